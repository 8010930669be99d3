// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Windows at the ends of a row: clamped, mirrored, wrapped round. Lanes that are
// sent to the same word read it together, mirrored lanes read words that others
// read anyway, and wrapped lanes find banks that the others leave free, as 96 is
// a multiple of 32: no conflict in any of the three.

#include "../common/check.h"

constexpr int Threads = 96, Radius = 3;

__global__ void windows(int *out, const int *in) {
  __shared__ int s[Threads];
  int t = threadIdx.x;
  // CHECK: clamped_window.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = in[t];
  __syncthreads();
  int clamped = 0, mirrored = 0, wrapped = 0;
  for (int k = -Radius; k <= Radius; ++k) {
    int i = t + k;
    // CHECK: clamped_window.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    clamped += s[min(max(i, 0), Threads - 1)];
    int j = i < 0 ? -i : i >= Threads ? 2 * (Threads - 1) - i : i;
    // CHECK: clamped_window.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    mirrored += s[j] * (k + 4);
    // CHECK: clamped_window.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    wrapped += s[(i + Threads) % Threads] * k;
  }
  out[t] = clamped + 100 * mirrored + 10000 * wrapped;
}

int main() {
  std::vector<int> in = values<int>(Threads), expected(Threads);
  for (int t = 0; t < Threads; ++t)
    for (int k = -Radius; k <= Radius; ++k) {
      int i = t + k, last = Threads - 1;
      int clamped = in[i < 0 ? 0 : i > last ? last : i], mirrored = in[i < 0 ? -i : i > last ? 2 * last - i : i];
      expected[t] += clamped + 100 * mirrored * (k + 4) + 10000 * in[(i + Threads) % Threads] * k;
    }
  Device<int> from(in), to(Threads);
  windows<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}

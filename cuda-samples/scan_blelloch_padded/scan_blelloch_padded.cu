// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The same scan with one unused word after every 32: `i + i / 32` spreads powers
// of two over the banks. Clean.

#include "../common/check.h"

constexpr int Threads = 256, N = 2 * Threads;

__device__ int place(int i) { return i + (i >> 5); }

__global__ void scan(int *out, const int *in) {
  __shared__ int s[N + N / 32];
  int t = threadIdx.x;
  // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[place(t)] = in[t];
  // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[place(t + Threads)] = in[t + Threads];
  int offset = 1;
  for (int d = N / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d)
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+3]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:45: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s[place(offset * (2 * t + 2) - 1)] += s[place(offset * (2 * t + 1) - 1)];
    offset *= 2;
  }
  if (t == 0)
    // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[place(N - 1)] = 0;
  for (int d = 1; d < N; d *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < d) {
      int low = place(offset * (2 * t + 1) - 1), high = place(offset * (2 * t + 2) - 1);
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      int v = s[low];
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      s[low] = s[high];
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+2]]:7: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      s[high] += v;
    }
  }
  __syncthreads();
  // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t] = s[place(t)];
  // CHECK: scan_blelloch_padded.cu:[[#@LINE+1]]:22: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t + Threads] = s[place(t + Threads)];
}

int main() {
  std::vector<int> in = values<int>(N), expected(N);
  for (int i = 1; i < N; ++i)
    expected[i] = expected[i - 1] + in[i - 1];
  Device<int> from(in), to(N);
  scan<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}

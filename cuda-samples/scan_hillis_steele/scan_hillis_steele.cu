// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The step-efficient scan between two buffers: every access is one word a lane
// at a uniform distance, whichever buffer it is in. A shift by 'offset' words
// moves all lanes alike.

#include "../common/check.h"

constexpr int Threads = 512;

__global__ void scan(int *out, const int *in) {
  __shared__ int s[2][Threads];
  int t = threadIdx.x, from = 0;
  // CHECK: scan_hillis_steele.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[0][t] = in[t];
  __syncthreads();
  for (int offset = 1; offset < Threads; offset *= 2) {
    int to = 1 - from;
    // CHECK: scan_hillis_steele.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    int value = s[from][t];
    if (t >= offset)
      // The first warp's last 31 lanes at offset 1, its last 16 at offset 16.
      // CHECK: scan_hillis_steele.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
      value += s[from][t - offset];
    // CHECK: scan_hillis_steele.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[to][t] = value;
    from = to;
    __syncthreads();
  }
  // CHECK: scan_hillis_steele.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t] = s[from][t];
}

int main() {
  std::vector<int> in = values<int>(Threads), expected(Threads);
  for (int i = 0, sum = 0; i < Threads; ++i)
    expected[i] = sum += in[i];
  Device<int> from(in), to(Threads);
  scan<<<1, Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}

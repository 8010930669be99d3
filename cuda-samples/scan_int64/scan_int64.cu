// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The up-sweep of a scan over 64-bit sums, padded one element for each 32. That
// padding was made for 4-byte elements: at offset 1 lanes are 4 words apart, 16
// lanes (a phase) wrap round the banks twice, and the padding, 2 words after
// lane 15, comes too late to part them. One element for each 16 is clean while
// a full warp is active; the last steps, of 16 lanes and fewer, are 2-way still.

#include "../common/check.h"

constexpr int Threads = 256, N = 2 * Threads;

template <int Every> __device__ int place(int i) { return i + i / Every; }

template <int Every> __global__ void total(long long *out, const long long *in) {
  __shared__ long long s[N + N / Every];
  int t = threadIdx.x;
  // CHECK-COUNT-2: scan_int64.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 2 wavefronts per request, ideal 2
  s[place<Every>(t)] = in[t];
  // CHECK-COUNT-2: scan_int64.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 2 wavefronts per request, ideal 2
  s[place<Every>(t + Threads)] = in[t + Threads];
  int offset = 1;
#pragma unroll 1
  for (int active = Threads; active > 0; active /= 2) {
    __syncthreads();
    if (t < active) {
      int low = place<Every>(offset * (2 * t + 1) - 1);
      int high = place<Every>(offset * (2 * t + 2) - 1);
      // CHECK: scan_int64.cu:[[#@LINE+4]]:24: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
      // CHECK: note: a block needs 65 wavefronts for 20 requests, ideal 35
      // CHECK: scan_int64.cu:[[#@LINE+2]]:24: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      // CHECK: note: a block needs 39 wavefronts for 20 requests, ideal 35
      long long left = s[low];
      // CHECK: scan_int64.cu:[[#@LINE+8]]:7: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
      // CHECK: note: a block needs 65 wavefronts for 20 requests, ideal 35
      // CHECK: scan_int64.cu:[[#@LINE+6]]:7: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
      // CHECK: note: a block needs 39 wavefronts for 20 requests, ideal 35
      // CHECK: scan_int64.cu:[[#@LINE+4]]:7: warning: 2-way bank conflict writing 's': 4 wavefronts per request, ideal 2
      // CHECK: note: a block needs 65 wavefronts for 20 requests, ideal 35
      // CHECK: scan_int64.cu:[[#@LINE+2]]:7: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
      // CHECK: note: a block needs 39 wavefronts for 20 requests, ideal 35
      s[high] += left;
    }
    offset *= 2;
  }
  __syncthreads();
  if (t == 0)
    // CHECK-COUNT-2: scan_int64.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    *out = s[place<Every>(N - 1)];
}

int main() {
  std::vector<long long> in = values<long long>(N), expected(1);
  for (long long &v : in)
    expected[0] += v += 1LL << 33;
  Device<long long> from(in), first(1), second(1);
  total<32><<<1, Threads>>>(first.data, from.data);
  total<16><<<1, Threads>>>(second.data, from.data);
  return report(close(first.read(), expected) && close(second.read(), expected));
}

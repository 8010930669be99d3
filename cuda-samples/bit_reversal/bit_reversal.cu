// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The bit-reversed permutation of 1,024 elements: the lane number becomes the
// upper five bits of the index, so that neighbouring lanes read words 32 apart.
// One word of padding for each 32 elements, 'i + i / 32', puts each lane into a
// bank of its own.

#include "../common/check.h"

constexpr int N = 1024, Threads = 256;

__global__ void permute(int *out, const int *in) {
  __shared__ int s[N];
  for (int i = threadIdx.x; i < N; i += Threads)
    // CHECK: bit_reversal.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < N; i += Threads)
    // CHECK: bit_reversal.cu:[[#@LINE+1]]:14: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
    out[i] = s[__brev(i) >> 22];
}

__device__ int padded(int i) { return i + i / 32; }

__global__ void permutePadded(int *out, const int *in) {
  __shared__ int s[N + N / 32];
  for (int i = threadIdx.x; i < N; i += Threads)
    // CHECK: bit_reversal.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[padded(i)] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < N; i += Threads)
    // CHECK: bit_reversal.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
    out[i] = s[padded(__brev(i) >> 22)];
}

int main() {
  std::vector<int> in = values<int>(N), expected(N);
  for (int i = 0; i < N; ++i) {
    int reversed = 0;
    for (int bit = 0; bit < 10; ++bit)
      reversed |= (i >> bit & 1) << (9 - bit);
    expected[i] = in[reversed];
  }
  Device<int> from(in), plain(N), clean(N);
  permute<<<1, Threads>>>(plain.data, from.data);
  permutePadded<<<1, Threads>>>(clean.data, from.data);
  return report(close(plain.read(), expected) && close(clean.read(), expected));
}

// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s
//
// What the data decide moves a lane by whole rows of banks: it stays in its own.

// Counters that belong to one thread each. Stored as rows of 8 counters a
// thread, the digits decide which banks meet. Stored as 8 rows of one counter a
// thread, a lane's bank is its own whatever its digit: a row is a multiple of
// 32 words. The second is clean though the addresses depend on the data.

#include "../common/check.h"

constexpr int Threads = 128, Digits = 8, Each = 16;

__global__ void rowsOfThreads(int *out, const unsigned char *in) {
  __shared__ int counts[Threads][Digits];
  int t = threadIdx.x;
  for (int d = 0; d < Digits; ++d)
    counts[t][d] = 0;
  for (int i = 0; i < Each; ++i)
    // CHECK: thread_counters.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 'counts': 1 to 8 wavefronts per request
    ++counts[t][in[i * Threads + t] % Digits];
  __syncthreads();
  if (t < Digits) {
    int sum = 0;
    for (int other = 0; other < Threads; ++other)
      // CHECK: thread_counters.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'counts': 1 wavefront per request, ideal 1
      sum += counts[other][t];
    out[t] = sum;
  }
}

__global__ void rowsOfDigits(int *out, const unsigned char *in) {
  __shared__ int counts[Digits][Threads];
  int t = threadIdx.x;
  for (int d = 0; d < Digits; ++d)
    // CHECK: thread_counters.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 'counts': 1 wavefront per request, ideal 1
    counts[d][t] = 0;
  for (int i = 0; i < Each; ++i)
    // CHECK-DAG: thread_counters.cu:[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 'counts': 1 wavefront per request, ideal 1
    // CHECK-DAG: thread_counters.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 'counts': 1 wavefront per request, ideal 1
    ++counts[in[i * Threads + t] % Digits][t];
  __syncthreads();
  if (t < Digits) {
    int sum = 0;
#pragma unroll 1
    for (int other = 0; other < Threads; ++other)
      // Eight lanes down one column.
      // CHECK: thread_counters.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 8-way bank conflict reading 'counts': 8 wavefronts per request, ideal 1
      sum += counts[t][other];
    out[t] = sum;
  }
}

int main() {
  std::vector<unsigned char> in(Threads * Each);
  std::vector<int> expected(Digits);
  for (size_t i = 0; i < in.size(); ++i) {
    in[i] = (unsigned char)(valueOf(i) + 8);
    ++expected[in[i] % Digits];
  }
  Device<unsigned char> from(in);
  Device<int> first(Digits), second(Digits);
  rowsOfThreads<<<1, Threads>>>(first.data, from.data);
  rowsOfDigits<<<1, Threads>>>(second.data, from.data);
  return report(close(first.read(), expected) && close(second.read(), expected));
}

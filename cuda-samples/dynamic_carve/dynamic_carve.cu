// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Dynamic shared memory cut by hand into three arrays, the second one 100 bytes
// behind the first: where an array starts moves all lanes alike. What is read
// through 'order' is the data's business: undecided.

#include "../common/check.h"

constexpr int Threads = 128, Head = 25;

__global__ void carve(float *out, const float *in) {
  extern __shared__ __align__(16) char memory[];
  int *head = reinterpret_cast<int *>(memory);
  float *values = reinterpret_cast<float *>(head + Head);
  short *order = reinterpret_cast<short *>(values + 2 * Threads);
  int t = threadIdx.x;
  if (t < Head)
    // CHECK: dynamic_carve.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'memory' (through 'head'): 1 wavefront per request, ideal 1
    head[t] = t;
  // CHECK: dynamic_carve.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'memory' (through 'values'): 2 wavefronts per request, ideal 1
  values[2 * t] = in[t];
  // CHECK: dynamic_carve.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'memory' (through 'order'): 1 wavefront per request, ideal 1
  order[t] = short(Threads - 1 - t);
  __syncthreads();
  // CHECK: dynamic_carve.cu:[[#@LINE+3]]:12: remark: data-dependent bank conflict reading 'memory' (through 'values'): 1 to 32 wavefronts per request
  // CHECK: dynamic_carve.cu:[[#@LINE+2]]:23: remark: no bank conflict reading 'memory' (through 'order'): 1 wavefront per request, ideal 1
  // CHECK: dynamic_carve.cu:[[#@LINE+1]]:35: remark: no bank conflict reading 'memory' (through 'head'): 1 wavefront per request, ideal 1
  out[t] = values[2 * order[t]] + head[t % Head];
}

int main() {
  std::vector<float> in = values<float>(Threads), expected(Threads);
  for (int i = 0; i < Threads; ++i)
    expected[i] = in[Threads - 1 - i] + i % Head;
  Device<float> from(in), to(Threads);
  carve<<<1, Threads, 4 * Head + 8 * Threads + 2 * Threads>>>(to.data, from.data);
  return report(close(to.read(), expected));
}

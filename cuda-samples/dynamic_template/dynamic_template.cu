// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Dynamic shared memory behind a function template, as code for several types
// has it: the same bytes as floats and as doubles. A sequential reduction, clean
// at one wavefront per request for 4 bytes a lane and at two for 8.

#include "../common/check.h"

constexpr int Threads = 128;

template <typename T> __device__ T *sharedMemory() {
  extern __shared__ __align__(16) unsigned char memory[];
  return reinterpret_cast<T *>(memory);
}

template <typename T> __global__ void reduce(T *out, const T *in) {
  T *s = sharedMemory<T>();
  int t = threadIdx.x;
  // CHECK: dynamic_template.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'memory' (through 's'): 1 wavefront per request, ideal 1
  // CHECK: dynamic_template.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'memory' (through 's'): 2 wavefronts per request, ideal 2
  s[t] = in[t] + in[t + Threads];
  __syncthreads();
  for (int k = Threads / 2; k > 0; k /= 2) {
    T sum = 0;
    if (t < k)
      // CHECK: dynamic_template.cu:[[#@LINE+4]]:13: remark: no bank conflict reading 'memory' (through 's'): 1 wavefront per request, ideal 1
      // CHECK: dynamic_template.cu:[[#@LINE+3]]:13: remark: no bank conflict reading 'memory' (through 's'): 2 wavefronts per request, ideal 2
      // CHECK: dynamic_template.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 'memory' (through 's'): 1 wavefront per request, ideal 1
      // CHECK: dynamic_template.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'memory' (through 's'): 2 wavefronts per request, ideal 2
      sum = s[t] + s[t + k];
    __syncthreads();
    if (t < k)
      // CHECK: dynamic_template.cu:[[#@LINE+2]]:7: remark: no bank conflict writing 'memory' (through 's'): 1 wavefront per request, ideal 1
      // CHECK: dynamic_template.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'memory' (through 's'): 2 wavefronts per request, ideal 2
      s[t] = sum;
    __syncthreads();
  }
  if (t == 0)
    // CHECK-COUNT-2: dynamic_template.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 'memory' (through 's'): 1 wavefront per request, ideal 1
    *out = s[0];
}

template <typename T> bool run() {
  std::vector<T> in = values<T>(2 * Threads), expected(1);
  for (T v : in)
    expected[0] += v;
  Device<T> from(in), to(1);
  reduce<T><<<1, Threads, Threads * sizeof(T)>>>(to.data, from.data);
  return close(to.read(), expected);
}

int main() { return report(run<float>() && run<double>()); }

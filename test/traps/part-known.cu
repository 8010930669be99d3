// What one arm of a condition has loaded, nvcc loads in the other arm, too, and not behind them: what is merged there
// lacks it. Its code for sm_90 (13.0): a load of one element in each arm, and behind them one of 2 and 4 bytes twice in
// place of 8, of 16 bytes in place of 16.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

template <typename T> __device__ int heads(const T *values, int first) {
  int heads = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    const int i = first + k;
    heads += i == 0 || values[i] != values[i - 1];
  }
  return heads;
}
// CHECK-NOT: load None
// CHECK: {{^}}0 store None
// CHECK-COUNT-2: {{^}}0 load the compiler may
__global__ void bytes(const unsigned *in, int *out) {
  __shared__ alignas(4) unsigned char s[1024];
  reinterpret_cast<unsigned *>(s)[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = heads(s, threadIdx.x * 8);
}
// CHECK: {{^}}1 store None
// CHECK-COUNT-2: {{^}}1 load the compiler may
__global__ void words(const unsigned *in, int *out) {
  __shared__ unsigned s[1024];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = heads(s, threadIdx.x * 8);
}

// Nothing is known in front of it: exact.
// CHECK: {{^}}2 store None
// CHECK: {{^}}2 load None
__global__ void unconditional(const unsigned *in, int *out) {
  __shared__ unsigned s[1024];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  unsigned v = 0;
#pragma unroll
  for (int k = 1; k < 8; ++k)
    v += s[threadIdx.x * 8 + k] != s[threadIdx.x * 8 + k - 1];
  out[threadIdx.x] = v;
}

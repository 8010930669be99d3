// Recursion, of two functions on each other and of one on itself, is not
// followed; what stands beside it is analysed.

__device__ float odd(const float *s, int i);
// CHECK-COUNT-2: recursion.cu:{{[0-9]+}}:{{[0-9]+}}: remark: undecided bank conflict reading shared memory: recursion: the function calls itself and is not followed
__device__ float even(const float *s, int i) { return i ? s[i] + odd(s, i - 1) + odd(s, i - 2) : 0; }
__device__ float odd(const float *s, int i) { return i ? s[i] + even(s, i - 1) + even(s, i - 2) : 0; }

__global__ void mutual(float *o) {
  __shared__ float s[1024];
  // CHECK: recursion.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's'
  s[threadIdx.x * 2 & 1023] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = even(s, 64);
}

// Of templates it is none: it ends at compile time.
template <int N> __device__ float level(const float *s) {
  if constexpr (N == 0)
    return s[threadIdx.x];
  else
    // CHECK: recursion.cu:[[#@LINE+2]]:30: warning: 2-way bank conflict reading 's'
    // CHECK: recursion.cu:[[#@LINE+1]]:30: warning: 4-way bank conflict reading 's'
    return level<N - 1>(s) + s[threadIdx.x * N];
}

__global__ void unrolled(float *o) {
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = level<4>(s);
}
// CHECK: {{^}}2 kernels

void launch(float *o) {
  mutual<<<1, 1024>>>(o);
  unrolled<<<1, 32>>>(o);
}

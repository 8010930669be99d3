// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Words that lanes share, and atomics, whose lanes do not.

__global__ void sharing(int *o, int j) {
  __shared__ int s[1024];
  __shared__ unsigned char c[256];
  int t = threadIdx.x;
  s[t] = o[t];
  c[t] = (unsigned char)o[t];
  __syncthreads();
  // A broadcast, a partial one, and one at an unknown but uniform place.
  // CHECK: sharing.cu:[[#@LINE+3]]:13: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: sharing.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK: sharing.cu:[[#@LINE+1]]:31: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  int sum = s[7] + s[t / 4] + s[j + t];
  // Four bytes are one word.
  // CHECK: sharing.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 'c': 1 wavefront per request, ideal 1
  sum += c[t ^ 3];
  __syncthreads();
  // Atomics on one word run one by one, if the compiler does not see that it is
  // one: then a lane does it for the warp.
  // CHECK: sharing.cu:[[#@LINE+1]]:3: warning: 32 lanes update one word of 's', one after the other: 32 wavefronts per request, ideal 1
  atomicMax(&s[t >> 6], sum);
  // CHECK: sharing.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 1 wavefront per request, ideal 1
  atomicMax(&s[1], sum);
  __syncthreads();
  o[t] = s[t];
}

__global__ void histogram(unsigned *o, const int *data) {
  __shared__ unsigned h[256];
  h[threadIdx.x] = 0;
  __syncthreads();
  // CHECK: sharing.cu:[[#@LINE+1]]:3: remark: data-dependent bank conflict in atomic on 'h': 1 to 8 wavefronts
  atomicAdd(&h[data[threadIdx.x]], 1u);
  __syncthreads();
  o[threadIdx.x] = h[threadIdx.x];
}

void launch(float *o) {
  sharing<<<1, 256>>>((int *)o, 1);
  histogram<<<1, 256>>>((unsigned *)o, (const int *)o);
}

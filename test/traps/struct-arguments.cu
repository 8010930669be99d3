// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
// Pointers in an argument that is a struct point to global memory: the host has no
// other. Loads through them alias no shared array, and what stands between does not
// keep four neighbouring stores from being one of 16 bytes.

struct Operands {
  const float *up, *down;
  float *out;
};
struct Nested { Operands operands; int n; };
__device__ const float *table;

__global__ void mixed(Operands p) {
  __shared__ __align__(16) float s[1024];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    // CHECK: struct-arguments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
    s[threadIdx.x * 4 + i] = p.up[threadIdx.x * 4 + i];
    // CHECK: struct-arguments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
    s[512 + threadIdx.x * 4 + i] = p.down[threadIdx.x * 4 + i];
  }
  __syncthreads();
  p.out[threadIdx.x] = s[threadIdx.x ^ 77] + s[512 + (threadIdx.x ^ 33)];
}

__global__ void nested(Nested n) {
  __shared__ __align__(16) float s[1024];
  const Operands p = n.operands;
  const float *up = p.up, *down = p.down;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    // CHECK: struct-arguments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
    s[threadIdx.x * 4 + i] = up[threadIdx.x * 4 + i];
    s[512 + threadIdx.x * 4 + i] = down[threadIdx.x * 4 + i];
  }
  __syncthreads();
  p.out[threadIdx.x] = s[threadIdx.x ^ 77] + s[512 + (threadIdx.x ^ 33)];
}

// A pointer that is loaded: it may point anywhere, but not to what gave no address away.
__global__ void loaded(float *out) {
  __shared__ __align__(16) float s[1024];
  const float *from = table;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    // CHECK: struct-arguments.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
    s[threadIdx.x * 4 + i] = from[threadIdx.x * 4 + i];
    s[512 + threadIdx.x * 4 + i] = from[512 + threadIdx.x * 4 + i];
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 77] + s[512 + (threadIdx.x ^ 33)];
}

int main() {
  mixed<<<1, 128>>>({});
  nested<<<1, 128>>>({});
  loaded<<<1, 128>>>(nullptr);
}

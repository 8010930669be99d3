// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// A vector access at an address that its type does not allow faults: there is
// no cost to state.

__global__ void faults(float4 *o) {
  __shared__ float s[32 * 33];
  // CHECK: misaligned.cu:[[#@LINE+1]]:20: warning: misaligned access reading 's': lane 1 asks for 16 bytes at an address that is 4 bytes past a multiple of 16, and faults
  o[threadIdx.x] = *reinterpret_cast<const float4 *>(&s[33 * threadIdx.x]);
}

__global__ void faults_by_fields(float *o) {
  __shared__ float s[32 * 33];
  // CHECK: misaligned.cu:[[#@LINE+1]]:14: warning: misaligned access reading 's': lane 1 asks for 8 bytes at an address that is 4 bytes past a multiple of 8, and faults
  float2 u = *reinterpret_cast<const float2 *>(&s[33 * threadIdx.x]);
  o[threadIdx.x] = u.x * u.y;
}

// Values of ld that would fault cannot be meant.
__global__ void those_that_do_not(float4 *o, int ld) {
  extern __shared__ float d[];
  // CHECK: misaligned.cu:[[#@LINE+2]]:20: remark: 8-way bank conflict reading 'd': 32 wavefronts per request, ideal 4
  // CHECK-SAME: , where ld % 32 == 0 and ld != 0
  o[threadIdx.x] = *reinterpret_cast<const float4 *>(&d[ld * threadIdx.x]);
}

// All lanes alike by an unknown amount: it has to be aligned.
__global__ void by_an_unknown(float4 *o, int j) {
  __shared__ float s[1024];
  // CHECK: misaligned.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
  o[threadIdx.x] = *reinterpret_cast<const float4 *>(&s[4 * threadIdx.x + j + 1]);
}

// Behind three floats it may begin at 12, where this is right.
__global__ void displaced(double *o) {
  __shared__ float first[3];
  __shared__ float s[65];
  first[threadIdx.x % 3] = o[threadIdx.x];
  __syncthreads();
  // CHECK: misaligned.cu:[[#@LINE+1]]:20: remark: undecided bank conflict reading 's': misaligned: lane 0 asks for 8 bytes
  o[threadIdx.x] = *reinterpret_cast<const double *>(&s[2 * threadIdx.x + 1]) + first[threadIdx.x % 3];
}

// The lanes that pass may all be even ones.
__global__ void perhaps(double *o, const int *in) {
  __shared__ float s[32 * 33];
  if (in[threadIdx.x])
    // CHECK: misaligned.cu:[[#@LINE+1]]:22: remark: undecided bank conflict reading 's': misaligned: lane 1 asks for 8 bytes
    o[threadIdx.x] = *reinterpret_cast<const double *>(&s[33 * threadIdx.x]);
}

// Only a launch of blocks that are guessed gets there.
__global__ void guessed(double *o) {
  __shared__ float s[8][8];
  // CHECK: misaligned.cu:[[#@LINE+1]]:20: remark: misaligned access reading 's': lane
  o[threadIdx.x] = *reinterpret_cast<const double *>(&s[threadIdx.y][threadIdx.x]);
}

int main(int argc, char **) {
  faults<<<1, 32>>>(nullptr);
  faults_by_fields<<<1, 32>>>(nullptr);
  those_that_do_not<<<1, 32>>>(nullptr, argc);
  by_an_unknown<<<1, 32>>>(nullptr, 3);
  displaced<<<1, 32>>>(nullptr);
  perhaps<<<1, 32>>>(nullptr, nullptr);
}

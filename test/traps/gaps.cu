// Elements that are read with gaps between them: what nvcc makes of them is known from an
// aligned one on (test/merging/narrow_gaps.cu), and not called exact from others on.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

struct __align__(8) Bytes {
  unsigned char m[8];
};
struct __align__(16) Floats {
  float m[8];
};

__global__ void colour(float *o) {
  __shared__ uchar4 s[64];
  const uchar4 &c = s[2 * threadIdx.x & 63];
  // CHECK: gaps.cu:[[#@LINE+4]]:20: warning: 2-way bank conflict reading 's' (through 'c.x'): 2 wavefronts per request, ideal 1
  // CHECK: note: a block needs 2 wavefronts for 1 request, ideal 1
  // CHECK-NEXT: gaps.cu:[[#@LINE+2]]:26: remark: no bank conflict reading 's' (through 'c.y'): it runs with another access
  // CHECK-NEXT: gaps.cu:[[#@LINE+1]]:32: remark: no bank conflict reading 's' (through 'c.z'): it runs with another access
  o[threadIdx.x] = c.x + c.y + c.z;
}

// A gap inside: in a struct nvcc fills it, in a flat array not.
__global__ void flat(float *o) {
  __shared__ __align__(16) short u[1024];
  // CHECK-NEXT: gaps.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 'u'
  // CHECK-NEXT: note: the requests may be others
  o[threadIdx.x] = u[4 * threadIdx.x] + u[4 * threadIdx.x + 3];
}

// A store between the two loads, which nvcc does not pass.
__global__ void stored_between(float *o) {
  __shared__ uchar4 q[64];
  uchar4 &c = q[threadIdx.x];
  // CHECK: gaps.cu:[[#@LINE+2]]:13: remark: no bank conflict reading 'q' (through 'c.x')
  // CHECK-NEXT: note: the requests may be others
  float a = c.x;
  c.y = 3;
  o[threadIdx.x] = a + c.z;
}

__global__ void words_stored_between(float *o) {
  __shared__ float4 w[64];
  float4 &c = w[threadIdx.x];
  // CHECK: gaps.cu:[[#@LINE+3]]:13: remark: no bank conflict reading 'w' (through 'c.x')
  // CHECK: note: the requests may be others
  // CHECK: gaps.cu:[[#@LINE+3]]:28: remark: no bank conflict reading 'w'
  float a = c.x, b = c.y;
  c.z = 3;
  o[threadIdx.x] = a + b + c.w;
}

// Filled bytes beside a word: nvcc loads both at once.
struct __align__(8) Mixed {
  unsigned char a, p, b, p2;
  int w;
};
__global__ void mixed(float *o) {
  __shared__ Mixed m[64];
  const Mixed &c = m[threadIdx.x];
  // CHECK: gaps.cu:[[#@LINE+3]]:20: warning: 2-way bank conflict reading 'm' (through 'c.a')
  // CHECK: gaps.cu:[[#@LINE+2]]:20: note: the requests may be others
  // CHECK: gaps.cu:[[#@LINE+1]]:32: note: the requests may be others
  o[threadIdx.x] = c.a + c.b + c.w;
}

__global__ void unaligned(float *o) {
  extern __shared__ Bytes bytes[];
  // CHECK: gaps.cu:[[#@LINE+4]]:20: warning: 2-way bank conflict reading 'bytes'
  // CHECK: gaps.cu:[[#@LINE+3]]:20: note: the requests may be others
  // CHECK: gaps.cu:[[#@LINE+2]]:46: warning: 2-way bank conflict reading 'bytes'
  // CHECK: gaps.cu:[[#@LINE+1]]:46: note: the requests may be others
  o[threadIdx.x] = bytes[threadIdx.x].m[2] + bytes[threadIdx.x].m[4];
}

__global__ void floats(float *o) {
  extern __shared__ Floats s_of[];
  const Floats &f = s_of[threadIdx.x];
  // CHECK: gaps.cu:[[#@LINE+2]]:20: warning: 8-way {{.*}} 8 wavefronts per request, ideal 1
  // CHECK: note: a block needs 8 wavefronts for 1 request, ideal 1
  o[threadIdx.x] = f.m[2];
  // CHECK-NEXT: gaps.cu:[[#@LINE+3]]:25: warning: 2-way
  // CHECK: gaps.cu:[[#@LINE+2]]:25: note: the requests may be others
  // CHECK: remark: no bank conflict reading 's_of' (through 'f.m'): it runs with another access
  o[threadIdx.x + 64] = f.m[5] * f.m[6] * f.m[7];
}

void launch(float *o) {
  colour<<<1, 32>>>(o);
  flat<<<1, 32>>>(o);
  stored_between<<<1, 32>>>(o);
  words_stored_between<<<1, 32>>>(o);
  mixed<<<1, 32>>>(o);
  unaligned<<<1, 32>>>(o);
  floats<<<1, 32>>>(o);
}

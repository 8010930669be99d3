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
  // CHECK: gaps.cu:[[#@LINE+3]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts a request, ideal 1
  // CHECK: note: a block needs 2 wavefronts for 1 request, ideal 1
  // CHECK-NEXT: gaps.cu:[[#@LINE+1]]:26: remark: no bank conflict reading 's': it runs with another access
  o[threadIdx.x] = c.x + c.z;
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
  // CHECK: gaps.cu:[[#@LINE+2]]:20: warning: 8-way {{.*}} 8 wavefronts a request, ideal 1
  // CHECK: note: a block needs 8 wavefronts for 1 request, ideal 1
  o[threadIdx.x] = f.m[2];
  // CHECK-NEXT: gaps.cu:[[#@LINE+3]]:25: warning: 2-way
  // CHECK: gaps.cu:[[#@LINE+2]]:25: note: the requests may be others
  // CHECK: remark: no bank conflict reading 's_of': it runs with another access
  o[threadIdx.x + 64] = f.m[5] * f.m[6] * f.m[7];
}

void launch(float *o) {
  colour<<<1, 32>>>(o);
  unaligned<<<1, 32>>>(o);
  floats<<<1, 32>>>(o);
}

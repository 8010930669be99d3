// An array of bytes behind one of odd size begins within a word (measured on an H200: k50 of
// test/random/measured/1795352586.tar.xz): 32 words of it are 33 of the memory.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --fail-on=never %s | FileCheck %s --check-prefix=FIX

__global__ void behind(unsigned *o) {
  __shared__ volatile signed char odd[777];
  __shared__ volatile unsigned char s[256];
  odd[threadIdx.x] = threadIdx.x;
  s[threadIdx.x] = odd[threadIdx.x + 1];
  // CHECK: in-words.cu:[[#@LINE+2]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  // FIX: note: no fix found for 's': it begins within a word, behind an array of another size
  o[threadIdx.x] = s[threadIdx.x * 65 + 32 * 65 >> 4];
}

__global__ void alone(unsigned *o) {
  __shared__ volatile unsigned char s[256];
  s[threadIdx.x] = threadIdx.x;
  // CHECK: in-words.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  o[threadIdx.x] = s[threadIdx.x * 65 + 32 * 65 >> 4];
}

void launch(unsigned *o) {
  behind<<<1, 32>>>(o);
  alone<<<1, 32>>>(o);
}

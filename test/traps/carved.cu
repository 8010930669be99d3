// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Dynamic shared memory cut into arrays by hand: where an array starts decides
// in which banks it lies, and which of its bytes share a word.

extern __shared__ __align__(16) unsigned char raw[];

// One request reads two arrays: the second starts in bank 4, or in bank 16.
template <int Floats> __global__ void two_arrays(float *o) {
  float *a = reinterpret_cast<float *>(raw), *b = a + Floats;
  int x = threadIdx.x;
  a[x] = b[x] = o[x];
  __syncthreads();
  const float *p = x < 16 ? a + x : b + (x - 16);
  // CHECK: carved.cu:[[#@LINE+2]]:10: warning: 2-way bank conflict reading 'raw' (through 'p'): 2 wavefronts per request, ideal 1
  // CHECK: carved.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 'raw' (through 'p'): 1 wavefront per request, ideal 1
  o[x] = *p;
}

// Bytes 8 apart, the odd lanes 129 further: in the same bank if the array
// starts with a word, in the next one if it starts with a word's last byte.
template <int Start> __global__ void bytes(unsigned char *o) {
  unsigned char *c = raw + Start;
  int x = threadIdx.x;
  // CHECK: carved.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict writing 'raw' (through 'c'): 2 wavefronts per request, ideal 1
  // CHECK: carved.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'raw' (through 'c'): 1 wavefront per request, ideal 1
  c[(x & 1) * 129 + (x >> 1) * 8] = o[x];
  __syncthreads();
  o[x] = c[x];
}

// Where the second array starts is an argument, so the two may meet or not;
// within one array it moves all lanes alike.
__global__ void unknown_start(float *o, int n) {
  float *a = reinterpret_cast<float *>(raw), *b = a + n;
  // CHECK: carved.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'raw' (through 'b'): 1 wavefront per request, ideal 1
  b[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  const float *p = threadIdx.x < 16 ? a + threadIdx.x : b + (threadIdx.x - 16);
  // CHECK: carved.cu:[[#@LINE+2]]:20: remark: 2-way bank conflict reading 'raw' (through 'p'): 2 wavefronts per request, ideal 1
  // CHECK-SAME: where n % 32 == {{[0-9]+}}
  o[threadIdx.x] = *p;
}

// The second array starts 24 bytes past a multiple of 128.
__global__ void columns(double *o) {
  float *head = reinterpret_cast<float *>(raw);
  double *tail = reinterpret_cast<double *>(head + 6);
  head[threadIdx.x % 6] = 0;
  // 32 words from lane to lane: each phase of 16 lanes meets in two banks.
  // CHECK: carved.cu:[[#@LINE+1]]:3: warning: 16-way bank conflict writing 'raw' (through 'tail'): 32 wavefronts per request, ideal 2
  tail[threadIdx.x * 16] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = tail[threadIdx.x];
}

void launch(float *o, int n) {
  two_arrays<100><<<1, 32, 4096>>>(o);
  two_arrays<112><<<1, 32, 4096>>>(o);
  bytes<400><<<1, 32, 4096>>>((unsigned char *)o);
  bytes<403><<<1, 32, 4096>>>((unsigned char *)o);
  unknown_start<<<1, 32, 4096>>>(o, n);
  columns<<<1, 32, 4096>>>((double *)o);
}

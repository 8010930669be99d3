// An index outside of its array is undefined: no such index is given as the worst, and no more words of a bank than the
// array has.
// RUN: %bundled --fail-on=never --no-fixes --all %s | FileCheck %s

__global__ void strides(float *o, int n) {
  __shared__ float small[64], half[512], full[1024];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: {{.*}}: 2-way bank conflict reading 'small': 2 wavefronts per request, ideal 1, for example where n % 32 == 2
  o[0] = small[threadIdx.x * n];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: {{.*}}: 16-way bank conflict reading 'half': 16 wavefronts per request, ideal 1, where n % 32 == 16
  o[1] = half[threadIdx.x * n];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: {{.*}}: 32-way bank conflict reading 'full': 32 wavefronts per request, ideal 1, where n % 32 == 0 and n != 0
  o[2] = full[threadIdx.x * n];
}

// All lanes in one row, or the rows are others.
__global__ void rows(float *o, int n) {
  __shared__ float one[1024];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: {{.*}}no bank conflict reading 'one': 1 wavefront per request
  o[0] = one[threadIdx.x + threadIdx.x * n * 1024];
}

// As many lanes as are inside: 9 of 32.
__global__ void some(float *o, int m, int n) {
  __shared__ float s[513], t[513];
  if (threadIdx.x < m) {
    // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: {{.*}}: up to 9-way bank conflict reading 's': at most 9 wavefronts per request, ideal 1
    // CHECK: lanes 0, 1, 2, ..., 8 meet in bank 0
    o[0] = s[threadIdx.x * 64];
    // CHECK: :[[#@LINE+3]]:{{[0-9]+}}: {{.*}}: up to 17-way bank conflict reading 't': at most 17 wavefronts per request, ideal 1, where n % 32 == 0 and n != 0
    // CHECK: lanes 0, 1, 2, ..., 16 meet in bank 0
    // CHECK-NOT: atomic changes the value
    o[1] = t[threadIdx.x * n];
  }
}

// Atomics wait for each lane at a word, so that an array of one word has 32 of them.
__global__ void atomics(int *o, int n) {
  __shared__ int counts[32];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: {{.*}}: 32 lanes update one word of 'counts', one after the other
  o[0] = atomicAdd(&counts[threadIdx.x * n], 2);
}

void launch(float *o, int *i, int m, int n) {
  strides<<<1, 32>>>(o, n);
  rows<<<1, 32>>>(o, n);
  some<<<1, 32>>>(o, m, n);
  atomics<<<1, 32>>>(i, n);
}

// Memory that is declared as bytes or halves and accessed as something wider: as wide as
// the type that is accessed, whatever is known of the address.
// RUN: %bundled --all --no-fixes --fail-on=never --block=64 %s | FileCheck %s

__global__ void rows(float *o, int pitch) {
  extern __shared__ unsigned char bytes[];
  // CHECK: :[[#@LINE+1]]:20: remark: 32-way bank conflict reading 'bytes': 32 wavefronts per request, ideal 1, where pitch % 128 == 0
  o[threadIdx.x] = *(float *)(bytes + threadIdx.x * pitch);
}

__global__ void fixed(float *o) {
  __shared__ unsigned char p[8192];
  // CHECK: :[[#@LINE+1]]:3: warning: 16-way bank conflict writing 'p': 16 wavefronts per request, ideal 1
  *(float *)&p[threadIdx.x * 64] = o[threadIdx.x];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:20: remark: no bank conflict reading 'p': 1 wavefront per request
  o[threadIdx.x] = ((float *)p)[threadIdx.x];
}

__global__ void halves(double *o) {
  __shared__ short raw[4096];
  // CHECK: :[[#@LINE+1]]:3: remark: no bank conflict writing 'raw': 2 wavefronts per request
  *(double *)(raw + threadIdx.x * 4) = o[threadIdx.x];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:20: warning: 2-way bank conflict reading 'raw': 4 wavefronts per request, ideal 2
  o[threadIdx.x] = reinterpret_cast<const double &>(raw[threadIdx.x * 8]);
}

// What is copied byte by byte is loaded byte by byte.
__global__ void copied(float *o) {
  __shared__ unsigned char p[8192];
  p[threadIdx.x] = threadIdx.x;
  __syncthreads();
  float v;
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'p': 1 wavefront per request
  __builtin_memcpy(&v, &p[threadIdx.x * 4], 4);
  o[threadIdx.x] = v;
}

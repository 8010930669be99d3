// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Accesses of 8 and 16 bytes, and what ptxas merges.

__global__ void unrolled(float *o) { // s[4*t+i], i unrolled to 4: one 16-byte access (measured: 4 of 4)
  __shared__ float s[1024];
  for (int i = 0; i < 4; ++i)
    // CHECK: wide.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 4 wavefronts per request, ideal 4
    s[4 * threadIdx.x + i] = o[4 * threadIdx.x + i];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 4; ++i)
    // CHECK: wide.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
    sum += s[(1020 - 4 * threadIdx.x) % 1024 + i];
  o[threadIdx.x] = sum;
}

__global__ void kept_apart(float *o) { // volatile: four 4-way accesses (measured: 4 of 1)
  __shared__ volatile float s[1024];
  for (int i = 0; i < 4; ++i)
    // CHECK: wide.cu:[[#@LINE+1]]:5: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
    s[4 * threadIdx.x + i] = o[4 * threadIdx.x + i];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

template <int Floats> __global__ void vectors(float4 *o) { // lanes 32 bytes apart: 8 of 4 (measured); 36 floats: 4 of 4 (measured)
  extern __shared__ float s[];
  *reinterpret_cast<float4 *>(&s[Floats * threadIdx.x]) = o[threadIdx.x];
  __syncthreads();
  // CHECK: wide.cu:[[#@LINE+4]]:20: warning: 8-way bank conflict reading 's': 32 wavefronts per request, ideal 4
  // CHECK: wide.cu:[[#@LINE+3]]:20: warning: 2-way bank conflict reading 's': 8 wavefronts per request, ideal 4
  // CHECK: wide.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
  // Rows of 64 floats (256 bytes), of 8 and of 36.
  o[threadIdx.x] = *reinterpret_cast<const float4 *>(&s[Floats * (31 - threadIdx.x)]);
}

__global__ void uniform_row(float *o) { // A[threadIdx.y][k], unrolled: one address, 16 bytes (measured: 2 of 2)
  __shared__ float a[16][16];
  a[threadIdx.y][threadIdx.x] = o[threadIdx.y * 16 + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; ++k)
    // CHECK: wide.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 'a': 2 wavefronts per request, ideal 2
    sum += a[threadIdx.y][k];
  o[threadIdx.y * 16 + threadIdx.x] = sum;
}

__global__ void double_scan(double *o) { // index i + i/32 of 64-bit elements: 4 of 2 at worst
  __shared__ double s[512 + 16];
  auto place = [](int i) { return i + (i >> 5); };
  s[place(threadIdx.x)] = o[threadIdx.x];
  __syncthreads();
  double sum = 0;
  for (int offset = 1; offset <= 8; offset *= 2)
    // CHECK: wide.cu:[[#@LINE+1]]:12: warning: 2-way bank conflict reading 's': 4 wavefronts per request, ideal 2
    sum += s[place(offset * (2 * threadIdx.x + 2) - 1)];
  o[threadIdx.x] = sum;
}

void launch(float *o) {
  unrolled<<<1, 256>>>(o);
  kept_apart<<<1, 256>>>(o);
  vectors<64><<<1, 32, 8192>>>((float4 *)o);
  vectors<8><<<1, 32, 8192>>>((float4 *)o);
  vectors<36><<<1, 32, 8192>>>((float4 *)o);
  uniform_row<<<1, dim3(16, 16)>>>(o);
  double_scan<<<1, 32>>>((double *)o);
}

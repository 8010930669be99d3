// The other side of flat.cu: uses that stay in their rows, whatever the values. Each padding is made by --fix.
// RUN: cp %s %t.cu && %bundled --fix --fail-on=never %t.cu > /dev/null && FileCheck %s < %t.cu

__device__ void put(float *row, int count, float v) {
  for (int i = threadIdx.x; i < count; i += blockDim.x) row[i] = v;
}

#define READ(array) out[threadIdx.x] = array[threadIdx.x % 32][threadIdx.x / 32]
#define X (threadIdx.x % 32)
#define Y (threadIdx.x / 32)

__global__ void kIndices(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tIndices{{\[32\]\[33\]}};
  __shared__ float tIndices[32][32];
  tIndices[Y][X] = in[threadIdx.x];
  __syncthreads();
  READ(tIndices);
}
__global__ void kWrapped(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tWrapped{{\[32\]\[33\]}};
  __shared__ float tWrapped[32][32];
  tWrapped[Y][(X + n) % 32u] = in[threadIdx.x];
  __syncthreads();
  READ(tWrapped);
}
__global__ void kMasked(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tMasked{{\[32\]\[33\]}};
  __shared__ float tMasked[32][32];
  tMasked[Y][X] = in[threadIdx.x]; out[2] = tMasked[0][int(in[0]) & 31];
  __syncthreads();
  READ(tMasked);
}
__global__ void kGuarded(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tGuarded{{\[32\]\[33\]}};
  __shared__ float tGuarded[32][32];
  tGuarded[Y][X] = in[threadIdx.x]; if (threadIdx.x < 32) out[threadIdx.x] += tGuarded[2][threadIdx.x];
  __syncthreads();
  READ(tGuarded);
}
__global__ void kRow(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tRow{{\[32\]\[33\]}};
  __shared__ float tRow[32][32];
  float *row = tRow[Y]; row[X] = in[threadIdx.x];
  __syncthreads();
  READ(tRow);
}
__global__ void kHelper(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tHelper{{\[32\]\[33\]}};
  __shared__ float tHelper[32][32];
  tHelper[Y][X] = in[threadIdx.x]; __syncthreads(); put(tHelper[3], 32, 1);
  __syncthreads();
  READ(tHelper);
}
__global__ void kElement(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tElement{{\[32\]\[33\]}};
  __shared__ float tElement[32][32];
  atomicExch(&tElement[Y][X], in[threadIdx.x]);
  __syncthreads();
  READ(tElement);
}
__global__ void kOneRow(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tOneRow{{\[32\]\[33\]}};
  __shared__ float tOneRow[32][32];
  tOneRow[Y][X] = in[threadIdx.x]; __syncthreads(); if (threadIdx.x == 0) memcpy(tOneRow[2], tOneRow[0], 128);
  __syncthreads();
  READ(tOneRow);
}
__global__ void kLoop(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tLoop{{\[32\]\[33\]}};
  __shared__ float tLoop[32][32];
  tLoop[Y][X] = in[threadIdx.x]; for (int i = 0; i < 32; ++i) out[i] += tLoop[2][i];
  __syncthreads();
  READ(tLoop);
}
__global__ void kAnyRow(float *out, const float *in, unsigned n) {
  // CHECK: {{^}}  __shared__ float tAnyRow{{\[32\]\[33\]}};
  __shared__ float tAnyRow[32][32];
  tAnyRow[Y][X] = in[threadIdx.x]; out[1] = tAnyRow[n][X];
  __syncthreads();
  READ(tAnyRow);
}

// Its elements are objects whose functions get their addresses, and a loop that initialises a local array of such
// compares pointers.
struct Small {
  unsigned short bits;
  __device__ Small() {}
  __device__ Small(float f) : bits(f) {}
  __device__ Small &operator=(const Small &other) {
    bits = other.bits;
    return *this;
  }
};
__global__ void kObjects(float *out, const Small *in, unsigned n) {
  // CHECK: {{^}}  __shared__ Small tObjects{{\[32\]\[66\]}};
  __shared__ Small tObjects[32][64];
  Small sums[8][8] = {Small(0.f)};
  tObjects[Y][X] = in[threadIdx.x];
  __syncthreads();
  sums[n % 8][1] = tObjects[X][Y];
  out[threadIdx.x] = sums[n / 8 % 8][n % 8].bits;
}

void launch(float *o, int n) {
  kIndices<<<1, 1024>>>(o, o, n);
  kWrapped<<<1, 1024>>>(o, o, n);
  kMasked<<<1, 1024>>>(o, o, n);
  kGuarded<<<1, 1024>>>(o, o, n);
  kRow<<<1, 1024>>>(o, o, n);
  kHelper<<<1, 1024>>>(o, o, n);
  kElement<<<1, 1024>>>(o, o, n);
  kOneRow<<<1, 1024>>>(o, o, n);
  kLoop<<<1, 1024>>>(o, o, n);
  kAnyRow<<<1, 1024>>>(o, o, n);
  kObjects<<<1, 1024>>>(o, (const Small *)o, n);
}

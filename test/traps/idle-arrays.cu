// Local arrays of which no address is made are left out of the evaluation; what is
// loaded into them and stored out of them is an access all the same, and what
// does make an address, a condition or a trip is kept.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

template <int N> struct Fragment {
  float values[N];
};

// Sums, in an array that an unrolled loop indexes: only computed with.
__global__ void sums(const float *in, float *out) {
  __shared__ float rows[64 * 32];
  float sum[8] = {};
  for (int i = 0; i < 64; ++i)
    rows[i * 32 + threadIdx.x % 32] = in[i];
  __syncthreads();
  for (int k = 0; k < 32; ++k)
#pragma unroll
    for (int i = 0; i < 8; ++i)
      // CHECK: :[[#@LINE+1]]:17: warning: 8-way bank conflict reading 'rows': 32 wavefronts per request, ideal 4
      sum[i] += rows[(threadIdx.x % 32 * 64 + k * 8) % 2048 + i];
#pragma unroll
  for (int i = 0; i < 8; ++i)
    out[i * 32 + threadIdx.x] = sum[i];
}

// What is loaded goes nowhere else.
__global__ void copied(float *out, const float *in) {
  __shared__ float rows[32 * 32];
  float mine[4];
  rows[threadIdx.x * 32 % 1024] = in[threadIdx.x];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: :[[#@LINE+1]]:15: warning: 32-way bank conflict reading 'rows'
    mine[i] = rows[threadIdx.x % 32 * 32 + i * 5];
  float most = mine[0];
#pragma unroll
  for (int i = 1; i < 4; ++i)
    if (mine[i] > most)
      most = mine[i];
  out[threadIdx.x] = most;
}

// A function returns where its own variable lies, as CUTLASS's conversion of
// fragments does; what is stored of that is stored.
template <int N> __device__ Fragment<N> converted(const Fragment<N> &from) {
  Fragment<N> result;
#pragma unroll
  for (int i = 0; i < N; ++i)
    result.values[i] = from.values[i];
  return result;
}
struct View {
  float *data;
};
template <int N> __device__ View viewOf(Fragment<N> &from) {
  auto own = converted(from);
  return View{own.values};
}
__global__ void views(float *in) {
  __shared__ float rows[32 * 32];
  Fragment<4> mine;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    mine.values[i] = 0;
  for (int k = 0; k < 10; ++k)
#pragma unroll
    for (int i = 0; i < 4; ++i)
      mine.values[i] += in[threadIdx.x + i * 32 + k];
  auto view = viewOf(mine);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: 8-way bank conflict writing 'rows': 32 wavefronts per request, ideal 4
    *reinterpret_cast<unsigned long long *>(&rows[threadIdx.x % 32 * 32 + i * 2]) = *reinterpret_cast<unsigned long long *>(view.data + 2 * i);
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:21: remark: no bank conflict reading 'rows'
  in[threadIdx.x] = rows[threadIdx.x];
}

// Columns that are kept, reached by a detour: they are indices.
__global__ void columns(float *out, const float *in) {
  __shared__ float rows[32 * 32];
  int column[4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    column[i] = i * 5;
  int shifted[4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    shifted[i] = column[3 - i] + 1;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: 32-way bank conflict writing 'rows'
    rows[threadIdx.x % 32 * 32 + shifted[i]] = in[i];
  __syncthreads();
  out[threadIdx.x] = rows[threadIdx.x];
}

// An array decides which lanes store, through another one.
__global__ void passes(float *out, const float *in) {
  __shared__ float rows[32 * 32];
  int lane[2];
  bool pass[2];
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    lane[i] = threadIdx.x + i * 8;
    pass[i] = false;
    if (lane[i] % 32 < 4)
      pass[i] = true;
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
    if (pass[i])
      // CHECK: :[[#@LINE+1]]:7: warning: 4-way bank conflict writing 'rows': 4 wavefronts per request, ideal 1
      rows[threadIdx.x % 32 * 32 + i] = in[i];
  __syncthreads();
  out[threadIdx.x] = rows[threadIdx.x];
}

// A sum decides whether the barrier is reached, and no address.
__global__ void limits(float *out, const float *in, float limit) {
  __shared__ float rows[32 * 32];
  float sum[4] = {};
  for (int k = 0; k < 16; ++k)
#pragma unroll
    for (int i = 0; i < 4; ++i)
      sum[i] += in[k * 4 + i];
  if (sum[0] > limit)
    // CHECK: :[[#@LINE+1]]:5: warning: 32-way bank conflict writing 'rows'
    rows[threadIdx.x % 32 * 32] = sum[1];
  __syncthreads();
  out[threadIdx.x] = rows[threadIdx.x] + sum[2];
}

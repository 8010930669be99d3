// Who holds the length of an array's rows is said only where every access has it in its
// index of that array: who changes it changes all rows, and nothing of other arrays.
// RUN: %bundled --fail-on=never %s | FileCheck %s

// A helper that copies from global memory: N is the width of the matrix there, and as
// long as the tile's rows by chance alone.
template <int LD> __device__ void load(float *to, const float *from, int N) {
  to[threadIdx.x * LD + threadIdx.y] = from[threadIdx.y * N + threadIdx.x];
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes both accesses to 'Bs' clean, {{.*}} (by hand: 'LD' in line [[#@LINE-3]] holds their length, and it stands as a number in line [[#@LINE+5]], and with as much more memory at the launch)
__global__ void helper(float *o, const float *B) {
  extern __shared__ float Bs[];
  load<32>(Bs, B, 32);
  __syncthreads();
  o[threadIdx.x] = Bs[threadIdx.x * 32 + threadIdx.y];
}
// CHECK: note: 'rows of 33 instead of 32 elements' makes both accesses to 'Bs' clean, {{.*}} holds their length

// Two of that value in one index: which is the row's cannot be told.
// CHECK-NOT: holds their length
constexpr int Planes = 32, Columns = 32;
__global__ void twins(float *o) {
  __shared__ float cube[Planes * Columns * 2];
  cube[threadIdx.x * Columns + (threadIdx.y & 1) * Planes] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = cube[threadIdx.x * Columns + (threadIdx.y & 1) * Planes];
}

// One access counts elements on, over the ends of rows: they would stay as they are.
constexpr int Pitch = 32;
__global__ void filled(float *o) {
  __shared__ float tile[32 * Pitch];
  for (int i = threadIdx.y * 32 + threadIdx.x; i < 1024; i += 256)
    tile[i] = o[i];
  __syncthreads();
  o[threadIdx.x] = tile[threadIdx.x * Pitch + threadIdx.y];
}

// All of them have it.
// CHECK: note: 'rows of 33 instead of 32 elements' makes both accesses to 'whole' clean, for {{[0-9]+}} bytes more shared memory (--fix-unsafe)
constexpr int Width = 32;
__global__ void all(float *o) {
  __shared__ float whole[32 * Width];
  whole[threadIdx.y * Width + threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = whole[threadIdx.x * Width + threadIdx.y];
}

void launch(float *o) {
  helper<<<1, dim3(32, 8), 8192>>>(o, o);
  twins<<<1, dim3(32, 8)>>>(o);
  filled<<<1, dim3(32, 8)>>>(o);
  all<<<1, dim3(32, 8)>>>(o);
}

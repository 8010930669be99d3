// An element of a shared array or a local variable, as data decide: lanes that read the variable take no part.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
struct Key {
  int a, b;
  __device__ Key() {}
  // CHECK-DAG: :[[#@LINE+2]]:36: remark: data-dependent bank conflict reading 'keys' (through 'o.a'): 1 to 32 wavefronts per request, ideal 1
  // CHECK-DAG: :[[#@LINE+1]]:44: remark: data-dependent bank conflict reading 'keys' (through 'o.b'): 1 to 32 wavefronts per request, ideal 1
  __device__ Key(const Key &o) : a(o.a), b(o.b) {}
  __device__ bool operator<(const Key &o) const { return a < o.a; }
};
__device__ Key first(const Key *keys, int at, int count, Key other) { return count != 0 ? keys[at] : other; }

__global__ void merged(const int *in, Key *out) {
  __shared__ Key keys[512];
  keys[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  int low = 0, high = in[threadIdx.x];
  while (low < high) {
    int mid = (low + high) / 2;
    if (keys[mid] < keys[511 - mid])
      low = mid + 1;
    else
      high = mid;
  }
  Key mine[2];
  out[threadIdx.x] = first(keys, low, high - low, mine[0]);
}

// A pointer that was stored may lead to no shared memory at all.
__global__ void stored(const float *const *rows, const int *in, float *out) {
  __shared__ float s[512];
  __shared__ const float *picked[64];
  s[threadIdx.x] = out[threadIdx.x];
  picked[threadIdx.x & 63] = in[threadIdx.x] > 3 ? s + threadIdx.x : rows[threadIdx.x];
  __syncthreads();
  // CHECK-DAG: :[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading 's' (through 'picked')
  out[threadIdx.x] = picked[in[threadIdx.x] & 63][threadIdx.x];
}

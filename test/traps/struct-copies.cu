// A whole struct between shared memory and an element of a local array, which an
// unrolled loop picks: what the compiler takes apart keeps its cost.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

struct Pair {
  int key, value;
};
struct Large {
  int words[40];
};
struct TooLarge {
  int words[300];
};

__global__ void pairs(const Pair *in, Pair *out) {
  __shared__ Pair rows[2048];
  Pair mine[2] = {in[2 * threadIdx.x], in[2 * threadIdx.x + 1]};
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: 16-way bank conflict writing 'rows': 32 wavefronts per request, ideal 2
    rows[threadIdx.x * 16 + i * 3] = mine[i];
  __syncthreads();
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+1]]:15: warning: 16-way bank conflict reading 'rows': 32 wavefronts per request, ideal 2
    mine[i] = rows[threadIdx.x * 16 + i * 3];
  out[threadIdx.x] = mine[threadIdx.y];
}

// Of what is copied only what is used is loaded.
__global__ void keys(const Pair *in, int *out) {
  __shared__ Pair rows[1024];
  Pair mine[2];
  rows[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+1]]:15: warning: 16-way bank conflict reading 'rows': 16 wavefronts per request, ideal 1
    mine[i] = rows[threadIdx.x * 8 + i * 3];
  out[threadIdx.x] = mine[0].key + mine[1].key;
}

template <typename Record> __global__ void records(const Record *in, int *out) {
  __shared__ Record rows[32];
  Record mine[2];
  rows[threadIdx.x % 32] = in[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < 2; ++i)
    // CHECK: :[[#@LINE+2]]:15: warning: 4-way bank conflict reading 'rows': 4 wavefronts per request, ideal 1
    // CHECK: :[[#@LINE+1]]:15: remark: undecided bank conflict reading 'rows': a copy of a large local variable is taken apart
    mine[i] = rows[threadIdx.x / 2 + i * 16];
  out[threadIdx.x] = mine[0].words[3] + mine[1].words[7];
}

int main() {
  pairs<<<1, dim3(64, 2)>>>(nullptr, nullptr);
  keys<<<1, 64>>>(nullptr, nullptr);
  records<Large><<<1, 32>>>(nullptr, nullptr);
  records<TooLarge><<<1, 32>>>(nullptr, nullptr);
}

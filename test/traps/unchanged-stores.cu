// RUN: %bundled --all --block=32 --fail-on=never %s | FileCheck %s
// Where two conditions choose the value, nvcc leaves out the stores of what is there already (an H100 makes 593 ideal
// wavefronts of such a sort's stores, and 765 of its loads); where one does, all lanes store.
struct Pair {
  unsigned key, row;
};

__global__ void byTwo(Pair *out, int i) {
  __shared__ Pair s[64];
  s[threadIdx.x] = out[threadIdx.x];
  s[threadIdx.x + 32] = out[threadIdx.x + i];
  __syncthreads();
  Pair x = s[threadIdx.x], y = s[threadIdx.x + 32];
  bool swap = x.key > y.key || (x.key == y.key && x.row > y.row);
  // CHECK: unchanged-stores.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may keep the value in a register
  s[threadIdx.x] = swap ? y : x;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 1];
}

__global__ void byOne(unsigned *out, int i) {
  __shared__ unsigned s[64];
  s[threadIdx.x] = out[threadIdx.x];
  s[threadIdx.x + 32] = out[threadIdx.x + i];
  __syncthreads();
  unsigned x = s[threadIdx.x], y = s[threadIdx.x + 32];
  // CHECK-NOT: the requests may be others
  s[threadIdx.x] = x > y ? y : x;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 1];
}

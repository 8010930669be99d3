// A local array whose neighbours are written or read at once, as vectors, by pieces
// of other sizes than it is read or written.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

struct alignas(8) Halves {
  int low;
  int high;
};

__device__ long long whole(const Halves &halves) {
  long long result;
  __builtin_memcpy(&result, &halves, 8);
  return result;
}

// Neighbouring stores to a local array are one of 8 bytes; what is read is a
// number of 8 bytes of which they wrote the halves.
__global__ void halves(float *out) {
  __shared__ float s[4096];
  Halves rows[3];
  rows[0].low = 33;
  rows[0].high = 0;
  rows[1].low = 2;
  rows[1].high = 0;
  rows[2].low = 64;
  rows[2].high = 0;
#pragma unroll 1
  for (int i = 0; i < 3; ++i) {
    // CHECK: :[[@LINE+1]]:5: warning: 32-way bank conflict writing 's'
    s[threadIdx.x * whole(rows[i])] = out[i];
    // CHECK-NEXT: note: lanes are 64 words apart; in warp 0 of a block of 32{{(, as launched at line [0-9]+)?}}, in iteration 2
    // CHECK-NEXT: note: a block needs 35 wavefronts for 3 requests, ideal 3
    // CHECK-NEXT: remark: no bank conflict reading
    __syncthreads();
    out[i] = s[threadIdx.x];
  }
}

// The same of what is computed, not as constants; and halves of what was written whole.
__global__ void quarters(float *out, int n) {
  __shared__ float s[4096];
  Halves rows[3];
  for (int i = 0; i < 3; ++i) {
    rows[i].low = n * 4 + i;
    rows[i].high = threadIdx.x;
  }
  long long both[2] = {(long long)threadIdx.x << 32 | 33, 2ll << 32 | 8};
#pragma unroll 1
  for (int i = 0; i < 2; ++i) {
    // CHECK-NEXT: :[[@LINE+1]]:5: remark: no bank conflict writing 's'
    s[rows[i].high + rows[i + 1].low] = out[i];
    __syncthreads();
    int2 pair;
    __builtin_memcpy(&pair, &both[i], 8);
    // CHECK-NEXT: :[[@LINE+1]]:14: warning: 8-way bank conflict reading 's'
    out[i] = s[threadIdx.x * pair.x + pair.y];
    // CHECK-NEXT: note: lanes are 8 words apart; in warp 0 of a block of 32{{(, as launched at line [0-9]+)?}}, in iteration 1
    // CHECK-NEXT: note: a block needs 10 wavefronts for 2 requests, ideal 2
  }
}

int main() {
  halves<<<1, 32>>>(nullptr);
  quarters<<<1, 32>>>(nullptr, 3);
}

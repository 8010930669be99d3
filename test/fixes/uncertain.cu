// Nothing is offered for a conflict that the compiler may have removed by a merge.
// RUN: %bundled --fail-on=never %s | FileCheck %s

struct Tiles {
  float a[2048], b[2048];
};

// CHECK: uncertain.cu:[[#@LINE+3]]:26: note: no fix found for 'memory': the compiler may merge accesses to neighbours, which do not conflict then
// CHECK-NOT: makes all
__global__ void in_turn(const float *__restrict__ a, float *out) {
  extern __shared__ char memory[];
  Tiles &tiles = *reinterpret_cast<Tiles *>(memory);
#pragma unroll 1
  for (int step = 0; step < 4; ++step) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      tiles.a[step * 512 + threadIdx.x * 4 + i] = a[i];
      tiles.b[step * 512 + threadIdx.x * 4 + i] = a[i + 4];
    }
    __syncthreads();
    out[threadIdx.x] += tiles.a[threadIdx.x];
  }
}

int main() { in_turn<<<1, 128, 16384>>>(nullptr, nullptr); }

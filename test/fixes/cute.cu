// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: sed 's|^using Layout = \(.*\);|using Layout = cute::Composed<cute::Swizzle<5, 0, 5>, \1>;|; s|^using Rows = \(.*\);|using Rows = cute::Composed<cute::Swizzle<3, 3, 3>, \1>;|; s|Inputs/|%S/Inputs/|' %s > %t.cu
// RUN: %bundled --fail-on=never %t.cu | FileCheck %s --check-prefix=COMPOSED
// COMPOSED: {{^}}2 kernels, 4 shared accesses: 4 clean, 0 with conflicts

// Where CuTe's code accesses an array the xor is one of its layout: no index stands
// in the source.
#include "Inputs/cute/tensor.hpp"

using Layout = cute::RowMajor<32, 32>;
using Rows = cute::RowMajor<32, 64>;

// CHECK-DAG: cute.cu:[[#@LINE+2]]:20: note: 'Swizzle<5, 0, 5> composed with its layout' makes both accesses to 'tile' clean, for 0 bytes more shared memory (by hand: in the layout of its tensor)
__global__ void transpose(float *o) {
  __shared__ float tile[1024];
  int x = threadIdx.x, y = threadIdx.y;
  cute::copy(o + x, tile + Layout()(y, x));
  __syncthreads();
  cute::copy(tile + Layout()(x, y), o + x);
}

// Units of 16 bytes keep together.
// CHECK-DAG: cute.cu:[[#@LINE+2]]:32: note: 'Swizzle<3, 3, 3> composed with its layout' makes both accesses to 'rows' clean, for 0 bytes more shared memory (by hand: in the layout of its tensor)
__global__ void units(uint4 *o) {
  __shared__ alignas(16) short rows[32 * 64];
  int t = threadIdx.x;
  cute::copy(o + t, reinterpret_cast<uint4 *>(rows + Rows()(t, 0)));
  __syncthreads();
  cute::copy(reinterpret_cast<uint4 *>(rows + Rows()(31 - t, 8)), o + t);
}

int main() {
  transpose<<<1, dim3(32, 32)>>>(nullptr);
  units<<<1, 32>>>(nullptr);
}

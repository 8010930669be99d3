// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A matrix times a vector, one warp a row, the vector in shared memory and read
// as float4: 16 bytes a lane side by side, 4 wavefronts for 512 bytes.

#include "../common/check.h"

constexpr int Columns = 256, Warps = 8, Rows = 32;

__global__ void __launch_bounds__(Warps * 32) multiply(float *out, const float *matrix, const float *x) {
  __shared__ __align__(16) float xs[Columns];
  int t = threadIdx.x, lane = t % 32, row = blockIdx.x * Warps + t / 32;
  // CHECK: gemv_rows.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'xs': 1 wavefront per request, ideal 1
  xs[t] = x[t];
  __syncthreads();
  const float4 *m = reinterpret_cast<const float4 *>(matrix + row * Columns);
  const float4 *v = reinterpret_cast<const float4 *>(xs);
  float sum = 0;
  for (int i = lane; i < Columns / 4; i += 32) {
    float4 a = m[i];
    // CHECK: gemv_rows.cu:[[#@LINE+1]]:16: remark: no bank conflict reading 'xs' (through 'v'): 4 wavefronts per request, ideal 4
    float4 b = v[i];
    sum += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
  }
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0)
    out[row] = sum;
}

int main() {
  std::vector<float> matrix = values<float>(Rows * Columns), x = values<float>(Columns), expected(Rows);
  for (int row = 0; row < Rows; ++row)
    for (int i = 0; i < Columns; ++i)
      expected[row] += matrix[row * Columns + i] * x[i];
  Device<float> dm(matrix), dx(x), to(Rows);
  multiply<<<Rows / Warps, Warps * 32>>>(to.data, dm.data, dx.data);
  return report(close(to.read(), expected));
}

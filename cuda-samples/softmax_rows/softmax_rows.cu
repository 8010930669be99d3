// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A softmax over rows of 128: one warp a row, each lane four elements, the rows
// kept in shared memory between the passes. A lane's elements are 32 apart in
// one pass and neighbours in the next: clean in both.

#include "../common/check.h"

constexpr int Columns = 128, Warps = 4;

__global__ void softmax(float *out, const float *in) {
  __shared__ float row[Warps][Columns];
  int lane = threadIdx.x, warp = threadIdx.y, r = blockIdx.x * Warps + warp;
  float largest = -INFINITY;
  for (int i = lane; i < Columns; i += 32) {
    float v = in[r * Columns + i];
    // CHECK: softmax_rows.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'row': 1 wavefront per request, ideal 1
    row[warp][i] = v;
    largest = fmaxf(largest, v);
  }
  for (int offset = 16; offset > 0; offset /= 2)
    largest = fmaxf(largest, __shfl_xor_sync(0xffffffffu, largest, offset));
  __syncwarp();
  float sum = 0;
  for (int i = 0; i < 4; ++i)
    // Four neighbours a lane: one 16-byte load.
    // CHECK: softmax_rows.cu:[[#@LINE+1]]:17: remark: no bank conflict reading 'row': 4 wavefronts per request, ideal 4
    sum += expf(row[warp][lane * 4 + i] - largest);
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  for (int i = lane; i < Columns; i += 32)
    // CHECK: softmax_rows.cu:[[#@LINE+1]]:33: remark: no bank conflict reading 'row': 1 wavefront per request, ideal 1
    out[r * Columns + i] = expf(row[warp][i] - largest) / sum;
}

int main() {
  constexpr int rows = 8;
  std::vector<float> in = values<float>(rows * Columns), expected(rows * Columns);
  for (int r = 0; r < rows; ++r) {
    double sum = 0;
    for (int c = 0; c < Columns; ++c)
      sum += std::exp(double(in[r * Columns + c]));
    for (int c = 0; c < Columns; ++c)
      expected[r * Columns + c] = float(std::exp(double(in[r * Columns + c])) / sum);
  }
  Device<float> from(in), to(rows * Columns);
  softmax<<<rows / Warps, dim3(32, Warps)>>>(to.data, from.data);
  return report(close(to.read(), expected, 1e-5));
}

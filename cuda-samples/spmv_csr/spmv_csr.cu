// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A sparse matrix times a vector, eight lanes a row. How often a lane goes round
// its loop depends on the matrix, but the lane's own word is its own in any
// round: clean. Which words of the cached vector a warp wants is the matrix's
// business: data-dependent.

#include "../common/check.h"

constexpr int Threads = 128, Rows = Threads / 8, Columns = 256;

__global__ void multiply(int *out, const int *start, const int *column, const int *value, const int *x) {
  __shared__ int cached[Columns], partial[Threads];
  int t = threadIdx.x, row = t / 8;
  for (int i = t; i < Columns; i += Threads)
    // CHECK: spmv_csr.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'cached': 1 wavefront per request, ideal 1
    cached[i] = x[i];
  // CHECK: spmv_csr.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'partial': 1 wavefront per request, ideal 1
  partial[t] = 0;
  __syncthreads();
  for (int i = start[row] + t % 8; i < start[row + 1]; i += 8) {
    // CHECK: spmv_csr.cu:[[#@LINE+1]]:19: remark: data-dependent bank conflict reading 'cached': 1 to 8 wavefronts per request
    int element = cached[column[i]];
    // CHECK: spmv_csr.cu:[[#@LINE+2]]:5: remark: no bank conflict reading 'partial': 1 wavefront per request, ideal 1
    // CHECK: spmv_csr.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'partial': 1 wavefront per request, ideal 1
    partial[t] += value[i] * element;
  }
  __syncthreads();
  if (t % 8 == 0) {
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < 8; ++k)
      // Four lanes a warp, 8 words apart.
      // CHECK: spmv_csr.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'partial': 1 wavefront per request, ideal 1
      sum += partial[t + k];
    out[row] = sum;
  }
}

int main() {
  std::vector<int> start(1), column, value, x = values<int>(Columns), expected(Rows);
  for (int row = 0; row < Rows; ++row) {
    for (int i = 0; i < 5 + row * 7 % 23; ++i) {
      column.push_back((row * 17 + i * 29) % Columns);
      value.push_back(valueOf(row * 100 + i));
      expected[row] += value.back() * x[column.back()];
    }
    start.push_back(int(column.size()));
  }
  Device<int> ds(start), dc(column), dv(value), dx(x), to(Rows);
  multiply<<<1, Threads>>>(to.data, ds.data, dc.data, dv.data, dx.data);
  return report(close(to.read(), expected));
}

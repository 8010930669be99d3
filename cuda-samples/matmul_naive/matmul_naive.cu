// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The tiled matrix product of every tutorial. A warp spans two rows of 16: the
// row of `a` is one address for each half, the row of `b` is read by both.

#include "../common/check.h"

constexpr int Tile = 16, N = 64;

__global__ void matmul(float *c, const float *a, const float *b, int n) {
  __shared__ float as[Tile][Tile];
  __shared__ float bs[Tile][Tile];
  int row = blockIdx.y * Tile + threadIdx.y, column = blockIdx.x * Tile + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < n / Tile; ++t) {
    // CHECK: matmul_naive.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'as': 1 wavefront per request, ideal 1
    as[threadIdx.y][threadIdx.x] = a[row * n + t * Tile + threadIdx.x];
    // CHECK: matmul_naive.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'bs': 1 wavefront per request, ideal 1
    bs[threadIdx.y][threadIdx.x] = b[(t * Tile + threadIdx.y) * n + column];
    __syncthreads();
    for (int k = 0; k < Tile; ++k)
      // Unrolled, four elements of `as` are one 16-byte load of one address.
      // CHECK: matmul_naive.cu:[[#@LINE+2]]:14: remark: no bank conflict reading 'as': 2 wavefronts per request, ideal 2
      // CHECK: matmul_naive.cu:[[#@LINE+1]]:35: remark: no bank conflict reading 'bs': 1 wavefront per request, ideal 1
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

int main() {
  std::vector<float> a = values<float>(N * N), b = values<float>(N * N), expected(N * N);
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      for (int k = 0; k < N; ++k)
        expected[i * N + j] += a[i * N + k] * b[k * N + j];
  Device<float> da(a), db(b), dc(N * N);
  matmul<<<dim3(N / Tile, N / Tile), dim3(Tile, Tile)>>>(dc.data, da.data, db.data, N);
  return report(close(dc.read(), expected));
}

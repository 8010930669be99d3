// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The tiled product in double: 8 bytes a lane, two phases a request. Unrolled,
// two neighbouring elements of a row are one 16-byte load.

#include "../common/check.h"

constexpr int Tile = 16, N = 64;

__global__ void matmul(double *c, const double *a, const double *b) {
  __shared__ double as[Tile][Tile], bs[Tile][Tile];
  int row = blockIdx.y * Tile + threadIdx.y, column = blockIdx.x * Tile + threadIdx.x;
  double sum = 0;
  for (int t = 0; t < N; t += Tile) {
    // CHECK: matmul_double.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'as': 2 wavefronts per request, ideal 2
    as[threadIdx.y][threadIdx.x] = a[row * N + t + threadIdx.x];
    // The tile of `b` is stored transposed, and pays for it.
    // CHECK: matmul_double.cu:[[#@LINE+1]]:5: warning: 16-way bank conflict writing 'bs': 32 wavefronts per request, ideal 2
    bs[threadIdx.x][threadIdx.y] = b[(t + threadIdx.y) * N + column];
    __syncthreads();
    for (int k = 0; k < Tile; ++k)
      // `as`: one address for each half of a warp. `bs`: rows 128 bytes apart,
      // eight lanes a phase, all in the same four banks.
      // CHECK: matmul_double.cu:[[#@LINE+2]]:14: remark: no bank conflict reading 'as': 2 wavefronts per request, ideal 2
      // CHECK: matmul_double.cu:[[#@LINE+1]]:35: warning: 8-way bank conflict reading 'bs': 32 wavefronts per request, ideal 4
      sum += as[threadIdx.y][k] * bs[threadIdx.x][k];
    __syncthreads();
  }
  c[row * N + column] = sum;
}

int main() {
  std::vector<double> a = values<double>(N * N), b = values<double>(N * N), expected(N * N);
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      for (int k = 0; k < N; ++k)
        expected[i * N + j] += a[i * N + k] * b[k * N + j];
  Device<double> da(a), db(b), dc(N * N);
  const dim3 block(Tile, Tile);
  matmul<<<dim3(N / Tile, N / Tile), block>>>(dc.data, da.data, db.data);
  return report(close(dc.read(), expected));
}

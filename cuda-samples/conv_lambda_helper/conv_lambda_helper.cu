// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A row filter whose taps go through a row pointer, a reference to the row, a
// lambda and a device function. Each lane works on a row of its own: rows of 36
// words, 32 and the halo of 4, are 4-way, rows of 37 clean, however written.

#include "../common/check.h"

constexpr int Tile = 32, Taps = 5, Width = Tile + Taps - 1;

__host__ __device__ constexpr int weight(int k) { return k == 2 ? 6 : k % 2 ? 4 : 1; }

// CHECK: conv_lambda_helper.cu:[[#@LINE+2]]:82: warning: 4-way bank conflict reading 'tile' (through 'row'): 4 wavefronts per request, ideal 1
// CHECK: conv_lambda_helper.cu:[[#@LINE+1]]:82: remark: no bank conflict reading 'tile' (through 'row'): 1 wavefront per request, ideal 1
template <int Pitch> __device__ int tap(const int (&row)[Pitch], int i) { return row[i]; }

template <int Pitch> __global__ void filter(int *out, const int *in) {
  __shared__ int tile[Tile][Pitch];
  int lane = threadIdx.x;
  for (int row = threadIdx.y; row < Tile; row += blockDim.y)
    for (int i = lane; i < Width; i += 32)
      // CHECK-COUNT-2: conv_lambda_helper.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
      tile[row][i] = in[row * Width + i];
  __syncthreads();
  int *row = tile[lane];
  int(&same)[Pitch] = tile[lane];
  auto at = [&](int i) -> int & { return tile[lane][i]; };
#pragma unroll 1
  for (int first = threadIdx.y; first < Tile; first += blockDim.y) {
    // CHECK: conv_lambda_helper.cu:[[#@LINE+2]]:27: warning: 4-way bank conflict reading 'tile' (through 'row'): 4 wavefronts per request, ideal 1
    // CHECK: conv_lambda_helper.cu:[[#@LINE+1]]:27: remark: no bank conflict reading 'tile' (through 'row'): 1 wavefront per request, ideal 1
    int sum = weight(0) * row[first];
    // CHECK: conv_lambda_helper.cu:[[#@LINE+2]]:24: warning: 4-way bank conflict reading 'tile' (through 'row'): 4 wavefronts per request, ideal 1
    // CHECK: conv_lambda_helper.cu:[[#@LINE+1]]:24: remark: no bank conflict reading 'tile' (through 'row'): 1 wavefront per request, ideal 1
    sum += weight(1) * *(row + first + 1);
    // CHECK: conv_lambda_helper.cu:[[#@LINE+2]]:24: warning: 4-way bank conflict reading 'tile' (through 'same'): 4 wavefronts per request, ideal 1
    // CHECK: conv_lambda_helper.cu:[[#@LINE+1]]:24: remark: no bank conflict reading 'tile' (through 'same'): 1 wavefront per request, ideal 1
    sum += weight(2) * same[first + 2];
    // CHECK: conv_lambda_helper.cu:[[#@LINE+2]]:24: warning: 4-way bank conflict reading 'tile': 4 wavefronts per request, ideal 1
    // CHECK: conv_lambda_helper.cu:[[#@LINE+1]]:24: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    sum += weight(3) * at(first + 3);
    sum += weight(4) * tap(same, first + 4);
    out[lane * Tile + first] = sum;
  }
}

int main() {
  std::vector<int> in = values<int>(Tile * Width), expected(Tile * Tile);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x)
      for (int k = 0; k < Taps; ++k)
        expected[y * Tile + x] += weight(k) * in[y * Width + x + k];
  Device<int> from(in), plain(Tile * Tile), padded(Tile * Tile);
  dim3 block(32, 4);
  filter<Width><<<1, block>>>(plain.data, from.data);
  filter<Width + 1><<<1, block>>>(padded.data, from.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}

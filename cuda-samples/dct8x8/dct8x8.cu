// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The 8x8 cosine transform of image coding, one block of 8x8 threads a tile, as
// a product with a table before and after. Lanes along x read eight rows of the
// table; in rows of 8 words the rows x and x + 4 share banks, 2-way, in rows of
// 9 no two do. The price is the writes by row: four rows of 9 words a warp are
// 2-way, four of 8 clean.

#include "../common/check.h"

constexpr int B = 8, N = 32;

template <int Pitch> __global__ void dct(float *out, const float *in) {
  __shared__ float table[B][Pitch];
  __shared__ float tile[B][B + 1], half[B][B + 1];
  int x = threadIdx.x, y = threadIdx.y;
  int place = (blockIdx.y * B + y) * N + blockIdx.x * B + x;
  // CHECK: dct8x8.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'table': 1 wavefront per request, ideal 1
  // CHECK: dct8x8.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'table': 2 wavefronts per request, ideal 1
  table[y][x] = cosf(3.14159265f / B * (x + 0.5f) * y) * (y ? 0.5f : 0.35355339f);
  // CHECK-COUNT-2: dct8x8.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'tile': 2 wavefronts per request, ideal 1
  tile[y][x] = in[place];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < B; ++k) {
    // CHECK: dct8x8.cu:[[#@LINE+2]]:15: warning: 2-way bank conflict reading 'table': 2 wavefronts per request, ideal 1
    // CHECK: dct8x8.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 'table': 1 wavefront per request, ideal 1
    float c = table[x][k];
    // Four rows a warp, one word of each.
    // CHECK-COUNT-2: dct8x8.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    sum += tile[y][k] * c;
  }
  // CHECK-COUNT-2: dct8x8.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'half': 2 wavefronts per request, ideal 1
  half[y][x] = sum;
  __syncthreads();
  sum = 0;
#pragma unroll 1
  for (int k = 0; k < B; ++k) {
    // CHECK-COUNT-2: dct8x8.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 'table': 1 wavefront per request, ideal 1
    float c = table[y][k];
    // A row of eight words, the same for the four rows of threads.
    // CHECK-COUNT-2: dct8x8.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 'half': 1 wavefront per request, ideal 1
    sum += half[k][x] * c;
  }
  out[place] = sum;
}

int main() {
  std::vector<float> in = values<float>(N * N), expected(N * N);
  auto weight = [](int k, int i) { return std::cos(3.14159265358979 / B * (i + 0.5) * k) * (k ? 0.5 : std::sqrt(0.125)); };
  for (int y = 0; y < N; ++y)
    for (int x = 0; x < N; ++x) {
      double sum = 0;
      for (int v = 0; v < B; ++v)
        for (int u = 0; u < B; ++u)
          sum += in[(y / B * B + v) * N + x / B * B + u] * weight(y % B, v) * weight(x % B, u);
      expected[y * N + x] = float(sum);
    }
  Device<float> from(in), plain(N * N), padded(N * N);
  dim3 grid(N / B, N / B), block(B, B);
  dct<B><<<grid, block>>>(plain.data, from.data);
  dct<B + 1><<<grid, block>>>(padded.data, from.data);
  return report(close(plain.read(), expected, 1e-3) && close(padded.read(), expected, 1e-3));
}

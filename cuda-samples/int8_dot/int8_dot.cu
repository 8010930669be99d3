// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// Rows of 32 signed bytes, four to a word, a row a lane: dot products by
// __dp4a. In rows of 8 words four banks serve eight lanes each; in rows of 9
// words, one word of padding, every lane has its own. Filling those is 2-way:
// four rows of 8 words and the gaps between them reach past 32.

#include "../common/check.h"
#include <cstdint>

constexpr int Rows = 32, Words = 8;

template <int Pitch> __global__ void dots(int *out, const int *left, const int *right) {
  __shared__ int a[Rows][Pitch];
  __shared__ int b[Words];
  int lane = threadIdx.x;
  for (int i = lane; i < Rows * Words; i += 32)
    // CHECK: int8_dot.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
    // CHECK: int8_dot.cu:[[#@LINE+1]]:5: warning: 2-way bank conflict writing 'a': 2 wavefronts per request, ideal 1
    a[i / Words][i % Words] = left[i];
  if (lane < Words)
    // CHECK-COUNT-2: int8_dot.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'b': 1 wavefront per request, ideal 1
    b[lane] = right[lane];
  __syncthreads();
  int sum = 0;
#pragma unroll 1
  for (int k = 0; k < Words; ++k)
    // CHECK: int8_dot.cu:[[#@LINE+3]]:18: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
    // CHECK: int8_dot.cu:[[#@LINE+2]]:18: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    // CHECK-COUNT-2: int8_dot.cu:[[#@LINE+1]]:30: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    sum = __dp4a(a[lane][k], b[k], sum);
  out[lane] = sum;
}

int main() {
  std::vector<int> left(Rows * Words), right(Words), expected(Rows);
  auto byte = [](int word, int i) { return int(int8_t(word >> 8 * i)); };
  auto pack = [](size_t i) {
    uint32_t word = 0;
    for (size_t k = 0; k < 4; ++k)
      word |= uint32_t(uint8_t(int8_t(valueOf(4 * i + k)))) << 8 * k;
    return int(word);
  };
  for (int i = 0; i < Rows * Words; ++i)
    left[i] = pack(i);
  for (int i = 0; i < Words; ++i)
    right[i] = pack(1000 + i);
  for (int row = 0; row < Rows; ++row)
    for (int i = 0; i < Words; ++i)
      for (int k = 0; k < 4; ++k)
        expected[row] += byte(left[row * Words + i], k) * byte(right[i], k);
  Device<int> a(left), b(right), plain(Rows), padded(Rows);
  dots<Words><<<1, Rows>>>(plain.data, a.data, b.data);
  dots<Words + 1><<<1, Rows>>>(padded.data, a.data, b.data);
  return report(close(plain.read(), expected) && close(padded.read(), expected));
}

// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile of float4, 32 rows of 128 bytes, read by column. Unswizzled, the eight
// lanes of a phase want 16 bytes from the same four banks. The chunk's number
// xor the row's spreads them over all 32, at no extra memory.

#include "../common/check.h"

constexpr int Rows = 32, Chunks = 8;

template <bool Swizzle> __device__ int chunk(int row, int column) {
  if constexpr (Swizzle)
    return column ^ (row & 7);
  return column;
}

template <bool Swizzle> __global__ void columns(float4 *out, const float4 *in) {
  __shared__ float4 tile[Rows][Chunks];
  int t = threadIdx.x;
  // CHECK-COUNT-2: float4_swizzled.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'tile': 4 wavefronts per request, ideal 4
  tile[t / Chunks][chunk<Swizzle>(t / Chunks, t % Chunks)] = in[t];
  __syncthreads();
  int lane = t % 32, column = t / 32;
  // CHECK: float4_swizzled.cu:[[#@LINE+2]]:12: warning: 8-way bank conflict reading 'tile': 32 wavefronts per request, ideal 4
  // CHECK: float4_swizzled.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 'tile': 4 wavefronts per request, ideal 4
  out[t] = tile[lane][chunk<Swizzle>(lane, column)];
}

int main() {
  std::vector<float> raw = values<float>(Rows * Chunks * 4), expected(raw.size());
  std::vector<float4> in(Rows * Chunks);
  for (int row = 0; row < Rows; ++row)
    for (int column = 0; column < Chunks; ++column) {
      int i = row * Chunks + column, o = column * Rows + row;
      in[i] = {raw[4 * i], raw[4 * i + 1], raw[4 * i + 2], raw[4 * i + 3]};
      for (int k = 0; k < 4; ++k)
        expected[4 * o + k] = raw[4 * i + k];
    }
  Device<float4> from(in), plain(in.size()), swizzled(in.size());
  columns<false><<<1, Rows * Chunks>>>(plain.data, from.data);
  columns<true><<<1, Rows * Chunks>>>(swizzled.data, from.data);
  bool passed = true;
  for (const Device<float4> *to : {&plain, &swizzled}) {
    std::vector<float> result;
    for (float4 v : to->read())
      result.insert(result.end(), {v.x, v.y, v.z, v.w});
    passed = passed && close(result, expected);
  }
  return report(passed);
}

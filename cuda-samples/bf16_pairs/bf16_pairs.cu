// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tile of bfloat16 moved in pairs, a word a lane. By column, rows of 32 pairs
// are 32-way, like floats; with the column xor the row every lane has its own
// bank, for the writes by row as well. Pairs that are only moved are kept in
// their raw form, a plain struct, which is copied in one access.

#include "../common/check.h"
#include <cuda_bf16.h>

constexpr int Tile = 32, Rows = 8;

template <bool Swizzle> __global__ void transpose(__nv_bfloat162_raw *out, const __nv_bfloat162_raw *in) {
  __shared__ __nv_bfloat162_raw tile[Tile * Tile];
  auto place = [](int row, int column) { return row * Tile + (Swizzle ? column ^ row : column); };
  int x = threadIdx.x;
  for (int y = threadIdx.y; y < Tile; y += Rows)
    // CHECK-COUNT-2: bf16_pairs.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'tile': 1 wavefront per request, ideal 1
    tile[place(y, x)] = in[y * Tile + x];
  __syncthreads();
  for (int y = threadIdx.y; y < Tile; y += Rows)
    // CHECK: bf16_pairs.cu:[[#@LINE+2]]:25: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1
    // CHECK: bf16_pairs.cu:[[#@LINE+1]]:25: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1
    out[y * Tile + x] = tile[place(x, y)];
}

int main() {
  std::vector<float> raw = values<float>(2 * Tile * Tile), expected(raw.size());
  std::vector<__nv_bfloat162_raw> in(Tile * Tile);
  for (int y = 0; y < Tile; ++y)
    for (int x = 0; x < Tile; ++x) {
      int i = y * Tile + x, o = x * Tile + y;
      in[i] = __floats2bfloat162_rn(raw[2 * i], raw[2 * i + 1]);
      expected[2 * o] = raw[2 * i];
      expected[2 * o + 1] = raw[2 * i + 1];
    }
  Device<__nv_bfloat162_raw> from(in), plain(in.size()), swizzled(in.size());
  const dim3 block(Tile, Rows);
  transpose<false><<<1, block>>>(plain.data, from.data);
  transpose<true><<<1, block>>>(swizzled.data, from.data);
  bool passed = true;
  for (const Device<__nv_bfloat162_raw> *to : {&plain, &swizzled}) {
    std::vector<float> result;
    for (__nv_bfloat162 pair : to->read())
      result.insert(result.end(), {__low2float(pair), __high2float(pair)});
    passed = passed && close(result, expected);
  }
  return report(passed);
}

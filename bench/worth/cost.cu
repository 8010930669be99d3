// Changes that cost what they bring, or more: bytes that take occupancy, indices, vectors that fall apart.

#include "worth.h"

// Rows of 32 are exchanged once through a large tile. With padding, one block less fits on an SM.
template <int Rows, bool Fixed> __global__ void largeTile(float *out, const float *in, int) {
  extern __shared__ float s[];
  constexpr int Pitch = 32 + Fixed;
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * Rows * 32;
#pragma unroll 4
  for (int i = t; i < Rows * 32; i += 128)
    s[i / 32 * Pitch + i % 32] = in[base + i];
  __syncthreads();
  // The first column of an eighth of the rows is read.
  float first = 0;
  for (int row = t; row < Rows / 8; row += 128)
    first += s[row * Pitch];
  if (t < Rows / 8)
    s[t * Pitch] = first;
  __syncthreads();
#pragma unroll 4
  for (int i = t; i < Rows * 32; i += 128)
    out[base + i] = s[i / 32 * Pitch + i % 32];
}

// The same bytes and a latency that only other blocks can hide: a chain of dependent reads of global memory.
template <int Rows, bool Fixed> __global__ void largeTileChain(int *out, const int *in, int n) {
  extern __shared__ int table[];
  constexpr int Pitch = 32 + Fixed;
  int t = threadIdx.x;
  for (int i = t; i < Rows * 32; i += 128)
    table[i / 32 * Pitch + i % 32] = i;
  __syncthreads();
  unsigned at = blockIdx.x * 128 + t;
  for (int step = 0; step < 64; ++step)
    at = (unsigned(in[at % n]) + at * 5 + table[t * Pitch + step % 32]) % n;
  out[blockIdx.x * 128 + t] = int(at);
}

// Two-way conflicts, and an index that has to be divided by a number that is no power of two.
template <bool Fixed> __global__ void dividedIndex(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned s[1024 + 1024 / 31 + 1];
  auto place = [](unsigned i) { return Fixed ? i + i / 31 : i; };
  unsigned t = threadIdx.x, value = in[size_t(blockIdx.x) * 256 + t];
  for (unsigned i = t; i < 1024; i += 256)
    s[place(i)] = i * value;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    unsigned i = (2 * t + 64 * (value % 8)) % 1024;
    value = value * 1664525 + s[place(i)];
    value ^= value >> 13;
  }
  out[size_t(blockIdx.x) * 256 + t] = value;
}

// Rows read as eight float4 with conflicts, or as 32 floats without.
template <bool Fixed> __global__ void vectorsLost(float *out, const float *in, int repeats) {
  constexpr int Pitch = Fixed ? 33 : 32;
  __shared__ __align__(16) float s[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 128)
    s[i / 32 * Pitch + i % 32] = in[base + i];
  float sum = 0;
#pragma unroll 1
  for (int repeat = 0; repeat < repeats; ++repeat) {
    __syncthreads();
    if constexpr (Fixed) {
      for (int k = 0; k < 32; ++k)
        sum += s[(t + repeat) % 128 * Pitch + k];
    } else {
      for (int k = 0; k < 32; k += 4) {
        float4 v = *reinterpret_cast<const float4 *>(&s[(t + repeat) % 128 * Pitch + k]);
        sum = sum + v.x + v.y + v.z + v.w;
      }
    }
  }
  out[blockIdx.x * 128 + t] = sum;
}

// One warp for each SM follows a chain through shared memory: latency alone.
template <bool Fixed> __global__ void chain(int *out, const int *in, int steps) {
  __shared__ int next[32 * 33];
  int lane = threadIdx.x;
  auto place = [lane](int k) { return lane * (Fixed ? 33 : 32) + k; };
  for (int k = 0; k < 32; ++k)
    next[place(k)] = (k * 5 + 7) % 32;
  int at = in[blockIdx.x] & 31, sum = lane;
  for (int step = 0; step < steps; ++step) {
    at = next[place(at)];
    sum += at * step;
  }
  out[blockIdx.x * 32 + lane] = sum;
}

// Conflicts of one store in a long stream of global memory.
template <bool Fixed> __global__ void streamed(float *out, const float *in, int n) {
  __shared__ float s[256 + 8];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x;
  for (size_t i = blockIdx.x * 256 + t; i < size_t(n); i += size_t(gridDim.x) * 256) {
    s[place(t % 8 * 32 + t / 8)] = in[i];
    __syncthreads();
    out[i] = s[place(t)];
    __syncthreads();
  }
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto tiles = [](unsigned blocks, size_t rows) {
    return Setup{dim3(blocks), dim3(128), blocks * rows * 32, blocks * rows * 32}.dynamic(rows * 128, rows * 132);
  };
  measure(selection, "large_tile_two_to_one", tiles(1056, 896), largeTile<896, false>, largeTile<896, true>);
  measure(selection, "large_tile_three_to_two", tiles(1056, 600), largeTile<600, false>, largeTile<600, true>);
  measure(selection, "large_tile_six_to_five", tiles(1980, 296), largeTile<296, false>, largeTile<296, true>);
  measure(selection, "chain_two_to_one",
          Setup{dim3(1056), dim3(128), 1 << 22, 1056 * 128, 1 << 22}.dynamic(896 * 128, 896 * 132).values(0, 1 << 22),
          largeTileChain<896, false>, largeTileChain<896, true>);
  measure(selection, "divided_index", Setup{dim3(4096), dim3(256), 1 << 20, 1 << 20, 64}.values(0, 1 << 20),
          dividedIndex<false>, dividedIndex<true>);
  measure(selection, "vectors_lost", Setup{dim3(2048), dim3(128), 2048 * 4096, 2048 * 128, 8}, vectorsLost<false>,
          vectorsLost<true>);
  measure(selection, "chain_few_warps", Setup{dim3(132), dim3(32), 132, 132 * 32, 2000}.values(0, 31), chain<false>,
          chain<true>);
  measure(selection, "streamed", Setup{dim3(1056), dim3(256), 1 << 26, 1 << 26, 1 << 26}, streamed<false>,
          streamed<true>);
}

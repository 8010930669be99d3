// Atomics that run as a loop, in which several warps of a block change the same words at the same time. Each warp
// issues a number of requests one after the other, all warps from the same barrier on. Prints a record a line, in the
// order of the launches; `contention.py` runs it under ncu and adds what the counters say of each.
//
//   nvcc -std=c++20 -arch=sm_90 -o contention contention.cu
#include "../common/check.h"
#include <cstdint>
#include <cuda_fp16.h>
#include <string>
constexpr int Bytes = 32 * 1024;

enum Operation { Nothing, AddFloat, AddHalf2, AddHalf, AddDouble, AddInt64, MinInt64, Operations };
const char *const Names[] = {"nothing", "add.f32", "add.f16x2", "add.f16", "add.f64", "add.u64", "min.s64"};
const int Widths[] = {4, 4, 4, 2, 8, 8, 8};

/// The bytes of a lane: lane * of the warp, and warp * of the block, wrapped around after `words` elements.
struct Pattern {
  const char *name;
  int lane, warp, words; ///< In elements.
};

template <Operation O> __global__ void contend(Pattern p, int repeats) {
  extern __shared__ __align__(1024) char memory[];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int i = threadIdx.x; i < Bytes / 4; i += blockDim.x)
    reinterpret_cast<int *>(memory)[i] = 0x7f7f7f7f;
  __syncthreads();
  char *place = memory + (lane * p.lane + warp * p.warp) % p.words * Widths[O];
  for (int i = 0; i < repeats; ++i) {
    if (O == AddFloat)
      atomicAdd(reinterpret_cast<float *>(place), 1e35f * float(lane + 1));
    else if (O == AddHalf2)
      atomicAdd(reinterpret_cast<__half2 *>(place), __half2(__float2half(3.f), __float2half(5.f)));
    else if (O == AddHalf)
      atomicAdd(reinterpret_cast<__half *>(place), __float2half(3.f));
    else if (O == AddDouble)
      atomicAdd(reinterpret_cast<double *>(place), 1e300 * double(lane + 1));
    else if (O == AddInt64)
      atomicAdd(reinterpret_cast<unsigned long long *>(place), (unsigned long long)(lane + 1));
    else if (O == MinInt64)
      atomicMin(reinterpret_cast<long long *>(place), (long long)(1000000 - 1000 * warp - lane - 50 * i));
  }
}

int main() {
  const Pattern patterns[] = {
      {"one word", 0, 0, 1},
      {"two words", 1, 0, 2},
      {"four words", 1, 0, 4},
      {"a word a lane", 1, 0, 32},
      {"a bank, 32 words", 32, 0, 1024},
      {"a bank, two words", 32, 0, 64},
      {"a word a warp", 0, 1, 32},
      {"a word a warp, one bank", 0, 32, 1024},
      {"lanes apart, warps shifted", 1, 1, 33},
      {"a word a thread", 1, 32, 1024},
  };
  auto each = [&]<Operation O>(std::integral_constant<Operation, O>) {
    for (const Pattern &p : patterns)
      for (int warps : {1, 2, 4, 8, 16, 32})
        for (int repeats : {1, 4}) {
          contend<O><<<1, 32 * warps, Bytes>>>(p, repeats);
          CUDA_CHECK(cudaDeviceSynchronize());
          std::printf("{\"operation\":\"%s\",\"pattern\":\"%s\",\"lane\":%d,\"warp\":%d,\"words\":%d,\"warps\":%d,"
                      "\"repeats\":%d}\n",
                      Names[O], p.name, p.lane, p.warp, p.words, warps, repeats);
        }
  };
  each(std::integral_constant<Operation, Nothing>());
  each(std::integral_constant<Operation, AddFloat>());
  each(std::integral_constant<Operation, AddHalf2>());
  each(std::integral_constant<Operation, AddHalf>());
  each(std::integral_constant<Operation, AddDouble>());
  each(std::integral_constant<Operation, AddInt64>());
  each(std::integral_constant<Operation, MinInt64>());
}

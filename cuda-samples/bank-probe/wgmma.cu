// Times wgmma: does it matter to it how its operands lie in shared memory? One warpgroup (or two) of one block starts
// products of half-precision tiles of 64 x N x 16, 16 in a group. Layouts are those of a matrix descriptor: the
// swizzle, the distance of neighbouring core matrices along the contiguous dimension (leading) and along the other
// one (stride). What the operands hold is zero: only the time is of interest. Prints a record a line: of an operand
// and a swizzle, the least and the most cycles of a product over the distances tried, each the least of five runs of
// 256.
//
//   nvcc -std=c++20 -gencode arch=compute_90a,code=sm_90a -o wgmma wgmma.cu
//   ./wgmma > wgmma.jsonl
#include "least.h"
#include <algorithm>
#include <cstdint>
constexpr int Products = 256, Group = 16, Bytes = 160 * 1024, SecondOperand = 80 * 1024;

/// Places of a descriptor, in bytes.
struct Operand {
  uint32_t swizzle; ///< 0, 32, 64, 128 bytes.
  uint32_t leading, stride;
};

__host__ __device__ uint64_t descriptor(uint32_t address, Operand o) {
  uint64_t kind = o.swizzle == 128 ? 1 : o.swizzle == 64 ? 2 : o.swizzle == 32 ? 3 : 0;
  return uint64_t((address & 0x3ffff) >> 4) | uint64_t((o.leading & 0x3ffff) >> 4) << 16 |
         uint64_t((o.stride & 0x3ffff) >> 4) << 32 | kind << 62;
}

// The operands of the assembly: %0 to %63.
#define TEN(T) "%" T "0, %" T "1, %" T "2, %" T "3, %" T "4, %" T "5, %" T "6, %" T "7, %" T "8, %" T "9"
#define TEXT_2 "%0, %1"
#define TEXT_16 TEN("") ", %10, %11, %12, %13, %14, %15"
#define TEXT_64 TEN("") ", " TEN("1") ", " TEN("2") ", " TEN("3") ", " TEN("4") ", " TEN("5") ", %60, %61, %62, %63"
#define LIST_2(I) "+r"(d[I]), "+r"(d[I + 1])
#define LIST_8(I) LIST_2(I), LIST_2(I + 2), LIST_2(I + 4), LIST_2(I + 6)
#define LIST_16(I) LIST_8(I), LIST_8(I + 8)
#define LIST_64(I) LIST_16(I), LIST_16(I + 16), LIST_16(I + 32), LIST_16(I + 48)

/// A product with N columns: R registers of accumulators. A is a descriptor or, in `fromRegisters`, in registers.
template <int N> struct Product;
#define PRODUCT(N, R, P0, P1, P2, P3, P4, P5)                                                                          \
  template <> struct Product<N> {                                                                                      \
    static constexpr int registers = R;                                                                                \
    template <int TA, int TB> static __device__ void fromShared(uint32_t (&d)[R], uint64_t a, uint64_t b) {            \
      asm volatile("{.reg .pred p; setp.eq.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n" #N                          \
                   "k16.f16.f16.f16 {" TEXT_##R "}, " P0 ", " P1 ", p, 1, 1, " P2 ", " P3 ";}"                         \
                   : LIST_##R(0)                                                                                       \
                   : "l"(a), "l"(b), "n"(TA), "n"(TB));                                                                \
    }                                                                                                                  \
    template <int TB> static __device__ void fromRegisters(uint32_t (&d)[R], const uint32_t (&a)[4], uint64_t b) {     \
      asm volatile("{.reg .pred p; setp.eq.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n" #N                          \
                   "k16.f16.f16.f16 {" TEXT_##R "}, {" P0 ", " P1 ", " P2 ", " P3 "}, " P4 ", p, 1, 1, " P5 ";}"       \
                   : LIST_##R(0)                                                                                       \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(TB));                                     \
    }                                                                                                                  \
  };
PRODUCT(8, 2, "%2", "%3", "%4", "%5", "%6", "%7")
PRODUCT(64, 16, "%16", "%17", "%18", "%19", "%20", "%21")
PRODUCT(256, 64, "%64", "%65", "%66", "%67", "%68", "%69")

/// What the operand A is: in registers, or in shared memory with k or m contiguous.
enum Source { Registers, AlongK, AlongM };

template <int N, Source A, int TB>
__global__ void multiply(Operand left, Operand right, long long *cycles, uint32_t *sink) {
  extern __shared__ __align__(1024) char memory[];
  uint32_t base = uint32_t(__cvta_generic_to_shared(memory));
  for (uint32_t i = threadIdx.x * 4; i < Bytes; i += blockDim.x * 4)
    asm volatile("st.shared.b32 [%0], %1;" ::"r"(base + i), "r"(0));
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  uint32_t d[Product<N>::registers] = {}, a[4] = {};
  uint64_t descA = descriptor(base, left), descB = descriptor(base + SecondOperand, right);
  long long begin = 0, end = 0;
  for (int pass = 0; pass < 2; ++pass) {
    __syncthreads();
    begin = clock64();
#pragma unroll 1
    for (int i = 0; i < Products; i += Group) {
      asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
      for (int j = 0; j < Group; ++j)
        if constexpr (A == Registers)
          Product<N>::template fromRegisters<TB>(d, a, descB);
        else
          Product<N>::template fromShared<A == AlongM, TB>(d, descA, descB);
      asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;" ::: "memory");
    }
    __syncthreads();
    end = clock64();
  }
  uint32_t seen = 0;
  for (uint32_t value : d)
    seen ^= value;
  if (seen)
    *sink = seen;
  if (threadIdx.x == 0)
    *cycles = end - begin;
}

int main() {
  long long *cycles;
  uint32_t *sink;
  CUDA_CHECK(cudaMalloc(&cycles, 8));
  CUDA_CHECK(cudaMalloc(&sink, 4));
  CUDA_CHECK(cudaMemset(sink, 0, 4));
  auto time = [&]<int N, Source A, int TB>(std::integral_constant<int, N>, std::integral_constant<Source, A>,
                                           std::integral_constant<int, TB>, int groups, Operand left, Operand right) {
    CUDA_CHECK(cudaFuncSetAttribute(multiply<N, A, TB>, cudaFuncAttributeMaxDynamicSharedMemorySize, Bytes));
    const long long best =
        leastOfFive(cycles, [&] { multiply<N, A, TB><<<1, 128 * groups, Bytes>>>(left, right, cycles, sink); });
    return double(best) / Products;
  };
  // The usual distances of a layout first; then others, which put more core matrices into the same banks, or fewer.
  auto layouts = [](uint32_t swizzle) {
    std::vector<Operand> r;
    uint32_t usual = swizzle ? 8 * swizzle : 128;
    for (uint32_t leading : {usual, 16u, 128u, 144u, 256u, 1024u, 2048u})
      for (uint32_t stride : {usual, 128u, 144u, 256u, 272u, 512u, 1024u, 1040u, 2048u})
        r.push_back({swizzle, leading, stride});
    return r;
  };
  auto shape = [&]<int N, Source A, int TB>(std::integral_constant<int, N> n, std::integral_constant<Source, A> a,
                                            std::integral_constant<int, TB> b) {
    const Operand usual{128, 1024, 1024};
    for (int groups : {1, 2})
      for (bool isLeft : {false, true})
        for (uint32_t swizzle : {0, 32, 64, 128}) {
          if (isLeft && A == Registers)
            continue;
          double least = 0, most = 0;
          for (Operand o : layouts(swizzle)) {
            double now = isLeft ? time(n, a, b, groups, o, usual) : time(n, a, b, groups, usual, o);
            least = least ? std::min(least, now) : now;
            most = std::max(most, now);
          }
          const char *names[] = {"registers", "along k", "along m"};
          std::printf("{\"n\":%d,\"a\":\"%s\",\"b\":\"%s\",\"warpgroups\":%d,\"operand\":\"%s\",\"swizzle\":%u,"
                      "\"layouts\":%zu,\"least\":%.2f,\"most\":%.2f}\n",
                      N, names[A], TB ? "along n" : "along k", groups, isLeft ? "a" : "b", swizzle,
                      layouts(swizzle).size(), least, most);
        }
  };
  auto all = [&]<int N>(std::integral_constant<int, N> n) {
    shape(n, std::integral_constant<Source, Registers>(), std::integral_constant<int, 0>());
    shape(n, std::integral_constant<Source, Registers>(), std::integral_constant<int, 1>());
    shape(n, std::integral_constant<Source, AlongK>(), std::integral_constant<int, 0>());
    shape(n, std::integral_constant<Source, AlongK>(), std::integral_constant<int, 1>());
    shape(n, std::integral_constant<Source, AlongM>(), std::integral_constant<int, 0>());
    shape(n, std::integral_constant<Source, AlongM>(), std::integral_constant<int, 1>());
  };
  all(std::integral_constant<int, 8>());
  all(std::integral_constant<int, 64>());
  all(std::integral_constant<int, 256>());
}

// Times loads, stores and atomics of another block's shared memory, and the same of the block's own: eight warps of
// one block of a cluster of two issue one request after the other. Prints a record a line:
// cycles of a request of the block, the least of five runs of 8 x 64.
//
//   nvcc -std=c++20 -arch=sm_90 -o cluster cluster.cu
//   ./cluster SEED COUNT > cluster.jsonl
#include "least.h"
#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
constexpr int Repeats = 64, Warps = 8, Rows = 64, Bytes = Rows * 128 * 16;

struct Pattern {
  std::string name;
  uint32_t mask;
  uint32_t offset[32];
};

enum Request { Load4, Load8, Load16, Store4, Store16, Add, Reduce, Swap, AddFloat, Exchange8, Add8, AddDouble };
const char *const Names[] = {
    "ld.shared::cluster.b32",        "ld.shared::cluster.b64",       "ld.shared::cluster.v4.b32",
    "st.shared::cluster.b32",        "st.shared::cluster.v4.b32",    "atom.shared::cluster.add.u32",
    "red.shared::cluster.add.u32",   "atom.shared::cluster.cas.b32", "atom.shared::cluster.add.f32",
    "atom.shared::cluster.exch.b64", "atom.shared::cluster.add.u64", "atom.shared::cluster.add.f64"};
const uint32_t Widths[] = {4, 8, 16, 4, 16, 4, 4, 4, 4, 8, 8, 8};

struct Lanes {
  uint32_t mask, offset[32];
};

template <Request R>
__global__ void __cluster_dims__(2) issue(Lanes p, int other, uint32_t zero, long long *cycles, uint32_t *sink) {
  extern __shared__ __align__(1024) char memory[];
  uint32_t lane = threadIdx.x % 32, base = uint32_t(__cvta_generic_to_shared(memory)), rank, address;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  for (uint32_t i = threadIdx.x * 4; i < Bytes; i += blockDim.x * 4)
    asm volatile("st.shared.b32 [%0], %1;" ::"r"(base + i), "r"(0));
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"(base + p.offset[lane]), "r"(rank ^ other));
  uint32_t a = 0, b = 0, c = 0, d = 0, seen = 0;
  uint64_t x = 0;
  long long begin = 0, end = 0;
  if (rank == 0) {
    for (int pass = 0; pass < 2; ++pass) {
      __syncthreads();
      begin = clock64();
      if (p.mask >> lane & 1) {
#pragma unroll 4
        for (int i = 0; i < Repeats; ++i) {
          if (R == Load4)
            asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(a) : "r"(address) : "memory");
          else if (R == Load8)
            asm volatile("ld.shared::cluster.b64 %0, [%1];" : "=l"(x) : "r"(address) : "memory");
          else if (R == Load16)
            asm volatile("ld.shared::cluster.v4.b32 {%0, %1, %2, %3}, [%4];"
                         : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                         : "r"(address)
                         : "memory");
          else if (R == Store4)
            asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(address), "r"(zero) : "memory");
          else if (R == Store16)
            asm volatile("st.shared::cluster.v4.b32 [%0], {%1, %1, %1, %1};" ::"r"(address), "r"(zero) : "memory");
          else if (R == Reduce)
            asm volatile("red.shared::cluster.add.u32 [%0], %1;" ::"r"(address), "r"(zero) : "memory");
          else if (R == Swap)
            asm volatile("atom.shared::cluster.cas.b32 %0, [%1], %2, %2;"
                         : "=r"(a)
                         : "r"(address), "r"(zero)
                         : "memory");
          else if (R == AddFloat)
            asm volatile("atom.shared::cluster.add.f32 %0, [%1], %2;" : "=r"(a) : "r"(address), "r"(zero) : "memory");
          else if (R == Exchange8)
            asm volatile("atom.shared::cluster.exch.b64 %0, [%1], %2;"
                         : "=l"(x)
                         : "r"(address), "l"(uint64_t(zero))
                         : "memory");
          else if (R == Add8)
            asm volatile("atom.shared::cluster.add.u64 %0, [%1], %2;"
                         : "=l"(x)
                         : "r"(address), "l"(uint64_t(zero))
                         : "memory");
          else if (R == AddDouble)
            asm volatile("atom.shared::cluster.add.f64 %0, [%1], %2;"
                         : "=l"(x)
                         : "r"(address), "l"(uint64_t(zero))
                         : "memory");
          else
            asm volatile("atom.shared::cluster.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(address), "r"(zero) : "memory");
          seen ^= a ^ b ^ c ^ d ^ uint32_t(x);
          address += zero;
        }
      }
      asm volatile("fence.acq_rel.cluster;" ::: "memory");
      __syncthreads();
      end = clock64();
    }
    if (seen == 0x9e3779b9)
      *sink = seen;
    if (threadIdx.x == 0)
      *cycles = end - begin;
  }
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}

std::vector<Pattern> patterns(uint32_t width, std::mt19937 &random, int count) {
  std::vector<Pattern> r;
  auto add = [&](std::string name, uint32_t mask, auto f) {
    Pattern p{name, mask, {}};
    for (uint32_t lane = 0; lane < 32; ++lane)
      p.offset[lane] = f(lane) * width % Bytes;
    r.push_back(p);
  };
  const uint32_t row = 128 / width;
  for (uint32_t stride : {0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 128, 256})
    add("stride " + std::to_string(stride), ~0u, [&](uint32_t lane) { return lane * stride; });
  for (uint32_t lanes : {1, 2, 4, 8, 16, 24})
    add("first " + std::to_string(lanes), uint32_t((1ull << lanes) - 1), [&](uint32_t lane) { return lane; });
  for (uint32_t rows : {2, 4, 8, 16, 32})
    add("one bank, " + std::to_string(rows) + " rows", ~0u, [&](uint32_t lane) { return lane % rows * row; });
  for (int i = 0; i < count; ++i) {
    uint32_t rows = 1u << random() % 6, mask = random() % 2 ? ~0u : uint32_t(random() | 1u << random() % 32);
    bool isLinear = random() % 2;
    uint32_t basis[5];
    for (uint32_t &b : basis)
      b = random() % (rows * row);
    add(isLinear ? "linear" : "random", mask, [&](uint32_t lane) {
      uint32_t value = 0;
      for (int bit = 0; bit < 5; ++bit)
        if (lane >> bit & 1)
          value ^= basis[bit];
      return isLinear ? value : uint32_t(random() % (rows * row));
    });
  }
  return r;
}

int main(int argc, char **argv) {
  std::mt19937 random(argc > 1 ? std::atoi(argv[1]) : 1);
  int count = argc > 2 ? std::atoi(argv[2]) : 200;
  long long *cycles;
  uint32_t *sink;
  CUDA_CHECK(cudaMalloc(&cycles, 8));
  CUDA_CHECK(cudaMalloc(&sink, 4));
  auto each = [&]<Request R>(std::integral_constant<Request, R>) {
    CUDA_CHECK(cudaFuncSetAttribute(issue<R>, cudaFuncAttributeMaxDynamicSharedMemorySize, Bytes));
    for (const Pattern &p : patterns(Widths[R], random, count)) {
      Lanes lanes{p.mask, {}};
      std::copy(p.offset, p.offset + 32, lanes.offset);
      double cyclesOf[2];
      for (int other : {0, 1}) {
        const long long best =
            leastOfFive(cycles, [&] { issue<R><<<2, 32 * Warps, Bytes>>>(lanes, other, 0, cycles, sink); });
        cyclesOf[other] = double(best) / (Repeats * Warps);
      }
      std::printf("{\"ptx\":\"%s\",\"pattern\":\"%s\",\"mask\":\"0x%08x\",\"offsets\":[", Names[R], p.name.c_str(),
                  p.mask);
      for (int lane = 0; lane < 32; ++lane)
        std::printf("%s%u", lane ? "," : "", p.offset[lane]);
      std::printf("],\"own\":%.2f,\"other\":%.2f}\n", cyclesOf[0], cyclesOf[1]);
    }
  };
  each(std::integral_constant<Request, Load4>());
  each(std::integral_constant<Request, Load8>());
  each(std::integral_constant<Request, Load16>());
  each(std::integral_constant<Request, Store4>());
  each(std::integral_constant<Request, Store16>());
  each(std::integral_constant<Request, Add>());
  each(std::integral_constant<Request, Reduce>());
  each(std::integral_constant<Request, Swap>());
  each(std::integral_constant<Request, AddFloat>());
  each(std::integral_constant<Request, Exchange8>());
  each(std::integral_constant<Request, Add8>());
  each(std::integral_constant<Request, AddDouble>());
}

// Times instructions on barriers, asynchronous stores, 16-byte atomics and other blocks' memory: one warp issues one
// request after the other on addresses that a pattern gives. Prints a record a line: cycles of a request, the least of
// five runs of 64 requests.
//
//   nvcc -std=c++20 -arch=sm_90a -o barriers barriers.cu
//   ./barriers all > barriers.jsonl
//   ./barriers 17            one kind, by its place in this file
#include "../common/check.h"
#include <algorithm>
#include <cstdint>
#include <cstring>
constexpr int Repeats = 64, Bytes = 40960;
struct Pattern {
  const char *name;
  uint32_t mask;
  uint32_t offset[32];
};
struct Operands {
  uint32_t shared, cluster, other, barrier, barrierCluster, value;
  uint64_t generic;
  const char *source;
  uint32_t seen;
};
template <int N> struct Request;
constexpr int First = __COUNTER__ + 1;
#define REQUEST(NAME, BARRIER, ...) REQUEST_AS(__COUNTER__ - First, NAME, BARRIER, __VA_ARGS__)
#define REQUEST_AS(N, NAME, BARRIER, ...)                                                                              \
  template <> struct Request<N> {                                                                                      \
    static constexpr const char *name = NAME;                                                                          \
    static constexpr bool barrier = BARRIER;                                                                           \
    static __device__ __forceinline__ void issue(Operands &o) {                                                        \
      uint32_t a = 0, b = 0, c = 0, d = 0;                                                                             \
      uint64_t x = 0, y = 0;                                                                                           \
      __VA_ARGS__;                                                                                                     \
      o.seen ^= a ^ b ^ c ^ d ^ uint32_t(x) ^ uint32_t(x >> 32) ^ uint32_t(y);                                         \
    }                                                                                                                  \
  };
REQUEST("nothing", true, )
REQUEST("mbarrier.init", true,
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(o.shared), "r"(500000) : "memory"))
REQUEST("mbarrier.arrive (token)", true,
        asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1];" : "=l"(x) : "r"(o.shared) : "memory"))
REQUEST("mbarrier.arrive (no token)", true,
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(o.shared) : "memory"))
REQUEST("mbarrier.arrive count", true,
        asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1], %2;" : "=l"(x) : "r"(o.shared),
                     "r"(o.value & 1 | 1) : "memory"))
REQUEST("mbarrier.arrive.noComplete", true,
        asm volatile("mbarrier.arrive.noComplete.shared::cta.b64 %0, [%1], %2;" : "=l"(x) : "r"(o.shared),
                     "r"(1) : "memory"))
REQUEST("mbarrier.arrive (generic)", true,
        asm volatile("mbarrier.arrive.b64 %0, [%1];" : "=l"(x) : "l"(o.generic) : "memory"))
REQUEST("mbarrier.arrive_drop", true,
        asm volatile("mbarrier.arrive_drop.shared::cta.b64 %0, [%1];" : "=l"(x) : "r"(o.shared) : "memory"))
REQUEST("mbarrier.arrive.expect_tx", true,
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 %0, [%1], %2;" : "=l"(x) : "r"(o.shared),
                     "r"(16) : "memory"))
REQUEST("mbarrier.expect_tx", true,
        asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(o.shared), "r"(16) : "memory"))
REQUEST("mbarrier.complete_tx", true,
        asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(o.shared), "r"(16) : "memory"))
REQUEST("mbarrier.test_wait", true,
        asm volatile("{.reg .pred p; mbarrier.test_wait.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p;}" : "=r"(
                         a) : "r"(o.shared),
                     "l"(uint64_t(0)) : "memory"))
REQUEST(
    "mbarrier.test_wait.parity", true,
    asm volatile("{.reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p;}" : "=r"(
                     a) : "r"(o.shared),
                 "r"(1) : "memory"))
REQUEST(
    "mbarrier.try_wait.parity", true,
    asm volatile("{.reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p;}" : "=r"(
                     a) : "r"(o.shared),
                 "r"(1) : "memory"))
REQUEST("mbarrier.inval", true, asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(o.shared) : "memory"))
REQUEST("mbarrier.arrive.shared::cluster (own block)", true,
        asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(o.cluster) : "memory"))
REQUEST("mbarrier.arrive.shared::cluster (other block)", true,
        asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(o.other) : "memory"))
REQUEST("cp.async.mbarrier.arrive", true,
        asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" ::"r"(o.shared) : "memory"))
REQUEST("cp.async.mbarrier.arrive.noinc", true,
        asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(o.shared) : "memory"))
REQUEST("st.shared.b64", false,
        asm volatile("st.shared.b64 [%0], %1;" ::"r"(o.shared), "l"(uint64_t(o.value)) : "memory"))
REQUEST("ld.shared.b32", false, asm volatile("ld.shared.b32 %0, [%1];" : "=r"(a) : "r"(o.shared) : "memory"))
REQUEST("ld.shared.v4.b32", false,
        asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c),
                     "=r"(d) : "r"(o.shared) : "memory"))
REQUEST("ld.shared::cluster.b32 (own block)", false,
        asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(a) : "r"(o.cluster) : "memory"))
REQUEST("ld.shared::cluster.b32 (other block)", false,
        asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(a) : "r"(o.other) : "memory"))
REQUEST("ld.shared::cluster.b64 (other block)", false,
        asm volatile("ld.shared::cluster.b64 %0, [%1];" : "=l"(x) : "r"(o.other) : "memory"))
REQUEST("ld.shared::cluster.v4.b32 (other block)", false,
        asm volatile("ld.shared::cluster.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c),
                     "=r"(d) : "r"(o.other) : "memory"))
REQUEST("st.shared::cluster.b32 (own block)", false,
        asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(o.cluster), "r"(o.value) : "memory"))
REQUEST("st.shared::cluster.b32 (other block)", false,
        asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(o.other), "r"(o.value) : "memory"))
REQUEST("st.shared::cluster.v4.b32 (other block)", false,
        asm volatile("st.shared::cluster.v4.b32 [%0], {%1, %1, %1, %1};" ::"r"(o.other), "r"(o.value) : "memory"))
REQUEST("atom.shared.add.u32", false,
        asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(o.shared), "r"(o.value) : "memory"))
REQUEST("atom.shared::cluster.add.u32 (own block)", false,
        asm volatile("atom.shared::cluster.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(o.cluster), "r"(o.value) : "memory"))
REQUEST("atom.shared::cluster.add.u32 (other block)", false,
        asm volatile("atom.shared::cluster.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(o.other), "r"(o.value) : "memory"))
REQUEST("red.shared::cluster.add.u32 (other block)", false,
        asm volatile("red.shared::cluster.add.u32 [%0], %1;" ::"r"(o.other), "r"(o.value) : "memory"))
REQUEST("st.async.b32 (own block)", false,
        asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(o.cluster),
                     "r"(o.value), "r"(o.barrierCluster) : "memory"))
REQUEST("st.async.b64 (own block)", false,
        asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u64 [%0], %1, [%2];" ::"r"(o.cluster),
                     "l"(uint64_t(o.value)), "r"(o.barrierCluster) : "memory"))
REQUEST("st.async.v4.b32 (own block)", false,
        asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.u32 [%0], {%1, %1, %1, %1}, [%2];" ::"r"(
                         o.cluster),
                     "r"(o.value), "r"(o.barrierCluster) : "memory"))
REQUEST(
    "red.async.add.u32 (own block)", false,
    asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2];" ::"r"(
                     o.cluster),
                 "r"(o.value), "r"(o.barrierCluster) : "memory"))
REQUEST(
    "atom.shared.exch.b128", false,
    asm volatile(
        "{.reg .b128 p, q; mov.b128 q, {%2, %2}; atom.shared.exch.b128 p, [%3], q; mov.b128 {%0, %1}, p;}" : "=l"(x),
        "=l"(y) : "l"(uint64_t(o.value)), "r"(o.shared) : "memory"))
REQUEST("atom.shared.cas.b128", false,
        asm volatile("{.reg .b128 p, q, r; mov.b128 q, {%2, %2}; mov.b128 r, {%2, %2}; atom.shared.cas.b128 p, [%3], "
                     "q, r; mov.b128 {%0, %1}, p;}" : "=l"(x),
                     "=l"(y) : "l"(uint64_t(o.value)), "r"(o.shared) : "memory"))
constexpr int Numbers = __COUNTER__ - First;

template <int N>
__global__ void __cluster_dims__(2)
    request(Pattern p, int repeats, uint32_t zero, const char *source, long long *cycles, uint32_t *sink) {
  extern __shared__ __align__(1024) char memory[];
  uint32_t lane = threadIdx.x, base = uint32_t(__cvta_generic_to_shared(memory)), rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  constexpr bool B = Request<N>::barrier;
  for (int i = lane; i < Bytes / 8; i += 32)
    if (B)
      asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(base + i * 8), "r"(500000) : "memory");
    else
      asm volatile("st.shared.b64 [%0], %1;" ::"r"(base + i * 8), "l"(0ull) : "memory");
  if (!B && lane == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(base + Bytes - 8), "r"(500000) : "memory");
  asm volatile("fence.proxy.async;" ::: "memory");
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  Operands o;
  o.shared = base + p.offset[lane];
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(o.cluster) : "r"(o.shared), "r"(rank));
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(o.other) : "r"(o.shared), "r"(rank ^ 1));
  o.barrier = base + Bytes - 8;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(o.barrierCluster) : "r"(o.barrier), "r"(rank));
  o.generic = reinterpret_cast<uint64_t>(zero ? source : memory) + p.offset[lane];
  o.source = source;
  o.value = lane + 1 + zero;
  o.seen = 0;
  long long begin = 0, end = 0;
  if (rank == 0 && (p.mask >> lane & 1)) {
    for (int pass = 0; pass < 2; ++pass) {
      __syncwarp(p.mask);
      begin = clock64();
#pragma unroll 1
      for (int i = 0; i < repeats; ++i) {
        Request<N>::issue(o);
        o.shared += zero;
        o.generic += zero;
        o.value += zero;
        o.cluster += zero;
        o.other += zero;
      }
      uint32_t seen = o.seen;
      asm volatile("" ::"r"(seen) : "memory");
      __syncwarp(p.mask);
      end = clock64();
      if (repeats == 1)
        break;
    }
    if (o.seen == 0x9e3779b9)
      *sink = o.seen;
    if (cycles && lane == __ffs(p.mask) - 1)
      *cycles = end - begin;
  }
  asm volatile("cp.async.wait_all;" ::: "memory");
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}
std::vector<Pattern> patterns() {
  std::vector<Pattern> r;
  auto add = [&](const char *n, uint32_t mask, auto f) {
    Pattern p;
    p.name = n;
    p.mask = mask;
    for (int l = 0; l < 32; ++l)
      p.offset[l] = f(l);
    r.push_back(p);
  };
  const uint32_t all = ~0u;
  add("one lane", 1, [](int) { return 0; });
  add("all lanes, one address", all, [](int) { return 0; });
  add("all, 16 apart", all, [](int l) { return l * 16; });
  add("all, 32 apart", all, [](int l) { return l * 32; });
  add("all, 64 apart", all, [](int l) { return l * 64; });
  add("all, 128 apart", all, [](int l) { return l * 128; });
  add("all, 144 apart", all, [](int l) { return l * 144; });
  add("all, 256 apart", all, [](int l) { return l * 256; });
  add("all, 1024 apart", all, [](int l) { return l * 1024; });
  add("all, reversed, 16 apart", all, [](int l) { return (31 - l) * 16; });
  add("two addresses, 16 apart", all, [](int l) { return (l & 1) * 16; });
  add("two addresses, 128 apart", all, [](int l) { return (l & 1) * 128; });
  add("four addresses, 16 apart", all, [](int l) { return (l & 3) * 16; });
  add("four addresses, 128 apart", all, [](int l) { return (l & 3) * 128; });
  add("eight addresses, 16 apart", all, [](int l) { return (l & 7) * 16; });
  add("eight addresses, 128 apart", all, [](int l) { return (l & 7) * 128; });
  add("16 lanes, 16 apart", 0x5555, [](int l) { return l * 16; });
  add("8 lanes, 16 apart", 0xff, [](int l) { return l * 16; });
  add("8 lanes, 128 apart", 0xff, [](int l) { return l * 128; });
  add("all, 8 apart", all, [](int l) { return l * 8; });
  add("all, 4 apart", all, [](int l) { return l * 4; });
  add("all, 132 apart", all, [](int l) { return l * 132; });
  add("all, 136 apart", all, [](int l) { return l * 136; });
  return r;
}
int main(int argc, char **argv) {
  const char *only = argc > 1 && std::strcmp(argv[1], "all") ? argv[1] : nullptr;
  std::vector<Pattern> all = patterns();
  long long *cycles;
  uint32_t *sink;
  char *source;
  CUDA_CHECK(cudaMalloc(&cycles, 8));
  CUDA_CHECK(cudaMalloc(&sink, 4));
  CUDA_CHECK(cudaMalloc(&source, 1 << 20));
  auto each = [&]<int N>(std::integral_constant<int, N>) {
    const char *name = Request<N>::name;
    if (only && N != std::atoi(only))
      return;
    CUDA_CHECK(cudaFuncSetAttribute(request<N>, cudaFuncAttributeMaxDynamicSharedMemorySize, Bytes));
    for (const Pattern &p : all) {
      bool narrow = !std::strncmp(p.name, "all, 4 ", 7) || !std::strncmp(p.name, "all, 132", 8),
           eight = !std::strncmp(p.name, "all, 8 ", 7) || !std::strncmp(p.name, "all, 136", 8);
      bool four = std::strstr(name, "b32") || std::strstr(name, "u32"),
           sixteen = std::strstr(name, "v4") || std::strstr(name, "b128");
      if ((narrow && (!four || sixteen || Request<N>::barrier)) || (eight && sixteen))
        continue;
      std::vector<long long> best;
      int runs = 5;
      for (int run = 0; run < runs; ++run) {
        request<N><<<2, 32, Bytes>>>(p, Repeats, 0, source, cycles, sink);
        cudaError_t e = cudaDeviceSynchronize();
        if (e != cudaSuccess) {
          std::printf("%d\t%s\t%s\terror %s\n", N, name, p.name, cudaGetErrorString(e));
          std::exit(1);
        }
        long long c;
        CUDA_CHECK(cudaMemcpy(&c, cycles, 8, cudaMemcpyDeviceToHost));
        best.push_back(c);
      }
      std::sort(best.begin(), best.end());
      std::printf("{\"ptx\":\"%s\",\"pattern\":\"%s\",\"mask\":\"0x%08x\",\"offsets\":[", name, p.name, p.mask);
      for (int l = 0; l < 32; ++l)
        std::printf("%s%u", l ? "," : "", p.offset[l]);
      std::printf("],\"cycles\":%.2f}\n", double(best[0]) / Repeats);
    }
  };
  [&]<int... N>(std::integer_sequence<int, N...>) {
    (each(std::integral_constant<int, N>()), ...);
  }(std::make_integer_sequence<int, Numbers>());
}

// Issues one shared-memory instruction again and again on addresses that a file
// gives, one launch a pattern, so that a profiler's counters for the launch are
// those of that one request.
//
//   probe --kinds           the instructions, one a line: number, group, width, PTX
//   probe PATTERNS          one launch a line: KIND REPEATS MASK OFFSET... SOURCE...
//   probe --time PATTERNS   cycles of cp.async: each line MASK DESTINATION... SOURCE...
//
// KIND is a number of --kinds, REPEATS how often the request is issued, MASK the
// active lanes in hex, an OFFSET the byte offset of a lane from a
// 1024-byte-aligned base in shared memory, a SOURCE that of the global memory
// which cp.async reads.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#define CUDA_CHECK(expression)                                                                     \
  do {                                                                                             \
    cudaError_t status = (expression);                                                             \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int Lanes = 32;
constexpr int Bytes = 16384;

// What one lane has at hand when it issues its request.
struct Operands {
  uint32_t shared;      // the address, in shared memory's own numbering
  uint64_t generic;     // the same address as a generic one
  const char *source;   // in global memory
  uint32_t value;       // differs from lane to lane, never 0
  uint64_t wide;
  float real;
  double twice;
  uint32_t uniform;     // one value for the warp, unknown to the compiler
  uint32_t seen;        // collects what is loaded, so that it is not dead
};

// One instruction. The number is the place in this file.
template <int Number> struct Request;
constexpr int FirstNumber = __COUNTER__ + 1;

#define REQUEST(PTX, GROUP, WIDTH, ...) REQUEST_AS(__COUNTER__ - FirstNumber, PTX, GROUP, WIDTH, __VA_ARGS__)
#define REQUEST_AS(NUMBER, PTX, GROUP, WIDTH, ...)                                                 \
  template <> struct Request<NUMBER> {                                                             \
    static constexpr const char *ptx = PTX;                                                        \
    static constexpr const char *group = GROUP;                                                    \
    static constexpr int width = WIDTH;                                                            \
    static constexpr bool loops = GROUP[0] == 'r';                                                 \
    static __device__ void issue(Operands &o) {                                                    \
      uint32_t a = 0, b = 0, c = 0, d = 0;                                                         \
      uint64_t x = 0, y = 0;                                                                       \
      uint16_t h = 0;                                                                              \
      __VA_ARGS__;                                                                                 \
      o.seen ^= a ^ b ^ c ^ d ^ h ^ uint32_t(x) ^ uint32_t(x >> 32) ^ uint32_t(y);                 \
    }                                                                                              \
  };

// Nothing at all, and nothing on cleared memory: what a launch counts by itself.
REQUEST("none", "none", 4, )
REQUEST("none (cleared)", "retry none", 4, )

REQUEST("ld.shared.u8", "load", 1, asm volatile("ld.shared.u8 %0, [%1];" : "=r"(a) : "r"(o.shared)))
REQUEST("ld.shared.s8", "load", 1, asm volatile("ld.shared.s8 %0, [%1];" : "=r"(a) : "r"(o.shared)))
REQUEST("ld.shared.u16", "load", 2, asm volatile("ld.shared.u16 %0, [%1];" : "=h"(h) : "r"(o.shared)))
REQUEST("ld.shared.b32", "load", 4, asm volatile("ld.shared.b32 %0, [%1];" : "=r"(a) : "r"(o.shared)))
REQUEST("ld.shared.v2.b16", "load", 4,
        asm volatile("{.reg .b16 p, q; ld.shared.v2.b16 {p, q}, [%1]; mov.b32 %0, {p, q};}" : "=r"(a) : "r"(o.shared)))
REQUEST("ld.shared.b64", "load", 8, asm volatile("ld.shared.b64 %0, [%1];" : "=l"(x) : "r"(o.shared)))
REQUEST("ld.shared.v2.b32", "load", 8, asm volatile("ld.shared.v2.b32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "r"(o.shared)))
REQUEST("ld.shared.v4.b32", "load", 16,
        asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(o.shared)))
REQUEST("ld.shared.v2.b64", "load", 16, asm volatile("ld.shared.v2.b64 {%0, %1}, [%2];" : "=l"(x), "=l"(y) : "r"(o.shared)))
REQUEST("ld.volatile.shared.b32", "load", 4, asm volatile("ld.volatile.shared.b32 %0, [%1];" : "=r"(a) : "r"(o.shared)))
REQUEST("ld.volatile.shared.b64", "load", 8, asm volatile("ld.volatile.shared.b64 %0, [%1];" : "=l"(x) : "r"(o.shared)))
REQUEST("ld.volatile.shared.v4.b32", "load", 16,
        asm volatile("ld.volatile.shared.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(o.shared)))
REQUEST("ld.b32 (generic)", "generic load", 4, asm volatile("ld.b32 %0, [%1];" : "=r"(a) : "l"(o.generic)))
REQUEST("ld.b64 (generic)", "generic load", 8, asm volatile("ld.b64 %0, [%1];" : "=l"(x) : "l"(o.generic)))
REQUEST("ld.v4.b32 (generic)", "generic load", 16,
        asm volatile("ld.v4.b32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(o.generic)))

REQUEST("st.shared.b8", "store", 1, asm volatile("st.shared.b8 [%0], %1;" ::"r"(o.shared), "r"(o.value) : "memory"))
REQUEST("st.shared.b16", "store", 2, asm volatile("st.shared.b16 [%0], %1;" ::"r"(o.shared), "h"(uint16_t(o.value)) : "memory"))
REQUEST("st.shared.b32", "store", 4, asm volatile("st.shared.b32 [%0], %1;" ::"r"(o.shared), "r"(o.value) : "memory"))
REQUEST("st.shared.b64", "store", 8, asm volatile("st.shared.b64 [%0], %1;" ::"r"(o.shared), "l"(o.wide) : "memory"))
REQUEST("st.shared.v2.b32", "store", 8,
        asm volatile("st.shared.v2.b32 [%0], {%1, %1};" ::"r"(o.shared), "r"(o.value) : "memory"))
REQUEST("st.shared.v4.b32", "store", 16,
        asm volatile("st.shared.v4.b32 [%0], {%1, %1, %1, %1};" ::"r"(o.shared), "r"(o.value) : "memory"))
REQUEST("st.shared.v2.b64", "store", 16,
        asm volatile("st.shared.v2.b64 [%0], {%1, %1};" ::"r"(o.shared), "l"(o.wide) : "memory"))
REQUEST("st.volatile.shared.b32", "store", 4,
        asm volatile("st.volatile.shared.b32 [%0], %1;" ::"r"(o.shared), "r"(o.value) : "memory"))
REQUEST("st.b32 (generic)", "generic store", 4, asm volatile("st.b32 [%0], %1;" ::"l"(o.generic), "r"(o.value) : "memory"))
REQUEST("st.b64 (generic)", "generic store", 8, asm volatile("st.b64 [%0], %1;" ::"l"(o.generic), "l"(o.wide) : "memory"))
REQUEST("st.v4.b32 (generic)", "generic store", 16,
        asm volatile("st.v4.b32 [%0], {%1, %1, %1, %1};" ::"l"(o.generic), "r"(o.value) : "memory"))

#define MATRIX(FORM, COUNT, LOADS, STORES)                                                         \
  REQUEST("ldmatrix." FORM, "ldmatrix", 16,                                                        \
          asm volatile("ldmatrix.sync.aligned.m8n8." FORM ".shared.b16 " LOADS ", [%4];"          \
                       : "=r"(a), "=r"(b), "=r"(c), "=r"(d)                                        \
                       : "r"(o.shared)))                                                           \
  REQUEST("stmatrix." FORM, "stmatrix", 16,                                                        \
          asm volatile("stmatrix.sync.aligned.m8n8." FORM ".shared.b16 [%0], " STORES ";" ::"r"(  \
                           o.shared),                                                              \
                       "r"(o.value)                                                                \
                       : "memory"))
MATRIX("x1", 1, "{%0}", "{%1}")
MATRIX("x2", 2, "{%0, %1}", "{%1, %1}")
MATRIX("x4", 4, "{%0, %1, %2, %3}", "{%1, %1, %1, %1}")
MATRIX("x1.trans", 1, "{%0}", "{%1}")
MATRIX("x2.trans", 2, "{%0, %1}", "{%1, %1}")
MATRIX("x4.trans", 4, "{%0, %1, %2, %3}", "{%1, %1, %1, %1}")

// With the result used, and without.
#define ATOMIC(FORM, GROUP, WIDTH, OUT, IN, OPERAND)                                               \
  REQUEST("atom.shared." FORM, GROUP, WIDTH,                                                       \
          asm volatile("atom.shared." FORM " %0, [%1], %2;" : OUT : "r"(o.shared), IN(OPERAND) : "memory")) \
  REQUEST("red.shared." FORM, GROUP, WIDTH,                                                        \
          asm volatile("red.shared." FORM " [%0], %1;" ::"r"(o.shared), IN(OPERAND) : "memory"))
ATOMIC("add.u32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("min.u32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("max.u32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("min.s32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("max.s32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("and.b32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("or.b32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("xor.b32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("inc.u32", "atomic", 4, "=r"(a), "r", o.value)
ATOMIC("dec.u32", "atomic", 4, "=r"(a), "r", o.value)
REQUEST("atom.shared.exch.b32", "atomic", 4,
        asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(a) : "r"(o.shared), "r"(o.value) : "memory"))
REQUEST("atom.shared.add.u32 (uniform operand)", "atomic", 4,
        asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(o.shared), "r"(o.uniform) : "memory"))
REQUEST("red.shared.add.u32 (uniform operand)", "atomic", 4,
        asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(o.shared), "r"(o.uniform) : "memory"))
REQUEST("atom.shared.add.u32 (constant 1, result used)", "atomic", 4,
        asm volatile("atom.shared.add.u32 %0, [%1], 1;" : "=r"(a) : "r"(o.shared) : "memory"))
REQUEST("red.shared.add.u32 (constant 1)", "increment", 4, asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(o.shared) : "memory"))
REQUEST("atom.shared.cas.b32", "cas", 4,
        asm volatile("atom.shared.cas.b32 %0, [%1], %2, %3;" : "=r"(a) : "r"(o.shared), "r"(o.uniform), "r"(o.value) : "memory"))
REQUEST("atom.shared.cas.b64", "cas", 8,
        asm volatile("atom.shared.cas.b64 %0, [%1], %2, %3;" : "=l"(x) : "r"(o.shared), "l"(uint64_t(o.uniform)), "l"(o.wide) : "memory"))
REQUEST("atom.shared.exch.b128", "atomic", 16,
        asm volatile("{.reg .b128 p, q; mov.b128 q, {%3, %3}; atom.shared.exch.b128 p, [%2], q; mov.b128 {%0, %1}, p;}" : "=l"(x), "=l"(y) : "r"(o.shared), "l"(o.wide) : "memory"))
REQUEST("atom.shared.cas.b128", "cas", 16,
        asm volatile("{.reg .b128 p, q, r; mov.b128 q, {%3, %3}; mov.b128 r, {%4, %4}; atom.shared.cas.b128 p, [%2], r, q; mov.b128 {%0, %1}, p;}" : "=l"(x), "=l"(y) : "r"(o.shared), "l"(o.wide), "l"(uint64_t(o.uniform)) : "memory"))
REQUEST("atom.shared.exch.b64", "atomic", 8,
        asm volatile("atom.shared.exch.b64 %0, [%1], %2;" : "=l"(x) : "r"(o.shared), "l"(o.wide) : "memory"))
REQUEST("atom.add.u32 (generic)", "generic atomic", 4,
        asm volatile("atom.add.u32 %0, [%1], %2;" : "=r"(a) : "l"(o.generic), "r"(o.value) : "memory"))

// These have no instruction of their own: the assembler writes a loop of a load
// and a compare-and-swap. The memory is cleared first, so that adding always
// changes it; adding 0 never does.
ATOMIC("add.f32", "retry", 4, "=r"(a), "f", o.real)
ATOMIC("add.u64", "retry", 8, "=l"(x), "l", o.wide)
ATOMIC("min.u64", "retry", 8, "=l"(x), "l", ~o.wide)
ATOMIC("max.u64", "retry", 8, "=l"(x), "l", o.wide)
ATOMIC("min.s64", "retry", 8, "=l"(x), "l", ~o.wide)
ATOMIC("max.s64", "retry", 8, "=l"(x), "l", o.wide)
ATOMIC("and.b64", "retry", 8, "=l"(x), "l", o.wide)
ATOMIC("or.b64", "retry", 8, "=l"(x), "l", o.wide)
ATOMIC("xor.b64", "retry", 8, "=l"(x), "l", o.wide)
REQUEST("red.shared.add.f64", "retry", 8,
        asm volatile("red.shared.add.f64 [%0], %1;" ::"r"(o.shared), "d"(o.twice) : "memory"))
REQUEST("atom.shared.add.f64", "retry", 8,
        { double r; asm volatile("atom.shared.add.f64 %0, [%1], %2;" : "=d"(r) : "r"(o.shared), "d"(o.twice) : "memory"); x = __double_as_longlong(r); })
REQUEST("atom.shared.add.noftz.f16x2", "retry", 4,
        asm volatile("atom.shared.add.noftz.f16x2 %0, [%1], %2;" : "=r"(a) : "r"(o.shared), "r"(0x3c003c00 + o.value) : "memory"))
REQUEST("red.shared.add.noftz.bf16x2", "retry", 4,
        asm volatile("red.shared.add.noftz.bf16x2 [%0], %1;" ::"r"(o.shared), "r"(0x3f803f80 + o.value) : "memory"))
REQUEST("atom.shared.add.noftz.f16", "retry", 2,
        asm volatile("atom.shared.add.noftz.f16 %0, [%1], %2;" : "=h"(h) : "r"(o.shared), "h"(uint16_t(0x3c00)) : "memory"))
REQUEST("atom.shared.cas.b16", "retry", 2,
        asm volatile("atom.shared.cas.b16 %0, [%1], %2, %3;" : "=h"(h) : "r"(o.shared), "h"(uint16_t(o.uniform)), "h"(uint16_t(o.value)) : "memory"))
REQUEST("red.shared.add.f32 (operand 0)", "retry", 4,
        asm volatile("red.shared.add.f32 [%0], %1;" ::"r"(o.shared), "f"(0 * o.real) : "memory"))
REQUEST("red.shared.add.u64 (operand 0)", "retry", 8,
        asm volatile("red.shared.add.u64 [%0], %1;" ::"r"(o.shared), "l"(o.wide - o.wide + o.uniform - o.uniform) : "memory"))

REQUEST("cp.async.ca.shared.global 4", "cp.async", 4, asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(o.shared), "l"(o.source) : "memory"))
REQUEST("cp.async.ca.shared.global 8", "cp.async", 8, asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(o.shared), "l"(o.source) : "memory"))
REQUEST("cp.async.ca.shared.global 16", "cp.async", 16, asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(o.shared), "l"(o.source) : "memory"))
REQUEST("cp.async.cg.shared.global 16", "cp.async bypass", 16, asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(o.shared), "l"(o.source) : "memory"))

constexpr int Numbers = __COUNTER__ - FirstNumber;

// The compiler must not know where `memory` lies for a generic address to stay
// generic, nor that `zero` is 0, lest it hoist or join the requests.
template <int Number>
__global__ void request(const uint32_t *offsets, int repeats, uint32_t mask, char *source, uint32_t zero, uint32_t *sink) {
  extern __shared__ __align__(1024) char memory[];
  uint32_t lane = threadIdx.x;
  Operands o;
  uint32_t base = uint32_t(__cvta_generic_to_shared(memory));
  if (Request<Number>::loops) {
    for (int i = 0; i < Bytes / 4; i += Lanes)
      asm volatile("st.shared.b32 [%0], %1;" ::"r"(base + (i + lane) * 4), "r"(0) : "memory");
    __syncwarp();
  }
  o.shared = base + offsets[lane];
  o.generic = reinterpret_cast<uint64_t>(zero ? source : memory) + offsets[lane];
  o.source = source + offsets[Lanes + lane];
  o.value = lane + 1 + zero;
  o.wide = (uint64_t(lane) << 32) + lane + 1 + zero;
  o.real = float(o.value);
  o.twice = double(o.value);
  o.uniform = zero;
  o.seen = 0;
  if (mask >> lane & 1) {
#pragma unroll 1
    for (int i = 0; i < repeats; ++i) {
      Request<Number>::issue(o);
      if (Request<Number>::loops)
        __syncwarp(mask);
      o.shared += zero;
      o.generic += zero;
      o.value += zero;
    }
    if (o.seen == 0x9e3779b9)
      *sink = o.seen;
  }
  asm volatile("cp.async.wait_all;" ::: "memory");
}

// Cycles of many cp.async of 16 bytes: every warp of the block issues `count`
// of them back to back, each from other lines of the source, to its own copy of
// the destination pattern.
template <bool Bypass>
__global__ void timed(const uint32_t *destinations, const uint32_t *sources, uint32_t mask, const char *source, uint32_t span,
                      uint32_t apart, int count, unsigned long long *cycles) {
  extern __shared__ __align__(1024) char memory[];
  __shared__ unsigned long long first, last;
  uint32_t lane = threadIdx.x % Lanes, warp = threadIdx.x / Lanes, warps = blockDim.x / Lanes;
  uint32_t to = uint32_t(__cvta_generic_to_shared(memory)) + warp * apart + destinations[lane];
  const char *from = source + sources[lane];
  if (threadIdx.x == 0) {
    first = ~0ull;
    last = 0;
  }
  bool active = mask >> lane & 1;
  __syncthreads();
  long long start = clock64();
  if (active)
    for (int i = 0; i < count; ++i) {
      const char *here = from + ((i * warps + warp) % 16) * span;
      if (Bypass)
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(here) : "memory");
      else
        asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(to), "l"(here) : "memory");
    }
  asm volatile("cp.async.wait_all;" ::: "memory");
  long long stop = clock64();
  atomicMin(&first, (unsigned long long)start);
  atomicMax(&last, (unsigned long long)stop);
  __syncthreads();
  if (threadIdx.x == 0)
    *cycles = last - first;
}

using Kernel = void (*)(const uint32_t *, int, uint32_t, char *, uint32_t, uint32_t *);

template <size_t... Number> std::vector<Kernel> kernels(std::index_sequence<Number...>) { return {request<int(Number)>...}; }

template <size_t... Number> void printKinds(std::index_sequence<Number...>) {
  (std::printf("%d\t%s\t%d\t%s\n", int(Number), Request<int(Number)>::group, Request<int(Number)>::width, Request<int(Number)>::ptx), ...);
}

static std::vector<std::string> linesOf(const char *path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    lines.push_back(line);
  if (lines.empty()) {
    std::fprintf(stderr, "%s: no pattern\n", path);
    std::exit(1);
  }
  return lines;
}

static void launchAll(const char *path) {
  std::vector<Kernel> all = kernels(std::make_index_sequence<Numbers>());
  std::vector<std::string> lines = linesOf(path);
  std::vector<uint32_t> kinds, repeats, masks, offsets;
  for (const std::string &line : lines) {
    std::istringstream words(line);
    uint32_t kind, times, mask, offset;
    words >> kind >> times >> std::hex >> mask >> std::dec;
    kinds.push_back(kind);
    repeats.push_back(times);
    masks.push_back(mask);
    for (int i = 0; i < 2 * Lanes; ++i) {
      words >> offset;
      offsets.push_back(offset);
    }
    if (!words || kind >= all.size()) {
      std::fprintf(stderr, "%s: bad line: %s\n", path, line.c_str());
      std::exit(1);
    }
  }
  uint32_t *table, *sink;
  char *source;
  CUDA_CHECK(cudaMalloc(&table, offsets.size() * 4));
  CUDA_CHECK(cudaMalloc(&sink, 4));
  CUDA_CHECK(cudaMalloc(&source, 65536));
  CUDA_CHECK(cudaMemcpy(table, offsets.data(), offsets.size() * 4, cudaMemcpyHostToDevice));
  for (size_t i = 0; i < lines.size(); ++i) {
    all[kinds[i]]<<<1, Lanes, Bytes>>>(table + i * 2 * Lanes, int(repeats[i]), masks[i], source, 0, sink);
    CUDA_CHECK(cudaGetLastError());
  }
  CUDA_CHECK(cudaDeviceSynchronize());
}

// The rate of requests: the difference between a long and a short run, so that
// what happens once does not count; the best of several runs.
template <bool Bypass>
static double cyclesPerRequest(const uint32_t *table, uint32_t mask, const char *source, uint32_t span, int warps, uint32_t apart,
                               unsigned long long *cycles) {
  const int Short = 64, Long = 192, Runs = 3;
  size_t bytes = Bytes + (warps - 1) * apart;
  CUDA_CHECK(cudaFuncSetAttribute(timed<Bypass>, cudaFuncAttributeMaxDynamicSharedMemorySize, int(bytes)));
  unsigned long long best[2] = {~0ull, ~0ull};
  for (int run = 0; run < Runs; ++run)
    for (int which = 0; which < 2; ++which) {
      timed<Bypass><<<1, warps * Lanes, bytes>>>(table, table + Lanes, mask, source, span, apart, which ? Long : Short, cycles);
      CUDA_CHECK(cudaGetLastError());
      unsigned long long count;
      CUDA_CHECK(cudaMemcpy(&count, cycles, 8, cudaMemcpyDeviceToHost));
      if (count < best[which])
        best[which] = count;
    }
  return (double(best[1]) - double(best[0])) / ((Long - Short) * warps);
}

static void timeAll(const char *path) {
  std::vector<std::string> lines = linesOf(path);
  uint32_t *table;
  char *source;
  unsigned long long *cycles;
  CUDA_CHECK(cudaMalloc(&table, 2 * Lanes * 4));
  CUDA_CHECK(cudaMalloc(&cycles, 8));
  CUDA_CHECK(cudaMalloc(&source, 16 << 20));
  CUDA_CHECK(cudaMemset(source, 1, 16 << 20));
  int room = 0;
  CUDA_CHECK(cudaDeviceGetAttribute(&room, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0));
  const int Warps = 8;
  // Where shared memory has no room for one copy a warp, all warps write one.
  uint32_t apart = room >= Warps * Bytes + 1024 ? Bytes : 0;
  for (const std::string &line : lines) {
    std::istringstream words(line);
    uint32_t mask, values[2 * Lanes], reach = 0;
    words >> std::hex >> mask >> std::dec;
    for (uint32_t &value : values)
      words >> value;
    if (!words) {
      std::fprintf(stderr, "%s: bad line: %s\n", path, line.c_str());
      std::exit(1);
    }
    for (int lane = 0; lane < Lanes; ++lane)
      reach = values[Lanes + lane] + 16 > reach ? values[Lanes + lane] + 16 : reach;
    uint32_t span = (reach + 511) / 512 * 512;
    CUDA_CHECK(cudaMemcpy(table, values, sizeof values, cudaMemcpyHostToDevice));
    double bypass = cyclesPerRequest<true>(table, mask, source, span, Warps, apart, cycles);
    double alone = cyclesPerRequest<true>(table, mask, source, span, 1, 0, cycles);
    double through = cyclesPerRequest<false>(table, mask, source, span, Warps, apart, cycles);
    std::printf("%.2f %.2f %.2f\n", bypass, alone, through);
  }
}

int main(int count, char **arguments) {
  if (count == 2 && !std::strcmp(arguments[1], "--kinds"))
    printKinds(std::make_index_sequence<Numbers>());
  else if (count == 3 && !std::strcmp(arguments[1], "--time"))
    timeAll(arguments[2]);
  else if (count == 2 && arguments[1][0] != '-')
    launchAll(arguments[1]);
  else {
    std::fprintf(stderr, "usage: probe --kinds | PATTERNS | --time PATTERNS\n");
    return 2;
  }
}

// Times bulk copies: does it matter to them where in shared memory, and with which swizzle, the tile lies? One thread
// of one block starts copies of a tile whose source is in L2, up to sixteen on one barrier (or in one group, for
// those that write to global memory). Prints a record a line: cycles of a copy, the least of five runs of 256 copies.
//
//   nvcc -std=c++20 -arch=sm_90a -o bulk bulk.cu
//   ./bulk > bulk.jsonl
#include "least.h"
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>
constexpr int Copies = 256, InFlight = 16, Window = 16, Bytes = 208 * 1024, Barrier = Bytes - 8;
/// Of a tile: a barrier counts up to 2^20 - 1 bytes.
constexpr uint32_t MostBytes = 32768;

enum Kind { Linear, LinearStore, LinearReduce, LinearToBlock, Tensor, TensorStore, TensorReduce, Kinds };
const char *const KindNames[] = {"cp.async.bulk to shared memory",
                                 "cp.async.bulk to global memory",
                                 "cp.reduce.async.bulk to global memory",
                                 "cp.async.bulk to the other block",
                                 "cp.async.bulk.tensor to shared memory",
                                 "cp.async.bulk.tensor to global memory",
                                 "cp.reduce.async.bulk.tensor to global memory"};
struct alignas(64) TensorMap {
  char bytes[128];
};

struct Copy {
  Kind kind;
  uint32_t bytes;  ///< Of a tile.
  uint32_t offset; ///< Of the first tile from a 1024-byte-aligned base.
  uint32_t stride; ///< From one tile to the next one.
  uint32_t tiles;  ///< That take turns.
};

template <Kind K>
__global__ void __cluster_dims__(2)
    copy(const __grid_constant__ TensorMap map, Copy c, char *global, long long *cycles) {
  extern __shared__ __align__(1024) char memory[];
  uint32_t base = uint32_t(__cvta_generic_to_shared(memory)), barrier = base + Barrier, rank, other, otherBarrier;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(otherBarrier) : "r"(barrier), "r"(rank ^ 1));
  for (uint32_t i = threadIdx.x * 4; i < Barrier; i += blockDim.x * 4)
    asm volatile("st.shared.b32 [%0], %1;" ::"r"(base + i), "r"(0));
  if (threadIdx.x == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");
  asm volatile("fence.proxy.async; fence.mbarrier_init.release.cluster;" ::: "memory");
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  uint32_t phase = 0;
  auto wait = [&](uint32_t parity) {
    asm volatile(
        "{.reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra again;}" ::"r"(barrier),
        "r"(parity)
        : "memory");
  };
  if (threadIdx.x == 0 && (rank == 0 || K == LinearToBlock)) {
    long long begin = 0, end = 0;
    for (int pass = 0; pass < 2; ++pass) {
      begin = clock64();
      for (int i = 0; i < Copies; i += InFlight) {
        if (K == Linear || K == Tensor || (K == LinearToBlock && rank == 1))
          asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(c.bytes * InFlight)
                       : "memory");
        for (int j = 0; j < InFlight; ++j) {
          uint32_t tile = base + c.offset + (i + j) % c.tiles * c.stride;
          char *place = global + (i + j) % Window * uint64_t(c.bytes);
          int row = (i + j) % Window;
          if (K == Linear)
            asm volatile(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(tile),
                "l"(place), "r"(c.bytes), "r"(barrier)
                : "memory");
          else if (K == LinearStore)
            asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(place), "r"(tile),
                         "r"(c.bytes)
                         : "memory");
          else if (K == LinearReduce)
            asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;" ::"l"(place),
                         "r"(tile), "r"(c.bytes)
                         : "memory");
          else if (K == LinearToBlock && rank == 0) {
            asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(other) : "r"(tile), "r"(1));
            asm volatile(
                "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                    other),
                "r"(tile), "r"(c.bytes), "r"(otherBarrier)
                : "memory");
          } else if (K == Tensor)
            asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, "
                         "{%2, %3}], [%4];" ::"r"(tile),
                         "l"(&map), "r"(0), "r"(row * 8), "r"(barrier)
                         : "memory");
          else if (K == TensorStore)
            asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map),
                         "r"(0), "r"(row * 8), "r"(tile)
                         : "memory");
          else if (K == TensorReduce)
            asm volatile(
                "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map),
                "r"(0), "r"(row * 8), "r"(tile)
                : "memory");
        }
        if (K == Linear || K == Tensor || (K == LinearToBlock && rank == 1)) {
          wait(phase);
          phase ^= 1;
          if (K == LinearToBlock) // The other block may start the next ones.
            asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(otherBarrier) : "memory");
        } else if (K == LinearToBlock) {
          wait(phase);
          phase ^= 1;
        } else
          asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
      }
      end = clock64();
    }
    if (rank == 0)
      *cycles = end - begin;
  }
  __syncthreads();
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}

// Of cuda.h, whose function the driver gives by its name.
using Encode = int (*)(TensorMap *, int type, uint32_t rank, void *, const uint64_t *extents, const uint64_t *strides,
                       const uint32_t *box, const uint32_t *steps, int interleave, int swizzle, int promotion,
                       int fill);
constexpr int Int32 = 3, Swizzles[] = {0, 1, 2, 3};

int main() {
  void *entry = nullptr;
  cudaDriverEntryPointQueryResult found;
  CUDA_CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault, &found));
  if (found != cudaDriverEntryPointSuccess) {
    std::fprintf(stderr, "bulk: the driver has no cuTensorMapEncodeTiled\n");
    return 1;
  }
  auto encode = reinterpret_cast<Encode>(entry);
  long long *cycles;
  char *global;
  CUDA_CHECK(cudaMalloc(&cycles, 8));
  CUDA_CHECK(cudaMalloc(&global, 8 << 20));
  CUDA_CHECK(cudaMemset(global, 0, 8 << 20));
  auto time = [&]<Kind K>(std::integral_constant<Kind, K>, const TensorMap &map, const Copy &c) {
    CUDA_CHECK(cudaFuncSetAttribute(copy<K>, cudaFuncAttributeMaxDynamicSharedMemorySize, Bytes));
    const long long best = leastOfFive(cycles, [&] { copy<K><<<2, 128, Bytes>>>(map, c, global, cycles); });
    return double(best) / Copies;
  };
  auto linear = [&]<Kind K>(std::integral_constant<Kind, K> kind) {
    for (uint32_t bytes : {16, 256, 2048, 8192})
      for (uint32_t offset : {0, 16, 32, 64, 112})
        for (uint32_t gap : {0, 16, 128}) {
          uint32_t stride = bytes + gap, tiles = std::min(16u, (Barrier - offset) / stride);
          Copy c{K, bytes, offset, stride, tiles};
          std::printf("{\"ptx\":\"%s\",\"bytes\":%u,\"offset\":%u,\"stride\":%u,\"tiles\":%u,\"cycles\":%.2f}\n",
                      KindNames[K], bytes, offset, stride, tiles, time(kind, TensorMap(), c));
        }
  };
  auto tensor = [&]<Kind K>(std::integral_constant<Kind, K> kind) {
    const uint32_t span[] = {256, 32, 64, 128};
    for (uint32_t inner : {16, 32, 64, 128, 256})
      for (uint32_t rows : {8, 64, 256})
        for (int s = 0; s < 4; ++s)
          for (uint32_t pitch : {272, 2048}) {
            if (inner > span[s] || inner * rows > MostBytes)
              continue;
            TensorMap map;
            uint64_t extents[] = {inner / 4, 1024}, strides[] = {pitch};
            uint32_t box[] = {inner / 4, rows}, steps[] = {1, 1};
            if (encode(&map, Int32, 2, global, extents, strides, box, steps, 0, Swizzles[s], 0, 0))
              continue;
            uint32_t bytes = inner * rows, stride = (bytes + 1023) / 1024 * 1024;
            Copy c{K, bytes, 0, stride, std::min(16u, Barrier / stride)};
            std::printf("{\"ptx\":\"%s\",\"inner\":%u,\"rows\":%u,\"swizzle\":%u,\"pitch\":%u,\"cycles\":%.2f}\n",
                        KindNames[K], inner, rows, s ? span[s] : 0, pitch, time(kind, map, c));
          }
  };
  linear(std::integral_constant<Kind, Linear>());
  linear(std::integral_constant<Kind, LinearStore>());
  linear(std::integral_constant<Kind, LinearReduce>());
  linear(std::integral_constant<Kind, LinearToBlock>());
  tensor(std::integral_constant<Kind, Tensor>());
  tensor(std::integral_constant<Kind, TensorStore>());
  tensor(std::integral_constant<Kind, TensorReduce>());
}

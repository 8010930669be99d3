// Kernels in other idioms than most of this folder: classes, functors, pointers that walk, groups of threads, vectors,
// asynchronous copies, several arrays in one; by somebody who had not seen the model of time that is tested on them.

#include "worth.h"
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_pipeline.h>
#include <mma.h>
#include <type_traits>

namespace cg = cooperative_groups;

// Where shared memory is most of the work.

template <typename T, int Rows, int Columns, int Padding> class Tile {
  T cells[Rows * (Columns + Padding)];

public:
  __device__ T &at(int row, int column) { return cells[row * (Columns + Padding) + column]; }
  template <int Threads> __device__ void load(const T *from) {
    for (int i = threadIdx.x; i < Rows * Columns; i += Threads)
      at(i / Columns, i % Columns) = from[i];
  }
  template <int Threads> __device__ void store(T *to) {
    for (int i = threadIdx.x; i < Rows * Columns; i += Threads)
      to[i] = at(i / Columns, i % Columns);
  }
};

// A class for a tile, whose rows get the length one.
template <int Padding> __global__ void unitRows(float *out, const float *in, int) {
  __shared__ Tile<float, 128, 48, Padding> tile;
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * (128 * 48);
  tile.template load<128>(in + base);
  __syncthreads();
  float sum = 1;
#pragma unroll 4
  for (int k = 0; k < 48; ++k)
    sum += tile.at(t, k) * tile.at(t, k);
  float inverse = rsqrtf(sum);
#pragma unroll 4
  for (int k = 0; k < 48; ++k)
    tile.at(t, k) *= inverse;
  __syncthreads();
  tile.template store<128>(out + base);
}

// Pointers walk along rows of short, which hold differences.
template <int Pitch> __global__ void deltaShorts(short *out, const short *in, int) {
  __shared__ short rows[128 * Pitch];
  int t = threadIdx.x, level = 0;
  size_t base = size_t(blockIdx.x) * 8192;
  for (int i = t; i < 8192; i += 128)
    rows[i / 64 * Pitch + i % 64] = in[base + i];
  __syncthreads();
  for (short *at = rows + t * Pitch, *end = at + 64; at != end; ++at) {
    level += *at;
    *at = short(level);
  }
  __syncthreads();
  for (int i = t; i < 8192; i += 128)
    out[base + i] = rows[i / 64 * Pitch + i % 64];
}

// Complex numbers as float2: 32 signals and eight references.
template <int Pitch> __global__ void correlateRows(float2 *out, const float2 *in, int) {
  __shared__ float2 signal[32][Pitch], reference[8][32];
  int tx = threadIdx.x, ty = threadIdx.y;
  size_t base = size_t(blockIdx.x) * 1280;
  for (int y = ty; y < 32; y += 8)
    signal[y][tx] = in[base + y * 32 + tx];
  reference[ty][tx] = in[base + 1024 + ty * 32 + tx];
  __syncthreads();
  float2 sum = make_float2(0, 0);
#pragma unroll 8
  for (int k = 0; k < 32; ++k) {
    float2 a = signal[tx][k], b = reference[ty][k];
    sum.x += a.x * b.x + a.y * b.y;
    sum.y += a.y * b.x - a.x * b.y;
  }
  out[size_t(blockIdx.x) * 256 + ty * 32 + tx] = sum;
}

struct InOrder {
  __device__ int operator()(int i) const { return i; }
};
struct WithGaps {
  __device__ int operator()(int i) const { return i + i / 32; }
};
struct LargestSum {
  __device__ int operator()(int before, int value) const { return max(before + value, value); }
};
struct Alternation {
  __device__ int operator()(int before, int value) const { return value - before; }
};
struct Parity {
  __device__ int operator()(int before, int value) const { return before ^ value; }
};

template <typename Place, typename Combine>
__device__ void scanRun(int *values, int first, int last, Place place, Combine combine) {
  int before = 0;
#pragma unroll 4
  for (int i = first; i < last; ++i)
    values[place(i)] = before = combine(before, values[place(i)]);
}

// Functors: where an element is, and how a thread combines its 16 neighbours.
template <typename Place> __global__ void functorScans(int *out, const int *in, int) {
  __shared__ int values[4096 + 128];
  Place place;
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 256)
    values[place(i)] = in[base + i];
  __syncthreads();
  scanRun(values, 16 * t, 16 * t + 16, place, LargestSum());
  scanRun(values, 16 * t, 16 * t + 16, place, Alternation());
  scanRun(values, 16 * t, 16 * t + 16, place, Parity());
  __syncthreads();
  for (int i = t; i < 4096; i += 256)
    out[base + i] = values[place(i)];
}

// Two buffers whose pointers change places; x is the slow index of both.
template <int Pitch> __global__ void pingPongErosion(int *out, const int *in, int passes) {
  __shared__ int first[16 * Pitch], second[16 * Pitch];
  int *now = first, *next = second;
  int x = threadIdx.x, y = threadIdx.y, left = (x + 15) % 16, right = (x + 1) % 16, up = (y + 15) % 16,
      down = (y + 1) % 16;
  size_t place = size_t(blockIdx.x) * 256 + y * 16 + x;
  int value = in[place];
  now[x * Pitch + y] = value;
#pragma unroll 1
  for (int pass = 0; pass < passes; ++pass) {
    __syncthreads();
    int across = min(now[left * Pitch + y], now[right * Pitch + y]);
    int along = min(now[x * Pitch + up], now[x * Pitch + down]);
    value = min(min(across, along), now[x * Pitch + y]) + (value & 3);
    next[x * Pitch + y] = value;
    int *other = now;
    now = next, next = other;
  }
  out[place] = value;
}

// An interpreter with eight registers for each thread: the thread's next to each other, or the same of all threads.
template <bool Fixed> __global__ void interpret(unsigned *out, const unsigned *in, int steps) {
  __shared__ unsigned registers[8 * 128], program[64];
  int t = threadIdx.x;
  auto reg = [&](unsigned r) -> unsigned & { return registers[Fixed ? r % 8 * 128 + t : t * 8 + r % 8]; };
  if (t < 64)
    program[t] = in[size_t(blockIdx.x) * 64 + t];
  for (unsigned r = 0; r < 8; ++r)
    reg(r) = t * 97 + r * 31 + 1;
  __syncthreads();
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    unsigned instruction = program[step % 64], a = reg(instruction), b = reg(instruction >> 3), result;
    switch (instruction >> 9 & 7) {
    case 0:
      result = a + b;
      break;
    case 1:
      result = a - b;
      break;
    case 2:
      result = a * (b | 1);
      break;
    case 3:
      result = a ^ b >> 3;
      break;
    case 4:
      result = min(a, b) + 1;
      break;
    case 5:
      result = a << (b & 7) | a >> (31 - (b & 7));
      break;
    case 6:
      result = (a & b) + step;
      break;
    default:
      result = a + __popc(b);
    }
    reg(instruction >> 6) = result;
  }
  unsigned sum = 0;
  for (unsigned r = 0; r < 8; ++r)
    sum = sum * 31 + reg(r);
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

struct Body {
  float x, y, z, vx, vy, vz, mass, charge;
};
struct SpacedBody : Body {
  float unused;
};

// Structures of eight floats, or with a ninth that nobody uses; springs between all bodies.
template <typename Record> __global__ void springBodies(float *out, const float *in, int steps) {
  __shared__ Record bodies[128];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = t; i < 1024; i += 128)
    reinterpret_cast<float *>(&bodies[i / 8])[i % 8] = in[base + i];
  Record &mine = bodies[t];
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    __syncthreads();
    const Body &other = bodies[(t + step + 1) % 128];
    float pull = 0.001f * mine.charge * other.charge * other.mass;
    float dx = pull * (other.x - mine.x), dy = pull * (other.y - mine.y), dz = pull * (other.z - mine.z);
    __syncthreads();
    mine.vx = 0.9f * mine.vx + dx, mine.vy = 0.9f * mine.vy + dy, mine.vz = 0.9f * mine.vz + dz;
    mine.x += 0.01f * mine.vx, mine.y += 0.01f * mine.vy, mine.z += 0.01f * mine.vz;
  }
  __syncthreads();
  for (int i = t; i < 1024; i += 128)
    out[base + i] = reinterpret_cast<const float *>(&bodies[i / 8])[i % 8];
}

// Rows of 256 bytes in a two-dimensional block: lanes are rows, warps are parts of rows.
template <int Pitch> __global__ void byteRuns(int *out, const unsigned char *in, int) {
  __shared__ __align__(4) unsigned char rows[32][Pitch];
  int tx = threadIdx.x, ty = threadIdx.y;
  const uchar4 *from = reinterpret_cast<const uchar4 *>(in + size_t(blockIdx.x) * 8192);
  for (int i = ty * 32 + tx; i < 2048; i += 256)
    *reinterpret_cast<uchar4 *>(&rows[i / 64][i % 64 * 4]) = from[i];
  __syncthreads();
  int longest = 0, runs = 0, length = 0, last = -1;
#pragma unroll 4
  for (int k = 0; k < 32; ++k) {
    int value = rows[tx][ty * 32 + k];
    length = value == last ? length + 1 : 1;
    runs += value != last;
    longest = max(longest, length);
    last = value;
  }
  out[size_t(blockIdx.x) * 256 + ty * 32 + tx] = longest * 256 + runs;
}

// Roots by Newton's method in double precision, each thread with eight coefficients and until it has what it wants.
template <int Pitch> __global__ void doubleRoots(double *out, const double *in, int) {
  __shared__ double coefficients[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = t; i < 1024; i += 128)
    coefficients[i / 8 * Pitch + i % 8] = in[base + i];
  __syncthreads();
  double x = 2;
#pragma unroll 1
  for (int k = 0; k < 40; ++k) {
    double value = 0, slope = 0, square = x * x;
#pragma unroll 4
    for (int power = 7; power >= 0; --power) {
      double coefficient = coefficients[t * Pitch + power];
      value = value * square + coefficient;
      slope = slope * square + (2 * power + 1) * coefficient;
    }
    double step = (value * x - 20) / slope;
    x -= step;
    if (fabs(step) < 1e-12)
      break;
  }
  out[size_t(blockIdx.x) * 128 + t] = x;
}

// In between.

// Groups of eight threads, four in a warp, each with a row of a matrix that is applied to a vector again and again.
template <int Pitch> __global__ void groupRows(float *out, const float *in, int times) {
  __shared__ float matrix[64 * Pitch], x[64], y[64];
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<8> group = cg::tiled_partition<8>(block);
  int t = threadIdx.x, rank = int(group.thread_rank());
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 256)
    matrix[i / 64 * Pitch + i % 64] = in[base + i];
  if (t < 64)
    x[t] = float(t % 5 + 1);
  block.sync();
#pragma unroll 1
  for (int time = 0; time < times; ++time) {
    for (int row = t / 8; row < 64; row += 32) {
      float sum = 0;
#pragma unroll
      for (int k = 0; k < 64; k += 8)
        sum += matrix[row * Pitch + k + rank] * x[k + rank];
      sum = cg::reduce(group, sum, cg::plus<float>());
      if (rank == 0)
        y[row] = 0.03125f * sum;
    }
    block.sync();
    if (t < 64)
      x[t] = y[t];
    block.sync();
  }
  if (t < 64)
    out[size_t(blockIdx.x) * 64 + t] = x[t];
}

// Layers of 8 by 8 cells are bits of 64-bit words, and water fills eight of them until nothing changes.
template <int Pitch> __global__ void floodBoards(unsigned long long *out, const unsigned long long *in, int) {
  __shared__ unsigned long long open[64 * Pitch], full[64 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 512;
  for (int i = t; i < 512; i += 64) {
    unsigned long long seed = (in[base + i] + i) * 0x9e3779b97f4a7c15ull;
    open[i / 8 * Pitch + i % 8] = seed | seed >> 29 | seed << 35;
    full[i / 8 * Pitch + i % 8] = i % 8 == 0 ? 1 : 0;
  }
  __syncthreads();
  unsigned long long *mine = full + t * Pitch;
  bool changed = true;
#pragma unroll 1
  while (changed) {
    changed = false;
#pragma unroll 1
    for (int layer = 0; layer < 8; ++layer) {
      unsigned long long here = mine[layer];
      unsigned long long grown =
          here | here << 8 | here >> 8 | (here & 0x7f7f7f7f7f7f7f7full) << 1 | (here & 0xfefefefefefefefeull) >> 1;
      if (layer > 0)
        grown |= mine[layer - 1];
      if (layer < 7)
        grown |= mine[layer + 1];
      grown &= open[t * Pitch + layer];
      grown |= here;
      if (grown != here) {
        mine[layer] = grown;
        changed = true;
      }
    }
  }
  __syncthreads();
  for (int i = t; i < 512; i += 64)
    out[base + i] = full[i / 8 * Pitch + i % 8];
}

// Rows of half2, whose length a thread adds up; then all threads compute with all rows.
template <int Pitch> __global__ void halfRows(half *out, const half *in, int) {
  __shared__ half2 rows[128 * Pitch];
  __shared__ float inverse[128];
  int t = threadIdx.x;
  const half2 *from = reinterpret_cast<const half2 *>(in) + size_t(blockIdx.x) * 4096;
  half2 *to = reinterpret_cast<half2 *>(out) + size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 128)
    rows[i / 32 * Pitch + i % 32] = from[i];
  __syncthreads();
  float sum = 1;
#pragma unroll 8
  for (int k = 0; k < 32; ++k) {
    float2 pair = __half22float2(rows[t * Pitch + k]);
    sum += pair.x * pair.x + pair.y * pair.y;
  }
  inverse[t] = rsqrtf(sum / 64);
  __syncthreads();
#pragma unroll 2
  for (int i = t; i < 4096; i += 128) {
    float2 pair = __half22float2(rows[i / 32 * Pitch + i % 32]);
    pair.x *= inverse[i / 32], pair.y *= inverse[i / 32];
    to[i] = __floats2half2_rn(pair.x / (1 + __expf(-pair.x)), pair.y / (1 + __expf(-pair.y)));
  }
}

// Three arrays in one: each thread sorts 16 values and remembers their order, and the largest are counted.
template <bool Fixed> __global__ void carvedSort(int *out, const float *in, int) {
  extern __shared__ __align__(16) unsigned char carved[];
  constexpr int Pitch = Fixed ? 17 : 16, OrderPitch = Fixed ? 18 : 16;
  float *values = reinterpret_cast<float *>(carved);
  unsigned short *order = reinterpret_cast<unsigned short *>(values + 128 * Pitch);
  int *largest = reinterpret_cast<int *>(order + 128 * OrderPitch);
  int t = threadIdx.x;
  if (t < 16)
    largest[t] = 0;
  for (int i = t; i < 2048; i += 128)
    values[i / 16 * Pitch + i % 16] = in[size_t(blockIdx.x) * 2048 + i];
  __syncthreads();
  float *mine = values + t * Pitch;
  unsigned short *numbers = order + t * OrderPitch;
  numbers[0] = 0;
#pragma unroll 1
  for (int k = 1; k < 16; ++k) {
    float value = mine[k];
    int to = k;
#pragma unroll 1
    for (; to > 0 && mine[to - 1] > value; --to) {
      mine[to] = mine[to - 1];
      numbers[to] = numbers[to - 1];
    }
    mine[to] = value;
    numbers[to] = (unsigned short)(k);
  }
  atomicAdd(&largest[numbers[15]], 1);
  int sum = 0;
  for (int k = 0; k < 16; ++k)
    sum += k * numbers[k];
  out[size_t(blockIdx.x) * 144 + t] = sum;
  __syncthreads();
  if (t < 16)
    out[size_t(blockIdx.x) * 144 + 128 + t] = largest[t];
}

// Asynchronous copies of 16 bytes, a tile ahead; each thread then reads its row as float4.
template <int Pitch> __global__ void asyncStages(float *out, const float *in, int tiles) {
  __shared__ __align__(16) float stages[2][128 * Pitch];
  int t = threadIdx.x;
  const float *from = in + size_t(blockIdx.x) * tiles * 4096;
  auto copy = [&](int tile) {
    for (int i = t; i < 1024; i += 128)
      __pipeline_memcpy_async(&stages[tile % 2][i / 8 * Pitch + i % 8 * 4], from + tile * 4096 + i * 4, 16);
  };
  copy(0);
  __pipeline_commit();
  float sum = 0;
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    if (tile + 1 < tiles)
      copy(tile + 1);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    const float4 *row = reinterpret_cast<const float4 *>(&stages[tile % 2][t * Pitch]);
#pragma unroll 4
    for (int k = 0; k < 8; ++k) {
      float4 v = row[k];
      sum += fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w)) + fminf(v.x * v.y, v.z * v.w);
    }
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Products of bytes on tensor cores, whose operands are rows of 64 bytes, or of 80.
template <int Pitch> __global__ void tensorBytes(int *out, const signed char *in, int tiles) {
  using namespace nvcuda::wmma;
  __shared__ __align__(32) signed char a[64 * Pitch], b[64 * Pitch];
  int t = threadIdx.x, warp = t / 32;
  fragment<accumulator, 16, 16, 16, int> sums[4];
#pragma unroll
  for (int j = 0; j < 4; ++j)
    fill_fragment(sums[j], 0);
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    const int4 *from = reinterpret_cast<const int4 *>(in + (size_t(blockIdx.x) * tiles + tile) * 8192);
    for (int i = t; i < 256; i += 128) {
      *reinterpret_cast<int4 *>(a + i / 4 * Pitch + i % 4 * 16) = from[i];
      *reinterpret_cast<int4 *>(b + i / 4 * Pitch + i % 4 * 16) = from[256 + i];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 64; k += 16) {
      fragment<matrix_a, 16, 16, 16, signed char, row_major> rows;
      load_matrix_sync(rows, a + warp * 16 * Pitch + k, Pitch);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        fragment<matrix_b, 16, 16, 16, signed char, col_major> columns;
        load_matrix_sync(columns, b + j * 16 * Pitch + k, Pitch);
        mma_sync(sums[j], rows, columns, sums[j]);
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int j = 0; j < 4; ++j)
    store_matrix_sync(out + size_t(blockIdx.x) * 4096 + warp * 1024 + j * 16, sums[j], 64, mem_row_major);
}

// The entry of a book of 64 vectors that is most like each of 64: products on tensor cores, then a row for each thread.
template <int Pitch> __global__ void bookEntries(int *out, const half *in, int) {
  using namespace nvcuda::wmma;
  __shared__ __align__(32) float scores[64 * Pitch];
  int t = threadIdx.x, warp = t / 32;
  const half *vectors = in + 4096 + size_t(blockIdx.x) * 4096;
#pragma unroll 1
  for (int j = 0; j < 4; ++j) {
    fragment<accumulator, 16, 16, 16, float> sum;
    fill_fragment(sum, 0.0f);
#pragma unroll
    for (int k = 0; k < 64; k += 16) {
      fragment<matrix_a, 16, 16, 16, half, row_major> rows;
      fragment<matrix_b, 16, 16, 16, half, col_major> entries;
      load_matrix_sync(rows, vectors + warp * 1024 + k, 64);
      load_matrix_sync(entries, in + j * 1024 + k, 64);
      mma_sync(sum, rows, entries, sum);
    }
    store_matrix_sync(scores + warp * 16 * Pitch + j * 16, sum, Pitch, mem_row_major);
  }
  __syncthreads();
  const float *row = scores + t % 64 * Pitch + t / 64 * 32;
  float most = -1e30f;
  int best = 0;
#pragma unroll 4
  for (int k = 0; k < 32; ++k)
    if (row[k] > most)
      most = row[k], best = k;
  out[size_t(blockIdx.x) * 128 + t] = best + 64 * int(most);
}

// Where something else takes the time.

// A window and its harmonics, by lambdas over a tile that is turned: special functions.
template <int Pitch> __global__ void lambdaWindow(float *out, const float *in, int n) {
  __shared__ float tile[32 * Pitch];
  auto forEach = [](auto what) {
    for (int y = threadIdx.y; y < 32; y += 8)
      what(int(threadIdx.x), y);
  };
  forEach([&](int x, int y) { tile[y * Pitch + x] = in[size_t(blockIdx.y * 32 + y) * n + blockIdx.x * 32 + x]; });
  __syncthreads();
  forEach([&](int x, int y) {
    float value = tile[x * Pitch + y], sum = 0;
#pragma unroll 4
    for (int k = 1; k <= 16; ++k)
      sum += __sinf(0.1f * k * value) * __cosf(0.05f * k * x);
    out[size_t(blockIdx.x * 32 + y) * n + blockIdx.y * 32 + x] = sum;
  });
}

// The quadrangles' areas, from float2: global memory.
template <int Pitch> __global__ void quadAreas(float *out, const float2 *in, int) {
  __shared__ float2 corners[256 * Pitch];
  int t = threadIdx.x;
#pragma unroll
  for (int i = t; i < 1024; i += 256)
    corners[i / 4 * Pitch + i % 4] = in[size_t(blockIdx.x) * 1024 + i];
  __syncthreads();
  const float2 *mine = corners + t * Pitch;
  float area = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    float2 a = mine[k], b = mine[(k + 1) % 4];
    area += a.x * b.y - a.y * b.x;
  }
  out[size_t(blockIdx.x) * 256 + t] = 0.5f * area;
}

__device__ unsigned long long montgomery(unsigned long long a, unsigned long long b) {
  constexpr unsigned long long Prime = 0xffffffffffffffc5ull;
  unsigned long long inverse = Prime;
#pragma unroll
  for (int i = 0; i < 5; ++i)
    inverse *= 2 - Prime * inverse;
  unsigned long long high = __umul64hi(a, b), less = __umul64hi(a * b * inverse, Prime);
  return high - less + (high < less ? Prime : 0);
}

// Powers modulo a prime of 64 bits, two bits of the exponent at a time: integer arithmetic.
template <bool Fixed> __global__ void modularPowers(unsigned long long *out, const unsigned long long *in, int digits) {
  __shared__ unsigned long long powers[4 * 128];
  int t = threadIdx.x;
  auto power = [&](int k) -> unsigned long long & { return powers[Fixed ? k * 128 + t : t * 4 + k]; };
  unsigned long long start = in[size_t(blockIdx.x) * 128 + t], exponent = start * 0x9e3779b97f4a7c15ull, result = 59;
  power(0) = result;
  for (int k = 1; k < 4; ++k)
    power(k) = montgomery(power(k - 1), start + 3);
#pragma unroll 1
  for (int digit = 0; digit < digits; ++digit) {
    result = montgomery(result, result);
    result = montgomery(result, result);
    result = montgomery(result, power(int(exponent >> 62)));
    exponent = exponent << 2 | exponent >> 62;
  }
  out[size_t(blockIdx.x) * 128 + t] = result;
}

#define AT(y, x) tile[(y) * Pitch + (x)]

// An index by a macro: second differences of second order in rows of 20, or of 48.
template <int Pitch> __global__ void macroLaplace(float *out, const float *in, int n) {
  __shared__ float tile[20 * Pitch];
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int i = ty * 16 + tx; i < 400; i += 256) {
    int x = min(n - 1, max(0, int(blockIdx.x * 16) + i % 20 - 2));
    int y = min(n - 1, max(0, int(blockIdx.y * 16) + i / 20 - 2));
    AT(i / 20, i % 20) = in[size_t(y) * n + x];
  }
  __syncthreads();
  int x = tx + 2, y = ty + 2;
  float near = AT(y - 1, x) + AT(y + 1, x) + AT(y, x - 1) + AT(y, x + 1);
  float far = AT(y - 2, x) + AT(y + 2, x) + AT(y, x - 2) + AT(y, x + 2);
  out[size_t(blockIdx.y * 16 + ty) * n + blockIdx.x * 16 + tx] = 16 * near - far - 60 * AT(y, x);
}

#undef AT

// A block in three dimensions: how the flow of three components turns.
template <int Pitch> __global__ void flowCurl(float *out, const float *in, int n) {
  __shared__ float flow[3][6][10][Pitch];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  size_t volume = size_t(n) * n * n;
  for (int i = (z * 8 + y) * 8 + x; i < 600; i += 256) {
    int fromX = min(n - 1, max(0, int(blockIdx.x * 8) + i % 10 - 1));
    int fromY = min(n - 1, max(0, int(blockIdx.y * 8) + i / 10 % 10 - 1));
    int fromZ = min(n - 1, max(0, int(blockIdx.z * 4) + i / 100 - 1));
#pragma unroll
    for (int c = 0; c < 3; ++c)
      flow[c][i / 100][i / 10 % 10][i % 10] = in[c * volume + (size_t(fromZ) * n + fromY) * n + fromX];
  }
  __syncthreads();
  auto alongX = [&](int c) { return flow[c][z + 1][y + 1][x + 2] - flow[c][z + 1][y + 1][x]; };
  auto alongY = [&](int c) { return flow[c][z + 1][y + 2][x + 1] - flow[c][z + 1][y][x + 1]; };
  auto alongZ = [&](int c) { return flow[c][z + 2][y + 1][x + 1] - flow[c][z][y + 1][x + 1]; };
  size_t place = (size_t(blockIdx.z * 4 + z) * n + blockIdx.y * 8 + y) * n + blockIdx.x * 8 + x;
  out[place] = alongY(2) - alongZ(1);
  out[volume + place] = alongZ(0) - alongX(2);
  out[2 * volume + place] = alongX(1) - alongY(0);
}

// Changes that cost.

// Four warps load a tile ahead, four compute with the last. A pitch of 40 allows vectors, with conflicts; 33 does not.
template <int Pitch> __global__ void producerConsumer(float *out, const float *in, int tiles) {
  __shared__ __align__(16) float buffers[2][64 * Pitch];
  int t = threadIdx.x;
  const float *from = in + size_t(blockIdx.x) * tiles * 2048;
  auto produce = [&](int tile) {
    for (int i = t; i < 512; i += 128) {
      float4 v = reinterpret_cast<const float4 *>(from + tile * 2048)[i];
      float *to = &buffers[tile % 2][i / 8 * Pitch + i % 8 * 4];
      if constexpr (Pitch % 4 == 0)
        *reinterpret_cast<float4 *>(to) = v;
      else
        to[0] = v.x, to[1] = v.y, to[2] = v.z, to[3] = v.w;
    }
  };
  if (t < 128)
    produce(0);
  float sum = 0;
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    __syncthreads();
    if (t >= 128) {
      const float *row = &buffers[tile % 2][t % 64 * Pitch + t / 64 % 2 * 16];
#pragma unroll 4
      for (int k = 0; k < 16; ++k)
        sum = 0.5f * sum + row[k];
    } else if (tile + 1 < tiles) {
      produce(tile + 1);
    }
  }
  if (t >= 128)
    out[size_t(blockIdx.x) * 128 + t - 128] = sum;
}

// Asynchronous copies again: with padding, they have four bytes. Each thread reads two numbers of its row.
template <bool Fixed> __global__ void asyncPadded(float *out, const float *in, int tiles) {
  constexpr int Pitch = 32 + Fixed, Width = Fixed ? 1 : 4;
  __shared__ __align__(16) float stages[2][128 * Pitch];
  int t = threadIdx.x;
  const float *from = in + size_t(blockIdx.x) * tiles * 4096;
  auto copy = [&](int tile) {
    for (int i = t * Width; i < 4096; i += 128 * Width)
      __pipeline_memcpy_async(&stages[tile % 2][i / 32 * Pitch + i % 32], from + tile * 4096 + i, 4 * Width);
  };
  copy(0);
  __pipeline_commit();
  float sum = 0;
#pragma unroll 1
  for (int tile = 0; tile < tiles; ++tile) {
    if (tile + 1 < tiles)
      copy(tile + 1);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    const float *stage = stages[tile % 2];
    float first = stage[t * Pitch], last = stage[t * Pitch + 31];
#pragma unroll 8
    for (int row = t / 32; row < 128; row += 4)
      sum += stage[row * Pitch + t % 32];
    sum += first * last;
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 128 + t] = sum;
}

// Matrices of 120 by 120 double are turned. With padding, one block fits on an SM, not two.
template <int Pitch> __global__ void turnDoubles(double *out, const double *in, int) {
  extern __shared__ double turned[];
  size_t base = size_t(blockIdx.x) * 14400;
#pragma unroll 4
  for (int i = threadIdx.x; i < 14400; i += 480)
    turned[i / 120 * Pitch + i % 120] = in[base + i];
  __syncthreads();
#pragma unroll 4
  for (int i = threadIdx.x; i < 14400; i += 480)
    out[base + i] = turned[i % 120 * Pitch + i / 120];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto each = [](unsigned blocks, unsigned threads, size_t in, size_t out, int n = 0) {
    return Setup{dim3(blocks), dim3(threads), blocks * in, blocks * out, n};
  };
  measure(selection, "unit_rows", each(4224, 128, 128 * 48, 128 * 48).within(1e-5), unitRows<0>, unitRows<1>);
  measure(selection, "delta_shorts", each(4224, 128, 8192, 8192), deltaShorts<64>, deltaShorts<66>);
  measure(selection, "correlate_rows", Setup{dim3(4224), dim3(32, 8), 4224 * 1280, 4224 * 256}, correlateRows<32>,
          correlateRows<33>);
  measure(selection, "functor_scans", each(2112, 256, 4096, 4096), functorScans<InOrder>, functorScans<WithGaps>);
  measure(selection, "ping_pong_erosion",
          Setup{dim3(4224), dim3(16, 16), 4224 * 256, 4224 * 256, 32}.values(0, 1 << 20), pingPongErosion<16>,
          pingPongErosion<17>);
  measure(selection, "interpret", each(2112, 128, 64, 128, 256).values(0, 4095), interpret<false>, interpret<true>);
  measure(selection, "spring_bodies", each(2112, 128, 1024, 1024, 32).within(1e-5), springBodies<Body>,
          springBodies<SpacedBody>);
  measure(selection, "byte_runs", Setup{dim3(8448), dim3(32, 8), 8448 * 8192, 8448 * 256}.values(0, 2), byteRuns<256>,
          byteRuns<260>);
  measure(selection, "double_roots", each(8448, 128, 1024, 128).values(1, 9).within(1e-9), doubleRoots<8>,
          doubleRoots<9>);
  measure(selection, "group_rows", each(2112, 256, 4096, 64, 16).within(1e-5), groupRows<64>, groupRows<72>);
  measure(selection, "flood_boards", each(4224, 64, 512, 512).values(0, 1 << 20), floodBoards<8>, floodBoards<9>);
  measure(selection, "half_rows", each(4224, 128, 8192, 8192).within(1e-3), halfRows<32>, halfRows<33>);
  measure(selection, "carved_sort",
          each(4224, 128, 2048, 144)
              .values(-1000, 1000)
              .dynamic(128 * 16 * 4 + 128 * 16 * 2 + 64, 128 * 17 * 4 + 128 * 18 * 2 + 64),
          carvedSort<false>, carvedSort<true>);
  measure(selection, "async_stages", each(1056, 128, 16 * 4096, 128, 16), asyncStages<32>, asyncStages<36>);
  measure(selection, "tensor_bytes", each(2112, 128, 4 * 8192, 4096, 4), tensorBytes<64>, tensorBytes<80>);
  measure(selection, "book_entries", Setup{dim3(4224), dim3(128), 4225 * 4096, 4224 * 128}, bookEntries<64>,
          bookEntries<68>);
  measure(selection, "lambda_window", Setup{dim3(128, 128), dim3(32, 8), 16 * M, 16 * M, 4096}.within(1e-4),
          lambdaWindow<32>, lambdaWindow<33>);
  measure(selection, "quad_areas", each(16384, 256, 1024, 256), quadAreas<4>, quadAreas<5>);
  measure(selection, "modular_powers", each(4224, 128, 128, 128, 32).values(0, 1 << 20), modularPowers<false>,
          modularPowers<true>);
  measure(selection, "macro_laplace", Setup{dim3(256, 256), dim3(16, 16), 16 * M, 16 * M, 4096}, macroLaplace<20>,
          macroLaplace<48>);
  measure(selection, "flow_curl", Setup{dim3(16, 16, 32), dim3(8, 8, 4), 6 * M, 6 * M, 128}, flowCurl<10>,
          flowCurl<24>);
  measure(selection, "producer_consumer", each(1056, 256, 16 * 2048, 128, 16).within(1e-5), producerConsumer<40>,
          producerConsumer<33>);
  measure(selection, "async_padded", each(1056, 128, 16 * 4096, 128, 16), asyncPadded<false>, asyncPadded<true>);
  measure(selection, "turn_doubles", each(1056, 480, 14400, 14400).dynamic(120 * 120 * 8, 120 * 121 * 8),
          turnDoubles<120>, turnDoubles<121>);
}

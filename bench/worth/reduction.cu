// Sums, minima and scans of blocks and rows.

#include "worth.h"

constexpr int Threads = 256;

// Interleaved addressing, as the first version of many reductions has it, against sequential addressing.
template <bool Fixed, int PerThread> __global__ void reduceInterleaved(float *out, const float *in, int) {
  __shared__ float s[Threads];
  int t = threadIdx.x;
  float sum = 0;
  for (int k = 0; k < PerThread; ++k)
    sum += in[(size_t(blockIdx.x) * PerThread + k) * Threads + t];
  s[t] = sum;
  if (Fixed) {
    for (int half = Threads / 2; half > 0; half /= 2) {
      __syncthreads();
      if (t < half)
        s[t] += s[t + half];
    }
  } else {
    for (int offset = 1; offset < Threads; offset *= 2) {
      __syncthreads();
      int i = 2 * offset * t;
      if (i < Threads)
        s[i] += s[i + offset];
    }
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

__device__ int padded(int i) { return i + i / 32; }

// Interleaved addressing in both, with a place of padding after each 32.
template <bool Fixed> __global__ void reducePadded(int *out, const int *in, int) {
  __shared__ int s[2 * Threads + 2 * Threads / 32];
  auto place = [](int i) { return Fixed ? padded(i) : i; };
  int t = threadIdx.x;
  const int *from = in + size_t(blockIdx.x) * 2 * Threads;
  s[place(t)] = from[t];
  s[place(t + Threads)] = from[t + Threads];
  for (int offset = 1; offset < 2 * Threads; offset *= 2) {
    __syncthreads();
    int i = 2 * offset * t;
    if (i < 2 * Threads)
      s[place(i)] += s[place(i + offset)];
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// A value and where it is, 8 bytes for each element: the least of 256.
template <bool Fixed> __global__ void argminPairs(int2 *out, const int *in, int) {
  __shared__ int2 s[Threads];
  int t = threadIdx.x;
  s[t] = make_int2(in[size_t(blockIdx.x) * Threads + t], t);
  auto keepLess = [&](int i, int j) {
    int2 a = s[i], b = s[j];
    if (b.x < a.x || (b.x == a.x && b.y < a.y))
      s[i] = b;
  };
  if (Fixed)
    for (int half = Threads / 2; half > 0; half /= 2) {
      __syncthreads();
      if (t < half)
        keepLess(t, t + half);
    }
  else
    for (int offset = 1; offset < Threads; offset *= 2) {
      __syncthreads();
      if (2 * offset * t < Threads)
        keepLess(2 * offset * t, 2 * offset * t + offset);
    }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// Each thread sums a row of its own.
template <typename T, int Columns, int Pad> __global__ void rowSums(T *out, const T *in, int) {
  __shared__ T tile[128][Columns + Pad];
  const T *from = in + size_t(blockIdx.x) * 128 * Columns;
  for (int i = threadIdx.x; i < 128 * Columns; i += 128)
    tile[i / Columns][i % Columns] = from[i];
  __syncthreads();
  T sum = 0;
  for (int k = 0; k < Columns; ++k)
    sum += tile[threadIdx.x][k];
  out[blockIdx.x * 128 + threadIdx.x] = sum;
}

// The same sums, and each lane begins at another column.
template <bool Fixed> __global__ void rowSumsSkewed(float *out, const float *in, int) {
  __shared__ float tile[128][32];
  const float *from = in + size_t(blockIdx.x) * 128 * 32;
  for (int i = threadIdx.x; i < 128 * 32; i += 128)
    tile[i / 32][i % 32] = from[i];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 32; ++k)
    sum += tile[threadIdx.x][Fixed ? (k + threadIdx.x) % 32 : k];
  out[blockIdx.x * 128 + threadIdx.x] = sum;
}

// Four columns of a tile for each thread, neighbours or a quarter of a row apart.
template <bool Fixed> __global__ void columnSums(float *out, const float *in, int n) {
  __shared__ float tile[16][256];
  int t = threadIdx.x;
  float sum[4] = {};
  for (int row = 0; row < 256; row += 16) {
    for (int y = 0; y < 16; ++y)
      for (int j = 0; j < 4; ++j)
        tile[y][t + 64 * j] = in[size_t(blockIdx.y * 256 + row + y) * n + blockIdx.x * 256 + t + 64 * j];
    __syncthreads();
    for (int y = 0; y < 16; ++y)
      for (int j = 0; j < 4; ++j)
        sum[j] += tile[y][Fixed ? t + 64 * j : 4 * t + j];
    __syncthreads();
  }
  for (int j = 0; j < 4; ++j)
    out[size_t(blockIdx.y) * n + blockIdx.x * 256 + (Fixed ? t + 64 * j : 4 * t + j)] = sum[j];
}

// One warp for each SM: nothing hides the latency of its accesses.
template <bool Fixed> __global__ void reduceFewWarps(float *out, const float *in, int n) {
  __shared__ float s[32 * 16];
  int lane = threadIdx.x;
  float total = 0;
  for (int round = 0; round < n; ++round) {
    for (int k = 0; k < 16; ++k)
      s[k * 32 + lane] = in[(size_t(blockIdx.x) * n + round) * 512 + k * 32 + lane];
    __syncwarp();
    for (int k = 0; k < 16; ++k)
      total += s[Fixed ? k * 32 + lane : lane * 16 + k];
    __syncwarp();
  }
  s[lane] = total;
  __syncwarp();
  if (lane == 0) {
    for (int k = 1; k < 32; ++k)
      total += s[k];
    out[blockIdx.x] = total;
  }
}

// The work-efficient scan. Place says how the elements lie.
template <typename T, typename Place> __global__ void scanBlelloch(T *out, const T *in, int) {
  constexpr int N = 2 * Threads;
  __shared__ T s[N + N / 16];
  int t = threadIdx.x;
  const T *from = in + size_t(blockIdx.x) * N;
  T *to = out + size_t(blockIdx.x) * N;
  s[Place::of(t)] = from[t];
  s[Place::of(t + Threads)] = from[t + Threads];
  int offset = 1;
  for (int d = N / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d)
      s[Place::of(offset * (2 * t + 2) - 1)] += s[Place::of(offset * (2 * t + 1) - 1)];
    offset *= 2;
  }
  if (t == 0)
    s[Place::of(N - 1)] = 0;
  for (int d = 1; d < N; d *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < d) {
      int low = Place::of(offset * (2 * t + 1) - 1), high = Place::of(offset * (2 * t + 2) - 1);
      T v = s[low];
      s[low] = s[high];
      s[high] += v;
    }
  }
  __syncthreads();
  to[t] = s[Place::of(t)];
  to[t + Threads] = s[Place::of(t + Threads)];
}

struct Plain {
  static __device__ int of(int i) { return i; }
};
struct PaddedBy32 {
  static __device__ int of(int i) { return i + i / 32; }
};
struct PaddedBy16 {
  static __device__ int of(int i) { return i + i / 16; }
};
struct Xor {
  static __device__ int of(int i) { return i ^ (i / 32 % 32); }
};

// The scan of Hillis and Steele by segments: a value and a flag, next to each other or in arrays of their own.
template <bool Fixed> __global__ void scanSegments(int *out, const int *in, int) {
  __shared__ int s[2][2 * Threads];
  auto value = [](int i) { return Fixed ? i : 2 * i; };
  auto flag = [](int i) { return Fixed ? Threads + i : 2 * i + 1; };
  int t = threadIdx.x, now = 0;
  int mine = in[size_t(blockIdx.x) * Threads + t];
  s[0][value(t)] = mine;
  s[0][flag(t)] = mine == 8;
  __syncthreads();
  for (int offset = 1; offset < Threads; offset *= 2) {
    int v = s[now][value(t)], f = s[now][flag(t)];
    if (t >= offset && !f) {
      v += s[now][value(t - offset)];
      f = s[now][flag(t - offset)];
    }
    now = 1 - now;
    s[now][value(t)] = v;
    s[now][flag(t)] = f;
    __syncthreads();
  }
  out[size_t(blockIdx.x) * Threads + t] = s[now][value(t)];
}

// Each thread scans 16 elements, which are neighbours in memory and in shared memory.
template <bool Fixed> __global__ void scanRuns(int *out, const int *in, int) {
  __shared__ int s[128 * 17];
  auto place = [](int i) { return Fixed ? i + i / 16 : i; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    s[place(i)] = in[base + i];
  __syncthreads();
  int sum = 0;
  for (int k = 0; k < 16; ++k) {
    sum += s[place(16 * t + k)];
    s[place(16 * t + k)] = sum;
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    out[base + i] = s[place(i)];
}

// Sums along both axes of a tile: lanes walk along columns, then along rows.
template <bool Fixed> __global__ void integralTile(int *out, const int *in, int n) {
  __shared__ int tile[32][32 + Fixed];
  int lane = threadIdx.x;
  size_t base = size_t(blockIdx.y) * 32 * n + blockIdx.x * 32 + lane;
  for (int y = 0, sum = 0; y < 32; ++y)
    tile[y][lane] = sum += in[base + size_t(y) * n];
  __syncwarp();
  for (int x = 0, sum = 0; x < 32; ++x)
    tile[lane][x] = sum += tile[lane][x];
  __syncwarp();
  for (int y = 0; y < 32; ++y)
    out[base + size_t(y) * n] = tile[y][lane];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  constexpr size_t M = 1 << 20;
  auto blocks = [](size_t in, unsigned each, size_t out, unsigned threads) {
    return Setup{dim3(unsigned(in / each)), dim3(threads), in, out};
  };
  measure(selection, "reduce_interleaved_dram", blocks(32 * M, 256 * 16, 8192, 256), reduceInterleaved<false, 16>,
          reduceInterleaved<true, 16>);
  measure(selection, "reduce_interleaved_four", blocks(8 * M, 256 * 4, 8192, 256), reduceInterleaved<false, 4>,
          reduceInterleaved<true, 4>);
  measure(selection, "reduce_interleaved_one", blocks(8 * M, 256, 32768, 256), reduceInterleaved<false, 1>,
          reduceInterleaved<true, 1>);
  measure(selection, "reduce_padded", blocks(8 * M, 512, 16384, 256), reducePadded<false>, reducePadded<true>);
  measure(selection, "argmin_pairs", blocks(8 * M, 256, 32768, 256).values(0, 1 << 20), argminPairs<false>,
          argminPairs<true>);
  measure(selection, "row_sums_float", blocks(8 * M, 128 * 32, 8 * M / 32, 128), rowSums<float, 32, 0>,
          rowSums<float, 32, 1>);
  measure(selection, "row_sums_double", blocks(4 * M, 128 * 16, 4 * M / 16, 128), rowSums<double, 16, 0>,
          rowSums<double, 16, 1>);
  measure(selection, "row_sums_dram", blocks(64 * M, 128 * 16, 64 * M / 16, 128), rowSums<float, 16, 0>,
          rowSums<float, 16, 1>);
  measure(selection, "row_sums_skewed", blocks(8 * M, 128 * 32, 8 * M / 32, 128), rowSumsSkewed<false>,
          rowSumsSkewed<true>);
  measure(selection, "column_sums", Setup{dim3(16, 16), dim3(64), 16 * M, 16 * 4096, 4096}, columnSums<false>,
          columnSums<true>);
  measure(selection, "reduce_few_warps", Setup{dim3(132), dim3(32), 132 * 512 * 32, 132, 32}, reduceFewWarps<false>,
          reduceFewWarps<true>);
  measure(selection, "scan_padded", blocks(8 * M, 512, 8 * M, 256), scanBlelloch<int, Plain>,
          scanBlelloch<int, PaddedBy32>);
  measure(selection, "scan_xor", blocks(8 * M, 512, 8 * M, 256), scanBlelloch<int, Plain>, scanBlelloch<int, Xor>);
  measure(selection, "scan_double", blocks(4 * M, 512, 4 * M, 256), scanBlelloch<double, Plain>,
          scanBlelloch<double, PaddedBy16>);
  measure(selection, "scan_segments", blocks(4 * M, 256, 4 * M, 256), scanSegments<false>, scanSegments<true>);
  measure(selection, "scan_runs", blocks(8 * M, 2048, 8 * M, 128), scanRuns<false>, scanRuns<true>);
  measure(selection, "integral_tile", Setup{dim3(64, 64), dim3(32), 4 * M, 4 * M, 2048}, integralTile<false>,
          integralTile<true>);
}

// Rows that are normalised, paths through tables of scores, and bodies.

#include "worth.h"

// 32 columns for each thread: the maximum, the sum of exponentials, the quotient.
template <bool Fixed> __global__ void softmaxRows(float *out, const float *in, int) {
  __shared__ float s[128][32 + Fixed];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 128)
    s[i / 32][i % 32] = in[base + i];
  __syncthreads();
  float most = s[t][0], sum = 0;
  for (int k = 1; k < 32; ++k)
    most = fmaxf(most, s[t][k]);
#pragma unroll 4
  for (int k = 0; k < 32; ++k)
    sum += s[t][k] = __expf(s[t][k] - most);
#pragma unroll 4
  for (int k = 0; k < 32; ++k)
    s[t][k] /= sum;
  __syncthreads();
  for (int i = t; i < 4096; i += 128)
    out[base + i] = s[i / 32][i % 32];
}

// Four threads for each row of 64: quarters of the row, or every fourth column and another pitch.
template <bool Fixed> __global__ void layerNorm(float *out, const float *in, int) {
  constexpr int Pitch = Fixed ? 68 : 64;
  __shared__ float s[32][Pitch];
  int t = threadIdx.x, row = t / 4, part = t % 4;
  auto column = [part](int k) { return Fixed ? 4 * k + part : 16 * part + k; };
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    s[i / 64][i % 64] = in[base + i];
  __syncthreads();
  float sum = 0, squares = 0;
  for (int k = 0; k < 16; ++k) {
    float value = s[row][column(k)];
    sum += value, squares += value * value;
  }
  for (int mask = 1; mask < 4; mask *= 2) {
    sum += __shfl_xor_sync(~0u, sum, mask);
    squares += __shfl_xor_sync(~0u, squares, mask);
  }
  float mean = sum / 64, scale = rsqrtf(squares / 64 - mean * mean + 1e-5f);
  for (int k = 0; k < 16; ++k)
    s[row][column(k)] = (s[row][column(k)] - mean) * scale;
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    out[base + i] = s[i / 64][i % 64];
}

// A tile of the table of scores by antidiagonals: elements of one are a pitch less one apart, so that 33 is bad.
template <int Pitch> __global__ void smithWaterman(int *out, const int *in, int) {
  __shared__ int score[33 * Pitch];
  __shared__ int top[32], left[32];
  int lane = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 64;
  top[lane] = in[base + lane];
  left[lane] = in[base + 32 + lane];
  score[lane + 1] = 0;
  score[(lane + 1) * Pitch] = 0;
  if (lane == 0)
    score[0] = 0;
  __syncwarp();
  int best = 0;
#pragma unroll 1
  for (int d = 0; d < 63; ++d) {
    int i = lane + 1, j = d - lane + 1;
    if (j >= 1 && j <= 32) {
      int match = score[(i - 1) * Pitch + j - 1] + (top[j - 1] == left[i - 1] ? 3 : -2);
      int gap = max(score[(i - 1) * Pitch + j], score[i * Pitch + j - 1]) - 1;
      int value = max(0, max(match, gap));
      score[i * Pitch + j] = value;
      best = max(best, value);
    }
    __syncwarp();
  }
  out[blockIdx.x * 32 + lane] = best;
}

// The same for 128 by 128, with four warps and a barrier for each antidiagonal.
template <int Pitch> __global__ void needlemanWunsch(int *out, const int *in, int) {
  extern __shared__ int score[];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 256;
  int mine = in[base + 128 + t];
  score[t + 1] = -(t + 1);
  score[(t + 1) * Pitch] = -(t + 1);
  if (t == 0)
    score[0] = 0;
#pragma unroll 1
  for (int d = 0; d < 255; ++d) {
    __syncthreads();
    int i = t + 1, j = d - t + 1;
    if (j >= 1 && j <= 128) {
      int match = score[(i - 1) * Pitch + j - 1] + (in[base + j - 1] == mine ? 1 : -1);
      score[i * Pitch + j] = max(match, max(score[(i - 1) * Pitch + j], score[i * Pitch + j - 1]) - 1);
    }
  }
  __syncthreads();
  out[blockIdx.x * 128 + t] = score[128 * Pitch + t + 1];
}

// 256 bodies in shared memory, three arrays; each lane begins at another, eight apart or next to its neighbour's.
template <bool Fixed> __global__ void bodies(float *out, const float *in, int n) {
  __shared__ float x[256], y[256], z[256];
  int t = threadIdx.x;
  size_t mine = size_t(blockIdx.x) * 256 + t;
  float px = in[mine], py = in[n + mine], pz = in[2 * n + mine], force = 0;
  for (int tile = 0; tile < 4; ++tile) {
    x[t] = in[tile * 256 + t], y[t] = in[n + tile * 256 + t], z[t] = in[2 * n + tile * 256 + t];
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < 256; ++k) {
      int j = ((Fixed ? t : 8 * t) + k) % 256;
      float dx = x[j] - px, dy = y[j] - py, dz = z[j] - pz;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.5f);
      force += inverse * inverse * inverse;
    }
    __syncthreads();
  }
  out[mine] = force;
}

// 96 multiplications for each element that is read with a conflict.
template <int Pitch> __global__ void muchArithmetic(float *out, const float *in, int) {
  __shared__ float s[64][Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 64)
    s[i / 32][i % 32] = in[base + i];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 32; ++k) {
    float value = s[t][k] * 0.01f, a = value, b = value + 1;
#pragma unroll
    for (int i = 0; i < 48; ++i) {
      a = a * value + 0.5f;
      b = b * value - 0.25f;
    }
    sum += a + b;
  }
  out[blockIdx.x * 64 + t] = sum;
}

// Points of a fractal are computed by columns and stored by rows: the exchange is a small part.
template <bool Fixed> __global__ void fractal(int *out, const int *in, int n) {
  __shared__ int tile[32][32 + Fixed];
  for (int y = threadIdx.y; y < 32; y += 8) {
    float cx = -2 + 3.0f * (blockIdx.x * 32 + y) / n, cy = -1.5f + 3.0f * (blockIdx.y * 32 + threadIdx.x) / n;
    float re = 0, im = 0;
    int steps = 0;
    for (; steps < 64 && re * re + im * im < 4; ++steps) {
      float next = re * re - im * im + cx;
      im = 2 * re * im + cy, re = next;
    }
    tile[threadIdx.x][y] = steps + in[0];
  }
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[size_t(blockIdx.y * 32 + y) * n + blockIdx.x * 32 + threadIdx.x] = tile[y][threadIdx.x];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto rows = [](unsigned blocks, size_t each, unsigned threads) {
    return Setup{dim3(blocks), dim3(threads), blocks * each, blocks * each};
  };
  measure(selection, "softmax_rows", rows(2048, 4096, 128), softmaxRows<false>, softmaxRows<true>);
  measure(selection, "softmax_rows_dram", rows(16384, 4096, 128), softmaxRows<false>, softmaxRows<true>);
  measure(selection, "layer_norm", rows(4096, 2048, 128), layerNorm<false>, layerNorm<true>);
  measure(selection, "smith_waterman", Setup{dim3(16384), dim3(32), 16384 * 64, 16384 * 32}.values(0, 3),
          smithWaterman<33>, smithWaterman<34>);
  measure(selection, "needleman_wunsch",
          Setup{dim3(1024), dim3(128), 1024 * 256, 1024 * 128}.values(0, 3).dynamic(129 * 129 * 4, 129 * 130 * 4),
          needlemanWunsch<129>, needlemanWunsch<130>);
  measure(selection, "bodies", Setup{dim3(1024), dim3(256), 3 * 1024 * 256, 1024 * 256, 1024 * 256}.within(1e-3),
          bodies<false>, bodies<true>);
  measure(selection, "much_arithmetic", Setup{dim3(4096), dim3(64), 4096 * 2048, 4096 * 64}, muchArithmetic<32>,
          muchArithmetic<33>);
  measure(selection, "fractal", Setup{dim3(64, 64), dim3(32, 8), 32, 2048 * 2048, 2048}, fractal<false>, fractal<true>);
}

// Stencils and convolutions.

#include "worth.h"

// The tile lies transposed in shared memory, or as it is read.
template <bool Fixed> __global__ void stencilSwapped(float *out, const float *in, int n) {
  __shared__ float tile[32 * 32];
  auto place = [](int x, int y) { return Fixed ? y * 32 + x : x * 32 + y; };
  int tx = threadIdx.x, x = min(int(blockIdx.x * 30 + tx), n - 1);
  for (int ty = threadIdx.y; ty < 32; ty += 8)
    tile[place(tx, ty)] = in[size_t(min(int(blockIdx.y * 30 + ty), n - 1)) * n + x];
  __syncthreads();
  for (int ty = threadIdx.y; ty < 32; ty += 8) {
    int y = blockIdx.y * 30 + ty;
    if (tx > 0 && tx < 31 && ty > 0 && ty < 31 && int(blockIdx.x * 30) + tx < n && y < n)
      out[size_t(y) * n + x] = 4 * tile[place(tx, ty)] - tile[place(tx - 1, ty)] - tile[place(tx + 1, ty)] -
                               tile[place(tx, ty - 1)] - tile[place(tx, ty + 1)];
  }
}

// A cube of 8 by 8 by 4 with its border. The pitch decides where the four rows of a warp lie.
template <int Pitch> __global__ void stencil3d(float *out, const float *in, int n) {
  __shared__ float tile[6][10][Pitch];
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z, t = (tz * 8 + ty) * 8 + tx;
  auto clamp = [n](int i) { return max(0, min(n - 1, i)); };
  for (int i = t; i < 600; i += 256) {
    int z = clamp(int(blockIdx.z * 4) + i / 100 - 1), y = clamp(int(blockIdx.y * 8) + i / 10 % 10 - 1);
    tile[i / 100][i / 10 % 10][i % 10] = in[(size_t(z) * n + y) * n + clamp(int(blockIdx.x * 8) + i % 10 - 1)];
  }
  __syncthreads();
  float sum = 0;
  for (int dz = 0; dz < 3; ++dz)
    for (int dy = 0; dy < 3; ++dy)
      for (int dx = 0; dx < 3; ++dx)
        sum += (1 + dx * dy * dz) * tile[tz + dz][ty + dy][tx + dx];
  out[(size_t(blockIdx.z * 4 + tz) * n + blockIdx.y * 8 + ty) * n + blockIdx.x * 8 + tx] = sum;
}

// Columns of 17 elements; a thread has two columns, 16 apart.
template <int Pitch> __global__ void convolveColumns(float *out, const float *in, int n) {
  __shared__ float tile[16 + 16][Pitch];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 32 + tx;
  for (int y = ty; y < 32; y += 16)
    for (int j = 0; j < 32; j += 16)
      tile[y][tx + j] = in[size_t(max(0, min(n - 1, int(blockIdx.y * 16) + y - 8))) * n + x + j];
  __syncthreads();
  for (int j = 0; j < 32; j += 16) {
    float sum = 0;
    for (int k = 0; k <= 16; ++k)
      sum += (k < 8 ? k : 16 - k) * tile[ty + k - (k == 16)][tx + j];
    out[size_t(blockIdx.y * 16 + ty) * n + x + j] = sum;
  }
}

// Rows of 17 elements: a thread computes Each neighbours, or elements a quarter of the row apart.
template <int Each, bool Fixed> __global__ void convolveRows(float *out, const float *in, int n) {
  constexpr int Outputs = 128 * Each;
  __shared__ float row[Outputs + 16];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.y) * n;
  for (int i = t; i < Outputs + 16; i += 128)
    row[i] = in[base + max(0, min(n - 1, int(blockIdx.x * Outputs) + i - 8))];
  __syncthreads();
  float sums[Each];
  for (int j = 0; j < Each; ++j) {
    int at = Fixed ? t + 128 * j : Each * t + j;
    float sum = 0;
    for (int k = 0; k <= 16; ++k)
      sum += (k < 8 ? k : 16 - k) * row[at + k];
    sums[j] = sum;
  }
  __syncthreads();
  for (int j = 0; j < Each; ++j)
    row[Fixed ? t + 128 * j : Each * t + j] = sums[j];
  __syncthreads();
  for (int i = t; i < Outputs; i += 128)
    out[base + blockIdx.x * Outputs + i] = row[i];
}

// Rows again, eight neighbours for each thread in both: a place of padding after each 32.
template <bool Fixed> __global__ void convolvePadded(float *out, const float *in, int n) {
  __shared__ float row[1024 + 16 + 33];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.y) * n;
  for (int i = t; i < 1024 + 16; i += 128)
    row[place(i)] = in[base + max(0, min(n - 1, int(blockIdx.x * 1024) + i - 8))];
  __syncthreads();
  float window[8 + 16], sums[8];
  for (int k = 0; k < 24; ++k)
    window[k] = row[place(8 * t + k)];
  for (int j = 0; j < 8; ++j) {
    sums[j] = 0;
    for (int k = 0; k <= 16; ++k)
      sums[j] += (k < 8 ? k : 16 - k) * window[min(j + k, 23)];
  }
  __syncthreads();
  for (int j = 0; j < 8; ++j)
    row[place(8 * t + j)] = sums[j];
  __syncthreads();
  for (int i = t; i < 1024; i += 128)
    out[base + blockIdx.x * 1024 + i] = row[place(i)];
}

// Cells of a byte: lanes walk along rows of 64 bytes, 16 words apart, or 68.
template <int Pitch> __global__ void automaton(unsigned char *out, const unsigned char *in, int n) {
  __shared__ unsigned char now[64][Pitch], next[64][Pitch];
  int t = threadIdx.x;
  for (int i = t; i < 64 * 64; i += 64)
    now[i / 64][i % 64] = in[size_t(blockIdx.y * 64 + i / 64) * n + blockIdx.x * 64 + i % 64];
  __syncthreads();
  for (int step = 0; step < 8; ++step) {
    for (int x = 0; x < 64; ++x) {
      int neighbours = now[t][(x + 63) % 64] + now[t][(x + 1) % 64] + now[(t + 63) % 64][x] + now[(t + 1) % 64][x];
      next[t][x] = (neighbours + now[t][x] * 3) % 5 < 2;
    }
    __syncthreads();
    for (int x = 0; x < 64; ++x)
      now[t][x] = next[t][x];
    __syncthreads();
  }
  for (int i = t; i < 64 * 64; i += 64)
    out[size_t(blockIdx.y * 64 + i / 64) * n + blockIdx.x * 64 + i % 64] = now[i / 64][i % 64];
}

// A rod for each thread, which conducts heat in several steps.
template <bool Fixed> __global__ void heatLines(float *out, const float *in, int steps) {
  __shared__ float line[64][64 + Fixed];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 64 * 64;
  for (int i = t; i < 64 * 64; i += 64)
    line[i / 64][i % 64] = in[base + i];
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    float left = line[t][0], here = line[t][1];
    for (int x = 1; x < 63; ++x) {
      float right = line[t][x + 1];
      line[t][x] = 0.25f * left + 0.5f * here + 0.25f * right;
      left = here, here = right;
    }
  }
  __syncthreads();
  for (int i = t; i < 64 * 64; i += 64)
    out[base + i] = line[i / 64][i % 64];
}

// Weights by exponentials: the special functions are busy, and two-way conflicts should not matter.
template <int Pitch> __global__ void bilateral(float *out, const float *in, int n) {
  __shared__ float tile[24][Pitch];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  auto clamp = [n](int i) { return max(0, min(n - 1, i)); };
  for (int i = t; i < 24 * 24; i += 256)
    tile[i / 24][i % 24] =
        in[size_t(clamp(int(blockIdx.y * 16) + i / 24 - 4)) * n + clamp(int(blockIdx.x * 16) + i % 24 - 4)];
  __syncthreads();
  float centre = tile[ty + 4][tx + 4], sum = 0, weights = 0;
  for (int dy = 0; dy < 9; ++dy)
    for (int dx = 0; dx < 9; ++dx) {
      float value = tile[ty + dy][tx + dx], difference = value - centre;
      float distance = float((dx - 4) * (dx - 4) + (dy - 4) * (dy - 4));
      float weight = expf(-0.01f * difference * difference - 0.05f * distance);
      sum += weight * value, weights += weight;
    }
  out[size_t(blockIdx.y * 16 + ty) * n + blockIdx.x * 16 + tx] = sum / weights;
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto image = [](unsigned n, dim3 tile, dim3 block) {
    return Setup{dim3(n / tile.x, n / tile.y), block, size_t(n) * n, size_t(n) * n, int(n)};
  };
  measure(selection, "stencil_swapped",
          Setup{dim3(137, 137), dim3(32, 8), size_t(4096) * 4096, size_t(4096) * 4096, 4096}, stencilSwapped<false>,
          stencilSwapped<true>);
  measure(selection, "stencil_swapped_l2",
          Setup{dim3(69, 69), dim3(32, 8), size_t(2048) * 2048, size_t(2048) * 2048, 2048}, stencilSwapped<false>,
          stencilSwapped<true>);
  size_t volume = 256 * 256 * 256;
  measure(selection, "stencil_3d", Setup{dim3(32, 32, 64), dim3(8, 8, 4), volume, volume, 256}, stencil3d<10>,
          stencil3d<24>);
  measure(selection, "convolve_columns", image(4096, dim3(32, 16), dim3(16, 16)), convolveColumns<32>,
          convolveColumns<48>);
  measure(selection, "convolve_rows_4", image(4096, dim3(512, 1), dim3(128)), convolveRows<4, false>,
          convolveRows<4, true>);
  measure(selection, "convolve_rows_2", image(4096, dim3(256, 1), dim3(128)), convolveRows<2, false>,
          convolveRows<2, true>);
  measure(selection, "convolve_rows_padded", image(4096, dim3(1024, 1), dim3(128)), convolvePadded<false>,
          convolvePadded<true>);
  measure(selection, "automaton_bytes", image(2048, dim3(64, 64), dim3(64)).values(0, 1), automaton<64>, automaton<68>);
  measure(selection, "heat_lines", Setup{dim3(2048), dim3(64), 2048 * 64 * 64, 2048 * 64 * 64, 8}, heatLines<false>,
          heatLines<true>);
  measure(selection, "bilateral", image(2048, dim3(16, 16), dim3(16, 16)), bilateral<32>, bilateral<48>);
}

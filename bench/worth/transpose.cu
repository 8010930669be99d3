// Matrices and images whose rows become columns: padding, xor and skew of a tile.

#include "worth.h"

constexpr int Tile = 32, Rows = 8;

// Pad elements at the end of each row.
template <typename T, int Pad> __global__ void transpose(T *out, const T *in, int n) {
  __shared__ T tile[Tile][Tile + Pad];
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    tile[threadIdx.y + j][threadIdx.x] = in[size_t(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * Tile + threadIdx.x, y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    out[size_t(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}

template <bool Fixed> __global__ void transposeSwizzled(float *out, const float *in, int n) {
  __shared__ float tile[Tile * Tile];
  auto place = [](int row, int column) { return row * Tile + (Fixed ? column ^ row : column); };
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    tile[place(threadIdx.y + j, threadIdx.x)] = in[size_t(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * Tile + threadIdx.x, y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    out[size_t(y + j) * n + x] = tile[place(threadIdx.x, threadIdx.y + j)];
}

template <bool Fixed> __global__ void transposeSkewed(float2 *out, const float2 *in, int n) {
  __shared__ float2 tile[Tile][Tile];
  auto column = [](int row, int x) { return Fixed ? (x + row) % Tile : x; };
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    tile[threadIdx.y + j][column(threadIdx.y + j, threadIdx.x)] = in[size_t(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * Tile + threadIdx.x, y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    out[size_t(y + j) * n + x] = tile[threadIdx.x][column(threadIdx.x, threadIdx.y + j)];
}

template <bool Fixed> __global__ void transposeFloat4(float4 *out, const float4 *in, int n) {
  __shared__ float4 tile[16][16 + Fixed];
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty][tx] = in[size_t(blockIdx.y * 16 + ty) * n + blockIdx.x * 16 + tx];
  __syncthreads();
  out[size_t(blockIdx.x * 16 + ty) * n + blockIdx.y * 16 + tx] = tile[tx][ty];
}

// Two tiles change places; the grid is the upper triangle of a square of blocks.
template <bool Fixed> __global__ void transposeInPlace(float *data, const float *, int n) {
  __shared__ float upper[Tile][Tile + Fixed], lower[Tile][Tile + Fixed];
  if (blockIdx.x < blockIdx.y)
    return;
  int tx = threadIdx.x, column = blockIdx.x * Tile, row = blockIdx.y * Tile;
  for (int y = threadIdx.y; y < Tile; y += Rows) {
    upper[y][tx] = data[size_t(row + y) * n + column + tx];
    lower[y][tx] = data[size_t(column + y) * n + row + tx];
  }
  __syncthreads();
  for (int y = threadIdx.y; y < Tile; y += Rows) {
    data[size_t(row + y) * n + column + tx] = lower[tx][y];
    data[size_t(column + y) * n + row + tx] = upper[tx][y];
  }
}

// A warp alone transposes a tile: few warps hide little latency.
template <bool Fixed> __global__ void transposeByWarp(float *out, const float *in, int n) {
  __shared__ float tile[Tile][Tile + Fixed];
  int lane = threadIdx.x, column = blockIdx.x * Tile, row = blockIdx.y * Tile;
  for (int y = 0; y < Tile; ++y)
    tile[y][lane] = in[size_t(row + y) * n + column + lane];
  __syncwarp();
  for (int y = 0; y < Tile; ++y)
    out[size_t(column + y) * n + row + lane] = tile[lane][y];
}

// A quarter turn of an image of four bytes per pixel.
template <bool Fixed> __global__ void rotateImage(uchar4 *out, const uchar4 *in, int n) {
  __shared__ uchar4 tile[Tile][Tile + Fixed];
  for (int y = threadIdx.y; y < Tile; y += Rows)
    tile[y][threadIdx.x] = in[size_t(blockIdx.y * Tile + y) * n + blockIdx.x * Tile + threadIdx.x];
  __syncthreads();
  int left = n - (blockIdx.y + 1) * Tile;
  for (int y = threadIdx.y; y < Tile; y += Rows)
    out[size_t(blockIdx.x * Tile + y) * n + left + threadIdx.x] = tile[Tile - 1 - threadIdx.x][y];
}

// Planes of a volume: x and z change places, and a block walks along y.
template <bool Fixed> __global__ void swapAxes(float *out, const float *in, int n) {
  __shared__ float tile[16][16 + Fixed];
  int tx = threadIdx.x, tz = threadIdx.y;
  for (int y = 0; y < n; ++y) {
    tile[tz][tx] = in[(size_t(blockIdx.y * 16 + tz) * n + y) * n + blockIdx.x * 16 + tx];
    __syncthreads();
    out[(size_t(blockIdx.x * 16 + tz) * n + y) * n + blockIdx.y * 16 + tx] = tile[tx][tz];
    __syncthreads();
  }
}

Setup square(unsigned n, unsigned tile, dim3 block) {
  return {{n / tile, n / tile}, block, size_t(n) * n, size_t(n) * n, int(n)};
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  dim3 block(Tile, Rows);
  measure(selection, "transpose_float", square(4096, Tile, block), transpose<float, 0>, transpose<float, 1>);
  measure(selection, "transpose_float_l2", square(2048, Tile, block), transpose<float, 0>, transpose<float, 1>);
  measure(selection, "transpose_double", square(4096, Tile, block), transpose<double, 0>, transpose<double, 1>);
  measure(selection, "transpose_double_l2", square(1536, Tile, block), transpose<double, 0>, transpose<double, 1>);
  measure(selection, "transpose_half", square(8192, Tile, block), transpose<half, 0>, transpose<half, 2>);
  measure(selection, "transpose_half_l2", square(3072, Tile, block), transpose<half, 0>, transpose<half, 2>);
  measure(selection, "transpose_bytes", square(8192, Tile, block), transpose<unsigned char, 0>,
          transpose<unsigned char, 4>);
  measure(selection, "transpose_swizzled", square(4096, Tile, block), transposeSwizzled<false>,
          transposeSwizzled<true>);
  measure(selection, "transpose_swizzled_l2", square(2048, Tile, block), transposeSwizzled<false>,
          transposeSwizzled<true>);
  measure(selection, "transpose_skewed", square(4096, Tile, block), transposeSkewed<false>, transposeSkewed<true>);
  measure(selection, "transpose_float4", square(2048, 16, dim3(16, 16)), transposeFloat4<false>, transposeFloat4<true>);
  measure(selection, "transpose_in_place", square(4096, Tile, block).changedInPlace(), transposeInPlace<false>,
          transposeInPlace<true>);
  measure(selection, "transpose_by_warp", square(4096, Tile, dim3(Tile)), transposeByWarp<false>,
          transposeByWarp<true>);
  measure(selection, "rotate_image", square(4096, Tile, block), rotateImage<false>, rotateImage<true>);
  size_t volume = 256 * 256 * 256;
  measure(selection, "swap_axes", Setup{dim3(16, 16), dim3(16, 16), volume, volume, 256}, swapAxes<false>,
          swapAxes<true>);
}

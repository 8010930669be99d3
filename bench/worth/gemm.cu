// Products of matrices, from a tile for each thread's element to tensor cores, and scores of attention.

#include "worth.h"
#include <mma.h>

// The input is A, then B, both n by n.

// B's tile is stored transposed and read along its rows.
template <typename T, int Tile, int Pad> __global__ void naiveTransposed(T *out, const T *in, int n) {
  __shared__ T a[Tile][Tile], b[Tile][Tile + Pad];
  const T *A = in, *B = in + size_t(n) * n;
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * Tile + ty, column = blockIdx.x * Tile + tx;
  T sum = 0;
  for (int k0 = 0; k0 < n; k0 += Tile) {
    a[ty][tx] = A[size_t(row) * n + k0 + tx];
    b[tx][ty] = B[size_t(k0 + ty) * n + column];
    __syncthreads();
    for (int k = 0; k < Tile; ++k)
      sum += a[ty][k] * b[tx][k];
    __syncthreads();
  }
  out[size_t(row) * n + column] = sum;
}

// Only the stores of A's tile conflict, once for each 32 reads.
template <bool Fixed> __global__ void storedTransposed(float *out, const float *in, int n) {
  __shared__ float a[32][32 + Fixed], b[32][32];
  const float *A = in, *B = in + size_t(n) * n;
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 32 + ty, column = blockIdx.x * 32 + tx;
  float sum = 0;
  for (int k0 = 0; k0 < n; k0 += 32) {
    a[tx][ty] = A[size_t(row) * n + k0 + tx];
    b[ty][tx] = B[size_t(k0 + ty) * n + column];
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      sum += a[k][ty] * b[k][tx];
    __syncthreads();
  }
  out[size_t(row) * n + column] = sum;
}

enum class Layout { Plain, Padded, Xor };

// 4 by 4 elements for each thread, read as float4. A's tile is transposed as it is stored.
template <Layout Lies> __global__ void registerTiles(float *out, const float *in, int n) {
  constexpr int Pitch = Lies == Layout::Padded ? 68 : 64;
  __shared__ __align__(16) float a[16][Pitch], b[16][64];
  auto column = [](int k, int m) { return Lies == Layout::Xor ? m ^ (k / 4 * 8) : m; };
  const float *A = in + size_t(blockIdx.y) * 64 * n, *B = in + size_t(n) * n + blockIdx.x * 64;
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  float sum[4][4] = {};
  for (int k0 = 0; k0 < n; k0 += 16) {
    int m = t / 4, k4 = t % 4 * 4;
    float4 four = *reinterpret_cast<const float4 *>(&A[size_t(m) * n + k0 + k4]);
    a[k4][column(k4, m)] = four.x;
    a[k4 + 1][column(k4 + 1, m)] = four.y;
    a[k4 + 2][column(k4 + 2, m)] = four.z;
    a[k4 + 3][column(k4 + 3, m)] = four.w;
    *reinterpret_cast<float4 *>(&b[ty][tx * 4]) = *reinterpret_cast<const float4 *>(&B[size_t(k0 + ty) * n + tx * 4]);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k) {
      float4 x = *reinterpret_cast<const float4 *>(&a[k][column(k, ty * 4)]);
      float4 y = *reinterpret_cast<const float4 *>(&b[k][tx * 4]);
      float xs[4] = {x.x, x.y, x.z, x.w}, ys[4] = {y.x, y.y, y.z, y.w};
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          sum[i][j] += xs[i] * ys[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    *reinterpret_cast<float4 *>(&out[size_t(blockIdx.y * 64 + ty * 4 + i) * n + blockIdx.x * 64 + tx * 4]) =
        make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}

// 8 by 8 elements for each thread: B's eight columns are neighbours, or two groups of four.
template <bool Fixed> __global__ void __launch_bounds__(256) eightByEight(float *out, const float *in, int n) {
  __shared__ __align__(16) float a[8][128], b[8][128];
  const float *A = in + size_t(blockIdx.y) * 128 * n, *B = in + size_t(n) * n + blockIdx.x * 128;
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  float sum[8][8] = {};
  for (int k0 = 0; k0 < n; k0 += 8) {
    int m = t % 128, k4 = t / 128 * 4;
    float4 four = *reinterpret_cast<const float4 *>(&A[size_t(m) * n + k0 + k4]);
    a[k4][m] = four.x, a[k4 + 1][m] = four.y, a[k4 + 2][m] = four.z, a[k4 + 3][m] = four.w;
    *reinterpret_cast<float4 *>(&b[t / 32][t % 32 * 4]) =
        *reinterpret_cast<const float4 *>(&B[size_t(k0 + t / 32) * n + t % 32 * 4]);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      float x[8], y[8];
      for (int i = 0; i < 8; ++i)
        x[i] = a[k][ty * 8 + i];
      for (int j = 0; j < 8; ++j)
        y[j] = b[k][Fixed ? tx * 4 + j / 4 * 64 + j % 4 : tx * 8 + j];
      for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j)
          sum[i][j] += x[i] * y[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      out[size_t(blockIdx.y * 128 + ty * 8 + i) * n + blockIdx.x * 128 +
          (Fixed ? tx * 4 + j / 4 * 64 + j % 4 : tx * 8 + j)] = sum[i][j];
}

// Four warps, each 32 by 32 elements, with tensor cores. K is the depth of a tile.
template <int K, bool Fixed> __global__ void tensorTiles(float *out, const half *in, int n) {
  using namespace nvcuda::wmma;
  constexpr int LdA = K + 8 * Fixed, LdB = 64 + 8 * Fixed;
  __shared__ __align__(32) half a[64 * LdA], b[K * LdB];
  const half *A = in + size_t(blockIdx.y) * 64 * n, *B = in + size_t(n) * n + blockIdx.x * 64;
  int t = threadIdx.x, warpRow = t / 64 * 32, warpColumn = t / 32 % 2 * 32;
  fragment<accumulator, 16, 16, 16, float> sum[2][2];
  for (int i = 0; i < 4; ++i)
    fill_fragment(sum[i / 2][i % 2], 0.0f);
  for (int k0 = 0; k0 < n; k0 += K) {
    for (int i = t; i < 64 * K / 8; i += 128)
      *reinterpret_cast<int4 *>(&a[i / (K / 8) * LdA + i % (K / 8) * 8]) =
          *reinterpret_cast<const int4 *>(&A[size_t(i / (K / 8)) * n + k0 + i % (K / 8) * 8]);
    for (int i = t; i < 64 * K / 8; i += 128)
      *reinterpret_cast<int4 *>(&b[i / 8 * LdB + i % 8 * 8]) =
          *reinterpret_cast<const int4 *>(&B[size_t(k0 + i / 8) * n + i % 8 * 8]);
    __syncthreads();
    for (int k = 0; k < K; k += 16) {
      fragment<matrix_a, 16, 16, 16, half, row_major> x[2];
      fragment<matrix_b, 16, 16, 16, half, row_major> y[2];
      for (int i = 0; i < 2; ++i) {
        load_matrix_sync(x[i], &a[(warpRow + 16 * i) * LdA + k], LdA);
        load_matrix_sync(y[i], &b[k * LdB + warpColumn + 16 * i], LdB);
      }
      for (int i = 0; i < 4; ++i)
        mma_sync(sum[i / 2][i % 2], x[i / 2], y[i % 2], sum[i / 2][i % 2]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    store_matrix_sync(
        &out[size_t(blockIdx.y * 64 + warpRow + i / 2 * 16) * n + blockIdx.x * 64 + warpColumn + i % 2 * 16],
        sum[i / 2][i % 2], n, mem_row_major);
}

__device__ void loadMatrices(unsigned (&to)[4], const half *from) {
  unsigned address = unsigned(__cvta_generic_to_shared(from));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(address)
               : "memory");
}

__device__ void multiply(float (&sum)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%0, %1, %2, %3};"
               : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// A times the transpose of B, with ldmatrix. Rows are 128 bytes; chunks of 16 change places by row.
template <bool Fixed> __global__ void matrixLoads(float *out, const half *in, int n) {
  __shared__ __align__(128) half a[64 * 64], b[64 * 64];
  auto place = [](int row, int chunk) { return row * 64 + (Fixed ? chunk ^ (row % 8) : chunk) * 8; };
  const half *A = in + size_t(blockIdx.y) * 64 * n, *B = in + size_t(n) * n + size_t(blockIdx.x) * 64 * n;
  int t = threadIdx.x, lane = t % 32, warpRow = t / 64 * 32, warpColumn = t / 32 % 2 * 32;
  float sum[2][4][4] = {};
  for (int k0 = 0; k0 < n; k0 += 64) {
    for (int i = t; i < 64 * 8; i += 128) {
      int row = i / 8, chunk = i % 8;
      *reinterpret_cast<int4 *>(&a[place(row, chunk)]) =
          *reinterpret_cast<const int4 *>(&A[size_t(row) * n + k0 + chunk * 8]);
      *reinterpret_cast<int4 *>(&b[place(row, chunk)]) =
          *reinterpret_cast<const int4 *>(&B[size_t(row) * n + k0 + chunk * 8]);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      unsigned x[2][4], y[2][4];
      for (int i = 0; i < 2; ++i) {
        loadMatrices(x[i], &a[place(warpRow + 16 * i + lane % 16, 2 * k + lane / 16)]);
        loadMatrices(y[i], &b[place(warpColumn + 16 * i + lane % 8 + lane / 16 * 8, 2 * k + lane / 8 % 2)]);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          multiply(sum[i][j], x[i], y[j / 2][j % 2 * 2], y[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int e = 0; e < 4; ++e) {
        int row = blockIdx.y * 64 + warpRow + 16 * i + lane / 4 + e / 2 * 8;
        int column = blockIdx.x * 64 + warpColumn + 8 * j + lane % 4 * 2 + e % 2;
        out[size_t(row) * n + column] = sum[i][j][e];
      }
}

// 64 queries against 64 keys of 64 components; queries and keys are n rows each.
template <bool Fixed> __global__ void scores(float *out, const float *in, int n) {
  __shared__ float q[64][64 + Fixed], key[64][64 + Fixed];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  const float *Q = in + size_t(blockIdx.y) * 64 * 64, *K = in + (size_t(n) + blockIdx.x * 64) * 64;
  for (int i = t; i < 64 * 64; i += 256) {
    q[i / 64][i % 64] = Q[i];
    key[i / 64][i % 64] = K[i];
  }
  __syncthreads();
  float sum[4][4] = {};
  for (int k = 0; k < 64; ++k)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j)
        sum[i][j] += q[ty + 16 * i][k] * key[tx + 16 * j][k];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      out[size_t(blockIdx.y * 64 + ty + 16 * i) * n + blockIdx.x * 64 + tx + 16 * j] = sum[i][j];
}

// The same with float4 along the components.
template <bool Fixed> __global__ void scoresFloat4(float *out, const float *in, int n) {
  __shared__ float4 q[64][16 + Fixed], key[64][16 + Fixed];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  const float4 *Q = reinterpret_cast<const float4 *>(in) + size_t(blockIdx.y) * 64 * 16;
  const float4 *K = reinterpret_cast<const float4 *>(in) + (size_t(n) + blockIdx.x * 64) * 16;
  for (int i = t; i < 64 * 16; i += 256) {
    q[i / 16][i % 16] = Q[i];
    key[i / 16][i % 16] = K[i];
  }
  __syncthreads();
  float sum[4][4] = {};
  for (int k = 0; k < 16; ++k)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) {
        float4 x = q[ty + 16 * i][k], y = key[tx + 16 * j][k];
        sum[i][j] += x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
      }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      out[size_t(blockIdx.y * 64 + ty + 16 * i) * n + blockIdx.x * 64 + tx + 16 * j] = sum[i][j];
}

// One key for each lane, in pairs of half: the row decides how its words are permuted.
template <bool Fixed> __global__ void scoresHalf(float *out, const half *in, int n) {
  __shared__ half2 q[64][32], key[64][32];
  auto word = [](int row, int k) { return Fixed ? k ^ (row % 32) : k; };
  int lane = threadIdx.x, ty = threadIdx.y, t = ty * 32 + lane;
  const half2 *Q = reinterpret_cast<const half2 *>(in) + size_t(blockIdx.y) * 64 * 32;
  const half2 *K = reinterpret_cast<const half2 *>(in) + (size_t(n) + blockIdx.x * 64) * 32;
  for (int i = t; i < 64 * 32; i += 256) {
    q[i / 32][i % 32] = Q[i];
    key[i / 32][word(i / 32, i % 32)] = K[i];
  }
  __syncthreads();
  float sum[8][2] = {};
  for (int k = 0; k < 32; ++k)
    for (int j = 0; j < 2; ++j) {
      float2 y = __half22float2(key[lane + 32 * j][word(lane, k)]);
      for (int i = 0; i < 8; ++i) {
        float2 x = __half22float2(q[ty + 8 * i][k]);
        sum[i][j] += x.x * y.x + x.y * y.y;
      }
    }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 2; ++j)
      out[size_t(blockIdx.y * 64 + ty + 8 * i) * n + blockIdx.x * 64 + lane + 32 * j] = sum[i][j];
}

// Rows of A with each other: 32 rows for each block, 512 columns.
template <bool Fixed> __global__ void gram(float *out, const float *in, int) {
  __shared__ float tile[32][32 + Fixed];
  int tx = threadIdx.x, ty = threadIdx.y;
  const float *from = in + size_t(blockIdx.x) * 32 * 512;
  float sum = 0;
  for (int k0 = 0; k0 < 512; k0 += 32) {
    tile[ty][tx] = from[ty * 512 + k0 + tx];
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      sum += tile[ty][k] * tile[tx][k];
    __syncthreads();
  }
  out[size_t(blockIdx.x) * 1024 + ty * 32 + tx] = sum;
}

// A row for each thread; the vector follows the matrix.
template <bool Fixed> __global__ void matrixVector(float *out, const float *in, int n) {
  __shared__ float tile[64][32 + Fixed], x[32];
  int t = threadIdx.x;
  const float *A = in + size_t(blockIdx.x) * 64 * n, *vector = in + size_t(n) * n;
  float sum = 0;
  for (int k0 = 0; k0 < n; k0 += 32) {
    for (int i = t; i < 64 * 32; i += 64)
      tile[i / 32][i % 32] = A[size_t(i / 32) * n + k0 + i % 32];
    if (t < 32)
      x[t] = vector[k0 + t];
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      sum += tile[t][k] * x[k];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = sum;
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto square = [](unsigned n, unsigned tile, dim3 block) {
    return Setup{dim3(n / tile, n / tile), block, 2 * size_t(n) * n, size_t(n) * n, int(n)};
  };
  auto pairs = [](unsigned n, dim3 block) {
    return Setup{dim3(n / 64, n / 64), block, 2 * size_t(n) * 64, size_t(n) * n, int(n)};
  };
  measure(selection, "gemm_naive", square(768, 32, dim3(32, 32)), naiveTransposed<float, 32, 0>,
          naiveTransposed<float, 32, 1>);
  measure(selection, "gemm_double", square(768, 16, dim3(16, 16)), naiveTransposed<double, 16, 0>,
          naiveTransposed<double, 16, 1>);
  measure(selection, "gemm_half_size_tile", square(1024, 16, dim3(16, 16)), naiveTransposed<float, 16, 0>,
          naiveTransposed<float, 16, 1>);
  measure(selection, "gemm_stored_transposed", square(1024, 32, dim3(32, 32)), storedTransposed<false>,
          storedTransposed<true>);
  measure(selection, "gemm_register_padded", square(2048, 64, dim3(256)), registerTiles<Layout::Plain>,
          registerTiles<Layout::Padded>);
  measure(selection, "gemm_register_xor", square(2048, 64, dim3(256)), registerTiles<Layout::Plain>,
          registerTiles<Layout::Xor>);
  measure(selection, "gemm_eight_by_eight", square(2048, 128, dim3(256)), eightByEight<false>, eightByEight<true>);
  measure(selection, "gemm_tensor_64", square(2048, 64, dim3(128)), tensorTiles<64, false>, tensorTiles<64, true>);
  measure(selection, "gemm_tensor_32", square(4096, 64, dim3(128)), tensorTiles<32, false>, tensorTiles<32, true>);
  measure(selection, "gemm_ldmatrix", square(2048, 64, dim3(128)), matrixLoads<false>, matrixLoads<true>);
  measure(selection, "attention_scores", pairs(4096, dim3(16, 16)), scores<false>, scores<true>);
  measure(selection, "attention_scores_float4", pairs(4096, dim3(16, 16)), scoresFloat4<false>, scoresFloat4<true>);
  measure(selection, "attention_scores_half", pairs(4096, dim3(32, 8)), scoresHalf<false>, scoresHalf<true>);
  measure(selection, "gram_matrix", Setup{dim3(1024), dim3(32, 32), 1024 * 32 * 512, 1024 * 1024}, gram<false>,
          gram<true>);
  measure(selection, "matrix_vector", Setup{dim3(128), dim3(64), size_t(8192) * 8192 + 8192, 8192, 8192},
          matrixVector<false>, matrixVector<true>);
}

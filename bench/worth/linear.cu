// Small systems of equations, many at a time.

#include "worth.h"

// A tile of 32 by 32 for each block, factored by columns; the column below the pivot is read by lanes.
template <bool Fixed> __global__ void luTile(float *out, const float *in, int) {
  __shared__ float a[32][32 + Fixed];
  int lane = threadIdx.x, ty = threadIdx.y;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = ty; i < 32; i += 4)
    a[i][lane] = in[base + i * 32 + lane] + (i == lane ? 300 : 0);
  for (int k = 0; k < 31; ++k) {
    __syncthreads();
    if (ty == 0 && lane > k)
      a[lane][k] /= a[k][k];
    __syncthreads();
    if (lane > k)
      for (int j = k + 1 + ty; j < 32; j += 4)
        a[lane][j] -= a[lane][k] * a[k][j];
  }
  __syncthreads();
  for (int i = ty; i < 32; i += 4)
    out[base + i * 32 + lane] = a[i][lane];
}

// The factor of Cholesky: a row for each lane of one warp.
template <bool Fixed> __global__ void choleskyTile(float *out, const float *in, int) {
  __shared__ float a[32][32 + Fixed];
  int lane = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = 0; i < 32; ++i)
    a[i][lane] = i == lane ? 300 : in[base + min(i, lane) * 32 + max(i, lane)];
  __syncwarp();
#pragma unroll 1
  for (int k = 0; k < 32; ++k) {
    float pivot = sqrtf(a[k][k]);
    __syncwarp();
    if (lane >= k)
      a[lane][k] /= pivot;
    __syncwarp();
    if (lane > k)
      for (int j = k + 1; j <= lane; ++j)
        a[lane][j] -= a[lane][k] * a[j][k];
    __syncwarp();
  }
  for (int i = 0; i < 32; ++i)
    out[base + i * 32 + lane] = lane <= i ? a[i][lane] : 0;
}

// X times a lower triangle is known: a row of X for each thread.
template <bool Fixed> __global__ void triangularSolve(float *out, const float *in, int) {
  __shared__ float l[32][32], x[128][32 + Fixed];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 128)
    l[i / 32][i % 32] = i / 32 == i % 32 ? 64 : in[i];
  size_t base = size_t(blockIdx.x) * 4096;
  for (int i = t; i < 4096; i += 128)
    x[i / 32][i % 32] = in[base + i];
  __syncthreads();
#pragma unroll 1
  for (int j = 0; j < 32; ++j) {
    float value = x[t][j];
    for (int k = 0; k < j; ++k)
      value -= x[t][k] * l[j][k];
    x[t][j] = value / l[j][j];
  }
  __syncthreads();
  for (int i = t; i < 4096; i += 128)
    out[base + i] = x[i / 32][i % 32];
}

// A system of three diagonals for each thread, eliminated downwards and solved upwards.
template <bool Fixed> __global__ void tridiagonal(float *out, const float *in, int) {
  __shared__ float c[64][32 + Fixed], d[64][32 + Fixed];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 64)
    d[i / 32][i % 32] = in[base + i];
  __syncthreads();
  float previousC = 0, previousD = 0;
#pragma unroll 1
  for (int i = 0; i < 32; ++i) {
    float scale = 1 / (4 - previousC);
    previousC = scale;
    previousD = (d[t][i] + previousD) * scale;
    c[t][i] = previousC;
    d[t][i] = previousD;
  }
  float next = 0;
#pragma unroll 1
  for (int i = 31; i >= 0; --i)
    d[t][i] = next = d[t][i] + c[t][i] * next;
  __syncthreads();
  for (int i = t; i < 2048; i += 64)
    out[base + i] = d[i / 32][i % 32];
}

// Cyclic reduction of a system of 1024: the stride doubles, then halves.
template <bool Fixed> __global__ void cyclicReduction(float *out, const float *in, int) {
  constexpr int N = 1024;
  __shared__ float a[N + N / 32], b[N + N / 32], d[N + N / 32];
  auto place = [](int i) { return Fixed ? i + i / 32 : i; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 256) {
    a[place(i)] = -1;
    b[place(i)] = 4;
    d[place(i)] = in[base + i];
  }
  for (int stride = 1; stride < N; stride *= 2) {
    __syncthreads();
    for (int i = 2 * stride * (t + 1) - 1; i < N; i += 2 * stride * 256) {
      int left = i - stride, right = i + stride < N ? i + stride : left;
      float low = a[place(i)] / b[place(left)], high = i + stride < N ? a[place(i)] / b[place(right)] : 0;
      b[place(i)] -= low * a[place(left)] + high * a[place(right)];
      d[place(i)] -= low * d[place(left)] + high * d[place(right)];
      a[place(i)] = -low * a[place(left)];
    }
  }
  for (int stride = N / 2; stride > 0; stride /= 2) {
    __syncthreads();
    for (int i = stride * (2 * t + 1) - 1; i < N; i += 2 * stride * 256) {
      float left = i >= stride ? d[place(i - stride)] : 0, right = i + stride < N ? d[place(i + stride)] : 0;
      d[place(i)] = (d[place(i)] - a[place(i)] * (left + right)) / b[place(i)];
    }
  }
  __syncthreads();
  for (int i = t; i < N; i += 256)
    out[base + i] = d[place(i)];
}

// The inverse of a matrix of 4 by 4 for each thread, in shared memory, 16 words apart or 17.
template <bool Fixed> __global__ void invertSmall(float *out, const float *in, int) {
  constexpr int Pitch = 16 + Fixed;
  __shared__ float s[128 * Pitch];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * 2048;
  for (int i = t; i < 2048; i += 128)
    s[i / 16 * Pitch + i % 16] = in[base + i] + (i % 16 % 5 == 0 ? 40 : 0);
  __syncthreads();
  volatile float *m = &s[t * Pitch];
#pragma unroll 1
  for (int k = 0; k < 4; ++k) {
    float pivot = 1 / m[5 * k];
    m[5 * k] = 1;
    for (int j = 0; j < 4; ++j)
      m[4 * k + j] = m[4 * k + j] * pivot;
    for (int i = 0; i < 4; ++i)
      if (i != k) {
        float factor = m[4 * i + k];
        m[4 * i + k] = 0;
        for (int j = 0; j < 4; ++j)
          m[4 * i + j] = m[4 * i + j] - factor * m[4 * k + j];
      }
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    out[base + i] = s[i / 16 * Pitch + i % 16];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto systems = [](unsigned blocks, size_t each, dim3 threads) {
    return Setup{dim3(blocks), threads, blocks * each, blocks * each};
  };
  measure(selection, "lu_tile", systems(4096, 1024, dim3(32, 4)), luTile<false>, luTile<true>);
  measure(selection, "cholesky_tile", systems(8192, 1024, dim3(32)), choleskyTile<false>, choleskyTile<true>);
  measure(selection, "triangular_solve", systems(2048, 4096, dim3(128)), triangularSolve<false>, triangularSolve<true>);
  measure(selection, "tridiagonal", systems(4096, 2048, dim3(64)), tridiagonal<false>, tridiagonal<true>);
  measure(selection, "cyclic_reduction", systems(4096, 1024, dim3(256)), cyclicReduction<false>, cyclicReduction<true>);
  measure(selection, "invert_small", systems(4096, 2048, dim3(128)), invertSmall<false>, invertSmall<true>);
}

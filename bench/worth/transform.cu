// Fourier, cosine, Walsh and wavelet transforms in shared memory.

#include "worth.h"

template <int Every, bool Fixed> __device__ int padded(int i) { return Fixed ? i + i / Every : i; }

__device__ float2 times(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

// 1024 complex numbers, radix 2, in place; stored in bit-reversed order.
template <bool Fixed> __global__ void fftRadix2(float2 *out, const float2 *in, int) {
  constexpr int N = 1024;
  __shared__ float2 s[N + N / 16];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 512)
    s[padded<16, Fixed>(int(__brev(i) >> 22))] = in[base + i];
  for (int half = 1; half < N; half *= 2) {
    __syncthreads();
    int low = t / half * 2 * half + t % half, high = low + half;
    float sine, cosine;
    __sincosf(-3.14159265f * (t % half) / half, &sine, &cosine);
    float2 a = s[padded<16, Fixed>(low)], b = times(s[padded<16, Fixed>(high)], make_float2(cosine, sine));
    s[padded<16, Fixed>(low)] = make_float2(a.x + b.x, a.y + b.y);
    s[padded<16, Fixed>(high)] = make_float2(a.x - b.x, a.y - b.y);
  }
  __syncthreads();
  for (int i = t; i < N; i += 512)
    out[base + i] = s[padded<16, Fixed>(i)];
}

// Radix 4, with the real and the imaginary parts apart; the result stays in digit-reversed order.
template <bool Fixed> __global__ void fftRadix4(float2 *out, const float2 *in, int) {
  constexpr int N = 1024;
  __shared__ float re[N + N / 32], im[N + N / 32];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 256) {
    float2 v = in[base + i];
    re[padded<32, Fixed>(i)] = v.x;
    im[padded<32, Fixed>(i)] = v.y;
  }
  for (int quarter = N / 4; quarter > 0; quarter /= 4) {
    __syncthreads();
    int first = t / quarter * 4 * quarter + t % quarter;
    float2 x[4];
    for (int k = 0; k < 4; ++k) {
      int at = padded<32, Fixed>(first + k * quarter);
      x[k] = make_float2(re[at], im[at]);
    }
    float2 a = make_float2(x[0].x + x[2].x, x[0].y + x[2].y), b = make_float2(x[0].x - x[2].x, x[0].y - x[2].y);
    float2 c = make_float2(x[1].x + x[3].x, x[1].y + x[3].y), d = make_float2(x[1].y - x[3].y, x[3].x - x[1].x);
    x[0] = make_float2(a.x + c.x, a.y + c.y), x[1] = make_float2(b.x + d.x, b.y + d.y);
    x[2] = make_float2(a.x - c.x, a.y - c.y), x[3] = make_float2(b.x - d.x, b.y - d.y);
    for (int k = 0; k < 4; ++k) {
      float sine, cosine;
      __sincosf(-1.57079633f * k * (t % quarter) / quarter, &sine, &cosine);
      float2 y = times(x[k], make_float2(cosine, sine));
      int at = padded<32, Fixed>(first + k * quarter);
      re[at] = y.x;
      im[at] = y.y;
    }
  }
  __syncthreads();
  for (int i = t; i < N; i += 256)
    out[base + i] = make_float2(re[padded<32, Fixed>(i)], im[padded<32, Fixed>(i)]);
}

// Real and imaginary parts alternate and are accessed one by one, or are in two planes.
template <bool Fixed> __global__ void fftPlanes(float2 *out, const float2 *in, int) {
  constexpr int N = 512;
  __shared__ float s[2 * N];
  auto re = [](int i) { return Fixed ? i : 2 * i; };
  auto im = [](int i) { return Fixed ? N + i : 2 * i + 1; };
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 256) {
    float2 v = in[base + i];
    s[re(i)] = v.x;
    s[im(i)] = v.y;
  }
  for (int half = N / 2; half > 0; half /= 2) {
    __syncthreads();
    int low = t / half * 2 * half + t % half, high = low + half;
    float sine, cosine;
    __sincosf(-3.14159265f * (t % half) / half, &sine, &cosine);
    float ax = s[re(low)], ay = s[im(low)], bx = s[re(high)], by = s[im(high)];
    float2 y = times(make_float2(ax - bx, ay - by), make_float2(cosine, sine));
    s[re(low)] = ax + bx;
    s[im(low)] = ay + by;
    s[re(high)] = y.x;
    s[im(high)] = y.y;
  }
  __syncthreads();
  for (int i = t; i < N; i += 256)
    out[base + i] = make_float2(s[re(i)], s[im(i)]);
}

// Complex numbers of two doubles, 16 bytes for each access.
template <bool Fixed> __global__ void fftDouble(double2 *out, const double2 *in, int) {
  constexpr int N = 512;
  __shared__ double2 s[N + N / 8];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 256)
    s[padded<8, Fixed>(i)] = in[base + i];
  for (int half = N / 2; half > 0; half /= 2) {
    __syncthreads();
    int low = t / half * 2 * half + t % half, high = low + half;
    float sine, cosine;
    __sincosf(-3.14159265f * (t % half) / half, &sine, &cosine);
    double2 a = s[padded<8, Fixed>(low)], b = s[padded<8, Fixed>(high)];
    double x = a.x - b.x, y = a.y - b.y;
    s[padded<8, Fixed>(low)] = make_double2(a.x + b.x, a.y + b.y);
    s[padded<8, Fixed>(high)] = make_double2(x * cosine - y * sine, x * sine + y * cosine);
  }
  __syncthreads();
  for (int i = t; i < N; i += 256)
    out[base + i] = s[padded<8, Fixed>(i)];
}

// Only the order changes: all lanes of a warp write to one bank.
template <bool Fixed> __global__ void bitReversal(float *out, const float *in, int) {
  __shared__ float s[1024 + 32];
  size_t base = size_t(blockIdx.x) * 1024;
  for (int i = threadIdx.x; i < 1024; i += 256)
    s[padded<32, Fixed>(int(__brev(i) >> 22))] = in[base + i];
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256)
    out[base + i] = s[padded<32, Fixed>(i)];
}

__device__ float dctFactor(int i, int k) { return __cosf((2 * i + 1) * k * 0.19634954f); }

// 32 blocks of 8 by 8: a thread transforms a row, then a column.
template <bool Fixed> __global__ void dct8x8(float *out, const float *in, int) {
  constexpr int Pitch = Fixed ? 9 : 8;
  __shared__ float s[32][8][Pitch];
  __shared__ float factors[8][8];
  int t = threadIdx.x, b = t / 8, r = t % 8;
  size_t base = size_t(blockIdx.x) * 2048;
  if (t < 64)
    factors[t / 8][t % 8] = dctFactor(t / 8, t % 8);
  for (int i = t; i < 2048; i += 256)
    s[i / 64][i / 8 % 8][i % 8] = in[base + i];
  __syncthreads();
  float x[8], y[8];
  for (int i = 0; i < 8; ++i)
    x[i] = s[b][r][i];
  for (int k = 0; k < 8; ++k) {
    y[k] = 0;
    for (int i = 0; i < 8; ++i)
      y[k] += x[i] * factors[i][k];
  }
  for (int k = 0; k < 8; ++k)
    s[b][r][k] = y[k];
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    x[i] = s[b][i][r];
  for (int k = 0; k < 8; ++k) {
    y[k] = 0;
    for (int i = 0; i < 8; ++i)
      y[k] += x[i] * factors[i][k];
  }
  for (int k = 0; k < 8; ++k)
    s[b][k][r] = y[k];
  __syncthreads();
  for (int i = t; i < 2048; i += 256)
    out[base + i] = s[i / 64][i / 8 % 8][i % 8];
}

// Two-way conflicts in the first steps only: the index costs about what it saves.
template <bool Fixed> __global__ void walshHadamard(float *out, const float *in, int) {
  constexpr int N = 1024;
  __shared__ float s[N + N / 32];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 512)
    s[padded<32, Fixed>(i)] = in[base + i];
  for (int half = 1; half < N; half *= 2) {
    __syncthreads();
    int low = t / half * 2 * half + t % half;
    float a = s[padded<32, Fixed>(low)], b = s[padded<32, Fixed>(low + half)];
    s[padded<32, Fixed>(low)] = a + b;
    s[padded<32, Fixed>(low + half)] = a - b;
  }
  __syncthreads();
  for (int i = t; i < N; i += 512)
    out[base + i] = s[padded<32, Fixed>(i)];
}

// The wavelet of Haar, in place: each level doubles the stride.
template <bool Fixed> __global__ void haar(float *out, const float *in, int) {
  constexpr int N = 2048;
  __shared__ float s[N + N / 32];
  int t = threadIdx.x;
  size_t base = size_t(blockIdx.x) * N;
  for (int i = t; i < N; i += 256)
    s[padded<32, Fixed>(i)] = in[base + i];
  for (int stride = 1; stride < N; stride *= 2) {
    __syncthreads();
    for (int i = 2 * stride * t; i < N; i += 2 * stride * 256) {
      float a = s[padded<32, Fixed>(i)], b = s[padded<32, Fixed>(i + stride)];
      s[padded<32, Fixed>(i)] = 0.5f * (a + b);
      s[padded<32, Fixed>(i + stride)] = 0.5f * (a - b);
    }
  }
  __syncthreads();
  for (int i = t; i < N; i += 256)
    out[base + i] = s[padded<32, Fixed>(i)];
}

int main(int argc, char **argv) {
  Selection selection(argc, argv);
  auto lines = [](unsigned count, size_t each, unsigned threads) {
    return Setup{dim3(count), dim3(threads), count * each, count * each};
  };
  measure(selection, "fft_radix2", lines(4096, 1024, 512), fftRadix2<false>, fftRadix2<true>);
  measure(selection, "fft_radix4", lines(4096, 1024, 256), fftRadix4<false>, fftRadix4<true>);
  measure(selection, "fft_planes", lines(8192, 512, 256), fftPlanes<false>, fftPlanes<true>);
  measure(selection, "fft_double", lines(4096, 512, 256), fftDouble<false>, fftDouble<true>);
  measure(selection, "bit_reversal", lines(16384, 1024, 256), bitReversal<false>, bitReversal<true>);
  measure(selection, "bit_reversal_l2", lines(4096, 1024, 256), bitReversal<false>, bitReversal<true>);
  measure(selection, "dct_8x8", lines(8192, 2048, 256), dct8x8<false>, dct8x8<true>);
  measure(selection, "walsh_hadamard", lines(4096, 1024, 512), walshHadamard<false>, walshHadamard<true>);
  measure(selection, "haar_wavelet", lines(4096, 2048, 256), haar<false>, haar<true>);
}

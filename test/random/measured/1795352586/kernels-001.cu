#include <cstdio>
#include <cuda_runtime.h>
static constexpr __device__ int twos[16] = {1, 2, 4, 8, 16, 32, 64, 128, 128, 64, 32, 16, 8, 4, 2, 1};
const __constant__ unsigned char primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
static constexpr __device__ short rows[16] = {0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480};
const __constant__ int shuffled[16] = {11, 4, 0, 15, 7, 2, 9, 13, 1, 14, 6, 3, 10, 5, 12, 8};

struct Pair { int a, b; };
struct Triad { float a, b, c; };
struct Mixed { int a; short b; unsigned char c; };
struct Row { int a, b, c, d, e; };
struct __align__(16) Quad { float a, b, c, d; };

__device__ int gray(int a) { return a ^ (a >> 1); }
__device__ int fold(int a, int n) { return a < n ? a : 2 * n - 1 - a; }
__device__ int bits(int a) {
  int n = 0;
  while (a) {
    n += a & 1;
    a >>= 1;
  }
  return n;
}
__device__ int mirror(int a) {
  int r = 0;
  for (int i = 0; i < 5; ++i)
    r |= (a >> i & 1) << (4 - i);
  return r;
}
__device__ int spread(int a) {
  a = (a | a << 4) & 0x0f0f;
  a = (a | a << 2) & 0x3333;
  return (a | a << 1) & 0x5555;
}
__device__ int pick(int a) {
  switch (a & 3) {
  case 0:
    return a >> 1;
  case 1:
    return a + 32;
  case 2:
    return 65;
  default:
    return a * 2;
  }
}
template <int N> __device__ int rotate(int a) { return (a << N | a >> (5 - N)) & 31; }
struct Layout {
  int rows, columns;
  __device__ int operator()(int r, int c) const { return r * rows + c * columns; }
};

__device__ unsigned sum(int2 q) { return q.x + q.y; }
__device__ unsigned sum(float2 q) { return q.x + q.y; }
__device__ unsigned sum(int4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned sum(float4 q) { return q.x + q.y + q.z + q.w; }
// Of 64 bits both words are used: a load of which one is not would be narrowed.
template <typename T> __device__ unsigned all(T x) { return (unsigned)x; }
__device__ unsigned all(long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
__device__ unsigned all(unsigned long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
template <typename T> __device__ unsigned get(T *p, int i) {
  return all(p[i]);
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = all(p[i]);
  __syncthreads();
  return low + all(p[i + stride]);
}
__global__ void k50(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[777];
  __shared__ unsigned char s1[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[warp * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[ty * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(ty * 65) >> 4]);
  out[t] = v;
}
__global__ void k51(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[64][20];
  long long (*s1)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((lane * tx) & 37); };
  int q3 = q3_of(ty ^ ty);
  s1[((lane ^ 19) > 13) ? ((int)rotate<2>(tx & 31)) : min(q3, tx)][warp ^ tx] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp * 5) / 2) % 12][((int)rotate<3>((q3 * q3) & 31)) / 16]);
  v += all(s1[((((int)(unsigned char)warp) ^ (lane >> 3)) + 58) & 31][(warp * 4) % 12]);
  out[t] = v;
}
__global__ void k52(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  const int q2 = tx;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[tx][(lane % 9) * 3 + i3 + 1]);
  }
  __syncthreads();
  int q4 = max(t, 37) >> 5;
  if (lane < 10)
    q4 = min(t, t);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[(q2 << 3) / 10][(lane % 9) * 3 + i5 + 1]);
  }
  __syncthreads();
  v += sum(s0[(max(lane, 35) < 35) ? (tx / 10) : (((tx & 6) != 0) ? q4 : q4)][q2]);
  __syncthreads();
  auto q6_of = [=](int a) { return a < 12 ? a : q2; };
  int q6 = q6_of(tx & 24);
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[(int)shuffled[(q4 / (t + 1)) / (((tx >= 1) ? lane : q4) + 1)]][(tx & 7) * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k53(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  __shared__ double s1[8][72];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp * 2) * 8;
  int i5 = 2;
  do {
    v += both<int>(&s0[0][0], i5, 32);
    __syncthreads();
    __syncthreads();
    i5 += 1;
  } while (i5 < 7);
  v += (unsigned)atomicOr(&counts[(max(tx, 27) + t * 29) % 64], (unsigned)v);
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[min(tz, tx)][i6 + 1] = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[((warp + 33) / 4) / 16][tx * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[ty & 7]);
  out[t] = v;
}
__global__ void k54(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[17] = reinterpret_cast<short (*)[17]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 2; i3 += 1) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 6; i4 += 1) {
      int i5 = 0;
      while (i5 < 1) {
        for (int i6 = 0; i6 >= 0; i6 -= 4) {
          v += (unsigned)atomicExch(&counts[i6 - i5][(min(i6 / 7, (int)pick(ty)) + t * 29) % 33], (unsigned long long)v);
          s0[i6][i6] = all(s0[i6][i6]) + 1;
          __syncthreads();
        }
        i5 += 3;
      }
    }
  }
  __syncthreads();
  v += all(counts[warp][((lane / 33) >> 4) + 14]);
  out[t] = v;
}
__global__ void k55(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[ty][i2 + 0]);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 3 ? a : ((int)shuffled[tx / 32]); };
  int q3 = q3_of(warp ^ ty);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[ty][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[(ty / 5) >> 5][(q3 % 4) * 3 + i5 + 0]);
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 255 ? a : (ty ^ 11); };
  int q6 = q6_of(511 >> (q3 & 3));
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[(ty * 2) & (ty & 15)][(q3 & 1) * 4 + i7 + 0] = make_float4(v, 1, 2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k56(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[1000];
  __shared__ __align__(16) short s1[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (tx + warp) << 4;
  if ((warp ^ 0) > 8)
    q4 = tx + warp;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[warp / 3][(warp * ty) / 33][i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s1[(warp & 3) / (lane + 1)][min((int)__clz((ty * 31) | 2), 15)][i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)rows[tz / 16]]);
  v += all(s1[((tz & 15) ^ 21) % 4][3 >> (ty & 3)][(lane | ((int)__clz(ty))) / 8]);
  v += all(counts[((int)__popc((int)twos[warp])) & 127]);
  out[t] = v;
}
__global__ void k57(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  __shared__ int2 s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s1[((t & 8u) != 0u) ? ((t & tx) % (tz + 1u)) : ((unsigned)(__brev(tz + 21u) >> 27))][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[ty * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  const unsigned q5 = (lane * 2654435761u >> 27) + ((unsigned)gray(tx));
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s0[warp * 8 + i6 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    s0[tx * 8 + i7 + 0] = v + i7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k58(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ __align__(16) Mixed s1[32][33];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(ty >> 2) & 15][tz * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((int)bits(tz / 32)) % 24][(63 - tz) % (warp + 1)].c);
  v += all(counts[warp][(((lane + tz) / 10) / 3) + 25]);
  out[t] = v;
}
__global__ void k59(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ float4 s1[16][16];
  unsigned char (*s2)[32] = reinterpret_cast<unsigned char (*)[32]>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    s2[ty][((tx < 28) ? ty : lane) & 28] = all(s2[ty][((tx < 28) ? ty : lane) & 28]) + 1;
    __syncthreads();
  }
  int q5 = (tx * 16) * ty;
  if ((127 - lane) % 3 == 2)
    q5 = (tx >= 21) ? warp : ty;
  for (int i6 = 0; i6 < 51; i6 += 8) {
    v += sum(s1[((lane / 7) / 32) % 3][i6 % 16]);
    s0[((int)((unsigned long long)((q5 * 4) & 63) / 3)) & 28][(int)(short)((ty % 12) ^ (q5 % 24))] = v + 1;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[tx][(warp & 28) / 8]);
  out[t] = v;
}
__global__ void k60(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[ty * 3 + i2 + 1] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    s0[ty] = make_float4(v, 1, 2, sum(s0[ty]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k61(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[warp * 8 + i2 + 0]);
  }
  __syncthreads();
  int q3 = (int)spread((ty * 64) & 31);
  if ((tz < 1) || ((ty & 8) != 0))
    q3 = max(tz, tx);
  int i4 = 2;
  while (i4 < 22) {
    if ((i4 ^ 18) > 9) {
      s0[(((int)shuffled[(i4 + warp) & 15]) * (i4 & 63)) & 63] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    i4 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k62(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[8][8][9];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((unsigned)((long long)((unsigned)__popc(t)) * 3 >> 2)) & 7u][lane % 8u][(tx % 2u) * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t / 3u][(t >> 5) * 4u][((tx % 5u == 3u) ? lane : t) % 9u]);
  v += all(counts[(unsigned)((long long)((lane % (lane + 1u)) & 12u) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k63(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 31 ? a : ((int)__clz(tx & tx)); };
  int q2 = q2_of(((t & 8) != 0) ? tx : t);
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[warp / 3][(lane ^ lane) % 16][i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((warp + q2) * lane) & 3][tx / 6][warp]);
  out[t] = v;
}
__global__ void k64(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  __shared__ __align__(16) int s1[64][32];
  __shared__ __align__(16) short s2[32][33];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  unsigned j6 = tx & 63;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 6; i5 += 3) {
    unsigned i7 = 0;
    do {
      v += (unsigned)atomicCAS(&counts[(((i7 % 8u) % 24u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      if ((i7 ^ 0u) > 3u) {
        s0[j6][min((i7 * 2654435761u >> 28) & 24u, (tx % 24u) & 7u)] = all(s0[j6][min((i7 * 2654435761u >> 28) & 24u, (tx % 24u) & 7u)]) + 1;
      }
      __syncthreads();
      i7 += 3;
    } while (i7 < 3);
    j6 = (j6 * 5 + 3) & 63;
  }
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += all(s1[((unsigned)twos[(tx & 28u) & 15]) * 2654435761u >> 28][i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[(ty * ty) % 32u][ty]);
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k65(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair *s0 = reinterpret_cast<Pair *>(memory + 0);
  __shared__ float2 s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 32; i3 *= 2) {
    unsigned i4 = 0;
    while (i4 < 2) {
      for (unsigned i5 = 1; i5 < 3; i5 += 1) {
        if (i5 >= 1u) {
          v += all(s0[((t * warp) ^ 19u) & ((i5 * 2654435761u >> 25) + (i5 ^ tx))].a);
        }
        if ((i5 & 4u) != 0u) {
          s1[(((i5 * i3) + (i4 / 4u)) >> 5) * 2654435761u >> 24] = make_float2(2, v + 1);
        }
        __syncthreads();
      }
      i4 += 4;
    }
  }
  const unsigned q6 = (unsigned)((unsigned long long)(lane * 4u) / 3);
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    s1[lane * 2 + i7 + 0] = make_float2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tz]);
  out[t] = v;
}
__global__ void k66(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[18] = reinterpret_cast<Row (*)[18]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[min(lane % 4, 22)][i2 + 0].e);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[t / 10][(tx & 1) * 4 + i3 + 1].a = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx][(tx % 3) * 4 + i4 + 1].a = v + i4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 480 ? a : (((tx ^ 24) > 12) ? ((int)Layout{33, 1}(lane, lane)) : tx); };
  int q5 = q5_of(t * t);
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[(q5 + (tx ^ q5)) % 3][(tx & 7) * 2 + i6 + 0].e = v + i6;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k67(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[1000];
  __shared__ int4 s1[8][72];
  float (*s2)[20] = reinterpret_cast<float (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1280; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s2[(int)rotate<2>(tx & 31)][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(31 - (t % (lane + 1))) + tx]);
  v += sum(s1[(((lane >> 4) / 4) | 34) % 8][warp + lane]);
  out[t] = v;
}
__global__ void k68(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((unsigned)pick(ty)) + min(tx, t);
  for (unsigned i4 = 2; i4 < 17; i4 += 2) {
    for (unsigned i5 = 0; i5 < 3; i5 += 2) {
      v += (unsigned)atomicCAS(&counts[(tx + t * 29) % 64], (int)1, (int)v);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[tx * 4 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[tx * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(ty / 2u) / 32u]);
  out[t] = v;
}
__global__ void k69(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][33];
  __shared__ __align__(16) Mixed s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (tx + warp) / 10;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[((int)primes[(((ty ^ 12) > 8) ? tx : lane) & 15]) / 16][i4 + 1]);
  }
  __syncthreads();
  int q5 = ((int)((unsigned long long)warp / 3)) + ty;
  if (ty % 3 == 0)
    q5 = warp;
  if (lane >= 28) {
    s1[tx][warp >> 1].c = v;
  }
  __syncthreads();
  int q6 = (int)__popc(warp * warp);
  if ((q3 ^ 0) > 9)
    q6 = t / 7;
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    v += all(s1[(((127 - tx) + q3) % 12) % 10][(t % 4) * 3 + i7 + 0].a);
  }
  __syncthreads();
  if (((q3 + tx) < 1) && (q5 % 4 == 2)) {
    s1[((int)gray((t % (tx + 1)) / 8)) * 31][q3].a = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k70(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[1024];
  __shared__ __align__(16) int4 s1[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((max(lane, tx) % 5 == 4) || ((warp ^ 2) > 4)) {
    s0[((int)twos[lane & 15]) / 4].b = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((ty ^ 2) > 10) ? ty : ty) + (warp + tx)) / ((ty * warp) + 1)].c);
  v += sum(s1[ty * ty]);
  v += all(counts[(int)fold(tx | 15, 17)]);
  out[t] = v;
}
__global__ void k71(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    #pragma unroll 1
    for (int i3 = 4; i3 >= 0; i3 -= 4) {
      v += all(s0[min(min((((int)(__brev(i3) >> 24)) % 4 == 1) ? i2 : t, lane / 6), (int)twos[i3 % 24])][i3 + tx]);
    }
    i2 += 4;
  } while (i2 < 26);
  for (int i4 = 1; i4 <= 2; i4 *= 2) {
    if (tx % 3 == 1) {
      s0[i4][tx] = all(s0[i4][tx]) + 1;
    } else {
      v += all(s0[((min(tx, ty) ^ 0) > 14) ? ty : i4][tx]);
    }
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= ((int)((unsigned long long)ty / 3)) % 3; ++i5) {
    #pragma unroll 2
    for (int i6 = 1; i6 <= 64; i6 <<= 1) {
      int i7 = 1;
      while (i7 < 9) {
        s0[i7][(((i7 % (i5 + 1)) / 32) ^ ((i6 & 24) % 17)) & ((max(i5, 18) % 3) | ((ty ^ 16) + (i5 * 8)))] = all(s0[i7][(((i7 % (i5 + 1)) / 32) ^ ((i6 & 24) % 17)) & ((max(i5, 18) % 3) | ((ty ^ 16) + (i5 * 8)))]) + 1;
        i7 += 3;
      }
    }
  }
  int q8 = max(ty, ty) * 32;
  if (ty < 0)
    q8 = ty / 2;
  #pragma unroll 1
  for (int i9 = 1; i9 <= 64; i9 *= 2) {
    s0[((((int)(unsigned char)lane) * 5) >> 1) % 8][(int)shuffled[(q8 * 33) & 15]] = all(s0[((((int)(unsigned char)lane) * 5) >> 1) % 8][(int)shuffled[(q8 * 33) & 15]]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k72(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  __shared__ __align__(16) unsigned s1[64][20];
  __shared__ unsigned short s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 32) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = 32 - (((lane & 4) != 0) ? t : tx);
  if (t < 31)
    q4 = t & 28;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[tx * 4 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s1[(q4 + t) >> 5][(q4 % 1) * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[(tx / 16) << 2][((q4 ^ 12) > 0) ? (((int)twos[(q4 % (tx + 1)) & 15]) % 6) : t]);
  out[t] = v;
}
__global__ void k73(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[2][16][16];
  int2 (*s1)[40] = reinterpret_cast<int2 (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s1[tx ^ tx][i3 + 1] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s1[tx][tx * 3 + i4 + 0]);
  }
  __syncthreads();
  int q5 = (tz & 28) / 10;
  if ((((int)((long long)tx * 3 >> 2)) & 6) != 0)
    q5 = (int)(unsigned char)ty;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[((warp ^ 28) % 17) / 33][tx % 7][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k74(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[32][32];
  __shared__ __align__(16) short s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 8; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 2; i4 < 9; i4 += 8) {
      v += all(s0[i4][(unsigned)((long long)(((tx * 5u) * i4) * 2654435761u >> 28) * 3 >> 2)].b);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[lane * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 4; i6 += 1) {
    v += all(s0[(tx * 2654435761u >> 27) / (lane + 1u)][i6].a);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s0[warp % (lane + 1u)][(lane % 7u) * 4 + i7 + 1].a);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(warp & 3u) * 65u]);
  out[t] = v;
}
__global__ void k75(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[((unsigned)(__brev(warp) >> 27)) % 16u][(lane % 7u) * 2 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[min(t, lane) >> 1][i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(tx << 2) % 17u]);
  out[t] = v;
}
__global__ void k76(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 2 ? a : lane; };
  int q2 = q2_of(warp * 4);
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((int)((unsigned long long)(lane / 16) / 3)) * 7][warp * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[min((warp >= 0) ? ((int)fold(max(tx, 21), 25)) : (tx % 24), 7)][(tx % 17) * 4 + i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp / (q2 + 1)) % 4][((q2 | tx) * lane) % 12]);
  out[t] = v;
}
__global__ void k77(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[64][20];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)__clz((tx < 0) ? lane : warp);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[tx][i4 + 0]);
  }
  __syncthreads();
  int q5 = (int)spread((((tx / 5) % 2 == 1) ? warp : warp) & 31);
  if ((t & 6) != 0)
    q5 = (int)shuffled[q3 & 15];
  int i6 = 1;
  do {
    #pragma unroll
    for (int i7 = 0; i7 < 3; i7 += 2) {
      s0[i7][i7 / 8] = make_float2(2, sum(s0[i7][i7 / 8]) + 1);
      if ((i7 < 2) && (i7 < 0)) {
        v += (unsigned)atomicOr(&counts[((t / 32) + t * 29) % 64], (int)v);
      }
      __syncthreads();
    }
    i6 += 3;
  } while (i6 < 7);
  __syncthreads();
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k78(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][20];
  __shared__ __align__(16) float s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[(lane >> 5) * 3][(tx & 7) * 2 + i3 + 0].e);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[((((int)twos[t % 7]) + (tx + (tx * 3))) + 47) % 2][((int)__clz(tx)) / 5][i4 + 1] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[lane & 1][warp * 5][max(((tx & 7) % 4) % 17, ((tx / 4) / 16) ^ ((int)((long long)(warp % 6) * 3 >> 2)))]);
  out[t] = v;
}
__global__ void k79(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Row s0[256];
  float (*s1)[33] = reinterpret_cast<float (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[t / (ty + 1)].c = all(s0[t / (ty + 1)].c) + 1;
  v += get<float>(&s1[0][0] + 5, tz + warp);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[tz * 8 + i3 + 0].e = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[(t & 63) * 2 + i4 + 0].e = v + i4;
  }
  __syncthreads();
  int q5 = ((int)rows[ty]) * 3;
  if ((tz ^ 0) > 15)
    q5 = tx % (ty + 1);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[ty * 4 + i6 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k80(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[33] = reinterpret_cast<unsigned short (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  #pragma unroll 1
  for (unsigned i2 = 4; i2 > 0; i2 >>= 1) {
    for (unsigned i4 = 0; i4 < 26; i4 += 8) {
      s0[i4][(t + j3) >> 2] = all(s0[i4][(t + j3) >> 2]) + 1;
      __syncthreads();
    }
    j3 = j3 >> 1;
  }
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[tx][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[(127u - ((unsigned)twos[((t * tx) * 2u) & 15])) & 7u][(lane & 3u) * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s0[(unsigned)(__brev(tx % 5u) >> 27)][i7 + 0] = v + i7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k81(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[4][16][17];
  __shared__ int4 s1[388];
  __shared__ __align__(16) int4 s2[4][16][8];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 388; n2 += 120) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 2; i5 < 8; i5 += 1) {
    v += sum(s1[i5]);
    __syncthreads();
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  auto q7_of = [=](int a) { return a < 46 ? a : ((tx * 3) / 6); };
  int q7 = q7_of(ty * tx);
  for (int i8 = 0; i8 < 8; i8 += 2) {
    v += (unsigned)atomicCAS(&counts[((((i8 & 8) != 0) ? (((warp * 33) % 2) & 27) : abs((i8 - i8) % 12)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp][((ty + t) * 16) & 3][ty ^ ty]);
  v += sum(s2[q7 % 4][q7 / 6][(127 - (tx * 3)) % 8]);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k82(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ __align__(16) unsigned s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((int)((unsigned long long)((int)twos[tz]) / 3)); };
  int q3 = q3_of(warp);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[q3 % 2][(int)((long long)(tx % 17) * 3 >> 2)][tx * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[(t % 63) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k83(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[20] = reinterpret_cast<volatile unsigned (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 < 7; i2 += 1) {
    s0[tx / (tx + 1u)][tx / 3u] = v + 1;
  }
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    for (unsigned i4 = 1; i4 < 5; i4 += 1) {
      #pragma unroll 1
      for (unsigned i5 = 2; i5 < 10; i5 += 3) {
        v += all(s0[(i5 | 28u) % 5u][min(i4, ty)]);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k84(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 25; i2 += 4) {
    put<long long>(&s0[0][0] + 5, (((min(i2, lane) % 5 == 4) ? tx : (i2 % 17)) ^ ((i2 | 24) % 6)) << 2, v);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(warp % 33) * (warp / 4)][ty % 32]);
  out[t] = v;
}
__global__ void k85(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[ty][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[ty % 3u]);
  out[t] = v;
}
__global__ void k86(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[32][20];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 8) {
    v += all(s1[ty]);
    if (i4 >= 0) {
      v += all(s0[tx & 1][(tx * i4) * 16].c);
    }
    atomicAnd(&counts[((((i4 ^ 0) > 8) ? (((tx % 4) + 61) ^ 20) : ((lane * 4) & 127)) + t * 29) % 256], (int)v);
    i4 += 8;
  }
  auto q5_of = [=](int a) { return a < 127 ? a : ((ty / 7) / 24); };
  int q5 = q5_of(t ^ ty);
  #pragma unroll 1
  for (int i6 = 1; i6 <= 8; i6 <<= 1) {
    v += all(s1[(i6 + q5) - (warp >> 2)]);
  }
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k87(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  __shared__ __align__(16) float s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[warp][warp][(tx % 1u) * 4 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[tx % 32u][i4 + 0]);
  }
  __syncthreads();
  if (((((t & 6u) != 0u) ? t : tx) < 54u) && ((t & 1u) != 0u)) {
    v += sum(s0[(((t / 32u) * 32u) >> 1) >> 3][warp / 3u][((unsigned)((long long)(warp % 17u) * 3 >> 2)) % 16u]);
  }
  s1[min(warp, (lane * 2654435761u >> 26) << 3)][warp % 7u] = v + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k88(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[16][17] = reinterpret_cast<volatile double (*)[16][17]>(memory + 0);
  volatile Pair (*s1)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 8704);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (ty + 21) & 3; i3 < 52; i3 += 8) {
    if ((i3 & 6) != 0) {
      put<volatile double>(&s0[0][0][0] + 1, (tx & 31) + 6, v);
    }
    if (tx >= 0) {
      s1[((int)rotate<3>(i3 & 31)) | 7][warp].a = all(s1[((int)rotate<3>(i3 & 31)) | 7][warp].a) + 1;
    }
  }
  for (int i4 = 0; i4 < 7; i4 += 1) {
    for (int i5 = 0; i5 < 2; i5 += 1) {
      if (((i4 ^ 3) > 8) && (tx < 0)) {
        s1[i5 * i5][(int)mirror((int)((long long)((i5 >= 0) ? i5 : warp) * 3 >> 2))].a = all(s1[i5 * i5][(int)mirror((int)((long long)((i5 >= 0) ? i5 : warp) * 3 >> 2))].a) + 1;
      } else {
        v += all(s1[tx][(i5 / 6) % (i5 + 1)].b);
      }
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (tx + lane) % 5; ++i6) {
    v += all(s1[tx][(int)__popc((((int)((long long)warp * 3 >> 2)) + (warp >> 2)) << 3)].a);
    if (((tx | i6) ^ 2) > 5)
      continue;
    s0[((int)primes[ty & 15]) & 3][((int)(__brev(i6 % 3) >> 27)) % 16][warp] = all(s0[((int)primes[ty & 15]) & 3][((int)(__brev(i6 % 3) >> 27)) % 16][warp]) + 1;
    v += all(s0[tx][warp * 3][3 >> (i6 & 3)]);
  }
  s0[(tx * 17) / 6][((lane % 7) << 5) * tx][(warp ^ 16) & 15] = all(s0[(tx * 17) / 6][((lane % 7) << 5) * tx][(warp ^ 16) & 15]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k89(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((ty & 6) != 0) {
    s0[ty] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[tx * 8 + i2 + 1] = v + i2;
  }
  __syncthreads();
  int q3 = (lane + lane) ^ 5;
  if (ty >= 1)
    q3 = ty ^ tx;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[min(t, 26)]);
  out[t] = v;
}
__global__ void k90(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[4][16][17];
  __shared__ short s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = ((int)shuffled[tx & 15]) * 32;
  if (((warp & 1) != 0) && (((lane % (lane + 1)) & 4) != 0))
    q3 = warp ^ lane;
  for (int i4 = 0; i4 < 11; i4 += 3) {
    #pragma unroll 2
    for (int i5 = 2; i5 < 31; i5 += 8) {
      int j7 = tx & 63;
      #pragma unroll
      for (int i6 = 0; i6 < 2; i6 += 1) {
        v += get<short>(s1 + 5, i6);
        __syncthreads();
        __syncthreads();
        j7 = (j7 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += sum(s0[min(((int)primes[(q3 + lane) & 15]) * 8, 3)][warp & 6][q3 % 17]);
  out[t] = v;
}
__global__ void k91(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[4][16][17];
  __shared__ int2 s1[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s1[warp * 3 + i4 + 0]);
  }
  __syncthreads();
  const int q5 = (ty ^ warp) * t;
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s0[tx % 10][ty][i6 + 0]);
  }
  __syncthreads();
  s1[lane * 2] = make_int2(2, sum(s1[lane * 2]) + 1);
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s1[tz * 4 + i7 + 1] = make_int2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((int)shuffled[((int)primes[t & 15]) & 15]) % 5]);
  out[t] = v;
}
__global__ void k92(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[16][17];
  __shared__ __align__(16) float s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[max((ty * 33) % 5, 25) & 15][i3 + 0].b = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)(__brev((lane + warp) << 2) >> 24)) % 16][((int)__popc((int)((unsigned long long)tx / 3))) / 6].c);
  v += all(s1[((lane ^ 17) > 12) ? ((tx + ty) * warp) : ((t / 10) / 6)]);
  out[t] = v;
}
__global__ void k93(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[72] = reinterpret_cast<Pair (*)[72]>(memory + 0);
  __shared__ __align__(16) float s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[((int)(unsigned char)tx) % 8][(tx % 35) * 2 + i3 + 1].b);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[((((t >> 3) % 4) * 17) * t) % 8][(tx % 17) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k94(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  __shared__ double s1[32][36];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 248 ? a : ((warp + 8) & 3); };
  int q4 = q4_of(lane * 16);
  __syncthreads();
  v += sum(s0[((q4 / 8) * ty) & 3][(q4 % 7) >> 1][(ty % 4) / 6]);
  v += all(s1[warp * 3][(int)__popc(t)]);
  v += all(counts[tx][tx * 3]);
  out[t] = v;
}
__global__ void k95(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : (255 - (tz - tz)); };
  int q2 = q2_of(ty & 27);
  for (int i3 = 1; i3 <= 4; i3 <<= 1) {
    #pragma unroll 1
    for (int i4 = 1; i4 < 2; i4 += 1) {
      s0[((int)__clz((int)(__brev(q2 * i3) >> 24))) >> 5][((int)(short)min(max(i3, 28), 8)) / (((((i4 < 1) && ((ty + i3) < 2)) ? t : i4) / (i4 + 1)) + 1)] = make_int2(2, v + 1);
      __syncthreads();
    }
  }
  const int q5 = (ty + q2) << 4;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[q2 % 24][(tx % 7) * 4 + i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx / 2][(ty - (q2 * 17)) & 12]);
  out[t] = v;
}
__global__ void k96(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[((tx / 7u) ^ ((unsigned)(__brev(tx) >> 24))) / 5u][(tx % 9u) * 3 + i2 + 1] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(t + t) % (t + 1u)][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[((lane >> 3) + 18u) / 2u][(tx & 1u) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k97(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[8][8][9];
  __shared__ int s1[32][32];
  __shared__ Triad s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[warp][(((unsigned)__popc(tx)) * lane) & 7u][i4 + 0]);
  }
  __syncthreads();
  if ((t + tx) % 2u == 0u) {
    s2[((unsigned)shuffled[warp * 3u]) / (((((warp & 7u) & 16u) != 0u) ? tx : tx) + 1u)][warp].a = v;
  }
  s0[(lane >> 5) * warp][warp % (tx + 1u)][(((unsigned)rows[(100u << (tx & 3)) & 15]) + min(tx & 19u, tx % 2u)) % 9u] = all(s0[(lane >> 5) * warp][warp % (tx + 1u)][(((unsigned)rows[(100u << (tx & 3)) & 15]) + min(tx & 19u, tx % 2u)) % 9u]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[((unsigned)primes[warp]) & 1u][(((lane ^ tx) - (tx ^ tx)) & 7u) & 24u]);
  v += all(s2[warp % 3u][(unsigned)__popc(((unsigned)pick(tx % (warp + 1u))) << 1)].a);
  out[t] = v;
}
__global__ void k98(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[512];
  __shared__ __align__(16) float2 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  const int q3 = (int)Layout{33, 1}(lane % 2, tx);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[lane * 4 + i4 + 1].a);
  }
  __syncthreads();
  const int q5 = ((int)fold(tx, 65)) >> 1;
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[q5 * 3 + i6 + 0].e = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 64; i7 += 8) {
    s1[(((tx * 7) * 2) & 28) % 16][q3 % 3] = make_float2(2, sum(s1[(((tx * 7) * 2) & 28) % 16][q3 % 3]) + 1);
    __syncthreads();
  }
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    s1[((((int)((unsigned long long)q3 / 3)) * q3) * 31) % 16][(warp % 1) * 8 + i8 + 0] = make_float2(2, v + i8);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k99(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[1024];
  __shared__ Pair s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((int)(short)(lane * tx)); };
  int q4 = q4_of(tx % 4);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += all(s1[(int)__popc((int)fold((int)rows[q4 & 15], 241))][tz * 3 + i5 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s1[(warp + tx) % 3][i6 + 1].b = v + i6;
  }
  __syncthreads();
  const int q7 = (int)(__brev(ty % 7) >> 27);
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    s0[tx * 2 + i8 + 0] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[max((int)mirror(ty), 29)]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k50<<<1, dim3(1, 64, 1), 0>>>(out);
  k51<<<1, dim3(32, 4, 1), 8192>>>(out);
  k52<<<1, dim3(16, 1, 1), 0>>>(out);
  k53<<<1, dim3(1, 32, 2), 1280>>>(out);
  k54<<<1, dim3(33, 3, 1), 768>>>(out);
  k55<<<1, dim3(32, 8, 1), 0>>>(out);
  k56<<<1, dim3(1, 32, 2), 0>>>(out);
  k57<<<1, dim3(1, 32, 2), 512>>>(out);
  k58<<<1, dim3(32, 2, 2), 8192>>>(out);
  k59<<<1, dim3(32, 4, 1), 6656>>>(out);
  k60<<<1, dim3(8, 8, 1), 8192>>>(out);
  k61<<<1, dim3(4, 4, 4), 0>>>(out);
  k62<<<1, dim3(16, 1, 1), 0>>>(out);
  k63<<<1, dim3(64, 1, 1), 0>>>(out);
  k64<<<1, dim3(8, 8, 1), 8192>>>(out);
  k65<<<1, dim3(4, 4, 4), 8192>>>(out);
  k66<<<1, dim3(32, 1, 1), 11520>>>(out);
  k67<<<1, dim3(256, 1, 1), 5120>>>(out);
  k68<<<1, dim3(16, 16, 1), 6400>>>(out);
  k69<<<1, dim3(2, 16, 4), 0>>>(out);
  k70<<<1, dim3(24, 5, 1), 0>>>(out);
  k71<<<1, dim3(64, 2, 1), 0>>>(out);
  k72<<<1, dim3(32, 1, 1), 0>>>(out);
  k73<<<1, dim3(4, 4, 4), 10752>>>(out);
  k74<<<1, dim3(64, 1, 1), 0>>>(out);
  k75<<<1, dim3(64, 1, 1), 4096>>>(out);
  k76<<<1, dim3(48, 1, 1), 0>>>(out);
  k77<<<1, dim3(64, 1, 1), 0>>>(out);
  k78<<<1, dim3(100, 1, 1), 0>>>(out);
  k79<<<1, dim3(2, 16, 4), 4352>>>(out);
  k80<<<1, dim3(16, 1, 1), 2304>>>(out);
  k81<<<1, dim3(24, 5, 1), 0>>>(out);
  k82<<<1, dim3(2, 16, 4), 0>>>(out);
  k83<<<1, dim3(32, 8, 1), 5120>>>(out);
  k84<<<1, dim3(1, 32, 2), 0>>>(out);
  k85<<<1, dim3(8, 4, 2), 0>>>(out);
  k86<<<1, dim3(16, 16, 1), 2048>>>(out);
  k87<<<1, dim3(100, 1, 1), 4608>>>(out);
  k88<<<1, dim3(1, 64, 1), 16896>>>(out);
  k89<<<1, dim3(64, 2, 1), 0>>>(out);
  k90<<<1, dim3(64, 1, 1), 0>>>(out);
  k91<<<1, dim3(2, 16, 4), 0>>>(out);
  k92<<<1, dim3(8, 8, 1), 0>>>(out);
  k93<<<1, dim3(100, 1, 1), 4608>>>(out);
  k94<<<1, dim3(1, 64, 1), 0>>>(out);
  k95<<<1, dim3(32, 2, 2), 0>>>(out);
  k96<<<1, dim3(32, 1, 1), 0>>>(out);
  k97<<<1, dim3(64, 1, 1), 0>>>(out);
  k98<<<1, dim3(128, 1, 1), 0>>>(out);
  k99<<<1, dim3(2, 16, 4), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

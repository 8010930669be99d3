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
template <typename T> __device__ unsigned get(T *p, int i) {
  return (unsigned)p[i];
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = p[i];
  __syncthreads();
  return low + (unsigned)p[i + stride];
}
__global__ void k500(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[8][8][9];
  __shared__ int4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = 63 - (t + tz);
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[(100 >> (tz & 3)) + i4 * 2] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((int)(short)((int)((long long)((int)twos[t & 15]) * 3 >> 2))) / 32][((int)twos[(((ty * tx) & 63) * 4) & 15]) % 8][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[((((int)__clz(tz / 2)) & ((tz + tz) & 3)) * (((int)primes[tx & 15]) ^ 6)) % 8][tz][i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(63 - tz) % 8][ty / 3][(t / 8) % 9];
  v += sum(s1[warp * warp]);
  out[t] = v;
}
__global__ void k501(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[32] = reinterpret_cast<Triad (*)[32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s0[ty % 8][((int)gray(tx)) / 8].b;
  v += (unsigned)atomicExch(&counts[lane], (unsigned)v);
  __syncthreads();
  v += (unsigned)s0[tx ^ 21][ty].a;
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((warp & 27) % 16) ^ 30) % 4][tx >> 2].c;
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : t; };
  int q3 = q3_of(tx);
  int j5 = ty & 63;
  #pragma unroll 2
  for (int i4 = 1; i4 <= 4; i4 *= 2) {
    #pragma unroll
    for (int i6 = 2; i6 < 11; i6 += 3) {
      for (int i7 = 4; i7 > 0; i7 >>= 1) {
        if (i7 < 3) {
          v += (unsigned)atomicExch(&counts[(int)primes[((32 - ty) * ty) & 15]], (unsigned)v);
        }
        __syncthreads();
      }
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += (unsigned)counts[(int)((long long)(warp * 4) * 3 >> 2)];
  out[t] = v;
}
__global__ void k502(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[64][32];
  double *s1 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    s1[(((tx ^ 6) > 8) ? tx : (tx * 5)) + i3 * 33] = v;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 1; i4 += 1) {
    int j6 = tx & 63;
    for (int i5 = 0; i5 < 1; i5 += 1) {
      for (int i7 = 1; i7 < 14; i7 += 4) {
        v += (unsigned)s0[t >> 5][i7 % 12];
        put<double>(s1, lane * i7, v);
        __syncthreads();
        __syncthreads();
      }
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  for (int i8 = 1; i8 <= 32; i8 <<= 1) {
    s0[i8 & 12][tx + tx] = (unsigned)s0[i8 & 12][tx + tx] + 1;
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s1[t];
  out[t] = v;
}
__global__ void k503(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[256];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : (((int)((unsigned long long)t / 3)) * 31); };
  int q4 = q4_of(ty / 33);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[tx * 4 + i5 + 0];
  }
  __syncthreads();
  for (int i6 = 9; i6 >= 0; i6 -= 3) {
    v += (unsigned)s0[tx];
    __syncthreads();
  }
  int q7 = (int)(short)(q4 / 4);
  if (t >= 17)
    q7 = lane;
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    s0[(q4 % 84) * 3 + i8 + 0] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(int)((unsigned long long)(((int)(__brev(q7) >> 24)) + 10) / 3)];
  out[t] = v;
}
__global__ void k504(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[40] = reinterpret_cast<int2 (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  int i2 = 2;
  while (i2 < 11) {
    for (int i3 = 1; i3 <= 64; i3 *= 2) {
      v += sum(s0[i2][(int)bits(ty)]);
      __syncthreads();
    }
    i2 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k505(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(3 >> (tx & 3)) * 5][i2 + 1].e;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k506(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[40] = reinterpret_cast<float2 (*)[40]>(memory + 0);
  int2 (*s1)[16][16] = reinterpret_cast<int2 (*)[16][16]>(memory + 10752);
  unsigned short *s2 = reinterpret_cast<unsigned short *>(memory + 14848);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 105) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 105) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s2[warp * 3 + i5 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[max(ty, ty)][tz * 3 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[t & 1][warp][1 << (warp & 3)]);
  v += (unsigned)counts[ty ^ lane];
  out[t] = v;
}
__global__ void k507(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const unsigned q2 = (lane + tx) ^ (t + 12u);
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[warp][(warp % 3u) * 4 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(unsigned)((long long)((lane - t) & 7u) * 3 >> 2)][(warp + 7u) % 4u]);
  out[t] = v;
}
__global__ void k508(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[512];
  __shared__ __align__(16) unsigned s1[32][36];
  __shared__ Pair s2[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 120) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 120) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  const int q4 = ty;
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[tx + i5 * 64] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s1[tx][i6 + 1];
  }
  __syncthreads();
  const int q7 = tx;
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    v += (unsigned)s2[q7 / (t + 1)][(tx % 11) * 3 + i8 + 0].a;
  }
  __syncthreads();
  v += (unsigned)s1[((int)pick(warp)) & 3][lane];
  if (tx >= 19) {
    s2[(int)shuffled[(ty & 85) & 15]][q4].a = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((int)primes[warp]) / 10) / 24];
  out[t] = v;
}
__global__ void k509(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += (unsigned)s0[(int)(__brev((int)__popc(t)) >> 27)];
  __syncthreads();
  int j3 = tx & 63;
  for (int i2 = 1; i2 < 11; i2 += 3) {
    for (int i4 = 1; i4 <= 64; i4 <<= 1) {
      v += get<int>(s0 + 1, (tx ^ 1) & 127);
      __syncthreads();
      __syncthreads();
    }
    j3 = (j3 + 33) % 64;
  }
  auto q5_of = [=](int a) { return a < 1 ? a : (tx * 8); };
  int q5 = q5_of(t / 32);
  if ((warp >> 3) % 5 == 1) {
    s0[(int)(unsigned char)((int)(short)((int)(short)max(q5, tx)))] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k510(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[33] = reinterpret_cast<long long (*)[33]>(memory + 0);
  float4 (*s1)[16] = reinterpret_cast<float4 (*)[16]>(memory + 8448);
  __shared__ __align__(16) unsigned s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; i4 += 1) {
    v += (unsigned)s2[(t * 16) % 24][(i4 & 24) / 16];
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[tx][((ty * 4) * 8) % 33];
  v += sum(s1[((warp * 8) + 32) & 3][((int)shuffled[warp]) / ((t / (tx + 1)) + 1)]);
  out[t] = v;
}
__global__ void k511(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 < 2; i3 += 1) {
    for (int i4 = 1; i4 <= 64; i4 <<= 1) {
      s0[i3 * 7][(int)rotate<3>(tx & 31)] = 7;
    }
  }
  __syncthreads();
  v += (unsigned)s0[(int)shuffled[((int)primes[lane & 15]) & 15]][(lane + tx) % 32];
  v += (unsigned)counts[((tx + 11) % 12) % 3][((lane % 3 == 0) ? (tx ^ warp) : (tx % 12)) % 16];
  out[t] = v;
}
__global__ void k512(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[20] = reinterpret_cast<Triad (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((ty - t) % 10); };
  int q2 = q2_of(warp * 3);
  #pragma unroll
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    for (int i4 = 1; i4 < 5; i4 += 1) {
      v += (unsigned)s0[warp][i4].b;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k513(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[36] = reinterpret_cast<volatile double (*)[36]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  put<volatile double>(&s0[0][0] + 1, (int)__clz(tx % 2), v);
  v += (unsigned)atomicAdd(&counts[t][min(lane / 6, (int)__clz(tx))], (int)v);
  __syncthreads();
  v += (unsigned)s0[max(lane, 16)][tx / 24];
  v += (unsigned)counts[(int)gray(tx)][((int)(unsigned char)tx) / 33];
  out[t] = v;
}
__global__ void k514(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[33][40];
  __shared__ float s1[1000];
  int (*s2)[8][9] = reinterpret_cast<int (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = t / 7u;
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += (unsigned)s1[((tx + 28u) | 12u) + i5 * 64];
  }
  __syncthreads();
  const unsigned q6 = (q4 * 2u) * 8u;
  unsigned i7 = 0;
  do {
    v += (unsigned)s1[(unsigned)rows[q6 & 15]];
    __syncthreads();
    i7 += 1;
  } while (i7 < 7);
  for (unsigned i8 = 0; i8 < 4; ++i8) {
    v += (unsigned)s1[((511u << (tx & 3)) / 16u) + i8 * 17];
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i9 = 1; i9 <= 16; i9 *= 2) {
    s1[(tx * 2654435761u >> 25) ^ ((unsigned)(__brev(i9) >> 27))] = (unsigned)s1[(tx * 2654435761u >> 25) ^ ((unsigned)(__brev(i9) >> 27))] + 1;
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[((unsigned)__popc(lane)) / 16u][(unsigned)__popc(q6 % 24u)];
  v += (unsigned)s2[tx % 8u][((q4 < 2u) ? tx : (((lane & 6u) != 0u) ? (q6 * 65u) : ((unsigned)rows[lane]))) % 8u][(unsigned)(short)((lane / (tx + 1u)) % 6u)];
  out[t] = v;
}
__global__ void k515(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[tx][(ty * ty) & 15].e;
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k516(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[40] = reinterpret_cast<Pair (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = ty;
  if (ty % 2 == 0)
    q2 = (int)primes[warp];
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s0[warp ^ 5][i3 + 0].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[(((t >= 7) || ((lane ^ 21) > 13)) ? ty : ((int)fold(ty & 1, 2))) / ((((tx ^ 21) % 2 == 0) ? (tx / 32) : lane) + 1)][i4 + 0].a;
  }
  __syncthreads();
  int q5 = (int)(__brev(warp) >> 24);
  if ((q2 ^ 30) > 12)
    q5 = (int)((long long)q2 * 3 >> 2);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[q5 % 32][i6 + 1].a = v + i6;
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 1 ? a : ((q2 << 4) % 7); };
  int q7 = q7_of(tx % 4);
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += (unsigned)s0[((q2 * 65) / 2) % 7][(q5 % 19) * 2 + i8 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k517(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = lane & 63;
  int i2 = 0;
  do {
    #pragma unroll 2
    for (int i4 = 0; i4 < 1; i4 += 1) {
      #pragma unroll 2
      for (int i5 = 1; i5 < 25; i5 += 3) {
        s0[(255 - tx) % 8][(i4 / (i4 + 1)) & 7] = make_int4(v, 1, 2, v + 1);
        __syncthreads();
      }
    }
    j3 = (j3 ^ 9) & 63;
    i2 += 2;
  } while (i2 < 7);
  __syncthreads();
  v += sum(s0[(((int)fold(warp, 3)) % (lane + 1)) / (tx + 1)][warp]);
  out[t] = v;
}
__global__ void k518(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32] = reinterpret_cast<unsigned (*)[32]>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty - ty) * t;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[tx][i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s1[warp * 4 + i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k519(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[777];
  volatile long long (*s1)[32] = reinterpret_cast<volatile long long (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (ty >= 1) {
    v += (unsigned)s0[((warp + t) % (tx + 1)) / 8].a;
  }
  s1[ty / (ty + 1)][(ty * 16) / 3] = (unsigned)s1[ty / (ty + 1)][(ty * 16) / 3] + 1;
  s0[warp + (((warp ^ ty) << 2) % 33)].a = v;
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 412; i3 += blockDim.x * blockDim.y * blockDim.z) {
    int j6 = j4 & 63;
    #pragma unroll 2
    for (int i5 = 1; i5 < 14; i5 += 2) {
      int j8 = i5 & 63;
      #pragma unroll 2
      for (int i7 = 0; i7 < 5; i7 += 4) {
        if (((j8 ^ i7) & 16) != 0) {
          v += (unsigned)s0[(int)primes[((lane < 11) ? i3 : ty) & 15]].b;
        }
        j8 = (j8 * 5 + 3) & 63;
      }
      j6 = (j6 * 5 + 3) & 63;
    }
    j4 = (j4 + 33) % 64;
  }
  auto q9_of = [=](int a) { return a < 31 ? a : (((int)twos[tx & 15]) / 24); };
  int q9 = q9_of(t % (tx + 1));
  for (int i10 = 0; i10 < 2; i10 += 1) {
    for (int i11 = 64; i11 > 0; i11 /= 2) {
      v += (unsigned)s0[max(i11, (int)rotate<1>(i10 & 31)) * 7].c;
      if ((t & 2) != 0) {
        s0[((int)mirror((int)((unsigned long long)i10 / 3))) * 7].b = (unsigned)s0[((int)mirror((int)((unsigned long long)i10 / 3))) * 7].b + 1;
      } else {
        v += (unsigned)s0[(tx * 64) & 15].b;
      }
    }
  }
  auto q12_of = [=](int a) { return a < 10 ? a : ((t / 7) * 2); };
  int q12 = q12_of((int)((unsigned long long)q9 / 3));
  v += (unsigned)s1[warp][((lane % 33) / 32) ^ 29];
  s0[(q12 * ty) & 12].b = (unsigned)s0[(q12 * ty) & 12].b + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k520(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[2][32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (warp + tz) & tz;
  v += (unsigned)s0[tx % 17][((int)(__brev(q3) >> 27)) / (lane + 1)][tx / 33];
  v += (unsigned)atomicCAS(&counts[(q3 * 4) & 31], (unsigned long long)1, (unsigned long long)v);
  put<volatile float>(&s0[0][0][0], (q3 % 16) % 8, v);
  for (int i4 = 0; i4 < 7; i4 += 1) {
    for (int i5 = 64; i5 > 0; i5 /= 2) {
      s0[((((ty / (tx + 1)) % 5) + 59) ^ (q3 + 45)) % 2][tz & 1][((i4 >= 5) ? lane : i5) & 1] = v + 1;
      v += both<volatile float>(&s0[0][0][0] + 5, (i4 & 1) + tx, 32);
      if ((warp % 2 == 1) || (warp % 4 == 2)) {
        v += (unsigned)atomicExch(&counts[ty / (i5 + 1)], (unsigned long long)v);
      } else {
        v += (unsigned)atomicExch(&counts[(int)shuffled[(t + i5) % 12]], (unsigned long long)v);
      }
    }
  }
  #pragma unroll 2
  for (int i6 = 1; i6 <= 16; i6 <<= 1) {
    #pragma unroll 1
    for (int i7 = ((int)primes[ty]) & 3; i7 < 3; i7 += 1) {
      if ((i7 ^ 0) > 2) {
        v += (unsigned)atomicCAS(&counts[tx], (unsigned long long)1, (unsigned long long)v);
      } else {
        v += (unsigned)atomicExch(&counts[(int)__popc(i6)], (unsigned long long)v);
      }
      if ((tx & 16) != 0) {
        v += get<volatile float>(&s0[0][0][0] + 1, i7);
      } else {
        s0[tx / 6][((int)__popc(tx)) / 2][tz] = v;
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[t & 3];
  out[t] = v;
}
__global__ void k521(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 42 ? a : (127 - ((int)fold(warp, 5))); };
  int q3 = q3_of((int)((unsigned long long)t / 3));
  v += (unsigned)atomicMin(&counts[1 >> (tx & 3)][min(tx * tx, 12)], (int)v);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)((unsigned long long)tx / 3)) >> 3];
  v += (unsigned)counts[((int)spread((((int)__popc(warp)) & 15) & 31)) & 28][(lane + (lane + warp)) % 33];
  out[t] = v;
}
__global__ void k522(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[512];
  __shared__ unsigned char s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = min(tx, 6u) / 16u;
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 14; i4 += 2) {
    #pragma unroll 1
    for (unsigned i5 = 2; i5 < 10; i5 += 4) {
      unsigned i6 = 0;
      while (i6 < 10) {
        v += (unsigned)s1[((unsigned)shuffled[tx & 15]) & 3u][i6][((lane * 31u) % ((q3 + i6) + 1u)) << 1];
        s0[(i6 + lane) & 28u].a = 7;
        __syncthreads();
        i6 += 8;
      }
    }
  }
  if (t >= 30u) {
    s0[((unsigned)fold((((q3 ^ 0u) > 9u) ? q3 : q3) / 4u, 1)) / 3u].b = v + 1;
  }
  __syncthreads();
  if ((lane ^ q3) >= 13u) {
    s0[(q3 * 64u) % 5u].c = 7;
  }
  __syncthreads();
  auto q7_of = [=](unsigned a) { return a < 15 ? a : ((tx + tx) * 31u); };
  unsigned q7 = q7_of((unsigned)gray(t));
  __syncthreads();
  v += (unsigned)s0[(unsigned)gray(q3)].b;
  out[t] = v;
}
__global__ void k523(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s1[ty * 3 + i3 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[tx * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  int q5 = (tx + 45) << 5;
  if (((ty ^ ty) >= 0) || ((tx ^ 13) > 4))
    q5 = warp % 6;
  if (((warp & 1) != 0) && (warp % 2 == 1)) {
    v += sum(s0[q5 & 31]);
  }
  v += (unsigned)s1[((tx ^ 16) > 14) ? tx : warp];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k524(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  volatile Quad *s1 = reinterpret_cast<volatile Quad *>(memory + 2048);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (warp + 18) * 32;
  if ((t % 24) < 20)
    q4 = tx * 64;
  v += (unsigned)atomicCAS(&counts[warp], (unsigned)1, (unsigned)v);
  if ((q4 ^ t) < 1552) {
    v += get<volatile float>(s0, (int)primes[((int)__clz(warp)) & 15]);
  }
  v += (unsigned)atomicOr(&counts[((((warp % 7) < 0) ? (warp / 5) : (warp * 8)) & ((tx * lane) % 33)) >> 1], (unsigned)v);
  __syncthreads();
  v += (unsigned)s1[((int)((long long)tx * 3 >> 2)) / 4].a;
  v += (unsigned)counts[(lane * warp) + ((int)(short)warp)];
  out[t] = v;
}
__global__ void k525(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ float s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 0] = make_int2(2, v + i4);
  }
  __syncthreads();
  unsigned q5 = warp;
  if (ty % 4u == 0u)
    q5 = tx * 2u;
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s1[(ty >> 5) * 3u][tx * 2 + i6 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += (unsigned)s1[((unsigned)(short)(((q5 & 16u) != 0u) ? ((warp * 2654435761u >> 25) * 16u) : ((unsigned)mirror((unsigned)(short)ty)))) % 8u][(t % 8u) * 8 + i7 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(warp * 2654435761u >> 25) | ((unsigned)gray(tx))]);
  v += (unsigned)counts[t];
  out[t] = v;
}
__global__ void k526(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (lane / (tx + 1)) + (t ^ lane);
  if ((t * 16) < 61)
    q2 = 255 - tx;
  if ((tx ^ 11) > 14) {
    s0[tx][((1 << (t & 3)) - ((int)(short)(lane >> 2))) + 3] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[tx][tx];
  out[t] = v;
}
__global__ void k527(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ float s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 < 66; i3 += 8) {
    v += (unsigned)s1[warp];
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 1 ? a : ((warp << 3) - (tx * 32)); };
  int q4 = q4_of(t / 33);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[t * 4 + i5 + 1] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s1[(q4 & 255) * 3 + i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)primes[(lane % 16) ^ warp]]);
  out[t] = v;
}
__global__ void k528(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[8][72];
  volatile float (*s1)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += both<volatile float>(&s1[0][0] + 1, (tx + lane) % 7, 32);
  __syncthreads();
  v += (unsigned)s0[ty][min((ty / 8) & (ty + 42), (t & 39) & 3)];
  out[t] = v;
}
__global__ void k529(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[256];
  __shared__ volatile Quad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((tx / 4) * 33); };
  int q3 = q3_of(tx * 65);
  #pragma unroll 1
  for (int i4 = ((t >= 19) ? warp : tx) & 3; i4 < 2; i4 += 1) {
    for (int i5 = 0; i5 < 3; i5 += 4) {
      v += (unsigned)s0[i5];
      if ((tx & 2) != 0)
        continue;
      v += (unsigned)s1[i5].a;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k530(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[1000];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((unsigned)((unsigned long long)t / 3)) * 2654435761u >> 28;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[q3 * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 6; ++i5) {
    v += (unsigned)s0[(((t >> 5) * t) * (t / (q3 + 1u))) + i5 * 8];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[lane * 3 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(((tx * 4u) ^ 88u) > 11u) ? (tx >> 3) : (lane * 2654435761u >> 28)];
  out[t] = v;
}
__global__ void k531(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[777];
  volatile int (*s1)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 13; i4 += 8) {
    v += (unsigned)atomicExch(&counts[((ty / 4) * t) & 28], (unsigned long long)v);
    s0[(warp * 31) % 10] = v;
    v += (unsigned)atomicCAS(&counts[tx], (unsigned long long)1, (unsigned long long)v);
  }
  int q5 = (int)(__brev(tz & 15) >> 24);
  if ((tx & 6) != 0)
    q5 = ty + warp;
  v += (unsigned)atomicCAS(&counts[tz * 7], (unsigned long long)1, (unsigned long long)v);
  #pragma unroll 1
  for (int i6 = 0; i6 < 11; i6 += 4) {
    #pragma unroll 1
    for (int i7 = t; i7 < 246; i7 += blockDim.x * blockDim.y * blockDim.z) {
      int i8 = 0;
      while (i8 < 1) {
        if (i7 % 3 == 1) {
          put<volatile int>(&s1[0][0][0], (((int)(__brev(i6) >> 27)) < 22) ? ((i8 >= 0) ? tz : tx) : i7, v);
        }
        i8 += 1;
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[((((int)primes[tx]) % 5 == 0) ? (tx / 3) : (ty << 5)) >> 4];
  v += (unsigned)s1[ty][((int)(__brev(tz) >> 27)) >> 2][(tz + lane) & 7];
  v += (unsigned)counts[(warp + tz) ^ 28];
  out[t] = v;
}
__global__ void k532(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[1000];
  __shared__ __align__(16) volatile unsigned short s1[4][16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    v += (unsigned)s0[i4].a;
    s1[warp % 16][warp][((((int)rotate<3>(i4 & 31)) * ty) + min(tx * 16, i4 & 85)) % 17] = 7;
    i4 += 3;
  } while (i4 < 24);
  #pragma unroll 1
  for (int i5 = (warp ^ 38) & 3; i5 < 45; i5 += 8) {
    if (i5 < 10) {
      v += (unsigned)s1[(warp * 4) % 4][ty][ty];
    }
    if (tx >= 1) {
      v += (unsigned)s1[warp][warp][tx % 3];
    }
  }
  s0[max(((tx & 85) / 5) % 6, 14)].b = v + 1;
  if (ty >= 2) {
    v += (unsigned)s1[((int)fold(ty, 3)) / 7][warp / (ty + 1)][((int)twos[(tx >= 7) ? (tx & 1) : min(warp, ty)]) % 17];
  }
  if (((int)mirror(tx)) % 2 == 0) {
    v += (unsigned)s1[(warp - warp) & 3][ty][(int)bits(tx / 24)];
  } else {
    v += (unsigned)s1[((int)shuffled[warp]) >> 4][min((int)(__brev(t * 17) >> 24), warp ^ ((int)gray((int)(short)warp)))][min(tx + t, 12)];
  }
  __syncthreads();
  v += (unsigned)counts[(int)((unsigned long long)((int)((unsigned long long)min(warp % 32, warp / (tx + 1)) / 3)) / 3)];
  out[t] = v;
}
__global__ void k533(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[64][20];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 5; i4 += 1) {
    int j6 = lane & 63;
    int i5 = 2;
    while (i5 < 6) {
      v += get<volatile int>(&s0[0][0], (i5 * i5) * tx);
      s1[i5] = v + 1;
      j6 = (j6 + 33) % 64;
      i5 += 1;
    }
  }
  __syncthreads();
  v += (unsigned)s1[lane ^ 29];
  v += (unsigned)counts[(int)((long long)(tz & 28) * 3 >> 2)];
  out[t] = v;
}
__global__ void k534(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[8][72];
  long long (*s1)[33] = reinterpret_cast<long long (*)[33]>(memory + 0);
  signed char *s2 = reinterpret_cast<signed char *>(memory + 8448);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 100) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += (unsigned)s2[((unsigned)fold(lane, 17)) + i5 * 33];
  }
  __syncthreads();
  for (unsigned i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s2[tx + i6 * 32];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[max(t & 15u, tx % (warp + 1u)) & 7u][warp]);
  v += (unsigned)s1[(((t * lane) % 33u) * ((unsigned)(__brev(warp) >> 24))) % 3u][1u << (lane & 3)];
  v += (unsigned)counts[(unsigned)primes[warp]];
  out[t] = v;
}
__global__ void k535(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[warp % 2u][(lane * 4u) & 15u][(lane % 3u) * 4 + i2 + 1].b = v + i2;
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 3; i3 += 2) {
    v += (unsigned)s0[(((unsigned)(__brev(i3 ^ lane) >> 24)) * 17u) % 2u][((i3 - tx) & 63u) % 10u][i3].a;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k536(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][8][9];
  __shared__ __align__(16) int2 s1[256];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s1[warp * 4 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s1[warp * 4 + i5 + 0]);
  }
  __syncthreads();
  if (ty >= 0u) {
    v += (unsigned)atomicCAS(&counts[(warp & lane) / 24u], (unsigned long long)1, (unsigned long long)v);
  }
  if ((lane ^ 29u) > 6u) {
    s1[(warp * 8u) % 16u] = make_int2(2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[t & 7u][lane % 4u][ty]);
  v += (unsigned)counts[((63u - ((unsigned)(short)tx)) * 2u) % 64u];
  out[t] = v;
}
__global__ void k537(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16][16] = reinterpret_cast<Quad (*)[16][16]>(memory + 0);
  __shared__ Row s1[16][20];
  __shared__ int s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = (t >> 2) + (ty + ty);
  if (((ty + ty) & 1) != 0)
    q4 = t | 17;
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 0; i5 < 10; i5 += 2) {
    if (((i5 >= 3) ? j6 : j6) >= 63) {
      s0[((int)(short)((j6 & 28) * 31)) % 2][((int)__popc(((int)fold(i5, 5)) + (((q4 & 6) != 0) ? lane : i5))) / 10][(ty + i5) / 16].a = (unsigned)s0[((int)(short)((j6 & 28) * 31)) % 2][((int)__popc(((int)fold(i5, 5)) + (((q4 & 6) != 0) ? lane : i5))) / 10][(ty + i5) / 16].a + 1;
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += (unsigned)s1[min((int)Layout{33, 1}(t ^ 34, q4), (ty / 33) * 8)][(int)(short)(ty >> 4)].e;
  v += (unsigned)s2[(((int)(__brev((int)rows[(warp + 68) & 15]) >> 27)) ^ ((255 - (ty % 7)) / 10)) & 3][min(127 - ty, 10)][((int)fold(ty + tx, 16)) & 15];
  out[t] = v;
}
__global__ void k538(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 2
  for (int i2 = 57; i2 >= 1; i2 -= 8) {
    s0[((tx << 2) + (j3 + 12)) & 1][j3 / 3][((j3 + 48) & 127) >> 4] = v;
    __syncthreads();
    j3 = j3 >> 1;
  }
  __syncthreads();
  v += (unsigned)s0[(((tx >= 248) || (tx < 200)) ? warp : ((warp * 16) % 10)) % 2][(31 - (tx ^ 37)) & 31][lane];
  out[t] = v;
}
__global__ void k539(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[ty + i2 * 17]);
  }
  __syncthreads();
  v += sum(s0[warp]);
  __syncthreads();
  const int q3 = lane;
  int i4 = 0;
  while (i4 < 6) {
    int i5 = 2;
    while (i5 < 10) {
      s0[(ty * 4) << 3] = make_int2(2, v);
      __syncthreads();
      i5 += 3;
    }
    i4 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k540(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[8][8][9];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = ((warp ^ 1) > 2) ? ((int)gray(tx)) : tx;
  if ((warp < 1) || (max(tz, 39) < 39))
    q3 = 31 - t;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[tz][((((int)((unsigned long long)tx / 3)) < 1) ? t : ty) & 6][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(int)(unsigned char)(warp ^ tz)];
  out[t] = v;
}
__global__ void k541(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 64; i3 > 0; i3 >>= 1) {
    v += (unsigned)atomicExch(&counts[(t * 2654435761u >> 27) % 5u][(ty - i3) & 31u], (unsigned)v);
  }
  atomicAdd(&counts[(lane % 4u) & (ty + 23u)][tx ^ tx], (unsigned)1);
  __syncthreads();
  v += (unsigned)s0[t % (((lane + 1u) * 2654435761u >> 24) + 1u)];
  v += (unsigned)counts[(tx ^ 11u) ^ (ty | 19u)][warp];
  out[t] = v;
}
__global__ void k542(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[16][16];
  __shared__ int2 s1[64][20];
  Mixed *s2 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx % 8][min((int)__clz((warp / 8) * 33), 15)]);
  v += sum(s1[(((tx % 3 == 1) ? ((int)rows[warp]) : ty) % 17) + 21][warp]);
  v += (unsigned)s2[t].a;
  v += (unsigned)counts[ty & 28][(tx % 10) / 4];
  out[t] = v;
}
__global__ void k543(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[777];
  __shared__ __align__(16) int4 s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 105) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s1[(100 >> (tz & 3)) + i3 * 33]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty]);
  out[t] = v;
}
__global__ void k544(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[512];
  __shared__ long long s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 4; i3 > 0; i3 >>= 1) {
    for (int i4 = 0; i4 < 31; i4 += 4) {
      v += (unsigned)s1[i4][(int)shuffled[(tx * i4) * i3]];
      __syncthreads();
    }
  }
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s0[ty + i5 * 17];
  }
  __syncthreads();
  for (int i6 = 0; i6 < 4; i6 += 1) {
    if ((tx & 6) != 0) {
      s0[ty] = 7;
    }
    s1[((tx / (i6 + 1)) << 3) << 2][warp * 2] = (unsigned)s1[((tx / (i6 + 1)) << 3) << 2][warp * 2] + 1;
    __syncthreads();
  }
  for (int i7 = 8; i7 >= 1; i7 -= 1) {
    v += (unsigned)s1[warp >> 4][i7];
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k545(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[32][18];
  __shared__ int4 s1[16][16];
  __shared__ float4 s2[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[(max(t ^ ty, (int)((long long)tx * 3 >> 2)) / 24) / 6][(t & 7) * 2 + i4 + 0].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[ty % 12][tx & ty][(t % 1) * 4 + i5 + 0] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(int)(short)(tz << 2)][tz + tx]);
  v += sum(s2[min(ty / 33, 2)][(warp * 17) & 7][tx]);
  out[t] = v;
}
__global__ void k546(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ signed char s0[1024];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  __shared__ int s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 < 5; i4 += 1) {
    for (int i5 = 40; i5 >= 0; i5 -= 8) {
      v += get<int>(&s2[0][0] + 5, max((tx % 4) % (tx + 1), 8));
      __syncthreads();
      if (((((ty / 16) ^ 0) > 5) || (max(i5, 3) < 35)) || ((i5 ^ 20) > 10)) {
        s0[(warp % 33) / 16] = v + 1;
      }
      __syncthreads();
    }
  }
  if (((tx ^ 19) > 1) && (tx >= 58)) {
    s0[(((((lane & 8) != 0) || (tx % 4 == 2)) ? tx : tx) >> 1) % 17] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(int)rotate<1>(ty & 31)];
  v += (unsigned)s1[(int)__popc(tx % (warp + 1))];
  out[t] = v;
}
__global__ void k547(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 31 ? a : ((warp ^ 26u) % 4u); };
  unsigned q2 = q2_of(ty ^ t);
  s0[(32u - ((tx & 28u) * 5u)) & 63u] = make_int4(v, 1, 2, sum(s0[(32u - ((tx & 28u) * 5u)) & 63u]) + 1);
  __syncthreads();
  unsigned j4 = ty & 63;
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    if ((i3 ^ 11u) > 2u) {
      s0[(unsigned)fold(min(i3 - warp, 15u), 9)] = make_int4(v, 1, 2, 7);
    }
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 1; i5 += 1) {
    for (unsigned i6 = 0; i6 < 7; i6 += 3) {
      #pragma unroll 1
      for (unsigned i7 = 64; i7 > 0; i7 >>= 1) {
        s0[(unsigned)((long long)((unsigned)(unsigned char)lane) * 3 >> 2)] = make_int4(v, 1, 2, sum(s0[(unsigned)((long long)((unsigned)(unsigned char)lane) * 3 >> 2)]) + 1);
        __syncthreads();
      }
    }
  }
  unsigned q8 = ty;
  if (min(tx, q2) >= 0u)
    q8 = lane / 2u;
  for (unsigned i9 = 0; i9 < 4; ++i9) {
    v += sum(s0[((unsigned)(unsigned char)((warp * 16u) / 33u)) + i9 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k548(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[1000];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((lane ^ 11) > 2) {
    s1[1 >> (lane & 3)] = v;
  }
  #pragma unroll 1
  for (int i3 = (t / 2) & 3; i3 < 8; i3 += 4) {
    for (int i4 = 0; i4 < 5; i4 += 1) {
      v += (unsigned)s1[((int)__popc((i4 ^ i4) * 33)) ^ tx];
    }
  }
  #pragma unroll 1
  for (int i5 = (lane % 3) & 3; i5 < 25; i5 += 4) {
    v += (unsigned)s1[(int)(short)((int)primes[tx])];
  }
  int j7 = tx & 63;
  for (int i6 = 1; i6 <= 8; i6 <<= 1) {
    v += (unsigned)s0[j7];
    j7 = (j7 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k549(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[((int)rows[((int)gray(tx)) & 15]) & 1][(int)(__brev(warp | lane) >> 27)][(tx % 9) * 3 + i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[lane];
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k500<<<1, dim3(32, 2, 2), 0>>>(out);
  k501<<<1, dim3(16, 16, 1), 12288>>>(out);
  k502<<<1, dim3(16, 1, 1), 6400>>>(out);
  k503<<<1, dim3(32, 8, 1), 0>>>(out);
  k504<<<1, dim3(32, 4, 1), 10752>>>(out);
  k505<<<1, dim3(100, 1, 1), 0>>>(out);
  k506<<<1, dim3(5, 3, 7), 16896>>>(out);
  k507<<<1, dim3(256, 1, 1), 0>>>(out);
  k508<<<1, dim3(24, 5, 1), 0>>>(out);
  k509<<<1, dim3(100, 1, 1), 0>>>(out);
  k510<<<1, dim3(2, 16, 4), 12544>>>(out);
  k511<<<1, dim3(64, 1, 1), 0>>>(out);
  k512<<<1, dim3(8, 8, 1), 7936>>>(out);
  k513<<<1, dim3(16, 1, 1), 9216>>>(out);
  k514<<<1, dim3(16, 1, 1), 2304>>>(out);
  k515<<<1, dim3(8, 8, 1), 0>>>(out);
  k516<<<1, dim3(33, 3, 1), 10752>>>(out);
  k517<<<1, dim3(128, 1, 1), 0>>>(out);
  k518<<<1, dim3(32, 8, 1), 5120>>>(out);
  k519<<<1, dim3(64, 2, 1), 8192>>>(out);
  k520<<<1, dim3(2, 16, 4), 0>>>(out);
  k521<<<1, dim3(256, 1, 1), 0>>>(out);
  k522<<<1, dim3(32, 1, 1), 0>>>(out);
  k523<<<1, dim3(24, 5, 1), 10240>>>(out);
  k524<<<1, dim3(48, 1, 1), 6144>>>(out);
  k525<<<1, dim3(24, 5, 1), 8192>>>(out);
  k526<<<1, dim3(16, 1, 1), 0>>>(out);
  k527<<<1, dim3(64, 1, 1), 4096>>>(out);
  k528<<<1, dim3(24, 5, 1), 4096>>>(out);
  k529<<<1, dim3(1, 32, 2), 0>>>(out);
  k530<<<1, dim3(32, 1, 1), 0>>>(out);
  k531<<<1, dim3(4, 4, 4), 2304>>>(out);
  k532<<<1, dim3(24, 5, 1), 0>>>(out);
  k533<<<1, dim3(32, 2, 2), 2048>>>(out);
  k534<<<1, dim3(100, 1, 1), 10496>>>(out);
  k535<<<1, dim3(128, 1, 1), 0>>>(out);
  k536<<<1, dim3(64, 2, 1), 0>>>(out);
  k537<<<1, dim3(16, 16, 1), 8192>>>(out);
  k538<<<1, dim3(256, 1, 1), 0>>>(out);
  k539<<<1, dim3(24, 5, 1), 0>>>(out);
  k540<<<1, dim3(4, 4, 4), 0>>>(out);
  k541<<<1, dim3(8, 8, 1), 1024>>>(out);
  k542<<<1, dim3(1, 64, 1), 6400>>>(out);
  k543<<<1, dim3(5, 3, 7), 0>>>(out);
  k544<<<1, dim3(1, 64, 1), 0>>>(out);
  k545<<<1, dim3(4, 4, 4), 0>>>(out);
  k546<<<1, dim3(64, 2, 1), 1024>>>(out);
  k547<<<1, dim3(8, 4, 2), 0>>>(out);
  k548<<<1, dim3(16, 1, 1), 4096>>>(out);
  k549<<<1, dim3(100, 1, 1), 2048>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

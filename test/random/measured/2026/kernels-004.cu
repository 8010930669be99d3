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
__global__ void k200(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ Triad s1[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : (min(tz, tx) | 14); };
  int q3 = q3_of((int)shuffled[t & 15]);
  s0[tx][q3] = make_int2(2, v + 1);
  if (((tz + 21) < 24) && (q3 < 5)) {
    s1[tx][max(tz, t) / 32].a = v + 1;
  }
  __syncthreads();
  const int q4 = (tx + 69) << 1;
  v += (unsigned)s1[warp * warp][(int)(short)max(q3, q3)].c;
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)bits((int)rows[ty])][(int)(__brev(warp) >> 27)]);
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1000];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 32) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[tx * 8 + i3 + 0] = make_int2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[tx * 4 + i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(((int)(short)lane) | (lane | lane)) + ((((lane % 5 == 0) ? lane : tx) < 3) ? max(lane, lane) : min(tx, tx))];
  out[t] = v;
}
__global__ void k202(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[8][72];
  __shared__ __align__(16) unsigned s1[1000];
  __shared__ short s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 48) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 29; i4 >= 1; i4 -= 4) {
    v += (unsigned)s1[(t / 8) % 16];
    if (i4 >= 27) {
      s0[(((i4 + i4) + (tx / 3)) % 33) & 7][((tx ^ tx) << 3) / 8] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[(int)(short)((tx + 15) % 7)][((int)shuffled[warp]) % 12];
  v += (unsigned)s2[lane / 33][lane / 6][(warp / 3) >> 1];
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  int i2 = 2;
  do {
    v += sum(s0[(abs(i2 - warp) ^ i2) << 1]);
    __syncthreads();
    __syncthreads();
    i2 += 1;
  } while (i2 < 10);
  for (int i3 = 0; i3 < 5; ++i3) {
    s0[((int)primes[((int)(__brev(ty) >> 27)) & 15]) + i3 * 8] = make_float2(2, v);
  }
  __syncthreads();
  v += sum(s0[tx + 9]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[512];
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
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= warp % 5; ++i2) {
    if (((int)__popc(ty)) < 3) {
      v += (unsigned)s0[min(tx, (int)((unsigned long long)min(max(ty, 12), ((i2 & 6) != 0) ? i2 : warp) / 3))].a;
    }
  }
  v += (unsigned)s0[warp].a;
  s0[((tx + warp) | ((((warp / 5) & 6) != 0) ? tx : tz)) / 32].a = v + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k205(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[8][9] = reinterpret_cast<long long (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += (unsigned)s0[warp][(((tx & 6u) != 0u) ? warp : ((warp % 5u) / 32u)) / 8u][(tx % 3u) * 2 + i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k206(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  __shared__ Pair s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[((warp / 4) / 6) & 12][i3 + 1]);
  }
  __syncthreads();
  const int q4 = (int)(__brev(tx % 3) >> 24);
  #pragma unroll
  for (int i5 = 0; i5 < 40; i5 += 8) {
    if (ty >= 3) {
      s1[((255 - q4) * 4) & 15][q4 % 17].b = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s1[((warp % 6) * warp) & 7][(int)gray(ty)].b;
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[33] = reinterpret_cast<float (*)[33]>(memory + 0);
  __shared__ int2 s1[32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((tx ^ tx) & 12); };
  int q4 = q4_of((int)(short)warp);
  #pragma unroll 1
  for (int i5 = 0; i5 < 21; i5 += 3) {
    v += (unsigned)s0[((int)shuffled[((q4 % 3 == 2) ? i5 : q4) & 15]) % (ty + 1)][(ty ^ tz) + tx];
    s1[1 >> (ty & 3)][((int)twos[lane & 15]) / 32] = make_int2(2, v + 1);
    __syncthreads();
  }
  const int q6 = ((int)(__brev(ty) >> 27)) * 31;
  int i7 = 1;
  do {
    v += (unsigned)atomicCAS(&counts[max(warp, 31)], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
    i7 += 1;
  } while (i7 < 9);
  __syncthreads();
  v += sum(s1[warp][((q4 + q4) % 3 == 1) ? ty : tx]);
  v += (unsigned)counts[tz + (warp / 2)];
  out[t] = v;
}
__global__ void k208(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[40] = reinterpret_cast<signed char (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 16 ? a : ((int)spread((ty ^ tx) & 31)); };
  int q2 = q2_of((int)__clz(tx));
  s0[(int)fold(ty * 16, 9)][max(lane, tz)] = (unsigned)s0[(int)fold(ty * 16, 9)][max(lane, tz)] + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k209(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    #pragma unroll 1
    for (int i3 = 0; i3 <= ((int)gray(tx)) % 5; ++i3) {
      if ((i2 & 4) != 0)
        continue;
      if ((tz ^ 1) > 10) {
        v += (unsigned)s0[(int)((unsigned long long)(((int)bits(((i3 ^ 0) > 15) ? warp : tx)) / 10) / 3)][((i3 * 7) / 32) % 3][(tz / 16) + (((i2 ^ 5) > 5) ? tx : i3)];
      }
    }
    i2 += 1;
  } while (i2 < 6);
  #pragma unroll
  for (int i4 = 1; i4 < 27; i4 += 4) {
    for (int i5 = 1; i5 <= 1; i5 <<= 1) {
      v += (unsigned)s0[i5 & tx][(tz - (((i4 / 5) + (i4 >> 1)) + 62)) & 7][(int)(short)((max(i5, 32) * i5) >> 2)];
      s0[i5][(tx * 31) % 8][i5 / 32] = (unsigned)s0[i5][(tx * 31) % 8][i5 / 32] + 1;
      v += (unsigned)s0[tx][(int)bits(((i4 | tz) % 3 == 1) ? ((max(i5, tz) < 3) ? i4 : i5) : ty)][(((i5 & 6) != 0) ? tx : tz) ^ (i5 % 33)];
    }
  }
  int q6 = (tx | ty) - (warp | 8);
  if ((tx & 16) != 0)
    q6 = ty / 33;
  #pragma unroll 1
  for (int i7 = 0; i7 <= tx % 2; ++i7) {
    int i8 = 0;
    do {
      #pragma unroll 1
      for (int i9 = (i7 >> 2) & 3; i9 < 1; i9 += 4) {
        if (i8 < 13)
          continue;
        v += (unsigned)s0[i9][tx][i9];
        s0[i9][((i9 & 12) % 17) * (i9 % 4)][abs((warp - tx) % 6)] = v + 1;
      }
      i8 += 2;
    } while (i8 < 15);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k210(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[20] = reinterpret_cast<int4 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][ty ^ tx]);
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (ty / (warp + 1)) + (ty / 10);
  #pragma unroll 1
  for (int i3 = 0; i3 <= (warp & 1) % 7; ++i3) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (lane % 7) % 6; ++i4) {
      v += (unsigned)s0[((((i4 / 33) ^ 0) > 0) ? (i3 * lane) : ((i3 + tx) % 6)) % 2][i4 % 33][(int)shuffled[(((int)rotate<1>(q2 & 31)) * 17) & 15]].a;
    }
  }
  int q5 = (lane & 63) % 7;
  if ((warp + tx) < 3)
    q5 = ty & 31;
  v += (unsigned)s0[(int)((long long)(q5 >> 4) * 3 >> 2)][((warp < 0) ? t : ((int)shuffled[q2 | ty])) & 15][ty].a;
  v += (unsigned)s0[((((q2 ^ tx) * q5) >> 2) & 127) & 1][min(ty, 13)][min((int)gray(lane & 127), 15)].b;
  v += (unsigned)s0[((int)__clz(q5 + warp)) % 2][tx][((int)mirror(tx / 3)) & 15].b;
  int q6 = (tx & 28) + ((int)((long long)q2 * 3 >> 2));
  if ((warp & 16) != 0)
    q6 = q2 + ty;
  #pragma unroll
  for (int i7 = 1; i7 > 0; i7 /= 2) {
    if (tx >= 5) {
      s0[((int)(unsigned char)((q6 / 3) % 24)) % 2][((q6 / 7) >> 1) % 7][i7].a = 7;
    } else {
      s0[i7 - (min(i7, q2) + ((i7 % 8) / 2))][warp][((int)spread(i7 & 31)) % 7].a = v + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k212(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[tx * 8 + i2 + 0].d;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[72] = reinterpret_cast<unsigned (*)[72]>(memory + 0);
  __shared__ float2 s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 32) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  unsigned i3 = 0;
  do {
    for (unsigned i5 = 2; i5 < 16; i5 += 4) {
      unsigned i6 = 0;
      do {
        #pragma unroll 1
        for (unsigned i7 = 1; i7 < 5; i7 += 2) {
          if (t % 5u == 0u) {
            s1[(unsigned)__popc((unsigned)shuffled[((unsigned)(short)(i6 + 22u)) & 15])][i7] = make_float2(2, 7);
          }
          if (i5 % 5u == 4u) {
            v += (unsigned)s0[i6 + i7][max(i7, 29u)];
          }
          __syncthreads();
        }
        i6 += 4;
      } while (i6 < 3);
    }
    j4 = (j4 + 33) % 64;
    i3 += 3;
  } while (i3 < 8);
  unsigned q8 = (tx * tx) * 4u;
  if ((t % 2u == 0u) || (t >= 29u))
    q8 = min(tx, lane);
  #pragma unroll
  for (int i9 = 0; i9 < 8; ++i9) {
    v += (unsigned)s0[t & 7u][(q8 % 8u) * 8 + i9 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(unsigned)shuffled[((q8 % 12u) * 8u) & 15]][tx & 15u]);
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[(unsigned)fold(warp, 5)][i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s0[(unsigned)(short)warp][(tx % 7u) * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i5 = 0; i5 < 2; i5 += 1) {
    #pragma unroll 1
    for (unsigned i6 = 0; i6 < 8; i6 += 1) {
      v += (unsigned)atomicCAS(&counts[i5][i6 / (i5 + 1u)], (unsigned long long)1, (unsigned long long)v);
      v += sum(s0[warp][tx & 15u]);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[(unsigned)shuffled[tx & 15]][(tx & 3u) * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(((unsigned)primes[t & 15]) / 8u) % 8u][min(t * warp, 29u)];
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[20] = reinterpret_cast<unsigned short (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = ((lane - ty) & 31u) & (warp % 8u);
  if (tx < 11u)
    q2 = t / 4u;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[ty][i3 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[777];
  __shared__ float2 s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  const int q3 = (int)rows[(lane | warp) & 15];
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[tx * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[min(warp / (tx + 1), 27)]);
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[8][8][9];
  __shared__ double s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = ((((ty + tx) & 6) != 0) ? ty : ty) * 3;
  if (tx < 1)
    q3 = tx;
  for (int i4 = 1; i4 <= 16; i4 <<= 1) {
    if (((lane & 4) != 0) && (i4 < 9)) {
      s1[255 - ((ty / (i4 + 1)) & 1)] = 7;
    }
    __syncthreads();
  }
  v += sum(s0[ty][max((ty % 7) & 28, (ty - ty) % 33) / 8][(((1 >> (ty & 3)) | (q3 * 2)) + (t * 8)) % 9]);
  if ((q3 & 1) != 0) {
    s1[((min(ty, 29) & 28) & 31) % 7] = v;
  }
  __syncthreads();
  if (ty < 0) {
    s0[min(ty, ty)][(q3 & 31) % 8][(warp % 2) / 33] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[min(ty & 96, t)];
  out[t] = v;
}
__global__ void k218(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[777];
  __shared__ __align__(16) long long s1[256];
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
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)rows[min(tx, t) & 15];
  if ((max(t, lane) & 8u) != 0u)
    q3 = tx;
  for (unsigned i4 = 0; i4 < 2; ++i4) {
    s1[((tx % 2u == 0u) ? (warp * warp) : ((unsigned)(short)warp)) + i4 * 4] = v;
  }
  __syncthreads();
  unsigned i5 = 0;
  while (i5 < 12) {
    s1[(unsigned)(__brev((t * tx) & 85u) >> 24)] = v + 1;
    __syncthreads();
    i5 += 3;
  }
  s0[warp * 3u].c = (unsigned)s0[warp * 3u].c + 1;
  if (tx >= 123u) {
    s1[lane & 1u] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[warp];
  out[t] = v;
}
__global__ void k219(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[72] = reinterpret_cast<int (*)[72]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx * t) ^ 32;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += (unsigned)s0[warp % 3][(ty % 8) * 8 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[(((q3 & 4) != 0) ? lane : ty) % 4][i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[q3 % (lane + 1)];
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty << 2) / 3;
  for (int i4 = 0; i4 < 5; i4 += 1) {
    for (int i5 = 1; i5 <= 64; i5 <<= 1) {
      atomicAdd(&counts[(int)(short)(tx / 4)], (int)v);
      v += (unsigned)atomicAdd(&counts[i4 * 2], (int)v);
    }
  }
  int q6 = warp;
  if ((tz ^ 1) > 8)
    q6 = ty * q3;
  if ((tz ^ 0) > 6) {
    s0[warp][min(ty + t, 16) / 6].e = (unsigned)s0[warp][min(ty + t, 16) / 6].e + 1;
  } else {
    s0[((q6 < 3) ? (ty + tx) : (ty + q6)) / 8][(int)fold(tz * q3, 2)].a = (unsigned)s0[((q6 < 3) ? (ty + tx) : (ty + q6)) / 8][(int)fold(tz * q3, 2)].a + 1;
  }
  if (lane >= 11) {
    s0[q6][(63 - (((int)mirror(tx)) >> 1)) % 10].a = v;
  }
  v += (unsigned)atomicOr(&counts[(q3 * 17) * 3], (int)v);
  v += (unsigned)atomicExch(&counts[tx | 30], (int)v);
  __syncthreads();
  v += (unsigned)counts[((q6 * q6) < 7) ? (warp & q3) : (tz * 16)];
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 31 ? a : ((lane % 32) + (warp / 33)); };
  int q3 = q3_of((int)gray(tx));
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[tx * 8 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[q3 * 8 + i5 + 1] = make_float2(2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(int)((long long)max(lane, 18) * 3 >> 2)][lane % 4];
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[16][17];
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
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[warp][(lane & 1u) * 4 + i2 + 0].b;
  }
  __syncthreads();
  v += (unsigned)s0[((unsigned)(unsigned char)ty) & 15u][(tx % 4u) % 17u].b;
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[(tx % 32u) & ((unsigned)shuffled[ty])][i3 + 0].b;
  }
  __syncthreads();
  const unsigned q4 = t;
  unsigned i5 = 0;
  while (i5 < 46) {
    v += (unsigned)s0[(((unsigned)(unsigned char)i5) + 23u) % 16u][ty].a;
    __syncthreads();
    i5 += 8;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k223(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[777];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[max(tx + 41, (int)spread(tx & 31)) + i3 * 33] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 5; i4 >= 2; i4 -= 1) {
    atomicAdd(&counts[(t >= 22) ? tx : tz], (unsigned)v);
    __syncthreads();
  }
  int i5 = 0;
  while (i5 < 2) {
    atomicAdd(&counts[warp], (unsigned)1);
    s0[(int)(__brev((((((i5 & 2) != 0) || (warp < 1)) || ((i5 ^ 0) > 9)) ? i5 : tz) & 32) >> 27)] = (unsigned)s0[(int)(__brev((((((i5 & 2) != 0) || (warp < 1)) || ((i5 ^ 0) > 9)) ? i5 : tz) & 32) >> 27)] + 1;
    __syncthreads();
    i5 += 4;
  }
  atomicAdd(&counts[(tx & 31) | (63 - t)], (unsigned)1);
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[t];
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[40] = reinterpret_cast<signed char (*)[40]>(memory + 0);
  __shared__ __align__(16) float2 s1[256];
  __shared__ __align__(16) unsigned short s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s1[tx * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s0[min(warp, 28)][(tx & 7) * 3 + i5 + 0];
  }
  __syncthreads();
  const int q6 = (ty % 16) % 4;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s0[ty][i7 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    v += (unsigned)s2[(int)shuffled[((int)primes[ty]) & 15]][i8 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[33] = reinterpret_cast<volatile float (*)[33]>(memory + 0);
  __shared__ volatile unsigned short s1[64][32];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : ((ty % 33) >> 3); };
  int q4 = q4_of(ty ^ tx);
  int j6 = tx & 63;
  #pragma unroll 2
  for (int i5 = 0; i5 < 2; i5 += 1) {
    if (q4 >= 5) {
      s1[(((warp & 16) != 0) ? tx : i5) * tz][t / 32] = 7;
    }
    atomicMax(&counts[min(((int)((long long)warp * 3 >> 2)) * i5, 33)], (int)v);
    j6 = (j6 ^ 9) & 63;
  }
  if ((q4 & 4) != 0) {
    v += (unsigned)s0[3 << (lane & 3)][q4];
  }
  #pragma unroll 1
  for (int i7 = max(q4, 14) & 3; i7 < 6; i7 += 4) {
    #pragma unroll
    for (int i8 = 1; i8 < 63; i8 += 8) {
      if (((int)bits(ty)) < 2) {
        s1[(int)mirror(tx)][((int)pick(i8 * 33)) % 17] = (unsigned)s1[(int)mirror(tx)][((int)pick(i8 * 33)) % 17] + 1;
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[(int)fold(q4, 5)];
  out[t] = v;
}
__global__ void k226(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ float s1[8][72];
  __shared__ __align__(16) unsigned s2[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx + ty) * 32;
  if ((255 - warp) % 4 == 3) {
    s2[((31 - (ty << 1)) ^ 6) / 10] = 7;
  }
  __syncthreads();
  int i5 = 0;
  while (i5 < 18) {
    int i6 = 1;
    while (i6 < 7) {
      if (i6 < 2) {
        s1[i6 % 8][tx % 8] = 7;
      }
      __syncthreads();
      i6 += 1;
    }
    i5 += 4;
  }
  __syncthreads();
  v += (unsigned)s0[(ty >> 3) * 5][min(((int)__clz(q4)) * tx, (ty % 5 == 2) ? tx : (warp % 24))];
  v += (unsigned)s1[min((ty | 34) + (tx % 32), 7)][min(lane, (int)(__brev(63 - ty) >> 27))];
  v += (unsigned)s2[min(tx + tx, 27)];
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[16][17];
  __shared__ short s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 5 ? a : (32 - t); };
  int q3 = q3_of(lane % 12);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s1[(((int)((unsigned long long)warp / 3)) + (lane & 63)) % 8][(tx % 35) * 2 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((warp % 32) % 5) / 2][(warp & 7) & 1]);
  out[t] = v;
}
__global__ void k228(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if (((int)((unsigned long long)lane / 3)) % 4 == 3) {
    v += (unsigned)atomicCAS(&counts[tx][(((t ^ 13) > 7) ? tx : lane) / (tx + 1)], (unsigned long long)1, (unsigned long long)v);
  }
  v += get<volatile float>(s0 + 1, tx);
  for (int i3 = 0; i3 < 6; i3 += 1) {
    v += (unsigned)atomicCAS(&counts[(int)((long long)((tx % 2) & 15) * 3 >> 2)][(int)((long long)tx * 3 >> 2)], (unsigned long long)1, (unsigned long long)v);
  }
  const int q4 = (((tx - lane) % 4 == 0) ? tx : lane) * 16;
  #pragma unroll 2
  for (int i5 = 6; i5 >= 2; i5 -= 2) {
    v += (unsigned)atomicExch(&counts[(i5 & 28) % 33][(i5 + t) % 7], (unsigned long long)v);
    if (((tx / 2) ^ 3) > 7) {
      v += (unsigned)atomicExch(&counts[tx & lane][i5], (unsigned long long)v);
    }
  }
  __syncthreads();
  v += (unsigned)counts[lane][t];
  out[t] = v;
}
__global__ void k229(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[ty / 4u][i2 + 1] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[((unsigned)((long long)(((unsigned)rows[ty]) & 7u) * 3 >> 2)) & 7u][i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 3 ? a : (((unsigned)rows[warp]) * 31u); };
  unsigned q4 = q4_of((lane - warp) & 7u);
  __syncthreads();
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[20] = reinterpret_cast<Triad (*)[20]>(memory + 0);
  __shared__ Triad s1[32][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[lane][i4 + 0].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += (unsigned)s0[(warp / 8u) / 16u][(lane % 1u) * 8 + i5 + 0].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s0[warp][tx * 4 + i6 + 0].b;
  }
  __syncthreads();
  unsigned q7 = lane;
  if ((tx >= 0u) && (lane < 23u))
    q7 = (((ty & ty) & 4u) != 0u) ? t : ty;
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s0[tx][i8 + 1].b = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(tx + ty) % 17u];
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[4][16][8];
  __shared__ __align__(16) volatile Quad s1[32][16];
  __shared__ volatile unsigned s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = ((warp >= 4) ? tx : t) * 32;
  int j6 = warp & 63;
  #pragma unroll 2
  for (int i5 = 0; i5 < 14; i5 += 3) {
    s2[(tx + 13) % 4][q4 % 8][(tx + tx) % 4] = v;
    j6 = (j6 ^ 9) & 63;
  }
  if (warp >= 5) {
    v += (unsigned)s2[(min(tx * 16, warp % 33) * 32) % 4][warp][(((int)(unsigned char)(lane * 3)) + ((lane & 31) / 5)) & 15];
  }
  __syncthreads();
  v += (unsigned)s0[warp / 8][(tx + q4) & min(warp, 19)][((warp >= 4) ? (tx % 3) : ((int)((long long)lane * 3 >> 2))) / 24].a;
  v += (unsigned)s1[q4 % 10][lane / 7].a;
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[(min(tx / 16, lane * 17) & 31) & 12][warp * 8 + i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = min((int)((unsigned long long)tx / 3), (int)rotate<4>(tx & 31));
  if (warp >= 0)
    q2 = (int)(__brev(warp) >> 24);
  #pragma unroll 2
  for (int i3 = 2; i3 < 11; i3 += 8) {
    if ((ty ^ 1) > 6) {
      v += get<volatile unsigned short>(&s0[0][0], (i3 ^ i3) % (i3 + 1));
    }
    if ((q2 ^ 228) > 9)
      break;
    if (i3 < 7) {
      v += (unsigned)s0[i3][tx / 6];
    }
  }
  s0[tz << 2][(int)(__brev(q2 / 7) >> 27)] = 7;
  if ((ty ^ 1) > 8) {
    put<volatile unsigned short>(&s0[0][0] + 5, (int)__popc((int)shuffled[(127 - tz) % (tz + 1)]), v);
  } else {
    s0[(t ^ warp) / 33][tz] = (unsigned)s0[(t ^ warp) / 33][tz] + 1;
  }
  int q4 = lane * 2;
  if (max(warp, 30) >= 30)
    q4 = ((ty ^ 0) > 10) ? warp : t;
  int j6 = t & 63;
  #pragma unroll 1
  for (int i5 = t; i5 < 235; i5 += 64) {
    put<volatile unsigned short>(&s0[0][0] + 5, (int)twos[(ty * i5) & 15], v);
    j6 = (j6 + 33) % 64;
  }
  const int q7 = (q2 * 7) & 63;
  if ((tz & 16) != 0) {
    put<volatile unsigned short>(&s0[0][0], (int)rows[ty], v);
  }
  if ((tx >= 2) && (((tx ^ 3) > 11) && ((q7 & 4) != 0))) {
    v += get<volatile unsigned short>(&s0[0][0], lane);
  }
  s0[(ty % 6) % 5][(t << 3) % 24] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[777];
  __shared__ int4 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  int q3 = (int)((long long)((int)__popc(ty)) * 3 >> 2);
  if (ty < 2)
    q3 = ((ty & 4) != 0) ? tx : warp;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[warp][warp * 3 + i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((ty & 12) / 4) & 1];
  v += sum(s1[((int)mirror(ty)) % 8][((tx * 3) | (tx + 45)) % 17]);
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[1000];
  Triad (*s1)[16][16] = reinterpret_cast<Triad (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s1[(((t / 8u) < 0u) ? ((lane * tx) % 2u) : ((lane * 16u) * 2654435761u >> 24)) % 2u][max((lane * 5u) & (warp | warp), 11u)][(lane % 7u) * 2 + i3 + 0].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[tx * 4 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[512];
  __shared__ Quad s1[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx * 64) & 3;
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(tx % 63) * 8 + i5 + 1].e = v + i5;
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 17 ? a : ((int)primes[lane % 16]); };
  int q6 = q6_of(warp * 5);
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    s1[warp][i7 + 0].d = v + i7;
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    s0[(tx % 63) * 8 + i8 + 0].e = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[t].e;
  v += (unsigned)s1[((int)rotate<4>(warp & 31)) % 16][(((tx * 3) / 7) % 8) ^ ((int)shuffled[lane & 15])].a;
  v += (unsigned)counts[((((int)rows[t & 15]) >> 5) % 12) + 31];
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    s0[(i3 & 31) & 7][((int)((long long)warp * 3 >> 2)) * 64] = v;
    __syncthreads();
    i3 += 1;
  } while (i3 < 1);
  __syncthreads();
  v += (unsigned)s0[(t % 5 == 1) ? (((t - tx) % 4 == 0) ? warp : warp) : (tx / 24)][t];
  v += (unsigned)counts[warp][warp];
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(((int)shuffled[tx]) / 7) / 5][i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[8][72];
  volatile Pair (*s1)[16][16] = reinterpret_cast<volatile Pair (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[min(((tx % 3u == 1u) ? tx : tx) % 5u, (tx * lane) * lane)][tx];
  v += both<volatile int>(&s0[0][0], lane, 32);
  if ((tx & 8u) != 0u) {
    s1[((((t < 30u) && (lane % 2u == 1u)) ? t : tx) / 3u) / 10u][((unsigned)(__brev((tx >> 4) + 23u) >> 27)) & 15u][t & 13u].a = 7;
  } else {
    v += (unsigned)s1[t % 2u][(t * 7u) % 16u][t % 2u].a;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k240(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][18];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 32) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : (((unsigned)(short)tx) * tx); };
  unsigned q3 = q3_of(t * 2654435761u >> 27);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[((((tx ^ q3) % 3u == 2u) ? lane : lane) * 4u) / 8u][i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(((unsigned)pick(tx)) | (tx % 7u)) * 2654435761u >> 28][(t % 3u) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(tx < 17u) ? (tx ^ t) : t][lane];
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ __align__(16) signed char s1[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 99) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  if ((t & 16) != 0) {
    s1[((ty % 33) + (tx & 22)) % 2][lane][(max(lane, ty) * ty) & 31] = v + 1;
  }
  v += both<float>(&s0[0][0] + 1, (tx | 34) * 4, 32);
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 21 ? a : (((int)Layout{33, 1}(t, tx)) ^ (warp / (lane + 1))); };
  int q3 = q3_of(ty + 41);
  #pragma unroll 2
  for (int i4 = 0; i4 < 7; i4 += 1) {
    v += get<signed char>(&s1[0][0][0], (int)((unsigned long long)ty / 3));
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k242(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned char s0[4][16][17];
  volatile Mixed (*s1)[72] = reinterpret_cast<volatile Mixed (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned q3 = (unsigned)Layout{33, 1}(ty / 7u, ty);
  if (ty % 4u == 2u)
    q3 = tz;
  s1[ty][q3 + tz].c = (unsigned)s1[ty][q3 + tz].c + 1;
  #pragma unroll 1
  for (unsigned i4 = (q3 * 2654435761u >> 28) & 3; i4 < 8; i4 += 3) {
    s1[i4][(unsigned)mirror(warp / 16u)].c = (unsigned)s1[i4][(unsigned)mirror(warp / 16u)].c + 1;
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 26; i5 += 4) {
    v += (unsigned)s0[min(((q3 & 4u) != 0u) ? ty : q3, 1u)][((unsigned)twos[(ty + i5) & 15]) % 16u][q3 * q3];
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[32][32];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s0[lane % 3u][(((unsigned)(__brev(ty) >> 27)) + 38u) & 15u].b;
  v += (unsigned)s0[(ty / 2u) + ((unsigned)(short)ty)][tx].a;
  v += (unsigned)s0[((ty & 15u) - (tx >> 2)) & 31u][31u - (((unsigned)__popc(ty)) / 33u)].b;
  __syncthreads();
  v += (unsigned)s1[(ty * 2654435761u >> 27) * 2654435761u >> 24];
  out[t] = v;
}
__global__ void k244(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[32][32];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 10; i3 >= 0; i3 -= 2) {
    int j5 = tx & 63;
    int i4 = 0;
    while (i4 < 3) {
      v += sum(s1[j5]);
      __syncthreads();
      __syncthreads();
      j5 = j5 >> 1;
      i4 += 1;
    }
  }
  auto q6_of = [=](int a) { return a < 255 ? a : tx; };
  int q6 = q6_of(511 >> (t & 3));
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s1[lane * 2 + i7 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    v += sum(s1[(lane & 15) * 8 + i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[lane][q6 % 32].a;
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[32][32];
  __shared__ __align__(16) volatile float s1[4][16][17];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  int i4 = 2;
  do {
    if ((i4 ^ 4) > 1) {
      v += (unsigned)s1[(((lane & 8) != 0) ? ((int)(__brev(warp) >> 24)) : (i4 & 12)) % 4][((32 - warp) >> 5) & 1][((lane | tz) >> 1) ^ tz];
    } else {
      s1[(i4 * i4) % 4][(tz % (lane + 1)) & (tx & 32)][warp] = v + 1;
    }
    if ((tx ^ 0) > 4) {
      s0[i4 & 3][tx % (((int)primes[i4]) + 1)].c = (unsigned)s0[i4 & 3][tx % (((int)primes[i4]) + 1)].c + 1;
    } else {
      s0[(i4 | tx) % 16][warp + 26].a = (unsigned)s0[(i4 | tx) % 16][warp + 26].a + 1;
    }
    v += (unsigned)atomicCAS(&counts[i4], (unsigned long long)1, (unsigned long long)v);
    i4 += 3;
  } while (i4 < 10);
  v += (unsigned)atomicCAS(&counts[warp << 1], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += (unsigned)counts[warp];
  out[t] = v;
}
__global__ void k246(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  Quad (*s1)[16] = reinterpret_cast<Quad (*)[16]>(memory + 3328);
  double (*s2)[16][16] = reinterpret_cast<double (*)[16][16]>(memory + 7424);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    if (ty < 1) {
      s2[i4][(ty % 6) % 32][(t % 17) & (ty / 4)] = (unsigned)s2[i4][(ty % 6) % 32][(t % 17) & (ty / 4)] + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[(((int)__popc(warp)) + 53) / 32];
  v += (unsigned)s1[1 << (ty & 3)][(255 - warp) & 7].d;
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[64][20];
  signed char (*s1)[33] = reinterpret_cast<signed char (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[min((int)pick(min(tz, 16)), 8) ^ (max((int)__clz(tx), warp * 2) % 6)][tx] = 7;
  __syncthreads();
  s1[(min(ty + lane, (int)((long long)warp * 3 >> 2)) >> 1) + (((3 >> (lane & 3)) * 64) & ((tz ^ ty) % 12))][tx & 1] = (unsigned)s1[(min(ty + lane, (int)((long long)warp * 3 >> 2)) >> 1) + (((3 >> (lane & 3)) * 64) & ((tz ^ ty) % 12))][tx & 1] + 1;
  s0[tx / 10][warp * 3] = make_float2(2, v + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)__clz((int)bits(t))][ty ^ tz]);
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[1000];
  __shared__ volatile unsigned char s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = (warp * 31u) & 3; i3 < 4; i3 += 1) {
    unsigned i4 = 0;
    do {
      v += get<volatile unsigned char>(&s1[0][0][0], (((unsigned)(short)i3) + 5u) * 5u);
      i4 += 2;
    } while (i4 < 15);
  }
  unsigned j6 = warp & 63;
  unsigned i5 = 0;
  while (i5 < 30) {
    if (warp < 7u) {
      s1[((i5 / 32u) / 5u) / 8u][((tx + 1u) + (((i5 ^ 10u) > 9u) ? lane : j6)) & 7u][((unsigned)Layout{33, 1}(t, tx)) % 9u] = (unsigned)s1[((i5 / 32u) / 5u) / 8u][((tx + 1u) + (((i5 ^ 10u) > 9u) ? lane : j6)) & 7u][((unsigned)Layout{33, 1}(t, tx)) % 9u] + 1;
    }
    v += (unsigned)s0[j6].b;
    j6 = j6 >> 1;
    i5 += 4;
  }
  auto q7_of = [=](unsigned a) { return a < 3 ? a : ((t / 24u) >> 5); };
  unsigned q7 = q7_of(warp / (tx + 1u));
  v += (unsigned)s0[(lane & 12u) ^ (q7 + lane)].b;
  if (((tx / 4u) & 6u) != 0u) {
    v += (unsigned)s0[lane].a;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[32][32];
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[warp * 4 + i4 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[((tx & 7u) % (tz + 1u)) / 7u][(tx % 9u) * 3 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i6 = 2; i6 < 19; i6 += 4) {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 < 2; i7 += 1) {
      s1[((unsigned)__popc(lane)) & 31u] = (unsigned)s1[((unsigned)__popc(lane)) & 31u] + 1;
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s1[tx * 4 + i8 + 0] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(tx % 4u) / 33u][t / 10u];
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(4, 4, 4), 8192>>>(out);
  k201<<<1, dim3(32, 1, 1), 0>>>(out);
  k202<<<1, dim3(48, 1, 1), 0>>>(out);
  k203<<<1, dim3(32, 4, 1), 0>>>(out);
  k204<<<1, dim3(2, 16, 4), 0>>>(out);
  k205<<<1, dim3(16, 16, 1), 4608>>>(out);
  k206<<<1, dim3(32, 8, 1), 0>>>(out);
  k207<<<1, dim3(1, 32, 2), 4352>>>(out);
  k208<<<1, dim3(32, 2, 2), 1536>>>(out);
  k209<<<1, dim3(2, 16, 4), 0>>>(out);
  k210<<<1, dim3(8, 8, 1), 10240>>>(out);
  k211<<<1, dim3(8, 8, 1), 0>>>(out);
  k212<<<1, dim3(32, 1, 1), 0>>>(out);
  k213<<<1, dim3(32, 1, 1), 2304>>>(out);
  k214<<<1, dim3(256, 1, 1), 4096>>>(out);
  k215<<<1, dim3(24, 5, 1), 2560>>>(out);
  k216<<<1, dim3(1, 32, 2), 0>>>(out);
  k217<<<1, dim3(33, 3, 1), 0>>>(out);
  k218<<<1, dim3(128, 1, 1), 0>>>(out);
  k219<<<1, dim3(16, 16, 1), 2304>>>(out);
  k220<<<1, dim3(32, 2, 2), 6400>>>(out);
  k221<<<1, dim3(64, 1, 1), 0>>>(out);
  k222<<<1, dim3(4, 4, 4), 0>>>(out);
  k223<<<1, dim3(4, 4, 4), 0>>>(out);
  k224<<<1, dim3(32, 8, 1), 1536>>>(out);
  k225<<<1, dim3(5, 3, 7), 4352>>>(out);
  k226<<<1, dim3(8, 8, 1), 4608>>>(out);
  k227<<<1, dim3(256, 1, 1), 0>>>(out);
  k228<<<1, dim3(16, 1, 1), 0>>>(out);
  k229<<<1, dim3(2, 16, 4), 0>>>(out);
  k230<<<1, dim3(1, 64, 1), 7936>>>(out);
  k231<<<1, dim3(256, 1, 1), 0>>>(out);
  k232<<<1, dim3(48, 1, 1), 0>>>(out);
  k233<<<1, dim3(4, 4, 4), 0>>>(out);
  k234<<<1, dim3(32, 4, 1), 0>>>(out);
  k235<<<1, dim3(64, 1, 1), 6144>>>(out);
  k236<<<1, dim3(256, 1, 1), 0>>>(out);
  k237<<<1, dim3(48, 1, 1), 0>>>(out);
  k238<<<1, dim3(16, 1, 1), 0>>>(out);
  k239<<<1, dim3(32, 1, 1), 4096>>>(out);
  k240<<<1, dim3(32, 1, 1), 0>>>(out);
  k241<<<1, dim3(33, 3, 1), 4608>>>(out);
  k242<<<1, dim3(32, 2, 2), 4608>>>(out);
  k243<<<1, dim3(32, 8, 1), 4096>>>(out);
  k244<<<1, dim3(64, 2, 1), 4096>>>(out);
  k245<<<1, dim3(5, 3, 7), 0>>>(out);
  k246<<<1, dim3(64, 2, 1), 11520>>>(out);
  k247<<<1, dim3(5, 3, 7), 1280>>>(out);
  k248<<<1, dim3(256, 1, 1), 0>>>(out);
  k249<<<1, dim3(32, 2, 2), 1024>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

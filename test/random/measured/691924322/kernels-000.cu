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
__global__ void k0(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[20] = reinterpret_cast<volatile long long (*)[20]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 16; i3 *= 2) {
    #pragma unroll 1
    for (int i4 = (tx - warp) & 3; i4 < 7; i4 += 2) {
      if (ty >= 1)
        continue;
      v += all(s0[(int)shuffled[((i3 * 16) + ((int)rotate<1>(tz & 31))) & 15]][max(i4, tx)]);
      s0[max(tx ^ ((int)__popc(i4)), 27) ^ i4][min(((ty + tx) + ((int)__clz(tz))) ^ 18, 19)] = 7;
      v += (unsigned)atomicOr(&counts[(((tx % 4) & 28) / 33) * 2][(((int)(__brev((127 - warp) % 17) >> 27)) + t * 29) % 33], (unsigned)v);
    }
  }
  int i5 = 0;
  while (i5 < 28) {
    #pragma unroll 1
    for (int i6 = 1; i6 <= 64; i6 *= 2) {
      if ((tz + tz) % 5 == 2) {
        v += get<volatile long long>(&s0[0][0], ((ty % (tx + 1)) & 24) / 16);
      }
    }
    i5 += 4;
  }
  if ((warp % (tx + 1)) % 4 == 1) {
    v += (unsigned)atomicOr(&counts[warp][(((int)(__brev((tx ^ 6) % 3) >> 27)) + t * 29) % 33], (unsigned)v);
  }
  v += all(s0[((((warp * 31) < 23) ? (ty ^ 29) : lane) / 24) | 18][tx]);
  s0[(tz / (t + 1)) * 8][(ty % 16) ^ (tz & tx)] = all(s0[(tz / (t + 1)) * 8][(ty % 16) ^ (tz & tx)]) + 1;
  __syncthreads();
  v += all(counts[(int)shuffled[lane & 15]][warp]);
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[64][20];
  __shared__ long long s1[32][36];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[t / 10u][i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[32u - (1u << (warp & 3))][i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s1[(tx - warp) & 31u][(tx % 17u) * 2 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) long long s0[1000];
  int2 (*s1)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 46; i3 += 8) {
    for (int i4 = 0; i4 < 5; i4 += 1) {
      s0[((((int)gray(ty)) & 3) + ((int)__clz(tx & i4))) & (((int)rows[(i3 + i4) & 15]) * ((int)((long long)lane * 3 >> 2)))] = v + 1;
      __syncthreads();
    }
  }
  int q5 = (int)rows[(lane + 30) & 15];
  if ((tx & 2) != 0)
    q5 = (int)__popc(ty);
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[warp * 2 + i6 + 0] = v + i6;
  }
  __syncthreads();
  int i7 = 1;
  while (i7 < 19) {
    int j9 = q5 & 63;
    for (int i8 = 8; i8 > 0; i8 /= 2) {
      s0[((int)rows[i8 % (tx + 1)]) & ((i7 & 24) ^ (i8 * 64))] = v + 1;
      __syncthreads();
      j9 = j9 >> 1;
    }
    i7 += 4;
  }
  __syncthreads();
  v += all(s0[tx]);
  v += sum(s1[(int)mirror((int)((long long)tx * 3 >> 2))][t >> 4]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 117 ? a : ((tx + lane) & 10); };
  int q2 = q2_of(tx * 5);
  #pragma unroll 2
  for (int i3 = 5; i3 >= 0; i3 -= 1) {
    v += all(s0[i3 % 3][i3 % 7][((tx < 28) ? (t / 6) : ((warp >= 0) ? tx : q2)) % 17]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[ty % 2][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[(((int)(unsigned char)tx) + 54) % 32][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[256];
  __shared__ volatile unsigned short s1[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  do {
    v += (unsigned)atomicExch(&counts[(((unsigned)fold(tx * 5u, 4)) + t * 29) % 256], (unsigned long long)v);
    i4 += 1;
  } while (i4 < 5);
  v += all(s1[tz][((tz / 32u) * 32u) * (warp + t)][min(tx % 32u, ty + 56u)]);
  v += (unsigned)atomicExch(&counts[(warp + t * 29) % 256], (unsigned long long)v);
  s1[tz][max((unsigned)shuffled[warp ^ ty], 7u)][ty % (tx + 1u)] = 7;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 48; i5 += 8) {
    s1[((((ty ^ 3u) > 8u) && ((warp & 8u) != 0u)) ? i5 : tz) & 3u][(warp - t) & 7u][ty] = 7;
    put<volatile unsigned short>(&s1[0][0][0], ty, v);
    if ((ty & 28u) < 10u) {
      v += all(s1[((((unsigned)((unsigned long long)ty / 3)) + 38u) % 10u) & 3u][i5 / 10u][warp]);
    }
  }
  unsigned i6 = 0;
  do {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 < 8; i7 += 1) {
      s1[min(tz / 10u, 15u)][(tx * 17u) % 16u][((unsigned)primes[t & 15]) / 33u] = 7;
    }
    i6 += 1;
  } while (i6 < 4);
  __syncthreads();
  v += all(s0[(warp >> 2) & (warp / 16u)]);
  v += all(counts[(warp + ((unsigned)rotate<4>(tx & 31))) / 5u]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  __shared__ __align__(16) volatile float s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 32; i3 += 4) {
    if (i3 >= 5) {
      s1[(i3 / (i3 + 1)) & 3] = all(s1[(i3 / (i3 + 1)) & 3]) + 1;
    } else {
      s1[((warp & 127) + (i3 ^ 11)) * (tx + tx)] = all(s1[((warp & 127) + (i3 ^ 11)) * (tx + tx)]) + 1;
    }
    s1[(ty ^ i3) + (warp * i3)] = v + 1;
    if (ty < 2)
      break;
    s0[(255 - i3) % 24].a = v;
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 208; i4 += 64) {
    if ((i4 % 2 == 0) && (i4 >= 54)) {
      s0[(warp * tx) % 17].d = 7;
    } else {
      s0[(((ty >= 23) || (t >= 23)) || ((i4 ^ 172) > 13)) ? ((int)(__brev(lane) >> 27)) : ((int)primes[i4 & 15])].a = all(s0[(((ty >= 23) || (t >= 23)) || ((i4 ^ 172) > 13)) ? ((int)(__brev(lane) >> 27)) : ((int)primes[i4 & 15])].a) + 1;
    }
    if (warp % 2 == 1)
      continue;
    v += all(s1[tz + 58]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    int j4 = ty & 63;
    #pragma unroll
    for (int i3 = 1; i3 < 4; i3 += 1) {
      #pragma unroll 1
      for (int i5 = 4; i5 > 0; i5 /= 2) {
        if ((tx & i5) % 4 == 3) {
          s0[j4 * i2] = 7;
        }
        __syncthreads();
      }
      j4 = (j4 + 33) % 64;
    }
    i2 += 3;
  } while (i2 < 7);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[lane * 4 + i6 + 0]);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s0[t + i7 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 1; i3 *= 2) {
    if (tx < 107) {
      s0[warp][warp + i3] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp & 1][((int)spread((tx % 33) & 31)) * (lane >> 5)]);
  v += all(counts[(int)pick(warp)]);
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  s0[((int)shuffled[max(tx, 9) & 15]) & 7][(min(tx, 31) ^ 39) % 8][(t & 10) % 9] = all(s0[((int)shuffled[max(tx, 9) & 15]) & 7][(min(tx, 31) ^ 39) % 8][(t & 10) % 9]) + 1;
  if (((tx & 12) < 4) || (t < 13)) {
    s0[tx % 8][((int)pick(tx % 10)) & 7][tx % 9] = all(s0[tx % 8][((int)pick(tx % 10)) & 7][tx % 9]) + 1;
  } else {
    s0[(lane * 16) & 7][lane % 8][tx % 9] = v + 1;
  }
  v += all(s0[(lane / 32) / (tx + 1)][((tx % 32) | (t / 2)) % 7][min(t, 8)]);
  int i2 = 1;
  while (i2 < 23) {
    #pragma unroll 1
    for (int i3 = (i2 >> 5) & 3; i3 < 11; i3 += 2) {
      v += all(s0[(i3 + tx) % 8][((i3 - i3) % 4) + 3][(t / 16) % (i3 + 1)]);
    }
    i2 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(unsigned)((long long)(lane ^ ((unsigned)((unsigned long long)lane / 3))) * 3 >> 2)][tx] = make_int4(v, 1, 2, sum(s0[(unsigned)((long long)(lane ^ ((unsigned)((unsigned long long)lane / 3))) * 3 >> 2)][tx]) + 1);
  __syncthreads();
  v += sum(s0[(((lane - tx) & 31u) % 6u) / 2u][tx % 5u]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[2][16][16];
  __shared__ Triad s1[16][17];
  __shared__ Quad s2[500];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 64) {
    s2[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = max((int)__popc(t), 23);
  if ((tx & 63) % 5 == 2)
    q5 = (int)Layout{33, 1}(lane, tx);
  int j7 = lane & 63;
  for (int i6 = 0; i6 < 41; i6 += 8) {
    if (warp >= 0) {
      s0[(((j7 ^ ty) % 17) % 3) % 2][tx][min(i6 + lane, 13)] = make_float2(2, v + 1);
    }
    __syncthreads();
    j7 = j7 >> 1;
  }
  __syncthreads();
  v += sum(s0[((int)__clz(warp)) & 1][(int)((long long)tx * 3 >> 2)][(ty & tx) / 24]);
  v += all(s1[(((lane + warp) + 12) + 65) / 32][(tx >> 4) / 33].c);
  v += all(s2[(ty << 3) & 12].d);
  v += all(counts[warp % 24]);
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][36];
  __shared__ __align__(16) volatile Mixed s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if ((ty & 4u) != 0u) {
    v += all(s1[(unsigned)mirror(t)][((ty * 31u) * ty) % 10u].a);
  } else {
    s1[tx][min(ty, 15u)].a = all(s1[tx][min(ty, 15u)].a) + 1;
  }
  v += both<volatile signed char>(&s0[0][0] + 1, (((unsigned)(short)(warp * 31u)) - ((tx * 31u) * 2654435761u >> 26)) & 7u, 32);
  #pragma unroll
  for (unsigned i3 = 0; i3 < 17; i3 += 3) {
    if (warp % 5u == 0u)
      break;
    v += all(s1[((unsigned)__popc((i3 & 28u) * i3)) * 2u][ty].c);
    if ((tx < 21u) && ((((unsigned)(unsigned char)i3) ^ 31u) > 4u))
      continue;
    if (i3 % 5u == 1u) {
      s1[(unsigned)((unsigned long long)tx / 3)][i3].b = all(s1[(unsigned)((unsigned long long)tx / 3)][i3].b) + 1;
    } else {
      v += all(s1[((((lane * 2654435761u >> 28) % 2u == 0u) ? ((unsigned)bits(ty)) : ((unsigned)shuffled[i3])) + ((unsigned)twos[((unsigned)((long long)tx * 3 >> 2)) & 15])) & 15u][warp].b);
    }
  }
  #pragma unroll
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    if (t % 5u == 4u) {
      v += all(s1[(unsigned)(__brev((unsigned)((long long)i4 * 3 >> 2)) >> 27)][min((tx ^ i4) % 6u, tx)].c);
    }
  }
  const unsigned q5 = 100u << (warp & 3);
  s0[((255u - max(q5, 28u)) & 31u) / 3u][warp] = all(s0[((255u - max(q5, 28u)) & 31u) / 3u][warp]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[1000];
  __shared__ __align__(16) volatile unsigned short s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    v += get<volatile unsigned short>(s1 + 5, tx);
  }
  s1[(tz >= 0u) ? ((unsigned)shuffled[ty & 15]) : (tx >> 2)] = all(s1[(tz >= 0u) ? ((unsigned)shuffled[ty & 15]) : (tx >> 2)]) + 1;
  s0[(((unsigned)(short)(tx & 85u)) + ty) + 35u].b = v + 1;
  if (((tx * tx) ^ 0u) > 14u) {
    v += all(s1[min(warp + t, 29u)]);
  }
  __syncthreads();
  v += all(s0[(tx < 0u) ? tx : ty].c);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += all(s0[warp * 8 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[tx * 2 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[warp * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (ty * 7u) & ((ty - lane) & 255u);
  if ((tx ^ 1u) > 8u)
    q2 = warp * 2654435761u >> 28;
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    if ((i3 & 1u) != 0u) {
      v += all(s0[(q2 + i3) / 6u][((unsigned)((long long)i3 * 3 >> 2)) / 6u]);
    } else {
      v += all(s0[(63u - i3) & 7u][((q2 / 24u) << 5) + 19u]);
    }
    put<volatile int>(&s0[0][0], tx, v);
    v += get<volatile int>(&s0[0][0], tx ^ (lane + warp));
  }
  for (unsigned i4 = 0; i4 < 24; i4 += 3) {
    #pragma unroll
    for (unsigned i5 = 2; i5 < 6; i5 += 1) {
      for (unsigned i6 = 0; i6 < 2; i6 += 1) {
        if (((tx * i6) ^ 2u) > 11u)
          break;
        v += all(s0[(((unsigned)twos[i6]) - ((unsigned)(short)i5)) & 7u][tx]);
        v += get<volatile int>(&s0[0][0], i5);
        v += get<volatile int>(&s0[0][0] + 5, i6);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = ((tx * tx) - (warp * 64u)) & 7u;
  if (t < 61u)
    q2 = ((warp + tx) < 25u) ? lane : t;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= tx % 4; ++i3) {
    s0[warp][(((t ^ 25u) > 6u) ? i3 : i3) ^ 24u] = all(s0[warp][(((t ^ 25u) > 6u) ? i3 : i3) ^ 24u]) + 1;
    s0[tx * 2654435761u >> 27][i3 / (i3 + 1u)] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 0;
  while (i2 < 9) {
    unsigned i3 = 0;
    while (i3 < 5) {
      s0[i3 % ((lane * 2654435761u >> 26) + 1u)][((i2 / 16u) % 6u) / 33u] = 7;
      i3 += 1;
    }
    i2 += 3;
  }
  const unsigned q4 = (warp % 2u == 1u) ? (tz + tx) : (tx * 4u);
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= tz % 3; ++i5) {
    unsigned j7 = t & 63;
    #pragma unroll 1
    for (unsigned i6 = 0; i6 <= ((unsigned)rotate<2>(ty & 31)) % 3; ++i6) {
      v += all(s0[warp][i5 >> 1]);
      j7 = (j7 + 33) % 64;
    }
  }
  const unsigned q8 = (unsigned)primes[tz];
  s0[(unsigned)(short)(((unsigned)(__brev(warp) >> 27)) / 5u)][lane & 31u] = v + 1;
  s0[(((tx * q8) - q8) & 31u) + ((lane >> 5) % 32u)][q8 >> 4] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[256];
  __shared__ float s1[32][36];
  __shared__ __align__(16) signed char s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 63 ? a : ((lane ^ lane) * 31); };
  int q4 = q4_of(tx / 2);
  if ((warp & 1) != 0) {
    s0[tx] = v + 1;
  }
  __syncthreads();
  v += all(s0[(warp / 5) ^ min(t, 35)]);
  v += both<signed char>(&s2[0][0], (warp ^ q4) % (q4 + 1), 32);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s2[(int)primes[lane & 15]][(q4 % 7) * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx / 24][warp]);
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[33][40];
  __shared__ __align__(16) volatile long long s1[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += all(s0[lane >> 5][tx]);
  #pragma unroll 1
  for (unsigned i3 = warp & 3; i3 < 10; i3 += 3) {
    for (unsigned i4 = 0; i4 < 9; i4 += 3) {
      if ((warp & 6u) != 0u) {
        v += all(s0[((i4 + i4) - i3) & 7u][max(i4, i3) + (i4 + i4)]);
      }
      v += get<volatile long long>(&s0[0][0] + 5, ((unsigned)((long long)min(i4, tx) * 3 >> 2)) >> 2);
    }
  }
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 334; i5 += blockDim.x * blockDim.y * blockDim.z) {
    for (unsigned i6 = 1; i6 <= 64; i6 <<= 1) {
      s1[(unsigned)shuffled[((unsigned)Layout{33, 1}(i5 * 2654435761u >> 24, lane)) & 15]] = all(s1[(unsigned)shuffled[((unsigned)Layout{33, 1}(i5 * 2654435761u >> 24, lane)) & 15]]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[t * 3 + i2 + 0] = v + i2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[((ty % 5 == 4) ? (warp * 5) : (ty + ty)) + i3 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((ty < 1) ? ((int)__clz(ty)) : min(ty, 19)) & 63]);
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][72];
  __shared__ double s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 26; i3 += 4) {
    v += sum(s0[((32u - i3) + 24u) & 7u][min((unsigned)twos[(i3 / (i3 + 1u)) / 4u], 25u)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(lane / (t + 1u)) + 29u]);
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[8][72];
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 31 ? a : ((unsigned)fold(tz, 2)); };
  unsigned q4 = q4_of(tz | t);
  for (unsigned i5 = 0; i5 < 3; ++i5) {
    v += all(s1[tx + i5 * 16]);
  }
  __syncthreads();
  auto q6_of = [=](unsigned a) { return a < 97 ? a : ((unsigned)shuffled[tz * 2654435761u >> 28]); };
  unsigned q6 = q6_of(ty * 65u);
  for (unsigned i7 = 0; i7 < 11; i7 += 8) {
    atomicAnd(&counts[(i7 - ((unsigned)(short)i7)) & 31u][(i7 + t * 29) % 33], (int)v);
    __syncthreads();
  }
  const unsigned q8 = ((q6 - tx) & 31u) & (q6 ^ tx);
  if ((warp < 0u) || (tz % 2u == 0u)) {
    v += (unsigned)atomicMin(&counts[(unsigned)(short)(tx % 2u)][(((tx + 68u) / 24u) + t * 29) % 33], (int)v);
  }
  if (((ty & 4u) != 0u) || ((ty ^ 3u) > 13u)) {
    v += all(s1[tx]);
  }
  __syncthreads();
  s0[warp][tx % 4u] = make_int2(2, v + 1);
  v += all(s1[tx % 5u]);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((((t % 4u) >= 2u) ? tx : tx) * 2654435761u >> 27) % 5u) / 7u][q8 + q8]);
  v += all(counts[((q6 >= 178u) ? tx : tx) / 4u][(tx / 7u) & 7u]);
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 1; i2 < 8; i2 += 2) {
    s0[tx] = make_int4(v, 1, 2, sum(s0[tx]) + 1);
    __syncthreads();
  }
  auto q3_of = [=](unsigned a) { return a < 15 ? a : min(tx % 16u, 31u - t); };
  unsigned q3 = q3_of(max(tx, t));
  if (t >= 19u) {
    v += sum(s0[(unsigned)__clz(lane)]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][32];
  __shared__ int counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[((unsigned)twos[warp]) / 24u][i3 + 0].b);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx + 8u][(unsigned)__popc(lane * 2654435761u >> 26)]);
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 8; i2 += 1) {
    v += get<double>(s0, min(warp, i2));
    __syncthreads();
    __syncthreads();
  }
  int q3 = t * 65;
  if (((warp < 0) || ((warp & 4) != 0)) || (tx >= 53))
    q3 = warp * tx;
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[(((tx + 2) / 7) % 6) + i4 * 4]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 2; i2 *= 2) {
    v += all(s0[(i2 & 5) / 6][((int)((unsigned long long)i2 / 3)) ^ (tx / 7)][min(i2, tx)]);
  }
  auto q3_of = [=](int a) { return a < 15 ? a : ((tx ^ tx) % 2); };
  int q3 = q3_of(t - lane);
  s0[(lane + 52) % 4][lane & 15][lane % 17] = v + 1;
  auto q4_of = [=](int a) { return a < 15 ? a : max(lane - lane, 32); };
  int q4 = q4_of(min(tx, 34));
  for (int i5 = 0; i5 < 6; i5 += 8) {
    #pragma unroll 1
    for (int i6 = (tx | i5) & 3; i6 < 2; i6 += 1) {
      v += all(s0[i6 / (i6 + 1)][(i6 + i5) * 4][i6 % 32]);
      if ((lane & 8) != 0) {
        s0[i5][i5][i6 / 8] = all(s0[i5][i5][i6 / 8]) + 1;
      }
    }
  }
  int i7 = 0;
  while (i7 < 30) {
    if ((i7 % 2 == 0) || (t < 22)) {
      v += all(s0[((((q4 >> 2) % 32) & 1) * 5) & 3][(((int)(unsigned char)(tx % 6)) / 8) % 8][max(i7 / 2, i7 / 16)]);
    }
    i7 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[4][16][17];
  __shared__ Triad s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 32) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 21; i3 += 4) {
    v += all(s1[(i3 * lane) / 24].b);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 9; i4 += 2) {
    for (int i5 = 0; i5 < 5; i5 += 1) {
      if ((tx ^ i5) < 4) {
        s1[i4 + tx].b = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[(((int)(short)t) & 15) / 10][(((int)rows[tx & 15]) * lane) % 16][(tx % 5 == 4) ? ((((int)(unsigned char)lane) / 4) % 10) : ((((int)primes[tx & 15]) % 32) / 10)]);
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) signed char s0[64][32];
  unsigned short *s1 = reinterpret_cast<unsigned short *>(memory + 0);
  __shared__ float4 s2[2][16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 1; i5 <= 64; i5 <<= 1) {
    atomicMax(&counts[((i5 % 3) / 4) / 4][((t % 33) + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  for (int i6 = 2; i6 < 3; i6 += 1) {
    if (i6 % 5 == 4) {
      atomicAdd(&counts[i6][(i6 + t * 29) % 33], (unsigned)1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[ty][ty]);
  v += all(s1[(int)pick(ty ^ tx)]);
  v += sum(s2[(tx / 10) * 4][((tx * 7) >> 5) * 3][ty % 6]);
  v += all(counts[((int)__clz((int)Layout{33, 1}(warp + 58, tx))) & ((((int)__clz(tx)) % 5) & 31)][((lane % 2 == 0) ? warp : ty) % 32]);
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = tx;
  if ((warp ^ 0) > 4)
    q2 = tz;
  s0[(int)((unsigned long long)tz / 3)][(warp >= 1) ? ((warp * warp) % 17) : ((lane / 10) >> 2)] = make_float4(v, 1, 2, 7);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)bits(warp)][(q2 + warp) % (tz + 1)]);
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned char s0[2048];
  float2 (*s1)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 4) {
    #pragma unroll 1
    for (int i4 = 1; i4 <= 64; i4 *= 2) {
      v += sum(s1[((int)((long long)i4 * 3 >> 2)) & 1][warp][tx % 9]);
      __syncthreads();
    }
    i3 += 1;
  }
  #pragma unroll 1
  for (int i5 = 1; i5 < 4; i5 += 1) {
    #pragma unroll 1
    for (int i6 = 0; i6 < 2; i6 += 1) {
      if ((tx ^ 222) > 1) {
        s1[((i6 + 46) % 5 == 0) ? (tx >> 5) : (i5 % 4)][(511 >> (tx & 3)) & 7][i5] = make_float2(2, sum(s1[((i6 + 46) % 5 == 0) ? (tx >> 5) : (i5 % 4)][(511 >> (tx & 3)) & 7][i5]) + 1);
      }
      s0[((int)((unsigned long long)((int)(__brev(i6) >> 24)) / 3)) / 32] = all(s0[((int)((unsigned long long)((int)(__brev(i6) >> 24)) / 3)) / 32]) + 1;
      __syncthreads();
    }
  }
  const int q7 = ((int)__popc(warp)) / 5;
  #pragma unroll
  for (int i8 = 0; i8 < 2; i8 += 1) {
    if (((lane ^ 30) > 2) || ((i8 & 6) != 0)) {
      s0[q7] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = ((int)rows[t & 15]) * 3;
  if (tx < 3)
    q2 = ty * 5;
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[ty][(warp % 3) * 4 + i3 + 0]);
  }
  __syncthreads();
  v += sum(s0[ty][(((int)(__brev(tz) >> 27)) / 7) & 31]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((tx & 16) != 0) {
    s0[((int)primes[(int)shuffled[warp]]) % 16][warp].c = all(s0[((int)primes[(int)shuffled[warp]]) % 16][warp].c) + 1;
  } else {
    v += all(s0[(((ty ^ tx) + ((int)((unsigned long long)warp / 3))) % 7) * 2][tx % 3].a);
  }
  v += all(s0[min(warp, tx)][(int)shuffled[t & 15]].c);
  s0[(lane / 24) / 5][ty & 1].a = 7;
  if ((warp ^ 7) > 5) {
    v += all(s0[max(tx, 1) ^ (tx % 6)][tx].a);
  }
  v += all(s0[((warp < 6) ? lane : tx) / 8][((int)shuffled[warp]) % 5].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1000];
  __shared__ __align__(16) float2 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 4; i3 += 4) {
    unsigned j5 = tx & 63;
    for (unsigned i4 = 1; i4 < 4; i4 += 2) {
      if ((i3 % 4u == 0u) && (warp < 3u)) {
        s0[(i4 % 17u) >> 4] = make_int2(2, v);
      }
      if ((j5 & 4u) != 0u) {
        s1[((ty % 3u == 2u) ? ((i4 % 24u) ^ ((unsigned)(__brev(i4) >> 24))) : (((unsigned)twos[i4]) * 8u)) % 8u][i4 | i4][((unsigned)bits(i4 / 7u)) % 5u] = make_float2(2, 7);
      }
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  if ((tx ^ 10u) > 7u) {
    s1[((warp - ty) & 31u) % 8u][((unsigned)(unsigned char)(warp / (ty + 1u))) % 8u][((tx + warp) * 32u) & 7u] = make_float2(2, 7);
  }
  s0[((warp % 6u) - min(ty, lane)) & 63u] = make_int2(2, sum(s0[((warp % 6u) - min(ty, lane)) & 63u]) + 1);
  __syncthreads();
  v += sum(s0[(((warp & 28u) & ((unsigned)(__brev(ty) >> 27))) % 16u) * 64u]);
  __syncthreads();
  __syncthreads();
  unsigned q6 = (lane * 2654435761u >> 25) ^ (warp % 2u);
  if ((warp & 4u) != 0u)
    q6 = warp;
  s1[q6 % 8u][min(((tx * 16u) + (255u - warp)) - (((unsigned)(__brev(tx) >> 27)) / (ty + 1u)), 7u)][(tx * 4u) & 7u] = make_float2(2, 7);
  s0[lane] = make_int2(2, sum(s0[lane]) + 1);
  __syncthreads();
  __syncthreads();
  v += sum(s1[(ty / 6u) * 3u][(unsigned)((unsigned long long)((tx >= 3u) ? tx : tx) / 3)][(((ty / 7u) / (t + 1u)) / 10u) * q6]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[64][20];
  __shared__ volatile float s1[4][16][17];
  volatile Triad *s2 = reinterpret_cast<volatile Triad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 32) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 32) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 32) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 32) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = lane & 63;
  for (int i4 = 0; i4 < 30; i4 += 4) {
    int i6 = 0;
    while (i6 < 1) {
      for (int i7 = 2; i7 > 0; i7 >>= 1) {
        if (j5 >= 35) {
          v += all(s1[i7][((63 - i6) * i6) + 2][(i7 + 42) & 15]);
        } else {
          s1[i6][i7 % 17][((((i7 ^ 2) > 6) && (t % 3 == 2)) ? i7 : i4) / 7] = all(s1[i6][i7 % 17][((((i7 ^ 2) > 6) && (t % 3 == 2)) ? i7 : i4) / 7]) + 1;
        }
      }
      i6 += 1;
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s0[tx][t & 15]);
  v += all(s2[lane].b);
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[(((lane & 8) != 0) ? ((int)twos[tx & 15]) : (lane / 4)) % 8][min((((tx < 30) ? warp : t) ^ (t * 7)) ^ (lane & 85), ((int)bits(tx << 2)) / 33)][((t - ((int)twos[warp])) * 8) & 7].a = all(s0[(((lane & 8) != 0) ? ((int)twos[tx & 15]) : (lane / 4)) % 8][min((((tx < 30) ? warp : t) ^ (t * 7)) ^ (lane & 85), ((int)bits(tx << 2)) / 33)][((t - ((int)twos[warp])) * 8) & 7].a) + 1;
  s0[(warp / 33) * tx][tx % 3][warp].a = v + 1;
  s0[((((int)(unsigned char)(((tx ^ lane) >= 20) ? t : lane)) % ((lane + 45) + 1)) % 10) & 7][(255 - (warp + 24)) & 7][((int)(__brev((tx ^ 34) ^ 38) >> 27)) >> 4].c = v;
  int q2 = (t / 16) * 64;
  if (lane < 29)
    q2 = warp % 24;
  v += all(s0[(tx * warp) % 8][warp >> 1][warp].a);
  s0[(((int)fold(warp, 2)) / 4) * 8][(q2 * 8) % 8][((int)primes[warp / 33]) & 7].a = v + 1;
  v += all(s0[tx >> 5][(tx ^ 37) & 7][(((int)__clz((int)rotate<2>((q2 & 31) & 31))) % (((tx / 3) & 31) + 1)) % 9].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[ty * 3 + i2 + 0]);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : (((unsigned)primes[ty]) ^ ((unsigned)(__brev(t) >> 24))); };
  unsigned q3 = q3_of((tx - warp) & 63u);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[ty * 3 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[(t & 15u) * 8 + i5 + 1] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (tx / (tz + 1)) + ((int)rotate<1>(tx & 31));
  v += sum(s0[(31 - warp) & 3][warp][((int)((long long)(warp * 33) * 3 >> 2)) % 5]);
  __syncthreads();
  int j4 = warp & 63;
  int i3 = 0;
  while (i3 < 6) {
    int j6 = t & 63;
    #pragma unroll
    for (int i5 = 0; i5 < 12; i5 += 3) {
      if (((i5 & 3) & 8) != 0) {
        s0[(int)((unsigned long long)i5 / 3)][((int)((long long)tx * 3 >> 2)) >> 3][i3] = make_int2(2, v + 1);
      }
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
    j4 = (j4 ^ 9) & 63;
    i3 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][16];
  __shared__ float s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[ty * 3u][i3 + 1].e);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx % 4u][(tx % 3u) * 4 + i4 + 0].a = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tz][warp / (warp + 1u)][(((ty % (ty + 1u)) + (lane * 3u)) + (max(warp, warp) * warp)) % 9u]);
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[32][33];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 324; i3 += 100) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 <= 4; i4 <<= 1) {
      #pragma unroll 1
      for (unsigned i5 = 0; i5 < 15; i5 += 8) {
        s0[((unsigned)((unsigned long long)i5 / 3)) & 31u][(((unsigned)shuffled[t & 15]) + 13u) & 28u] = 7;
      }
    }
  }
  const unsigned q6 = lane % 32u;
  if (((lane & 2u) != 0u) && ((q6 ^ 28u) > 7u)) {
    s0[lane][warp] = v + 1;
  }
  __syncthreads();
  v += all(s0[(unsigned)__popc((unsigned)((unsigned long long)tx / 3))][(unsigned)__popc((((unsigned)((unsigned long long)warp / 3)) % 5u == 1u) ? lane : tx)]);
  v += all(counts[max(tx, 10u) % 12u][(((unsigned)__popc(lane)) | 29u) % 32u]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 2048);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = 127u - (warp % 4u);
  unsigned i4 = 0;
  while (i4 < 7) {
    if (i4 % 3u == 2u) {
      v += all(s0[q3]);
    }
    v += all(s1[((tx + 66u) * (warp / 2u)) >> 5]);
    i4 += 1;
  }
  #pragma unroll
  for (unsigned i5 = 1; i5 < 12; i5 += 8) {
    s0[tx & 3u] = v + 1;
    put<volatile int>(s1 + 5, tx, v);
    v += both<volatile signed char>(s0, (i5 * i5) + (tx / 16u), 32);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[t * 3 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 4; i2 += 1) {
    for (unsigned i3 = 1; i3 <= 1; i3 <<= 1) {
      if (i3 % 5u == 0u) {
        s0[(tx | i2) / 10u][i3 & 24u] = v + 1;
      }
      __syncthreads();
    }
  }
  for (unsigned i4 = 2; i4 < 7; i4 += 1) {
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 6; i5 += 1) {
      v += both<double>(&s0[0][0], (tx ^ i4) ^ 38u, 32);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 512 ? a : ((int)((long long)((int)(__brev(tx) >> 24)) * 3 >> 2)); };
  int q2 = q2_of((int)Layout{33, 1}(ty, warp));
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[tx][(warp / 7) & min(tx, tx)][(q2 % 7) * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += all(s0[ty * ty][i2 + 0].d);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((3 << (tx & 3)) % 33); };
  int q3 = q3_of(t % 2);
  int i4 = 2;
  do {
    s0[(i4 % 8) % 12][i4].d = 7;
    __syncthreads();
    i4 += 1;
  } while (i4 < 9);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[lane >> 3][i5 + 1].d = v + i5;
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 48 ? a : ((q3 ^ tx) % 16); };
  int q6 = q6_of(warp * tx);
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    s0[((q3 + 39) / 6) / 33][(t % 7) * 2 + i7 + 0].d = v + i7;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[512];
  __shared__ __align__(16) float s1[4][16][17];
  __shared__ float2 s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 < 7; i4 += 4) {
    v += all(s0[max(warp, i4) * i4].a);
    __syncthreads();
  }
  int q5 = ty;
  if (tx >= 18)
    q5 = tx % 7;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[((32 - lane) & 28) % 4][(min(tx, 17) >> 5) / (((int)gray(ty)) + 1)][i6 + 0] = v + i6;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i7 = 0; i7 < 12; i7 += 4) {
    if ((tx ^ 8) > 7) {
      s1[((t | 2) / 5) % 4][((i7 * 3) * 2) / 32][tx % 6] = v + 1;
    }
    v += all(s0[q5 & 63].a);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[ty][ty % 4][tx % 17]);
  v += sum(s2[min(tx, q5) % 10][(max(warp, 11) / 24) / 5]);
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ __align__(16) float2 s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(((unsigned)(short)warp) + (tx & 25u)) + i3 * 8]);
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 5; ++i4) {
    s0[((unsigned)(unsigned char)t) + i4 * 8] = v;
  }
  __syncthreads();
  const unsigned q5 = (ty * 65u) ^ 20u;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[tx * 4 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s0[lane * 4 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((unsigned)((unsigned long long)ty / 3)) / 10u) & 7u][warp ^ (warp % 12u)]);
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[2][32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    if (((max(lane, t) ^ 42) > 10) || ((tx < 25) || ((i3 & 1) != 0))) {
      atomicMax(&counts[(int)fold(tx / 4, 9)][(((((warp % 6) % 24) ^ (((i3 ^ 64) > 4) ? ((int)Layout{33, 1}(warp, i3)) : (tx & 31))) % 33) + t * 29) % 33], (unsigned)v);
    }
    if (tx % 5 == 0) {
      s0[(i3 * 2) % 2][(warp + 34) / 10][(i3 >> 2) & 3] = v + 1;
    }
    __syncthreads();
  }
  int i4 = 2;
  do {
    if ((i4 % 10) >= 1) {
      atomicAnd(&counts[lane % 16][((((int)spread(lane & 31)) / 24) + t * 29) % 33], (unsigned)v);
    }
    __syncthreads();
    i4 += 8;
  } while (i4 < 4);
  __syncthreads();
  v += all(s0[(int)((unsigned long long)warp / 3)][warp][((warp / 33) * 7) / 16]);
  v += all(counts[(warp ^ 39) & (tx & 15)][(int)(short)(t / 6)]);
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ __align__(16) volatile double s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 8) {
    s1[(unsigned)(short)(i3 | tx)][((unsigned)twos[((unsigned)primes[tx & ty]) & 15]) % 17u] = v + 1;
    v += all(s0[warp].e);
    i3 += 2;
  }
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((lane * 2654435761u >> 24) % 2u); };
  unsigned q4 = q4_of(tx % 33u);
  for (unsigned i5 = 0; i5 < 62; i5 += 8) {
    v += all(s0[max((((unsigned)__popc(q4)) & 28u) & 31u, ((t ^ 39u) >= 63u) ? tz : ((unsigned)spread(((unsigned)((unsigned long long)tx / 3)) & 31)))].a);
  }
  unsigned j7 = tz & 63;
  #pragma unroll
  for (unsigned i6 = 0; i6 < 6; i6 += 1) {
    unsigned i8 = 0;
    while (i8 < 34) {
      if ((i8 ^ 7u) > 1u) {
        v += all(s0[i8].e);
      }
      i8 += 8;
    }
    j7 = (j7 ^ 9) & 63;
  }
  auto q9_of = [=](unsigned a) { return a < 1 ? a : ty; };
  unsigned q9 = q9_of(q4 << 1);
  unsigned i10 = 0;
  do {
    v += both<volatile double>(&s1[0][0], ty, 32);
    s1[q9 >> 4][lane] = all(s1[q9 >> 4][lane]) + 1;
    if (q9 >= 7u) {
      s1[((tx + lane) * 2654435761u >> 25) % 32u][min((i10 * 2654435761u >> 24) ^ 24u, 31u)] = v + 1;
    }
    i10 += 8;
  } while (i10 < 31);
  __syncthreads();
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  for (unsigned i2 = 0; i2 < 12; i2 += 3) {
    for (unsigned i4 = 0; i4 < 11; i4 += 2) {
      v += all(s0[(unsigned)rotate<2>(((511u << (i2 & 3)) / 3u) & 31)]);
      __syncthreads();
    }
    j3 = j3 >> 1;
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(4, 4, 4), 10240>>>(out);
  k1<<<1, dim3(32, 4, 1), 0>>>(out);
  k2<<<1, dim3(32, 4, 1), 8192>>>(out);
  k3<<<1, dim3(48, 1, 1), 0>>>(out);
  k4<<<1, dim3(8, 8, 1), 0>>>(out);
  k5<<<1, dim3(2, 16, 4), 0>>>(out);
  k6<<<1, dim3(1, 32, 2), 6400>>>(out);
  k7<<<1, dim3(1, 32, 2), 0>>>(out);
  k8<<<1, dim3(128, 1, 1), 0>>>(out);
  k9<<<1, dim3(32, 1, 1), 0>>>(out);
  k10<<<1, dim3(16, 1, 1), 4096>>>(out);
  k11<<<1, dim3(1, 64, 1), 0>>>(out);
  k12<<<1, dim3(32, 8, 1), 0>>>(out);
  k13<<<1, dim3(1, 32, 2), 0>>>(out);
  k14<<<1, dim3(1, 64, 1), 0>>>(out);
  k15<<<1, dim3(4, 4, 4), 0>>>(out);
  k16<<<1, dim3(64, 1, 1), 0>>>(out);
  k17<<<1, dim3(4, 4, 4), 0>>>(out);
  k18<<<1, dim3(256, 1, 1), 0>>>(out);
  k19<<<1, dim3(33, 3, 1), 0>>>(out);
  k20<<<1, dim3(33, 3, 1), 0>>>(out);
  k21<<<1, dim3(48, 1, 1), 0>>>(out);
  k22<<<1, dim3(8, 4, 2), 512>>>(out);
  k23<<<1, dim3(32, 1, 1), 8192>>>(out);
  k24<<<1, dim3(16, 16, 1), 0>>>(out);
  k25<<<1, dim3(128, 1, 1), 8192>>>(out);
  k26<<<1, dim3(32, 1, 1), 4352>>>(out);
  k27<<<1, dim3(32, 1, 1), 0>>>(out);
  k28<<<1, dim3(8, 8, 1), 512>>>(out);
  k29<<<1, dim3(4, 4, 4), 10752>>>(out);
  k30<<<1, dim3(256, 1, 1), 4608>>>(out);
  k31<<<1, dim3(5, 3, 7), 0>>>(out);
  k32<<<1, dim3(16, 16, 1), 6400>>>(out);
  k33<<<1, dim3(16, 16, 1), 0>>>(out);
  k34<<<1, dim3(32, 1, 1), 3072>>>(out);
  k35<<<1, dim3(64, 1, 1), 0>>>(out);
  k36<<<1, dim3(64, 2, 1), 4096>>>(out);
  k37<<<1, dim3(32, 2, 2), 0>>>(out);
  k38<<<1, dim3(5, 3, 7), 0>>>(out);
  k39<<<1, dim3(100, 1, 1), 0>>>(out);
  k40<<<1, dim3(5, 3, 7), 3072>>>(out);
  k41<<<1, dim3(64, 1, 1), 0>>>(out);
  k42<<<1, dim3(64, 2, 1), 0>>>(out);
  k43<<<1, dim3(1, 32, 2), 0>>>(out);
  k44<<<1, dim3(33, 3, 1), 0>>>(out);
  k45<<<1, dim3(32, 4, 1), 0>>>(out);
  k46<<<1, dim3(1, 64, 1), 0>>>(out);
  k47<<<1, dim3(64, 1, 1), 0>>>(out);
  k48<<<1, dim3(1, 32, 2), 10240>>>(out);
  k49<<<1, dim3(24, 5, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

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
__global__ void k300(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[20] = reinterpret_cast<Quad (*)[20]>(memory + 0);
  float2 (*s1)[17] = reinterpret_cast<float2 (*)[17]>(memory + 10752);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 99) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  unsigned q3 = t;
  if (ty % 4u == 0u)
    q3 = (unsigned)(__brev(warp) >> 27);
  unsigned j5 = tx & 63;
  #pragma unroll 1
  for (unsigned i4 = 16; i4 > 0; i4 /= 2) {
    v += sum(s1[(i4 & 127u) / 32u][(unsigned)fold(lane / 3u, 6)]);
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  const unsigned q6 = (tx + 14u) * 32u;
  if ((ty ^ 1u) > 7u) {
    v += all(s0[tx][t * 2654435761u >> 28].a);
  }
  __syncthreads();
  unsigned i7 = 1;
  do {
    v += all(s0[i7][i7 & 18u].a);
    if ((tx ^ 15u) > 3u) {
      v += sum(s1[ty * 2654435761u >> 28][((((unsigned)twos[(lane * ty) & 15]) & 24u) + (((warp ^ warp) % 8u) * 8u)) & 15u]);
    }
    __syncthreads();
    i7 += 2;
  } while (i7 < 14);
  __syncthreads();
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[36] = reinterpret_cast<float2 (*)[36]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 1 ? a : (warp * 8u); };
  unsigned q3 = q3_of(ty);
  if (((((q3 * 4u) ^ 84u) > 4u) && ((((unsigned)twos[ty]) ^ 113u) > 13u)) || (((lane ^ 11u) > 0u) || ((warp & 6u) != 0u))) {
    s0[tx][tx] = make_float2(2, v + 1);
  }
  __syncthreads();
  unsigned q4 = (warp / 4u) & 28u;
  if ((lane ^ q3) >= 16u)
    q4 = tz + tx;
  v += sum(s0[q3 / 2u][(unsigned)__clz(q3 & tx)]);
  atomicAnd(&counts[(q4 & 24u) & 3u][(((q3 + tx) / 33u) + t * 29) % 33], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(((q4 * 16u) & (tx ^ 12u)) - ((unsigned)(short)ty)) & 7u][(unsigned)(short)(ty >> 4)]);
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[72] = reinterpret_cast<volatile Row (*)[72]>(memory + 0);
  __shared__ volatile long long s1[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 2; i4 >= 0; i4 -= 1) {
    int i5 = 0;
    do {
      for (int i6 = 0; i6 < 30; i6 += 8) {
        v += get<volatile long long>(s1 + 5, min(i4, 33));
        v += all(s0[i4][(((i5 / 3) >> 1) / 10) * 3].a);
      }
      i5 += 2;
    } while (i5 < 8);
  }
  if ((tx * 32) >= 9) {
    v += (unsigned)atomicExch(&counts[(tx + t * 29) % 256], (unsigned long long)v);
  } else {
    v += (unsigned)atomicExch(&counts[(((warp % 7) ^ (tz / 8)) + t * 29) % 256], (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[tz ^ 28]);
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1024];
  __shared__ __align__(16) float2 s1[33][40];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 127 ? a : ((tx / 16) * 32); };
  int q4 = q4_of(255 - t);
  int j6 = q4 & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 < 9; i5 += 4) {
    #pragma unroll
    for (int i7 = 0; i7 < 13; i7 += 2) {
      if ((lane ^ 4) > 3) {
        s1[(int)(__brev(tx) >> 27)][j6 / 7] = make_float2(2, v);
      }
      v += all(s0[((i7 % 7) + 45) * (i7 / (j6 + 1))]);
      __syncthreads();
    }
    j6 = j6 >> 1;
  }
  v += sum(s1[(q4 & 1) ^ (lane % 3)][((q4 / (warp + 1)) & 7) % ((t * 32) + 1)]);
  __syncthreads();
  v += (unsigned)atomicExch(&counts[((lane % 6) + t * 29) % 256], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(((tx / 3) << 2) | 31) / 32]);
  out[t] = v;
}
__global__ void k304(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (tx ^ 37) - (lane % 3);
  if (((int)rotate<2>(t & 31)) < 30)
    q2 = t ^ 28;
  #pragma unroll 2
  for (int i3 = 1; i3 < 25; i3 += 4) {
    s0[((int)shuffled[tx & 15]) / 3][((int)twos[(i3 + t) & 15]) & 15] = all(s0[((int)shuffled[tx & 15]) / 3][((int)twos[(i3 + t) & 15]) & 15]) + 1;
    __syncthreads();
  }
  for (int i4 = 0; i4 < 16; i4 += 4) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 14; i5 += 2) {
      if ((tx ^ 120) > 3) {
        s0[((int)(__brev((i5 + i4) / 4) >> 27)) & 15][((i4 ^ tx) % 33) & 15] = v;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k305(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned q2 = (unsigned)primes[((unsigned)(__brev(warp) >> 27)) & 15];
  if (tx % 2u == 1u)
    q2 = t;
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    unsigned i4 = 0;
    do {
      if (tx >= 40u) {
        v += all(s0[i4].e);
      }
      s0[i3 + q2].c = all(s0[i3 + q2].c) + 1;
      v += all(s0[3u >> (i4 & 3)].a);
      i4 += 8;
    } while (i4 < 2);
  }
  #pragma unroll
  for (unsigned i5 = 0; i5 < 1; i5 += 1) {
    s0[max(i5 * 32u, 37u)].e = 7;
    if (((i5 * i5) & 2u) != 0u)
      continue;
    if ((i5 & 8u) != 0u) {
      v += all(s0[tx % 7u].e);
    }
  }
  unsigned q6 = ((unsigned)(__brev(warp) >> 27)) * q2;
  if (tx < 27u)
    q6 = 63u - tx;
  unsigned j8 = t & 63;
  for (unsigned i7 = 32; i7 > 0; i7 >>= 1) {
    s0[((unsigned)((unsigned long long)j8 / 3)) & ((((((j8 ^ 60u) > 0u) && (((q6 ^ 1247u) > 9u) || (((((i7 & 1u) != 0u) ? tx : i7) & 16u) != 0u))) ? j8 : lane) + 65u) ^ (((unsigned)primes[j8 & 15]) + 51u))].a = all(s0[((unsigned)((unsigned long long)j8 / 3)) & ((((((j8 ^ 60u) > 0u) && (((q6 ^ 1247u) > 9u) || (((((i7 & 1u) != 0u) ? tx : i7) & 16u) != 0u))) ? j8 : lane) + 65u) ^ (((unsigned)primes[j8 & 15]) + 51u))].a) + 1;
    j8 = (j8 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (((tx ^ 0u) > 8u) && ((tz & 85u) % 2u == 1u)) {
    s0[(1u >> (ty & 3)) / 6u][tx] = 7;
  } else {
    v += all(s0[((tz / 33u) / 33u) & 12u][tz]);
  }
  if ((((unsigned)__clz(t)) >= 3u) || (((tx ^ 0u) > 5u) && ((127u - t) >= 125u))) {
    s0[tz / 24u][(((unsigned)__clz(ty)) * ty) / 32u] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k307(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[2][32][32];
  volatile Mixed (*s1)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 16; i3 *= 2) {
    int i4 = 0;
    do {
      #pragma unroll 1
      for (int i5 = t; i5 < 36; i5 += blockDim.x * blockDim.y * blockDim.z) {
        if ((tx ^ 12) > 15) {
          v += all(s1[(ty ^ i5) / 24][((tx ^ 29) % (tx + 1)) / 7].a);
        }
      }
      i4 += 1;
    } while (i4 < 4);
  }
  const int q6 = (tx & 85) >> 4;
  #pragma unroll 1
  for (int i7 = t; i7 < 187; i7 += 120) {
    if ((tx % 3 == 0) || ((tx * 3) >= 25))
      continue;
    s0[(((int)((long long)i7 * 3 >> 2)) % 17) % 2][min((int)((unsigned long long)min((int)(__brev(tx) >> 24), (int)rows[tx & 15]) / 3), 31)][(((ty * 16) / 24) / 33) * 7] = all(s0[(((int)((long long)i7 * 3 >> 2)) % 17) % 2][min((int)((unsigned long long)min((int)(__brev(tx) >> 24), (int)rows[tx & 15]) / 3), 31)][(((ty * 16) / 24) / 33) * 7]) + 1;
    v += get<volatile float>(&s0[0][0][0], q6);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k308(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  Pair (*s1)[17] = reinterpret_cast<Pair (*)[17]>(memory + 4352);
  __shared__ __align__(16) unsigned short s2[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 32) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 13; i4 += 3) {
    v += all(s0[((int)((unsigned long long)(t % (lane + 1)) / 3)) % 4][tx % 8][min((tx * 64) & 96, 16)]);
    __syncthreads();
  }
  #pragma unroll
  for (int i5 = 0; i5 < 15; i5 += 2) {
    s2[(int)spread(((tx & 96) ^ 30) & 31)] = v + 1;
    __syncthreads();
  }
  for (int i6 = 2; i6 < 3; i6 += 2) {
    for (int i7 = 1; i7 <= 16; i7 *= 2) {
      int i8 = 0;
      while (i8 < 17) {
        v += all(s0[((int)__clz(i7)) % 4][t % 16][((i7 & 1) != 0) ? (i7 / 5) : (i7 / (tx + 1))]);
        __syncthreads();
        i8 += 8;
      }
    }
  }
  for (int i9 = 0; i9 < 3; ++i9) {
    v += all(s2[min(63 - (((tx & 6) != 0) ? tx : t), 36) + i9 * 64]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx % 8][tx & 15].b);
  out[t] = v;
}
__global__ void k309(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[512];
  __shared__ volatile Triad s1[33][20];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 1; i4 <= 32; i4 <<= 1) {
    #pragma unroll 1
    for (int i6 = i4 & 3; i6 < 9; i6 += 1) {
      v += all(s1[(int)__popc((((i6 % 6) % 2 == 1) ? (i4 & 24) : (j5 % 7)) + ((int)__popc(i6 * 65)))][i4 & 15].c);
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  v += all(s0[ty].a);
  #pragma unroll 1
  for (int i7 = 1; i7 > 0; i7 /= 2) {
    #pragma unroll 1
    for (int i8 = (i7 % 12) & 3; i8 < 6; i8 += 1) {
      for (int i9 = 0; i9 < 8; i9 += 1) {
        if ((((tx & 24) ^ 6) > 5) && (i7 < 1)) {
          s1[((ty ^ i8) + ((tx < 3) ? ty : i9)) | tx][ty].a = v;
        } else {
          v += all(s1[i7 / (ty + 1)][i9].b);
        }
      }
    }
  }
  v += all(s0[(tx ^ 27) & 3].a);
  if ((warp / 6) >= 0) {
    v += all(s0[lane].a);
  }
  v += all(s0[(tx + tx) % 2].a);
  __syncthreads();
  v += all(counts[ty + ((warp % 4 == 1) ? ((int)__popc(ty / 5)) : (warp % 16))]);
  out[t] = v;
}
__global__ void k310(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((ty + 13u) % 3u == 0u) {
    s0[((unsigned)twos[tx]) / 6u].d = all(s0[((unsigned)twos[tx]) / 6u].d) + 1;
  }
  const unsigned q2 = ((unsigned)bits(ty)) / 10u;
  unsigned i3 = 0;
  do {
    if ((i3 ^ 2u) > 14u) {
      v += all(s0[q2].d);
    }
    v += all(s0[i3 % 8u].d);
    s0[q2 % (i3 + 1u)].a = v;
    i3 += 1;
  } while (i3 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k311(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[256];
  __shared__ volatile Quad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((warp & 6) != 0) ? (lane % 3) : lane) + (t / 24)].a);
  v += all(s1[tz & ty].d);
  if ((((int)(short)warp) ^ 1) > 7) {
    s1[((ty < 7) ? ((int)mirror(tz)) : (tx - ty)) & 24].d = v + 1;
  }
  #pragma unroll 1
  for (int i3 = 0; i3 < 10; i3 += 4) {
    if ((((int)(__brev(warp) >> 24)) ^ 62) > 10) {
      v += all(s1[((tx * 16) + max(tz, 8)) + 58].a);
    }
    if (i3 >= 8) {
      s1[max((i3 + tz) % 2, 31)].a = 7;
    }
    s1[1 >> (warp & 3)].a = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned s0[64][20];
  __shared__ __align__(16) unsigned s1[2][32][32];
  int *s2 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += all(s1[warp][warp & 3][((tx * 33) % 7) / 8]);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)primes[(31 - ((((t ^ 59) > 0) || ((t & 4) != 0)) ? ((tx % 5 == 3) ? warp : warp) : (tx - tx))) & 15]][((tx * t) << 1) * (tz * 3)]);
  v += all(s2[warp]);
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 21; i3 += 4) {
    #pragma unroll 2
    for (int i4 = 2; i4 < 24; i4 += 4) {
      if ((i4 & 16) != 0) {
        v += all(s0[tx % 12]);
      }
    }
  }
  for (int i5 = 9; i5 >= 1; i5 -= 8) {
    if (((ty ^ 13) ^ 5) > 11)
      break;
    if (((tx / 3) & 6) != 0) {
      v += get<volatile short>(s0 + 5, (int)shuffled[tx & 15]);
    }
    if (tx % 5 == 2) {
      v += all(s0[warp % (tx + 1)]);
    } else {
      v += get<volatile short>(s0 + 5, lane);
    }
  }
  #pragma unroll 1
  for (int i6 = 1; i6 >= 1; i6 -= 8) {
    if ((lane % 3 == 0) && ((warp & 2) != 0)) {
      v += (unsigned)atomicExch(&counts[(((int)(__brev(warp ^ 15) >> 27)) + t * 29) % 64], (unsigned long long)v);
    }
    s0[(i6 < 1) ? ((int)twos[(warp * warp) % 33]) : ((int)(__brev((int)(short)((int)shuffled[warp])) >> 24))] = all(s0[(i6 < 1) ? ((int)twos[(warp * warp) % 33]) : ((int)(__brev((int)(short)((int)shuffled[warp])) >> 24))]) + 1;
    v += both<volatile short>(s0, t, 32);
  }
  if (ty >= 2) {
    v += (unsigned)atomicCAS(&counts[((((tx * 8) & 3) * 16) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  } else {
    v += (unsigned)atomicCAS(&counts[((((t - lane) & 63) / ((100 >> (ty & 3)) + 1)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[(int)shuffled[((int)(__brev((tx & ty) | (tx / 16)) >> 27)) & 15]]);
  out[t] = v;
}
__global__ void k314(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 1) {
    put<int>(&s0[0][0] + 1, (int)(unsigned char)tx, v);
    __syncthreads();
    if ((warp ^ 0) > 3) {
      atomicMax(&counts[(((i3 % 24) % 7) >> 5) >> 2][((((i3 * 31) / 7) ^ 8) + t * 29) % 33], (int)v);
    }
    __syncthreads();
  }
  int q4 = (warp ^ 4) >> 4;
  if ((tx % 2 == 0) && (ty < 1))
    q4 = warp / 32;
  atomicAdd(&counts[ty][(tx + t * 29) % 33], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[q4 ^ warp][((int)(__brev((int)__popc(t)) >> 27)) / 4]);
  v += all(counts[warp + ty][tz]);
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[32] = reinterpret_cast<volatile signed char (*)[32]>(memory + 0);
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 1024);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int j4 = warp & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 <= (tx * t) % 5; ++i3) {
    int i5 = 0;
    do {
      if (((i5 / 7) >= 0) && (i5 % 3 == 0)) {
        s1[j4] = v + 1;
      }
      i5 += 1;
    } while (i5 < 8);
    j4 = j4 >> 1;
  }
  int i6 = 0;
  do {
    #pragma unroll 1
    for (int i7 = (i6 >> 1) & 3; i7 < 5; i7 += 1) {
      v += all(s0[max(i7, 4)][i7 ^ (tx & 27)]);
    }
    i6 += 1;
  } while (i6 < 8);
  __syncthreads();
  v += all(s1[(int)__clz(lane)]);
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[4][16][17];
  int2 (*s1)[40] = reinterpret_cast<int2 (*)[40]>(memory + 0);
  __shared__ __align__(16) float2 s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  s0[(((int)twos[warp]) / (t + 1)) % 4][(((int)(__brev(t) >> 24)) & 28) / 6][(warp / 16) << 3] = all(s0[(((int)twos[warp]) / (t + 1)) % 4][(((int)(__brev(t) >> 24)) & 28) / 6][(warp / 16) << 3]) + 1;
  if (((lane ^ 13) > 11) && ((tx & 4) != 0)) {
    v += sum(s1[ty][ty]);
  }
  __syncthreads();
  int q4 = (ty - ty) + (lane & 63);
  if (ty % 5 == 0)
    q4 = t - tx;
  for (int i5 = 0; i5 < 22; i5 += 3) {
    int i6 = 2;
    while (i6 < 4) {
      #pragma unroll 1
      for (int i7 = 1; i7 > 0; i7 >>= 1) {
        #pragma unroll 1
        for (int i8 = 3; i8 >= 2; i8 -= 1) {
          s0[min(i6 / 16, i8 % 12) % 10][i8][i8] = all(s0[min(i6 / 16, i8 % 12) % 10][i8][i8]) + 1;
          __syncthreads();
        }
      }
      i6 += 1;
    }
  }
  v += both<float>(&s0[0][0][0], max((warp | warp) | (127 - q4), 28), 32);
  __syncthreads();
  s2[(ty / 4) % 5][tx % (ty + 1)] = make_float2(2, sum(s2[(ty / 4) % 5][tx % (ty + 1)]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k317(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  float2 (*s1)[32] = reinterpret_cast<float2 (*)[32]>(memory + 2048);
  int4 *s2 = reinterpret_cast<int4 *>(memory + 10240);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
    v += sum(s1[ty & 28u][min((((i4 ^ 27u) > 15u) ? i4 : i4) ^ 21u, 31u)]);
    __syncthreads();
    __syncthreads();
  }
  for (unsigned i5 = 0; i5 < 3; i5 += 3) {
    unsigned i6 = 0;
    do {
      v += all(s0[(32u - ((tx & 12u) + (127u - ty))) & 255u]);
      __syncthreads();
      i6 += 4;
    } while (i6 < 28);
  }
  const unsigned q7 = (unsigned)((long long)(ty % (tx + 1u)) * 3 >> 2);
  unsigned i8 = 2;
  do {
    v += sum(s1[((i8 - tz) >> 5) % 4u][(lane - ((unsigned)((long long)warp * 3 >> 2))) & 31u]);
    __syncthreads();
    i8 += 1;
  } while (i8 < 7);
  #pragma unroll 2
  for (unsigned i9 = 0; i9 < 5; i9 += 1) {
    s2[min((100u << (tx & 3)) + (63u - warp), 22u) & (i9 & 63u)] = make_int4(v, 1, 2, v);
    v += sum(s1[i9][((t & t) * 8u) % 32u]);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s2[((warp % 17u) + (tx % 2u)) % 33u]);
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[8][72];
  volatile signed char (*s1)[32][32] = reinterpret_cast<volatile signed char (*)[32][32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((unsigned)(short)tx) + (warp / 2u);
  for (unsigned i4 = 0; i4 < 15; i4 += 4) {
    unsigned j6 = lane & 63;
    #pragma unroll
    for (unsigned i5 = 8; i5 > 0; i5 >>= 1) {
      s1[j6 / 32u][((i4 / 33u) >> 2) * 7u][i5 % 24u] = all(s1[j6 / 32u][((i4 / 33u) >> 2) * 7u][i5 % 24u]) + 1;
      v += get<volatile signed char>(&s1[0][0][0] + 1, tx);
      put<volatile signed char>(&s1[0][0][0] + 1, (((t * 7u) & 1u) != 0u) ? warp : warp, v);
      j6 = (j6 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(s0[((unsigned)(unsigned char)ty) % 8u][((max(q3, warp) << 4) - ((ty * 32u) % 17u)) & 7u]);
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[4][16][17];
  __shared__ long long s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[t & 3][min(tx << 5, warp ^ 15)][((((t ^ 3) > 6) || (lane < 18)) ? t : ((int)mirror(warp))) / 33]);
  v += sum(s0[((((t / 33) ^ 2) > 5) ? (t / 32) : (t ^ tx)) & 3][(((int)fold((t ^ t) + min(t, 11), 70)) << 4) % 16][((tx % 6) / 6) * 8]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[32][36];
  __shared__ float4 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned q3 = (((ty < 1u) || ((tx & 2u) != 0u)) ? warp : ty) / (tz + 1u);
  if (tz < 0u)
    q3 = warp % (tz + 1u);
  if (((tx & 1u) != 0u) && ((ty ^ 19u) > 11u)) {
    s1[(ty & 31u) % 16u][tx % 7u] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  unsigned q4 = t;
  if ((lane & 6u) != 0u)
    q4 = q3;
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    #pragma unroll
    for (unsigned i6 = 0; i6 < 6; i6 += 1) {
      v += sum(s1[(lane * 7u) & 12u][i6]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[q3][((unsigned)Layout{33, 1}((unsigned)((long long)warp * 3 >> 2), q4)) % ((tx << 5) + 1u)]);
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[8][72];
  __shared__ Row s1[8][8][9];
  __shared__ int4 s2[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  s2[(int)(short)(ty ^ (t % 33))] = make_int4(v, 1, 2, v);
  if ((ty ^ 2) > 5) {
    s1[((int)(__brev(ty) >> 27)) % 8][ty][ty].e = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 23; i4 += 3) {
    if (((i4 / 4) & 2) != 0) {
      s1[((i4 * tx) + ((((i4 & 2) != 0) && (ty % 3 == 0)) ? warp : i4)) & 7][i4 / 8][ty].e = 7;
    }
    if ((i4 ^ 14) > 15) {
      s0[((((int)rotate<1>(warp & 31)) + ((int)((long long)lane * 3 >> 2))) * 8) & 7][tx].a = 7;
    }
    __syncthreads();
  }
  int q5 = (tx + t) % 4;
  if ((ty ^ 2) > 12)
    q5 = (int)__popc(tx);
  s0[((warp / 4) + ((tx + ty) * tx)) & 7][(((ty >= 1) || (((lane + q5) & 1) != 0)) ? ((int)shuffled[(255 - q5) & 15]) : ((int)primes[ty / 4])) / 8].d = v + 1;
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 0; i6 < 5; i6 += 1) {
    for (int i7 = 1; i7 <= 1; i7 *= 2) {
      s1[i6][((int)((long long)(i6 + i7) * 3 >> 2)) / 2][i7].c = 7;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[warp][(q5 & 7) + (63 - q5)].a);
  v += all(s1[ty][lane >> 3][min(ty, 24) + ((int)bits(tx))].e);
  v += sum(s2[63 - (ty + 23)]);
  out[t] = v;
}
__global__ void k322(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[32][16];
  __shared__ float2 s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  for (int i3 = 9; i3 >= 1; i3 -= 4) {
    #pragma unroll
    for (int i4 = 1; i4 < 7; i4 += 3) {
      v += sum(s1[((int)rotate<3>(tx & 31)) + ((int)twos[i4])]);
      __syncthreads();
      __syncthreads();
    }
  }
  if (((int)twos[tz]) < 27) {
    s1[ty] = make_float2(2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)gray(warp)) % 17][warp].d);
  out[t] = v;
}
__global__ void k323(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 0);
  volatile signed char (*s1)[8][9] = reinterpret_cast<volatile signed char (*)[8][9]>(memory + 5376);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 349; i4 += blockDim.x * blockDim.y * blockDim.z) {
    s0[(tx & 30) - (warp / 10)][(int)(__brev(((warp ^ 0) > 12) ? tx : i4) >> 27)] = all(s0[(tx & 30) - (warp / 10)][(int)(__brev(((warp ^ 0) > 12) ? tx : i4) >> 27)]) + 1;
  }
  int q5 = ((tx >= 65) ? lane : t) + (tx ^ 22);
  if (tx < 43)
    q5 = (int)primes[warp];
  if (((lane & 1) != 0) || ((lane & 8) != 0)) {
    v += (unsigned)atomicAdd(&counts[(((min(warp, 12) * 65) ^ ((q5 + lane) % 24)) + t * 29) % 256], (unsigned)v);
  } else {
    atomicAdd(&counts[(lane + t * 29) % 256], (unsigned)v);
  }
  s0[lane][((tx >> 3) * t) % 40] = 7;
  v += (unsigned)atomicExch(&counts[(((((lane + 38) * 64) << 2) % 256) + t * 29) % 256], (unsigned)v);
  v += (unsigned)atomicExch(&counts[((((int)rows[(t - tx) & 15]) & 31) + t * 29) % 256], (unsigned)v);
  if ((((int)rotate<2>(warp & 31)) ^ 16) > 10) {
    v += all(s0[warp][(int)(__brev(tx) >> 27)]);
  }
  __syncthreads();
  v += all(s1[warp][((((int)(__brev(tx) >> 24)) + 66) * (warp * 4)) % 8][(((warp < 3) && (warp % 4 == 0)) ? (max(t ^ lane, 24) * 5) : (((tx << 2) + t) + (q5 ^ (tx & 85)))) % 9]);
  v += all(counts[warp + t]);
  out[t] = v;
}
__global__ void k324(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32] = reinterpret_cast<unsigned (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 892 ? a : ((lane ^ warp) ^ 37); };
  int q2 = q2_of(tx * warp);
  v += get<unsigned>(&s0[0][0], ((((q2 / 16) & 8) != 0) ? ((int)spread(lane & 31)) : (lane % 17)) | max(lane ^ 15, 33));
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 4) {
    s0[warp / 33][q2 % 17] = 7;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[36] = reinterpret_cast<volatile int (*)[36]>(memory + 0);
  __shared__ volatile unsigned char s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)shuffled[ty];
  if ((warp & 6) != 0)
    q3 = (tx % 2 == 0) ? ty : warp;
  s1[ty][ty] = v;
  s1[q3 % 8][warp] = all(s1[q3 % 8][warp]) + 1;
  int i4 = 2;
  while (i4 < 18) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (q3 * ty) % 8; ++i5) {
      if (warp % 5 == 1) {
        v += all(s0[lane][lane & 7]);
      }
    }
    i4 += 2;
  }
  if (t >= 24) {
    s0[(int)((long long)tx * 3 >> 2)][(int)((unsigned long long)q3 / 3)] = all(s0[(int)((long long)tx * 3 >> 2)][(int)((unsigned long long)q3 / 3)]) + 1;
  } else {
    s0[1 >> (warp & 3)][q3 % 12] = all(s0[1 >> (warp & 3)][q3 % 12]) + 1;
  }
  if (warp % 5 == 2) {
    v += all(s1[((int)rows[q3]) & 7][ty]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k326(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[18] = reinterpret_cast<volatile Triad (*)[18]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if (warp >= 0u) {
    s0[lane][warp].a = 7;
  }
  __syncthreads();
  v += all(s0[(warp / 10u) << 5][(unsigned)shuffled[max(lane * 65u, (unsigned)shuffled[lane & 15]) & 15]].c);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[777];
  __shared__ volatile signed char s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((tx & 4) != 0) {
    v += all(s1[(int)(short)((((tx >= 14) ? warp : lane) >= 3) ? ((tx / 33) / 32) : ((ty | 10) * ty))][((warp ^ 16) >= 29) ? ((int)(short)ty) : (ty + ty)]);
  }
  const int q3 = (((int)__popc(tx)) >= 9) ? (t % 5) : (ty * tx);
  int j5 = q3 & 63;
  int i4 = 1;
  do {
    v += all(s0[((int)shuffled[tx & 15]) * 4]);
    j5 = (j5 ^ 9) & 63;
    i4 += 1;
  } while (i4 < 2);
  for (int i6 = 64; i6 > 0; i6 >>= 1) {
    int i7 = 2;
    while (i7 < 17) {
      if (ty % 2 == 0) {
        v += get<volatile int>(s0 + 5, i7);
      } else {
        s0[(q3 * i6) % 5] = all(s0[(q3 * i6) % 5]) + 1;
      }
      s1[((i7 & 15) * 31) & 31][i7 ^ 21] = all(s1[((i7 & 15) * 31) & 31][i7 ^ 21]) + 1;
      i7 += 3;
    }
  }
  for (int i8 = 7; i8 >= 0; i8 -= 1) {
    if (((tx / 33) ^ 0) > 8) {
      v += all(s0[((int)spread(((int)__popc(tx)) & 31)) ^ (min(i8, tx) & 1)]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((ty * warp) < 4u) {
    s0[(unsigned)gray(lane)] = v + 1;
  }
  v += all(s0[ty + 51u]);
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 3; i2 += 1) {
    if (ty < 1u) {
      v += all(s0[warp]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k329(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[16][17];
  __shared__ volatile int s1[64][32];
  volatile Row (*s2)[17] = reinterpret_cast<volatile Row (*)[17]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 1; i5 <= 64; i5 <<= 1) {
    #pragma unroll 2
    for (unsigned i6 = 2; i6 > 0; i6 >>= 1) {
      #pragma unroll 1
      for (unsigned i7 = 0; i7 < 2; i7 += 1) {
        #pragma unroll 1
        for (unsigned i8 = t; i8 < 470; i8 += 256) {
          v += (unsigned)atomicAdd(&counts[((i7 / (i8 + 1u)) + t * 29) % 256], (int)v);
          if ((i7 & 6u) != 0u) {
            v += (unsigned)atomicMin(&counts[((max(i8 * 2654435761u >> 26, (63u - i5) & 255u) % 4u) + t * 29) % 256], (int)v);
          }
          v += all(s0[i7 * 8u][tx % 17u]);
        }
      }
    }
  }
  __syncthreads();
  v += all(s1[lane % (t + 1u)][warp & 7u]);
  v += all(s2[min(warp, (((warp * lane) & 6u) != 0u) ? t : (tx / 16u))][(tx % 10u) % 6u].c);
  v += all(counts[((unsigned)bits(lane << 4)) / ((warp * t) + 1u)]);
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 64; i2 *= 2) {
    if (lane % 2 == 0) {
      s0[(((int)(short)tx) >> 1) & 24] = make_int4(v, 1, 2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[lane]);
  out[t] = v;
}
__global__ void k331(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[8][8][9];
  Row *s1 = reinterpret_cast<Row *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (tx ^ 35u) + (tx * t);
  if (((((warp & 1u) != 0u) ? lane : t) ^ 25u) > 8u)
    q4 = tx * warp;
  v += (unsigned)atomicExch(&counts[(((unsigned)((long long)((((unsigned)((unsigned long long)tx / 3)) - (tx % 4u)) & 31u) * 3 >> 2)) + t * 29) % 256], (unsigned long long)v);
  s0[((unsigned)mirror((tx / 10u) ^ (warp & 28u))) % 8u][q4 % 4u][(min(lane, tx) & 7u) / 3u].e = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][(tx - warp) & 7u][tx % 9u].e);
  v += all(s1[lane].a);
  v += all(counts[(unsigned)primes[tx & 15]]);
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][17];
  __shared__ unsigned char s1[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    if (lane % 5 == 1) {
      s0[(((int)(short)(127 - i3)) + 1) & 15][(int)shuffled[(i3 & 28) & 15]] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  if (t % 2 == 0) {
    s1[(t * 16) % 33][((int)(unsigned char)lane) & 15] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((lane >> 5) % 7) * 4][warp]);
  v += all(s1[((int)((unsigned long long)lane / 3)) ^ ((int)bits(warp))][(t / 7) % 8]);
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[512];
  volatile long long (*s1)[40] = reinterpret_cast<volatile long long (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 9) {
    v += all(s1[min(i3, 5)][(tx & 1) | (t % 32)]);
    i3 += 4;
  }
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 0; i4 <= ty % 4; ++i4) {
    s0[abs(min(lane, tx) - (tz * 3))] = 7;
    put<volatile short>(s0 + 1, ((((int)__clz(i4)) + 19) % 10) * 8, v);
    v += all(s1[(warp & 3) * 8][(int)mirror(((((j5 ^ 23) > 12) ? i4 : j5) % 10) >> 5)]);
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[(warp / 24) * 4]);
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[8][8][9];
  __shared__ volatile int s1[4][16][17];
  __shared__ __align__(16) volatile Row s2[2][16][16];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].e = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  if (((tx - ty) ^ 1) > 13) {
    s0[(int)((long long)((int)(short)((ty >> 4) % 12)) * 3 >> 2)][tx][(tx / 10) >> 2].a = all(s0[(int)((long long)((int)(short)((ty >> 4) % 12)) * 3 >> 2)][tx][(tx / 10) >> 2].a) + 1;
  }
  if (((warp ^ 0) > 7) || (((tx >= 1) && (max(warp, 19) % 2 == 0)) && ((((((lane ^ 5) > 0) ? ty : t) & 2) != 0) || (((int)__clz(lane)) < 19)))) {
    v += all(s0[tx][((int)((unsigned long long)((int)__clz(tx / (ty + 1))) / 3)) % 8][warp % 10].a);
  }
  if ((tz % 2) % 3 == 0) {
    v += (unsigned)atomicExch(&counts[tz][((max(warp, ty) * ty) + t * 29) % 33], (unsigned long long)v);
  }
  int i5 = 0;
  do {
    #pragma unroll 1
    for (int i6 = 0; i6 < 8; i6 += 4) {
      #pragma unroll 2
      for (int i7 = 0; i7 < 9; i7 += 3) {
        s0[warp][(((i7 * i7) | (i7 + i6)) * 16) % 8][ty >> 1].b = 7;
      }
    }
    i5 += 1;
  } while (i5 < 8);
  __syncthreads();
  v += all(s1[(tx / (ty + 1)) % 4][warp][tz + tx]);
  v += all(s2[warp][(t & 96) & 12][warp].c);
  v += all(counts[ty][tx]);
  out[t] = v;
}
__global__ void k335(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[32][33];
  __shared__ __align__(16) int2 s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  unsigned j4 = t & 63;
  for (unsigned i3 = 1; i3 < 7; i3 += 3) {
    unsigned j6 = t & 63;
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 7; i5 += 3) {
      s0[((unsigned)rotate<1>(j6 & 31)) / 2u][i5].b = all(s0[((unsigned)rotate<1>(j6 & 31)) / 2u][i5].b) + 1;
      if (tx >= 103u) {
        s1[j6] = make_int2(2, 7);
      }
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
    j4 = (j4 ^ 9) & 63;
  }
  const unsigned q7 = min((unsigned)shuffled[lane & 15], tx * 2u);
  unsigned j9 = tx & 63;
  for (unsigned i8 = 1; i8 <= 2; i8 *= 2) {
    #pragma unroll 1
    for (unsigned i10 = 0; i10 < 6; i10 += 1) {
      #pragma unroll 1
      for (unsigned i11 = 1; i11 <= 2; i11 <<= 1) {
        v += all(s0[(((i10 ^ tx) % 33u) - (t + i11)) & 31u][(i10 * 17u) % 10u].b);
        __syncthreads();
      }
    }
    j9 = (j9 ^ 9) & 63;
  }
  #pragma unroll 2
  for (unsigned i12 = 1; i12 > 0; i12 /= 2) {
    #pragma unroll 2
    for (unsigned i13 = 0; i13 < 6; i13 += 1) {
      v += sum(s1[(((unsigned)primes[i12]) - (i12 * 3u)) & 63u]);
      __syncthreads();
      __syncthreads();
    }
  }
  if ((q7 & 4u) != 0u) {
    s1[tx] = make_int2(2, 7);
  }
  if (tx % 4u == 1u) {
    s0[(unsigned)((long long)(31u - q7) * 3 >> 2)][(((q7 & warp) - (q7 + 19u)) & 63u) % 33u].b = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][20];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : ty; };
  int q3 = q3_of(min(tx, tx));
  #pragma unroll 1
  for (int i4 = t; i4 < 387; i4 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)atomicMin(&counts[((q3 / (ty + 1)) * lane) & 31][(min(i4 / 32, i4 & 127) + t * 29) % 33], (int)v);
  }
  if (ty >= 0) {
    v += all(s0[(ty - warp) / 16][(int)((unsigned long long)q3 / 3)]);
  }
  if ((t * 8) % 5 == 3) {
    v += all(s0[(tx / 16) / 6][(ty >= 0) ? ty : ty]);
  }
  atomicMax(&counts[(((lane * 65) / (ty + 1)) * ((int)(__brev(t) >> 27))) % 32][((ty / 8) + t * 29) % 33], (int)v);
  for (int i5 = 1; i5 < 15; i5 += 2) {
    v += both<volatile float>(&s0[0][0] + 5, q3 * ty, 32);
  }
  int j7 = tx & 63;
  #pragma unroll 1
  for (int i6 = t; i6 < 82; i6 += 99) {
    int j9 = q3 & 63;
    #pragma unroll
    for (int i8 = 1; i8 <= 4; i8 <<= 1) {
      #pragma unroll 1
      for (int i10 = t; i10 < 80; i10 += blockDim.x * blockDim.y * blockDim.z) {
        if (i10 >= 50) {
          put<volatile float>(&s0[0][0], (int)(__brev(max(warp, i6)) >> 24), v);
        }
        atomicMax(&counts[((3 >> (i10 & 3)) + (ty % 8)) % ((tx + 24) + 1)][(min(tx % 33, 4) + t * 29) % 33], (int)v);
        v += all(s0[(int)primes[i10 & 15]][i10 % 20]);
      }
      j9 = (j9 * 5 + 3) & 63;
    }
    j7 = (j7 ^ 9) & 63;
  }
  __syncthreads();
  v += all(counts[(int)shuffled[ty % (tx + 1)]][((int)__clz(ty)) & 24]);
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[2048];
  __shared__ volatile Mixed s1[32][32];
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 7 ? a : ((int)((long long)((int)spread(t & 31)) * 3 >> 2)); };
  int q4 = q4_of(tx & 15);
  int i5 = 0;
  while (i5 < 7) {
    if ((q4 % 3) < 0) {
      v += all(s1[ty % 3][q4 % 3].b);
    }
    v += get<volatile int>(s2, (tz * 17) + (((i5 + 67) * 33) * (ty / 16)));
    i5 += 1;
  }
  v += all(s1[min(255 - warp, 31)][((ty + tx) ^ (ty % 32)) ^ ((q4 & ty) / 8)].b);
  if ((((tx + tx) ^ 6) > 6) || (((warp & 1) != 0) && (tz >= 1))) {
    v += get<volatile float>(s0 + 1, min(warp, 22));
  }
  #pragma unroll 1
  for (int i6 = 24; i6 >= 0; i6 -= 8) {
    if ((ty & 4) != 0) {
      s0[((((int)((unsigned long long)i6 / 3)) * 65) / 33) * (((q4 < 243) ? lane : lane) & 28)] = v + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[36] = reinterpret_cast<volatile float (*)[36]>(memory + 0);
  __shared__ volatile short s1[1000];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (t % 2u == 1u) {
    atomicAnd(&counts[(((unsigned)gray(((unsigned)(__brev(tx) >> 24)) / 32u)) + t * 29) % 64], (unsigned)v);
  }
  s0[warp >> 3][tx & 24u] = v;
  __syncthreads();
  v += all(s0[(((((tx & 2u) != 0u) || ((((t * 8u) ^ 1199u) > 1u) || (((unsigned)primes[tx & 15]) >= 36u))) ? warp : tx) * 2654435761u >> 26) % 10u][((((tx * 16u) | lane) % 17u) - t) & 7u]);
  v += all(s1[t]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[512];
  __shared__ __align__(16) volatile Row s1[32][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 308; i4 += 99) {
    int i5 = 0;
    while (i5 < 16) {
      if (((t | 6) ^ 22) > 13) {
        s0[(int)(short)max((tx | 36) % 4, 23)] = v;
      }
      i5 += 4;
    }
  }
  int j7 = tx & 63;
  for (int i6 = 0; i6 < 8; i6 += 2) {
    for (int i8 = 2; i8 < 34; i8 += 4) {
      #pragma unroll 1
      for (int i9 = (j7 % 16) & 3; i9 < 5; i9 += 4) {
        v += (unsigned)atomicMin(&counts[i9 >> 2][(ty + t * 29) % 33], (int)v);
        v += get<volatile long long>(s0, ((warp % 6) ^ 15) % 10);
        s0[(int)primes[((int)(__brev(ty ^ j7) >> 27)) & 15]] = v;
      }
    }
    j7 = j7 >> 1;
  }
  int i10 = 1;
  do {
    int j12 = tx & 63;
    #pragma unroll 2
    for (int i11 = 0; i11 < 10; i11 += 4) {
      v += all(s0[(((int)(unsigned char)min(j12, t)) % 32) % 24]);
      j12 = (j12 * 5 + 3) & 63;
    }
    i10 += 1;
  } while (i10 < 7);
  __syncthreads();
  v += all(s1[(int)__popc((int)((long long)(tx / 4) * 3 >> 2))][warp >> 1].c);
  v += all(counts[warp * 4][min(ty % ((((tx / (ty + 1)) >= 7) ? ty : ty) + 1), ((ty + warp) * 17) / 10)]);
  out[t] = v;
}
__global__ void k340(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[1000];
  __shared__ volatile unsigned char s1[1024];
  volatile Mixed (*s2)[33] = reinterpret_cast<volatile Mixed (*)[33]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = (int)gray(ty >> 3);
  #pragma unroll 1
  for (int i6 = 0; i6 <= (63 - tz) % 3; ++i6) {
    if (tz % 2 == 0) {
      v += get<volatile unsigned char>(s1, min(q5 + warp, 8) ^ ((i6 * 7) | 27));
    } else {
      v += all(s1[tx]);
    }
  }
  __syncthreads();
  v += all(s0[(((int)bits(tz)) * 65) % ((q5 * 64) + 1)]);
  v += all(s2[((int)__popc(tx)) * q5][warp].b);
  v += all(counts[q5 & 96]);
  out[t] = v;
}
__global__ void k341(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][36];
  __shared__ volatile Quad s1[16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 142; i4 += blockDim.x * blockDim.y * blockDim.z) {
    for (int i5 = 1; i5 <= 4; i5 <<= 1) {
      s0[(i5 / 4) % 33][i5].a = all(s0[(i5 / 4) % 33][i5].a) + 1;
      v += all(s0[min(ty, 14) + (i4 % 2)][min(tx + warp, 25) ^ 22].a);
    }
  }
  const int q6 = tx / 10;
  int i7 = 0;
  while (i7 < 6) {
    v += (unsigned)atomicCAS(&counts[q6 % 5][((((tx < 0) ? (i7 % 33) : ((int)__clz(i7))) % ((i7 % 12) + 1)) + t * 29) % 33], (unsigned)1, (unsigned)v);
    atomicMax(&counts[i7 ^ q6][(((i7 >= 0) ? (warp ^ i7) : (t >> 4)) + t * 29) % 33], (unsigned)v);
    v += all(s1[tx][tx + 5].a);
    i7 += 4;
  }
  if ((ty ^ 1) > 8) {
    s1[(q6 % (ty + 1)) * 4][((tz + t) % 3 == 2) ? (warp * 16) : (((tx >= 3) || ((tx | ty) % 2 == 1)) ? tx : tx)].a = v + 1;
  }
  __syncthreads();
  v += all(counts[(127 - (32 - (tx % 2))) / 32][(int)__popc(tx * 2)]);
  out[t] = v;
}
__global__ void k342(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[32][16];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += sum(s1[(warp % 2u == 0u) ? ((unsigned)((unsigned long long)warp / 3)) : (tx >> 3)][(tx * 2654435761u >> 25) % 16u]);
  __syncthreads();
  for (unsigned i4 = 1; i4 < 4; i4 += 3) {
    for (unsigned i5 = 8; i5 > 0; i5 /= 2) {
      if (i5 >= 1u) {
        v += (unsigned)atomicOr(&counts[((unsigned)(__brev(tx) >> 27)) % 6u][(((63u - max(((((tx % 4u == 2u) ? i4 : ty) & 16u) != 0u) ? tx : i4, 13u)) * (((i4 % 4u == 2u) ? tx : i5) / 24u)) + t * 29) % 33], (unsigned)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[min(warp, ty)][tx % 3u]);
  v += all(counts[(((unsigned)__clz(warp)) ^ ((unsigned)(__brev(ty / 4u) >> 27))) % 32u][ty & 24u]);
  out[t] = v;
}
__global__ void k343(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
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
  for (unsigned i3 = 0; i3 < 20; i3 += 3) {
    if (i3 % 4u == 1u) {
      v += all(s0[(((unsigned)__clz(t)) * 2654435761u >> 28) + 38u][tx]);
    }
    __syncthreads();
  }
  for (unsigned i4 = 1; i4 <= 64; i4 *= 2) {
    s0[(((unsigned)(__brev(tx ^ ty) >> 24)) * 7u) % 33u][((((i4 ^ ty) < 115u) ? i4 : (tz + i4)) * 4u) & 15u] = v;
    atomicMax(&counts[(i4 % 2u) % 7u][(((unsigned)Layout{33, 1}(tx, tx)) + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  #pragma unroll
  for (unsigned i5 = 1; i5 < 26; i5 += 4) {
    v += both<int>(&s0[0][0] + 5, ty, 32);
    __syncthreads();
    v += (unsigned)atomicCAS(&counts[warp + ((unsigned)(short)warp)][((tx ^ i5) + t * 29) % 33], (unsigned)1, (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[tx * lane][((tz + ty) & 3u) % 10u]);
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  while (i2 < 16) {
    #pragma unroll 2
    for (int i3 = 1; i3 < 5; i3 += 1) {
      if (((i3 * 4) >= 5) && ((i3 & 16) != 0)) {
        s0[i2][(int)(short)ty] = v;
      }
      __syncthreads();
    }
    i2 += 2;
  }
  s0[warp][max(((warp & 85) >> 5) & ((tx & warp) * 4), 2)] = all(s0[warp][max(((warp & 85) >> 5) & ((tx & warp) * 4), 2)]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k345(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ volatile unsigned char s1[8][8][9];
  __shared__ volatile double s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += get<volatile unsigned>(s0, ty);
  __syncthreads();
  v += all(s1[((tx / 16) << 5) & 35][(tz + tx) % 24][t & 1]);
  v += all(s2[((tz + tx) * 16) & 12]);
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[8][8][9];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(tx + t * 29) % 64], (unsigned long long)v);
  s0[((int)(__brev(lane) >> 27)) / 33][((100 >> (tx & 3)) / (tx + 1)) % 8][t % 9] = all(s0[((int)(__brev(lane) >> 27)) / 33][((100 >> (tx & 3)) / (tx + 1)) % 8][t % 9]) + 1;
  v += all(s0[(tx / (lane + 1)) % 8][(tx + tx) & 7][(tx & 15) % 9]);
  int i4 = 0;
  while (i4 < 1) {
    v += (unsigned)atomicExch(&counts[((i4 ^ t) + t * 29) % 64], (unsigned long long)v);
    i4 += 1;
  }
  v += (unsigned)atomicExch(&counts[((((tx ^ tx) + ((int)(__brev(tx) >> 24))) % 2) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  v += all(s1[(tx / 33) * 17]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[16][17];
  __shared__ int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  if (tx < 13) {
    s1[(((int)shuffled[t]) * 32) % 2][lane] = make_int2(2, 7);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 3) {
    if (tx % 4 == 3) {
      s0[((int)__clz(((min(tx, i3) >= 3) ? i3 : i3) >> 4)) >> 2][((int)((long long)(255 - (lane % 8)) * 3 >> 2)) % 4] = v;
    }
    v += sum(s1[i3][(((int)__popc(i3)) ^ (((lane & 6) != 0) ? i3 : i3)) >> 3]);
    __syncthreads();
    __syncthreads();
  }
  int q4 = (int)((long long)((int)bits(lane)) * 3 >> 2);
  if (min(t, 4) % 4 == 3)
    q4 = lane / 7;
  if (tx >= 10) {
    s0[t / 4][(int)bits(t)] = v;
  }
  __syncthreads();
  int q5 = (lane + q4) + (((tx & lane) < 7) ? tx : q4);
  if ((tx + q4) < 14)
    q5 = q4 + tx;
  v += sum(s1[(tx & 33) / 16][(((t + 19) * 2) * (tx & tx)) / 32]);
  v += all(s0[((lane % 33) + (q4 | q5)) & 15][tx / (q5 + 1)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k348(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[256];
  volatile double *s1 = reinterpret_cast<volatile double *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = 127 - t;
  if (tx < 33) {
    s0[((int)rows[tx & 15]) / 24].b = all(s0[((int)rows[tx & 15]) / 24].b) + 1;
  }
  __syncthreads();
  v += all(s1[((q3 + warp) < 80) ? (t >> 1) : ((int)gray(warp))]);
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[20] = reinterpret_cast<volatile float (*)[20]>(memory + 0);
  __shared__ volatile unsigned s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; i3 += 1) {
    s0[ty >> 5][((warp / 4) * 7) * ((int)__popc(ty))] = all(s0[ty >> 5][((warp / 4) * 7) * ((int)__popc(ty))]) + 1;
  }
  __syncthreads();
  v += all(s1[(t % (tx + 1)) * lane][(((int)fold(t, 33)) ^ 9) & 1][(tx * warp) % 3]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(33, 3, 1), 13056>>>(out);
  k301<<<1, dim3(32, 2, 2), 9216>>>(out);
  k302<<<1, dim3(4, 4, 4), 11520>>>(out);
  k303<<<1, dim3(256, 1, 1), 0>>>(out);
  k304<<<1, dim3(128, 1, 1), 0>>>(out);
  k305<<<1, dim3(48, 1, 1), 0>>>(out);
  k306<<<1, dim3(1, 32, 2), 0>>>(out);
  k307<<<1, dim3(24, 5, 1), 8192>>>(out);
  k308<<<1, dim3(32, 1, 1), 6656>>>(out);
  k309<<<1, dim3(16, 16, 1), 0>>>(out);
  k310<<<1, dim3(8, 8, 1), 0>>>(out);
  k311<<<1, dim3(2, 16, 4), 0>>>(out);
  k312<<<1, dim3(1, 32, 2), 4096>>>(out);
  k313<<<1, dim3(33, 3, 1), 2048>>>(out);
  k314<<<1, dim3(8, 4, 2), 0>>>(out);
  k315<<<1, dim3(8, 8, 1), 9216>>>(out);
  k316<<<1, dim3(64, 2, 1), 10752>>>(out);
  k317<<<1, dim3(32, 2, 2), 18432>>>(out);
  k318<<<1, dim3(16, 16, 1), 2048>>>(out);
  k319<<<1, dim3(100, 1, 1), 0>>>(out);
  k320<<<1, dim3(1, 32, 2), 0>>>(out);
  k321<<<1, dim3(32, 4, 1), 0>>>(out);
  k322<<<1, dim3(2, 16, 4), 0>>>(out);
  k323<<<1, dim3(100, 1, 1), 6144>>>(out);
  k324<<<1, dim3(256, 1, 1), 4096>>>(out);
  k325<<<1, dim3(33, 3, 1), 4608>>>(out);
  k326<<<1, dim3(128, 1, 1), 6912>>>(out);
  k327<<<1, dim3(33, 3, 1), 0>>>(out);
  k328<<<1, dim3(33, 3, 1), 0>>>(out);
  k329<<<1, dim3(256, 1, 1), 5632>>>(out);
  k330<<<1, dim3(32, 1, 1), 0>>>(out);
  k331<<<1, dim3(100, 1, 1), 5120>>>(out);
  k332<<<1, dim3(256, 1, 1), 0>>>(out);
  k333<<<1, dim3(5, 3, 7), 10752>>>(out);
  k334<<<1, dim3(8, 4, 2), 0>>>(out);
  k335<<<1, dim3(128, 1, 1), 0>>>(out);
  k336<<<1, dim3(33, 3, 1), 0>>>(out);
  k337<<<1, dim3(5, 3, 7), 8192>>>(out);
  k338<<<1, dim3(256, 1, 1), 4608>>>(out);
  k339<<<1, dim3(33, 3, 1), 0>>>(out);
  k340<<<1, dim3(32, 2, 2), 8448>>>(out);
  k341<<<1, dim3(4, 4, 4), 0>>>(out);
  k342<<<1, dim3(16, 16, 1), 4096>>>(out);
  k343<<<1, dim3(1, 32, 2), 5120>>>(out);
  k344<<<1, dim3(64, 2, 1), 0>>>(out);
  k345<<<1, dim3(1, 32, 2), 4096>>>(out);
  k346<<<1, dim3(16, 1, 1), 4096>>>(out);
  k347<<<1, dim3(16, 1, 1), 0>>>(out);
  k348<<<1, dim3(48, 1, 1), 8192>>>(out);
  k349<<<1, dim3(1, 64, 1), 5120>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

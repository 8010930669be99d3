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
__global__ void k150(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[(((int)(unsigned char)lane) / 32) + 3][i2 + 1] = make_float2(2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[((tx / 2) % 12) ^ 8][(t % 15) * 2 + i3 + 0] = make_float2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[((lane ^ t) / 6) % (((int)__popc(tx)) + 1)][(tx & 3) * 4 + i4 + 1]);
  }
  __syncthreads();
  const int q5 = ((int)(unsigned char)lane) - (lane / 10);
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[((t / 7) * 3) | ((int)(__brev(lane & 1) >> 27))][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  for (unsigned i2 = 1; i2 <= 2; i2 *= 2) {
    #pragma unroll 1
    for (unsigned i4 = 16; i4 > 0; i4 /= 2) {
      unsigned i5 = 0;
      while (i5 < 3) {
        v += all(s0[warp & 1u][i5][(unsigned)((unsigned long long)((unsigned)((long long)((lane / 8u) + (i4 >> 4)) * 3 >> 2)) / 3)]);
        __syncthreads();
        i5 += 2;
      }
    }
    j3 = j3 >> 1;
  }
  unsigned j7 = ty & 63;
  for (unsigned i6 = 1; i6 > 0; i6 >>= 1) {
    for (unsigned i8 = 1; i8 < 4; i8 += 1) {
      unsigned j10 = warp & 63;
      for (unsigned i9 = 1; i9 <= 1; i9 *= 2) {
        unsigned i11 = 0;
        while (i11 < 24) {
          v += all(s0[((unsigned)((unsigned long long)i11 / 3)) % 2u][((unsigned)((long long)(j10 + 4u) * 3 >> 2)) % 32u][i8]);
          __syncthreads();
          i11 += 3;
        }
        j10 = (j10 ^ 9) & 63;
      }
    }
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((int)shuffled[warp]) * ty;
  for (int i3 = 2; i3 < 8; i3 += 1) {
    s0[t & warp][(tx / 16) & ((i3 % 33) * 64)][(int)shuffled[(((tx % 6) / 2) & 31) & 15]] = all(s0[t & warp][(tx / 16) & ((i3 % 33) * 64)][(int)shuffled[(((tx % 6) / 2) & 31) & 15]]) + 1;
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[(((tx & 3) * ty) * 5) % 2][ty][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[2][16][16];
  __shared__ __align__(16) Pair s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 4; i3 > 0; i3 >>= 1) {
    #pragma unroll
    for (int i4 = 1; i4 <= 8; i4 *= 2) {
      v += all(s1[(tx < 0) ? warp : t].a);
      v += all(s0[((((ty + i4) * 31) / 6) * ((3 >> (i3 & 3)) * 2)) % 2][i3 % 7][(int)((unsigned long long)(i3 / 10) / 3)].a);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[33][20];
  int2 (*s1)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s1[((tx + tx) % 3) / 7][tx * 2 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s1[warp][tx * 3 + i5 + 0] = make_int2(2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[((t % 17) % 2) * 32][i6 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[warp * 16]);
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[17] = reinterpret_cast<volatile short (*)[17]>(memory + 0);
  __shared__ volatile float s1[64][32];
  __shared__ volatile Pair s2[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = warp & 63;
  #pragma unroll
  for (int i4 = 2; i4 < 25; i4 += 4) {
    int j7 = tx & 63;
    #pragma unroll 1
    for (int i6 = t; i6 < 118; i6 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s1[i4][(int)shuffled[i4 & 15]]);
      j7 = (j7 ^ 9) & 63;
    }
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += all(s0[(t >= 22) ? ((int)shuffled[((warp * 7) + (t ^ 4)) & 15]) : (((int)bits(31 - lane)) % 4)][warp]);
  v += all(s2[(lane < 26) ? warp : warp][(int)__popc(tx)].a);
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[256];
  Row (*s1)[17] = reinterpret_cast<Row (*)[17]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 99) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 14; i4 += 8) {
    v += (unsigned)atomicMin(&counts[i4 / 7][((((int)spread(tx & 31)) & 24) + t * 29) % 33], (int)v);
    __syncthreads();
  }
  int i5 = 0;
  while (i5 < 2) {
    v += all(s1[(((tx & 6) != 0) ? tx : warp) & (i5 / (i5 + 1))][(int)shuffled[(((lane & 63) % 4 == 2) ? i5 : t) & 15]].a);
    __syncthreads();
    s0[(int)(__brev(lane) >> 24)].a = all(s0[(int)(__brev(lane) >> 24)].a) + 1;
    __syncthreads();
    i5 += 1;
  }
  s0[((int)shuffled[((ty & 24) * 3) & 15]) & 85].c = all(s0[((int)shuffled[((ty & 24) * 3) & 15]) & 85].c) + 1;
  __syncthreads();
  __syncthreads();
  v += all(counts[warp][ty]);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[2][16][16];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[((31u - ((unsigned)(unsigned char)tx)) & 7u) & 1u][tx][(tx & 3u) * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[lane & 1u][(tx + t) % 2u][i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((63u - ((tx << 5) + 5u)) & 31u) & 1u][(t & 1u) * tx][i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  unsigned q6 = (tx * 31u) / (tx + 1u);
  if (t >= 5u)
    q6 = lane / 10u;
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    s0[(((((unsigned)fold(tx, 9)) * tx) * 2654435761u >> 26) % 24u) & 1u][tx][(tx % 1u) * 8 + i7 + 1] = make_float2(2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(unsigned)((unsigned long long)(((t * lane) & 24u) + ((tx + q6) * 2654435761u >> 25)) / 3)]);
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[4][16][8];
  __shared__ volatile signed char s1[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    int i4 = 2;
    do {
      int j6 = i3 & 63;
      int i5 = 0;
      do {
        s1[((int)gray(i5)) * lane] = all(s1[((int)gray(i5)) * lane]) + 1;
        j6 = (j6 ^ 9) & 63;
        i5 += 1;
      } while (i5 < 1);
      i4 += 3;
    } while (i4 < 11);
    i3 += 1;
  } while (i3 < 5);
  __syncthreads();
  v += all(s0[(((((int)spread(tx & 31)) << 4) * (tx & 96)) + 62) % 4][max(t & 127, min(lane, tx)) % 16][(((int)shuffled[tx & 15]) / 4) >> 4].a);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[2048];
  __shared__ __align__(16) signed char s1[8][8][9];
  __shared__ unsigned s2[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    v += all(s0[tz + i4 * 32]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 4; i5 >= 0; i5 -= 1) {
    s2[1 << (ty & 3)][(int)shuffled[t & 15]] = all(s2[1 << (ty & 3)][(int)shuffled[t & 15]]) + 1;
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tz % (tx + 1)][min((tz / (tx + 1)) & 12, ty)][(int)((long long)min((ty & 1) << 1, 28) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  const int q2 = (lane + 40) * 32;
  __syncthreads();
  v += sum(s0[((int)mirror(warp)) % 24][warp / 24]);
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[4][16][17];
  __shared__ volatile double s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[((int)(unsigned char)((int)twos[tx])) % 4][(min(ty, tx) / 16) % 17][tx >> 2].b = v + 1;
  v += all(s1[tx | tx][((tx & 28) | 18) & 15]);
  if ((tx + 47) >= 47) {
    v += all(s1[(int)primes[((int)(__brev(ty) >> 27)) & 15]][(ty % (ty + 1)) % (tx + 1)]);
  }
  if (((tx >> 1) >= 1) || ((tx & 1) != 0)) {
    v += all(s1[((tx % 17) / (ty + 1)) * (ty + 1)][(warp % (ty + 1)) * ty]);
  }
  __syncthreads();
  v += all(s0[(ty + warp) & 3][tx][((int)((unsigned long long)warp / 3)) << 4].b);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  __shared__ __align__(16) Quad s1[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 120) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned j4 = warp & 63;
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 2; i3 *= 2) {
    unsigned i5 = 2;
    do {
      if ((lane & 4u) != 0u) {
        s1[(i5 * 31u) / 7u][((j4 / 5u) ^ (i3 / 7u)) & 1u].d = v;
      }
      __syncthreads();
      i5 += 1;
    } while (i5 < 6);
    j4 = j4 >> 1;
  }
  for (unsigned i6 = 16; i6 > 0; i6 >>= 1) {
    if (ty % 5u == 0u) {
      v += all(s0[(unsigned)(__brev(i6) >> 27)][i6 % 7u].d);
    }
    __syncthreads();
  }
  const unsigned q7 = ((tx % 4u) - (lane * ty)) & 255u;
  __syncthreads();
  v += all(s1[(unsigned)mirror(ty)][(unsigned)fold(tx, 13)].a);
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[64][20];
  volatile Row *s1 = reinterpret_cast<volatile Row *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : tx; };
  int q3 = q3_of(tx | 14);
  for (int i4 = 16; i4 > 0; i4 /= 2) {
    int i5 = 0;
    do {
      s1[i5].a = all(s1[i5].a) + 1;
      s1[i5].e = 7;
      s0[(i5 & 18) * 2][(lane / (tx + 1)) / 2] = 7;
      i5 += 1;
    } while (i5 < 1);
  }
  const int q6 = max(q3 * 65, 1 >> (t & 3));
  s1[(ty * 65) / 5].a = all(s1[(ty * 65) / 5].a) + 1;
  s1[warp].a = v + 1;
  v += all(s0[(tx % (warp + 1)) / 6][tz]);
  int q7 = t;
  if (warp >= 3)
    q7 = max(warp, warp);
  for (int i8 = 0; i8 < 15; i8 += 3) {
    int j10 = q7 & 63;
    #pragma unroll
    for (int i9 = 64; i9 > 0; i9 /= 2) {
      if ((i9 & 8) != 0) {
        s0[j10][(((int)(__brev(i8) >> 27)) % 8) >> 3] = v + 1;
      }
      v += all(s1[((i9 / 7) / (i9 + 1)) + 4].c);
      j10 = j10 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    s0[ty][((ty + warp) / 10u) << 5][i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx % 17u) * 5u) % 8u][warp % 12u][(lane % 10u) % 9u]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ __align__(16) float4 s1[32][16];
  int4 (*s2)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 4096);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[((lane & 85) * 65) % 2][(tx % 17) % 8][(ty & 0) * 4 + i5 + 0] = make_int4(v, 1, 2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[(((lane ^ tx) + (warp * 8)) % 17) & 15][i6 + 0] = make_float4(v, 1, 2, v + i6);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 1 ? a : tx; };
  int q7 = q7_of(lane / 10);
  #pragma unroll
  for (int i8 = 0; i8 < 4; ++i8) {
    s2[(255 - warp) % 8][lane % 8][(tx & 0) * 4 + i8 + 0] = make_int4(v, 1, 2, v + i8);
  }
  __syncthreads();
  #pragma unroll
  for (int i9 = 0; i9 < 2; ++i9) {
    s2[(ty + q7) % 5][(lane / 10) / 4][i9 + 1] = make_int4(v, 1, 2, v + i9);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((ty + 50) % 5) / 7][tx]);
  v += sum(s1[min(((warp % 32) * 33) % 4, ((ty % 3) << 5) & 31)][(int)((unsigned long long)((ty | 22) ^ ty) / 3)]);
  v += sum(s2[(int)fold(warp, 5)][((tx * 8) * ty) % 8][warp]);
  v += all(counts[(tx % 4) + ((int)twos[warp])]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[64][20];
  __shared__ __align__(16) Quad s1[32][16];
  __shared__ __align__(16) Quad s2[16][16];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((unsigned)(__brev((warp | ty) % (ty + 1u)) >> 24)) % 64u][warp * 4 + i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  unsigned q6 = ((warp >= 3u) || ((tx & 2u) != 0u)) ? t : (tx & 96u);
  if ((tx >= 3u) || (((warp % (t + 1u)) & 4u) != 0u))
    q6 = (unsigned)spread(warp & 31);
  unsigned i7 = 0;
  do {
    if ((tx & 2u) != 0u) {
      s2[ty][((unsigned)__clz(tx / 16u)) >> 3].d = v + 1;
    }
    v += sum(s0[(i7 % 7u) / 24u][ty + ty]);
    __syncthreads();
    i7 += 2;
  } while (i7 < 15);
  __syncthreads();
  v += all(s1[(ty % (q6 + 1u)) * 2654435761u >> 28][ty >> 4].d);
  v += all(s2[warp][(ty / 32u) * q6].a);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[8][9] = reinterpret_cast<Pair (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = warp & 127;
  s0[((int)Layout{33, 1}((int)rows[tx % 6], max(warp, 21))) & (((100 >> (ty & 3)) % 17) % 2)][((t ^ 36) > 7) ? (warp % 24) : (tx / 6)][ty & 7].b = all(s0[((int)Layout{33, 1}((int)rows[tx % 6], max(warp, 21))) & (((100 >> (ty & 3)) % 17) % 2)][((t ^ 36) > 7) ? (warp % 24) : (tx / 6)][ty & 7].b) + 1;
  __syncthreads();
  if ((tx & 2) != 0) {
    v += all(s0[max(tx << 1, tx + ty) / 32][(tx / 3) % 33][tx / 32].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  __shared__ __align__(16) int4 s1[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[ty][i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(warp, lane)][((tx & ty) < 0) ? warp : ty][warp]);
  v += sum(s1[warp][(((int)shuffled[ty]) / 7) / 3]);
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[tz + tz][max(ty << 4, tz + lane) & 1u][i2 + 0] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 4; i3 += 1) {
    v += sum(s0[(warp >> 2) / 32u][min((unsigned)primes[(ty + t) & 15], 18u) % 7u][(ty % 4u) % 16u]);
    __syncthreads();
  }
  auto q4_of = [=](unsigned a) { return a < 1 ? a : ((ty << 2) ^ (ty / 3u)); };
  unsigned q4 = q4_of(tz >> 3);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[t & 7u][tx][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[500];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[warp * 4 + i2 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ int4 s1[2][16][16];
  __shared__ __align__(16) unsigned s2[64][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  atomicMax(&counts[(tx + t * 29) % 256], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tz + tx) * 4]);
  v += sum(s1[((ty * 5) % 10) / 24][ty][(((ty * 31) / 4) * (ty ^ 27)) * ((warp / 6) % 16)]);
  v += all(s2[(ty % 3) & 3][ty / 6]);
  v += all(counts[(min(t, 7) + 10) + ((int)twos[((int)mirror(tz)) & 15])]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (tx % 3) & 24;
  #pragma unroll 2
  for (int i3 = 1; i3 < 3; i3 += 1) {
    for (int i4 = 4; i4 > 0; i4 >>= 1) {
      s0[(i4 ^ 17) >> 1][(i4 ^ ((127 - tz) | (i4 * 31))) & 24] = make_int2(2, v);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i5 = 1; i5 < 61; i5 += 8) {
    for (int i6 = 1; i6 < 3; i6 += 1) {
      if (i6 % 3 == 1) {
        s0[((i6 & t) ^ 34) % 16][i6] = make_int2(2, v + 1);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[tx / 16][(warp < 2) ? min(q2, q2) : ((int)((unsigned long long)warp / 3))]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx % 33u][i2 + 0]);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 9; i3 += 1) {
    if (tx % 5u == 4u) {
      s0[(warp / 5u) + 37u][(unsigned)((long long)max(tx, warp) * 3 >> 2)] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  __shared__ long long s1[4][16][17];
  __shared__ __align__(16) int2 s2[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[(min(t, tx) & 1u) ^ ty][tx * 2654435761u >> 28][(lane % 3u) * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s2[(unsigned)fold(warp, 3)][ty * 3 + i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx / 16u) >> 5][(tx < 29u) ? ((unsigned)((unsigned long long)warp / 3)) : (t / 32u)].d);
  v += all(s1[ty][ty % 7u][warp]);
  v += sum(s2[ty][(unsigned)shuffled[(((tx * 5u) / 32u) ^ 29u) & 15]]);
  v += all(counts[warp % 12u]);
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[8][72];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  __shared__ __align__(16) Pair s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  if ((tx < 52) || (((lane & 1) != 0) || (warp >= 1))) {
    s1[lane] = v + 1;
  }
  if ((warp ^ 0) > 3) {
    s0[(lane % 16) / 10][(tx % 5 == 4) ? tx : tx] = 7;
  }
  __syncthreads();
  const int q4 = (int)rows[(lane * tx) & 15];
  if ((((int)spread(lane & 31)) & 16) != 0) {
    s0[min((q4 % 6) & 7, max(lane / 8, (((q4 >> 1) & 1) != 0) ? lane : warp))][min(lane, tx) / (t + 1)] = v;
  }
  __syncthreads();
  if ((t ^ 56) > 0) {
    s0[(tx % 32) >> 5][(32 - (lane & 3)) & 25] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((int)twos[lane & 15]) & 12) * (q4 ^ lane)) % 8][((int)fold(tx, 33)) ^ (tx % 33)]);
  v += sum(*reinterpret_cast<int4 *>(&s1[4 * tx]));
  v += all(s2[(int)((unsigned long long)((tx ^ tx) & 7) / 3)][(warp / 6) * lane].b);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[512];
  unsigned (*s1)[17] = reinterpret_cast<unsigned (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = min(ty - tz, 8);
  if (((ty & 6) != 0) || ((t ^ tx) < 24))
    q3 = tx * 33;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[tx * 2 + i4 + 1] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx >> 1][i5 + 0] = v + i5;
  }
  __syncthreads();
  int q6 = (tx & 31) + ((int)((long long)ty * 3 >> 2));
  if ((ty ^ 0) > 0)
    q6 = tx;
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[ty][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp * ty) / 2) * 2]);
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[1000];
  __shared__ __align__(16) Quad s1[16][16];
  __shared__ __align__(16) Mixed s2[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i4 = 0; i4 < 6; ++i4) {
    s0[((tz / 16u) % 5u) + i4 * 8] = v;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 2; i5 += 1) {
    for (unsigned i6 = 1; i6 < 3; i6 += 1) {
      if (((i5 + ty) ^ 7u) > 3u) {
        s0[(i5 % 5u) + (i6 | warp)] = v + 1;
      }
      __syncthreads();
    }
  }
  for (unsigned i7 = 0; i7 < 6; i7 += 3) {
    for (unsigned i8 = 0; i8 < 5; i8 += 2) {
      v += get<int>(s0 + 1, (unsigned)mirror(tz));
      __syncthreads();
      __syncthreads();
    }
  }
  for (unsigned i9 = 0; i9 < 3; ++i9) {
    s0[(32u - (tx | ty)) + i9 * 33] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[tx][warp].d);
  v += all(s2[min(lane, t)][ty].a);
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[8][8][9];
  __shared__ int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[((32u - (((tx + warp) / 6u) << 2)) & 63u) % 8u][(lane & 3u) % 5u][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[lane][i4 + 1] = make_int2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((t & (tx & 85u)) / 7u) - (((lane * 32u) & (((lane & 1u) != 0u) ? t : tx)) / 24u)) & 7u][t % 32u]);
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ __align__(16) float2 s1[2][16][16];
  float (*s2)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s1[tx % 2][warp][i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][((int)((unsigned long long)warp / 3)) % 8]);
  v += sum(s1[(tx / 16) >> 5][((lane + tx) % 6) / 3][(int)((long long)warp * 3 >> 2)]);
  v += all(s2[tx % 4][((int)(__brev(t) >> 24)) & 15][t & 12]);
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 1; i2 <= 16; i2 <<= 1) {
    for (unsigned i3 = 1; i3 <= 2; i3 <<= 1) {
      v += sum(s0[(i2 ^ 27u) * 2654435761u >> 24]);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  __shared__ int2 s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += all(s0[ty >> 5]);
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[lane * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(warp ^ tx) % 6u][warp][lane % 12u]);
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  __shared__ unsigned char s1[32][36];
  __shared__ signed char s2[33][40];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  const int q5 = warp ^ 29;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s2[((int)(__brev((t & 28) % 16) >> 27)) % ((min(tx, q5) % 3) + 1)][i6 + 0] = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += all(s2[(warp + q5) / 4][(t % 9) * 4 + i7 + 1]);
  }
  __syncthreads();
  for (int i8 = 0; i8 < 5; i8 += 1) {
    #pragma unroll 1
    for (int i9 = 2; i9 < 3; i9 += 1) {
      if (tx >= 4) {
        v += (unsigned)atomicAdd(&counts[q5 / 16][(((i8 + warp) / 24) + t * 29) % 33], (int)v);
      }
      __syncthreads();
    }
  }
  const int q10 = (q5 * 4) + (q5 * 16);
  #pragma unroll
  for (int i11 = 1; i11 <= 8; i11 *= 2) {
    int j13 = t & 63;
    #pragma unroll 2
    for (int i12 = 0; i12 < 1; i12 += 1) {
      #pragma unroll 1
      for (int i14 = 1; i14 < 19; i14 += 4) {
        if ((j13 / 3) >= 10) {
          v += (unsigned)atomicAdd(&counts[((int)fold(i11 / 24, 1)) & ((i14 + 4) % 12)][(i14 + t * 29) % 33], (int)v);
        }
        v += all(s0[((1 >> (lane & 3)) ^ t) % 32][((int)((long long)((i14 % 4 == 0) ? lane : j13) * 3 >> 2)) % 8]);
        __syncthreads();
      }
      j13 = (j13 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(s1[(tx % 24) % 16][warp]);
  v += all(counts[warp][(lane + q5) % 33]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  __shared__ double s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (warp * 2654435761u >> 28) % 12u;
  s1[(((unsigned)(__brev(warp) >> 27)) * 5u) % 8u][warp][(ty / 7u) * 64u] = v;
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[(unsigned)((long long)((unsigned)bits(tz & 31u)) * 3 >> 2)][i4 + 0]);
  }
  __syncthreads();
  unsigned q5 = min(t, ty) & ((unsigned)((unsigned long long)q3 / 3));
  if (((((ty >> 5) & 8u) != 0u) ? ty : tz) < 3u)
    q5 = min(warp, tz);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[lane % (tx + 1u)][min(31u - q5, 22u) / 3u][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += all(s0[t * 8 + i2 + 1].b);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((warp << 2) / 10); };
  int q3 = q3_of(lane % 32);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[warp * 8 + i4 + 0].a = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[4][16][17];
  __shared__ unsigned char s1[512];
  __shared__ float s2[8][72];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[(warp + t * 29) % 64], (int)v);
  s1[ty ^ 37u] = all(s1[ty ^ 37u]) + 1;
  __syncthreads();
  unsigned j6 = ty & 63;
  unsigned i5 = 0;
  do {
    unsigned i7 = 0;
    do {
      v += (unsigned)atomicCAS(&counts[(warp + t * 29) % 64], (int)1, (int)v);
      __syncthreads();
      i7 += 1;
    } while (i7 < 6);
    j6 = (j6 * 5 + 3) & 63;
    i5 += 8;
  } while (i5 < 31);
  for (unsigned i8 = 0; i8 < 5; ++i8) {
    v += all(s1[((((ty % 4u == 2u) ? (tx % (ty + 1u)) : (warp ^ 34u)) ^ 39u) + ((unsigned)__popc(t))) + i8 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][(tx | (warp * tx)) % 16u][ty]);
  v += all(s2[(tx % 7u) % 17u][((unsigned)((long long)(ty * 31u) * 3 >> 2)) & 7u]);
  v += all(counts[((unsigned)mirror(t)) + 17u]);
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; i2 += 1) {
    v += all(s0[i2 / 3][i2 * 3].b);
  }
  v += all(s0[32 - ((int)(__brev(lane) >> 27))][(int)((unsigned long long)warp / 3)].a);
  if ((warp & 1) != 0) {
    s0[min((int)(unsigned char)((warp / 3) * 5), 63)][((int)twos[(warp + 14) & 15]) & 7].c = 7;
  }
  v += all(s0[((int)shuffled[(tx * lane) & 15]) / 8][warp].b);
  s0[lane][((tx * 17) * 16) % 20].b = 7;
  if ((lane / (lane + 1)) < 16) {
    v += all(s0[(tx % 2) / 16][warp].c);
  } else {
    v += all(s0[(((lane & 4) != 0) ? ((int)shuffled[lane & 15]) : (warp & 7)) ^ ((warp / 24) ^ ((int)((long long)lane * 3 >> 2)))][((tx % 24) % 12) / 4].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[32][36];
  __shared__ short s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[((warp * 2654435761u >> 28) / (warp + 1u)) ^ ((warp + t) * 2654435761u >> 27)][(t & 7u) * 3 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(unsigned)spread((lane + 9u) & 31)]);
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[777];
  __shared__ volatile Mixed s1[1024];
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 120) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((127 - ty) + t * 29) % 256], (unsigned)1, (unsigned)v);
  __syncthreads();
  v += all(s0[((int)((long long)tx * 3 >> 2)) * 2]);
  v += all(s1[warp % 5].c);
  v += all(s2[warp]);
  v += all(counts[((int)(__brev(t) >> 24)) & tx]);
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (warp ^ ty) & 63;
  v += all(s0[tz]);
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[ty * 2 + i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[lane * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  v += get<unsigned char>(s0, (int)(__brev(min((int)shuffled[tx % 16], 10)) >> 27));
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[(int)bits(warp / 32)][i2 + 0] = make_int4(v, 1, 2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[min(ty, warp) / (t + 1)][(ty % 4) * 3 + i3 + 0]);
  }
  __syncthreads();
  s0[tx][ty % 16] = make_int4(v, 1, 2, v + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[17] = reinterpret_cast<int2 (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[tx][(warp & 0u) * 8 + i2 + 0] = make_int2(2, v + i2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty][tx]);
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[1024];
  __shared__ unsigned short s1[8][8][9];
  float4 *s2 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 16) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (int)twos[t];
  if (t >= 11)
    q5 = t & t;
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s2[tx * 2 + i6 + 0] = make_float4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(t + t) & 28]);
  v += all(s1[tx % 8][tx & 7][(int)bits(t)]);
  v += sum(s2[t]);
  v += all(counts[((int)(__brev(max(lane, lane)) >> 27)) + (lane % 32)]);
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ __align__(16) int4 s1[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[tx * 4 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx * 4 + i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s1[tx][(tx & 3) * 3 + i5 + 0]);
  }
  __syncthreads();
  const int q6 = (tx << 1) * 5;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[tx][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (ty < 7) {
    s0[tx] = make_float2(2, sum(s0[tx]) + 1);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[(t | (((warp & 2) != 0) ? warp : lane)) + i3 * 33]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[ty * 4 + i4 + 0]);
  }
  __syncthreads();
  for (int i5 = 1; i5 < 4; i5 += 1) {
    if ((tx * 16) % 4 == 3) {
      v += (unsigned)atomicCAS(&counts[((i5 + tx) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((int)rotate<3>((ty * 32) & 31)) / 33]);
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32][32] = reinterpret_cast<unsigned short (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[((int)(short)(tx << 1)) % 2][(int)(short)(tx ^ 23)][(t & 7) * 3 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(tz & 1, tz / 33)]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  if (warp < 2u) {
    s0[(((ty - ty) & 7u) ^ (ty / 7u)) ^ 18u] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty]);
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 45; i2 += 8) {
    v += sum(s0[min(warp ^ i2, i2 & 15)][i2 % 10]);
    __syncthreads();
  }
  if ((tx >= 1) || (tz >= 4)) {
    s0[warp][(tx + ty) >> 4] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  while (i2 < 10) {
    #pragma unroll
    for (int i3 = 0; i3 < 5; i3 += 1) {
      v += both<long long>(&s0[0][0][0], (int)spread(((i3 % 24) & 3) & 31), 32);
      __syncthreads();
      __syncthreads();
    }
    i2 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[((warp * 65) / 8) >> 2][tx % 8][(t & 0) * 4 + i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[((int)(__brev(tx >> 4) >> 24)) % 8][warp % 7][min(lane, 0) * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(48, 1, 1), 0>>>(out);
  k151<<<1, dim3(32, 4, 1), 0>>>(out);
  k152<<<1, dim3(8, 8, 1), 0>>>(out);
  k153<<<1, dim3(1, 64, 1), 0>>>(out);
  k154<<<1, dim3(2, 16, 4), 4608>>>(out);
  k155<<<1, dim3(48, 1, 1), 768>>>(out);
  k156<<<1, dim3(33, 3, 1), 5632>>>(out);
  k157<<<1, dim3(16, 1, 1), 0>>>(out);
  k158<<<1, dim3(32, 1, 1), 0>>>(out);
  k159<<<1, dim3(4, 4, 4), 0>>>(out);
  k160<<<1, dim3(16, 16, 1), 8192>>>(out);
  k161<<<1, dim3(8, 8, 1), 0>>>(out);
  k162<<<1, dim3(24, 5, 1), 8192>>>(out);
  k163<<<1, dim3(2, 16, 4), 10240>>>(out);
  k164<<<1, dim3(8, 4, 2), 0>>>(out);
  k165<<<1, dim3(16, 16, 1), 13312>>>(out);
  k166<<<1, dim3(64, 2, 1), 0>>>(out);
  k167<<<1, dim3(1, 64, 1), 4608>>>(out);
  k168<<<1, dim3(32, 8, 1), 9216>>>(out);
  k169<<<1, dim3(1, 32, 2), 0>>>(out);
  k170<<<1, dim3(256, 1, 1), 0>>>(out);
  k171<<<1, dim3(4, 4, 4), 4096>>>(out);
  k172<<<1, dim3(5, 3, 7), 0>>>(out);
  k173<<<1, dim3(5, 3, 7), 0>>>(out);
  k174<<<1, dim3(64, 2, 1), 4096>>>(out);
  k175<<<1, dim3(64, 1, 1), 8192>>>(out);
  k176<<<1, dim3(8, 4, 2), 1280>>>(out);
  k177<<<1, dim3(1, 32, 2), 0>>>(out);
  k178<<<1, dim3(100, 1, 1), 0>>>(out);
  k179<<<1, dim3(256, 1, 1), 4352>>>(out);
  k180<<<1, dim3(8, 8, 1), 0>>>(out);
  k181<<<1, dim3(1, 64, 1), 8192>>>(out);
  k182<<<1, dim3(128, 1, 1), 5120>>>(out);
  k183<<<1, dim3(4, 4, 4), 0>>>(out);
  k184<<<1, dim3(1, 64, 1), 0>>>(out);
  k185<<<1, dim3(24, 5, 1), 0>>>(out);
  k186<<<1, dim3(256, 1, 1), 0>>>(out);
  k187<<<1, dim3(256, 1, 1), 0>>>(out);
  k188<<<1, dim3(24, 5, 1), 8192>>>(out);
  k189<<<1, dim3(32, 2, 2), 0>>>(out);
  k190<<<1, dim3(1, 64, 1), 4096>>>(out);
  k191<<<1, dim3(5, 3, 7), 2304>>>(out);
  k192<<<1, dim3(16, 1, 1), 8192>>>(out);
  k193<<<1, dim3(32, 1, 1), 0>>>(out);
  k194<<<1, dim3(16, 16, 1), 8192>>>(out);
  k195<<<1, dim3(4, 4, 4), 4096>>>(out);
  k196<<<1, dim3(32, 4, 1), 0>>>(out);
  k197<<<1, dim3(5, 3, 7), 0>>>(out);
  k198<<<1, dim3(16, 1, 1), 0>>>(out);
  k199<<<1, dim3(100, 1, 1), 9216>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

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
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ int4 s1[16][16];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 30 ? a : ((t % 10) % 5); };
  int q4 = q4_of(tx * 4);
  if ((tx >= 3) && (t < 0)) {
    s1[(int)bits((int)bits((int)twos[tx]))][((int)(__brev((((int)rows[lane]) * q4) * 7) >> 24)) & 15] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)twos[((int)(short)q4) & 15]) & ((lane >= 2) ? (tx % (tx + 1)) : (lane & 24))]);
  v += sum(s1[(int)((long long)lane * 3 >> 2)][((int)((unsigned long long)t / 3)) % 4]);
  v += all(counts[max(q4, 8)]);
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 4; i2 > 0; i2 >>= 1) {
    v += all(s0[min(tx * 32u, i2 ^ lane) | warp]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ volatile Row s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= ((unsigned)(short)ty) % 8; ++i3) {
    v += all(s1[min(warp, i3)][lane / 24u].a);
  }
  for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
    for (unsigned i5 = 0; i5 < 12; i5 += 4) {
      if ((i5 & 4u) != 0u) {
        s1[ty][(unsigned)shuffled[i5 * 2654435761u >> 28]].c = 7;
      } else {
        v += all(s1[i5][i5].e);
      }
    }
  }
  for (unsigned i6 = 2; i6 < 8; i6 += 1) {
    v += all(s1[ty % 3u][i6].c);
  }
  __syncthreads();
  v += all(s0[(ty / 16u) & 6u].c);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ Triad s1[16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_float4(v, 1, 2, n1);
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
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 32) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  do {
    v += all(s1[((lane >= 0) ? (t % 2) : (i4 - i4)) / 8][((int)(__brev(i4 << 2) >> 27)) / 10].b);
    __syncthreads();
    v += sum(s0[(((int)((long long)lane * 3 >> 2)) + 35) | max(i4 / 24, i4 >> 3)]);
    __syncthreads();
    i4 += 1;
  } while (i4 < 4);
  __syncthreads();
  v += all(counts[(1 >> (lane & 3)) >> 3][lane]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = lane & 63;
  for (unsigned i2 = 64; i2 > 0; i2 >>= 1) {
    v += all(s0[((i2 * 32u) * 8u) % (j3 + 1u)][((unsigned)pick(ty)) % 20u]);
    __syncthreads();
    j3 = j3 >> 1;
  }
  unsigned j5 = warp & 63;
  for (unsigned i4 = 0; i4 < 1; i4 += 4) {
    unsigned j7 = warp & 63;
    for (unsigned i6 = 1; i6 < 14; i6 += 2) {
      #pragma unroll 2
      for (unsigned i8 = 0; i8 < 1; i8 += 1) {
        v += all(s0[(((unsigned)spread(tx & 31)) * 2654435761u >> 27) % 2u][(unsigned)shuffled[(((unsigned)rows[tx]) + 61u) & 15]]);
        __syncthreads();
      }
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  unsigned i2 = 1;
  do {
    s0[(tx % 10u) + (i2 << 2)] = v + 1;
    j3 = (j3 + 33) % 64;
    i2 += 8;
  } while (i2 < 14);
  __syncthreads();
  v += all(s0[tx]);
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[2][32][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((int)((long long)(tx * 17) * 3 >> 2)); };
  int q3 = q3_of(warp / 8);
  int i4 = 1;
  do {
    v += get<int>(&s0[0][0][0] + 1, i4 * ty);
    __syncthreads();
    v += (unsigned)atomicExch(&counts[(((int)__clz(i4)) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
    i4 += 1;
  } while (i4 < 9);
  __syncthreads();
  v += all(counts[(tx % (q3 + 1)) ^ (q3 % 6)]);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Mixed s0[4][16][17];
  __shared__ __align__(16) int4 s1[16][16];
  signed char *s2 = reinterpret_cast<signed char *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  v += both<signed char>(s2, min((lane % 2 == 0) ? ty : (warp + warp), 14), 32);
  __syncthreads();
  v += all(s0[((int)((long long)tz * 3 >> 2)) / 24][((t * ty) / 33) * 3][(ty & ty) / 7].c);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)(short)ty) * 5][max(tz, 6)]);
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[4][16][17];
  __shared__ __align__(16) volatile Quad s1[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned q3 = (unsigned)(short)(lane * 65u);
  if (lane < 23u)
    q3 = lane;
  for (unsigned i4 = 0; i4 < 8; i4 += 8) {
    unsigned i5 = 0;
    do {
      #pragma unroll 1
      for (unsigned i6 = 0; i6 <= min(tx, 25u) % 6; ++i6) {
        #pragma unroll
        for (unsigned i7 = 1; i7 < 25; i7 += 3) {
          s1[(unsigned)shuffled[((unsigned)mirror(warp)) & 15]][i5 % 7u].a = 7;
          v += all(s1[lane][((((unsigned)((unsigned long long)tx / 3)) % 24u) - ((unsigned)rows[(tx % 17u) & 15])) & 7u].d);
          v += all(s1[i7][i5].d);
        }
      }
      i5 += 1;
    } while (i5 < 1);
  }
  unsigned q8 = (unsigned)((unsigned long long)(tx ^ warp) / 3);
  if ((warp * 2654435761u >> 28) < 2u)
    q8 = tx & 12u;
  if ((tx / 24u) >= 5u) {
    v += all(s1[q8 / 16u][tx % 16u].d);
  }
  s0[q8 % 4u][(((unsigned)(unsigned char)(lane * 2u)) ^ 39u) % 16u][((((tx ^ 72u) > 14u) ? (q3 * 33u) : (t % (q8 + 1u))) / 4u) % 17u] = v + 1;
  __syncthreads();
  v += all(s0[(lane * 8u) % 4u][((unsigned)((unsigned long long)warp / 3)) * warp][min((unsigned)fold(tx / 6u, 22), ((unsigned)fold(q3, 1009)) & 12u)]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[1024];
  volatile unsigned char (*s1)[32][32] = reinterpret_cast<volatile unsigned char (*)[32][32]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = ty & 63;
  for (int i4 = 0; i4 < 14; i4 += 8) {
    if (i4 >= 6)
      break;
    atomicAdd(&counts[(((i4 + 29) % (i4 + 1)) + t * 29) % 256], (int)1);
    if ((i4 + j5) >= 0) {
      v += (unsigned)atomicMin(&counts[((((i4 % 16) * 8) & 1) + t * 29) % 256], (int)v);
    } else {
      v += (unsigned)atomicMin(&counts[(i4 + t * 29) % 256], (int)v);
    }
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll 2
  for (int i6 = 2; i6 < 22; i6 += 3) {
    atomicAnd(&counts[((i6 >> 2) + t * 29) % 256], (int)v);
  }
  #pragma unroll
  for (int i7 = 1; i7 <= 4; i7 *= 2) {
    atomicAdd(&counts[((warp * 8) + t * 29) % 256], (int)1);
  }
  __syncthreads();
  v += all(s0[(((t + ty) ^ (lane ^ warp)) * 4) % 10]);
  v += all(s1[((((ty * ty) * ty) + ((int)bits(max(ty, ty)))) >> 3) % 2][min(((int)shuffled[(tx % (tx + 1)) & 15]) / 6, 27)][(t % 2 == 1) ? (ty ^ ty) : ((((ty ^ 8) ^ 8) > 10) ? ty : tx)]);
  v += all(counts[(((t & 85) ^ 16) > 6) ? (warp % 17) : ((int)(__brev(ty) >> 27))]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float4 s0[16][16];
  unsigned char (*s1)[33] = reinterpret_cast<unsigned char (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (((tx % 2u == 1u) && (((tx | tx) % 4u == 3u) && ((lane & 16u) != 0u))) && ((tx & 1u) != 0u)) ? ((((unsigned)shuffled[lane & 15]) >= 12u) ? tx : t) : ((unsigned)__clz(tx));
  if (((tx ^ 21u) > 15u) && ((lane ^ 13u) > 12u))
    q3 = tx % 3u;
  __syncthreads();
  v += sum(s0[tx & 15u][((unsigned)__popc(tx)) & 1u]);
  v += all(s1[((t * q3) >= 722u) ? lane : tx][t]);
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[512];
  __shared__ unsigned counts[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 393; i3 += 128) {
    v += all(s0[(511 << (warp & 3)) >> 3].c);
  }
  for (int i4 = 0; i4 < 24; i4 += 4) {
    v += all(s0[(int)((long long)tx * 3 >> 2)].a);
    if (i4 < 8) {
      v += (unsigned)atomicCAS(&counts[warp][(i4 + t * 29) % 33], (unsigned)1, (unsigned)v);
    }
  }
  __syncthreads();
  v += all(counts[((((int)(__brev(tx) >> 24)) * 64) >> 2) & 31][min(tx, 38) / 10]);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[33] = reinterpret_cast<volatile long long (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (int)(__brev((int)(__brev(ty) >> 27)) >> 24);
  if ((ty & 4) != 0)
    q2 = warp / 7;
  #pragma unroll 1
  for (int i3 = (q2 * 33) & 3; i3 < 3; i3 += 1) {
    #pragma unroll
    for (int i4 = 2; i4 < 4; i4 += 1) {
      #pragma unroll 1
      for (int i5 = t; i5 < 99; i5 += blockDim.x * blockDim.y * blockDim.z) {
        int j7 = ty & 63;
        int i6 = 2;
        do {
          s0[((((int)(short)i5) * 65) / 3) % 5][(int)__clz(ty + i6)] = v;
          s0[warp][warp / 6] = v;
          j7 = (j7 ^ 9) & 63;
          i6 += 1;
        } while (i6 < 10);
      }
    }
  }
  __syncthreads();
  v += all(s0[ty >> 4][(tx + tx) / 10]);
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[32][32] = reinterpret_cast<volatile unsigned char (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<volatile unsigned char>(&s0[0][0][0], ty * (warp % (tx + 1u)));
  s0[ty][(unsigned)(__brev((t * 2654435761u >> 24) / 16u) >> 27)][(unsigned)((unsigned long long)warp / 3)] = all(s0[ty][(unsigned)(__brev((t * 2654435761u >> 24) / 16u) >> 27)][(unsigned)((unsigned long long)warp / 3)]) + 1;
  if ((((tx & 5u) ^ 3u) > 4u) || (((t & 1u) != 0u) || ((warp * tz) >= 2u))) {
    v += get<volatile unsigned char>(&s0[0][0][0] + 1, ty / 5u);
  }
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= (tz + warp) % 3; ++i2) {
    unsigned j4 = ty & 63;
    for (unsigned i3 = 2; i3 < 23; i3 += 3) {
      v += all(s0[(unsigned)((unsigned long long)((unsigned)(short)warp) / 3)][ty][max(i3, i3) & 12u]);
      j4 = (j4 + 33) % 64;
    }
  }
  for (unsigned i5 = 0; i5 < 4; i5 += 1) {
    #pragma unroll 2
    for (unsigned i6 = 0; i6 < 12; i6 += 3) {
      v += both<volatile unsigned char>(&s0[0][0][0] + 5, i5, 32);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[2][32][32];
  __shared__ float2 s1[256];
  __shared__ __align__(16) int s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 12; i4 += 2) {
    for (unsigned i5 = 2; i5 > 0; i5 >>= 1) {
      v += sum(s1[(t % 10u) % 12u]);
      __syncthreads();
    }
  }
  unsigned q6 = (tx - (tx + tz)) & 255u;
  if ((warp % 12u) < 0u)
    q6 = ty & 17u;
  for (unsigned i7 = 0; i7 < 8; i7 += 1) {
    if ((warp ^ 0u) > 9u) {
      s2[warp] = v + 1;
    }
    __syncthreads();
  }
  unsigned j9 = ty & 63;
  #pragma unroll 1
  for (unsigned i8 = 0; i8 < 35; i8 += 8) {
    v += all(s2[(unsigned)__popc(t)]);
    __syncthreads();
    j9 = (j9 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[warp][(ty - warp) & 31u][t % 17u]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[32][36];
  __shared__ __align__(16) volatile int s1[256];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 16; i4 > 0; i4 /= 2) {
    v += (unsigned)atomicExch(&counts[((tx >> 2) + t * 29) % 64], (unsigned long long)v);
    j5 = (j5 + 33) % 64;
  }
  int q6 = ((int)shuffled[warp]) ^ 15;
  if (tx % 3 == 0)
    q6 = max(tx, 30);
  v += (unsigned)atomicCAS(&counts[((q6 >> 4) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  v += all(s0[tx / 10][tx % 8]);
  v += all(s1[(lane / 16) ^ ((int)(unsigned char)q6)]);
  v += all(counts[min(t / 16, 20) % 8]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[512];
  __shared__ volatile float s1[2][32][32];
  volatile unsigned (*s2)[33] = reinterpret_cast<volatile unsigned (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (warp * 2) % 4;
  #pragma unroll 1
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    for (int i6 = 1; i6 <= 64; i6 <<= 1) {
      put<volatile float>(&s1[0][0][0] + 1, i6, v);
    }
  }
  int q7 = (tx >> 4) & 15;
  if (tx < 0)
    q7 = t >> 4;
  int j9 = q4 & 63;
  int i8 = 0;
  while (i8 < 11) {
    s0[(j9 & q4) / 33].a = all(s0[(j9 & q4) / 33].a) + 1;
    j9 = j9 >> 1;
    i8 += 8;
  }
  int i10 = 0;
  while (i10 < 19) {
    int j12 = q4 & 63;
    #pragma unroll 1
    for (int i11 = (q4 & 1) & 3; i11 < 2; i11 += 1) {
      for (int i13 = 0; i13 < 3; i13 += 1) {
        s1[(tx & 28) & 1][(q7 ^ tx) ^ 4][(ty & tx) >> 3] = v;
        if ((t & 6) != 0)
          continue;
        s1[(q4 / 6) * 64][i13][i13] = 7;
        if ((i13 ^ 2) > 6) {
          v += all(s2[(j12 % 5) / 32][(int)bits(i11 + q4)]);
        }
      }
      j12 = j12 >> 1;
    }
    i10 += 3;
  }
  __syncthreads();
  v += all(s1[ty % 2][(int)gray(warp)][min(q7 | warp, q4 % (warp + 1)) % 33]);
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((lane & 16) != 0) {
    s0[max(tx, tx)][lane >> 1][tx / (tx + 1)] = all(s0[max(tx, tx)][lane >> 1][tx / (tx + 1)]) + 1;
  }
  __syncthreads();
  v += all(counts[warp * 31]);
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[777];
  signed char (*s1)[8][9] = reinterpret_cast<signed char (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = ((int)rows[tz]) * t;
  int j5 = lane & 63;
  for (int i4 = 0; i4 < 9; i4 += 4) {
    s0[((ty / 32) * 3) / 5] = 7;
    if (((int)fold(warp, 3)) < 2) {
      v += all(s1[(i4 / (tx + 1)) % 3][((int)twos[i4]) & 7][i4 / 24]);
    }
    __syncthreads();
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s0[((int)rows[q3 & 15]) ^ (tz * 33)]);
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[32] = reinterpret_cast<volatile unsigned short (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (warp * 65) ^ 22;
  #pragma unroll 1
  for (int i3 = (ty * t) & 3; i3 < 27; i3 += 8) {
    v += all(s0[((i3 % 17) * 3) / 3][max(lane, i3)]);
    s0[((int)__clz((int)(__brev(ty * 2) >> 24))) % 32][(((t * i3) * 64) % 3) >> 5] = v;
  }
  int i4 = 0;
  while (i4 < 15) {
    int i5 = 1;
    while (i5 < 7) {
      v += all(s0[ty][((int)twos[q2 & 15]) / 33]);
      if (((lane / 7) & 8) != 0) {
        s0[(i4 >> 3) / 5][i5] = 7;
      }
      i5 += 1;
    }
    i4 += 8;
  }
  v += get<volatile unsigned short>(&s0[0][0] + 1, t);
  v += all(s0[lane][ty]);
  __syncthreads();
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[17] = reinterpret_cast<volatile Mixed (*)[17]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = min(ty, t) & 3; i3 < 8; i3 += 1) {
    if ((tx & 16) != 0) {
      v += (unsigned)atomicCAS(&counts[(((((int)(short)tx) + (ty ^ i3)) + ((i3 % 5) / 24)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    }
    if (warp >= 1)
      continue;
    v += all(s0[i3 / 32][min(t / 5, ty) % 16].c);
    if (warp % 3 == 2) {
      v += all(s0[(((tx % 8) * i3) - ((warp & i3) / 10)) % 6][warp].b);
    }
  }
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[33][20];
  volatile signed char (*s1)[20] = reinterpret_cast<volatile signed char (*)[20]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = t & 63;
  #pragma unroll 1
  for (int i4 = t; i4 < 36; i4 += blockDim.x * blockDim.y * blockDim.z) {
    s0[tx % 4][(127 - (i4 + 68)) % 20].a = v + 1;
    v += all(s1[i4][(((int)bits(tx)) | (j5 ^ 23)) % 4]);
    j5 = (j5 + 33) % 64;
  }
  int q6 = (int)shuffled[(tx + tx) & 15];
  if (t >= 19)
    q6 = (warp < 1) ? t : tx;
  s0[warp][(((int)((long long)lane * 3 >> 2)) * 33) % ((warp / 10) + 1)].d = all(s0[warp][(((int)((long long)lane * 3 >> 2)) * 33) % ((warp / 10) + 1)].d) + 1;
  v += (unsigned)atomicCAS(&counts[(lane + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  v += (unsigned)atomicExch(&counts[(((int)primes[t % 5]) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  v += all(counts[min(lane, 36)]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[lane][tz] = v;
  __syncthreads();
  v += all(s0[tz % 5u][(ty % 33u) >> 1]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[512];
  __shared__ unsigned long long counts[64];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 53) {
    for (int i4 = 0; i4 < 21; i4 += 4) {
      v += (unsigned)atomicCAS(&counts[((warp / 32) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      if ((i3 + i4) % 3 == 0) {
        v += (unsigned)atomicExch(&counts[(((i4 + i3) / 33) + t * 29) % 64], (unsigned long long)v);
      }
    }
    i3 += 8;
  }
  __syncthreads();
  v += all(s0[ty / 3].e);
  v += all(counts[(int)(short)ty]);
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(unsigned)shuffled[lane >> 3]][warp] = all(s0[(unsigned)shuffled[lane >> 3]][warp]) + 1;
  __syncthreads();
  s0[(((unsigned)(short)ty) % 5u == 3u) ? tx : ty][lane % (warp + 1u)] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[512];
  __shared__ volatile Row s1[256];
  __shared__ __align__(16) volatile unsigned short s2[1024];
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
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 48) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = ((unsigned)((unsigned long long)tx / 3)) & 3; i4 < 7; i4 += 1) {
    unsigned j6 = lane & 63;
    for (unsigned i5 = 0; i5 < 2; i5 += 1) {
      unsigned i7 = 0;
      while (i7 < 2) {
        s0[((((unsigned)rotate<2>(i7 & 31)) ^ 17u) >> 4) * 2u] = v;
        i7 += 1;
      }
      j6 = j6 >> 1;
    }
  }
  #pragma unroll 2
  for (unsigned i8 = 1; i8 < 8; i8 += 2) {
    s2[warp] = all(s2[warp]) + 1;
    v += all(s0[(tx ^ i8) << 1]);
  }
  auto q9_of = [=](unsigned a) { return a < 3 ? a : min((unsigned)(__brev(tx) >> 27), 22u); };
  unsigned q9 = q9_of(tx / 7u);
  v += all(s1[warp].e);
  #pragma unroll 1
  for (unsigned i10 = 2; i10 < 28; i10 += 4) {
    v += get<volatile int>(s0, t * warp);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[64][20];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 0; i3 < 16; i3 += 3) {
    for (int i5 = 0; i5 < 5; i5 += 1) {
      if (tz % 2 == 1) {
        s0[(((int)(__brev(tx) >> 24)) ^ ((int)(__brev(i5) >> 24))) & 1][((int)pick(i5)) % 7] = v + 1;
      }
      v += (unsigned)atomicExch(&counts[((((int)bits((int)spread(tx & 31))) >> 3) + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[(int)__popc(lane)][((ty / 4) * 33) & 1]);
  v += all(counts[min((int)(short)(tx + ty), 12)]);
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[16][17] = reinterpret_cast<volatile signed char (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 <= ((int)(__brev(lane) >> 24)) % 3; ++i2) {
    #pragma unroll 1
    for (int i4 = t; i4 < 53; i4 += 16) {
      #pragma unroll 2
      for (int i5 = 1; i5 <= 4; i5 *= 2) {
        s0[((63 - i4) / 24) / 10][i4 / 6][lane & 15] = v + 1;
        if ((j3 % 3) % 3 == 1)
          continue;
        s0[lane & 3][(int)((long long)((t * tx) / 32) * 3 >> 2)][((int)bits(tx)) % 8] = 7;
      }
    }
    j3 = (j3 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[min(((tx & 16) != 0) ? tx : tx, 3)][tx][(tx * 5) % 12]);
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][min(tx, ty)].a);
  v += all(s0[((int)((long long)ty * 3 >> 2)) ^ 25][tx / 5].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  Pair (*s1)[33] = reinterpret_cast<Pair (*)[33]>(memory + 2048);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 48) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 1; i3 <= 8; i3 <<= 1) {
    s1[tx % 7][(i3 % (j4 + 1)) % 4].b = all(s1[tx % 7][(i3 % (j4 + 1)) % 4].b) + 1;
    if ((lane * tx) % 4 == 2) {
      v += all(s0[(tx + warp) + 3]);
    }
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[4][16][8];
  __shared__ __align__(16) float4 s1[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  v += sum(s0[(unsigned)(short)ty][tx % 16u][((t * 2654435761u >> 25) - min(ty, tx)) & 7u]);
  __syncthreads();
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 1; i3 > 0; i3 /= 2) {
    if (((unsigned)primes[i3]) < 21u) {
      s1[(lane << 1) % 8u][i3] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  v += sum(s1[ty][(tx ^ ty) / 10u]);
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[16][16];
  __shared__ signed char s1[64][32];
  Triad *s2 = reinterpret_cast<Triad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  if ((ty & 16) != 0) {
    s2[(((tx ^ 19) ^ (ty + t)) / 24) + (tx % 16)].a = 7;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 15; i4 += 2) {
    v += all(s1[((i4 % 2 == 1) ? i4 : i4) / 4][((int)shuffled[i4]) / 3]);
    __syncthreads();
  }
  int q5 = warp / 33;
  if (ty < 2)
    q5 = ((warp ^ 3) > 14) ? tx : ty;
  #pragma unroll
  for (int i6 = 32; i6 > 0; i6 /= 2) {
    #pragma unroll 1
    for (int i7 = 0; i7 < 18; i7 += 8) {
      s2[ty].a = all(s2[ty].a) + 1;
      if ((i7 & 4) != 0) {
        s0[(i6 / 32) % 10][(int)shuffled[((int)pick((int)(short)min(tx, 13))) & 15]] = make_float4(v, 1, 2, v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[warp][min(tx, 15)]);
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[1024];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(tx * 4) + i3 * 33] = v;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 < 20; i4 += 3) {
    s0[(int)((long long)i4 * 3 >> 2)] = all(s0[(int)((long long)i4 * 3 >> 2)]) + 1;
    __syncthreads();
  }
  if (((warp & 1) != 0) || ((t ^ 165) > 7)) {
    s0[warp] = v + 1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 8; i5 >= 0; i5 -= 2) {
    if (warp >= 3) {
      atomicAnd(&counts[(((tx << 4) % 17) + t * 29) % 256], (int)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(lane * 32) & ((int)(short)tx)]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  atomicMax(&counts[((int)((unsigned long long)lane / 3)) & 12][((warp % 10) + t * 29) % 33], (int)v);
  if ((warp - warp) < 0) {
    atomicAdd(&counts[(((tx ^ 39) > 13) ? lane : warp) / 10][(((int)(__brev(((int)((unsigned long long)tx / 3)) & 12) >> 27)) + t * 29) % 33], (int)v);
  }
  if (((warp & 16) != 0) || ((tx ^ 29) > 8)) {
    atomicMax(&counts[min(127 - (t & 24), 31)][((((int)(__brev(tx) >> 24)) & 7) + t * 29) % 33], (int)v);
  }
  int q3 = (warp % 4 == 1) ? (tx * 32) : warp;
  if ((t ^ 8) > 11)
    q3 = tx;
  #pragma unroll 1
  for (int i4 = 32; i4 > 0; i4 /= 2) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)(short)i4) % 4; ++i5) {
      #pragma unroll 1
      for (int i6 = 1; i6 <= 1; i6 <<= 1) {
        int i7 = 2;
        while (i7 < 10) {
          v += (unsigned)atomicAdd(&counts[i5 + i6][(i7 + t * 29) % 33], (int)v);
          if ((i6 * 65) % 2 == 0) {
            v += all(s0[(i6 / 33) % 24][(lane ^ i6) >> 3].b);
          }
          atomicMax(&counts[((((int)Layout{33, 1}(i7, i7)) - ((int)fold(i7, 4))) * 64) & 31][(i7 + t * 29) % 33], (int)v);
          i7 += 4;
        }
      }
    }
  }
  v += (unsigned)atomicOr(&counts[(warp % 6) ^ (warp & 31)][(min(tx, 25) + t * 29) % 33], (int)v);
  v += all(s0[(int)bits(warp)][warp * 4].a);
  __syncthreads();
  v += all(counts[q3 % 6][((warp + lane) + 16) % 33]);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[512];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 >= 0; i5 -= 1) {
      if (ty < 3) {
        atomicAdd(&counts[(int)shuffled[i5]][(min(i4, 23) + t * 29) % 33], (unsigned)v);
      }
      s1[tx % 8] = all(s1[tx % 8]) + 1;
    }
  }
  int i6 = 0;
  do {
    v += (unsigned)atomicAdd(&counts[tz][((((warp + tx) / 7) + lane) + t * 29) % 33], (unsigned)v);
    i6 += 1;
  } while (i6 < 5);
  s0[(tx * 33) % 8] = 7;
  if ((warp % 5 == 4) || (((ty - ty) & 8) != 0)) {
    v += get<volatile int>(s1, (int)(short)((int)(__brev(ty) >> 27)));
  }
  __syncthreads();
  v += all(s0[warp]);
  v += all(counts[(warp % 33) + (tx >> 2)][ty]);
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[8][72];
  volatile Row (*s1)[72] = reinterpret_cast<volatile Row (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile unsigned char s2[64][20];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = (int)twos[(int)shuffled[tx]];
  #pragma unroll 2
  for (int i6 = 1; i6 <= 1; i6 <<= 1) {
    s2[i6][i6 / 16] = all(s2[i6][i6 / 16]) + 1;
  }
  s1[((lane / 3) * 65) % 8][q5 % 72].a = all(s1[((lane / 3) * 65) % 8][q5 % 72].a) + 1;
  #pragma unroll
  for (int i7 = 32; i7 > 0; i7 >>= 1) {
    #pragma unroll 1
    for (int i8 = 0; i8 <= ((int)(unsigned char)tx) % 8; ++i8) {
      s0[((i7 * 3) * 3) & 3][q5 % 12].a = 7;
      s2[q5 % (i8 + 1)][tx % 3] = 7;
      if (tx >= 10) {
        v += all(s2[(int)((long long)i8 * 3 >> 2)][(i8 / 16) / (lane + 1)]);
      }
    }
  }
  __syncthreads();
  v += all(s0[tx & 7][min((int)(__brev(lane) >> 24), 71)].c);
  v += all(counts[(lane + 65) ^ (t | t)]);
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[2][32][32];
  __shared__ __align__(16) Pair s1[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (t % 3 == 0) ? (t | 37) : (lane / 10);
  if ((lane ^ 2) > 3)
    q4 = (int)fold(warp, 2);
  #pragma unroll
  for (int i5 = 0; i5 < 22; i5 += 4) {
    if (((((((i5 % 8) ^ 1) > 3) ? lane : i5) ^ 20) > 14) || ((i5 * i5) % 4 == 0)) {
      s1[(tx ^ lane) / 3][(i5 / 33) % 12].b = v + 1;
    }
    v += all(s0[((q4 / 32) ^ 5) & 1][min(warp, 4) & i5][(max(q4, 5) ^ (i5 % 4)) & 31]);
    __syncthreads();
  }
  for (int i6 = 2; i6 >= 0; i6 -= 1) {
    v += (unsigned)atomicCAS(&counts[((((int)(__brev(q4) >> 24)) & 31) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    v += all(s0[(((int)rows[((int)mirror(i6)) & 15]) * 64) % 2][(int)shuffled[tx & 15]][i6 ^ i6]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(q4 ^ 20) & 1][((lane / 2) * tx) % 20].b);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[512];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (tx * 31u) * 2654435761u >> 26;
  for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
    v += (unsigned)atomicAdd(&counts[(((((q3 / (tx + 1u)) + (tx + i4)) / 33u) * 7u) + t * 29) % 64], (int)v);
    if (tx >= 239u) {
      v += (unsigned)atomicOr(&counts[(min(warp + (q3 + q3), 63u) + t * 29) % 64], (int)v);
    }
  }
  auto q5_of = [=](unsigned a) { return a < 16 ? a : ((warp ^ q3) / 5u); };
  unsigned q5 = q5_of((unsigned)__clz(tx));
  unsigned i6 = 0;
  do {
    v += all(s0[i6]);
    i6 += 8;
  } while (i6 < 3);
  v += (unsigned)atomicExch(&counts[((((((unsigned)(__brev(warp) >> 27)) & 16u) != 0u) ? q3 : lane) + t * 29) % 64], (int)v);
  if (q3 % 2u == 1u) {
    v += all(s0[q5 & 21u]);
  }
  __syncthreads();
  v += all(counts[(((unsigned)twos[tx & 15]) & 31u) & 63u]);
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[8][9] = reinterpret_cast<volatile int (*)[8][9]>(memory + 0);
  __shared__ volatile int s1[33][40];
  volatile float *s2 = reinterpret_cast<volatile float *>(memory + 2304);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 334; i4 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll
    for (int i5 = 0; i5 < 8; i5 += 3) {
      int j7 = tx & 63;
      for (int i6 = 4; i6 > 0; i6 /= 2) {
        if (j7 % 2 == 0) {
          v += get<volatile float>(s2, (int)mirror(i6 + 68));
        }
        v += all(s2[(int)(__brev((int)gray(tx)) >> 27)]);
        s1[i6 ^ i5][(int)((unsigned long long)(j7 / 24) / 3)] = all(s1[i6 ^ i5][(int)((unsigned long long)(j7 / 24) / 3)]) + 1;
        j7 = (j7 + 33) % 64;
      }
    }
  }
  v += all(s2[((int)__popc(warp)) & 31]);
  __syncthreads();
  v += all(s0[lane % 8][tz][max((int)rotate<3>((lane + (((max(ty, warp) % 3 == 2) || (tx % 2 == 0)) ? ty : ty)) & 31), 3) % 9]);
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[36] = reinterpret_cast<volatile short (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 1) {
    int i3 = 0;
    while (i3 < 9) {
      #pragma unroll 1
      for (int i4 = 0; i4 <= (ty >> 4) % 1; ++i4) {
        s0[(i2 / 8) % (i4 + 1)][(int)((unsigned long long)(min(max(i3, i4), 32) + 16) / 3)] = 7;
        v += get<volatile short>(&s0[0][0] + 1, (i3 + ((int)(__brev(i2) >> 24))) & 28);
        if (i4 % 5 == 0) {
          s0[((i3 % (tx + 1)) / 10) * 16][i2] = all(s0[((i3 % (tx + 1)) / 10) * 16][i2]) + 1;
        } else {
          s0[i4 << 3][ty] = all(s0[i4 << 3][ty]) + 1;
        }
      }
      i3 += 2;
    }
    i2 += 1;
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 16; i5 += 2) {
    s0[tx % 33][((i5 ^ warp) >> 5) * 7] = v;
    if ((i5 ^ 13) > 0) {
      s0[(i5 % 4 == 1) ? ty : tx][((int)fold(i5, 8)) / 3] = v;
    } else {
      s0[i5 >> 1][((int)bits(i5)) * 8] = 7;
    }
    s0[((warp / 24) * 16) / 6][((int)twos[i5]) / 16] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[500];
  double (*s1)[20] = reinterpret_cast<double (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = tx / 33u;
  if ((((unsigned)shuffled[t & 15]) & 1u) != 0u)
    q3 = tx % 10u;
  unsigned j5 = ty & 63;
  for (unsigned i4 = 1; i4 < 7; i4 += 2) {
    #pragma unroll 1
    for (unsigned i6 = 64; i6 > 0; i6 >>= 1) {
      if ((i6 ^ 7u) > 1u) {
        s1[max(tx, q3) ^ (t % 2u)][((unsigned)twos[(i6 + 48u) & 15]) / 33u] = all(s1[max(tx, q3) ^ (t % 2u)][((unsigned)twos[(i6 + 48u) & 15]) / 33u]) + 1;
      }
      __syncthreads();
    }
    j5 = j5 >> 1;
  }
  #pragma unroll
  for (unsigned i7 = 0; i7 < 2; i7 += 1) {
    v += all(s0[tx + ty].a);
    __syncthreads();
  }
  for (unsigned i8 = 0; i8 < 1; i8 += 1) {
    v += all(s0[((((ty + t) & 1u) != 0u) ? tx : tx) ^ 1u].d);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 1;
  do {
    #pragma unroll 1
    for (int i3 = t; i3 < 193; i3 += 128) {
      #pragma unroll
      for (int i4 = 1; i4 >= 0; i4 -= 1) {
        v += all(s0[i3 % 32][i4]);
      }
    }
    i2 += 1;
  } while (i2 < 8);
  auto q5_of = [=](int a) { return a < 46 ? a : ((ty + ty) ^ (t * tx)); };
  int q5 = q5_of(warp * tx);
  s0[(((tx * 2) + ((int)((long long)q5 * 3 >> 2))) / 10) % 32][ty] = all(s0[(((tx * 2) + ((int)((long long)q5 * 3 >> 2))) / 10) % 32][ty]) + 1;
  if ((t ^ 122) > 7) {
    s0[warp][ty] = all(s0[warp][ty]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[256];
  volatile float (*s1)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((((lane & 6u) != 0u) && (((lane & 6u) != 0u) && ((lane & 8u) != 0u))) || ((((t / 33u) ^ 3u) > 8u) || (((unsigned)twos[t & 15]) % 4u == 3u))) ? (warp & 8u) : ((unsigned)primes[lane & 15]);
  for (unsigned i4 = 32; i4 > 0; i4 >>= 1) {
    if ((warp < 2u) || (((lane / 5u) ^ 1u) > 5u)) {
      v += all(s0[(unsigned)shuffled[min(i4, q3) & 15]].e);
    } else {
      v += all(s0[(i4 / 2u) * 2654435761u >> 26].a);
    }
  }
  auto q5_of = [=](unsigned a) { return a < 8 ? a : ((tx ^ lane) & 1u); };
  unsigned q5 = q5_of(tx % 17u);
  unsigned i6 = 0;
  do {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 <= (i6 * 2654435761u >> 24) % 1; ++i7) {
      #pragma unroll 2
      for (unsigned i8 = 0; i8 < 2; i8 += 1) {
        for (unsigned i9 = 0; i9 < 2; i9 += 1) {
          v += all(s0[q3 >> 3].e);
          v += get<volatile float>(&s1[0][0] + 1, i9);
        }
      }
    }
    i6 += 4;
  } while (i6 < 32);
  __syncthreads();
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[777];
  float2 (*s1)[33] = reinterpret_cast<float2 (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  int q3 = lane;
  if ((lane % (t + 1)) < 2)
    q3 = tx;
  #pragma unroll 1
  for (int i4 = 0; i4 < 15; i4 += 2) {
    s1[(i4 % 3) / 7][(31 - ((int)rows[i4])) & 31] = make_float2(2, sum(s1[(i4 % 3) / 7][(31 - ((int)rows[i4])) & 31]) + 1);
    __syncthreads();
  }
  int q5 = (tx + q3) - (tx ^ 21);
  if (q3 % 2 == 0)
    q5 = warp ^ lane;
  for (int i6 = 0; i6 < 5; ++i6) {
    v += all(s0[(q3 | q3) + i6 * 16]);
  }
  __syncthreads();
  for (int i7 = 16; i7 >= 0; i7 -= 4) {
    s1[(tx / 5) & 12][((int)(unsigned char)((((i7 * 8) < 121) ? i7 : lane) / 6)) % 33] = make_float2(2, sum(s1[(tx / 5) & 12][((int)(unsigned char)((((i7 * 8) < 121) ? i7 : lane) / 6)) % 33]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed *s0 = reinterpret_cast<volatile Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if (((t * 3) & 2) != 0) {
    v += all(s0[((t & 1) != 0) ? t : ty].c);
  }
  s0[(int)(short)(t / 4)].a = v;
  v += all(s0[(((t / (ty + 1)) ^ (ty | 27)) * ty) + ((int)mirror(32 - (tx % (tx + 1))))].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[33][40];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 11; i3 >= 1; i3 -= 2) {
    if (ty % 4 == 3) {
      v += (unsigned)atomicExch(&counts[((int)((long long)i3 * 3 >> 2)) * warp][(((63 - i3) & 24) + t * 29) % 33], (int)v);
    }
    v += (unsigned)atomicMin(&counts[((tx & ty) * 17) / 6][(((int)__clz(((int)(__brev(tx << 3) >> 27)) | ((i3 % 7) ^ (ty * 4)))) + t * 29) % 33], (int)v);
    v += all(s0[warp * 16][warp]);
  }
  v += (unsigned)atomicCAS(&counts[(ty / 16) & 3][((tx / 4) + t * 29) % 33], (int)1, (int)v);
  if (warp % 5 == 2) {
    v += (unsigned)atomicAdd(&counts[warp + ty][((((ty / 8) % 10) / 7) + t * 29) % 33], (int)v);
  }
  v += all(s0[(tx * tx) / 7][(int)shuffled[(int)((long long)tz * 3 >> 2)]]);
  atomicAdd(&counts[31 - (warp * 16)][((max(ty, 2) % 12) + t * 29) % 33], (int)1);
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (ty / 6) % 3; ++i4) {
    #pragma unroll 1
    for (int i6 = (j5 / 2) & 3; i6 < 2; i6 += 4) {
      s0[(i6 + lane) >> 2][i6] = v;
      v += (unsigned)atomicCAS(&counts[(int)((unsigned long long)i4 / 3)][((warp % 17) + t * 29) % 33], (int)1, (int)v);
      if ((t >> 3) >= 3) {
        s0[ty & 15][(int)(short)((((int)((unsigned long long)i6 / 3)) * 7) * 4)] = v;
      }
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(counts[(int)(__brev((int)spread(warp & 31)) >> 27)][(((int)(short)ty) / 5) >> 3]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = warp & 63;
  for (unsigned i2 = 0; i2 < 6; i2 += 1) {
    put<volatile float>(&s0[0][0][0], ((i2 * 2654435761u >> 24) * warp) ^ (i2 & 127u), v);
    if ((ty & 2u) != 0u) {
      s0[(((unsigned)((unsigned long long)j3 / 3)) ^ 25u) & 7u][ty][tx] = v;
    }
    j3 = j3 >> 1;
  }
  if (((ty - tx) & 7u) < 1u) {
    v += all(s0[warp >> 1][tx][(min(tx * 16u, 8u) / 16u) % 8u]);
  }
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 197; i4 += blockDim.x * blockDim.y * blockDim.z) {
    s0[(unsigned)((unsigned long long)(min(warp, 35u) & 15u) / 3)][warp][(((warp - t) & 7u) % 6u) % 16u] = all(s0[(unsigned)((unsigned long long)(min(warp, 35u) & 15u) / 3)][warp][(((warp - t) & 7u) % 6u) % 16u]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[512];
  __shared__ int4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : ((127u - ty) * 7u); };
  unsigned q3 = q3_of((min(warp, 27u) >= 1u) ? ty : ty);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 32; i4 += 4) {
    unsigned i5 = 0;
    do {
      v += sum(s1[((unsigned)rotate<1>(((ty / 33u) / (tx + 1u)) & 31)) | ((((unsigned)fold(i5, 3)) * 2654435761u >> 26) ^ (((((unsigned)((long long)i4 * 3 >> 2)) & 4u) != 0u) ? (((i4 ^ 13u) > 12u) ? i4 : ty) : (i4 & 7u)))]);
      __syncthreads();
      i5 += 1;
    } while (i5 < 4);
  }
  const unsigned q6 = (tx >> 2) << 1;
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 1; i7 += 1) {
    v += sum(s0[tx]);
    __syncthreads();
    v += sum(s1[(unsigned)__clz((tx * 2u) << 2)]);
    __syncthreads();
  }
  unsigned i8 = 0;
  do {
    if (((((i8 / 32u) & 1u) != 0u) || ((((t * 31u) ^ 966u) > 2u) && (((i8 < 0u) && (warp % 3u == 1u)) && (((min(q3, q6) & 8u) != 0u) || (tx >= 0u))))) && (i8 < 0u)) {
      s1[(unsigned)shuffled[i8]] = make_int4(v, 1, 2, v);
    }
    __syncthreads();
    i8 += 1;
  } while (i8 < 1);
  __syncthreads();
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 775 ? a : ((63u - t) / 33u); };
  unsigned q2 = q2_of(tx * 33u);
  for (unsigned i3 = 1; i3 < 5; i3 += 1) {
    for (unsigned i4 = 1; i4 < 9; i4 += 1) {
      if (q2 < 907u) {
        v += all(s0[((warp >> 5) * i4) * (i4 >> 5)]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 7 ? a : min(tx * 65, 11); };
  int q2 = q2_of((tx < 14) ? lane : t);
  int i3 = 0;
  while (i3 < 31) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (lane * i3) % 5; ++i4) {
      v += all(s0[i4]);
      if (i4 >= 1)
        continue;
      v += get<volatile int>(s0 + 5, lane);
    }
    i3 += 4;
  }
  s0[100 >> (t & 3)] = all(s0[100 >> (t & 3)]) + 1;
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(16, 1, 1), 8192>>>(out);
  k151<<<1, dim3(256, 1, 1), 2048>>>(out);
  k152<<<1, dim3(33, 3, 1), 5120>>>(out);
  k153<<<1, dim3(32, 1, 1), 0>>>(out);
  k154<<<1, dim3(8, 8, 1), 0>>>(out);
  k155<<<1, dim3(2, 16, 4), 0>>>(out);
  k156<<<1, dim3(16, 16, 1), 0>>>(out);
  k157<<<1, dim3(32, 2, 2), 256>>>(out);
  k158<<<1, dim3(256, 1, 1), 0>>>(out);
  k159<<<1, dim3(24, 5, 1), 2048>>>(out);
  k160<<<1, dim3(32, 1, 1), 1280>>>(out);
  k161<<<1, dim3(128, 1, 1), 0>>>(out);
  k162<<<1, dim3(64, 2, 1), 8448>>>(out);
  k163<<<1, dim3(32, 2, 2), 2048>>>(out);
  k164<<<1, dim3(8, 4, 2), 0>>>(out);
  k165<<<1, dim3(256, 1, 1), 0>>>(out);
  k166<<<1, dim3(4, 4, 4), 4352>>>(out);
  k167<<<1, dim3(1, 64, 1), 8192>>>(out);
  k168<<<1, dim3(5, 3, 7), 768>>>(out);
  k169<<<1, dim3(16, 16, 1), 2048>>>(out);
  k170<<<1, dim3(1, 64, 1), 2304>>>(out);
  k171<<<1, dim3(128, 1, 1), 1280>>>(out);
  k172<<<1, dim3(1, 32, 2), 0>>>(out);
  k173<<<1, dim3(64, 2, 1), 0>>>(out);
  k174<<<1, dim3(1, 64, 1), 0>>>(out);
  k175<<<1, dim3(48, 1, 1), 0>>>(out);
  k176<<<1, dim3(2, 16, 4), 0>>>(out);
  k177<<<1, dim3(16, 1, 1), 1280>>>(out);
  k178<<<1, dim3(24, 5, 1), 0>>>(out);
  k179<<<1, dim3(48, 1, 1), 10496>>>(out);
  k180<<<1, dim3(33, 3, 1), 0>>>(out);
  k181<<<1, dim3(24, 5, 1), 3072>>>(out);
  k182<<<1, dim3(16, 16, 1), 0>>>(out);
  k183<<<1, dim3(64, 1, 1), 0>>>(out);
  k184<<<1, dim3(8, 4, 2), 2048>>>(out);
  k185<<<1, dim3(16, 1, 1), 11520>>>(out);
  k186<<<1, dim3(48, 1, 1), 0>>>(out);
  k187<<<1, dim3(256, 1, 1), 0>>>(out);
  k188<<<1, dim3(5, 3, 7), 4352>>>(out);
  k189<<<1, dim3(8, 8, 1), 2304>>>(out);
  k190<<<1, dim3(4, 4, 4), 10240>>>(out);
  k191<<<1, dim3(32, 4, 1), 0>>>(out);
  k192<<<1, dim3(128, 1, 1), 2304>>>(out);
  k193<<<1, dim3(256, 1, 1), 8448>>>(out);
  k194<<<1, dim3(33, 3, 1), 8192>>>(out);
  k195<<<1, dim3(4, 4, 4), 0>>>(out);
  k196<<<1, dim3(8, 8, 1), 0>>>(out);
  k197<<<1, dim3(1, 64, 1), 0>>>(out);
  k198<<<1, dim3(48, 1, 1), 4096>>>(out);
  k199<<<1, dim3(16, 1, 1), 2048>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

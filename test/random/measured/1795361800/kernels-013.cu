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
__global__ void k650(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ volatile unsigned char s1[1000];
  __shared__ __align__(16) volatile double s2[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (lane / 4) & 3; i4 < 3; i4 += 8) {
    int i5 = 1;
    while (i5 < 11) {
      for (int i6 = 1; i6 > 0; i6 >>= 1) {
        #pragma unroll
        for (int i7 = 1; i7 <= 32; i7 <<= 1) {
          if ((((tx ^ 18) > 4) || ((i6 & 2) != 0)) && ((i4 ^ 1) > 2)) {
            s0[i6] = all(s0[i6]) + 1;
          } else {
            v += all(s0[i5 * 7]);
          }
          if (i6 < 1) {
            put<volatile double>(s2 + 5, i6 * i7, v);
          }
        }
      }
      i5 += 3;
    }
  }
  __syncthreads();
  v += all(s1[t]);
  v += all(s2[31 - lane]);
  out[t] = v;
}
__global__ void k651(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ Pair s1[16][17];
  float2 (*s2)[72] = reinterpret_cast<float2 (*)[72]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 2 ? a : ((int)((unsigned long long)lane / 3)); };
  int q4 = q4_of(tx % 5);
  __syncthreads();
  v += sum(s0[(((((int)__popc(q4)) + (warp * 31)) ^ 7) | (((int)rotate<4>((tz ^ q4) & 31)) * ((int)rows[tz]))) & 31][((int)((unsigned long long)tz / 3)) / 7]);
  v += all(s1[(ty / (ty + 1)) ^ ty][(q4 ^ 19) % 7].b);
  v += sum(s2[warp][(((tx >> 2) ^ (q4 & 15)) / 8) | (tz * 16)]);
  out[t] = v;
}
__global__ void k652(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[512];
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
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 1; i2 += 1) {
    int j4 = tx & 63;
    for (int i3 = 2; i3 < 6; i3 += 1) {
      v += all(s0[(((int)(__brev(tx + i3) >> 24)) / 6) >> 4].a);
      s0[tx].c = all(s0[tx].c) + 1;
      if (j4 >= 21) {
        v += all(s0[(int)(__brev(i3) >> 27)].c);
      }
      j4 = (j4 * 5 + 3) & 63;
    }
  }
  int i5 = 0;
  do {
    #pragma unroll 2
    for (int i6 = 0; i6 < 1; i6 += 1) {
      s0[(((ty >= 57) ? i6 : i5) / 16) + (((((int)mirror(tx)) >= 23) || (((tx & 16) != 0) && ((i6 & 6) != 0))) ? (i6 >> 4) : (tx + ty))].a = all(s0[(((ty >= 57) ? i6 : i5) / 16) + (((((int)mirror(tx)) >= 23) || (((tx & 16) != 0) && ((i6 & 6) != 0))) ? (i6 >> 4) : (tx + ty))].a) + 1;
      if (i6 < 0) {
        s0[max(((t / 24) + (t * 7)) / 24, 2)].a = v + 1;
      }
      v += all(s0[min(t * 7, lane * warp)].c);
    }
    i5 += 1;
  } while (i5 < 4);
  for (int i7 = 0; i7 < 19; i7 += 3) {
    v += all(s0[127 - i7].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k653(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 2; i3 < 26; i3 += 4) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= ((i3 - i3) & 7u) % 6; ++i4) {
      v += all(s0[tx + 8u][((((unsigned)twos[i3 & 15]) % 8u) ^ 28u) % 8u].a);
    }
  }
  v += (unsigned)atomicExch(&counts[(((unsigned)bits(((ty % 3u) % 3u == 1u) ? (warp + t) : (tx % 4u))) + (((lane + ty) * 64u) % 32u)) % 32u][((((warp + ty) * 2654435761u >> 25) & 31u) + t * 29) % 33], (unsigned long long)v);
  #pragma unroll 2
  for (unsigned i5 = 1; i5 <= 4; i5 *= 2) {
    #pragma unroll 1
    for (unsigned i6 = warp & 3; i6 < 66; i6 += 8) {
      v += all(s0[ty][ty].d);
    }
  }
  unsigned q7 = (tx / 4u) / 2u;
  if (((tx + tx) ^ 1u) > 8u)
    q7 = ty % 32u;
  unsigned i8 = 0;
  do {
    v += (unsigned)atomicCAS(&counts[(unsigned)__popc(((lane * 2654435761u >> 25) & 15u) * 31u)][(((unsigned)fold(i8 << 2, 3)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    i8 += 1;
  } while (i8 < 2);
  __syncthreads();
  v += all(counts[min(lane, ty)][q7]);
  out[t] = v;
}
__global__ void k654(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ long long s1[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 0; i4 < 8; i4 += 2) {
    v += all(s1[(tx / 10) * 32][i4]);
    __syncthreads();
    j5 = j5 >> 1;
  }
  s1[(tx / 3) * 3][(warp + tx) << 1] = v;
  v += sum(s0[ty][warp * tx]);
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 0; i6 < 3; i6 += 8) {
    int j8 = warp & 63;
    #pragma unroll 1
    for (int i7 = 1; i7 <= 64; i7 *= 2) {
      if ((i7 ^ 58) > 3) {
        s1[j8 >> 5][i7 / 24] = 7;
      }
      v += sum(s0[tx][((int)(__brev(tx) >> 27)) % 16]);
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
  }
  __syncthreads();
  v += all(counts[(lane < 30) ? ty : ty]);
  out[t] = v;
}
__global__ void k655(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ __align__(16) volatile Quad s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
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
  if (tx % 2u == 1u) {
    v += all(s0[max((ty < 1u) ? ((warp ^ ty) * 16u) : ((tz % 4u) * tx), (((unsigned)(__brev(warp) >> 24)) * 2654435761u >> 27) % 3u)]);
  }
  __syncthreads();
  v += all(s1[tx * 64u].a);
  out[t] = v;
}
__global__ void k656(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  unsigned j3 = tz & 63;
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 19; i2 += 4) {
    #pragma unroll
    for (unsigned i4 = 64; i4 > 0; i4 /= 2) {
      s0[tx][min(warp | i4, 29u)].a = v + 1;
      if (((warp * 2654435761u >> 26) ^ 60u) > 3u) {
        s0[(j3 >> 3) & 28u][tx].a = all(s0[(j3 >> 3) & 28u][tx].a) + 1;
      }
    }
    j3 = (j3 ^ 9) & 63;
  }
  unsigned i5 = 2;
  do {
    unsigned j7 = tx & 63;
    for (unsigned i6 = 1; i6 < 6; i6 += 1) {
      unsigned i8 = 0;
      do {
        if (j7 < 18u) {
          v += all(s0[(127u - (j7 + i6)) >> 5][(unsigned)Layout{33, 1}(ty * tz, warp)].b);
        } else {
          s0[tz & 12u][lane % 12u].b = v;
        }
        i8 += 1;
      } while (i8 < 1);
      j7 = (j7 + 33) % 64;
    }
    i5 += 1;
  } while (i5 < 8);
  v += all(s0[tx | tx][((warp >> 2) - (tz + tx)) & 7u].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k657(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[777];
  float2 (*s1)[36] = reinterpret_cast<float2 (*)[36]>(memory + 0);
  int (*s2)[36] = reinterpret_cast<int (*)[36]>(memory + 9216);
  __shared__ unsigned long long counts[256];
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
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 1152; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  int j6 = tx & 63;
  int i5 = 0;
  while (i5 < 3) {
    v += (unsigned)atomicExch(&counts[((i5 >> 1) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
    j6 = j6 >> 1;
    i5 += 1;
  }
  for (int i7 = 1; i7 < 7; i7 += 1) {
    int j9 = tx & 63;
    int i8 = 2;
    do {
      v += all(s0[(int)primes[i8]].a);
      __syncthreads();
      __syncthreads();
      j9 = (j9 ^ 9) & 63;
      i8 += 2;
    } while (i8 < 9);
  }
  int i10 = 0;
  while (i10 < 1) {
    for (int i11 = 0; i11 < 5; i11 += 1) {
      s2[(int)__popc(i10)][lane] = v;
      __syncthreads();
    }
    i10 += 1;
  }
  __syncthreads();
  v += sum(s1[(int)shuffled[((int)twos[warp]) & 15]][((int)pick((warp / 3) + (warp >> 5))) % 8]);
  v += all(s2[((((t >= 106) ? (warp & t) : ((int)rotate<2>(tx & 31))) * (tx & 15)) * 8) % 32][(((int)mirror(lane)) % 4) / 33]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k658(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[64][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((lane * 4) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx % 4 == 2) ? ((127 - lane) >> 4) : ((warp / 7) % 12)) % (((tx ^ t) / (warp + 1)) + 1)][lane / 7]);
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k659(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[8][8][9];
  __shared__ __align__(16) volatile int s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[t % 16][(int)gray((int)bits(lane))]);
  int j4 = tx & 63;
  for (int i3 = 0; i3 < 13; i3 += 4) {
    int i5 = 1;
    while (i5 < 5) {
      if (i5 >= 4) {
        v += all(s1[(int)((unsigned long long)i3 / 3)][(((i5 + i5) + (i3 * tx)) ^ 7) % 17]);
      } else {
        v += all(s1[(j4 * i5) & 15][(((i5 < 1) ? j4 : i5) * 3) % 17]);
      }
      if ((tx < 7) || ((tx >= 28) || (((int)(__brev(tx) >> 24)) < 180))) {
        put<volatile int>(&s1[0][0], i5, v);
      }
      i5 += 1;
    }
    j4 = (j4 ^ 9) & 63;
  }
  __syncthreads();
  v += all(s0[(tx - lane) & 7][(t * lane) & 7][(((t / 32) + ((int)gray(tx))) * 64) % 9]);
  out[t] = v;
}
__global__ void k660(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[1024];
  volatile signed char (*s1)[32] = reinterpret_cast<volatile signed char (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile Triad s2[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += all(s0[(t * 17) / 24]);
  if ((ty ^ 11) > 4) {
    atomicAdd(&counts[((lane * tz) + t * 29) % 256], (unsigned)v);
  }
  atomicAdd(&counts[(((ty + 35) / 8) + t * 29) % 256], (unsigned)v);
  v += all(s2[(int)gray((tz / 3) * 7)].a);
  s0[(min(((warp & 1) != 0) ? tz : tx, 39) * 33) & 31] = all(s0[(min(((warp & 1) != 0) ? tz : tx, 39) * 33) & 31]) + 1;
  for (int i5 = 1; i5 < 10; i5 += 2) {
    if (((tx % 8) < 0) && (((((int)pick(i5)) & 16) != 0) || (((i5 * warp) ^ 6) > 14))) {
      s2[(tx + ty) % 7].c = all(s2[(tx + ty) % 7].c) + 1;
    }
    if (tx >= 0) {
      v += all(s1[warp][(int)__popc(warp + 60)]);
    }
    if (((tx / 16) & 4) != 0)
      break;
    if ((tx ^ 0) > 15) {
      s1[i5][(int)gray((int)(__brev(t) >> 27))] = all(s1[i5][(int)gray((int)(__brev(t) >> 27))]) + 1;
    }
  }
  __syncthreads();
  v += all(counts[((int)shuffled[(ty * 3) & 15]) >> 1]);
  out[t] = v;
}
__global__ void k661(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((tx ^ 3) > 13) {
    s0[(int)__popc((int)((unsigned long long)tx / 3))][ty * 4] = v;
  }
  __syncthreads();
  v += get<int>(&s0[0][0] + 1, (tx + 41) & 24);
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 2; i2 < 15; i2 += 8) {
    int j4 = t & 63;
    #pragma unroll 1
    for (int i3 = 1; i3 <= 64; i3 *= 2) {
      #pragma unroll 2
      for (int i5 = 0; i5 < 1; i5 += 1) {
        v += both<int>(&s0[0][0], (int)gray(((i3 % 3 == 2) ? (warp * 3) : (i5 * 65)) / 16), 32);
        __syncthreads();
        __syncthreads();
      }
      j4 = (j4 + 33) % 64;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k662(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[388];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  s1[(int)rotate<4>(tx & 31)] = v + 1;
  if (((warp & 6) != 0) && (tx >= 15)) {
    s0[(tx % 5 == 4) ? (tx / (ty + 1)) : ty].a = 7;
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 838; i3 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll 1
    for (int i4 = 0; i4 <= (i3 ^ 19) % 7; ++i4) {
      #pragma unroll 1
      for (int i5 = (i4 * 7) & 3; i5 < 2; i5 += 1) {
        s0[i5].a = all(s0[i5].a) + 1;
      }
    }
  }
  #pragma unroll 2
  for (int i6 = 0; i6 < 8; i6 += 1) {
    s0[(int)rotate<2>((i6 * tx) & 31)].d = all(s0[(int)rotate<2>((i6 * tx) & 31)].d) + 1;
    s0[(((i6 / 7) + (t * 7)) % 12) / 16].a = v;
    v += all(s0[(t / (tx + 1)) + warp].a);
  }
  s1[ty] = 7;
  v += all(s0[(127 - (ty + ty)) | 10].d);
  s0[lane].d = 7;
  __syncthreads();
  v += all(s1[warp * 17]);
  out[t] = v;
}
__global__ void k663(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[777];
  __shared__ volatile unsigned s1[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (31 - (lane + ty)); };
  int q3 = q3_of(31 - tx);
  int j5 = t & 63;
  int i4 = 1;
  while (i4 < 52) {
    int i6 = 0;
    do {
      s1[(int)rotate<3>(((int)(short)(ty * tx)) & 31)][(j5 % 2) * 31] = v + 1;
      v += both<volatile unsigned>(&s1[0][0], i6 >> 1, 32);
      i6 += 8;
    } while (i6 < 46);
    j5 = (j5 ^ 9) & 63;
    i4 += 8;
  }
  __syncthreads();
  v += all(s0[(((int)((long long)(warp & 7) * 3 >> 2)) * 3) & 15]);
  out[t] = v;
}
__global__ void k664(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 2;
  while (i2 < 7) {
    put<long long>(&s0[0][0] + 5, ((lane * 2) + tx) / 8, v);
    __syncthreads();
    __syncthreads();
    i2 += 1;
  }
  const int q3 = max(tz, tx) + 51;
  if (((int)shuffled[tx]) < 9) {
    s0[q3][((int)(unsigned char)((q3 ^ lane) / 16)) % 20] = v;
  }
  __syncthreads();
  for (int i4 = 2; i4 >= 1; i4 -= 1) {
    int i5 = 0;
    while (i5 < 10) {
      #pragma unroll 2
      for (int i6 = 2; i6 < 7; i6 += 4) {
        if ((i6 & 6) != 0) {
          s0[i6][tx / 4] = v + 1;
        }
        __syncthreads();
      }
      i5 += 3;
    }
  }
  __syncthreads();
  v += all(s0[((int)__popc(warp)) % 33][(warp % 2) % 16]);
  out[t] = v;
}
__global__ void k665(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[4][16][17];
  __shared__ __align__(16) volatile int s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = t; i3 < 149; i3 += 64) {
    v += all(s1[((unsigned)pick(warp * 2654435761u >> 27)) / 24u][((unsigned)primes[((unsigned)rows[lane & 15]) & 15]) / 5u]);
  }
  v += all(s1[(unsigned)__clz(warp * 5u)][((((tx & 31u) * 32u) - ((ty ^ ty) & 24u)) & 7u) + ((ty & 31u) % 5u)]);
  if ((ty * warp) >= 48u) {
    s1[ty][((ty + tx) & 63u) % 32u] = all(s1[ty][((ty + tx) & 63u) % 32u]) + 1;
  } else {
    v += all(s1[ty][lane]);
  }
  if ((tx * 2654435761u >> 28) >= 13u) {
    v += all(s0[((ty % 4u == 2u) ? ((unsigned)gray(ty)) : (warp % 24u)) >> 5][tx][warp].b);
  }
  if ((lane * 17u) >= 226u) {
    s1[lane][(((unsigned)((long long)ty * 3 >> 2)) * 64u) % 12u] = 7;
  } else {
    put<volatile int>(&s1[0][0] + 5, ((unsigned)rows[(ty * 32u) & 15]) + 9u, v);
  }
  if ((ty & 2u) != 0u) {
    put<volatile int>(&s1[0][0], (31u - warp) / 10u, v);
  } else {
    v += all(s1[ty][lane & 7u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k666(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[32][36];
  double (*s1)[33] = reinterpret_cast<double (*)[33]>(memory + 0);
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
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 7) {
    v += all(s0[tx][warp / 3].b);
    __syncthreads();
    v += all(s1[i3 | 28][(i3 % 2) % 7]);
    __syncthreads();
    i3 += 4;
  }
  for (int i4 = 2; i4 < 10; i4 += 1) {
    if ((((i4 * 31) & 8) != 0) || (((i4 ^ 4) > 13) || ((i4 < 3) && (lane % 5 == 4)))) {
      v += all(s1[((int)__popc(i4)) >> 4][(tz + tz) ^ (tx * 17)]);
    }
    v += all(s0[min(i4, 28) / 5][i4 >> 2].b);
    __syncthreads();
  }
  const int q5 = (int)(short)(lane + 57);
  int j7 = q5 & 63;
  #pragma unroll
  for (int i6 = 1; i6 <= 8; i6 *= 2) {
    for (int i8 = 0; i8 < 5; i8 += 1) {
      if (((i6 ^ 5) > 11) || ((tx & 16) != 0)) {
        v += all(s1[(tx % 16) | (i8 / 7)][((i6 * i8) * 31) % 8]);
      }
      if ((j7 % 4 == 1) && ((i8 & 16) != 0)) {
        s0[i8][(((int)((long long)i8 * 3 >> 2)) / 8) ^ (((int)spread(j7 & 31)) % 16)].a = v + 1;
      }
      __syncthreads();
    }
    j7 = (j7 * 5 + 3) & 63;
  }
  int q9 = (int)((unsigned long long)(lane ^ tx) / 3);
  if ((((int)shuffled[tz]) & 6) != 0)
    q9 = warp * 8;
  #pragma unroll
  for (int i10 = 0; i10 < 12; i10 += 3) {
    if (((tx ^ 0) > 6) && ((lane ^ 28) > 14)) {
      s0[(tx + i10) ^ ((int)bits(q5))][ty].b = v;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k667(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 2; i3 <<= 1) {
    if ((i3 & 2) != 0) {
      v += get<volatile int>(s0 + 1, min(t, ty) % 10);
    }
  }
  for (int i4 = 0; i4 < 7; i4 += 3) {
    v += (unsigned)atomicAdd(&counts[(((int)twos[warp]) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(counts[(tz ^ tz) * 16]);
  out[t] = v;
}
__global__ void k668(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[32][36];
  __shared__ __align__(16) volatile Row s1[16][20];
  __shared__ __align__(16) volatile Mixed s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  s0[min(((int)(__brev(tz) >> 27)) & 8, 5)][((tx >> 5) | 16) ^ 13] = 7;
  s0[((int)(__brev(tx) >> 27)) / 4][ty] = 7;
  v += all(s0[warp][tz / 33]);
  __syncthreads();
  v += all(s1[warp][ty / 2].e);
  v += all(s2[((int)(short)(tx * 8)) + ((int)(__brev(tz % (warp + 1)) >> 24))].a);
  out[t] = v;
}
__global__ void k669(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[32] = reinterpret_cast<Mixed (*)[32]>(memory + 0);
  int2 (*s1)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 8192);
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
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  v += sum(s1[ty][tz * (ty + warp)][((warp ^ warp) % 4) / 16]);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)(short)(((ty >> 2) + (tz % 5)) / 33)][ty].c);
  out[t] = v;
}
__global__ void k670(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 6 ? a : (warp / 33); };
  int q2 = q2_of(max(warp, 12));
  s0[((int)Layout{33, 1}(ty, tx)) % 2][tz][(ty % 5) / 32] = v + 1;
  __syncthreads();
  v += all(s0[(warp & 28) & 1][((warp < 1) || (q2 < 10)) ? tz : (((lane * ty) + 5) % 12)][tz]);
  out[t] = v;
}
__global__ void k671(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][33];
  __shared__ float4 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = ty;
  int i4 = 0;
  do {
    int i5 = 1;
    while (i5 < 14) {
      if ((max(i5, i5) ^ 8) > 0) {
        s1[(i4 / (tx + 1)) & 6][max((i4 * 8) | (i4 * 32), (((ty ^ 0) > 3) ? ty : tz) - (tx >> 5)) % 8][(tz % (q3 + 1)) / 6] = make_float4(v, 1, 2, 7);
      }
      if (((lane % 4) & 1) != 0) {
        s0[i5][(tz >= 5) ? i4 : i5] = make_int2(2, v + 1);
      }
      __syncthreads();
      i5 += 4;
    }
    i4 += 3;
  } while (i4 < 8);
  v += sum(s0[((int)((long long)ty * 3 >> 2)) + 3][((warp * 31) % 17) & 15]);
  v += sum(s1[min(tx, q3)][q3 % 16][((127 - q3) % 7) / (((((int)__popc(tx)) < 2) ? ty : tx) + 1)]);
  __syncthreads();
  for (int i6 = 1; i6 <= 4; i6 <<= 1) {
    v += sum(s1[(((((int)gray(t)) % 16) / (min(i6, q3) + 1)) + ((int)((unsigned long long)((warp % 12) + (q3 * 3)) / 3))) % 8][min((int)shuffled[t & warp], 3)][(i6 | tx) / 32]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k672(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(32 - lane) % 8][tx % 20] = all(s0[(32 - lane) % 8][tx % 20]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k673(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[((tx / 16) / 8) + i2 * 8]);
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 19) {
    s0[(((i3 & 85) & 24) >> 5) & (31 - (((lane / 7) >= 0) ? ((int)fold(i3, 10)) : (i3 / 5)))] = 7;
    __syncthreads();
    i3 += 4;
  }
  const int q4 = ((int)mirror(warp)) % 32;
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[((tx & q4) / 24) + i5 * 17] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k674(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[1024];
  signed char (*s1)[72] = reinterpret_cast<signed char (*)[72]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    s0[((int)rotate<1>(min(tz / 6, 31 - tz) & 31)) + i4 * 17] = v;
  }
  __syncthreads();
  if (tz >= 1) {
    s1[warp][(int)primes[warp % 4]] = 7;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 7; i5 += 1) {
    s1[(i5 / 6) & 38][((min(i5, 31) % 2 == 0) ? (tz * t) : (tx / 24)) % 72] = all(s1[(i5 / 6) & 38][((min(i5, 31) % 2 == 0) ? (tz * t) : (tx / 24)) % 72]) + 1;
    __syncthreads();
  }
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[(warp * 2) + i6 * 64]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[ty % 16]);
  out[t] = v;
}
__global__ void k675(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ Row s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 0; i3 < 3; i3 += 1) {
    if (j4 % 5 == 0) {
      v += sum(s0[max(min(i3, 32), 23)]);
    }
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  #pragma unroll 2
  for (int i5 = 4; i5 >= 0; i5 -= 2) {
    v += sum(s0[tx ^ ((int)(__brev(tx >> 3) >> 27))]);
    __syncthreads();
  }
  for (int i6 = 0; i6 < 6; ++i6) {
    v += sum(s0[min(lane % 12, 26) + i6 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)bits(lane)][tx & 63].c);
  out[t] = v;
}
__global__ void k676(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[4][16][17];
  __shared__ __align__(16) volatile short s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[(((tx % 12u) * 64u) * ((unsigned)twos[lane & 15])) % 16u][(lane * 2654435761u >> 26) % 17u] = all(s1[(((tx % 12u) * 64u) * ((unsigned)twos[lane & 15])) % 16u][(lane * 2654435761u >> 26) % 17u]) + 1;
  __syncthreads();
  v += all(s0[t % 4u][((((unsigned)(__brev(tx) >> 24)) - ((unsigned)mirror(lane))) & 63u) % 8u][(((tx * 65u) << 5) + 29u) % 3u].a);
  out[t] = v;
}
__global__ void k677(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[512];
  long long (*s1)[20] = reinterpret_cast<long long (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 14; i3 += 4) {
    int i4 = 0;
    while (i4 < 4) {
      put<long long>(&s1[0][0], ty, v);
      __syncthreads();
      __syncthreads();
      i4 += 2;
    }
  }
  int i5 = 1;
  do {
    int j7 = tx & 63;
    for (int i6 = 0; i6 < 11; i6 += 3) {
      v += all(s1[warp >> 5][(int)bits(min(i6, tx))]);
      __syncthreads();
      j7 = (j7 + 33) % 64;
    }
    i5 += 1;
  } while (i5 < 9);
  int i8 = 1;
  do {
    int j10 = ty & 63;
    for (int i9 = 0; i9 < 12; i9 += 2) {
      v += get<int>(s0 + 1, tx);
      __syncthreads();
      __syncthreads();
      j10 = (j10 * 5 + 3) & 63;
    }
    i8 += 2;
  } while (i8 < 10);
  for (int i11 = 6; i11 >= 1; i11 -= 1) {
    #pragma unroll 1
    for (int i12 = 1; i12 < 2; i12 += 1) {
      v += all(s0[(int)rotate<2>(ty & 31)]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k678(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Triad s0[1024];
  long long *s1 = reinterpret_cast<long long *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    if (((max(tx, 19) ^ 24) > 7) && ((tx ^ i4) % 3 == 1)) {
      s0[warp % 12].c = v;
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (int i5 = 7; i5 >= 1; i5 -= 1) {
    #pragma unroll 1
    for (int i6 = 1; i6 < 3; i6 += 1) {
      #pragma unroll
      for (int i7 = 0; i7 < 1; i7 += 1) {
        #pragma unroll 1
        for (int i8 = 0; i8 < 9; i8 += 8) {
          s0[(lane % 7) ^ (lane & 12)].a = 7;
          __syncthreads();
        }
      }
    }
  }
  __syncthreads();
  v += all(s0[(int)(__brev(((lane % 5 == 1) ? (lane / 5) : warp) + 62) >> 27)].a);
  v += all(s1[(tx / 8) / (lane + 1)]);
  v += all(counts[(lane * 2) / 33]);
  out[t] = v;
}
__global__ void k679(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  volatile Triad *s1 = reinterpret_cast<volatile Triad *>(memory + 1024);
  __shared__ __align__(16) volatile Triad s2[8][8][9];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 32; i5 > 0; i5 >>= 1) {
    #pragma unroll
    for (int i6 = 0; i6 < 5; i6 += 4) {
      int i7 = 0;
      do {
        v += (unsigned)atomicOr(&counts[(ty + t * 29) % 64], (unsigned)v);
        if ((((warp + i7) ^ 1) > 3) && (((((int)primes[i7]) & 16) != 0) || (((i7 ^ 1) > 6) || (tx >= 0)))) {
          atomicMax(&counts[((ty & lane) + t * 29) % 64], (unsigned)v);
        }
        i7 += 1;
      } while (i7 < 3);
    }
  }
  __syncthreads();
  v += all(s0[3 >> (t & 3)]);
  v += all(s1[warp * 16].a);
  v += all(s2[(((tx % 5) / 7) >> 3) / 7][((ty * 17) + (((int)primes[tz]) * 8)) % 8][(tz * tx) * 5].a);
  v += all(counts[((ty < 2) ? tx : warp) / 7]);
  out[t] = v;
}
__global__ void k680(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[33][40];
  __shared__ float s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((ty & 2) != 0) {
    s0[(int)(short)(tx ^ warp)][((int)(__brev(warp) >> 27)) & 14] = 7;
  }
  __syncthreads();
  if ((tx ^ 4) > 9) {
    s1[warp / (ty + 1)][min(ty, t) & 31] = 7;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 20; i3 += 3) {
    s0[i3][lane / (i3 + 1)] = 7;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(int)bits(tx * warp)][((ty % (ty + 1)) % 2 == 0) ? (1 >> (ty & 3)) : ((warp % 4 == 2) ? ty : ty)]);
  v += all(s1[(int)((long long)(ty / 6) * 3 >> 2)][((((tx + 48) ^ 67) > 4) ? ty : warp) + (warp ^ ty)]);
  out[t] = v;
}
__global__ void k681(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[512];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (warp & 63) * 5;
  if (t >= 82)
    q4 = lane % 3;
  put<volatile int>(s1, ((q4 ^ q4) % 3 == 0) ? (warp * 16) : (q4 % 10), v);
  v += all(s1[max((int)(__brev(warp) >> 24), (int)rows[q4 & 15]) + 10]);
  int j6 = t & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 < 1; i5 += 2) {
    if ((i5 ^ tx) >= 11) {
      s0[tx / 7] = 7;
    }
    if (tx % 2 == 0)
      continue;
    s1[(i5 + 1) / (tx + 1)] = v;
    if (j6 < 46) {
      v += (unsigned)atomicExch(&counts[(((int)(__brev(t % 10) >> 27)) + t * 29) % 256], (unsigned long long)v);
    }
    j6 = j6 >> 1;
  }
  __syncthreads();
  v += all(s0[tx]);
  v += all(counts[(63 - (((int)(unsigned char)(tx / 3)) * 33)) & 255]);
  out[t] = v;
}
__global__ void k682(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[8][72];
  __shared__ __align__(16) volatile Pair s1[4][16][17];
  __shared__ volatile Row s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 0;
  while (i4 < 21) {
    v += all(s1[((int)(short)(((int)__popc(t)) % 17)) & 3][min(i4 & 127, 3) % 24][tx % (i4 + 1)].a);
    i4 += 8;
  }
  __syncthreads();
  v += all(s0[(tx * 16) ^ (ty / 10)][ty]);
  v += all(s2[((tz % 7) & 31) / 7].e);
  out[t] = v;
}
__global__ void k683(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 15; i2 += 2) {
    if (i2 >= 6u)
      continue;
    v += all(s0[(((unsigned)rotate<1>(i2 & 31)) / 32u) / 6u][((warp & 31u) % 33u) + warp]);
  }
  #pragma unroll
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    v += both<volatile unsigned>(&s0[0][0], i3 % 5u, 32);
    if (i3 % 5u == 3u) {
      v += all(s0[min(warp, 5u)][i3]);
    } else {
      v += all(s0[((unsigned)(unsigned char)(i3 / 6u)) & 7u][((ty / 4u) % 4u) * 31u]);
    }
    s0[i3][max(tx, ty) ^ max(i3, 23u)] = all(s0[i3][max(tx, ty) ^ max(i3, 23u)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k684(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[2048];
  __shared__ __align__(16) volatile Row s1[388];
  volatile Triad (*s2)[17] = reinterpret_cast<volatile Triad (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2].e = n2;
  }
  __syncthreads();
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
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 1; i4 <= 8; i4 *= 2) {
    unsigned j6 = lane & 63;
    #pragma unroll 2
    for (unsigned i5 = 0; i5 < 28; i5 += 8) {
      v += all(s1[t + 19u].e);
      if ((ty ^ 28u) > 4u) {
        v += all(s2[((unsigned)twos[(max(tx, warp) ^ ((warp >= 0u) ? i5 : tx)) & 15]) % 16u][max(tx, tx)].b);
      }
      j6 = (j6 ^ 9) & 63;
    }
  }
  auto q7_of = [=](unsigned a) { return a < 15 ? a : max(ty << 2, 27u); };
  unsigned q7 = q7_of((unsigned)(short)lane);
  #pragma unroll 1
  for (unsigned i8 = t; i8 < 255; i8 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned j10 = t & 63;
    for (unsigned i9 = 0; i9 < 14; i9 += 3) {
      #pragma unroll 1
      for (unsigned i11 = (lane * 64u) & 3; i11 < 15; i11 += 8) {
        if (i11 >= 13u)
          continue;
        s1[(i9 & 3u) ^ ((unsigned)(short)i8)].c = all(s1[(i9 & 3u) ^ ((unsigned)(short)i8)].c) + 1;
        if (t < 8u) {
          v += all(s1[i11].c);
        }
        if (j10 < 48u) {
          v += all(s1[((tx * 2u) / 16u) + i8].c);
        } else {
          v += all(s1[q7].a);
        }
      }
      j10 = (j10 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += all(s0[(((ty - tx) & 16u) != 0u) ? ((unsigned)shuffled[warp * 2654435761u >> 28]) : max((unsigned)pick(ty), (unsigned)rows[t & 15])]);
  out[t] = v;
}
__global__ void k685(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[8][9] = reinterpret_cast<Mixed (*)[8][9]>(memory + 0);
  __shared__ int2 s1[32][32];
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
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp * lane) / 6][(lane * 17) & 7][warp].c);
  v += sum(s1[t % 32][((int)primes[ty / 16]) >> 4]);
  out[t] = v;
}
__global__ void k686(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[64][20];
  volatile double (*s1)[40] = reinterpret_cast<volatile double (*)[40]>(memory + 0);
  __shared__ volatile Row s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 2; i4 += 1) {
    s0[i4 & 24u][i4 / 24u] = all(s0[i4 & 24u][i4 / 24u]) + 1;
    s2[((i4 % 5u == 3u) ? ((warp * 7u) ^ 33u) : ((unsigned)primes[((unsigned)pick(warp)) & 15])) + (((unsigned)primes[((unsigned)__clz(ty)) & 15]) / 33u)].e = all(s2[((i4 % 5u == 3u) ? ((warp * 7u) ^ 33u) : ((unsigned)primes[((unsigned)pick(warp)) & 15])) + (((unsigned)primes[((unsigned)__clz(ty)) & 15]) / 33u)].e) + 1;
  }
  const unsigned q5 = (t * 8u) / 10u;
  #pragma unroll
  for (unsigned i6 = 4; i6 > 0; i6 >>= 1) {
    s1[((tx * 7u) ^ 10u) & 15u][min(ty, i6) % 2u] = all(s1[((tx * 7u) ^ 10u) & 15u][min(ty, i6) % 2u]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k687(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[33][40];
  __shared__ float s1[8][72];
  __shared__ __align__(16) float s2[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 9; i4 += 4) {
    v += sum(*reinterpret_cast<int4 *>(&s2[4 * i4]));
    v += all(s1[(int)((unsigned long long)tx / 3)][warp]);
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 170 ? a : ((int)twos[((int)__popc(tz)) & 15]); };
  int q5 = q5_of((int)spread(tz & 31));
  int j7 = warp & 63;
  for (int i6 = 1; i6 < 3; i6 += 1) {
    s0[(i6 * 32) % 10][((int)(short)((int)twos[tz])) & 31] = make_int2(2, v + 1);
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  for (int i8 = 0; i8 < 8; i8 += 3) {
    s2[((tx % 2 == 0) ? ty : i8) & 31] = 7;
    if (((int)spread(tz & 31)) < 13) {
      s1[(int)((long long)tx * 3 >> 2)][tx] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(lane >> 5) + ((int)shuffled[q5 & 15])][(q5 / 16) + min(warp, q5)]);
  out[t] = v;
}
__global__ void k688(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16][8] = reinterpret_cast<Quad (*)[16][8]>(memory + 0);
  long long *s1 = reinterpret_cast<long long *>(memory + 8192);
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 777; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    v += all(s1[(((int)twos[(t / 7) & 15]) % 8) + i4 * 64]);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : max(ty * warp, 17); };
  int q5 = q5_of(max(warp, 6));
  v += all(s0[(((t < 202) ? (tx ^ q5) : (ty ^ ty)) & ((100 >> (ty & 3)) * warp)) % 4][ty][(ty >> 4) / (ty + 1)].d);
  __syncthreads();
  if ((ty + warp) % 2 == 0) {
    v += all(s1[q5]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(((((ty & 6) != 0) ? warp : ty) * 33) * 7) & 1]);
  out[t] = v;
}
__global__ void k689(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[64][32];
  volatile Row (*s1)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  __shared__ volatile float s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (lane / (warp + 1)) / 7;
  int j6 = lane & 63;
  #pragma unroll 2
  for (int i5 = 0; i5 < 53; i5 += 8) {
    if ((j6 % 3 == 2) || ((((i5 & 6) != 0) || ((q4 ^ 1) > 2)) || ((i5 % 33) % 4 == 1))) {
      s2[(int)((unsigned long long)q4 / 3)][(t + 64) % 32] = 7;
    }
    j6 = j6 >> 1;
  }
  int q7 = (q4 ^ warp) % (q4 + 1);
  if (tx >= 39)
    q7 = ((tx ^ 114) > 15) ? lane : warp;
  #pragma unroll 1
  for (int i8 = 0; i8 <= ((int)primes[lane & 15]) % 2; ++i8) {
    s1[((int)rotate<3>(q4 & 31)) % (i8 + 1)][(i8 % 10) + (q4 / 8)].a = v + 1;
  }
  int q9 = (int)twos[warp % (tx + 1)];
  if (tx % 2 == 0)
    q9 = tx + q7;
  #pragma unroll 1
  for (int i10 = 0; i10 <= (q9 + tx) % 6; ++i10) {
    put<volatile float>(&s2[0][0] + 1, i10, v);
    v += get<volatile float>(&s2[0][0], 127 - ((int)shuffled[tx & 15]));
    v += all(s0[(((int)Layout{33, 1}((int)twos[tx & 15], i10)) * 7) & 63][lane]);
  }
  int j12 = t & 63;
  int i11 = 1;
  while (i11 < 3) {
    v += all(s0[(int)primes[warp]][i11]);
    if ((q4 & 8) != 0) {
      s1[min(i11, 38)][(((i11 * q4) >= 6) ? i11 : tx) % 4].a = 7;
    }
    j12 = (j12 ^ 9) & 63;
    i11 += 1;
  }
  __syncthreads();
  v += all(s1[q4 / 16][min(q4 / 10, tx % (warp + 1))].e);
  out[t] = v;
}
__global__ void k690(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  s0[min(ty, tx) % 17][ty & 24] = make_float2(2, sum(s0[min(ty, tx) % 17][ty & 24]) + 1);
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((int)twos[(ty * tx) & 15]); };
  int q2 = q2_of(warp % 3);
  #pragma unroll
  for (int i3 = 0; i3 < 11; i3 += 2) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 4; i4 += 1) {
      s0[ty][i4] = make_float2(2, sum(s0[ty][i4]) + 1);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 16; i5 += 4) {
    for (int i6 = 2; i6 < 54; i6 += 8) {
      if (q2 < 91) {
        s0[(int)__popc(i6 * 64)][((tx / 3) / (lane + 1)) % 10] = make_float2(2, 7);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k691(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
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
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = (lane + tx) & 3; i2 < 7; i2 += 2) {
    #pragma unroll 1
    for (unsigned i3 = 1; i3 <= 16; i3 *= 2) {
      #pragma unroll 1
      for (unsigned i4 = (warp * 33u) & 3; i4 < 2; i4 += 1) {
        s0[i2 % 5u].e = v;
        v += all(s0[tx].c);
        v += all(s0[(i4 + i4) + 31u].c);
      }
    }
  }
  unsigned q5 = (lane * 17u) / (tx + 1u);
  if ((t & 2u) != 0u)
    q5 = ty + 11u;
  if (q5 < 427u) {
    v += all(s0[warp].c);
  } else {
    s0[((unsigned)primes[((unsigned)rows[warp]) & 15]) % 17u].a = 7;
  }
  #pragma unroll 1
  for (unsigned i6 = (63u - t) & 3; i6 < 53; i6 += 8) {
    unsigned i7 = 1;
    while (i7 < 7) {
      if (i7 % 5u == 1u) {
        s0[(i6 ^ lane) / 24u].c = v;
      }
      v += all(s0[i6 / (i6 + 1u)].c);
      i7 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k692(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  volatile float (*s1)[16][17] = reinterpret_cast<volatile float (*)[16][17]>(memory + 1024);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  s1[warp][(((tx * ty) % 10) & max(ty >> 3, 17)) / 7][((warp / 32) * 65) * 8] = all(s1[warp][(((tx * ty) % 10) & max(ty >> 3, 17)) / 7][((warp / 32) * 65) * 8]) + 1;
  if (lane >= 7) {
    v += all(s0[(tz * 33) + 38]);
  }
  v += (unsigned)atomicExch(&counts[(lane + t * 29) % 64], (unsigned long long)v);
  #pragma unroll 2
  for (int i4 = 0; i4 < 23; i4 += 3) {
    for (int i5 = 1; i5 < 39; i5 += 8) {
      s1[ty][tz][tz / 24] = all(s1[ty][tz][tz / 24]) + 1;
    }
  }
  v += (unsigned)atomicExch(&counts[(((int)rotate<2>(ty & 31)) + t * 29) % 64], (unsigned long long)v);
  s0[tz] = v;
  __syncthreads();
  v += all(counts[(int)(__brev(tx) >> 27)]);
  out[t] = v;
}
__global__ void k693(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned char s0[32][32];
  volatile int (*s1)[32] = reinterpret_cast<volatile int (*)[32]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 < 7; i4 += 2) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= (warp % 16u) % 1; ++i5) {
      if (((i5 ^ 0u) > 8u) && ((warp & 4u) != 0u)) {
        v += all(s1[(i5 * 32u) * 33u][t % 7u]);
      }
      put<volatile unsigned char>(&s0[0][0], i4, v);
      v += all(s0[i5][(lane >> 5) << 3]);
    }
  }
  auto q6_of = [=](unsigned a) { return a < 31 ? a : ((lane / 32u) ^ 28u); };
  unsigned q6 = q6_of(tx * 2654435761u >> 26);
  if (((tx / 10u) & 4u) != 0u) {
    v += all(s1[max(lane + tx, warp) * 2654435761u >> 28][tx / 33u]);
  } else {
    v += all(s1[warp][t & 31u]);
  }
  const unsigned q7 = (unsigned)twos[((unsigned)((long long)t * 3 >> 2)) & 15];
  #pragma unroll
  for (unsigned i8 = 0; i8 < 8; i8 += 3) {
    if ((lane + tx) % 3u == 2u)
      continue;
    if (warp % 3u == 0u) {
      s0[(q7 * 3u) % 32u][((i8 >= 0u) ? i8 : lane) / 7u] = v + 1;
    }
    s1[((i8 * 2654435761u >> 25) % (i8 + 1u)) * 2654435761u >> 26][lane] = v + 1;
    atomicAnd(&counts[(unsigned)__popc(((tx * 2654435761u >> 26) - ((32u - tx) & 255u)) & 63u)][(lane + t * 29) % 33], (int)v);
  }
  __syncthreads();
  v += all(counts[((tx & 1u) & 1u) * 31u][tx & 31u]);
  out[t] = v;
}
__global__ void k694(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[32][33];
  __shared__ volatile float s1[8][8][9];
  volatile long long *s2 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 1;
  while (i4 < 7) {
    v += get<volatile float>(&s0[0][0] + 5, (tx < 0u) ? warp : i4);
    i4 += 4;
  }
  unsigned q5 = ((tz ^ 0u) > 8u) ? (lane * 7u) : (lane * tx);
  if ((ty ^ 10u) > 9u)
    q5 = t * 32u;
  s1[((((unsigned)spread(tz & 31)) - (tx / 7u)) / 2u) & 7u][lane / 5u][((q5 ^ tx) | t) & 7u] = all(s1[((((unsigned)spread(tz & 31)) - (tx / 7u)) / 2u) & 7u][lane / 5u][((q5 ^ tx) | t) & 7u]) + 1;
  const unsigned q6 = warp;
  if ((q6 & 2u) != 0u) {
    v += all(s1[tz & 7u][tx ^ tz][tx / 4u]);
  }
  __syncthreads();
  v += all(s2[warp ^ 10u]);
  out[t] = v;
}
__global__ void k695(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 2
  for (int i2 = 1; i2 <= 16; i2 <<= 1) {
    #pragma unroll 1
    for (int i4 = 2; i4 < 19; i4 += 4) {
      if ((tx ^ 9) > 2) {
        s0[((((t & 16) != 0) ? ((int)(unsigned char)(ty + warp)) : ((ty & 28) ^ i4)) + ((int)(__brev((127 - j3) % 16) >> 27))) & 1][(i4 * 64) % 7][ty % 17] = make_float4(v, 1, 2, 7);
      }
      __syncthreads();
    }
    j3 = (j3 + 33) % 64;
  }
  const int q5 = ((int)(unsigned char)warp) * warp;
  int j7 = ty & 63;
  #pragma unroll 1
  for (int i6 = 1; i6 >= 0; i6 -= 1) {
    v += sum(s0[((int)((unsigned long long)((((i6 & 1) != 0) || (((int)(__brev(tx) >> 24)) < 23)) ? j7 : lane) / 3)) % 2][(int)fold(i6 & tx, 2)][((tx * 17) / 8) & 12]);
    __syncthreads();
    j7 = j7 >> 1;
  }
  s0[((t + 37) ^ 32) & 1][lane % 7][(((int)((unsigned long long)warp / 3)) / 8) & 12] = make_float4(v, 1, 2, sum(s0[((t + 37) ^ 32) & 1][lane % 7][(((int)((unsigned long long)warp / 3)) / 8) & 12]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k696(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += both<long long>(s0 + 1, (tx + 33) % 16, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k697(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[20] = reinterpret_cast<int2 (*)[20]>(memory + 0);
  __shared__ int2 s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int i3 = 0;
  do {
    v += sum(s1[tx]);
    __syncthreads();
    __syncthreads();
    i3 += 2;
  } while (i3 < 2);
  int q4 = (ty >> 1) & 31;
  if (warp < 3)
    q4 = ty;
  s1[warp] = make_int2(2, sum(s1[warp]) + 1);
  __syncthreads();
  for (int i5 = 0; i5 < 3; ++i5) {
    s1[(t + ((((q4 % 2) < 1) ? (ty ^ q4) : (q4 / (warp + 1))) % 24)) + i5 * 64] = make_int2(2, v);
  }
  __syncthreads();
  int q6 = (t & 7) * 64;
  if (tx >= 56)
    q6 = warp / 24;
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s1[((int)(__brev(warp | q6) >> 24)) + i7 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)__clz(q6 % (warp + 1))][(ty / 2) / 6]);
  out[t] = v;
}
__global__ void k698(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[ty % 3]);
  v += all(s0[tx & 127]);
  auto q2_of = [=](int a) { return a < 1 ? a : tx; };
  int q2 = q2_of(min(tz, ty));
  v += all(s0[(lane & 7) + (lane + 10)]);
  v += all(s0[tx * 16]);
  for (int i3 = 1; i3 < 3; i3 += 2) {
    #pragma unroll 1
    for (int i4 = 1; i4 < 5; i4 += 1) {
      int j6 = tx & 63;
      for (int i5 = 0; i5 < 63; i5 += 8) {
        if ((q2 % 6) % 3 == 0) {
          v += all(s0[((i3 + i5) * 16) % (((int)(__brev(i5) >> 24)) + 1)]);
        }
        j6 = (j6 + 33) % 64;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k699(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 41; i3 += 8) {
    for (int i4 = 32; i4 > 0; i4 /= 2) {
      atomicAnd(&counts[(int)((unsigned long long)(((i4 ^ tx) ^ 24) >> 5) / 3)][(((((int)shuffled[t & 15]) & 85) % 33) + t * 29) % 33], (int)v);
      v += get<volatile double>(s0 + 1, (((int)(unsigned char)i4) | i4) / 10);
      v += all(s0[(ty < 1) ? (ty ^ i4) : ((int)(__brev(tx) >> 24))]);
    }
  }
  v += (unsigned)atomicOr(&counts[(t + ((tx * 31) / 5)) / 7][(((int)__clz(tx)) + t * 29) % 33], (int)v);
  #pragma unroll 1
  for (int i5 = 0; i5 < 15; i5 += 2) {
    v += (unsigned)atomicAdd(&counts[lane][(((i5 * warp) & 15) + t * 29) % 33], (int)v);
  }
  int q6 = (int)pick((int)((unsigned long long)ty / 3));
  if (((ty | tz) & 6) != 0)
    q6 = (int)twos[tx];
  v += both<volatile double>(s0 + 5, (int)mirror(tz), 32);
  __syncthreads();
  v += all(counts[(((ty % 2 == 1) || ((ty ^ 1) > 4)) ? ((max(q6, warp) % 2 == 1) ? lane : warp) : tx) ^ 21][min((int)(__brev(t / (q6 + 1)) >> 24), (int)(short)(warp & tz))]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k650<<<1, dim3(64, 1, 1), 6400>>>(out);
  k651<<<1, dim3(32, 2, 2), 12800>>>(out);
  k652<<<1, dim3(1, 64, 1), 0>>>(out);
  k653<<<1, dim3(8, 8, 1), 0>>>(out);
  k654<<<1, dim3(8, 8, 1), 4096>>>(out);
  k655<<<1, dim3(1, 32, 2), 0>>>(out);
  k656<<<1, dim3(32, 2, 2), 0>>>(out);
  k657<<<1, dim3(128, 1, 1), 13824>>>(out);
  k658<<<1, dim3(100, 1, 1), 0>>>(out);
  k659<<<1, dim3(32, 1, 1), 0>>>(out);
  k660<<<1, dim3(1, 32, 2), 1024>>>(out);
  k661<<<1, dim3(5, 3, 7), 0>>>(out);
  k662<<<1, dim3(16, 16, 1), 2048>>>(out);
  k663<<<1, dim3(4, 4, 4), 0>>>(out);
  k664<<<1, dim3(8, 4, 2), 0>>>(out);
  k665<<<1, dim3(1, 64, 1), 0>>>(out);
  k666<<<1, dim3(1, 32, 2), 8448>>>(out);
  k667<<<1, dim3(1, 32, 2), 2048>>>(out);
  k668<<<1, dim3(1, 32, 2), 0>>>(out);
  k669<<<1, dim3(8, 4, 2), 12800>>>(out);
  k670<<<1, dim3(4, 4, 4), 0>>>(out);
  k671<<<1, dim3(5, 3, 7), 0>>>(out);
  k672<<<1, dim3(48, 1, 1), 5120>>>(out);
  k673<<<1, dim3(8, 4, 2), 0>>>(out);
  k674<<<1, dim3(32, 2, 2), 768>>>(out);
  k675<<<1, dim3(128, 1, 1), 8192>>>(out);
  k676<<<1, dim3(32, 1, 1), 0>>>(out);
  k677<<<1, dim3(64, 2, 1), 10240>>>(out);
  k678<<<1, dim3(100, 1, 1), 4096>>>(out);
  k679<<<1, dim3(1, 32, 2), 4096>>>(out);
  k680<<<1, dim3(32, 8, 1), 0>>>(out);
  k681<<<1, dim3(32, 8, 1), 8192>>>(out);
  k682<<<1, dim3(1, 32, 2), 0>>>(out);
  k683<<<1, dim3(32, 8, 1), 0>>>(out);
  k684<<<1, dim3(1, 64, 1), 3328>>>(out);
  k685<<<1, dim3(1, 64, 1), 4608>>>(out);
  k686<<<1, dim3(64, 2, 1), 10752>>>(out);
  k687<<<1, dim3(4, 4, 4), 0>>>(out);
  k688<<<1, dim3(32, 8, 1), 14592>>>(out);
  k689<<<1, dim3(128, 1, 1), 6400>>>(out);
  k690<<<1, dim3(64, 2, 1), 0>>>(out);
  k691<<<1, dim3(8, 8, 1), 10240>>>(out);
  k692<<<1, dim3(32, 2, 2), 5376>>>(out);
  k693<<<1, dim3(256, 1, 1), 8192>>>(out);
  k694<<<1, dim3(2, 16, 4), 8192>>>(out);
  k695<<<1, dim3(64, 2, 1), 0>>>(out);
  k696<<<1, dim3(16, 1, 1), 0>>>(out);
  k697<<<1, dim3(64, 2, 1), 10240>>>(out);
  k698<<<1, dim3(2, 16, 4), 1792>>>(out);
  k699<<<1, dim3(5, 3, 7), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

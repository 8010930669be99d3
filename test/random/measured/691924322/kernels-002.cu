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
__global__ void k100(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[8][8][9];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
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
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)(__brev(max(lane, 37)) >> 27);
  #pragma unroll
  for (int i4 = 2; i4 < 65; i4 += 8) {
    v += all(s1[(ty * 31) + (q3 + tx)]);
    if ((i4 ^ 52) > 8) {
      v += get<volatile unsigned>(s1, q3);
    } else {
      s1[100 << (t & 3)] = all(s1[100 << (t & 3)]) + 1;
    }
  }
  #pragma unroll 1
  for (int i5 = 1; i5 <= 16; i5 <<= 1) {
    s0[(i5 * 4) % 8][((lane * 7) % 5) | (((int)shuffled[tx]) & 7)][(((t & 1) != 0) ? (q3 | 15) : tx) % 9].a = all(s0[(i5 * 4) % 8][((lane * 7) % 5) | (((int)shuffled[tx]) & 7)][(((t & 1) != 0) ? (q3 | 15) : tx) % 9].a) + 1;
  }
  for (int i6 = 0; i6 < 1; i6 += 1) {
    s1[ty] = all(s1[ty]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[max(((warp * lane) ^ 29) - ((int)pick((int)twos[tz])), ((tz / 6) * 33) % 16)].a);
  for (int i2 = 2; i2 > 0; i2 /= 2) {
    if ((i2 % 17) % 3 == 0) {
      v += all(s0[warp].a);
    }
    v += all(s0[(int)rotate<4>(tx & 31)].d);
    v += all(s0[(ty >> 4) * 17].d);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  s0[warp % 2][((warp * 64) % 7) + 23][1 << (lane & 3)] = all(s0[warp % 2][((warp * 64) % 7) + 23][1 << (lane & 3)]) + 1;
  if (((tx < 60) || (t % 3 == 1)) && (tx % 2 == 1)) {
    v += all(s0[(int)gray(lane / 16)][(127 - (tx * t)) & 31][(int)shuffled[(t * 5) & 15]]);
  } else {
    v += all(s0[t % 2][lane % 24][(lane + lane) % 24]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][33];
  __shared__ volatile double s1[1000];
  __shared__ __align__(16) volatile Quad s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    s2[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = (ty * warp) & 3; i4 < 4; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 <= (warp >> 2) % 7; ++i5) {
      put<volatile unsigned>(&s0[0][0] + 1, i5, v);
      s0[((lane | tx) & 127u) & 7u][i4] = v;
      if (ty < 38u) {
        v += all(s0[t % 8u][i4]);
      }
    }
  }
  unsigned q6 = (ty & 10u) ^ (255u - warp);
  if (ty % 4u == 1u)
    q6 = ty / 5u;
  v += all(s1[127u - (lane + lane)]);
  v += all(s1[((t < 27u) ? ty : t) ^ (tx * 2654435761u >> 24)]);
  v += all(s1[(tx & 15u) % 8u]);
  for (unsigned i7 = 1; i7 < 4; i7 += 1) {
    unsigned j9 = tx & 63;
    for (unsigned i8 = 1; i8 < 23; i8 += 4) {
      if ((j9 ^ 49u) > 3u)
        break;
      if ((j9 | 12u) >= 29u) {
        v += all(s1[(unsigned)rotate<3>(i8 & 31)]);
      }
      if (ty % 2u == 1u) {
        s1[tx * 2654435761u >> 26] = all(s1[tx * 2654435761u >> 26]) + 1;
      }
      v += get<volatile double>(s1, (((ty % 7u) < 2u) ? i8 : warp) % (i8 + 1u));
      j9 = (j9 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(s2[warp % 6u].a);
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[8][72];
  __shared__ volatile Quad s1[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 32) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 18; i3 += 8) {
    if ((t * 64) % 2 == 1) {
      v += all(s1[max((i3 * 5) % 17, (tx + 27) / 33)][tx / 2].d);
    }
  }
  #pragma unroll 1
  for (int i4 = (t / 6) & 3; i4 < 11; i4 += 2) {
    #pragma unroll
    for (int i5 = 1; i5 <= 32; i5 *= 2) {
      s1[(int)__popc(((int)rows[tx & 15]) % 7)][((((int)gray(i4)) - ((int)primes[((int)(unsigned char)i5) & 15])) * ((i5 * 7) << 1)) & 15].d = all(s1[(int)__popc(((int)rows[tx & 15]) % 7)][((((int)gray(i4)) - ((int)primes[((int)(unsigned char)i5) & 15])) * ((i5 * 7) << 1)) & 15].d) + 1;
      s1[(int)(short)(i5 % 5)][((int)spread(i5 & 31)) % 20].a = all(s1[(int)(short)(i5 % 5)][((int)spread(i5 & 31)) % 20].a) + 1;
    }
  }
  __syncthreads();
  v += all(s0[tx % 8][tx % 24]);
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[tx * 4 + i2 + 0]);
  }
  __syncthreads();
  const int q3 = (tx * 2) | 11;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[lane * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[33][40];
  __shared__ __align__(16) int s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 2; i3 < 4; i3 += 1) {
    for (unsigned i4 = 1; i4 <= 2; i4 *= 2) {
      unsigned i5 = 0;
      while (i5 < 3) {
        if (i4 < 1u) {
          s0[((i4 & 1u) != 0u) ? i3 : i4][((unsigned)((unsigned long long)(((unsigned)(__brev(i4) >> 24)) + 29u) / 3)) * 2654435761u >> 27] = v;
        }
        __syncthreads();
        i5 += 1;
      }
    }
  }
  #pragma unroll 2
  for (unsigned i6 = 1; i6 <= 32; i6 <<= 1) {
    #pragma unroll
    for (unsigned i7 = 1; i7 <= 2; i7 <<= 1) {
      if (((i6 ^ 2u) > 4u) && ((tx * 65u) >= 1018u)) {
        s1[i7][((t / 16u) + (i6 & lane)) % 17u] = 7;
      }
      __syncthreads();
    }
  }
  if (tx % 3u == 1u) {
    s0[((unsigned)fold(t, 33)) % 17u][warp % (lane + 1u)] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t & 7u][warp ^ 22u]);
  v += all(s1[((unsigned)pick(warp)) % 6u][((unsigned)rows[t & 15]) & 15u]);
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][16];
  __shared__ int s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 1; i3 <<= 1) {
    v += both<int>(&s1[0][0][0], lane / 24u, 32);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[warp / 4u][(lane % 10u) % 5u].e);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[8][72];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = ((tx ^ 3) > 3) ? (tx ^ tx) : (tx % 32);
  if (lane % 2 == 0)
    q3 = lane - tx;
  int i4 = 0;
  while (i4 < 4) {
    #pragma unroll 2
    for (int i5 = 1; i5 < 21; i5 += 8) {
      if (i4 >= 0) {
        atomicAdd(&counts[((min(i5, 36) / 16) + t * 29) % 64], (int)v);
      }
      if (i5 < 10) {
        s0[((int)gray(tx & 31)) % 8][max((i5 & tx) * 3, 4)] = all(s0[((int)gray(tx & 31)) % 8][max((i5 & tx) * 3, 4)]) + 1;
      } else {
        v += all(s0[(i5 >= 1) ? (i4 & i5) : min(lane, i4)][(int)((long long)((int)__popc(i4)) * 3 >> 2)]);
      }
    }
    i4 += 1;
  }
  #pragma unroll 1
  for (int i6 = (t * q3) & 3; i6 < 5; i6 += 1) {
    v += get<volatile double>(&s0[0][0] + 5, ((int)primes[i6]) ^ max(q3, 1));
    v += all(s0[(((int)shuffled[tx & 15]) ^ 23) % 8][i6]);
  }
  int i7 = 0;
  do {
    v += (unsigned)atomicAdd(&counts[(((min(max(q3, 21), i7 * 3) + i7) / 2) + t * 29) % 64], (int)v);
    i7 += 3;
  } while (i7 < 8);
  __syncthreads();
  v += all(counts[lane % (((int)__popc(lane)) + 1)]);
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 4096);
  __shared__ volatile Triad s2[8][8][9];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : tx; };
  int q5 = q5_of(tx / 8);
  if ((tx ^ tx) % 4 == 0) {
    v += (unsigned)atomicExch(&counts[(lane + t * 29) % 64], (int)v);
  } else {
    v += (unsigned)atomicMin(&counts[((((max(q5, tx) % (t + 1)) % 24) % 33) + t * 29) % 64], (int)v);
  }
  int j7 = tx & 63;
  for (int i6 = 2; i6 < 15; i6 += 3) {
    for (int i8 = 0; i8 < 2; i8 += 2) {
      v += (unsigned)atomicOr(&counts[((((warp & 24) * 7) >> 5) + t * 29) % 64], (int)v);
    }
    j7 = (j7 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[((warp ^ (lane % 2)) + 29) ^ warp]);
  v += all(s1[(int)(__brev(((int)(__brev(63 - lane) >> 27)) / 3) >> 24)]);
  v += all(s2[(tx >> 1) & 7][((t >> 3) & (tx * 17)) % 8][((int)pick(warp * 3)) & 7].b);
  v += all(counts[(tx ^ tx) & 3]);
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[33][40];
  int *s1 = reinterpret_cast<int *>(memory + 0);
  __shared__ int s2[2][32][32];
  __shared__ unsigned long long counts[32][33];
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
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 7 ? a : (63 - ((int)shuffled[ty])); };
  int q5 = q5_of(min(ty, 15));
  for (int i6 = 0; i6 < 7; i6 += 1) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 6; i7 += 2) {
      s0[i6 + ((i6 / 32) % 6)][(int)__popc(i7 ^ 14)].a = all(s0[i6 + ((i6 / 32) % 6)][(int)__popc(i7 ^ 14)].a) + 1;
      __syncthreads();
    }
  }
  int q8 = warp;
  if (((warp * 32) & 16) != 0)
    q8 = ((ty % 2 == 0) || (((tz ^ 2) > 3) && (tx >= 1))) ? warp : lane;
  v += (unsigned)atomicCAS(&counts[tx][(tx + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  v += all(s2[(warp / (q8 + 1)) % 2][(tx * 4) * tz][ty]);
  __syncthreads();
  __syncthreads();
  v += all(s1[ty]);
  v += all(counts[max(q8, 15)][31 - ((q5 + q5) % 10)]);
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) long long s0[1024];
  __shared__ __align__(16) Row s1[16][16];
  int4 (*s2)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int q4 = max(tx >> 1, tx);
  if ((tz & 6) != 0)
    q4 = ((tx / 4) >= 0) ? warp : tx;
  for (int i5 = 1; i5 < 26; i5 += 4) {
    #pragma unroll 1
    for (int i6 = 2; i6 > 0; i6 >>= 1) {
      if ((i6 << 2) >= 5) {
        v += sum(s2[((q4 / 8) / (tx + 1)) * (tz % 12)][tz]);
      }
      __syncthreads();
    }
  }
  const int q7 = (tx % 6) + (tz * 17);
  for (int i8 = 0; i8 < 14; i8 += 2) {
    v += all(s0[(ty ^ 33) & 12]);
    s1[min(((int)rows[ty]) % 7, 31)][min(((int)(unsigned char)tz) + ((int)pick(tx)), 2)].a = all(s1[min(((int)rows[ty]) % 7, 31)][min(((int)(unsigned char)tz) + ((int)pick(tx)), 2)].a) + 1;
    __syncthreads();
  }
  int j10 = tx & 63;
  int i9 = 0;
  while (i9 < 8) {
    if (i9 >= 3) {
      s2[(int)rotate<3>(min(tx, 21) & 31)][(int)((long long)(i9 * 3) * 3 >> 2)] = make_int4(v, 1, 2, v);
    }
    v += all(s1[i9][tx].a);
    __syncthreads();
    j10 = (j10 * 5 + 3) & 63;
    i9 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[16][17];
  __shared__ __align__(16) Quad s1[33][20];
  long long (*s2)[16][16] = reinterpret_cast<long long (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (warp < 1u) {
    s0[warp * tx][(unsigned)(short)((unsigned)((long long)max(((ty & 4u) != 0u) ? ty : warp, 22u) * 3 >> 2))] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][((unsigned)(short)(tz & 15u)) / 4u]);
  v += all(s1[(ty >> 2) % 10u][(unsigned)gray(min(ty, tz))].d);
  v += all(s2[((unsigned)rotate<2>((ty << 4) & 31)) / 32u][warp][tx]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[777];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 99) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[((ty ^ ty) + 11u) ^ ((ty * 2654435761u >> 27) % 32u)] = make_float2(2, sum(s0[((ty ^ ty) + 11u) ^ ((ty * 2654435761u >> 27) % 32u)]) + 1);
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 0; i3 < 53; i3 += 8) {
    if (((tx >= 26u) || (i3 < 25u)) && ((tx & 24u) < 2u)) {
      v += (unsigned)atomicMin(&counts[((lane + 14u) + t * 29) % 256], (int)v);
    }
    v += sum(s0[lane]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(unsigned)((unsigned long long)(((unsigned)(__brev(tx) >> 24)) % 24u) / 3)]);
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[64][32];
  __shared__ Quad s1[256];
  __shared__ float4 s2[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  s2[ty / (ty + 1)][((tx + ty) / 4) >> 5] = make_float4(v, 1, 2, v);
  __syncthreads();
  __syncthreads();
  v += all(s0[warp][(tx % 7) * tz]);
  v += all(s1[ty].a);
  v += sum(s2[(warp - ty) & 15][(ty * tx) ^ ((int)shuffled[tz])]);
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad *s0 = reinterpret_cast<volatile Triad *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicAnd(&counts[((((t / 4u) | (255u - tz)) % 7u) + t * 29) % 64], (int)v);
  v += (unsigned)atomicMin(&counts[((((((ty - ty) & 63u) & 16u) != 0u) ? max(tz, 27u) : ty) + t * 29) % 64], (int)v);
  s0[32u - warp].c = v;
  if (((unsigned)twos[t & 15]) < 117u) {
    v += (unsigned)atomicOr(&counts[((((warp - ty) & 31u) / 8u) + t * 29) % 64], (int)v);
  }
  v += (unsigned)atomicCAS(&counts[(tz + t * 29) % 64], (int)1, (int)v);
  unsigned j4 = ty & 63;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 <= ((unsigned)(short)tx) % 6; ++i3) {
    for (unsigned i5 = 4; i5 > 0; i5 >>= 1) {
      s0[63u - ((tx * i5) % 12u)].c = all(s0[63u - ((tx * i5) % 12u)].c) + 1;
      s0[(unsigned)(unsigned char)((unsigned)bits(warp))].b = v + 1;
    }
    j4 = (j4 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[(((tz % 3u) < 2u) ? (((ty < 0u) ? t : tz) & 3u) : (((unsigned)(short)tx) + max(ty, 11u))) & 12u]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[16][16] = reinterpret_cast<long long (*)[16][16]>(memory + 0);
  __shared__ float4 s1[2][16][16];
  __shared__ Mixed s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
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
  int i4 = 1;
  while (i4 < 8) {
    int i5 = 0;
    while (i5 < 1) {
      s1[((int)rows[i4]) & 1][warp / 6][(int)gray((int)(short)ty)] = make_float4(v, 1, 2, 7);
      __syncthreads();
      i5 += 1;
    }
    i4 += 1;
  }
  int q6 = tz;
  if (tx % 2 == 1)
    q6 = (int)((unsigned long long)ty / 3);
  s1[((tz ^ warp) % (lane + 1)) % 2][((int)__popc(ty)) / 6][max(tx, 18) % 16] = make_float4(v, 1, 2, sum(s1[((tz ^ warp) % (lane + 1)) % 2][((int)__popc(ty)) / 6][max(tx, 18) % 16]) + 1);
  __syncthreads();
  if (((lane - ty) ^ 31) > 9) {
    v += all(s0[((int)(__brev(tx) >> 27)) / 32][t & 15][(int)fold((warp % 12) % 3, 2)]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[tz ^ warp][ty].b);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[32][18];
  __shared__ __align__(16) float4 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned j4 = warp & 63;
  for (unsigned i3 = 16; i3 > 0; i3 /= 2) {
    v += all(s0[(unsigned)__popc(i3 / 3u)][i3].d);
    __syncthreads();
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  v += sum(s1[lane >> 2]);
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[72] = reinterpret_cast<volatile Triad (*)[72]>(memory + 0);
  __shared__ volatile float s1[64][32];
  volatile Pair *s2 = reinterpret_cast<volatile Pair *>(memory + 6912);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 64) {
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
  __syncthreads();
  int q4 = tz / 33;
  if ((((tx + 5) & 8) != 0) && (ty % 2 == 1))
    q4 = (int)twos[tz];
  int j6 = tz & 63;
  #pragma unroll 1
  for (int i5 = (1 >> (q4 & 3)) & 3; i5 < 6; i5 += 1) {
    #pragma unroll
    for (int i7 = 5; i7 >= 0; i7 -= 1) {
      v += all(s0[i7 / 32][((q4 % (i7 + 1)) * i7) % 32].a);
    }
    j6 = j6 >> 1;
  }
  __syncthreads();
  v += all(s1[tz][max(tx, tz) / 2]);
  v += all(s2[((int)bits(q4)) % 16].b);
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx % 8][tx % 8][i2 + 1].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(ty ^ tx) / 24][tx & 7][i3 + 0].a = v + i3;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = ((tx & 8) != 0) ? (t / 10) : max(tx, 24);
  for (int i3 = 1; i3 < 6; i3 += 1) {
    #pragma unroll 2
    for (int i4 = 0; i4 < 3; i4 += 1) {
      int j6 = warp & 63;
      for (int i5 = 0; i5 < 2; i5 += 1) {
        s0[i5 / 6] = all(s0[i5 / 6]) + 1;
        __syncthreads();
        j6 = (j6 + 33) % 64;
      }
    }
  }
  for (int i7 = 0; i7 < 3; i7 += 1) {
    #pragma unroll 1
    for (int i8 = 1; i8 <= 4; i8 <<= 1) {
      if ((tx ^ 2) > 9) {
        s0[(i8 % 32) / (ty + 1)] = v;
      }
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i9 = 0; i9 < 2; ++i9) {
    v += all(s0[tx * 2 + i9 + 0]);
  }
  __syncthreads();
  if (ty % 2 == 0) {
    s0[ty % 32] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[8][8][9];
  int (*s1)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (ty >> 1); };
  int q3 = q3_of(warp - warp);
  for (int i4 = 1; i4 < 5; i4 += 1) {
    v += all(s1[(i4 % 16) / 24][tx]);
    __syncthreads();
  }
  const int q5 = (warp * 2) * 4;
  for (int i6 = 0; i6 < 1; i6 += 1) {
    s1[(((i6 / 8) / (lane + 1)) | (((int)__clz(ty)) * 31)) % 17][q5 / 10] = all(s1[(((i6 / 8) / (lane + 1)) | (((int)__clz(ty)) * 31)) % 17][q5 / 10]) + 1;
    __syncthreads();
  }
  s1[q5][(q3 / 10) / (warp + 1)] = all(s1[q5][(q3 / 10) / (warp + 1)]) + 1;
  __syncthreads();
  #pragma unroll
  for (int i7 = 4; i7 >= 0; i7 -= 4) {
    s0[i7 / (tx + 1)][(((q5 ^ 16) > 13) ? lane : i7) >> 4][(((int)(unsigned char)q5) % 7) / 32] = v + 1;
    if ((t ^ 83) > 2) {
      v += all(s1[(tx % 5 == 0) ? i7 : q5][i7]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((tx & t) * 31) & 7][(ty * 7) % (warp + 1)][tx % 2]);
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  signed char (*s0)[20] = reinterpret_cast<signed char (*)[20]>(memory + 0);
  __shared__ __align__(16) unsigned s1[4][16][17];
  __shared__ float4 s2[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 660; n3 += 64) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  s0[tx ^ (ty & 24)][(tx * 17) & 7] = all(s0[tx ^ (ty & 24)][(tx * 17) & 7]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[(((tx ^ 0) > 12) ? max(t, ty) : (ty ^ 12)) / 16][tx][((ty >> 4) / 32) << 1]);
  v += sum(s2[min(lane & 31, warp) % 8][warp]);
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ __align__(16) volatile float s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)twos[(ty * 16) & 15];
  for (int i4 = 2; i4 >= 0; i4 -= 2) {
    int j6 = ty & 63;
    int i5 = 0;
    do {
      for (int i7 = 0; i7 < 6; i7 += 2) {
        s0[i7] = 7;
      }
      j6 = (j6 ^ 9) & 63;
      i5 += 1;
    } while (i5 < 4);
  }
  int i8 = 0;
  do {
    for (int i9 = 1; i9 < 13; i9 += 4) {
      #pragma unroll 1
      for (int i10 = t; i10 < 133; i10 += blockDim.x * blockDim.y * blockDim.z) {
        v += all(s0[(int)(short)(((int)(__brev(i10) >> 27)) / 16)]);
        s0[max(i10, ty) / 4] = all(s0[max(i10, ty) / 4]) + 1;
      }
    }
    i8 += 1;
  } while (i8 < 3);
  __syncthreads();
  v += all(s1[min(((warp / 2) + ((int)((long long)ty * 3 >> 2))) / 32, (int)primes[(lane * 65) % 10])][((((int)Layout{33, 1}(t, lane)) % 16) & 19) >> 1][min(warp, ty)]);
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  __shared__ Pair s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
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
    v += all(s1[warp][i3 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((((warp / 3) ^ (lane & 23)) + 57) | (((tx * 8) >> 5) + 17)) & 15][(warp / 33) & 15]);
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[32][36];
  __shared__ __align__(16) unsigned char s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty & 28) % 17;
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(q3 % (ty + 1)) / 5][warp * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)gray((((warp & 8) != 0) ? q3 : tx) / (ty + 1))][warp]);
  v += all(s1[lane ^ ((warp ^ 37) / 32)][(tx % 6) ^ 11]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[256];
  __shared__ Triad s1[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned q3 = ((lane % 12u) - ty) & 63u;
  if (((warp < 1u) || (((unsigned)(unsigned char)tx) >= 202u)) && ((ty ^ 1u) > 4u))
    q3 = ty % 7u;
  for (unsigned i4 = 0; i4 < 3; i4 += 1) {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 2; i5 += 1) {
      #pragma unroll 2
      for (unsigned i6 = 0; i6 < 9; i6 += 2) {
        v += all(s1[tx][((unsigned)__popc(i4)) / 32u].c);
        v += all(s0[(i5 & ty) + 50u]);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[512];
  __shared__ Quad s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 32) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  s1[((t * tx) / 7) % 16][(int)fold((31 - max(tx, 31)) % 8, 1)].d = v + 1;
  v += sum(s0[t % 12]);
  __syncthreads();
  const int q3 = (lane + t) & 1;
  s0[tx / (tx + 1)] = make_int2(2, sum(s0[tx / (tx + 1)]) + 1);
  __syncthreads();
  int q4 = ((q3 < 1) || ((q3 ^ 0) > 3)) ? (lane * 4) : (t & q3);
  if (((t % 16) & 16) != 0)
    q4 = t - t;
  int i5 = 0;
  do {
    v += all(s1[((abs(q4) * 32) ^ lane) % 16][i5].a);
    __syncthreads();
    i5 += 1;
  } while (i5 < 1);
  if (min(tx, q3) % 2 == 0) {
    s0[((lane / 10) + 46) / 16] = make_int2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[18] = reinterpret_cast<Quad (*)[18]>(memory + 0);
  __shared__ int4 s1[32][16];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[ty][i4 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((tx * 17) % (ty + 1)) / 5][warp + ty]);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Triad s0[32][18];
  float (*s1)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[(int)gray(warp % 32)][i4 + 0].b = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s1[(t * 5) % 4][(max(lane, 29) * 5) / 33][i5 + 1]);
  }
  __syncthreads();
  if ((lane & 2) != 0) {
    v += (unsigned)atomicExch(&counts[(max(t + tx, 24) + t * 29) % 256], (unsigned long long)v);
  }
  v += all(s0[(int)shuffled[warp]][((int)mirror(t | warp)) / 5].c);
  __syncthreads();
  __syncthreads();
  v += all(counts[31 - (min(tx, warp) % 8)]);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[32][32];
  __shared__ __align__(16) volatile Pair s1[8][72];
  volatile Mixed (*s2)[33] = reinterpret_cast<volatile Mixed (*)[33]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  const unsigned q5 = (tz & 96u) / 7u;
  s1[((q5 ^ tz) / 24u) * (q5 % 6u)][(unsigned)primes[((tz + tx) * 3u) & 15]].b = all(s1[((q5 ^ tz) / 24u) * (q5 % 6u)][(unsigned)primes[((tz + tx) * 3u) & 15]].b) + 1;
  atomicAdd(&counts[(((tz * 16u) % 24u) + t * 29) % 64], (int)v);
  if (q5 < 6u) {
    v += all(s1[((lane & 1u) + 27u) >> 4][(tx % (tx + 1u)) / 4u].a);
  }
  auto q6_of = [=](unsigned a) { return a < 1 ? a : ((unsigned)(__brev(q5 * 4u) >> 27)); };
  unsigned q6 = q6_of(warp % 6u);
  #pragma unroll 1
  for (unsigned i7 = 0; i7 <= ((unsigned)(short)q5) % 5; ++i7) {
    for (unsigned i8 = 2; i8 < 4; i8 += 1) {
      if (((((i8 * 2654435761u >> 28) & 4u) != 0u) || ((tx & 4u) != 0u)) || ((tx * 32u) < 95u)) {
        v += all(s2[((((unsigned)__popc(tx)) * 3u) ^ (((unsigned)__popc(tx)) * 7u)) / 32u][i7].c);
      }
    }
  }
  __syncthreads();
  v += all(s0[((unsigned)Layout{33, 1}(tx, tx)) % 4u][(max(ty, warp + 41u) * 4u) % 32u]);
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 48) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 1 ? a : ((t + lane) * t); };
  unsigned q2 = q2_of(warp);
  v += all(s0[((unsigned)spread((lane * 2u) & 31)) % 7u][((t / 3u) + (((((unsigned)__clz(lane)) & 6u) != 0u) ? tx : tx)) % (warp + 1u)].d);
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 23 ? a : ((tx ^ tx) & 31u); };
  unsigned q3 = q3_of((tx < 5u) ? tx : tx);
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[min(tx, t) >> 4][(tx & 3u) * 3 + i4 + 0].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[tx % 2u][(q2 % 7u) * 2 + i5 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[16][17];
  int2 *s1 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    v += sum(s1[((ty ^ 31) >> 5) + i3 * 64]);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 >= 0; i4 -= 4) {
    #pragma unroll
    for (int i5 = 0; i5 < 4; i5 += 1) {
      v += all(s0[max(i4 * i5, (int)(unsigned char)lane) >> 4][(((int)((long long)i4 * 3 >> 2)) + ((int)shuffled[i4])) / 33]);
      __syncthreads();
    }
  }
  s1[(int)(__brev(warp * 33) >> 27)] = make_int2(2, sum(s1[(int)(__brev(warp * 33) >> 27)]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[16][16] = reinterpret_cast<Triad (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[(((tz >= 0) ? tx : ty) + (tx / 3)) & 1][(((int)(short)tx) << 1) / 5][(int)fold((tz ^ ty) / 16, 1)].c);
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[777];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[lane * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[min(ty, warp) >> 1]);
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[ty / 8u][(((tx * 32u) * 64u) & 18u) / 33u][i2 + 1]);
  }
  __syncthreads();
  unsigned q3 = 32u - ty;
  if (min(tx, 14u) < 2u)
    q3 = ty * 2654435761u >> 28;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s0[tx % 4u][(unsigned)shuffled[(lane * tx) & 15]][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[(3u >> (t & 3)) * (1u >> (ty & 3))][tx % 16u][(lane & 3u) * 2 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[17] = reinterpret_cast<Pair (*)[17]>(memory + 0);
  __shared__ unsigned s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[1 >> (tx & 3)][(warp % 3) * 8 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty / 5) + ((int)shuffled[ty])][ty].a);
  v += all(s1[max(min(tz / 6, tz / 24) % 4, 35) % 32][(ty & 31) ^ ty]);
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (t % 2 == 1) {
    atomicAnd(&counts[(t + t * 29) % 256], (int)v);
  }
  if ((tx + t) % 5 == 2) {
    s0[((511 << (tx & 3)) + max(t, 16)) & 28][tx % 4].a = all(s0[((511 << (tx & 3)) + max(t, 16)) & 28][tx % 4].a) + 1;
  }
  __syncthreads();
  v += all(counts[t % 2]);
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[64][20];
  __shared__ __align__(16) volatile Triad s2[512];
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
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
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
  __syncthreads();
  unsigned q4 = (tx % 10u) + (tx ^ 12u);
  if ((t & 8u) != 0u)
    q4 = 255u - t;
  v += all(s2[warp].a);
  v += all(s2[(((tx / 7u) ^ 8u) > 6u) ? warp : ((tx + 66u) % 24u)].c);
  unsigned q5 = ((unsigned)__popc(q4)) + (q4 % 3u);
  if (((lane ^ 18u) > 12u) || ((q4 % 16u) >= 10u))
    q5 = tx + lane;
  unsigned i6 = 2;
  while (i6 < 5) {
    v += all(s1[((unsigned)Layout{33, 1}(warp, tx)) % 3u][(unsigned)((unsigned long long)((unsigned)((unsigned long long)i6 / 3)) / 3)].a);
    v += all(s2[i6].a);
    i6 += 1;
  }
  unsigned q7 = q5 % 17u;
  if (((tx ^ 27u) > 15u) && (((unsigned)(__brev(q5) >> 27)) % 3u == 2u))
    q7 = (unsigned)(unsigned char)warp;
  for (unsigned i8 = 1; i8 <= 64; i8 <<= 1) {
    #pragma unroll
    for (unsigned i9 = 0; i9 < 34; i9 += 8) {
      if ((tx * 31u) % 4u == 3u) {
        v += all(s1[i9][((q7 / 4u) >> 1) / 24u].c);
      }
    }
  }
  for (unsigned i10 = 0; i10 < 6; i10 += 1) {
    v += all(s1[(i10 % 2u) + (i10 ^ lane)][(((unsigned)__clz(q5 % 8u)) % 6u) / (((t + tx) * 33u) + 1u)].b);
    if (i10 < 0u)
      break;
    if ((q5 ^ 55u) > 15u) {
      v += all(s0[min((unsigned)gray(i10), 17u)][((q4 ^ 23u) ^ 16u) % 20u].a);
    } else {
      v += all(s0[(((tx < 45u) ? i10 : q4) & 31u) % 16u][q7 & 7u].e);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[256];
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
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 22; i2 += 8) {
    #pragma unroll
    for (int i3 = 0; i3 < 3; i3 += 1) {
      s0[min(lane, i2)].a = v + 1;
      __syncthreads();
    }
  }
  auto q4_of = [=](int a) { return a < 1 ? a : min(ty >> 1, 8); };
  int q4 = q4_of((ty % 2 == 1) ? tz : ty);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[(lane % 31) * 8 + i5 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[16][17];
  Quad *s1 = reinterpret_cast<Quad *>(memory + 0);
  unsigned char (*s2)[33] = reinterpret_cast<unsigned char (*)[33]>(memory + 8192);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 16) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  if (tx >= 10) {
    v += all(s1[lane >> 4].a);
  }
  v += both<unsigned char>(&s2[0][0] + 5, min(t, lane), 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[min((lane + tx) / 8, 28)][t].a);
  v += all(counts[tx & 37][(((t % 3 == 2) || (lane % 3 == 2)) ? lane : lane) & 12]);
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[16][17];
  __shared__ __align__(16) int2 s1[256];
  __shared__ int4 s2[32][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 640; n3 += 105) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll 2
  for (int i4 = 0; i4 < 5; i4 += 1) {
    int j7 = tx & 63;
    #pragma unroll
    for (int i6 = 1; i6 <= 1; i6 <<= 1) {
      if ((j5 & 2) != 0) {
        s1[tz * 2] = make_int2(2, v);
      }
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
    j5 = (j5 + 33) % 64;
  }
  if (ty < 0) {
    s0[tz][ty % (warp + 1)] = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(tx >= 1) ? warp : tz][(((ty >= 1) ? tx : ty) % 33) % 33]);
  v += sum(s1[tx * 3]);
  v += sum(s2[ty % 3][(warp ^ (ty * 2)) / 6]);
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ int2 s1[256];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    v += sum(s1[min(tx / 5, (warp ^ 39) << 3) + i4 * 33]);
  }
  __syncthreads();
  for (int i5 = 2; i5 < 4; i5 += 1) {
    v += (unsigned)atomicExch(&counts[(int)((unsigned long long)(max((int)Layout{33, 1}(tx, warp), i5 | 28) & 28) / 3)][(i5 + t * 29) % 33], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[warp * 5][min(warp, tx)]);
  v += all(counts[((int)(__brev(((tx & 2) != 0) ? (tx * 8) : (t % (warp + 1))) >> 24)) % 32][((t ^ tx) & min(warp, tx)) + ((tx / 2) + (warp / 6))]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx * 4 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[64][20];
  __shared__ int4 s1[512];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[ty * 4 + i4 + 0] = make_int4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx][(((ty - ty) & 63u) & ty) / 24u]);
  v += sum(s1[(warp / 3u) * 32u]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ int4 s1[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if (warp % 4 == 0) {
    s1[((int)__popc(ty)) / (ty + 1)] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 17 ? a : (255 - (ty * lane)); };
  int q4 = q4_of(warp + tx);
  #pragma unroll 1
  for (int i5 = 2; i5 < 3; i5 += 1) {
    v += all(s0[i5 * 32]);
    if (tx >= 19) {
      s1[(ty / 16) << 4] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[warp / 16]);
  v += all(counts[warp % 7][(ty ^ warp) % 4]);
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = min(warp + tx, warp + 18);
  if ((max(ty, ty) & 4) != 0)
    q2 = (int)shuffled[ty & 15];
  #pragma unroll
  for (int i3 = 2; i3 >= 0; i3 -= 2) {
    int i4 = 0;
    while (i4 < 21) {
      s0[(((i3 & 2) != 0) ? i4 : i4) & 1][max(i3, i3 | i3)][min((int)bits(i4), 19)] = all(s0[(((i3 & 2) != 0) ? i4 : i4) & 1][max(i3, i3 | i3)][min((int)bits(i4), 19)]) + 1;
      v += all(s0[(((tx % (ty + 1)) & 39) | ((tx & 3) / 24)) & 8][tx % 8][(tx ^ 33) / 4]);
      i4 += 3;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[8][72];
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
  s0[(ty * 65) % 8][(min((int)rows[ty], warp + warp) * 4) + 42].a = all(s0[(ty * 65) % 8][(min((int)rows[ty], warp + warp) * 4) + 42].a) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[33][40];
  __shared__ unsigned s1[2048];
  __shared__ float s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 7; i4 += 1) {
    if ((ty & 6) != 0) {
      s1[i4] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(ty + warp) & 31][warp / 3]);
  v += all(s1[lane * 3]);
  v += all(s2[((warp + ty) & 63) & 31]);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[20] = reinterpret_cast<Triad (*)[20]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  unsigned i3 = 0;
  while (i3 < 6) {
    for (unsigned i5 = 0; i5 < 2; i5 += 3) {
      for (unsigned i6 = 0; i6 < 4; i6 += 1) {
        if (tx % 3u == 1u) {
          atomicAnd(&counts[(i6 % 3u) + 4u][(((j4 * i6) & 7u) + t * 29) % 33], (int)v);
        }
        s0[(i6 % 32u) % 16u][i6 / 4u].c = v;
        __syncthreads();
      }
    }
    j4 = (j4 ^ 9) & 63;
    i3 += 1;
  }
  __syncthreads();
  v += all(s0[tx][(31u - ((t * 31u) * 3u)) & 7u].a);
  v += all(counts[tx][((lane >= 7u) || ((t & 8u) != 0u)) ? (tx % (t + 1u)) : ((unsigned)__popc(t))]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(8, 4, 2), 4096>>>(out);
  k101<<<1, dim3(5, 3, 7), 8192>>>(out);
  k102<<<1, dim3(128, 1, 1), 0>>>(out);
  k103<<<1, dim3(1, 64, 1), 0>>>(out);
  k104<<<1, dim3(32, 1, 1), 0>>>(out);
  k105<<<1, dim3(8, 8, 1), 0>>>(out);
  k106<<<1, dim3(64, 1, 1), 0>>>(out);
  k107<<<1, dim3(1, 32, 2), 0>>>(out);
  k108<<<1, dim3(32, 1, 1), 0>>>(out);
  k109<<<1, dim3(256, 1, 1), 6144>>>(out);
  k110<<<1, dim3(2, 16, 4), 8192>>>(out);
  k111<<<1, dim3(4, 4, 4), 8192>>>(out);
  k112<<<1, dim3(4, 4, 4), 4096>>>(out);
  k113<<<1, dim3(33, 3, 1), 0>>>(out);
  k114<<<1, dim3(4, 4, 4), 0>>>(out);
  k115<<<1, dim3(5, 3, 7), 6144>>>(out);
  k116<<<1, dim3(4, 4, 4), 4096>>>(out);
  k117<<<1, dim3(100, 1, 1), 0>>>(out);
  k118<<<1, dim3(1, 32, 2), 11008>>>(out);
  k119<<<1, dim3(16, 16, 1), 0>>>(out);
  k120<<<1, dim3(64, 2, 1), 0>>>(out);
  k121<<<1, dim3(24, 5, 1), 4096>>>(out);
  k122<<<1, dim3(1, 64, 1), 1280>>>(out);
  k123<<<1, dim3(32, 4, 1), 1024>>>(out);
  k124<<<1, dim3(64, 2, 1), 1280>>>(out);
  k125<<<1, dim3(1, 64, 1), 0>>>(out);
  k126<<<1, dim3(24, 5, 1), 0>>>(out);
  k127<<<1, dim3(32, 1, 1), 0>>>(out);
  k128<<<1, dim3(33, 3, 1), 9216>>>(out);
  k129<<<1, dim3(128, 1, 1), 4352>>>(out);
  k130<<<1, dim3(8, 4, 2), 8448>>>(out);
  k131<<<1, dim3(48, 1, 1), 0>>>(out);
  k132<<<1, dim3(32, 2, 2), 8192>>>(out);
  k133<<<1, dim3(8, 4, 2), 6144>>>(out);
  k134<<<1, dim3(32, 4, 1), 0>>>(out);
  k135<<<1, dim3(33, 3, 1), 0>>>(out);
  k136<<<1, dim3(5, 3, 7), 2304>>>(out);
  k137<<<1, dim3(16, 1, 1), 0>>>(out);
  k138<<<1, dim3(64, 1, 1), 6400>>>(out);
  k139<<<1, dim3(32, 2, 2), 0>>>(out);
  k140<<<1, dim3(16, 1, 1), 9472>>>(out);
  k141<<<1, dim3(5, 3, 7), 0>>>(out);
  k142<<<1, dim3(64, 1, 1), 10752>>>(out);
  k143<<<1, dim3(100, 1, 1), 4096>>>(out);
  k144<<<1, dim3(8, 8, 1), 0>>>(out);
  k145<<<1, dim3(33, 3, 1), 8192>>>(out);
  k146<<<1, dim3(1, 64, 1), 0>>>(out);
  k147<<<1, dim3(64, 2, 1), 0>>>(out);
  k148<<<1, dim3(1, 64, 1), 0>>>(out);
  k149<<<1, dim3(16, 1, 1), 7936>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

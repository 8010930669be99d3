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
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[72] = reinterpret_cast<unsigned char (*)[72]>(memory + 0);
  Row (*s1)[16] = reinterpret_cast<Row (*)[16]>(memory + 768);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : min(tx + ty, ty + tx); };
  int q3 = q3_of(ty / 16);
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    if (q3 >= 3) {
      v += all(s0[(tx ^ 24) % 6][(((i4 * 8) % 33) / 10) + 48]);
    }
    __syncthreads();
  }
  if (t % 2 == 0) {
    v += all(s1[(warp * 17) & 3][(warp * 7) >> 4].e);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 2; i2 < 5; i2 += 1) {
    v += sum(s0[i2 % 16]);
    __syncthreads();
    __syncthreads();
  }
  s0[max(ty, tx) * tz] = make_float4(v, 1, 2, 7);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][32];
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
  __syncthreads();
  v += all(s0[warp][((tx / 16) & 12) & 24].a);
  v += all(s0[ty % 32][max(ty - ty, (int)((unsigned long long)warp / 3)) % 7].b);
  for (int i2 = 2; i2 < 26; i2 += 3) {
    #pragma unroll 1
    for (int i3 = 0; i3 <= (tx / 5) % 2; ++i3) {
      #pragma unroll 1
      for (int i4 = 1; i4 >= 1; i4 -= 1) {
        s0[(int)((long long)(i3 * 2) * 3 >> 2)][((ty >> 1) ^ (warp % 6)) & 31].b = v + 1;
      }
    }
  }
  int j6 = ty & 63;
  int i5 = 0;
  while (i5 < 6) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 8; i7 += 3) {
      int j9 = tx & 63;
      #pragma unroll 1
      for (int i8 = t; i8 < 54; i8 += 64) {
        int i10 = 0;
        do {
          s0[i10 & 3][i10 + i10].b = 7;
          i10 += 1;
        } while (i10 < 1);
        j9 = j9 >> 1;
      }
    }
    j6 = (j6 * 5 + 3) & 63;
    i5 += 1;
  }
  if (warp < 0) {
    v += all(s0[ty & 3][tx * 7].b);
  } else {
    v += all(s0[(tx % 6) * 33][(int)__popc((tx + tx) % 33)].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[40] = reinterpret_cast<long long (*)[40]>(memory + 0);
  __shared__ float s1[1000];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 2; i4 += 2) {
    if ((i4 & 1) != 0) {
      s1[i4] = v;
    }
    v += (unsigned)atomicCAS(&counts[(((int)__clz(ty * 3)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  const int q5 = min(max(ty, 25), t + warp);
  v += get<float>(s1, q5);
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(((q5 & 85) / 2) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty % (ty + 1)][warp * warp]);
  v += all(counts[((int)bits((t / 3) + 69)) % 17]);
  out[t] = v;
}
__global__ void k304(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[512];
  Quad *s1 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((warp & 7) < 1) {
    s0[(int)__clz(warp)].d = 7;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 10; i4 += 3) {
    for (int i5 = 0; i5 >= 0; i5 -= 3) {
      if (((lane & 1) != 0) || (i5 % 2 == 1)) {
        s0[(((int)pick((int)((unsigned long long)tx / 3))) + (((int)primes[warp]) + ((tx < 3) ? i5 : tx))) / 16].a = v + 1;
      }
      __syncthreads();
    }
  }
  int i6 = 0;
  while (i6 < 61) {
    if (ty >= 4) {
      v += (unsigned)atomicMin(&counts[((((ty * 31) * 3) * 2) + (((i6 * 65) / 2) << 4)) & 31][(warp + t * 29) % 33], (int)v);
    }
    s0[((int)((unsigned long long)((int)primes[(warp << 5) & 15]) / 3)) % 33].a = v + 1;
    __syncthreads();
    i6 += 8;
  }
  __syncthreads();
  v += all(s0[ty].d);
  v += all(s1[t & 24].a);
  v += all(counts[tx ^ warp][ty + ty]);
  out[t] = v;
}
__global__ void k305(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  __shared__ __align__(16) float s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((tx * 3) + (warp * 65)) % 16][(warp % 32) / ((127 - ty) + 1)].d);
  v += all(s1[t & 31][(int)bits((int)__clz(warp * 33))]);
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const int q2 = tx;
  for (int i3 = 1; i3 <= 8; i3 *= 2) {
    int j5 = tx & 63;
    #pragma unroll 2
    for (int i4 = 0; i4 < 5; i4 += 3) {
      s0[(i4 - tx) & 7][(i4 - i4) & 12] = make_float4(v, 1, 2, sum(s0[(i4 - tx) & 7][(i4 - i4) & 12]) + 1);
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k307(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) float s1[2][32][32];
  __shared__ __align__(16) int s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = tx & 63;
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 7; i4 += 1) {
    put<float>(&s1[0][0][0] + 5, (i4 >> 4) ^ i4, v);
    __syncthreads();
    __syncthreads();
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += sum(s0[((unsigned)(short)ty) % 7u]);
  v += all(s1[(warp * 5u) % 2u][(tx >= 20u) ? ((unsigned)((unsigned long long)(ty / 5u) / 3)) : max((unsigned)shuffled[warp], 27u)][((warp % (warp + 1u)) / 3u) % 33u]);
  v += all(s2[ty ^ ty][ty][ty & tx]);
  out[t] = v;
}
__global__ void k308(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[1024];
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
  v += all(s0[tx ^ ty].c);
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 < 14; i2 += 2) {
    #pragma unroll 2
    for (int i3 = 2; i3 < 4; i3 += 1) {
      int i4 = 0;
      do {
        v += all(s0[(int)primes[(lane & 1) / 5]].a);
        __syncthreads();
        i4 += 2;
      } while (i4 < 4);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k309(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][16];
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
  __syncthreads();
  const int q2 = (ty + warp) ^ ((int)(unsigned char)warp);
  v += all(s0[((((int)(__brev(tz) >> 24)) / 6) / 10) % 10][1 >> (tx & 3)].e);
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 1; i3 <= 2; i3 *= 2) {
    int j5 = tz & 63;
    #pragma unroll 1
    for (int i4 = 2; i4 < 12; i4 += 4) {
      v += all(s0[i3][(int)shuffled[(int)shuffled[i4]]].e);
      __syncthreads();
      __syncthreads();
      j5 = (j5 + 33) % 64;
    }
  }
  for (int i6 = 2; i6 < 9; i6 += 1) {
    if (i6 % 5 == 3) {
      s0[(int)shuffled[((i6 + t) ^ (warp + i6)) & 15]][(((i6 & 2) != 0) ? (warp * q2) : ((lane * tx) + (((i6 - q2) < 1) ? ty : t))) >> 5].c = v;
    }
    __syncthreads();
  }
  s0[tx * 16][((int)primes[((int)__popc(warp)) & 15]) % 16].c = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k310(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    if ((i2 >> 3) >= 0) {
      s0[tx >> 4][i2 >> 1].a = all(s0[tx >> 4][i2 >> 1].a) + 1;
    }
    v += all(s0[i2][warp].a);
    i2 += 3;
  } while (i2 < 13);
  v += all(s0[min(31 - ((ty + ty) * ty), ((warp | tx) % 4 == 1) ? ((ty & 15) & 28) : ((warp ^ 24) | ty)) % 16][((ty % 33) % 32) / 2].d);
  if (lane % 2 == 1) {
    v += all(s0[(t / 8) / (tx + 1)][(int)((unsigned long long)warp / 3)].a);
  } else {
    s0[warp][((int)rotate<1>(warp & 31)) % 16].a = v;
  }
  int j4 = lane & 63;
  int i3 = 2;
  while (i3 < 21) {
    v += all(s0[min((j4 % 24) * tx, (i3 / 32) / 32)][((int)Layout{33, 1}((int)primes[ty], i3)) % 7].d);
    s0[i3 % 4][(((int)spread(j4 & 31)) * 17) & 15].d = all(s0[i3 % 4][(((int)spread(j4 & 31)) * 17) & 15].d) + 1;
    j4 = (j4 * 5 + 3) & 63;
    i3 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k311(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[33] = reinterpret_cast<volatile unsigned short (*)[33]>(memory + 0);
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 2304);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (lane & 15) + (63 - tx);
  s1[(int)shuffled[max(((lane < 9) ? tx : tx) ^ ((int)__popc(lane)), min(min(lane, t), 2)) & 15]] = 7;
  v += get<volatile long long>(s1, (int)(__brev((tx >> 1) * 4) >> 27));
  for (int i4 = 1; i4 < 6; i4 += 1) {
    v += all(s0[i4 + tx][(t / 5) % 5]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[256];
  volatile short *s1 = reinterpret_cast<volatile short *>(memory + 0);
  volatile Row (*s2)[72] = reinterpret_cast<volatile Row (*)[72]>(memory + 1792);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  int i4 = 0;
  while (i4 < 3) {
    s1[(int)primes[i4 >> 2]] = 7;
    i4 += 1;
  }
  v += all(s2[warp][tx + 48].c);
  s0[((int)(short)(ty / (warp + 1))) & ((warp ^ warp) & (warp << 1))] = v;
  int q5 = (ty / 3) / 16;
  if ((tx & 2) != 0)
    q5 = 127 - ty;
  s2[tx * 2][(((int)(__brev(tx) >> 27)) % 2 == 1) ? (tz % 3) : (t / 5)].e = all(s2[tx * 2][(((int)(__brev(tx) >> 27)) % 2 == 1) ? (tz % 3) : (t / 5)].e) + 1;
  if ((((int)(unsigned char)lane) < 133) || (ty < 1)) {
    s0[lane] = v + 1;
  }
  __syncthreads();
  v += all(s0[warp + tx]);
  v += all(s1[tx & q5]);
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[2][32][32];
  __shared__ volatile long long s1[1024];
  __shared__ __align__(16) volatile long long s2[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s0[warp >> 2][(int)mirror(tx)][tx ^ tx] = v;
  if ((lane % 4 == 0) || (ty % 3 == 1)) {
    put<volatile long long>(&s2[0][0], (int)(__brev(ty) >> 27), v);
  } else {
    s2[((tx + 22) / (warp + 1)) >> 5][(ty | 10) & 1] = all(s2[((tx + 22) / (warp + 1)) >> 5][(ty | 10) & 1]) + 1;
  }
  s2[ty + ty][tx & 31] = all(s2[ty + ty][tx & 31]) + 1;
  int j5 = ty & 63;
  for (int i4 = 1; i4 < 9; i4 += 4) {
    if (j5 < 63) {
      s0[tz >> 2][i4][(ty / 10) * 65] = v;
    }
    j5 = j5 >> 1;
  }
  __syncthreads();
  v += all(s0[(tx ^ ty) >> 3][max(warp ^ (warp & 3), (ty << 5) + ty) & 3][ty % 5]);
  v += all(s1[t]);
  out[t] = v;
}
__global__ void k314(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int j3 = tx & 63;
  #pragma unroll
  for (int i2 = 1; i2 <= 32; i2 <<= 1) {
    s0[((int)(__brev(i2) >> 24)) % 32][(j3 / 7) & 14].b = all(s0[((int)(__brev(i2) >> 24)) % 32][(j3 / 7) & 14].b) + 1;
    j3 = (j3 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  __shared__ __align__(16) Row s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 105) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 4; i3 += 1) {
    v += all(s1[i3][warp].a);
    __syncthreads();
    __syncthreads();
  }
  v += all(s1[tx % 24][(tz * 3) % 5].c);
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)((unsigned long long)(ty / 16) / 3)) + 20][warp]);
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][36];
  __shared__ volatile unsigned s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  do {
    int j5 = i3 & 63;
    #pragma unroll 1
    for (int i4 = 0; i4 <= (tz / 32) % 2; ++i4) {
      s0[max((max(i4, 27) >= 27) ? (((j5 ^ 62) > 5) ? i4 : tz) : (ty % 24), ((int)((unsigned long long)i3 / 3)) * 33)][warp].b = all(s0[max((max(i4, 27) >= 27) ? (((j5 ^ 62) > 5) ? i4 : tz) : (ty % 24), ((int)((unsigned long long)i3 / 3)) * 33)][warp].b) + 1;
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 1;
  } while (i3 < 2);
  __syncthreads();
  v += all(s1[max(warp / 4, tx % 10) * 5]);
  out[t] = v;
}
__global__ void k317(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 7; i2 += 1) {
    put<short>(&s0[0][0][0], (warp >> 5) * tx, v);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll 1
  for (int i3 = 0; i3 < 8; i3 += 1) {
    if (warp % 3 == 0) {
      s0[((warp ^ warp) / 3) / 33][(((31 - t) / 10) / 8) & (255 - ((int)fold(i3 & 28, 15)))][(int)mirror((int)gray(i3))] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((int)(short)((tx / 16) - (t / 32))) / 4][(warp | warp) / 5][lane % 7]);
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[64][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 120) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 356 ? a : ((((ty & 1) != 0) ? warp : lane) % 10); };
  int q3 = q3_of(lane * tx);
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 3) {
    for (int i6 = 2; i6 < 18; i6 += 2) {
      if (((j5 * 65) % 3 == 2) && (((j5 % 3 == 1) ? tx : ty) >= 4)) {
        s0[i6][(tx & 96) & 31] = v;
      }
      __syncthreads();
    }
    j5 = (j5 + 33) % 64;
  }
  #pragma unroll 1
  for (int i7 = 0; i7 < 5; i7 += 1) {
    v += all(s0[lane][((int)(__brev(tx) >> 27)) ^ 13]);
    __syncthreads();
  }
  for (int i8 = 2; i8 < 4; i8 += 4) {
    int j10 = warp & 63;
    #pragma unroll 1
    for (int i9 = 64; i9 > 0; i9 >>= 1) {
      if ((warp ^ 3) > 2) {
        atomicAdd(&counts[min((int)(unsigned char)i9, 31)][(((int)shuffled[i9 & 15]) + t * 29) % 33], (unsigned)1);
      }
      __syncthreads();
      j10 = (j10 * 5 + 3) & 63;
    }
  }
  const int q11 = (ty >> 4) * 32;
  v += both<unsigned short>(&s0[0][0] + 1, (int)bits(warp), 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[(int)mirror(tx + ty)][tx / 8]);
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[8][8][9];
  __shared__ volatile double s1[8][8][9];
  __shared__ volatile float s2[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  if ((tz & 8u) != 0u) {
    v += all(s2[(unsigned)twos[(tx & 96u) & 15]]);
  }
  auto q4_of = [=](unsigned a) { return a < 1 ? a : tz; };
  unsigned q4 = q4_of(ty % 8u);
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= (q4 & 15u) % 5; ++i5) {
    v += all(s2[i5 + t]);
  }
  __syncthreads();
  v += all(s0[(tx & 96u) % (warp + 1u)][((unsigned)shuffled[((warp - ty) & 255u) & 15]) % 4u][(255u - ((unsigned)__popc(ty))) % 9u].a);
  v += all(s1[(3u << (q4 & 3)) & 7u][(unsigned)((unsigned long long)tz / 3)][tx]);
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[4][16][8];
  __shared__ int s1[64][32];
  __shared__ Quad s2[256];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 128) {
    s2[n3].d = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 32; i5 > 0; i5 /= 2) {
    int j7 = tx & 63;
    int i6 = 0;
    do {
      v += sum(s0[((lane / 16) / 7) * 3][(((i6 ^ 27) & 4) != 0) ? ((int)(short)(((int)(__brev(j7) >> 27)) / 3)) : tz][tz]);
      if ((tx >= 1) || (i6 >= 1)) {
        s2[j7].a = 7;
      }
      __syncthreads();
      j7 = j7 >> 1;
      i6 += 3;
    } while (i6 < 11);
  }
  __syncthreads();
  v += all(s1[(int)bits(ty)][tx]);
  v += all(s2[(((int)((long long)tx * 3 >> 2)) >> 5) >> 2].d);
  v += all(counts[ty + warp]);
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 48) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 1; i2 > 0; i2 >>= 1) {
    int j4 = tx & 63;
    #pragma unroll
    for (int i3 = 0; i3 < 1; i3 += 1) {
      s0[((int)gray(i3 / (i3 + 1))) * (tx % 7)][(warp & 24) ^ (((i3 ^ i2) + (i2 + 38)) / 24)] = make_float2(2, sum(s0[((int)gray(i3 / (i3 + 1))) * (tx % 7)][(warp & 24) ^ (((i3 ^ i2) + (i2 + 38)) / 24)]) + 1);
      __syncthreads();
      j4 = j4 >> 1;
    }
  }
  if ((tx / (lane + 1)) % 2 == 1) {
    s0[(int)(__brev(t << 5) >> 27)][t & 24] = make_float2(2, v + 1);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : (((((tx & 8) != 0) || ((tx & 7) >= 3)) ? t : lane) & 12); };
  int q5 = q5_of(warp | 29);
  #pragma unroll 2
  for (int i6 = 1; i6 > 0; i6 /= 2) {
    #pragma unroll 1
    for (int i7 = 2; i7 < 21; i7 += 8) {
      v += sum(s0[i7][i6]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k322(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile short s0[2048];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((int)(short)t) % 2; ++i3) {
    #pragma unroll 1
    for (int i4 = 7; i4 >= 2; i4 -= 1) {
      s0[(((((((tx ^ 13) > 8) ? i4 : lane) < 10) ? t : i4) | (i3 + 28)) & abs(i4 - i4)) ^ 1] = all(s0[(((((((tx ^ 13) > 8) ? i4 : lane) < 10) ? t : i4) | (i3 + 28)) & abs(i4 - i4)) ^ 1]) + 1;
    }
  }
  __syncthreads();
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k323(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float *s0 = reinterpret_cast<volatile float *>(memory + 0);
  __shared__ volatile int s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  do {
    v += both<volatile float>(s0 + 5, lane * 16, 32);
    i3 += 8;
  } while (i3 < 10);
  if ((ty / 3) < 19) {
    s1[warp + 28][((ty * ty) - (min(warp, ty) ^ (ty * 32))) & 1] = v;
  } else {
    v += all(s1[((int)(__brev(tx / 8) >> 24)) % ((ty + tx) + 1)][(int)bits(ty)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k324(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = max(t, t / 24);
  if (tx % 5 == 0)
    q2 = lane;
  v += all(s0[warp]);
  auto q3_of = [=](int a) { return a < 14 ? a : ((tx >= 78) ? (warp * tx) : (q2 | 14)); };
  int q3 = q3_of(tx & 28);
  s0[min((int)((unsigned long long)tx / 3), tx)] = all(s0[min((int)((unsigned long long)tx / 3), tx)]) + 1;
  if ((q2 & 8) != 0) {
    v += all(s0[((((int)__clz(lane)) >> 4) >> 3) | (((warp / 3) >> 3) + ((warp * 16) & 28))]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[32][33];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ __align__(16) int s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 105) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  s1[(t + ty) / 8u] = make_float4(v, 1, 2, sum(s1[(t + ty) / 8u]) + 1);
  __syncthreads();
  __syncthreads();
  v += all(s0[(((ty % 3u == 2u) ? tx : warp) * 31u) & ((unsigned)shuffled[t & tx])][ty]);
  v += all(s2[(t + ty) % 8u][(((tx / (ty + 1u)) % 16u) & 63u) % 8u][(((unsigned)shuffled[(tx ^ 35u) & 15]) + 53u) & 7u]);
  out[t] = v;
}
__global__ void k326(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[72] = reinterpret_cast<volatile Triad (*)[72]>(memory + 0);
  __shared__ volatile int s1[4][16][17];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s1[(ty & 28u) % 4u][(((tx ^ t) + 16u) ^ ((unsigned)gray(ty % 32u))) % 16u][tx % 5u] = v;
  __syncthreads();
  v += all(s0[warp % 16u][((unsigned)rows[t & 15]) / 33u].c);
  v += all(s1[((unsigned)(unsigned char)((max(warp * 2654435761u >> 25, tx / 4u) - ((ty * 33u) + (ty / 4u))) & 255u)) & 3u][(t + 22u) % 16u][ty / 7u]);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[512];
  __shared__ volatile float s1[777];
  volatile float *s2 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 1;
  while (i4 < 8) {
    #pragma unroll 1
    for (unsigned i5 = t; i5 < 10; i5 += blockDim.x * blockDim.y * blockDim.z) {
      if ((tx * 2654435761u >> 25) % 2u == 1u) {
        v += all(s2[i4]);
      }
    }
    i4 += 1;
  }
  if ((lane | 2u) >= 10u) {
    put<volatile float>(s1, tx + 37u, v);
  }
  s0[tx] = v;
  const unsigned q6 = (lane + tx) * lane;
  v += all(s0[min(tx, 1u) & 24u]);
  v += get<volatile float>(s2 + 5, tx);
  v += all(s2[((unsigned)((long long)warp * 3 >> 2)) / 2u]);
  v += all(s1[warp & 24u]);
  v += all(s1[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 5; ++i2) {
    v += sum(s0[(((t < 241u) || (warp >= 0u)) ? ((ty & tx) % 16u) : ((ty + ty) & 12u)) + i2 * 4]);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[((unsigned)(__brev(ty % 7u) >> 24)) + i3 * 4]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k329(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 32) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (tx < 12) {
    atomicAnd(&counts[((lane & 1) + t * 29) % 256], (unsigned)v);
  }
  __syncthreads();
  for (int i3 = 1; i3 < 7; i3 += 1) {
    v += sum(s0[(lane % 2 == 0) ? ((t % 16) ^ 1) : i3][min((int)twos[t % 4], 16)]);
    v += (unsigned)atomicCAS(&counts[((i3 / 10) + t * 29) % 256], (unsigned)1, (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(((int)bits(tx)) ^ (tx % 33)) * 8]);
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][32];
  __shared__ __align__(16) volatile float s1[1000];
  __shared__ __align__(16) volatile Quad s2[4][16][8];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  int i5 = 0;
  do {
    s0[((int)shuffled[tx & 15]) & 31][(int)shuffled[(((int)Layout{33, 1}(warp, tx)) - (warp / 16)) & 15]] = all(s0[((int)shuffled[tx & 15]) & 31][(int)shuffled[(((int)Layout{33, 1}(warp, tx)) - (warp / 16)) & 15]]) + 1;
    if (tx % 4 == 1) {
      v += all(s0[((warp / 10) & tx) * (tx % 33)][(((warp * i5) + (i5 * 32)) * max(tx, tx)) % 32]);
    } else {
      s0[i5 & 1][((int)__popc((tx | tx) * i5)) % 10] = all(s0[i5 & 1][((int)__popc((tx | tx) * i5)) % 10]) + 1;
    }
    if ((lane ^ t) >= 83) {
      v += get<volatile float>(s1, i5 & 85);
    }
    i5 += 8;
  } while (i5 < 48);
  const int q6 = (t / 2) - (tx * 16);
  int j8 = q6 & 63;
  #pragma unroll 1
  for (int i7 = 1; i7 < 7; i7 += 1) {
    #pragma unroll 1
    for (int i9 = t; i9 < 361; i9 += blockDim.x * blockDim.y * blockDim.z) {
      if (i9 >= 295) {
        v += all(s0[1 >> (i7 & 3)][(int)((unsigned long long)(tx / 33) / 3)]);
      } else {
        v += all(s0[(int)shuffled[tx & 15]][(int)gray(i7)]);
      }
    }
    j8 = (j8 + 33) % 64;
  }
  if ((((int)primes[q6 & 15]) ^ 14) > 1) {
    v += (unsigned)atomicCAS(&counts[((tx & 63) + t * 29) % 64], (unsigned)1, (unsigned)v);
  } else {
    v += (unsigned)atomicCAS(&counts[(((((tx * 16) % 24) * 5) % 10) + t * 29) % 64], (unsigned)1, (unsigned)v);
  }
  if ((tx % 2 == 0) && ((warp ^ 3) > 3)) {
    v += all(s2[((int)(__brev(tx) >> 27)) % 4][((((t ^ 0) > 14) ? (tx & 31) : max(q6, tx)) % 32) & 15][((lane & 85) / 3) % 8].a);
  }
  if ((q6 < 15) || (((tx ^ 15) > 11) && ((lane < 27) && ((tx & 1) != 0)))) {
    s0[(((int)((unsigned long long)tx / 3)) ^ 19) % 2][min(tx, lane)] = all(s0[(((int)((unsigned long long)tx / 3)) ^ 19) % 2][min(tx, lane)]) + 1;
  }
  __syncthreads();
  v += all(counts[tx / 10]);
  out[t] = v;
}
__global__ void k331(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[32][20];
  __shared__ float s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 16; i3 += 3) {
    v += both<float>(s1 + 1, (int)twos[tx], 32);
    __syncthreads();
    __syncthreads();
  }
  int i4 = 0;
  do {
    if (tx < 0) {
      s1[127 - (ty * i4)] = v + 1;
    }
    __syncthreads();
    i4 += 2;
  } while (i4 < 1);
  int j6 = t & 63;
  for (int i5 = 1; i5 < 44; i5 += 8) {
    s1[i5] = v + 1;
    s0[((tx ^ tz) * tz) + (((int)((long long)tx * 3 >> 2)) % 10)][warp] = make_int4(v, 1, 2, 7);
    __syncthreads();
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += sum(s0[ty][((int)((long long)(ty / 2) * 3 >> 2)) * 2]);
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[32][33];
  __shared__ __align__(16) float4 s1[8][72];
  __shared__ __align__(16) int4 s2[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 56; i4 >= 0; i4 -= 8) {
    if (((t & 15) ^ 5) > 10) {
      s2[(int)gray((int)rotate<3>(tx & 31))][max(i4, 17) / 10] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
    j5 = (j5 * 5 + 3) & 63;
  }
  int q6 = (int)((unsigned long long)(warp % 3) / 3);
  if ((ty & 16) != 0)
    q6 = ty / (tx + 1);
  if ((ty & 12) % 5 == 4) {
    s1[min(q6 / 6, 10)][ty] = make_float4(v, 1, 2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)gray(q6)) / 8][lane]);
  v += sum(s1[((tx % 3) % 16) % 7][warp % (q6 + 1)]);
  v += sum(s2[(int)shuffled[(q6 * tx) & 15]][(tx % 16) / (q6 + 1)]);
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
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
  for (unsigned i2 = 0; i2 < 1; i2 += 8) {
    for (unsigned i3 = 1; i3 < 3; i3 += 1) {
      s0[((i3 ^ i3) * 4u) % 8u].a = v;
      v += all(s0[(i2 % (warp + 1u)) % 6u].c);
      s0[(tz / 4u) & ((unsigned)bits(i2))].a = v;
    }
  }
  unsigned i4 = 0;
  while (i4 < 58) {
    for (unsigned i5 = 0; i5 < 20; i5 += 3) {
      if (ty % 4u == 0u) {
        v += all(s0[(tx * 5u) ^ 10u].a);
      }
    }
    i4 += 8;
  }
  const unsigned q6 = (tx * 4u) * 33u;
  #pragma unroll 1
  for (unsigned i7 = ty & 3; i7 < 14; i7 += 4) {
    for (unsigned i8 = 0; i8 < 6; i8 += 1) {
      if (i7 >= 9u) {
        s0[(unsigned)primes[((unsigned)(__brev(ty) >> 24)) & 15]].a = all(s0[(unsigned)primes[((unsigned)(__brev(ty) >> 24)) & 15]].a) + 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx % 6][(127 - ((int)rows[((int)gray(tx)) & 15])) & 7][(max(tx - warp, 23) * 8) & 7]);
  s0[(tx % 2 == 1) ? warp : min(warp, lane)][tx / 33][min((int)(short)lane, 8)] = v;
  v += get<volatile long long>(&s0[0][0][0], (int)(__brev(warp % (tx + 1)) >> 27));
  __syncthreads();
  out[t] = v;
}
__global__ void k335(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  s0[ty + warp] = make_float2(2, sum(s0[ty + warp]) + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[512];
  __shared__ __align__(16) Quad s1[8][8][9];
  __shared__ __align__(16) Triad s2[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 48) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  if ((63 - warp) % 4 == 2) {
    s0[((int)(__brev((int)(unsigned char)t) >> 27)) * 2] = make_int4(v, 1, 2, v);
  }
  s1[(lane * lane) & (warp / 8)][lane & 7][(int)fold(warp, 2)].d = v;
  __syncthreads();
  s1[((int)twos[((int)rows[warp]) & 15]) & 1][((int)shuffled[lane & 15]) % 8][((tx + 56) + (lane * lane)) % 9].a = all(s1[((int)twos[((int)rows[warp]) & 15]) & 1][((int)shuffled[lane & 15]) % 8][((tx + 56) + (lane * lane)) % 9].a) + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s0[max((tx * warp) | (tx * warp), 7)]);
  v += all(s2[((tx / 4) ^ (warp * warp)) % 4][(int)((unsigned long long)tx / 3)][(t + 33) % 8].b);
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[33] = reinterpret_cast<Pair (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  while (i2 < 6) {
    s0[((int)(__brev(warp) >> 24)) % 32][warp / 33].b = all(s0[((int)(__brev(warp) >> 24)) % 32][warp / 33].b) + 1;
    __syncthreads();
    i2 += 1;
  }
  v += all(s0[tx][((ty % 4) * warp) % 2].b);
  __syncthreads();
  int q3 = (tx & 63) / 4;
  if (ty < 25)
    q3 = ty & tx;
  if ((ty ^ 36) > 5) {
    v += all(s0[(int)mirror((q3 / (tx + 1)) + 5)][warp].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short *s0 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ volatile Quad s1[32][16];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= tz % 7; ++i4) {
    v += all(s1[1u << (tx & 3)][tz].d);
    atomicAdd(&counts[((((unsigned)__popc((32u - (i4 * i4)) & 255u)) / 4u) + t * 29) % 256], (int)1);
    if ((tz ^ 2u) > 13u)
      continue;
    s1[tx][i4 + i4].d = all(s1[tx][i4 + i4].d) + 1;
  }
  for (unsigned i5 = 0; i5 < 1; i5 += 1) {
    for (unsigned i6 = 2; i6 < 7; i6 += 1) {
      if (ty < 1u) {
        v += all(s1[min(((i6 - t) & 7u) + 51u, 31u)][((unsigned)twos[((i6 & 12u) * 2654435761u >> 27) & 15]) / 16u].d);
      } else {
        v += all(s1[(ty >> 5) * 31u][((31u - i6) ^ 14u) * (i5 << 5)].a);
      }
      v += all(s1[warp][((i5 & 4u) != 0u) ? (i5 & 24u) : (warp / 2u)].d);
    }
  }
  if ((ty ^ 1u) > 7u) {
    v += all(s0[(tz ^ 33u) & 24u]);
  } else {
    s0[(tx / 10u) * (warp / 24u)] = v;
  }
  unsigned q7 = ty % 4u;
  if ((t % (ty + 1u)) % 5u == 0u)
    q7 = max(ty, 29u);
  v += all(s1[warp ^ q7][tz].a);
  v += (unsigned)atomicExch(&counts[(((tx - lane) & 31u) + t * 29) % 256], (int)v);
  __syncthreads();
  v += all(counts[(unsigned)shuffled[q7 & 15]]);
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[32][32];
  __shared__ volatile Mixed s1[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = ty % 3;
  int i4 = 1;
  while (i4 < 2) {
    v += all(s1[((lane % 4) % 16) + ((tx * 4) / 7)][warp >> 5].a);
    i4 += 1;
  }
  #pragma unroll 1
  for (int i5 = ((int)(__brev(tx) >> 27)) & 3; i5 < 11; i5 += 4) {
    int j7 = ty & 63;
    for (int i6 = 1; i6 > 0; i6 >>= 1) {
      int j9 = tx & 63;
      #pragma unroll 1
      for (int i8 = (i6 % 17) & 3; i8 < 8; i8 += 1) {
        if (tx < 5) {
          s0[(int)(__brev(((i8 % 4 == 0) || (((i8 & 24) & 6) != 0)) ? ((((((warp + t) & 1) != 0) ? j9 : j7) >= 49) ? i5 : j9) : (i8 % 17)) >> 27)][((q3 ^ 1) > 3) ? max(i8, 14) : i8] = v;
        } else {
          put<volatile double>(&s0[0][0], (int)rows[i5], v);
        }
        j9 = j9 >> 1;
      }
      j7 = (j7 + 33) % 64;
    }
  }
  auto q10_of = [=](int a) { return a < 28 ? a : min((int)shuffled[q3], 6); };
  int q10 = q10_of(tx * 8);
  for (int i11 = 6; i11 >= 2; i11 -= 1) {
    if (tx < 6)
      continue;
    v += get<volatile double>(&s0[0][0] + 5, ((int)(short)tx) << 2);
    if ((ty & 2) != 0) {
      s1[tx * 2][(int)((long long)max(tx, ty) * 3 >> 2)].b = 7;
    }
    s0[q10 % 16][(((int)((long long)((int)(unsigned char)tx) * 3 >> 2)) / 5) / 24] = all(s0[q10 % 16][(((int)((long long)((int)(unsigned char)tx) * 3 >> 2)) / 5) / 24]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k340(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][18];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((lane ^ 27) > 1) {
    v += (unsigned)atomicMin(&counts[(((tx < 3) ? (warp * tz) : ((int)((unsigned long long)warp / 3))) + t * 29) % 64], (int)v);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 46; i3 += 8) {
    v += (unsigned)atomicMin(&counts[(((tx + i3) & 7) + t * 29) % 64], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[((ty ^ 0) > 4) ? (((warp - tx) % 4) / 7) : ((int)(__brev((lane + warp) * ty) >> 27))][warp >> 4]);
  v += all(counts[((tx * 5) % 33) ^ 18]);
  out[t] = v;
}
__global__ void k341(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[4][16][17];
  volatile int (*s1)[33] = reinterpret_cast<volatile int (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 8; i3 <<= 1) {
    int j5 = i3 & 63;
    int i4 = 0;
    while (i4 < 3) {
      put<volatile int>(&s1[0][0] + 5, tx, v);
      j5 = (j5 * 5 + 3) & 63;
      i4 += 3;
    }
  }
  auto q6_of = [=](int a) { return a < 317 ? a : tx; };
  int q6 = q6_of(t * 5);
  if ((ty < 0) && ((ty >= 0) || (t % 3 == 1))) {
    v += get<volatile int>(&s1[0][0], (tz ^ warp) / (tz + 1));
  }
  __syncthreads();
  v += all(s0[ty][((ty % 7) / 5) / 5][min(ty, 16)]);
  out[t] = v;
}
__global__ void k342(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[72] = reinterpret_cast<volatile Triad (*)[72]>(memory + 0);
  volatile Row (*s1)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 6912);
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
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 201; i3 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll 1
    for (int i4 = t; i4 < 193; i4 += blockDim.x * blockDim.y * blockDim.z) {
      int i5 = 0;
      while (i5 < 23) {
        s0[(((i4 ^ tx) ^ 147) > 6) ? (i3 >> 5) : (i5 % 8)][i5 ^ tx].a = v + 1;
        i5 += 8;
      }
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (tx | tx) % 2; ++i6) {
    s0[i6][tx].c = 7;
  }
  auto q7_of = [=](int a) { return a < 7 ? a : ((tx * 17) ^ 10); };
  int q7 = q7_of(min(t, 15));
  s0[q7 % 3][(int)mirror(tx)].c = all(s0[q7 % 3][(int)mirror(tx)].c) + 1;
  v += all(s1[((int)(__brev(tx * 8) >> 24)) >> 5][q7 & 1].e);
  for (int i8 = 2; i8 < 22; i8 += 3) {
    v += all(s0[warp][(((lane * 5) >> 5) % 16) % (((tx / 3) ^ 27) + 1)].c);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k343(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[8][72];
  __shared__ __align__(16) volatile Mixed s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 1; i3 += 1) {
    if (((warp ^ 7) > 3) || ((127 - i3) >= 127)) {
      v += all(s0[warp][ty % 7].c);
    }
  }
  v += all(s1[((warp % 17) * lane) % 2][min((int)gray(lane), tx ^ warp) + ((ty / 32) << 3)][ty].c);
  s0[(100 << (ty & 3)) % 8][tx].b = all(s0[(100 << (ty & 3)) % 8][tx].b) + 1;
  v += all(s1[(ty + ty) / 33][warp][ty / 33].c);
  v += all(s0[warp][((int)shuffled[(tx - warp) & 15]) / 32].c);
  auto q4_of = [=](int a) { return a < 127 ? a : ((warp << 4) % 2); };
  int q4 = q4_of(((tx % 5 == 0) && ((((int)__popc(ty)) & 2) != 0)) ? t : ty);
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 1; i5 <= 8; i5 <<= 1) {
    #pragma unroll 1
    for (int i7 = t; i7 < 234; i7 += blockDim.x * blockDim.y * blockDim.z) {
      #pragma unroll
      for (int i8 = 2; i8 < 13; i8 += 2) {
        v += all(s0[(tx * (i8 / 8)) & 7][(i7 + i8) >> 3].a);
        if ((i7 ^ 42) > 15) {
          s0[q4 % 8][i8].c = all(s0[q4 % 8][i8].c) + 1;
        }
      }
    }
    j6 = (j6 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[32][32];
  __shared__ __align__(16) unsigned s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  if ((ty & 85) >= 80) {
    s0[(warp % 7) / 3][max(warp, tx) + (warp * 5)] = v;
  }
  v += both<unsigned>(s1 + 5, (63 - (ty ^ ty)) + ((tx | 35) % (ty + 1)), 32);
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 8; i3 += 1) {
    put<unsigned>(s1 + 5, (int)__popc(i3), v);
    __syncthreads();
    if (i3 % 2 == 1) {
      s0[min(tx << 1, 10)][tx] = 7;
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 5; i4 += 1) {
    int j6 = t & 63;
    #pragma unroll
    for (int i5 = 0; i5 < 4; i5 += 1) {
      if (ty < 38) {
        s0[(j6 % 5 == 3) ? (j6 / 7) : (((ty / 33) % 4 == 1) ? (((i5 >= 0) && (((j6 & 2) != 0) || ((j6 ^ 26) > 2))) ? ((int)((unsigned long long)lane / 3)) : ((int)__popc(tx))) : ((i5 % 6) % 8))][i4 + tx] = 7;
      }
      __syncthreads();
      j6 = j6 >> 1;
    }
  }
  __syncthreads();
  v += all(s0[(tx ^ tx) + (tx + 17)][tx]);
  out[t] = v;
}
__global__ void k345(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[32][32];
  __shared__ Mixed s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 24; i3 += 4) {
    int i4 = 0;
    while (i4 < 3) {
      v += all(s1[i3 ^ i4].c);
      v += both<double>(&s0[0][0], (int)((unsigned long long)((i4 / 6) / 16) / 3), 32);
      __syncthreads();
      __syncthreads();
      i4 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[8][9] = reinterpret_cast<volatile Row (*)[8][9]>(memory + 0);
  __shared__ volatile double s1[777];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  s1[ty % 24u] = v + 1;
  if ((lane & 4u) != 0u) {
    v += all(s0[((unsigned)rows[(255u - warp) & 15]) % 8u][(ty + 40u) % (warp + 1u)][((unsigned)((unsigned long long)((unsigned)Layout{33, 1}(tz, tz)) / 3)) % 5u].c);
  }
  __syncthreads();
  v += all(s1[max(t & 7u, tx * 3u) & 3u]);
  v += all(counts[((unsigned)(short)tx) ^ 13u][((((tx & 2u) != 0u) && ((tx & 2u) != 0u)) ? ((ty % 5u == 3u) ? ty : ty) : ((unsigned)primes[lane & 15])) / 32u]);
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  float2 (*s1)[40] = reinterpret_cast<float2 (*)[40]>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 64; i3 > 0; i3 >>= 1) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 1; i4 += 1) {
      v += all(s0[t % 4]);
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s1[((warp % 4) % 10) + ((warp / (tx + 1)) % 3)][tx % 40]);
  out[t] = v;
}
__global__ void k348(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[8][9] = reinterpret_cast<volatile unsigned (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile unsigned char s1[1000];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 8; i4 > 0; i4 /= 2) {
    v += all(s1[(int)primes[((int)__clz(tx)) % 7]]);
    s1[((ty & 4) != 0) ? ((i4 << 1) & 127) : warp] = v + 1;
  }
  auto q5_of = [=](int a) { return a < 10 ? a : ((tz < 0) ? tz : ((int)(short)warp)); };
  int q5 = q5_of((int)__popc(tx));
  if ((tx & 6) != 0) {
    v += all(s0[(tx / 33) * ty][tz][((q5 << 3) % 6) % (((int)(__brev(tx) >> 27)) + 1)]);
  }
  int i6 = 2;
  do {
    int i7 = 0;
    while (i7 < 1) {
      v += all(s1[(int)fold(i7, 1)]);
      i7 += 1;
    }
    i6 += 1;
  } while (i6 < 3);
  #pragma unroll 1
  for (int i8 = 0; i8 < 5; i8 += 1) {
    if ((q5 % 4 == 2) && ((tx & 2) != 0)) {
      v += all(s1[((((i8 & 13) % 16) << 4) * q5) % 1000]);
    } else {
      s1[i8] = all(s1[i8]) + 1;
    }
    if ((tx & 6) != 0)
      continue;
    s0[(int)bits(ty)][tz][((i8 & i8) / (ty + 1)) / (tz + 1)] = all(s0[(int)bits(ty)][tz][((i8 & i8) / (ty + 1)) / (tz + 1)]) + 1;
  }
  __syncthreads();
  v += all(counts[(q5 * ty) / 6]);
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  __shared__ unsigned s1[64][20];
  __shared__ __align__(16) int4 s2[16][17];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = warp;
  if (t < 88)
    q5 = t + 21;
  v += sum(s0[((int)(__brev(lane / 8) >> 27)) / 7][((ty * 33) * 16) & 3][((ty / 10) * 31) & 7]);
  v += (unsigned)atomicMin(&counts[(((((int)(short)t) % 5) % 6) + t * 29) % 64], (int)v);
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((tx % 8) ^ 38) + t * 29) % 64], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s1[ty][tx]);
  v += sum(s2[ty][warp % 10]);
  v += all(counts[63 - ty]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(16, 16, 1), 5888>>>(out);
  k301<<<1, dim3(5, 3, 7), 0>>>(out);
  k302<<<1, dim3(1, 64, 1), 0>>>(out);
  k303<<<1, dim3(64, 2, 1), 10752>>>(out);
  k304<<<1, dim3(8, 8, 1), 8192>>>(out);
  k305<<<1, dim3(1, 64, 1), 0>>>(out);
  k306<<<1, dim3(32, 4, 1), 0>>>(out);
  k307<<<1, dim3(32, 8, 1), 6400>>>(out);
  k308<<<1, dim3(33, 3, 1), 0>>>(out);
  k309<<<1, dim3(1, 32, 2), 0>>>(out);
  k310<<<1, dim3(32, 4, 1), 0>>>(out);
  k311<<<1, dim3(16, 1, 1), 10496>>>(out);
  k312<<<1, dim3(4, 4, 4), 13312>>>(out);
  k313<<<1, dim3(8, 4, 2), 0>>>(out);
  k314<<<1, dim3(100, 1, 1), 0>>>(out);
  k315<<<1, dim3(5, 3, 7), 0>>>(out);
  k316<<<1, dim3(8, 4, 2), 0>>>(out);
  k317<<<1, dim3(48, 1, 1), 0>>>(out);
  k318<<<1, dim3(24, 5, 1), 0>>>(out);
  k319<<<1, dim3(5, 3, 7), 0>>>(out);
  k320<<<1, dim3(2, 16, 4), 0>>>(out);
  k321<<<1, dim3(48, 1, 1), 0>>>(out);
  k322<<<1, dim3(16, 1, 1), 0>>>(out);
  k323<<<1, dim3(1, 64, 1), 4096>>>(out);
  k324<<<1, dim3(100, 1, 1), 0>>>(out);
  k325<<<1, dim3(5, 3, 7), 8192>>>(out);
  k326<<<1, dim3(32, 4, 1), 6912>>>(out);
  k327<<<1, dim3(64, 1, 1), 1024>>>(out);
  k328<<<1, dim3(16, 16, 1), 8192>>>(out);
  k329<<<1, dim3(32, 1, 1), 0>>>(out);
  k330<<<1, dim3(100, 1, 1), 0>>>(out);
  k331<<<1, dim3(4, 4, 4), 0>>>(out);
  k332<<<1, dim3(24, 5, 1), 0>>>(out);
  k333<<<1, dim3(8, 4, 2), 0>>>(out);
  k334<<<1, dim3(128, 1, 1), 0>>>(out);
  k335<<<1, dim3(64, 2, 1), 0>>>(out);
  k336<<<1, dim3(48, 1, 1), 0>>>(out);
  k337<<<1, dim3(1, 64, 1), 8448>>>(out);
  k338<<<1, dim3(5, 3, 7), 2048>>>(out);
  k339<<<1, dim3(8, 8, 1), 0>>>(out);
  k340<<<1, dim3(4, 4, 4), 0>>>(out);
  k341<<<1, dim3(32, 2, 2), 4352>>>(out);
  k342<<<1, dim3(64, 1, 1), 12032>>>(out);
  k343<<<1, dim3(16, 16, 1), 0>>>(out);
  k344<<<1, dim3(1, 64, 1), 0>>>(out);
  k345<<<1, dim3(4, 4, 4), 0>>>(out);
  k346<<<1, dim3(2, 16, 4), 11520>>>(out);
  k347<<<1, dim3(64, 1, 1), 14848>>>(out);
  k348<<<1, dim3(2, 16, 4), 2304>>>(out);
  k349<<<1, dim3(16, 16, 1), 4608>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

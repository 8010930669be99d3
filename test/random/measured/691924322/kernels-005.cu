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
__global__ void k250(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((tx & 6) != 0) {
    s0[(tz * 32) / 24][(int)mirror(tx + tz)] = make_int2(2, v + 1);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[min(warp, ty) * tz][tx * 4 + i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : ((int)__popc(t / 3)); };
  int q4 = q4_of(tz & ty);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[(q4 / 10) % 6][tx * 2 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[(tx * lane) % 4][i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 7; i2 += 1) {
    v += sum(s0[(((i2 ^ tx) < 3) || ((lane < 30) && ((tx < 1) || (tx < 0)))) ? tx : (tx / 24)][(ty % 6) / 6]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[777];
  __shared__ int2 s1[1000];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[warp * 8 + i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(ty % 7) % 5]);
  v += all(counts[(int)gray(max(ty, ty))]);
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[16][16] = reinterpret_cast<Mixed (*)[16][16]>(memory + 0);
  unsigned short (*s1)[16][17] = reinterpret_cast<unsigned short (*)[16][17]>(memory + 4096);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 2;
  do {
    int i4 = 0;
    do {
      #pragma unroll 2
      for (int i5 = 4; i5 > 0; i5 /= 2) {
        if (i5 >= 3) {
          v += all(s1[max(i5 - (i3 * i5), 3)][((int)rows[i5]) % 16][((i4 & 6) != 0) ? ((int)shuffled[(i5 + tx) & 15]) : (tx & (i5 % 8))]);
        }
        v += all(s0[i4][i3][i4 + i5].c);
        __syncthreads();
      }
      i4 += 1;
    } while (i4 < 2);
    i3 += 1;
  } while (i3 < 7);
  #pragma unroll 2
  for (int i6 = 1; i6 <= 32; i6 *= 2) {
    #pragma unroll 2
    for (int i7 = 0; i7 < 2; i7 += 1) {
      if (((i7 * i7) ^ 0) > 9) {
        s1[i7 ^ 2][i7][((i7 & 96) * 64) % 6] = v + 1;
      }
      __syncthreads();
    }
  }
  s1[(((int)(unsigned char)ty) + (warp * 2)) % 4][((warp * 16) ^ (((tx >= 14) || (((int)spread(tx & 31)) < 278)) ? tx : t)) >> 3][(ty * 4) & (warp ^ ty)] = v;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[512];
  volatile signed char *s1 = reinterpret_cast<volatile signed char *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 32) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 32) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (((lane * 2654435761u >> 24) & 2u) != 0u) {
    v += get<volatile signed char>(s1 + 1, tx);
  } else {
    v += all(s1[tx]);
  }
  __syncthreads();
  v += all(s0[(t / 33u) & 15u].b);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][36];
  __shared__ volatile Quad s1[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 32) {
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
  if (((tx & 8) != 0) || ((lane + t) < 59)) {
    s1[min(((int)twos[tx & 15]) % 4, 35) ^ tx][((int)Layout{33, 1}(tx, lane)) % 20].a = all(s1[min(((int)twos[tx & 15]) % 4, 35) ^ tx][((int)Layout{33, 1}(tx, lane)) % 20].a) + 1;
  }
  v += all(s0[lane][(tx | 28) + (tx >> 3)]);
  s0[lane][(tx < 13) ? (tx ^ 15) : max(tx, 14)] = v + 1;
  auto q3_of = [=](int a) { return a < 62 ? a : ((t * tx) / 24); };
  int q3 = q3_of(lane * 4);
  for (int i4 = 7; i4 >= 0; i4 -= 1) {
    v += all(s1[i4][((int)(short)((int)__popc(((q3 % 5) < 3) ? i4 : i4))) & 14].d);
    v += get<volatile short>(&s0[0][0] + 5, min((int)fold(lane, 17), tx / 8) % 16);
    if (max(i4, 19) >= 19) {
      v += all(s1[(i4 * 8) / 7][i4 / 32].d);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[4][16][17];
  Pair *s1 = reinterpret_cast<Pair *>(memory + 0);
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
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(((int)rotate<3>(tz & 31)) % 32) + ((warp % (tx + 1)) * t)].b);
  __syncthreads();
  __syncthreads();
  s1[(ty % (tx + 1)) & (tz >> 4)].a = all(s1[(ty % (tx + 1)) & (tz >> 4)].a) + 1;
  if (tx % 5 == 1) {
    s0[(max(tz, 8) / 24) * 3][ty][ty / 33].c = 7;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 2; i3 > 0; i3 /= 2) {
    if (((int)mirror(i3)) >= 20) {
      s1[((int)twos[warp]) << 2].a = all(s1[((int)twos[warp]) << 2].a) + 1;
    }
    v += all(s0[ty][(int)((long long)ty * 3 >> 2)][i3 & warp].b);
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 64 ? a : ((t - tz) / 3); };
  int q4 = q4_of((int)twos[tz]);
  for (int i5 = 1; i5 <= 1; i5 <<= 1) {
    s0[tz][i5 % 16][(int)((long long)(lane & 15) * 3 >> 2)].c = v;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[33][40];
  volatile int (*s1)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  volatile Mixed (*s2)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 4352);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  v += all(s1[(((int)Layout{33, 1}((int)((unsigned long long)(t % 4) / 3), tx)) * (((int)Layout{33, 1}(ty, tx)) / 7)) & 3][((tx * 16) ^ (warp * ty)) % 16][tx / 24]);
  __syncthreads();
  v += all(s0[min(((tx & ty) ^ min(ty, 6)) * (100 << (warp & 3)), 32)][(int)((unsigned long long)warp / 3)]);
  v += all(s2[(((tx | warp) + (ty ^ 13)) & 31) * ((warp >> 5) / 5)][(int)((long long)tx * 3 >> 2)].c);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((lane % 24) / 16); };
  int q2 = q2_of(warp >> 1);
  v += all(s0[(lane & 24) * 33]);
  __syncthreads();
  s0[tx % 16] = 7;
  __syncthreads();
  const int q3 = tx - (warp - tx);
  v += all(s0[((warp < 1) ? tx : warp) * 3]);
  __syncthreads();
  int q4 = t ^ 23;
  if ((q2 & 16) != 0)
    q4 = tx % (tx + 1);
  for (int i5 = 0; i5 < 5; ++i5) {
    v += all(s0[(q2 & 127) + i5 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[777];
  __shared__ unsigned char s1[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += sum(s0[ty]);
  v += all(s1[lane & 1][max(lane, ty)][(ty ^ 16) & 7]);
  __syncthreads();
  for (int i3 = 1; i3 <= 4; i3 *= 2) {
    if ((i3 ^ 4) > 5) {
      s0[((warp * 8) * 2) * 5] = make_int2(2, v + 1);
    }
    __syncthreads();
  }
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 4) {
    s1[(max(tx, tx) % (tx + 1)) & 1][tx][lane ^ 7] = all(s1[(max(tx, tx) % (tx + 1)) & 1][tx][lane ^ 7]) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[tx][tx] = 7;
  __syncthreads();
  __syncthreads();
  v += all(s0[min(t, tx)][((((int)(__brev(ty) >> 27)) + 65) + ((((tz ^ 0) > 7) || ((warp << 2) < 8)) ? ((int)__popc(ty)) : (tz * 4))) >> 3]);
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  for (int i2 = 2; i2 < 32; i2 += 4) {
    s0[(i2 / 33) / (tx + 1)][((((tx % (tx + 1)) | (i2 & 96)) ^ ((int)Layout{33, 1}(t % 32, i2))) / 8) & 7][warp] = make_float2(2, sum(s0[(i2 / 33) / (tx + 1)][((((tx % (tx + 1)) | (i2 & 96)) ^ ((int)Layout{33, 1}(t % 32, i2))) / 8) & 7][warp]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[72] = reinterpret_cast<volatile long long (*)[72]>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 4608);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    v += all(s0[(t * 5) % 7][(((int)((long long)lane * 3 >> 2)) >> 1) / 32]);
    s1[(int)gray(ty * i3)] = all(s1[(int)gray(ty * i3)]) + 1;
    i3 += 8;
  } while (i3 < 34);
  v += both<volatile int>(s1, ty & 127, 32);
  if (((ty & 6) != 0) || ((tx & 1) != 0)) {
    v += get<volatile int>(s1 + 1, ty);
  }
  auto q4_of = [=](int a) { return a < 15 ? a : ((int)Layout{33, 1}((int)(__brev(warp) >> 24), ty)); };
  int q4 = q4_of(tx);
  v += all(s1[(int)__clz(tx)]);
  if (((warp ^ 0) > 5) && (ty >= 6)) {
    v += all(s1[ty * warp]);
  }
  v += get<volatile int>(s1, ty);
  #pragma unroll 2
  for (int i5 = 12; i5 >= 0; i5 -= 3) {
    if ((tx & 8) != 0) {
      s0[warp % 33][(t ^ 3) % 72] = all(s0[warp % 33][(t ^ 3) % 72]) + 1;
    }
    put<volatile int>(s1 + 1, (((q4 % 8) * 64) % 2) ^ 30, v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  Triad *s1 = reinterpret_cast<Triad *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 99) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s1[tx * 2 + i3 + 0].a = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)fold(ty, 2)) % (tx + 1u)].d);
  v += all(s1[(unsigned)rows[warp]].b);
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ volatile Row s1[16][17];
  volatile double (*s2)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 1024);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
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
  for (int n3 = t; n3 < 272; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 99) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  s2[(ty ^ ty) / 16][(ty >= 1) ? ty : (((ty ^ tx) / 16) / 7)] = all(s2[(ty ^ ty) / 16][(ty >= 1) ? ty : (((ty ^ tx) / 16) / 7)]) + 1;
  __syncthreads();
  v += all(s0[(t & 24) & 3][warp * 8]);
  v += all(s1[min(ty, ty) * ty][ty].a);
  v += all(counts[ty][((t + t) >> 3) / 16]);
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Mixed s0[32][36];
  volatile int (*s1)[32][32] = reinterpret_cast<volatile int (*)[32][32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  if ((lane & 8) != 0) {
    s1[((t >= 88) ? tx : lane) & 1][(int)shuffled[(t + tx) & 15]][(tx / 2) / 7] = 7;
  } else {
    v += get<volatile int>(&s1[0][0][0] + 1, ((lane + tx) / 8) * 5);
  }
  s1[((lane * tx) - (255 - tx)) & 1][((int)__clz(t)) & (lane ^ lane)][lane] = all(s1[((lane * tx) - (255 - tx)) & 1][((int)__clz(t)) & (lane ^ lane)][lane]) + 1;
  v += all(s1[warp / 4][(int)mirror(warp & t)][((warp * 8) / 3) | 20]);
  for (int i3 = 0; i3 < 43; i3 += 8) {
    if ((tx & 8) != 0) {
      v += all(s1[(((int)__popc(warp)) * i3) & 1][((int)(__brev(tx) >> 27)) & 28][warp % 16]);
    }
  }
  put<volatile int>(&s1[0][0][0], (t & 3) ^ (warp % 3), v);
  s0[(t & warp) & 24][(int)((long long)((int)shuffled[t & 15]) * 3 >> 2)].a = v;
  __syncthreads();
  v += all(s0[min(tx, 11)][warp / 8].a);
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  __shared__ float4 s1[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  int i3 = 0;
  while (i3 < 19) {
    #pragma unroll 2
    for (int i4 = 1; i4 < 25; i4 += 8) {
      v += sum(s0[min(i3, 8)][i3]);
      __syncthreads();
      __syncthreads();
    }
    i3 += 8;
  }
  __syncthreads();
  v += sum(s1[(t ^ warp) / 7][(int)bits((((lane ^ 8) > 13) ? ((int)(__brev(tx) >> 24)) : ((int)__popc(warp))) / ((warp / 33) + 1))]);
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[256];
  __shared__ volatile Mixed s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = t; i3 < 53; i3 += 16) {
    int j5 = tx & 63;
    int i4 = 1;
    while (i4 < 4) {
      if (j5 < 57) {
        v += all(s1[((j5 + tx) / 3) >> 1].a);
      } else {
        v += all(s1[((((int)(__brev(i4) >> 24)) % 4) & 12) - ((((int)bits(i4)) / 32) - ((i3 / 6) * 3))].c);
      }
      s0[(int)shuffled[t]] = all(s0[(int)shuffled[t]]) + 1;
      v += all(s0[(i4 % 3 == 1) ? (((lane % 4 == 0) && (i3 >= 48)) ? i4 : tx) : ((int)__popc(tx))]);
      j5 = (j5 ^ 9) & 63;
      i4 += 1;
    }
  }
  s1[(int)rotate<3>(((tx + tx) + ((int)bits(tx))) & 31)].b = 7;
  v += all(s1[tx & t].a);
  if (tx < 5) {
    s1[((lane ^ tx) * tx) / 24].a = all(s1[((lane ^ tx) * tx) / 24].a) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[18] = reinterpret_cast<float4 (*)[18]>(memory + 0);
  Quad *s1 = reinterpret_cast<Quad *>(memory + 9216);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
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
  __syncthreads();
  v += all(s1[max(tx, tx)].a);
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp % 10u][ty / 5u]);
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char *s0 = reinterpret_cast<unsigned char *>(memory + 0);
  float4 (*s1)[72] = reinterpret_cast<float4 (*)[72]>(memory + 1024);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 120) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = (ty % 32) % (ty + 1);
  for (int i4 = 0; i4 < 5; ++i4) {
    s0[((warp * 8) & 12) + i4 * 32] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s1[min(((max(tx, 34) * lane) * 3) & 127, 7)][tx * 2 + i5 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s1[((int)((long long)warp * 3 >> 2)) * 3][i6 + 0] = make_float4(v, 1, 2, v + i6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[q3][i7 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp]);
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[32][32] = reinterpret_cast<volatile float (*)[32][32]>(memory + 0);
  __shared__ volatile unsigned char s1[64][20];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 2; i4 < 32; i4 += 8) {
    unsigned i5 = 0;
    while (i5 < 5) {
      v += all(s1[(unsigned)(__brev(t) >> 27)][i5]);
      i5 += 1;
    }
  }
  for (unsigned i6 = 1; i6 < 4; i6 += 1) {
    unsigned j8 = i6 & 63;
    for (unsigned i7 = 0; i7 < 3; i7 += 1) {
      if ((tx ^ 25u) > 7u) {
        v += (unsigned)atomicCAS(&counts[(((unsigned)mirror((ty < 3u) ? (warp ^ 38u) : ((i7 * 33u) * 8u))) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      }
      if (lane >= 21u) {
        v += (unsigned)atomicCAS(&counts[(((tx & 28u) / 8u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
      }
      v += (unsigned)atomicExch(&counts[(((j8 * 2654435761u >> 26) | ((unsigned)gray(j8))) + t * 29) % 256], (unsigned long long)v);
      j8 = (j8 ^ 9) & 63;
    }
  }
  __syncthreads();
  v += all(s0[(warp >> 4) % 8u][(unsigned)__popc(((warp ^ 3u) > 7u) ? (tx % (warp + 1u)) : t)][warp % 12u]);
  v += all(counts[warp * 2654435761u >> 25]);
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[33][40];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (unsigned)gray(t * 4u);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[tx % (ty + 1u)][(tx % 4u) * 8 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(q3 / 6u) % 10u][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(unsigned)(__brev(tz) >> 27)]);
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  float *s1 = reinterpret_cast<float *>(memory + 4096);
  Triad (*s2)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 6144);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
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
  s0[(1 >> (warp & 3)) + (ty * 5)].a = all(s0[(1 >> (warp & 3)) + (ty * 5)].a) + 1;
  __syncthreads();
  for (int i5 = 0; i5 < 6; ++i5) {
    v += all(s1[(((tx % 12) ^ 4) & ((warp * 7) % 4)) + i5 * 33]);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 5; ++i6) {
    s1[((int)((unsigned long long)warp / 3)) + i6 * 17] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[tx][tx][(tz % (ty + 1)) % (ty + 1)].c);
  v += all(counts[warp * 33]);
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[33][20];
  __shared__ __align__(16) volatile Mixed s1[32][33];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  s0[ty][(((int)rotate<3>(ty & 31)) * 17) & 7].d = all(s0[ty][(((int)rotate<3>(ty & 31)) * 17) & 7].d) + 1;
  s1[ty][(int)(short)ty].b = all(s1[ty][(int)(short)ty].b) + 1;
  v += all(s1[ty / 3][(int)bits((int)gray(ty))].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 31 ? a : (((unsigned)(__brev(lane) >> 27)) / 2u); };
  unsigned q3 = q3_of(warp * 2654435761u >> 26);
  __syncthreads();
  v += sum(s0[tx % 7u][t % 17u]);
  v += all(counts[lane & ((warp % 2u) * 4u)][max((q3 % 4u) % 32u, (unsigned)__clz((unsigned)gray(warp)))]);
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  if (lane % 2 == 1) {
    s0[tx % 12] = make_int2(2, v + 1);
  }
  __syncthreads();
  int j3 = tx & 63;
  for (int i2 = 1; i2 <= 8; i2 *= 2) {
    v += sum(s0[i2 | tx]);
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
  }
  int q4 = (tx + 33) / 33;
  if (tx % 3 == 2)
    q4 = lane * 17;
  v += sum(s0[t ^ 16]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char (*s0)[17] = reinterpret_cast<volatile unsigned char (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = warp & 63;
  for (int i2 = 2; i2 < 32; i2 += 4) {
    if (i2 < 2) {
      v += all(s0[(((int)gray(i2)) + (j3 + ty)) & 15][((int)primes[(t ^ t) & 15]) % 17]);
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ Pair s1[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
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
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 1; i4 < 6; i4 += 3) {
    unsigned j6 = lane & 63;
    for (unsigned i5 = 0; i5 < 4; i5 += 1) {
      v += sum(s0[warp][((ty * 17u) / (j6 + 1u)) & 7u][i4]);
      __syncthreads();
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
    }
  }
  unsigned j8 = ty & 63;
  for (unsigned i7 = 64; i7 > 0; i7 /= 2) {
    for (unsigned i9 = 1; i9 > 0; i9 /= 2) {
      #pragma unroll 2
      for (unsigned i10 = 0; i10 < 8; i10 += 2) {
        if (i10 % 5u == 1u) {
          atomicMax(&counts[((((unsigned)(__brev(((unsigned)shuffled[i10]) & 31u) >> 24)) % 5u) + t * 29) % 256], (unsigned)v);
        }
        __syncthreads();
      }
    }
    j8 = (j8 * 5 + 3) & 63;
  }
  v += all(s1[(tx * 2654435761u >> 27) / 2u][(((63u - tz) * 33u) * 32u) % 4u].b);
  __syncthreads();
  __syncthreads();
  v += all(counts[((tz ^ 0u) > 15u) ? tz : ((tx - tz) & 31u)]);
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[777];
  volatile long long (*s1)[72] = reinterpret_cast<volatile long long (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (t % 32) % 6; ++i3) {
    #pragma unroll 2
    for (int i4 = 1; i4 < 9; i4 += 1) {
      if ((((((i4 ^ 8) > 6) ? tx : i4) ^ 137) > 14) || (i3 % 3 == 0)) {
        v += get<volatile int>(s0 + 5, (int)((long long)(i4 / (t + 1)) * 3 >> 2));
      }
      v += get<volatile long long>(&s1[0][0] + 5, (int)mirror(((int)mirror(i4 ^ 13)) % 24));
      v += all(s1[min(tx, 7)][lane]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[36] = reinterpret_cast<volatile long long (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile float s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    if ((tx + lane) % 5 == 3) {
      v += all(s1[((int)(unsigned char)warp) % 32][((warp >> 3) * t) % 7]);
    }
    i3 += 2;
  } while (i3 < 10);
  v += all(s1[(warp * ((tx * 33) ^ 34)) & 31][lane]);
  #pragma unroll 1
  for (int i4 = t; i4 < 238; i4 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll
    for (int i5 = 1; i5 <= 16; i5 *= 2) {
      v += all(s0[(i5 & 28) % 4][lane]);
      put<volatile float>(&s1[0][0] + 5, (lane ^ 13) ^ (lane % 33), v);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  double (*s1)[33] = reinterpret_cast<double (*)[33]>(memory + 4608);
  __shared__ __align__(16) unsigned short s2[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)fold(lane, 17)) % 8][ty >> 1]);
  v += all(s1[max((int)__popc(((int)((long long)ty * 3 >> 2)) ^ 9), 25)][tx]);
  v += all(s2[ty][t % (ty + 1)]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[tx][(tx + warp) % 10]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[2][32][32];
  Pair (*s1)[36] = reinterpret_cast<Pair (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
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
  for (int i3 = 0; i3 < 5; i3 += 1) {
    int j5 = tx & 63;
    int i4 = 2;
    do {
      for (int i6 = 1; i6 <= 4; i6 <<= 1) {
        s0[min(((((i3 | j5) >= 5) ? tz : i3) / 32) * (i6 ^ j5), 9)][warp][tz ^ (((int)pick(tx)) % 6)] = v;
        v += all(s1[warp][(lane + i6) >> 2].b);
        __syncthreads();
      }
      j5 = j5 >> 1;
      i4 += 8;
    } while (i4 < 18);
  }
  const int q7 = (int)((long long)(tz + 12) * 3 >> 2);
  v += all(s1[(int)shuffled[q7 & warp]][tz].a);
  __syncthreads();
  int i8 = 2;
  while (i8 < 63) {
    if ((lane & 16) != 0) {
      s1[tz][(32 - ((i8 * 64) / 6)) & 31].b = all(s1[tz][(32 - ((i8 * 64) / 6)) & 31].b) + 1;
    }
    __syncthreads();
    i8 += 8;
  }
  __syncthreads();
  v += all(s0[tz][tz][(ty << 4) % (tz + 1)]);
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[tx * 3 + i2 + 1] = v + i2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 16 ? a : ((int)fold((ty >= 2) ? ty : tx, 17)); };
  int q3 = q3_of(warp + ty);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[q3 * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Triad s0[256];
  volatile Row (*s1)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 16) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  s0[1 >> (tx & 3)].c = v + 1;
  if (((tx ^ 2) > 5) || (tx >= 2)) {
    v += all(s1[(int)gray(lane)][t ^ tx].c);
  }
  int j4 = tx & 63;
  for (int i3 = 1; i3 <= 1; i3 *= 2) {
    if (((j4 ^ 62) > 10) || (i3 < 1)) {
      v += all(s1[lane][i3].c);
    }
    if ((lane % 24) >= 4) {
      s0[tx / 2].c = all(s0[tx / 2].c) + 1;
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    v += all(s0[(((tx ^ lane) & 1) != 0) ? ((int)bits((int)(unsigned char)((((tx ^ 6) > 11) && ((lane & 16) != 0)) ? tx : lane))) : lane].c);
    v += all(s0[max(i5 - tx, 11) / 16].c);
    if (t >= 6) {
      v += all(s0[i5].c);
    } else {
      s0[(int)__popc(i5 % 4)].a = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[512];
  __shared__ Triad s1[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  unsigned i3 = 1;
  do {
    for (unsigned i4 = 0; i4 < 5; i4 += 1) {
      s1[(i4 % 8u) + i4][(tx ^ tx) & 15u].b = all(s1[(i4 % 8u) + i4][(tx ^ tx) & 15u].b) + 1;
      s0[i3].b = 7;
      __syncthreads();
    }
    i3 += 3;
  } while (i3 < 15);
  v += all(s1[(unsigned)(__brev((warp % 33u) * 2654435761u >> 28) >> 27)][((unsigned)(unsigned char)(warp & tx)) >> 5].c);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[tx % (lane + 1u)].b);
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[((((ty & 1u) != 0u) || (ty >= 2u)) ? ty : ty) / (ty + 1u)][i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[ty][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(((unsigned)(__brev(tx) >> 24)) ^ (t / 5u)) % 32u][(lane & 3u) * 4 + i4 + 1]);
  }
  __syncthreads();
  const unsigned q5 = ((ty - ty) & 31u) % 33u;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[tx][min(q5, 3u) * 4 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[512];
  __shared__ __align__(16) volatile int s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 > 0; i3 /= 2) {
    #pragma unroll
    for (int i4 = 28; i4 >= 0; i4 -= 4) {
      s0[(int)((long long)(lane * i3) * 3 >> 2)] = v;
      v += get<volatile int>(s0, (int)rows[(((int)rotate<4>(((int)primes[i4 & 15]) & 31)) + (i4 & (lane * 16))) & 15]);
    }
  }
  auto q5_of = [=](int a) { return a < 2 ? a : (((int)__clz(warp)) * 3); };
  int q5 = q5_of(lane / 7);
  #pragma unroll 2
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    v += get<volatile int>(s0, (t + i6) & 3);
  }
  if (lane < 8) {
    s1[warp | (tx + t)] = all(s1[warp | (tx + t)]) + 1;
  }
  v += both<volatile int>(s1 + 5, (int)gray(warp), 32);
  auto q7_of = [=](int a) { return a < 11 ? a : (255 - ((int)__clz(t))); };
  int q7 = q7_of(t % 24);
  for (int i8 = 1; i8 <= 16; i8 *= 2) {
    if (t < 18) {
      v += get<volatile int>(s1 + 5, ((t >= 10) ? q7 : tx) % (i8 + 1));
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[32] = reinterpret_cast<volatile Triad (*)[32]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[2048];
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
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 2; i3 += 1) {
    if (tx < 0) {
      s1[(int)rows[((tx * i3) * 8) & 15]] = all(s1[(int)rows[((tx * i3) * 8) & 15]]) + 1;
    }
    v += all(s0[(int)((unsigned long long)(warp | t) / 3)][((((int)shuffled[t & 15]) + 4) % 3) + ((int)fold((i3 & 1) / 33, 1))].b);
    v += get<volatile unsigned short>(s1, tx);
  }
  int i4 = 0;
  do {
    if (tx % 4 == 1) {
      v += all(s1[i4 | warp]);
    } else {
      v += all(s1[(255 - ty) + 38]);
    }
    i4 += 1;
  } while (i4 < 7);
  const int q5 = (int)rows[(warp - tz) & 15];
  v += all(s1[((int)bits(q5)) * 33]);
  s0[((int)(unsigned char)((((tz / (warp + 1)) ^ 0) > 6) ? (warp & 3) : (q5 % 4))) % 3][tz].c = all(s0[((int)(unsigned char)((((tz / (warp + 1)) ^ 0) > 6) ? (warp & 3) : (q5 % 4))) % 3][tz].c) + 1;
  if ((lane & 16) != 0) {
    v += all(s1[q5 / 7]);
  } else {
    v += all(s1[(ty / 16) + 49]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[warp][min((unsigned)((long long)max(t, t) * 3 >> 2), 7u)][i2 + 0].c = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp / 6u][((tx * tx) / 24u) & 7u][(min(lane & 63u, ((t ^ 10u) > 1u) ? lane : t) * 2u) / 16u].c);
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[32][32];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 32; i3 <<= 1) {
    v += all(s0[(((int)__clz(tx)) & 127) % 32][((ty % 32) & 63) % 5]);
    v += all(s1[(warp * lane) % 5]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[64][32];
  __shared__ volatile Mixed s1[16][17];
  volatile unsigned short (*s2)[40] = reinterpret_cast<volatile unsigned short (*)[40]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : (tx ^ (ty ^ warp)); };
  int q4 = q4_of(tx / 6);
  for (int i5 = 2; i5 < 4; i5 += 1) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 31; i6 += 8) {
      #pragma unroll 1
      for (int i7 = t; i7 < 846; i7 += 256) {
        #pragma unroll 1
        for (int i8 = 0; i8 <= ((int)(__brev(warp) >> 24)) % 2; ++i8) {
          s0[(int)fold((int)__clz(t), 17)][(((i8 & 8) != 0) && ((i7 ^ 620) > 1)) ? i8 : i8] = all(s0[(int)fold((int)__clz(t), 17)][(((i8 & 8) != 0) && ((i7 ^ 620) > 1)) ? i8 : i8]) + 1;
        }
      }
    }
  }
  int i9 = 2;
  do {
    if ((i9 >= 8) || ((t % 10) < 5)) {
      v += all(s2[tx][q4]);
    }
    i9 += 1;
  } while (i9 < 9);
  if ((tx & 6) != 0) {
    v += all(s2[((int)shuffled[((int)spread(q4 & 31)) & 15]) % ((31 - tx) + 1)][((ty >= 4) ? tx : t) / 10]);
  }
  __syncthreads();
  v += all(s1[(ty & 96) % 12][(ty & 63) % 2].b);
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  unsigned char (*s1)[17] = reinterpret_cast<unsigned char (*)[17]>(memory + 2048);
  signed char *s2 = reinterpret_cast<signed char *>(memory + 2560);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  if ((lane & 16u) != 0u) {
    s0[((((t % 5u == 1u) ? tx : tx) % 16u) * (t ^ warp)) % 2u][(lane ^ 20u) ^ 15u][((unsigned)gray(t * 2654435761u >> 24)) * 2654435761u >> 27] = all(s0[((((t % 5u == 1u) ? tx : tx) % 16u) * (t ^ warp)) % 2u][(lane ^ 20u) ^ 15u][((unsigned)gray(t * 2654435761u >> 24)) * 2654435761u >> 27]) + 1;
  }
  __syncthreads();
  unsigned q4 = (tx % 24u) * warp;
  if ((lane & 6u) != 0u)
    q4 = lane << 3;
  if (lane < 29u) {
    s2[tx] = all(s2[tx]) + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((unsigned)mirror(lane)) & 7u][((unsigned)gray(255u - (((tx & 8u) != 0u) ? tx : lane))) % 17u]);
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[16][17];
  __shared__ volatile unsigned char s1[64][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 99) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((warp & 6) != 0) {
    v += all(s1[(warp & 1) % 2][ty]);
  } else {
    s1[((ty ^ 2) > 4) ? (((int)((unsigned long long)lane / 3)) ^ ((int)shuffled[ty])) : ((255 - ty) % 17)][ty ^ 6] = all(s1[((ty ^ 2) > 4) ? (((int)((unsigned long long)lane / 3)) ^ ((int)shuffled[ty])) : ((255 - ty) % 17)][ty ^ 6]) + 1;
  }
  if ((tx & 1) != 0) {
    atomicAdd(&counts[((ty / 10) + t * 29) % 256], (unsigned)1);
  }
  if ((warp & 6) != 0) {
    v += (unsigned)atomicMin(&counts[((tx ^ ty) + t * 29) % 256], (unsigned)v);
  }
  s0[tx % 16][ty] = 7;
  s0[min(((int)shuffled[((int)Layout{33, 1}(tx, warp)) & 15]) & 85, 3)][(tx ^ 32) % 17] = v;
  v += both<volatile long long>(&s0[0][0], min(ty, warp) / 10, 32);
  __syncthreads();
  v += all(counts[lane / 4]);
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(warp * 31) / 3][(int)shuffled[(warp * ty) % 2]] = all(s0[(warp * 31) / 3][(int)shuffled[(warp * ty) % 2]]) + 1;
  if ((tx & 1) != 0) {
    v += get<volatile signed char>(&s0[0][0], (((int)rotate<1>(tx & 31)) + (ty ^ 12)) + ((31 - tz) >> 5));
  }
  if ((tx * 31) >= 27) {
    s0[((int)primes[tz]) / 16][(63 - (warp ^ warp)) % 32] = v + 1;
  }
  #pragma unroll 1
  for (int i2 = (warp ^ ty) & 3; i2 < 3; i2 += 1) {
    #pragma unroll 1
    for (int i3 = 1; i3 < 52; i3 += 8) {
      if (i3 < 22)
        continue;
      if ((i2 & 1) != 0) {
        s0[min(min((int)__popc(tx), lane + t), 14) / 8][(tx % 7) & 3] = v;
      }
      if ((i3 % 32) < 15)
        continue;
      v += get<volatile signed char>(&s0[0][0] + 5, warp * 8);
      v += all(s0[max((int)((unsigned long long)(((int)((long long)i2 * 3 >> 2)) * i2) / 3), 19)][ty]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int4 s0[16][17];
  __shared__ __align__(16) double s1[64][20];
  int (*s2)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[(unsigned)(short)((lane + 13u) >> 1)][i4 + 0]);
  }
  __syncthreads();
  const unsigned q5 = warp / 2u;
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s1[ty][(warp % 1u) * 8 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(tx + tz) & 15u][((t ^ tz) * 2654435761u >> 28) / 5u]);
  v += all(s2[((((unsigned)__popc(tx)) / 10u) % (((unsigned)__clz(tz)) + 1u)) * 2654435761u >> 26][tx & 1u]);
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][17];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  volatile float (*s2)[17] = reinterpret_cast<volatile float (*)[17]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  do {
    v += both<volatile float>(s1 + 5, i4 * 2, 32);
    i4 += 1;
  } while (i4 < 2);
  if (lane >= 30) {
    put<volatile float>(&s2[0][0], ((int)twos[warp / (tx + 1)]) & ((warp * 16) + (warp + lane)), v);
  }
  __syncthreads();
  v += all(s0[((ty / 10) & 6) % (((int)__popc(tz)) + 1)][tx].c);
  v += all(s2[ty][warp]);
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][32];
  __shared__ __align__(16) Quad s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[ty][(lane % 9) * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][lane]);
  v += all(s1[((((tx << 4) ^ 0) > 0) ? tx : ty) % (warp + 1)][tz][((int)((long long)warp * 3 >> 2)) % (ty + 1)].a);
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][33];
  __shared__ __align__(16) volatile double s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty * 3) % 3; ++i3) {
    int j5 = ty & 63;
    #pragma unroll 1
    for (int i4 = t; i4 < 212; i4 += 64) {
      v += all(s1[min((int)(__brev(((int)(__brev(i4) >> 27)) / 33) >> 24), 1)][i3 % 12][warp]);
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  #pragma unroll 1
  for (int i6 = 0; i6 <= (tz >> 4) % 3; ++i6) {
    if ((tx & 1) != 0) {
      v += all(s0[((ty * 64) & 24) / 6][(warp & tz) - (tx >> 5)]);
    } else {
      v += all(s0[i6 * 3][((tx % 2 == 0) ? i6 : tx) + (i6 * 4)]);
    }
    if ((i6 % 3 == 1) || ((i6 ^ 1) > 14)) {
      v += all(s1[tx & 1][(int)shuffled[max(i6, warp)]][warp / ((warp + warp) + 1)]);
    } else {
      v += get<volatile double>(&s1[0][0][0], abs((tx + ty) - (i6 - ty)));
    }
    if ((tx % 5 == 2) && ((((ty & 8) != 0) || ((i6 ^ 2) > 6)) && (i6 >= 0))) {
      v += all(s1[((((tz ^ 1) > 1) ? warp : ty) & 3) % 2][(31 - max(ty, 23)) + i6][((int)(short)i6) % 10]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[20] = reinterpret_cast<volatile float (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((t < 99) || (lane >= 9)) {
    v += all(s0[tx % (lane + 1)][(int)(short)((int)shuffled[((int)(short)tx) & 15])]);
  }
  auto q2_of = [=](int a) { return a < 15 ? a : ((lane & lane) % 33); };
  int q2 = q2_of(lane & tx);
  if (q2 % 5 == 1) {
    s0[min(q2, warp)][warp % 33] = all(s0[min(q2, warp)][warp % 33]) + 1;
  }
  if ((tx & 8) != 0) {
    s0[q2 % 4][lane / 6] = v;
  } else {
    v += all(s0[warp][tx % 6]);
  }
  v += all(s0[(int)bits(q2)][(int)shuffled[((int)rotate<3>(t & 31)) & 15]]);
  if ((((lane & 8) != 0) && (tx >= 122)) || ((tx & 1) % 5 == 0)) {
    v += get<volatile float>(&s0[0][0] + 5, tx / 8);
  } else {
    v += get<volatile float>(&s0[0][0], (tx * 32) % 3);
  }
  v += all(s0[tx & 63][(int)gray(warp)]);
  v += all(s0[((((q2 & 16) != 0) || (((tx ^ 104) > 8) || (((tx % 6) & 6) != 0))) ? ((int)pick(warp)) : min(lane, q2)) / 3][warp]);
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(4, 4, 4), 4608>>>(out);
  k251<<<1, dim3(2, 16, 4), 0>>>(out);
  k252<<<1, dim3(8, 8, 1), 0>>>(out);
  k253<<<1, dim3(24, 5, 1), 6400>>>(out);
  k254<<<1, dim3(32, 1, 1), 1024>>>(out);
  k255<<<1, dim3(32, 1, 1), 0>>>(out);
  k256<<<1, dim3(4, 4, 4), 8192>>>(out);
  k257<<<1, dim3(32, 4, 1), 12544>>>(out);
  k258<<<1, dim3(48, 1, 1), 0>>>(out);
  k259<<<1, dim3(24, 5, 1), 0>>>(out);
  k260<<<1, dim3(2, 16, 4), 0>>>(out);
  k261<<<1, dim3(64, 1, 1), 0>>>(out);
  k262<<<1, dim3(32, 8, 1), 5632>>>(out);
  k263<<<1, dim3(33, 3, 1), 20224>>>(out);
  k264<<<1, dim3(33, 3, 1), 3328>>>(out);
  k265<<<1, dim3(256, 1, 1), 8192>>>(out);
  k266<<<1, dim3(100, 1, 1), 0>>>(out);
  k267<<<1, dim3(16, 1, 1), 0>>>(out);
  k268<<<1, dim3(8, 8, 1), 17408>>>(out);
  k269<<<1, dim3(24, 5, 1), 10240>>>(out);
  k270<<<1, dim3(32, 4, 1), 8192>>>(out);
  k271<<<1, dim3(5, 3, 7), 0>>>(out);
  k272<<<1, dim3(4, 4, 4), 13056>>>(out);
  k273<<<1, dim3(32, 2, 2), 0>>>(out);
  k274<<<1, dim3(64, 1, 1), 0>>>(out);
  k275<<<1, dim3(16, 1, 1), 0>>>(out);
  k276<<<1, dim3(1, 32, 2), 512>>>(out);
  k277<<<1, dim3(1, 32, 2), 0>>>(out);
  k278<<<1, dim3(256, 1, 1), 4608>>>(out);
  k279<<<1, dim3(64, 1, 1), 9216>>>(out);
  k280<<<1, dim3(16, 16, 1), 13056>>>(out);
  k281<<<1, dim3(64, 1, 1), 0>>>(out);
  k282<<<1, dim3(32, 2, 2), 9216>>>(out);
  k283<<<1, dim3(1, 32, 2), 0>>>(out);
  k284<<<1, dim3(16, 1, 1), 5120>>>(out);
  k285<<<1, dim3(256, 1, 1), 0>>>(out);
  k286<<<1, dim3(8, 8, 1), 0>>>(out);
  k287<<<1, dim3(1, 64, 1), 0>>>(out);
  k288<<<1, dim3(8, 4, 2), 12288>>>(out);
  k289<<<1, dim3(100, 1, 1), 0>>>(out);
  k290<<<1, dim3(16, 16, 1), 2048>>>(out);
  k291<<<1, dim3(16, 16, 1), 2816>>>(out);
  k292<<<1, dim3(64, 1, 1), 3584>>>(out);
  k293<<<1, dim3(33, 3, 1), 0>>>(out);
  k294<<<1, dim3(2, 16, 4), 0>>>(out);
  k295<<<1, dim3(8, 4, 2), 8192>>>(out);
  k296<<<1, dim3(5, 3, 7), 9472>>>(out);
  k297<<<1, dim3(1, 32, 2), 0>>>(out);
  k298<<<1, dim3(4, 4, 4), 0>>>(out);
  k299<<<1, dim3(128, 1, 1), 5120>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

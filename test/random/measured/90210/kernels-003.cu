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
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[33][40];
  __shared__ Row s1[500];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 500; n2 += 128) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s1[lane * 2 + i3 + 0].a);
  }
  __syncthreads();
  const int q4 = (int)__clz(t);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s1[tx * 2 + i5 + 1].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[warp * 4 + i6 + 1].c);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[lane][min(lane / 6, ((((max(warp, tx) < 73) ? t : q4) % 5 == 3) && ((lane + tx) < 134)) ? lane : warp)]);
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[33][20];
  __shared__ int2 s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(tx % 3) ^ (tx * 2)][i3 + 0] = make_int4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((t % (tx + 1)) / 7) & 12][max(warp, 17)]);
  v += sum(s1[(tx >> 2) + 12]);
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16][8] = reinterpret_cast<volatile Quad (*)[16][8]>(memory + 0);
  volatile int (*s1)[40] = reinterpret_cast<volatile int (*)[40]>(memory + 8192);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 31 ? a : min(warp ^ 17, 24); };
  int q4 = q4_of((t >= 60) ? tx : warp);
  #pragma unroll 1
  for (int i5 = 1; i5 < 13; i5 += 2) {
    if (i5 % 5 == 1) {
      atomicAdd(&counts[(((int)(__brev(tx / 16) >> 27)) + t) % 256], (unsigned)1);
    } else {
      atomicAdd(&counts[(((int)((long long)((t >> 4) ^ ((int)((unsigned long long)i5 / 3))) * 3 >> 2)) + t) % 256], (unsigned)1);
    }
    v += all(s1[i5][i5]);
  }
  __syncthreads();
  v += all(s0[((int)bits(tx * 32)) / 8][(int)shuffled[warp]][((((warp & 1) != 0) ? t : tx) | (lane % 2)) % 8].a);
  v += all(counts[(int)rotate<2>(((int)twos[((int)Layout{33, 1}(lane, q4)) & 15]) & 31)]);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  __shared__ int4 s1[388];
  Triad (*s2)[16][8] = reinterpret_cast<Triad (*)[16][8]>(memory + 8192);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : ((ty % 7) ^ (ty % 33)); };
  int q5 = q5_of(tx % 17);
  if ((lane % 12) % 4 == 2) {
    s1[((int)(__brev(tx) >> 27)) / 3] = make_int4(v, 1, 2, 7);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s0[q5 * 2 + i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[tx * 4 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[ty % 4][q5][(ty % 5 == 4) ? ((q5 + tx) % 8) : ((int)fold(ty, 5))].c);
  v += all(counts[(int)__popc(t)][(int)gray((int)(__brev((int)primes[q5 % 16]) >> 27))]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][16] = reinterpret_cast<float4 (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[((tx * 64) ^ (tx * 2)) % 2][ty + ty][min(ty, 3) * 3 + i2 + 0] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)twos[t % 10]) & 1][ty][ty]);
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[64][20];
  __shared__ signed char s1[32][33];
  __shared__ double s2[1000];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  const int q5 = tx / 8;
  for (int i6 = 0; i6 < 3; ++i6) {
    s2[((warp / 2) / 16) + i6 * 32] = v;
  }
  __syncthreads();
  for (int i7 = 1; i7 <= 8; i7 *= 2) {
    #pragma unroll 1
    for (int i8 = 2; i8 < 14; i8 += 3) {
      s0[i8 / 2][min(((int)fold(tx, 65)) & (tx / 6), 19)] = make_float2(2, v);
      __syncthreads();
    }
  }
  for (int i9 = 0; i9 < 4; ++i9) {
    v += all(s2[(((((int)Layout{33, 1}(tx, tx)) / 7) % (t + 1)) >> 5) + i9 * 17]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((tx / 5) | 28) & 63][(((lane ^ warp) | (lane / 8)) / 6) / 32]);
  v += all(s1[min(tx / 5, lane & 15)][warp % 4]);
  v += all(counts[warp & q5][tx % 12]);
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[72] = reinterpret_cast<float (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)rotate<4>(((tx % 16) * ty) & 31)) % 4][(int)(short)((int)bits(ty))]);
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[20] = reinterpret_cast<Quad (*)[20]>(memory + 0);
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
  __syncthreads();
  if (((lane + tx) ^ 12) > 7) {
    v += all(s0[((((ty ^ 7) > 10) || (ty < 0)) ? (((int)(__brev(tx) >> 27)) / 3) : ty) & 1][ty].a);
  }
  __syncthreads();
  v += all(s0[((int)rows[tx]) % 16][(((31 - ty) * 8) * (ty / 4)) & 15].a);
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((tx * 4) + ((int)__popc(ty))); };
  int q2 = q2_of(warp);
  if ((lane ^ 9) > 3) {
    s0[lane][min(((ty % 4) ^ (q2 ^ warp)) | (((int)__popc(tx)) ^ (q2 + 27)), 255 - ((q2 / 33) << 2)) & 15].a = all(s0[lane][min(((ty % 4) ^ (q2 ^ warp)) | (((int)__popc(tx)) ^ (q2 + 27)), 255 - ((q2 / 33) << 2)) & 15].a) + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  __shared__ __align__(16) float s1[777];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 99) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 17 ? a : ((ty % 6u) >> 5); };
  unsigned q4 = q4_of(ty * 17u);
  s0[(unsigned)bits(ty)][((q4 % 17u) * lane) % 8u][(((unsigned)(unsigned char)tx) & ((tx >= 24u) ? warp : ty)) / (warp + 1u)] = make_int4(v, 1, 2, v + 1);
  __syncthreads();
  unsigned j6 = ty & 63;
  for (unsigned i5 = 64; i5 > 0; i5 >>= 1) {
    v += (unsigned)atomicExch(&counts[warp / 3u][((lane / 24u) + t) % 33], (unsigned long long)v);
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  const unsigned q7 = (tx / 4u) % 10u;
  #pragma unroll 1
  for (unsigned i8 = 64; i8 > 0; i8 >>= 1) {
    if ((t ^ 15u) > 1u) {
      v += sum(s0[((i8 >> 4) % 6u) % 6u][t & 7u][((q7 + i8) * 2654435761u >> 26) % 9u]);
    }
    __syncthreads();
  }
  for (unsigned i9 = 0; i9 < 4; ++i9) {
    v += all(s1[((unsigned)__popc(tx % 33u)) + i9 * 8]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(ty * q4) / 3u][(unsigned)shuffled[((unsigned)primes[((tx % 2u) + 60u) & 15]) & 15]]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[72] = reinterpret_cast<Quad (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[ty][i2 + 0].d);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[max(ty, warp)][i3 + 0].a);
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 4) {
    if ((warp * i4) >= 1) {
      s0[(((warp & 2) != 0) ? ((i4 / 24) / 5) : ((int)(unsigned char)((int)shuffled[ty]))) & 7][((ty & 15) & (warp / 2)) / 7].a = all(s0[(((warp & 2) != 0) ? ((i4 / 24) / 5) : ((int)(unsigned char)((int)shuffled[ty]))) & 7][((ty & 15) & (warp / 2)) / 7].a) + 1;
    }
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = (ty % 32) * 3;
  if ((tz * 7) % 5 == 2)
    q2 = ((tz - t) < 5) ? tx : ty;
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += all(s0[warp * 2 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tz * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s0[ty * 8 + i5 + 1] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[4][16][17];
  __shared__ unsigned s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  s0[ty % 2u][((unsigned)mirror(tx)) % 12u][(warp / 16u) % 17u] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty | warp) / 32u][((tx ^ t) * 3u) & 15u][(((ty % 6u) * 33u) & ((unsigned)twos[(tx ^ 3u) & 15])) % 6u]);
  v += all(s1[ty]);
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[20] = reinterpret_cast<volatile Quad (*)[20]>(memory + 0);
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
  __syncthreads();
  if (warp >= 3u) {
    s0[((tx * ty) - ((tx - lane) & 255u)) & 7u][((((unsigned)(__brev(ty) >> 24)) + 44u) * 5u) % 20u].a = 7;
  }
  v += all(s0[ty * warp][(tx + warp) / 24u].d);
  unsigned i2 = 0;
  do {
    unsigned i3 = 0;
    do {
      v += all(s0[((((i3 / 32u) - (t % 12u)) & 255u) + ((tx / 4u) + ((unsigned)Layout{33, 1}(i3, tx)))) % 17u][i3 % (i3 + 1u)].a);
      i3 += 1;
    } while (i3 < 8);
    i2 += 2;
  } while (i2 < 11);
  __syncthreads();
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 32) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  v += sum(s0[1 >> (lane & 3)][(lane / 24) % 2]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty].a);
  auto q2_of = [=](int a) { return a < 5 ? a : ((tx + 50) + max(ty, 17)); };
  int q2 = q2_of(max(ty, 10));
  s0[warp << 1].c = all(s0[warp << 1].c) + 1;
  v += all(s0[ty].a);
  v += all(s0[(int)__clz(q2)].c);
  #pragma unroll 1
  for (int i3 = 0; i3 <= (warp + t) % 8; ++i3) {
    v += all(s0[(int)mirror(tx)].c);
    s0[min(((ty * 8) + (tx / 6)) << 2, 20)].a = all(s0[min(((ty * 8) + (tx / 6)) << 2, 20)].a) + 1;
    v += all(s0[((warp ^ i3) + 36) + 69].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[64][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[warp][((lane << 2) / 32u) % 10u]);
  v += (unsigned)atomicExch(&counts[(tz + t) % 64], (unsigned long long)v);
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 52 ? a : ((warp * 4u) & lane); };
  unsigned q3 = q3_of(t);
  if ((((q3 % 4u) ^ 0u) > 15u) || (((ty * 32u) >= 14u) && (tz >= 4u))) {
    v += (unsigned)atomicExch(&counts[((warp & ty) + t) % 64], (unsigned long long)v);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(tz ^ 7u) * 8u][ty * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[min(lane, t)][tx * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[4][16][8];
  __shared__ __align__(16) int s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 7 ? a : ((int)rotate<4>((100 >> (tx & 3)) & 31)); };
  int q3 = q3_of(tx);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s1[((int)bits(lane % 16)) % 10][lane % 8][i4 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[(int)bits(t)][q3 % 8][i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[min(tx % 16, 3)][(tx * 33) & 7][((int)((long long)min(t + 39, (int)rows[tx]) * 3 >> 2)) % 7].e);
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[32][32];
  __shared__ __align__(16) Triad s1[32][20];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 640; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 48) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[warp][warp * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[warp * 16][i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[lane / 7][i6 + 0] = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s1[((int)gray(warp)) << 2][i7 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t % 3][t / 7]);
  v += all(counts[lane][((int)((unsigned long long)((int)((unsigned long long)tx / 3)) / 3)) % 8]);
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 > 0; i2 >>= 1) {
    put<int>(&s0[0][0] + 5, (warp >> 3) * 64u, v);
    __syncthreads();
    __syncthreads();
  }
  for (unsigned i3 = 0; i3 < 15; i3 += 4) {
    if ((tx ^ 1u) > 2u) {
      s0[(unsigned)(__brev(i3) >> 27)][warp] = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[tx][tz]);
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ __align__(16) int4 s1[16][17];
  __shared__ __align__(16) float4 s2[388];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 3; i4 >= 0; i4 -= 1) {
    s2[(int)gray((int)shuffled[(lane + lane) & 15])] = make_float4(v, 1, 2, sum(s2[(int)gray((int)shuffled[(lane + lane) & 15])]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ((((ty / 3) % 10) >> 3) ^ 9)]));
  v += sum(s1[(int)(short)(tx | tz)][ty & 15]);
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int2 s0[1024];
  float2 (*s1)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  __shared__ unsigned short s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 3 ? a : ((((tx | 28u) >= 152u) ? tx : tx) + (tx % 3u)); };
  unsigned q4 = q4_of(warp % 7u);
  v += sum(s1[(lane + ((unsigned)(unsigned char)tx)) % 8u][(tx / (t + 1u)) % 6u][(q4 / 24u) % 9u]);
  v += sum(s0[(unsigned)(__brev(lane) >> 27)]);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[min(t, 254u) * 4 + i5 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += all(s2[min((q4 < 255u) ? (tx & tx) : q4, 28u)][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = t; i2 < 252; i2 += 64) {
    if ((i2 & 2u) != 0u) {
      v += all(s0[tx][((tx & 12u) ^ (lane * 2654435761u >> 28)) / 4u]);
    }
  }
  v += all(s0[(tz & 127u) & 12u][max((unsigned)(short)tx, lane | 6u) & 15u]);
  v += all(s0[tz][((unsigned)bits(tx / 16u)) * (tx + warp)]);
  if ((ty ^ 0u) > 2u) {
    v += get<volatile int>(&s0[0][0], warp << 2);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[1000];
  __shared__ int4 s1[256];
  Row *s2 = reinterpret_cast<Row *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3].e = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 256) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 0; i5 < 16; i5 += 2) {
    v += sum(s1[(t / 7) % 7]);
    __syncthreads();
    if (tx % 3 == 0) {
      v += (unsigned)atomicCAS(&counts[(i5 % 12) & ((int)(unsigned char)(i5 % 17))][((((((int)__popc(t)) >> 1) * 31) % 33) + t) % 33], (unsigned long long)1, (unsigned long long)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(((tx / 2) % 2 == 0) ? min(tx, t) : (((tx & 8) != 0) ? warp : lane)) % 17]);
  v += all(s2[((int)twos[(lane * warp) & 15]) + (((tx * 16) ^ 26) & 15)].e);
  v += all(counts[((t >= 153) ? ((warp + warp) / 6) : ((lane + 47) + 2)) & 31][warp % 5]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = (tx * lane) + ((int)bits(tx));
  if (warp % 3 == 0)
    q2 = (int)(unsigned char)t;
  for (int i3 = 1; i3 <= 32; i3 *= 2) {
    v += sum(s0[(((tx ^ 19) > 8) ? ((i3 * 3) % 8) : (min(lane, 25) & 63)) % 5]);
    __syncthreads();
    __syncthreads();
  }
  int i4 = 0;
  do {
    for (int i5 = 0; i5 < 19; i5 += 8) {
      s0[((i5 & 8) != 0) ? tx : (255 - i5)] = make_float4(v, 1, 2, v);
      __syncthreads();
    }
    i4 += 1;
  } while (i4 < 6);
  int j7 = q2 & 63;
  int i6 = 0;
  while (i6 < 5) {
    v += sum(s0[tx % 16]);
    __syncthreads();
    __syncthreads();
    j7 = (j7 + 33) % 64;
    i6 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[17] = reinterpret_cast<unsigned char (*)[17]>(memory + 0);
  __shared__ int s1[32][36];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[((int)rows[(tz / 32) / 6]) % 16][tx * 8 + i4 + 0]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 13; i5 += 4) {
    v += (unsigned)atomicCAS(&counts[((ty % 12) ^ warp) ^ 16][(((t * tx) / 16) + t) % 33], (unsigned long long)1, (unsigned long long)v);
    put<int>(&s1[0][0], (((i5 ^ 39) % 17) * 65) + i5, v);
    __syncthreads();
    __syncthreads();
  }
  for (int i6 = 0; i6 < 8; i6 += 1) {
    for (int i7 = 0; i7 < 6; i7 += 2) {
      s0[(((int)__clz(i7)) % 32) & 6][i7 % 4] = all(s0[(((int)__clz(i7)) % 32) & 6][i7 % 4]) + 1;
      __syncthreads();
    }
  }
  for (int i8 = 0; i8 < 3; i8 += 1) {
    int i9 = 2;
    do {
      v += (unsigned)atomicExch(&counts[i8 % (tx + 1)][(((63 - (i8 ^ tz)) & 31) + t) % 33], (unsigned long long)v);
      __syncthreads();
      i9 += 8;
    } while (i9 < 50);
  }
  __syncthreads();
  v += all(s1[((min(warp, 27) + 31) % 2) ^ ((max(tz, tx) / (tz + 1)) * (tx * 8))][tx]);
  v += all(counts[max((int)(short)ty, 3)][warp]);
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[33][40];
  float2 (*s1)[20] = reinterpret_cast<float2 (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; i3 += 1) {
    v += sum(s1[(((warp / 33) >= 0) ? (((int)(short)tx) ^ 26) : ((int)__clz(i3 / 6))) % 16][warp % 17]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(int)shuffled[((int)__clz((int)mirror(lane))) & 15]][min(lane / (tx + 1), 8)]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[33] = reinterpret_cast<volatile unsigned (*)[33]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned i2 = 0;
  while (i2 < 5) {
    if (tz >= 0u) {
      v += all(s0[i2][i2 % (warp + 1u)]);
    }
    i2 += 1;
  }
  auto q3_of = [=](unsigned a) { return a < 7 ? a : ((unsigned)Layout{33, 1}(tz, t)); };
  unsigned q3 = q3_of((unsigned)shuffled[tz]);
  unsigned j5 = warp & 63;
  #pragma unroll 1
  for (unsigned i4 = 4; i4 > 0; i4 /= 2) {
    #pragma unroll 1
    for (unsigned i6 = ((unsigned)(short)j5) & 3; i6 < 7; i6 += 1) {
      unsigned j8 = q3 & 63;
      #pragma unroll 1
      for (unsigned i7 = 0; i7 <= i6 % 1; ++i7) {
        if (max(i7, 23u) >= 23u) {
          s0[min(i7 % 2u, 29u)][((i6 % 2u == 0u) ? i6 : i7) + (i7 / 16u)] = v + 1;
        }
        j8 = j8 >> 1;
      }
    }
    j5 = (j5 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile float s0[777];
  __shared__ __align__(16) volatile double s1[1024];
  volatile Row *s2 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 388; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  if (warp < 0) {
    v += all(s0[(ty * 16) / 10]);
  }
  s0[ty] = 7;
  s2[tx << 2].c = 7;
  v += all(s1[warp]);
  if (tz >= 0) {
    s2[tx].a = all(s2[tx].a) + 1;
  }
  atomicMax(&counts[warp][((((int)pick(3 >> (tx & 3))) % 33) + t) % 33], (int)v);
  #pragma unroll 1
  for (int i5 = 1; i5 < 11; i5 += 8) {
    s1[(int)mirror(t & 127)] = v;
    if ((i5 ^ 9) > 7) {
      v += all(s0[(int)primes[(tx % (lane + 1)) % 6]]);
    }
    if (i5 >= 4) {
      v += (unsigned)atomicExch(&counts[(i5 & 15) & (warp * 33)][(((tx ^ warp) * 4) + t) % 33], (int)v);
    }
  }
  int q6 = tx;
  if (lane < 6)
    q6 = lane / 24;
  v += all(s0[tx]);
  if (warp >= 2) {
    v += all(s1[(tx * tx) * 64]);
  } else {
    put<volatile double>(s1, (511 << (warp & 3)) % 17, v);
  }
  s1[((int)((long long)ty * 3 >> 2)) * 4] = all(s1[((int)((long long)ty * 3 >> 2)) * 4]) + 1;
  __syncthreads();
  v += all(counts[((tx + warp) / 6) & ((tz < 1) ? (tz * 32) : (((warp ^ 2) > 7) ? ty : tz))][(int)__popc(lane * 16)]);
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[32][32];
  __shared__ Triad s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s1[min((t + lane) >> 3, (int)primes[(lane | tx) & 15]) / 16][i3 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp / 6) * 17][lane & 7]);
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[33][40];
  volatile short (*s1)[17] = reinterpret_cast<volatile short (*)[17]>(memory + 0);
  __shared__ __align__(16) volatile unsigned char s2[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 4207 ? a : warp; };
  int q4 = q4_of(t * 33);
  v += all(s0[((int)__popc((int)(__brev(t) >> 24))) & 14][warp]);
  if ((tx & 2) != 0) {
    v += get<volatile short>(&s1[0][0], (int)(__brev(((int)pick((int)rotate<1>(tx & 31))) % 7) >> 24));
  } else {
    v += all(s1[warp + warp][((((q4 % 5) < 4) ? tx : q4) - ((int)((long long)t * 3 >> 2))) & 15]);
  }
  v += get<volatile unsigned char>(s2, tx);
  __syncthreads();
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][33];
  __shared__ short s1[32][32];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 64; i4 > 0; i4 >>= 1) {
    if ((warp & 8) != 0) {
      s0[tx][(int)shuffled[(ty - i4) & 15]] = make_int2(2, 7);
    }
    __syncthreads();
  }
  const int q5 = (int)rows[lane / 3];
  for (int i6 = 1; i6 <= 16; i6 *= 2) {
    v += all(s1[tz][(tz ^ q5) / 33]);
    __syncthreads();
  }
  #pragma unroll
  for (int i7 = 2; i7 > 0; i7 >>= 1) {
    s1[i7][ty] = v + 1;
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(q5 | q5) % 17][((((tx / 24) < 0) && (tz >= 2)) ? (tz * 5) : tz) / 3]);
  v += all(counts[min(1 >> (t & 3), ty / 16) / (((int)((long long)q5 * 3 >> 2)) + 1)]);
  out[t] = v;
}
__global__ void k181(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((lane & 2) != 0) {
    s0[(((int)twos[tx]) % 17) * (t % 6)].d = 7;
  }
  if ((tx % 2) % 3 == 0) {
    v += all(s0[tx].d);
  }
  s0[lane].a = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (warp < 6) {
    s0[((t >> 4) % 2) & 28][tx ^ tx] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[min(t, 13)][(warp / 24) + 21]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][33];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (tx % 2u) ^ 36u;
  s0[(ty % 33u) % 4u][((tx >> 5) * 33u) % 8u].a = all(s0[(ty % 33u) % 4u][((tx >> 5) * 33u) % 8u].a) + 1;
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(((unsigned)rows[t & 15]) * 8u) % 16u][((min((unsigned)((unsigned long long)tx / 3), warp & 1u) * 2654435761u >> 27) + t) % 33], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 16 ? a : ((warp % 7u) * 2654435761u >> 27); };
  unsigned q4 = q4_of((((ty << 3) ^ 8u) > 5u) ? tx : tx);
  #pragma unroll 2
  for (unsigned i5 = 1; i5 > 0; i5 /= 2) {
    v += (unsigned)atomicCAS(&counts[(warp + ty) / 24u][(tx + t) % 33], (unsigned long long)1, (unsigned long long)v);
    if (((i5 * 3u) & 2u) != 0u) {
      s0[i5 & 31u][(i5 * 8u) % 10u].a = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((unsigned)fold(ty, 2)) % (t + 1u)][(tx / 32u) / 32u]);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[17] = reinterpret_cast<unsigned (*)[17]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 99) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 6; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 9; i4 += 2) {
      s0[(i3 / 2u) / 8u][(max(i4, 1u) >= 5u) ? i4 : i3] = all(s0[(i3 / 2u) / 8u][(max(i4, 1u) >= 5u) ? i4 : i3]) + 1;
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 1; i5 <= 16; i5 <<= 1) {
    if ((lane < 21u) || (tx < 3u)) {
      atomicMax(&counts[ty % 4u][((((((unsigned)__clz(ty)) / 33u) & 28u) ^ (max(tx + 25u, tx + i5) * 2654435761u >> 28)) + t) % 33], (int)v);
    }
    if ((warp & 4u) != 0u) {
      s0[(unsigned)fold(i5 % 32u, 9)][warp] = all(s0[(unsigned)fold(i5 % 32u, 9)][warp]) + 1;
    }
    __syncthreads();
  }
  if (warp < 1u) {
    v += (unsigned)atomicExch(&counts[((ty + ty) - ((warp - t) & 7u)) & 7u][(((ty | 2u) % 33u) + t) % 33], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(ty % 5u) % 16u][(t / 24u) % (ty + 1u)]);
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[1000];
  Quad (*s1)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  __shared__ float2 s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 48) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 48) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 48) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s2[((int)(__brev((int)((long long)t * 3 >> 2)) >> 24)) % 8][(t % 8) * 8 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t]);
  v += all(s1[(t ^ lane) / 5][tx & 1].a);
  v += sum(s2[((tx + 2) + tx) & 7][(int)__clz((t / 32) ^ max(t, warp))]);
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[2][16][16];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = t & 63;
  #pragma unroll 2
  for (int i3 = 10; i3 >= 0; i3 -= 2) {
    v += (unsigned)atomicAdd(&counts[(lane + t) % 64], (int)v);
    __syncthreads();
    j4 = j4 >> 1;
  }
  atomicAdd(&counts[(max(warp / 16, 23) + t) % 64], (int)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[(((((warp ^ 1) > 4) ? (lane / 8) : ((ty >= 6) ? ty : tx)) * 31) * 8) & 1][ty][warp]);
  v += all(counts[ty * tx]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
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
  v += all(s0[warp][ty].d);
  __syncthreads();
  int i2 = 0;
  while (i2 < 8) {
    int j4 = tx & 63;
    for (int i3 = 10; i3 >= 2; i3 -= 4) {
      if ((ty ^ 1) > 9) {
        s0[min(1 << (i3 & 3), 14)][i3 % (tx + 1)].a = 7;
      }
      __syncthreads();
      j4 = (j4 ^ 9) & 63;
    }
    i2 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  atomicMax(&counts[((((int)((long long)tx * 3 >> 2)) % 32) + t) % 64], (unsigned)v);
  v += both<volatile short>(s0 + 1, ((lane >= 15) || (tx < 3)) ? (tx / 3) : (tx ^ 14), 32);
  v += (unsigned)atomicMin(&counts[((((int)((long long)tx * 3 >> 2)) % 24) + t) % 64], (unsigned)v);
  if (((tx * 5) & 4) != 0) {
    v += (unsigned)atomicAdd(&counts[(((((t / 7) & 12) >> 2) & 24) + t) % 64], (unsigned)v);
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 5; i3 += 16) {
    if (tx % 3 == 0) {
      s0[t] = all(s0[t]) + 1;
    }
  }
  v += all(s0[(t * 32) ^ (tx * tx)]);
  if ((((t ^ 10) > 1) || (lane % 2 == 1)) && (((lane % (tx + 1)) & 16) != 0)) {
    s0[(t + 2) % (lane + 1)] = all(s0[(t + 2) % (lane + 1)]) + 1;
  }
  atomicAdd(&counts[((((tx & 28) * 2) ^ 16) + t) % 64], (unsigned)v);
  __syncthreads();
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[8][8][9];
  __shared__ Triad s1[33][20];
  short (*s2)[36] = reinterpret_cast<short (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 > 0; i4 >>= 1) {
    #pragma unroll
    for (int i5 = 2; i5 < 8; i5 += 2) {
      if (((i4 / 3) ^ 0) > 11) {
        v += all(s2[tx][(tx + i5) + min(warp, 33)]);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s0[(((tx % 33) < 0) ? warp : tx) % 3][((int)Layout{33, 1}(tx, warp)) % 4][tx + warp]);
  v += all(s1[((warp & 1) != 0) ? ty : tx][ty - (tx / 32)].b);
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  __shared__ __align__(16) Quad s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = (t + t) * tx;
  if ((warp ^ 1) > 13)
    q3 = ty * 65;
  v += all(s1[ty / 24][(tx & 85) % 8].a);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 8191 ? a : ((int)(__brev(lane * q3) >> 24)); };
  int q4 = q4_of(q3 ^ tx);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[((warp ^ 37) * 64) & 7][ty * 4 + i5 + 1].d);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(max(warp, warp) / 33) * 8][warp]);
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  __shared__ double s1[2][16][16];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  while (i4 < 13) {
    for (int i5 = 0; i5 < 7; i5 += 4) {
      s0[((((t ^ 63) > 6) ? i4 : warp) / 7) >> 3] = all(s0[((((t ^ 63) > 6) ? i4 : warp) / 7) >> 3]) + 1;
      if (i4 >= 7) {
        v += (unsigned)atomicCAS(&counts[min(i4, 2) * 3][((warp % 6) + t) % 33], (unsigned long long)1, (unsigned long long)v);
      }
      __syncthreads();
    }
    i4 += 3;
  }
  if ((t < 37) || ((t * 31) < 467)) {
    s1[warp][(lane + tx) & 15][warp] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[t * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[max(tx, tx) % 2][((int)(__brev(tx) >> 27)) % 7][(lane % 2) % 32]);
  v += all(counts[(int)rotate<1>((lane % (warp + 1)) & 31)][31 - (warp * 4)]);
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[1024];
  __shared__ volatile unsigned short s1[2][32][32];
  __shared__ volatile Quad s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 100) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 100) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q4 = t / 24u;
  s1[((((warp * 65u) >= 21u) ? tx : tx) / 8u) % 2u][((unsigned)__popc((tx % 6u) ^ (1u >> (q4 & 3)))) % 5u][warp] = v + 1;
  if (t >= 75u) {
    s1[((((q4 % 4u == 2u) ? q4 : lane) < 19u) ? tx : warp) % 2u][(tx + q4) & 15u][(((tx / 2u) * 33u) * 2654435761u >> 26) % 32u] = all(s1[((((q4 % 4u == 2u) ? q4 : lane) < 19u) ? tx : warp) % 2u][(tx + q4) & 15u][(((tx / 2u) * 33u) * 2654435761u >> 26) % 32u]) + 1;
  }
  #pragma unroll 1
  for (unsigned i5 = 64; i5 > 0; i5 /= 2) {
    #pragma unroll 1
    for (unsigned i6 = 0; i6 < 1; i6 += 1) {
      s0[i6] = v;
      if ((i5 < 59u) && (i6 % 4u == 0u)) {
        v += all(s0[min((i5 * 16u) ^ i6, 7u)]);
      }
      v += all(s2[(unsigned)((unsigned long long)(i6 % 33u) / 3)][i6 * tx].a);
    }
  }
  unsigned q7 = warp;
  if ((t & 6u) != 0u)
    q7 = tx * 65u;
  for (unsigned i8 = 2; i8 < 17; i8 += 4) {
    #pragma unroll 1
    for (unsigned i9 = (q7 & q4) & 3; i9 < 8; i9 += 4) {
      if (tx >= 19u) {
        v += get<volatile unsigned short>(&s1[0][0][0] + 1, i9);
      }
      s1[i9 & 1u][tx & 31u][i9 % 24u] = all(s1[i9 & 1u][tx & 31u][i9 % 24u]) + 1;
    }
  }
  #pragma unroll 2
  for (unsigned i10 = 0; i10 < 4; i10 += 1) {
    unsigned i11 = 0;
    do {
      for (unsigned i12 = 2; i12 < 8; i12 += 2) {
        s2[((i11 << 2) / (lane + 1u)) / 7u][(i12 >= 3u) ? i11 : i12].d = all(s2[((i11 << 2) / (lane + 1u)) / 7u][(i12 >= 3u) ? i11 : i12].d) + 1;
      }
      i11 += 3;
    } while (i11 < 7);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[64][20];
  __shared__ __align__(16) int4 s1[32][18];
  __shared__ unsigned short s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  do {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 3; i5 += 1) {
      if (warp < 0u) {
        s2[((ty / 32u) * 2u) / 7u] = v + 1;
      }
      __syncthreads();
    }
    i4 += 3;
  } while (i4 < 19);
  #pragma unroll
  for (unsigned i6 = 0; i6 < 19; i6 += 8) {
    v += all(s2[tx]);
    if (i6 >= 14u) {
      s1[i6 * tx][tx] = make_int4(v, 1, 2, 7);
    }
    __syncthreads();
  }
  for (unsigned i7 = 0; i7 < 4; ++i7) {
    s2[((tx + 14u) & 96u) + i7 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][((31u - ty) & 7u) / 16u]);
  v += sum(s1[(warp - tx) % 5u][(tx % 10u) + warp]);
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[18] = reinterpret_cast<float4 (*)[18]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += (unsigned)atomicCAS(&counts[(((unsigned)((long long)i3 * 3 >> 2)) + t) % 256], (unsigned)1, (unsigned)v);
    if (((i3 & 8u) != 0u) || ((lane + warp) < 30u)) {
      s0[tx][(i3 - i3) & 7u] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  v += sum(s0[tz >> 2][(warp >= 3u) ? tz : ty]);
  __syncthreads();
  __syncthreads();
  v += all(counts[(tz + lane) + 65u]);
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[64][20];
  __shared__ volatile Row s1[16][20];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 320; n2 += 48) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = t; i4 < 137; i4 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[lane & 15][((int)(__brev(warp) >> 24)) & 15].a);
    v += all(s0[(((tx / (tx + 1)) / 16) & 7) / 3][((i4 >= 92) ? tx : (tx / 33)) % 20].c);
  }
  int i5 = 2;
  do {
    s0[(int)rotate<1>(tx & 31)][i5].a = v;
    i5 += 1;
  } while (i5 < 9);
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1024];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (((ty * warp) ^ 5) > 9) ? (ty + lane) : (tx * 8);
  atomicMax(&counts[(((warp / 2) * 3) + t) % 256], (int)v);
  s0[(ty % 5 == 4) ? tx : (((tx & 15) * 65) % 7)] = 7;
  __syncthreads();
  const int q4 = tx;
  int i5 = 0;
  do {
    #pragma unroll
    for (int i6 = 0; i6 < 7; i6 += 2) {
      #pragma unroll 1
      for (int i7 = 2; i7 < 4; i7 += 1) {
        if (((i7 ^ i7) & 6) != 0) {
          atomicAdd(&counts[(i6 + t) % 256], (int)v);
        }
        __syncthreads();
      }
    }
    i5 += 2;
  } while (i5 < 8);
  auto q8_of = [=](int a) { return a < 11 ? a : ((warp ^ q4) + ((int)spread(ty & 31))); };
  int q8 = q8_of((int)((long long)lane * 3 >> 2));
  #pragma unroll
  for (int i9 = 0; i9 < 8; ++i9) {
    v += all(s0[ty * 8 + i9 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i10 = 0; i10 < 4; ++i10) {
    s0[q4 * 4 + i10 + 0] = v + i10;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(warp ^ 23) * 7]);
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[33][20];
  __shared__ __align__(16) volatile Row s1[500];
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
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 127 ? a : ((tx & 24u) + (lane + lane)); };
  unsigned q3 = q3_of(lane * 2654435761u >> 24);
  unsigned i4 = 0;
  while (i4 < 6) {
    v += all(s0[((i4 >> 5) * 33u) | min(max(tx, 12u), 20u)][((unsigned)twos[i4]) % 20u].a);
    s1[(32u - (warp + t)) & 31u].c = 7;
    if (((tx / 6u) & 16u) != 0u) {
      v += all(s0[(t / 2u) ^ 15u][(i4 ^ q3) % 3u].a);
    } else {
      s0[(unsigned)(__brev(i4 * 64u) >> 27)][i4].d = all(s0[(unsigned)(__brev(i4 * 64u) >> 27)][i4].d) + 1;
    }
    i4 += 1;
  }
  #pragma unroll 1
  for (unsigned i5 = 4; i5 > 0; i5 >>= 1) {
    if ((i5 & 4u) != 0u) {
      v += all(s0[min((i5 ^ q3) * 8u, (tx >= 51u) ? (i5 & 96u) : ((unsigned)bits(i5))) % 33u][(tx / 3u) % 16u].d);
    }
    if (((i5 ^ 4u) > 5u) || ((((i5 << 1) & 6u) != 0u) || (warp >= 1u)))
      continue;
    v += all(s1[i5 / 4u].c);
  }
  if ((warp ^ 0u) > 7u) {
    v += all(s0[(unsigned)__clz((warp ^ tx) ^ (t % 3u))][warp].a);
  }
  if (((tx ^ 17u) > 0u) && (lane >= 26u)) {
    v += all(s0[tx >> 2][((unsigned)shuffled[(lane ^ lane) & 15]) & ((31u - (q3 * 2u)) & 255u)].a);
  }
  if (q3 % 2u == 1u) {
    v += all(s0[tx / 4u][tx / 24u].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[512];
  __shared__ volatile unsigned short s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (warp % 3u) ^ 17u;
  if (ty >= 2u)
    q3 = (tx >= 4u) ? tx : ty;
  #pragma unroll
  for (unsigned i4 = 0; i4 < 3; i4 += 4) {
    v += all(s0[tx]);
    if ((ty & 2u) != 0u) {
      v += all(s1[((q3 < 29u) ? i4 : t) * 2654435761u >> 27][((i4 ^ 22u) % 12u) % 5u]);
    }
  }
  unsigned q5 = (tx & 96u) & 31u;
  if ((t * t) < 4097u)
    q5 = tx;
  #pragma unroll 2
  for (unsigned i6 = 0; i6 < 5; i6 += 1) {
    if ((tx / 5u) < 1u)
      continue;
    if (((t ^ 2u) >= 108u) && ((i6 ^ 3u) > 6u)) {
      s0[((unsigned)(__brev(tx * 2654435761u >> 28) >> 27)) * 2654435761u >> 26] = v + 1;
    } else {
      v += all(s0[(i6 / 8u) * warp]);
    }
    if ((i6 >> 2) >= 0u) {
      v += all(s0[((q5 + 6u) * warp) ^ ((t / 5u) & ((unsigned)primes[q5 & 15]))]);
    }
    v += all(s0[tx]);
  }
  auto q7_of = [=](unsigned a) { return a < 5 ? a : (((q5 + q3) - (lane + 68u)) & 7u); };
  unsigned q7 = q7_of(q5 % 12u);
  #pragma unroll 2
  for (unsigned i8 = 1; i8 <= 64; i8 *= 2) {
    unsigned i9 = 0;
    while (i9 < 29) {
      if ((q5 + tx) < 39u) {
        v += get<volatile float>(s0, (tx % 10u) & 96u);
      }
      s0[(((q3 & 127u) ^ (i9 / 5u)) / 24u) ^ 38u] = all(s0[(((q3 & 127u) ^ (i9 / 5u)) / 24u) ^ 38u]) + 1;
      i9 += 8;
    }
  }
  v += all(s0[q7 * 2u]);
  __syncthreads();
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[500];
  __shared__ __align__(16) unsigned s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 48) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[tx * 7] = make_float4(v, 1, 2, v);
  if ((tx < 8) && (t < 22)) {
    s1[((((int)mirror(t)) * 31) % (tx + 1)) >> 4][warp] = 7;
  }
  __syncthreads();
  int q3 = (int)mirror(tx / 16);
  if ((t & tx) >= 9)
    q3 = t % (lane + 1);
  int i4 = 0;
  while (i4 < 6) {
    #pragma unroll
    for (int i5 = 16; i5 > 0; i5 /= 2) {
      v += sum(s0[i5 * 8]);
      v += all(s1[((int)((unsigned long long)warp / 3)) << 2][i5 & 15]);
      __syncthreads();
    }
    i4 += 2;
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(128, 1, 1), 0>>>(out);
  k151<<<1, dim3(1, 64, 1), 0>>>(out);
  k152<<<1, dim3(64, 1, 1), 13568>>>(out);
  k153<<<1, dim3(8, 8, 1), 14336>>>(out);
  k154<<<1, dim3(32, 8, 1), 8192>>>(out);
  k155<<<1, dim3(128, 1, 1), 0>>>(out);
  k156<<<1, dim3(32, 8, 1), 2304>>>(out);
  k157<<<1, dim3(8, 8, 1), 10752>>>(out);
  k158<<<1, dim3(33, 3, 1), 9216>>>(out);
  k159<<<1, dim3(32, 8, 1), 9216>>>(out);
  k160<<<1, dim3(5, 3, 7), 0>>>(out);
  k161<<<1, dim3(32, 8, 1), 0>>>(out);
  k162<<<1, dim3(33, 3, 1), 10752>>>(out);
  k163<<<1, dim3(32, 1, 1), 4608>>>(out);
  k164<<<1, dim3(24, 5, 1), 0>>>(out);
  k165<<<1, dim3(5, 3, 7), 0>>>(out);
  k166<<<1, dim3(16, 1, 1), 0>>>(out);
  k167<<<1, dim3(48, 1, 1), 0>>>(out);
  k168<<<1, dim3(2, 16, 4), 0>>>(out);
  k169<<<1, dim3(2, 16, 4), 4096>>>(out);
  k170<<<1, dim3(256, 1, 1), 4608>>>(out);
  k171<<<1, dim3(1, 32, 2), 0>>>(out);
  k172<<<1, dim3(256, 1, 1), 10240>>>(out);
  k173<<<1, dim3(128, 1, 1), 0>>>(out);
  k174<<<1, dim3(1, 32, 2), 512>>>(out);
  k175<<<1, dim3(64, 1, 1), 10240>>>(out);
  k176<<<1, dim3(8, 4, 2), 4352>>>(out);
  k177<<<1, dim3(2, 16, 4), 7936>>>(out);
  k178<<<1, dim3(256, 1, 1), 0>>>(out);
  k179<<<1, dim3(256, 1, 1), 768>>>(out);
  k180<<<1, dim3(2, 16, 4), 0>>>(out);
  k181<<<1, dim3(16, 1, 1), 0>>>(out);
  k182<<<1, dim3(16, 16, 1), 0>>>(out);
  k183<<<1, dim3(33, 3, 1), 0>>>(out);
  k184<<<1, dim3(33, 3, 1), 1280>>>(out);
  k185<<<1, dim3(48, 1, 1), 4096>>>(out);
  k186<<<1, dim3(8, 8, 1), 0>>>(out);
  k187<<<1, dim3(64, 2, 1), 0>>>(out);
  k188<<<1, dim3(16, 1, 1), 0>>>(out);
  k189<<<1, dim3(8, 8, 1), 2304>>>(out);
  k190<<<1, dim3(64, 2, 1), 1280>>>(out);
  k191<<<1, dim3(64, 1, 1), 8192>>>(out);
  k192<<<1, dim3(100, 1, 1), 0>>>(out);
  k193<<<1, dim3(1, 64, 1), 0>>>(out);
  k194<<<1, dim3(5, 3, 7), 9216>>>(out);
  k195<<<1, dim3(48, 1, 1), 0>>>(out);
  k196<<<1, dim3(8, 8, 1), 0>>>(out);
  k197<<<1, dim3(64, 1, 1), 0>>>(out);
  k198<<<1, dim3(24, 5, 1), 0>>>(out);
  k199<<<1, dim3(48, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

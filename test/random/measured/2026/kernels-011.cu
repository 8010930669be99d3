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
__global__ void k550(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[32][36];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 16) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if (tx >= 8u) {
    v += (unsigned)s0[(((unsigned)pick(tx)) + (((tx < 2u) && ((tx >= 4u) || ((t ^ 8u) > 8u))) ? t : tx)) / 32u][((tx + 23u) * 8u) / 16u];
  } else {
    v += (unsigned)s0[tx][lane / 33u];
  }
  auto q3_of = [=](unsigned a) { return a < 15 ? a : (32u - (tx % 17u)); };
  unsigned q3 = q3_of(t * 2654435761u >> 27);
  v += (unsigned)s0[(unsigned)((unsigned long long)lane / 3)][(unsigned)gray(((t | tx) / 2u) << 1)];
  atomicAnd(&counts[tx | tx][(((q3 % 32u) & 8u) != 0u) ? (t % 17u) : lane], (unsigned)v);
  v += (unsigned)s0[lane][(tx ^ min(tx, q3)) % 16u];
  const unsigned q4 = (t % 6u) & 24u;
  v += (unsigned)s0[q4][t % 2u];
  __syncthreads();
  v += (unsigned)counts[(32u - q3) / 32u][(q4 + 62u) / 5u];
  out[t] = v;
}
__global__ void k551(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[1000];
  __shared__ __align__(16) unsigned short s1[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 8064 ? a : ((3u >> (tx & 3)) * 3u); };
  unsigned q3 = q3_of(t * tx);
  if (warp >= 2u) {
    s1[min(lane + 65u, 1u)][((lane ^ 6u) > 7u) ? lane : lane][(lane % 24u) | 19u] = v + 1;
  }
  __syncthreads();
  v += (unsigned)s1[(((warp * 8u) % 32u) / 4u) & 1u][tx & 24u][(((lane / 3u) * lane) + ((unsigned)(__brev(warp * 31u) >> 27))) % 32u];
  v += (unsigned)s0[(min((unsigned)rows[q3 & 12u], 10u) - (((lane ^ 5u) > 12u) ? ((lane / 24u) % 17u) : ((warp % 3u) ^ 36u))) & 7u].b;
  __syncthreads();
  const unsigned q4 = (tx % (tx + 1u)) >> 4;
  for (unsigned i5 = 2; i5 < 6; i5 += 1) {
    unsigned i6 = 0;
    while (i6 < 5) {
      s0[tx & lane].c = (unsigned)s0[tx & lane].c + 1;
      v += (unsigned)s1[i6 / 33u][(t * 2654435761u >> 28) / (i6 + 1u)][i5 & i6];
      __syncthreads();
      i6 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k552(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[8][8][9];
  __shared__ unsigned s1[32][32];
  __shared__ __align__(16) int4 s2[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int q4 = warp;
  if (ty >= 52)
    q4 = warp * 3;
  for (int i5 = 2; i5 < 9; i5 += 1) {
    for (int i6 = 0; i6 < 3; i6 += 1) {
      v += (unsigned)s0[t >> 5][tx][min(((i6 ^ i5) / 3) * 65, 8)];
      s2[(i5 * 3) / 3][(((i6 ^ 1) > 15) ? (127 - i6) : (i6 - ty)) & 15] = make_int4(v, 1, 2, sum(s2[(i5 * 3) / 3][(((i6 ^ 1) > 15) ? (127 - i6) : (i6 - ty)) & 15]) + 1);
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s1[min(tx, ((int)__popc(ty)) % 12)][tx];
  out[t] = v;
}
__global__ void k553(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; i3 += 1) {
    v += (unsigned)s0[i3][ty].d;
    v += (unsigned)atomicExch(&counts[(((int)twos[t & 15]) % (lane + 1)) * (tz >> 2)][(int)mirror(min(ty, 2) % 16)], (int)v);
  }
  v += (unsigned)s0[(tx / 2) | (tz + ty)][warp].a;
  int q4 = tx;
  if ((ty >= 0) || ((warp & 2) != 0))
    q4 = (int)(__brev(warp) >> 24);
  if ((((int)twos[tz]) & 8) != 0) {
    atomicAdd(&counts[tz * 2][(((ty >= 0) ? warp : q4) ^ q4) % 16], (int)1);
  }
  atomicAdd(&counts[((warp + (ty + 15)) & 27) / 6][tz], (int)1);
  v += (unsigned)atomicCAS(&counts[((tx % 24) >> 4) * 17][(q4 % 24) / 6], (int)1, (int)v);
  __syncthreads();
  v += (unsigned)counts[lane][((int)bits(((int)(__brev(tx) >> 24)) % 32)) / 8];
  out[t] = v;
}
__global__ void k554(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][8][9];
  __shared__ float s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[min((int)shuffled[t & 15], tx << 2) / 8][abs(ty - ty)][(lane % 2) * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[((int)(__brev(tx * 33) >> 24)) % ((tz / 3) + 1)][tx][(ty & 1) * 3 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 2; i5 < 23; i5 += 4) {
    v += (unsigned)s1[tx % 5][i5];
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k555(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[256];
  __shared__ int s1[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[max(ty % 8, 27) + i4 * 8];
  }
  __syncthreads();
  int q5 = max(tx, 38) * 65;
  if ((tx >= 14) && (((int)__popc(tx)) % 3 == 0))
    q5 = tz;
  #pragma unroll 2
  for (int i6 = 1; i6 <= 4; i6 *= 2) {
    #pragma unroll 1
    for (int i7 = 64; i7 > 0; i7 >>= 1) {
      s0[tz / 8] = (unsigned)s0[tz / 8] + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k556(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][72];
  __shared__ __align__(16) signed char s1[32][36];
  __shared__ __align__(16) long long s2[2][16][16];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 496 ? a : ((tx * tx) & 85u); };
  unsigned q5 = q5_of(lane * 32u);
  __syncthreads();
  v += (unsigned)s0[lane / 7u][(tx % 8u) / 8u].c;
  v += (unsigned)s1[min(((warp & 1u) * 17u) * 33u, ((t * 2654435761u >> 24) * 2654435761u >> 25) % 3u)][min(warp % 32u, (unsigned)bits(tx))];
  v += (unsigned)s2[(((t + tx) % 10u) * 2654435761u >> 27) & 1u][((unsigned)((unsigned long long)tx / 3)) & 7u][((unsigned)rows[tx & 15]) % (warp + 1u)];
  v += (unsigned)counts[(lane * q5) & 9u];
  out[t] = v;
}
__global__ void k557(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[2][16][16];
  __shared__ float4 s1[8][8][9];
  float *s2 = reinterpret_cast<float *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s2[((((int)(__brev(t) >> 27)) | (lane * 3)) + ((lane * warp) % 24)) + i5 * 8];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[(warp / 8) % 2][tx & 15][(lane % 3) * 4 + i6 + 0].a = v + i6;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    v += (unsigned)s2[warp * 3 + i7 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((int)(short)(warp & 24)) & 31) % 2][(t >> 4) % 5][(((lane % 4) << 5) * (tx + lane)) & 15].b;
  v += sum(s1[tx & 7][(((int)(unsigned char)((int)shuffled[(tx * tx) & 15])) + ((3 >> (t & 3)) & 96)) & 7][((((tx * 16) / 24) & 31) * 2) & 7]);
  v += (unsigned)counts[(warp & 12) / 5][(int)fold(warp, 2)];
  out[t] = v;
}
__global__ void k558(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[256];
  __shared__ long long s1[32][36];
  __shared__ Row s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 16) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[tx][(tx & 7) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[((lane < 1) ? ((tx % 2) / 6) : ((tx % (tx + 1)) / (lane + 1))) % 8][tx * 4 + i5 + 0].a = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += (unsigned)s2[lane % 6][t * 3 + i6 + 0].c;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s2[lane >> 4][i7 + 1].e;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane + tx]);
  v += (unsigned)s1[max((lane / 4) & max(tx, 2), (t * 64) & 85) % 32][((lane / 16) / (lane + 1)) / 5];
  out[t] = v;
}
__global__ void k559(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  __shared__ __align__(16) float4 s1[32][18];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = (warp & 96) % 33;
  __syncthreads();
  v += (unsigned)s0[(tx * warp) % 17][warp % 7];
  v += sum(s1[tz % 2][(tz / 5) / 16]);
  out[t] = v;
}
__global__ void k560(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad *s0 = reinterpret_cast<volatile Triad *>(memory + 0);
  __shared__ volatile double s1[32][32];
  __shared__ __align__(16) volatile Pair s2[1024];
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
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  s0[(((((int)Layout{33, 1}(lane, lane)) ^ 93) > 11) ? warp : tz) * 65].c = (unsigned)s0[(((((int)Layout{33, 1}(lane, lane)) ^ 93) > 11) ? warp : tz) * 65].c + 1;
  v += (unsigned)s0[tx].a;
  __syncthreads();
  v += (unsigned)s1[(int)((long long)(tz * 4) * 3 >> 2)][ty];
  v += (unsigned)s2[warp].b;
  out[t] = v;
}
__global__ void k561(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[32][32];
  Pair (*s1)[36] = reinterpret_cast<Pair (*)[36]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 99) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 99) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((t & 1u) != 0u) {
    s0[(ty / 10u) + 13u][((ty % 17u) / 8u) * lane] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(unsigned)gray(warp)][warp];
  v += (unsigned)s1[(unsigned)gray(warp)][warp % 33u].b;
  v += (unsigned)counts[3u >> (ty & 3)][((unsigned)((long long)(ty + tx) * 3 >> 2)) / 3u];
  out[t] = v;
}
__global__ void k562(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][33];
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
  __syncthreads();
  unsigned j3 = lane & 63;
  unsigned i2 = 1;
  while (i2 < 28) {
    #pragma unroll
    for (unsigned i4 = 0; i4 < 6; i4 += 1) {
      if (i4 < 1u) {
        v += (unsigned)s0[(t / 32u) % 33u][(unsigned)(short)(((unsigned)((unsigned long long)ty / 3)) / (ty + 1u))].a;
      }
    }
    j3 = (j3 ^ 9) & 63;
    i2 += 4;
  }
  #pragma unroll 1
  for (unsigned i5 = (tx >> 2) & 3; i5 < 3; i5 += 3) {
    unsigned i6 = 0;
    while (i6 < 7) {
      s0[((unsigned)shuffled[i6 % 2u]) % 33u][((unsigned)pick(tx)) / 5u].b = (unsigned)s0[((unsigned)shuffled[i6 % 2u]) % 33u][((unsigned)pick(tx)) / 5u].b + 1;
      if ((i5 % (tz + 1u)) < 1u) {
        v += (unsigned)s0[((3u >> (tz & 3)) % 24u) & (((unsigned)(short)((unsigned)__popc(i6))) >> 3)][((63u - (ty & 7u)) / 6u) / 10u].a;
      }
      i6 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k563(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float4 s0[2][16][16];
  int4 (*s1)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; i3 += 2) {
    v += sum(s0[((int)gray(i3)) % 2][tx & 7][ty]);
    if ((tx * 7) < 46) {
      s1[(t & 26) % 2][(i3 < 0) ? (i3 * i3) : (i3 + i3)][i3] = make_int4(v, 1, 2, sum(s1[(t & 26) % 2][(i3 < 0) ? (i3 * i3) : (i3 + i3)][i3]) + 1);
    }
    __syncthreads();
  }
  s1[(ty % (tx + 1)) & 1][ty][1 >> (lane & 3)] = make_int4(v, 1, 2, sum(s1[(ty % (tx + 1)) & 1][ty][1 >> (lane & 3)]) + 1);
  __syncthreads();
  int i4 = 1;
  while (i4 < 12) {
    v += sum(s0[((int)primes[i4 % 12]) & 1][(((int)__popc((int)spread(((int)spread(tx & 31)) & 31))) + (min(tx % 33, (int)(__brev(i4) >> 24)) | ((warp + tx) * 4))) & 15][((int)__popc(t)) % 10]);
    __syncthreads();
    __syncthreads();
    i4 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k564(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  for (int i2 = 2; i2 > 0; i2 /= 2) {
    if ((tx & 2) != 0) {
      v += (unsigned)s0[i2 * 3][(((tx & 127) ^ 19) * 7) % 17].c;
    } else {
      s0[min(tx ^ warp, 10)][(i2 / 8) & 12].a = v;
    }
    if (i2 < 1)
      break;
    v += (unsigned)s0[(((int)rotate<2>((tx * 8) & 31)) + 13) % 16][ty].c;
    v += (unsigned)s0[(int)shuffled[ty]][((lane | 39) * 32) % 17].e;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k565(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[2048];
  __shared__ Triad s1[32][16];
  __shared__ __align__(16) int2 s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[tx * 2 + i4 + 1];
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 8 ? a : ((int)(short)((int)pick(ty))); };
  int q5 = q5_of(ty % 17);
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += sum(s2[tx >> 5][((int)mirror(ty)) & 3][i6 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += (unsigned)s1[(((int)(short)q5) % 7) ^ ((tx & ty) * warp)][(t & 3) * 2 + i7 + 0].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    s0[tx * 3 + i8 + 1] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k566(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[16][17];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)__popc((unsigned)(__brev(tx) >> 27));
  if ((tx / 4u) < 3u)
    q3 = tx * 2654435761u >> 24;
  unsigned j5 = lane & 63;
  for (unsigned i4 = 1; i4 < 10; i4 += 2) {
    #pragma unroll 1
    for (unsigned i6 = 2; i6 < 10; i6 += 2) {
      v += (unsigned)atomicExch(&counts[(31u - ((unsigned)rows[tx % 17u])) & 63u], (unsigned long long)v);
      v += (unsigned)s0[(31u - ((i6 * 2654435761u >> 27) * 31u)) & 7u][((i4 & 7u) * 2654435761u >> 24) / 24u].b;
    }
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 16; i7 += 2) {
    v += (unsigned)atomicCAS(&counts[((unsigned)(short)i7) ^ 35u], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += (unsigned)counts[(((tx ^ tx) % 32u) * 64u) % 64u];
  out[t] = v;
}
__global__ void k567(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32][32] = reinterpret_cast<int (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 13; i2 += 2) {
    v += (unsigned)s0[(t + lane) % 2][(int)fold(ty ^ 12, 9)][i2];
    __syncthreads();
  }
  v += both<int>(&s0[0][0][0], (ty ^ 5) / 4, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k568(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  __shared__ Mixed s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
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
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[lane][(tx % 15u) * 2 + i3 + 0];
  }
  __syncthreads();
  const unsigned q4 = (((tx % 3u == 0u) ? tx : lane) - (t * 16u)) & 7u;
  for (unsigned i5 = 0; i5 < 46; i5 += 8) {
    v += (unsigned)s1[warp * i5].a;
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s1[(t % 31u) * 8 + i6 + 0].c = v + i6;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k569(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[32][32] = reinterpret_cast<unsigned char (*)[32][32]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)s0[((int)rows[warp]) % 2][((tx / (tx + 1)) % 6) | 31][(tx + tx) % 32];
  atomicMax(&counts[ty * 17], (int)v);
  __syncthreads();
  put<unsigned char>(&s0[0][0][0] + 5, (((tx & 7) * tx) % 17) ^ 32, v);
  __syncthreads();
  __syncthreads();
  int q3 = (tx & t) * warp;
  if (ty >= 0)
    q3 = t >> 5;
  __syncthreads();
  v += (unsigned)counts[(int)((unsigned long long)(((int)shuffled[(ty < 1) ? ty : warp]) & 31) / 3)];
  out[t] = v;
}
__global__ void k570(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 5; i3 += 1) {
    if ((i3 ^ 2) > 13) {
      v += (unsigned)s0[((t % 2) & 31) & ((i3 / 2) >> 2)][(int)((long long)tx * 3 >> 2)][i3];
    }
    v += (unsigned)atomicExch(&counts[100 >> (tx & 3)], (unsigned long long)v);
    if (((ty * i3) ^ 86) > 0) {
      v += (unsigned)s0[tz][(int)((long long)(i3 & t) * 3 >> 2)][tx * 17];
    }
  }
  __syncthreads();
  v += (unsigned)counts[(warp / 5) + (tx % 6)];
  out[t] = v;
}
__global__ void k571(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(((int)__clz(lane * 3)) * ((int)Layout{33, 1}(tx, t))) % 2][(t ^ tx) % 6][((int)twos[lane & 15]) % 2] = make_float4(v, 1, 2, v);
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 2; i2 > 0; i2 >>= 1) {
    if ((i2 ^ 2) > 10) {
      s0[(i2 ^ 11) % 2][(tx * i2) / 33][warp] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[((t & 24) * tx) & ((t % 12) / 32)][warp][warp]);
  out[t] = v;
}
__global__ void k572(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll
  for (int i2 = 1; i2 <= 2; i2 <<= 1) {
    v += (unsigned)s0[(((t * 5) >= 123) || ((ty >= 1) && (i2 < 2))) ? (j3 & 31) : ((int)shuffled[j3 & 15])][max(lane, (ty % 33) % 16)];
    __syncthreads();
    j3 = (j3 ^ 9) & 63;
  }
  auto q4_of = [=](int a) { return a < 1 ? a : ((t % 8) >> 3); };
  int q4 = q4_of(tx / 6);
  int q5 = ty;
  if (((int)twos[tz]) % 5 == 4)
    q5 = q4 / 8;
  int j7 = tx & 63;
  for (int i6 = 1; i6 < 2; i6 += 1) {
    s0[((int)((long long)tz * 3 >> 2)) << 4][((int)twos[(((ty / 33) % 4) - (min(warp, tx) * 8)) & 15]) % 32] = 7;
    __syncthreads();
    j7 = j7 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k573(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned *s0 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 23; i2 += 3) {
    int i3 = 2;
    while (i3 < 18) {
      v += (unsigned)s0[((i3 + i3) ^ 32) + min(ty << 4, warp | tz)];
      __syncthreads();
      i3 += 4;
    }
  }
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[warp * 3 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k574(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[16][16];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (warp / 32) & 3; i3 < 31; i3 += 4) {
    atomicAdd(&counts[warp ^ 31], (int)1);
    v += (unsigned)s0[t % 5][(max(ty * 4, ty) / (i3 + 1)) % 16].a;
    v += (unsigned)atomicCAS(&counts[(int)(short)((i3 / 7) * 17)], (int)1, (int)v);
  }
  for (int i4 = 0; i4 < 60; i4 += 8) {
    int i5 = 0;
    while (i5 < 7) {
      v += (unsigned)atomicAdd(&counts[max(i4 & i4, 5) | i5], (int)v);
      i5 += 1;
    }
  }
  #pragma unroll
  for (int i6 = 7; i6 >= 1; i6 -= 2) {
    s0[tz & 12][((ty ^ 15) > 9) ? (tx * 4) : (tx / 2)].a = v;
  }
  #pragma unroll 1
  for (int i7 = ((ty >= 15) ? lane : tz) & 3; i7 < 5; i7 += 1) {
    s0[(i7 * i7) % 2][(tz % 12) % 12].a = 7;
  }
  __syncthreads();
  v += (unsigned)counts[ty + lane];
  out[t] = v;
}
__global__ void k575(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  if ((((int)__popc(tz)) & 16) != 0) {
    v += sum(s0[tz]);
  }
  __syncthreads();
  int i2 = 1;
  do {
    for (int i3 = 16; i3 > 0; i3 /= 2) {
      v += sum(s0[i3 & 34]);
      __syncthreads();
    }
    i2 += 3;
  } while (i2 < 8);
  int j5 = warp & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 28; i4 += 4) {
    int i6 = 0;
    while (i6 < 21) {
      v += sum(s0[((i6 % 7) / 10) % 12]);
      __syncthreads();
      i6 += 8;
    }
    j5 = (j5 + 33) % 64;
  }
  v += sum(s0[(int)__popc(((int)spread(tx & 31)) >> 3)]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k576(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  __shared__ int s1[777];
  __shared__ __align__(16) int2 s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  v += (unsigned)s1[(tx ^ ((int)__popc(tx))) & 96];
  __syncthreads();
  v += (unsigned)s0[(((tx & 4) != 0) ? tx : ty) % 7][((warp + ty) ^ (warp % 8)) / 2];
  __syncthreads();
  auto q4_of = [=](int a) { return a < 3 ? a : ((ty % 17) ^ (lane + ty)); };
  int q4 = q4_of((int)gray(tx));
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s2[(tx * 8) & 31][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k577(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[8][8][9];
  Triad (*s1)[20] = reinterpret_cast<Triad (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
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
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[t % 8u][min(ty, tz % 10u)][i3 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[min(lane + 26u, 21u) / 3u][ty * 2654435761u >> 28].c;
  out[t] = v;
}
__global__ void k578(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[64][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  int i3 = 1;
  do {
    for (int i4 = 0; i4 < 2; i4 += 3) {
      atomicMax(&counts[((int)__clz((int)shuffled[warp])) % ((tx & 127) + 1)], (unsigned)v);
      s0[(i3 % 16) ^ 27][((int)__clz((i4 % (i3 + 1)) ^ 23)) % 16] = (unsigned)s0[(i3 % 16) ^ 27][((int)__clz((i4 % (i3 + 1)) ^ 23)) % 16] + 1;
      __syncthreads();
    }
    i3 += 1;
  } while (i3 < 5);
  for (int i5 = 2; i5 < 5; i5 += 1) {
    v += (unsigned)s0[(int)gray((warp % 7) ^ (lane & 1))][max((int)__popc(lane), i5 - tx)];
    __syncthreads();
  }
  int i6 = 0;
  do {
    int j8 = t & 63;
    for (int i7 = 32; i7 > 0; i7 /= 2) {
      put<float>(&s0[0][0], (i6 % 2) / (lane + 1), v);
      __syncthreads();
      v += (unsigned)atomicAdd(&counts[(i7 | t) & 12], (unsigned)v);
      __syncthreads();
      j8 = (j8 + 33) % 64;
    }
    i6 += 2;
  } while (i6 < 8);
  const int q9 = (lane / 6) % 7;
  #pragma unroll 2
  for (int i10 = 4; i10 >= 0; i10 -= 1) {
    #pragma unroll 1
    for (int i11 = 2; i11 < 5; i11 += 1) {
      s0[(((i11 ^ i11) % 2 == 0) ? (q9 / 4) : (q9 * 5)) + 38][(i10 ^ (i11 | i11)) & 24] = (unsigned)s0[(((i11 ^ i11) % 2 == 0) ? (q9 / 4) : (q9 * 5)) + 38][(i10 ^ (i11 | i11)) & 24] + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)counts[(int)shuffled[(int)shuffled[lane & 15]]];
  out[t] = v;
}
__global__ void k579(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[256];
  __shared__ __align__(16) signed char s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s1[(t % 127u) * 2 + i3 + 0];
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 5; i4 += 2) {
    v += (unsigned)s1[lane];
    __syncthreads();
  }
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += (unsigned)s0[ty * 8 + i5 + 0];
  }
  __syncthreads();
  for (unsigned i6 = 1; i6 < 3; i6 += 1) {
    v += (unsigned)s1[min(i6 & i6, 255u - t)];
    s0[ty & 24u] = v + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k580(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[40] = reinterpret_cast<Mixed (*)[40]>(memory + 0);
  __shared__ __align__(16) int4 s1[500];
  __shared__ __align__(16) double s2[32][33];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 8 ? a : ((lane / 8) + (ty * 31)); };
  int q5 = q5_of(tx % 17);
  for (int i6 = 16; i6 > 0; i6 /= 2) {
    for (int i7 = 2; i7 > 0; i7 /= 2) {
      for (int i8 = 2; i8 < 5; i8 += 1) {
        v += (unsigned)atomicCAS(&counts[warp + ((i6 % 3) % 6)], (unsigned long long)1, (unsigned long long)v);
        if ((i8 + 67) % 2 == 0) {
          v += (unsigned)s0[tx][i7 % 6].c;
        }
        __syncthreads();
      }
    }
  }
  #pragma unroll 1
  for (int i9 = 2; i9 < 33; i9 += 4) {
    v += (unsigned)atomicExch(&counts[((i9 < 9) ? (i9 % 7) : (tx & 24)) / 33], (unsigned long long)v);
    v += sum(s1[(int)(__brev(tx) >> 27)]);
    __syncthreads();
  }
  #pragma unroll 1
  for (int i10 = 0; i10 < 5; i10 += 1) {
    int i11 = 0;
    while (i11 < 20) {
      s2[(int)__popc(ty)][(int)shuffled[((int)(short)(i10 << 1)) / 33]] = 7;
      v += (unsigned)atomicCAS(&counts[warp], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
      i11 += 4;
    }
  }
  __syncthreads();
  v += (unsigned)s2[(tx - tx) & 31][lane];
  v += (unsigned)counts[(((((int)(short)q5) & 1) != 0) ? q5 : q5) + (tx / 16)];
  out[t] = v;
}
__global__ void k581(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[256];
  __shared__ float4 s1[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = (tz % 12) % 5;
  #pragma unroll 2
  for (int i4 = 0; i4 < 7; i4 += 1) {
    v += sum(s1[(i4 | i4) / 2][(q3 % 10) >> 5]);
    __syncthreads();
  }
  for (int i5 = 1; i5 <= 32; i5 <<= 1) {
    if ((i5 % 2) % 5 == 3) {
      s0[(tx ^ tx) + (i5 / 5)] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[((int)(__brev(ty * tz) >> 24)) % ((tz & 7) + 1)]);
  out[t] = v;
}
__global__ void k582(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[8][72];
  __shared__ Quad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[((int)(short)(ty % 24)) % 8][i3 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[max(tx, 22) % 8][ty * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[((int)bits(ty)) % 8].a;
  out[t] = v;
}
__global__ void k583(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ __align__(16) volatile float s1[32][36];
  __shared__ __align__(16) volatile unsigned short s2[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)s2[(int)rotate<3>((ty & 28) & 31)][ty % 8];
  #pragma unroll
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    v += (unsigned)s2[i4][((int)(unsigned char)tx) / 24];
  }
  v += (unsigned)s2[((int)(__brev(ty) >> 27)) >> 1][tx / 10];
  s0[(int)__popc(tx)] = v + 1;
  s0[t % 16] = (unsigned)s0[t % 16] + 1;
  const int q5 = (int)mirror(warp & 63);
  if ((ty * 2) < 11) {
    v += (unsigned)s2[ty][tx];
  }
  if (ty < 0) {
    v += get<volatile unsigned short>(&s2[0][0] + 1, warp * tx);
  } else {
    v += get<volatile unsigned short>(&s2[0][0], ((warp / 3) * warp) ^ ((warp % 5 == 2) ? (((tx ^ 28) > 3) ? tx : ty) : min(ty, 31)));
  }
  __syncthreads();
  v += (unsigned)s1[warp / 6][((tx / 3) / 5) & ((int)(unsigned char)(tx / 33))];
  out[t] = v;
}
__global__ void k584(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 <= 4; i2 <<= 1) {
    if ((((int)(__brev(ty) >> 24)) >= 214) && (tx < 12)) {
      s0[warp][((warp % (tx + 1)) & 7) / (i2 + 1)][warp] = v;
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[ty][(warp % 3) & ((ty % 3 == 0) ? tx : tx)][i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)((long long)ty * 3 >> 2)) / (tx + 1)][warp][(int)((unsigned long long)((tx + 69) / 4) / 3)];
  out[t] = v;
}
__global__ void k585(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[72] = reinterpret_cast<float2 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[((tz < 1) && (tx >= 0)) ? (tz % 4) : (tx % 32)][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[(int)bits(t)][i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k586(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  volatile Mixed (*s1)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 10240);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    #pragma unroll
    for (int i4 = 2; i4 < 34; i4 += 4) {
      if (((i4 + i3) >= 37) || ((((lane ^ 28) > 1) ? tx : t) < 2))
        break;
      if ((i4 & 16) != 0) {
        v += (unsigned)s1[warp][ty][((i4 % 12) % 12) / 33].c;
      }
      if (((tx & 8) != 0) && (i4 < 15))
        break;
      v += (unsigned)s1[max(i4, 29) & 3][(i4 & i4) % (warp + 1)][((i3 * 64) % 33) % 17].a;
      if ((ty & 16) != 0) {
        v += (unsigned)s1[tx & warp][((int)(__brev(ty) >> 24)) % 8][(ty * 5) % 17].b;
      } else {
        v += (unsigned)s1[(i4 / (i4 + 1)) / 32][i4 % 16][i4 / 2].a;
      }
    }
  }
  int q5 = ((ty % 2 == 1) ? t : tx) & 127;
  if ((tx & tx) < 11)
    q5 = (int)__clz(warp);
  #pragma unroll 1
  for (int i6 = 0; i6 <= (255 - t) % 5; ++i6) {
    if ((((tx >= 6) ? tx : ty) ^ 12) > 5) {
      v += (unsigned)s1[i6 % 4][(i6 / 4) / 16][ty].b;
    }
  }
  s1[((((((max(tx, t) ^ 4) > 8) ? tx : ty) / (q5 + 1)) - ((int)twos[tx & 15])) % 3) & 3][t / 32][min(tx, 15) / 8].a = (unsigned)s1[((((((max(tx, t) ^ 4) > 8) ? tx : ty) / (q5 + 1)) - ((int)twos[tx & 15])) % 3) & 3][t / 32][min(tx, 15) / 8].a + 1;
  s0[(int)(__brev(q5 & 7) >> 24)].c = v + 1;
  __syncthreads();
  v += (unsigned)s0[max(127 - (ty + warp), 2)].a;
  out[t] = v;
}
__global__ void k587(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][20];
  __shared__ __align__(16) int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 48) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 48) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s1[lane][min(tx, 8) * 3 + i3 + 1] = make_int2(2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[lane / 7][(t & tx) / 4]);
  v += sum(s1[(tx & 28) / 33][lane]);
  out[t] = v;
}
__global__ void k588(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[8][72];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 < 8; i3 += 1) {
    if (((tx % 4u) ^ 2u) > 0u) {
      s0[((i3 * 2654435761u >> 24) - (warp / 24u)) % 8u][(unsigned)gray(tx)] = v + 1;
    }
    __syncthreads();
  }
  s0[warp ^ tz][warp] = (unsigned)s0[warp ^ tz][warp] + 1;
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[tx];
  out[t] = v;
}
__global__ void k589(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned char s0[32][33];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  volatile short (*s2)[20] = reinterpret_cast<volatile short (*)[20]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 16) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if (lane >= 9u) {
    s1[(t >= 11u) ? tx : tx] = v;
  }
  s0[((lane % 4u) % 5u) * 2654435761u >> 27][(tx & 127u) % 32u] = (unsigned)s0[((lane % 4u) % 5u) * 2654435761u >> 27][(tx & 127u) % 32u] + 1;
  v += both<volatile short>(&s2[0][0], tx ^ t, 32);
  for (unsigned i4 = 0; i4 < 11; i4 += 2) {
    unsigned j6 = tx & 63;
    for (unsigned i5 = 1; i5 < 9; i5 += 1) {
      if (i4 >= 8u) {
        s2[j6 * 2654435761u >> 28][i5 & tx] = 7;
      }
      s0[j6 / 10u][(j6 | i5) % 7u] = v;
      v += (unsigned)s2[min(lane, i5)][i5];
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  unsigned i7 = 2;
  do {
    if (tx % 5u == 2u) {
      put<volatile unsigned char>(&s0[0][0] + 1, tx & i7, v);
    }
    i7 += 4;
  } while (i7 < 22);
  __syncthreads();
  v += (unsigned)s1[lane | tx];
  out[t] = v;
}
__global__ void k590(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[((unsigned)((unsigned long long)warp / 3)) * 3u][i2 + 0].c;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s0[min((((unsigned)rows[((ty - ty) & 63u) & 15]) + 41u) / 24u, 15u)][i3 + 0].e;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k591(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad *s0 = reinterpret_cast<Triad *>(memory + 0);
  float4 (*s1)[17] = reinterpret_cast<float4 (*)[17]>(memory + 12032);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 120) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += sum(s1[(ty * warp) & 1][i4 + 0]);
  }
  __syncthreads();
  int q5 = min((int)twos[warp], 34);
  if ((ty & 2) != 0)
    q5 = (tx % 5 == 4) ? tx : ty;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s1[warp][i6 + 1]);
  }
  __syncthreads();
  int q7 = (warp + warp) / 8;
  if (q5 % 3 == 2)
    q7 = ty * 7;
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    s0[t * 2 + i8 + 1].a = v + i8;
  }
  __syncthreads();
  const int q9 = (127 - q7) * 16;
  #pragma unroll
  for (int i10 = 0; i10 < 8; ++i10) {
    s1[((int)(short)((q9 * 3) % 12)) % 6][i10 + 0] = make_float4(v, 1, 2, v + i10);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[min(q9 & q5, 37)].c;
  v += (unsigned)counts[((int)((long long)((ty << 1) + q9) * 3 >> 2)) % 6][tx];
  out[t] = v;
}
__global__ void k592(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1024];
  __shared__ __align__(16) int s1[512];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[ty] = 7;
  __syncthreads();
  auto q4_of = [=](int a) { return a < 64 ? a : ty; };
  int q4 = q4_of((int)twos[warp]);
  int i5 = 1;
  do {
    s1[((int)shuffled[((int)pick(lane * 8)) & 15]) & ((((ty < 1) ? i5 : q4) ^ 36) >> 5)] = (unsigned)s1[((int)shuffled[((int)pick(lane * 8)) & 15]) & ((((ty < 1) ? i5 : q4) ^ 36) >> 5)] + 1;
    __syncthreads();
    i5 += 1;
  } while (i5 < 9);
  __syncthreads();
  v += (unsigned)s0[abs(t - q4)];
  v += (unsigned)counts[(int)twos[(t & 63) & 15]];
  out[t] = v;
}
__global__ void k593(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[2][16][16];
  __shared__ __align__(16) short s1[4][16][17];
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
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s1[(tx * 33) >> 4][((int)(unsigned char)(100 >> (ty & 3))) % (((int)bits(ty)) + 1)][i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((tz % 32) + 63) % 2][(tx + 34) % 16][((int)rotate<2>(tx & 31)) / 32].c;
  out[t] = v;
}
__global__ void k594(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[2048];
  __shared__ float2 s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[lane * 3 + i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((unsigned)(short)((unsigned)twos[tx])) % 4u][tx][t]);
  out[t] = v;
}
__global__ void k595(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][16] = reinterpret_cast<float4 (*)[16][16]>(memory + 0);
  __shared__ __align__(16) float s1[64][20];
  __shared__ float4 s2[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 1; i4 += 3) {
    s2[((unsigned)((long long)i4 * 3 >> 2)) | (warp / 33u)][((unsigned)(short)((unsigned)(short)lane)) / 5u] = make_float4(v, 1, 2, sum(s2[((unsigned)((long long)i4 * 3 >> 2)) | (warp / 33u)][((unsigned)(short)((unsigned)(short)lane)) / 5u]) + 1);
    s0[((i4 & 20u) * i4) * (255u - warp)][(i4 << 1) >> 4][i4 / 6u] = make_float4(v, 1, 2, sum(s0[((i4 & 20u) * i4) * (255u - warp)][(i4 << 1) >> 4][i4 / 6u]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s1[(unsigned)primes[min(((((lane ^ 14u) > 6u) && (tx < 167u)) && ((((tx * 2654435761u >> 27) ^ 31u) > 14u) && (lane < 25u))) ? ((unsigned)twos[lane & 15]) : min(tx, lane), 34u) & 15]][((unsigned)__popc(t % (lane + 1u))) % 20u];
  out[t] = v;
}
__global__ void k596(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[16][8] = reinterpret_cast<volatile Row (*)[16][8]>(memory + 0);
  __shared__ int counts[256];
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
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = lane * 33;
  #pragma unroll 1
  for (int i4 = 0; i4 <= max(t, 18) % 2; ++i4) {
    #pragma unroll
    for (int i5 = 1; i5 <= 1; i5 *= 2) {
      atomicMax(&counts[max(i5, i4)], (int)v);
    }
  }
  const int q6 = tx | (31 - warp);
  v += (unsigned)s0[min(((((ty % 4) % 3 == 2) ? q6 : q3) - (warp / 3)) * 64, 3)][tz][((warp + warp) * lane) % 8].c;
  const int q7 = q3 * warp;
  if (((q6 * 16) ^ 416) > 15) {
    v += (unsigned)atomicCAS(&counts[(tx & 6) ^ (q3 / 4)], (int)1, (int)v);
  }
  if (((int)fold(q6, 17)) % 4 == 1) {
    v += (unsigned)atomicMin(&counts[tx & 28], (int)v);
  }
  if (q6 < 24) {
    atomicAnd(&counts[tz], (int)v);
  }
  for (int i8 = 1; i8 < 13; i8 += 2) {
    if (q7 % 2 == 1)
      continue;
    if ((tx & 2) != 0) {
      atomicAdd(&counts[((ty - i8) < 2) ? ty : warp], (int)1);
    }
  }
  __syncthreads();
  v += (unsigned)counts[(min(q7, 16) % (q3 + 1)) % 3];
  out[t] = v;
}
__global__ void k597(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[500];
  __shared__ __align__(16) int4 s1[388];
  __shared__ __align__(16) unsigned char s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 105) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 105) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 388; n2 += 105) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 105) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += (unsigned)s0[tx * 8 + i4 + 0].c;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[tx * 4 + i5 + 0].c = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[ty]);
  v += (unsigned)s2[(int)(__brev(ty % 3) >> 24)];
  out[t] = v;
}
__global__ void k598(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 31 ? a : ((unsigned)(short)(tx + 49u)); };
  unsigned q2 = q2_of(lane + 31u);
  s0[t] = 7;
  for (unsigned i3 = 1; i3 < 8; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 8; i4 > 0; i4 >>= 1) {
      v += (unsigned)s0[i4 % 4u];
      v += both<volatile signed char>(s0 + 5, (unsigned)(unsigned char)ty, 32);
      if ((lane * i3) % 3u == 1u) {
        v += (unsigned)s0[((unsigned)(__brev(i4 * 2654435761u >> 24) >> 27)) + ((lane & 7u) + (tz * 5u))];
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k599(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[warp * 8 + i2 + 1]);
  }
  __syncthreads();
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    int j5 = t & 63;
    for (int i4 = 2; i4 > 0; i4 >>= 1) {
      v += sum(s0[(ty & 127) + 20]);
      __syncthreads();
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    v += sum(s0[tz * 3 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k550<<<1, dim3(16, 1, 1), 0>>>(out);
  k551<<<1, dim3(128, 1, 1), 0>>>(out);
  k552<<<1, dim3(1, 64, 1), 0>>>(out);
  k553<<<1, dim3(8, 4, 2), 0>>>(out);
  k554<<<1, dim3(4, 4, 4), 0>>>(out);
  k555<<<1, dim3(32, 2, 2), 0>>>(out);
  k556<<<1, dim3(100, 1, 1), 0>>>(out);
  k557<<<1, dim3(64, 1, 1), 4096>>>(out);
  k558<<<1, dim3(16, 1, 1), 0>>>(out);
  k559<<<1, dim3(4, 4, 4), 1280>>>(out);
  k560<<<1, dim3(32, 2, 2), 6144>>>(out);
  k561<<<1, dim3(33, 3, 1), 9216>>>(out);
  k562<<<1, dim3(32, 2, 2), 0>>>(out);
  k563<<<1, dim3(16, 16, 1), 8192>>>(out);
  k564<<<1, dim3(32, 4, 1), 0>>>(out);
  k565<<<1, dim3(1, 64, 1), 0>>>(out);
  k566<<<1, dim3(16, 1, 1), 0>>>(out);
  k567<<<1, dim3(16, 16, 1), 8192>>>(out);
  k568<<<1, dim3(64, 1, 1), 0>>>(out);
  k569<<<1, dim3(33, 3, 1), 2048>>>(out);
  k570<<<1, dim3(1, 32, 2), 0>>>(out);
  k571<<<1, dim3(128, 1, 1), 0>>>(out);
  k572<<<1, dim3(8, 4, 2), 0>>>(out);
  k573<<<1, dim3(8, 4, 2), 8192>>>(out);
  k574<<<1, dim3(2, 16, 4), 0>>>(out);
  k575<<<1, dim3(1, 32, 2), 4096>>>(out);
  k576<<<1, dim3(8, 8, 1), 0>>>(out);
  k577<<<1, dim3(4, 4, 4), 7680>>>(out);
  k578<<<1, dim3(100, 1, 1), 0>>>(out);
  k579<<<1, dim3(32, 2, 2), 0>>>(out);
  k580<<<1, dim3(32, 8, 1), 10752>>>(out);
  k581<<<1, dim3(32, 2, 2), 0>>>(out);
  k582<<<1, dim3(16, 16, 1), 0>>>(out);
  k583<<<1, dim3(32, 8, 1), 4096>>>(out);
  k584<<<1, dim3(32, 4, 1), 0>>>(out);
  k585<<<1, dim3(2, 16, 4), 4608>>>(out);
  k586<<<1, dim3(24, 5, 1), 18944>>>(out);
  k587<<<1, dim3(48, 1, 1), 0>>>(out);
  k588<<<1, dim3(8, 4, 2), 0>>>(out);
  k589<<<1, dim3(16, 1, 1), 6656>>>(out);
  k590<<<1, dim3(32, 8, 1), 0>>>(out);
  k591<<<1, dim3(24, 5, 1), 16384>>>(out);
  k592<<<1, dim3(8, 8, 1), 0>>>(out);
  k593<<<1, dim3(1, 32, 2), 0>>>(out);
  k594<<<1, dim3(16, 1, 1), 0>>>(out);
  k595<<<1, dim3(256, 1, 1), 8192>>>(out);
  k596<<<1, dim3(4, 4, 4), 10240>>>(out);
  k597<<<1, dim3(5, 3, 7), 0>>>(out);
  k598<<<1, dim3(2, 16, 4), 2048>>>(out);
  k599<<<1, dim3(8, 4, 2), 8192>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

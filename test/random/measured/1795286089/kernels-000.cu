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
  __shared__ __align__(16) volatile unsigned s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 1; i2 < 7; i2 += 1) {
    if (((((int)__clz(lane)) >= 3) && (ty % 4 == 3)) && (((i2 ^ 39) ^ 18) > 15)) {
      v += all(s0[(int)twos[ty & 15]]);
    } else {
      v += all(s0[(int)shuffled[tx]]);
    }
  }
  const int q3 = (warp * tz) + (32 - tz);
  if ((q3 ^ 33) % 2 == 1) {
    put<volatile unsigned>(s0 + 1, ((ty >> 5) < 0) ? ((tz / 24) * 4) : ((int)(__brev(63 - tz) >> 24)), v);
  }
  v += all(s0[(int)pick((q3 * 2) / 4)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k1(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][8][9];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 6; i3 >= 0; i3 -= 2) {
    atomicMax(&counts[(max(((((i3 ^ 0) > 12) && ((t % 32) < 7)) ? i3 : i3) & 1, (int)(__brev(warp % 10) >> 24)) + t * 29) % 256], (unsigned)v);
  }
  int q4 = ((int)((unsigned long long)tx / 3)) + 63;
  if (((tx / 2) ^ 17) > 0)
    q4 = ty * 5;
  for (int i5 = 0; i5 < 18; i5 += 3) {
    if (i5 < 7) {
      put<volatile float>(&s0[0][0][0] + 1, lane, v);
    }
    atomicAdd(&counts[((((int)((unsigned long long)((int)__clz(q4 + tx)) / 3)) % 33) + t * 29) % 256], (unsigned)1);
  }
  for (int i6 = 0; i6 < 15; i6 += 2) {
    for (int i7 = 1; i7 <= 2; i7 *= 2) {
      int i8 = 0;
      do {
        atomicAdd(&counts[(((i6 << 5) % 16) + t * 29) % 256], (unsigned)v);
        atomicAdd(&counts[((i8 + ((int)shuffled[min((int)mirror(tx), lane) & 15])) + t * 29) % 256], (unsigned)v);
        atomicAnd(&counts[(i8 + t * 29) % 256], (unsigned)v);
        i8 += 8;
      } while (i8 < 14);
    }
  }
  __syncthreads();
  v += all(s0[tx % 8][warp / 6][((warp / 4) & 28) % 9]);
  v += all(counts[(warp < 1) ? (ty * q4) : (tx * 4)]);
  out[t] = v;
}
__global__ void k2(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 8; i3 > 0; i3 >>= 1) {
    s0[((ty * i3) >= 24) ? (((int)primes[((int)(__brev(warp) >> 24)) & 15]) / 7) : ((ty >= 3) ? ((ty / 10) + min(i3, 34)) : ((tx % (i3 + 1)) % (i3 + 1)))] = all(s0[((ty * i3) >= 24) ? (((int)primes[((int)(__brev(warp) >> 24)) & 15]) / 7) : ((ty >= 3) ? ((ty / 10) + min(i3, 34)) : ((tx % (i3 + 1)) % (i3 + 1)))]) + 1;
  }
  __syncthreads();
  v += all(counts[ty][ty]);
  out[t] = v;
}
__global__ void k3(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ __align__(16) Pair s1[32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 31 ? a : ((int)((unsigned long long)((int)(__brev(tx) >> 27)) / 3)); };
  int q4 = q4_of(tx ^ 17);
  s0[ty] = make_int4(v, 1, 2, sum(s0[ty]) + 1);
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[(ty + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 1; i5 < 10; i5 += 8) {
    for (int i6 = 0; i6 < 8; i6 += 1) {
      v += (unsigned)atomicCAS(&counts[(((q4 * i5) % 3) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[ty][ty].a);
  v += all(counts[min((int)primes[warp], 11)]);
  out[t] = v;
}
__global__ void k4(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Quad s0[8][72];
  __shared__ __align__(16) volatile int s1[1000];
  volatile Mixed (*s2)[20] = reinterpret_cast<volatile Mixed (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 105) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 105) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 105) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1280; n3 += 105) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 9; i4 += 3) {
    #pragma unroll
    for (unsigned i5 = 1; i5 < 5; i5 += 1) {
      v += all(s2[(tz >> 2) & 21u][((unsigned)bits(i5)) * 3u].a);
      if (warp >= 2u) {
        v += get<volatile int>(s1 + 1, 63u - ((((unsigned)pick(ty)) / 32u) / (((unsigned)spread(t & 31)) + 1u)));
      } else {
        v += all(s1[255u - (i4 + tx)]);
      }
      s2[min(t % 6u, tx + i5)][i5].b = v;
    }
  }
  unsigned q6 = (unsigned)((unsigned long long)(warp * 5u) / 3);
  if (warp < 1u)
    q6 = (unsigned)primes[ty];
  for (unsigned i7 = 1; i7 < 20; i7 += 3) {
    for (unsigned i8 = 0; i8 < 8; i8 += 4) {
      unsigned j10 = tx & 63;
      #pragma unroll 1
      for (unsigned i9 = (q6 & 12u) & 3; i9 < 10; i9 += 4) {
        v += all(s0[warp][((((unsigned)pick(i9)) * 17u) - ((j10 * 7u) ^ 34u)) & 31u].a);
        j10 = j10 >> 1;
      }
    }
  }
  #pragma unroll 2
  for (unsigned i11 = 0; i11 < 6; i11 += 1) {
    s0[(((tx % 24u) ^ (i11 / 4u)) * 32u) & 7u][tx].d = all(s0[(((tx % 24u) ^ (i11 / 4u)) * 32u) & 7u][tx].d) + 1;
    s2[lane * 2654435761u >> 28][tx].a = v;
    s0[t % 8u][t & 3u].a = 7;
  }
  if (q6 < 16u) {
    v += all(s2[max(((unsigned)((unsigned long long)ty / 3)) + (q6 ^ tx), 13u) & 7u][((((unsigned)__popc(q6)) % 16u) % 3u) * 2654435761u >> 28].b);
  }
  if (lane < 12u) {
    s1[((ty ^ tx) / 3u) * 32u] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k5(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[33] = reinterpret_cast<volatile unsigned (*)[33]>(memory + 0);
  __shared__ volatile Row s1[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = ((unsigned)(unsigned char)warp) * warp;
  if (((ty & 7u) & 8u) != 0u)
    q4 = t & 85u;
  if (ty >= 18u) {
    v += get<volatile unsigned>(&s0[0][0] + 1, (q4 % 33u) / (((unsigned)mirror(tz)) + 1u));
  } else {
    s0[(unsigned)shuffled[(unsigned)((unsigned long long)ty / 3)]][tx] = 7;
  }
  v += all(s1[min(q4, 9u) / 24u].c);
  v += all(s1[t ^ warp].a);
  s0[((q4 & 85u) & 12u) % 12u][ty] = all(s0[((q4 & 85u) & 12u) % 12u][ty]) + 1;
  if (q4 >= 39u) {
    v += (unsigned)atomicExch(&counts[(warp + t * 29) % 256], (unsigned)v);
  }
  const unsigned q5 = (q4 / 5u) / 3u;
  #pragma unroll 1
  for (unsigned i6 = (((ty >= 20u) || ((ty & 1u) != 0u)) ? q5 : q4) & 3; i6 < 22; i6 += 4) {
    #pragma unroll 2
    for (unsigned i7 = 1; i7 < 5; i7 += 1) {
      if ((max(tx, 9u) ^ 9u) > 4u)
        continue;
      v += get<volatile unsigned>(&s0[0][0] + 1, ((unsigned)__popc(i7)) ^ (ty ^ i6));
    }
  }
  __syncthreads();
  v += all(counts[((unsigned)fold(min(q5, 25u), 10)) << 2]);
  out[t] = v;
}
__global__ void k6(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[1024];
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
  __syncthreads();
  int i2 = 0;
  while (i2 < 6) {
    for (int i3 = 0; i3 < 34; i3 += 8) {
      s0[(i2 & 63) % 10].b = 7;
      __syncthreads();
    }
    i2 += 1;
  }
  __syncthreads();
  v += all(s0[(tx * tx) / 10].c);
  out[t] = v;
}
__global__ void k7(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ volatile Mixed s1[1000];
  __shared__ int counts[64];
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
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = lane / 4;
  if ((warp + 6) < 12)
    q4 = tx % 8;
  s0[tx + 65].a = all(s0[tx + 65].a) + 1;
  if ((((int)spread(warp & 31)) < 130) || ((warp & 4) != 0)) {
    v += all(s0[tx].c);
  }
  __syncthreads();
  v += all(s1[(int)pick(warp)].a);
  v += all(counts[(q4 | tx) % 64]);
  out[t] = v;
}
__global__ void k8(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if ((ty < 0) && (((ty % (ty + 1)) ^ 0) > 11)) {
    v += get<volatile float>(&s0[0][0][0] + 1, (t % 12) * 4);
  }
  if (tz >= 0) {
    v += all(s0[ty][((int)fold(ty, 2)) + 1][lane]);
  }
  if (((tz ^ tz) & 6) != 0) {
    s0[(tx / 5) * (tz >> 2)][(((((ty % 3) >= 1) ? tx : tz) & 96) & 15) >> 4][((int)shuffled[warp]) + (((warp + tx) >= 23) ? tz : warp)] = all(s0[(tx / 5) * (tz >> 2)][(((((ty % 3) >= 1) ? tx : tz) & 96) & 15) >> 4][((int)shuffled[warp]) + (((warp + tx) >= 23) ? tz : warp)]) + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k9(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][33];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((ty / 7) + (ty / 7)) + t * 29) % 256], (unsigned long long)v);
  v += all(s0[warp & tx][ty >> 3]);
  v += (unsigned)atomicCAS(&counts[(((warp * 16) % 6) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  v += (unsigned)atomicCAS(&counts[((1 >> (ty & 3)) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
  #pragma unroll 1
  for (int i3 = min(tx, 31) & 3; i3 < 3; i3 += 3) {
    s0[warp * warp][(i3 % 12) & (warp % 33)] = all(s0[warp * warp][(i3 % 12) & (warp % 33)]) + 1;
  }
  __syncthreads();
  v += all(counts[(int)((long long)ty * 3 >> 2)]);
  out[t] = v;
}
__global__ void k10(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ __align__(16) float2 s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  if (tx >= 60) {
    s0[(int)rows[min(t, (int)gray(tx)) & 15]] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp]);
  v += sum(s1[((((int)((long long)lane * 3 >> 2)) >> 3) + tx) % 16][lane % 6]);
  out[t] = v;
}
__global__ void k11(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][tx % 17].b);
  __syncthreads();
  int q2 = ((int)(__brev(ty) >> 24)) + 3;
  if (tx < 1)
    q2 = ty / 3;
  int i3 = 2;
  while (i3 < 4) {
    s0[(int)__popc((int)spread(q2 & 31))][((i3 * 4) / 2) % (i3 + 1)].b = all(s0[(int)__popc((int)spread(q2 & 31))][((i3 * 4) / 2) % (i3 + 1)].b) + 1;
    __syncthreads();
    i3 += 1;
  }
  auto q4_of = [=](int a) { return a < 15 ? a : ((warp & 3) / 2); };
  int q4 = q4_of(lane);
  int j6 = warp & 63;
  int i5 = 2;
  do {
    if (i5 % 4 == 2) {
      s0[i5 ^ 9][((warp & 8) != 0) ? (tx & 24) : (((tx & 19) < 11) ? tx : i5)].a = v;
    }
    __syncthreads();
    j6 = (j6 + 33) % 64;
    i5 += 2;
  } while (i5 < 5);
  auto q7_of = [=](int a) { return a < 255 ? a : ((warp ^ 25) ^ (warp ^ ty)); };
  int q7 = q7_of(q2 | q4);
  v += all(s0[ty][q4 / 16].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k12(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  __shared__ __align__(16) float s1[2048];
  __shared__ Quad s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
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
  const int q4 = (ty * 65) + (warp * 65);
  int j6 = tx & 63;
  #pragma unroll 2
  for (int i5 = 2; i5 < 13; i5 += 3) {
    int j8 = tx & 63;
    #pragma unroll 2
    for (int i7 = 0; i7 < 6; i7 += 1) {
      v += all(s0[(i7 & 15) % 32][((i5 ^ i7) ^ 8) / 8]);
      __syncthreads();
      j8 = (j8 ^ 9) & 63;
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(s1[tz]);
  v += all(s2[t].a);
  out[t] = v;
}
__global__ void k13(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Pair s0[2][16][16];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][tx][(lane * lane) % 16u].b);
  v += all(counts[((t + warp) * 3u) % 33u]);
  out[t] = v;
}
__global__ void k14(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[8][8][9];
  __shared__ __align__(16) int2 s1[8][8][9];
  __shared__ unsigned short s2[4][16][17];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 256) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = (int)rows[t / 33];
  #pragma unroll 1
  for (int i6 = 0; i6 < 27; i6 += 4) {
    v += sum(s1[((int)primes[warp]) % 8][((i6 ^ q5) % 4) >> 2][i6 % 5]);
    __syncthreads();
    atomicAdd(&counts[(((((i6 ^ 3) > 11) || (i6 >= 16)) ? ((i6 >> 1) % (tx + 1)) : ((i6 * 8) % 33)) + t * 29) % 64], (int)1);
    __syncthreads();
  }
  s0[ty][(((int)shuffled[ty]) & (tx & 28)) & 7][tx % 9] = v;
  __syncthreads();
  __syncthreads();
  v += all(s0[(511 << (q5 & 3)) % 8][(int)fold(((warp & 16) != 0) ? warp : ty, 5)][(tx << 1) / 24]);
  v += all(s2[warp / 6][ty][lane / 4]);
  v += all(counts[(ty & 96) & 15]);
  out[t] = v;
}
__global__ void k15(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[20] = reinterpret_cast<float4 (*)[20]>(memory + 0);
  __shared__ int4 s1[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 388; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 6; ++i3) {
    v += sum(s1[tx + i3 * 33]);
  }
  __syncthreads();
  int i4 = 0;
  do {
    v += sum(s1[max(ty, tx) ^ ((int)pick(i4))]);
    __syncthreads();
    __syncthreads();
    i4 += 8;
  } while (i4 < 62);
  if (lane < 4) {
    v += sum(s0[((tx + 2) / 2) / 4][warp * 4]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k16(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  __shared__ float s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[warp | ((warp + tx) >> 3)][lane / 32u]);
  __syncthreads();
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 8; i3 += 3) {
    for (unsigned i4 = 2; i4 < 8; i4 += 1) {
      s0[(((t % 8u) / 16u) % 32u) % 3u][(unsigned)((long long)i3 * 3 >> 2)] = all(s0[(((t % 8u) / 16u) % 32u) % 3u][(unsigned)((long long)i3 * 3 >> 2)]) + 1;
      if ((ty & 2u) != 0u) {
        s1[ty][(i4 / 5u) / 10u] = v + 1;
      }
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (unsigned i5 = 64; i5 > 0; i5 >>= 1) {
    v += all(s0[ty][(unsigned)mirror(i5 % 4u)]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k17(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    #pragma unroll 1
    for (int i3 = (i2 ^ warp) & 3; i3 < 17; i3 += 3) {
      if ((i3 + i3) < 4)
        continue;
      s0[(min(t, 10) & i2) * (i3 + 1)].b = all(s0[(min(t, 10) & i2) * (i3 + 1)].b) + 1;
    }
    i2 += 1;
  } while (i2 < 7);
  for (int i4 = 1; i4 < 9; i4 += 1) {
    for (int i5 = 1; i5 <= 2; i5 <<= 1) {
      s0[warp].a = 7;
    }
  }
  #pragma unroll 2
  for (int i6 = 0; i6 < 8; i6 += 1) {
    v += all(s0[tx * (warp & tx)].a);
  }
  s0[warp * 2].a = all(s0[warp * 2].a) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k18(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[512];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (ty ^ ty) * ty;
  if (ty % 4 == 1)
    q3 = 31 - ty;
  int i4 = 1;
  while (i4 < 12) {
    atomicAdd(&counts[(((1 >> (i4 & 3)) * tx) | ((i4 * tx) * i4)) % 32][(min(i4 * 17, 20) + t * 29) % 33], (int)v);
    atomicMax(&counts[i4 >> 1][((((i4 ^ q3) % 12) % 3) + t * 29) % 33], (int)v);
    v += both<volatile int>(s0 + 1, i4, 32);
    i4 += 8;
  }
  __syncthreads();
  v += all(counts[(((q3 ^ 33) << 5) ^ 25) & ((int)rotate<4>((max(tx, tx) & 24) & 31))][ty]);
  out[t] = v;
}
__global__ void k19(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[((int)(__brev(tx / 16) >> 27)) & warp].c = 7;
  if ((ty ^ 7) > 9) {
    v += all(s0[(int)pick((warp + 58) ^ 19)].b);
  } else {
    v += all(s0[tx * 31].a);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k20(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[32] = reinterpret_cast<float (*)[32]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 3; i3 += 1) {
    v += all(s0[(t * 17) % 17][(int)mirror(ty)]);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[((int)fold(t, 65)) / 2]);
  out[t] = v;
}
__global__ void k21(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((lane * 7) % 10); };
  int q2 = q2_of(warp >> 5);
  for (int i3 = 0; i3 < 25; i3 += 4) {
    v += sum(s0[warp][(i3 % 24) / 24]);
    __syncthreads();
  }
  for (int i4 = 2; i4 < 7; i4 += 1) {
    for (int i5 = 1; i5 < 23; i5 += 4) {
      if (tx >= 29) {
        s0[(((i4 / 4) * 32) - (i4 ^ 22)) & 31][((i4 % 33) % 6) >> 1] = make_int4(v, 1, 2, v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k22(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 2; i2 >= 0; i2 -= 1) {
    v += get<volatile float>(&s0[0][0][0], (int)((unsigned long long)i2 / 3));
  }
  v += all(s0[(ty * ty) % 6][ty][((ty & 4) != 0) ? (ty % 5) : ty]);
  v += get<volatile float>(&s0[0][0][0], tx);
  s0[((ty ^ 5) > 15) ? (warp / 10) : (tx / 4)][(tx ^ ty) % 8][tx & 3] = 7;
  int q3 = (t | ty) ^ (tx / 33);
  if (lane % 5 == 4)
    q3 = (int)(unsigned char)ty;
  #pragma unroll
  for (int i4 = 0; i4 < 5; i4 += 1) {
    v += all(s0[(t + 47) & 3][warp][(((warp / 3) / 33) / 4) >> 1]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k23(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 0; i2 < 2; i2 += 1) {
    if (tx % 3u == 1u) {
      s0[(i2 * 7u) >> 4][(((127u - tx) * i2) % 6u) ^ (((i2 | lane) * i2) >> 1)][((unsigned)gray((tx * t) / 16u)) / 7u] = 7;
    }
    __syncthreads();
  }
  for (unsigned i3 = 0; i3 < 3; i3 += 1) {
    #pragma unroll 2
    for (unsigned i4 = 0; i4 < 64; i4 += 8) {
      if (i4 < 3u) {
        s0[i3 & (tx / 33u)][i4 % 8u][i4 & 7u] = 7;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[lane % 8u][(unsigned)((long long)(t / 5u) * 3 >> 2)][t / 8u]);
  out[t] = v;
}
__global__ void k24(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[8][9] = reinterpret_cast<float4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  const unsigned q2 = min(tx & 85u, 34u);
  for (unsigned i3 = 1; i3 < 6; i3 += 1) {
    for (unsigned i4 = 0; i4 < 1; i4 += 1) {
      v += sum(s0[tx / 8u][((((unsigned)rows[i3]) >> 5) + 38u) % 8u][(i4 / 16u) & 8u]);
      __syncthreads();
    }
  }
  for (unsigned i5 = 0; i5 < 7; i5 += 3) {
    v += sum(s0[((unsigned)primes[max(q2 * i5, (tx - i5) & 31u) & 15]) % 8u][(i5 + t) / 33u][(((unsigned)bits((i5 - i5) & 255u)) + ((q2 * 2u) % 6u)) >> 3]);
    __syncthreads();
    __syncthreads();
  }
  if ((lane ^ 31u) > 13u) {
    v += sum(s0[warp][(unsigned)fold(min(warp, lane), 2)][(((unsigned)primes[tx & 15]) + 17u) % 9u]);
  }
  __syncthreads();
  if ((t & 16u) != 0u) {
    v += sum(s0[warp % 5u][((unsigned)(__brev((((unsigned)(unsigned char)tx) ^ 22u) % 17u) >> 24)) % 8u][((unsigned)rows[(((warp + lane) - (warp % 3u)) & 255u) & 15]) & 7u]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k25(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Mixed s0[256];
  Mixed *s1 = reinterpret_cast<Mixed *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 105) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 0;
  while (i3 < 7) {
    v += all(s1[(int)pick((int)(short)tx)].a);
    __syncthreads();
    i3 += 1;
  }
  v += all(s0[(warp / 33) + (ty * 16)].b);
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 64; i4 *= 2) {
    if ((i4 * t) < 5440) {
      s1[((warp & 85) + (warp >> 1)) & 28].a = 7;
    }
    if (i4 >= 43) {
      s0[min(tx + tx, 35) / 8].b = v;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k26(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short *s0 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((tz * 16) >= 14) {
    v += all(s0[(warp ^ t) >> 5]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k27(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row (*s0)[20] = reinterpret_cast<volatile Row (*)[20]>(memory + 0);
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 6400);
  __shared__ unsigned counts[256];
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
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s1[(int)(short)ty]);
  v += all(s1[min(ty % 12, 38)]);
  if ((((warp ^ 0) > 8) && (((int)primes[tx]) < 33)) || ((ty % 3) >= 1)) {
    atomicAnd(&counts[(((int)(__brev(max(warp + 51, tx & 127) - (((warp ^ 1) > 2) ? warp : (lane % 33))) >> 24)) + t * 29) % 256], (unsigned)v);
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx / 33) % 4; ++i4) {
    if (((i4 ^ 1) > 15) && (((ty / 10) & 16) != 0)) {
      atomicAdd(&counts[(i4 + t * 29) % 256], (unsigned)1);
    } else {
      v += (unsigned)atomicMin(&counts[((tx >> 2) + t * 29) % 256], (unsigned)v);
    }
  }
  __syncthreads();
  v += all(s0[(127 - (ty % 3)) >> 3][(tx * 5) + ((int)((unsigned long long)warp / 3))].a);
  v += all(counts[(warp * t) / 3]);
  out[t] = v;
}
__global__ void k28(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[16][17];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((tx / 24) ^ 2) > 15) {
    v += (unsigned)atomicExch(&counts[(((int)(short)((lane / 6) * 3)) + t * 29) % 256], (int)v);
  }
  s0[warp][((int)(__brev((int)__popc(tx)) >> 27)) % 17] = make_float2(2, sum(s0[warp][((int)(__brev((int)__popc(tx)) >> 27)) % 17]) + 1);
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 18; i3 += 4) {
    atomicAnd(&counts[((i3 & 7) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(int)(__brev((t * warp) % 17) >> 27)]);
  out[t] = v;
}
__global__ void k29(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[33][40];
  __shared__ __align__(16) int4 s1[32][18];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = ty;
  if ((warp ^ 1) > 10)
    q4 = tx + lane;
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 1; i5 < 8; i5 += 1) {
    if ((((((warp - lane) & 16) != 0) && ((i5 & 16) != 0)) && ((j6 & 8) != 0)) && ((ty + 36) < 41)) {
      v += (unsigned)atomicExch(&counts[(((int)__popc(i5)) + t * 29) % 256], (int)v);
    }
    __syncthreads();
    j6 = j6 >> 1;
  }
  const int q7 = (q4 & 85) * 32;
  int j9 = lane & 63;
  #pragma unroll 1
  for (int i8 = 0; i8 < 27; i8 += 8) {
    v += get<float>(&s0[0][0], i8 + (tx | i8));
    __syncthreads();
    __syncthreads();
    j9 = (j9 ^ 9) & 63;
  }
  #pragma unroll
  for (int i10 = 0; i10 < 58; i10 += 8) {
    v += (unsigned)atomicCAS(&counts[(((int)__clz(tx + 50)) + t * 29) % 256], (int)1, (int)v);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[min((int)twos[ty & 15], tx % 3) % 12][lane / 3]);
  v += all(counts[(((int)twos[q7 & 15]) & ((int)(__brev(warp) >> 27))) + 46]);
  out[t] = v;
}
__global__ void k30(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[36] = reinterpret_cast<float (*)[36]>(memory + 0);
  __shared__ __align__(16) float s1[2048];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 6; ++i4) {
    v += all(s1[((unsigned)rows[(tx << 5) & 15]) + i4 * 64]);
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 25; i5 += 4) {
    s1[(tx % 12u) * 2654435761u >> 25] = all(s1[(tx % 12u) * 2654435761u >> 25]) + 1;
    __syncthreads();
  }
  unsigned j7 = warp & 63;
  for (unsigned i6 = 1; i6 <= 4; i6 *= 2) {
    #pragma unroll 1
    for (unsigned i8 = 1; i8 < 8; i8 += 1) {
      v += all(s0[lane % 8u][lane | ((((unsigned)(__brev(i8) >> 27)) / 3u) / 3u)]);
      __syncthreads();
    }
    j7 = (j7 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[ty % 32u]);
  out[t] = v;
}
__global__ void k31(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  int i2 = 0;
  while (i2 < 6) {
    v += sum(s0[i2 + 15][(lane < 27) ? (((int)__clz(warp)) % (i2 + 1)) : lane]);
    __syncthreads();
    i2 += 1;
  }
  for (int i3 = 0; i3 < 4; i3 += 1) {
    if (((warp * 16) ^ 44) > 9) {
      s0[(int)__popc(warp * 32)][tx ^ (ty + i3)] = make_float2(2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k32(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[512];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ __align__(16) Pair s2[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  s0[((tx * 2654435761u >> 26) * 2654435761u >> 26) % 3u] = 7;
  __syncthreads();
  __syncthreads();
  v += all(s0[tx % 10u]);
  v += sum(s1[warp % 12u]);
  v += all(s2[((ty * 2654435761u >> 26) + 6u) % 17u].b);
  out[t] = v;
}
__global__ void k33(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    s0[(int)bits(tz & 11)] = v + 1;
    v += (unsigned)atomicExch(&counts[((((int)(short)i3) ^ (i3 % 16)) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
    i3 += 4;
  } while (i3 < 22);
  const int q4 = max(t, ty) | (warp % 8);
  #pragma unroll 2
  for (int i5 = 28; i5 >= 0; i5 -= 4) {
    if (((q4 & 8) != 0) && (ty < 2)) {
      s0[i5] = 7;
    }
    __syncthreads();
  }
  const int q6 = (q4 | 18) / 8;
  #pragma unroll 1
  for (int i7 = 1; i7 <= 1; i7 *= 2) {
    for (int i8 = 0; i8 < 8; i8 += 1) {
      s0[(int)(short)(((int)primes[t & 15]) / (tx + 1))] = all(s0[(int)(short)(((int)primes[t & 15]) / (tx + 1))]) + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[t]);
  out[t] = v;
}
__global__ void k34(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[512];
  __shared__ __align__(16) volatile float s1[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(t + t) & (tx * lane)]);
  if (((lane & 8) != 0) || (t % 2 == 1)) {
    put<volatile float>(&s1[0][0], ((int)rows[(((int)__clz(tx)) - (warp - tx)) & 15]) << 2, v);
  }
  v += all(s0[(int)(short)max(t, tx)]);
  #pragma unroll 1
  for (int i3 = t; i3 < 368; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s1[(t * 5) & ((int)rotate<4>(tx & 31))][tx & 1]);
    s1[warp][(tx << 3) * ((3 << (t & 3)) / 33)] = v;
    if ((i3 * tx) < 30342)
      continue;
    v += all(s1[(lane / 16) % 17][((int)shuffled[(tx / 4) & 15]) / 16]);
  }
  v += get<volatile short>(s0, (int)(__brev((tx >= 17) ? (warp * warp) : (tx * 33)) >> 24));
  if (warp % 5 == 3) {
    v += get<volatile float>(&s1[0][0] + 5, tx ^ ((tx * 32) / 32));
  } else {
    put<volatile float>(&s1[0][0] + 1, (((tx % 24) % 10) | ((tx * 31) + (t % 24))) % 17, v);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k35(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[1024];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 5; ++i2) {
    s0[((int)(short)tx) + i2 * 32] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 2; i3 < 6; i3 += 4) {
    if ((ty ^ 0) > 7) {
      s0[(i3 / 6) + 1] = v;
    }
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 1 ? a : (((int)__clz(lane)) | (63 - tx)); };
  int q4 = q4_of(lane & warp);
  int i5 = 0;
  while (i5 < 7) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 1; i6 += 2) {
      int j8 = tx & 63;
      #pragma unroll 1
      for (int i7 = 0; i7 < 4; i7 += 1) {
        s0[(int)primes[i7]] = v;
        __syncthreads();
        j8 = j8 >> 1;
      }
    }
    i5 += 1;
  }
  for (int i9 = 64; i9 > 0; i9 /= 2) {
    if ((lane % 4 == 3) || (q4 >= 48)) {
      s0[((t / 33) + 35) * 3] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[q4 ^ 5]);
  out[t] = v;
}
__global__ void k36(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Triad s0[512];
  volatile Triad (*s1)[17] = reinterpret_cast<volatile Triad (*)[17]>(memory + 0);
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
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 0; i3 < 50; i3 += 8) {
    unsigned j5 = ty & 63;
    for (unsigned i4 = 0; i4 < 6; i4 += 1) {
      if ((((tx - i4) & 255u) & 6u) != 0u) {
        v += all(s0[(i4 < 3u) ? i4 : ((tx / (i4 + 1u)) % 3u)].c);
      }
      j5 = j5 >> 1;
    }
  }
  __syncthreads();
  v += all(s1[ty][((t >= 125u) ? warp : warp) + min(ty, t)].c);
  out[t] = v;
}
__global__ void k37(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  int *s1 = reinterpret_cast<int *>(memory + 4096);
  int (*s2)[8][9] = reinterpret_cast<int (*)[8][9]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 120) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 6; i4 += 1) {
    v += both<int>(&s2[0][0][0], i4 + i4, 32);
    __syncthreads();
    if (((unsigned)(unsigned char)t) % 4u == 1u) {
      v += all(s0[i4][(i4 & i4) & (i4 ^ lane)].a);
    }
    __syncthreads();
  }
  s2[ty][(((tx & 12u) * 7u) - ty) & 7u][tx & ty] = all(s2[ty][(((tx & 12u) * 7u) - ty) & 7u][tx & ty]) + 1;
  s1[(((unsigned)(__brev(tx ^ tx) >> 27)) & 24u) ^ 30u] = all(s1[(((unsigned)(__brev(tx ^ tx) >> 27)) & 24u) ^ 30u]) + 1;
  __syncthreads();
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += all(s1[((ty * 2u) / (t + 1u)) + i5 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k38(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[32] = reinterpret_cast<volatile double (*)[32]>(memory + 0);
  __shared__ volatile Quad s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
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
  for (unsigned i3 = 1; i3 <= 2; i3 <<= 1) {
    if ((lane & 6u) != 0u) {
      v += all(s1[((warp / 4u) * 16u) / (tx + 1u)].d);
    }
  }
  auto q4_of = [=](unsigned a) { return a < 510 ? a : ((lane * 2654435761u >> 27) % 7u); };
  unsigned q4 = q4_of(tx * 4u);
  v += all(s1[((unsigned)((long long)lane * 3 >> 2)) * 3u].d);
  if (((tx & 7u) ^ 2u) > 2u) {
    v += all(s0[(unsigned)bits((lane % 3u) % (t + 1u))][(tx + q4) & 31u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k39(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[777];
  __shared__ unsigned char s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : ((int)pick((ty >= 3) ? tx : ty)); };
  int q3 = q3_of(tx + ty);
  #pragma unroll
  for (int i4 = 0; i4 < 2; i4 += 2) {
    int i5 = 0;
    do {
      if (tx % 4 == 3) {
        s0[i5 * 17] = v + 1;
      }
      __syncthreads();
      i5 += 2;
    } while (i5 < 12);
  }
  for (int i6 = 0; i6 < 6; ++i6) {
    v += all(s0[(((int)((unsigned long long)((int)Layout{33, 1}(ty, t)) / 3)) >> 2) + i6 * 32]);
  }
  __syncthreads();
  int q7 = (ty * 3) << 2;
  if (warp < 1)
    q7 = tx;
  for (int i8 = 0; i8 >= 0; i8 -= 1) {
    if ((ty & 9) >= 8) {
      s1[min(t, 8) ^ 6] = 7;
    }
    __syncthreads();
  }
  v += both<float>(s0, ((q7 & 7) * 5) % 12, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[((q3 << 4) * 7) / 5]);
  out[t] = v;
}
__global__ void k40(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][32];
  __shared__ volatile int s1[777];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = ((unsigned)shuffled[t & 15]) & 3; i4 < 3; i4 += 1) {
    #pragma unroll
    for (unsigned i5 = 2; i5 < 20; i5 += 4) {
      #pragma unroll 1
      for (unsigned i6 = 0; i6 <= ((unsigned)((unsigned long long)i4 / 3)) % 1; ++i6) {
        for (unsigned i7 = 2; i7 < 12; i7 += 4) {
          v += get<volatile unsigned>(&s0[0][0], ((unsigned)pick((unsigned)rows[i7 / 5u])) % 8u);
          v += (unsigned)atomicCAS(&counts[((i7 % 3u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
        }
      }
    }
  }
  s0[warp][tx] = 7;
  s1[max(ty, tx) + (warp << 2)] = 7;
  v += both<volatile unsigned>(&s0[0][0] + 5, (ty * 64u) & 31u, 32);
  __syncthreads();
  v += all(s1[warp]);
  v += all(counts[((unsigned)twos[(tx & 96u) & 15]) >> 5]);
  out[t] = v;
}
__global__ void k41(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[8][72];
  __shared__ __align__(16) unsigned short s1[2048];
  Row (*s2)[17] = reinterpret_cast<Row (*)[17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  v += both<unsigned char>(&s0[0][0] + 5, warp % 24, 32);
  __syncthreads();
  __syncthreads();
  int j5 = ty & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 8; i4 += 1) {
    int j7 = i4 & 63;
    #pragma unroll 1
    for (int i6 = 0; i6 < 14; i6 += 4) {
      v += all(s2[((int)shuffled[(63 - i6) & 15]) % 12][(tx << 1) >> 2].a);
      if ((j7 & 4) != 0) {
        s1[(int)__clz(j7 % 3)] = 7;
      }
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
    j5 = j5 >> 1;
  }
  #pragma unroll 2
  for (int i8 = 1; i8 < 6; i8 += 2) {
    #pragma unroll
    for (int i9 = 2; i9 < 13; i9 += 8) {
      put<unsigned char>(&s0[0][0] + 5, i9 % (t + 1), v);
      __syncthreads();
      s2[ty * 4][min(i9 % 24, tx ^ 3)].a = all(s2[ty * 4][min(i9 % 24, tx ^ 3)].a) + 1;
      __syncthreads();
    }
  }
  int j11 = ty & 63;
  #pragma unroll 1
  for (int i10 = 0; i10 < 4; i10 += 1) {
    if (((i10 & 8) != 0) && (j11 % 2 == 0)) {
      s1[i10 + warp] = v;
    }
    __syncthreads();
    j11 = (j11 + 33) % 64;
  }
  __syncthreads();
  v += all(s1[(max(tz, 10) + ((int)((unsigned long long)ty / 3))) / 2]);
  out[t] = v;
}
__global__ void k42(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[2][16][16];
  __shared__ __align__(16) float2 s1[8][8][9];
  __shared__ __align__(16) int2 s2[32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    (&s2[0][0])[n3] = make_int2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 99) {
    counts[n4] = n4;
  }
  __syncthreads();
  int i5 = 1;
  while (i5 < 8) {
    for (int i6 = 2; i6 > 0; i6 /= 2) {
      for (int i7 = 0; i7 < 1; i7 += 1) {
        int j9 = i5 & 63;
        for (int i8 = 0; i8 < 2; i8 += 1) {
          s2[i5][(i5 ^ i6) % 7] = make_int2(2, v);
          __syncthreads();
          j9 = j9 >> 1;
        }
      }
    }
    i5 += 1;
  }
  for (int i10 = 0; i10 < 7; i10 += 2) {
    v += sum(s1[((int)((long long)(tx << 1) * 3 >> 2)) % 8][(int)((unsigned long long)(ty / (tx + 1)) / 3)][((int)(short)i10) % 7]);
    __syncthreads();
    v += sum(s2[i10][(((i10 % 5) / 16) ^ 18) / 6]);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((tx >> 5) * ty) % 2][(tx / 5) / 7][ty].b);
  v += all(counts[ty / 24]);
  out[t] = v;
}
__global__ void k43(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[64][20];
  volatile unsigned char (*s1)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  __shared__ volatile Pair s2[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1280; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 256) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  int j5 = lane & 63;
  int i4 = 0;
  do {
    #pragma unroll 1
    for (int i6 = (tx & 28) & 3; i6 < 9; i6 += 1) {
      int j8 = i6 & 63;
      #pragma unroll 1
      for (int i7 = t; i7 < 731; i7 += blockDim.x * blockDim.y * blockDim.z) {
        s1[((i4 % 8) % 8) / 4][i6] = all(s1[((i4 % 8) % 8) / 4][i6]) + 1;
        j8 = (j8 + 33) % 64;
      }
    }
    j5 = (j5 ^ 9) & 63;
    i4 += 1;
  } while (i4 < 1);
  int q9 = lane % 17;
  if ((warp & 16) != 0)
    q9 = warp + 59;
  int j11 = t & 63;
  for (int i10 = 0; i10 < 49; i10 += 8) {
    v += get<volatile unsigned char>(&s1[0][0], lane);
    v += all(s2[((j11 & 8) != 0) ? ((((int)spread(tx & 31)) % 8) & 3) : (((i10 % 33) % 2) * 32)][j11 >> 4].b);
    s2[((int)gray(warp / 6)) / 5][(int)bits(i10)].b = v;
    j11 = j11 >> 1;
  }
  __syncthreads();
  v += all(s0[tx & 63][(int)Layout{33, 1}(((q9 / 33) / 7) * 17, (tx % 5) % 5)]);
  out[t] = v;
}
__global__ void k44(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  int j3 = warp & 63;
  int i2 = 0;
  do {
    #pragma unroll
    for (int i4 = 8; i4 > 0; i4 /= 2) {
      v += sum(s0[ty & 1]);
      __syncthreads();
    }
    j3 = j3 >> 1;
    i2 += 4;
  } while (i2 < 1);
  int q5 = (tx * tx) / 24;
  if ((tz ^ 1) > 0)
    q5 = t & 21;
  for (int i6 = 13; i6 >= 1; i6 -= 2) {
    v += sum(s0[i6]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k45(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 12; i2 >= 0; i2 -= 3) {
    #pragma unroll 2
    for (int i3 = 1; i3 <= 16; i3 <<= 1) {
      if ((i3 % 3) % 2 == 1) {
        v += all(s0[((i3 + tx) * i3) & 15]);
      } else {
        v += all(s0[(int)fold((i2 & 63) + ((int)bits(t)), 36)]);
      }
      if ((t & 2) != 0) {
        s0[i3 >> 2] = 7;
      } else {
        v += all(s0[((tz ^ tx) * 8) ^ 2]);
      }
      v += all(s0[(tx & 31) / 32]);
    }
  }
  for (int i4 = 1; i4 < 22; i4 += 3) {
    for (int i5 = 1; i5 <= 4; i5 <<= 1) {
      v += both<volatile float>(s0 + 1, i4 / 3, 32);
      if ((tx & 1) != 0) {
        v += all(s0[(tx | i5) + (i5 % 17)]);
      } else {
        v += all(s0[(int)primes[((int)primes[i4 & 15]) & 15]]);
      }
    }
  }
  const int q6 = (ty % 17) + 33;
  int i7 = 0;
  while (i7 < 1) {
    if (((q6 & 1) & 2) != 0) {
      v += all(s0[(int)rows[warp]]);
    }
    if ((lane & 8) != 0) {
      v += get<volatile float>(s0, tx);
    }
    if (i7 % 5 == 4) {
      s0[tx / 7] = v + 1;
    }
    i7 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k46(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[((ty * 64) + warp) % 2][warp][((int)spread(ty & 31)) % 10] = make_int4(v, 1, 2, sum(s0[((ty * 64) + warp) % 2][warp][((int)spread(ty & 31)) % 10]) + 1);
  __syncthreads();
  #pragma unroll
  for (int i2 = 1; i2 > 0; i2 /= 2) {
    v += sum(s0[i2][(i2 % 4) % 16][min(i2 % (t + 1), 2)]);
    __syncthreads();
    __syncthreads();
  }
  for (int i3 = 0; i3 < 17; i3 += 8) {
    if (i3 % 4 == 1) {
      s0[(((i3 % 24) / (tx + 1)) * 3) & 1][ty][(warp % 17) & (i3 ^ i3)] = make_int4(v, 1, 2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k47(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 64; i2 > 0; i2 >>= 1) {
    for (int i3 = 4; i3 >= 0; i3 -= 4) {
      for (int i4 = 0; i4 < 7; i4 += 4) {
        if (i4 >= 1)
          break;
        v += all(s0[i4][(((int)(unsigned char)(i4 ^ tx)) ^ 7) % 8].a);
        if (i4 >= 0)
          continue;
        v += all(s0[(int)gray((127 - tx) % (i4 + 1))][((int)((unsigned long long)i4 / 3)) / 7].b);
        if (tx % 3 == 2) {
          s0[max(ty - i4, 26)][i4].c = v + 1;
        }
      }
    }
  }
  auto q5_of = [=](int a) { return a < 127 ? a : ((ty + tx) / 24); };
  int q5 = q5_of((int)(__brev(tx) >> 24));
  for (int i6 = 1; i6 < 19; i6 += 8) {
    for (int i7 = 2; i7 < 6; i7 += 3) {
      if ((i6 ^ 7) > 0)
        break;
      s0[(int)(short)(((int)mirror(ty)) / 3)][min(i7, tx)].a = v + 1;
      s0[ty][min(tx + t, 21)].c = all(s0[ty][min(tx + t, 21)].c) + 1;
      s0[(i7 + 51) % 10][tx].b = all(s0[(i7 + 51) % 10][tx].b) + 1;
    }
  }
  for (int i8 = 2; i8 >= 1; i8 -= 1) {
    s0[((int)(__brev(lane) >> 27)) / 7][warp & 24].c = v + 1;
    s0[ty][(int)bits(ty)].c = v;
    if (((i8 ^ 2) > 9) && ((warp >= 3) && (((q5 * 65) < 16554) || ((i8 ^ 1) > 14)))) {
      v += all(s0[min(i8, 10)][((tx & i8) * q5) % 4].c);
    } else {
      s0[(tx >> 4) >> 1][i8 >> 5].a = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k48(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[16][17];
  volatile long long *s1 = reinterpret_cast<volatile long long *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  v += all(s0[ty][((int)primes[tx]) % 4]);
  s1[((tz ^ lane) / 7) ^ tz] = 7;
  __syncthreads();
  v += all(s1[warp * 5]);
  v += all(counts[((((int)shuffled[ty]) & 96) ^ ((ty % 32) & 15)) % 17]);
  out[t] = v;
}
__global__ void k49(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[64][20];
  __shared__ __align__(16) Mixed s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 5; i3 += 1) {
    int i4 = 1;
    while (i4 < 18) {
      if ((lane + i4) % 4 == 3) {
        s0[i3 >> 3][(i4 - i4) & 15].b = 7;
      }
      __syncthreads();
      i4 += 4;
    }
  }
  if (tx < 27) {
    s0[((int)__clz(lane)) ^ (tx % 33)][(int)((unsigned long long)((int)(short)((int)(__brev(ty) >> 27))) / 3)].a = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx][ty / 5].b);
  v += all(s1[min(max(lane + 9, 31), 1)][(ty / 2) * ty][lane / 3].c);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k0<<<1, dim3(1, 32, 2), 0>>>(out);
  k1<<<1, dim3(64, 2, 1), 0>>>(out);
  k2<<<1, dim3(32, 4, 1), 4096>>>(out);
  k3<<<1, dim3(64, 2, 1), 8192>>>(out);
  k4<<<1, dim3(5, 3, 7), 10240>>>(out);
  k5<<<1, dim3(1, 32, 2), 4352>>>(out);
  k6<<<1, dim3(100, 1, 1), 0>>>(out);
  k7<<<1, dim3(256, 1, 1), 10240>>>(out);
  k8<<<1, dim3(32, 2, 2), 0>>>(out);
  k9<<<1, dim3(5, 3, 7), 0>>>(out);
  k10<<<1, dim3(128, 1, 1), 0>>>(out);
  k11<<<1, dim3(32, 4, 1), 0>>>(out);
  k12<<<1, dim3(1, 32, 2), 5120>>>(out);
  k13<<<1, dim3(1, 32, 2), 0>>>(out);
  k14<<<1, dim3(32, 8, 1), 0>>>(out);
  k15<<<1, dim3(1, 64, 1), 10752>>>(out);
  k16<<<1, dim3(33, 3, 1), 8192>>>(out);
  k17<<<1, dim3(33, 3, 1), 0>>>(out);
  k18<<<1, dim3(64, 2, 1), 0>>>(out);
  k19<<<1, dim3(16, 16, 1), 0>>>(out);
  k20<<<1, dim3(32, 2, 2), 8192>>>(out);
  k21<<<1, dim3(64, 1, 1), 0>>>(out);
  k22<<<1, dim3(32, 8, 1), 0>>>(out);
  k23<<<1, dim3(16, 1, 1), 0>>>(out);
  k24<<<1, dim3(64, 1, 1), 9216>>>(out);
  k25<<<1, dim3(5, 3, 7), 2048>>>(out);
  k26<<<1, dim3(8, 4, 2), 4096>>>(out);
  k27<<<1, dim3(1, 64, 1), 14592>>>(out);
  k28<<<1, dim3(64, 1, 1), 0>>>(out);
  k29<<<1, dim3(1, 64, 1), 0>>>(out);
  k30<<<1, dim3(24, 5, 1), 4608>>>(out);
  k31<<<1, dim3(32, 4, 1), 0>>>(out);
  k32<<<1, dim3(16, 16, 1), 8192>>>(out);
  k33<<<1, dim3(4, 4, 4), 0>>>(out);
  k34<<<1, dim3(100, 1, 1), 0>>>(out);
  k35<<<1, dim3(33, 3, 1), 0>>>(out);
  k36<<<1, dim3(32, 4, 1), 3328>>>(out);
  k37<<<1, dim3(24, 5, 1), 10496>>>(out);
  k38<<<1, dim3(256, 1, 1), 8192>>>(out);
  k39<<<1, dim3(16, 16, 1), 0>>>(out);
  k40<<<1, dim3(8, 8, 1), 0>>>(out);
  k41<<<1, dim3(32, 2, 2), 5632>>>(out);
  k42<<<1, dim3(33, 3, 1), 0>>>(out);
  k43<<<1, dim3(256, 1, 1), 1024>>>(out);
  k44<<<1, dim3(32, 2, 2), 0>>>(out);
  k45<<<1, dim3(8, 4, 2), 0>>>(out);
  k46<<<1, dim3(24, 5, 1), 0>>>(out);
  k47<<<1, dim3(24, 5, 1), 0>>>(out);
  k48<<<1, dim3(2, 16, 4), 4096>>>(out);
  k49<<<1, dim3(32, 4, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

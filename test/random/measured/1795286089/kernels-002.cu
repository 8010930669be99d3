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
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][20];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((warp - t) ^ 1) > 1) {
    v += (unsigned)atomicAdd(&counts[(((int)((unsigned long long)(warp - tx) / 3)) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  if (lane >= 8) {
    s0[t][(int)shuffled[ty & 15]] = v;
  }
  if ((ty & 4) != 0) {
    atomicAdd(&counts[((tx * 31) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[max(ty, tx) + (lane & ty)][tz]);
  v += all(counts[min((tx + tx) / (tz + 1), ty * tx)]);
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= (warp ^ 38u) % 5; ++i2) {
    v += get<volatile short>(s0, (unsigned)bits((unsigned)(__brev(max(i2, 31u)) >> 24)));
    if (i2 % 3u == 2u)
      continue;
    s0[(warp & 30u) * 7u] = all(s0[(warp & 30u) * 7u]) + 1;
    if (((tx - warp) & 31u) % 3u == 2u) {
      v += all(s0[((unsigned)mirror(tx)) & 24u]);
    }
  }
  auto q3_of = [=](unsigned a) { return a < 25 ? a : (tx & (tx & 63u)); };
  unsigned q3 = q3_of(tx / 5u);
  #pragma unroll
  for (unsigned i4 = 1; i4 <= 4; i4 <<= 1) {
    s0[((tx & 16u) + (lane ^ 32u)) + i4] = 7;
  }
  #pragma unroll
  for (unsigned i5 = 0; i5 < 9; i5 += 2) {
    if (q3 < 26u)
      continue;
    v += get<volatile short>(s0 + 5, (((unsigned)(__brev(q3) >> 27)) * 2654435761u >> 27) % 7u);
    if ((tx ^ 167u) > 2u)
      continue;
    v += all(s0[q3]);
    s0[((unsigned)rotate<1>(((tx * 7u) ^ ((unsigned)(__brev(tx) >> 27))) & 31)) * 2u] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  if (((ty ^ 7) > 14) && ((warp ^ 4) > 9)) {
    v += get<volatile long long>(s0 + 5, ((ty ^ 30) & 7) & 1);
  } else {
    v += all(s0[((warp + tx) + tx) / 6]);
  }
  if ((warp & 6) != 0) {
    v += get<volatile long long>(s0 + 5, (int)fold(ty, 9));
  } else {
    v += all(s0[((((int)fold(warp, 5)) - ((int)fold(warp, 5))) / 16) % 10]);
  }
  s0[lane] = v + 1;
  for (int i2 = 5; i2 >= 0; i2 -= 1) {
    v += all(s0[(int)primes[((((int)(__brev(ty) >> 27)) + (32 - warp)) + min((int)Layout{33, 1}(tx, tx), 36)) & 15]]);
  }
  if ((warp * lane) % 5 == 0) {
    v += all(s0[t]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[1024];
  __shared__ __align__(16) volatile double s1[32][36];
  volatile Pair (*s2)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q4 = ((unsigned)((long long)ty * 3 >> 2)) * 31u;
  #pragma unroll 1
  for (unsigned i5 = (q4 / 4u) & 3; i5 < 10; i5 += 2) {
    put<volatile double>(&s1[0][0] + 1, (t * 16u) / 7u, v);
  }
  unsigned j7 = tx & 63;
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 29; i6 += 64) {
    if (tx % 5u == 4u)
      continue;
    v += get<volatile double>(&s1[0][0], i6);
    s2[min(tx & 15u, tx % 33u) % 8u][i6].b = v + 1;
    s0[(i6 / 5u) / 2u] = all(s0[(i6 / 5u) / 2u]) + 1;
    j7 = (j7 ^ 9) & 63;
  }
  const unsigned q8 = (tx >= 0u) ? (tx * 31u) : min(warp, tx);
  if (q8 % 4u == 1u) {
    v += all(s2[(ty / 32u) / 2u][q4 & 12u].a);
  }
  for (unsigned i9 = 0; i9 < 8; i9 += 3) {
    for (unsigned i10 = 1; i10 <= 4; i10 <<= 1) {
      if ((q8 ^ 0u) > 10u)
        break;
      s2[(i9 + i10) + tx][i10].a = all(s2[(i9 + i10) + tx][i10].a) + 1;
      s0[i9 & tx] = all(s0[i9 & tx]) + 1;
      if ((i10 & 31u) >= 1u) {
        s2[i9 / 16u][i10].b = v + 1;
      } else {
        v += all(s2[(((i9 & 85u) * 64u) - ((unsigned)(__brev((unsigned)(unsigned char)q4) >> 24))) & 7u][(i10 ^ q8) / (ty + 1u)].b);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  volatile double (*s1)[36] = reinterpret_cast<volatile double (*)[36]>(memory + 0);
  __shared__ volatile float s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 0;
  while (i4 < 3) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (i4 + i4) % 4; ++i5) {
      v += all(s2[(ty % 7) & (i5 * ty)]);
      s2[min(tx, tx)] = all(s2[min(tx, tx)]) + 1;
    }
    i4 += 1;
  }
  __syncthreads();
  v += all(s0[(warp * warp) ^ 17][ty]);
  v += all(s1[warp][tx & 31]);
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[32][18];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((lane % 5u == 0u) && (tx % 5u == 4u)) {
    s0[min(tx, 31u)][((tx * 2654435761u >> 25) % 32u) % 18u] = make_float4(v, 1, 2, 7);
  }
  if (((unsigned)rows[t & 15]) % 5u == 4u) {
    atomicMax(&counts[((((t ^ warp) >= 20u) ? (tx / 2u) : (tx / 5u)) + t * 29) % 64], (unsigned)v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((min(warp % 17u, warp % 7u) - tx) & 63u) / 7u][min(tx / 5u, 4u)]);
  v += all(counts[(warp + t) % 4u]);
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][33];
  __shared__ volatile Mixed s1[4][16][17];
  __shared__ unsigned long long counts[32][33];
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
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s0[((int)rows[((int)Layout{33, 1}(tx, tx)) & 15]) % 6][(int)bits(((lane / 6) * 8) + (min(ty, tx) + 4))].b);
  v += (unsigned)atomicExch(&counts[(int)shuffled[((int)primes[ty]) & 15]][(((((int)shuffled[ty]) / 6) & (((int)__popc(ty)) % 4)) + t * 29) % 33], (unsigned long long)v);
  if (((int)twos[lane & 15]) % 4 == 0) {
    v += (unsigned)atomicCAS(&counts[((int)spread((tx << 4) & 31)) & 3][(warp + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  int i4 = 0;
  do {
    v += all(s1[warp][(ty / 32) % 6][(((min(tx, ty) ^ 2) > 1) ? (warp + 38) : (lane + 10)) & warp].a);
    i4 += 8;
  } while (i4 < 59);
  int j6 = lane & 63;
  #pragma unroll 1
  for (int i5 = (tx + ty) & 3; i5 < 3; i5 += 3) {
    s1[((int)gray(min(i5, ty))) >> 2][i5 * 5][((int)bits(ty)) % (((tx * tx) >> 3) + 1)].c = all(s1[((int)gray(min(i5, ty))) >> 2][i5 * 5][((int)bits(ty)) % (((tx * tx) >> 3) + 1)].c) + 1;
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += all(counts[ty >> 5][ty >> 1]);
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[2048];
  __shared__ volatile short s1[512];
  volatile unsigned short *s2 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  v += get<volatile short>(s1, (unsigned)(unsigned char)tx);
  if ((warp & 1u) != 0u) {
    v += get<volatile int>(s0, (unsigned)pick(ty));
  }
  unsigned q5 = warp + (63u - ty);
  if ((t >= 4u) || (ty >= 21u))
    q5 = ty;
  v += (unsigned)atomicExch(&counts[min(tz, 39u)][(((((tz * 2u) * 2654435761u >> 27) + ((unsigned)(__brev(ty) >> 24))) % 33u) + t * 29) % 33], (unsigned long long)v);
  #pragma unroll
  for (unsigned i6 = 1; i6 < 6; i6 += 1) {
    #pragma unroll 1
    for (unsigned i7 = 2; i7 < 4; i7 += 1) {
      unsigned j9 = t & 63;
      for (unsigned i8 = 0; i8 < 4; i8 += 1) {
        s0[(unsigned)((unsigned long long)(127u - (tx * 32u)) / 3)] = all(s0[(unsigned)((unsigned long long)(127u - (tx * 32u)) / 3)]) + 1;
        v += (unsigned)atomicExch(&counts[(i8 * 2u) & 24u][(i8 + t * 29) % 33], (unsigned long long)v);
        j9 = (j9 + 33) % 64;
      }
    }
  }
  __syncthreads();
  v += all(s2[((q5 % 16u) * 2u) | (((unsigned)fold(t, 33)) + (tx % 24u))]);
  v += all(counts[ty][(unsigned)(short)ty]);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[8][72];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int i4 = 2;
  do {
    #pragma unroll 2
    for (int i5 = 17; i5 >= 2; i5 -= 3) {
      s1[((i5 & 6) != 0) ? ((int)__popc(i5)) : (((((((int)Layout{33, 1}(tx, i5)) ^ 1668) > 9) || ((tx % 17) < 0)) ? lane : i4) * 3)] = all(s1[((i5 & 6) != 0) ? ((int)__popc(i5)) : (((((((int)Layout{33, 1}(tx, i5)) ^ 1668) > 9) || ((tx % 17) < 0)) ? lane : i4) * 3)]) + 1;
      s0[((i4 % 32) ^ 11) >> 1][(int)(short)(1 >> (i4 & 3))].c = 7;
      if (tx < 42) {
        v += all(s0[((int)__popc(i5)) & 7][(min(i5 & lane, tx % 17) / 3) / 32].a);
      } else {
        v += all(s0[(((i5 % 16) & 1) * ((int)(__brev(i4) >> 24))) % 8][i5 & 37].a);
      }
    }
    i4 += 2;
  } while (i4 < 9);
  int j7 = tx & 63;
  #pragma unroll 1
  for (int i6 = 0; i6 < 43; i6 += 8) {
    #pragma unroll 1
    for (int i8 = t; i8 < 245; i8 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s1[(int)__clz(i8)]);
    }
    j7 = (j7 + 33) % 64;
  }
  #pragma unroll
  for (int i9 = 3; i9 >= 0; i9 -= 3) {
    v += all(s0[i9 ^ (((int)gray(tx)) % (warp + 1))][warp].c);
    if ((t & 4) != 0) {
      v += (unsigned)atomicCAS(&counts[(int)__popc((int)(unsigned char)i9)][(i9 + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[(int)__popc(tx)][((i9 & 15) + t * 29) % 33], (unsigned long long)v);
    }
  }
  #pragma unroll 1
  for (int i10 = 0; i10 <= ((int)(unsigned char)tx) % 7; ++i10) {
    #pragma unroll
    for (int i11 = 32; i11 >= 0; i11 -= 8) {
      if (i10 >= 1) {
        v += (unsigned)atomicCAS(&counts[(int)shuffled[((i11 & 7) * 4) & 15]][((((int)twos[(warp * 65) & 15]) % 5) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      }
      v += (unsigned)atomicCAS(&counts[min(tx, 5)][((min(i10, 18) % 8) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
  }
  __syncthreads();
  v += all(counts[(warp * 8) % 6][((int)(__brev(lane) >> 27)) ^ ((int)shuffled[tx & 15])]);
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][20];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (lane * t) + 51;
  v += all(s0[lane][(tx % 10) / 32].b);
  int i3 = 0;
  do {
    int j5 = tx & 63;
    #pragma unroll
    for (int i4 = 0; i4 < 4; i4 += 1) {
      for (int i6 = 0; i6 < 4; i6 += 1) {
        s0[((j5 + j5) & 24) % 7][i6].c = all(s0[((j5 + j5) & 24) % 7][i6].c) + 1;
        v += all(s0[(((int)gray(i6)) & 28) / 4][i6].c);
      }
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 1;
  } while (i3 < 4);
  for (int i7 = 1; i7 <= 16; i7 *= 2) {
    s0[tx & (((tx / 16) & 25) % 10)][i7].c = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[32] = reinterpret_cast<Pair (*)[32]>(memory + 0);
  __shared__ unsigned char s1[64][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 7 ? a : ((t + lane) & (tx % 32)); };
  int q4 = q4_of(tx - tx);
  for (int i5 = 8; i5 >= 1; i5 -= 1) {
    if (lane < 4) {
      v += all(s0[min((int)((unsigned long long)(i5 / (i5 + 1)) / 3), 8)][(((q4 - i5) + 47) & 31) / (i5 + 1)].b);
    }
    v += (unsigned)atomicExch(&counts[((t % (tx + 1)) + t * 29) % 256], (unsigned long long)v);
    __syncthreads();
  }
  v += all(s0[min(((lane & 12) >= 4) ? lane : lane, lane / 7)][lane].b);
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 1; i6 <= 64; i6 <<= 1) {
    int i7 = 0;
    while (i7 < 2) {
      #pragma unroll
      for (int i8 = 1; i8 > 0; i8 /= 2) {
        for (int i9 = 0; i9 < 3; i9 += 4) {
          v += (unsigned)atomicExch(&counts[(((i8 << 5) + 48) + t * 29) % 256], (unsigned long long)v);
          __syncthreads();
        }
      }
      i7 += 1;
    }
  }
  __syncthreads();
  v += all(s1[((t ^ 12) > 15) ? (t % 24) : (lane % 33)][((tx + t) * tx) % 32]);
  v += all(counts[(int)(unsigned char)(t / 33)]);
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[64][20];
  volatile Quad *s1 = reinterpret_cast<volatile Quad *>(memory + 0);
  volatile int *s2 = reinterpret_cast<volatile int *>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (tx & tx) & 15u;
  if ((min(warp, 37u) & 6u) != 0u)
    q4 = (unsigned)shuffled[warp];
  #pragma unroll
  for (unsigned i5 = 1; i5 < 63; i5 += 8) {
    for (unsigned i6 = 0; i6 < 14; i6 += 2) {
      if ((t ^ 11u) > 10u) {
        v += all(s1[tx].d);
      }
      if ((i6 & 1u) != 0u) {
        s2[q4 + 14u] = all(s2[q4 + 14u]) + 1;
      } else {
        v += all(s2[(unsigned)shuffled[i6]]);
      }
      if ((i5 & 6u) != 0u)
        break;
      s2[(unsigned)primes[((unsigned)Layout{33, 1}((i6 + 39u) * 2654435761u >> 26, ((i5 ^ 36u) > 2u) ? i6 : t)) & 15]] = all(s2[(unsigned)primes[((unsigned)Layout{33, 1}((i6 + 39u) * 2654435761u >> 26, ((i5 ^ 36u) > 2u) ? i6 : t)) & 15]]) + 1;
    }
  }
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 3; i7 += 1) {
    v += get<volatile unsigned short>(&s0[0][0] + 1, i7);
    v += get<volatile unsigned short>(&s0[0][0] + 5, (unsigned)(__brev(warp % 2u) >> 24));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = ty + ((unsigned)gray(ty));
  if (tx >= 0u)
    q3 = min(lane, 23u);
  unsigned i4 = 0;
  do {
    for (unsigned i5 = 1; i5 < 32; i5 += 4) {
      unsigned j7 = ty & 63;
      unsigned i6 = 1;
      do {
        #pragma unroll
        for (unsigned i8 = 2; i8 < 3; i8 += 1) {
          v += all(s1[i8 * ((ty - i8) & 7u)]);
          __syncthreads();
        }
        j7 = j7 >> 1;
        i6 += 1;
      } while (i6 < 3);
    }
    i4 += 1;
  } while (i4 < 1);
  __syncthreads();
  v += all(s0[t % 8u][(unsigned)Layout{33, 1}(tx, tx)][warp % 17u]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile long long s0[1000];
  volatile unsigned *s1 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tz & 63;
  for (unsigned i3 = 0; i3 < 1; i3 += 1) {
    s0[t] = v + 1;
    if ((((tx / 32u) >= 0u) && (lane % 4u == 3u)) || (i3 >= 0u)) {
      v += all(s1[max(((255u - tx) % 2u == 1u) ? i3 : j4, (unsigned)(unsigned char)warp)]);
    } else {
      v += all(s1[((63u - ((i3 + 4u) * 2654435761u >> 24)) & 63u) % 2u]);
    }
    j4 = j4 >> 1;
  }
  v += both<volatile unsigned>(s1 + 1, ty % (tz + 1u), 32);
  v += all(s1[((tx >> 2) * 5u) << 4]);
  v += all(s0[(unsigned)(__brev(t) >> 27)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32][32] = reinterpret_cast<int (*)[32][32]>(memory + 0);
  Row (*s1)[8][9] = reinterpret_cast<Row (*)[8][9]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 8; i3 += 1) {
    v += all(s1[(((1 << (i3 & 3)) / 3) * 65) % 8][(warp / 33) ^ (i3 % 24)][ty].a);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((int)(__brev((int)fold((ty % 12) + 18, 12)) >> 24)) % 2][warp * ty][((int)spread(ty & 31)) % (warp + 1)]);
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[64][32];
  __shared__ int s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 39; i3 += 8) {
    #pragma unroll 1
    for (int i4 = 0; i4 < 6; i4 += 1) {
      s1[tx / 32][((ty / 6) ^ 4) / 16][1 >> (warp & 3)] = v + 1;
      __syncthreads();
    }
  }
  for (int i5 = 3; i5 >= 0; i5 -= 1) {
    for (int i6 = 64; i6 > 0; i6 /= 2) {
      if ((t & 8) != 0) {
        s1[((i6 + 56) & min(tx, 8)) % 8][ty][((int)(__brev((int)(unsigned char)tx) >> 24)) % 9] = 7;
      }
      __syncthreads();
    }
  }
  const int q7 = ty / 4;
  int j9 = lane & 63;
  for (int i8 = 0; i8 < 13; i8 += 3) {
    v += all(s0[(tx >= 17) ? i8 : tx][((int)primes[(t & j9) & 15]) / 10]);
    __syncthreads();
    j9 = j9 >> 1;
  }
  __syncthreads();
  v += all(s1[(((((t < 46) && ((warp ^ 1) > 13)) ? ((int)gray(tx)) : (ty << 4)) / ((tx / (tx + 1)) + 1)) * 65) & 7][min((int)__clz(tx), 7)][q7]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  volatile float (*s1)[33] = reinterpret_cast<volatile float (*)[33]>(memory + 6400);
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (tx << 1) & 3; i4 < 13; i4 += 8) {
    #pragma unroll 1
    for (int i5 = t; i5 < 244; i5 += blockDim.x * blockDim.y * blockDim.z) {
      v += (unsigned)atomicMin(&counts[((ty % 6) + t * 29) % 256], (int)v);
    }
  }
  #pragma unroll 2
  for (int i6 = 0; i6 < 16; i6 += 2) {
    #pragma unroll
    for (int i7 = 2; i7 < 16; i7 += 2) {
      v += all(s0[((int)(short)((int)primes[i7])) / 2].d);
      s1[(int)(__brev(i7 << 1) >> 27)][warp] = v + 1;
      v += (unsigned)atomicMin(&counts[(((((int)__clz(i6)) ^ max(tx, i7)) / 33) + t * 29) % 256], (int)v);
    }
  }
  __syncthreads();
  v += all(s1[((ty * ty) / 16) << 5][(int)fold(warp / 2, 1)]);
  v += all(counts[(int)__popc((warp + tx) % 4)]);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[20] = reinterpret_cast<volatile Mixed (*)[20]>(memory + 0);
  volatile Pair (*s1)[16][17] = reinterpret_cast<volatile Pair (*)[16][17]>(memory + 10240);
  __shared__ volatile unsigned s2[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s0[(int)bits(ty + 21)][max(ty & 7, tz / 16)].b);
  if ((tx & 4) != 0) {
    v += all(s1[t >> 4][(63 - t) >> 4][((int)__clz(ty | warp)) / 5].a);
  } else {
    v += all(s1[((int)((unsigned long long)tz / 3)) % 32][min(warp, warp) * 3][tx + (((ty >> 1) >> 4) * 2)].b);
  }
  __syncthreads();
  v += all(s2[(tz / 8) >> 3][min(tz, 29)][(tx * 2) * 65]);
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[ty][warp].a = 7;
  __syncthreads();
  v += all(s0[((tx < 32) ? ((warp % 4) / 6) : ((tx % 10) * 3)) % 7][(int)__popc(((tx >= 7) || ((warp & 127) >= 30)) ? tx : ty)].b);
  __syncthreads();
  __syncthreads();
  const int q2 = (int)primes[((int)(__brev(t) >> 24)) & 15];
  #pragma unroll
  for (int i3 = 2; i3 < 3; i3 += 4) {
    s0[ty][(i3 / 5) * 5].b = all(s0[ty][(i3 / 5) * 5].b) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 11 ? a : (((unsigned)(short)t) / 32u); };
  unsigned q2 = q2_of((unsigned)((long long)lane * 3 >> 2));
  #pragma unroll 2
  for (unsigned i3 = 64; i3 > 0; i3 /= 2) {
    unsigned j5 = i3 & 63;
    for (unsigned i4 = 0; i4 < 10; i4 += 4) {
      v += all(s0[tx / 24u][(i4 % 5u) / (tx + 1u)][(unsigned)((unsigned long long)(((j5 >= 39u) ? tx : lane) / 16u) / 3)].b);
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  auto q6_of = [=](unsigned a) { return a < 31 ? a : (((tx ^ 46u) > 12u) ? max(t, warp) : ((unsigned)gray(warp))); };
  unsigned q6 = q6_of((unsigned)gray(t));
  #pragma unroll 2
  for (unsigned i7 = 0; i7 < 3; i7 += 1) {
    if (warp % 2u == 0u) {
      s0[min((t * 16u) % 24u, 3u)][q6 % 5u][i7].c = v;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 6; i2 >= 0; i2 -= 2) {
    v += both<volatile long long>(s0 + 1, (int)fold((int)__popc(ty), 12), 32);
    put<volatile long long>(s0, lane, v);
    if (tx % 5 == 4) {
      s0[i2] = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[32][20];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 18; i3 += 3) {
    for (int i4 = 1; i4 >= 0; i4 -= 1) {
      for (int i5 = 1; i5 > 0; i5 >>= 1) {
        s0[i4 / 32][(i4 * 3) + (tz * 2)] = make_float4(v, 1, 2, sum(s0[i4 / 32][(i4 * 3) + (tz * 2)]) + 1);
        if (i5 % 4 == 2) {
          v += all(s1[i4]);
        }
        __syncthreads();
      }
    }
  }
  for (int i6 = 0; i6 < 3; ++i6) {
    v += all(s1[((t + tz) % (ty + 1)) + i6 * 33]);
  }
  __syncthreads();
  for (int i7 = 1; i7 < 8; i7 += 8) {
    if ((tx ^ 0) > 10) {
      s1[((lane & 2) != 0) ? lane : (t + 35)] = all(s1[((lane & 2) != 0) ? lane : (t + 35)]) + 1;
    }
    s0[max(tx, ty) >> 4][(tx % (ty + 1)) * i7] = make_float4(v, 1, 2, sum(s0[max(tx, ty) >> 4][(tx % (ty + 1)) * i7]) + 1);
    __syncthreads();
  }
  v += sum(s0[tz >> 1][(((tz * 65) & 96) % 8) / 4]);
  __syncthreads();
  s1[(int)(unsigned char)ty] = 7;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[32][16];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(warp % 8) * ty][(tx / 8) % 32].e);
  s0[lane / 33][((lane >= 23) ? tx : ty) ^ (ty + warp)].e = all(s0[lane / 33][((lane >= 23) ? tx : ty) ^ (ty + warp)].e) + 1;
  __syncthreads();
  v += all(counts[min(ty, 36)]);
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[8][9] = reinterpret_cast<int4 (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 < 59; i2 += 8) {
    if ((((warp ^ 3u) > 11u) || ((((ty ^ 0u) > 8u) || (warp >= 0u)) || (i2 >= 55u))) || ((lane % 2u == 0u) || (ty < 0u))) {
      s0[((unsigned)(unsigned char)tx) % 8u][(t % 16u) & 7u][(warp % (tx + 1u)) / 7u] = make_int4(v, 1, 2, sum(s0[((unsigned)(unsigned char)tx) % 8u][(t % 16u) & 7u][(warp % (tx + 1u)) / 7u]) + 1);
    }
    __syncthreads();
  }
  unsigned j4 = ty & 63;
  #pragma unroll
  for (unsigned i3 = 0; i3 < 1; i3 += 4) {
    #pragma unroll
    for (unsigned i5 = 1; i5 < 9; i5 += 2) {
      unsigned i6 = 0;
      do {
        s0[i6][tx & 7u][i6 % 8u] = make_int4(v, 1, 2, sum(s0[i6][tx & 7u][i6 % 8u]) + 1);
        __syncthreads();
        i6 += 2;
      } while (i6 < 8);
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (unsigned i7 = 0; i7 < 3; i7 += 1) {
    for (unsigned i8 = 8; i8 > 0; i8 /= 2) {
      v += sum(s0[i7 % 12u][ty][min(t ^ 21u, 7u)]);
      __syncthreads();
      __syncthreads();
    }
  }
  v += sum(s0[((ty - lane) & 7u) % 7u][((ty * ((unsigned)primes[tx & 15])) ^ ((unsigned)mirror((t % 4u == 1u) ? (ty + 41u) : ((unsigned)fold(lane, 17))))) % 8u][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[16][16] = reinterpret_cast<volatile long long (*)[16][16]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (lane + 58) ^ (255 - warp);
  #pragma unroll 1
  for (int i3 = (tx * lane) & 3; i3 < 23; i3 += 8) {
    if (i3 >= 3) {
      v += get<volatile long long>(&s0[0][0][0], (t & tx) % 3);
    }
    v += get<volatile long long>(&s0[0][0][0], ((warp >= 0) ? i3 : tx) & 127);
  }
  int q4 = (t * 64) + (tx / (warp + 1));
  if ((max(t, lane) & 2) != 0)
    q4 = min(q2, tx);
  s0[q4 & 1][(((int)rows[t & 15]) / 3) & 15][tx % 16] = all(s0[q4 & 1][(((int)rows[t & 15]) / 3) & 15][tx % 16]) + 1;
  v += all(s0[((lane % 2 == 1) ? tx : (q4 / (warp + 1))) % 2][min(warp, q4)][tx % 6]);
  v += all(s0[(tx ^ max((q4 + lane) * 32, (int)(__brev(tx % 8) >> 24))) & 1][min((int)twos[((int)((unsigned long long)tx / 3)) & 15], warp)][(((lane >> 2) % 10) / 4) % 16]);
  s0[((((q2 << 1) % 16) & 24) * max(q2 | t, 14)) % 2][((int)(__brev((t * 65) % 24) >> 24)) % 4][(((int)(__brev(warp) >> 27)) - max(q4, 8)) & 15] = v;
  if ((q4 % 5) % 5 == 3) {
    v += all(s0[min((q2 >> 5) & 31, 1)][(int)shuffled[((q2 & 31) % 24) & 15]][((int)((unsigned long long)((int)rows[tx & 15]) / 3)) & 15]);
  }
  if (((((tx ^ 34) > 15) && ((warp & 8) != 0)) && ((warp & 2) != 0)) || ((q4 + lane) % 3 == 1)) {
    s0[((int)primes[q2 & 15]) & 1][warp][min(q4 * 16, q4 * 8) % 16] = v;
  }
  v += all(s0[(warp - warp) & 1][((lane * 16) / 32) / ((q2 >> 5) + 1)][warp % 12]);
  s0[tx % 2][((tx % 2) | ((int)gray(warp))) & 30][((int)((long long)((int)((long long)(q4 & 85) * 3 >> 2)) * 3 >> 2)) >> 2] = v;
  if ((max(lane, t) ^ 7) > 13) {
    v += all(s0[(((int)pick(warp)) * (tx ^ tx)) % 2][min(tx + lane, tx >> 3) / 24][q2 % 6]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[777];
  __shared__ __align__(16) float s1[64][20];
  __shared__ float s2[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (int)__popc(warp ^ ty);
  if (((t * 32) & 8) != 0)
    q5 = tx * 32;
  if ((tx & 6) != 0) {
    v += (unsigned)atomicOr(&counts[(((ty % 17) % 32) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(s2[tx / 32][((t & 7) / 5) * 3]);
  __syncthreads();
  int q6 = (int)(__brev(127 - tx) >> 27);
  if ((((lane ^ 20) > 3) && ((q5 ^ 336) > 12)) && ((ty ^ 0) > 15))
    q6 = q5;
  for (int i7 = 2; i7 < 9; i7 += 1) {
    #pragma unroll 2
    for (int i8 = 0; i8 < 2; i8 += 1) {
      int j10 = t & 63;
      #pragma unroll 2
      for (int i9 = 1; i9 < 2; i9 += 1) {
        if (i9 < 1) {
          s0[i9] = v + 1;
        }
        s1[(int)primes[(tx & 127) >> 5]][min(tx ^ i7, 19)] = all(s1[(int)primes[(tx & 127) >> 5]][min(tx ^ i7, 19)]) + 1;
        __syncthreads();
        j10 = (j10 ^ 9) & 63;
      }
    }
  }
  __syncthreads();
  v += all(s0[q6 / 7]);
  v += all(counts[(int)(unsigned char)(min((int)__clz(q6), (int)mirror(q5)) + (warp & 31))]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 1; i2 < 25; i2 += 4) {
    int i3 = 1;
    do {
      v += all(s0[(32 - ty) % (((int)fold(tz ^ tx, 17)) + 1)][i3].c);
      s0[(i3 % 12) / 6][(int)(short)i2].c = 7;
      i3 += 2;
    } while (i3 < 11);
  }
  int j5 = ty & 63;
  for (int i4 = 16; i4 > 0; i4 /= 2) {
    if (max(j5, j5) >= 45) {
      s0[j5 % 32][(tz % (lane + 1)) / 32].a = v;
    }
    if (tx >= 2) {
      v += all(s0[((int)((unsigned long long)tx / 3)) / 5][(((warp * 17) & 1) % 16) % 7].c);
    } else {
      s0[(lane % 32) * ty][min(((int)(unsigned char)i4) * j5, 29)].b = v;
    }
    j5 = j5 >> 1;
  }
  s0[((int)bits(tx)) / 4][((warp | 20) % (t + 1)) >> 5].a = all(s0[((int)bits(tx)) / 4][((warp | 20) % (t + 1)) >> 5].a) + 1;
  s0[tz * tx][(warp * warp) / 24].c = all(s0[tz * tx][(warp * warp) / 24].c) + 1;
  s0[max(ty << 2, tx)][warp / 5].c = all(s0[max(ty << 2, tx)][warp / 5].c) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[36] = reinterpret_cast<volatile unsigned (*)[36]>(memory + 0);
  __shared__ volatile long long s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 48) {
    s1[n2] = n2;
  }
  __syncthreads();
  int q3 = (3 << (tx & 3)) / 8;
  if (warp >= 1)
    q3 = (t >= 8) ? warp : t;
  #pragma unroll 1
  for (int i4 = 0; i4 <= (100 >> (tx & 3)) % 5; ++i4) {
    if ((q3 + tx) < 14) {
      v += get<volatile unsigned>(&s0[0][0] + 5, (((t & 2) != 0) ? q3 : tx) / 10);
    }
    s0[(int)(short)max(warp, 14)][warp % 8] = 7;
  }
  #pragma unroll 1
  for (int i5 = (lane % 5) & 3; i5 < 14; i5 += 2) {
    int i6 = 1;
    do {
      if ((((i6 % 3 == 0) ? i6 : tx) & 8) != 0) {
        v += all(s0[i5 | lane][(int)shuffled[(i6 + 58) % 12]]);
      } else {
        s0[((i5 / 4) * (63 - i6)) & 31][(int)((unsigned long long)tx / 3)] = v;
      }
      i6 += 2;
    } while (i6 < 7);
  }
  __syncthreads();
  v += all(s1[warp * tx]);
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[1000];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  int q3 = 32 - ((int)((long long)t * 3 >> 2));
  if ((ty ^ 2) > 15)
    q3 = warp >> 3;
  #pragma unroll 1
  for (int i4 = t; i4 < 404; i4 += blockDim.x * blockDim.y * blockDim.z) {
    #pragma unroll 1
    for (int i5 = t; i5 < 428; i5 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[(int)__popc(i4 >> 2)]);
      s0[(int)primes[(((int)(unsigned char)t) % 33) & 15]] = v;
    }
  }
  for (int i6 = 0; i6 < 5; i6 += 1) {
    v += (unsigned)atomicExch(&counts[((((int)rotate<4>(((warp % 2) / 5) & 31)) + max(i6 - max(i6, 11), ty << 4)) + t * 29) % 256], (int)v);
  }
  #pragma unroll 1
  for (int i7 = t; i7 < 459; i7 += blockDim.x * blockDim.y * blockDim.z) {
    if (((lane - tx) >= 21) && ((i7 ^ 211) > 12)) {
      atomicMax(&counts[(max(ty / 24, 19) + t * 29) % 256], (int)v);
    }
  }
  __syncthreads();
  v += all(counts[(int)primes[(t | tx) & 15]]);
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[256];
  __shared__ __align__(16) volatile short s1[777];
  __shared__ volatile Mixed s2[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[ty][((((((tz / 3) ^ 0) > 6) ? ty : warp) % 2 == 1) ? max((int)__clz(warp), tx + ty) : ((lane << 1) % 4)) >> 3].a);
  v += all(s0[tz]);
  v += all(s1[warp]);
  s0[tx + tx] = v;
  const int q4 = (tx + tx) ^ 39;
  int j6 = lane & 63;
  #pragma unroll 2
  for (int i5 = 32; i5 > 0; i5 >>= 1) {
    s1[i5] = v + 1;
    if ((((int)(unsigned char)tz) < 200) || (i5 < 29)) {
      v += all(s1[i5]);
    } else {
      v += all(s1[i5]);
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[256];
  __shared__ volatile double s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(int)(unsigned char)((tx / (t + 1)) % 24)]);
  __syncthreads();
  v += all(s1[warp][tx & 7][ty / 6]);
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 8; i3 *= 2) {
    #pragma unroll 1
    for (int i4 = 2; i4 < 3; i4 += 2) {
      #pragma unroll 2
      for (int i5 = 1; i5 <= 64; i5 <<= 1) {
        if (i3 < 7) {
          v += get<volatile int>(&s0[0][0] + 1, min((i5 ^ ty) / 33, 18));
        } else {
          s0[(int)mirror((i3 / 3) & 12)][((t % (i5 + 1)) * 8) % 40] = v;
        }
      }
    }
  }
  for (int i6 = 4; i6 >= 0; i6 -= 1) {
    if (i6 % 2 == 1) {
      atomicAnd(&counts[(warp + t * 29) % 256], (int)v);
    } else {
      v += (unsigned)atomicAdd(&counts[(((int)gray((i6 + 54) * tx)) + t * 29) % 256], (int)v);
    }
    if ((i6 ^ 4) > 6) {
      v += (unsigned)atomicExch(&counts[((i6 * 2) + t * 29) % 256], (int)v);
    } else {
      v += (unsigned)atomicCAS(&counts[((i6 % 4) + t * 29) % 256], (int)1, (int)v);
    }
    atomicAdd(&counts[(min(warp * i6, tx * 4) + t * 29) % 256], (int)1);
  }
  #pragma unroll 2
  for (int i7 = 0; i7 < 1; i7 += 3) {
    atomicAdd(&counts[((min(tx % 32, 2) + 35) + t * 29) % 256], (int)1);
    if ((i7 % 7) >= 0) {
      v += (unsigned)atomicExch(&counts[(((int)primes[((int)(__brev(i7) >> 27)) & 15]) + t * 29) % 256], (int)v);
    }
  }
  __syncthreads();
  v += all(counts[(warp ^ warp) >> 2]);
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][33];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(warp * tz) * 2u][(((ty % 32u) + (ty * 2u)) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  atomicAdd(&counts[(unsigned)bits(tz / 32u)][(min((tx % 5u == 0u) ? ((unsigned)__popc(tz)) : (ty * 2654435761u >> 27), 10u) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx * ty][(((lane ^ tx) >= 25u) ? (tx * 8u) : (tx * 64u)) % ((warp % 17u) + 1u)]);
  v += all(counts[(unsigned)shuffled[(unsigned)((unsigned long long)warp / 3)]][ty]);
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[((tz * tx) * tz) & 15u][ty % 32u] = all(s0[((tz * tx) * tz) & 15u][ty % 32u]) + 1;
  s0[(unsigned)((long long)((tx % 5u) + (ty * 7u)) * 3 >> 2)][tz] = v;
  s0[tz][(ty & warp) % 16u] = 7;
  for (unsigned i2 = 2; i2 > 0; i2 >>= 1) {
    v += both<volatile float>(&s0[0][0] + 5, tx / (i2 + 1u), 32);
  }
  #pragma unroll
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    if (i3 < 4u) {
      s0[((((unsigned)twos[((unsigned)primes[lane & 15]) & 15]) - (511u >> (warp & 3))) & 7u) ^ ((unsigned)fold((i3 * 64u) % 2u, 2))][i3] = 7;
    }
  }
  #pragma unroll 2
  for (unsigned i4 = 2; i4 > 0; i4 >>= 1) {
    s0[(((i4 < 1u) ? tx : ((unsigned)primes[tz])) / 4u) & 1u][i4] = all(s0[(((i4 < 1u) ? tx : ((unsigned)primes[tz])) / 4u) & 1u][i4]) + 1;
    v += all(s0[i4][i4 / 8u]);
    s0[tz % 5u][((((unsigned)(__brev(i4 >> 2) >> 27)) - ((lane ^ i4) & 31u)) & 31u) % 10u] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[20] = reinterpret_cast<volatile unsigned (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned q2 = (tz | tz) * 16u;
  if ((((unsigned)(__brev(tx) >> 24)) % 2u == 0u) && ((warp * tz) >= 14u))
    q2 = warp % 5u;
  #pragma unroll 2
  for (unsigned i3 = 2; i3 > 0; i3 >>= 1) {
    #pragma unroll 1
    for (unsigned i4 = t; i4 < 410; i4 += blockDim.x * blockDim.y * blockDim.z) {
      if ((lane ^ 21u) > 4u) {
        v += all(s0[warp % 4u][tz]);
      }
    }
  }
  for (unsigned i5 = 1; i5 < 3; i5 += 4) {
    s0[31u - (((unsigned)(short)(tz / 5u)) % 10u)][(i5 + 32u) % 20u] = v + 1;
  }
  #pragma unroll 1
  for (unsigned i6 = 1; i6 < 17; i6 += 2) {
    unsigned i7 = 1;
    do {
      s0[((unsigned)bits(i7 * 17u)) / 2u][((unsigned)(short)t) % 20u] = v;
      i7 += 1;
    } while (i7 < 9);
  }
  #pragma unroll 1
  for (unsigned i8 = t; i8 < 408; i8 += blockDim.x * blockDim.y * blockDim.z) {
    if (tx >= 0u) {
      s0[((warp * 31u) << 3) & 36u][((((unsigned)primes[tx]) * 8u) & 85u) % 4u] = 7;
    } else {
      v += all(s0[(unsigned)((unsigned long long)q2 / 3)][warp * 4u]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[1024];
  __shared__ __align__(16) Row s1[8][72];
  __shared__ __align__(16) float2 s2[256];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    s2[n3] = make_float2(2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 2 ? a : ((t << 5) & (warp * 2)); };
  int q5 = q5_of((int)((long long)warp * 3 >> 2));
  v += (unsigned)atomicMin(&counts[(q5 + t * 29) % 256], (int)v);
  __syncthreads();
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s2[(warp / 3) + i6 * 17]);
  }
  __syncthreads();
  v += (unsigned)atomicMin(&counts[((q5 * 8) + t * 29) % 256], (int)v);
  __syncthreads();
  s0[q5 % 3].a = all(s0[q5 % 3].a) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[((q5 >= 8) ? q5 : t) % 8][warp].c);
  v += all(counts[(int)pick(warp * 5)]);
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[33][40];
  unsigned (*s1)[40] = reinterpret_cast<unsigned (*)[40]>(memory + 0);
  __shared__ Mixed s2[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
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
  const int q4 = max(t - lane, (int)primes[lane & 15]);
  int i5 = 0;
  do {
    for (int i6 = 0; i6 < 8; i6 += 1) {
      if (((((int)(__brev(i6) >> 24)) & 4) != 0) && ((i6 % 5 == 4) && ((i5 * 8) >= 4))) {
        s2[((((int)shuffled[i6]) / 5) / 3) % (((100 >> (q4 & 3)) + 14) + 1)][min((warp % 2 == 1) ? tx : i5, 16)].a = v + 1;
      }
      __syncthreads();
    }
    i5 += 1;
  } while (i5 < 4);
  const int q7 = (tx + q4) * q4;
  const int q8 = (tx * tx) | 4;
  if (q8 >= 1080) {
    s2[(q4 % (lane + 1)) & 1][tx % 32].a = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q4 ^ q8) % 33][warp]);
  v += all(s1[(q7 | 9) & 31][((q7 % 7) * 17) & 7]);
  v += all(s2[((t + warp) * q4) & 31][t / 4].b);
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char (*s0)[36] = reinterpret_cast<volatile signed char (*)[36]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s0[((tx - warp) % 6) + 6][ty]);
  v += all(s0[max(warp * t, 5) % 32][max(tx | ty, 31)]);
  __syncthreads();
  v += all(s1[min((int)((long long)(warp / 3) * 3 >> 2), 6) % 16][ty]);
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][16];
  volatile Row (*s1)[16] = reinterpret_cast<volatile Row (*)[16]>(memory + 0);
  volatile short (*s2)[40] = reinterpret_cast<volatile short (*)[40]>(memory + 5120);
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
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 4 ? a : ((int)(unsigned char)(ty * t)); };
  int q4 = q4_of(tx * 3);
  #pragma unroll 1
  for (int i5 = 0; i5 <= (ty / 4) % 4; ++i5) {
    #pragma unroll 1
    for (int i6 = 4; i6 > 0; i6 >>= 1) {
      #pragma unroll 1
      for (int i7 = t; i7 < 185; i7 += blockDim.x * blockDim.y * blockDim.z) {
        v += all(s1[(ty & 3) / 24][((((lane + i7) < 43) && ((ty ^ 3) > 13)) ? (i5 * 16) : i7) & 15].c);
      }
    }
  }
  #pragma unroll 1
  for (int i8 = (ty + tx) & 3; i8 < 5; i8 += 1) {
    v += all(s0[ty][(((int)shuffled[q4 & 15]) / 33) * 33].a);
    v += all(s2[min(min(tx, 29), 12)][((q4 >= 88) ? (((int)((unsigned long long)i8 / 3)) ^ 26) : ((int)(unsigned char)(i8 * 3))) & 3]);
    s2[ty][(int)shuffled[tz]] = all(s2[ty][(int)shuffled[tz]]) + 1;
  }
  s2[(warp + (((warp % 8) < 1) ? warp : tz)) / 6][tx + tx] = v + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[32][33];
  volatile unsigned char (*s1)[32] = reinterpret_cast<volatile unsigned char (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)(__brev(32 - warp) >> 24);
  if ((lane % 2 == 0) && (((warp * 4) & 6) != 0))
    q3 = (int)shuffled[tx & 15];
  v += all(s1[warp * 16][(tx / 3) % (warp + 1)]);
  s1[min(warp, lane) / 2][warp + ty] = all(s1[min(warp, lane) / 2][warp + ty]) + 1;
  s0[warp][(int)((long long)tx * 3 >> 2)] = all(s0[warp][(int)((long long)tx * 3 >> 2)]) + 1;
  #pragma unroll
  for (int i4 = 0; i4 < 13; i4 += 3) {
    put<volatile float>(&s0[0][0], i4 + tx, v);
  }
  s0[(ty % 16) % 6][ty + 24] = v + 1;
  s0[(ty % 33) & 15][((lane + t) >= 75) ? (warp & 15) : (ty * 7)] = 7;
  if (((q3 % 3 == 2) || (tx % 5 == 1)) || (((ty << 4) & 8) != 0)) {
    v += get<volatile float>(&s0[0][0], (warp >= 2) ? tx : (((int)pick(ty)) + (q3 / (q3 + 1))));
  } else {
    v += all(s0[(int)((unsigned long long)(warp * ty) / 3)][(q3 * ty) % 33]);
  }
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 1; i5 <= 32; i5 <<= 1) {
    #pragma unroll 2
    for (int i7 = 26; i7 >= 2; i7 -= 4) {
      v += both<volatile float>(&s0[0][0] + 1, (min(ty, 8) << 3) + (((lane < 16) ? warp : tx) + ((int)(__brev(tx) >> 27))), 32);
      if (((tx ^ 25) > 5) && (i7 % 3 == 2)) {
        put<volatile unsigned char>(&s1[0][0], (int)rows[i5 & 15], v);
      } else {
        v += all(s1[i7 % 32][i7]);
      }
      put<volatile float>(&s0[0][0] + 1, lane, v);
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 48) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  while (i2 < 26) {
    v += all(s0[min(i2, warp)][(((t & 4) != 0) || (i2 % 5 == 3)) ? (i2 / 8) : (warp | warp)].b);
    __syncthreads();
    __syncthreads();
    i2 += 4;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[40] = reinterpret_cast<int (*)[40]>(memory + 0);
  __shared__ double s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    int i4 = 1;
    do {
      s0[i4 * i4][(i3 ^ i3) / (warp + 1)] = v;
      v += all(s1[i4][(63 - (lane / 5)) % 16][(int)shuffled[(((int)__popc(tx + warp)) * 3) & 15]]);
      __syncthreads();
      i4 += 2;
    } while (i4 < 2);
    i3 += 3;
  } while (i3 < 22);
  #pragma unroll 1
  for (int i5 = 2; i5 < 15; i5 += 3) {
    v += all(s1[i5 >> 5][warp][i5]);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[tx][((tx & 1) != 0) ? ty : ty]);
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[16][16];
  __shared__ __align__(16) volatile short s1[4][16][17];
  __shared__ __align__(16) volatile Triad s2[32][18];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  if (((int)__popc(tx)) >= 17) {
    s1[((int)(__brev((int)Layout{33, 1}(tx, ty)) >> 27)) % 4][tx][(max(tx, 10) / 10) & 1] = all(s1[((int)(__brev((int)Layout{33, 1}(tx, ty)) >> 27)) % 4][tx][(max(tx, 10) / 10) & 1]) + 1;
  }
  if ((ty & 8) != 0) {
    atomicAnd(&counts[(((((warp ^ 0) > 11) ? ty : ty) % 32) + t * 29) % 256], (int)v);
  }
  if ((ty ^ 1) > 12) {
    v += (unsigned)atomicOr(&counts[(min(ty * 5, warp) + t * 29) % 256], (int)v);
  }
  int j6 = ty & 63;
  #pragma unroll 1
  for (int i5 = t; i5 < 12; i5 += 64) {
    #pragma unroll 1
    for (int i7 = ((int)Layout{33, 1}(tx, i5)) & 3; i7 < 22; i7 += 3) {
      if ((i7 & 16) != 0) {
        v += all(s0[(t % 16) % 33][j6 >> 2].d);
      }
      if (t % 3 == 1) {
        put<volatile short>(&s1[0][0][0] + 1, ty, v);
      } else {
        v += all(s1[((i7 + (i5 % 33)) % ((i7 + 20) + 1)) / 10][warp][(i7 / 33) * 3]);
      }
    }
    j6 = j6 >> 1;
  }
  #pragma unroll 1
  for (int i8 = (ty % 7) & 3; i8 < 3; i8 += 4) {
    s0[(ty >> 5) * ty][ty].d = v;
    s2[(int)mirror((int)twos[(tx % 8) * i8])][i8 + tx].b = all(s2[(int)mirror((int)twos[(tx % 8) * i8])][i8 + tx].b) + 1;
    s2[tx / 3][i8 + 15].a = all(s2[tx / 3][i8 + 15].a) + 1;
  }
  __syncthreads();
  v += all(counts[(int)(__brev(warp) >> 27)]);
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ float4 s1[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 8; i3 += 3) {
    v += sum(s1[((lane % 4) & 17) / 33][i3]);
    __syncthreads();
    if ((i3 & 6) != 0) {
      v += sum(s0[(i3 ^ i3) / 33]);
    }
    __syncthreads();
  }
  s0[(int)mirror(tx)] = make_int2(2, v);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 127 ? a : (((int)twos[lane & 15]) >> 3); };
  int q4 = q4_of((int)(unsigned char)warp);
  for (int i5 = 0; i5 < 21; i5 += 3) {
    v += sum(s1[((i5 / 5) / 5) / (max(tx, i5) + 1)][((1 >> (tx & 3)) % 32) % 7]);
    __syncthreads();
  }
  int q6 = (tx ^ 10) + (tx * 31);
  if (tx < 188)
    q6 = (int)mirror(lane);
  #pragma unroll
  for (int i7 = 1; i7 <= 32; i7 <<= 1) {
    for (int i8 = 2; i8 > 0; i8 /= 2) {
      int j10 = i8 & 63;
      for (int i9 = 2; i9 > 0; i9 >>= 1) {
        v += sum(s0[(((int)shuffled[i9]) * warp) ^ 2]);
        __syncthreads();
        j10 = (j10 * 5 + 3) & 63;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[512];
  int (*s1)[36] = reinterpret_cast<int (*)[36]>(memory + 0);
  __shared__ __align__(16) int4 s2[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 128) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = ty % (tx + 1);
  for (int i5 = 0; i5 < 21; i5 += 4) {
    for (int i6 = 0; i6 < 3; i6 += 1) {
      if ((tx ^ 6) > 11) {
        s0[ty] = v;
      }
      __syncthreads();
    }
  }
  #pragma unroll 2
  for (int i7 = 1; i7 < 30; i7 += 4) {
    int i8 = 0;
    while (i8 < 2) {
      if (((i7 & 2) != 0) && ((i7 ^ 14) > 5)) {
        v += all(s1[((int)(__brev((int)(__brev(warp) >> 24)) >> 24)) & 28][(i8 % 5) * 17]);
      }
      if ((i7 & 1) != 0) {
        s2[i8][warp & 15] = make_int4(v, 1, 2, v + 1);
      }
      __syncthreads();
      i8 += 3;
    }
  }
  s0[((tx % 24) ^ ((int)(__brev(tx) >> 27))) * 5] = all(s0[((tx % 24) ^ ((int)(__brev(tx) >> 27))) * 5]) + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s2[warp][warp]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[4][16][8];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  volatile long long *s2 = reinterpret_cast<volatile long long *>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  while (i4 < 5) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (tx & 24) % 1; ++i5) {
      int j7 = tx & 63;
      #pragma unroll 1
      for (int i6 = 0; i6 <= (tx ^ i4) % 1; ++i6) {
        #pragma unroll
        for (int i8 = 0; i8 < 17; i8 += 4) {
          v += all(s0[((int)__clz(i6)) * i5][i4 & j7][i4 % 12].e);
        }
        j7 = (j7 ^ 9) & 63;
      }
    }
    i4 += 1;
  }
  s2[(int)primes[(tx << 2) & 15]] = 7;
  if ((t & 2) != 0) {
    v += get<volatile long long>(s2, tx);
  } else {
    v += all(s2[(int)primes[(((int)__popc(t * 5)) ^ 38) & 15]]);
  }
  if (((t >= 8) ? t : tx) < 204) {
    s0[((int)mirror((int)(unsigned char)lane)) % 4][min(warp / 10, 27)][((32 - warp) * 4) % 8].a = 7;
  }
  __syncthreads();
  v += all(s1[t]);
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ float4 s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 64; i3 <<= 1) {
    #pragma unroll
    for (int i4 = 1; i4 > 0; i4 /= 2) {
      int j6 = ty & 63;
      for (int i5 = 1; i5 <= 8; i5 *= 2) {
        s0[((int)__clz(j6)) & 15][(((int)__popc(j6)) % 33) / 24] = make_float4(v, 1, 2, v + 1);
        __syncthreads();
        j6 = (j6 * 5 + 3) & 63;
      }
    }
  }
  if (ty >= 1) {
    s0[(ty + ty) % 3][(int)(short)(((31 - ty) * 4) / 16)] = make_float4(v, 1, 2, v + 1);
  }
  __syncthreads();
  int i7 = 0;
  do {
    if ((((int)primes[i7 & 15]) < 40) || (tx >= 13)) {
      s0[ty][(((ty < 1) ? warp : warp) + (ty / 4)) / 33] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    i7 += 8;
  } while (i7 < 32);
  if (warp % 4 == 3) {
    s1[lane] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[ty % 33][ty]);
  v += sum(s1[(int)(__brev(tx) >> 27)]);
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][18];
  __shared__ int2 s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 120) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  s1[warp][warp & 3] = make_int2(2, v);
  if (tx >= 12) {
    s0[ty + ty][ty % (ty + 1)].b = 7;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[min(tx & 96, 27)][ty].c);
  v += sum(s1[(lane % 5) & 12][warp + tx]);
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[500];
  __shared__ int s1[32][32];
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
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += both<int>(&s1[0][0] + 1, 255 - (tx ^ warp), 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s0[lane * tx].c);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    s0[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    s0[lane] = all(s0[lane]) + 1;
    __syncthreads();
    i2 += 1;
  } while (i2 < 1);
  int j4 = t & 63;
  for (int i3 = 16; i3 > 0; i3 >>= 1) {
    #pragma unroll 2
    for (int i5 = 0; i5 < 1; i5 += 1) {
      int j7 = i3 & 63;
      for (int i6 = 2; i6 < 10; i6 += 4) {
        #pragma unroll 2
        for (int i8 = 0; i8 >= 0; i8 -= 8) {
          if ((i6 % 3 == 1) && ((i6 / 16) % 5 == 2)) {
            s0[i3 ^ i8] = v;
          }
          __syncthreads();
        }
        j7 = (j7 ^ 9) & 63;
      }
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  for (int i9 = 0; i9 < 4; ++i9) {
    v += all(s0[(((int)Layout{33, 1}(t, tx)) % 5) + i9 * 33]);
  }
  __syncthreads();
  int q10 = ((t & 6) != 0) ? (lane * 65) : tx;
  if (((((int)pick(t)) & 4) != 0) || (((((int)fold(lane, 9)) & 1) != 0) && (t >= 3)))
    q10 = tx / 33;
  s0[min(t, tx)] = all(s0[min(t, tx)]) + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(1, 32, 2), 0>>>(out);
  k101<<<1, dim3(256, 1, 1), 0>>>(out);
  k102<<<1, dim3(16, 16, 1), 0>>>(out);
  k103<<<1, dim3(1, 64, 1), 8192>>>(out);
  k104<<<1, dim3(64, 2, 1), 9216>>>(out);
  k105<<<1, dim3(64, 1, 1), 0>>>(out);
  k106<<<1, dim3(32, 4, 1), 0>>>(out);
  k107<<<1, dim3(1, 32, 2), 4096>>>(out);
  k108<<<1, dim3(128, 1, 1), 2048>>>(out);
  k109<<<1, dim3(64, 1, 1), 0>>>(out);
  k110<<<1, dim3(16, 1, 1), 8192>>>(out);
  k111<<<1, dim3(100, 1, 1), 12288>>>(out);
  k112<<<1, dim3(1, 64, 1), 2304>>>(out);
  k113<<<1, dim3(2, 16, 4), 3328>>>(out);
  k114<<<1, dim3(4, 4, 4), 19712>>>(out);
  k115<<<1, dim3(33, 3, 1), 0>>>(out);
  k116<<<1, dim3(8, 4, 2), 10752>>>(out);
  k117<<<1, dim3(1, 32, 2), 18944>>>(out);
  k118<<<1, dim3(33, 3, 1), 0>>>(out);
  k119<<<1, dim3(48, 1, 1), 0>>>(out);
  k120<<<1, dim3(32, 8, 1), 6400>>>(out);
  k121<<<1, dim3(1, 32, 2), 1024>>>(out);
  k122<<<1, dim3(8, 8, 1), 0>>>(out);
  k123<<<1, dim3(33, 3, 1), 9216>>>(out);
  k124<<<1, dim3(100, 1, 1), 4096>>>(out);
  k125<<<1, dim3(32, 2, 2), 0>>>(out);
  k126<<<1, dim3(32, 2, 2), 0>>>(out);
  k127<<<1, dim3(48, 1, 1), 4608>>>(out);
  k128<<<1, dim3(24, 5, 1), 0>>>(out);
  k129<<<1, dim3(4, 4, 4), 0>>>(out);
  k130<<<1, dim3(32, 2, 2), 0>>>(out);
  k131<<<1, dim3(1, 32, 2), 0>>>(out);
  k132<<<1, dim3(32, 2, 2), 0>>>(out);
  k133<<<1, dim3(32, 2, 2), 0>>>(out);
  k134<<<1, dim3(5, 3, 7), 5120>>>(out);
  k135<<<1, dim3(256, 1, 1), 0>>>(out);
  k136<<<1, dim3(64, 1, 1), 5376>>>(out);
  k137<<<1, dim3(1, 32, 2), 1280>>>(out);
  k138<<<1, dim3(4, 4, 4), 7936>>>(out);
  k139<<<1, dim3(33, 3, 1), 2048>>>(out);
  k140<<<1, dim3(48, 1, 1), 0>>>(out);
  k141<<<1, dim3(5, 3, 7), 5376>>>(out);
  k142<<<1, dim3(8, 8, 1), 0>>>(out);
  k143<<<1, dim3(256, 1, 1), 6400>>>(out);
  k144<<<1, dim3(32, 4, 1), 4608>>>(out);
  k145<<<1, dim3(256, 1, 1), 16384>>>(out);
  k146<<<1, dim3(33, 3, 1), 0>>>(out);
  k147<<<1, dim3(24, 5, 1), 0>>>(out);
  k148<<<1, dim3(8, 8, 1), 0>>>(out);
  k149<<<1, dim3(16, 1, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

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
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ __align__(16) int s1[2048];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  while (i4 < 6) {
    s1[(i4 + 17u) & 31u] = all(s1[(i4 + 17u) & 31u]) + 1;
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += sum(s0[(unsigned)((unsigned long long)(((((t & 2u) != 0u) ? tx : warp) % 32u) ^ 18u) / 3)][lane % 16u]);
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k151(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[64][20];
  __shared__ __align__(16) Quad s1[512];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 4; i5 <<= 1) {
      v += all(s1[min(i5, i5) % 32].d);
      __syncthreads();
    }
  }
  int j7 = lane & 63;
  for (int i6 = 0; i6 < 10; i6 += 3) {
    int j9 = warp & 63;
    for (int i8 = 2; i8 < 12; i8 += 2) {
      v += sum(s0[(255 - j7) & 20][min(warp, j9)]);
      __syncthreads();
      j9 = j9 >> 1;
    }
    j7 = j7 >> 1;
  }
  v += (unsigned)atomicCAS(&counts[((t ^ 31) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  s0[(int)__clz(((warp / 6) / 33) & 12)][(t / 16) % 7] = make_float2(2, 7);
  __syncthreads();
  v += (unsigned)atomicExch(&counts[(((int)primes[((int)mirror(warp & 24)) % ((lane / 10) + 1)]) + t * 29) % 64], (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[(((int)(__brev((lane ^ warp) % 2) >> 24)) + ((int)rotate<4>(((tx * 2) + 58) & 31))) % 64]);
  out[t] = v;
}
__global__ void k152(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 0);
  __shared__ unsigned counts[64];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((t * 32u) & (tx | 4u)) % 64u][(unsigned)shuffled[(255u - ((unsigned)pick(tx / 6u))) & 15]].a);
  v += all(counts[((unsigned)((long long)(tx / 10u) * 3 >> 2)) ^ min((unsigned)__clz(lane), (unsigned)__clz(t))]);
  out[t] = v;
}
__global__ void k153(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[2048];
  __shared__ __align__(16) unsigned s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 12 ? a : ((lane - t) % 8); };
  int q3 = q3_of(warp * 8);
  #pragma unroll 1
  for (int i4 = 3; i4 >= 2; i4 -= 1) {
    s1[t + i4] = 7;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((((int)twos[ty]) % 33) / ((warp * 3) + 1)) | ((int)(short)(((int)((long long)q3 * 3 >> 2)) / 32))]);
  v += all(s1[lane / 6]);
  out[t] = v;
}
__global__ void k154(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  __shared__ volatile double s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  int j4 = lane & 63;
  #pragma unroll 2
  for (int i3 = 2; i3 < 5; i3 += 2) {
    if (i3 % 4 == 3) {
      v += get<volatile int>(&s0[0][0][0], i3);
    }
    if (((int)primes[tx & 15]) < 41) {
      s1[min((i3 & ((int)(unsigned char)j4)) + 2, 36)] = all(s1[min((i3 & ((int)(unsigned char)j4)) + 2, 36)]) + 1;
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  #pragma unroll 2
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    int j7 = tx & 63;
    #pragma unroll
    for (int i6 = 2; i6 < 24; i6 += 4) {
      s0[((j7 + i5) % 6) & 3][1 >> (i5 & 3)][i5 & 15] = all(s0[((j7 + i5) % 6) & 3][1 >> (i5 & 3)][i5 & 15]) + 1;
      j7 = (j7 ^ 9) & 63;
    }
  }
  int j9 = lane & 63;
  #pragma unroll 1
  for (int i8 = (lane * 16) & 3; i8 < 4; i8 += 1) {
    #pragma unroll 1
    for (int i10 = (i8 * tx) & 3; i10 < 14; i10 += 2) {
      #pragma unroll 2
      for (int i11 = 1; i11 <= 1; i11 <<= 1) {
        for (int i12 = 2; i12 >= 1; i12 -= 1) {
          s0[((i12 / 7) ^ 15) / 32][i10][(tx >= 22) ? (i11 + i12) : i10] = all(s0[((i12 / 7) ^ 15) / 32][i10][(tx >= 22) ? (i11 + i12) : i10]) + 1;
        }
      }
    }
    j9 = (j9 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k155(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad (*s0)[16][8] = reinterpret_cast<volatile Quad (*)[16][8]>(memory + 0);
  __shared__ volatile Triad s1[32][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 105) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 640; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 1; i3 <= 32; i3 <<= 1) {
    v += all(s1[((unsigned)(__brev((unsigned)twos[i3 & 15]) >> 27)) % 33u][ty << 3].c);
  }
  for (unsigned i4 = 1; i4 < 2; i4 += 4) {
    #pragma unroll
    for (unsigned i5 = 0; i5 < 5; i5 += 1) {
      v += all(s0[(unsigned)((unsigned long long)i5 / 3)][i4][(tx / 4u) & 7u].d);
      if (i5 < 0u)
        continue;
      v += all(s0[tx & 3u][((unsigned)fold(i5, 3)) % 5u][(i4 & 3u) % 12u].a);
    }
  }
  auto q6_of = [=](unsigned a) { return a < 64 ? a : (((warp & 8u) != 0u) ? (warp / 6u) : lane); };
  unsigned q6 = q6_of((unsigned)twos[warp]);
  for (unsigned i7 = 1; i7 <= 64; i7 *= 2) {
    if ((i7 ^ 17u) > 0u) {
      s1[tx * warp][(tx / 33u) % ((i7 & 15u) + 1u)].a = v;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k156(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[4][16][17];
  __shared__ __align__(16) volatile int s1[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (ty ^ tz) / 8;
  if ((tx >= 0) && (tz % 3 == 1))
    q3 = ty % 2;
  if (ty >= 12) {
    v += all(s0[(lane + warp) & 3][tz][(((warp ^ ty) + 9) + ((warp ^ 4) * 33)) % 17]);
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 430; i4 += blockDim.x * blockDim.y * blockDim.z) {
    int j6 = q3 & 63;
    for (int i5 = 2; i5 > 0; i5 /= 2) {
      v += all(s1[min(i5, j6)][i5]);
      if (tx < 1) {
        v += all(s1[ty | 7][tx ^ 12]);
      }
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  int i7 = 0;
  do {
    if (i7 >= 3) {
      put<volatile signed char>(&s0[0][0][0], i7 / (i7 + 1), v);
    }
    if (i7 < 3) {
      v += get<volatile int>(&s1[0][0], (int)((unsigned long long)ty / 3));
    }
    v += all(s1[(int)__popc(t + warp)][(i7 & 15) | 3]);
    i7 += 1;
  } while (i7 < 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k157(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[(((tx % 2u == 0u) ? (ty % (tz + 1u)) : (ty * 2654435761u >> 28)) * 31u) % 7u]);
  __syncthreads();
  for (unsigned i2 = 0; i2 < 5; ++i2) {
    v += all(s0[tz + i2 * 17]);
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; ++i3) {
    v += all(s0[ty + i3 * 4]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k158(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[8][8][9];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 256; n2 += 48) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 48) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
    for (unsigned i5 = 0; i5 < 2; i5 += 3) {
      unsigned j7 = i5 & 63;
      unsigned i6 = 2;
      do {
        v += (unsigned)atomicAdd(&counts[((min((unsigned)__popc((unsigned)__clz(t)), 30u) & 7u) + t * 29) % 256], (unsigned)v);
        atomicMax(&counts[((63u - (i5 + tx)) + t * 29) % 256], (unsigned)v);
        j7 = (j7 + 33) % 64;
        i6 += 1;
      } while (i6 < 5);
    }
  }
  if (t >= 40u) {
    s0[max((unsigned)bits(tx), 28u) & 7u][(t & 3u) % 3u][t % 9u].a = v + 1;
  } else {
    s0[((((t ^ 10u) / 6u) * (t % 7u)) / 5u) % 8u][((warp / 32u) + 6u) ^ (max(warp ^ warp, 4u) / 4u)][((t * 7u) * warp) & 7u].a = all(s0[((((t ^ 10u) / 6u) * (t % 7u)) / 5u) % 8u][((warp / 32u) + 6u) ^ (max(warp ^ warp, 4u) / 4u)][((t * 7u) * warp) & 7u].a) + 1;
  }
  unsigned q8 = (unsigned)__clz(t & 13u);
  if ((t * 4u) < 29u)
    q8 = tx ^ warp;
  if (tx % 4u == 2u) {
    v += all(s0[min((unsigned)((unsigned long long)((q8 + warp) | (t % 32u)) / 3), 7u)][tx % 6u][min(q8, 8u)].c);
  } else {
    v += all(s0[warp / (tx + 1u)][((q8 / 32u) / (q8 + 1u)) + (1u >> (tx & 3))][warp].c);
  }
  v += (unsigned)atomicCAS(&counts[(((31u - tx) & 7u) + t * 29) % 256], (unsigned)1, (unsigned)v);
  put<volatile int>(s1, (lane + 12u) / 8u, v);
  auto q9_of = [=](unsigned a) { return a < 23 ? a : (((unsigned)shuffled[q8 & 15]) >> 2); };
  unsigned q9 = q9_of((q8 % 2u == 0u) ? lane : t);
  s1[(unsigned)mirror((q9 * 7u) ^ q9)] = all(s1[(unsigned)mirror((q9 * 7u) ^ q9)]) + 1;
  __syncthreads();
  v += all(counts[(unsigned)(unsigned char)(min(t >> 1, tx) & 127u)]);
  out[t] = v;
}
__global__ void k159(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[32][33];
  __shared__ float4 s1[500];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 120) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned i3 = 1;
  while (i3 < 4) {
    v += sum(s1[t]);
    __syncthreads();
    __syncthreads();
    i3 += 1;
  }
  __syncthreads();
  v += all(s0[(unsigned)((long long)((unsigned)fold(tx, 13)) * 3 >> 2)][((unsigned)((unsigned long long)tx / 3)) & (tx * 4u)]);
  out[t] = v;
}
__global__ void k160(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[1024];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (((int)rows[t & 15]) << 4); };
  int q3 = q3_of(tx / 32);
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s1[(((t * t) >> 3) / 8) + i4 * 32]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[(tx & 127) + i5 * 64] = v;
  }
  __syncthreads();
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[((int)primes[((int)rows[tx & 15]) & 15]) + i6 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[tx]);
  out[t] = v;
}
__global__ void k161(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  int j3 = lane & 63;
  #pragma unroll 2
  for (int i2 = 3; i2 >= 0; i2 -= 1) {
    if ((i2 & 1) != 0) {
      s0[((int)fold((((j3 % 3) & 2) != 0) ? j3 : tx, 33)) & 3][(max(lane, 15) * ((i2 ^ 5) * 64)) % 20].e = v + 1;
    }
    __syncthreads();
    j3 = (j3 + 33) % 64;
  }
  for (int i4 = 3; i4 >= 1; i4 -= 1) {
    v += all(s0[ty / 6][(i4 << 1) + (i4 / (t + 1))].a);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i5 = 25; i5 >= 1; i5 -= 4) {
    s0[(((127 - (i5 + i5)) | ((warp + lane) / 7)) * 17) & 15][((int)(__brev(tz) >> 27)) / 32].c = all(s0[(((127 - (i5 + i5)) | ((warp + lane) / 7)) * 17) & 15][((int)(__brev(tz) >> 27)) / 32].c) + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k162(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[warp][warp] = all(s0[warp][warp]) + 1;
  #pragma unroll 1
  for (unsigned i2 = (tx * 3u) & 3; i2 < 5; i2 += 1) {
    for (unsigned i3 = 1; i3 <= 8; i3 *= 2) {
      v += all(s0[((lane * 31u) % 2u == 0u) ? (((unsigned)rows[tx & 15]) & 24u) : ((warp ^ i2) | (i3 / (i3 + 1u)))][(unsigned)gray(i3)]);
    }
  }
  s0[tx / 7u][(unsigned)(__brev(ty ^ ty) >> 27)] = all(s0[tx / 7u][(unsigned)(__brev(ty ^ ty) >> 27)]) + 1;
  for (unsigned i4 = 0; i4 < 11; i4 += 2) {
    unsigned i5 = 1;
    do {
      if (tx >= 12u) {
        s0[31u - ((unsigned)(__brev(tx + i5) >> 27))][((warp % 8u) * i4) % 16u] = all(s0[31u - ((unsigned)(__brev(tx + i5) >> 27))][((warp % 8u) * i4) % 16u]) + 1;
      }
      i5 += 1;
    } while (i5 < 6);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k163(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[32][32];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)((long long)(ty / 6) * 3 >> 2);
  #pragma unroll
  for (int i4 = 8; i4 > 0; i4 /= 2) {
    if ((i4 / 10) >= 0) {
      atomicMax(&counts[(((int)(short)i4) + t * 29) % 256], (unsigned)v);
    } else {
      atomicAdd(&counts[((min(warp, 29) + 61) + t * 29) % 256], (unsigned)v);
    }
  }
  __syncthreads();
  v += all(s0[(int)gray((int)fold(tz, 3))][(q3 % 8) & 15].a);
  v += all(counts[(int)(short)(tz & 1)]);
  out[t] = v;
}
__global__ void k164(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[32][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if (tx % 5 == 2) {
    atomicAnd(&counts[warp / ((tx * ty) + 1)][((((lane & 15) + 32) % 16) + t * 29) % 33], (unsigned)v);
  } else {
    atomicAdd(&counts[min(ty + warp, ty + tx)][(ty + t * 29) % 33], (unsigned)1);
  }
  const int q3 = ((int)twos[ty]) & 30;
  for (int i4 = 1; i4 < 8; i4 += 1) {
    #pragma unroll 1
    for (int i5 = ((tx < 2) ? tx : lane) & 3; i5 < 5; i5 += 3) {
      #pragma unroll 1
      for (int i6 = 0; i6 < 4; i6 += 1) {
        if (lane < 31) {
          v += (unsigned)atomicMin(&counts[(i6 ^ lane) ^ ((i5 < 2) ? i4 : i6)][(i4 + t * 29) % 33], (unsigned)v);
        }
        if (i6 < 0) {
          atomicAdd(&counts[(int)bits(i6)][(((int)Layout{33, 1}(ty / 33, i6)) + t * 29) % 33], (unsigned)v);
        }
      }
    }
  }
  __syncthreads();
  v += all(s0[(ty * 8) % 4][min(warp, 28)].b);
  v += all(counts[((q3 % 24) | (ty / 5)) >> 3][warp & 31]);
  out[t] = v;
}
__global__ void k165(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[64][32];
  __shared__ int4 s1[512];
  __shared__ __align__(16) unsigned s2[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 48) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 23 ? a : ((warp % 4 == 1) ? max(tx, t) : (t & 15)); };
  int q4 = q4_of((int)(short)t);
  for (int i5 = 0; i5 < 6; ++i5) {
    v += sum(s1[(((int)primes[max(q4, 9) & 15]) & q4) + i5 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[q4][q4 % 32]);
  v += all(s2[(tx - lane) / 32][(tx % 5) + (warp % 3)]);
  out[t] = v;
}
__global__ void k166(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][72];
  __shared__ __align__(16) float4 s1[33][20];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 105) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  int q4 = (tz ^ 4) % 17;
  if ((warp & 16) != 0)
    q4 = ty / (t + 1);
  int j6 = tz & 63;
  #pragma unroll
  for (int i5 = 2; i5 < 29; i5 += 8) {
    #pragma unroll 1
    for (int i7 = 1; i7 < 7; i7 += 1) {
      atomicAdd(&counts[((j6 + q4) + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
    j6 = (j6 ^ 9) & 63;
  }
  v += sum(s0[((tz + (31 - tz)) % 32) & 7][tx % 5]);
  __syncthreads();
  __syncthreads();
  v += sum(s1[ty * 5][warp ^ 11]);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k167(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  const int q2 = (ty + ty) / 2;
  int j4 = tx & 63;
  for (int i3 = 0; i3 < 18; i3 += 3) {
    for (int i5 = 4; i5 > 0; i5 /= 2) {
      s0[(j4 % 10) + i5] = 7;
      __syncthreads();
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  #pragma unroll
  for (int i6 = 1; i6 < 8; i6 += 1) {
    #pragma unroll
    for (int i7 = 0; i7 < 1; i7 += 1) {
      #pragma unroll 1
      for (int i8 = 0; i8 >= 0; i8 -= 8) {
        v += both<short>(s0, (ty * i8) & 17, 32);
        __syncthreads();
        __syncthreads();
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k168(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[1000];
  __shared__ __align__(16) float2 s1[1024];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tz - ty) * tx;
  for (int i5 = 0; i5 < 2; ++i5) {
    v += all(s0[(((int)rows[tx]) % 2) + i5 * 8]);
  }
  __syncthreads();
  int i6 = 1;
  do {
    s1[(((int)__popc(i6)) / 3) ^ 24] = make_float2(2, sum(s1[(((int)__popc(i6)) / 3) ^ 24]) + 1);
    if (t % 4 == 0) {
      s0[i6] = v + 1;
    }
    __syncthreads();
    i6 += 1;
  } while (i6 < 3);
  int q7 = (lane * tx) << 3;
  if ((tz & 6) != 0)
    q7 = warp * 17;
  for (int i8 = 0; i8 < 3; i8 += 1) {
    v += (unsigned)atomicCAS(&counts[(((int)(__brev(i8 + i8) >> 24)) ^ 10) % 32][((((int)__popc(tz)) / 33) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    if ((q7 ^ 730) > 1) {
      s1[(int)__clz(warp)] = make_float2(2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[lane][tz + 26]);
  out[t] = v;
}
__global__ void k169(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[512];
  __shared__ volatile float s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  v += all(s1[(127u - ((warp / 5u) * 65u)) % 16u][ty % (ty + 1u)]);
  if ((ty + lane) < 20u) {
    v += get<volatile float>(&s1[0][0] + 1, ty % 32u);
  } else {
    v += get<volatile float>(&s1[0][0], (unsigned)primes[t & 15]);
  }
  if (((tx | ty) & 4u) != 0u) {
    v += all(s0[lane]);
  } else {
    v += all(s0[(tx / 16u) * tx]);
  }
  #pragma unroll
  for (unsigned i3 = 0; i3 < 23; i3 += 3) {
    s1[(i3 + lane) % 16u][((i3 * 2654435761u >> 24) & 7u) | ((255u - (tx * 16u)) & 7u)] = all(s1[(i3 + lane) % 16u][((i3 * 2654435761u >> 24) & 7u) | ((255u - (tx * 16u)) & 7u)]) + 1;
    if ((warp & 2u) != 0u) {
      v += all(s0[(ty | tx) * 3u]);
    }
  }
  const unsigned q4 = (tx | warp) ^ (((tx < 6u) || ((tx & 2u) != 0u)) ? ty : warp);
  #pragma unroll 1
  for (unsigned i5 = (t ^ 15u) & 3; i5 < 24; i5 += 8) {
    #pragma unroll 1
    for (unsigned i6 = 1; i6 < 2; i6 += 1) {
      for (unsigned i7 = 1; i7 <= 2; i7 <<= 1) {
        if ((i7 - i6) % 3u == 2u) {
          s0[(((warp / 32u) ^ 31u) / 6u) / 32u] = v;
        }
        if (((ty % 16u) & 4u) != 0u) {
          v += all(s1[((unsigned)shuffled[i7]) / 4u][((unsigned)(short)t) % 7u]);
        } else {
          s1[(unsigned)shuffled[min(lane, 18u) & 15]][(t + 68u) & 12u] = all(s1[(unsigned)shuffled[min(lane, 18u) & 15]][(t + 68u) & 12u]) + 1;
        }
        s0[i6] = all(s0[i6]) + 1;
      }
    }
  }
  v += all(s1[(tx % (ty + 1u)) & 1u][(((31u - q4) % 2u) * (tx ^ tx)) >> 2]);
  if (((ty < 2u) ? tx : q4) % 2u == 0u) {
    v += get<volatile int>(s0, (ty * 2654435761u >> 24) % 24u);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k170(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Quad s0[388];
  __shared__ __align__(16) volatile Triad s1[32][16];
  __shared__ volatile Quad s2[32][20];
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
  #pragma unroll 1
  for (int n3 = t; n3 < 640; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 640; n3 += 256) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  unsigned i4 = 0;
  do {
    v += all(s2[(min(tx, lane) << 5) % 8u][i4 & 15u].a);
    i4 += 1;
  } while (i4 < 2);
  #pragma unroll 1
  for (unsigned i5 = t; i5 < 900; i5 += 256) {
    v += all(s1[((warp >> 5) % 3u == 0u) ? ((warp & 7u) / 10u) : ((tx % 32u) % 33u)][(((lane % (t + 1u)) - (i5 * t)) & 63u) % 2u].b);
  }
  const unsigned q6 = tx;
  s0[lane].a = v + 1;
  s2[(min(warp, t + q6) / 8u) / 32u][(unsigned)shuffled[(q6 * 31u) & 15]].a = v + 1;
  v += all(s2[(((unsigned)Layout{33, 1}(lane, q6)) % 33u) / 24u][(unsigned)((long long)((t ^ tx) % 2u) * 3 >> 2)].a);
  __syncthreads();
  v += all(s0[(unsigned)primes[(warp * 33u) & 15]].d);
  out[t] = v;
}
__global__ void k171(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 *s0 = reinterpret_cast<int2 *>(memory + 0);
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 48 ? a : t; };
  unsigned q3 = q3_of(lane & 96u);
  unsigned i4 = 1;
  do {
    for (unsigned i5 = 0; i5 < 2; i5 += 1) {
      if (tx % 3u == 0u) {
        v += (unsigned)atomicExch(&counts[(unsigned)shuffled[((i5 >= 1u) ? tx : i4) & 15]][(max((((unsigned)twos[tx & 15]) * 2u) % 4u, 27u) + t * 29) % 33], (unsigned long long)v);
      }
      if (i5 >= 1u) {
        v += sum(s0[(tx * 2654435761u >> 24) * 2654435761u >> 24]);
      }
      __syncthreads();
    }
    i4 += 1;
  } while (i4 < 8);
  __syncthreads();
  v += all(counts[min(max(lane << 5, 18u) * 2654435761u >> 28, ((unsigned)((long long)(q3 & 3u) * 3 >> 2)) ^ (min(q3, 9u) << 1))][lane % 8u]);
  out[t] = v;
}
__global__ void k172(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[32][18];
  int2 (*s1)[72] = reinterpret_cast<int2 (*)[72]>(memory + 0);
  int4 (*s2)[16] = reinterpret_cast<int4 (*)[16]>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    (&s2[0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  int i4 = 1;
  while (i4 < 6) {
    v += sum(s0[((i4 * 7) * 2) / 10][((i4 & 24) + 41) % 18]);
    __syncthreads();
    __syncthreads();
    i4 += 1;
  }
  if (warp < 0) {
    s2[((int)gray(lane)) & 15][warp] = make_int4(v, 1, 2, sum(s2[((int)gray(lane)) & 15][warp]) + 1);
  }
  v += sum(s0[((lane ^ 11) % 5 == 0) ? warp : tx][warp]);
  __syncthreads();
  for (int i5 = 1; i5 < 9; i5 += 2) {
    #pragma unroll 1
    for (int i6 = 0; i6 >= 0; i6 -= 3) {
      if (i6 >= 0) {
        s0[((warp ^ 1) > 5) ? (i6 % 10) : (i6 % 32)][(((ty & 1) - (i6 - tx)) * 16) + (((t / 24) * 2) * (tx % (tx + 1)))] = make_int4(v, 1, 2, v + 1);
      }
      v += sum(s2[ty & 15][((63 - (i6 + i6)) >> 4) / 3]);
      __syncthreads();
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s1[tx][ty / 10]);
  out[t] = v;
}
__global__ void k173(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[64][32];
  __shared__ volatile signed char s1[512];
  __shared__ __align__(16) volatile short s2[32][33];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 128) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  int j6 = tx & 63;
  #pragma unroll
  for (int i5 = 1; i5 < 15; i5 += 3) {
    if ((lane & 8) != 0) {
      s2[((i5 << 1) + ((int)twos[tx & 15])) % 17][min(tx, 25)] = v;
    } else {
      v += get<volatile short>(&s2[0][0], (127 - t) % 33);
    }
    s1[(j6 & 85) + (i5 << 2)] = all(s1[(j6 & 85) + (i5 << 2)]) + 1;
    if (i5 % 4 == 3)
      continue;
    put<volatile signed char>(s1, ((tx + j6) / 3) * 8, v);
    j6 = (j6 * 5 + 3) & 63;
  }
  if ((warp < 1) && (((int)((long long)warp * 3 >> 2)) >= 2)) {
    put<volatile signed char>(s1 + 1, tx, v);
  } else {
    s1[((int)mirror(lane)) & 85] = 7;
  }
  auto q7_of = [=](int a) { return a < 480 ? a : (((tx & 8) != 0) ? (t % 6) : ((int)gray(warp))); };
  int q7 = q7_of(lane * 31);
  for (int i8 = 2; i8 > 0; i8 /= 2) {
    if (q7 >= 922) {
      v += all(s1[((tx + q7) / 32) & 7]);
    }
    v += all(s1[tx]);
    if (t % 3 == 1) {
      v += (unsigned)atomicExch(&counts[(int)gray(max(i8 & 3, 18))][((((int)fold(i8 / 24, 1)) >> 2) + t * 29) % 33], (unsigned long long)v);
    } else {
      v += (unsigned)atomicExch(&counts[warp][((((int)__popc(i8)) & (tx / 24)) + t * 29) % 33], (unsigned long long)v);
    }
  }
  __syncthreads();
  v += all(s0[(int)primes[q7 & 15]][((int)bits(warp * lane)) / 10]);
  v += all(counts[(lane * 17) & 28][max((warp / 32) / 4, (tx & 63) / 10) / 32]);
  out[t] = v;
}
__global__ void k174(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 334; i2 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[(warp & 28) % 6]);
  }
  v += all(s0[tx]);
  if (tx < 11) {
    v += all(s0[t]);
  } else {
    v += all(s0[(int)((long long)((((int)(unsigned char)ty) < 105) ? ty : ty) * 3 >> 2)]);
  }
  v += all(s0[warp]);
  const int q3 = (((warp & 4) != 0) ? ty : warp) * 2;
  if ((((ty % (tx + 1)) < 0) || ((tx >= 27) || (warp % 4 == 3))) || (ty >= 1)) {
    v += all(s0[((warp << 5) << 4) % 12]);
  } else {
    s0[lane % 7] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k175(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[abs(((tx / 24) - (31 - warp)) % 8)][(((ty / 6) % 3 == 0) ? (((t % 17) + (31 - tx)) ^ ((t ^ ty) / 7)) : max(max(t, 29) % 3, (63 - warp) & 12)) % 17] = v;
  s0[warp][(((int)((unsigned long long)lane / 3)) * 4) / 8] = 7;
  s0[(int)(short)(tx / 32)][(((ty | tx) ^ 8) + tx) / 16] = all(s0[(int)(short)(tx / 32)][(((ty | tx) ^ 8) + tx) / 16]) + 1;
  __syncthreads();
  v += all(counts[((((lane * 3) & 16) != 0) ? tx : ty) + (warp * tx)]);
  out[t] = v;
}
__global__ void k176(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[40] = reinterpret_cast<long long (*)[40]>(memory + 0);
  __shared__ __align__(16) signed char s1[256];
  __shared__ float2 s2[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 4; i4 += 1) {
    int j6 = lane & 63;
    int i5 = 1;
    while (i5 < 4) {
      if (i5 >= 3) {
        s2[(int)shuffled[i5 ^ tx]] = make_float2(2, v);
      }
      __syncthreads();
      j6 = (j6 ^ 9) & 63;
      i5 += 1;
    }
  }
  v += sum(s2[tz]);
  __syncthreads();
  s0[min(t / 3, 29) % 12][(int)mirror(((ty + tz) ^ (tx & 24)) << 5)] = v + 1;
  __syncthreads();
  v += all(s0[tx][(tx << 3) + (lane % 33)]);
  if ((min(tz, ty) ^ 1) > 1) {
    s1[warp] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[((lane * 3) + (lane ^ ty)) + ((ty / 8) ^ max(lane, 38))]);
  out[t] = v;
}
__global__ void k177(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ int4 s1[16][17];
  __shared__ float2 s2[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s2[tx + i4 * 4]);
  }
  __syncthreads();
  v += sum(s1[(warp % 12) * 7][((max(ty, warp) / 10) / 7) >> 3]);
  __syncthreads();
  __syncthreads();
  int j6 = lane & 63;
  for (int i5 = 1; i5 <= 64; i5 <<= 1) {
    if ((i5 & 8) != 0) {
      s1[(i5 * 65) % 16][(127 - tx) % 5] = make_int4(v, 1, 2, v);
    }
    if (ty % 2 == 0) {
      s0[j6 & 15][(int)shuffled[i5 & 15]] = make_int4(v, 1, 2, sum(s0[j6 & 15][(int)shuffled[i5 & 15]]) + 1);
    }
    __syncthreads();
    j6 = j6 >> 1;
  }
  const int q7 = tx;
  #pragma unroll 1
  for (int i8 = 2; i8 < 4; i8 += 1) {
    if (ty % 4 == 1) {
      s1[ty][tx] = make_int4(v, 1, 2, v);
    }
    s0[ty % 6][ty] = make_int4(v, 1, 2, sum(s0[ty % 6][ty]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k178(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned short s0[4][16][17];
  __shared__ volatile float s1[32][33];
  volatile Mixed (*s2)[8][9] = reinterpret_cast<volatile Mixed (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
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
  __syncthreads();
  if (ty >= 1) {
    v += all(s2[(tx + tx) / 16][tx][warp].a);
  }
  v += all(s1[(tz / 8) % 3][min(ty * lane, 5)]);
  #pragma unroll 1
  for (int i4 = ((int)shuffled[tz]) & 3; i4 < 57; i4 += 8) {
    int i5 = 0;
    do {
      s1[lane][ty + ty] = v;
      if (ty < 3) {
        v += get<volatile unsigned short>(&s0[0][0][0], max((int)__clz(ty), ((i5 / (tx + 1)) < 8) ? ((int)Layout{33, 1}(lane, i5)) : ((int)((unsigned long long)t / 3))));
      }
      s1[i5][warp] = v + 1;
      i5 += 4;
    } while (i5 < 29);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k179(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[8][72];
  unsigned char (*s1)[16][17] = reinterpret_cast<unsigned char (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 2; i3 > 0; i3 /= 2) {
    put<float>(&s0[0][0], (int)((long long)i3 * 3 >> 2), v);
    __syncthreads();
    __syncthreads();
    j4 = j4 >> 1;
  }
  #pragma unroll 1
  for (int i5 = 0; i5 < 2; i5 += 1) {
    int j7 = i5 & 63;
    for (int i6 = 0; i6 < 2; i6 += 1) {
      #pragma unroll
      for (int i8 = 0; i8 < 40; i8 += 8) {
        v += all(s0[((int)shuffled[i8 & 15]) % 4][((i6 * 65) + 15) / 24]);
        __syncthreads();
      }
      j7 = (j7 + 33) % 64;
    }
  }
  for (int i9 = 1; i9 > 0; i9 >>= 1) {
    int i10 = 1;
    do {
      for (int i11 = 8; i11 >= 0; i11 -= 4) {
        s1[i10 % 4][((lane % 4 == 0) ? (i10 >> 2) : (lane / 4)) >> 4][i10 / 4] = v + 1;
        __syncthreads();
      }
      i10 += 1;
    } while (i10 < 8);
  }
  __syncthreads();
  v += all(s1[(tx << 5) % 4][((int)((unsigned long long)tx / 3)) & 2][t ^ tx]);
  out[t] = v;
}
__global__ void k180(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += all(s0[((lane / 6u) % 7u) ^ 8u][t]);
  v += all(s0[(unsigned)primes[tx & 15]][t]);
  unsigned j3 = tx & 63;
  #pragma unroll 2
  for (unsigned i2 = 2; i2 < 5; i2 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= ((((tx >= 15u) && ((((((unsigned)mirror(j3)) % 3u == 2u) ? tx : i2) >= 13u) && ((lane % 12u) < 9u))) && (t < 25u)) ? tx : i2) % 7; ++i4) {
      if (lane >= 11u) {
        v += all(s0[((j3 < 51u) || (((t + 14u) & 6u) != 0u)) ? ((unsigned)((long long)i4 * 3 >> 2)) : j3][tx % 4u]);
      }
    }
    j3 = (j3 ^ 9) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k181(unsigned *out) {
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
  #pragma unroll
  for (int i2 = 0; i2 < 14; i2 += 2) {
    if (tx < 26) {
      s0[(int)rotate<2>(i2 & 31)] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
  }
  for (int i3 = 18; i3 >= 0; i3 -= 3) {
    s0[((tx >= 82) || ((i3 % 5) % 4 == 1)) ? warp : tx] = make_float4(v, 1, 2, v + 1);
    __syncthreads();
  }
  const int q4 = min(tx ^ 28, lane * tx);
  v += sum(s0[255 - ((warp % 33) + 22)]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k182(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[64][32];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (int)twos[tz * 3];
  if (tx >= 1)
    q3 = ty * ty;
  int i4 = 0;
  do {
    for (int i5 = 1; i5 < 7; i5 += 1) {
      if (i4 >= 0) {
        v += all(s0[tx][tx]);
      }
      if (i4 >= 5)
        continue;
      if (tx >= 1) {
        v += (unsigned)atomicExch(&counts[((63 - (i5 * 17)) * 5) & 31][((i5 & 28) + t * 29) % 33], (unsigned long long)v);
      } else {
        v += (unsigned)atomicCAS(&counts[(ty >> 4) ^ ((int)shuffled[lane & 15])][((i5 + 2) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
      }
      if (((i4 & 12) & 8) != 0) {
        v += (unsigned)atomicExch(&counts[((lane * 17) >> 1) & lane][(((int)((long long)((((i5 * 64) & 4) != 0) ? ((int)((unsigned long long)((((i5 + tx) & 6) != 0) ? i5 : i5) / 3)) : ((i4 % 16) ^ (warp % 4))) * 3 >> 2)) + t * 29) % 33], (unsigned long long)v);
      }
    }
    i4 += 1;
  } while (i4 < 7);
  if ((tx ^ 1) > 10) {
    s0[tx][(t ^ (tx & 85)) % 32] = v + 1;
  } else {
    v += all(s0[(int)__clz(tz)][(int)__popc(lane & 28)]);
  }
  v += (unsigned)atomicExch(&counts[warp][(((int)bits((min(lane, tx) ^ 29) + ((((((tz < 1) ? t : tx) ^ 17) > 3) ? tx : warp) - (warp / 24)))) + t * 29) % 33], (unsigned long long)v);
  if (((warp - tz) ^ 2) > 11) {
    v += (unsigned)atomicCAS(&counts[max(ty * 17, 10) % 17][(min(lane / 8, tz & warp) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(counts[lane][((q3 * 3) / 3) / 7]);
  out[t] = v;
}
__global__ void k183(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ Mixed s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int q3 = (ty * warp) ^ (lane * 17);
  if (warp < 5)
    q3 = (((int)primes[ty]) < 5) ? lane : ty;
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[((q3 / 32) ^ (lane + ty)) + i4 * 64]);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 5; ++i5) {
    v += all(s0[max(ty, t) + i5 * 32]);
  }
  __syncthreads();
  v += all(s0[(int)rows[q3 & 15]]);
  __syncthreads();
  __syncthreads();
  v += all(s1[(((tx ^ 2) > 9) && (((q3 * 3) & 4) != 0)) ? (t / 24) : (ty + ty)][max(warp, 16) >> 2].b);
  out[t] = v;
}
__global__ void k184(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Pair s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[(tz - ty) & 1][tx][tz / 8].b = v + 1;
  __syncthreads();
  for (int i2 = 2; i2 < 10; i2 += 1) {
    v += all(s0[tx][(int)bits(max(warp, i2))][(tx * 7) & ((((i2 % (t + 1)) & 4) != 0) ? i2 : warp)].a);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k185(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  const int q2 = (ty / 4) + (tx & 85);
  #pragma unroll
  for (int i3 = 0; i3 < 64; i3 += 8) {
    int j5 = warp & 63;
    for (int i4 = 9; i4 >= 0; i4 -= 3) {
      if (((i4 & 6) != 0) && (i3 >= 4)) {
        s0[((int)__popc(511 << (tx & 3))) % 2][i4][((i3 >= 10) || (tx < 1)) ? tx : tx] = make_int2(2, 7);
      }
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  for (int i6 = 0; i6 < 54; i6 += 8) {
    #pragma unroll
    for (int i7 = 8; i7 > 0; i7 /= 2) {
      v += sum(s0[(max(tx, 37) * 32) & 1][ty][i6 % 10]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k186(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[256];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 5; i3 += 1) {
    v += (unsigned)atomicCAS(&counts[(((int)fold(((i3 & 1) != 0) ? (warp ^ 4) : (tz * 16), 25)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  __syncthreads();
  v += all(s0[(int)__clz(warp / 8)]);
  v += all(counts[(t + ty) / 24]);
  out[t] = v;
}
__global__ void k187(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[2048];
  __shared__ __align__(16) volatile float s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    s1[((i3 + 35) < 46) ? ((int)bits(ty)) : (i3 / 32)] = 7;
    put<volatile float>(s1, ((tx >= 58) ? i3 : tx) ^ (lane % 4), v);
    i3 += 3;
  } while (i3 < 20);
  #pragma unroll
  for (int i4 = 0; i4 >= 0; i4 -= 1) {
    #pragma unroll 1
    for (int i5 = 1; i5 < 3; i5 += 1) {
      #pragma unroll 2
      for (int i6 = 1; i6 < 7; i6 += 3) {
        if (ty < 1) {
          v += all(s1[((int)((unsigned long long)warp / 3)) & ((i6 + ty) << 3)]);
        } else {
          v += all(s1[i5]);
        }
      }
    }
  }
  for (int i7 = 64; i7 > 0; i7 /= 2) {
    v += get<volatile float>(s1, tx);
  }
  auto q8_of = [=](int a) { return a < 32 ? a : (((ty & 6) != 0) ? ty : min(ty, 13)); };
  int q8 = q8_of(ty * 65);
  if (q8 < 26) {
    s0[lane ^ warp] = all(s0[lane ^ warp]) + 1;
  }
  if ((warp ^ 3) > 9) {
    s1[(lane % 24) ^ 35] = all(s1[(lane % 24) ^ 35]) + 1;
  }
  v += all(s1[warp]);
  __syncthreads();
  out[t] = v;
}
__global__ void k188(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][8][9];
  __shared__ __align__(16) int s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 5; i3 += 1) {
    #pragma unroll 2
    for (int i4 = 2; i4 < 5; i4 += 1) {
      v += all(s0[min(i4, 37)][i4][(int)bits((i4 * i4) ^ (t * 8))]);
      __syncthreads();
    }
  }
  const int q5 = (lane - tx) + (tx / 7);
  #pragma unroll
  for (int i6 = 2; i6 < 27; i6 += 4) {
    s0[i6 >> 5][(((int)(__brev(i6) >> 24)) ^ (tx | t)) % 8][i6 / 6] = 7;
    s1[((int)__clz(tx)) / 5][(int)fold(max(i6, 5), 14)] = all(s1[((int)__clz(tx)) / 5][(int)fold(max(i6, 5), 14)]) + 1;
    __syncthreads();
  }
  auto q7_of = [=](int a) { return a < 16 ? a : (((q5 * 32) < 4) ? (lane * 2) : max(t, q5)); };
  int q7 = q7_of(q5 + t);
  v += all(s1[((((t % 5) & 1) != 0) ? ((q5 % 6) - ((int)(short)lane)) : max(lane & 96, ((t & 8) != 0) ? q5 : q5)) & 7][(int)__clz((int)shuffled[lane])]);
  v += both<float>(&s0[0][0][0], tx, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k189(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[64][32];
  int4 *s1 = reinterpret_cast<int4 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 2; i4 < 7; i4 += 1) {
    put<int>(&s0[0][0], (unsigned)rotate<1>((tx / 5u) & 31), v);
    __syncthreads();
    v += (unsigned)atomicOr(&counts[(((unsigned)primes[tx % 17u]) + t * 29) % 256], (unsigned)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(warp << 4) % 24u][((127u - lane) / 33u) % 3u]);
  v += sum(s1[ty / 4u]);
  v += all(counts[ty % 5u]);
  out[t] = v;
}
__global__ void k190(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[500];
  __shared__ __align__(16) Row s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    s0[((int)mirror((int)rotate<2>(ty & 31))) + i3 * 33] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[(((((((lane / 33) & 6) != 0) || (ty >= 1)) ? (ty / 10) : ((int)shuffled[warp])) + 51) % (((tx + tx) * 16) + 1)) + i4 * 32] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 0; i5 < 7; i5 += 2) {
    #pragma unroll 1
    for (int i7 = 2; i7 > 0; i7 /= 2) {
      for (int i8 = 4; i8 > 0; i8 >>= 1) {
        if ((i7 ^ 2) > 10) {
          s0[(ty + 23) & (i8 + lane)] = make_int4(v, 1, 2, 7);
        }
        __syncthreads();
      }
    }
    j6 = (j6 * 5 + 3) & 63;
  }
  int j10 = t & 63;
  for (int i9 = 6; i9 >= 0; i9 -= 3) {
    for (int i11 = 0; i11 < 6; i11 += 1) {
      s1[i11 >> 5][warp].c = all(s1[i11 >> 5][warp].c) + 1;
      __syncthreads();
    }
    j10 = j10 >> 1;
  }
  __syncthreads();
  v += sum(s0[warp]);
  out[t] = v;
}
__global__ void k191(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[36] = reinterpret_cast<int2 (*)[36]>(memory + 0);
  __shared__ float4 s1[8][8][9];
  unsigned (*s2)[33] = reinterpret_cast<unsigned (*)[33]>(memory + 9216);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((int)((long long)((int)bits(warp)) * 3 >> 2)) & 28][max((int)((unsigned long long)((int)(short)tx) / 3), (int)fold(warp ^ tx, 129)) % 36]);
  v += sum(s1[((int)(__brev((tx >= 151) ? warp : t) >> 27)) / 32][((int)shuffled[((tx & 31) + (lane * 4)) & 15]) % 6][((tx % 32) % 5) / (((warp % (warp + 1)) + (tx / (warp + 1))) + 1)]);
  v += all(s2[(((lane / 33) * tx) / 3) & 31][lane]);
  out[t] = v;
}
__global__ void k192(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Pair s0[4][16][17];
  volatile unsigned (*s1)[32] = reinterpret_cast<volatile unsigned (*)[32]>(memory + 0);
  volatile unsigned short (*s2)[17] = reinterpret_cast<volatile unsigned short (*)[17]>(memory + 8192);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s1[((unsigned)shuffled[ty]) * 2654435761u >> 26][((ty / 5u) % 3u) * 4u] = all(s1[((unsigned)shuffled[ty]) * 2654435761u >> 26][((ty / 5u) % 3u) * 4u]) + 1;
  if (tx < 22u) {
    s2[lane & 15u][((unsigned)shuffled[(ty * 2654435761u >> 26) & 15]) * 2654435761u >> 28] = 7;
  } else {
    v += get<volatile unsigned short>(&s2[0][0] + 1, (((unsigned)__clz(tx)) * tx) % 24u);
  }
  if ((ty & 8u) != 0u) {
    v += all(s2[((unsigned)((unsigned long long)((tx + 62u) * ty) / 3)) * ((ty / 4u) << 3)][ty / 6u]);
  }
  if (ty >= 1u) {
    put<volatile unsigned short>(&s2[0][0] + 5, ((unsigned)mirror(tx)) + (tx / (lane + 1u)), v);
  }
  s2[warp & ty][ty] = v;
  __syncthreads();
  v += all(s0[((tx - warp) & 63u) / 24u][ty % 4u][ty + warp].b);
  out[t] = v;
}
__global__ void k193(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 100) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 3; ++i3) {
    s0[(lane + lane) + i3 * 4] = v;
  }
  __syncthreads();
  for (unsigned i4 = 1; i4 <= 2; i4 <<= 1) {
    v += (unsigned)atomicCAS(&counts[((((unsigned)primes[warp % 2u]) / 24u) + t * 29) % 64], (int)1, (int)v);
    if (t % 4u == 0u) {
      v += all(s0[(unsigned)spread(((i4 ^ i4) / 5u) & 31)]);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[max(3u << (warp & 3), tx & 3u)]);
  out[t] = v;
}
__global__ void k194(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][16];
  __shared__ __align__(16) int2 s1[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  for (int i3 = 2; i3 < 22; i3 += 4) {
    s0[((warp << 5) * lane) * (warp / 10)][(i3 & 1) / (warp + 1)] = make_int4(v, 1, 2, sum(s0[((warp << 5) * lane) * (warp / 10)][(i3 & 1) / (warp + 1)]) + 1);
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[3 << (ty & 3)]);
  out[t] = v;
}
__global__ void k195(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[8][72];
  int4 (*s1)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned q4 = (warp & 85u) ^ (tx & 1u);
  if (((ty & 6u) != 0u) && (lane >= 22u))
    q4 = tx >> 2;
  for (unsigned i5 = 4; i5 > 0; i5 >>= 1) {
    #pragma unroll 1
    for (unsigned i6 = 2; i6 < 10; i6 += 1) {
      v += sum(s1[(ty & 3u) / 10u][i6][i5]);
      __syncthreads();
    }
  }
  for (unsigned i7 = 0; i7 < 15; i7 += 2) {
    unsigned i8 = 0;
    while (i8 < 2) {
      for (unsigned i9 = 1; i9 < 2; i9 += 1) {
        unsigned j11 = tx & 63;
        unsigned i10 = 0;
        do {
          v += all(s0[i10][(32u - ((i10 & 85u) * t)) & 63u]);
          v += sum(s1[i10 << 1][i8][i10]);
          __syncthreads();
          j11 = (j11 + 33) % 64;
          i10 += 1;
        } while (i10 < 1);
      }
      i8 += 2;
    }
  }
  __syncthreads();
  v += all(counts[(unsigned)primes[((unsigned)spread(ty & 31)) & 15]]);
  out[t] = v;
}
__global__ void k196(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile double s0[1000];
  __shared__ volatile Pair s1[16][17];
  volatile short (*s2)[20] = reinterpret_cast<volatile short (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
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
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = ty & 63;
  #pragma unroll 1
  for (int i4 = 1; i4 <= 1; i4 <<= 1) {
    if ((i4 < 1) || (warp < 2)) {
      put<volatile double>(s0, i4, v);
    }
    v += all(s2[(warp / 16) % 24][((int)(short)i4) % 5]);
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[t % 24]);
  v += all(s1[((int)bits(warp)) & (lane % 10)][ty].b);
  out[t] = v;
}
__global__ void k197(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = t & 63;
  for (unsigned i3 = 1; i3 < 23; i3 += 3) {
    v += all(s0[lane]);
    __syncthreads();
    j4 = j4 >> 1;
  }
  __syncthreads();
  v += all(counts[((lane % 33u) % 10u) / (((unsigned)__clz(tx)) + 1u)]);
  out[t] = v;
}
__global__ void k198(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((((warp & 16u) != 0u) ? ty : tx) ^ 23u) ^ (((unsigned)__popc(ty)) + (warp * 2654435761u >> 28))) & 15u][min(ty, ty)]);
  out[t] = v;
}
__global__ void k199(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[17] = reinterpret_cast<volatile double (*)[17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (((int)__popc(warp)) * 7); };
  int q3 = q3_of(warp * 2);
  int i4 = 2;
  while (i4 < 7) {
    atomicAnd(&counts[((((i4 / (tx + 1)) * i4) ^ 24) + t * 29) % 64], (int)v);
    i4 += 1;
  }
  __syncthreads();
  v += all(s0[warp / 2][(int)shuffled[(lane % (lane + 1)) & 15]]);
  v += all(counts[warp]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k150<<<1, dim3(64, 1, 1), 4096>>>(out);
  k151<<<1, dim3(64, 1, 1), 0>>>(out);
  k152<<<1, dim3(256, 1, 1), 10240>>>(out);
  k153<<<1, dim3(32, 4, 1), 0>>>(out);
  k154<<<1, dim3(64, 1, 1), 0>>>(out);
  k155<<<1, dim3(5, 3, 7), 8192>>>(out);
  k156<<<1, dim3(2, 16, 4), 0>>>(out);
  k157<<<1, dim3(2, 16, 4), 0>>>(out);
  k158<<<1, dim3(48, 1, 1), 1024>>>(out);
  k159<<<1, dim3(24, 5, 1), 0>>>(out);
  k160<<<1, dim3(32, 1, 1), 1024>>>(out);
  k161<<<1, dim3(2, 16, 4), 0>>>(out);
  k162<<<1, dim3(32, 8, 1), 0>>>(out);
  k163<<<1, dim3(4, 4, 4), 0>>>(out);
  k164<<<1, dim3(32, 8, 1), 0>>>(out);
  k165<<<1, dim3(48, 1, 1), 0>>>(out);
  k166<<<1, dim3(5, 3, 7), 0>>>(out);
  k167<<<1, dim3(33, 3, 1), 0>>>(out);
  k168<<<1, dim3(4, 4, 4), 0>>>(out);
  k169<<<1, dim3(32, 8, 1), 0>>>(out);
  k170<<<1, dim3(256, 1, 1), 0>>>(out);
  k171<<<1, dim3(100, 1, 1), 2048>>>(out);
  k172<<<1, dim3(1, 64, 1), 8704>>>(out);
  k173<<<1, dim3(128, 1, 1), 0>>>(out);
  k174<<<1, dim3(64, 2, 1), 2048>>>(out);
  k175<<<1, dim3(16, 16, 1), 0>>>(out);
  k176<<<1, dim3(1, 32, 2), 10752>>>(out);
  k177<<<1, dim3(8, 8, 1), 4096>>>(out);
  k178<<<1, dim3(8, 4, 2), 4608>>>(out);
  k179<<<1, dim3(16, 1, 1), 1280>>>(out);
  k180<<<1, dim3(32, 1, 1), 0>>>(out);
  k181<<<1, dim3(128, 1, 1), 0>>>(out);
  k182<<<1, dim3(2, 16, 4), 0>>>(out);
  k183<<<1, dim3(16, 16, 1), 4096>>>(out);
  k184<<<1, dim3(2, 16, 4), 0>>>(out);
  k185<<<1, dim3(5, 3, 7), 0>>>(out);
  k186<<<1, dim3(2, 16, 4), 0>>>(out);
  k187<<<1, dim3(64, 2, 1), 0>>>(out);
  k188<<<1, dim3(16, 1, 1), 0>>>(out);
  k189<<<1, dim3(1, 32, 2), 8192>>>(out);
  k190<<<1, dim3(64, 2, 1), 0>>>(out);
  k191<<<1, dim3(256, 1, 1), 13568>>>(out);
  k192<<<1, dim3(33, 3, 1), 8960>>>(out);
  k193<<<1, dim3(100, 1, 1), 6400>>>(out);
  k194<<<1, dim3(1, 64, 1), 0>>>(out);
  k195<<<1, dim3(24, 5, 1), 8192>>>(out);
  k196<<<1, dim3(32, 4, 1), 2560>>>(out);
  k197<<<1, dim3(64, 1, 1), 0>>>(out);
  k198<<<1, dim3(16, 16, 1), 0>>>(out);
  k199<<<1, dim3(64, 1, 1), 2304>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

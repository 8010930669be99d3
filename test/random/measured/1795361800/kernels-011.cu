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
__global__ void k550(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = (warp - (ty + ty)) & 255u;
  if ((t % 7u) < 4u) {
    v += all(s0[(((((warp >> 4) % 5u == 1u) ? q2 : tx) % 2u == 0u) ? ty : q2) % 10u]);
  }
  v += both<volatile int>(s0, tz >> 1, 32);
  s0[(unsigned)(unsigned char)tx] = all(s0[(unsigned)(unsigned char)tx]) + 1;
  auto q3_of = [=](unsigned a) { return a < 128 ? a : ((unsigned)__clz(tz % (tz + 1u))); };
  unsigned q3 = q3_of(q2 + tz);
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 247; i4 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s0[((unsigned)__popc(warp)) % 2u]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k551(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 24 + tz * 120;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[500];
  float2 (*s1)[32] = reinterpret_cast<float2 (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += sum(s0[j4]);
    s1[((((unsigned)(__brev(j4) >> 27)) ^ 25u) > 6u) ? warp : i3][(ty & 12u) / (i3 + 1u)] = make_float2(2, sum(s1[((((unsigned)(__brev(j4) >> 27)) ^ 25u) > 6u) ? warp : i3][(ty & 12u) / (i3 + 1u)]) + 1);
    __syncthreads();
    j4 = j4 >> 1;
  }
  for (unsigned i5 = 0; i5 < 4; ++i5) {
    s0[lane + i5 * 64] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  const unsigned q6 = (unsigned)__popc(((tx ^ 2u) > 2u) ? tx : tx);
  for (unsigned i7 = 0; i7 < 4; ++i7) {
    v += sum(s0[warp + i7 * 33]);
  }
  __syncthreads();
  const unsigned q8 = (unsigned)twos[(ty * ty) & 15];
  for (unsigned i9 = 0; i9 < 6; i9 += 1) {
    s1[tx][((q6 - t) & 7u) % 33u] = make_float2(2, 7);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k552(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 2; i2 < 9; i2 += 1) {
    s0[(i2 % 2) % 24][((int)(unsigned char)(255 - max(tx, 6))) % 8][(((t % 33) % 2) + 61) % 9] = all(s0[(i2 % 2) % 24][((int)(unsigned char)(255 - max(tx, 6))) % 8][(((t % 33) % 2) + 61) % 9]) + 1;
    __syncthreads();
  }
  int q3 = (int)shuffled[(lane | tx) & 15];
  if (t >= 26)
    q3 = tx * lane;
  #pragma unroll 2
  for (int i4 = 2; i4 < 9; i4 += 1) {
    for (int i5 = 0; i5 < 3; i5 += 1) {
      v += all(s0[(int)bits((int)pick((int)(__brev(i5 % 6) >> 27)))][(i5 * i4) & 7][max(t, tx) % 3]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k553(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i2 = 1; i2 < 3; i2 += 1) {
    #pragma unroll 1
    for (unsigned i3 = 1; i3 < 9; i3 += 1) {
      for (unsigned i4 = 1; i4 < 5; i4 += 3) {
        s0[((i3 & 8u) != 0u) ? (i2 + 54u) : lane] = make_float4(v, 1, 2, v);
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += sum(s0[((unsigned)__popc(ty)) % 10u]);
  out[t] = v;
}
__global__ void k554(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ volatile long long s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s1[((t + tx) * 64) % 4][(int)((long long)(ty ^ ty) * 3 >> 2)][ty] = v;
  s0[((int)(unsigned char)(ty * warp)) ^ 38] = 7;
  v += all(s1[ty][(((lane ^ 19) > 0) ? tx : ty) % 4][warp % 2]);
  __syncthreads();
  v += all(s0[tx % 24]);
  out[t] = v;
}
__global__ void k555(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[777];
  __shared__ __align__(16) volatile Mixed s1[4][16][17];
  __shared__ volatile signed char s2[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 48) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 2048; n3 += 48) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (((unsigned)__popc(tx)) < 17u) {
    s1[(((lane << 4) + ((unsigned)(unsigned char)tx)) * 3u) & 3u][((unsigned)bits(warp)) * 7u][warp + 10u].b = v;
  }
  v += all(s1[((255u - (tx * 2654435761u >> 28)) / ((t * 2654435761u >> 26) + 1u)) % 4u][(tx / 33u) * 5u][warp].a);
  unsigned j5 = lane & 63;
  #pragma unroll 1
  for (unsigned i4 = t; i4 < 89; i4 += blockDim.x * blockDim.y * blockDim.z) {
    for (unsigned i6 = 0; i6 < 2; i6 += 4) {
      for (unsigned i7 = 1; i7 < 41; i7 += 8) {
        unsigned i8 = 0;
        do {
          v += all(s1[(i6 % (i8 + 1u)) * 17u][(unsigned)((long long)warp * 3 >> 2)][min((i8 / 2u) + 36u, 16u)].c);
          i8 += 1;
        } while (i8 < 3);
      }
    }
    j5 = j5 >> 1;
  }
  #pragma unroll 1
  for (unsigned i9 = 0; i9 <= ((unsigned)mirror(tx)) % 8; ++i9) {
    v += all(s0[1u >> (i9 & 3)]);
  }
  #pragma unroll
  for (unsigned i10 = 0; i10 < 5; i10 += 1) {
    #pragma unroll 1
    for (unsigned i11 = max(i10, tx) & 3; i11 < 5; i11 += 1) {
      #pragma unroll 1
      for (unsigned i12 = 2; i12 < 4; i12 += 1) {
        if ((i12 * i11) % 4u == 1u) {
          v += all(s1[((unsigned)gray((unsigned)(__brev((t < 9u) ? t : tx) >> 24))) * ((((lane ^ 13u) > 9u) && ((i12 * 2654435761u >> 25) >= 40u)) ? (i12 >> 2) : (i12 >> 5))][i12][(unsigned)shuffled[lane & 15]].a);
        }
      }
    }
  }
  __syncthreads();
  v += all(s2[((t * 4u) % 33u) & 1u][warp][t % 32u]);
  out[t] = v;
}
__global__ void k556(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][32];
  __shared__ float s1[64][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 98 ? a : ((int)(short)(tx / 33)); };
  int q3 = q3_of(t * 2);
  v += both<float>(&s1[0][0] + 1, lane >> 2, 32);
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][min((int)twos[warp % 17], (ty % 12) ^ (ty >> 2))].b);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k557(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  __shared__ __align__(16) volatile unsigned s1[16][17];
  __shared__ volatile Quad s2[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 16) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 16) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = (tx >> 1) * 17;
  if (lane >= 15)
    q4 = tx * 32;
  int i5 = 1;
  while (i5 < 4) {
    s2[i5 / 24][(t & 7) / 8][(i5 - lane) + 14].a = v;
    i5 += 3;
  }
  v += all(s0[t].a);
  for (int i6 = 16; i6 > 0; i6 /= 2) {
    v += all(s0[t + (i6 + 53)].b);
    if (q4 >= 182) {
      v += all(s2[(((int)twos[((int)rotate<2>(t & 31)) & 15]) / 6) % 2][tx][lane].d);
    } else {
      s2[t / 8][(((int)rows[((int)rotate<1>(t & 31)) & 15]) & 85) % 10][t].a = all(s2[t / 8][(((int)rows[((int)rotate<1>(t & 31)) & 15]) & 85) % 10][t].a) + 1;
    }
    v += all(s1[i6 % 16][(tx | lane) % 33]);
  }
  const int q7 = q4 + (31 - tx);
  #pragma unroll 1
  for (int i8 = t; i8 < 6; i8 += 16) {
    int i9 = 2;
    while (i9 < 7) {
      s0[(i8 + i8) & ((int)__popc(tx))].b = v;
      if (i9 < 3) {
        v += all(s0[(int)gray(max(lane, tx) / 33)].a);
      }
      i9 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k558(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= ((int)(short)ty) % 2; ++i2) {
    if (warp >= 1) {
      v += all(s0[((int)(unsigned char)warp) * tx].a);
    } else {
      v += all(s0[(((tx / 8) / (i2 + 1)) / 7) % 17].a);
    }
    v += all(s0[(int)(__brev(tx / 6) >> 27)].a);
    s0[(int)(unsigned char)((int)((unsigned long long)((int)(__brev(warp) >> 27)) / 3))].a = 7;
  }
  #pragma unroll 1
  for (int i3 = 0; i3 < 15; i3 += 4) {
    v += all(s0[abs(warp - i3)].a);
    v += all(s0[((int)gray((int)(__brev(tx) >> 27))) + warp].b);
    v += all(s0[lane % 32].b);
  }
  int q4 = (int)(unsigned char)(warp * 64);
  if (t % 2 == 1)
    q4 = ty - ty;
  int i5 = 1;
  do {
    #pragma unroll
    for (int i6 = 0; i6 < 16; i6 += 2) {
      v += all(s0[i5].b);
      if ((lane & 4) != 0)
        break;
      v += all(s0[(int)(short)((32 - i6) ^ lane)].b);
    }
    i5 += 3;
  } while (i5 < 19);
  #pragma unroll
  for (int i7 = 0; i7 < 9; i7 += 8) {
    int i8 = 0;
    while (i8 < 8) {
      s0[min(i8, (int)__clz(i8))].b = all(s0[min(i8, (int)__clz(i8))].b) + 1;
      i8 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k559(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[1000];
  __shared__ unsigned long long counts[64];
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
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += all(s0[(int)((unsigned long long)ty / 3)].a);
  if ((((((int)mirror(t)) ^ 31) > 15) || ((tx + 54) < 79)) && ((ty & 8) != 0)) {
    v += (unsigned)atomicCAS(&counts[(((tx + tx) % (warp + 1)) + t * 29) % 64], (unsigned long long)1, (unsigned long long)v);
  } else {
    v += (unsigned)atomicExch(&counts[((lane & 3) + t * 29) % 64], (unsigned long long)v);
  }
  v += all(s0[(((int)((unsigned long long)ty / 3)) >> 1) / 5].b);
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k560(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[((int)twos[(31 - (tx * 31)) & 15]) & 1][(int)shuffled[(((int)(__brev((int)__popc(tx)) >> 24)) * (31 - lane)) & 15]][lane % 16]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k561(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int (*s0)[20] = reinterpret_cast<volatile int (*)[20]>(memory + 0);
  volatile long long (*s1)[40] = reinterpret_cast<volatile long long (*)[40]>(memory + 5120);
  __shared__ __align__(16) volatile signed char s2[2][32][32];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 16) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 16) {
    counts[n4] = n4;
  }
  __syncthreads();
  if (tx < 3u) {
    v += all(s0[tx / 5u][tx % 12u]);
  } else {
    v += all(s0[tx * 4u][min((unsigned)(__brev(t) >> 24), (tx >= 5u) ? tx : tx)]);
  }
  v += all(s1[((t / (tx + 1u)) * lane) / 7u][(tx / 7u) / 10u]);
  const unsigned q5 = ((tx ^ 5u) > 5u) ? (tx % (tx + 1u)) : ((unsigned)__popc(tx));
  unsigned i6 = 0;
  while (i6 < 12) {
    v += get<volatile signed char>(&s2[0][0][0] + 5, q5);
    i6 += 4;
  }
  const unsigned q7 = tx;
  if (tx >= 1u) {
    s1[(((q5 & 1u) | (q7 + 61u)) % 7u) % 17u][((unsigned)rows[q7]) * 2654435761u >> 28] = v + 1;
  }
  v += (unsigned)atomicExch(&counts[(tx + t * 29) % 64], (unsigned long long)v);
  if ((lane & 4u) != 0u) {
    v += all(s1[q5][(((255u - tx) & 8u) != 0u) ? t : t]);
  }
  v += all(s2[max((lane / 7u) & 63u, 23u) % 2u][(((q5 * t) % (tx + 1u)) + ((q7 + 14u) & 15u)) ^ (q7 / 3u)][(q7 / 5u) * 2654435761u >> 27]);
  __syncthreads();
  v += all(counts[q5]);
  out[t] = v;
}
__global__ void k562(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed *s0 = reinterpret_cast<volatile Mixed *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 63 ? a : ((t / (lane + 1)) * 31); };
  int q2 = q2_of(tx * 2);
  int j4 = lane & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 184; i3 += 64) {
    v += all(s0[i3 + j4].a);
    if ((lane < 10) && (j4 < 40)) {
      v += all(s0[((j4 + tx) * 8) / ((warp + i3) + 1)].b);
    } else {
      s0[(int)(__brev((int)rows[q2 & 15]) >> 27)].c = v;
    }
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll
  for (int i5 = 1; i5 <= 4; i5 *= 2) {
    if (tx < 16)
      break;
    if ((lane & 16) != 0) {
      v += all(s0[(int)fold(i5, 3)].c);
    }
    if ((q2 & 7) < 0) {
      v += all(s0[i5 & 85].c);
    } else {
      v += all(s0[tx & warp].c);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k563(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[4][16][8];
  __shared__ __align__(16) volatile unsigned char s1[4][16][17];
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
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i3 = 1; i3 <= 16; i3 <<= 1) {
    s1[(i3 * 2654435761u >> 27) % 4u][lane][i3] = v + 1;
  }
  s1[(((tx * 32u) % 16u) + ((t + t) + 55u)) % 4u][tx][(tx + 59u) % 6u] = 7;
  v += get<volatile unsigned char>(&s1[0][0][0], max(lane, (unsigned)primes[(tx * 2654435761u >> 27) & 15]));
  unsigned q4 = (t * 64u) * tx;
  if (t < 13u)
    q4 = (unsigned)(__brev(t) >> 24);
  s1[tx & 3u][t][lane] = all(s1[tx & 3u][t][lane]) + 1;
  v += all(s1[((unsigned)pick(tx)) & 3u][(255u - lane) % 16u][((lane << 5) & 85u) & 3u]);
  __syncthreads();
  v += all(s0[q4 % 4u][lane][q4 % 8u].e);
  out[t] = v;
}
__global__ void k564(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ short s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[lane + i3 * 8] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)((unsigned long long)((tx & 85) / 32) / 3)]);
  v += all(s1[min((int)shuffled[(((lane * t) * 31) - ((((warp >> 1) % 3 == 2) ? tx : tx) % (lane + 1))) & 15], 3)][warp][((tx & 96) / (t + 1)) % 17]);
  out[t] = v;
}
__global__ void k565(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[33][40];
  __shared__ volatile Mixed s1[4][16][17];
  __shared__ __align__(16) volatile Triad s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
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
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
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
  int q4 = tx;
  if ((ty % 3 == 2) || ((ty % 5 == 2) || (((int)pick(tx)) < 25)))
    q4 = 1 >> (ty & 3);
  s2[(warp % (tx + 1)) + (lane & q4)][(q4 + (((int)(__brev(tx) >> 27)) * q4)) / 10].a = v;
  auto q5_of = [=](int a) { return a < 1 ? a : tx; };
  int q5 = q5_of(tz);
  if ((lane & 4) != 0) {
    s1[warp][(tz * q4) / 8][((q4 * tx) * lane) / ((warp * 4) + 1)].a = 7;
  }
  s0[min(tx, q4) % 8][tx] = v + 1;
  if (((q4 & 2) != 0) && ((lane ^ 29) > 4)) {
    v += all(s2[(int)((unsigned long long)warp / 3)][tx].c);
  }
  __syncthreads();
  v += all(s0[((int)fold(warp, 2)) / 5][(int)__popc((int)__popc((lane >> 1) / (warp + 1)))]);
  v += all(s1[tx][(tx + 60) & 15][((((q4 % 7) & 2) != 0) ? max(ty / 7, 11) : ((t % 4 == 3) ? (ty * 32) : (q5 & 96))) % 17].b);
  out[t] = v;
}
__global__ void k566(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[8][72];
  __shared__ __align__(16) volatile long long s1[32][32];
  volatile short *s2 = reinterpret_cast<volatile short *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 256) {
    s2[n3] = n3;
  }
  __syncthreads();
  if ((tx < 12) && (((tx & 2) != 0) || (ty % 4 == 2))) {
    s0[((int)primes[lane & 15]) & ((int)((unsigned long long)tx / 3))][((((tx < 1) ? tx : ty) % 3) & 31) + (((t & 85) + max(tx, lane)) % 12)].c = 7;
  }
  s0[warp][((ty % 8) * 31) % 8].c = 7;
  if (ty % 3 == 1) {
    s1[((ty & 1) != 0) ? (((int)rotate<3>((ty ^ ty) & 31)) ^ ((ty % 24) / 3)) : (((((ty ^ 8) > 3) ? ty : ty) / 24) >> 1)][((warp * 4) / 33) / 24] = all(s1[((ty & 1) != 0) ? (((int)rotate<3>((ty ^ ty) & 31)) ^ ((ty % 24) / 3)) : (((((ty ^ 8) > 3) ? ty : ty) / 24) >> 1)][((warp * 4) / 33) / 24]) + 1;
  }
  #pragma unroll 2
  for (int i4 = 16; i4 > 0; i4 >>= 1) {
    int i5 = 0;
    while (i5 < 1) {
      if (ty >= 10) {
        s2[((int)__clz(i5)) / 5] = v + 1;
      }
      if ((i4 ^ 16) > 15) {
        s0[i4 & 7][i5].c = all(s0[i4 & 7][i5].c) + 1;
      }
      i5 += 1;
    }
  }
  v += get<volatile short>(s2 + 1, (int)rows[tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k567(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile short s0[33][40];
  volatile unsigned (*s1)[32][32] = reinterpret_cast<volatile unsigned (*)[32][32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 < 25; i3 += 4) {
    v += all(s0[t][(int)rotate<1>((tx * t) & 31)]);
  }
  __syncthreads();
  v += all(s1[((int)spread(lane & 31)) % 2][(int)(__brev(lane) >> 27)][(int)((unsigned long long)((tx >> 3) / 4) / 3)]);
  out[t] = v;
}
__global__ void k568(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][8][9];
  __shared__ float s1[2048];
  __shared__ float4 s2[32][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 120) {
    (&s2[0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s2[((int)primes[((ty + warp) * 31) & 15]) / 33][ty]);
  __syncthreads();
  s1[(int)(__brev((int)(short)ty) >> 27)] = all(s1[(int)(__brev((int)(short)ty) >> 27)]) + 1;
  v += all(s0[(tx / 32) & 7][((warp % 33) ^ (((int)rows[(warp ^ tx) & 15]) + 56)) % 8][((int)(short)warp) >> 1].b);
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : min((int)(short)ty, tx / (tx + 1)); };
  int q4 = q4_of(((tx << 5) >= 137) ? lane : tx);
  v += sum(s2[(int)__popc((tx & 7) ^ 18)][warp]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k569(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short (*s0)[40] = reinterpret_cast<volatile short (*)[40]>(memory + 0);
  __shared__ volatile Pair s1[32][32];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 61; i4 += 8) {
    v += all(s0[(int)((unsigned long long)i4 / 3)][warp]);
    v += all(s1[min(max(i4 / 5, (min(i4, 37) >= 4) ? warp : i4), warp)][min(((i4 / 24) >= 0) ? tx : tx, 29)].a);
  }
  if (((tx & 8) != 0) && (t >= 21)) {
    v += all(s1[(((int)(__brev(tx) >> 24)) / 32) % 6][(lane / 24) % (tx + 1)].a);
  } else {
    s1[warp][(t % 4) / 2].b = all(s1[warp][(t % 4) / 2].b) + 1;
  }
  if (tx < 39) {
    v += all(s1[((warp % 4 == 0) ? tx : lane) % 32][(((int)rotate<3>(t & 31)) & 85) % 6].b);
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (t / 4) % 5; ++i5) {
    s1[((i5 & 1) * 7) % 2][(((int)(__brev(i5) >> 24)) & 1) ^ ((int)((unsigned long long)(i5 / (i5 + 1)) / 3))].b = v;
    if (((i5 ^ 3) > 1) || (t % 4 == 2)) {
      s1[(1 << (tx & 3)) / 24][min((int)(__brev(i5) >> 24), 7)].a = v;
    }
    if ((((i5 + i5) ^ 5) > 0) && (tx >= 30)) {
      v += (unsigned)atomicMin(&counts[((31 - i5) + t * 29) % 64], (int)v);
    } else {
      atomicMax(&counts[(((((t - tx) / 6) >> 2) / 7) + t * 29) % 64], (int)v);
    }
  }
  #pragma unroll 1
  for (int i6 = t; i6 < 243; i6 += 64) {
    if ((i6 & 7) % 5 == 0)
      continue;
    v += all(s1[((int)rows[(int)bits(i6)]) & 30][warp].b);
    if (i6 < 221) {
      v += (unsigned)atomicOr(&counts[((((((int)__popc(i6)) % 3 == 0) ? lane : t) & 24) + t * 29) % 64], (int)v);
    }
    s1[i6 / 16][(((i6 >> 5) * i6) - (((tx | i6) >= 236) ? (warp + i6) : (i6 / 6))) & 31].a = all(s1[i6 / 16][(((i6 >> 5) * i6) - (((tx | i6) >= 236) ? (warp + i6) : (i6 / 6))) & 31].a) + 1;
  }
  __syncthreads();
  v += all(counts[lane | warp]);
  out[t] = v;
}
__global__ void k570(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile signed char s0[32][33];
  volatile Triad (*s1)[16][8] = reinterpret_cast<volatile Triad (*)[16][8]>(memory + 0);
  volatile long long *s2 = reinterpret_cast<volatile long long *>(memory + 6144);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 100) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; i4 += 1) {
    if ((warp & 1) != 0) {
      s2[t] = all(s2[t]) + 1;
    }
    s1[((int)gray(i4 * 16)) & 3][warp & 3][warp].c = all(s1[((int)gray(i4 * 16)) & 3][warp & 3][warp].c) + 1;
    v += get<volatile long long>(s2 + 5, (int)((unsigned long long)warp / 3));
  }
  const int q5 = (int)__popc((t % 2 == 1) ? t : tx);
  #pragma unroll 1
  for (int i6 = q5 & 3; i6 < 9; i6 += 2) {
    v += get<volatile long long>(s2, (i6 * 16) % 32);
    v += all(s1[(((warp < 1) ? tx : i6) >> 1) % 4][min(i6, 15)][lane % 8].a);
    s1[(i6 - i6) / 16][(((((tx ^ 19) & 4) != 0) ? ((int)shuffled[tx & 15]) : (127 - tx)) & 28) & 15][(int)(short)(tx & 7)].b = all(s1[(i6 - i6) / 16][(((((tx ^ 19) & 4) != 0) ? ((int)shuffled[tx & 15]) : (127 - tx)) & 28) & 15][(int)(short)(tx & 7)].b) + 1;
  }
  #pragma unroll 2
  for (int i7 = 0; i7 < 7; i7 += 1) {
    if ((warp % 4 == 1) || ((i7 % 5) % 5 == 4)) {
      v += all(s0[i7][(tx / 8) & 1]);
    }
    s0[(int)__popc((int)(short)(tx | t))][(q5 < 4) ? i7 : q5] = all(s0[(int)__popc((int)(short)(tx | t))][(q5 < 4) ? i7 : q5]) + 1;
    v += both<volatile signed char>(&s0[0][0], max((int)shuffled[(((t & 2) != 0) ? (tx + warp) : ((int)rows[q5 & 15])) & 15], (int)(__brev(((q5 & 2) != 0) ? (tx & i7) : (q5 & 127)) >> 24)), 32);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k571(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  const int q2 = (ty * warp) & 7;
  for (int i3 = 6; i3 >= 2; i3 -= 1) {
    s0[q2].a = all(s0[q2].a) + 1;
  }
  s0[((((lane ^ tx) ^ 53) > 7) ? t : lane) / 8].c = all(s0[((((lane ^ tx) ^ 53) > 7) ? t : lane) / 8].c) + 1;
  int j5 = tx & 63;
  int i4 = 1;
  do {
    int j7 = i4 & 63;
    #pragma unroll 1
    for (int i6 = (j5 - ty) & 3; i6 < 6; i6 += 1) {
      v += all(s0[31 - (tx % 3)].c);
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = j5 >> 1;
    i4 += 4;
  } while (i4 < 28);
  __syncthreads();
  out[t] = v;
}
__global__ void k572(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[777];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty | ty) % 7; ++i3) {
    v += (unsigned)atomicMin(&counts[tz][((min(warp ^ ty, 38) % 5) + t * 29) % 33], (int)v);
  }
  if (ty % 5 == 0) {
    v += (unsigned)atomicAdd(&counts[ty][(((ty % 3 == 2) ? (1 >> (ty & 3)) : (((t * 32) % 4 == 2) ? tz : warp)) + t * 29) % 33], (int)v);
  } else {
    v += (unsigned)atomicExch(&counts[(int)((long long)(tx + 34) * 3 >> 2)][(min(lane / 10, ty ^ tx) + t * 29) % 33], (int)v);
  }
  v += (unsigned)atomicOr(&counts[warp][(warp + t * 29) % 33], (int)v);
  atomicAdd(&counts[tx][((((((warp * 7) ^ 17) > 6) ? t : lane) >> 4) + t * 29) % 33], (int)v);
  __syncthreads();
  v += all(s0[(tz % 24) * warp]);
  v += all(counts[min((int)(__brev(32 - warp) >> 27), 30)][tz & 3]);
  out[t] = v;
}
__global__ void k573(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[(ty >> 5) % 2] = v;
  auto q2_of = [=](int a) { return a < 31 ? a : ((int)(__brev((int)fold(t, 33)) >> 24)); };
  int q2 = q2_of(t % (ty + 1));
  v += get<volatile unsigned>(s0 + 1, (int)(__brev(warp * 64) >> 24));
  v += all(s0[warp]);
  v += all(s0[((q2 + ty) * 16) & tx]);
  if ((ty & 85) >= 6) {
    v += all(s0[(int)(short)((tx * 31) % 3)]);
  }
  v += both<volatile unsigned>(s0 + 5, ty, 32);
  v += all(s0[warp * 17]);
  __syncthreads();
  out[t] = v;
}
__global__ void k574(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[8][8][9];
  __shared__ __align__(16) volatile int s1[777];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 992 ? a : ((ty / 32) & 1); };
  int q4 = q4_of(ty * 64);
  v += (unsigned)atomicMin(&counts[(((int)bits(lane)) + t * 29) % 256], (unsigned)v);
  v += (unsigned)atomicMin(&counts[((warp * warp) + t * 29) % 256], (unsigned)v);
  s1[(int)(__brev(tz * max(ty, warp)) >> 27)] = v + 1;
  __syncthreads();
  v += all(s0[(min((ty >= 18) ? ((int)rows[q4 & 15]) : (tx % 7), (tz * 16) + tz) * 2) & 7][tx][tx * tz]);
  v += all(s1[((int)primes[tx]) ^ ((int)shuffled[q4 & 15])]);
  v += all(counts[(tx + ty) / 3]);
  out[t] = v;
}
__global__ void k575(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  for (int i2 = 0; i2 < 7; i2 += 1) {
    v += sum(s0[(i2 & 3) % 2][(warp >> 2) * t][warp % (tx + 1)]);
    __syncthreads();
  }
  for (int i3 = 1; i3 <= 4; i3 *= 2) {
    v += sum(s0[((warp % 32) % 16) % 2][i3 ^ 14][i3]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k576(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[32][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 1; i2 < 17; i2 += 3) {
    for (int i3 = 1; i3 <= 1; i3 *= 2) {
      s0[(int)(__brev((warp * 17) / 24) >> 27)][(((i3 % 8) / 16) * 7) % 12].c = v;
      __syncthreads();
    }
  }
  auto q4_of = [=](int a) { return a < 3 ? a : ((int)(short)(tx - tx)); };
  int q4 = q4_of(ty ^ ty);
  __syncthreads();
  v += all(s0[tx & 15][((int)(unsigned char)(warp + 31)) & 15].a);
  out[t] = v;
}
__global__ void k577(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 127 ? a : ((tx >> 4) / 16); };
  int q2 = q2_of(warp | tx);
  for (int i3 = 1; i3 < 20; i3 += 3) {
    for (int i4 = 3; i4 >= 2; i4 -= 1) {
      if ((t % 4) % 4 == 2) {
        v += all(s0[(int)primes[warp]]);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k578(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ int2 s1[2][16][16];
  __shared__ __align__(16) float2 s2[777];
  __shared__ unsigned counts[64];
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
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 99) {
    s2[n3] = make_float2(2, n3);
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 99) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 15 ? a : ((ty % (tx + 1)) * 31); };
  int q5 = q5_of(lane);
  #pragma unroll
  for (int i6 = 5; i6 >= 0; i6 -= 1) {
    if (warp >= 2) {
      s0[((t < 44) ? q5 : lane) * i6].c = v;
    }
    if (tx < 11) {
      s1[i6 & 1][(max(t, 31) % 8) % 16][max(ty, i6)] = make_int2(2, v + 1);
    }
    __syncthreads();
  }
  auto q7_of = [=](int a) { return a < 3 ? a : ((ty / 33) * t); };
  int q7 = q7_of(lane % 8);
  #pragma unroll 2
  for (int i8 = 1; i8 < 7; i8 += 1) {
    for (int i9 = 2; i9 < 3; i9 += 1) {
      atomicAdd(&counts[(((int)((long long)i9 * 3 >> 2)) + t * 29) % 64], (unsigned)v);
      __syncthreads();
    }
  }
  #pragma unroll 1
  for (int i10 = 48; i10 >= 0; i10 -= 8) {
    if ((i10 & 6) != 0) {
      v += all(s0[(tx * 64) / 5].b);
    }
    if (i10 % 4 == 2) {
      v += (unsigned)atomicExch(&counts[(((int)__clz(q5 / 2)) + t * 29) % 64], (unsigned)v);
    }
    __syncthreads();
  }
  s1[tx & 1][min(q7 ^ warp, 27) % 24][(((int)__popc(q5)) % 6) / 6] = make_int2(2, sum(s1[tx & 1][min(q7 ^ warp, 27) % 24][(((int)__popc(q5)) % 6) / 6]) + 1);
  if ((tx & 4) != 0) {
    s0[q5].b = all(s0[q5].b) + 1;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s2[(int)__popc((((q5 ^ 10) > 13) ? tx : q5) + (q7 / (warp + 1)))]);
  v += all(counts[q5 / 8]);
  out[t] = v;
}
__global__ void k579(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 4; i2 += 1) {
    int i3 = 0;
    do {
      int i4 = 1;
      while (i4 < 2) {
        s0[(int)shuffled[warp]][i2] = v + 1;
        __syncthreads();
        i4 += 3;
      }
      i3 += 1;
    } while (i3 < 4);
  }
  for (int i5 = 0; i5 >= 0; i5 -= 2) {
    #pragma unroll
    for (int i6 = 2; i6 < 7; i6 += 1) {
      #pragma unroll 1
      for (int i7 = 0; i7 < 3; i7 += 1) {
        if (i7 < 0) {
          s0[i6][i5] = v;
        }
        __syncthreads();
      }
    }
  }
  v += all(s0[(int)__clz((((t * 3) >= 98) && ((t ^ 26) > 2)) ? lane : lane)][(int)shuffled[((tx * t) - ((int)(short)lane)) & 15]]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k580(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  int4 (*s1)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  int i3 = 1;
  while (i3 < 3) {
    s0[((lane ^ 19) > 15) ? tx : i3].a = v;
    s1[min(i3, 1)][(i3 + i3) >> 4][min(lane & 31, i3)] = make_int4(v, 1, 2, v);
    __syncthreads();
    i3 += 1;
  }
  __syncthreads();
  v += all(s0[((warp * t) / 6) + ((warp / 10) & 1)].a);
  v += sum(s1[(((tx ^ 21) % 17) | 18) & 1][warp][(int)fold((tx * warp) & 22, 12)]);
  out[t] = v;
}
__global__ void k581(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Row s0[8][72];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 5 ? a : (min(t, 10u) % 6u); };
  unsigned q3 = q3_of(ty % 12u);
  if ((ty >= 28u) && (((tx * 7u) & 4u) != 0u)) {
    s0[(tx * 17u) / 10u][(((unsigned)pick(q3 + 34u)) % 7u) + ((unsigned)(short)(((lane < 23u) ? tx : t) & 3u))].c = 7;
  }
  if ((tx ^ 0u) > 2u) {
    v += (unsigned)atomicMin(&counts[(ty + t * 29) % 64], (int)v);
  }
  __syncthreads();
  if (lane >= 28u) {
    s0[(unsigned)bits(warp + 68u)][(q3 << 2) / (q3 + 1u)].a = v;
  }
  __syncthreads();
  const unsigned q4 = (q3 < 8u) ? (warp % 16u) : (tx / 2u);
  s0[tx][tx | 34u].a = 7;
  atomicAdd(&counts[(tx + t * 29) % 64], (int)1);
  __syncthreads();
  __syncthreads();
  v += all(s0[((warp ^ tx) & 63u) % 8u][max((tx % 17u) * 2u, 31u)].c);
  v += all(counts[((warp + q4) >> 5) % 32u]);
  out[t] = v;
}
__global__ void k582(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned (*s0)[32][32] = reinterpret_cast<volatile unsigned (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (tx + 57) % 33;
  v += all(s0[((1 << (lane & 3)) % 12) / 24][((lane % 5) * 3) ^ ((lane * 8) % 3)][((t % 10) + (tx ^ q2)) / 16]);
  if (warp >= 6) {
    s0[min(t, 11) % 2][max(tx, lane) % 7][tx] = v + 1;
  }
  int j4 = tx & 63;
  #pragma unroll
  for (int i3 = 1; i3 <= 64; i3 <<= 1) {
    v += get<volatile unsigned>(&s0[0][0][0], (int)__popc(i3 + t));
    j4 = (j4 + 33) % 64;
  }
  #pragma unroll 1
  for (int i5 = t; i5 < 850; i5 += 256) {
    v += all(s0[(((i5 % 17) - (127 - (i5 + t))) * 31) & 1][(((i5 % 17) >= 0) ? (511 >> (lane & 3)) : ((ty / 8) ^ (i5 * i5))) & 31][(((t / 24) % 2) * 33) % 32]);
    if (q2 >= 23) {
      v += all(s0[i5 & 1][(((int)bits(tx)) | 32) % 4][(lane / 10) * 7]);
    } else {
      v += all(s0[((tx >> 1) % 17) % 2][((i5 % 10) * 16) % 32][(i5 % (i5 + 1)) % 32]);
    }
  }
  int i6 = 2;
  do {
    v += all(s0[((int)rows[((int)spread(i6 & 31)) & 15]) % 2][(i6 >> 1) & ((int)fold(t, 129))][(((tx + 18) % 7) / 3) / 33]);
    s0[(int)bits((q2 >> 5) % 8)][3 << (tx & 3)][(ty >> 1) >> 2] = 7;
    i6 += 2;
  } while (i6 < 10);
  __syncthreads();
  out[t] = v;
}
__global__ void k583(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][32];
  __shared__ __align__(16) Quad s1[4][16][8];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  const int q3 = (warp < 0) ? (tx + t) : (tz % 8);
  int i4 = 1;
  while (i4 < 2) {
    v += sum(s0[i4 ^ warp][(i4 * 17) / 3]);
    s1[(max(q3, 7) % 24) % 4][(tz & ((int)(short)((int)spread(q3 & 31)))) & ((int)__popc((i4 * 64) * 3))][i4].d = 7;
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += all(s1[ty % (t + 1)][(max(tx * warp, 30) + 23) % 16][((int)__clz(max(ty, 35) % (tx + 1))) % 8].d);
  out[t] = v;
}
__global__ void k584(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  int i2 = 0;
  do {
    for (int i3 = 2; i3 >= 0; i3 -= 1) {
      if ((((tx >= 0) && (tx % 3 == 2)) || ((i2 % 2 == 0) && (i2 >= 2))) || (((i3 * 33) ^ 59) > 12)) {
        s0[(ty | 21) * 2] = make_float2(2, v + 1);
      }
      __syncthreads();
    }
    i2 += 1;
  } while (i2 < 7);
  for (int i4 = 8; i4 > 0; i4 >>= 1) {
    if ((i4 + i4) < 3) {
      s0[(i4 % 4) + 10] = make_float2(2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[warp | 29]);
  out[t] = v;
}
__global__ void k585(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[8][72];
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
  __syncthreads();
  #pragma unroll
  for (unsigned i2 = 0; i2 < 20; i2 += 8) {
    v += all(s0[i2 & 7u][tx / 16u].b);
    if (i2 >= 6u) {
      s0[warp][warp].b = all(s0[warp][warp].b) + 1;
    }
    v += all(s0[warp][(((((((((ty & 16u) != 0u) || ((i2 < 12u) && ((i2 & 4u) != 0u))) ? warp : lane) & 8u) != 0u) ? ty : i2) ^ (((i2 ^ 31u) >= 15u) ? ty : i2)) - tx) & 63u].c);
  }
  auto q3_of = [=](unsigned a) { return a < 3 ? a : ((t | ty) / 10u); };
  unsigned q3 = q3_of(warp % (ty + 1u));
  v += all(s0[(tx * t) % 8u][(q3 / 2u) + max(q3, 21u)].c);
  __syncthreads();
  out[t] = v;
}
__global__ void k586(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 6400);
  __shared__ float4 s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 2; ++i4) {
    s1[min(tx, warp) + i4 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx]);
  v += all(s1[(((int)(__brev(lane) >> 24)) + 25) ^ ((int)primes[(lane + 11) & 15])]);
  v += sum(s2[((127 - (tx ^ warp)) * ((int)__popc(warp))) & 1][(int)((unsigned long long)(((int)(__brev(warp) >> 24)) % 5) / 3)][tx % 10]);
  out[t] = v;
}
__global__ void k587(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 16) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 16) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 2; i3 += 1) {
    if (t % 4u == 0u) {
      v += all(s0[(tx & 7u) & 3u][((unsigned)__clz(lane)) & 15u][((unsigned)(short)lane) * 2654435761u >> 28].c);
    }
  }
  const unsigned q4 = (tx ^ tx) + (lane / 8u);
  if ((tx * 65u) >= 122u) {
    v += (unsigned)atomicCAS(&counts[((max(tx & 63u, 13u) / 5u) + t * 29) % 64], (int)1, (int)v);
  }
  unsigned q5 = (unsigned)bits((unsigned)twos[t]);
  if (q4 % 2u == 1u)
    q5 = (unsigned)shuffled[lane];
  #pragma unroll 1
  for (unsigned i6 = 0; i6 <= (lane << 2) % 4; ++i6) {
    #pragma unroll 1
    for (unsigned i7 = 0; i7 <= (tx * lane) % 3; ++i7) {
      #pragma unroll 1
      for (unsigned i8 = ((unsigned)(__brev(i7) >> 24)) & 3; i8 < 7; i8 += 4) {
        atomicAdd(&counts[(i7 + t * 29) % 64], (int)v);
      }
    }
  }
  __syncthreads();
  v += all(counts[tx % 17u]);
  out[t] = v;
}
__global__ void k588(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[4][16][17];
  volatile float (*s1)[72] = reinterpret_cast<volatile float (*)[72]>(memory + 0);
  __shared__ volatile float s2[2048];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 64) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  s2[(int)__clz((127 - lane) % 5)] = v + 1;
  v += (unsigned)atomicExch(&counts[(int)shuffled[((t % 3 == 2) || (tx >= 4)) ? ty : ty]][(tx + t * 29) % 33], (int)v);
  v += (unsigned)atomicCAS(&counts[min((int)__clz(min(tx, tz)), 3)][(ty + t * 29) % 33], (int)1, (int)v);
  const int q5 = (lane << 1) - warp;
  #pragma unroll 1
  for (int i6 = (t * 5) & 3; i6 < 4; i6 += 4) {
    int i7 = 1;
    do {
      if ((tx & 4) != 0) {
        v += all(s2[(i7 < 1) ? (i7 / 33) : (tx % (i7 + 1))]);
      } else {
        s2[tx + 29] = v;
      }
      i7 += 1;
    } while (i7 < 2);
  }
  #pragma unroll 1
  for (int i8 = t; i8 < 240; i8 += blockDim.x * blockDim.y * blockDim.z) {
    v += all(s2[ty]);
  }
  if (tz % 2 == 1) {
    v += all(s0[ty][tz][(tz < 1) ? (warp % 8) : (warp % 2)]);
  }
  v += (unsigned)atomicMin(&counts[((int)pick(tz * 64)) % 5][(((int)(__brev((warp + ty) % 3) >> 27)) + t * 29) % 33], (int)v);
  atomicAnd(&counts[((int)((unsigned long long)(lane / 8) / 3)) * 3][(ty + t * 29) % 33], (int)v);
  __syncthreads();
  v += all(s1[tx][min(lane * tz, t * 4) % 7]);
  v += all(counts[tz][tx]);
  out[t] = v;
}
__global__ void k589(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ long long s0[777];
  __shared__ __align__(16) float2 s1[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 1; i4 += 1) {
    v += (unsigned)atomicMin(&counts[(((int)(__brev(tx) >> 27)) + t * 29) % 256], (int)v);
    __syncthreads();
  }
  s0[(int)primes[(ty * warp) & 15]] = all(s0[(int)primes[(ty * warp) & 15]]) + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s1[(((int)(__brev(tx) >> 24)) & 31) | (ty & 31)][tx - tx]);
  v += all(counts[ty % 16]);
  out[t] = v;
}
__global__ void k590(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[33][20];
  volatile Triad (*s1)[20] = reinterpret_cast<volatile Triad (*)[20]>(memory + 0);
  __shared__ unsigned counts[64];
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
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = ((unsigned)rows[ty]) & 3; i4 < 8; i4 += 1) {
    unsigned i5 = 0;
    do {
      v += (unsigned)atomicOr(&counts[(((i4 / 5u) * 2u) + t * 29) % 64], (unsigned)v);
      i5 += 8;
    } while (i5 < 23);
  }
  auto q6_of = [=](unsigned a) { return a < 63 ? a : ((warp < 0u) ? (tx ^ t) : (t * 65u)); };
  unsigned q6 = q6_of(t);
  if (tx % 5u == 4u) {
    s0[(unsigned)shuffled[lane % 5u]][(unsigned)shuffled[((unsigned)((long long)q6 * 3 >> 2)) & 15]].d = v;
  }
  if ((warp ^ 1u) > 8u) {
    v += all(s0[(unsigned)__popc(lane)][t % 20u].d);
  }
  #pragma unroll 1
  for (unsigned i7 = 1; i7 < 3; i7 += 1) {
    s1[i7][(tx ^ lane) % 8u].b = all(s1[i7][(tx ^ lane) % 8u].b) + 1;
    v += (unsigned)atomicCAS(&counts[(((q6 & 7u) / 7u) + t * 29) % 64], (unsigned)1, (unsigned)v);
    s1[min(i7, 26u)][(q6 / 33u) % 20u].c = 7;
  }
  __syncthreads();
  v += all(counts[min(q6, 8u)]);
  out[t] = v;
}
__global__ void k591(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 31 ? a : (63 - ((((tx ^ 0) > 10) && ((t ^ 17) > 1)) ? t : tx)); };
  int q2 = q2_of(warp | t);
  __syncthreads();
  v += all(s0[tx][(int)(__brev(warp * tx) >> 27)]);
  out[t] = v;
}
__global__ void k592(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ volatile signed char s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 <= 2; i3 <<= 1) {
    #pragma unroll 1
    for (int i4 = t; i4 < 208; i4 += blockDim.x * blockDim.y * blockDim.z) {
      v += all(s0[(int)(__brev((int)(__brev((int)rows[warp % 6]) >> 27)) >> 24)]);
      s1[((((int)(unsigned char)(i3 / 3)) & ((i4 % (i4 + 1)) & 13)) + (((int)(__brev(i3 * 32) >> 27)) * 3)) % 32][((i3 * 33) / 7) & 12] = v + 1;
      v += all(s1[((int)(__brev(i4 & 15) >> 24)) % 32][(i4 ^ i3) % (tx + 1)]);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k593(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[32][36];
  __shared__ volatile float s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 6; i3 += 4) {
    if (warp % 3u == 2u) {
      s1[(unsigned)__clz(ty & lane)] = v + 1;
    }
  }
  for (unsigned i4 = 1; i4 < 9; i4 += 1) {
    if (t % 4u == 2u) {
      v += get<volatile int>(&s0[0][0] + 5, ((unsigned)rows[(t ^ 13u) & 15]) * 2654435761u >> 24);
    }
  }
  #pragma unroll 2
  for (unsigned i5 = 1; i5 < 3; i5 += 1) {
    #pragma unroll 1
    for (unsigned i6 = (tx % 16u) & 3; i6 < 6; i6 += 1) {
      #pragma unroll 1
      for (unsigned i7 = 0; i7 < 2; i7 += 1) {
        for (unsigned i8 = 2; i8 < 3; i8 += 3) {
          v += get<volatile int>(&s0[0][0] + 5, 127u - ((i7 < 0u) ? t : i8));
          put<volatile int>(&s0[0][0] + 5, (unsigned)((unsigned long long)(i7 & 3u) / 3), v);
        }
      }
    }
  }
  #pragma unroll 1
  for (unsigned i9 = 0; i9 < 18; i9 += 3) {
    if ((i9 ^ 4u) > 5u) {
      put<volatile float>(s1 + 5, max(i9 + ((i9 * 5u) % 6u), 2u), v);
    }
    if (tx < 6u) {
      v += all(s1[((unsigned)pick(i9)) * 2654435761u >> 28]);
    } else {
      v += get<volatile float>(s1 + 5, (lane % 4u == 0u) ? tx : min(i9, t));
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k594(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Triad (*s0)[18] = reinterpret_cast<Triad (*)[18]>(memory + 0);
  Triad (*s1)[72] = reinterpret_cast<Triad (*)[72]>(memory + 6912);
  __shared__ __align__(16) int s2[16][17];
  __shared__ unsigned counts[256];
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
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 7; i5 += 3) {
    if (lane % 2u == 1u) {
      v += (unsigned)atomicExch(&counts[((((unsigned)(__brev((unsigned)rows[t & 15]) >> 24)) ^ 7u) + t * 29) % 256], (unsigned)v);
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(warp * 3u) / 32u][tx / 24u].b);
  v += all(s1[(tx + lane) & 7u][(unsigned)gray(warp ^ tx)].a);
  v += all(s2[(((((100u << (warp & 3)) & 4u) != 0u) || ((tx < 46u) || ((((tx & 1u) != 0u) || (tx < 23u)) || ((((warp % 3u == 0u) && (tx < 45u)) ? warp : lane) >= 25u)))) ? tx : tx) / 16u][(255u - t) & 15u]);
  v += all(counts[((warp % 32u) & 15u) * 2654435761u >> 27]);
  out[t] = v;
}
__global__ void k595(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[64][20];
  __shared__ __align__(16) volatile short s1[512];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 256) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (127 - ty) & 28;
  v += all(s1[warp | tx]);
  auto q5_of = [=](int a) { return a < 240 ? a : ((t >> 1) ^ 18); };
  int q5 = q5_of((int)rows[ty]);
  #pragma unroll 2
  for (int i6 = 1; i6 <= 64; i6 *= 2) {
    v += all(s1[(i6 / 7) >> 5]);
    if (i6 % 4 == 2) {
      s1[q5] = all(s1[q5]) + 1;
    }
  }
  #pragma unroll 2
  for (int i7 = 1; i7 <= 2; i7 *= 2) {
    if (tx < 31) {
      v += (unsigned)atomicCAS(&counts[((int)(unsigned char)(i7 % (i7 + 1))) & 31][(((int)__clz(ty)) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
    }
  }
  for (int i8 = 5; i8 >= 1; i8 -= 2) {
    int j10 = i8 & 63;
    int i9 = 0;
    do {
      int i11 = 0;
      do {
        v += all(s0[i9][(int)(short)((i11 / 7) + 1)]);
        if ((tx ^ 29) > 10) {
          v += (unsigned)atomicExch(&counts[i11 / (lane + 1)][(((int)shuffled[(31 - (j10 + lane)) & 15]) + t * 29) % 33], (unsigned long long)v);
        }
        v += all(s0[((int)rotate<1>((((t ^ 41) > 5) ? ((int)__popc(j10)) : ((j10 < 53) ? j10 : i8)) & 31)) & 15][(t * 8) % (ty + 1)]);
        i11 += 3;
      } while (i11 < 5);
      j10 = (j10 * 5 + 3) & 63;
      i9 += 4;
    } while (i9 < 24);
  }
  __syncthreads();
  v += all(counts[q4 / (t + 1)][(((int)fold(t, 129)) * q5) % 8]);
  out[t] = v;
}
__global__ void k596(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[32][32] = reinterpret_cast<unsigned (*)[32][32]>(memory + 0);
  __shared__ __align__(16) long long s1[2][16][16];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 42; i4 += 8) {
    for (int i5 = 1; i5 < 9; i5 += 2) {
      v += all(s0[i4 % 2][(int)(__brev(tx) >> 27)][min(max(i5, 2), 20)]);
      __syncthreads();
    }
  }
  const int q6 = (tx * 17) & 3;
  for (int i7 = 1; i7 <= 4; i7 *= 2) {
    int i8 = 2;
    do {
      s1[((i8 % 3) * 31) % 2][max(i8 & 39, ty + i8)][i8 & i8] = v;
      __syncthreads();
      i8 += 1;
    } while (i8 < 8);
  }
  auto q9_of = [=](int a) { return a < 11 ? a : ((tx * 33) & 63); };
  int q9 = q9_of(tx / (tx + 1));
  for (int i10 = 0; i10 < 21; i10 += 8) {
    for (int i11 = 0; i11 < 4; i11 += 8) {
      if (((i10 & 127) & 8) != 0) {
        s1[i11][i10 % 6][lane * i11] = 7;
      }
      v += (unsigned)atomicExch(&counts[((i11 & ((int)shuffled[(i11 * i11) % (q6 + 1)])) + t * 29) % 256], (unsigned long long)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[(q6 % 7) / 24][((int)shuffled[(q6 + warp) & 7]) / 4][(q9 % 4) * 2]);
  v += all(counts[((int)(unsigned char)tx) ^ (q6 >> 2)]);
  out[t] = v;
}
__global__ void k597(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[8][8][9];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 32; i3 > 0; i3 /= 2) {
    atomicAdd(&counts[(warp + t * 29) % 64], (int)v);
    v += get<int>(&s0[0][0][0] + 5, ((int)__clz(i3)) + 64);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(int)(short)((tx + ty) + (tx % 17))]);
  out[t] = v;
}
__global__ void k598(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[32][18];
  __shared__ volatile int s1[512];
  volatile int (*s2)[16][17] = reinterpret_cast<volatile int (*)[16][17]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 64; i5 > 0; i5 /= 2) {
    int j7 = warp & 63;
    for (int i6 = 6; i6 >= 0; i6 -= 1) {
      s0[tx][tx].a = v + 1;
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  #pragma unroll 1
  for (int i8 = 16; i8 > 0; i8 /= 2) {
    for (int i9 = 0; i9 < 3; i9 += 1) {
      if (ty >= 3) {
        atomicAdd(&counts[(tx + t * 29) % 256], (int)1);
      }
      v += all(s0[i8][i9].c);
    }
  }
  #pragma unroll 1
  for (int i10 = 0; i10 <= ((int)twos[lane & 15]) % 3; ++i10) {
    if (i10 < 0) {
      s0[warp ^ i10][(int)bits(i10 >> 4)].c = v;
    }
    if (i10 < 0) {
      s0[(((tx & 4) != 0) && (tx < 2)) ? (warp % 32) : (ty * 2)][ty].a = all(s0[(((tx & 4) != 0) && (tx < 2)) ? (warp % 32) : (ty * 2)][ty].a) + 1;
    }
    if (warp >= 1) {
      v += all(s0[tx][(lane % 5) / 3].a);
    }
  }
  __syncthreads();
  v += all(s1[ty / 4]);
  v += all(s2[tx][((int)pick((ty >> 3) & ((int)((long long)tz * 3 >> 2)))) % 16][ty]);
  v += all(counts[warp]);
  out[t] = v;
}
__global__ void k599(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[33][40];
  __shared__ int2 s1[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp + tx][1u >> (tx & 3)]);
  v += sum(s1[ty / 32u][((ty * 2654435761u >> 25) ^ 5u) / 32u][((ty / (tx + 1u)) - ((ty >= 2u) ? ty : ty)) & 7u]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k550<<<1, dim3(8, 4, 2), 4096>>>(out);
  k551<<<1, dim3(24, 5, 1), 8192>>>(out);
  k552<<<1, dim3(64, 1, 1), 2304>>>(out);
  k553<<<1, dim3(32, 4, 1), 8192>>>(out);
  k554<<<1, dim3(64, 2, 1), 6400>>>(out);
  k555<<<1, dim3(48, 1, 1), 0>>>(out);
  k556<<<1, dim3(33, 3, 1), 0>>>(out);
  k557<<<1, dim3(16, 1, 1), 2048>>>(out);
  k558<<<1, dim3(1, 64, 1), 2048>>>(out);
  k559<<<1, dim3(32, 4, 1), 0>>>(out);
  k560<<<1, dim3(32, 1, 1), 0>>>(out);
  k561<<<1, dim3(16, 1, 1), 15872>>>(out);
  k562<<<1, dim3(64, 1, 1), 8192>>>(out);
  k563<<<1, dim3(16, 1, 1), 0>>>(out);
  k564<<<1, dim3(100, 1, 1), 0>>>(out);
  k565<<<1, dim3(1, 32, 2), 0>>>(out);
  k566<<<1, dim3(16, 16, 1), 1792>>>(out);
  k567<<<1, dim3(16, 1, 1), 8192>>>(out);
  k568<<<1, dim3(24, 5, 1), 0>>>(out);
  k569<<<1, dim3(64, 1, 1), 2816>>>(out);
  k570<<<1, dim3(100, 1, 1), 14336>>>(out);
  k571<<<1, dim3(64, 2, 1), 0>>>(out);
  k572<<<1, dim3(5, 3, 7), 0>>>(out);
  k573<<<1, dim3(1, 64, 1), 3328>>>(out);
  k574<<<1, dim3(1, 32, 2), 0>>>(out);
  k575<<<1, dim3(100, 1, 1), 0>>>(out);
  k576<<<1, dim3(32, 8, 1), 0>>>(out);
  k577<<<1, dim3(256, 1, 1), 0>>>(out);
  k578<<<1, dim3(33, 3, 1), 8192>>>(out);
  k579<<<1, dim3(48, 1, 1), 0>>>(out);
  k580<<<1, dim3(64, 1, 1), 16384>>>(out);
  k581<<<1, dim3(1, 64, 1), 0>>>(out);
  k582<<<1, dim3(32, 8, 1), 8192>>>(out);
  k583<<<1, dim3(32, 2, 2), 0>>>(out);
  k584<<<1, dim3(1, 64, 1), 0>>>(out);
  k585<<<1, dim3(16, 16, 1), 0>>>(out);
  k586<<<1, dim3(256, 1, 1), 7424>>>(out);
  k587<<<1, dim3(16, 1, 1), 8704>>>(out);
  k588<<<1, dim3(8, 4, 2), 2304>>>(out);
  k589<<<1, dim3(1, 64, 1), 0>>>(out);
  k590<<<1, dim3(32, 4, 1), 7936>>>(out);
  k591<<<1, dim3(1, 64, 1), 0>>>(out);
  k592<<<1, dim3(1, 32, 2), 2048>>>(out);
  k593<<<1, dim3(32, 4, 1), 0>>>(out);
  k594<<<1, dim3(64, 1, 1), 13824>>>(out);
  k595<<<1, dim3(32, 8, 1), 0>>>(out);
  k596<<<1, dim3(24, 5, 1), 8192>>>(out);
  k597<<<1, dim3(1, 32, 2), 0>>>(out);
  k598<<<1, dim3(4, 4, 4), 4352>>>(out);
  k599<<<1, dim3(8, 8, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

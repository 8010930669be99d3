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
__global__ void k100(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[32][33];
  __shared__ __align__(16) volatile unsigned s1[64][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = (tx & 3) + ((int)bits(t));
  if (((lane >> 4) >= 1) || ((((int)mirror(q4)) & 4) != 0)) {
    v += (unsigned)atomicCAS(&counts[((int)pick(q4)) % 64], (unsigned long long)1, (unsigned long long)v);
  }
  if ((warp & 4) != 0) {
    v += (unsigned)s1[((int)(__brev(q4) >> 27)) % 12][q4 ^ warp];
  }
  #pragma unroll 2
  for (int i5 = 32; i5 > 0; i5 /= 2) {
    int i6 = 2;
    do {
      if ((255 - i5) % 2 == 1) {
        v += (unsigned)atomicExch(&counts[lane / 2], (unsigned long long)v);
      }
      v += (unsigned)s1[((int)((unsigned long long)min(i5 * 5, 19) / 3)) % 24][t & 15];
      i6 += 3;
    } while (i6 < 22);
  }
  v += both<volatile long long>(&s0[0][0], t, 32);
  v += (unsigned)s1[warp ^ lane][lane % 20];
  if ((lane ^ 27) > 3) {
    s1[(int)__popc((int)rows[tx & 15])][((((q4 % 8) + 2) % (((int)(__brev(q4) >> 24)) + 1)) + (max(tx, tx << 4) * 16)) % 20] = v;
  } else {
    s1[lane ^ warp][tx % 20] = (unsigned)s1[lane ^ warp][tx % 20] + 1;
  }
  __syncthreads();
  v += (unsigned)counts[((int)shuffled[tx & 15]) & 31];
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad (*s0)[20] = reinterpret_cast<volatile Triad (*)[20]>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 32) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 32) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 32) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    s1[lane >> 3][lane / 8][max((int)shuffled[lane % 2], 37) % 8].d = (unsigned)s1[lane >> 3][lane / 8][max((int)shuffled[lane % 2], 37) % 8].d + 1;
  }
  v += (unsigned)s0[tx & 28][((int)(unsigned char)(((int)fold(t, 17)) & 20)) & 3].b;
  for (int i4 = 12; i4 >= 0; i4 -= 4) {
    if ((((i4 ^ 6) > 6) ? i4 : i4) >= 4) {
      s1[(tx + 62) / 32][(lane - i4) & 15][min(i4, 7)].a = v + 1;
    }
  }
  #pragma unroll 1
  for (int i5 = t; i5 < 95; i5 += blockDim.x * blockDim.y * blockDim.z) {
    v += (unsigned)s0[t][min(tx, 19)].a;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned (*s0)[36] = reinterpret_cast<unsigned (*)[36]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = (32 - tx) * 32;
  if (ty < 14)
    q2 = ty;
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s0[(ty ^ ty) ^ 26][i3 + 1];
  }
  __syncthreads();
  const int q4 = (3 >> (ty & 3)) << 2;
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += (unsigned)s0[q4][i5 + 0];
  }
  __syncthreads();
  int q6 = ((((((tx >= 8) && ((t & 8) != 0)) || ((lane + q4) % 3 == 1)) ? q4 : ty) & 1) != 0) ? (ty & 127) : (q4 + t);
  if ((warp ^ 1) > 5)
    q6 = (int)rows[ty];
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[(((int)(short)tx) - ((int)(__brev(q4) >> 27))) & 7][warp * 4 + i7 + 0] = v + i7;
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    v += (unsigned)s0[(((ty * 31) * 3) % ((ty % 7) + 1)) % 16][(tx % 3) * 8 + i8 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 7; i2 += 2) {
    if (((t ^ 44) > 10) || ((warp < 0) && (i2 < 2))) {
      v += (unsigned)s0[tx * 7][i2 + i2][((int)bits(i2 * i2)) ^ (((int)((unsigned long long)i2 / 3)) << 2)].a;
    } else {
      v += (unsigned)s0[tz][ty % 12][(tx >> 1) << 3].b;
    }
    if ((i2 & 2) != 0) {
      v += (unsigned)s0[warp][((ty % 8) >> 4) / 24][((tx ^ warp) + (63 - warp)) & 7].b;
    }
  }
  int j4 = tz & 63;
  #pragma unroll 1
  for (int i3 = 33; i3 >= 1; i3 -= 8) {
    if (tz < 1) {
      s0[i3 % 4][warp][(j4 | 12) & 15].b = v;
    }
    s0[((int)twos[j4 & 15]) % 4][warp * 5][(int)gray(min(i3, 13) + (i3 % (warp + 1)))].b = (unsigned)s0[((int)twos[j4 & 15]) % 4][warp * 5][(int)gray(min(i3, 13) + (i3 % (warp + 1)))].b + 1;
    v += (unsigned)s0[tx * ty][((int)bits(tx)) % 12][min(tx % 10, ((tz & 4) != 0) ? tx : j4)].b;
    j4 = (j4 ^ 9) & 63;
  }
  for (int i5 = 2; i5 < 3; i5 += 3) {
    int i6 = 0;
    while (i6 < 15) {
      v += (unsigned)s0[tx][(int)shuffled[i5]][i6].b;
      i6 += 4;
    }
  }
  int q7 = 63 - (warp / 6);
  if (tz >= 1)
    q7 = (int)spread(tz & 31);
  int i8 = 0;
  do {
    #pragma unroll
    for (int i9 = 1; i9 <= 4; i9 <<= 1) {
      int i10 = 1;
      do {
        if ((i10 < 1) && ((i9 & 16) != 0)) {
          v += (unsigned)s0[((int)((long long)tz * 3 >> 2)) & (tz * 8)][tx * 3][(((int)(unsigned char)i8) / 33) / (min(i9, i9) + 1)].a;
        }
        i10 += 1;
      } while (i10 < 4);
    }
    i8 += 3;
  } while (i8 < 1);
  __syncthreads();
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[33][20];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 39) {
    v += (unsigned)atomicCAS(&counts[min((i3 * 8u) >> 4, 19u)], (unsigned long long)1, (unsigned long long)v);
    if (((warp + 66u) ^ 68u) > 5u) {
      s0[(t * 2654435761u >> 27) % (t + 1u)][ty % 17u] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
    i3 += 8;
  }
  unsigned q4 = (unsigned)rows[(tz & 96u) & 15];
  if (((warp / (t + 1u)) & 4u) != 0u)
    q4 = warp + 3u;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[(((unsigned)rows[warp]) & 7u) & 15u][(t % 4u) * 4 + i5 + 1] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[warp][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[(((unsigned)((long long)(ty % 10u) * 3 >> 2)) * 2654435761u >> 25) & 63u];
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ int2 s1[4][16][17];
  __shared__ __align__(16) long long s2[64][20];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1280; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += sum(s1[min(tx, 27) & 3][ty][(t / 7) % 17]);
  __syncthreads();
  __syncthreads();
  s1[ty & 3][tx][max(tx, warp) / 16] = make_int2(2, 7);
  v += both<long long>(&s2[0][0], warp, 32);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(((ty * lane) / 32) * 2) * tx].a;
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(t * 65) & 15][i2 + 0].c;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[warp][i3 + 0].e = v + i3;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[8][72];
  __shared__ __align__(16) short s1[2048];
  Quad (*s2)[20] = reinterpret_cast<Quad (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 16) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 640; n3 += 16) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 640; n3 += 16) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 2; i4 < 10; i4 += 1) {
    int j6 = lane & 63;
    for (int i5 = 0; i5 < 2; i5 += 1) {
      #pragma unroll
      for (int i7 = 1; i7 < 2; i7 += 1) {
        if (tx % 4 == 0) {
          s0[(int)bits(((lane >> 4) >> 2) % 4)][(min(i4, 3) >> 1) << 1] = v + 1;
        }
        __syncthreads();
      }
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  __syncthreads();
  v += (unsigned)s0[((int)shuffled[tx & tx]) / 7][((tx ^ 2) > 11) ? tx : lane];
  v += (unsigned)s1[tx];
  v += (unsigned)s2[((int)rotate<1>((tx * 16) & 31)) ^ (((int)shuffled[lane]) / 32)][lane >> 5].a;
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile unsigned s0[2][32][32];
  __shared__ volatile short s1[64][20];
  volatile long long (*s2)[72] = reinterpret_cast<volatile long long (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)s2[ty][tx / 8u];
  for (unsigned i4 = 1; i4 < 3; i4 += 2) {
    if ((tx * tx) < 88u) {
      v += (unsigned)s0[(warp ^ tx) / 32u][i4 ^ (((warp << 1) + (i4 + ty)) & 12u)][(tx % 3u) / 7u];
    }
    if (i4 < 1u) {
      v += (unsigned)s1[warp * 2654435761u >> 27][(((unsigned)((unsigned long long)i4 / 3)) % 2u) % 10u];
    }
  }
  const unsigned q5 = (warp ^ warp) + 36u;
  s0[(unsigned)((long long)ty * 3 >> 2)][((((unsigned)((long long)tx * 3 >> 2)) * 33u) - (((unsigned)pick(warp)) % 17u)) & 7u][lane ^ 17u] = (unsigned)s0[(unsigned)((long long)ty * 3 >> 2)][((((unsigned)((long long)tx * 3 >> 2)) * 33u) - (((unsigned)pick(warp)) % 17u)) & 7u][lane ^ 17u] + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  __shared__ __align__(16) volatile float s1[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx + 18) ^ (ty + t);
  v += (unsigned)s1[lane];
  v += (unsigned)s0[lane];
  if (lane % 2 == 0) {
    s0[q3 + lane] = v;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 48 + tz * 48;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(lane << 3) % 32u][warp * 4 + i2 + 0];
  }
  __syncthreads();
  if (warp % 4u == 2u) {
    s0[(unsigned)bits(lane)][(((tx - warp) & 255u) / 7u) % 17u] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s0[(tx / 4u) & 1u][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[((unsigned)(__brev(tx) >> 24)) % (lane + 1u)][(lane % 15u) * 2 + i4 + 1];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  int j3 = warp & 63;
  #pragma unroll
  for (int i2 = 0; i2 < 4; i2 += 1) {
    int j5 = warp & 63;
    for (int i4 = 0; i4 < 5; i4 += 1) {
      s0[((int)(short)warp) + (127 - i4)] = make_float4(v, 1, 2, sum(s0[((int)(short)warp) + (127 - i4)]) + 1);
      __syncthreads();
      j5 = (j5 * 5 + 3) & 63;
    }
    j3 = (j3 + 33) % 64;
  }
  for (int i6 = 0; i6 < 2; ++i6) {
    v += sum(s0[min((int)(short)(lane * warp), (int)spread(tz & 31)) + i6 * 32]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[72] = reinterpret_cast<Quad (*)[72]>(memory + 0);
  int2 (*s1)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 9216);
  __shared__ unsigned char s2[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1024; n3 += 256) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 <= 4; i4 <<= 1) {
    #pragma unroll 2
    for (int i5 = 1; i5 <= 8; i5 *= 2) {
      s2[i4][1 << (i4 & 3)] = 7;
      v += (unsigned)s0[i4][i5 ^ min((i5 % 5 == 1) ? tx : t, 35)].a;
      __syncthreads();
      __syncthreads();
    }
  }
  if (((tx - lane) ^ 175) > 6) {
    s0[warp][(int)primes[(t - ((((int)rotate<1>(tx & 31)) < 6) ? warp : t)) & 15]].d = (unsigned)s0[warp][(int)primes[(t - ((((int)rotate<1>(tx & 31)) < 6) ? warp : t)) & 15]].d + 1;
  }
  s2[warp][(t % 16) / 10] = (unsigned)s2[warp][(t % 16) / 10] + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)((unsigned long long)warp / 3)) % 33][((int)(__brev(tx) >> 27)) & 15][abs(warp - warp) & 12]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int s0[32][36];
  int2 (*s1)[16][16] = reinterpret_cast<int2 (*)[16][16]>(memory + 0);
  __shared__ __align__(16) Row s2[500];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3].c = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  s0[ty | tz][(ty | warp) / 8] = 7;
  __syncthreads();
  int j5 = tx & 63;
  #pragma unroll 1
  for (int i4 = 0; i4 < 16; i4 += 4) {
    int j7 = j5 & 63;
    #pragma unroll 2
    for (int i6 = 0; i6 < 2; i6 += 1) {
      for (int i8 = 2; i8 < 15; i8 += 8) {
        s2[(int)__clz(i8 / 5)].c = 7;
        v += sum(s1[(int)((unsigned long long)(i6 + ty) / 3)][((int)(short)((int)(__brev(t) >> 24))) % 10][i8]);
        __syncthreads();
      }
      j7 = j7 >> 1;
    }
    j5 = (j5 + 33) % 64;
  }
  __syncthreads();
  v += (unsigned)s0[tz + 11][ty % 2];
  v += (unsigned)s2[(ty % 2) % 4].e;
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[36] = reinterpret_cast<int (*)[36]>(memory + 0);
  __shared__ int2 s1[256];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 100) {
    s1[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 64; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (t % 12u) % 12u;
  #pragma unroll
  for (unsigned i5 = 2; i5 < 3; i5 += 1) {
    #pragma unroll
    for (unsigned i6 = 0; i6 < 8; i6 += 1) {
      #pragma unroll 1
      for (unsigned i7 = 0; i7 < 3; i7 += 1) {
        v += (unsigned)atomicMin(&counts[(lane * 8u) / 24u], (unsigned)v);
        v += (unsigned)s0[(unsigned)bits(tx)][warp / (((t % 32u) / 6u) + 1u)];
        __syncthreads();
      }
    }
  }
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    s0[((warp * 17u) % 5u) << 2][i8 + 0] = v + i8;
  }
  __syncthreads();
  const unsigned q9 = (unsigned)rows[(warp * 2654435761u >> 24) & 15];
  #pragma unroll
  for (int i10 = 0; i10 < 4; ++i10) {
    s0[warp][i10 + 0] = v + i10;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx]);
  v += (unsigned)counts[min(q9, 27u)];
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad *s0 = reinterpret_cast<Quad *>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 3 ? a : ((ty >> 5) ^ 32u); };
  unsigned q3 = q3_of((lane < 15u) ? tx : tx);
  unsigned i4 = 2;
  while (i4 < 8) {
    if ((i4 ^ i4) % 5u == 0u) {
      v += (unsigned)s0[i4 % 5u].d;
    }
    atomicMax(&counts[(((unsigned)fold(lane, 17)) - (i4 + i4)) & 7u], (unsigned)v);
    __syncthreads();
    i4 += 1;
  }
  __syncthreads();
  v += (unsigned)counts[((tx ^ 1u) > 14u) ? t : lane];
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  __shared__ double s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (unsigned)fold((unsigned)twos[warp], 65);
  unsigned j5 = ty & 63;
  for (unsigned i4 = 0; i4 < 3; i4 += 1) {
    for (unsigned i6 = 0; i6 < 23; i6 += 8) {
      v += sum(s0[((unsigned)bits(i6)) % 33u][(unsigned)__popc(31u - i6)]);
      __syncthreads();
    }
    j5 = (j5 * 5 + 3) & 63;
  }
  __syncthreads();
  v += (unsigned)s1[(tx ^ tx) % 10u][(tx * 2654435761u >> 28) * 2654435761u >> 27];
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[16][17] = reinterpret_cast<volatile float (*)[16][17]>(memory + 0);
  __shared__ __align__(16) volatile float s1[1000];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 120) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 > 0; i3 >>= 1) {
    int i4 = 0;
    while (i4 < 23) {
      v += (unsigned)s0[(((lane % 8) + (lane ^ tx)) & 22) % 4][((lane % 17) / 16) + ((63 - i4) >> 3)][lane / 3];
      i4 += 4;
    }
  }
  if (((int)(short)warp) % 3 == 1) {
    v += (unsigned)s0[ty % 3][(tx / 5) & (ty * 33)][((int)((unsigned long long)(((int)twos[ty & 15]) + 8) / 3)) & 15];
  }
  #pragma unroll 1
  for (int i5 = 0; i5 <= (ty / 16) % 7; ++i5) {
    s0[i5 / 6][(warp + 57) % 16][tx >> 5] = 7;
    s1[(int)(unsigned char)(((int)__clz(i5)) / 3)] = v + 1;
  }
  int i6 = 0;
  while (i6 < 7) {
    if (ty >= 0) {
      v += (unsigned)s0[(((i6 ^ 6) > 11) ? lane : ty) & 3][(((warp % 5) ^ 10) * (ty ^ i6)) & 15][(((i6 / 7) * ty) / 5) >> 5];
    } else {
      s0[((int)rows[((i6 | tx) + 65) & 15]) % 3][i6 / 8][((((ty & 16) != 0) && ((i6 + 28) >= 28)) ? ((ty * i6) % 16) : (32 - ((int)rotate<2>(warp & 31)))) % 17] = (unsigned)s0[((int)rows[((i6 | tx) + 65) & 15]) % 3][i6 / 8][((((ty & 16) != 0) && ((i6 + 28) >= 28)) ? ((ty * i6) % 16) : (32 - ((int)rotate<2>(warp & 31)))) % 17] + 1;
    }
    i6 += 1;
  }
  __syncthreads();
  v += (unsigned)s1[((ty << 1) < 7) ? (((ty < 0) || (tx >= 11)) ? tx : warp) : ((int)(__brev(warp) >> 24))];
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 48) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = max(tx, tx) * 32;
  if ((warp & 4) != 0)
    q3 = lane * 31;
  #pragma unroll 1
  for (int i4 = 1; i4 < 5; i4 += 1) {
    for (int i5 = 0; i5 < 4; i5 += 1) {
      #pragma unroll
      for (int i6 = 0; i6 < 4; i6 += 8) {
        int j8 = i4 & 63;
        for (int i7 = 1; i7 <= 1; i7 *= 2) {
          atomicMax(&counts[(min(i4, tx) * 31) & 31][(int)((long long)i7 * 3 >> 2)], (unsigned)v);
          __syncthreads();
          j8 = (j8 * 5 + 3) & 63;
        }
      }
    }
  }
  if (q3 >= 348) {
    v += (unsigned)atomicOr(&counts[(int)bits(warp)][lane], (unsigned)v);
  }
  v += sum(s0[warp]);
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[warp][lane];
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 <= (ty * 2) % 2; ++i2) {
    #pragma unroll 1
    for (int i3 = t; i3 < 72; i3 += 120) {
      if ((i2 & 16) != 0) {
        s0[i2][((int)rows[i2]) % 16].c = (unsigned)s0[i2][((int)rows[i2]) % 16].c + 1;
      } else {
        s0[warp][(((int)(__brev(i3) >> 24)) * 17) % 10].a = v + 1;
      }
    }
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 260; i4 += blockDim.x * blockDim.y * blockDim.z) {
    if ((i4 & 8) != 0) {
      v += (unsigned)s0[(((int)__clz(i4)) + i4) % 16][warp % 32].e;
    } else {
      s0[((int)__clz(i4)) >> 2][ty].a = (unsigned)s0[((int)__clz(i4)) >> 2][ty].a + 1;
    }
    if (ty < 0) {
      v += (unsigned)s0[tx / 10][tx % 2].c;
    }
    v += (unsigned)s0[(((int)(__brev(tx) >> 27)) + 60) % 4][(i4 < 247) ? ((int)((unsigned long long)ty / 3)) : (t % 6)].c;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  __shared__ int2 s1[8][8][9];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 8; i3 >= 0; i3 -= 4) {
    s0[(max(i3 % 17, tx / 16) ^ ((int)shuffled[(tx * t) & 15])) >> 1].a = (unsigned)s0[(max(i3 % 17, tx / 16) ^ ((int)shuffled[(tx * t) & 15])) >> 1].a + 1;
    s1[warp + (((warp * 31) % 10) / 8)][(((ty / 6) % 7) + 41) * ((i3 ^ i3) / 24)][(i3 % 3) % 7] = make_int2(2, 7);
    __syncthreads();
  }
  s0[(int)twos[(((((lane / 2) & 4) != 0) ? warp : tx) << 3) & 15]].a = (unsigned)s0[(int)twos[(((((lane / 2) & 4) != 0) ? warp : tx) << 3) & 15]].a + 1;
  if ((tx ^ 16) > 3) {
    s1[min(ty, ty)][((lane >> 3) & 12) / 7][(t / 32) % 4] = make_int2(2, 7);
  }
  __syncthreads();
  int j5 = warp & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 6; i4 += 1) {
    int i6 = 0;
    do {
      #pragma unroll
      for (int i7 = 5; i7 >= 1; i7 -= 1) {
        v += (unsigned)s0[i7].b;
        __syncthreads();
        __syncthreads();
      }
      i6 += 3;
    } while (i6 < 2);
    j5 = (j5 * 5 + 3) & 63;
  }
  s0[tx].b = (unsigned)s0[tx].b + 1;
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)(unsigned char)(ty % 3)) % 8][ty][ty + ((int)gray(ty))]);
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[8][72];
  __shared__ __align__(16) int4 s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  v += sum(s1[warp][ty][tx % 17]);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty][(tz % (warp + 1)) / 16];
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[64][20];
  volatile Pair (*s1)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 0);
  __shared__ volatile unsigned short s2[8][72];
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
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 16 ? a : ((tx & 24u) & 63u); };
  unsigned q4 = q4_of(32u - warp);
  s1[ty][(unsigned)rotate<1>(tz & 31)].a = v + 1;
  v += get<volatile unsigned short>(&s2[0][0], (ty / 10u) * 16u);
  auto q5_of = [=](unsigned a) { return a < 24 ? a : (((q4 < 2u) ? q4 : tx) * 2654435761u >> 25); };
  unsigned q5 = q5_of(warp * 16u);
  if (ty >= 0u) {
    v += (unsigned)s1[(((warp < 0u) ? ty : q4) < 17u) ? max((t & 28u) & 24u, 19u) : (ty * tx)][((ty >> 1) - ((((tx | 10u) * 4u) - ((unsigned)(short)(warp * 65u))) & 31u)) & 31u].b;
  }
  if (tz >= 0u) {
    v += (unsigned)s0[tz][tz * 2654435761u >> 28].c;
  }
  s0[32u - (q4 / 8u)][(((unsigned)shuffled[lane & 15]) | (((warp * 16u) % 4u == 3u) ? (warp + tx) : (q4 % 24u))) % 20u].c = (unsigned)s0[32u - (q4 / 8u)][(((unsigned)shuffled[lane & 15]) | (((warp * 16u) % 4u == 3u) ? (warp + tx) : (q4 % 24u))) % 20u].c + 1;
  #pragma unroll 1
  for (unsigned i6 = 0; i6 <= ((unsigned)((long long)ty * 3 >> 2)) % 6; ++i6) {
    s1[max((ty >> 3) * 16u, 27u)][((i6 * 2654435761u >> 28) * 2u) % 33u].b = v;
  }
  const unsigned q7 = (unsigned)(short)min(tx, warp);
  unsigned i8 = 0;
  while (i8 < 8) {
    if (i8 >= 1u) {
      v += (unsigned)s1[(unsigned)(__brev(((tx * q7) * 2u) % 3u) >> 27)][(i8 + q7) ^ ((i8 % (ty + 1u)) << 1)].a;
    }
    i8 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[4][16][17];
  __shared__ __align__(16) int4 s1[32][16];
  int4 (*s2)[16][8] = reinterpret_cast<int4 (*)[16][8]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3] = make_int4(v, 1, 2, n3);
  }
  for (int n4 = t; n4 < 64; n4 += 256) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[(tx + 63) % 4][ty][(warp % 1) * 4 + i5 + 0] = make_int4(v, 1, 2, v + i5);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s2[ty & 3][warp & 3][(warp & 0) * 4 + i6 + 0] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp % 4][(32 - lane) / 10][ty & ((int)__popc(t))];
  v += sum(s1[tx][((ty / (lane + 1)) * warp) / 10]);
  v += sum(s2[min(lane, ty) / 16][warp + warp][(min(ty, tx) + t) / 33]);
  v += (unsigned)counts[(int)shuffled[(ty * warp) & 15]];
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[33] = reinterpret_cast<float (*)[33]>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(int)((unsigned long long)(ty * 7) / 3)][i3 + 0] = v + i3;
  }
  __syncthreads();
  const int q4 = min(ty + ty, 9);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[q4][(tx % 10) * 3 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[t / 24][ty * 2 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(int)(short)tx][(int)__clz((int)((unsigned long long)((int)rows[warp]) / 3))];
  v += (unsigned)counts[((ty / 8) % 32) >> 2];
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[2][16][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx][(((tx + 50u) & 6u) != 0u) ? tz : warp][(ty % 4u) * 3 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((ty >> 2) * 17u) % 2u][(unsigned)((unsigned long long)((unsigned)bits(tz)) / 3)][(tx & warp) * warp]);
  v += (unsigned)counts[(((unsigned)__popc(t)) % 3u == 0u) ? ((((((unsigned)((unsigned long long)tz / 3)) ^ 1u) > 10u) ? (tx ^ lane) : (tx ^ warp)) | (31u - (lane & 3u))) : warp][(unsigned)(__brev(ty) >> 27)];
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[388];
  unsigned short (*s1)[32][32] = reinterpret_cast<unsigned short (*)[32][32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  put<unsigned short>(&s1[0][0][0] + 5, warp / 10u, v);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += (unsigned)s1[min(warp, lane) % 2u][(unsigned)bits(tx)][i3 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(t, 25u) / 33u]);
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  volatile float (*s1)[33] = reinterpret_cast<volatile float (*)[33]>(memory + 7936);
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  const int q4 = (ty * 33) % 17;
  for (int i5 = 1; i5 > 0; i5 >>= 1) {
    int i6 = 0;
    while (i6 < 7) {
      #pragma unroll 1
      for (int i7 = 2; i7 < 8; i7 += 1) {
        v += get<volatile float>(&s1[0][0], (int)(__brev((int)rotate<1>(((int)mirror(tz)) & 31)) >> 27));
        s0[((i6 ^ 6) > 7) ? (((i6 ^ i7) ^ 30) + (((int)mirror(lane)) % 33)) : ((127 - i7) & 23)].a = 7;
        if ((i7 & 96) < 53) {
          v += get<volatile float>(&s1[0][0] + 5, (int)shuffled[q4 & 15]);
        }
      }
      i6 += 1;
    }
  }
  __syncthreads();
  v += (unsigned)s0[(int)twos[(tx & 1) / 7]].e;
  v += (unsigned)counts[q4][tz + warp];
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][18];
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
  __syncthreads();
  for (int i2 = 2; i2 < 3; i2 += 1) {
    int i3 = 0;
    do {
      s0[min(tx, ty) ^ tx][i3 - i3].b = (unsigned)s0[min(tx, ty) ^ tx][i3 - i3].b + 1;
      __syncthreads();
      i3 += 2;
    } while (i3 < 2);
  }
  auto q4_of = [=](int a) { return a < 31 ? a : ((int)shuffled[warp % 33]); };
  int q4 = q4_of(lane * 2);
  #pragma unroll 1
  for (int i5 = 1; i5 <= 4; i5 <<= 1) {
    #pragma unroll
    for (int i6 = 0; i6 < 3; i6 += 1) {
      s0[(((tx % 5 == 4) || ((tz ^ 1) > 5)) ? i6 : i5) / 5][((int)((unsigned long long)warp / 3)) % 2].b = (unsigned)s0[(((tx % 5 == 4) || ((tz ^ 1) > 5)) ? i6 : i5) / 5][((int)((unsigned long long)warp / 3)) % 2].b + 1;
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  __shared__ __align__(16) float4 s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  int q3 = ty;
  if ((tx & 1) != 0)
    q3 = warp * 64;
  __syncthreads();
  v += sum(s0[((lane & 4) != 0) ? (((tx & 3) / 2) / ((ty * ty) + 1)) : (((int)twos[((int)rows[ty & 15]) & 15]) / 8)][(int)rotate<4>(tx & 31)]);
  v += sum(s1[min((int)__popc(q3), (int)__popc(ty)) % 2][(q3 - lane) & 15][(t ^ ty) % (tx + 1)]);
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned s0[1000];
  short (*s1)[16][17] = reinterpret_cast<short (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = ((warp << 5) - max(ty, 14u)) & 7u;
  if (((q3 & 8u) != 0u) || (((lane * 2654435761u >> 26) ^ 12u) > 5u)) {
    s0[(lane ^ ty) * 2654435761u >> 26] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[((unsigned)(unsigned char)(tx * 16u)) % 4u][(((((unsigned)primes[t & 15]) ^ (tx / 16u)) / 4u) ^ ((unsigned)__clz(((tx % 3u == 2u) ? q3 : tx) | 17u))) & 15u][(tx % 3u) * 4 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s0[tx * 2 + i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[32] = reinterpret_cast<Pair (*)[32]>(memory + 0);
  __shared__ Triad s1[16][17];
  __shared__ __align__(16) Triad s2[777];
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
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 48) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 48) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 48) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 48) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[min(((int)fold(tx, 25)) << 2, 30) % 33][(((((warp ^ 0) > 4) ? tx : tx) + min(tx, warp)) * 2) / 24].a;
  v += (unsigned)s1[((int)shuffled[(int)shuffled[lane & 15]]) / 3][(int)((long long)((int)__popc(tx)) * 3 >> 2)].a;
  v += (unsigned)s2[(t % 6) | t].b;
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int4 s0[2][16][16];
  signed char (*s1)[32] = reinterpret_cast<signed char (*)[32]>(memory + 0);
  __shared__ __align__(16) unsigned char s2[33][40];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = (int)twos[(tz ^ lane) & 15];
  if ((ty & 16) != 0)
    q5 = ty & 63;
  for (int i6 = 32; i6 > 0; i6 >>= 1) {
    #pragma unroll
    for (int i7 = 0; i7 >= 0; i7 -= 8) {
      int i8 = 0;
      while (i8 < 9) {
        if ((tz ^ 1) > 5) {
          v += (unsigned)atomicCAS(&counts[((255 - tx) ^ (tx % 24)) % 7], (int)1, (int)v);
        }
        v += both<signed char>(&s1[0][0], i8, 32);
        __syncthreads();
        __syncthreads();
        i8 += 2;
      }
    }
  }
  const int q9 = (warp + 65) / 33;
  for (int i10 = 1; i10 < 2; i10 += 1) {
    v += (unsigned)s1[((i10 % 6) * 65) % 5][(q9 >> 4) * ((ty & tx) % 16)];
    __syncthreads();
  }
  v += sum(s0[q9 / 33][((warp + 31) / 8) + (((int)bits(tx)) - (tz % 4))][tx]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s2[((q5 % 16) < 1) ? min(tz, q9) : (tx + 17)][q9];
  v += (unsigned)counts[q9 * 16];
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[32][36];
  __shared__ Row s1[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 320; n2 += 32) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 32) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 32) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s1[tx % 7u][i3 + 0].c;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 8; i4 += 1) {
    for (unsigned i5 = 1; i5 < 7; i5 += 3) {
      #pragma unroll 2
      for (unsigned i6 = 0; i6 < 1; i6 += 8) {
        #pragma unroll 2
        for (unsigned i7 = 0; i7 < 2; i7 += 1) {
          if ((t & 16u) != 0u) {
            s1[i6][i7].c = v;
          }
          __syncthreads();
        }
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[tx][((unsigned)(short)((lane >= 31u) ? tx : tx)) % 32u];
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[8][72];
  volatile unsigned short *s1 = reinterpret_cast<volatile unsigned short *>(memory + 0);
  __shared__ volatile long long s2[4][16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 120) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 120) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = ((int)rotate<1>(tx & 31)) & 3; i5 < 7; i5 += 1) {
    if (((i5 * 2) & 2) != 0) {
      s0[(tx * 17) & 7][(int)(__brev(warp) >> 27)] = v;
    }
  }
  __syncthreads();
  v += (unsigned)s0[ty][warp];
  v += (unsigned)s1[(((int)(__brev((int)pick(warp)) >> 27)) % 3) * ((ty / 16) * tx)];
  v += (unsigned)s2[((int)__popc(ty / (ty + 1))) & 3][(((((t < 39) || (((int)((unsigned long long)ty / 3)) < 1)) || (ty >= 4)) ? warp : ty) ^ t) / 33][(warp * 8) % 17];
  v += (unsigned)counts[tx + warp];
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += (unsigned)s0[(tx ^ t) ^ (ty * 33)];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int i2 = 2;
  do {
    for (int i3 = 4; i3 > 0; i3 /= 2) {
      s0[i3][max((lane * i2) / 10, ((int)(unsigned char)i3) >> 5)] = make_int4(v, 1, 2, 7);
      __syncthreads();
    }
    i2 += 1;
  } while (i2 < 5);
  const int q4 = (t + tx) & 1;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[tx][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[32][32];
  __shared__ volatile double s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= ((int)spread(tx & 31)) % 2; ++i3) {
    v += get<volatile double>(&s1[0][0] + 5, ty);
  }
  __syncthreads();
  v += (unsigned)s0[tx / 3][(lane % 4) | tx];
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[33] = reinterpret_cast<int (*)[33]>(memory + 0);
  __shared__ unsigned s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 32) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = tx ^ 3u;
  if ((tx & 4u) != 0u)
    q3 = tx * tx;
  if ((t + t) >= 30u) {
    v += (unsigned)s0[t][((unsigned)(unsigned char)q3) % 33u];
  }
  v += (unsigned)s1[(((q3 ^ 630u) > 14u) ? (((lane ^ 15u) > 8u) ? tx : q3) : min(t, tx)) & 7u];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[(max((int)primes[(ty & 31) & 15], (int)((unsigned long long)tx / 3)) + ((int)(__brev(((int)Layout{33, 1}(ty, t)) ^ (tz * 8)) >> 27))) + i2 * 17] = v;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; ++i3) {
    v += (unsigned)s0[((lane ^ ty) | (tx / 33)) + i3 * 17];
  }
  __syncthreads();
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[(ty / (tz + 1)) + i4 * 64];
  }
  __syncthreads();
  for (int i5 = 1; i5 < 16; i5 += 2) {
    int j7 = t & 63;
    #pragma unroll 1
    for (int i6 = 1; i6 < 27; i6 += 8) {
      if (tz % 5 == 0) {
        s0[max(ty << 4, tz & 1)] = v;
      }
      __syncthreads();
      j7 = (j7 ^ 9) & 63;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = tx & 63;
  #pragma unroll 1
  for (unsigned i2 = 0; i2 < 6; i2 += 1) {
    if (j3 < 41u) {
      s0[(i2 % 16u) % (tx + 1u)] = v;
    }
    j3 = (j3 * 5 + 3) & 63;
  }
  unsigned q4 = (ty ^ 10u) % 33u;
  if ((warp < 1u) && ((tx & 8u) != 0u))
    q4 = ty * warp;
  if (warp % 3u == 2u) {
    s0[511u >> (ty & 3)] = (unsigned)s0[511u >> (ty & 3)] + 1;
  } else {
    s0[(unsigned)__popc(tx ^ lane)] = 7;
  }
  if (((unsigned)__clz(t)) % 4u == 1u) {
    v += (unsigned)s0[t + lane];
  }
  for (unsigned i5 = 0; i5 < 19; i5 += 3) {
    v += (unsigned)s0[i5];
    if ((i5 & tx) % 4u == 0u) {
      put<volatile long long>(s0 + 5, tx * 5u, v);
    } else {
      v += (unsigned)s0[((ty & 127u) - ((unsigned)mirror(((q4 & 4u) != 0u) ? i5 : i5))) & 255u];
    }
    s0[(unsigned)Layout{33, 1}(q4 % 3u, lane)] = (unsigned)s0[(unsigned)Layout{33, 1}(q4 % 3u, lane)] + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 320; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  s0[((int)rows[(tx * tx) & 15]) & 15][((min(lane, t) + 63) & 33) / 5].c = (unsigned)s0[((int)rows[(tx * tx) & 15]) & 15][((min(lane, t) + 63) & 33) / 5].c + 1;
  __syncthreads();
  v += (unsigned)counts[(int)fold((int)__popc(lane << 5), 12)];
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[32][32];
  __shared__ __align__(16) volatile long long s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if (t < 244u) {
    s1[t / 33u][(unsigned)bits(warp)] = v;
  }
  for (unsigned i3 = 0; i3 < 54; i3 += 8) {
    s1[(((unsigned)primes[i3 & 15]) * 16u) * 2654435761u >> 28][i3 % 16u] = (unsigned)s1[(((unsigned)primes[i3 & 15]) * 16u) * 2654435761u >> 28][i3 % 16u] + 1;
    v += both<volatile unsigned char>(&s0[0][0] + 1, i3, 32);
    if (i3 % 5u == 0u) {
      s0[warp][min(i3 % 4u, 36u)] = (unsigned)s0[warp][min(i3 % 4u, 36u)] + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ __align__(16) Row s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[ty * 2 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[t * 4 + i4 + 1] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 5; ++i5) {
    v += sum(s0[(((tx / 7) * 8) % 6) + i5 * 17]);
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s0[warp * 4 + i6 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[(tx + ty) % 8][((int)pick(tx ^ 29)) % 8][tx & 7].a;
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 0; i2 < 20; i2 += 3) {
    v += (unsigned)s0[((int)((unsigned long long)(i2 * warp) / 3)) & 1][((int)(unsigned char)((warp * tx) >> 4)) % 5];
    __syncthreads();
  }
  if ((t >= 22) && ((t & 15) >= 9)) {
    s0[max(tx | tx, 11) / 7][max(warp, 15)] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if (((((tx % 5 == 2) && ((max(t, 16) & 1) != 0)) ? tx : tx) & 4) != 0) {
    v += (unsigned)s0[(lane / 32) ^ 17][((lane % 5 == 3) ? ((int)shuffled[tx]) : tx) / 4];
  } else {
    v += (unsigned)s0[(int)(__brev(max(tx, lane) * 5) >> 27)][lane];
  }
  v += (unsigned)s0[((((int)pick(t)) / 2) % 16) & ((3 >> (tx & 3)) * 5)][max(min((tx ^ t) % 7, tx ^ ((int)((unsigned long long)tx / 3))), ((t / 4) + (tx ^ tx)) * (tx % 2))];
  __syncthreads();
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed *s0 = reinterpret_cast<Mixed *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  s0[(int)(__brev((ty * 32) * tz) >> 27)].c = (unsigned)s0[(int)(__brev((ty * 32) * tz) >> 27)].c + 1;
  __syncthreads();
  int i2 = 0;
  while (i2 < 1) {
    for (int i3 = 2; i3 > 0; i3 >>= 1) {
      for (int i4 = 1; i4 < 3; i4 += 1) {
        v += (unsigned)s0[tx / 4].a;
        __syncthreads();
      }
    }
    i2 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  __shared__ Mixed s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = ty & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 < 3; i3 += 1) {
    v += (unsigned)s0[((t & 12) - (j4 % 32)) & 15][(int)bits(((int)primes[i3]) / 16)].a;
    __syncthreads();
    v += (unsigned)s1[min((int)mirror(j4), 15)][i3 * 7].b;
    __syncthreads();
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[72] = reinterpret_cast<int4 (*)[72]>(memory + 0);
  __shared__ int4 s1[32][16];
  __shared__ int4 s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 16) {
    s2[n3] = make_int4(v, 1, 2, n3);
  }
  __syncthreads();
  const int q4 = (int)(unsigned char)lane;
  v += sum(s0[((511 >> (lane & 3)) * (tx & tx)) % 8][t]);
  __syncthreads();
  if (tx % 2 == 1) {
    s2[tx] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 6; ++i5) {
    s2[tx + i5 * 33] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 6; ++i6) {
    v += sum(s2[t + i6 * 8]);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 2; i7 += 1) {
    for (int i8 = 8; i8 >= 0; i8 -= 2) {
      if (((lane ^ 13) > 0) && ((((i7 * 5) & 8) != 0) && (((i8 & 6) != 0) && (i7 % 4 == 3)))) {
        s2[i7 % 7] = make_int4(v, 1, 2, 7);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += sum(s1[tx][min(t, q4)]);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[32][33];
  __shared__ int2 s1[33][40];
  __shared__ Row s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1320; n2 += 99) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 99) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 99) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 99) {
    s2[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  for (int i4 = 0; i4 < 6; i4 += 4) {
    for (int i5 = 1; i5 < 38; i5 += 8) {
      s2[warp * (max(i4, i4) % (i5 + 1))].e = v;
      __syncthreads();
    }
  }
  int q6 = ty;
  if ((lane ^ 10) > 5)
    q6 = lane ^ ty;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s1[ty][i7 + 0]);
  }
  __syncthreads();
  v += sum(s1[(int)__popc(ty)][q6 >> 1]);
  if ((ty & 8) != 0) {
    s0[lane][tx] = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 8; ++i8) {
    s0[(t / 32) | 10][i8 + 0] = v + i8;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty][ty];
  v += (unsigned)s2[ty * ty].c;
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(100, 1, 1), 0>>>(out);
  k101<<<1, dim3(32, 1, 1), 7936>>>(out);
  k102<<<1, dim3(16, 16, 1), 4608>>>(out);
  k103<<<1, dim3(1, 32, 2), 0>>>(out);
  k104<<<1, dim3(2, 16, 4), 0>>>(out);
  k105<<<1, dim3(16, 16, 1), 4096>>>(out);
  k106<<<1, dim3(1, 32, 2), 0>>>(out);
  k107<<<1, dim3(16, 1, 1), 10240>>>(out);
  k108<<<1, dim3(33, 3, 1), 4608>>>(out);
  k109<<<1, dim3(8, 8, 1), 1792>>>(out);
  k110<<<1, dim3(48, 1, 1), 0>>>(out);
  k111<<<1, dim3(4, 4, 4), 0>>>(out);
  k112<<<1, dim3(256, 1, 1), 17920>>>(out);
  k113<<<1, dim3(32, 2, 2), 4096>>>(out);
  k114<<<1, dim3(100, 1, 1), 4608>>>(out);
  k115<<<1, dim3(8, 8, 1), 8192>>>(out);
  k116<<<1, dim3(32, 8, 1), 8192>>>(out);
  k117<<<1, dim3(24, 5, 1), 4352>>>(out);
  k118<<<1, dim3(48, 1, 1), 0>>>(out);
  k119<<<1, dim3(24, 5, 1), 0>>>(out);
  k120<<<1, dim3(33, 3, 1), 8192>>>(out);
  k121<<<1, dim3(4, 4, 4), 0>>>(out);
  k122<<<1, dim3(32, 2, 2), 8192>>>(out);
  k123<<<1, dim3(32, 8, 1), 8192>>>(out);
  k124<<<1, dim3(24, 5, 1), 4352>>>(out);
  k125<<<1, dim3(2, 16, 4), 0>>>(out);
  k126<<<1, dim3(100, 1, 1), 4096>>>(out);
  k127<<<1, dim3(1, 32, 2), 12288>>>(out);
  k128<<<1, dim3(32, 2, 2), 0>>>(out);
  k129<<<1, dim3(1, 64, 1), 0>>>(out);
  k130<<<1, dim3(16, 16, 1), 2304>>>(out);
  k131<<<1, dim3(48, 1, 1), 8192>>>(out);
  k132<<<1, dim3(4, 4, 4), 1024>>>(out);
  k133<<<1, dim3(32, 1, 1), 0>>>(out);
  k134<<<1, dim3(24, 5, 1), 4096>>>(out);
  k135<<<1, dim3(32, 8, 1), 0>>>(out);
  k136<<<1, dim3(8, 8, 1), 0>>>(out);
  k137<<<1, dim3(1, 64, 1), 0>>>(out);
  k138<<<1, dim3(32, 1, 1), 4352>>>(out);
  k139<<<1, dim3(32, 2, 2), 0>>>(out);
  k140<<<1, dim3(16, 16, 1), 0>>>(out);
  k141<<<1, dim3(256, 1, 1), 0>>>(out);
  k142<<<1, dim3(256, 1, 1), 0>>>(out);
  k143<<<1, dim3(24, 5, 1), 0>>>(out);
  k144<<<1, dim3(128, 1, 1), 0>>>(out);
  k145<<<1, dim3(16, 1, 1), 0>>>(out);
  k146<<<1, dim3(8, 4, 2), 4096>>>(out);
  k147<<<1, dim3(32, 4, 1), 0>>>(out);
  k148<<<1, dim3(16, 1, 1), 9216>>>(out);
  k149<<<1, dim3(33, 3, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

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
__global__ void k250(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile int s0[2048];
  __shared__ volatile int s1[64][32];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 97 ? a : (31 - (t - t)); };
  int q4 = q4_of(tz * 65);
  s1[min((q4 % 17) & 3, ((int)(short)tx) ^ 33)][warp] = 7;
  const int q5 = (q4 * 4) * 64;
  #pragma unroll 1
  for (int i6 = t; i6 < 238; i6 += 64) {
    s1[ty / 3][(int)shuffled[min(tz % 6, 26)]] = (unsigned)s1[ty / 3][(int)shuffled[min(tz % 6, 26)]] + 1;
  }
  for (int i7 = 2; i7 < 24; i7 += 4) {
    v += (unsigned)s0[(((q5 + 21) + 54) + 57) & 7];
  }
  __syncthreads();
  v += (unsigned)counts[(int)rotate<4>(lane & 31)];
  out[t] = v;
}
__global__ void k251(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Triad s0[8][8][9];
  __shared__ __align__(16) Mixed s1[64][20];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 16) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 16) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 16) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 64; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  const unsigned q4 = (tx + 37u) / 5u;
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s1[(q4 | lane) / (tx + 1u)][(tx % 9u) * 2 + i5 + 0].a = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    v += (unsigned)s1[63u - q4][(t % 1u) * 8 + i6 + 1].b;
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s0[(((unsigned)__popc(tx)) * 2654435761u >> 24) & 7u][((31u - q4) & 28u) % 8u][i7 + 1].a;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[max(t, 31u)];
  out[t] = v;
}
__global__ void k252(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[4][16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[warp << 1][ty][(ty % 4u) * 3 + i3 + 0];
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i4 = 2; i4 > 0; i4 >>= 1) {
    v += (unsigned)s0[i4][tx][(ty / 3u) / 16u];
    __syncthreads();
  }
  if (((warp & 1u) != 0u) || (t < 62u)) {
    v += (unsigned)atomicCAS(&counts[((warp / 8u) + ty) / 32u][(ty / 3u) % 8u], (int)1, (int)v);
  }
  s0[lane % 4u][ty ^ (((ty & 2u) != 0u) ? ((ty * 17u) % (ty + 1u)) : ((t & 35u) >> 4))][tx] = v + 1;
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[((unsigned)__popc(lane)) / 6u][(((unsigned)spread(((unsigned)__clz(tx)) & 31)) * 2654435761u >> 28) % 3u][(tx % 7u) * 2 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[ty][(((ty * 7u) * 2654435761u >> 24) * 2654435761u >> 24) % 33u];
  out[t] = v;
}
__global__ void k253(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[warp][(lane ^ ((ty + warp) + ((tx >= 7u) ? ty : tx))) & 7u][(warp >= 1u) ? tx : ty]);
  __syncthreads();
  __syncthreads();
  if ((63u - warp) < 62u) {
    s0[ty][warp / (tx + 1u)][(unsigned)gray(((t ^ 25u) > 1u) ? warp : ty)] = make_float4(v, 1, 2, 7);
  }
  __syncthreads();
  unsigned q2 = ((tx >= 2u) ? ty : ty) | (warp + tx);
  if (max(lane, ty) % 5u == 2u)
    q2 = tx % (warp + 1u);
  #pragma unroll
  for (unsigned i3 = 0; i3 < 4; i3 += 1) {
    if (((q2 & 127u) & 2u) != 0u) {
      s0[(q2 & 24u) % 8u][(((((i3 % (i3 + 1u)) & 1u) != 0u) ? (ty * 2654435761u >> 27) : (lane + 58u)) ^ ((511u >> (tx & 3)) * 2654435761u >> 25)) % 4u][tx] = make_float4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  unsigned j5 = tx & 63;
  unsigned i4 = 1;
  while (i4 < 8) {
    v += sum(s0[i4 / 16u][((unsigned)__clz(((lane ^ 27u) > 9u) ? j5 : i4)) / 16u][i4]);
    __syncthreads();
    j5 = (j5 + 33) % 64;
    i4 += 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k254(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) double s0[4][16][17];
  Mixed (*s1)[32] = reinterpret_cast<Mixed (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
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
  int j4 = ty & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 < 3; i3 += 1) {
    s0[(((tx ^ j4) & 127) << 4) % 4][((int)(__brev(i3 ^ warp) >> 24)) & 15][((int)__popc(31 - tx)) & 15] = 7;
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
  }
  int j6 = tx & 63;
  int i5 = 0;
  while (i5 < 10) {
    s0[((((tx >> 2) % 16) + 9) * 64) % 4][(((int)mirror(tx)) % 33) / 4][i5] = v + 1;
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
    i5 += 3;
  }
  __syncthreads();
  v += (unsigned)s0[(warp / 16) * t][(int)shuffled[tx & 15]][ty / 33];
  v += (unsigned)s1[(((ty + 56) + 18) >> 4) / 24][(min(ty, 9) + ((int)pick(warp))) % 32].c;
  out[t] = v;
}
__global__ void k255(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (tx + warp) * 8;
  if ((ty & 2) != 0)
    q3 = min(ty, 1);
  #pragma unroll 1
  for (int i4 = (tz ^ warp) & 3; i4 < 3; i4 += 1) {
    v += (unsigned)atomicExch(&counts[(ty + tx) / 33][tz], (unsigned)v);
  }
  auto q5_of = [=](int a) { return a < 1 ? a : ((((tx < 25) || (tz < 0)) ? lane : tz) % 32); };
  int q5 = q5_of(warp);
  #pragma unroll 1
  for (int i6 = t; i6 < 70; i6 += 128) {
    int j8 = t & 63;
    int i7 = 0;
    do {
      #pragma unroll 1
      for (int i9 = t; i9 < 107; i9 += blockDim.x * blockDim.y * blockDim.z) {
        #pragma unroll 1
        for (int i10 = 0; i10 < 15; i10 += 2) {
          if (i9 % 4 == 0)
            break;
          if ((tx / 8) >= 1) {
            v += (unsigned)atomicExch(&counts[i10][((i6 * i9) % 3) / 10], (unsigned)v);
          }
        }
      }
      j8 = (j8 + 33) % 64;
      i7 += 3;
    } while (i7 < 8);
  }
  auto q11_of = [=](int a) { return a < 136 ? a : ((((int)__clz(q3)) < 16) ? ((int)((long long)ty * 3 >> 2)) : ((int)shuffled[t & 15])); };
  int q11 = q11_of(((tx ^ 5) > 3) ? warp : q3);
  #pragma unroll 1
  for (int i12 = t; i12 < 241; i12 += blockDim.x * blockDim.y * blockDim.z) {
    if (tx % 3 == 2) {
      v += (unsigned)s0[tx][(int)(short)((ty % 3) * tx)];
    }
  }
  #pragma unroll 1
  for (int i13 = 0; i13 < 5; i13 += 8) {
    #pragma unroll 1
    for (int i14 = 2; i14 < 39; i14 += 8) {
      v += (unsigned)atomicOr(&counts[ty + i13][i13], (unsigned)v);
    }
  }
  __syncthreads();
  v += (unsigned)counts[((int)twos[(q11 & 31) & 15]) % 32][q11 % 16];
  out[t] = v;
}
__global__ void k256(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[2048];
  Triad (*s1)[8][9] = reinterpret_cast<Triad (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  v += get<unsigned short>(s0, max(tx ^ warp, 25) ^ 18);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[tx / 8][ty * ty][warp].b;
  out[t] = v;
}
__global__ void k257(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[33][20];
  __shared__ int2 s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 660; n1 += 128) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[lane][i3 + 1].a;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(int)fold(tx, 2)][(min(ty, 3) / 16) >> 5]);
  out[t] = v;
}
__global__ void k258(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = tx;
  if ((ty ^ 0) > 7)
    q2 = (int)__popc(warp);
  if (warp < 1) {
    s0[((int)twos[warp]) % 8][min(ty % 32, 33) * 3] = v + 1;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 1; i3 += 1) {
    s0[ty][(int)(__brev(i3 * 3) >> 27)] = (unsigned)s0[ty][(int)(__brev(i3 * 3) >> 27)] + 1;
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k259(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned s0[64][20];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 105) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((warp >> 5) % 4u == 1u) {
    s0[(warp + 59u) / 10u][tx] = 7;
  }
  v += (unsigned)atomicCAS(&counts[((unsigned)(short)((tx - ty) & 7u)) >> 5][(ty * tx) % 3u], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 53 ? a : (((tz < 4u) ? lane : ty) & 127u); };
  unsigned q3 = q3_of(t + ty);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[warp & (((tx / 2u) % 2u == 1u) ? (lane | ty) : tz)][(q3 & 7u) * 2 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s0[warp / 8u][i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[warp][((tx / 24u) * 2654435761u >> 24) & 31u];
  out[t] = v;
}
__global__ void k260(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  __shared__ __align__(16) float4 s1[500];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 32) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 500; n2 += 32) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[tx % 16u][(t % 4u) * 3 + i3 + 0].d;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[tx * 4 + i4 + 0] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s1[tx * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k261(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[33][40];
  __shared__ double s1[4][16][17];
  __shared__ float2 s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 105) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  int q4 = tx;
  if ((ty ^ 0) > 9)
    q4 = (int)(__brev(warp) >> 27);
  s1[(ty & 63) >> 5][((int)twos[(tz * 8) & 15]) >> 5][ty] = (unsigned)s1[(ty & 63) >> 5][((int)twos[(tz * 8) & 15]) >> 5][ty] + 1;
  __syncthreads();
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    #pragma unroll
    for (int i6 = 2; i6 < 6; i6 += 2) {
      s0[tx][(int)shuffled[i6 / 7]] = v;
      __syncthreads();
    }
  }
  v += sum(s2[(int)(__brev(q4) >> 27)]);
  __syncthreads();
  if (((tx * warp) % 4 == 2) || (ty % 3 == 2)) {
    s2[tz] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((((int)pick(t)) % 33) + (max(tx, tz) * 32)) & 15][((tz * 65) + (ty % (tx + 1))) % 40];
  out[t] = v;
}
__global__ void k262(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ Row s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 48) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 48) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  int i3 = 0;
  do {
    if ((tx * i3) >= 5) {
      s0[i3 / 6] = make_float2(2, sum(s0[i3 / 6]) + 1);
    }
    s1[i3].a = (unsigned)s1[i3].a + 1;
    __syncthreads();
    i3 += 1;
  } while (i3 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k263(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile double s0[4][16][17];
  volatile Triad (*s1)[16][8] = reinterpret_cast<volatile Triad (*)[16][8]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 2; i3 < 16; i3 += 3) {
    if ((((i3 % 4 == 1) ? i3 : i3) & 1) != 0) {
      v += (unsigned)s1[(i3 * 2) / 32][i3][(((i3 + i3) / 3) ^ 23) / 32].a;
    }
    s1[((int)(short)((i3 % 8) * tx)) % 4][ty][i3 / 6].a = (unsigned)s1[((int)(short)((i3 % 8) * tx)) % 4][ty][i3 / 6].a + 1;
    if (i3 >= 2) {
      s1[max(((tx ^ 6) > 10) ? i3 : i3, 16) % 4][i3][(((warp * ty) / 6) | (127 - ((int)((unsigned long long)ty / 3)))) & 7].a = (unsigned)s1[max(((tx ^ 6) > 10) ? i3 : i3, 16) % 4][i3][(((warp * ty) / 6) | (127 - ((int)((unsigned long long)ty / 3)))) & 7].a + 1;
    } else {
      s1[(((tx % 7) < 5) ? tx : warp) % (warp + 1)][warp / (ty + 1)][min(max(i3 * i3, 1), 7)].b = (unsigned)s1[(((tx % 7) < 5) ? tx : warp) % (warp + 1)][warp / (ty + 1)][min(max(i3 * i3, 1), 7)].b + 1;
    }
  }
  __syncthreads();
  v += (unsigned)s0[(warp / 16) * 5][min((ty ^ 15) | (ty + warp), (int)rotate<4>((ty & ty) & 31))][(warp % 5) % 4];
  out[t] = v;
}
__global__ void k264(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 32) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += (unsigned)s0[((int)(__brev((int)((long long)(((int)mirror(tx)) * 3) * 3 >> 2)) >> 24)) % 64][tx % 20];
  __syncthreads();
  v += (unsigned)s0[tx][(lane / 7) / (t + 1)];
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k265(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[2][16][16];
  __shared__ volatile unsigned char s1[1024];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 120) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  s0[ty % 2][warp][warp].a = v + 1;
  __syncthreads();
  v += (unsigned)s0[((int)fold(lane, 17)) % 2][ty][(warp << 3) / 33].d;
  v += (unsigned)s1[((int)(short)((int)(__brev(t) >> 27))) % 7];
  v += (unsigned)counts[max(((t % 3 == 1) ? tx : ty) / 2, 17)];
  out[t] = v;
}
__global__ void k266(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[512];
  __shared__ float2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 16; i3 > 0; i3 >>= 1) {
    s0[tz * i3] = v + 1;
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[ty * 4 + i4 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[lane * 4 + i5 + 1];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[min(tz, 26) % 4][warp]);
  out[t] = v;
}
__global__ void k267(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair *s0 = reinterpret_cast<volatile Pair *>(memory + 0);
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
  __syncthreads();
  #pragma unroll
  for (int i2 = 1; i2 <= 1; i2 <<= 1) {
    v += (unsigned)s0[ty].a;
  }
  #pragma unroll 1
  for (int i3 = t; i3 < 317; i3 += 99) {
    v += (unsigned)s0[(int)shuffled[(int)fold(warp, 3)]].a;
    if (((tx * 64) & 6) != 0)
      continue;
    if ((lane ^ 20) > 10) {
      v += (unsigned)s0[((int)Layout{33, 1}(t / 4, ty)) / 33].b;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k268(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[2048];
  __shared__ float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s1[(t & 31) * 8 + i3 + 0]);
  }
  __syncthreads();
  v += both<signed char>(s0, (min(t, tx) + 38) * 2, 32);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s0[warp * 4 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s1[lane * 3 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k269(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[warp][(tx % 1) * 8 + i2 + 1].c;
  }
  __syncthreads();
  int q3 = (tx * 2) / 5;
  if (((int)__popc(lane)) % 5 == 0)
    q3 = tx ^ tx;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[warp][min(t, 6) * 2 + i4 + 1].a;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s0[(int)shuffled[((t * q3) / (warp + 1)) & 15]][(lane % 4) * 3 + i5 + 0].e;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s0[(max(tx & 63, 34) >> 2) % 17][(tx & 1) * 4 + i6 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k270(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  __shared__ __align__(16) Row s1[4][16][8];
  __shared__ float2 s2[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 100) {
    (&s2[0][0])[n3] = make_float2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 11 ? a : ((unsigned)(__brev(t * warp) >> 24)); };
  unsigned q4 = q4_of((unsigned)((long long)lane * 3 >> 2));
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[((unsigned)(unsigned char)tx) % 12u][i5 + 0];
  }
  __syncthreads();
  const unsigned q6 = (q4 * 2u) << 2;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s2[min(tx, 7u)][i7 + 0]);
  }
  __syncthreads();
  if (tx < 76u) {
    s0[((q6 + 59u) % 5u) % 7u][min((((unsigned)rows[tx & 15]) << 5) + 27u, 25u)] = v;
  }
  __syncthreads();
  if ((((t - lane) & 7u) ^ 2u) > 3u) {
    s1[(((unsigned)((long long)t * 3 >> 2)) / 33u) / 3u][((tx + tx) & 15u) & 3u][(q6 % 7u) & 3u].e = 7;
  }
  if (((((q4 >= 60u) || (((((q6 ^ 966u) > 0u) ? tx : lane) & 1u) != 0u)) || (((q4 / 10u) & 8u) != 0u)) || (((tx / 4u) & 1u) != 0u)) || (max(warp, 10u) < 10u)) {
    s2[(unsigned)((long long)((lane - (q4 ^ tx)) & 7u) * 3 >> 2)][(q4 + 56u) & 63u] = make_float2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[lane & 3u][((tx / 16u) - (q6 * 31u)) & 7u][(lane >> 4) % 6u].a;
  out[t] = v;
}
__global__ void k271(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[(tx % 2) * ((warp | lane) / (ty + 1))][tx * 8 + i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k272(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile signed char s0[2048];
  __shared__ volatile float s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 23; i3 += 3) {
    int i4 = 0;
    do {
      if ((tx >= 37) && ((i3 & 85) % 3 == 2)) {
        s1[(int)rows[min(i4, 28)]] = (unsigned)s1[(int)rows[min(i4, 28)]] + 1;
      }
      v += (unsigned)s0[t];
      i4 += 1;
    } while (i4 < 1);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k273(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 12 ? a : ((tx & 1) | t); };
  int q2 = q2_of(t & 24);
  int j4 = q2 & 63;
  #pragma unroll 2
  for (int i3 = 3; i3 >= 1; i3 -= 1) {
    v += sum(s0[i3]);
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  if (tx >= 181) {
    v += sum(s0[(int)pick(q2 % 17)]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[lane * 3 + i5 + 0] = make_float2(2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k274(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[32] = reinterpret_cast<Pair (*)[32]>(memory + 0);
  __shared__ int s1[8][72];
  __shared__ float2 s2[1024];
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
  for (int n2 = t; n2 < 576; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 48) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  if (((t + warp) ^ 34) > 5) {
    s2[warp] = make_float2(2, v + 1);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 4; i4 > 0; i4 /= 2) {
    v += (unsigned)s1[warp / 7][i4 ^ 3];
    v += (unsigned)s0[(max(tx, 15) << 5) % (((int)rotate<1>(tx & 31)) + 1)][min(max(i4, tx), 14) % 2].b;
    __syncthreads();
    __syncthreads();
  }
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s2[((int)((long long)(t * 16) * 3 >> 2)) + i5 * 64]);
  }
  __syncthreads();
  int q6 = (warp * warp) / 2;
  if ((tx ^ 11) > 6)
    q6 = lane;
  s1[(t / 24) * 2][((lane ^ 28) > 13) ? (warp % 16) : (tx & 24)] = (unsigned)s1[(t / 24) * 2][((lane ^ 28) > 13) ? (warp % 16) : (tx & 24)] + 1;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k275(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s0[((min(ty, 36) + (ty * tz)) - (((int)rows[ty]) * 3)) & 15][(lane % 1) * 8 + i3 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    v += (unsigned)s0[(tx / 32) % 33][(tx & 3) * 2 + i4 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[((((warp >= 3) || (lane % 2 == 0)) && ((tz & 16) != 0)) ? ty : warp) / 4][tx % 10];
  out[t] = v;
}
__global__ void k276(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[32][33];
  __shared__ __align__(16) signed char s1[512];
  __shared__ int2 s2[4][16][17];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 128) {
    (&s2[0][0][0])[n3] = make_int2(2, n3);
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  const int q5 = ty;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s2[warp][warp][(tx & 1) * 4 + i6 + 0]);
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 3 ? a : q5; };
  int q7 = q7_of(q5 + ty);
  #pragma unroll
  for (int i8 = 0; i8 < 3; ++i8) {
    s2[(q5 - ty) & 3][(q7 ^ warp) + (warp / 16)][(tx % 4) * 3 + i8 + 1] = make_int2(2, v + i8);
  }
  __syncthreads();
  int q9 = (31 - q5) * 2;
  if ((q7 & 6) != 0)
    q9 = q5 + 58;
  int j11 = tx & 63;
  #pragma unroll
  for (int i10 = 0; i10 < 2; i10 += 4) {
    s1[tx] = (unsigned)s1[tx] + 1;
    __syncthreads();
    j11 = (j11 ^ 9) & 63;
  }
  __syncthreads();
  v += (unsigned)s0[(q9 % 7) + 7][((t ^ 105) > 3) ? ((q5 / 16) / 5) : tx];
  v += (unsigned)counts[((int)__popc(q5)) + ((int)((long long)q9 * 3 >> 2))];
  out[t] = v;
}
__global__ void k277(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[8][8][9];
  __shared__ __align__(16) volatile double s1[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = t;
  if (ty % 2 == 1)
    q3 = tz + t;
  v += both<volatile double>(&s1[0][0] + 5, (tx % 4 == 1) ? ((int)mirror(tx)) : (tz % (tz + 1)), 32);
  int i4 = 0;
  do {
    for (int i5 = 8; i5 > 0; i5 /= 2) {
      if ((i4 % 16) < 0) {
        put<volatile signed char>(&s0[0][0][0] + 1, max(i5, 38), v);
      }
    }
    i4 += 1;
  } while (i4 < 3);
  __syncthreads();
  v += (unsigned)s0[warp & tz][(lane / 8) / (tx + 1)][ty];
  out[t] = v;
}
__global__ void k278(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[777];
  __shared__ __align__(16) Pair s1[32][36];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : warp; };
  int q4 = q4_of((((tx * 65) & 16) != 0) ? ty : tx);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[tx | 16][i5 + 0].b = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s0[tx * 3 + i6 + 0].c = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[t].c;
  v += (unsigned)s1[((int)fold(warp, 2)) + (tx + warp)][(int)__clz(lane >> 5)].b;
  v += (unsigned)counts[ty];
  out[t] = v;
}
__global__ void k279(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Pair s0[1000];
  float *s1 = reinterpret_cast<float *>(memory + 0);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1000; n2 += 120) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 120) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp * 4 + i4 + 0].a = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += (unsigned)s1[ty * 8 + i5 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 3; ++i6) {
    s1[tx * 3 + i6 + 0] = v + i6;
  }
  __syncthreads();
  for (int i7 = 0; i7 < 5; ++i7) {
    v += (unsigned)s1[((warp * 64) % 8) + i7 * 33];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(ty % 12) & 15].b;
  v += (unsigned)counts[((((int)__clz(ty)) + 3) + (max(lane, ty) + (((ty ^ 0) > 11) ? tx : ty))) % (((lane * 2) / 2) + 1)];
  out[t] = v;
}
__global__ void k280(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int4 s0[16][16];
  __shared__ int2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s1[(warp * 2654435761u >> 26) % 12u][i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[ty % 10u][i4 + 1] = make_int2(2, v + i4);
  }
  __syncthreads();
  unsigned q5 = (unsigned)Layout{33, 1}(tx / 3u, tx);
  if ((ty & warp) < 1u)
    q5 = warp + ty;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += sum(s1[(unsigned)(__brev(tx) >> 27)][i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((ty + 21u) << 5) & ty][3u >> (ty & 3)]);
  out[t] = v;
}
__global__ void k281(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[512];
  __shared__ volatile Pair s1[16][17];
  __shared__ volatile Pair s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].e = n1;
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
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  const int q4 = (int)(__brev((int)twos[warp]) >> 27);
  int j6 = tx & 63;
  int i5 = 0;
  while (i5 < 7) {
    if (((ty * 65) ^ 187) > 1) {
      v += (unsigned)s0[(int)mirror((int)(unsigned char)tx)].e;
    }
    v += (unsigned)s0[ty].e;
    j6 = (j6 ^ 9) & 63;
    i5 += 1;
  }
  auto q7_of = [=](int a) { return a < 63 ? a : ((int)((long long)(warp / 8) * 3 >> 2)); };
  int q7 = q7_of(t - q4);
  v += (unsigned)s2[((int)primes[(warp ^ tx) & 15]) / 10][(int)__popc(tx ^ q4)].a;
  int q8 = (tx & 63) & 96;
  if (((warp % (warp + 1)) ^ 0) > 0)
    q8 = (int)rotate<2>(q4 & 31);
  #pragma unroll
  for (int i9 = 1; i9 <= 2; i9 <<= 1) {
    #pragma unroll 1
    for (int i10 = warp & 3; i10 < 8; i10 += 1) {
      for (int i11 = 1; i11 <= 2; i11 <<= 1) {
        if ((q4 ^ 23) > 1) {
          v += (unsigned)s2[q8 / 24][i9 * i9].a;
        }
      }
    }
  }
  __syncthreads();
  v += (unsigned)s1[(q4 + ((((int)rows[ty]) + 54) * 16)) % 16][((ty % 5 == 4) ? (tx - q8) : ((int)rows[q7 & 15])) & 15].a;
  out[t] = v;
}
__global__ void k282(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[16][17] = reinterpret_cast<int (*)[16][17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += (unsigned)s0[((warp % 8u) / 33u) / 10u][min(ty & 22u, t * 64u)][i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k283(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][16];
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
  __syncthreads();
  v += (unsigned)s0[(min(tx * tx, ty % (tz + 1)) / 33) * ((t ^ tx) / 33)][(warp % ((tx / 32) + 1)) * 5].c;
  out[t] = v;
}
__global__ void k284(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  if (((tx ^ tz) & 6) != 0) {
    s0[((int)fold(warp, 3)) * 2] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  const int q2 = max(warp, 18) & 7;
  for (int i3 = 0; i3 < 6; ++i3) {
    s0[t + i3 * 17] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  int i4 = 0;
  do {
    s0[(((int)primes[((int)gray(lane)) & 15]) | 7) % (((tz / 8) * 64) + 1)] = make_int4(v, 1, 2, v + 1);
    __syncthreads();
    i4 += 1;
  } while (i4 < 8);
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[(31 - ((((((511 << (tz & 3)) & 2) != 0) || (ty >= 1)) ? tx : warp) / 7)) + i5 * 64] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)((unsigned long long)q2 / 3)]);
  out[t] = v;
}
__global__ void k285(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed *s0 = reinterpret_cast<volatile Mixed *>(memory + 0);
  __shared__ volatile unsigned char s1[64][20];
  __shared__ __align__(16) volatile Triad s2[1024];
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
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 1; i4 < 4; i4 += 1) {
    v += (unsigned)s0[warp].a;
    s2[i4 * 8].b = 7;
  }
  int j6 = tx & 63;
  #pragma unroll 1
  for (int i5 = 64; i5 > 0; i5 >>= 1) {
    int i7 = 0;
    while (i7 < 4) {
      if ((j6 & 16) != 0) {
        v += (unsigned)s0[i5].a;
      } else {
        v += (unsigned)s0[i5 % 32].b;
      }
      s2[(int)twos[(i5 * i5) & 15]].a = v + 1;
      v += get<volatile unsigned char>(&s1[0][0], ((int)mirror(i5)) / 5);
      i7 += 3;
    }
    j6 = (j6 + 33) % 64;
  }
  __syncthreads();
  v += (unsigned)s2[(int)gray(63 - tx)].b;
  out[t] = v;
}
__global__ void k286(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = (tx ^ t) & 28;
  if ((t * 32) % 4 == 2)
    q2 = t << 3;
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[(lane << 2) + i3 * 33] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[((int)twos[(1 >> (tx & 3)) / 33]) + i4 * 8] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(int)gray(q2 / 3)]);
  out[t] = v;
}
__global__ void k287(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  __shared__ int s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[tx * 8 + i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[((((int)((unsigned long long)ty / 3)) * 65) * 17) * 2][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    s1[tx * 8 + i5 + 0] = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += (unsigned)s1[lane * 4 + i6 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k288(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[4][16][17];
  __shared__ double s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 120) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : ((int)(short)(t & 3)); };
  int q3 = q3_of(warp / 2);
  #pragma unroll 2
  for (int i4 = 1; i4 < 13; i4 += 2) {
    int j6 = t & 63;
    #pragma unroll
    for (int i5 = 0; i5 < 2; i5 += 4) {
      v += (unsigned)s1[ty / 33][(int)fold(i4 ^ i4, 9)];
      __syncthreads();
      j6 = (j6 + 33) % 64;
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 3; ++i7) {
    v += (unsigned)s0[(((int)rows[((int)pick(tx)) & 15]) & 63) % 4][ty % (ty + 1)][i7 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += (unsigned)s0[q3][(int)((long long)warp * 3 >> 2)][warp * 2 + i8 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k289(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ float2 s1[32][32];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[lane * 3 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s1[tz][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[((int)((unsigned long long)(((int)(short)warp) % 4) / 3)) / 10];
  out[t] = v;
}
__global__ void k290(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 7 ? a : ((lane / 3) + (127 - tx)); };
  int q2 = q2_of((lane >= 4) ? lane : t);
  v += (unsigned)s0[t + t][(tx + 45) % 2];
  s0[(((int)(__brev(tx) >> 27)) % 4) | 14][t + tx] = (unsigned)s0[(((int)(__brev(tx) >> 27)) % 4) | 14][t + tx] + 1;
  v += (unsigned)s0[t][lane];
  __syncthreads();
  out[t] = v;
}
__global__ void k291(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[777];
  __shared__ __align__(16) int2 s1[16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((tz | 36) * 2) % 32][((((warp + 56) & 1) != 0) && (tz >= 1)) ? tx : ((int)mirror(t))], (unsigned)1, (unsigned)v);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[ty * 8 + i4 + 0] = v + i4;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(ty * 16) ^ min(tx, tx)];
  v += sum(s1[(int)bits((tz ^ ty) | ((int)primes[tz]))][((32 - tx) % 4) & 26]);
  v += (unsigned)counts[(tz < 0) ? (tz ^ tz) : (warp / 33)][(int)(__brev((int)(__brev((int)(short)tz) >> 27)) >> 27)];
  out[t] = v;
}
__global__ void k292(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ int s1[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 2; i3 >= 0; i3 -= 1) {
    v += sum(s0[(int)fold(min(i3, tx), 2)]);
    __syncthreads();
  }
  for (int i4 = 1; i4 < 19; i4 += 3) {
    s1[max(warp, (int)(__brev(warp) >> 24)) % 24][warp * 8] = 7;
    __syncthreads();
  }
  for (int i5 = 0; i5 < 3; ++i5) {
    v += sum(s0[lane + i5 * 2]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i6 = 1; i6 > 0; i6 /= 2) {
    for (int i7 = 0; i7 < 29; i7 += 4) {
      v += (unsigned)s1[(((i7 ^ 25) > 7) ? ((int)__popc((i7 * 3) | (warp ^ i7))) : (((int)((unsigned long long)(i7 % 16) / 3)) & 96)) % 32][i6 ^ i6];
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k293(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[256];
  __shared__ int4 s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s1[warp][(ty * 4) / 32][i3 + 0]);
  }
  __syncthreads();
  s1[warp % (tx + 1)][tx][(((tx % (ty + 1)) & 63) % ((tx | warp) + 1)) * 2] = make_int4(v, 1, 2, sum(s1[warp % (tx + 1)][tx][(((tx % (ty + 1)) & 63) % ((tx | warp) + 1)) * 2]) + 1);
  __syncthreads();
  const int q4 = (int)(__brev(tx) >> 24);
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    s0[ty * 3 + i5 + 0].b = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += (unsigned)s0[(q4 % 127) * 2 + i6 + 0].b;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k294(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[16][17];
  __shared__ long long s1[1024];
  __shared__ Row s2[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0])[n3].e = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 1; i4 <= 32; i4 <<= 1) {
    unsigned i5 = 0;
    while (i5 < 2) {
      if (tx % 3u == 2u) {
        s1[(i4 + tx) * 5u] = 7;
      }
      __syncthreads();
      i5 += 8;
    }
  }
  unsigned i6 = 0;
  do {
    put<long long>(s1 + 1, i6 % 2u, v);
    __syncthreads();
    __syncthreads();
    i6 += 8;
  } while (i6 < 48);
  __syncthreads();
  v += (unsigned)s0[warp][lane & 3u];
  v += (unsigned)s1[((t ^ tx) % 10u) / 6u];
  v += (unsigned)s2[warp][warp].e;
  out[t] = v;
}
__global__ void k295(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile double s0[4][16][17];
  __shared__ volatile Quad s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i3 = warp & 3; i3 < 5; i3 += 1) {
    if ((i3 ^ 2) > 14) {
      v += (unsigned)s1[(int)shuffled[i3]][((int)((unsigned long long)((ty * 65) / 2) / 3)) & 15].a;
    }
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= ((int)gray(lane)) % 1; ++i4) {
    #pragma unroll 1
    for (int i5 = (tx + lane) & 3; i5 < 24; i5 += 4) {
      for (int i6 = 1; i6 <= 64; i6 *= 2) {
        v += (unsigned)s0[i4][((i5 / 2) * tx) / 7][(int)fold((int)((unsigned long long)i6 / 3), 12)];
        s1[i6 / 24][(i5 / 7) / 7].a = v;
        v += (unsigned)s1[((int)bits((int)(unsigned char)ty)) / 5][((int)(unsigned char)i6) % 17].a;
      }
    }
  }
  for (int i7 = 1; i7 >= 0; i7 -= 1) {
    v += (unsigned)s1[tx][(int)bits((tx - i7) & 15)].d;
  }
  int i8 = 2;
  while (i8 < 22) {
    if (ty >= 6) {
      s0[((int)twos[((int)spread(((i8 % 2) / 2) & 31)) & 15]) % 4][(((ty * 64) >> 3) / 8) >> 5][tx / 10] = (unsigned)s0[((int)twos[((int)spread(((i8 % 2) / 2) & 31)) & 15]) % 4][(((ty * 64) >> 3) / 8) >> 5][tx / 10] + 1;
    }
    i8 += 3;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k296(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[256];
  Triad (*s1)[16][16] = reinterpret_cast<Triad (*)[16][16]>(memory + 0);
  __shared__ unsigned char s2[4][16][17];
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
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  v += (unsigned)s1[(tz ^ tx) % 3u][(((lane ^ 29u) > 11u) ? (tx + 4u) : ((lane - ty) & 63u)) & 15u][((min(warp, 30u) >= 0u) ? (63u - tx) : (lane - tx)) / 33u].a;
  s2[(t / 10u) / 7u][(unsigned)((unsigned long long)(warp % 7u) / 3)][((tz >> 5) + (warp * 64u)) % 17u] = (unsigned)s2[(t / 10u) / 7u][(unsigned)((unsigned long long)(warp % 7u) / 3)][((tz >> 5) + (warp * 64u)) % 17u] + 1;
  __syncthreads();
  const unsigned q4 = max(lane, ty) * 33u;
  unsigned j6 = tx & 63;
  #pragma unroll
  for (unsigned i5 = 1; i5 < 23; i5 += 4) {
    v += (unsigned)s2[(min(tx, tx) & (i5 & 30u)) / 3u][((max((unsigned)__popc(lane), 4u) - i5) & 63u) / 6u][tx];
    v += (unsigned)s0[(unsigned)(unsigned char)tz].d;
    __syncthreads();
    j6 = (j6 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k297(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ short s0[16][17];
  Pair (*s1)[72] = reinterpret_cast<Pair (*)[72]>(memory + 0);
  long long (*s2)[20] = reinterpret_cast<long long (*)[20]>(memory + 4608);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1280; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 4; i4 > 0; i4 /= 2) {
    for (unsigned i5 = 2; i5 < 6; i5 += 1) {
      for (unsigned i6 = 1; i6 <= 2; i6 *= 2) {
        v += (unsigned)s2[i6 % 8u][((lane * 16u) * i6) % 20u];
        __syncthreads();
      }
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s1[ty][ty * 4 + i7 + 0].b;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty][(t * 2654435761u >> 25) & 3u];
  out[t] = v;
}
__global__ void k298(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 256 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[8][8][9];
  __shared__ float4 s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s1[tx % 7u][i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(tx / 33u) % 12u][((unsigned)primes[((lane + 63u) * 5u) & 15]) % 8u][((tx / 32u) * 2654435761u >> 28) % 9u];
  out[t] = v;
}
__global__ void k299(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[32][36];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1152; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(ty & 3) >> 5][tx] = (unsigned)s0[(ty & 3) >> 5][tx] + 1;
  auto q2_of = [=](int a) { return a < 2 ? a : ((tx / 7) / 4); };
  int q2 = q2_of((lane % 5 == 2) ? ty : warp);
  #pragma unroll
  for (int i3 = 0; i3 < 3; i3 += 1) {
    v += (unsigned)s0[((lane * tx) / 32) % 24][((int)((long long)ty * 3 >> 2)) / 6];
    v += get<volatile int>(&s0[0][0], (int)((long long)(tx ^ i3) * 3 >> 2));
    if ((max(q2, tx) ^ 12) > 14) {
      v += (unsigned)s0[((int)rows[i3 | i3]) & 15][i3 ^ tx];
    } else {
      v += (unsigned)s0[(((int)gray((int)__popc(i3))) / 10) % 33][q2];
    }
  }
  v += (unsigned)s0[ty * ty][tx];
  v += (unsigned)s0[((ty ^ ty) + (warp + t)) / 24][ty / 5];
  v += (unsigned)s0[(int)shuffled[tx & 15]][(int)((long long)(tx % (q2 + 1)) * 3 >> 2)];
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k250<<<1, dim3(4, 4, 4), 0>>>(out);
  k251<<<1, dim3(16, 1, 1), 0>>>(out);
  k252<<<1, dim3(8, 8, 1), 0>>>(out);
  k253<<<1, dim3(8, 8, 1), 0>>>(out);
  k254<<<1, dim3(32, 8, 1), 8192>>>(out);
  k255<<<1, dim3(32, 2, 2), 0>>>(out);
  k256<<<1, dim3(33, 3, 1), 6912>>>(out);
  k257<<<1, dim3(2, 16, 4), 0>>>(out);
  k258<<<1, dim3(24, 5, 1), 0>>>(out);
  k259<<<1, dim3(5, 3, 7), 0>>>(out);
  k260<<<1, dim3(32, 1, 1), 0>>>(out);
  k261<<<1, dim3(5, 3, 7), 0>>>(out);
  k262<<<1, dim3(48, 1, 1), 6400>>>(out);
  k263<<<1, dim3(8, 8, 1), 6144>>>(out);
  k264<<<1, dim3(32, 1, 1), 0>>>(out);
  k265<<<1, dim3(24, 5, 1), 0>>>(out);
  k266<<<1, dim3(32, 2, 2), 0>>>(out);
  k267<<<1, dim3(33, 3, 1), 8192>>>(out);
  k268<<<1, dim3(256, 1, 1), 0>>>(out);
  k269<<<1, dim3(100, 1, 1), 0>>>(out);
  k270<<<1, dim3(100, 1, 1), 0>>>(out);
  k271<<<1, dim3(1, 32, 2), 0>>>(out);
  k272<<<1, dim3(64, 1, 1), 0>>>(out);
  k273<<<1, dim3(256, 1, 1), 8192>>>(out);
  k274<<<1, dim3(48, 1, 1), 8192>>>(out);
  k275<<<1, dim3(32, 2, 2), 0>>>(out);
  k276<<<1, dim3(32, 4, 1), 0>>>(out);
  k277<<<1, dim3(32, 2, 2), 0>>>(out);
  k278<<<1, dim3(1, 32, 2), 0>>>(out);
  k279<<<1, dim3(24, 5, 1), 4096>>>(out);
  k280<<<1, dim3(64, 2, 1), 0>>>(out);
  k281<<<1, dim3(32, 4, 1), 0>>>(out);
  k282<<<1, dim3(32, 4, 1), 4352>>>(out);
  k283<<<1, dim3(1, 32, 2), 0>>>(out);
  k284<<<1, dim3(32, 2, 2), 0>>>(out);
  k285<<<1, dim3(8, 8, 1), 8192>>>(out);
  k286<<<1, dim3(64, 1, 1), 0>>>(out);
  k287<<<1, dim3(32, 2, 2), 4096>>>(out);
  k288<<<1, dim3(24, 5, 1), 0>>>(out);
  k289<<<1, dim3(1, 32, 2), 4096>>>(out);
  k290<<<1, dim3(16, 1, 1), 0>>>(out);
  k291<<<1, dim3(1, 32, 2), 0>>>(out);
  k292<<<1, dim3(100, 1, 1), 0>>>(out);
  k293<<<1, dim3(1, 64, 1), 0>>>(out);
  k294<<<1, dim3(128, 1, 1), 0>>>(out);
  k295<<<1, dim3(8, 8, 1), 0>>>(out);
  k296<<<1, dim3(1, 32, 2), 6144>>>(out);
  k297<<<1, dim3(32, 4, 1), 14848>>>(out);
  k298<<<1, dim3(256, 1, 1), 0>>>(out);
  k299<<<1, dim3(24, 5, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

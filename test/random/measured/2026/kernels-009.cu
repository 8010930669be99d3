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
__global__ void k450(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[32][18];
  __shared__ Triad s1[32][20];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 640; n2 += 256) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[(tx % 5 == 0) ? (t >> 3) : ((int)(short)warp)][(tx & 3) * 4 + i4 + 1].c = v + i4;
  }
  __syncthreads();
  for (int i5 = 1; i5 <= 1; i5 *= 2) {
    v += (unsigned)s1[(((t ^ 239) > 7) ? warp : i5) * 2][i5 / 24].b;
    __syncthreads();
    __syncthreads();
  }
  const int q6 = (ty / 2) & 3;
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += (unsigned)s1[(q6 % 32) ^ 19][i7 + 0].a;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((int)gray(ty)) & q6][ty + warp].a;
  v += (unsigned)counts[3 >> (tx & 3)];
  out[t] = v;
}
__global__ void k451(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned short s0[64][32];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 >= 0; i3 -= 1) {
    #pragma unroll
    for (int i4 = 8; i4 > 0; i4 /= 2) {
      if (i4 % 3 == 2) {
        v += (unsigned)atomicAdd(&counts[tx][(255 - i4) >> 4], (int)v);
      }
    }
  }
  #pragma unroll
  for (int i5 = 1; i5 <= 16; i5 <<= 1) {
    #pragma unroll 2
    for (int i6 = 0; i6 < 39; i6 += 8) {
      if (i5 % 3 == 1) {
        s0[(i6 % 7) + (i6 % 6)][((int)twos[((31 - i5) ^ 26) & 15]) % 32] = (unsigned)s0[(i6 % 7) + (i6 % 6)][((int)twos[((31 - i5) ^ 26) & 15]) % 32] + 1;
      } else {
        v += get<volatile unsigned short>(&s0[0][0] + 1, (i6 % 4) + 35);
      }
      v += (unsigned)atomicCAS(&counts[((ty % 3 == 1) ? ty : warp) % 7][(int)((unsigned long long)ty / 3)], (int)1, (int)v);
    }
  }
  int j8 = t & 63;
  #pragma unroll 1
  for (int i7 = 0; i7 <= (511 << (ty & 3)) % 1; ++i7) {
    #pragma unroll 1
    for (int i9 = (ty - ty) & 3; i9 < 7; i9 += 8) {
      if ((i9 & 1) != 0) {
        v += (unsigned)s0[32 - ty][tx];
      }
    }
    j8 = j8 >> 1;
  }
  if ((ty % 33) >= 2) {
    s0[(int)rotate<4>(((tx < 23) ? tx : lane) & 31)][warp + 15] = (unsigned)s0[(int)rotate<4>(((tx < 23) ? tx : lane) & 31)][warp + 15] + 1;
  }
  if ((tx >= 18) && (t >= 67)) {
    s0[((warp % 4) ^ (t & 31)) | 36][lane ^ 26] = v + 1;
  }
  v += get<volatile unsigned short>(&s0[0][0] + 1, max(t, warp));
  __syncthreads();
  v += (unsigned)counts[ty][((ty % 12) % 4) / 3];
  out[t] = v;
}
__global__ void k452(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) unsigned short s0[2][32][32];
  short (*s1)[72] = reinterpret_cast<short (*)[72]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 16) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 16) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 16) {
    counts[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 1; i4 < 3; i4 += 1) {
    v += (unsigned)atomicMin(&counts[tx / (t + 1)], (unsigned)v);
    __syncthreads();
  }
  if ((lane * 16) < 4) {
    v += (unsigned)atomicAdd(&counts[((int)rows[t]) % 2], (unsigned)v);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 7 ? a : (t / 3); };
  int q5 = q5_of((lane % 2 == 0) ? t : tx);
  __syncthreads();
  v += (unsigned)s0[((int)Layout{33, 1}(lane * tx, t)) & 1][t ^ 21][t];
  v += (unsigned)s1[(int)((unsigned long long)(((q5 & 8) != 0) ? tx : (t / 33)) / 3)][((int)shuffled[t]) + (q5 & tx)];
  v += (unsigned)counts[tx];
  out[t] = v;
}
__global__ void k453(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Row (*s0)[16] = reinterpret_cast<Row (*)[16]>(memory + 0);
  short (*s1)[33] = reinterpret_cast<short (*)[33]>(memory + 10240);
  int2 *s2 = reinterpret_cast<int2 *>(memory + 12544);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    s2[n3] = make_int2(2, n3);
  }
  __syncthreads();
  const int q4 = ty & 24;
  for (int i5 = 0; i5 < 19; i5 += 4) {
    int i6 = 1;
    do {
      s0[i5 % 5][(int)fold(i6, 9)].a = (unsigned)s0[i5 % 5][(int)fold(i6, 9)].a + 1;
      if ((i6 ^ 16) > 2) {
        s1[tx][(((int)rows[(ty * 16) & 15]) / 3) % 4] = v;
      }
      __syncthreads();
      i6 += 3;
    } while (i6 < 17);
  }
  if ((warp & 6) != 0) {
    v += (unsigned)s0[max(tx, ty)][tx << 1].c;
  }
  __syncthreads();
  v += (unsigned)s0[warp * 3][((int)shuffled[(tz | q4) & 15]) / 6].c;
  if ((tz ^ 1) > 4) {
    s1[(int)((unsigned long long)(tx % (q4 + 1)) / 3)][warp] = (unsigned)s1[(int)((unsigned long long)(tx % (q4 + 1)) / 3)][warp] + 1;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s2[tz]);
  out[t] = v;
}
__global__ void k454(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[8][9] = reinterpret_cast<float2 (*)[8][9]>(memory + 0);
  __shared__ double s1[32][33];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1056; n3 += 100) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[warp][(tx & 3) * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s1[(int)bits((int)primes[(lane - t) & 15])][(tx % 7) * 4 + i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(tx * 4, 7)][warp][((int)rows[tx & 15]) % 4]);
  v += (unsigned)counts[(tx / 33) * (t >> 4)][((warp * 4) / 10) * 16];
  out[t] = v;
}
__global__ void k455(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((tx < 4u) && (lane % 3u == 0u)) {
    s0[t % 8u][tx] = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[((tx / 6u) * 2u) / 7u][(unsigned)((unsigned long long)min(max(tx, tx), (tx >= 12u) ? lane : tx) / 3)];
  out[t] = v;
}
__global__ void k456(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[32][32];
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
  for (int i2 = t; i2 < 446; i2 += 128) {
    #pragma unroll 1
    for (int i3 = t; i3 < 495; i3 += 128) {
      for (int i4 = 2; i4 > 0; i4 >>= 1) {
        #pragma unroll 1
        for (int i5 = ((((int)mirror(i3)) >= 18) ? i4 : i4) & 3; i5 < 3; i5 += 1) {
          v += (unsigned)s0[i5 % (i5 + 1)][min((int)(short)(ty % 24), (warp ^ tx) + (i4 * 32))].b;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k457(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[8][8][9];
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
  __syncthreads();
  unsigned j3 = tx & 63;
  unsigned i2 = 0;
  do {
    s0[i2][j3 & tx][((((j3 >= 37u) ? i2 : j3) | (j3 & 96u)) % 33u) & 7u].a = 7;
    j3 = j3 >> 1;
    i2 += 1;
  } while (i2 < 5);
  if ((ty % 2u == 1u) && (ty < 1u)) {
    s0[(warp % 33u) / 2u][((((unsigned)shuffled[ty]) / 2u) * 3u) & 1u][ty ^ tx].a = 7;
  } else {
    s0[warp][((tx / 32u) % 10u) / 8u][ty * ((unsigned)(short)tx)].a = (unsigned)s0[warp][((tx / 32u) % 10u) / 8u][ty * ((unsigned)(short)tx)].a + 1;
  }
  unsigned q4 = (warp + t) << 5;
  if (lane >= 19u)
    q4 = (unsigned)(short)tz;
  v += (unsigned)s0[tx / (tx + 1u)][((ty < 1u) ? ty : warp) / 16u][(((ty * 31u) % (ty + 1u)) ^ 11u) & 7u].b;
  __syncthreads();
  out[t] = v;
}
__global__ void k458(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[512];
  __shared__ volatile Row s1[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = n1;
  }
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
  v += (unsigned)s1[tx][((tx * 33u) & 7u) / 33u].c;
  v += (unsigned)s1[tx][(unsigned)bits(tx)].e;
  v += (unsigned)s1[(lane % 33u) % 17u][tx].a;
  __syncthreads();
  v += (unsigned)s0[min((unsigned)twos[lane], 35u)];
  out[t] = v;
}
__global__ void k459(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[16] = reinterpret_cast<Quad (*)[16]>(memory + 0);
  Pair (*s1)[17] = reinterpret_cast<Pair (*)[17]>(memory + 4096);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
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
  __syncthreads();
  for (int i3 = 0; i3 < 43; i3 += 8) {
    s0[warp][(int)((unsigned long long)(tx % 12) / 3)].d = v + 1;
    v += (unsigned)s1[((lane < 11) ? warp : tx) % 16][(int)((long long)((int)__popc(i3)) * 3 >> 2)].b;
    __syncthreads();
  }
  const int q4 = (int)primes[1 << (lane & 3)];
  #pragma unroll 1
  for (int i5 = 1; i5 < 5; i5 += 1) {
    if ((tx ^ 45) > 12) {
      s0[(int)bits(tx % 32)][i5].a = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += (unsigned)s0[max(max((int)((long long)warp * 3 >> 2), lane % 24), 30) % 7][(int)gray(warp)].a;
  out[t] = v;
}
__global__ void k460(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 2; i3 < 5; i3 += 1) {
    #pragma unroll
    for (int i4 = 7; i4 >= 2; i4 -= 1) {
      if (((int)(__brev(ty) >> 27)) >= 11) {
        v += (unsigned)atomicCAS(&counts[(i4 >> 2) * i4], (unsigned long long)1, (unsigned long long)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += (unsigned)s0[(max(lane - t, 1) ^ (((int)(short)lane) / 4)) >> 1][tx];
  v += (unsigned)counts[tz * 7];
  out[t] = v;
}
__global__ void k461(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](unsigned a) { return a < 8 ? a : ((((warp % 17u) & 8u) != 0u) ? ((tx - tx) & 31u) : (t / 5u)); };
  unsigned q2 = q2_of(tx % 17u);
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= (q2 ^ lane) % 3; ++i4) {
      #pragma unroll 1
      for (unsigned i5 = 0; i5 < 2; i5 += 1) {
        s0[i5][i5].c = v + 1;
        if (((i5 % 7u) ^ 1u) > 14u)
          break;
        s0[(i5 / 6u) * i5][(i5 % 8u) % (i3 + 1u)].e = v;
      }
    }
  }
  __syncthreads();
  v += (unsigned)s0[tx >> 2][warp].e;
  out[t] = v;
}
__global__ void k462(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
  __shared__ __align__(16) volatile int s1[2][32][32];
  __shared__ __align__(16) volatile double s2[777];
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
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 777; n3 += 128) {
    s2[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 < 5; i4 += 1) {
    v += (unsigned)s0[ty][tx].c;
    if ((tx * 4) < 2)
      continue;
    put<volatile int>(&s1[0][0][0], min(tz & warp, 6) * (tx * 16), v);
    if (tx < 1)
      continue;
    s1[(int)((unsigned long long)(((((ty & 12) ^ 9) > 9) ? tx : warp) & 17) / 3)][tx][(int)rotate<3>((warp / (warp + 1)) & 31)] = (unsigned)s1[(int)((unsigned long long)(((((ty & 12) ^ 9) > 9) ? tx : warp) & 17) / 3)][tx][(int)rotate<3>((warp / (warp + 1)) & 31)] + 1;
  }
  __syncthreads();
  v += (unsigned)s2[warp * 8];
  out[t] = v;
}
__global__ void k463(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Row s0[16][16];
  __shared__ int counts[64];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((((unsigned)((unsigned long long)ty / 3)) < 1u) && ((warp ^ 1u) > 3u)) {
    s0[ty][min(warp + t, t | lane) & 15u].c = (unsigned)s0[ty][min(warp + t, t | lane) & 15u].c + 1;
  }
  s0[min(ty, ty) ^ 6u][(unsigned)((long long)warp * 3 >> 2)].c = v;
  v += (unsigned)s0[(tx * 2654435761u >> 27) / 8u][(warp / 7u) * ty].c;
  unsigned i3 = 0;
  while (i3 < 24) {
    #pragma unroll 1
    for (unsigned i4 = 0; i4 <= (i3 % 4u) % 6; ++i4) {
      if ((i3 < 8u) || ((i4 * 4u) % 2u == 1u)) {
        v += (unsigned)s0[(i4 + ty) + (i3 & 3u)][min(((unsigned)(__brev(warp) >> 24)) + (tx + 14u), 15u)].c;
      }
      if ((tx + tx) >= 14u) {
        s0[i4][(lane * 2654435761u >> 27) & 15u].c = (unsigned)s0[i4][(lane * 2654435761u >> 27) & 15u].c + 1;
      } else {
        v += (unsigned)s0[(((i4 % 3u == 0u) ? i4 : i3) / 16u) + 4u][(i4 / 7u) % 8u].a;
      }
    }
    i3 += 3;
  }
  for (unsigned i5 = 4; i5 > 0; i5 /= 2) {
    for (unsigned i6 = 1; i6 <= 64; i6 <<= 1) {
      for (unsigned i7 = 0; i7 < 3; i7 += 1) {
        if ((i7 ^ 1u) > 4u) {
          atomicAdd(&counts[i7], (int)1);
        } else {
          atomicAdd(&counts[min(((unsigned)__clz(tx)) ^ (tx | i7), tx / 2u)], (int)v);
        }
      }
    }
  }
  #pragma unroll 1
  for (unsigned i8 = (ty % 33u) & 3; i8 < 15; i8 += 2) {
    #pragma unroll 2
    for (unsigned i9 = 0; i9 < 4; i9 += 1) {
      for (unsigned i10 = 0; i10 < 1; i10 += 1) {
        unsigned i11 = 1;
        do {
          v += (unsigned)atomicMin(&counts[tx / 6u], (int)v);
          i11 += 4;
        } while (i11 < 6);
      }
    }
  }
  __syncthreads();
  v += (unsigned)counts[3u >> (t & 3)];
  out[t] = v;
}
__global__ void k464(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Triad s0[777];
  int2 (*s1)[32] = reinterpret_cast<int2 (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (min(warp, warp) * ty); };
  int q3 = q3_of(tx);
  v += (unsigned)s0[max(tx, 12)].a;
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 15; i4 += 3) {
    v += (unsigned)s0[((int)((long long)warp * 3 >> 2)) ^ (ty & q3)].c;
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += sum(s1[tz][warp]);
  out[t] = v;
}
__global__ void k465(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 16) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[lane * 2 + i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[tx * 8 + i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[lane * 4 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k466(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile signed char *s0 = reinterpret_cast<volatile signed char *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 120) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 2; i2 < 14; i2 += 8) {
    unsigned i3 = 1;
    while (i3 < 9) {
      s0[tx * 32u] = (unsigned)s0[tx * 32u] + 1;
      i3 += 3;
    }
  }
  v += (unsigned)s0[t % 7u];
  auto q4_of = [=](unsigned a) { return a < 2 ? a : (((unsigned)gray(tx)) * 3u); };
  unsigned q4 = q4_of(ty % 8u);
  unsigned i5 = 0;
  do {
    if (ty >= 0u) {
      v += (unsigned)s0[(i5 / 7u) >> 1];
    } else {
      v += get<volatile signed char>(s0, i5 ^ 39u);
    }
    if (max(q4, 3u) >= 31u) {
      v += (unsigned)s0[63u - i5];
    }
    i5 += 1;
  } while (i5 < 8);
  __syncthreads();
  out[t] = v;
}
__global__ void k467(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) short s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += (unsigned)s0[(tx >> 3) ^ ((ty ^ 5) + (ty & 24))][i2 + 1];
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 1 ? a : (t * 7); };
  int q3 = q3_of(tx % (t + 1));
  for (int i4 = 1; i4 < 8; i4 += 3) {
    if ((((i4 / 4) ^ 1) > 1) || (lane < 9)) {
      s0[tx / 24][ty % 24] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k468(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Pair (*s0)[16][17] = reinterpret_cast<volatile Pair (*)[16][17]>(memory + 0);
  __shared__ volatile Triad s1[256];
  __shared__ volatile Quad s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 128) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  const int q4 = (int)(__brev(ty >> 3) >> 27);
  #pragma unroll 1
  for (int i5 = 0; i5 <= tx % 8; ++i5) {
    s2[(ty * 32) + (i5 & 24)].d = v;
  }
  int q6 = (tx + t) ^ 18;
  if (q4 >= 25)
    q6 = warp * ty;
  s0[min(q4 % 24, 3)][ty][tx & 7].a = (unsigned)s0[min(q4 % 24, 3)][ty][tx & 7].a + 1;
  v += (unsigned)s1[warp + ((q6 / 24) * ty)].b;
  __syncthreads();
  v += (unsigned)s2[(((lane / 5) * 8) >> 2) + 44].a;
  out[t] = v;
}
__global__ void k469(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][20];
  __shared__ __align__(16) volatile unsigned short s1[32][32];
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
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s1[ty][(ty >> 4) ^ (warp % 32)] = (unsigned)s1[ty][(ty >> 4) ^ (warp % 32)] + 1;
  v += (unsigned)s0[tx][tx % 17].e;
  __syncthreads();
  out[t] = v;
}
__global__ void k470(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[32][32];
  __shared__ __align__(16) unsigned s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[tx][((tx & 8) != 0) ? (tz % 16) : (tz % 32)] = 7;
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty][(int)__popc(tx)];
  v += (unsigned)s1[((warp / 32) * tz) / 4][(int)mirror(max(ty, ty))];
  out[t] = v;
}
__global__ void k471(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Mixed s0[32][36];
  __shared__ volatile signed char s1[512];
  volatile Mixed *s2 = reinterpret_cast<volatile Mixed *>(memory + 0);
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
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    s2[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    s2[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1024; n3 += 99) {
    s2[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  int q4 = ((tx & 6) != 0) ? (warp ^ 11) : tx;
  if (((ty % 2 == 1) && ((((tx ^ 18) & 4) != 0) && (t % 4 == 1))) || (((ty ^ 1) ^ 2) > 11))
    q4 = tx + 61;
  s0[(int)(__brev(((int)mirror(ty)) * 2) >> 27)][ty % 12].a = 7;
  int i5 = 1;
  while (i5 < 8) {
    v += (unsigned)s1[min(i5 * 64, q4 / 33)];
    i5 += 1;
  }
  __syncthreads();
  v += (unsigned)s0[(int)shuffled[warp]][(int)shuffled[ty]].b;
  v += (unsigned)s2[((int)(short)(warp / (warp + 1))) + 64].b;
  out[t] = v;
}
__global__ void k472(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[17] = reinterpret_cast<int2 (*)[17]>(memory + 0);
  signed char *s1 = reinterpret_cast<signed char *>(memory + 2304);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 > 0; i3 >>= 1) {
    v += sum(s0[tx][i3]);
    __syncthreads();
  }
  int q4 = (tx + 33) % 6;
  if (t < 12)
    q4 = tx + t;
  if (tx < 6) {
    s1[((int)rotate<3>((lane & t) & 31)) % 32] = (unsigned)s1[((int)rotate<3>((lane & t) & 31)) % 32] + 1;
  }
  v += sum(s0[lane][t]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k473(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  const int q3 = (ty % (ty + 1)) % 24;
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[q3][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(tx < 2) ? ((tx & tx) & 7) : ((tx + 22) / 24)][i5 + 0]);
  }
  __syncthreads();
  const int q6 = (warp / 6) * 2;
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += sum(s0[q6][i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[((int)(short)lane) & (q6 * 2)];
  out[t] = v;
}
__global__ void k474(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  const unsigned q2 = (unsigned)__clz(max(ty, 24u));
  unsigned j4 = q2 & 63;
  for (unsigned i3 = 2; i3 < 10; i3 += 1) {
    unsigned i5 = 0;
    do {
      s0[((unsigned)(unsigned char)j4) & 7u][(i3 ^ tx) % 8u][i5 % 9u].a = (unsigned)s0[((unsigned)(unsigned char)j4) & 7u][(i3 ^ tx) % 8u][i5 % 9u].a + 1;
      __syncthreads();
      i5 += 8;
    } while (i5 < 18);
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k475(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(lane * lane) / 2] = make_float4(v, 1, 2, sum(s0[(lane * lane) / 2]) + 1);
  __syncthreads();
  auto q2_of = [=](int a) { return a < 2 ? a : ((lane / 16) & 31); };
  int q2 = q2_of(lane / 7);
  #pragma unroll
  for (int i3 = 2; i3 > 0; i3 /= 2) {
    for (int i4 = 2; i4 < 6; i4 += 1) {
      for (int i5 = 0; i5 < 2; i5 += 1) {
        v += sum(s0[q2 >> 4]);
        __syncthreads();
        __syncthreads();
      }
    }
  }
  int q6 = (t % 7) & 28;
  if ((t & 16) != 0)
    q6 = (int)fold(lane, 17);
  int j8 = q2 & 63;
  for (int i7 = 0; i7 < 4; i7 += 1) {
    if (((j8 % 3) ^ 2) > 15) {
      s0[(int)shuffled[i7]] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
    j8 = (j8 * 5 + 3) & 63;
  }
  for (int i9 = 0; i9 < 6; ++i9) {
    v += sum(s0[q6 + i9 * 33]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k476(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Pair s0[777];
  int (*s1)[8][9] = reinterpret_cast<int (*)[8][9]>(memory + 0);
  __shared__ __align__(16) long long s2[1024];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 128) {
    s2[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 128) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 26 ? a : ((warp + tx) * 2654435761u >> 26); };
  unsigned q5 = q5_of((unsigned)primes[tx & 15]);
  if (tx < 21u) {
    s1[(ty + ty) % 17u][ty][(tx / 7u) & min(q5, t)] = (unsigned)s1[(ty + ty) % 17u][ty][(tx / 7u) & min(q5, t)] + 1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i6 = 2; i6 < 11; i6 += 2) {
    v += (unsigned)s0[(((((unsigned)__popc(lane)) ^ 0u) > 8u) ? (t ^ 15u) : (warp + i6)) / 10u].b;
    __syncthreads();
    v += (unsigned)s1[i6 / 33u][((unsigned)twos[i6]) % 8u][min(tx, tx / 8u)];
    __syncthreads();
  }
  auto q7_of = [=](unsigned a) { return a < 992 ? a : ((unsigned)__clz(tx & 3u)); };
  unsigned q7 = q7_of(tx * 64u);
  unsigned i8 = 2;
  while (i8 < 14) {
    unsigned j10 = i8 & 63;
    for (unsigned i9 = 1; i9 < 5; i9 += 1) {
      if (((j10 * 32u) >= 1861u) && (warp < 0u)) {
        v += (unsigned)s1[i9][tx % 4u][(((unsigned)__clz((unsigned)fold(i9, 3))) / ((ty % (tx + 1u)) + 1u)) % 9u];
      }
      if (lane < 5u) {
        s0[(unsigned)(__brev(i8 * 2654435761u >> 26) >> 24)].b = 7;
      }
      __syncthreads();
      j10 = (j10 ^ 9) & 63;
    }
    i8 += 2;
  }
  for (unsigned i11 = 0; i11 < 2; ++i11) {
    s2[(q7 * 2654435761u >> 27) + i11 * 17] = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s2[tx];
  v += (unsigned)counts[(((unsigned)pick((unsigned)Layout{33, 1}(tx, tx))) / 16u) / (((tx & warp) ^ (tx / 24u)) + 1u)];
  out[t] = v;
}
__global__ void k477(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  int j4 = t & 63;
  for (int i3 = 0; i3 < 22; i3 += 3) {
    s0[63 - t] = 7;
    v += (unsigned)atomicOr(&counts[(warp / (tx + 1)) * 33], (int)v);
    __syncthreads();
    j4 = j4 >> 1;
  }
  __syncthreads();
  v += sum(*reinterpret_cast<int4 *>(&s0[4 * ((((int)((unsigned long long)tx / 3)) % 5) ^ ((lane & 31) ^ (tz + tz)))]));
  v += (unsigned)counts[(t ^ tz) | 25];
  out[t] = v;
}
__global__ void k478(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][16] = reinterpret_cast<int2 (*)[16][16]>(memory + 0);
  Triad (*s1)[72] = reinterpret_cast<Triad (*)[72]>(memory + 4096);
  __shared__ Triad s2[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += (unsigned)s1[((int)pick((ty & warp) / 32)) & 7][i4 + 1].c;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[(ty % 7) << 1][(tx & 15) * 4 + i5 + 0].c = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += sum(s0[(((int)(__brev(warp / (tx + 1)) >> 27)) / 16) ^ (((ty / 10) / (ty + 1)) / 7)][((int)(short)warp) ^ (ty * 4)][(lane % 7) * 2 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s2[tx % 8][((lane / 33) >> 5) << 5][((int)primes[tx & 15]) % 2].c;
  out[t] = v;
}
__global__ void k479(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((ty & 4) != 0) {
    s0[min(ty, lane)][warp].c = v;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[warp][ty].b;
  out[t] = v;
}
__global__ void k480(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ int s0[32][32];
  __shared__ Quad s1[32][18];
  unsigned char (*s2)[17] = reinterpret_cast<unsigned char (*)[17]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 272; n3 += 105) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int q4 = tx % 8;
  if (((ty & 8) != 0) || (((lane & 24) ^ 20) > 9))
    q4 = max(lane, tz);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[tz][ty * 4 + i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[max(tz, 23) >> 1][ty >> 2].a;
  v += (unsigned)s2[tx][(ty % 5) * 8];
  out[t] = v;
}
__global__ void k481(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[72] = reinterpret_cast<Pair (*)[72]>(memory + 0);
  __shared__ __align__(16) int s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += (unsigned)s1[ty][i3 + 0];
  }
  __syncthreads();
  s1[((warp % 5u == 4u) ? warp : lane) ^ 21u][ty & 24u] = (unsigned)s1[((warp % 5u == 4u) ? warp : lane) ^ 21u][ty & 24u] + 1;
  v += (unsigned)s0[(ty * 8u) % 8u][min((tx * 2654435761u >> 28) % (ty + 1u), ((t * ty) - (ty * 2654435761u >> 27)) & 7u) % 2u].b;
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k482(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ double s0[512];
  Triad (*s1)[16] = reinterpret_cast<Triad (*)[16]>(memory + 0);
  float (*s2)[36] = reinterpret_cast<float (*)[36]>(memory + 6144);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1152; n3 += 120) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += (unsigned)s0[ty * 3 + i4 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 3; ++i5) {
    v += (unsigned)s2[(int)(__brev(ty) >> 27)][ty * 3 + i5 + 0];
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[ty][(int)(short)((int)bits(ty))].b;
  out[t] = v;
}
__global__ void k483(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned char s0[2048];
  volatile short (*s1)[40] = reinterpret_cast<volatile short (*)[40]>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((warp % 4 == 2) || (t >= 254)) {
    v += (unsigned)atomicAdd(&counts[((int)shuffled[tx & 15]) ^ tx], (unsigned)v);
  } else {
    v += (unsigned)atomicMin(&counts[(int)bits(tx ^ 34)], (unsigned)v);
  }
  v += (unsigned)s1[(int)__popc((int)(__brev(min(lane, t) % 6) >> 27))][((t & 96) + 38) & 16];
  int q4 = (tx * 31) ^ (warp * warp);
  if (((tx / 2) % 2 == 0) && (t < 235))
    q4 = lane / 33;
  if ((tx & 6) != 0) {
    v += (unsigned)s0[(int)(__brev((warp ^ 35) % 10) >> 27)];
  } else {
    s0[(warp + 21) / 10] = 7;
  }
  if (lane % 4 == 1) {
    s0[lane * 65] = v;
  }
  put<volatile unsigned char>(s0 + 5, ((int)pick(lane & 12)) / 7, v);
  if (warp >= 6) {
    put<volatile unsigned char>(s0 + 5, lane, v);
  } else {
    s0[max(lane / 4, warp % 12)] = v;
  }
  __syncthreads();
  v += (unsigned)counts[lane];
  out[t] = v;
}
__global__ void k484(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += (unsigned)s0[(((unsigned)rotate<2>(ty & 31)) * 2654435761u >> 25) % 8u][i2 + 0];
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k485(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (255 - tx) % 6;
  for (int i3 = 2; i3 < 4; i3 += 1) {
    v += get<volatile long long>(&s0[0][0] + 5, i3 + ((i3 * 3) % 6));
    v += both<volatile long long>(&s0[0][0] + 1, (int)rows[tx], 32);
    if (t % 2 == 1) {
      s0[warp % 6][tz * 3] = (unsigned)s0[warp % 6][tz * 3] + 1;
    }
  }
  v += get<volatile long long>(&s0[0][0] + 5, t * 5);
  __syncthreads();
  out[t] = v;
}
__global__ void k486(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Quad s0[2][16][16];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
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
  for (int n2 = t; n2 < 1024; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = (tx >= 0) ? (ty * tx) : ((int)primes[t & 15]);
  s1[tx + q3] = 7;
  #pragma unroll 1
  for (int i4 = 0; i4 <= q3 % 7; ++i4) {
    v += (unsigned)s1[(int)__clz((q3 % 24) + (((tx & 4) != 0) ? i4 : i4))];
  }
  const int q5 = tx;
  #pragma unroll 1
  for (int i6 = 2; i6 < 8; i6 += 2) {
    if (((ty + tz) & 6) != 0) {
      s0[i6 / 5][ty >> 4][tz + ty].d = v;
    }
  }
  __syncthreads();
  v += (unsigned)s0[(((q3 < 21) ? (q5 * 3) : (tx ^ q3)) - (ty * tx)) & 1][(q3 % 5 == 4) ? ((int)shuffled[q5 + ty]) : warp][tx % (ty + 1)].a;
  out[t] = v;
}
__global__ void k487(unsigned *out) {
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
  unsigned q2 = ((ty + tx) % 5u == 2u) ? (ty * lane) : (tx & 127u);
  if (((unsigned)Layout{33, 1}(warp, ty)) >= 125u)
    q2 = ty * 31u;
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(unsigned)fold(warp, 5)][i3 + 0].e = v + i3;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[ty | 15u][((tx ^ 6u) > 15u) ? (warp / 6u) : ty].e;
  out[t] = v;
}
__global__ void k488(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[8][8][9];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 3; i3 += 3) {
    for (int i4 = 2; i4 < 13; i4 += 2) {
      v += (unsigned)atomicExch(&counts[(t * 64) * i3][((i3 & i3) ^ 10) ^ 11], (int)v);
      __syncthreads();
    }
  }
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[((ty >= 7) ? ty : ty) % (ty + 1)][warp][i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)counts[warp][min(warp + ty, ((tx - tx) % 4 == 2) ? lane : ty)];
  out[t] = v;
}
__global__ void k489(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float s0[256];
  int2 (*s1)[16][16] = reinterpret_cast<int2 (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int q3 = (tz & 63) + (tx + 27);
  if (tz % 2 == 0)
    q3 = ty / (ty + 1);
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[tx][((int)__popc(q3 * 5)) % 16][(t % 1) * 8 + i4 + 1] = make_int2(2, v + i4);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += (unsigned)s0[lane * 2 + i5 + 0];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[ty * 8 + i6 + 1] = v + i6;
  }
  __syncthreads();
  auto q7_of = [=](int a) { return a < 63 ? a : ((tx << 2) + 42); };
  int q7 = q7_of(q3 ^ 8);
  for (int i8 = 0; i8 < 6; ++i8) {
    v += (unsigned)s0[((int)((unsigned long long)((((warp * 33) < 48) || (((int)(__brev(q3) >> 27)) % 3 == 2)) ? (tz / 8) : (q7 / 10)) / 3)) + i8 * 32];
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx][ty][q3 % 10]);
  out[t] = v;
}
__global__ void k490(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[((255 - ((tz * t) & 3)) * ((((ty & 4) != 0) ? t : tz) / 32)) & 3][warp / 3][(tz & 1) * 4 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += sum(s0[warp][tz ^ ((ty / 6) / 4)][(ty % 1) * 8 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[tx][((int)twos[(ty >> 2) % 3]) % 16][ty * 3 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k491(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[16][16] = reinterpret_cast<volatile Mixed (*)[16][16]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 256) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 2; i3 < 4; i3 += 1) {
    if (((tx & tx) ^ 168) > 4) {
      atomicAnd(&counts[min(i3, 12) / 33][tx % 12], (int)v);
    } else {
      atomicAdd(&counts[lane][((((i3 % 3 == 2) && (i3 >= 2)) && ((((int)mirror(warp)) < 18) || ((i3 ^ 3) > 9))) ? t : lane) % 16], (int)v);
    }
    if (i3 < 2) {
      v += (unsigned)atomicAdd(&counts[(i3 | 25) / 3][(((int)shuffled[warp]) * 5) & 31], (int)v);
    }
    v += (unsigned)s0[((warp + i3) & 85) & 1][(tx & t) & 15][(((((warp >> 3) >= 0) ? i3 : lane) ^ 32) + ((i3 * 32) * lane)) % 16].c;
  }
  __syncthreads();
  v += (unsigned)counts[min(lane, 1) / 32][(int)__popc(((lane / (tx + 1)) % (t + 1)) * 3)];
  out[t] = v;
}
__global__ void k492(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[32] = reinterpret_cast<int (*)[32]>(memory + 0);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 256) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)(unsigned char)(255 - tx);
  atomicAdd(&counts[(int)__popc(ty)][(ty % 2 == 1) ? tx : ty], (int)1);
  __syncthreads();
  __syncthreads();
  v += (unsigned)s0[(int)primes[((int)primes[((int)(__brev(ty) >> 24)) & 15]) & 15]][ty];
  v += (unsigned)counts[tx][tx ^ 24];
  out[t] = v;
}
__global__ void k493(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile float (*s0)[20] = reinterpret_cast<volatile float (*)[20]>(memory + 0);
  __shared__ __align__(16) volatile Mixed s1[1024];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 120) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 120) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (t & 63) & 3; i4 < 7; i4 += 1) {
    #pragma unroll 1
    for (int i5 = 0; i5 <= (ty * 32) % 5; ++i5) {
      if (((i4 & 8) != 0) && (i4 >= 3)) {
        v += (unsigned)atomicCAS(&counts[i5 + i4][(tx * 31) & 7], (unsigned long long)1, (unsigned long long)v);
      }
      v += (unsigned)atomicExch(&counts[min(max(i5, 22), (int)primes[i4]) % 32][(int)((long long)((int)__popc(tx * 4)) * 3 >> 2)], (unsigned long long)v);
      s0[(((ty | i5) * 5) / 24) >> 1][(int)((long long)((int)__popc(warp / 7)) * 3 >> 2)] = (unsigned)s0[(((ty | i5) * 5) / 24) >> 1][(int)((long long)((int)__popc(warp / 7)) * 3 >> 2)] + 1;
    }
  }
  #pragma unroll 1
  for (int i6 = max(tx, 18) & 3; i6 < 48; i6 += 8) {
    if (tx % 5 == 3) {
      v += (unsigned)atomicExch(&counts[tx][(tx ^ 4) / 32], (unsigned long long)v);
    } else {
      v += (unsigned)atomicCAS(&counts[lane & warp][(int)shuffled[warp]], (unsigned long long)1, (unsigned long long)v);
    }
  }
  for (int i7 = 1; i7 > 0; i7 >>= 1) {
    if (lane >= 14) {
      v += (unsigned)s1[(tx / (i7 + 1)) * 8].c;
    }
  }
  auto q8_of = [=](int a) { return a < 3 ? a : ((warp % (ty + 1)) + 54); };
  int q8 = q8_of(warp + 3);
  v += (unsigned)s1[(int)mirror(ty ^ q8)].a;
  if (((tx ^ 17) > 14) || (((lane * 5) < 145) && (t >= 106))) {
    s1[(int)(unsigned char)(tx * 4)].c = v;
  }
  __syncthreads();
  v += (unsigned)counts[(int)(__brev(q8 + warp) >> 27)][ty];
  out[t] = v;
}
__global__ void k494(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile signed char s0[64][20];
  volatile Pair (*s1)[72] = reinterpret_cast<volatile Pair (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  v += (unsigned)s1[tz / 10][ty % 6].b;
  v += (unsigned)s0[lane / 3][tx + tz];
  #pragma unroll 1
  for (int i3 = t; i3 < 238; i3 += blockDim.x * blockDim.y * blockDim.z) {
    s0[32 - tx][(tx % (lane + 1)) % 16] = v + 1;
    if (((i3 + ty) >= 111) && ((warp & 2) != 0)) {
      v += (unsigned)s1[((int)((long long)lane * 3 >> 2)) % 8][(((int)twos[warp]) * i3) % 16].a;
    }
  }
  if (((tx * warp) % 5 == 4) || (((lane * 16) & 4) != 0)) {
    v += get<volatile signed char>(&s0[0][0] + 5, ((int)(__brev(tz / 4) >> 27)) ^ min((int)twos[tz], (int)pick(tx)));
  } else {
    v += get<volatile signed char>(&s0[0][0], ((int)((unsigned long long)(tx % 32) / 3)) * (tx & 24));
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k495(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Mixed s0[16][17];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 120) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i3 = 1; i3 <= 64; i3 <<= 1) {
    #pragma unroll 1
    for (unsigned i4 = t; i4 < 467; i4 += blockDim.x * blockDim.y * blockDim.z) {
      #pragma unroll 1
      for (unsigned i5 = 0; i5 <= (warp + i4) % 1; ++i5) {
        atomicMax(&counts[min(3u << (i3 & 3), 19u)], (int)v);
      }
    }
  }
  #pragma unroll 1
  for (unsigned i6 = t; i6 < 476; i6 += blockDim.x * blockDim.y * blockDim.z) {
    unsigned j8 = tx & 63;
    for (unsigned i7 = 0; i7 < 23; i7 += 3) {
      #pragma unroll 1
      for (unsigned i9 = t; i9 < 127; i9 += blockDim.x * blockDim.y * blockDim.z) {
        atomicMax(&counts[(unsigned)shuffled[i9 & 15]], (int)v);
        v += (unsigned)s0[j8 >> 5][min(tx, 17u) & 15u].b;
      }
      j8 = (j8 * 5 + 3) & 63;
    }
  }
  atomicAdd(&counts[(ty / 6u) * 3u], (int)v);
  atomicAnd(&counts[((((unsigned)(short)warp) * 3u) / 8u) + 51u], (int)v);
  v += (unsigned)atomicExch(&counts[((((unsigned)((unsigned long long)tx / 3)) + 66u) / 4u) | 5u], (int)v);
  if ((tx ^ 2u) > 4u) {
    s0[tx % 10u][(ty & ty) & 15u].b = v;
  }
  __syncthreads();
  v += (unsigned)counts[(unsigned)shuffled[warp]];
  out[t] = v;
}
__global__ void k496(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[((warp % 4 == 3) ? ((int)__clz((int)((unsigned long long)ty / 3))) : ((ty & ty) % 24)) & 15][(t % 7) * 2 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k497(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[16][17];
  Quad (*s1)[72] = reinterpret_cast<Quad (*)[72]>(memory + 0);
  __shared__ __align__(16) unsigned s2[16][17];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 99) {
    (&s1[0][0])[n2].d = n2;
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
  __syncthreads();
  v += sum(s0[(int)fold(ty, 2)][((tx + 24) % 17) / ((tx & 31) + 1)]);
  v += (unsigned)s1[tx & 7][(warp * 64) % 5].a;
  v += (unsigned)s2[warp][ty & 4];
  v += (unsigned)counts[ty][tx % 17];
  out[t] = v;
}
__global__ void k498(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[1000];
  __shared__ volatile Pair s1[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 2; i3 > 0; i3 >>= 1) {
    v += (unsigned)s0[((t + i3) / 24) / 5];
    s1[(int)(short)((int)__popc(lane))].a = v + 1;
  }
  v += (unsigned)s0[warp + 6];
  int i4 = 0;
  while (i4 < 4) {
    s1[127 - (i4 >> 3)].a = v + 1;
    i4 += 1;
  }
  __syncthreads();
  v += (unsigned)s1[tz * ty].b;
  out[t] = v;
}
__global__ void k499(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 3 ? a : ((int)pick(ty & tx)); };
  int q2 = q2_of((int)gray(tx));
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += (unsigned)s0[t * 3 + i3 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[tx * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += (unsigned)s0[tx * 4 + i5 + 1];
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[q2 * 8 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k450<<<1, dim3(32, 8, 1), 0>>>(out);
  k451<<<1, dim3(32, 4, 1), 0>>>(out);
  k452<<<1, dim3(16, 1, 1), 1280>>>(out);
  k453<<<1, dim3(4, 4, 4), 20736>>>(out);
  k454<<<1, dim3(100, 1, 1), 4608>>>(out);
  k455<<<1, dim3(16, 1, 1), 0>>>(out);
  k456<<<1, dim3(64, 2, 1), 0>>>(out);
  k457<<<1, dim3(5, 3, 7), 0>>>(out);
  k458<<<1, dim3(16, 1, 1), 0>>>(out);
  k459<<<1, dim3(256, 1, 1), 6400>>>(out);
  k460<<<1, dim3(2, 16, 4), 0>>>(out);
  k461<<<1, dim3(33, 3, 1), 0>>>(out);
  k462<<<1, dim3(2, 16, 4), 0>>>(out);
  k463<<<1, dim3(24, 5, 1), 0>>>(out);
  k464<<<1, dim3(1, 32, 2), 8192>>>(out);
  k465<<<1, dim3(16, 1, 1), 8192>>>(out);
  k466<<<1, dim3(24, 5, 1), 1024>>>(out);
  k467<<<1, dim3(2, 16, 4), 0>>>(out);
  k468<<<1, dim3(64, 2, 1), 8704>>>(out);
  k469<<<1, dim3(2, 16, 4), 0>>>(out);
  k470<<<1, dim3(2, 16, 4), 0>>>(out);
  k471<<<1, dim3(33, 3, 1), 8192>>>(out);
  k472<<<1, dim3(16, 1, 1), 2560>>>(out);
  k473<<<1, dim3(24, 5, 1), 4096>>>(out);
  k474<<<1, dim3(64, 2, 1), 0>>>(out);
  k475<<<1, dim3(32, 1, 1), 0>>>(out);
  k476<<<1, dim3(32, 4, 1), 2304>>>(out);
  k477<<<1, dim3(8, 4, 2), 8192>>>(out);
  k478<<<1, dim3(64, 2, 1), 11008>>>(out);
  k479<<<1, dim3(32, 8, 1), 0>>>(out);
  k480<<<1, dim3(5, 3, 7), 512>>>(out);
  k481<<<1, dim3(16, 16, 1), 4608>>>(out);
  k482<<<1, dim3(24, 5, 1), 10752>>>(out);
  k483<<<1, dim3(256, 1, 1), 2816>>>(out);
  k484<<<1, dim3(64, 2, 1), 0>>>(out);
  k485<<<1, dim3(5, 3, 7), 0>>>(out);
  k486<<<1, dim3(5, 3, 7), 4096>>>(out);
  k487<<<1, dim3(16, 16, 1), 0>>>(out);
  k488<<<1, dim3(32, 8, 1), 0>>>(out);
  k489<<<1, dim3(2, 16, 4), 4096>>>(out);
  k490<<<1, dim3(4, 4, 4), 0>>>(out);
  k491<<<1, dim3(256, 1, 1), 4096>>>(out);
  k492<<<1, dim3(32, 8, 1), 8192>>>(out);
  k493<<<1, dim3(24, 5, 1), 5120>>>(out);
  k494<<<1, dim3(4, 4, 4), 4608>>>(out);
  k495<<<1, dim3(24, 5, 1), 0>>>(out);
  k496<<<1, dim3(8, 4, 2), 4096>>>(out);
  k497<<<1, dim3(33, 3, 1), 9216>>>(out);
  k498<<<1, dim3(4, 4, 4), 0>>>(out);
  k499<<<1, dim3(8, 8, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

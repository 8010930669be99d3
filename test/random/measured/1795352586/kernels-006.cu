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
__global__ void k300(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[20] = reinterpret_cast<int (*)[20]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[tx % (ty + 1u)][i2 + 0] = v + i2;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][warp | ty]);
  out[t] = v;
}
__global__ void k301(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile short *s0 = reinterpret_cast<volatile short *>(memory + 0);
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 512);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 100) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 1000; n2 += 100) {
    s1[n2] = n2;
  }
  __syncthreads();
  v += both<volatile short>(s0 + 5, ((warp - tx) * t) & 96, 32);
  __syncthreads();
  v += all(s1[tx]);
  out[t] = v;
}
__global__ void k302(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[(tx * 32) & 3][min(255 - tx, 15)][(lane % 3) * 4 + i2 + 0] = make_float2(2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[lane % 4][(t >> 5) % 17][min(warp, 6) * 2 + i3 + 0]);
  }
  __syncthreads();
  int q4 = ((int)(__brev(warp) >> 24)) * t;
  if (tx < 3)
    q4 = t + lane;
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[(((int)((unsigned long long)tx / 3)) / 32) / 7][warp][(tx & 3) * 2 + i5 + 0]);
  }
  __syncthreads();
  v += sum(s0[((int)((long long)((int)((unsigned long long)(32 - lane) / 3)) * 3 >> 2)) % 4][(tx * 33) & 7][(((warp % 16) + (lane + lane)) * 17) & 15]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k303(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[(tx % 63u) * 8 + i2 + 1] = v + i2;
  }
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 7 ? a : (((lane - tx) & 255u) & 31u); };
  unsigned q3 = q3_of(t * 2654435761u >> 28);
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[t * 2 + i4 + 0] = v + i4;
  }
  __syncthreads();
  const unsigned q5 = (t / (warp + 1u)) * 2654435761u >> 28;
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[t * 4 + i6 + 1] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q3 + q5) % 10u]);
  out[t] = v;
}
__global__ void k304(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float4 s0[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[min((3u >> (lane & 3)) * tx, 31u)][i2 + 0] = make_float4(v, 1, 2, v + i2);
  }
  __syncthreads();
  unsigned q3 = lane;
  if ((tx ^ 37u) > 0u)
    q3 = lane * t;
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[lane][(tx & 3u) * 3 + i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[(tx ^ (tx / 10u)) % 32u][i5 + 0] = make_float4(v, 1, 2, v + i5);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k305(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[tx * 3 + i2 + 0] = make_float2(2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[tx * 3 + i3 + 0]);
  }
  __syncthreads();
  const int q4 = (int)Layout{33, 1}(t + tx, tx);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s0[tx * 2 + i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k306(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[777];
  __shared__ unsigned s1[2048];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s1[warp * 4 + i4 + 0] = v + i4;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i5 = 18; i5 >= 0; i5 -= 3) {
    for (int i6 = 3; i6 >= 0; i6 -= 1) {
      atomicMax(&counts[((i5 * 4) + t * 29) % 256], (unsigned)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[(int)shuffled[tx / 32]]);
  v += all(s1[(ty % 17) % 16]);
  v += all(counts[(int)((long long)((int)(unsigned char)ty) * 3 >> 2)]);
  out[t] = v;
}
__global__ void k307(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Quad *s0 = reinterpret_cast<volatile Quad *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 63 ? a : (31 - (t * 5)); };
  int q2 = q2_of(((ty % 24) < 0) ? t : ty);
  int j4 = ty & 63;
  for (int i3 = 4; i3 > 0; i3 /= 2) {
    #pragma unroll 1
    for (int i5 = 1; i5 <= 64; i5 <<= 1) {
      s0[(int)__popc(((int)__popc(j4)) | (lane ^ i5))].a = all(s0[(int)__popc(((int)__popc(j4)) | (lane ^ i5))].a) + 1;
    }
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k308(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 105) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[ty][(((unsigned)__popc(tx & tx)) | 12u) % 3u][ty * 3 + i2 + 0] = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s0[((warp * 2654435761u >> 27) / 2u) % 4u][(unsigned)((unsigned long long)((unsigned)((unsigned long long)tz / 3)) / 3)][i3 + 1] = v + i3;
  }
  __syncthreads();
  unsigned q4 = (tx % 10u) ^ (tx & 127u);
  if (tx >= 0u)
    q4 = (unsigned)bits(warp);
  unsigned i5 = 0;
  while (i5 < 4) {
    v += get<long long>(&s0[0][0][0], (lane & 127u) * ty);
    __syncthreads();
    __syncthreads();
    i5 += 3;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    s0[warp][warp][(tx & 1u) * 4 + i6 + 0] = v + i6;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k309(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][16];
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
  int j3 = t & 63;
  #pragma unroll 1
  for (int i2 = 0; i2 <= ((int)((long long)lane * 3 >> 2)) % 5; ++i2) {
    if ((tx & 8) != 0)
      continue;
    s0[(j3 % 16) % (tx + 1)][j3 >> 4].e = all(s0[(j3 % 16) % (tx + 1)][j3 >> 4].e) + 1;
    s0[((t + i2) + ((int)__popc(i2))) % 4][((int)(short)warp) ^ (tx % (lane + 1))].a = all(s0[((t + i2) + ((int)__popc(i2))) % 4][((int)(short)warp) ^ (tx % (lane + 1))].a) + 1;
    j3 = j3 >> 1;
  }
  int q4 = 100 >> (ty & 3);
  if (tx % 5 == 4)
    q4 = (int)__popc(tx);
  v += all(s0[(int)((long long)((int)(short)ty) * 3 >> 2)][((int)(short)warp) % 17].a);
  auto q5_of = [=](int a) { return a < 127 ? a : ((ty - lane) % 4); };
  int q5 = q5_of((int)(__brev(tx) >> 24));
  int i6 = 2;
  do {
    #pragma unroll 1
    for (int i7 = (ty * 65) & 3; i7 < 4; i7 += 1) {
      s0[i7 * 4][tx].e = 7;
      v += all(s0[(int)((long long)(t >> 3) * 3 >> 2)][i7 / 16].a);
      v += all(s0[(((tx % 5) + 67) >> 3) / 6][i6].e);
    }
    i6 += 1;
  } while (i6 < 10);
  #pragma unroll
  for (int i8 = 0; i8 < 2; i8 += 1) {
    for (int i9 = 1; i9 < 7; i9 += 1) {
      int j11 = t & 63;
      #pragma unroll 1
      for (int i10 = (lane - i9) & 3; i10 < 1; i10 += 1) {
        v += all(s0[i10][i10].c);
        v += all(s0[tx + i10][tx].a);
        j11 = (j11 ^ 9) & 63;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k310(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 105) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[(warp | ty) * tx][(tx % 3) * 4 + i2 + 0]);
  }
  __syncthreads();
  for (int i3 = 0; i3 < 12; i3 += 3) {
    if ((ty & 16) != 0) {
      s0[tx][ty / ((i3 / 8) + 1)] = make_float2(2, 7);
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[(warp / 32) * tz][(t & 0) * 8 + i4 + 0] = make_float2(2, v + i4);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 32; i5 += 4) {
    int i6 = 0;
    while (i6 < 1) {
      if (i6 % 5 == 1) {
        s0[t & 3][i6] = make_float2(2, v + 1);
      }
      __syncthreads();
      i6 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k311(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float4 s0[32][20];
  int (*s1)[16][17] = reinterpret_cast<int (*)[16][17]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 640; n1 += 105) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  int i3 = 0;
  do {
    int i4 = 0;
    while (i4 < 4) {
      v += sum(s0[(int)(short)(max(i4, warp) & 28)][(int)((unsigned long long)((int)primes[tx]) / 3)]);
      __syncthreads();
      s1[i3 & 3][warp][min((int)__popc(tx / 32), 16)] = all(s1[i3 & 3][warp][min((int)__popc(tx / 32), 16)]) + 1;
      __syncthreads();
      i4 += 8;
    }
    i3 += 2;
  } while (i3 < 12);
  for (int i5 = 1; i5 < 26; i5 += 4) {
    v += all(s1[ty / 4][(int)((unsigned long long)warp / 3)][((lane >> 3) / 8) * 16]);
    if (lane < 6) {
      s0[warp][(((warp >= 1) ? i5 : tx) * 8) % 17] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
  }
  const int q6 = (int)((unsigned long long)(ty | ty) / 3);
  __syncthreads();
  out[t] = v;
}
__global__ void k312(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((lane >= 20u) && (tx < 3u)) {
    s0[(unsigned)(short)tx] = v;
  }
  __syncthreads();
  s0[warp] = v;
  __syncthreads();
  for (unsigned i2 = 0; i2 < 3; ++i2) {
    s0[((warp - t) & 63u) + i2 * 17] = v;
  }
  __syncthreads();
  s0[(warp / 32u) >> 2] = v + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[tx]);
  out[t] = v;
}
__global__ void k313(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile long long s0[8][8][9];
  __shared__ __align__(16) volatile double s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  s0[warp][((unsigned)fold(tz, 3)) % ((((unsigned)bits(tz)) | 4u) + 1u)][warp] = all(s0[warp][((unsigned)fold(tz, 3)) % ((((unsigned)bits(tz)) | 4u) + 1u)][warp]) + 1;
  v += both<volatile long long>(&s0[0][0][0] + 5, (unsigned)shuffled[(t * 16u) & 15], 32);
  s1[(tz % 12u) / 24u][lane >> 3][tx] = all(s1[(tz % 12u) / 24u][lane >> 3][tx]) + 1;
  auto q3_of = [=](unsigned a) { return a < 190 ? a : ((tx * 3u) % 16u); };
  unsigned q3 = q3_of(t * 3u);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 1; i4 += 1) {
    #pragma unroll 1
    for (unsigned i5 = (tx ^ 34u) & 3; i5 < 5; i5 += 1) {
      s0[(tx / (tx + 1u)) >> 1][(tx * 65u) / 10u][i5] = all(s0[(tx / (tx + 1u)) >> 1][(tx * 65u) / 10u][i5]) + 1;
      if ((i5 >= 0u) || (tx < 1u)) {
        s1[(tz + i5) * tx][i4][i5 % 17u] = all(s1[(tz + i5) * tx][i4][i5 % 17u]) + 1;
      }
      if (i5 >= 2u) {
        v += get<volatile double>(&s1[0][0][0] + 1, i4 & 85u);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k314(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Mixed s0[16][17];
  __shared__ unsigned char s1[2][32][32];
  int2 (*s2)[8][9] = reinterpret_cast<int2 (*)[8][9]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3] = make_int2(2, n3);
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 63 ? a : ((ty * 4u) * 2654435761u >> 25); };
  unsigned q4 = q4_of(t | 29u);
  #pragma unroll
  for (int i5 = 0; i5 < 2; ++i5) {
    v += sum(s2[((unsigned)(short)(warp % (lane + 1u))) / 5u][((ty / 33u) / 5u) % 2u][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(warp * q4) % 10u][(tx % 6u) ^ (((q4 & 8u) != 0u) ? tz : tz)].c);
  v += all(s1[tx][((unsigned)rows[tx]) * 2654435761u >> 27][(lane % 8u) % 5u]);
  out[t] = v;
}
__global__ void k315(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[33] = reinterpret_cast<long long (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += all(s0[(ty * 17u) / 16u][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k316(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Row s0[500];
  Row (*s1)[72] = reinterpret_cast<Row (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 120) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 120) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    v += all(s0[warp * 8 + i3 + 0].c);
  }
  __syncthreads();
  const int q4 = (ty / 33) % 6;
  for (int i5 = 0; i5 < 15; i5 += 4) {
    for (int i6 = 0; i6 < 1; i6 += 1) {
      s1[tx / 16][(int)__popc(i5)].e = 7;
      v += all(s0[max((int)bits(i6), 31)].a);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s1[q4][(lane + ty) & 24].e);
  out[t] = v;
}
__global__ void k317(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[8][9] = reinterpret_cast<volatile Mixed (*)[8][9]>(memory + 0);
  __shared__ __align__(16) volatile Pair s1[64][20];
  __shared__ __align__(16) volatile int s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1280; n2 += 64) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 64) {
    s2[n3] = n3;
  }
  __syncthreads();
  int i4 = 1;
  do {
    if ((warp ^ 1) > 8) {
      put<volatile int>(s2 + 1, ty % 3, v);
    }
    s2[((tx * 7) << 4) + 6] = 7;
    v += all(s1[63 - (3 << (warp & 3))][ty / (warp + 1)].a);
    i4 += 8;
  } while (i4 < 52);
  int i5 = 0;
  while (i5 < 8) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= tx % 5; ++i6) {
      v += all(s1[tx][i5].b);
    }
    i5 += 1;
  }
  if ((tx & 1) != 0) {
    v += all(s2[tx]);
  }
  s1[tx][tx + ty].b = all(s1[tx][tx + ty].b) + 1;
  __syncthreads();
  v += all(s0[max((ty % (warp + 1)) % 6, ty) % 17][min(((warp & ty) | (ty ^ tx)) / 24, 39)][tx / 2].c);
  out[t] = v;
}
__global__ void k318(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 2; ++i2) {
    v += sum(s0[((tx / 4u) / 33u) * (tx | lane)][(tx & 15u) * 2 + i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k319(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[8][72];
  __shared__ int s1[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 100) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 100) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (lane + 4) - (((warp & 16) != 0) ? tx : lane);
  for (int i4 = 0; i4 < 19; i4 += 4) {
    for (int i5 = 0; i5 < 5; i5 += 4) {
      s0[(3 >> (i5 & 3)) / 2][(int)(__brev((int)bits(tx % 4)) >> 27)] = make_float4(v, 1, 2, v);
      __syncthreads();
    }
  }
  int j7 = tx & 63;
  #pragma unroll
  for (int i6 = 2; i6 < 8; i6 += 2) {
    if ((i6 & 16) != 0) {
      s1[(j7 + 20) % 2][warp & 1][i6 & 15] = v + 1;
    }
    __syncthreads();
    j7 = (j7 ^ 9) & 63;
  }
  __syncthreads();
  v += sum(s0[warp][lane]);
  v += all(s1[(((int)(short)((warp + 7) / 16)) + ((((int)((unsigned long long)lane / 3)) % 33) & 63)) & 1][(tx / 32) ^ 30][(((int)__popc(127 - q3)) * 17) % 6]);
  out[t] = v;
}
__global__ void k320(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ Quad s0[33][20];
  unsigned char (*s1)[40] = reinterpret_cast<unsigned char (*)[40]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 120) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1320; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = ty;
  if (ty >= 0u)
    q3 = min(tx, 8u);
  for (unsigned i4 = 2; i4 > 0; i4 /= 2) {
    if ((i4 + t) < 51u) {
      s1[(warp / (q3 + 1u)) / 2u][min((unsigned)rows[ty], 27u)] = v;
    }
    v += all(s0[((unsigned)pick(i4 * 2654435761u >> 25)) & 12u][min(t, 19u)].a);
    __syncthreads();
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[ty][((ty + 8u) / 2u) << 2]);
  out[t] = v;
}
__global__ void k321(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  const unsigned q3 = (ty % 3u == 0u) ? (((ty & 6u) != 0u) ? tz : tz) : (ty + lane);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s0[tx][(ty % 7u) * 4 + i4 + 1]);
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((((t & 1u) >> 3) ^ 10u) + t * 29) % 256], (int)1, (int)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[q3]);
  out[t] = v;
}
__global__ void k322(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[32][20];
  __shared__ __align__(16) unsigned short s1[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 640; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1320; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[(tx < 0u) ? (tz / (warp + 1u)) : ((((warp * 2654435761u >> 28) & 6u) != 0u) ? ty : lane)][tx * 2 + i3 + 0]);
  }
  __syncthreads();
  v += sum(s0[((unsigned)((unsigned long long)warp / 3)) % (warp + 1u)][tz]);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += all(s1[(unsigned)__clz(63u - warp)][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s1[lane & 24u][(ty & 7u) * 4 + i5 + 0] = v + i5;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k323(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Quad s0[500];
  __shared__ int s1[256];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[(tx & 31u) * 4 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(unsigned)spread((tx % 4u) & 31)].a);
  v += all(counts[tx + t]);
  out[t] = v;
}
__global__ void k324(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ Mixed s0[32][32];
  __shared__ float2 s1[512];
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
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 < 1; i3 += 1) {
    int j5 = tx & 63;
    #pragma unroll 2
    for (int i4 = 41; i4 >= 1; i4 -= 8) {
      for (int i6 = 2; i6 < 4; i6 += 1) {
        for (int i7 = 0; i7 < 1; i7 += 1) {
          v += all(s0[(i6 / 6) + 4][(int)(__brev(i7 * 4) >> 27)].c);
          __syncthreads();
          __syncthreads();
        }
      }
      j5 = (j5 * 5 + 3) & 63;
    }
  }
  int q8 = ((int)rows[tx]) / 5;
  if ((warp & 16) != 0)
    q8 = tz % (tx + 1);
  for (int i9 = 0; i9 < 3; i9 += 1) {
    for (int i10 = 1; i10 <= 32; i10 <<= 1) {
      v += all(s0[min(tx, i10) >> 5][min(((warp & 12) * 3) / 32, ((tx + ty) >= 10) ? i10 : (((int)(__brev(tz) >> 27)) & 7))].b);
      s1[(int)((unsigned long long)i9 / 3)] = make_float2(2, 7);
      __syncthreads();
    }
  }
  v += sum(s1[(int)rows[((int)(short)((int)primes[tz])) & 15]]);
  __syncthreads();
  __syncthreads();
  int j12 = lane & 63;
  for (int i11 = 0; i11 < 9; i11 += 2) {
    v += all(s0[(int)shuffled[ty]][i11 % 2].b);
    __syncthreads();
    s1[(((i11 ^ 5) > 13) ? j12 : i11) * warp] = make_float2(2, sum(s1[(((i11 ^ 5) > 13) ? j12 : i11) * warp]) + 1);
    __syncthreads();
    j12 = (j12 * 5 + 3) & 63;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k325(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[2048];
  __shared__ __align__(16) volatile int s1[2048];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 105) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 0;
  do {
    unsigned i4 = 0;
    while (i4 < 6) {
      for (unsigned i5 = 1; i5 < 14; i5 += 3) {
        v += all(s1[(63u - ((((i4 % 10u) % 4u == 0u) ? (lane * 2654435761u >> 25) : (t ^ i5)) * 32u)) & 7u]);
      }
      i4 += 1;
    }
    i3 += 2;
  } while (i3 < 3);
  if (((((tx % 6u) >= 4u) ? tx : warp) & 4u) != 0u) {
    v += all(s1[ty % 5u]);
  }
  __syncthreads();
  v += all(s0[(tz | ty) + (warp * 8u)]);
  out[t] = v;
}
__global__ void k326(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ Row s0[16][20];
  __shared__ Triad s1[1024];
  __shared__ unsigned long long counts[32][33];
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
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[((tx < 5) ? (ty * 31) : (warp % (lane + 1))) * ((int)((long long)warp * 3 >> 2))][(ty % 4) * 4 + i4 + 0].e = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[ty & ((int)primes[(warp - lane) & 15])][min(lane, 3) * 4 + i5 + 0].e = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s1[tx * 4 + i6 + 0].a);
  }
  __syncthreads();
  for (int i7 = 11; i7 >= 1; i7 -= 2) {
    s0[(((int)(unsigned char)i7) | 26) % 12][((int)fold(ty, 5)) % 17].a = v;
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[((int)pick(ty)) % 2][tx].e);
  v += all(counts[ty % 12][((32 - (((warp ^ 1) > 3) ? tx : tx)) | ty) & 3]);
  out[t] = v;
}
__global__ void k327(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[33][40];
  __shared__ unsigned char s1[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 1; i3 += 1) {
    if ((ty & 2) != 0) {
      s1[i3][tz] = 7;
    }
    __syncthreads();
  }
  int q4 = ty * ty;
  if (((ty * 16) ^ 8) > 14)
    q4 = lane | ty;
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[warp][warp * 4 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[(int)bits(q4 ^ tx)][warp + q4]);
  out[t] = v;
}
__global__ void k328(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ short s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = ((tx - ty) < 26) ? (ty + ty) : min(warp, 33);
  if (((int)Layout{33, 1}(t, ty)) % 4 == 2)
    q2 = ty;
  for (int i3 = 0; i3 >= 0; i3 -= 4) {
    #pragma unroll 1
    for (int i4 = 1; i4 < 6; i4 += 1) {
      s0[i3][(tx % 12) & 7][ty] = v;
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[ty % 4][ty][((127 - q2) * 2) % 9]);
  out[t] = v;
}
__global__ void k329(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1968 ? a : tx; };
  int q2 = q2_of(lane * t);
  int i3 = 0;
  while (i3 < 6) {
    s0[(i3 % (tx + 1)) % 2][(255 - (tx & 31)) % 2].c = 7;
    v += all(s0[(int)bits((int)((unsigned long long)tx / 3))][min(i3, q2 | q2)].c);
    i3 += 1;
  }
  int j5 = tx & 63;
  for (int i4 = 2; i4 < 10; i4 += 3) {
    if ((j5 / 3) < 10) {
      v += all(s0[((((t ^ 31) >= 41) ? ((int)fold(i4, 5)) : (tx << 1)) | ((lane / 7) * 31)) % 16][(min(t, i4) / 5) * 8].c);
    }
    j5 = (j5 ^ 9) & 63;
  }
  v += all(s0[(tx % 32) % 6][((int)((long long)tx * 3 >> 2)) & 15].c);
  if (tx < 124) {
    v += all(s0[min(((max(q2, q2) ^ ((int)rows[lane & 15])) ^ ((int)((long long)(warp * 16) * 3 >> 2))) + ((((tx & 1) != 0) ? ((int)(__brev(tx) >> 24)) : (tx + 64)) * 17), 15)][(warp / 10) * 7].c);
  }
  if ((warp & 4) != 0) {
    s0[((int)fold(((warp & 8) != 0) ? lane : warp, 17)) % 16][tx % 16].e = all(s0[((int)fold(((warp & 8) != 0) ? lane : warp, 17)) % 16][tx % 16].e) + 1;
  }
  #pragma unroll 1
  for (int i6 = (tx & q2) & 3; i6 < 8; i6 += 1) {
    #pragma unroll
    for (int i7 = 0; i7 < 51; i7 += 8) {
      v += all(s0[(i6 * 2) / 8][((((tx & 16) != 0) ? i7 : (i6 % 32)) * (tx % 6)) % 16].c);
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k330(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 1 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[2][32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  if (ty % 2u == 0u) {
    s0[((warp << 2) * tz) / 7u][(unsigned)shuffled[warp % 4u]][(max(t, 10u) + (tx ^ warp)) & 3u] = 7;
  }
  v += all(s0[tz][tx ^ tz][31u - tx]);
  __syncthreads();
  out[t] = v;
}
__global__ void k331(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][16];
  __shared__ Quad s1[512];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 256) {
    s1[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 127 ? a : ((ty / 6u) * 64u); };
  unsigned q4 = q4_of(t);
  unsigned i5 = 2;
  while (i5 < 3) {
    v += sum(s0[tx / 24u][tx % 3u]);
    __syncthreads();
    __syncthreads();
    i5 += 1;
  }
  #pragma unroll 1
  for (unsigned i6 = 64; i6 > 0; i6 /= 2) {
    v += (unsigned)atomicCAS(&counts[((((i6 >= 6u) ? i6 : i6) / 6u) + t * 29) % 256], (unsigned long long)1, (unsigned long long)v);
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[(warp * 32u) / 7u].d);
  v += all(counts[(((unsigned)bits(ty)) | (t / 2u)) % 7u]);
  out[t] = v;
}
__global__ void k332(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[777];
  __shared__ float4 s1[16][16];
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s1[ty / 4][i4 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s0[(t % 96) * 8 + i5 + 0]);
  }
  __syncthreads();
  v += sum(s1[((warp % 3) & 15) ^ (((int)(unsigned char)ty) / 24)][(tx ^ 7) & 7]);
  __syncthreads();
  v += sum(s0[(((warp + t) % 32) / ((ty % (t + 1)) + 1)) % 6]);
  __syncthreads();
  for (int i6 = 0; i6 < 6; ++i6) {
    v += sum(s0[max(tx, warp) + i6 * 4]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[lane % 32][min(warp, ty)]);
  out[t] = v;
}
__global__ void k333(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[16][17] = reinterpret_cast<float2 (*)[16][17]>(memory + 0);
  __shared__ __align__(16) unsigned s1[32][32];
  __shared__ Quad s2[33][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 256) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 660; n3 += 256) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 660; n3 += 256) {
    (&s2[0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[ty][(((warp * 17u) * 2654435761u >> 28) & 127u) % 20u].d);
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 170 ? a : ((warp & 17u) << 3); };
  unsigned q4 = q4_of((unsigned)spread(ty & 31));
  if (((ty % 4u == 2u) ? t : warp) % 4u == 1u) {
    s2[tx][(warp % (t + 1u)) / 3u].d = 7;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s1[(unsigned)__popc(q4 & 96u)][i5 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(warp / 8u) / 10u][min((unsigned)bits(tx), 127u - ty)][(ty + (1u << (ty & 3))) / 10u]);
  out[t] = v;
}
__global__ void k334(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 105) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += sum(s0[tx * 3 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += sum(s0[warp * 3 + i3 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[warp * 3 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k335(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[ty % 8][min(((lane >= 4) ? (warp & 96) : (warp + ty)) * 33, 7)][i2 + 1].b);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k336(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[16][16];
  __shared__ Pair s1[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 100) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 100) {
    (&s1[0][0][0])[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s1[t % 2][min(((lane ^ 7) > 1) ? tx : tx, 3)][(tx & 3) * 3 + i3 + 1].a);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s1[(31 - tx) & 1][((int)rotate<4>(tx & 31)) / 5][i4 + 1].b = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[min(tx & 15, 5) / 3][i5 + 0].d);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k337(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ Row s0[512];
  __shared__ __align__(16) Row s1[16][20];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 320; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](unsigned a) { return a < 15 ? a : tx; };
  unsigned q3 = q3_of(lane);
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 19; i4 += 8) {
    v += all(s0[min((warp + 64u) + ((q3 - ty) & 63u), 19u)].e);
    __syncthreads();
    s1[((((unsigned)bits(max(q3, ty))) * 2654435761u >> 26) - (((unsigned)rotate<2>((ty * 17u) & 31)) * (i4 / 6u))) & 7u][i4].a = 7;
    __syncthreads();
  }
  const unsigned q5 = (tx % 10u) * t;
  for (unsigned i6 = 2; i6 < 3; i6 += 1) {
    if ((q5 & 4u) != 0u) {
      s1[min((ty * 2654435761u >> 28) % (i6 + 1u), (q3 * i6) + (q5 * 8u))][((unsigned)__popc((((t ^ t) - (31u - lane)) & 255u) << 2)) & 15u].a = v;
    }
    if (((ty - q5) & 255u) >= 124u) {
      s0[(q5 % (ty + 1u)) ^ (i6 * 33u)].c = v;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s1[tx / 24u][(((unsigned)Layout{33, 1}(q3 * 64u, q3)) + ((unsigned)gray(ty * 16u))) % 20u].e);
  out[t] = v;
}
__global__ void k338(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 16) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  const unsigned q2 = (t + lane) / 2u;
  unsigned i3 = 1;
  while (i3 < 10) {
    s0[(unsigned)((unsigned long long)i3 / 3)] = make_float2(2, v);
    __syncthreads();
    i3 += 3;
  }
  unsigned i4 = 0;
  do {
    v += sum(s0[tx * 2654435761u >> 27]);
    __syncthreads();
    __syncthreads();
    i4 += 1;
  } while (i4 < 1);
  __syncthreads();
  out[t] = v;
}
__global__ void k339(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int2 (*s0)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  __shared__ float2 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[((100 << (warp & 3)) + 2) % 4][tx][i3 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[warp][(int)(short)((int)shuffled[(ty * 65) & 15])][i4 + 0]);
  }
  __syncthreads();
  const int q5 = (ty * 33) >> 4;
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[tz][(tx % 24) % 6][(tz % 1) * 8 + i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tz]);
  out[t] = v;
}
__global__ void k340(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][33];
  __shared__ __align__(16) float2 s1[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 64; i3 += 8) {
    if ((warp + 21) < 22) {
      s0[warp][(i3 * ty) / 7] = make_int2(2, v + 1);
    }
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 1 ? a : ((int)__clz(lane & 18)); };
  int q4 = q4_of((int)fold(ty, 3));
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s0[(int)((unsigned long long)(((int)(unsigned char)(t / 16)) & ((int)gray(ty / 24))) / 3)][warp * 4 + i5 + 0]);
  }
  __syncthreads();
  auto q6_of = [=](int a) { return a < 46 ? a : (((ty % 2 == 1) ? q4 : ty) | (warp * t)); };
  int q6 = q6_of(ty * 31);
  #pragma unroll
  for (int i7 = 0; i7 < 8; ++i7) {
    v += sum(s1[ty][i7 + 0]);
  }
  __syncthreads();
  for (int i8 = 0; i8 < 31; i8 += 4) {
    int i9 = 2;
    while (i9 < 4) {
      s1[i9][i9 | ((i8 % 7) >> 2)] = make_float2(2, sum(s1[i9][i9 | ((i8 % 7) >> 2)]) + 1);
      __syncthreads();
      i9 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k341(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 500; n1 += 128) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[(tx & 63u) * 4 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx << 1]);
  v += all(counts[lane & 127u]);
  out[t] = v;
}
__global__ void k342(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Pair s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  int q2 = max(ty + ty, 35);
  if (ty % 3 == 2)
    q2 = (int)fold(t, 65);
  v += all(s0[warp ^ 15][(lane * ty) >> 5].a);
  __syncthreads();
  const int q3 = 255 - min(warp, ty);
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[((((int)(__brev(tx) >> 24)) >= 175) ? q3 : q2) % 32][i4 + 0].b = v + i4;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k343(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double (*s0)[16][16] = reinterpret_cast<double (*)[16][16]>(memory + 0);
  __shared__ __align__(16) int2 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 100) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s0[(((tx % 5) & 127) & ((int)shuffled[max(tx, 18) & 15])) % 2][((lane - warp) * t) & 15][warp * 3 + i3 + 0]);
  }
  __syncthreads();
  const int q4 = 3 << (lane & 3);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[q4 % 2][q4 % 16][(lane & 1) * 4 + i5 + 0]);
  }
  __syncthreads();
  for (int i6 = 1; i6 <= 4; i6 <<= 1) {
    for (int i7 = 0; i7 < 15; i7 += 2) {
      v += sum(s1[min((int)__clz(tx), i6 * 2)]);
      __syncthreads();
      v += all(s0[(((int)gray((int)shuffled[max(i7, 20) & 15])) % 4) % 2][tx % 16][i7 / 16]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k344(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[388];
  __shared__ unsigned long long counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 388; n1 += 64) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = warp & 63;
  v += sum(s0[((int)((long long)max(tx, 28) * 3 >> 2)) + ((max(warp, 35) % 2) & (((int)__popc(warp)) ^ 19))]);
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[lane * 4 + i4 + 0]);
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 31 ? a : ((q3 % 16) & 15); };
  int q5 = q5_of(max(q3, lane));
  #pragma unroll
  for (int i6 = 0; i6 < 8; ++i6) {
    s0[(t % 47) * 8 + i6 + 1] = make_int4(v, 1, 2, v + i6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    s0[warp * 4 + i7 + 0] = make_int4(v, 1, 2, v + i7);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[lane][warp]);
  out[t] = v;
}
__global__ void k345(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[(tx / 5) / 4][i2 + 0].a);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k346(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[33] = reinterpret_cast<long long (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    v += all(s0[tx][i2 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k347(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned char s0[33][40];
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; ++i3) {
    s1[((unsigned)rows[tx]) + i3 * 64] = v;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[tx][i4 + 0] = v + i4;
  }
  __syncthreads();
  for (unsigned i5 = 0; i5 < 2; ++i5) {
    s1[(tx % 33u) + i5 * 32] = v;
  }
  __syncthreads();
  unsigned q6 = (unsigned)twos[(31u - tx) & 15];
  if ((tx * 7u) >= 49u)
    q6 = tx * 65u;
  for (unsigned i7 = 0; i7 < 2; ++i7) {
    s1[t + i7 * 64] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[t][(unsigned)fold(tx, 9)]);
  v += all(s1[(tx % 24u) & 32u]);
  out[t] = v;
}
__global__ void k348(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned char (*s0)[16][17] = reinterpret_cast<unsigned char (*)[16][17]>(memory + 0);
  __shared__ __align__(16) float4 s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; ++i3) {
    s1[tx * 8 + i3 + 1] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 20 ? a : ((t << 3) ^ (warp % 5)); };
  int q4 = q4_of(warp + 40);
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += sum(s1[tx * 8 + i5 + 0]);
  }
  __syncthreads();
  const int q6 = tx;
  int j8 = tx & 63;
  int i7 = 2;
  do {
    for (int i9 = 1; i9 < 19; i9 += 3) {
      v += sum(s1[i7 + 22]);
      __syncthreads();
    }
    j8 = (j8 ^ 9) & 63;
    i7 += 1;
  } while (i7 < 3);
  int q10 = ((int)fold(tx, 3)) * 32;
  if ((((int)primes[q4 & 15]) & 4) != 0)
    q10 = q4 - ty;
  #pragma unroll
  for (int i11 = 0; i11 < 2; ++i11) {
    s1[tz * 2 + i11 + 0] = make_float4(v, 1, 2, v + i11);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(((int)primes[(tx + t) & 15]) ^ ((q10 % 3) + 12)) & 3][(tx % (ty + 1)) / 24][min((int)(short)(t * 8), 15)]);
  out[t] = v;
}
__global__ void k349(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ int2 s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 99) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  __syncthreads();
  if (warp >= 3u) {
    s0[((warp + ty) % 16u) % 5u][ty + 27u] = make_int2(2, v);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 3; ++i2) {
    s0[ty][i2 + 0] = make_int2(2, v + i2);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[warp][tx]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k300<<<1, dim3(32, 4, 1), 5120>>>(out);
  k301<<<1, dim3(100, 1, 1), 4608>>>(out);
  k302<<<1, dim3(256, 1, 1), 0>>>(out);
  k303<<<1, dim3(64, 1, 1), 0>>>(out);
  k304<<<1, dim3(100, 1, 1), 0>>>(out);
  k305<<<1, dim3(64, 2, 1), 0>>>(out);
  k306<<<1, dim3(8, 8, 1), 0>>>(out);
  k307<<<1, dim3(64, 2, 1), 8192>>>(out);
  k308<<<1, dim3(5, 3, 7), 0>>>(out);
  k309<<<1, dim3(8, 8, 1), 0>>>(out);
  k310<<<1, dim3(5, 3, 7), 0>>>(out);
  k311<<<1, dim3(5, 3, 7), 4352>>>(out);
  k312<<<1, dim3(64, 1, 1), 0>>>(out);
  k313<<<1, dim3(2, 16, 4), 0>>>(out);
  k314<<<1, dim3(2, 16, 4), 4608>>>(out);
  k315<<<1, dim3(33, 3, 1), 8448>>>(out);
  k316<<<1, dim3(24, 5, 1), 11520>>>(out);
  k317<<<1, dim3(8, 8, 1), 4608>>>(out);
  k318<<<1, dim3(64, 1, 1), 0>>>(out);
  k319<<<1, dim3(100, 1, 1), 0>>>(out);
  k320<<<1, dim3(24, 5, 1), 1536>>>(out);
  k321<<<1, dim3(2, 16, 4), 8192>>>(out);
  k322<<<1, dim3(1, 32, 2), 0>>>(out);
  k323<<<1, dim3(64, 1, 1), 0>>>(out);
  k324<<<1, dim3(8, 4, 2), 0>>>(out);
  k325<<<1, dim3(5, 3, 7), 0>>>(out);
  k326<<<1, dim3(8, 8, 1), 0>>>(out);
  k327<<<1, dim3(32, 2, 2), 0>>>(out);
  k328<<<1, dim3(64, 2, 1), 0>>>(out);
  k329<<<1, dim3(128, 1, 1), 0>>>(out);
  k330<<<1, dim3(1, 32, 2), 0>>>(out);
  k331<<<1, dim3(32, 8, 1), 0>>>(out);
  k332<<<1, dim3(64, 2, 1), 0>>>(out);
  k333<<<1, dim3(16, 16, 1), 8704>>>(out);
  k334<<<1, dim3(5, 3, 7), 8192>>>(out);
  k335<<<1, dim3(16, 16, 1), 0>>>(out);
  k336<<<1, dim3(100, 1, 1), 0>>>(out);
  k337<<<1, dim3(8, 8, 1), 0>>>(out);
  k338<<<1, dim3(16, 1, 1), 0>>>(out);
  k339<<<1, dim3(4, 4, 4), 8704>>>(out);
  k340<<<1, dim3(32, 4, 1), 0>>>(out);
  k341<<<1, dim3(128, 1, 1), 8192>>>(out);
  k342<<<1, dim3(64, 2, 1), 0>>>(out);
  k343<<<1, dim3(100, 1, 1), 4096>>>(out);
  k344<<<1, dim3(64, 1, 1), 0>>>(out);
  k345<<<1, dim3(1, 64, 1), 0>>>(out);
  k346<<<1, dim3(32, 4, 1), 8448>>>(out);
  k347<<<1, dim3(16, 1, 1), 3328>>>(out);
  k348<<<1, dim3(4, 4, 4), 1280>>>(out);
  k349<<<1, dim3(33, 3, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

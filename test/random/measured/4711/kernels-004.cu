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
__global__ void k200(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const int q2 = (int)fold(ty >> 4, 3);
  __syncthreads();
  v += all(s0[tx][(tx << 5) ^ (ty & 63)]);
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((int)twos[max(ty, ty)]) % 8][(warp / 7) + ((int)(__brev(warp) >> 27))].c);
  __syncthreads();
  int i2 = 0;
  do {
    int j4 = lane & 63;
    for (int i3 = 1; i3 < 3; i3 += 1) {
      v += all(s0[((t / 5) / 33) * 64][(lane * 17) % 33].a);
      __syncthreads();
      j4 = j4 >> 1;
    }
    i2 += 1;
  } while (i2 < 4);
  const int q5 = (warp / 6) | (warp + warp);
  int j7 = lane & 63;
  int i6 = 0;
  while (i6 < 11) {
    v += all(s0[(j7 >> 4) / 4][(i6 >= 10) ? i6 : max(i6 & 31, i6 & 3)].a);
    __syncthreads();
    j7 = (j7 * 5 + 3) & 63;
    i6 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k202(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  Row *s1 = reinterpret_cast<Row *>(memory + 6400);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 256) {
    s1[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += all(s1[(lane * 2654435761u >> 24) ^ ((unsigned)rotate<4>(tx & 31))].e);
    __syncthreads();
    __syncthreads();
  }
  unsigned j5 = warp & 63;
  unsigned i4 = 1;
  do {
    for (unsigned i6 = 0; i6 < 1; i6 += 1) {
      s1[i6 << 1].e = all(s1[i6 << 1].e) + 1;
      __syncthreads();
    }
    j5 = (j5 * 5 + 3) & 63;
    i4 += 1;
  } while (i4 < 5);
  for (unsigned i7 = 0; i7 < 5; i7 += 1) {
    s0[(unsigned)((unsigned long long)((unsigned)((long long)tx * 3 >> 2)) / 3)] = make_float4(v, 1, 2, sum(s0[(unsigned)((unsigned long long)((unsigned)((long long)tx * 3 >> 2)) / 3)]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile Row s0[8][8][9];
  volatile long long (*s1)[36] = reinterpret_cast<volatile long long (*)[36]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 40; i3 >= 0; i3 -= 8) {
    int j5 = tx & 63;
    int i4 = 0;
    do {
      s0[i3 >> 3][min((int)(short)((j5 % 7) >> 4), 24)][(((lane + i4) % 4 == 1) ? ((((j5 + j5) & 8) != 0) ? ((int)(__brev(t) >> 27)) : (i3 + tx)) : (511 << (i4 & 3))) % 9].c = v;
      if ((i4 & 8) != 0) {
        s1[i4 >> 4][i4 ^ 6] = all(s1[i4 >> 4][i4 ^ 6]) + 1;
      }
      v += all(s0[i4][3 >> (tx & 3)][warp >> 2].c);
      j5 = (j5 + 33) % 64;
      i4 += 1;
    } while (i4 < 7);
  }
  #pragma unroll 1
  for (int i6 = 0; i6 < 16; i6 += 3) {
    #pragma unroll 2
    for (int i7 = 1; i7 <= 32; i7 <<= 1) {
      v += all(s0[(((i7 % 24) - (i7 / 33)) * 2) / 32][i6 % 8][((((int)pick(i6)) >> 1) % 6) % 16].e);
    }
  }
  const int q8 = ((int)((unsigned long long)tx / 3)) + 5;
  #pragma unroll
  for (int i9 = 2; i9 >= 0; i9 -= 2) {
    v += all(s1[min(i9 + ((int)rows[q8 & 15]), 10)][i9]);
  }
  #pragma unroll 2
  for (int i10 = 2; i10 < 4; i10 += 4) {
    v += all(s0[i10][((int)(short)lane) / 4][i10 % 33].c);
    if (((((i10 & 6) != 0) || (warp % 2 == 1)) && ((i10 & 4) != 0)) && ((lane ^ 19) > 10)) {
      v += all(s0[i10][i10][(q8 % 10) % 9].a);
    }
    if (((i10 & 8) != 0) || (i10 < 2)) {
      v += all(s0[i10 * i10][((int)(__brev(q8) >> 24)) & 1][i10].c);
    } else {
      s0[i10][(tx / 3) % (i10 + 1)][(i10 * (i10 / 10)) & (((q8 & 8) != 0) ? ((int)twos[max(i10, 25) & 15]) : (i10 * 8))].e = v + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double *s0 = reinterpret_cast<volatile double *>(memory + 0);
  __shared__ __align__(16) volatile float s1[16][17];
  volatile long long (*s2)[16][17] = reinterpret_cast<volatile long long (*)[16][17]>(memory + 2048);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1088; n3 += 64) {
    (&s2[0][0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i5 = 2; i5 >= 2; i5 -= 4) {
    v += all(s0[t]);
  }
  #pragma unroll 2
  for (int i6 = 12; i6 >= 0; i6 -= 4) {
    put<volatile double>(s0, tx * 31, v);
  }
  if (((tx ^ 0) > 7) || ((((t ^ 62) > 9) || (ty >= 31)) && ((tx % 24) < 0))) {
    s0[((ty / 24) * 8) + ((lane % 2) ^ ty)] = all(s0[((ty / 24) * 8) + ((lane % 2) ^ ty)]) + 1;
  }
  if (warp < 0) {
    s0[ty] = v;
  }
  #pragma unroll
  for (int i7 = 1; i7 <= 1; i7 <<= 1) {
    if (((warp ^ 1) > 8) && ((warp < 0) && ((tx % 24) >= 0))) {
      v += all(s1[max(min(warp, i7), 13)][(int)shuffled[((lane ^ 16) > 8) ? ((tx % 32) * t) : (min(warp, 29) + (tx & 7))]]);
    }
  }
  __syncthreads();
  v += all(s2[ty / 16][((warp * 16) * 5) % 16][max((warp % 33) % 16, max((int)spread(ty & 31), 18)) % 17]);
  v += all(counts[lane / 4]);
  out[t] = v;
}
__global__ void k205(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int4 s0[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(tx + 22) >> 2][(int)fold(warp + ty, 17)] = make_int4(v, 1, 2, sum(s0[(tx + 22) >> 2][(int)fold(warp + ty, 17)]) + 1);
  __syncthreads();
  v += sum(s0[tz * tx][warp]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k206(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile Quad s1[500];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 500; n2 += 64) {
    s1[n2].d = n2;
  }
  __syncthreads();
  __syncthreads();
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 229; i3 += blockDim.x * blockDim.y * blockDim.z) {
    v += get<volatile int>(s0, ((t + j4) + j4) / ((i3 + tx) + 1));
    j4 = j4 >> 1;
  }
  for (int i5 = 3; i5 >= 1; i5 -= 2) {
    if (((warp & 31) < 20) || ((tx & 6) != 0)) {
      v += all(s1[(tx >> 5) % (i5 + 1)].d);
    }
    v += all(s1[ty].d);
    v += all(s1[(((tx + 13) * 2) / 10) | 21].a);
  }
  int q6 = (tx & 28) / 16;
  if (warp < 0)
    q6 = ty * 65;
  s0[(int)(__brev(warp) >> 27)] = 7;
  if ((tz & 4) != 0) {
    v += all(s1[(tx * 2) + ((int)(__brev(warp) >> 24))].d);
  }
  if ((tz ^ 1) > 4) {
    s0[(tx * 64) << 5] = v;
  } else {
    v += all(s0[min(warp | lane, 33)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 1; i2 < 2; i2 += 2) {
    #pragma unroll 1
    for (unsigned i3 = 1; i3 < 25; i3 += 4) {
      if ((i2 & 1u) != 0u) {
        s0[i2] = v;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(s0[tz]);
  out[t] = v;
}
__global__ void k208(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Triad *s0 = reinterpret_cast<volatile Triad *>(memory + 0);
  __shared__ volatile int s1[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 120) {
    s0[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 120) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 6 ? a : ((ty % 33) * warp); };
  int q3 = q3_of(ty * warp);
  int i4 = 0;
  do {
    if (q3 >= 12) {
      v += all(s0[(ty * 65) % 16].b);
    }
    s1[lane % 4][((i4 / 16) ^ (i4 % 6)) / ((511 << (q3 & 3)) + 1)][i4] = all(s1[lane % 4][((i4 / 16) ^ (i4 % 6)) / ((511 << (q3 & 3)) + 1)][i4]) + 1;
    v += get<volatile int>(&s1[0][0][0] + 5, q3 % 33);
    i4 += 1;
  } while (i4 < 7);
  __syncthreads();
  out[t] = v;
}
__global__ void k209(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[4][16][17];
  volatile Row (*s1)[16][8] = reinterpret_cast<volatile Row (*)[16][8]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : (((int)((unsigned long long)warp / 3)) + lane); };
  int q3 = q3_of(ty | 18);
  #pragma unroll 1
  for (int i4 = ty & 3; i4 < 12; i4 += 4) {
    v += all(s1[(((int)(__brev(tx) >> 24)) % 8) & 3][((i4 * 3) + (q3 + q3)) % 6][ty].c);
    v += all(s1[tx % 4][ty][i4 % 8].e);
    s1[i4 / 5][(int)gray(i4)][(((int)(__brev(tx % 17) >> 27)) / 10) / 4].c = v + 1;
  }
  s1[((int)((long long)lane * 3 >> 2)) / 8][(lane % (ty + 1)) / (ty + 1)][ty << 2].a = 7;
  if ((tx ^ 42) > 8) {
    v += all(s1[ty][((int)pick(q3 / 5)) % ((ty / 2) + 1)][((127 - ((int)(__brev(q3) >> 27))) * 3) & 7].c);
  }
  for (int i5 = 0; i5 >= 0; i5 -= 2) {
    v += all(s0[(((lane >> 4) >= 0) ? i5 : i5) >> 2][(tx + tx) % 6][((int)((unsigned long long)tx / 3)) / 4]);
  }
  put<volatile float>(&s0[0][0][0] + 5, (warp / 24) & 15, v);
  __syncthreads();
  out[t] = v;
}
__global__ void k210(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  short (*s0)[33] = reinterpret_cast<short (*)[33]>(memory + 0);
  float (*s1)[40] = reinterpret_cast<float (*)[40]>(memory + 2304);
  float (*s2)[36] = reinterpret_cast<float (*)[36]>(memory + 7680);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 99) {
    (&s1[0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1152; n3 += 99) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (unsigned i4 = 0; i4 < 3; i4 += 8) {
    for (unsigned i5 = 1; i5 < 6; i5 += 1) {
      for (unsigned i6 = 1; i6 < 15; i6 += 4) {
        if ((i6 & 8u) != 0u) {
          v += all(s1[tx][i6 & 31u]);
        }
        __syncthreads();
      }
    }
  }
  __syncthreads();
  v += all(s0[ty][ty]);
  v += all(s2[warp / 16u][min((unsigned)(unsigned char)warp, 35u)]);
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile long long s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((int)(__brev((int)(short)warp) >> 24)); };
  int q2 = q2_of(ty % 4);
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = t; i3 < 227; i3 += 64) {
    s0[j4 / 10][(int)fold((int)((unsigned long long)(i3 / 16) / 3), 3)] = 7;
    s0[(int)(short)(tx / 4)][(((lane ^ 14) > 5) ? tx : ty) & 31] = v;
    j4 = (j4 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(s0[(100 >> (ty & 3)) % 6][abs((tx - warp) % 12)]);
  out[t] = v;
}
__global__ void k212(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[32][18];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    s0[(lane % 10) ^ ty][i2 + 0].e = v + i2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[warp][(tx % 3) * 4 + i3 + 0].e = v + i3;
  }
  __syncthreads();
  const int q4 = (int)rotate<4>((lane ^ warp) & 31);
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    v += all(s0[q4 % 16][(tx & 1) * 4 + i5 + 0].c);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[33][20];
  __shared__ volatile int s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 660; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((ty >= 1) && (((int)__popc(tx)) >= 18)) {
    v += get<volatile int>(&s1[0][0], tz);
  }
  if (((tx - tx) % 2 == 0) || (warp % 4 == 2)) {
    v += all(s1[tx][(int)__clz(ty)]);
  }
  int j4 = tx & 63;
  #pragma unroll 1
  for (int i3 = (tz ^ 15) & 3; i3 < 9; i3 += 4) {
    #pragma unroll 1
    for (int i5 = 16; i5 > 0; i5 /= 2) {
      int i6 = 2;
      do {
        v += all(s0[3 >> (j4 & 3)][(((j4 ^ 0) > 15) ? ((i6 ^ i5) % (tx + 1)) : ((int)(__brev(i6 & 38) >> 27))) / 24].a);
        s0[ty][(int)(short)tz].c = all(s0[ty][(int)(short)tz].c) + 1;
        s0[(max(ty, i6) * i6) / 7][tz].a = all(s0[(max(ty, i6) * i6) / 7][tz].a) + 1;
        i6 += 1;
      } while (i6 < 5);
    }
    j4 = j4 >> 1;
  }
  int j8 = ty & 63;
  #pragma unroll 1
  for (int i7 = 1; i7 < 6; i7 += 1) {
    #pragma unroll 1
    for (int i9 = 1; i9 < 15; i9 += 2) {
      if (j8 % 2 == 0) {
        s0[i9][abs((((warp < 1) ? ty : tx) - i9) % 7)].a = all(s0[i9][abs((((warp < 1) ? ty : tx) - i9) % 7)].a) + 1;
      }
      v += all(s0[warp][(j8 + j8) / 8].b);
    }
    j8 = j8 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[777];
  __shared__ unsigned counts[32][33];
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
  v += (unsigned)atomicOr(&counts[(ty % 4) / 16][(((ty % 33) >> 1) + t) % 33], (unsigned)v);
  s0[(int)rows[((int)(unsigned char)((tz * t) >> 3)) & 15]] = all(s0[(int)rows[((int)(unsigned char)((tz * t) >> 3)) & 15]]) + 1;
  __syncthreads();
  s0[t + 43] = all(s0[t + 43]) + 1;
  __syncthreads();
  auto q3_of = [=](int a) { return a < 15 ? a : min((int)rows[lane & 15], tx + 34); };
  int q3 = q3_of(lane ^ lane);
  #pragma unroll 1
  for (int i4 = 0; i4 < 15; i4 += 2) {
    for (int i5 = 8; i5 > 0; i5 >>= 1) {
      v += (unsigned)atomicCAS(&counts[(int)((unsigned long long)((int)bits(i5 / 4)) / 3)][(tx + t) % 33], (unsigned)1, (unsigned)v);
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[tz * 3][((int)fold(q3, 20)) / 6]);
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[512];
  __shared__ unsigned s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 48) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 48) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 2; ++i3) {
    s1[(t >> 1) & 7][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += all(s1[warp][i4 + 1]);
  }
  __syncthreads();
  v += sum(s0[(int)rows[((tx < 26) ? tx : t) & 15]]);
  v += all(s1[t % 12][(lane >> 4) * 7]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 128 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16][16] = reinterpret_cast<int4 (*)[16][16]>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[((unsigned)rows[tx & 15]) % 2u][t % 16u][((unsigned)((long long)t * 3 >> 2)) % 4u]);
  v += all(counts[lane & 38u][(lane * 4u) & 31u]);
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ short s0[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((((ty % 17u) ^ 2u) > 0u) || ((tx ^ 0u) > 5u)) {
    s0[(unsigned)spread(((ty + 51u) & 1u) & 31)] = 7;
  }
  __syncthreads();
  s0[((lane % 8u) * 16u) + ((unsigned)spread((ty + 1u) & 31))] = 7;
  __syncthreads();
  for (unsigned i2 = 0; i2 < 6; ++i2) {
    s0[t + i2 * 16] = v;
  }
  __syncthreads();
  for (unsigned i3 = 8; i3 > 0; i3 >>= 1) {
    for (unsigned i4 = 1; i4 <= 64; i4 <<= 1) {
      v += all(s0[32u - (i3 ^ i3)]);
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k218(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 32) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 32) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((tx & 8u) != 0u) && (((((unsigned)mirror(tx)) % 3u == 0u) || (tx < 9u)) || (((unsigned)rows[lane & 15]) % 4u == 1u))) {
    s0[((unsigned)shuffled[lane & 15]) / 33u] = all(s0[((unsigned)shuffled[lane & 15]) / 33u]) + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((tx % 3u) * 2654435761u >> 25) / 6u]);
  out[t] = v;
}
__global__ void k219(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[20] = reinterpret_cast<volatile unsigned short (*)[20]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = t; i2 < 184; i2 += 100) {
    v += all(s0[(((int)shuffled[tx & 15]) << 4) % 2][(tx & 28) & 15]);
  }
  v += all(s0[warp / 4][(int)shuffled[(int)shuffled[tx & 15]]]);
  s0[warp & 7][((((int)bits(tx)) ^ (127 - tx)) | ((lane < 30) ? (tx % 24) : warp)) & 15] = all(s0[warp & 7][((((int)bits(tx)) ^ (127 - tx)) | ((lane < 30) ? (tx % 24) : warp)) & 15]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 64 + tz * 64;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[18] = reinterpret_cast<int4 (*)[18]>(memory + 0);
  __shared__ __align__(16) unsigned char s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 5; i3 += 1) {
    v += sum(s0[((((unsigned)shuffled[i3]) % 10u) + (((unsigned)twos[j4 & 15]) << 1)) % ((((unsigned)__clz(warp)) % 5u) + 1u)][(j4 * 7u) & 15u]);
    __syncthreads();
    j4 = (j4 * 5 + 3) & 63;
  }
  v += all(s1[((tx * t) % 33u) / 8u][warp * 5u][((((lane - lane) & 31u) % 33u) * 64u) % 9u]);
  if (((tx % 8u) & 16u) != 0u) {
    s0[lane][warp] = make_int4(v, 1, 2, sum(s0[lane][warp]) + 1);
  }
  __syncthreads();
  const unsigned q5 = (tx % 17u) / 7u;
  #pragma unroll 2
  for (unsigned i6 = 2; i6 > 0; i6 /= 2) {
    for (unsigned i7 = 1; i7 < 8; i7 += 1) {
      v += sum(s0[min((i7 & i6) * 8u, 6u)][tx / 7u]);
      if (i6 >= 2u) {
        s1[(((unsigned)((unsigned long long)i7 / 3)) * 32u) / 16u][q5 * 2u][i6] = v + 1;
      }
      __syncthreads();
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile double s0[8][8][9];
  __shared__ volatile int s1[64][20];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  if ((((tx * 32) & 6) != 0) || ((ty ^ 4) > 15)) {
    s1[ty >> 3][(int)((unsigned long long)tx / 3)] = v;
  }
  #pragma unroll 1
  for (int i4 = (tx ^ ty) & 3; i4 < 4; i4 += 1) {
    for (int i5 = 1; i5 <= 32; i5 *= 2) {
      for (int i6 = 0; i6 < 2; i6 += 1) {
        s0[i6][3 >> (i6 & 3)][(int)(short)i6] = all(s0[i6][3 >> (i6 & 3)][(int)(short)i6]) + 1;
        s1[3 << (i6 & 3)][i6 * 3] = 7;
        if (((t / 32) % 3 == 0) || ((max(tx, 21) ^ 28) > 4))
          continue;
        if (warp < 3) {
          atomicAdd(&counts[(((warp * 8) ^ warp) + t) % 256], (int)1);
        }
      }
    }
  }
  s0[1 >> (warp & 3)][(t / 4) % 8][(int)((long long)ty * 3 >> 2)] = v;
  s1[(int)__clz(warp)][ty] = all(s1[(int)__clz(warp)][ty]) + 1;
  atomicAdd(&counts[(t + t) % 256], (int)1);
  __syncthreads();
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[16][17];
  __shared__ int2 s1[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int q3 = (tx ^ ty) % 5;
  if ((((ty - warp) & 8) != 0) || ((warp ^ 0) > 4))
    q3 = ty * 17;
  v += sum(s1[(int)(short)warp][((((int)pick(tx ^ tx)) & 63) * ((int)__clz(ty << 2))) % 8][((int)(__brev(tx) >> 24)) * tx]);
  __syncthreads();
  __syncthreads();
  if ((q3 / 24) < 13) {
    s0[(lane << 3) % 16][warp] = v + 1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[max(tx, 21) % 3][((q3 * 16) * 17) % (tx + 1)]);
  out[t] = v;
}
__global__ void k223(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile short s0[2048];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  int q2 = 31 - (tx & 28);
  if ((tx >= 1) && (warp < 3))
    q2 = warp * 16;
  v += all(s0[warp ^ 5]);
  auto q3_of = [=](int a) { return a < 46 ? a : ((ty / 2) * tx); };
  int q3 = q3_of(ty * tx);
  if (q2 % 2 == 1) {
    v += all(s0[tx]);
  } else {
    v += get<volatile short>(s0 + 5, ((lane / 10) / 32) % 4);
  }
  s0[(q3 + 57) / 2] = v;
  #pragma unroll 1
  for (int i4 = ((int)spread(q2 & 31)) & 3; i4 < 6; i4 += 1) {
    int j6 = tx & 63;
    #pragma unroll 1
    for (int i5 = 0; i5 <= ((int)(__brev(i4) >> 24)) % 4; ++i5) {
      s0[tx ^ 30] = v + 1;
      j6 = j6 >> 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[512];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 4 ? a : ((tx + tx) ^ (lane ^ 10)); };
  int q3 = q3_of(warp + ty);
  int j5 = tx & 63;
  #pragma unroll
  for (int i4 = 1; i4 <= 2; i4 *= 2) {
    #pragma unroll 1
    for (int i6 = 0; i6 <= ((int)spread(j5 & 31)) % 7; ++i6) {
      if ((j5 - j5) % 3 == 2)
        break;
      s0[((j5 % (i6 + 1)) + ((int)(__brev(i6) >> 24))) & 127] = all(s0[((j5 % (i6 + 1)) + ((int)(__brev(i6) >> 24))) & 127]) + 1;
      v += get<volatile unsigned short>(s0, (i4 + j5) / 5);
      put<volatile int>(s1 + 1, max(ty, 8) * 33, v);
    }
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll 1
  for (int i7 = (q3 / 24) & 3; i7 < 3; i7 += 8) {
    v += all(s1[((int)bits(tx)) - ((i7 & 1) / 8)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 48 + tz * 48;
  const int lane = t & 31, warp = t / 32;
  __shared__ float4 s0[32][16];
  __shared__ float4 s1[4][16][8];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 48) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 48) {
    (&s1[0][0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  int j4 = tx & 63;
  for (int i3 = 5; i3 >= 1; i3 -= 4) {
    v += sum(s0[(lane ^ max(i3, 17)) / 33][i3 % 12]);
    v += sum(s1[warp][((int)twos[i3]) % 16][i3 & j4]);
    __syncthreads();
    j4 = (j4 + 33) % 64;
  }
  for (int i5 = 0; i5 < 6; i5 += 1) {
    for (int i6 = 0; i6 < 6; i6 += 4) {
      s0[max(i5, 30)][i6] = make_float4(v, 1, 2, sum(s0[max(i5, 30)][i6]) + 1);
      v += sum(s1[((int)(unsigned char)min((tx | i5) | 9, 37)) % 4][((int)((long long)((int)twos[i6]) * 3 >> 2)) % 16][(t ^ warp) / 10]);
      __syncthreads();
    }
  }
  if ((tx + tx) < 6) {
    s0[min(t, 20)][max(((((t % 24) ^ 6) > 3) ? warp : warp) % 16, 15)] = make_float4(v, 1, 2, v);
  }
  if ((warp + warp) < 1) {
    s1[t % 4][min(tx, 38) % 16][((((int)(short)tx) / 5) ^ ((warp * 17) * 4)) % 8] = make_float4(v, 1, 2, v);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k226(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[33][40];
  volatile unsigned char (*s1)[72] = reinterpret_cast<volatile unsigned char (*)[72]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 1; i3 < 2; i3 += 3) {
    s1[(i3 >= 1) ? i3 : i3][((int)Layout{33, 1}(tx, i3)) % 33] = all(s1[(i3 >= 1) ? i3 : i3][((int)Layout{33, 1}(tx, i3)) % 33]) + 1;
    s1[(max(t, 18) / 16) / 8][(int)shuffled[(max(tx, 38) ^ 20) / 5]] = v;
    s1[(int)((unsigned long long)(3 >> (tx & 3)) / 3)][tx / 33] = 7;
  }
  __syncthreads();
  v += all(s0[max(ty, 25)][((tx & 12) + (tz / 8)) >> 4]);
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[1000];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  if ((tx & 16) != 0) {
    v += all(s0[min(warp, 39) / 4]);
  } else {
    v += all(s0[t]);
  }
  atomicAnd(&counts[((min(tx, lane - t) & 1) + t) % 256], (unsigned)v);
  if (warp % 3 == 0) {
    v += all(s0[tx]);
  }
  atomicAnd(&counts[((warp % 16) + t) % 256], (unsigned)v);
  if ((warp & warp) >= 5) {
    v += all(s0[((int)rotate<4>(tx & 31)) % (tx + 1)]);
  }
  auto q3_of = [=](int a) { return a < 127 ? a : ((tx * t) % 10); };
  int q3 = q3_of(((tx ^ 142) > 5) ? t : lane);
  v += all(s0[lane + 14]);
  if ((tx < 106) || ((warp & 2) != 0)) {
    s0[t + tx] = all(s0[t + tx]) + 1;
  }
  if (warp % 5 == 3) {
    atomicAdd(&counts[((((((int)bits(q3)) / 5) & 24) % 10) + t) % 256], (unsigned)1);
  } else {
    atomicAdd(&counts[((((q3 >> 1) >= 125) ? ((int)__clz((tx ^ warp) | ((int)shuffled[q3 & 15]))) : (((lane * 7) ^ t) / ((t ^ warp) + 1))) + t) % 256], (unsigned)1);
  }
  v += all(s0[q3 + warp]);
  __syncthreads();
  v += all(counts[lane]);
  out[t] = v;
}
__global__ void k228(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float s0[256];
  __shared__ int2 s1[8][72];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  unsigned j5 = ty & 63;
  #pragma unroll 2
  for (unsigned i4 = 1; i4 <= 16; i4 *= 2) {
    s1[i4 / 16u][i4] = make_int2(2, sum(s1[i4 / 16u][i4]) + 1);
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  auto q6_of = [=](unsigned a) { return a < 31 ? a : ((ty ^ t) ^ lane); };
  unsigned q6 = q6_of(tz & 63u);
  for (unsigned i7 = 0; i7 < 3; ++i7) {
    s0[((((unsigned)((long long)warp * 3 >> 2)) % 3u) * 32u) + i7 * 8] = v;
  }
  __syncthreads();
  v += (unsigned)atomicCAS(&counts[((warp + 39u) + t) % 256], (unsigned long long)1, (unsigned long long)v);
  __syncthreads();
  __syncthreads();
  v += all(s0[((unsigned)(short)tz) % 7u]);
  v += all(counts[tx + 30u]);
  out[t] = v;
}
__global__ void k229(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 1; i3 <= 32; i3 <<= 1) {
    v += (unsigned)atomicAdd(&counts[warp / 7][(((int)shuffled[(127 - t) & 15]) + t) % 33], (unsigned)v);
    v += all(s0[abs(((((i3 / 16) >= 2) ? tx : i3) << 2) - ((i3 * 16) / (ty + 1)))]);
    __syncthreads();
  }
  #pragma unroll 2
  for (int i4 = 0; i4 < 5; i4 += 1) {
    #pragma unroll 1
    for (int i5 = 1; i5 <= 32; i5 *= 2) {
      s0[(int)((unsigned long long)i5 / 3)] = all(s0[(int)((unsigned long long)i5 / 3)]) + 1;
      __syncthreads();
    }
  }
  for (int i6 = 0; i6 < 6; ++i6) {
    v += all(s0[(((ty / 10) * 33) & 1) + i6 * 33]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[(tx | tx) % 5][(tz % 5 == 4) ? tx : tx]);
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  const unsigned q2 = (tx % (ty + 1u)) >> 1;
  unsigned i3 = 0;
  do {
    if ((lane >= 23u) || (((q2 ^ 0u) > 15u) && (q2 >= 0u))) {
      s0[(warp % 17u) % 16u][ty * i3] = 7;
    }
    __syncthreads();
    i3 += 1;
  } while (i3 < 3);
  __syncthreads();
  v += all(s0[max(q2, 12u)][(tx * 17u) % 16u]);
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned s0[777];
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 64) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[ty * 4 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[warp * 3 + i3 + 0] = v + i3;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 105) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[(ty / 3u) + (((warp & 2u) != 0u) ? tz : tx)][warp][i2 + 0] = make_float2(2, v + i2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s0[((lane / 32u) & (ty * 2654435761u >> 26)) * (ty & 7u)][ty % 24u][(lane & 0u) * 4 + i3 + 0]);
  }
  __syncthreads();
  s0[(t / (warp + 1u)) / 24u][(((unsigned)(unsigned char)(tz * 65u)) + ((((tx * 5u) < 14u) ? t : warp) / 4u)) % 8u][ty * 4u] = make_float2(2, v + 1);
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    v += sum(s0[(((ty % 32u) - (ty % 6u)) & 63u) & 7u][tz][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[32][36];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    if ((tx >= 3) && (tx >= 3)) {
      v += all(s0[i2][(int)((unsigned long long)(t / (i2 + 1)) / 3)].c);
    } else {
      v += all(s0[i2][(i2 + (i2 % 5)) % 16].b);
    }
    s0[(lane >= 4) ? ((tx ^ 24) & (tx + i2)) : i2][31 - ((i2 % 4) + (lane / 5))].b = all(s0[(lane >= 4) ? ((tx ^ 24) & (tx + i2)) : i2][31 - ((i2 % 4) + (lane / 5))].b) + 1;
    s0[(int)bits((int)rows[tx])][i2 ^ i2].c = all(s0[(int)bits((int)rows[tx])][i2 ^ i2].c) + 1;
    i2 += 4;
  } while (i2 < 26);
  __syncthreads();
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16][16] = reinterpret_cast<float4 (*)[16][16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 99) {
    (&s0[0][0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[(tx & 18u) / 24u][min(t, ty) * 2u][i2 + 1]);
  }
  __syncthreads();
  for (unsigned i3 = 1; i3 < 4; i3 += 1) {
    v += sum(s0[ty % 2u][ty][i3 + warp]);
    __syncthreads();
  }
  auto q4_of = [=](unsigned a) { return a < 2 ? a : ty; };
  unsigned q4 = q4_of(ty * ty);
  s0[((unsigned)pick(q4)) & 1u][(tx & 85u) % 16u][min(q4 / 10u, 31u)] = make_float4(v, 1, 2, v + 1);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[8][8][9];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 64; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[((int)Layout{33, 1}(tx, lane)) & 7][warp][(tx & 0) * 4 + i3 + 0]);
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 15 ? a : ((lane * tx) & 31); };
  int q4 = q4_of(lane);
  v += all(s0[((((lane % 3 == 0) || (((int)(unsigned char)warp) % 2 == 0)) ? (((int)shuffled[warp]) & 96) : (tx - (q4 + q4))) * 64) & 7][tx & 7][tx % 9]);
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s0[q4 % 8][((lane & 31) * 2) / 24][i5 + 0] = v + i5;
  }
  __syncthreads();
  for (int i6 = 1; i6 < 2; i6 += 1) {
    for (int i7 = 6; i7 >= 0; i7 -= 1) {
      if (i7 < 6) {
        v += (unsigned)atomicExch(&counts[(((int)rotate<3>((i7 + i6) & 31)) + t) % 64], (unsigned long long)v);
      }
      __syncthreads();
    }
  }
  __syncthreads();
  v += all(counts[(tx >= 0) ? lane : q4]);
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[64][32];
  __shared__ __align__(16) volatile int s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  s0[warp * t][31 - ty] = 7;
  __syncthreads();
  v += all(s0[tz][warp]);
  v += all(s1[ty % 16][ty % 7]);
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 5 + tz * 15;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 105) {
    s0[n1] = n1;
  }
  __syncthreads();
  if ((tz ^ 3u) > 8u) {
    v += all(s0[(unsigned)shuffled[tz]]);
  }
  __syncthreads();
  unsigned q2 = tx + ((((tz + ty) & 2u) != 0u) ? ty : ty);
  if (((tx >= 3u) || (((warp & 4u) != 0u) && (ty >= 2u))) || ((ty < 1u) || ((tz ^ 4u) > 8u)))
    q2 = t / 16u;
  #pragma unroll 1
  for (unsigned i3 = 0; i3 < 25; i3 += 4) {
    for (unsigned i4 = 0; i4 < 3; i4 += 1) {
      v += all(s0[(unsigned)__popc(min(ty, i3))]);
      __syncthreads();
    }
  }
  unsigned j6 = t & 63;
  #pragma unroll 1
  for (unsigned i5 = 0; i5 < 6; i5 += 1) {
    s0[127u - i5] = v + 1;
    __syncthreads();
    j6 = (j6 ^ 9) & 63;
  }
  for (unsigned i7 = 0; i7 < 4; ++i7) {
    s0[(((tz << 2) - ((unsigned)((long long)ty * 3 >> 2))) & 255u) + i7 * 8] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[32][32];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 8; ++i2) {
    v += sum(s0[(((int)twos[lane / 8]) | ((tx + t) * 2)) & 31][i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[(((int)__clz(lane)) / 8) % 3][i3 + 0] = make_float2(2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    v += sum(s0[((t / 10) / 32) & 24][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1000];
  __shared__ __align__(16) int4 s1[2][16][16];
  __shared__ short s2[4][16][17];
  __shared__ int counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 99) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 512; n2 += 99) {
    (&s1[0][0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1088; n3 += 99) {
    (&s2[0][0][0])[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 256; n4 += 99) {
    counts[n4] = n4;
  }
  __syncthreads();
  auto q5_of = [=](int a) { return a < 3 ? a : ((warp % 2) / 5); };
  int q5 = q5_of(tx / 5);
  s2[ty][(tx >> 5) + (q5 % 12)][ty] = all(s2[ty][(tx >> 5) + (q5 % 12)][ty]) + 1;
  v += sum(s1[(((lane / 2) & 7) << 1) & 1][max(ty * q5, q5 >> 2)][((tx < 31) ? q5 : tx) % (warp + 1)]);
  __syncthreads();
  __syncthreads();
  #pragma unroll 1
  for (int i6 = 1; i6 < 17; i6 += 3) {
    if (((q5 ^ ty) ^ 6) > 14) {
      s1[((((tx * 7) ^ 127) > 13) ? (tx % 33) : ((int)(__brev(i6) >> 24))) % 2][(t | warp) / 33][warp / (tx + 1)] = make_int4(v, 1, 2, v + 1);
    }
    __syncthreads();
  }
  __syncthreads();
  v += sum(s0[(int)rows[ty]]);
  v += all(counts[max((tx | ty) / 3, 4)]);
  out[t] = v;
}
__global__ void k240(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += all(s0[tx][i2 + 1]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[lane + warp][i3 + 1]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Pair s0[512];
  __shared__ volatile float s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 < 15; i3 += 3) {
    #pragma unroll 1
    for (int i4 = ((int)rows[lane & 15]) & 3; i4 < 9; i4 += 8) {
      v += all(s1[((int)rows[warp]) % 16][i4]);
      if ((tx & 28) < 1) {
        v += all(s0[(i3 / 6) * 31].a);
      }
    }
  }
  if (tx >= 5) {
    v += all(s0[warp].a);
  }
  v += all(s0[ty].b);
  s0[((tx % 4) ^ 13) & 15].b = all(s0[((tx % 4) ^ 13) & 15].b) + 1;
  v += all(s1[(warp % 5 == 0) ? warp : ((int)shuffled[ty])][tz >> 2]);
  v += all(s1[min((int)shuffled[tx], (int)((unsigned long long)(ty & 96) / 3))][(tx + tz) + 5]);
  __syncthreads();
  out[t] = v;
}
__global__ void k242(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float2 s0[1024];
  __shared__ int2 s1[1024];
  float4 *s2 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 500; n3 += 128) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  v += sum(s1[ty & 7]);
  s0[ty + 45] = make_float2(2, 7);
  __syncthreads();
  v += sum(s1[warp]);
  __syncthreads();
  if (tx >= 33) {
    s0[((int)__popc(ty)) ^ 21] = make_float2(2, 7);
  }
  __syncthreads();
  if (warp % 3 == 1) {
    s1[(lane & ty) ^ 3] = make_int2(2, v);
  }
  __syncthreads();
  int i4 = 2;
  while (i4 < 7) {
    if ((i4 ^ 2) > 11) {
      s0[((ty ^ warp) * 16) / 5] = make_float2(2, v + 1);
    }
    v += sum(s1[((int)spread((ty >> 5) & 31)) + (((int)(short)lane) ^ 19)]);
    __syncthreads();
    i4 += 4;
  }
  __syncthreads();
  v += sum(s0[tx ^ tx]);
  v += sum(s2[(int)rotate<4>(((ty < 1) ? t : tx) & 31)]);
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ unsigned char s0[8][8][9];
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 48) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 48) {
    counts[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 8; i3 >= 1; i3 -= 1) {
    int j5 = lane & 63;
    for (int i4 = 0; i4 < 14; i4 += 4) {
      if (i3 < 3) {
        v += (unsigned)atomicCAS(&counts[(i4 + t) % 64], (int)1, (int)v);
      }
      __syncthreads();
      j5 = j5 >> 1;
    }
  }
  int i6 = 0;
  while (i6 < 6) {
    for (int i7 = 0; i7 < 10; i7 += 2) {
      v += (unsigned)atomicOr(&counts[(((int)bits(i6)) + t) % 64], (int)v);
      __syncthreads();
    }
    i6 += 4;
  }
  for (int i8 = 1; i8 < 18; i8 += 4) {
    v += all(s0[warp][(((int)rows[warp]) | min(i8, 8)) % 8][(lane % (warp + 1)) % 3]);
    v += (unsigned)atomicCAS(&counts[(tx + t) % 64], (int)1, (int)v);
    __syncthreads();
  }
  auto q9_of = [=](int a) { return a < 14 ? a : t; };
  int q9 = q9_of(warp & 28);
  int i10 = 0;
  while (i10 < 5) {
    for (int i11 = 1; i11 <= 16; i11 <<= 1) {
      if ((tx % 5) >= 2) {
        atomicMax(&counts[((((max(tx, i10) * 31) % 2) % 5) + t) % 64], (int)v);
      }
      if ((i10 & 8) != 0) {
        s0[(i10 % 2) / 5][warp % 2][((i10 ^ warp) + (i10 / 8)) % ((i11 >> 1) + 1)] = v;
      }
      __syncthreads();
    }
    i10 += 1;
  }
  __syncthreads();
  v += all(counts[min(q9 + 15, 3)]);
  out[t] = v;
}
__global__ void k244(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[8][72];
  __shared__ volatile unsigned s1[2][32][32];
  __shared__ __align__(16) volatile unsigned short s2[2][32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 2048; n3 += 128) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  if (((warp % 2u == 0u) && (warp < 2u)) && (((((tx ^ 103u) > 4u) || ((warp ^ 2u) > 6u)) ? warp : lane) % 2u == 1u)) {
    v += all(s0[tx / 24u][t / 5u]);
  }
  v += get<volatile unsigned>(&s1[0][0][0], ((lane % 5u) & 5u) * (t / 33u));
  v += all(s0[warp][(unsigned)__popc((unsigned)(unsigned char)((lane * tx) << 1))]);
  #pragma unroll 1
  for (unsigned i4 = max(lane, 7u) & 3; i4 < 10; i4 += 8) {
    v += all(s2[t & 1u][warp][min(i4 / 4u, warp % 2u)]);
    if (t % 2u == 1u) {
      v += all(s1[tx % 2u][i4][i4]);
    }
    s0[(((unsigned)__clz(tx)) % (warp + 1u)) / 32u][lane] = v;
  }
  for (unsigned i5 = 2; i5 > 0; i5 /= 2) {
    #pragma unroll 1
    for (unsigned i6 = 1; i6 <= 8; i6 *= 2) {
      #pragma unroll 1
      for (unsigned i7 = t; i7 < 198; i7 += 128) {
        unsigned j9 = warp & 63;
        for (unsigned i8 = 8; i8 > 0; i8 >>= 1) {
          s1[tx % 2u][(unsigned)((long long)(j9 % 10u) * 3 >> 2)][(((unsigned)twos[i5]) + (32u - ((tx - i7) & 7u))) % 32u] = all(s1[tx % 2u][(unsigned)((long long)(j9 % 10u) * 3 >> 2)][(((unsigned)twos[i5]) + (32u - ((tx - i7) & 7u))) % 32u]) + 1;
          if (lane >= 27u) {
            v += all(s2[min((tx + tx) / 3u, 1u)][(i8 / 7u) ^ 11u][3u << (i8 & 3)]);
          }
          v += all(s2[((tx & (j9 & 127u)) * (i6 * i8)) % 2u][(31u - (255u - i8)) & 7u][(i7 % 4u) >> 3]);
          j9 = (j9 ^ 9) & 63;
        }
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[32][33];
  __shared__ __align__(16) signed char s1[777];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 3; ++i3) {
    v += all(s1[((int)__clz(t + 39)) + i3 * 32]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((t + t) % 3) + min((int)(__brev(tx) >> 24), 16)][min(lane, t)].b);
  out[t] = v;
}
__global__ void k246(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) int2 s0[8][72];
  int2 (*s1)[16][17] = reinterpret_cast<int2 (*)[16][17]>(memory + 0);
  int2 *s2 = reinterpret_cast<int2 *>(memory + 8704);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 16) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 1088; n2 += 16) {
    (&s1[0][0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 777; n3 += 16) {
    s2[n3] = make_int2(2, n3);
  }
  __syncthreads();
  unsigned j5 = tx & 63;
  #pragma unroll 1
  for (unsigned i4 = 0; i4 < 6; i4 += 1) {
    s0[i4][(((unsigned)twos[i4 & 1u]) / 2u) % 32u] = make_int2(2, sum(s0[i4][(((unsigned)twos[i4 & 1u]) / 2u) % 32u]) + 1);
    __syncthreads();
    j5 = (j5 ^ 9) & 63;
  }
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    s0[(t * 65u) % 8u][i6 + 0] = make_int2(2, v + i6);
  }
  __syncthreads();
  #pragma unroll
  for (int i7 = 0; i7 < 4; ++i7) {
    v += sum(s2[t * 4 + i7 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i8 = 0; i8 < 2; ++i8) {
    v += sum(s2[tx * 2 + i8 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[tx / 32u][t][((tx / 6u) * 2654435761u >> 28) / 8u]);
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile signed char s0[32][36];
  __shared__ volatile float s1[512];
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = (tx | 9) & 3; i4 < 1; i4 += 1) {
    s0[lane / 32][i4] = all(s0[lane / 32][i4]) + 1;
    s1[max((int)twos[ty], 26)] = all(s1[max((int)twos[ty], 26)]) + 1;
    if ((tx % 4 == 2) || (((int)(__brev(i4) >> 24)) < 202)) {
      v += (unsigned)atomicOr(&counts[(((int)fold(tz << 1, 4)) + t) % 256], (unsigned)v);
    }
  }
  int q5 = tx;
  if ((tx ^ 0) > 15)
    q5 = ty << 4;
  int i6 = 2;
  while (i6 < 8) {
    v += (unsigned)atomicAdd(&counts[((((int)__clz(warp)) << 1) + t) % 256], (unsigned)v);
    i6 += 1;
  }
  if (((q5 % 10) ^ 4) > 1) {
    v += (unsigned)atomicMin(&counts[(((int)__clz((int)primes[(int)gray(tx)])) + t) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(counts[(tz | (((ty & 16) != 0) ? lane : t)) + 28]);
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned char s0[4][16][17];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  v += (unsigned)atomicOr(&counts[((warp << 1) + t) % 64], (int)v);
  s0[ty][((tx % 4 == 2) ? max(lane, 18) : (ty + ty)) / 6][ty * ty] = all(s0[ty][((tx % 4 == 2) ? max(lane, 18) : (ty + ty)) / 6][ty * ty]) + 1;
  v += (unsigned)atomicAdd(&counts[(((ty / 6) * tx) + t) % 64], (int)v);
  int j4 = tx & 63;
  #pragma unroll
  for (int i3 = 1; i3 <= 16; i3 <<= 1) {
    int i5 = 2;
    while (i5 < 10) {
      v += all(s0[((i5 % 8) % (i5 + 1)) % 4][i5 % (ty + 1)][i5 / 4]);
      i5 += 1;
    }
    j4 = (j4 ^ 9) & 63;
  }
  int q6 = (int)__clz((int)(short)t);
  if ((tx & 1) != 0)
    q6 = ty * 64;
  s0[(ty * 8) >> 5][warp][3 >> (tx & 3)] = all(s0[(ty * 8) >> 5][warp][3 >> (tx & 3)]) + 1;
  v += (unsigned)atomicOr(&counts[(((tx * 7) % 32) + t) % 64], (int)v);
  auto q7_of = [=](int a) { return a < 1 ? a : (tx & 63); };
  int q7 = q7_of(lane / 33);
  int i8 = 2;
  do {
    int i9 = 0;
    do {
      s0[min(i8, i9)][(((warp ^ 3) > 10) ? ((lane + (i9 * ty)) + 20) : (((i8 - i9) % 10) % 2)) & 15][i8] = v;
      i9 += 4;
    } while (i9 < 30);
    i8 += 8;
  } while (i8 < 8);
  __syncthreads();
  v += all(counts[((((int)rows[q6 & 15]) / (warp + 1)) % ((100 >> (q6 & 3)) + 1)) % 3]);
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Mixed (*s0)[20] = reinterpret_cast<Mixed (*)[20]>(memory + 0);
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
  __syncthreads();
  const int q2 = (63 - ty) & t;
  for (int i3 = 4; i3 >= 1; i3 -= 1) {
    int i4 = 0;
    while (i4 < 6) {
      s0[((tx >> 3) ^ (warp * i4)) ^ 27][(q2 * 8) % 5].a = all(s0[((tx >> 3) ^ (warp * i4)) ^ 27][(q2 * 8) % 5].a) + 1;
      __syncthreads();
      i4 += 1;
    }
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(1, 64, 1), 0>>>(out);
  k201<<<1, dim3(33, 3, 1), 0>>>(out);
  k202<<<1, dim3(256, 1, 1), 16640>>>(out);
  k203<<<1, dim3(128, 1, 1), 9216>>>(out);
  k204<<<1, dim3(1, 64, 1), 10752>>>(out);
  k205<<<1, dim3(1, 32, 2), 0>>>(out);
  k206<<<1, dim3(1, 32, 2), 8192>>>(out);
  k207<<<1, dim3(1, 32, 2), 0>>>(out);
  k208<<<1, dim3(24, 5, 1), 12288>>>(out);
  k209<<<1, dim3(64, 2, 1), 10240>>>(out);
  k210<<<1, dim3(33, 3, 1), 12288>>>(out);
  k211<<<1, dim3(1, 64, 1), 0>>>(out);
  k212<<<1, dim3(64, 2, 1), 0>>>(out);
  k213<<<1, dim3(4, 4, 4), 0>>>(out);
  k214<<<1, dim3(5, 3, 7), 0>>>(out);
  k215<<<1, dim3(48, 1, 1), 0>>>(out);
  k216<<<1, dim3(128, 1, 1), 8192>>>(out);
  k217<<<1, dim3(5, 3, 7), 0>>>(out);
  k218<<<1, dim3(32, 1, 1), 2048>>>(out);
  k219<<<1, dim3(100, 1, 1), 2560>>>(out);
  k220<<<1, dim3(64, 1, 1), 9216>>>(out);
  k221<<<1, dim3(32, 8, 1), 0>>>(out);
  k222<<<1, dim3(1, 64, 1), 0>>>(out);
  k223<<<1, dim3(32, 4, 1), 0>>>(out);
  k224<<<1, dim3(8, 8, 1), 8192>>>(out);
  k225<<<1, dim3(48, 1, 1), 0>>>(out);
  k226<<<1, dim3(2, 16, 4), 768>>>(out);
  k227<<<1, dim3(256, 1, 1), 0>>>(out);
  k228<<<1, dim3(5, 3, 7), 0>>>(out);
  k229<<<1, dim3(32, 2, 2), 4096>>>(out);
  k230<<<1, dim3(32, 8, 1), 0>>>(out);
  k231<<<1, dim3(8, 8, 1), 0>>>(out);
  k232<<<1, dim3(5, 3, 7), 0>>>(out);
  k233<<<1, dim3(16, 1, 1), 0>>>(out);
  k234<<<1, dim3(33, 3, 1), 8192>>>(out);
  k235<<<1, dim3(64, 1, 1), 0>>>(out);
  k236<<<1, dim3(8, 4, 2), 0>>>(out);
  k237<<<1, dim3(5, 3, 7), 4096>>>(out);
  k238<<<1, dim3(100, 1, 1), 0>>>(out);
  k239<<<1, dim3(33, 3, 1), 0>>>(out);
  k240<<<1, dim3(64, 1, 1), 0>>>(out);
  k241<<<1, dim3(8, 4, 2), 0>>>(out);
  k242<<<1, dim3(64, 2, 1), 8192>>>(out);
  k243<<<1, dim3(48, 1, 1), 0>>>(out);
  k244<<<1, dim3(128, 1, 1), 0>>>(out);
  k245<<<1, dim3(64, 1, 1), 0>>>(out);
  k246<<<1, dim3(16, 1, 1), 15104>>>(out);
  k247<<<1, dim3(4, 4, 4), 0>>>(out);
  k248<<<1, dim3(33, 3, 1), 0>>>(out);
  k249<<<1, dim3(64, 2, 1), 10240>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

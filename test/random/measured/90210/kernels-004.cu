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
  const int t = tx + ty * 32 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long *s0 = reinterpret_cast<volatile long long *>(memory + 0);
  volatile float (*s1)[40] = reinterpret_cast<volatile float (*)[40]>(memory + 8192);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 32) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1320; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (63 - t) * 16;
  s0[(int)((long long)tx * 3 >> 2)] = v + 1;
  int q4 = q3;
  if (q3 % 2 == 0)
    q4 = (int)bits(t);
  int j6 = q3 & 63;
  #pragma unroll 1
  for (int i5 = 4; i5 > 0; i5 >>= 1) {
    if (j6 >= 55) {
      v += get<volatile long long>(s0, i5);
    }
    if (((tx * 2) ^ 3) > 0) {
      v += all(s1[i5 + ((i5 + i5) % 12)][i5]);
    } else {
      v += all(s1[(i5 & 1) % 17][(int)mirror(i5)]);
    }
    s1[i5][((tx / 32) ^ 37) % 40] = all(s1[i5][((tx / 32) ^ 37) % 40]) + 1;
    j6 = (j6 ^ 9) & 63;
  }
  for (int i7 = 64; i7 > 0; i7 /= 2) {
    int j9 = q4 & 63;
    int i8 = 0;
    do {
      put<volatile long long>(s0, i8, v);
      j9 = j9 >> 1;
      i8 += 1;
    } while (i8 < 5);
  }
  #pragma unroll 1
  for (int i10 = 0; i10 <= (((((int)rotate<1>(q4 & 31)) ^ 27) > 14) ? tx : lane) % 3; ++i10) {
    #pragma unroll 1
    for (int i11 = 0; i11 <= max(i10, lane) % 5; ++i11) {
      if ((i10 >= 1) || ((lane ^ 3) > 3)) {
        v += get<volatile float>(&s1[0][0], (((((((int)rows[tx & 15]) & 1) != 0) ? t : tx) ^ 25) / 4) | 11);
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k201(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ double s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 23; i2 >= 2; i2 -= 3) {
    if ((((int)shuffled[tx & 15]) & 8) != 0) {
      s0[tx & 7][(warp / 7) << 3][((warp / 3) << 2) / 8] = v + 1;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(ty + t) % 8][ty][(((ty ^ 1) > 5) ? ty : ty) % 3]);
  out[t] = v;
}
__global__ void k202(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Quad s0[388];
  __shared__ volatile Quad s1[32][18];
  __shared__ volatile Quad s2[4][16][8];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 256) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 256) {
    (&s2[0][0][0])[n3].d = n3;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (unsigned i4 = 0; i4 < 4; i4 += 2) {
    s2[i4][(i4 % 7u) % 12u][(((unsigned)mirror(warp)) ^ (t + i4)) % 8u].a = v + 1;
    if (tx % 2u == 0u) {
      v += all(s0[i4].a);
    } else {
      v += all(s0[((unsigned)gray((i4 & 63u) + 33u)) * 2654435761u >> 28].a);
    }
    s2[((tx - lane) & 31u) % (i4 + 1u)][(i4 & 1u) / 5u][((unsigned)bits(i4 | t)) % 4u].a = all(s2[((tx - lane) & 31u) % (i4 + 1u)][(i4 & 1u) / 5u][((unsigned)bits(i4 | t)) % 4u].a) + 1;
  }
  __syncthreads();
  v += all(s1[((unsigned)shuffled[ty]) + tx][ty].a);
  out[t] = v;
}
__global__ void k203(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float4 s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  v += sum(s0[tx >> 2][ty]);
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 5; i2 >= 0; i2 -= 1) {
    if ((tx + 9) >= 52) {
      s0[warp][i2] = make_float4(v, 1, 2, 7);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k204(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[2][16][16];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    (&s0[0][0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 128) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 3 ? a : ((t * 4) + (tx % 17)); };
  int q3 = q3_of(tz + tz);
  int i4 = 1;
  while (i4 < 6) {
    #pragma unroll
    for (int i5 = 6; i5 >= 2; i5 -= 1) {
      if ((i4 < 4) && (warp >= 1)) {
        s0[((i5 * t) & 28) / 16][((int)((unsigned long long)(i4 / 4) / 3)) * 32][((int)__popc(t)) % 6] = make_float2(2, 7);
      }
      __syncthreads();
    }
    i4 += 1;
  }
  #pragma unroll
  for (int i6 = 0; i6 >= 0; i6 -= 1) {
    v += (unsigned)atomicCAS(&counts[((((i6 << 3) >> 1) * 5) + t) % 64], (unsigned long long)1, (unsigned long long)v);
    if (((q3 ^ 305) > 8) && (tx >= 1)) {
      s0[min(((int)(short)((int)__popc(ty))) * (((i6 ^ 0) > 5) ? i6 : tx), 1)][tx][tx] = make_float2(2, 7);
    }
    __syncthreads();
  }
  v += (unsigned)atomicExch(&counts[((((int)twos[(ty * q3) & 15]) / 32) + t) % 64], (unsigned long long)v);
  v += sum(s0[((tx * 5) & ((int)bits(warp))) & 1][((tz & 28) / 32) / 33][tz]);
  __syncthreads();
  __syncthreads();
  v += all(counts[((((int)(__brev(t) >> 27)) + min(warp, 8)) / 10) ^ ((((ty / 33) & 1) != 0) ? lane : (((int)gray(ty)) << 2))]);
  out[t] = v;
}
__global__ void k205(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[64][32];
  volatile float (*s1)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((t >= 56) || ((warp & 8) != 0)) {
    s1[(t % 3 == 2) ? (warp % (tx + 1)) : (((tx ^ 48) > 7) ? warp : t)][(((tx % 4 == 2) && ((t ^ 41) > 11)) ? ((tx * 8) % 3) : ((tx + warp) + (lane & t))) % 17] = v;
  }
  v += all(s0[min(lane * 32, warp % 24)][lane & 15]);
  __syncthreads();
  v += all(s1[min(t, warp)][lane % 5]);
  out[t] = v;
}
__global__ void k206(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[72] = reinterpret_cast<float4 (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  __syncthreads();
  unsigned q2 = (unsigned)twos[(tz | 27u) & 15];
  if ((max(lane, 35u) & 2u) != 0u)
    q2 = (unsigned)((unsigned long long)tx / 3);
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[((((unsigned)(__brev(tz) >> 24)) / 3u) >> 1) % 8u][i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 3; ++i4) {
    s0[(q2 % 3u) / 16u][i4 + 0] = make_float4(v, 1, 2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(q2 ^ 6u) % (tz + 1u)][tx >> 4]);
  out[t] = v;
}
__global__ void k207(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) float s0[512];
  unsigned short (*s1)[72] = reinterpret_cast<unsigned short (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = (int)__clz(min(t, ty));
  for (int i4 = 0; i4 < 2; i4 += 2) {
    *reinterpret_cast<int4 *>(&s0[4 * ((t / 4) / 33)]) = make_int4(v, 1, 2, v);
    __syncthreads();
  }
  auto q5_of = [=](int a) { return a < 15 ? a : ((((int)bits(ty)) < 1) ? ((int)spread(q3 & 31)) : (tz * 8)); };
  int q5 = q5_of((warp % 2 == 0) ? tz : tx);
  s1[(int)bits(warp * 32)][(int)__clz(tx)] = all(s1[(int)bits(warp * 32)][(int)__clz(tx)]) + 1;
  __syncthreads();
  v += all(s0[tx & 33]);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k208(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile long long (*s0)[40] = reinterpret_cast<volatile long long (*)[40]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[8][8][9];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 576; n2 += 105) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 105) {
    counts[n3] = n3;
  }
  __syncthreads();
  if (lane < 19) {
    put<volatile long long>(&s0[0][0], (((int)(unsigned char)warp) * 8) & max(warp, warp), v);
  }
  put<volatile long long>(&s0[0][0], (t & 24) + ((lane % 4 == 2) ? t : tz), v);
  #pragma unroll 1
  for (int i4 = 0; i4 <= ((int)rows[warp]) % 3; ++i4) {
    if (((i4 ^ 1) > 1) && ((i4 << 1) % 4 == 1)) {
      s1[tx][warp / 24][(tx + warp) % 4] = all(s1[tx][warp / 24][(tx + warp) % 4]) + 1;
    }
    v += all(s1[min(tx % 16, 14)][i4][ty / 16]);
  }
  #pragma unroll
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    #pragma unroll 2
    for (int i6 = 2; i6 < 14; i6 += 8) {
      for (int i7 = 1; i7 <= 4; i7 *= 2) {
        v += get<volatile long long>(&s0[0][0], ((i6 + ty) / 4) + ((int)twos[(lane << 3) & 15]));
        s1[(i7 >> 1) / 24][((100 << (warp & 3)) * 5) % 5][(((ty / 4) % 4 == 3) ? i7 : i6) % (i7 + 1)] = v;
        s0[min(tz, 14)][max(tx + 4, 32)] = all(s0[min(tz, 14)][max(tx + 4, 32)]) + 1;
      }
    }
  }
  __syncthreads();
  v += all(counts[((((tx << 2) & ((int)fold(ty, 2))) * 32) << 3) % 256]);
  out[t] = v;
}
__global__ void k209(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 33 + tz * 99;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ signed char s0[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 99) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[warp / (ty + 1u)][(tx % 5u == 4u) ? ((ty / (tx + 1u)) / (tx + 1u)) : (((unsigned)(__brev(lane) >> 27)) % 4u)][(((unsigned)(unsigned char)((unsigned)bits(ty * 8u))) + (((ty / 5u) << 2) * 2654435761u >> 27)) % 9u]);
  out[t] = v;
}
__global__ void k210(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 (*s0)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  __shared__ Row s1[512];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 64) {
    (&s0[0][0])[n1] = make_int4(v, 1, 2, n1);
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
  for (int n3 = t; n3 < 64; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += sum(s0[tx][i4 + 1]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[ty].e);
  v += all(counts[(63 - tx) % ((ty / (tx + 1)) + 1)]);
  out[t] = v;
}
__global__ void k211(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Quad s0[512];
  int4 (*s1)[16] = reinterpret_cast<int4 (*)[16]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 120) {
    s0[n1].d = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 120) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 3; ++i3) {
    s0[tx * 3 + i3 + 0].a = v + i3;
  }
  __syncthreads();
  for (int i4 = 2; i4 < 9; i4 += 2) {
    int i5 = 1;
    while (i5 < 30) {
      #pragma unroll 1
      for (int i6 = 0; i6 < 1; i6 += 1) {
        #pragma unroll 2
        for (int i7 = 1; i7 <= 1; i7 *= 2) {
          v += all(s0[max(i4, i7)].a);
          __syncthreads();
        }
      }
      i5 += 8;
    }
  }
  __syncthreads();
  v += sum(s1[ty][min((int)(__brev(3 << (tx & 3)) >> 27), 15)]);
  out[t] = v;
}
__global__ void k212(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 4 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned char *s0 = reinterpret_cast<volatile unsigned char *>(memory + 0);
  __shared__ unsigned counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    counts[n2] = n2;
  }
  __syncthreads();
  unsigned q3 = (unsigned)__clz(31u - ty);
  if (tz >= 0u)
    q3 = t + 35u;
  if (((tz / 24u) & 6u) != 0u) {
    v += (unsigned)atomicExch(&counts[(((((unsigned)((long long)ty * 3 >> 2)) * 64u) + tz) + t) % 256], (unsigned)v);
  }
  __syncthreads();
  v += all(s0[tz * 2654435761u >> 28]);
  v += all(counts[(unsigned)(__brev(ty) >> 27)]);
  out[t] = v;
}
__global__ void k213(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[1024];
  volatile short *s1 = reinterpret_cast<volatile short *>(memory + 0);
  volatile Pair (*s2)[32] = reinterpret_cast<volatile Pair (*)[32]>(memory + 1792);
  __shared__ int counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 64) {
    s1[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3].b = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n4 = t; n4 < 1056; n4 += 64) {
    (&counts[0][0])[n4] = n4;
  }
  __syncthreads();
  unsigned i5 = 2;
  do {
    if (t < 16u) {
      v += get<volatile double>(s0 + 1, i5);
    }
    i5 += 1;
  } while (i5 < 9);
  __syncthreads();
  v += all(s1[(unsigned)__clz((unsigned)(short)((warp * 2654435761u >> 28) << 4))]);
  v += all(s2[(1u >> (lane & 3)) / (tx + 1u)][((tx - warp) & 63u) & 12u].a);
  v += all(counts[(t % (warp + 1u)) % 5u][lane]);
  out[t] = v;
}
__global__ void k214(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Quad (*s0)[17] = reinterpret_cast<Quad (*)[17]>(memory + 0);
  __shared__ __align__(16) int2 s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].d = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 16; i3 >= 0; i3 -= 4) {
    int i4 = 0;
    do {
      if (i4 >= 0) {
        s1[(i4 / 4) << 2][(i3 / 10) + (i4 / 10)] = make_int2(2, v + 1);
      }
      __syncthreads();
      i4 += 3;
    } while (i4 < 12);
  }
  v += sum(s1[warp][lane]);
  __syncthreads();
  v += all(s0[(tx + 12) % 16][(tx % 8) & (tx + t)].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k215(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned s0[512];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  __shared__ __align__(16) volatile short s2[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 2048; n2 += 100) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 272; n3 += 100) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  unsigned i4 = 0;
  do {
    #pragma unroll 1
    for (unsigned i5 = 0; i5 < 14; i5 += 4) {
      s0[i4 & 28u] = v + 1;
      if (((i4 ^ 0u) > 4u) && (warp >= 3u)) {
        s0[warp] = 7;
      }
    }
    i4 += 3;
  } while (i4 < 8);
  unsigned q6 = (tx * 2654435761u >> 24) % 33u;
  if (lane % 2u == 1u)
    q6 = (unsigned)__popc(tx);
  s0[(unsigned)bits((unsigned)(unsigned char)q6)] = v + 1;
  __syncthreads();
  v += all(s0[(unsigned)(__brev((unsigned)(__brev(q6) >> 27)) >> 27)]);
  v += all(s1[(unsigned)primes[lane & 15]]);
  v += all(s2[(unsigned)((unsigned long long)warp / 3)][q6 % 5u]);
  out[t] = v;
}
__global__ void k216(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Triad s0[16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 100) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (warp ^ t) % 8; ++i3) {
    v += (unsigned)atomicCAS(&counts[(i3 << 1) / (tx + 1)][(i3 + t) % 33], (unsigned)1, (unsigned)v);
  }
  __syncthreads();
  v += all(s0[warp][((warp + 54) * 64) & 15].b);
  v += all(counts[(((int)twos[(lane + warp) & 15]) ^ ((tx % 16) | (tx ^ t))) % 10][((((int)(__brev(warp) >> 24)) * lane) & 96) % 6]);
  out[t] = v;
}
__global__ void k217(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned char s0[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  int q2 = ((int)(short)ty) + ((int)shuffled[warp]);
  if ((tx & 2) != 0)
    q2 = ((max(warp, 30) ^ 30) > 13) ? tx : tx;
  int j4 = q2 & 63;
  #pragma unroll 1
  for (int i3 = 0; i3 >= 0; i3 -= 1) {
    if (((q2 / 8) & 6) != 0) {
      s0[t * i3][((q2 * warp) / (j4 + 1)) & 7][(i3 * i3) * i3] = v;
    }
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  s0[ty][warp / 3][(((warp & 12) + (tx & tx)) * 16) % 9] = 7;
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty & 28) / 6][((tx < 29) || (((ty * q2) & 2) != 0)) ? ty : ty][(q2 + 35) % 9]);
  out[t] = v;
}
__global__ void k218(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[2][16][16];
  __shared__ __align__(16) float s1[16][17];
  __shared__ __align__(16) Mixed s2[1000];
  __shared__ unsigned long long counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 100) {
    (&s0[0][0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 272; n2 += 100) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1000; n3 += 100) {
    s2[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1000; n3 += 100) {
    s2[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 1000; n3 += 100) {
    s2[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 100) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 4; ++i5) {
    s2[tx * 4 + i5 + 0].a = v + i5;
  }
  __syncthreads();
  #pragma unroll
  for (int i6 = 0; i6 < 2; ++i6) {
    v += all(s2[tx * 2 + i6 + 0].b);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[(((int)rows[((tx * 5) * t) & 15]) + (lane * 3)) & 1][(((int)(short)(tx * 64)) * 7) % 16][(tx % 7) + (t >> 4)]);
  v += all(s1[t % 16][(min(tx, tx) ^ 34) % 10]);
  v += all(counts[(t << 3) & (tx % 5)]);
  out[t] = v;
}
__global__ void k219(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile Row s0[16][17];
  volatile Pair *s1 = reinterpret_cast<volatile Pair *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 120) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
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
  __syncthreads();
  for (int i3 = 0; i3 < 12; i3 += 2) {
    if (lane >= 25) {
      v += all(s1[tx & 31].b);
    } else {
      v += all(s1[(int)gray((int)rows[((int)(unsigned char)((int)primes[t & 15])) & 15])].a);
    }
  }
  int q4 = ((int)primes[t & 15]) & 7;
  if (warp < 1)
    q4 = ty / 4;
  int j6 = t & 63;
  for (int i5 = 2; i5 < 4; i5 += 2) {
    if (((i5 ^ 15) ^ 9) > 5) {
      v += all(s0[min(j6 + 53, (int)shuffled[i5])][(warp / 4) % 32].e);
    } else {
      v += all(s0[i5][tx / 2].c);
    }
    if ((ty >= 0) || ((i5 & 2) != 0)) {
      v += all(s0[i5][ty / 3].e);
    } else {
      v += all(s0[i5][i5 * 3].e);
    }
    j6 = (j6 + 33) % 64;
  }
  const int q7 = t / 8;
  v += all(s0[((tx * warp) * tx) % 16][((int)__clz(q4 ^ 36)) >> 2].a);
  v += all(s0[(int)shuffled[(q7 + warp) & 15]][((int)fold(t, 61)) & 15].e);
  v += all(s1[min(((int)((unsigned long long)q4 / 3)) * 3, (int)spread((ty | 20) & 31)) >> 2].a);
  __syncthreads();
  out[t] = v;
}
__global__ void k220(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Quad s0[2][16][16];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 512; n1 += 64) {
    (&s0[0][0][0])[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  int i2 = 0;
  do {
    #pragma unroll 1
    for (int i3 = 0; i3 < 22; i3 += 3) {
      v += all(s0[i2 << 1][(i2 * tx) * 2][(((i3 + i2) % 32) + (((((int)pick(i2)) >= 28) ? i3 : i3) * 4)) % 16].a);
      __syncthreads();
    }
    i2 += 2;
  } while (i2 < 1);
  __syncthreads();
  out[t] = v;
}
__global__ void k221(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  __shared__ Row s1[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 64) {
    (&s1[0][0])[n2].e = n2;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[t * 4 + i3 + 0] = v + i3;
  }
  __syncthreads();
  if ((max(warp, warp) & 1u) != 0u) {
    s1[tx][(ty % 3u) >> 1].e = 7;
  }
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 24 ? a : ((ty / 24u) + (tx * warp)); };
  unsigned q4 = q4_of(ty * tx);
  for (unsigned i5 = 0; i5 < 5; ++i5) {
    v += all(s0[((ty * 17u) / 6u) + i5 * 8]);
  }
  __syncthreads();
  unsigned q6 = (ty & 28u) * tx;
  if (warp % 4u == 2u)
    q6 = tx + tx;
  #pragma unroll
  for (int i7 = 0; i7 < 2; ++i7) {
    v += all(s0[tx * 2 + i7 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s1[q4 % 3u][warp].a);
  out[t] = v;
}
__global__ void k222(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s0[tx * 4 + i3 + 0] = make_float4(v, 1, 2, v + i3);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[min(tx & 63u, 34u) - ((ty / 32u) * 2u)]);
  v += all(counts[(tx ^ ty) & 85u]);
  out[t] = v;
}
__global__ void k223(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 *s0 = reinterpret_cast<float4 *>(memory + 0);
  __shared__ __align__(16) float4 s1[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 500; n1 += 64) {
    s0[n1] = make_float4(v, 1, 2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  const int q3 = (warp / 3) % 4;
  int j5 = tx & 63;
  #pragma unroll 2
  for (int i4 = 1; i4 < 6; i4 += 3) {
    int i6 = 1;
    do {
      if ((j5 >= 11) || (lane < 28)) {
        s1[i6 % 8][(int)__popc((tx * i6) >> 2)] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
      i6 += 1;
    } while (i6 < 4);
    j5 = j5 >> 1;
  }
  #pragma unroll
  for (int i7 = 0; i7 < 7; i7 += 1) {
    v += sum(s0[i7]);
    __syncthreads();
  }
  v += sum(s0[tx]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)__popc(tx ^ ((lane & tx) / (tx + 1)))) & 7][(lane * 3) >> 3]);
  out[t] = v;
}
__global__ void k224(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[72] = reinterpret_cast<volatile unsigned short (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile unsigned short s1[64][32];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = (ty ^ warp) >> 2;
  if (ty % 2 == 0)
    q3 = tx;
  #pragma unroll 1
  for (int i4 = t; i4 < 176; i4 += 64) {
    for (int i5 = 16; i5 > 0; i5 /= 2) {
      #pragma unroll 1
      for (int i6 = 0; i6 <= (warp * 64) % 3; ++i6) {
        v += all(s0[(lane + i6) * tx][(ty ^ i5) / 3]);
        if ((tx >= 0) || (((i5 ^ tx) < 12) && (i4 >= 61))) {
          v += get<volatile unsigned short>(&s0[0][0], i6);
        }
      }
    }
  }
  if ((warp ^ 1) > 13) {
    put<volatile unsigned short>(&s0[0][0], 32 - ((q3 / 4) / 2), v);
  } else {
    s0[((ty % 8) / 24) % 4][warp * 5] = all(s0[((ty % 8) / 24) % 4][warp * 5]) + 1;
  }
  for (int i7 = 2; i7 >= 0; i7 -= 1) {
    int j9 = i7 & 63;
    #pragma unroll 1
    for (int i8 = t; i8 < 242; i8 += blockDim.x * blockDim.y * blockDim.z) {
      #pragma unroll 1
      for (int i10 = 0; i10 <= tx % 1; ++i10) {
        #pragma unroll
        for (int i11 = 1; i11 < 11; i11 += 2) {
          v += all(s0[(((i10 & 6) != 0) ? i11 : i10) % 8][(int)primes[ty & 15]]);
          v += all(s0[(((int)(unsigned char)(i11 * 16)) * 32) % 3][ty & 12]);
          v += all(s0[i10][tx / 10]);
        }
      }
      j9 = (j9 + 33) % 64;
    }
  }
  __syncthreads();
  v += all(s1[max(min(tx & 7, 12), 29)][warp]);
  out[t] = v;
}
__global__ void k225(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 256;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 256) {
    s0[n1] = make_int2(2, n1);
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i2 = 0; i2 < 3; i2 += 4) {
    if ((ty & 1u) != 0u) {
      s0[(unsigned)bits(warp + 15u)] = make_int2(2, v + 1);
    }
    __syncthreads();
  }
  const unsigned q3 = (unsigned)spread(((unsigned)(short)tx) & 31);
  v += sum(s0[ty]);
  __syncthreads();
  __syncthreads();
  for (unsigned i4 = 0; i4 < 5; ++i4) {
    s0[((ty * 17u) ^ 26u) + i4 * 17] = make_int2(2, v);
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
  volatile int (*s0)[72] = reinterpret_cast<volatile int (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((ty ^ 1) > 0) {
    s0[((int)((long long)(tx / 2) * 3 >> 2)) - tx][((int)((long long)warp * 3 >> 2)) % 2] = 7;
  }
  v += both<volatile int>(&s0[0][0] + 1, (warp ^ 8) | 28, 32);
  if (((tx >> 3) & 8) != 0) {
    v += all(s0[min(lane, 7)][((lane << 5) % 32) % (warp + 1)]);
  }
  int i2 = 0;
  do {
    for (int i3 = 0; i3 < 6; i3 += 1) {
      if (i3 % 2 == 0) {
        s0[(i3 & 12) & 7][(tx % 16) & warp] = 7;
      }
    }
    i2 += 3;
  } while (i2 < 11);
  auto q4_of = [=](int a) { return a < 10 ? a : (warp + (lane ^ 27)); };
  int q4 = q4_of((int)__popc(ty));
  for (int i5 = 4; i5 > 0; i5 >>= 1) {
    if ((((i5 % (ty + 1)) & 8) != 0) && (ty < 4)) {
      s0[((int)__clz((int)Layout{33, 1}(i5, i5))) % 8][(int)primes[i5]] = 7;
    } else {
      v += get<volatile int>(&s0[0][0], ((tx & 16) != 0) ? (t % 8) : ((int)gray((int)((long long)i5 * 3 >> 2))));
    }
  }
  const int q6 = ((int)gray(ty)) * 16;
  for (int i7 = 1; i7 <= 16; i7 *= 2) {
    if ((q4 >= 20) || (((q4 ^ 4) > 3) || ((i7 < 13) && (tx < 0)))) {
      s0[(t / 7) & 1][((ty * 2) & tx) * 16] = v;
    } else {
      v += get<volatile int>(&s0[0][0] + 1, (t >= 35) ? (((int)shuffled[warp]) + (i7 * 3)) : ((ty % 7) * 4));
    }
    if ((q6 & 16) != 0) {
      v += all(s0[ty % 8][tx / 5]);
    }
    v += all(s0[min(i7 * 16, 38) / 24][(int)(__brev(warp + warp) >> 27)]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k227(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 2 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Pair s0[8][8][9];
  __shared__ __align__(16) volatile unsigned short s1[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1].b = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  if ((warp ^ 0) > 8) {
    v += all(s0[tx / 2][tz][tz].a);
  }
  if (((tz / 32) >= 0) && (ty % 4 == 0)) {
    v += all(s1[((int)__clz(warp % 6)) / 8][warp]);
  }
  int i3 = 2;
  do {
    if ((i3 ^ 6) > 2) {
      v += get<volatile unsigned short>(&s1[0][0], max((int)rows[((warp % 2 == 1) ? max(i3, 17) : ((int)primes[t & 15])) & 15], ((ty * 8) >> 3) / ((warp / 2) + 1)));
    }
    i3 += 1;
  } while (i3 < 7);
  int q4 = (tz < 2) ? tz : max(t, tx);
  if (warp % 2 == 0)
    q4 = (int)((long long)tx * 3 >> 2);
  s1[((int)__clz(warp * 7)) & ((1 >> (t & 3)) ^ 24)][warp * 3] = all(s1[((int)__clz(warp * 7)) & ((1 >> (t & 3)) ^ 24)][warp * 3]) + 1;
  __syncthreads();
  out[t] = v;
}
__global__ void k228(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 24 + tz * 120;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Row s0[16][16];
  __shared__ __align__(16) float2 s1[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 120) {
    (&s0[0][0])[n1].e = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 256; n2 += 120) {
    s1[n2] = make_float2(2, n2);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    v += sum(s1[tx * 4 + i3 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][warp].c);
  out[t] = v;
}
__global__ void k229(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[32][36];
  __shared__ volatile short s1[64][32];
  __shared__ unsigned long long counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 2048; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  const int q4 = lane;
  #pragma unroll 1
  for (int i5 = 0; i5 <= min(lane, 8) % 5; ++i5) {
    int i6 = 2;
    while (i6 < 3) {
      #pragma unroll 1
      for (int i7 = (i6 << 3) & 3; i7 < 28; i7 += 4) {
        s0[(int)((long long)i7 * 3 >> 2)][i7] = 7;
        v += (unsigned)atomicCAS(&counts[(i5 + t) % 256], (unsigned long long)1, (unsigned long long)v);
      }
      i6 += 1;
    }
  }
  #pragma unroll
  for (int i8 = 0; i8 < 28; i8 += 8) {
    v += all(s1[i8][i8]);
  }
  #pragma unroll 1
  for (int i9 = t; i9 < 195; i9 += 64) {
    if ((tz / 5) >= 0) {
      put<volatile unsigned>(&s0[0][0] + 1, warp * 64, v);
    }
  }
  __syncthreads();
  v += all(s0[tz / 7][((tz ^ 0) > 6) ? (tz / 16) : (tz % 33)]);
  v += all(counts[tz]);
  out[t] = v;
}
__global__ void k230(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[8][72];
  __shared__ volatile short s1[32][36];
  __shared__ int counts[256];
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
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 256; n3 += 64) {
    counts[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 32 ? a : (((((warp >= 0) ? tx : ty) ^ 40) > 3) ? (warp ^ 7) : (warp + 34)); };
  int q4 = q4_of(t + warp);
  #pragma unroll 2
  for (int i5 = 1; i5 <= 64; i5 *= 2) {
    int j7 = tx & 63;
    #pragma unroll 1
    for (int i6 = 48; i6 >= 0; i6 -= 8) {
      if ((j7 ^ 36) > 9) {
        s1[((int)primes[(t - tx) & 15]) % 6][((i6 * i6) ^ (i5 / 6)) % 36] = all(s1[((int)primes[(t - tx) & 15]) % 6][((i6 * i6) ^ (i5 / 6)) % 36]) + 1;
      }
      s0[tx / 2][i6 ^ 7].b = v;
      atomicAdd(&counts[(((tx * 16) + ((int)fold(i6, 25))) + t) % 256], (int)1);
      j7 = j7 >> 1;
    }
  }
  int j9 = q4 & 63;
  #pragma unroll 1
  for (int i8 = 1; i8 >= 1; i8 -= 4) {
    s1[i8][j9 % 8] = all(s1[i8][j9 % 8]) + 1;
    if (j9 >= 54) {
      s0[((warp % 33) / 24) % ((ty ^ i8) + 1)][i8].b = all(s0[((warp % 33) / 24) % ((ty ^ i8) + 1)][i8].b) + 1;
    }
    j9 = (j9 * 5 + 3) & 63;
  }
  __syncthreads();
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k231(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 (*s0)[17] = reinterpret_cast<float2 (*)[17]>(memory + 0);
  __shared__ unsigned s1[777];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 777; n2 += 16) {
    s1[n2] = n2;
  }
  __syncthreads();
  const int q3 = min((int)__popc(tx), 21);
  int i4 = 1;
  do {
    s0[((int)((long long)i4 * 3 >> 2)) % 6][(t % 6) % 24] = make_float2(2, sum(s0[((int)((long long)i4 * 3 >> 2)) % 6][(t % 6) % 24]) + 1);
    s1[tx % 33] = all(s1[tx % 33]) + 1;
    __syncthreads();
    i4 += 2;
  } while (i4 < 16);
  __syncthreads();
  out[t] = v;
}
__global__ void k232(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Mixed (*s0)[32] = reinterpret_cast<volatile Mixed (*)[32]>(memory + 0);
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
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 14; i2 >= 0; i2 -= 2) {
    for (int i3 = 3; i3 >= 0; i3 -= 1) {
      #pragma unroll 1
      for (int i4 = t; i4 < 49; i4 += 64) {
        v += all(s0[((((i4 < 37) ? i2 : i4) * 31) % 2) % 7][(((int)(unsigned char)max(i2, 16)) / ((warp * tx) + 1)) % 7].c);
      }
    }
  }
  auto q5_of = [=](int a) { return a < 64 ? a : t; };
  int q5 = q5_of((int)twos[warp]);
  if (((lane / 8) >= 0) || (warp < 1)) {
    s0[((t ^ 35) + 39) % 32][lane].b = all(s0[((t ^ 35) + 39) % 32][lane].b) + 1;
  } else {
    s0[lane][lane].a = 7;
  }
  v += all(s0[tx / 24][((tx % 10) / 3) * 8].a);
  s0[(tx * 2) / 6][lane].c = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k233(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[16][17] = reinterpret_cast<float (*)[16][17]>(memory + 0);
  __shared__ int2 s1[32][32];
  __shared__ float4 s2[512];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    (&s1[0][0])[n2] = make_int2(2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 128) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 0; i4 < 2; i4 += 1) {
    if ((t ^ 34) > 3) {
      s2[tx] = make_float4(v, 1, 2, v);
    }
    __syncthreads();
  }
  for (int i5 = 0; i5 < 4; ++i5) {
    v += sum(s2[((int)primes[t & 15]) + i5 * 8]);
  }
  __syncthreads();
  for (int i6 = 2; i6 < 7; i6 += 1) {
    v += sum(s2[(int)shuffled[((int)(unsigned char)(tx + tx)) & 15]]);
    if ((warp & 4) != 0) {
      v += all(s0[warp][(((max(warp, 17) * 16) / 33) - tx) & 15][(i6 ^ 28) % 17]);
    }
    __syncthreads();
  }
  auto q7_of = [=](int a) { return a < 63 ? a : ((int)twos[(t << 5) & 15]); };
  int q7 = q7_of(t);
  int i8 = 1;
  while (i8 < 16) {
    v += sum(s1[warp][tx % 32]);
    __syncthreads();
    __syncthreads();
    i8 += 2;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k234(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) Mixed s0[1000];
  short (*s1)[17] = reinterpret_cast<short (*)[17]>(memory + 0);
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].b = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1000; n1 += 256) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n2 = t; n2 < 272; n2 += 256) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 64; n3 += 256) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s1[(ty * tx) % 16u][(t % 1u) * 8 + i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(ty / 24u) * 2654435761u >> 26].b);
  v += all(counts[ty]);
  out[t] = v;
}
__global__ void k235(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i2 = 1; i2 < 4; i2 += 2) {
    if (tx % 3 == 2)
      break;
    put<volatile unsigned>(&s0[0][0] + 5, i2, v);
    v += get<volatile unsigned>(&s0[0][0] + 1, tx % (i2 + 1));
    v += all(s0[max(ty, ((int)primes[((int)primes[warp]) & 15]) / 6)][i2]);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k236(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ float2 s0[1024];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 256; n2 += 256) {
    counts[n2] = n2;
  }
  __syncthreads();
  auto q3_of = [=](int a) { return a < 127 ? a : (((int)__clz(t)) & (tx + tx)); };
  int q3 = q3_of((int)(unsigned char)lane);
  s0[max(q3, (int)((long long)(tx * warp) * 3 >> 2))] = make_float2(2, sum(s0[max(q3, (int)((long long)(tx * warp) * 3 >> 2))]) + 1);
  __syncthreads();
  v += sum(s0[tx]);
  if ((lane >= 29) || ((ty + ty) < 7)) {
    atomicAdd(&counts[(((warp * tx) ^ (ty / 3)) + t) % 256], (int)v);
  }
  __syncthreads();
  if ((ty & 1) != 0) {
    v += (unsigned)atomicExch(&counts[((((t / 3) * 16) & 96) + t) % 256], (int)v);
  }
  v += sum(s0[ty]);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(counts[max(t, ty)]);
  out[t] = v;
}
__global__ void k237(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    v += sum(s0[warp * 4 + i2 + 0]);
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; i3 += 1) {
    v += sum(s0[(warp * 65) / 16]);
    __syncthreads();
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    s0[(tx % 31) * 8 + i4 + 1] = make_float2(2, v + i4);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k238(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 256 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile unsigned char s0[33][40];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int j3 = tx & 63;
  int i2 = 0;
  do {
    #pragma unroll 1
    for (int i4 = (tx + i2) & 3; i4 < 2; i4 += 1) {
      s0[(int)__popc(((tx + 49) * 16) * (tx & i4))][i4] = all(s0[(int)__popc(((tx + 49) * 16) * (tx & i4))][i4]) + 1;
    }
    j3 = (j3 + 33) % 64;
    i2 += 1;
  } while (i2 < 3);
  #pragma unroll 1
  for (int i5 = 0; i5 <= (warp ^ lane) % 4; ++i5) {
    if (((tx / (i5 + 1)) ^ 70) > 5) {
      s0[(int)shuffled[((int)Layout{33, 1}(lane, i5)) % (i5 + 1)]][((int)twos[(tx * warp) & 15]) & 31] = v + 1;
    } else {
      s0[lane][warp / 16] = 7;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k239(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) int2 s0[8][72];
  __shared__ float4 s1[32][18];
  __shared__ __align__(16) Triad s2[4][16][8];
  __shared__ unsigned counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  for (int n3 = t; n3 < 512; n3 += 64) {
    (&s2[0][0][0])[n3].c = n3;
  }
  __syncthreads();
  for (int n4 = t; n4 < 64; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  #pragma unroll 2
  for (unsigned i5 = 32; i5 > 0; i5 /= 2) {
    unsigned j7 = i5 & 63;
    #pragma unroll
    for (unsigned i6 = 1; i6 > 0; i6 /= 2) {
      v += all(s2[((t % (j7 + 1u)) ^ t) % 4u][ty][min(i5 & 63u, 7u)].c);
      __syncthreads();
      if (((j7 | i5) >= 61u) && ((j7 | i5) < 49u)) {
        s1[i6][i6] = make_float4(v, 1, 2, v + 1);
      }
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
  }
  const unsigned q8 = ((unsigned)shuffled[ty]) ^ ty;
  v += sum(s1[(unsigned)((long long)((warp / 6u) / 10u) * 3 >> 2)][(t / 33u) % 3u]);
  __syncthreads();
  v += sum(s0[(((warp + warp) | (warp * q8)) % 8u) % 24u][((ty | tx) | ((warp < 0u) ? tz : q8)) % 3u]);
  __syncthreads();
  __syncthreads();
  v += all(counts[((unsigned)rows[max(tx, q8)]) % 7u]);
  out[t] = v;
}
__global__ void k240(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile float s0[777];
  __shared__ volatile double s1[2][16][16];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 128) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = tx & 63;
  for (int i4 = 1; i4 < 33; i4 += 8) {
    for (int i6 = 2; i6 >= 2; i6 -= 2) {
      v += all(s1[(((((ty & 96) ^ 28) > 15) ? i4 : tx) ^ 39) % 2][(i6 / 32) * 3][i6]);
      if (j5 >= 51)
        break;
      if (j5 % 3 == 2) {
        atomicMax(&counts[(tx % 4 == 2) ? i6 : i4][((i6 / 6) + t) % 33], (unsigned)v);
      } else {
        v += (unsigned)atomicExch(&counts[i4][(((tx - i6) / 24) + t) % 33], (unsigned)v);
      }
    }
    j5 = (j5 ^ 9) & 63;
  }
  if (warp < 0) {
    v += (unsigned)atomicOr(&counts[((ty * 7) % 24) & 12][((ty * 31) + t) % 33], (unsigned)v);
  }
  #pragma unroll 1
  for (int i7 = ((int)((unsigned long long)ty / 3)) & 3; i7 < 8; i7 += 1) {
    if (((t * 31) ^ 447) > 12) {
      s1[i7 % 2][max(i7 | i7, i7 | ty)][(((tx & 8) != 0) ? ty : warp) * warp] = v;
    }
  }
  if (ty < 0) {
    v += all(s0[(ty % 33) / 3]);
  } else {
    v += all(s0[(ty ^ tx) % 6]);
  }
  if (t < 99) {
    s1[min(max(warp, 13) / 16, 21) << 1][((ty % (ty + 1)) * ty) % 17][ty] = all(s1[min(max(warp, 13) / 16, 21) << 1][((ty % (ty + 1)) * ty) % 17][ty]) + 1;
  } else {
    v += all(s1[ty][(tx % 4) % 2][ty ^ ty]);
  }
  __syncthreads();
  v += all(counts[((int)(__brev((int)__clz(ty)) >> 24)) & 7][warp]);
  out[t] = v;
}
__global__ void k241(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ unsigned short s0[32][36];
  float4 *s1 = reinterpret_cast<float4 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 16) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 16) {
    s1[n2] = make_float4(v, 1, 2, n2);
  }
  __syncthreads();
  unsigned i3 = 0;
  do {
    v += sum(s1[(((63u - (tx * 2654435761u >> 28)) & 127u) - tx) & 63u]);
    v += get<unsigned short>(&s0[0][0] + 1, (unsigned)gray((((unsigned)rows[tx]) % 3u) / 16u));
    __syncthreads();
    __syncthreads();
    i3 += 4;
  } while (i3 < 32);
  const unsigned q4 = (t * 2654435761u >> 24) ^ (lane & 28u);
  v += sum(s1[(unsigned)(unsigned char)(((unsigned)shuffled[lane]) * 3u)]);
  __syncthreads();
  if ((((((q4 % (tx + 1u)) >= 10u) ? q4 : t) & 1u) != 0u) || ((((tx - lane) & 31u) < 21u) && ((tx & 6u) != 0u))) {
    s0[tx][lane | (((lane >> 3) % 3u == 2u) ? t : lane)] = v;
  }
  __syncthreads();
  #pragma unroll
  for (unsigned i5 = 0; i5 < 13; i5 += 3) {
    put<unsigned short>(&s0[0][0] + 5, ((unsigned)shuffled[tx]) % 32u, v);
    __syncthreads();
    s1[((31u - i5) + 54u) * 2654435761u >> 25] = make_float4(v, 1, 2, sum(s1[((31u - i5) + 54u) * 2654435761u >> 25]) + 1);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k242(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  Pair (*s0)[33] = reinterpret_cast<Pair (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 1056; n1 += 16) {
    (&s0[0][0])[n1].b = n1;
  }
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 1; i2 <= 32; i2 <<= 1) {
    v += all(s0[tx][tx].a);
    __syncthreads();
  }
  v += all(s0[(((tx % 24) + ((int)__popc(tx))) / 16) % (((int)((unsigned long long)(((tx < 10) && ((t < 9) || ((tx < 13) || ((tx ^ 6) > 1)))) ? tx : tx) / 3)) + 1)][((int)rows[max(255 - t, 39) & 15]) % 4].a);
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k243(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ unsigned short s0[1024];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 99) {
    s0[n1] = n1;
  }
  __syncthreads();
  for (unsigned i2 = 0; i2 < 12; i2 += 2) {
    s0[(((unsigned)((unsigned long long)((t % 3u == 2u) ? (ty / 33u) : ((unsigned)(short)i2)) / 3)) - (((warp * 2654435761u >> 27) + 68u) & 63u)) & 255u] = all(s0[(((unsigned)((unsigned long long)((t % 3u == 2u) ? (ty / 33u) : ((unsigned)(short)i2)) / 3)) - (((warp * 2654435761u >> 27) + 68u) & 63u)) & 255u]) + 1;
    __syncthreads();
  }
  unsigned q3 = (tx / 24u) % (tx + 1u);
  if (((tx & 8u) != 0u) || ((tx < 10u) || (t % 4u == 0u)))
    q3 = ty + ty;
  #pragma unroll
  for (int i4 = 0; i4 < 2; ++i4) {
    s0[tx * 2 + i4 + 1] = v + i4;
  }
  __syncthreads();
  #pragma unroll
  for (int i5 = 0; i5 < 8; ++i5) {
    v += all(s0[lane * 8 + i5 + 0]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k244(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 100 + tz * 100;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ long long s0[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 100) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 100) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 18; i3 += 3) {
    if (tx % 2u == 0u) {
      s0[((32u - (t ^ 30u)) & 7u) & 3u][(unsigned)shuffled[t & 15]][((unsigned)((unsigned long long)i3 / 3)) % 2u] = 7;
    }
    __syncthreads();
  }
  #pragma unroll
  for (int i4 = 0; i4 < 4; ++i4) {
    s0[warp][(((unsigned)(__brev(warp) >> 27)) >> 4) * 7u][i4 + 1] = v + i4;
  }
  __syncthreads();
  auto q5_of = [=](unsigned a) { return a < 480 ? a : ((unsigned)((long long)(lane & 85u) * 3 >> 2)); };
  unsigned q5 = q5_of(lane * lane);
  #pragma unroll
  for (int i6 = 0; i6 < 4; ++i6) {
    v += all(s0[((unsigned)twos[(max(lane * 2654435761u >> 26, 36u) * 64u) & 15]) & 3u][(unsigned)bits((warp / 6u) * 2654435761u >> 28)][(q5 % 3u) * 4 + i6 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += all(counts[((tx * 7u) + ((unsigned)(short)warp)) & 31u][warp]);
  out[t] = v;
}
__global__ void k245(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[8][9] = reinterpret_cast<int (*)[8][9]>(memory + 0);
  double *s1 = reinterpret_cast<double *>(memory + 2304);
  __shared__ __align__(16) Pair s2[8][8][9];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 777; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].a = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 576; n3 += 128) {
    (&s2[0][0][0])[n3].b = n3;
  }
  __syncthreads();
  __syncthreads();
  auto q4_of = [=](unsigned a) { return a < 2047 ? a : ty; };
  unsigned q4 = q4_of(tx * 65u);
  unsigned i5 = 0;
  while (i5 < 17) {
    #pragma unroll
    for (unsigned i6 = 1; i6 <= 16; i6 <<= 1) {
      s0[((((unsigned)((long long)tx * 3 >> 2)) + 26u) * 8u) % 2u][ty][(unsigned)bits(q4 % 7u)] = all(s0[((((unsigned)((long long)tx * 3 >> 2)) + 26u) * 8u) % 2u][ty][(unsigned)bits(q4 % 7u)]) + 1;
      __syncthreads();
    }
    i5 += 4;
  }
  unsigned i7 = 0;
  while (i7 < 5) {
    #pragma unroll 2
    for (unsigned i8 = 1; i8 <= 4; i8 *= 2) {
      if ((warp & 16u) != 0u) {
        v += all(s0[((i7 | tx) * 8u) & 2u][i8][((tx ^ 37u) - ((ty & 63u) % 32u)) & 7u]);
      }
      __syncthreads();
    }
    i7 += 3;
  }
  unsigned j10 = warp & 63;
  #pragma unroll
  for (unsigned i9 = 1; i9 <= 8; i9 <<= 1) {
    if (ty >= 0u) {
      s0[(tx - i9) & 7u][i9 % 8u][i9] = v + 1;
    }
    __syncthreads();
    j10 = j10 >> 1;
  }
  __syncthreads();
  v += all(s1[ty % 4u]);
  v += all(s2[((ty + ty) ^ 37u) % 8u][tx % 8u][(((tx ^ lane) * 31u) - ((unsigned)((unsigned long long)(ty ^ tx) / 3))) & 7u].b);
  out[t] = v;
}
__global__ void k246(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) unsigned short s0[1024];
  __shared__ Triad s1[33][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 105) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 105) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 105) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  if (warp % 5 == 4) {
    s0[warp << 2] = v + 1;
  }
  v += all(s1[ty][(int)fold(tx, 3)].a);
  __syncthreads();
  __syncthreads();
  v += all(s0[(int)rows[tx]]);
  out[t] = v;
}
__global__ void k247(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long *s0 = reinterpret_cast<long long *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 777; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  #pragma unroll
  for (int i2 = 0; i2 < 4; ++i2) {
    s0[lane * 4 + i2 + 0] = v + i2;
  }
  __syncthreads();
  int j4 = t & 63;
  for (int i3 = 64; i3 > 0; i3 /= 2) {
    v += all(s0[(tx ^ j4) + (warp & 28)]);
    __syncthreads();
    j4 = (j4 ^ 9) & 63;
  }
  if (t % 3 == 1) {
    v += all(s0[t]);
  }
  __syncthreads();
  int q5 = (tx * t) * 65;
  if ((min(tx, 4) >= 2) || ((tx ^ 44) > 4))
    q5 = tx;
  for (int i6 = 0; i6 < 5; ++i6) {
    s0[((int)shuffled[max(((int)rotate<2>(lane & 31)) & ((int)(__brev(q5) >> 27)), warp + ((int)(__brev(lane) >> 24))) & 15]) + i6 * 32] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k248(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int (*s0)[17] = reinterpret_cast<int (*)[17]>(memory + 0);
  unsigned (*s1)[33] = reinterpret_cast<unsigned (*)[33]>(memory + 1280);
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 4; ++i3) {
    s1[ty / (ty + 1)][i3 + 0] = v + i3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 2; i4 < 5; i4 += 1) {
    if ((warp >= 1) && ((ty * tx) < 34)) {
      s0[((ty * 8) % (ty + 1)) / ((i4 * t) + 1)][(warp ^ warp) + min(i4, warp)] = 7;
    }
    __syncthreads();
  }
  __syncthreads();
  v += all(s0[(lane % 10) / 4][(ty ^ 10) % 2]);
  v += all(s1[(((1 >> (tx & 3)) + (lane << 3)) * (tx - tx)) & 28][(warp * 64) % 4]);
  out[t] = v;
}
__global__ void k249(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 32 + tz * 128;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float (*s0)[40] = reinterpret_cast<float (*)[40]>(memory + 0);
  __shared__ __align__(16) float4 s1[32][20];
  __shared__ __align__(16) float2 s2[1000];
  unsigned v = t;
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 640; n2 += 128) {
    (&s1[0][0])[n2] = make_float4(v, 1, 2, n2);
  }
  for (int n3 = t; n3 < 1000; n3 += 128) {
    s2[n3] = make_float2(2, n3);
  }
  __syncthreads();
  #pragma unroll
  for (int i4 = 0; i4 < 8; ++i4) {
    v += all(s0[(lane - tx) & 31u][i4 + 0]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(unsigned)shuffled[tx & 15]][(unsigned)shuffled[((32u - ((unsigned)((long long)t * 3 >> 2))) & 7u) % 2u]]);
  v += sum(s2[(unsigned)__popc((unsigned)mirror((unsigned)rows[(((ty ^ tx) < 7u) ? ty : t) & 15]))]);
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k200<<<1, dim3(32, 1, 1), 13568>>>(out);
  k201<<<1, dim3(33, 3, 1), 0>>>(out);
  k202<<<1, dim3(16, 16, 1), 0>>>(out);
  k203<<<1, dim3(64, 2, 1), 0>>>(out);
  k204<<<1, dim3(2, 16, 4), 0>>>(out);
  k205<<<1, dim3(64, 1, 1), 8192>>>(out);
  k206<<<1, dim3(1, 32, 2), 9216>>>(out);
  k207<<<1, dim3(32, 2, 2), 1280>>>(out);
  k208<<<1, dim3(5, 3, 7), 10752>>>(out);
  k209<<<1, dim3(33, 3, 1), 0>>>(out);
  k210<<<1, dim3(1, 64, 1), 4096>>>(out);
  k211<<<1, dim3(24, 5, 1), 4096>>>(out);
  k212<<<1, dim3(4, 4, 4), 1024>>>(out);
  k213<<<1, dim3(64, 1, 1), 9984>>>(out);
  k214<<<1, dim3(100, 1, 1), 4352>>>(out);
  k215<<<1, dim3(100, 1, 1), 8192>>>(out);
  k216<<<1, dim3(100, 1, 1), 0>>>(out);
  k217<<<1, dim3(32, 4, 1), 0>>>(out);
  k218<<<1, dim3(100, 1, 1), 0>>>(out);
  k219<<<1, dim3(24, 5, 1), 8192>>>(out);
  k220<<<1, dim3(64, 1, 1), 0>>>(out);
  k221<<<1, dim3(8, 8, 1), 8192>>>(out);
  k222<<<1, dim3(32, 8, 1), 8192>>>(out);
  k223<<<1, dim3(64, 1, 1), 8192>>>(out);
  k224<<<1, dim3(1, 64, 1), 1280>>>(out);
  k225<<<1, dim3(32, 8, 1), 0>>>(out);
  k226<<<1, dim3(1, 64, 1), 2304>>>(out);
  k227<<<1, dim3(2, 16, 4), 0>>>(out);
  k228<<<1, dim3(24, 5, 1), 0>>>(out);
  k229<<<1, dim3(8, 4, 2), 0>>>(out);
  k230<<<1, dim3(1, 64, 1), 0>>>(out);
  k231<<<1, dim3(16, 1, 1), 2304>>>(out);
  k232<<<1, dim3(64, 1, 1), 8192>>>(out);
  k233<<<1, dim3(128, 1, 1), 4352>>>(out);
  k234<<<1, dim3(32, 8, 1), 768>>>(out);
  k235<<<1, dim3(32, 4, 1), 0>>>(out);
  k236<<<1, dim3(16, 16, 1), 0>>>(out);
  k237<<<1, dim3(64, 2, 1), 0>>>(out);
  k238<<<1, dim3(256, 1, 1), 0>>>(out);
  k239<<<1, dim3(8, 4, 2), 0>>>(out);
  k240<<<1, dim3(64, 2, 1), 0>>>(out);
  k241<<<1, dim3(16, 1, 1), 8192>>>(out);
  k242<<<1, dim3(16, 1, 1), 8448>>>(out);
  k243<<<1, dim3(33, 3, 1), 0>>>(out);
  k244<<<1, dim3(100, 1, 1), 0>>>(out);
  k245<<<1, dim3(64, 2, 1), 8704>>>(out);
  k246<<<1, dim3(5, 3, 7), 0>>>(out);
  k247<<<1, dim3(128, 1, 1), 6400>>>(out);
  k248<<<1, dim3(64, 2, 1), 5632>>>(out);
  k249<<<1, dim3(32, 4, 1), 5376>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

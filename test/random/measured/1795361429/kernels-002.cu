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
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile double (*s0)[72] = reinterpret_cast<volatile double (*)[72]>(memory + 0);
  __shared__ volatile float s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 576; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1088; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  const int q3 = 32 - (lane % 3);
  for (int i4 = 1; i4 > 0; i4 /= 2) {
    #pragma unroll 1
    for (int i5 = t; i5 < 254; i5 += 64) {
      int j7 = i5 & 63;
      #pragma unroll
      for (int i6 = 0; i6 < 7; i6 += 1) {
        v += all(s0[i6][(j7 * i6) % 17]);
        v += all(s0[i4 * 3][j7]);
        j7 = (j7 ^ 9) & 63;
      }
    }
  }
  put<volatile double>(&s0[0][0] + 5, tx, v);
  __syncthreads();
  v += all(s1[(tx / 7) / 24][((int)((long long)lane * 3 >> 2)) % 16][((int)spread((tx % (q3 + 1)) & 31)) % 17]);
  out[t] = v;
}
__global__ void k101(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) long long s0[512];
  __shared__ unsigned counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 99) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 64; n2 += 99) {
    counts[n2] = n2;
  }
  __syncthreads();
  if (((warp & 4) != 0) && ((tx < 26) || ((((tx % (warp + 1)) & 6) != 0) || ((tx ^ 16) > 6)))) {
    atomicAdd(&counts[((((warp % 4) + ((int)rotate<1>(warp & 31))) + ((tx / 16) * warp)) + t * 29) % 64], (unsigned)v);
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 1; i3 <= 1; i3 <<= 1) {
    s0[warp] = all(s0[warp]) + 1;
    __syncthreads();
  }
  __syncthreads();
  v += all(counts[(int)shuffled[((int)primes[ty]) & 15]]);
  out[t] = v;
}
__global__ void k102(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[8][9] = reinterpret_cast<unsigned short (*)[8][9]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[ty][(((unsigned)(short)(((ty < 1u) ? tx : tx) * 2654435761u >> 25)) << 4) & 7u][ty]);
  out[t] = v;
}
__global__ void k103(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 8 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile long long s0[32][32];
  volatile Mixed (*s1)[16][17] = reinterpret_cast<volatile Mixed (*)[16][17]>(memory + 0);
  __shared__ volatile float s2[16][17];
  __shared__ int counts[256];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
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
    (&s2[0][0])[n3] = n3;
  }
  for (int n4 = t; n4 < 256; n4 += 64) {
    counts[n4] = n4;
  }
  __syncthreads();
  if (((lane / 7u) ^ 3u) > 10u) {
    v += (unsigned)atomicExch(&counts[((tx % 17u) + t * 29) % 256], (int)v);
  }
  __syncthreads();
  v += all(s0[tz * 2654435761u >> 28][((unsigned)shuffled[tx * 2654435761u >> 28]) % 17u]);
  v += all(s1[(warp / 5u) % 17u][((ty ^ t) % (ty + 1u)) % ((ty * tz) + 1u)][((((ty / (warp + 1u)) % 32u) * 2654435761u >> 24) << 2) % 17u].a);
  v += all(s2[tx ^ ty][ty & 12u]);
  v += all(counts[(lane * 5u) + 22u]);
  out[t] = v;
}
__global__ void k104(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned short s0[33][40];
  __shared__ __align__(16) volatile int s1[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1320; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1024; n2 += 128) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  v += all(s1[(tx * 3) * 2]);
  int q4 = ((int)(unsigned char)ty) + 32;
  if ((warp ^ 1) > 9)
    q4 = t % 16;
  for (int i5 = 0; i5 < 32; i5 += 8) {
    v += (unsigned)atomicMin(&counts[(int)shuffled[t & 15]][((min(i5, 12) / 3) + t * 29) % 33], (int)v);
  }
  __syncthreads();
  v += all(s0[(ty % 5) ^ 22][ty]);
  v += all(counts[min(q4, 19)][(int)__popc(warp * 31)]);
  out[t] = v;
}
__global__ void k105(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile int *s0 = reinterpret_cast<volatile int *>(memory + 0);
  volatile Row (*s1)[17] = reinterpret_cast<volatile Row (*)[17]>(memory + 4096);
  __shared__ int counts[64];
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    s0[n1] = n1;
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
  #pragma unroll 1
  for (int n3 = t; n3 < 64; n3 += 128) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 0; i4 <= min(tx, 12u) % 5; ++i4) {
    v += (unsigned)atomicAdd(&counts[(((((unsigned)pick(i4)) % (tx + 1u)) & (i4 * 32u)) + t * 29) % 64], (int)v);
    atomicAdd(&counts[((((unsigned)(unsigned char)(((unsigned)bits(ty)) + tx)) % 8u) + t * 29) % 64], (int)1);
    s1[(((warp - ty) & 255u) * warp) & 7u][tx % 2u].e = v + 1;
  }
  __syncthreads();
  v += all(s0[tx / 3u]);
  v += all(s1[(warp * ty) % 33u][tx >> 1].a);
  v += all(counts[tx]);
  out[t] = v;
}
__global__ void k106(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile Mixed s0[1024];
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
  __syncthreads();
  unsigned q2 = (warp & ty) + (lane >> 4);
  if (tx >= 9u)
    q2 = warp % (ty + 1u);
  v += all(s0[(q2 >= 2u) ? (t * 2654435761u >> 26) : ((tx < 0u) ? q2 : tx)].a);
  if (((((unsigned)rows[ty]) % 5u == 2u) || ((q2 < 6u) || (((t & 16u) != 0u) && (((unsigned)(short)tx) >= 15u)))) && (ty % 3u == 1u)) {
    s0[ty].c = all(s0[ty].c) + 1;
  } else {
    s0[lane >> 5].a = all(s0[lane >> 5].a) + 1;
  }
  s0[(tx * 2654435761u >> 27) ^ ((ty - ty) & 7u)].a = all(s0[(tx * 2654435761u >> 27) ^ ((ty - ty) & 7u)].a) + 1;
  unsigned q3 = (unsigned)(short)(ty * 2654435761u >> 24);
  if (ty % 2u == 1u)
    q3 = ty * 64u;
  unsigned j5 = tx & 63;
  for (unsigned i4 = 1; i4 < 64; i4 += 8) {
    v += all(s0[(i4 + q3) ^ (t | ty)].c);
    v += all(s0[tx].a);
    v += all(s0[lane].b);
    j5 = j5 >> 1;
  }
  if ((warp ^ 5u) > 14u) {
    v += all(s0[q2].b);
  } else {
    v += all(s0[(warp / 7u) * 2654435761u >> 28].b);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k107(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ float2 s0[16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 272; n1 += 16) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  __syncthreads();
  const unsigned q2 = lane;
  if ((q2 & 1u) != 0u) {
    s0[(unsigned)shuffled[(tx * tx) & 15]][tx / (q2 + 1u)] = make_float2(2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s0[tx][((tx / 24u) ^ 11u) % 33u]);
  out[t] = v;
}
__global__ void k108(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Triad s0[32][18];
  __shared__ __align__(16) Mixed s1[1000];
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
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 64) {
    s1[n2].c = n2;
  }
  __syncthreads();
  __syncthreads();
  s0[warp][tx].a = all(s0[warp][tx].a) + 1;
  if (((tx / 5) & 1) != 0) {
    s1[tx].b = v + 1;
  }
  __syncthreads();
  #pragma unroll
  for (int i3 = 0; i3 < 8; i3 += 1) {
    s1[1 >> (warp & 3)].a = 7;
    __syncthreads();
  }
  const int q4 = max(warp, 14) * 64;
  int j6 = tx & 63;
  #pragma unroll 2
  for (int i5 = 0; i5 < 6; i5 += 1) {
    v += all(s1[(int)primes[((int)(__brev((int)((unsigned long long)(i5 ^ t) / 3)) >> 24)) & 15]].c);
    __syncthreads();
    j6 = j6 >> 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k109(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float s0[64][20];
  __shared__ Quad s1[33][20];
  __shared__ float s2[33][40];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 660; n2 += 128) {
    (&s1[0][0])[n2].d = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1320; n3 += 128) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  s2[((((int)(unsigned char)warp) / 16) * ((((tx + tx) ^ 19) > 7) ? warp : tz)) / 3][(ty ^ warp) & 28] = all(s2[((((int)(unsigned char)warp) / 16) * ((((tx + tx) ^ 19) > 7) ? warp : tz)) / 3][(ty ^ warp) & 28]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s0[tz >> 1][((100 << (ty & 3)) >> 5) % 12]);
  v += all(s1[((tz < 1) ? tz : tz) % 5][lane & 15].d);
  out[t] = v;
}
__global__ void k110(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1280; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 1 ? a : ((tx * 3) * 5); };
  int q2 = q2_of(warp % (warp + 1));
  if ((q2 % 6) < 3) {
    s0[lane][(((int)(short)((int)(unsigned char)lane)) % 10) & 12] = v;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[(q2 & tx) % 12][(tx % 33) & 15]);
  out[t] = v;
}
__global__ void k111(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 5 + tz * 15;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 105) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  v += get<long long>(&s0[0][0], ty / 2);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k112(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile short s0[32][36];
  volatile short (*s1)[33] = reinterpret_cast<volatile short (*)[33]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1152; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (lane ^ warp) % 1; ++i3) {
    s1[i3][(((int)rows[tx]) >= 2) ? (i3 * 7) : ((int)bits(i3))] = all(s1[i3][(((int)rows[tx]) >= 2) ? (i3 * 7) : ((int)bits(i3))]) + 1;
  }
  __syncthreads();
  v += all(s0[tx][(t + 38) / 16]);
  out[t] = v;
}
__global__ void k113(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float *s0 = reinterpret_cast<float *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  s0[tx % 24u] = all(s0[tx % 24u]) + 1;
  __syncthreads();
  const unsigned q2 = (warp + 43u) % 3u;
  #pragma unroll 2
  for (unsigned i3 = 16; i3 > 0; i3 >>= 1) {
    if ((q2 ^ 2u) > 6u) {
      v += all(s0[(q2 * 32u) * 3u]);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k114(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile Row *s0 = reinterpret_cast<volatile Row *>(memory + 0);
  __shared__ unsigned counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  int q3 = warp % (lane + 1);
  if ((ty / 24) % 5 == 0)
    q3 = tz % 2;
  #pragma unroll
  for (int i4 = 0; i4 < 22; i4 += 3) {
    s0[((q3 + 17) / (ty + 1)) << 2].a = all(s0[((q3 + 17) / (ty + 1)) << 2].a) + 1;
    s0[tx / 2].e = 7;
  }
  auto q5_of = [=](int a) { return a < 7 ? a : ((warp / 7) * 2); };
  int q5 = q5_of((int)shuffled[tx]);
  #pragma unroll 1
  for (int i6 = t; i6 < 260; i6 += 128) {
    if ((q5 < 2) || (warp % 2 == 1)) {
      v += all(s0[t ^ i6].c);
    } else {
      s0[i6].c = v + 1;
    }
    if (q5 >= 3)
      continue;
    if ((((warp ^ 2) > 6) ? warp : i6) % 5 == 0) {
      v += all(s0[((q3 + tx) / 10) * 8].e);
    }
  }
  __syncthreads();
  v += all(counts[q3][warp + q3]);
  out[t] = v;
}
__global__ void k115(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) float2 s0[32][32];
  __shared__ int4 s1[16][17];
  __shared__ unsigned counts[256];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 100) {
    (&s1[0][0])[n2] = make_int4(v, 1, 2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 256; n3 += 100) {
    counts[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (unsigned i4 = 2; i4 < 16; i4 += 3) {
    if ((tx & 16u) != 0u) {
      s0[i4 & 3u][(unsigned)shuffled[((i4 * 2654435761u >> 27) * 31u) & 15]] = make_float2(2, 7);
    }
    __syncthreads();
  }
  #pragma unroll 2
  for (unsigned i5 = 1; i5 <= 64; i5 *= 2) {
    #pragma unroll 2
    for (unsigned i6 = 4; i6 > 0; i6 >>= 1) {
      v += sum(s0[(i6 | i6) % 8u][(unsigned)((unsigned long long)i6 / 3)]);
      __syncthreads();
      s1[(unsigned)bits(tx)][((i6 + i5) % 2u) * 4u] = make_int4(v, 1, 2, v);
      __syncthreads();
    }
  }
  if ((tx & 1u) != 0u) {
    s0[warp % 2u][((unsigned)rotate<1>(lane & 31)) % 16u] = make_float2(2, v);
  }
  __syncthreads();
  atomicAdd(&counts[(t + t * 29) % 256], (unsigned)v);
  if ((warp & 8u) != 0u) {
    s1[warp / 10u][(warp + warp) * 2654435761u >> 28] = make_int4(v, 1, 2, v + 1);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((tx / 2u) / 16u) * 2654435761u >> 28][warp << 2]);
  v += all(counts[(unsigned)rotate<1>(tx & 31)]);
  out[t] = v;
}
__global__ void k116(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[2048];
  __shared__ __align__(16) volatile short s1[8][8][9];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  unsigned i3 = 0;
  while (i3 < 7) {
    #pragma unroll 2
    for (unsigned i4 = 8; i4 > 0; i4 >>= 1) {
      s1[i3 / 33u][i4 & 7u][((unsigned)Layout{33, 1}(((tx - warp) & 31u) & (tx % 10u), i3 / 2u)) % 9u] = all(s1[i3 / 33u][i4 & 7u][((unsigned)Layout{33, 1}(((tx - warp) & 31u) & (tx % 10u), i3 / 2u)) % 9u]) + 1;
    }
    i3 += 1;
  }
  __syncthreads();
  v += all(s0[((lane < 30u) ? (tx >> 3) : (warp / 32u)) / 7u]);
  out[t] = v;
}
__global__ void k117(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile unsigned s0[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1280; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((tx ^ 6) > 11) {
    v += all(s0[(warp / 6) / 2][(255 - (tz ^ (tz + 16))) / 24]);
  }
  v += all(s0[((ty / (warp + 1)) ^ min(warp, 28)) * 5][(int)gray(lane % 4)]);
  __syncthreads();
  out[t] = v;
}
__global__ void k118(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 33 + tz * 99;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float4 (*s0)[16] = reinterpret_cast<float4 (*)[16]>(memory + 0);
  unsigned *s1 = reinterpret_cast<unsigned *>(memory + 4096);
  __shared__ __align__(16) signed char s2[1000];
  __shared__ int counts[64];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 256; n1 += 99) {
    (&s0[0][0])[n1] = make_float4(v, 1, 2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1000; n3 += 99) {
    s2[n3] = n3;
  }
  #pragma unroll 1
  for (int n4 = t; n4 < 64; n4 += 99) {
    counts[n4] = n4;
  }
  __syncthreads();
  int q5 = lane;
  if ((ty >> 2) >= 0)
    q5 = tx + warp;
  #pragma unroll 2
  for (int i6 = 0; i6 < 7; i6 += 1) {
    for (int i7 = 2; i7 < 4; i7 += 1) {
      v += sum(s0[q5 / 5][i7 % 7]);
      __syncthreads();
    }
  }
  for (int i8 = 0; i8 < 4; ++i8) {
    v += all(s1[warp + i8 * 33]);
  }
  __syncthreads();
  if (((tx / 6) & 4) != 0) {
    v += (unsigned)atomicMin(&counts[((warp / 6) + t * 29) % 64], (int)v);
  }
  __syncthreads();
  __syncthreads();
  v += all(s2[lane ^ lane]);
  v += all(counts[(((lane * 2) / 3) % 17) / 8]);
  out[t] = v;
}
__global__ void k119(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int4 s0[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 128) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  s0[(31 - (t * 33)) & 96] = make_int4(v, 1, 2, sum(s0[(31 - (t * 33)) & 96]) + 1);
  __syncthreads();
  v += sum(s0[((int)twos[t & 15]) / 33]);
  __syncthreads();
  __syncthreads();
  #pragma unroll 2
  for (int i2 = 0; i2 < 16; i2 += 2) {
    if ((tx + i2) >= 50) {
      s0[(int)((unsigned long long)(i2 * 4) / 3)] = make_int4(v, 1, 2, v);
    }
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k120(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  __shared__ Quad s0[388];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].a = n1;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 100) {
    s0[n1].d = n1;
  }
  __syncthreads();
  __syncthreads();
  auto q2_of = [=](int a) { return a < 42 ? a : (((lane >= 1) ? lane : t) & 7); };
  int q2 = q2_of(tx & 85);
  int i3 = 0;
  do {
    #pragma unroll
    for (int i4 = 0; i4 < 63; i4 += 8) {
      if (((i4 & 2) != 0) || (tx >= 37)) {
        s0[i4 / 2].d = v + 1;
      }
      __syncthreads();
    }
    i3 += 3;
  } while (i3 < 11);
  if ((t & 4) != 0) {
    s0[lane].a = 7;
  }
  __syncthreads();
  if (q2 < 44) {
    s0[((int)shuffled[q2 & 15]) ^ (t ^ lane)].a = 7;
  }
  __syncthreads();
  int q5 = (tx * tx) / 24;
  if ((q2 < 24) && (((lane * 31) % 4 == 3) && (((tx * 33) & 16) != 0)))
    q5 = (int)__clz(tx);
  #pragma unroll 2
  for (int i6 = 64; i6 > 0; i6 /= 2) {
    v += all(s0[tx].a);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k121(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int4 *s0 = reinterpret_cast<int4 *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 388; n1 += 256) {
    s0[n1] = make_int4(v, 1, 2, n1);
  }
  __syncthreads();
  int q2 = (ty + warp) * t;
  if (warp < 5)
    q2 = (int)twos[ty];
  for (int i3 = 0; i3 < 2; ++i3) {
    v += sum(s0[((int)twos[warp]) + i3 * 32]);
  }
  __syncthreads();
  s0[(int)shuffled[min(lane, lane) & 15]] = make_int4(v, 1, 2, v);
  __syncthreads();
  for (int i4 = 0; i4 < 5; ++i4) {
    s0[tx + i4 * 32] = make_int4(v, 1, 2, v);
  }
  __syncthreads();
  for (int i5 = 0; i5 < 5; ++i5) {
    v += sum(s0[tx + i5 * 64]);
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k122(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 4 + tz * 16;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile float s0[2][32][32];
  __shared__ __align__(16) volatile Quad s1[4][16][8];
  volatile unsigned (*s2)[72] = reinterpret_cast<volatile unsigned (*)[72]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    (&s1[0][0][0])[n2].d = n2;
  }
  __syncthreads();
  for (int n3 = t; n3 < 576; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  for (int i4 = 0; i4 < 2; i4 += 1) {
    #pragma unroll
    for (int i5 = 64; i5 > 0; i5 >>= 1) {
      if ((ty & 1) != 0)
        continue;
      if ((t ^ 6) > 6) {
        s2[ty + ty][i4 % 7] = all(s2[ty + ty][i4 % 7]) + 1;
      }
      v += all(s0[i5 % 2][(int)((long long)(i5 % 3) * 3 >> 2)][ty]);
      if ((ty ^ i5) < 43)
        continue;
      s1[i4 >> 3][i4][tx / 10].d = v;
    }
  }
  int q6 = ((int)(__brev(ty) >> 27)) * ty;
  if (tz < 1)
    q6 = min(t, 30);
  int i7 = 0;
  do {
    v += all(s1[tx][(int)((unsigned long long)i7 / 3)][i7].d);
    v += all(s2[i7][tx]);
    v += all(s1[min((int)(__brev(i7) >> 27), 38) & 3][((int)Layout{33, 1}(i7, ty)) % 7][i7].d);
    i7 += 1;
  } while (i7 < 6);
  if (((q6 % 17) & 6) != 0) {
    v += all(s1[(min(lane, 24) / 24) * ((int)fold(warp, 2))][((int)(short)(tx * 17)) % 16][tz].d);
  }
  int q8 = ty % 32;
  if (warp >= 0)
    q8 = (int)Layout{33, 1}(ty, q6);
  v += both<volatile float>(&s0[0][0][0], tx, 32);
  if ((tz < 0) || (tz < 2)) {
    s0[((int)(__brev(warp) >> 27)) % 2][warp][tx * tx] = all(s0[((int)(__brev(warp) >> 27)) % 2][warp][tx * tx]) + 1;
  } else {
    s0[(((((int)(__brev(ty) >> 24)) & 1) != 0) ? (q6 + ty) : ((((int)rows[warp]) % 5 == 2) ? warp : q6)) & 1][(((32 - ty) / 33) * 2) ^ (((ty * tx) / 33) / 16)][(warp ^ ty) / 7] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k123(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 128 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile Triad s0[512];
  __shared__ unsigned long long counts[32][33];
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
  for (int n2 = t; n2 < 1056; n2 += 128) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; i3 += 1) {
    v += all(s0[(int)((long long)(t << 2) * 3 >> 2)].b);
  }
  #pragma unroll 1
  for (int i4 = t; i4 < 489; i4 += blockDim.x * blockDim.y * blockDim.z) {
    int j6 = i4 & 63;
    for (int i5 = 2; i5 < 22; i5 += 3) {
      #pragma unroll 1
      for (int i7 = t; i7 < 57; i7 += blockDim.x * blockDim.y * blockDim.z) {
        v += (unsigned)atomicCAS(&counts[lane][(((31 - tx) & 24) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
        if (((int)shuffled[j6 & 15]) < 0)
          continue;
        v += (unsigned)atomicCAS(&counts[(((int)mirror(warp)) + 60) & 31][((((int)pick((int)gray((i7 * 5) + ((int)mirror(i4))))) % 33) + t * 29) % 33], (unsigned long long)1, (unsigned long long)v);
        if ((i7 + i7) % 5 == 3) {
          s0[tx].b = v;
        }
      }
      j6 = j6 >> 1;
    }
  }
  __syncthreads();
  v += all(counts[(t * 16) % 32][max(warp, 32) / 8]);
  out[t] = v;
}
__global__ void k124(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int2 s0[512];
  __shared__ float2 s1[8][72];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = make_int2(2, n1);
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0])[n2] = make_float2(2, n2);
  }
  __syncthreads();
  v += sum(s0[((ty & 31) % 6) ^ ((t * tx) >> 4)]);
  __syncthreads();
  for (int i3 = 1; i3 < 9; i3 += 1) {
    v += sum(s0[((int)twos[i3]) % 3]);
    __syncthreads();
    __syncthreads();
  }
  auto q4_of = [=](int a) { return a < 3 ? a : ((tx / 6) * 32); };
  int q4 = q4_of(min(tx, 24));
  for (int i5 = 0; i5 < 5; ++i5) {
    s0[((int)__clz(ty / (ty + 1))) + i5 * 64] = make_int2(2, v);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[((int)((unsigned long long)(q4 ^ tx) / 3)) & 7][max(tx, 5)]);
  out[t] = v;
}
__global__ void k125(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  __shared__ signed char s0[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  int i2 = 0;
  do {
    #pragma unroll 2
    for (int i3 = 1; i3 < 2; i3 += 1) {
      if (ty >= 11) {
        s0[tx][tx / 7] = v;
      }
      __syncthreads();
    }
    i2 += 4;
  } while (i2 < 14);
  __syncthreads();
  v += all(s0[(int)(short)(ty / 33)][(lane % (tx + 1)) / 33]);
  out[t] = v;
}
__global__ void k126(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned *s0 = reinterpret_cast<volatile unsigned *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = n1;
  }
  __syncthreads();
  v += all(s0[(warp * 65u) / 10u]);
  s0[tx] = all(s0[tx]) + 1;
  auto q2_of = [=](unsigned a) { return a < 2032 ? a : ((unsigned)Layout{33, 1}((lane - warp) & 7u, warp)); };
  unsigned q2 = q2_of(tx << 5);
  #pragma unroll 1
  for (unsigned i3 = 1; i3 <= 64; i3 *= 2) {
    for (unsigned i4 = 8; i4 > 0; i4 /= 2) {
      v += all(s0[i4]);
      if (((lane >= 4u) || (i4 % 3u == 0u)) || (((i4 < 1u) && (i4 < 4u)) && ((tx ^ 24u) > 9u))) {
        s0[max(((tx < 41u) && (i4 % 2u == 1u)) ? ((tx & 96u) / 2u) : (((unsigned)(short)t) + (i3 / 3u)), ((unsigned)shuffled[tx / 33u]) & (((unsigned)(__brev(i3) >> 27)) * 3u))] = all(s0[max(((tx < 41u) && (i4 % 2u == 1u)) ? ((tx & 96u) / 2u) : (((unsigned)(short)t) + (i3 / 3u)), ((unsigned)shuffled[tx / 33u]) & (((unsigned)(__brev(i3) >> 27)) * 3u))]) + 1;
      } else {
        put<volatile unsigned>(s0 + 5, i4 / 7u, v);
      }
    }
  }
  #pragma unroll 1
  for (unsigned i5 = 0; i5 <= min(tx, 6u) % 5; ++i5) {
    for (unsigned i6 = 1; i6 < 5; i6 += 1) {
      #pragma unroll 2
      for (unsigned i7 = 0; i7 < 3; i7 += 2) {
        v += all(s0[i7]);
      }
    }
  }
  const unsigned q8 = (lane / 3u) % 24u;
  v += all(s0[(unsigned)((unsigned long long)tx / 3)]);
  s0[(tx ^ tx) % 17u] = 7;
  __syncthreads();
  out[t] = v;
}
__global__ void k127(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile unsigned short s0[32][32];
  __shared__ __align__(16) volatile signed char s1[32][36];
  volatile float (*s2)[32] = reinterpret_cast<volatile float (*)[32]>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1152; n2 += 64) {
    (&s1[0][0])[n2] = n2;
  }
  for (int n3 = t; n3 < 1024; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((((ty * 5) & 4) != 0) || (ty < 5)) {
    s2[((int)pick(ty)) % 5][(((int)(__brev(warp) >> 27)) / (tx + 1)) % 4] = v;
  }
  s1[ty / 33][ty] = 7;
  if (((ty + t) ^ 38) > 7) {
    s2[lane / 3][tx ^ 1] = all(s2[lane / 3][tx ^ 1]) + 1;
  }
  __syncthreads();
  v += all(s0[(int)rotate<3>(tx & 31)][ty]);
  v += all(s1[((ty & 7) + 64) & 31][ty]);
  out[t] = v;
}
__global__ void k128(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) volatile float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 256) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  s0[(int)((unsigned long long)(((int)((unsigned long long)ty / 3)) % (ty + 1)) / 3)][((tx * ty) * 65) % ((t % 8) + 1)] = all(s0[(int)((unsigned long long)(((int)((unsigned long long)ty / 3)) % (ty + 1)) / 3)][((tx * ty) * 65) % ((t % 8) + 1)]) + 1;
  put<volatile float>(&s0[0][0] + 5, (int)gray(warp << 3), v);
  if (tx < 4) {
    s0[(((int)(__brev(tx) >> 24)) % 12) / 33][(warp / 4) | ((int)__popc(tx))] = 7;
  }
  v += all(s0[warp >> 5][warp / 24]);
  s0[tx / 16][((tx / 6) * 8) * (tx / 24)] = all(s0[tx / 16][((tx / 6) * 8) * (tx / 24)]) + 1;
  #pragma unroll 2
  for (int i2 = 32; i2 > 0; i2 /= 2) {
    #pragma unroll
    for (int i3 = 1; i3 < 6; i3 += 3) {
      s0[(ty + i2) & 7][((((int)__clz(tx)) < 2) ? i3 : i2) & 31] = all(s0[(ty + i2) & 7][((((int)__clz(tx)) < 2) ? i3 : i2) & 31]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k129(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[4][16][17];
  __shared__ __align__(16) volatile short s1[64][20];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 32) {
    (&s0[0][0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 1280; n2 += 32) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = (t >> 1) & 3; i3 < 3; i3 += 1) {
    v += all(s0[((lane % 32) & (tx | lane)) % 4][((i3 - tx) / 6) + 5][min((int)shuffled[(31 - i3) & 15], (i3 * tx) & (tx + i3))]);
  }
  #pragma unroll 1
  for (int i4 = 0; i4 <= (tx * 16) % 2; ++i4) {
    s0[((((i4 >= 1) && (((tx ^ 1) ^ 13) > 1)) ? i4 : lane) % (tx + 1)) % 2][i4][(int)(short)(i4 / 16)] = v + 1;
  }
  int q5 = (tx * 31) / 8;
  if (lane >= 29)
    q5 = t / 6;
  int i6 = 0;
  do {
    if ((i6 ^ 15) > 14) {
      s1[((((int)rotate<3>(i6 & 31)) | 6) >> 2) * 7][i6] = all(s1[((((int)rotate<3>(i6 & 31)) | 6) >> 2) * 7][i6]) + 1;
    }
    s1[(31 - (lane % 17)) % 8][(lane % (i6 + 1)) % 33] = v;
    v += get<volatile int>(&s0[0][0][0] + 1, q5 % 12);
    i6 += 3;
  } while (i6 < 18);
  v += all(s0[q5 & 3][((int)shuffled[(((t ^ 24) > 8) ? lane : tx) & 15]) / 2][(int)bits(lane * q5)]);
  if ((tx & 3) < 2) {
    put<volatile int>(&s0[0][0][0] + 5, tx * 16, v);
  }
  if (tx >= 23) {
    s0[(max(q5, 25) + t) % 4][(lane % 3) * 7][(q5 ^ tx) / 10] = v + 1;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k130(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ long long s0[16][17];
  float (*s1)[8][9] = reinterpret_cast<float (*)[8][9]>(memory + 0);
  __shared__ unsigned short s2[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
    (&s1[0][0][0])[n2] = n2;
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 64) {
    (&s2[0][0])[n3] = n3;
  }
  __syncthreads();
  int j5 = warp & 63;
  #pragma unroll
  for (int i4 = 0; i4 < 6; i4 += 1) {
    int j7 = tx & 63;
    for (int i6 = 0; i6 < 7; i6 += 3) {
      if (((j7 & 8) != 0) && ((i4 & 8) != 0)) {
        s1[i4][i6 / 10][max(j7, i4) & 7] = v;
      }
      __syncthreads();
      j7 = (j7 * 5 + 3) & 63;
    }
    j5 = j5 >> 1;
  }
  for (int i8 = 1; i8 < 4; i8 += 1) {
    #pragma unroll 1
    for (int i9 = 1; i9 < 8; i9 += 1) {
      s0[abs((3 << (t & 3)) + (t - i8)) & 1][((int)twos[(((i9 + 3) & 28) + 53) & 15]) & 15] = v + 1;
      __syncthreads();
    }
  }
  int j11 = lane & 63;
  #pragma unroll 1
  for (int i10 = 0; i10 < 15; i10 += 2) {
    for (int i12 = 2; i12 > 0; i12 /= 2) {
      v += get<float>(&s1[0][0][0], i10);
      __syncthreads();
      v += all(s2[min(i12, i10)][(tx ^ i12) & 1]);
      __syncthreads();
    }
    j11 = (j11 ^ 9) & 63;
  }
  s1[((((warp + lane) ^ (lane % 7)) % 2) + (((int)rows[warp % 16]) % 8)) & 7][(((t & 6) != 0) ? warp : lane) / 7][min(((int)(short)(lane & 12)) + ((tx + 3) / (lane + 1)), min(((int)twos[tx & 15]) / 10, 4))] = v;
  v += all(s2[(tx ^ t) % 32][warp]);
  __syncthreads();
  __syncthreads();
  v += all(s0[((((int)__clz(t)) + (t + warp)) % 17) % 7][(lane * 7) & 15]);
  out[t] = v;
}
__global__ void k131(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  float2 *s0 = reinterpret_cast<float2 *>(memory + 0);
  __shared__ __align__(16) Mixed s1[32][36];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 1152; n2 += 128) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 128) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  auto q4_of = [=](int a) { return a < 1 ? a : min(tx * 7, ty); };
  int q4 = q4_of((ty % 5 == 3) ? ty : ty);
  for (int i5 = 0; i5 < 2; ++i5) {
    s0[warp + i5 * 32] = make_float2(2, v);
  }
  __syncthreads();
  for (int i6 = 0; i6 < 5; ++i6) {
    s0[(((q4 >= 0) ? (511 << (tx & 3)) : (tx * 17)) / 8) + i6 * 32] = make_float2(2, v);
  }
  __syncthreads();
  for (int i7 = 0; i7 < 6; ++i7) {
    v += sum(s0[((lane < 21) ? ((int)__clz(t)) : (ty * 16)) + i7 * 8]);
  }
  __syncthreads();
  int j9 = tx & 63;
  int i8 = 2;
  while (i8 < 4) {
    s1[i8 & 3][(int)__popc(ty & 31)].c = 7;
    if ((warp ^ 0) > 0) {
      v += (unsigned)atomicMin(&counts[31 - i8][((((int)spread(tx & 31)) % 33) + t * 29) % 33], (unsigned)v);
    }
    __syncthreads();
    j9 = (j9 ^ 9) & 63;
    i8 += 1;
  }
  __syncthreads();
  v += all(s1[tx & 7][min(511 >> (ty & 3), (int)((unsigned long long)(ty / 32) / 3))].a);
  v += all(counts[q4 & 12][(warp | q4) * 8]);
  out[t] = v;
}
__global__ void k132(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 1 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile double s0[32][33];
  volatile int (*s1)[72] = reinterpret_cast<volatile int (*)[72]>(memory + 0);
  __shared__ __align__(16) volatile Triad s2[32][32];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 576; n2 += 64) {
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
  #pragma unroll 2
  for (int i4 = 3; i4 >= 0; i4 -= 1) {
    v += all(s1[i4 ^ warp][((((tx ^ i4) % 2 == 0) && ((((ty & 1) != 0) || (ty % 4 == 2)) && ((warp < 1) && ((ty + warp) % 3 == 0)))) ? ((int)rows[warp]) : warp) % ((warp | tx) + 1)]);
    v += all(s1[i4][i4 ^ (min(tz, t) ^ min(i4, i4))]);
    if ((tz & 8) != 0) {
      v += all(s1[(min(t, i4) + 65) % 8][((int)(__brev(i4) >> 24)) % 3]);
    } else {
      s1[i4][((tx / (t + 1)) / 5) >> 3] = all(s1[i4][((tx / (t + 1)) / 5) >> 3]) + 1;
    }
  }
  __syncthreads();
  v += all(s0[((int)rows[(((int)(unsigned char)tz) - ((int)shuffled[warp])) & 15]) % 32][((int)(__brev((int)pick(tx % 5)) >> 24)) & 15]);
  v += all(s2[((tz * 33) | ((int)__clz(ty))) & 31][min((t + ty) / 10, ty + (warp * 65))].c);
  out[t] = v;
}
__global__ void k133(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 32 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ float s0[8][72];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 576; n1 += 128) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  __syncthreads();
  v += all(s0[((ty < 2) ? ty : ty) >> 2][(int)shuffled[(((tx * lane) * 32) | ((int)Layout{33, 1}(warp % 12, tx))) & 15]]);
  out[t] = v;
}
__global__ void k134(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[1024];
  int2 *s1 = reinterpret_cast<int2 *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 256) {
    s0[n1] = make_float2(2, n1);
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 256) {
    s1[n2] = make_int2(2, n2);
  }
  __syncthreads();
  int i3 = 1;
  do {
    #pragma unroll 1
    for (int i4 = 0; i4 < 25; i4 += 8) {
      s0[(31 - (i4 + lane)) & 7] = make_float2(2, sum(s0[(31 - (i4 + lane)) & 7]) + 1);
      __syncthreads();
    }
    i3 += 8;
  } while (i3 < 48);
  __syncthreads();
  v += sum(s1[tx]);
  out[t] = v;
}
__global__ void k135(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ volatile int s0[16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 272; n1 += 48) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  auto q2_of = [=](int a) { return a < 23 ? a : ((warp << 3) - (tx ^ 1)); };
  int q2 = q2_of(tx);
  int i3 = 2;
  do {
    int j5 = i3 & 63;
    #pragma unroll 1
    for (int i4 = t; i4 < 141; i4 += 48) {
      if ((((warp ^ 1) > 7) ? i4 : i3) < 45) {
        s0[((((i4 & 6) != 0) ? warp : i4) % 17) >> 3][(int)shuffled[i4 & 15]] = v;
      } else {
        v += all(s0[((int)((unsigned long long)lane / 3)) / 4][(int)bits((i4 / 5) * tx)]);
      }
      if ((i4 ^ 42) > 14) {
        s0[max(i4, 33) % 4][((int)pick(i3 + 51)) % 17] = v + 1;
      }
      s0[warp][((i4 & 63) + (tx / 3)) % 17] = all(s0[warp][((i4 & 63) + (tx / 3)) % 17]) + 1;
      j5 = (j5 * 5 + 3) & 63;
    }
    i3 += 4;
  } while (i3 < 30);
  const int q6 = (int)twos[((int)twos[tx & 15]) & 15];
  #pragma unroll 1
  for (int i7 = 1; i7 < 2; i7 += 1) {
    v += get<volatile int>(&s0[0][0], tx >> 3);
  }
  if (warp < 1) {
    v += get<volatile int>(&s0[0][0] + 5, warp ^ warp);
  } else {
    v += all(s0[(tx ^ 15) >> 4][min(lane, 16)]);
  }
  const int q8 = (q2 & 24) / 4;
  for (int i9 = 1; i9 <= 4; i9 <<= 1) {
    if ((warp ^ 1) > 9) {
      v += all(s0[(((i9 < 2) || (warp < 1)) ? ((int)(short)tx) : (lane + tx)) % 16][i9]);
    } else {
      v += get<volatile int>(&s0[0][0], tx + i9);
    }
    if (q8 % 3 == 0) {
      s0[(int)shuffled[((int)rotate<3>((tx * 33) & 31)) & 15]][min(i9, q8) & 7] = v;
    }
    s0[((q6 / 10) * 2) % 16][min(i9 % 16, 29)] = 7;
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k136(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 16 + tz * 256;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  int *s0 = reinterpret_cast<int *>(memory + 0);
  Row (*s1)[72] = reinterpret_cast<Row (*)[72]>(memory + 8192);
  __shared__ __align__(16) float4 s2[512];
  unsigned v = t;
  for (int n1 = t; n1 < 2048; n1 += 256) {
    s0[n1] = n1;
  }
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
  for (int n3 = t; n3 < 512; n3 += 256) {
    s2[n3] = make_float4(v, 1, 2, n3);
  }
  __syncthreads();
  for (int i4 = 0; i4 < 2; ++i4) {
    v += all(s0[(((ty ^ ty) / (ty + 1)) % 16) + i4 * 32]);
  }
  __syncthreads();
  int q5 = (warp + warp) + 55;
  if ((warp ^ 3) > 7)
    q5 = tx / 5;
  s0[q5] = all(s0[q5]) + 1;
  __syncthreads();
  v += get<int>(s0 + 1, ty * 8);
  __syncthreads();
  __syncthreads();
  __syncthreads();
  v += all(s1[((warp + q5) >> 2) % 8][warp & 12].e);
  v += sum(s2[((ty % 2 == 0) && ((warp ^ ty) < 7)) ? (((int)(unsigned char)warp) + max(lane, tx)) : ((ty ^ tx) & 28)]);
  out[t] = v;
}
__global__ void k137(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short (*s0)[32] = reinterpret_cast<unsigned short (*)[32]>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  __syncthreads();
  if ((ty ^ 1) > 9) {
    s0[tx ^ ((ty % 12) / 10)][ty] = all(s0[tx ^ ((ty % 12) / 10)][ty]) + 1;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k138(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ __align__(16) signed char s0[4][16][17];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1088; n1 += 128) {
    (&s0[0][0][0])[n1] = n1;
  }
  __syncthreads();
  unsigned j3 = lane & 63;
  #pragma unroll 1
  for (unsigned i2 = 16; i2 > 0; i2 >>= 1) {
    s0[(tx * 8u) % 4u][lane / 2u][i2 / 16u] = v + 1;
    __syncthreads();
    j3 = (j3 * 5 + 3) & 63;
  }
  s0[((unsigned)fold(warp, 3)) % 16u][ty][(((unsigned)((unsigned long long)(((t ^ 93u) > 8u) ? t : warp) / 3)) ^ (((unsigned)__popc(tx)) % 32u)) / 6u] = all(s0[((unsigned)fold(warp, 3)) % 16u][ty][(((unsigned)((unsigned long long)(((t ^ 93u) > 8u) ? t : warp) / 3)) ^ (((unsigned)__popc(tx)) % 32u)) / 6u]) + 1;
  __syncthreads();
  #pragma unroll 2
  for (unsigned i4 = 0; i4 < 6; i4 += 1) {
    unsigned i5 = 1;
    do {
      s0[i5 % 33u][i4 / 24u][max(t % 16u, i4 & lane) ^ ((t + i5) / 10u)] = all(s0[i5 % 33u][i4 / 24u][max(t % 16u, i4 & lane) ^ ((t + i5) / 10u)]) + 1;
      __syncthreads();
      i5 += 1;
    } while (i5 < 3);
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k139(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 16 + tz * 16;
  const unsigned lane = t & 31, warp = t / 32;
  __shared__ volatile Row s0[256];
  unsigned v = t;
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].a = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].c = n1;
  }
  __syncthreads();
  for (int n1 = t; n1 < 256; n1 += 16) {
    s0[n1].e = n1;
  }
  __syncthreads();
  __syncthreads();
  if (lane >= 1u) {
    v += all(s0[(unsigned)__popc(511u << (tx & 3))].e);
  } else {
    v += all(s0[tx].c);
  }
  if ((tx < 5u) && (((lane & 6u) != 0u) && (((t | 8u) % 4u == 0u) || (((tx & 16u) != 0u) && ((lane & 4u) != 0u))))) {
    s0[32u - ((127u - tx) / 6u)].e = v;
  } else {
    v += all(s0[lane / (lane + 1u)].c);
  }
  if (lane % 3u == 0u) {
    v += all(s0[tx].c);
  }
  if (((t / 2u) ^ 6u) > 1u) {
    s0[(t * 2654435761u >> 28) & 6u].c = all(s0[(t * 2654435761u >> 28) & 6u].c) + 1;
  }
  #pragma unroll 1
  for (unsigned i2 = 0; i2 <= ((unsigned)__clz(tx)) % 1; ++i2) {
    for (unsigned i3 = 1; i3 <= 4; i3 <<= 1) {
      unsigned j5 = i3 & 63;
      for (unsigned i4 = 1; i4 < 4; i4 += 1) {
        v += all(s0[i4].e);
        if (j5 < 62u) {
          v += all(s0[((unsigned)shuffled[i4]) % 7u].e);
        } else {
          v += all(s0[i4 / (i4 + 1u)].c);
        }
        j5 = j5 >> 1;
      }
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k140(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  double *s0 = reinterpret_cast<double *>(memory + 0);
  __shared__ __align__(16) int2 s1[1024];
  __shared__ int counts[32][33];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 512; n1 += 100) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1024; n2 += 100) {
    s1[n2] = make_int2(2, n2);
  }
  #pragma unroll 1
  for (int n3 = t; n3 < 1056; n3 += 100) {
    (&counts[0][0])[n3] = n3;
  }
  __syncthreads();
  if ((tx & 16) != 0) {
    atomicAdd(&counts[warp][((((int)fold(t, 51)) / 3) + t * 29) % 33], (int)1);
  }
  __syncthreads();
  if ((lane & 1) != 0) {
    v += all(s0[(int)((long long)(255 - t) * 3 >> 2)]);
  }
  __syncthreads();
  const int q4 = ((int)(unsigned char)tx) & 28;
  if ((t * t) < 3874) {
    v += all(s0[q4 % 10]);
  }
  __syncthreads();
  __syncthreads();
  v += sum(s1[(int)((unsigned long long)((int)primes[lane & 15]) / 3)]);
  v += all(counts[(int)(__brev(tx) >> 27)][(warp + tx) % 33]);
  out[t] = v;
}
__global__ void k141(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ __align__(16) float s1[4][16][17];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 256) {
    s0[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1088; n2 += 256) {
    (&s1[0][0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 0; i3 < 4; ++i3) {
    v += all(s0[(warp ^ 22) + i3 * 32]);
  }
  __syncthreads();
  #pragma unroll 2
  for (int i4 = 1; i4 <= 16; i4 <<= 1) {
    int j6 = tx & 63;
    for (int i5 = 1; i5 < 39; i5 += 8) {
      if (((((int)primes[j6 & 15]) ^ 43) > 14) && ((i5 ^ 1) > 9)) {
        s0[i5 * 4] = 7;
      }
      v += all(s1[((int)primes[j6 & 15]) & 3][(((int)twos[((int)twos[tx & 15]) & 15]) * 33) % 4][t % 3]);
      __syncthreads();
      j6 = (j6 * 5 + 3) & 63;
    }
  }
  s0[t] = all(s0[t]) + 1;
  s1[((32 - ty) & 28) % 4][((int)twos[ty]) / 33][(((warp + warp) & 24) | (min(warp, warp) / (tx + 1))) % 17] = v;
  __syncthreads();
  for (int i7 = 4; i7 > 0; i7 >>= 1) {
    v += all(s0[ty]);
    __syncthreads();
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k142(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ __align__(16) volatile int s0[64][32];
  volatile int *s1 = reinterpret_cast<volatile int *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 2048; n1 += 99) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1000; n2 += 99) {
    s1[n2] = n2;
  }
  __syncthreads();
  unsigned j4 = tx & 63;
  #pragma unroll 1
  for (unsigned i3 = (ty * 7u) & 3; i3 < 6; i3 += 1) {
    put<volatile int>(s1, (unsigned)(__brev(j4 >> 5) >> 24), v);
    v += all(s1[((((tx ^ 30u) > 11u) || ((i3 >= 1u) && ((ty / 2u) < 0u))) ? (((j4 << 1) - ((unsigned)spread(j4 & 31))) & 31u) : (((tx - lane) & 31u) * t)) / 5u]);
    s1[tx | ty] = v + 1;
    j4 = (j4 + 33) % 64;
  }
  unsigned q5 = (unsigned)__clz(tx * 3u);
  if (min(ty, warp) < 1u)
    q5 = 100u >> (ty & 3);
  #pragma unroll 1
  for (unsigned i6 = (((lane & 1u) != 0u) ? t : warp) & 3; i6 < 29; i6 += 4) {
    s0[(unsigned)((unsigned long long)((((q5 >= 68u) && (tx < 11u)) ? tx : i6) ^ (ty * 2654435761u >> 27)) / 3)][(tx & i6) >> 1] = v + 1;
    if (((warp >= 3u) || (((unsigned)(unsigned char)q5) % 5u == 1u)) && (((warp % (t + 1u)) ^ 1u) > 12u)) {
      s1[(unsigned)pick(tx)] = all(s1[(unsigned)pick(tx)]) + 1;
    }
    v += all(s0[i6 % (q5 + 1u)][i6 / 7u]);
  }
  const unsigned q7 = (unsigned)shuffled[warp >> 3];
  v += all(s1[(unsigned)((long long)min(warp, warp) * 3 >> 2)]);
  v += all(s1[((q7 / 2u) / (t + 1u)) + ((unsigned)rotate<2>(((tx >= 13u) ? q5 : q5) & 31))]);
  if ((tx & 1u) != 0u) {
    s1[((lane * 7u) * 2654435761u >> 26) >> 2] = v;
  }
  unsigned q8 = (warp >> 1) + (q7 * lane);
  if ((warp & 2u) != 0u)
    q8 = (unsigned)((long long)ty * 3 >> 2);
  for (unsigned i9 = 1; i9 <= 8; i9 *= 2) {
    if (tx < 15u) {
      s1[tx] = all(s1[tx]) + 1;
    }
  }
  __syncthreads();
  out[t] = v;
}
__global__ void k143(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  volatile unsigned short (*s0)[33] = reinterpret_cast<volatile unsigned short (*)[33]>(memory + 0);
  __shared__ volatile float s1[64][20];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 120) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1280; n2 += 120) {
    (&s1[0][0])[n2] = n2;
  }
  __syncthreads();
  for (int i3 = 14; i3 >= 2; i3 -= 4) {
    v += all(s1[(((int)bits(tx)) % 4) >> 3][min(ty, i3) & 19]);
    if (((tx & 1) != 0) || ((i3 % 3 == 2) && ((i3 & 2) != 0))) {
      s1[((((int)shuffled[t & 15]) * ty) >> 5) * ((i3 % 24) / 6)][warp] = all(s1[((((int)shuffled[t & 15]) * ty) >> 5) * ((i3 % 24) / 6)][warp]) + 1;
    }
  }
  __syncthreads();
  v += all(s0[max((int)mirror(tx), (int)(short)tx)][(warp >> 4) ^ 7]);
  out[t] = v;
}
__global__ void k144(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 100 + tz * 100;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  long long (*s0)[32] = reinterpret_cast<long long (*)[32]>(memory + 0);
  __shared__ __align__(16) Mixed s1[16][17];
  __shared__ __align__(16) long long s2[2][16][16];
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1024; n1 += 100) {
    (&s0[0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 100) {
    (&s1[0][0])[n2].a = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 100) {
    (&s1[0][0])[n2].b = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n2 = t; n2 < 272; n2 += 100) {
    (&s1[0][0])[n2].c = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int n3 = t; n3 < 512; n3 += 100) {
    (&s2[0][0][0])[n3] = n3;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i4 = 0; i4 < 7; i4 += 3) {
    for (int i5 = 0; i5 < 51; i5 += 8) {
      v += all(s1[(((int)rows[(i5 ^ i5) & 15]) * (i5 + i5)) % 16][i4].b);
      s2[i4 >> 4][(tx / (i4 + 1)) % 16][i4] = 7;
      __syncthreads();
    }
  }
  if ((t ^ 54) > 8) {
    s1[warp][tx % 17].c = v + 1;
  }
  __syncthreads();
  const int q6 = ((int)rotate<2>(tx & 31)) - (lane & 85);
  __syncthreads();
  v += all(s0[warp][3 >> (tx & 3)]);
  v += all(s2[(((tx / 4) % 3 == 2) ? (warp * 31) : ((int)bits(tx))) % 2][warp][(tx & 85) / 10]);
  out[t] = v;
}
__global__ void k145(unsigned *out) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const unsigned t = tx + ty * 2 + tz * 32;
  const unsigned lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ float2 s0[32][32];
  short *s1 = reinterpret_cast<short *>(memory + 0);
  unsigned v = t;
  for (int n1 = t; n1 < 1024; n1 += 128) {
    (&s0[0][0])[n1] = make_float2(2, n1);
  }
  for (int n2 = t; n2 < 2048; n2 += 128) {
    s1[n2] = n2;
  }
  __syncthreads();
  for (unsigned i3 = 0; i3 < 7; i3 += 1) {
    #pragma unroll 1
    for (unsigned i4 = 1; i4 <= 8; i4 <<= 1) {
      v += sum(s0[i3 ^ (i3 / 32u)][i4 >> 1]);
      __syncthreads();
    }
  }
  s1[ty >> 4] = all(s1[ty >> 4]) + 1;
  __syncthreads();
  for (unsigned i5 = 0; i5 < 3; ++i5) {
    s1[tz + i5 * 16] = v;
  }
  __syncthreads();
  __syncthreads();
  out[t] = v;
}
__global__ void k146(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 32;
  const int lane = t & 31, warp = t / 32;
  __shared__ int s0[512];
  __shared__ __align__(16) Pair s1[512];
  unsigned v = t;
  for (int n1 = t; n1 < 512; n1 += 64) {
    s0[n1] = n1;
  }
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].a = n2;
  }
  __syncthreads();
  for (int n2 = t; n2 < 512; n2 += 64) {
    s1[n2].b = n2;
  }
  __syncthreads();
  __syncthreads();
  for (int i3 = 0; i3 < 5; ++i3) {
    v += all(s0[((tz % 4) / 2) + i3 * 8]);
  }
  __syncthreads();
  s0[tx] = all(s0[tx]) + 1;
  __syncthreads();
  __syncthreads();
  v += all(s1[(tx | min(tx, 13)) ^ 27].b);
  out[t] = v;
}
__global__ void k147(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = (tz * blockDim.y + ty) * blockDim.x + tx;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) double s0[4][16][17];
  __shared__ unsigned counts[32][33];
  unsigned v = t;
  for (int n1 = t; n1 < 1088; n1 += 64) {
    (&s0[0][0][0])[n1] = n1;
  }
  #pragma unroll 1
  for (int n2 = t; n2 < 1056; n2 += 64) {
    (&counts[0][0])[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 2
  for (int i3 = 0; i3 < 1; i3 += 1) {
    for (int i4 = 0; i4 < 8; i4 += 1) {
      int j6 = i4 & 63;
      #pragma unroll 1
      for (int i5 = 1; i5 < 11; i5 += 4) {
        if ((i4 ^ 1) > 9) {
          s0[(((int)(short)(tx & 127)) ^ 34) % 3][min(i5, t)][i4] = v;
        }
        if ((min(i5, 2) ^ 1) > 12) {
          atomicMax(&counts[((((int)twos[i3]) / (i5 + 1)) + 12) % 32][((((int)pick(tx)) % 32) + t * 29) % 33], (unsigned)v);
        }
        __syncthreads();
        j6 = j6 >> 1;
      }
    }
  }
  #pragma unroll
  for (int i7 = 0; i7 < 11; i7 += 3) {
    s0[((int)(short)i7) & 3][(((warp / 4) / (tx + 1)) * (tx ^ lane)) * 17][tx % 17] = all(s0[((int)(short)i7) & 3][(((warp / 4) / (tx + 1)) * (tx ^ lane)) * 17][tx % 17]) + 1;
    v += (unsigned)atomicCAS(&counts[(((i7 & tx) & 28) / 8) % 7][((tx / 5) + t * 29) % 33], (unsigned)1, (unsigned)v);
    __syncthreads();
  }
  #pragma unroll
  for (int i8 = 5; i8 >= 1; i8 -= 1) {
    #pragma unroll 2
    for (int i9 = 0; i9 < 8; i9 += 2) {
      put<double>(&s0[0][0][0], (i9 >> 2) % 4, v);
      __syncthreads();
      __syncthreads();
    }
  }
  atomicAnd(&counts[min(((int)((long long)tx * 3 >> 2)) / 16, 19)][((((lane < 5) ? t : tx) / 33) + t * 29) % 33], (unsigned)v);
  __syncthreads();
  __syncthreads();
  v += all(counts[((int)Layout{33, 1}(tx, t)) % 7][(tx + 13) % (lane + 1)]);
  out[t] = v;
}
__global__ void k148(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 8 + tz * 64;
  const int lane = t & 31, warp = t / 32;
  extern __shared__ __align__(16) unsigned char memory[];
  __shared__ volatile int s0[32][33];
  volatile float *s1 = reinterpret_cast<volatile float *>(memory + 0);
  unsigned v = t;
  #pragma unroll 1
  for (int n1 = t; n1 < 1056; n1 += 64) {
    (&s0[0][0])[n1] = n1;
  }
  for (int n2 = t; n2 < 256; n2 += 64) {
    s1[n2] = n2;
  }
  __syncthreads();
  #pragma unroll 1
  for (int i3 = 0; i3 <= (ty % 10) % 1; ++i3) {
    if ((tx & 8) != 0) {
      v += all(s1[(tx + (i3 + tx)) + 30]);
    }
  }
  if (ty % 4 == 1) {
    s1[(int)primes[(100 >> (warp & 3)) & 15]] = all(s1[(int)primes[(100 >> (warp & 3)) & 15]]) + 1;
  } else {
    v += get<volatile float>(s1 + 5, max(ty, 16));
  }
  v += get<volatile float>(s1 + 1, warp);
  if ((tx | warp) % 3 == 1) {
    s0[(int)rotate<3>(((warp + warp) + (tx % 24)) & 31)][((tx / 24) * 8) * 8] = v + 1;
  }
  __syncthreads();
  v += all(s0[(warp * 16) + (ty / 32)][((int)spread(warp & 31)) % 3]);
  out[t] = v;
}
__global__ void k149(unsigned *out) {
  const int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  const int t = tx + ty * 64 + tz * 128;
  const int lane = t & 31, warp = t / 32;
  __shared__ __align__(16) Mixed s0[1000];
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
  for (int n1 = t; n1 < 1000; n1 += 128) {
    s0[n1].c = n1;
  }
  __syncthreads();
  __syncthreads();
  if ((tx & 2) != 0) {
    s0[(tx ^ 19) & 12].b = v + 1;
  }
  __syncthreads();
  s0[ty].b = all(s0[ty].b) + 1;
  __syncthreads();
  for (int i2 = 18; i2 >= 0; i2 -= 3) {
    int i3 = 1;
    do {
      s0[i2 % 6].b = v;
      __syncthreads();
      i3 += 2;
    } while (i3 < 8);
  }
  __syncthreads();
  out[t] = v;
}

int main() {
  unsigned *out;
  if (cudaMalloc(&out, 4096) != cudaSuccess)
    return 2;
  k100<<<1, dim3(64, 1, 1), 4608>>>(out);
  k101<<<1, dim3(33, 3, 1), 0>>>(out);
  k102<<<1, dim3(32, 2, 2), 1280>>>(out);
  k103<<<1, dim3(8, 4, 2), 8704>>>(out);
  k104<<<1, dim3(64, 2, 1), 0>>>(out);
  k105<<<1, dim3(32, 4, 1), 9728>>>(out);
  k106<<<1, dim3(16, 16, 1), 0>>>(out);
  k107<<<1, dim3(16, 1, 1), 0>>>(out);
  k108<<<1, dim3(1, 64, 1), 0>>>(out);
  k109<<<1, dim3(32, 2, 2), 0>>>(out);
  k110<<<1, dim3(48, 1, 1), 0>>>(out);
  k111<<<1, dim3(5, 3, 7), 8192>>>(out);
  k112<<<1, dim3(4, 4, 4), 2304>>>(out);
  k113<<<1, dim3(32, 4, 1), 2048>>>(out);
  k114<<<1, dim3(2, 16, 4), 10240>>>(out);
  k115<<<1, dim3(100, 1, 1), 0>>>(out);
  k116<<<1, dim3(64, 1, 1), 0>>>(out);
  k117<<<1, dim3(8, 4, 2), 0>>>(out);
  k118<<<1, dim3(33, 3, 1), 8192>>>(out);
  k119<<<1, dim3(128, 1, 1), 0>>>(out);
  k120<<<1, dim3(100, 1, 1), 0>>>(out);
  k121<<<1, dim3(32, 8, 1), 6400>>>(out);
  k122<<<1, dim3(4, 4, 4), 2304>>>(out);
  k123<<<1, dim3(128, 1, 1), 0>>>(out);
  k124<<<1, dim3(8, 8, 1), 0>>>(out);
  k125<<<1, dim3(1, 64, 1), 0>>>(out);
  k126<<<1, dim3(128, 1, 1), 4096>>>(out);
  k127<<<1, dim3(8, 8, 1), 4096>>>(out);
  k128<<<1, dim3(16, 16, 1), 0>>>(out);
  k129<<<1, dim3(32, 1, 1), 0>>>(out);
  k130<<<1, dim3(64, 1, 1), 2304>>>(out);
  k131<<<1, dim3(64, 2, 1), 8192>>>(out);
  k132<<<1, dim3(1, 32, 2), 2304>>>(out);
  k133<<<1, dim3(32, 4, 1), 0>>>(out);
  k134<<<1, dim3(256, 1, 1), 8192>>>(out);
  k135<<<1, dim3(48, 1, 1), 0>>>(out);
  k136<<<1, dim3(16, 16, 1), 19712>>>(out);
  k137<<<1, dim3(33, 3, 1), 4096>>>(out);
  k138<<<1, dim3(32, 4, 1), 0>>>(out);
  k139<<<1, dim3(16, 1, 1), 0>>>(out);
  k140<<<1, dim3(100, 1, 1), 4096>>>(out);
  k141<<<1, dim3(32, 8, 1), 0>>>(out);
  k142<<<1, dim3(33, 3, 1), 4096>>>(out);
  k143<<<1, dim3(24, 5, 1), 2304>>>(out);
  k144<<<1, dim3(100, 1, 1), 8192>>>(out);
  k145<<<1, dim3(2, 16, 4), 4096>>>(out);
  k146<<<1, dim3(8, 4, 2), 0>>>(out);
  k147<<<1, dim3(64, 1, 1), 0>>>(out);
  k148<<<1, dim3(8, 8, 1), 1024>>>(out);
  k149<<<1, dim3(64, 2, 1), 0>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  puts("PASS");
}

// Vector types and structs, stored from global memory: a vector type is one
// access, a struct one for each field. types.json says what nvcc made.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

struct Pair { float x, y; };
struct __align__(8) AlignedPair { float x, y; };
struct Triple { float x, y, z; };
struct Quad { float x, y, z, w; };
struct Halves { __half a, b; };

#define COPY(T) \
  __global__ void T##_2(T *o, const T *in) { \
    __shared__ T a[1024]; \
    int t = threadIdx.x; \
    a[2 * t] = in[t]; \
    a[2 * t + 1] = in[t + 64]; \
    __syncthreads(); \
    o[t] = a[511 - t]; \
  } \
  __global__ void T##_4(T *o, const T *in) { \
    __shared__ T a[1024]; \
    int t = threadIdx.x; \
    for (int i = 0; i < 4; ++i) \
      a[4 * t + i] = in[t + 64 * i]; \
    __syncthreads(); \
    o[t] = a[511 - t]; \
  }

COPY(short2)
COPY(__half2)
COPY(__nv_bfloat162)
COPY(uchar4)
COPY(char2)
COPY(short4)
COPY(int2)
COPY(float2)
COPY(float3)
COPY(float4)
COPY(uchar3)
COPY(ushort3)
COPY(longlong2)
COPY(double2)
COPY(Pair)
COPY(AlignedPair)
COPY(Triple)
COPY(Quad)
COPY(Halves)
COPY(__half)

#define KERNEL(name, ...) \
  __global__ void name(float *o, const float *in) { \
    __shared__ float a[1024]; \
    int t = threadIdx.x; \
    for (int i = 0; i < 8; ++i) \
      a[t + 64 * i] = in[t + 64 * i]; \
    __syncthreads(); \
    __VA_ARGS__ \
    __syncthreads(); \
    o[t] = a[511 - t]; \
  }

// Widths mixed.
KERNEL(load_2_1_1, float2 p = *reinterpret_cast<float2 *>(&a[8 * t]); o[t + 64] = p.x + p.y + a[8 * t + 2] * a[8 * t + 3];)
KERNEL(load_1_1_2, float2 p = *reinterpret_cast<float2 *>(&a[8 * t + 2]); o[t + 64] = p.x + p.y + a[8 * t] * a[8 * t + 1];)
KERNEL(load_2_2, float2 p = *reinterpret_cast<float2 *>(&a[8 * t]), q = *reinterpret_cast<float2 *>(&a[8 * t + 2]); o[t + 64] = p.x + p.y + q.x * q.y;)
KERNEL(load_2_1, float2 p = *reinterpret_cast<float2 *>(&a[8 * t]); o[t + 64] = p.x + p.y * a[8 * t + 2];)
KERNEL(store_2_2, *reinterpret_cast<float2 *>(&a[8 * t]) = make_float2(in[t], in[t + 1]); *reinterpret_cast<float2 *>(&a[8 * t + 2]) = make_float2(in[t + 2], in[t + 3]);)

// What the source says of alignment: assumptions, packed types, unions, members that are
// aligned by themselves, and memory in which objects are made. assumed.json says what nvcc
// made.
#include <cstddef>
#include <new>

#pragma pack(push, 1)
struct Packed1 { char c; float f; double d; float v[2]; };
#pragma pack(pop)
#pragma pack(push, 2)
struct Packed2 { char c; float f; double d; };
#pragma pack(pop)
struct __attribute__((packed)) Packed { int c; float f; double d; };
struct __attribute__((packed, aligned(8))) PackedTo8 { int c; float f; double d; };
struct PackedMember { char c; float f __attribute__((packed)); };
struct AlignedMember { char c; alignas(16) float f[4]; };
struct Either { union { char c[16]; float f[4]; float4 v; double d; }; };
struct Bytes { unsigned char b[4]; };
struct Made { float x, y, z, w; __device__ Made(float a) : x(a), y(a), z(a), w(a) {} };
typedef float4 Loose __attribute__((aligned(4)));

#define MEMBER(name, T, ...) \
  __global__ void name(T *o, T *in) { \
    __shared__ T p[128]; \
    int t = threadIdx.x; \
    p[t] = in[t]; \
    __syncthreads(); \
    __VA_ARGS__; \
  }
MEMBER(packed1_float, Packed1, o[t].f = p[t ^ 1].f)
MEMBER(packed1_double, Packed1, o[t].d = p[t ^ 1].d)
MEMBER(packed1_array, Packed1, o[t].v[1] = p[t ^ 1].v[1])
MEMBER(packed2_float, Packed2, o[t].f = p[t ^ 1].f)
MEMBER(packed2_double, Packed2, o[t].d = p[t ^ 1].d)
MEMBER(packed_float, Packed, o[t].f = p[t ^ 1].f)
MEMBER(packed_double, Packed, o[t].d = p[t ^ 1].d)
MEMBER(packed_to_8_float, PackedTo8, o[t].f = p[t ^ 1].f)
MEMBER(packed_to_8_double, PackedTo8, o[t].d = p[t ^ 1].d)
MEMBER(packed_member, PackedMember, o[t].f = p[t ^ 1].f)
MEMBER(through_pointer, Packed, const float *q = &p[t ^ 1].f; o[t].f = *q)
MEMBER(aligned_member, AlignedMember, o[t].f[0] = p[t ^ 1].f[0] + p[t ^ 1].f[1] + p[t ^ 1].f[2] + p[t ^ 1].f[3])

#define BYTES(name, T, ...) \
  __global__ void name(T *o, int pitch) { \
    __shared__ unsigned char p[4096]; \
    int t = threadIdx.x; \
    p[t] = pitch; \
    __syncthreads(); \
    __VA_ARGS__; \
  }
BYTES(rows, float, auto &q = reinterpret_cast<float(&)[32][32]>(p); o[t] = q[t][1])
BYTES(reference, float, const float &q = reinterpret_cast<const float *>(p)[t]; o[t] = q)
BYTES(loose, Loose, Loose *q = (Loose *)(p + 16 * t); o[t] = *q)
BYTES(made, float, new (p + t * 4) float(o[t]); __syncthreads(); o[t] = *(float *)(p + (t ^ 1) * 4))
BYTES(constructed, float, new (p + t * 16) Made(o[t]); __syncthreads(); o[t] = *(float *)(p + (t ^ 1) * 4))
BYTES(assumed_of_bytes, float, float *q = (float *)__builtin_assume_aligned(p + t * pitch, 16); o[t] = q[0] + q[1] + q[2] + q[3])

__global__ void union_member(float *o) { __shared__ Either p[128]; int t = threadIdx.x; p[t].c[t & 3] = o[t]; __syncthreads(); o[t] = p[t ^ 1].f[1]; }
__global__ void union_vector(float4 *o) { __shared__ Either p[128]; int t = threadIdx.x; p[t].c[t & 3] = o[t].x; __syncthreads(); o[t] = p[t ^ 1].v; }
__global__ void union_array(double *o) { __shared__ union { char c[4096]; double d[512]; } p; int t = threadIdx.x; p.c[t] = o[t]; __syncthreads(); o[t] = p.d[t]; }
__global__ void union_cast(double *o) { __shared__ union { char c[4096]; double d[512]; } p; int t = threadIdx.x; p.c[t] = o[t]; __syncthreads(); o[t] = *(double *)&p.c[t * 8]; }
__global__ void bits(float *o) { __shared__ unsigned p[128]; int t = threadIdx.x; p[t] = o[t]; __syncthreads(); o[t] = __builtin_bit_cast(float, p[t ^ 1]); }
__global__ void bits_of_bytes(float *o) { __shared__ Bytes p[128]; int t = threadIdx.x; p[t].b[1] = o[t]; __syncthreads(); o[t] = __builtin_bit_cast(float, p[t ^ 1]); }

#define FLOATS(name, ...) \
  __global__ void name(float *o, int pitch) { \
    __shared__ float p[4096]; \
    int t = threadIdx.x; \
    p[t] = o[t]; \
    __syncthreads(); \
    __VA_ARGS__ \
    o[t] = q[0] + q[1] + q[2] + q[3]; \
  }
FLOATS(assumed_16, float *q = (float *)__builtin_assume_aligned(p + t * pitch, 16);)
FLOATS(assumed_8, float *q = (float *)__builtin_assume_aligned(p + t * pitch, 8);)
FLOATS(assumed_beyond, float *q = (float *)__builtin_assume_aligned(p + t * pitch, 16, 4) + 3;)
FLOATS(assumed_of_pitch, __builtin_assume(pitch % 4 == 0); float *q = p + t * pitch;)
FLOATS(assumed_bits, float *q = p + t * pitch; __builtin_assume(((size_t)q & 15) == 0);)
FLOATS(assumed_remainder, float *q = p + t * pitch; __builtin_assume((size_t)q % 16 == 0);)
FLOATS(not_assumed, float *q = p + t * pitch;)

__global__ void assumed_stores(float *o, int pitch) {
  __shared__ float p[4096];
  int t = threadIdx.x;
  float *q = (float *)__builtin_assume_aligned(p + t * pitch, 16);
  q[0] = o[t];
  q[1] = o[t + 1];
  q[2] = o[t + 2];
  q[3] = o[t + 3];
  __syncthreads();
  o[t] = p[t];
}

// Declared alignment: the compiler before PTX merges by it and tells arrays
// apart, so order matters less. alignment.json says what nvcc made.

#define IN_TURN(name, T, declarations, count) \
  __global__ void name(T *o, const T *in) { \
    declarations; \
    int t = threadIdx.x; \
    T v[count]; \
    for (int i = 0; i < count; ++i) \
      v[i] = in[t + 64 * i]; \
    for (int i = 0; i < count; ++i) { \
      a[count * t + i] = v[i]; \
      b[count * t + i] = v[i] + v[0]; \
    } \
    __syncthreads(); \
    o[t] = a[511 - t] + b[511 - t]; \
  }
#define ALONE(name, T, declaration, count) \
  __global__ void name##_stores(T *o, const T *in) { \
    declaration; \
    int t = threadIdx.x; \
    T v[count]; \
    for (int i = 0; i < count; ++i) \
      v[i] = in[t + 64 * i]; \
    for (int i = 0; i < count; ++i) \
      a[count * t + i] = v[i]; \
    __syncthreads(); \
    o[t] = a[511 - t]; \
  } \
  __global__ void name##_loads(T *o, const T *in) { \
    declaration; \
    int t = threadIdx.x; \
    for (int i = 0; i < count; ++i) \
      a[t + 64 * i] = in[t + 64 * i]; \
    __syncthreads(); \
    for (int i = 0; i < count; ++i) \
      o[t + 64 * i] = a[count * t + i]; \
  }

extern __shared__ __align__(16) unsigned char dynamic[];

IN_TURN(plain, float, __shared__ float a[1024]; __shared__ float b[1024], 4)
IN_TURN(aligned8, float, __shared__ __align__(8) float a[1024]; __shared__ __align__(8) float b[1024], 4)
IN_TURN(aligned16, float, __shared__ __align__(16) float a[1024]; __shared__ __align__(16) float b[1024], 4)
IN_TURN(carved, float, float *a = reinterpret_cast<float *>(dynamic); float *b = a + 1024, 4)
IN_TURN(doubles, double, __shared__ double a[1024]; __shared__ double b[1024], 2)
IN_TURN(carved_doubles, double, double *a = reinterpret_cast<double *>(dynamic); double *b = a + 1024, 2)

ALONE(bytes2, unsigned char, __shared__ unsigned char a[1024], 2)
ALONE(bytes4, unsigned char, __shared__ unsigned char a[1024], 4)
ALONE(bytes16, unsigned char, __shared__ unsigned char a[2048], 16)
ALONE(aligned_bytes2, unsigned char, __shared__ __align__(16) unsigned char a[1024], 2)
ALONE(aligned_bytes4, unsigned char, __shared__ __align__(16) unsigned char a[1024], 4)
ALONE(aligned_bytes16, unsigned char, __shared__ __align__(16) unsigned char a[2048], 16)
ALONE(carved_bytes8, unsigned char, unsigned char *a = dynamic, 8)
ALONE(shorts2, unsigned short, __shared__ unsigned short a[1024], 2)
ALONE(shorts4, unsigned short, __shared__ unsigned short a[1024], 4)
ALONE(shorts8, unsigned short, __shared__ unsigned short a[1024], 8)
ALONE(aligned_shorts8, unsigned short, __shared__ __align__(16) unsigned short a[1024], 8)
ALONE(carved_shorts8, unsigned short, unsigned short *a = reinterpret_cast<unsigned short *>(dynamic), 8)
ALONE(long_longs2, long long, __shared__ long long a[1024], 2)
ALONE(long_longs3, long long, __shared__ long long a[1024], 3)

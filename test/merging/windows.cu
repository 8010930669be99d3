// Which elements of a window are accessed: the table of MergedRequests.h.
// windows.json says what nvcc made.

template <typename T, int... Elements> struct Some {
  static __device__ void load(T *o, const T *a, int from) {
    T v[] = {a[from + Elements]...};
    int i = 0;
    (..., (o[threadIdx.x + 64 * Elements] = v[i++]));
  }
  static __device__ void store(const T *in, T *a, int from) {
    T v[] = {in[threadIdx.x + 64 * Elements]...};
    int i = 0;
    (..., (a[from + Elements] = v[i++]));
  }
};

#define WINDOW(name, T, stride, ...) \
  __global__ void name##_loads(T *o, const T *in) { \
    __shared__ T a[4096]; \
    for (int i = 0; i < stride; ++i) \
      a[threadIdx.x + 64 * i] = in[threadIdx.x + 64 * i]; \
    __syncthreads(); \
    Some<T, __VA_ARGS__>::load(o, a, stride * threadIdx.x); \
  } \
  __global__ void name##_stores(T *o, const T *in) { \
    __shared__ T a[4096]; \
    Some<T, __VA_ARGS__>::store(in, a, stride * threadIdx.x); \
    __syncthreads(); \
    for (int i = 0; i < stride; ++i) \
      o[threadIdx.x + 64 * i] = a[threadIdx.x + 64 * i]; \
  }

WINDOW(f01, float, 4, 0, 1)
WINDOW(f02, float, 4, 0, 2)
WINDOW(f03, float, 4, 0, 3)
WINDOW(f12, float, 4, 1, 2)
WINDOW(f13, float, 4, 1, 3)
WINDOW(f23, float, 4, 2, 3)
WINDOW(f012, float, 4, 0, 1, 2)
WINDOW(f013, float, 4, 0, 1, 3)
WINDOW(f023, float, 4, 0, 2, 3)
WINDOW(f123, float, 4, 1, 2, 3)
WINDOW(f0123, float, 4, 0, 1, 2, 3)
WINDOW(d01, double, 4, 0, 1)
WINDOW(d02, double, 4, 0, 2)
WINDOW(d03, double, 4, 0, 3)
WINDOW(d12, double, 4, 1, 2)
WINDOW(d13, double, 4, 1, 3)
WINDOW(d23, double, 4, 2, 3)
WINDOW(d012, double, 4, 0, 1, 2)
WINDOW(d013, double, 4, 0, 1, 3)
WINDOW(d023, double, 4, 0, 2, 3)
WINDOW(d123, double, 4, 1, 2, 3)
WINDOW(d0123, double, 4, 0, 1, 2, 3)
WINDOW(f8_1234, float, 8, 1, 2, 3, 4)
WINDOW(f8_012345, float, 8, 0, 1, 2, 3, 4, 5)
WINDOW(f8_123456, float, 8, 1, 2, 3, 4, 5, 6)
WINDOW(f8_1234567, float, 8, 1, 2, 3, 4, 5, 6, 7)
WINDOW(f8_2345, float, 8, 2, 3, 4, 5)
WINDOW(h01, unsigned short, 8, 0, 1)
WINDOW(h12, unsigned short, 8, 1, 2)
WINDOW(h012, unsigned short, 8, 0, 1, 2)
WINDOW(h123, unsigned short, 8, 1, 2, 3)
WINDOW(h023, unsigned short, 8, 0, 2, 3)
WINDOW(h02, unsigned short, 8, 0, 2)
WINDOW(h0123, unsigned short, 8, 0, 1, 2, 3)
WINDOW(h01234, unsigned short, 8, 0, 1, 2, 3, 4)
WINDOW(h012345, unsigned short, 8, 0, 1, 2, 3, 4, 5)
WINDOW(h0123456, unsigned short, 8, 0, 1, 2, 3, 4, 5, 6)
WINDOW(h01234567, unsigned short, 8, 0, 1, 2, 3, 4, 5, 6, 7)
WINDOW(h0145, unsigned short, 8, 0, 1, 4, 5)
WINDOW(h012367, unsigned short, 8, 0, 1, 2, 3, 6, 7)
WINDOW(h234567, unsigned short, 8, 2, 3, 4, 5, 6, 7)
WINDOW(h4567, unsigned short, 8, 4, 5, 6, 7)
WINDOW(h1234567, unsigned short, 8, 1, 2, 3, 4, 5, 6, 7)
WINDOW(h0246, unsigned short, 8, 0, 2, 4, 6)
WINDOW(h013457, unsigned short, 8, 0, 1, 3, 4, 5, 7)
WINDOW(b01, unsigned char, 8, 0, 1)
WINDOW(b12, unsigned char, 8, 1, 2)
WINDOW(b012, unsigned char, 8, 0, 1, 2)
WINDOW(b123, unsigned char, 8, 1, 2, 3)
WINDOW(b023, unsigned char, 8, 0, 2, 3)
WINDOW(b02, unsigned char, 8, 0, 2)
WINDOW(b0123, unsigned char, 8, 0, 1, 2, 3)
WINDOW(b01234, unsigned char, 8, 0, 1, 2, 3, 4)

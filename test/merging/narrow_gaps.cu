// Bytes and halves of aligned structs that are read with gaps between them: which gaps nvcc fills.

template <typename T, int N> struct __align__(sizeof(T) * N) Of {
  T m[N];
};

template <typename T, int N, int... I> __device__ void read(T *__restrict__ o, const Of<T, N> *s) {
  int to = 0;
  ((o[threadIdx.x + 64 * to++] = s[threadIdx.x].m[I]), ...);
}

#define K(NAME, T, N, ...)                                                                                             \
  __global__ void NAME(T *__restrict__ o) {                                                                            \
    extern __shared__ Of<T, N> NAME##_of[];                                                                            \
    read<T, N, __VA_ARGS__>(o, NAME##_of);                                                                             \
  }

K(bytes4_01, unsigned char, 4, 0, 1)
K(bytes4_02, unsigned char, 4, 0, 2)
K(bytes4_03, unsigned char, 4, 0, 3)
K(bytes4_12, unsigned char, 4, 1, 2)
K(bytes4_13, unsigned char, 4, 1, 3)
K(bytes4_23, unsigned char, 4, 2, 3)
K(bytes4_012, unsigned char, 4, 0, 1, 2)
K(bytes4_013, unsigned char, 4, 0, 1, 3)
K(bytes4_023, unsigned char, 4, 0, 2, 3)
K(bytes4_123, unsigned char, 4, 1, 2, 3)
K(bytes4_0123, unsigned char, 4, 0, 1, 2, 3)
K(halves4_01, unsigned short, 4, 0, 1)
K(halves4_02, unsigned short, 4, 0, 2)
K(halves4_03, unsigned short, 4, 0, 3)
K(halves4_12, unsigned short, 4, 1, 2)
K(halves4_13, unsigned short, 4, 1, 3)
K(halves4_23, unsigned short, 4, 2, 3)
K(halves4_012, unsigned short, 4, 0, 1, 2)
K(halves4_013, unsigned short, 4, 0, 1, 3)
K(halves4_023, unsigned short, 4, 0, 2, 3)
K(halves4_123, unsigned short, 4, 1, 2, 3)
K(halves4_0123, unsigned short, 4, 0, 1, 2, 3)
K(bytes8_01, unsigned char, 8, 0, 1)
K(bytes8_01234567, unsigned char, 8, 0, 1, 2, 3, 4, 5, 6, 7)
K(bytes8_01235, unsigned char, 8, 0, 1, 2, 3, 5)
K(bytes8_012456, unsigned char, 8, 0, 1, 2, 4, 5, 6)
K(bytes8_0125, unsigned char, 8, 0, 1, 2, 5)
K(bytes8_01256, unsigned char, 8, 0, 1, 2, 5, 6)
K(bytes8_013, unsigned char, 8, 0, 1, 3)
K(bytes8_013467, unsigned char, 8, 0, 1, 3, 4, 6, 7)
K(bytes8_01347, unsigned char, 8, 0, 1, 3, 4, 7)
K(bytes8_0135, unsigned char, 8, 0, 1, 3, 5)
K(bytes8_01357, unsigned char, 8, 0, 1, 3, 5, 7)
K(bytes8_01367, unsigned char, 8, 0, 1, 3, 6, 7)
K(bytes8_0145, unsigned char, 8, 0, 1, 4, 5)
K(bytes8_015, unsigned char, 8, 0, 1, 5)
K(bytes8_0167, unsigned char, 8, 0, 1, 6, 7)
K(bytes8_023, unsigned char, 8, 0, 2, 3)
K(bytes8_0234, unsigned char, 8, 0, 2, 3, 4)
K(bytes8_0234567, unsigned char, 8, 0, 2, 3, 4, 5, 6, 7)
K(bytes8_023457, unsigned char, 8, 0, 2, 3, 4, 5, 7)
K(bytes8_02356, unsigned char, 8, 0, 2, 3, 5, 6)
K(bytes8_023567, unsigned char, 8, 0, 2, 3, 5, 6, 7)
K(bytes8_02367, unsigned char, 8, 0, 2, 3, 6, 7)
K(bytes8_024, unsigned char, 8, 0, 2, 4)
K(bytes8_0245, unsigned char, 8, 0, 2, 4, 5)
K(bytes8_02456, unsigned char, 8, 0, 2, 4, 5, 6)
K(bytes8_02457, unsigned char, 8, 0, 2, 4, 5, 7)
K(bytes8_0246, unsigned char, 8, 0, 2, 4, 6)
K(bytes8_0247, unsigned char, 8, 0, 2, 4, 7)
K(bytes8_02567, unsigned char, 8, 0, 2, 5, 6, 7)
K(bytes8_026, unsigned char, 8, 0, 2, 6)
K(bytes8_027, unsigned char, 8, 0, 2, 7)
K(bytes8_03456, unsigned char, 8, 0, 3, 4, 5, 6)
K(bytes8_0346, unsigned char, 8, 0, 3, 4, 6)
K(bytes8_0357, unsigned char, 8, 0, 3, 5, 7)
K(bytes8_036, unsigned char, 8, 0, 3, 6)
K(bytes8_037, unsigned char, 8, 0, 3, 7)
K(bytes8_0456, unsigned char, 8, 0, 4, 5, 6)
K(bytes8_046, unsigned char, 8, 0, 4, 6)
K(bytes8_06, unsigned char, 8, 0, 6)
K(bytes8_07, unsigned char, 8, 0, 7)
K(halves8_01, unsigned short, 8, 0, 1)
K(halves8_012, unsigned short, 8, 0, 1, 2)
K(halves8_0123, unsigned short, 8, 0, 1, 2, 3)
K(halves8_012345, unsigned short, 8, 0, 1, 2, 3, 4, 5)
K(halves8_01234567, unsigned short, 8, 0, 1, 2, 3, 4, 5, 6, 7)
K(halves8_012356, unsigned short, 8, 0, 1, 2, 3, 5, 6)
K(halves8_012357, unsigned short, 8, 0, 1, 2, 3, 5, 7)
K(halves8_012367, unsigned short, 8, 0, 1, 2, 3, 6, 7)
K(halves8_0124567, unsigned short, 8, 0, 1, 2, 4, 5, 6, 7)
K(halves8_0125, unsigned short, 8, 0, 1, 2, 5)
K(halves8_012567, unsigned short, 8, 0, 1, 2, 5, 6, 7)
K(halves8_013457, unsigned short, 8, 0, 1, 3, 4, 5, 7)
K(halves8_01346, unsigned short, 8, 0, 1, 3, 4, 6)
K(halves8_0135, unsigned short, 8, 0, 1, 3, 5)
K(halves8_01356, unsigned short, 8, 0, 1, 3, 5, 6)
K(halves8_0136, unsigned short, 8, 0, 1, 3, 6)
K(halves8_015, unsigned short, 8, 0, 1, 5)
K(halves8_016, unsigned short, 8, 0, 1, 6)
K(halves8_0167, unsigned short, 8, 0, 1, 6, 7)
K(halves8_02, unsigned short, 8, 0, 2)
K(halves8_0234, unsigned short, 8, 0, 2, 3, 4)
K(halves8_023456, unsigned short, 8, 0, 2, 3, 4, 5, 6)
K(halves8_02356, unsigned short, 8, 0, 2, 3, 5, 6)
K(halves8_023567, unsigned short, 8, 0, 2, 3, 5, 6, 7)
K(halves8_024, unsigned short, 8, 0, 2, 4)
K(halves8_02457, unsigned short, 8, 0, 2, 4, 5, 7)
K(halves8_0246, unsigned short, 8, 0, 2, 4, 6)
K(halves8_025, unsigned short, 8, 0, 2, 5)
K(halves8_0256, unsigned short, 8, 0, 2, 5, 6)
K(halves8_02567, unsigned short, 8, 0, 2, 5, 6, 7)
K(halves8_0267, unsigned short, 8, 0, 2, 6, 7)
K(halves8_027, unsigned short, 8, 0, 2, 7)
K(halves8_0345, unsigned short, 8, 0, 3, 4, 5)
K(halves8_03457, unsigned short, 8, 0, 3, 4, 5, 7)
K(halves8_0346, unsigned short, 8, 0, 3, 4, 6)
K(halves8_04, unsigned short, 8, 0, 4)
K(halves8_056, unsigned short, 8, 0, 5, 6)
K(halves8_0567, unsigned short, 8, 0, 5, 6, 7)
K(halves8_057, unsigned short, 8, 0, 5, 7)
K(halves8_06, unsigned short, 8, 0, 6)

// As colours are used.
#define COLOUR(NAME, T, ...)                                                                                           \
  __global__ void NAME(float *o, const T *in) {                                                                        \
    __shared__ T s[64];                                                                                                \
    s[threadIdx.x ^ 1] = in[threadIdx.x];                                                                              \
    __syncthreads();                                                                                                   \
    T v = s[threadIdx.x];                                                                                              \
    __VA_ARGS__                                                                                                        \
  }
COLOUR(luminance, uchar4, o[threadIdx.x] = 0.3f * v.x + 0.59f * v.y + 0.11f * v.z;)
COLOUR(luminance_of_shorts, ushort4, o[threadIdx.x] = 0.3f * v.x + 0.59f * v.y + 0.11f * v.z;)
COLOUR(brightest, uchar4, o[threadIdx.x] = max((int)v.x, max((int)v.y, (int)v.z));)
COLOUR(two_of_four, uchar4, o[threadIdx.x] = v.x + v.z;)
COLOUR(apart, uchar4, o[threadIdx.x] = v.x; o[threadIdx.x + 64] = v.y; o[threadIdx.x + 128] = v.z;)
COLOUR(by_condition, uchar4, if (v.x > 3) o[threadIdx.x] = v.y + v.z;)

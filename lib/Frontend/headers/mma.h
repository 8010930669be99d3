//===- mma.h - nvcuda::wmma -----------------------------------------------===//
//
// Loads and stores become LLVM's wmma intrinsics, with the pointer and the
// leading dimension as given. What the tensor cores compute is a value that
// nothing is known of.
//===----------------------------------------------------------------------===//
#pragma once

#include "cuda_bf16.h"
#include "cuda_fp16.h"

namespace nvcuda {
namespace wmma {

enum layout_t { mem_row_major, mem_col_major };
struct row_major {
  static const int order = 0;
};
struct col_major {
  static const int order = 1;
};
struct matrix_a;
struct matrix_b;
struct accumulator;
namespace precision {
struct tf32;
}

// What a fragment keeps of a type, and whether it keeps all of it twice, as it
// does with half precision.
template <typename T> struct __bankcheck_element {
  typedef T type;
  static const int copies = 1;
};
template <> struct __bankcheck_element<__half> {
  typedef __half type;
  static const int copies = 2;
};
template <> struct __bankcheck_element<precision::tf32> {
  typedef float type;
  static const int copies = 1;
};

template <typename Use, int m, int n, int k, typename T, typename Layout = void>
class fragment;

#define BANKCHECK_FRAGMENT(USE, ELEMENTS)                                  \
  template <int m, int n, int k, typename T, typename Layout>              \
  class fragment<USE, m, n, k, T, Layout> {                                \
  public:                                                                  \
    typedef typename __bankcheck_element<T>::type element_type;            \
    typedef element_type storage_element_type;                             \
    enum { num_elements = ELEMENTS, num_storage_elements = num_elements }; \
    element_type x[num_elements];                                          \
  };
BANKCHECK_FRAGMENT(matrix_a, m * k / 32 * __bankcheck_element<T>::copies)
BANKCHECK_FRAGMENT(matrix_b, k * n / 32 * __bankcheck_element<T>::copies)
BANKCHECK_FRAGMENT(accumulator, m * n / 32)
#undef BANKCHECK_FRAGMENT

template <typename Use, int m, int n, int k, typename T, typename Layout>
BANKCHECK_D void
fill_fragment(fragment<Use, m, n, k, T, Layout> &f,
              const typename __bankcheck_same<
                  typename __bankcheck_element<T>::type>::type &value) {
  for (auto &element : f.x)
    element = value;
}

// Clang has a builtin for each shape and type.
#define BANKCHECK_SHAPES(PREFIX, SUFFIX)                             \
  if constexpr (m == 16)                                             \
    __##PREFIX##_m16n16k16_##SUFFIX((int *)f.x, (const int *)p, ldm, \
                                    Layout::order);                  \
  else if constexpr (m == 32)                                        \
    __##PREFIX##_m32n8k16_##SUFFIX((int *)f.x, (const int *)p, ldm,  \
                                   Layout::order);                   \
  else                                                               \
    __##PREFIX##_m8n32k16_##SUFFIX((int *)f.x, (const int *)p, ldm,  \
                                   Layout::order);
#define BANKCHECK_LOAD(USE, LETTER)                                       \
  template <int m, int n, int k, typename T, typename Layout,             \
            typename Pointee>                                             \
  BANKCHECK_D void load_matrix_sync(fragment<USE, m, n, k, T, Layout> &f, \
                                    const Pointee *p, unsigned int ldm) { \
    if constexpr (__is_same(T, __half)) {                                 \
      BANKCHECK_SHAPES(hmma, ld_##LETTER)                                 \
    } else if constexpr (__is_same(T, __nv_bfloat16)) {                   \
      BANKCHECK_SHAPES(mma_bf16, ld_##LETTER)                             \
    } else if constexpr (__is_same(T, precision::tf32)) {                 \
      __mma_tf32_m16n16k8_ld_##LETTER((int *)f.x, (const int *)p, ldm,    \
                                      Layout::order);                     \
    } else if constexpr (__is_same(T, double)) {                          \
      __dmma_m8n8k4_ld_##LETTER(f.x, p, ldm, Layout::order);              \
    } else if constexpr (__is_same(T, unsigned char)) {                   \
      BANKCHECK_SHAPES(imma, ld_##LETTER##_u8)                            \
    } else {                                                              \
      BANKCHECK_SHAPES(imma, ld_##LETTER##_s8)                            \
    }                                                                     \
  }
BANKCHECK_LOAD(matrix_a, a)
BANKCHECK_LOAD(matrix_b, b)
#undef BANKCHECK_LOAD
#undef BANKCHECK_SHAPES

// Accumulators, whose layout is an argument and must be a literal below.
#define BANKCHECK_SHAPES(PREFIX, SUFFIX, TYPE, ORDER)                      \
  if constexpr (m == 16)                                                   \
    __##PREFIX##_m16n16k16_##SUFFIX((TYPE *)to, (TYPE *)from, ldm, ORDER); \
  else if constexpr (m == 32)                                              \
    __##PREFIX##_m32n8k16_##SUFFIX((TYPE *)to, (TYPE *)from, ldm, ORDER);  \
  else                                                                     \
    __##PREFIX##_m8n32k16_##SUFFIX((TYPE *)to, (TYPE *)from, ldm, ORDER);
#define BANKCHECK_MOVE(NAME, HALF, FLOAT, TF32, INT, DOUBLE)      \
  template <int m, int k, int Order, typename T>                  \
  BANKCHECK_D void NAME(T *to, const T *from, unsigned int ldm) { \
    if constexpr (__is_same(T, __half)) {                         \
      BANKCHECK_SHAPES(hmma, HALF, int, Order)                    \
    } else if constexpr (__is_same(T, float) && k == 8) {         \
      TF32((float *)to, (float *)from, ldm, Order);               \
    } else if constexpr (__is_same(T, float)) {                   \
      BANKCHECK_SHAPES(hmma, FLOAT, float, Order)                 \
    } else if constexpr (__is_same(T, double)) {                  \
      DOUBLE(to, from, ldm, Order);                               \
    } else {                                                      \
      BANKCHECK_SHAPES(imma, INT, int, Order)                     \
    }                                                             \
  }
BANKCHECK_MOVE(__bankcheck_load, ld_c_f16, ld_c_f32, __mma_tf32_m16n16k8_ld_c,
               ld_c, __dmma_m8n8k4_ld_c)
BANKCHECK_MOVE(__bankcheck_store, st_c_f16, st_c_f32, __mma_m16n16k8_st_c_f32,
               st_c_i32, __dmma_m8n8k4_st_c_f64)
#undef BANKCHECK_MOVE
#undef BANKCHECK_SHAPES

template <int m, int n, int k, typename T>
BANKCHECK_D void load_matrix_sync(fragment<accumulator, m, n, k, T> &f,
                                  const T *p, unsigned int ldm,
                                  layout_t layout) {
  if (layout == mem_row_major)
    __bankcheck_load<m, k, 0>(f.x, p, ldm);
  else
    __bankcheck_load<m, k, 1>(f.x, p, ldm);
}
template <int m, int n, int k, typename T>
BANKCHECK_D void
store_matrix_sync(T *p, const fragment<accumulator, m, n, k, T> &f,
                  unsigned int ldm, layout_t layout) {
  if (layout == mem_row_major)
    __bankcheck_store<m, k, 0>(p, f.x, ldm);
  else
    __bankcheck_store<m, k, 1>(p, f.x, ldm);
}

BANKCHECK_PURE float __bankcheck_product(float a, float b, float c);
template <int m, int n, int k, typename TypeA, typename TypeB, typename TypeC,
          typename TypeD, typename LayoutA, typename LayoutB>
BANKCHECK_D void mma_sync(fragment<accumulator, m, n, k, TypeD> &d,
                          const fragment<matrix_a, m, n, k, TypeA, LayoutA> &a,
                          const fragment<matrix_b, m, n, k, TypeB, LayoutB> &b,
                          const fragment<accumulator, m, n, k, TypeC> &c,
                          bool saturate = false) {
#pragma unroll
  for (int i = 0; i < d.num_elements; ++i)
    d.x[i] = (TypeD)__bankcheck_product(a.x[0], b.x[0], c.x[i]);
}

BANKCHECK_D float __float_to_tf32(float x) {
  return __bankcheck_product(x, 1, 0);
}

} // namespace wmma
} // namespace nvcuda

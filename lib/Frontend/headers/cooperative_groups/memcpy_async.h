//===- cooperative_groups/memcpy_async.h - copies by a group --------------===//
//
// The group's threads copy units of 16, 8 or 4 bytes in turn. CUDA chooses the
// widest that both pointers and the size allow; here the source is taken to be
// as well aligned as the destination, of which the analysis knows more.
//===----------------------------------------------------------------------===//
#pragma once

#include "cooperative_groups.h"
#include "cuda_pipeline_primitives.h"

namespace cuda {
// A number of bytes with a promise about them and both pointers.
template <size_t Alignment> struct aligned_size_t {
  static constexpr size_t align = Alignment;
  size_t value;
  explicit BANKCHECK_MEMBER_HD constexpr aligned_size_t(size_t bytes)
      : value(bytes) {}
  BANKCHECK_MEMBER_HD constexpr operator size_t() const { return value; }
};
} // namespace cuda

namespace cooperative_groups {

template <int Unit, typename Group>
BANKCHECK_D void __bankcheck_copy(const Group &group, void *to,
                                  const void *from, size_t bytes) {
  for (size_t i = group.thread_rank() * (size_t)Unit; i < bytes;
       i += group.size() * (size_t)Unit) {
    if constexpr (Unit >= 4)
      __pipeline_memcpy_async((char *)to + i, (const char *)from + i, Unit);
    else
      ((char *)to)[i] = ((const char *)from)[i];
  }
}

template <typename Group>
BANKCHECK_D void memcpy_async(const Group &group, void *to, const void *from,
                              size_t bytes) {
  size_t alignment = (__cvta_generic_to_shared(to) | bytes) & 15;
  if (alignment == 0)
    __bankcheck_copy<16>(group, to, from, bytes);
  else if (alignment % 8 == 0)
    __bankcheck_copy<8>(group, to, from, bytes);
  else if (alignment % 4 == 0)
    __bankcheck_copy<4>(group, to, from, bytes);
  else
    __bankcheck_copy<1>(group, to, from, bytes);
}
template <typename Group, size_t Alignment>
BANKCHECK_D void memcpy_async(const Group &group, void *to, const void *from,
                              const cuda::aligned_size_t<Alignment> &bytes) {
  __bankcheck_copy<Alignment >= 16 ? 16 : Alignment>(group, to, from,
                                                     bytes.value);
}
// The same in elements, as much as fits.
template <typename Group, typename T>
BANKCHECK_D void memcpy_async(const Group &group, T *to, size_t to_elements,
                              const T *from, size_t from_elements) {
  size_t elements = to_elements < from_elements ? to_elements : from_elements;
  memcpy_async(group, (void *)to, (const void *)from, elements * sizeof(T));
}

template <unsigned int Stages, typename Group>
BANKCHECK_D void wait_prior(const Group &group) {
  __pipeline_wait_prior(Stages);
  group.sync();
}
template <typename Group> BANKCHECK_D void wait(const Group &group) {
  __pipeline_wait_prior(0);
  group.sync();
}

} // namespace cooperative_groups

//===- memory.h - address spaces, loads and stores with cache hints -------===//
#pragma once

#include "bankcheck/keywords.h"

// The casts appear in the IR as addrspacecast and ptrtoint, so that the
// analysis can follow a 32-bit shared address back to its array.
#define BANKCHECK_SPACE(N) __attribute__((address_space(N)))

BANKCHECK_D size_t __cvta_generic_to_global(const void *p) {
  return (size_t)(const BANKCHECK_SPACE(1) void *)p;
}
BANKCHECK_D size_t __cvta_generic_to_shared(const void *p) {
  return (size_t)(const BANKCHECK_SPACE(3) void *)p;
}
BANKCHECK_D size_t __cvta_generic_to_constant(const void *p) {
  return (size_t)(const BANKCHECK_SPACE(4) void *)p;
}
BANKCHECK_D size_t __cvta_generic_to_local(const void *p) {
  return (size_t)(const BANKCHECK_SPACE(5) void *)p;
}
BANKCHECK_D void *__cvta_global_to_generic(size_t address) {
  return (void *)(BANKCHECK_SPACE(1) void *)address;
}
BANKCHECK_D void *__cvta_shared_to_generic(size_t address) {
  return (void *)(BANKCHECK_SPACE(3) void *)address;
}
#undef BANKCHECK_SPACE

#define __isGlobal __nvvm_isspacep_global
#define __isShared __nvvm_isspacep_shared
#define __isConstant __nvvm_isspacep_const
#define __isLocal __nvvm_isspacep_local
#define __isGridConstant __nvvm_isspacep_const

// A cache hint changes no address: these are a load and a store.
template <typename T> BANKCHECK_D T __ldg(const T *from) { return *from; }
#define __ldca __ldg
#define __ldcg __ldg
#define __ldcs __ldg
#define __ldlu __ldg
#define __ldcv __ldg

// `T` comes from the pointer alone: __stcs(floats, 1.0) must compile.
template <typename T> struct __bankcheck_same {
  typedef T type;
};
template <typename T>
BANKCHECK_D void __stwb(T *to, typename __bankcheck_same<T>::type value) {
  *to = value;
}
#define __stcg __stwb
#define __stcs __stwb
#define __stwt __stwb

//===- nv_atomics.h - nvcc's builtin atomics, with clang's -----------------===//
//
// `__nv_atomic_fetch_add(p, v, order, scope)` and the like. Order and scope do not
// change what an access costs. They are volatile since nvcc makes a generic access
// of each. Included with a toolkit's headers,
// and with our own in a file that has errors without.
//===----------------------------------------------------------------------===//
#pragma once

#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4

template <typename T> struct bankcheck_value {
  typedef T type;
};
#define BANKCHECK_NV_ATOMIC(RESULT)                                            \
  template <typename T>                                                        \
  static inline __attribute__((device, always_inline, nodebug)) RESULT
#define BANKCHECK_NV_VALUE typename bankcheck_value<T>::type

BANKCHECK_NV_ATOMIC(volatile T *) bankcheck_strong(const T *p) {
  return const_cast<volatile T *>(p);
}

BANKCHECK_NV_ATOMIC(T) __nv_atomic_load_n(const T *p, int, int = 4) {
  return __atomic_load_n(bankcheck_strong(p), 0);
}
BANKCHECK_NV_ATOMIC(void) __nv_atomic_load(const T *p, T *to, int, int = 4) {
  __atomic_load(bankcheck_strong(p), to, 0);
}
BANKCHECK_NV_ATOMIC(void)
__nv_atomic_store_n(T *p, BANKCHECK_NV_VALUE v, int, int = 4) {
  __atomic_store_n(bankcheck_strong(p), v, 0);
}
BANKCHECK_NV_ATOMIC(void) __nv_atomic_store(T *p, T *from, int, int = 4) {
  __atomic_store(bankcheck_strong(p), from, 0);
}
BANKCHECK_NV_ATOMIC(void)
__nv_atomic_exchange(T *p, T *from, T *to, int, int = 4) {
  __atomic_exchange(bankcheck_strong(p), from, to, 0);
}
BANKCHECK_NV_ATOMIC(bool)
__nv_atomic_compare_exchange(T *p, T *expected, T *desired, bool, int, int,
                             int = 4) {
  return __atomic_compare_exchange(bankcheck_strong(p), expected, desired, false, 0, 0);
}
BANKCHECK_NV_ATOMIC(bool)
__nv_atomic_compare_exchange_n(T *p, T *expected, BANKCHECK_NV_VALUE desired,
                               bool, int, int, int = 4) {
  return __atomic_compare_exchange(bankcheck_strong(p), expected, &desired, false, 0, 0);
}
#define BANKCHECK_NV_FETCH(NAME, BUILTIN)                                      \
  BANKCHECK_NV_ATOMIC(T)                                                       \
  __nv_atomic_##NAME(T *p, BANKCHECK_NV_VALUE v, int, int = 4) {               \
    return __atomic_##BUILTIN(bankcheck_strong(p), v, 0);                      \
  }
BANKCHECK_NV_FETCH(exchange_n, exchange_n)
#define BANKCHECK_NV_OPERATION(NAME)                                           \
  BANKCHECK_NV_FETCH(fetch_##NAME, fetch_##NAME)                               \
  BANKCHECK_NV_FETCH(NAME, fetch_##NAME)
BANKCHECK_NV_OPERATION(add)
BANKCHECK_NV_OPERATION(sub)
BANKCHECK_NV_OPERATION(and)
BANKCHECK_NV_OPERATION(or)
BANKCHECK_NV_OPERATION(xor)
BANKCHECK_NV_OPERATION(min)
BANKCHECK_NV_OPERATION(max)
#undef BANKCHECK_NV_OPERATION
#undef BANKCHECK_NV_FETCH
#undef BANKCHECK_NV_VALUE
#undef BANKCHECK_NV_ATOMIC

static inline __attribute__((device, always_inline, nodebug)) void
__nv_atomic_thread_fence(int, int = 4) {
  __threadfence();
}

//===- atomic_objects.h - cuda::atomic, cuda::std::atomic, atomic_ref ------===//
//
// Their operations are clang's atomic builtins on the object itself, so that one
// in shared memory is found like a load. Order and scope do not change what an
// access costs. Integers of less than 32 bits are held in 32, as the toolkit's
// library does; a default constructor is trivial, so that clang takes the object
// as a __shared__ variable.
//
// All are volatile: nvcc makes a generic access of each, merges none with another
// and has no `ATOMS.POPC.INC` for adding 1 (seen in the code of nvcc 13.0).
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"
#include "bankcheck/thread_scope.h"

namespace cuda {
namespace std {
enum memory_order {
  memory_order_relaxed,
  memory_order_consume,
  memory_order_acquire,
  memory_order_release,
  memory_order_acq_rel,
  memory_order_seq_cst
};
} // namespace std
using std::memory_order;
using std::memory_order_relaxed;
using std::memory_order_consume;
using std::memory_order_acquire;
using std::memory_order_release;
using std::memory_order_acq_rel;
using std::memory_order_seq_cst;

template <typename T, bool Narrow> struct __bankcheck_atomic_storage {
  typedef T type;
};
template <typename T> struct __bankcheck_atomic_storage<T, true> {
  typedef int type;
};

// The operations on what `Derived::where` points to.
template <typename Derived, typename T, typename S>
struct __bankcheck_atomic_operations {
  typedef T value_type;
  static constexpr bool is_always_lock_free = sizeof(T) <= 8;
  BANKCHECK_MEMBER_HD bool is_lock_free() const { return sizeof(T) <= 8; }
  BANKCHECK_MEMBER_HD volatile S *at() const {
    return static_cast<const Derived *>(this)->where();
  }
  BANKCHECK_MEMBER_HD T
  load(memory_order = memory_order_seq_cst) const {
    S v;
    __atomic_load(at(), &v, 0);
    return (T)v;
  }
  BANKCHECK_MEMBER_HD void
  store(T value, memory_order = memory_order_seq_cst) const {
    S v = (S)value;
    __atomic_store(at(), &v, 0);
  }
  BANKCHECK_MEMBER_HD T
  exchange(T value, memory_order = memory_order_seq_cst) const {
    S v = (S)value, old;
    __atomic_exchange(at(), &v, &old, 0);
    return (T)old;
  }
  BANKCHECK_MEMBER_HD bool
  compare_exchange_strong(T &expected, T value,
                          memory_order = memory_order_seq_cst,
                          memory_order = memory_order_seq_cst) const {
    S v = (S)value, e = (S)expected;
    bool same = __atomic_compare_exchange(at(), &e, &v, false, 0, 0);
    if (!same)
      expected = (T)e;
    return same;
  }
  BANKCHECK_MEMBER_HD bool
  compare_exchange_weak(T &expected, T value,
                        memory_order first = memory_order_seq_cst,
                        memory_order then = memory_order_seq_cst) const {
    return compare_exchange_strong(expected, value, first, then);
  }
#define BANKCHECK_FETCH(NAME)                                                  \
  BANKCHECK_MEMBER_HD T NAME(T value, memory_order = memory_order_seq_cst)     \
      const {                                                                  \
    return (T)__atomic_##NAME(at(), (S)value, 0);                              \
  }
  BANKCHECK_FETCH(fetch_add)
  BANKCHECK_FETCH(fetch_sub)
  BANKCHECK_FETCH(fetch_and)
  BANKCHECK_FETCH(fetch_or)
  BANKCHECK_FETCH(fetch_xor)
  BANKCHECK_FETCH(fetch_min)
  BANKCHECK_FETCH(fetch_max)
#undef BANKCHECK_FETCH
  BANKCHECK_MEMBER_HD void wait(T old,
                                memory_order = memory_order_seq_cst) const {
    while (load() == old)
      ;
  }
  BANKCHECK_MEMBER_HD void notify_one() const {}
  BANKCHECK_MEMBER_HD void notify_all() const {}
  BANKCHECK_MEMBER_HD operator T() const { return load(); }
  BANKCHECK_MEMBER_HD T operator++() const { return fetch_add(T(1)) + T(1); }
  BANKCHECK_MEMBER_HD T operator++(int) const { return fetch_add(T(1)); }
  BANKCHECK_MEMBER_HD T operator--() const { return fetch_sub(T(1)) - T(1); }
  BANKCHECK_MEMBER_HD T operator--(int) const { return fetch_sub(T(1)); }
  BANKCHECK_MEMBER_HD T operator+=(T v) const { return fetch_add(v) + v; }
  BANKCHECK_MEMBER_HD T operator-=(T v) const { return fetch_sub(v) - v; }
  BANKCHECK_MEMBER_HD T operator&=(T v) const { return fetch_and(v) & v; }
  BANKCHECK_MEMBER_HD T operator|=(T v) const { return fetch_or(v) | v; }
  BANKCHECK_MEMBER_HD T operator^=(T v) const { return fetch_xor(v) ^ v; }
};

template <typename T, thread_scope Scope = thread_scope_system>
struct atomic
    : __bankcheck_atomic_operations<
          atomic<T, Scope>, T,
          typename __bankcheck_atomic_storage<T, (sizeof(T) < 4)>::type> {
  typedef typename __bankcheck_atomic_storage<T, (sizeof(T) < 4)>::type stored;
  __attribute__((aligned(sizeof(stored) & -sizeof(stored)))) stored value;
  atomic() = default;
  BANKCHECK_MEMBER_HD constexpr atomic(T v) : value((stored)v) {}
  atomic(const atomic &) = delete;
  BANKCHECK_MEMBER_HD stored *where() const {
    return const_cast<stored *>(&value);
  }
  BANKCHECK_MEMBER_HD T operator=(T v) {
    this->store(v);
    return v;
  }
};

template <typename T, thread_scope Scope = thread_scope_system>
struct atomic_ref
    : __bankcheck_atomic_operations<atomic_ref<T, Scope>, T, T> {
  T *object;
  static constexpr size_t required_alignment = sizeof(T);
  BANKCHECK_MEMBER_HD explicit atomic_ref(T &o) : object(&o) {}
  BANKCHECK_MEMBER_HD T *where() const { return object; }
  BANKCHECK_MEMBER_HD T operator=(T v) const {
    this->store(v);
    return v;
  }
};

BANKCHECK_D void atomic_thread_fence(memory_order,
                                     thread_scope = thread_scope_system) {
  __threadfence();
}

namespace std {
template <typename T> struct atomic : ::cuda::atomic<T> {
  atomic() = default;
  BANKCHECK_MEMBER_HD constexpr atomic(T v) : ::cuda::atomic<T>(v) {}
  using ::cuda::atomic<T>::operator=;
};
template <typename T> struct atomic_ref : ::cuda::atomic_ref<T> {
  BANKCHECK_MEMBER_HD explicit atomic_ref(T &o) : ::cuda::atomic_ref<T>(o) {}
  using ::cuda::atomic_ref<T>::operator=;
};
struct atomic_flag {
  ::cuda::atomic<int> state;
  atomic_flag() = default;
  BANKCHECK_MEMBER_HD bool test(memory_order = memory_order_seq_cst) const {
    return state.load();
  }
  BANKCHECK_MEMBER_HD bool test_and_set(memory_order = memory_order_seq_cst) {
    return state.exchange(1);
  }
  BANKCHECK_MEMBER_HD void clear(memory_order = memory_order_seq_cst) {
    state.store(0);
  }
};
BANKCHECK_D void atomic_thread_fence(memory_order) { __threadfence(); }
typedef atomic<bool> atomic_bool;
typedef atomic<int> atomic_int;
typedef atomic<unsigned> atomic_uint;
typedef atomic<long long> atomic_llong;
typedef atomic<unsigned long long> atomic_ullong;
} // namespace std
} // namespace cuda

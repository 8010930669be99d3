//===- cuda_pipeline_primitives.h - __pipeline_memcpy_async and others ----===//
//
// The instruction names its size, so every size is an overload that Clang
// chooses by the argument's value. Four and eight bytes go through the first
// level of cache (`ca`), sixteen do not (`cg`).
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck_cuda.h"

#define BANKCHECK_COPY(BYTES, CACHE)                                          \
  BANKCHECK_D void __pipeline_memcpy_async(void *to, const void *from,        \
                                           size_t bytes)                      \
      __attribute__((enable_if(bytes == BYTES, ""))) {                        \
    asm volatile("cp.async." CACHE ".shared.global [%0], [%1], " #BYTES ";"   \
                 :                                                            \
                 : "r"((unsigned int)__cvta_generic_to_shared(to)), "l"(from) \
                 : "memory");                                                 \
  }                                                                           \
  BANKCHECK_D void __pipeline_memcpy_async(void *to, const void *from,        \
                                           size_t bytes, size_t zeros)        \
      __attribute__((enable_if(bytes == BYTES, ""))) {                        \
    asm volatile("cp.async." CACHE ".shared.global [%0], [%1], " #BYTES       \
                 ", %2;"                                                      \
                 :                                                            \
                 : "r"((unsigned int)__cvta_generic_to_shared(to)),           \
                   "l"(from), "r"((unsigned int)(bytes - zeros))              \
                 : "memory");                                                 \
  }
BANKCHECK_COPY(4, "ca")
BANKCHECK_COPY(8, "ca")
BANKCHECK_COPY(16, "cg")
#undef BANKCHECK_COPY

// A size that is not a constant here may be one after inlining.
BANKCHECK_D void __pipeline_memcpy_async(void *to, const void *from,
                                         size_t bytes, size_t zeros = 0) {
  if (bytes == 4)
    __pipeline_memcpy_async(to, from, 4, zeros);
  else if (bytes == 8)
    __pipeline_memcpy_async(to, from, 8, zeros);
  else
    __pipeline_memcpy_async(to, from, 16, zeros);
}

BANKCHECK_D void __pipeline_commit() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
BANKCHECK_D void __pipeline_wait_prior(size_t groups) {
  // The instruction takes a literal, and its value changes no address.
  asm volatile("cp.async.wait_group 0;" ::: "memory");
}

typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
BANKCHECK_D void __pipeline_arrive_on(__mbarrier_t *barrier) {
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];"
               :
               : "r"((unsigned int)__cvta_generic_to_shared(barrier))
               : "memory");
}

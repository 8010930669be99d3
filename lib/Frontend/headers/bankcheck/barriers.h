//===- barriers.h - __syncthreads and the fences --------------------------===//
//
// Clang has __syncthreads() itself, and most of the others under another name.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

#define __syncthreads_count __nvvm_bar0_popc
#define __syncthreads_and __nvvm_bar0_and
#define __syncthreads_or __nvvm_bar0_or
#define __barrier_sync __nvvm_barrier_sync
#define __barrier_sync_count __nvvm_barrier_sync_cnt
BANKCHECK_D void __syncwarp(unsigned int mask = 0xffffffffu) {
  __nvvm_bar_warp_sync(mask);
}

#define __threadfence_block __nvvm_membar_cta
#define __threadfence __nvvm_membar_gl
#define __threadfence_system __nvvm_membar_sys

#define __nanosleep __nvvm_nanosleep
#define __trap __builtin_trap
#define __exit __nvvm_exit
#define __brkpt __builtin_debugtrap
#define __prof_trigger(counter) ((void)(counter))
#define __assume(condition) __builtin_assume(condition)

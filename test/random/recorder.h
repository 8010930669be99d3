//===- recorder.h - the CUDA words that an oracle program uses, on a CPU --===//
//
// An oracle program is the kernels of a .cu file line for line, with each
// shared access replaced by a call that records it. No shared memory exists:
// no index depends on what it holds, so a load may return anything.
//===----------------------------------------------------------------------===//
#ifndef BANKCHECK_TEST_RANDOM_RECORDER_H
#define BANKCHECK_TEST_RANDOM_RECORDER_H

#include "model.h"
#include <stdlib.h>

#define __device__
#define __constant__
#define __align__(n) alignas(n)

struct Triple {
  unsigned x, y, z;
};
extern Triple threadIdx, blockDim, blockIdx;

template <typename T> T min(T a, T b) { return b < a ? b : a; }
template <typename T> T max(T a, T b) { return a < b ? b : a; }
inline void __syncthreads() {}

/// Which of a line's dynamic executions the thread is in: the trip of each
/// loop around it and the calls that led there, a byte each. Lanes that
/// record an access of one place with one path do so in one request.
extern uint64_t path;

struct Step {
  uint64_t outside = path;
  void to(unsigned n);
  ~Step() { path = outside; }
};
struct Trips : Step {
  unsigned n = 0;
  void next() { to(++n); }
};
struct Call : Step {
  Call(unsigned n) { to(n); }
  Call(const Call &) = delete;
};

/// The place of an access: the line, the same in both files, and which one
/// of its line it is.
#define AT(n) (__LINE__ * 256 + (n))

/// Each stands for one access of \p width bytes at \p address.
unsigned load(int place, int width, long address);
unsigned atomic(int place, Op op, int width, long address);
void store(int place, int width, long address, unsigned value);

/// Runs a kernel thread by thread and prints what each of its places costs.
void run(const char *name, void (*kernel)(unsigned *), unsigned x, unsigned y, unsigned z);

#include "intrinsics.h"

#endif

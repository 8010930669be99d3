//===- model.h - the bank model of the random kernels' oracle -------------===//
//
// Written from the rules that were measured and from nothing in lib/, so that
// a slip in lib/Banks shows. model.test holds it to every measured request.
//===----------------------------------------------------------------------===//
#ifndef BANKCHECK_TEST_RANDOM_MODEL_H
#define BANKCHECK_TEST_RANDOM_MODEL_H

#include <cstdint>

enum Op { Load, Store, Atomic, Increment, CompareAndSwap };

struct Request {
  Op op;
  int width;
  uint32_t mask; ///< bit i: lane i takes part
  uint32_t offset[32];
};

struct Cost {
  long wavefronts, page, ideal;
};

Cost costOf(const Request &request);

#endif

//===- CancelledLoads.h - loads whose values nvcc computes away ----------------===//
//
// A part of RepeatedAccesses.h. nvcc orders sums and products of integers anew, and what comes in once more with the
// other sign goes. No load is left of x then:
//
//   v += x;  v += y;  v -= x;                     gone; of floats it stays
//   v ^= x;  v ^= y;  v ^= x;                     gone
//   v += x * n;  v += y;  v -= x * n;             gone
//   v += (x + y) * n;  v -= x * n;  v -= y * n;   gone
//   v += x;  if (c) v += y;  v -= x;              gone
//   v += x / x;  v += x % x;                      gone
//   v += x;  v ^= y;  v -= x;                     stays
//   v += x * x - (x + 1) * (x - 1);               stays
//   v += x;  for (...) v += y[i];  v -= x;        stays
//
// Here a load is found if no value with an effect has it in a term that is not 0, as polynomials go, so also in the
// last but one row.
//
// Source: the code that nvcc 13.0 makes for sm_90 of test/merging/neighbours.py and some thirty kernels.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_CANCELLEDLOADS_H
#define BANKCHECK_NVCC_CANCELLEDLOADS_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

/// Loads of shared memory that nvcc may leave out, or make narrower.
llvm::SmallVector<const llvm::Instruction *, 4> cancelledLoads(const llvm::Function &Kernel,
                                                               const llvm::LoopInfo &Loops);

} // namespace bankcheck::nvcc

#endif

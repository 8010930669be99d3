//===- BranchingOperations.h - operations that end a block of ptxas ---------------===//
//
// ptxas merges within a block, and some operations that are one instruction of PTX become several blocks: a division is
// a short computation, and a branch to a subroutine for what that cannot do. So with `float s[]`, aligned to 4,
//
//   v0 = s[4t]; q = v0 / n; v1 = s[4t+1]; v2 = s[4t+2]; v3 = s[4t+3];     a load of 4 bytes, and one of 16 for three
//   s[4t] / n, s[4t+1] / n, s[4t+2] / n, s[4t+3] / n                      4 loads of 4 bytes
//   q = (s[4t] + s[4t+1] + s[4t+2] + s[4t+3]) / n                         1 of 16
//   s[4t] = a; s[4t+1] = a / n;                                           2 stores
//   alignas(16) float s[]                                                 1 of 16: merged before PTX
//
//   ends a block                                          does not
//   float and double x / y, 1 / x, sqrt, also _rn         x / 8, __fdividef, division by integers of 32 bits
//   with -use_fast_math: double alone                     float
//   fmod, remainder, hypot, atan2                         exp, log, pow of floats, tanh, rsqrtf, cbrt, erf, tgamma
//   sin, cos, tan, sincos, j0, j1, y0, y1                 sinpi, cospi, __sinf
//   log1p, pow, rsqrt of doubles
//   integers of 64 bits x / y, x % y, y unknown           by a constant
//
// A division is not always where the source has it: the compiler before PTX may put it anywhere between the memory that
// it needs and the first use of its result (seen in blocks behind a branch: `q = n / r;` in front of four loads, or
// behind them, comes behind the first or the third). Where that makes a difference the requests are not called exact.
//
// Source: nvcc 13.0 for sm_90, its PTX and code for 110 kernels, one for each function and order.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_BRANCHINGOPERATIONS_H
#define BANKCHECK_NVCC_BRANCHINGOPERATIONS_H

#include <cstdint>

namespace llvm {
class Instruction;
}

namespace bankcheck::nvcc {

enum class Branching : uint8_t {
  None,
  Possible, ///< With some of the flags for approximate floats, and not with others.
  Certain,
};

Branching branchingOf(const llvm::Instruction &I);

} // namespace bankcheck::nvcc

#endif

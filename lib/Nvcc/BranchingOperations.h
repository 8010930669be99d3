//===- BranchingOperations.h - operations that end a block ------------------------===//
//
// Neighbours are merged within a block, before PTX where their alignment is declared, and by ptxas. Some operations end
// one: functions of libdevice have branches, and of some instructions of PTX ptxas makes a short computation and a
// branch to a subroutine for what that cannot do. So with `float s[]`, aligned to 4,
//
//   v0 = s[4t]; q = v0 / n; v1 = s[4t+1]; v2 = s[4t+2]; v3 = s[4t+3];     a load of 4 bytes, and one of 16 for three
//   s[4t] / n, s[4t+1] / n, s[4t+2] / n, s[4t+3] / n                      4 loads of 4 bytes
//   q = (s[4t] + s[4t+1] + s[4t+2] + s[4t+3]) / n                         1 of 16
//   s[4t] = a; s[4t+1] = a / n;                                           2 stores
//   alignas(16) float s[]                                                 1 of 16: merged before PTX
//   alignas(16), with fmod for the division                               as if it were aligned to 4
//
//   what nvcc makes of it                     ends a block     of ptxas, for     of ptxas, for
//                                             before PTX       loads             stores
//   Straight    exp of floats, x * y          no               no                no
//   Scaled      rsqrt, exp2 of floats,        no               no                where the last store needs
//               int x / y                                                        the result
//   Predicated  branches that ptxas turns     yes              no                yes
//               into predicates: pow, log
//   Divides     x / y, sqrt                   no               yes               yes
//   Branches    fmod, sin                     yes              yes               yes
//
//   with -use_fast_math: Divides and Branches are double's alone, and Predicated of log and pow
//
// x / y is that of floats and of doubles, also _rn, and of integers of 64 bits, y unknown; x / 8 is a product.
// LibraryFunctions.def has the functions.
//
// A division is not always where the source has it: the compiler before PTX may put it anywhere between the memory that
// it needs and the first use of its result (seen in blocks behind a branch: `q = n / r;` in front of four loads, or
// behind them, comes behind the first or the third). Where that makes a difference the requests are not called exact.
// What has branches stays where it is.
//
// Source: nvcc 13.0 for sm_90, its PTX and code for some 4,000 kernels, one for each function, type and order.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_BRANCHINGOPERATIONS_H
#define BANKCHECK_NVCC_BRANCHINGOPERATIONS_H

#include <cstdint>

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

enum class Branching : uint8_t {
  None,
  Possible, ///< With some of the flags for approximate floats, and not with others; or by what is stored.
  Certain,
};

struct BlockEnd {
  bool BeforePtx = false;
  Branching Loads = Branching::None, Stores = Branching::None;
  bool isNothing() const { return !BeforePtx && Loads == Branching::None && Stores == Branching::None; }
};

BlockEnd blockEndOf(const llvm::Instruction &I);

/// Whether \p I divides integers of 64 bits, with a branch to a division of 32 bits in front.
bool isWideDivision(const llvm::Instruction &I);

/// Instructions of a function of libdevice, as nvcc counts those of a loop, beyond those of a call; 0 for others.
unsigned librarySizeOf(const llvm::Instruction &I);

/// Whether \p I calls a function of libdevice that has branches which stay.
bool callsBranches(const llvm::Instruction &I);

} // namespace bankcheck::nvcc

#endif

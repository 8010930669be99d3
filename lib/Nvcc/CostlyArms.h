//===- CostlyArms.h - divisions behind a condition stay behind it ---------------===//
//
// Of a short `if` without memory the compiler before PTX makes a choice of values, as LLVM does, and neighbours in
// front of it and behind it are in one block. LLVM holds a division of floats, a square root and round to be short,
// too. In nvcc they are not, and the branch stays. With `alignas(16) float s[]`:
//
//   a = s[4t]; if (c) a = a + f;       b = s[4t + 1];    one load of 8 bytes
//   a = s[4t]; if (c) a = a / f;       b = s[4t + 1];    two of 4
//   a = s[4t]; if (c) a = sqrtf(a);    b = s[4t + 1];    two of 4
//   a = s[4t]; if (c) a = a / 8.0f;    b = s[4t + 1];    one of 8: a product
//   ... with -use_fast_math                              one of 8, of doubles two
//   s[4t], s[4t + 1], s[4t + 2]; if (c) a = roundf(b);   one of 16 for three, and one of 4
//   s[4t + 3]
//
// A function of libdevice that has branches (powf) stays behind its condition, too. ptxas may turn the branches into
// predicates, and then it merges over them: not exact.
//
// A division that leaves none, x / x or x % x, also of bytes and halves that are extended, is no such arm.
//
// Source: nvcc 13.0's code for sm_90 of test/traps/costly-arms.cu and 60 kernels like it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_COSTLYARMS_H
#define BANKCHECK_NVCC_COSTLYARMS_H

namespace llvm {
class Function;
} // namespace llvm

namespace bankcheck::nvcc {

/// Has LLVM keep the branches in \p F of which an arm divides, takes a square root, or rounds. Quotients and remainders
/// of a value and itself become constants.
void keepCostlyArms(llvm::Function &F);

} // namespace bankcheck::nvcc

#endif

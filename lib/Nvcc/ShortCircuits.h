//===- ShortCircuits.h - what lanes come to by several conditions ------------===//
//
// `if (a || b) s[t] = 1;` has two ways to the store. Where b costs little, nvcc computes both and
// branches once; where it is longer it leaves two branches, and the lanes that a lets through
// store apart from those that b does: two requests instead of one. The else part of
// `if (a && b)` is alike.
//
//   b, computed behind a                     requests
//   one to three instructions                1 (1,365 of 1,365 measured)
//   four or more                             1 or 2: not called exact (73 measured, of which 1 had 2)
//   a call, a load, a division by what       1 or 2: not called exact
//       varies, or one by a constant where
//       there are three conditions or more
//   all lanes agree wherever both ways       1
//       of a branch lead on to the store
//
// The same holds of any number of conditions between a block that all lanes come to together and
// one that they come to in several ways: `(a && b) || c`, or the first block behind nested `if`s.
//
// Of comparisons of one value with constants and one other condition, `if (k == 1 || k == 3 ||
// k == 9 || t > n)`, nvcc makes a switch that it asks behind the other condition, whatever
// their order: two requests again, for lanes that t > n lets in and for the others. Read from
// the code of 46 kernels:
//
//   comparisons                                        ways in
//   one does for all: `k == 1 || k == 2`, or
//   `k == 1 || k == 3`, which differ in one bit        1
//   none does: `k == 1 || k == 50 || t > n`            2
//   of a counter, `i < 3 || i >= 4 || i + t > 24`:
//   nvcc knows that i is 2, 3 or 4                     2 (72 wavefronts instead of 60, on an H200)
//   and no other condition, or two: `... || t < k`     1
//
// Source: random kernels measured on sm_90, nvcc 13.0, and its code for them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SHORTCIRCUITS_H
#define BANKCHECK_NVCC_SHORTCIRCUITS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Analysis/UniformityAnalysis.h"

namespace llvm {
class DominatorTree;
class Loop;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

/// On accesses to which lanes may come apart.
constexpr llvm::StringLiteral MayRunApart = "bankcheck.apart";

void noteShortCircuits(llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
                       const llvm::PostDominatorTree &PostDominators,
                       llvm::function_ref<const llvm::UniformityInfo &()> Uniformity);

/// Those in \p L that nvcc leaves a loop, which is to be unrolled here: the copies' conditions are not nvcc's.
void noteShortCircuits(llvm::Loop &L, const llvm::DominatorTree &Dominators);

} // namespace bankcheck::nvcc

#endif

//===- ShortCircuits.h - what lanes come to by several conditions ------------===//
//
// `if (a || b) s[t] = 1;` has two paths to the store. If b is cheap, nvcc computes both conditions
// and branches once. If it is not, there are two branches, and the lanes for which a holds store
// separately from those for which only b holds: two requests instead of one. The same holds for the
// else part of `if (a && b)`.
//
//   b, computed behind a                     requests
//   one to three instructions                1 (1,365 of 1,365 measured); in front of an atomic operation a division
//                                            by a constant is two
//   four or more                             1 or 2: not called exact (73 measured, of which 1 had 2; so had one of
//                                            x / 3, an xor and a comparison)
//   what branches make, as a function with   2 (21 requests instead of 14, on an H100): not called exact
//       a switch
//   a call, a load, a division by what       1 or 2: not called exact
//       varies, or one by a constant where
//       there are three conditions or more
//   all lanes agree wherever both ways       1
//       of a branch lead on to the store
//
// The same holds for any number of conditions between a block that all lanes reach together and a
// block that they reach by several paths: `(a && b) || c`, or the first block behind nested `if`s.
//
// If one value is compared with constants, and there is one other condition, `if (k == 1 || k == 3 ||
// k == 9 || t > n)`, nvcc makes a switch of the comparisons and puts it behind the other condition,
// whatever their order. There are two requests again, for lanes with t > n and for the others. Read
// from the code of 46 kernels:
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

/// Metadata of accesses that lanes may reach by separate paths.
constexpr llvm::StringLiteral MayRunApart = "bankcheck.apart";

void noteShortCircuits(llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
                       const llvm::PostDominatorTree &PostDominators,
                       llvm::function_ref<const llvm::UniformityInfo &()> Uniformity);

/// The same for \p L, a loop that is about to be unrolled here, but not by nvcc: the conditions of its copies are not
/// those of nvcc's code.
void noteShortCircuits(llvm::Loop &L, const llvm::DominatorTree &Dominators);

} // namespace bankcheck::nvcc

#endif

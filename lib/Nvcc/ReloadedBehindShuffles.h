//===- ReloadedBehindShuffles.h - what shuffles keep apart before PTX ------------===//
//
// A part of RepeatedAccesses.h. To the compiler before PTX each exchange between lanes (a shuffle, a vote, a match, a
// reduction, __activemask()) may change memory: it loads again behind one, stores again, and merges nothing over it.
// ConservativeAliases says so to the passes here. ptxas looks through exchanges. Within a block of its own it removes a
// load of what was loaded since the last store to shared memory, whatever array that was to, or of what that store
// wrote; and it removes a store that the next access overwrites:
//
//   v = s[t]; w = shuffle(v); x = s[t];                     one load
//   v = s[t]; w = shuffle(v); s[t + 64] = w; x = s[t];      two; r[t] = w; the same
//   s[t] = v; w = shuffle(v); x = s[t];                     no load
//   s[4t] = a; ... s[4t+3] = d; shuffle; x = s[4t+1];       a load, but none from alignas(16) s[], as one store is last
//   s[t] = v; w = shuffle(v); s[t] = v + w;                 one store
//   with w / n between, or a loop                           two accesses; with powf or __fdividef one or two
//   with if (c) o[1] = w; between                           one load and two stores, where ptxas makes a predicate of c
//   for (...) { v += s[t]; w = shuffle(v); }                a load each time
//   sum of s[4t .. 4t+3]; shuffle; each -= the sum          1 load of 16 bytes, 3 of 4 bytes, 4 stores of 4 bytes: each
//                                                           of these is in front of a load
//
// (__syncwarp() is a barrier to ptxas as well.) What is loaded again in another block is not called exact, nor what is
// stored to its array behind that.
//
// Source: nvcc 13.0 for sm_90, its PTX and code for some 250 kernels, and a layer normalisation.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_RELOADEDBEHINDSHUFFLES_H
#define BANKCHECK_NVCC_RELOADEDBEHINDSHUFFLES_H

#include "IR/Access.h"
#include "llvm/ADT/SmallSet.h"
#include <vector>

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// Whether \p I may change memory, as the compiler before PTX sees it, because lanes exchange values there.
bool isExchange(const llvm::Instruction &I);

/// Removes from \p Kernel what ptxas removes, and adds the numbers of accesses of which that is not known. To be run
/// behind the merge before PTX.
void removeBehindShuffles(llvm::Function &Kernel, const std::vector<ir::Access> &Accesses,
                          llvm::SmallSet<unsigned, 8> &Uncertain);

} // namespace bankcheck::nvcc

#endif

//===- ReloadedBehindShuffles.h - loads that a shuffle keeps apart --------------===//
//
// A part of RepeatedAccesses.h. To the compiler before PTX a shuffle or a vote may change memory: what was loaded in
// front of one is loaded again behind it, and between those loads stores are not merged.
//
//   v = s[t]; w = __shfl_xor_sync(~0u, v, 1); s[t] = s[t] - w;      two loads, or one that ptxas finds to be the same
//
// Here shuffles are looked through. Such loads, and stores to their array behind them, are not called exact.
//
// Source: nvcc 13.0 for sm_90, a layer normalisation: of 16 loads behind the shuffles 15 are left, and 16 stores of 4
// bytes.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_RELOADEDBEHINDSHUFFLES_H
#define BANKCHECK_NVCC_RELOADEDBEHINDSHUFFLES_H

#include "IR/Access.h"
#include "llvm/ADT/SmallSet.h"
#include <vector>

namespace llvm {
class Function;
}

namespace bankcheck::nvcc {

/// Adds the numbers of such accesses of \p Kernel. To be run before equal loads become one.
void findReloadedBehindShuffles(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses,
                                llvm::SmallSet<unsigned, 8> &Numbers);

} // namespace bankcheck::nvcc

#endif

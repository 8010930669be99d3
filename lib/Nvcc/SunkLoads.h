//===- SunkLoads.h - loads that move down to the store that overwrites them ---===//
//
// A part of MergeUncertainty.h. The compiler that writes PTX orders the accesses of a block anew, where it knows that
// they lie apart: at a constant distance, from the same index. A load that nothing needs before comes right in front of
// the store that overwrites it, behind stores to other elements; and ptxas merges neither the loads nor the stores
// then. With `float s[]`, whose alignment is not declared, and b = 4 * n:
//
//   x = s[b], y = s[b + 1];  s[b] = x * 3;  s[b + 1] = y * 3;    each alone: y is loaded behind the first store
//   ...                      s[b] = y * 3;  s[b + 1] = x * 3;    pairs: the first store needs y
//   ...  z = x + y;          s[b] = p;      s[b + 1] = q;        pairs: the sum is made where it stands
//   ...                      s[b + 8] = p;  s[b + 1] = q;        the loads are apart
//   ...                      r[t] = p;      s[b + 1] = q;        a pair of loads: of another index it does not know
//
// What integers are needed for is no hint: sums and products of integers are made anew, further down.
//
// Source: the PTX of some 60 kernels, and 3,900 generated ones, by nvcc 13.0 for sm_90 (test/merging/neighbours.py).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SUNKLOADS_H
#define BANKCHECK_NVCC_SUNKLOADS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

/// Adds what ptxas alone merges, and such loads may keep apart, to \p Open.
void findSunkLoads(const llvm::Function &Kernel, const MergedRequests &Merged,
                   llvm::SmallPtrSetImpl<const llvm::Instruction *> &Open);

} // namespace bankcheck::nvcc

#endif

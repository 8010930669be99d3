//===- Gaps.h - masked vector accesses as the parts that run ----------------===//

#ifndef BANKCHECK_LOWER_GAPS_H
#define BANKCHECK_LOWER_GAPS_H

namespace llvm {
class Function;
}

namespace bankcheck {

/// LLVM's vectoriser merges over gaps with masked loads and stores, which nvcc
/// does not (measured: `v.x + v.z` of a float4 runs as two 4-byte loads). Each
/// becomes accesses of its runs of elements, as wide as the alignment allows.
void splitAtGaps(llvm::Function &Kernel);

} // namespace bankcheck

#endif

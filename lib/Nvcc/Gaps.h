//===- Gaps.h - masked vector accesses as the parts that run ----------------===//
//
// LLVM's vectoriser merges over gaps with masked loads and stores. nvcc does not,
// but where elements of one or two bytes are loaded (nvcc 13.0, the code of 1,032
// kernels that read subsets of aligned structs: test/merging/narrow_gaps.cu):
//
//   of a uchar4 or ushort4    one load
//   0 1 2, 0 1 3, 0 2, 0 3    of all four
//   1 2                       two
//   1 2 3                     1, then 2 and 3 together
//
// That is: from the first element on a gap is filled while fewer than four elements,
// with the gap, make up the last four or a part of them, and one element behind three
// is joined over a gap of one:
//
//   elements so far, mod 4    the longest gap that is filled
//   1                         2, behind an element at an even index
//   2                         1
//   3                         1; behind the element that it joins, no other
//   0                         0
//
// What is so joined runs in aligned parts of a power of two, of which the last one
// may have elements that nobody asked for: three of four, five or seven of eight. In a
// flat array, `u[4 * t]` and `u[4 * t + 2]`, gaps are not filled, and there the
// compiler has lost which of them it is: what has a gap inside is not called exact.
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_GAPS_H
#define BANKCHECK_NVCC_GAPS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
}

namespace bankcheck::nvcc {

/// Metadata of loads with elements that nobody asked for: ptxas merges them with no
/// others of their kind.
constexpr llvm::StringLiteral FilledLoad = "bankcheck.filled";
/// And of those with a gap inside, and of loads from vectors of more elements than were
/// looked at all together.
constexpr llvm::StringLiteral UnclearGaps = "bankcheck.gaps";

/// Each masked access becomes accesses of its runs of elements, as wide as the alignment
/// allows (measured: `v.x + v.z` of a float4 runs as two 4-byte loads), or of what is
/// filled as above.
void splitAtGaps(llvm::Function &Kernel);

} // namespace bankcheck::nvcc

#endif

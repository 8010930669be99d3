//===- MergePiece.h - an access as a merge sees it --------------------------===//

#ifndef BANKCHECK_NVCC_MERGEPIECE_H
#define BANKCHECK_NVCC_MERGEPIECE_H

#include "IR/LinearAddress.h"
#include <algorithm>
#include <optional>

namespace llvm {
class Instruction;
}

namespace bankcheck::nvcc {

/// A load or store of shared memory that may be merged.
struct Piece {
  static constexpr unsigned WindowElements = 4, WindowBytes = 16;

  const llvm::Instruction *I;
  ir::LinearAddress Address;
  unsigned Size;        ///< Bytes.
  unsigned ElementSize; ///< Bytes of an element of the PTX instruction.

  unsigned windowBytes() const { return std::min(ElementSize * WindowElements, WindowBytes); }
};
/// Nothing if \p I is no such access, or ptxas would not merge it.
std::optional<Piece> pieceOf(const llvm::Instruction &I, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif

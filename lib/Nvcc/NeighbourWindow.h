//===- NeighbourWindow.h - where neighbouring accesses lie -------------===//

#ifndef BANKCHECK_NVCC_NEIGHBOURWINDOW_H
#define BANKCHECK_NVCC_NEIGHBOURWINDOW_H

#include "Nvcc/MergePiece.h"
#include "Nvcc/Samples.h"

namespace bankcheck::nvcc {

/// Where neighbours lie, in all samples.
struct Window {
  const llvm::Value *Array;
  unsigned ElementSize;
  Samples::Values Number;
  auto operator<=>(const Window &) const = default;
};

/// Of elements that \p Bytes hold.
Window windowOf(const Piece &P, unsigned Bytes, Samples &Sampled);

/// A byte or half that ptxas would leave alone, and the compiler before it would not.
std::optional<Piece> narrowPieceOf(const llvm::Instruction &I, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif

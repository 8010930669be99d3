#include "Nvcc/MergePiece.h"
#include "IR/AddressSpaces.h"
#include "IR/MemoryOperation.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

/// Whether a 16-bit value is loaded into a 32-bit register at once.
bool isExtended(const LoadInst &Load) {
  for (const User *Marker : Load.users())
    for (const User *U : Marker->users())
      if (isa<ZExtInst, SExtInst>(U))
        return true;
  return false;
}

} // namespace

std::optional<Piece> pieceOf(const Instruction &I, const DataLayout &Layout) {
  auto *Load = dyn_cast<LoadInst>(&I);
  auto *Store = dyn_cast<StoreInst>(&I);
  if ((!Load || !Load->isSimple()) && (!Store || !Store->isSimple()))
    return std::nullopt;
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return std::nullopt;
  Type *T = getLoadStoreType(&I);
  if (Load && T->isIntegerTy(16) && isExtended(*Load))
    return std::nullopt;
  if (Load && T->isVectorTy() && T->getScalarSizeInBits() == 8 && T->getPrimitiveSizeInBits() == 16)
    return std::nullopt; // each of its two bytes is extended
  unsigned Size = Layout.getTypeStoreSize(T), Element = Layout.getTypeStoreSize(T->getScalarType());
  if (T->isVectorTy())
    Element = std::max(Element, std::min(Size, 4u));                        // a vector of halves is handled by the word
  Element = std::min<unsigned>(Element, getLoadStoreAlignment(&I).value()); // it is taken apart to that
  if (T->isAggregateType() || Element < 2 || Element > 8 || Size > Piece::WindowBytes || !std::has_single_bit(Size))
    return std::nullopt;
  return Piece{&I, linearAddressOf(Pointer, Layout), Size, Element};
}

} // namespace bankcheck::nvcc

#include "Nvcc/NeighbourWindow.h"
#include "IR/AddressSpaces.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {

Window windowOf(const Piece &P, unsigned Bytes, Samples &Sampled) {
  const Value *Pointer = getLoadStorePointerOperand(P.I);
  Window W{getUnderlyingObject(Pointer), P.ElementSize, Sampled.of(Pointer)};
  for (uint64_t &Address : W.Number)
    Address /= Bytes;
  return W;
}

std::optional<Piece> narrowPieceOf(const Instruction &I, const DataLayout &Layout) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || I.isVolatile() || I.isAtomic() || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
    return std::nullopt;
  Type *T = getLoadStoreType(&I);
  unsigned Size = Layout.getTypeStoreSize(T);
  if (T->isAggregateType() || T->isVectorTy() || Size > 2)
    return std::nullopt;
  return Piece{&I, linearAddressOf(Pointer, Layout), Size, Size};
}

} // namespace bankcheck::nvcc

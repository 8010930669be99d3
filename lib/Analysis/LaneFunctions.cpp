#include "Analysis/LaneFunctions.h"
#include "Analysis/LaneFloats.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck::analysis {
namespace {

/// Bytes of B:A, by the nibbles of the selector; the upper bit of one asks for the byte's sign.
uint32_t permuted(uint64_t A, uint64_t B, uint64_t Selector) {
  uint64_t Both = (A & UINT32_MAX) | B << 32;
  uint32_t Result = 0;
  for (unsigned Byte = 0; Byte < 4; ++Byte) {
    unsigned ByteSelector = Selector >> 4 * Byte & 15;
    uint32_t Value = Both >> 8 * (ByteSelector & 7) & 0xff;
    if (ByteSelector & 8)
      Value = Value & 0x80 ? 0xff : 0;
    Result |= Value << 8 * Byte;
  }
  return Result;
}

/// The position of the \p Offset-th bit of \p Mask, counted from \p Base upwards, or downwards if it is negative.
uint32_t nthSetBit(uint32_t Mask, uint32_t Base, int32_t Offset) {
  if (Offset == 0)
    return Mask >> (Base & 31) & 1 ? Base : UINT32_MAX;
  int Step = Offset > 0 ? 1 : -1;
  for (int At = int(Base & 31); At >= 0 && At < 32; At += Step)
    if (Mask >> At & 1 && (Offset -= Step) == 0)
      return uint32_t(At);
  return UINT32_MAX;
}

} // namespace

std::optional<int64_t> laneFunction(const IntrinsicInst &I, ArrayRef<uint64_t> Arguments) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::nvvm_prmt:
    return int32_t(permuted(Arguments[0], Arguments[1], Arguments[2]));
  case Intrinsic::nvvm_fns:
    return int32_t(nthSetBit(uint32_t(Arguments[0]), uint32_t(Arguments[1]), int32_t(Arguments[2])));
  default:
    break;
  }
  if (isReal(I.getType()) || any_of(I.args(), [](const Value *A) { return isReal(A->getType()); }))
    return realFunction(I, Arguments);
  SmallVector<Constant *, 4> Constants;
  for (auto [Argument, Bits] : zip_equal(I.args(), Arguments)) {
    Type *T = Argument->getType();
    if (!T->isIntegerTy())
      return std::nullopt;
    Constants.push_back(ConstantInt::get(T, Bits, /*IsSigned=*/false, /*ImplicitTrunc=*/true));
  }
  Constant *Value = ConstantFoldCall(&I, I.getCalledFunction(), Constants);
  if (isa_and_nonnull<UndefValue>(Value))
    return 0;
  if (auto *Number = dyn_cast_or_null<ConstantInt>(Value))
    return Number->getSExtValue();
  return std::nullopt;
}

} // namespace bankcheck::analysis

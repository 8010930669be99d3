// What intrinsics give: special registers, arithmetic.

#include "Analysis/LaneFunctions.h"
#include "Analysis/WarpState.h"
#include "IR/LaneExchange.h"
#include "Lanes/Machine.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

LaneVector WarpState::threadIndex(unsigned Dimension) const {
  return LaneVector::make([&](unsigned Lane) -> int64_t {
    unsigned Thread = Warp * WarpSize + Lane;
    switch (Dimension) {
    case 0:
      return Thread % Shape.X;
    case 1:
      return Thread / Shape.X % Shape.Y;
    default:
      return Thread / (Shape.X * Shape.Y);
    }
  });
}

/// Special registers; \p IsRegister false for anything else.
AffineValue WarpState::special(const Instruction &I, const std::string &Name, bool &IsRegister) {
  unsigned Width = valueWidth(I.getType());
  StringRef Register(Name);
  IsRegister = Register.consume_front("llvm.nvvm.read.ptx.sreg.");
  if (!IsRegister)
    return {};
  auto Dimension = [&] { return unsigned(Register.back() - 'x'); };
  unsigned Extents[] = {Shape.X, Shape.Y, Shape.Z};
  if (Register.starts_with("tid.") && Dimension() < 3)
    return Math.lanes(Width, threadIndex(Dimension()));
  if (Register.starts_with("ntid.") && Dimension() < 3)
    return Math.constant(Width, Extents[Dimension()]);
  if (Register.starts_with("ctaid.") && Dimension() < 3) {
    if (const auto &Index = Kernel.inputs().BlockIndex)
      return Math.constant(Width, (*Index)[Dimension()]);
    const auto &Grid = Kernel.inputs().Grid;
    return Math.symbol(Width, Kernel.namedSymbol(std::string("blockIdx.") + Register.back(), 0,
                                                 Grid ? int64_t((*Grid)[Dimension()]) - 1 : INT32_MAX - 1));
  }
  if (Register.starts_with("nctaid.") && Dimension() < 3) {
    if (const auto &Grid = Kernel.inputs().Grid)
      return Math.constant(Width, (*Grid)[Dimension()]);
    return Math.symbol(Width, Kernel.namedSymbol(std::string("gridDim.") + Register.back(), 1, INT32_MAX));
  }
  LaneVector Lane = LaneVector::make([](unsigned L) { return int64_t(L); });
  if (Register == "laneid")
    return Math.lanes(Width, Lane);
  if (Register == "warpsize")
    return Math.constant(Width, WarpSize);
  if (Register == "warpid") // of the warps of all blocks on the multiprocessor: not threadIdx / 32
    return Math.symbol(Width, Kernel.namedSymbol("%warpid", 0, 63));
  if (Register.starts_with("lanemask."))
    return Math.lanes(Width, Lane.map([&](int64_t L) -> int64_t {
      uint64_t One = uint64_t(1) << L;
      uint64_t Mask = Register.ends_with("eq")   ? One
                      : Register.ends_with("lt") ? One - 1
                      : Register.ends_with("le") ? One * 2 - 1
                      : Register.ends_with("gt") ? ~(One * 2 - 1)
                                                 : ~(One - 1);
      return int64_t(int32_t(uint32_t(Mask)));
    }));
  IsRegister = Register.contains("clusterid") || Register.contains("cluster");
  return IsRegister ? Math.symbol(Width, Kernel.namedSymbol(Register.str(), 0, INT32_MAX)) : AffineValue();
}

AffineValue WarpState::intrinsic(const IntrinsicInst &I) {
  bool IsRegister = false;
  std::string Name = Intrinsic::getBaseName(I.getIntrinsicID()).str();
  AffineValue F = special(I, Name, IsRegister);
  if (IsRegister)
    return F;
  if (ir::laneExchangeOf(I) != ir::LaneExchange::None)
    return exchange(I);
  if (Name.starts_with("llvm.nvvm.barrier"))
    return I.getType()->isVoidTy() ? AffineValue() : freshUniform(I, ValueKind::AgreedOn);
  if (!hasAffineValue(I.getType()))
    return opaque(I);
  auto Argument = [&](unsigned Index) { return valueOf(I.getArgOperand(Index)); };
  enum Wanted { Minimum, Maximum };
  auto MinMax = [&](Opcode Less, Wanted Which) {
    AffineValue A = Argument(0), B = Argument(1);
    // Of a number and a difference that may wrap around only the bound is known.
    const AffineValue &Number = A.isKnown() ? A : B, &Other = A.isKnown() ? B : A;
    if (Less == Opcode::ULt && Which == Minimum && Number.isKnown() && Number.isUniform() && Number.Constant[0] >= 0 &&
        Other.isUniform() && !Other.isKnown() && !Other.Exact)
      return Math.symbol(Number.Width,
                         Kernel.symbols().free(ValueName(ValueKind::Computed, lineAt(I)), 0, Number.Constant[0]));
    AffineValue Condition = Math.binary(Less, A, B);
    return Which == Minimum ? Math.select(Condition, A, B) : Math.select(Condition, B, A);
  };
  switch (I.getIntrinsicID()) {
  case Intrinsic::fmuladd:
    return real(I);
  case Intrinsic::smin:
    return MinMax(Opcode::SLt, Minimum);
  case Intrinsic::smax:
    return MinMax(Opcode::SLt, Maximum);
  case Intrinsic::umin:
    return MinMax(Opcode::ULt, Minimum);
  case Intrinsic::umax:
    return MinMax(Opcode::ULt, Maximum);
  case Intrinsic::abs: {
    AffineValue A = Argument(0), Zero = Math.constant(A.Width, 0);
    return Math.select(Math.binary(Opcode::SLt, A, Zero), Math.binary(Opcode::Sub, Zero, A), A);
  }
  case Intrinsic::expect:
  case Intrinsic::annotation:
  case Intrinsic::ptr_annotation:
  case Intrinsic::nvvm_mapa: // \see MemoryOperation::MayBeOtherBlock
  case Intrinsic::nvvm_mapa_shared_cluster:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group:
    return Argument(0);
  case Intrinsic::ctpop:
    if (std::optional<AffineValue> Rank = rank(I))
      return *Rank;
    break;
  default:
    break;
  }
  // Anything that folds is folded lane by lane (ctpop, bitreverse, fshl, floor ...).
  std::vector<AffineValue> Arguments;
  for (const Value *A : I.args()) {
    if (!hasAffineValue(A->getType()))
      return opaque(I);
    Arguments.push_back(valueOf(A));
  }
  std::optional<AffineValue> Result =
      laneByLane(I, Arguments, [&](ArrayRef<uint64_t> Bits) { return laneFunction(I, Bits); });
  return Result ? *Result : opaque(I);
}

} // namespace bankcheck::analysis

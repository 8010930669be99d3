// What intrinsics give: special registers, shuffles, arithmetic.

#include "Analysis/WarpState.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck {

LaneVector WarpState::threadIndex(unsigned Dimension) const {
  return LaneVector::make([&](unsigned Lane) -> int64_t {
    unsigned Thread = Warp * WarpSize + Lane;
    switch (Dimension) {
    case 0: return Thread % Shape.X;
    case 1: return Thread / Shape.X % Shape.Y;
    default: return Thread / (Shape.X * Shape.Y);
    }
  });
}

/// Special registers; \p Known false for anything else.
Form WarpState::special(const Instruction &I, const std::string &Name, bool &Known) {
  unsigned Width = formWidth(I.getType());
  StringRef Register(Name);
  Known = Register.consume_front("llvm.nvvm.read.ptx.sreg.");
  if (!Known)
    return {};
  auto Dimension = [&] { return unsigned(Register.back() - 'x'); };
  unsigned Extents[] = {Shape.X, Shape.Y, Shape.Z};
  if (Register.starts_with("tid.") && Dimension() < 3)
    return Math.lanes(Width, threadIndex(Dimension()));
  if (Register.starts_with("ntid.") && Dimension() < 3)
    return Math.constant(Width, Extents[Dimension()]);
  if (Register.starts_with("ctaid.") && Dimension() < 3) {
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
  if (Register == "warpid")
    return Math.constant(Width, Warp);
  if (Register.starts_with("lanemask."))
    return Math.lanes(Width, Lane.map([&](int64_t L) -> int64_t {
      uint64_t One = uint64_t(1) << L;
      uint64_t Mask = Register.ends_with("eq") ? One
                      : Register.ends_with("lt") ? One - 1
                      : Register.ends_with("le") ? One * 2 - 1
                      : Register.ends_with("gt") ? ~(One * 2 - 1)
                                                 : ~(One - 1);
      return int64_t(int32_t(uint32_t(Mask)));
    }));
  Known = Register.contains("clusterid") || Register.contains("cluster");
  return Known ? Math.symbol(Width, Kernel.namedSymbol(Register.str(), 0, INT32_MAX)) : Form();
}

/// Shuffles of values that are known in every lane.
Form WarpState::shuffle(const IntrinsicInst &I, bool &Known) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  Known = Name.consume_front("llvm.nvvm.shfl.sync.") && !I.getType()->isStructTy();
  if (!Known)
    return {};
  Form V = valueOf(I.getArgOperand(1));
  if (V.isUniform())
    return V;
  Form From = valueOf(I.getArgOperand(2)), Clamp = valueOf(I.getArgOperand(3));
  if (!From.isKnown() || !Clamp.isKnown()) {
    Known = false;
    return {};
  }
  std::array<unsigned, WarpSize> Source;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    unsigned C = Clamp.Constant[Lane] & 31, Segment = Clamp.Constant[Lane] >> 8 & 31;
    unsigned B = From.Constant[Lane] & 31;
    unsigned Last = (Lane & Segment) | (C & ~Segment & 31), First = Lane & Segment;
    int Target = Name.starts_with("up")     ? int(Lane) - int(B)
                 : Name.starts_with("down") ? int(Lane) + int(B)
                 : Name.starts_with("bfly") ? int(Lane ^ B)
                                            : int(First | (B & ~Segment & 31));
    bool InRange = Name.starts_with("up") ? Target >= int(Last) : Target <= int(Last);
    Source[Lane] = InRange ? unsigned(Target) & 31 : Lane;
  }
  auto Move = [&](const LaneVector &L) { return LaneVector::make([&](unsigned Lane) { return L[Source[Lane]]; }); };
  bool FromOne = true;
  for (unsigned Lane : Source)
    FromOne &= Lane == Source[0];
  bool InLanes = any_of(V.Terms, [](const Term &T) { return isLaneDependent(T.Symbol); });
  if ((V.Unknown || InLanes) && FromOne)
    return freshUniform(I, "the value broadcast" + atLine(I));
  // Another lane's value of such a symbol has no name.
  Known = !InLanes;
  if (InLanes)
    return {};
  Form F = V;
  F.Unknown = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    F.Unknown |= LaneMask(V.Unknown >> Source[Lane] & 1) << Lane;
  F.Constant = Move(V.Constant);
  for (Term &T : F.Terms)
    T.Coefficient = Move(T.Coefficient);
  std::erase_if(F.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
  return F;
}

Form WarpState::intrinsic(const IntrinsicInst &I) {
  bool Known = false;
  std::string Name = Intrinsic::getBaseName(I.getIntrinsicID()).str();
  Form F = special(I, Name, Known);
  if (Known)
    return F;
  F = shuffle(I, Known);
  if (Known)
    return F;
  StringRef N(Name);
  if (N.starts_with("llvm.nvvm.vote.") || N == "llvm.nvvm.activemask" || N.starts_with("llvm.nvvm.redux.") ||
      N.starts_with("llvm.nvvm.barrier"))
    return I.getType()->isVoidTy() ? Form() : freshUniform(I, "the value agreed on" + atLine(I));
  if (!isComputable(I.getType()))
    return opaque(I);
  auto Argument = [&](unsigned Index) { return valueOf(I.getArgOperand(Index)); };
  auto MinMax = [&](Opcode Less, bool WantsLess) {
    Form A = Argument(0), B = Argument(1);
    // Of a number and a difference that may wrap around only the bound is known.
    const Form &Number = A.isKnown() ? A : B, &Other = A.isKnown() ? B : A;
    if (Less == Opcode::ULt && WantsLess && Number.isKnown() && Number.isUniform() && Number.Constant[0] >= 0 && Other.isUniform() && !Other.isKnown() && !Other.Exact)
      return Math.symbol(Number.Width, Kernel.symbols().free("the value" + atLine(I), 0, Number.Constant[0]));
    Form Condition = Math.binary(Less, A, B);
    return WantsLess ? Math.select(Condition, A, B) : Math.select(Condition, B, A);
  };
  switch (I.getIntrinsicID()) {
  case Intrinsic::smin: return MinMax(Opcode::SLt, true);
  case Intrinsic::smax: return MinMax(Opcode::SLt, false);
  case Intrinsic::umin: return MinMax(Opcode::ULt, true);
  case Intrinsic::umax: return MinMax(Opcode::ULt, false);
  case Intrinsic::abs: {
    Form A = Argument(0), Zero = Math.constant(A.Width, 0);
    return Math.select(Math.binary(Opcode::SLt, A, Zero), Math.binary(Opcode::Sub, Zero, A), A);
  }
  case Intrinsic::expect:
  case Intrinsic::annotation:
  case Intrinsic::ptr_annotation:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group:
    return Argument(0);
  default:
    break;
  }
  // Anything that folds is folded lane by lane (ctpop, bitreverse, fshl, ...).
  std::vector<Form> Arguments;
  for (const Value *A : I.args())
    if (isComputable(A->getType()))
      Arguments.push_back(valueOf(A));
  if (Arguments.size() != I.arg_size() || !all_of(Arguments, [](const Form &A) { return A.isKnown(); }))
    return opaque(I);
  bool Folded = true;
  LaneVector Result = LaneVector::make([&](unsigned Lane) -> int64_t {
    SmallVector<Constant *, 4> Constants;
    for (unsigned A = 0; A < Arguments.size(); ++A) {
      Type *T = I.getArgOperand(A)->getType();
      if (!T->isIntegerTy())
        return Folded = false;
      Constants.push_back(ConstantInt::get(T, uint64_t(Arguments[A].Constant[Lane]), true, true));
    }
    Constant *Value = ConstantFoldCall(&I, I.getCalledFunction(), Constants);
    if (isa_and_nonnull<UndefValue>(Value))
      return 0; // any value: a program that means something does not use it
    auto *Number = dyn_cast_or_null<ConstantInt>(Value);
    Folded &= Number != nullptr;
    return Number ? Number->getSExtValue() : 0;
  });
  return Folded ? Math.lanes(formWidth(I.getType()), Result) : opaque(I);
}

/// A byte or a short that is the same for all lanes, or data of the lane, is a
/// number like any other when it is extended, with a range of its own.

} // namespace bankcheck

// Operations that exchange values between lanes: shuffles, votes, matches, reductions.
//
// The result of a vote is known if its participants are: the lanes in its mask that are present. The mask of lanes
// that run a block is an upper bound behind a branch on data; PresentLanes::IsCertain says whether it is exact.

#include "Analysis/WarpState.h"
#include "IR/LaneExchange.h"
#include "IR/Markers.h"
#include "Lanes/Machine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {
namespace {

LaneMask trueLanes(const AffineValue &F) {
  LaneMask Mask = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Mask |= LaneMask(F.Constant[Lane] & 1) << Lane;
  return Mask;
}

/// What differs from lane to lane is known: unknowns move all lanes alike.
bool isKnownApart(const AffineValue &F) {
  return !F.Unknown && F.Bits >= F.Width &&
         all_of(F.Terms, [](const Term &T) { return !isLaneDependent(T.Symbol) && T.Coefficient.isUniform(); });
}

} // namespace

AffineValue WarpState::pairOf(const IntrinsicInst &I, AffineValue First, AffineValue Second) {
  if (!I.getType()->isStructTy())
    return First;
  Elements[&I] = {std::move(First), std::move(Second)};
  return Arithmetic::unknown(valueWidth(I.getType()), 0);
}

AffineValue WarpState::exchange(const IntrinsicInst &I) {
  switch (laneExchangeOf(I)) {
  case LaneExchange::Shuffle:
    return shuffle(I);
  case LaneExchange::Vote:
    return vote(I);
  case LaneExchange::Match:
    return match(I);
  case LaneExchange::Reduction:
    return reduce(I);
  default:
    break;
  }
  if (Present.IsCertain && !Present.MayBeApart)
    return Math.constant(32, int32_t(Present.Mask));
  if (!Present.MayBeApart)
    Ranks.noteVote(I, Present.Mask, /*Predicate=*/nullptr);
  return freshUniform(I, ValueKind::AgreedOn);
}

/// The lanes that take part with each lane; nothing if that is not known.
std::optional<LaneVector> WarpState::participants(const Value *Mask) {
  AffineValue Named = valueOf(Mask);
  if (!Present.IsCertain || !Named.isKnown())
    return std::nullopt;
  return Named.Constant.map([&](int64_t Lanes) { return int64_t(uint32_t(Lanes) & Present.Mask); });
}

AffineValue WarpState::vote(const IntrinsicInst &I) {
  unsigned Width = valueWidth(I.getType());
  if (I.arg_size() < 2) // of before sm_70, without a mask
    return freshUniform(I, ValueKind::AgreedOn);
  AffineValue Predicate = valueOf(I.getArgOperand(1));
  std::optional<LaneVector> With = participants(I.getArgOperand(0));
  AffineValue Top = I.getType()->isIntegerTy() ? freshUniform(I, ValueKind::AgreedOn) : opaque(I);
  LaneMask Open = Predicate.openLanes(), True = trueLanes(Predicate) & ~Open;
  Intrinsic::ID Id = I.getIntrinsicID();
  if (Id == Intrinsic::nvvm_vote_ballot_sync && !Present.MayBeApart && valueOf(I.getArgOperand(0)).isUniform())
    Ranks.noteVote(I, (Open | True) & Present.Mask, I.getArgOperand(1));
  if (!With)
    return Top;
  bool Any = Id == Intrinsic::nvvm_vote_any_sync, All = Id == Intrinsic::nvvm_vote_all_sync;
  if (Id == Intrinsic::nvvm_vote_ballot_sync) {
    auto In = [&](LaneMask Lanes) {
      return Math.lanes(Width, With->map([&](int64_t W) { return int64_t(int32_t(uint32_t(W) & Lanes)); }));
    };
    if (With->all([&](int64_t W) { return !(LaneMask(W) & Open); }))
      return In(True);
    return Predicate.isUniform() ? Math.select(Predicate, In(AllLanes), Math.constant(Width, 0)) : Top;
  }
  if (!Any && !All)
    return Top;
  if (Predicate.isUniform() && Open)
    return Predicate;
  LaneVector Result = With->map([&](int64_t W) -> int64_t {
    LaneMask Yes = LaneMask(W) & True, No = LaneMask(W) & ~True & ~Open;
    if (Any ? Yes != 0 : No != 0)
      return Any;
    return LaneMask(W) & Open ? -1 : !Any;
  });
  return Result.all([](int64_t R) { return R >= 0; }) ? Math.lanes(Width, Result) : Top;
}

AffineValue WarpState::match(const IntrinsicInst &I) {
  Intrinsic::ID Id = I.getIntrinsicID();
  bool Any = Id == Intrinsic::nvvm_match_any_sync_i32 || Id == Intrinsic::nvvm_match_any_sync_i64;
  AffineValue Value = valueOf(I.getArgOperand(1));
  std::optional<LaneVector> With = participants(I.getArgOperand(0));
  if (!With || !isKnownApart(Value)) {
    if (Any)
      return opaque(I);
    auto Agreed = [&](unsigned Width) {
      return Math.symbol(Width, Kernel.symbols().free(ValueName(ValueKind::AgreedOn, lineAt(I)),
                                                      Width == 1 ? 0 : INT32_MIN, Width == 1 ? 1 : INT32_MAX));
    };
    return pairOf(I, Agreed(32), Agreed(1));
  }
  auto Same = [&](unsigned Lane) {
    LaneMask Mask = 0;
    for (unsigned Other = 0; Other < WarpSize; ++Other)
      Mask |= LaneMask(Value.Constant[Other] == Value.Constant[Lane]) << Other;
    return Mask & LaneMask((*With)[Lane]);
  };
  if (Any)
    return Math.lanes(32, LaneVector::make([&](unsigned Lane) { return int64_t(int32_t(Same(Lane))); }));
  LaneVector All = LaneVector::make([&](unsigned Lane) { return int64_t(Same(Lane) == LaneMask((*With)[Lane])); });
  LaneVector Mask =
      LaneVector::zip(All, *With, [](int64_t Yes, int64_t W) { return Yes ? int64_t(int32_t(uint32_t(W))) : 0; });
  return pairOf(I, Math.lanes(32, Mask), Math.lanes(1, All));
}

AffineValue WarpState::reduce(const IntrinsicInst &I) {
  unsigned Width = valueWidth(I.getType());
  AffineValue Value = valueOf(I.getArgOperand(0));
  std::optional<LaneVector> With = participants(I.getArgOperand(1));
  AffineValue Top = freshUniform(I, ValueKind::AgreedOn);
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  Name = Name.drop_front(Name.rfind('.') + 1);
  if (!With || Value.openLanes() & Present.Mask || !I.getType()->isIntegerTy() || Width != Value.Width)
    return Top;
  auto Join = [&]() -> int64_t (*)(int64_t, int64_t) {
    if (Name == "add")
      return [](int64_t A, int64_t B) { return wrapAdd(A, B); };
    if (Name == "and")
      return [](int64_t A, int64_t B) { return A & B; };
    if (Name == "or")
      return [](int64_t A, int64_t B) { return A | B; };
    if (Name == "xor")
      return [](int64_t A, int64_t B) { return A ^ B; };
    if (Name == "min")
      return [](int64_t A, int64_t B) { return std::min(A, B); };
    if (Name == "max")
      return [](int64_t A, int64_t B) { return std::max(A, B); };
    // Sign-extended numbers are in the order of those without a sign, taken as such.
    if (Name == "umin")
      return [](int64_t A, int64_t B) { return int64_t(std::min(uint64_t(A), uint64_t(B))); };
    if (Name == "umax")
      return [](int64_t A, int64_t B) { return int64_t(std::max(uint64_t(A), uint64_t(B))); };
    return nullptr;
  }();
  if (!Join)
    return Top;
  return Math.lanes(Width, With->map([&](int64_t W) -> int64_t {
    std::optional<int64_t> Result;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (W >> Lane & 1)
        Result = Result ? Join(*Result, Value.Constant[Lane]) : Value.Constant[Lane];
    return Result.value_or(0);
  }));
}

/// What \p Count counts if it is how many lanes below, or above, had a bit set in a vote that is not known.
std::optional<AffineValue> WarpState::rank(const IntrinsicInst &Count) {
  auto Behind = [](const Value *V) {
    for (V = skipMarker(V); isa<ZExtInst, SExtInst, TruncInst, FreezeInst>(V);)
      V = skipMarker(cast<Instruction>(V)->getOperand(0));
    return V;
  };
  auto *Masked = dyn_cast<BinaryOperator>(Behind(Count.getArgOperand(0)));
  if (!Masked || Masked->getOpcode() != Instruction::And)
    return std::nullopt;
  for (unsigned Side = 0; Side < 2; ++Side) {
    auto *Vote = dyn_cast<Instruction>(Behind(Masked->getOperand(Side)));
    AffineValue Mask = valueOf(Masked->getOperand(1 - Side));
    if (!Vote || !Ranks.isVote(*Vote) || !Mask.isKnown() || valueOf(Vote).isKnown())
      continue;
    std::optional<BallotRanks::Order> Order = Ranks.orderOf(*Vote, Mask.Constant);
    if (!Order)
      continue;
    ReasonId Why = 0;
    if (const Value *Predicate = Ranks.predicateOf(*Vote))
      Why = Kernel.dataIn(valueOf(Predicate));
    if (!Why)
      Why = Kernel.reason(&Count, UndecidedReason::atLine(Undecided::ComputedValue, lineAt(Count)));
    SymbolId Rank = Kernel.symbols().inLanes(Why, 0, WarpSize - 1, /*IsRandom=*/false);
    Ranks.noteRank(Rank, Count, *Vote, Order->IsFromAbove);
    unsigned Width = valueWidth(Count.getType());
    return Math.binary(Opcode::Add, Math.symbol(Width, Rank), Math.constant(Width, Order->WithOwn),
                       SignedWrap::Undefined);
  }
  return std::nullopt;
}

AffineValue WarpState::shuffle(const IntrinsicInst &I) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  Name.consume_front("llvm.nvvm.shfl.sync.");
  bool IsPair = I.getType()->isStructTy();
  unsigned Width = IsPair ? 32 : valueWidth(I.getType());
  AffineValue V = valueOf(I.getArgOperand(1)), From = valueOf(I.getArgOperand(2)), Clamp = valueOf(I.getArgOperand(3));
  bool KnownLanes = From.isKnown() && Clamp.isKnown();
  LaneMask InRange = 0;
  std::array<unsigned, WarpSize> Source;
  std::iota(Source.begin(), Source.end(), 0);
  for (unsigned Lane = 0; Lane < WarpSize && KnownLanes; ++Lane) {
    unsigned C = Clamp.Constant[Lane] & 31, Segment = Clamp.Constant[Lane] >> 8 & 31;
    unsigned B = From.Constant[Lane] & 31;
    unsigned Last = (Lane & Segment) | (C & ~Segment & 31), First = Lane & Segment;
    int Target = Name.starts_with("up")     ? int(Lane) - int(B)
                 : Name.starts_with("down") ? int(Lane) + int(B)
                 : Name.starts_with("bfly") ? int(Lane ^ B)
                                            : int(First | (B & ~Segment & 31));
    if (Name.starts_with("up") ? Target >= int(Last) : Target <= int(Last)) {
      InRange |= LaneMask(1) << Lane;
      Source[Lane] = unsigned(Target) & 31;
    }
  }
  AffineValue Moves = KnownLanes
                          ? Math.lanes(1, LaneVector::make([&](unsigned Lane) { return int64_t(InRange >> Lane & 1); }))
                          : Arithmetic::unknown(1, V.Reason);
  auto Result = [&](AffineValue F) { return IsPair ? pairOf(I, std::move(F), std::move(Moves)) : F; };
  // The reason is that of the first unknown operand, as for any other instruction.
  auto Top = [&] { return IsPair ? Result(opaqueOf(I, {V, From})) : opaque(I); };
  if (V.Width != Width)
    return IsPair ? Result(Arithmetic::unknown(Width, V.Reason)) : opaque(I);
  if (V.isUniform())
    return Result(V);
  // All read from one lane, whichever it is.
  if (!KnownLanes && Name.starts_with("idx") && From.isUniform() && Clamp.isKnown() &&
      Clamp.Constant.all([](int64_t C) { return C == WarpSize - 1; }) && !IsPair && isComputable(I.getType()))
    return freshUniform(I, ValueKind::Broadcast);
  if (!KnownLanes)
    return Top();
  bool FromOne = all_of(Source, [&](unsigned Lane) { return Lane == Source[0]; });
  bool InLanes = any_of(V.Terms, [](const Term &T) { return isLaneDependent(T.Symbol); });
  if ((V.Unknown || InLanes) && FromOne && !IsPair)
    return freshUniform(I, ValueKind::Broadcast);
  if (InLanes) // another lane's value of such a symbol has no name
    return Top();
  AffineValue F = V;
  F.Unknown = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    F.Unknown |= LaneMask(V.Unknown >> Source[Lane] & 1) << Lane;
  auto Move = [&](const LaneVector &L) { return LaneVector::make([&](unsigned Lane) { return L[Source[Lane]]; }); };
  F.Constant = Move(V.Constant);
  for (Term &T : F.Terms)
    T.Coefficient = Move(T.Coefficient);
  std::erase_if(F.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
  return Result(std::move(F));
}

} // namespace bankcheck::analysis

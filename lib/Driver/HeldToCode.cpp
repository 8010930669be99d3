#include "Driver/HeldToCode.h"
#include "Banks/Cost.h"
#include "Limits/ObjectLimits.h"
#include "Match/ObjectCode.h"
#include "Sass/WarpRun.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <optional>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::sass;

namespace bankcheck::driver {
namespace {

/// What is compared of a request.
struct Likeness {
  Operation Op;
  unsigned Width;
  LaneMask Lanes;
  unsigned Wavefronts, SourcePage, Ideal;
  auto operator<=>(const Likeness &) const = default;
};
/// How often each is made.
using Requests = std::map<Likeness, uint64_t>;

constexpr LaneMask firstLanes(unsigned Count) { return Count >= WarpSize ? AllLanes : (1u << Count) - 1; }

bool isAtomic(Operation Op) { return traitsOf(Op).Instruction == instructionNamed("atomic"); }

Likeness likenessOf(Operation Op, unsigned Width, LaneMask Lanes, const Cost &C) {
  if (isAtomic(Op)) // any lane may do it for others
    Lanes = firstLanes(std::popcount(Lanes));
  return {Op, Width, Lanes, C.Wavefronts, C.SourcePage, C.Ideal};
}

/// What doubts are about that the code decides. Others are about memory and other warps.
constexpr Uncertainties NotOfCode{Uncertainty::PartlyOtherMemory, Uncertainty::CopySource, Uncertainty::OtherBlock,
                                  Uncertainty::OtherWarps};

Uncertainties notOfCode(Uncertainties All) {
  Uncertainties Rest;
  for (unsigned Kind = 0; Kind < UncertaintyKinds; ++Kind)
    if (All.has(Uncertainty(Kind)) && NotOfCode.has(Uncertainty(Kind)))
      Rest.add(Uncertainty(Kind));
  return Rest;
}

bool hasDoubt(const AccessResult &A) { return notOfCode(A.Why) != A.Why || !A.MayRunWith.empty(); }

/// Nothing where banks do not matter to it, or no rule is known.
std::optional<Operation> operationOf(const sass::Instruction &I) {
  enum : unsigned { Exchange = 8, Count = 11, CasCode = 0x18d, CasOnce = 0 };
  switch (I.Does) {
  case Action::Load:
    return Operation::Load;
  case Action::Store:
    return Operation::Store;
  case Action::LoadMatrix:
    return Operation::Ldmatrix;
  case Action::StoreMatrix:
    return Operation::Stmatrix;
  case Action::Atomic:
    if (I.Code == CasCode)
      return I.Variant == CasOnce ? std::optional(Operation::CompareAndSwap) : std::nullopt;
    if (I.Variant == Exchange && I.Width > WordBytes)
      return Operation::WideExchange;
    if (I.Width > WordBytes)
      return std::nullopt;
    return I.Variant == Count ? Operation::AtomicIncrement : Operation::Atomic;
  default:
    return std::nullopt;
  }
}

/// What the code asks; nothing where that is not known.
std::optional<Requests> requestsOf(const match::ObjectCode::Found &Machine, const RunInputs &Inputs) {
  Requests All;
  bool IsKnown = true;
  uint64_t Steps = limits::RunInstructions;
  for (unsigned Warp = 0; Warp < Inputs.Block.warps() && IsKnown; ++Warp) {
    const RunEnd End = run(*Machine.Code, *Machine.Function, Inputs, Warp, Steps, [&](const RunRequest &R) {
      const std::optional<Operation> Op = operationOf(*R.By);
      if (!Op && (R.By->Does == Action::Mbarrier || R.By->Does == Action::BulkCopy))
        return;
      if (!Op || !R.Addresses) {
        IsKnown = false;
        return;
      }
      Request Asked{*Op, isMatrix(*Op) ? 16 : R.By->Width, R.Lanes, isMatrix(*Op) ? R.By->Width / WordBytes : 4,
                    *R.Addresses};
      Asked.Active = usedLanes(*Op, R.Lanes, Asked.Matrices);
      if (std::optional<Cost> C = costOf(Asked))
        ++All[likenessOf(*Op, Asked.Width, Asked.Active, *C)];
      else
        IsKnown = false;
    });
    IsKnown &= End.TheKind == RunEnd::Complete;
    Steps -= std::min(Steps, End.Steps);
  }
  return IsKnown ? std::optional(std::move(All)) : std::nullopt;
}

/// What the evaluated source asks; nothing where that is not known.
std::optional<Requests> requestsOf(const KernelResult &Result) {
  Requests All;
  for (const AccessResult &A : Result.Accesses) {
    if (A.Op == Operation::BankIndependent)
      continue;
    if (A.Reason)
      return std::nullopt;
    for (const Pattern &P : A.Patterns) {
      if (P.ByData || !P.TheResult.isDecided() || P.TripCountUnknown || P.TheResult.Cases.size() > 1)
        return std::nullopt;
      for (const lanes::Case &C : P.TheResult.Cases) {
        if (C.Misaligned || C.Assumes || !C.Exceptions.empty())
          return std::nullopt;
        const lanes::BankQuery &Q = P.TheQuery;
        All[likenessOf(Q.Op, Q.Width, usedLanes(Q.Op, C.Active, Q.Matrices), C.TheCost)] += P.Count;
      }
    }
  }
  return All;
}

/// What is known of the kernel's arguments, words by their offset.
std::map<uint64_t, uint32_t> argumentsOf(const KernelContext &Context) {
  std::map<uint64_t, uint32_t> Words;
  const llvm::Function &Kernel = Context.function();
  const DataLayout &Layout = Kernel.getParent()->getDataLayout();
  uint64_t Offset = 0;
  for (const Argument &A : Kernel.args()) {
    Type *T = A.hasByValAttr() ? A.getParamByValType() : A.getType();
    const uint64_t Align =
        A.hasByValAttr() && A.getParamAlign() ? A.getParamAlign()->value() : Layout.getABITypeAlign(T).value();
    Offset = alignTo(Offset, Align);
    auto Fact = Context.inputs().ParameterFacts.find(A.getArgNo());
    if (Fact != Context.inputs().ParameterFacts.end() && Fact->second.Low == Fact->second.High && T->isIntegerTy()) {
      const uint64_t Size = Layout.getTypeStoreSize(T);
      if (Size >= 4 && Offset % 4 == 0)
        for (uint64_t Word = 0; Word < Size; Word += 4)
          Words[Offset + Word] = uint64_t(Fact->second.Low) >> 8 * Word;
    }
    Offset += Layout.getTypeAllocSize(T);
  }
  return Words;
}

} // namespace

bool HeldToCode::isAsEvaluated(const KernelContext &Context, const KernelResult &Result) const {
  const match::ObjectCode::Found Machine = Objects.find(Context.function().getName(), Architecture);
  if (!Machine || Machine.IsOneOfSeveral)
    return false;
  const std::optional<Requests> Evaluated = requestsOf(Result);
  if (!Evaluated)
    return false;
  const RunInputs Inputs{Result.Shape, Context.inputs().Grid, Context.inputs().BlockIndex, argumentsOf(Context)};
  return requestsOf(Machine, Inputs) == Evaluated;
}

void HeldToCode::hold(const KernelContext &Context, KernelResult &Result) {
  if (none_of(Result.Accesses, hasDoubt))
    return;
  const bool IsAsEvaluated = isAsEvaluated(Context, Result);
  for (AccessResult &A : Result.Accesses) {
    (IsAsEvaluated ? Settled : Open).insert(A.Number);
    if (!IsAsEvaluated)
      continue;
    A.Why = notOfCode(A.Why);
    A.MayRunWith.clear();
  }
}

std::set<unsigned> HeldToCode::confirmed() const {
  std::set<unsigned> Result = Settled;
  for (unsigned Number : Open)
    Result.erase(Number);
  return Result;
}

} // namespace bankcheck::driver

#include "Driver/HeldToCode.h"
#include "Banks/Cost.h"
#include "Limits/ObjectLimits.h"
#include "Match/ObjectCode.h"
#include "Match/PlaceKey.h"
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

Uncertainties without(Uncertainties All, Uncertainties Gone) {
  Uncertainties Rest;
  for (unsigned Kind = 0; Kind < UncertaintyKinds; ++Kind)
    if (All.has(Uncertainty(Kind)) && !Gone.has(Uncertainty(Kind)))
      Rest.add(Uncertainty(Kind));
  return Rest;
}
Uncertainties allOfCode() {
  Uncertainties All;
  for (unsigned Kind = 0; Kind < UncertaintyKinds; ++Kind)
    All.add(Uncertainty(Kind));
  return without(All, NotOfCode);
}

/// Of these it has to be known which lanes take a branch. A forked run takes it that all do, or none.
constexpr Uncertainties OfLanes{Uncertainty::LanesLeaveLoop, Uncertainty::LanesLeftLoop, Uncertainty::RunsApart};
/// Of these also how often a request is made.
constexpr Uncertainties OfNumber{Uncertainty::KeptInRegister, Uncertainty::Delayed, Uncertainty::ArmBudget};

bool hasDoubt(const AccessResult &A) { return without(A.Why, NotOfCode).any() || !A.MayRunWith.empty(); }

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

/// Requests of one instruction at one place.
struct Asked {
  Requests All;
  bool IsKnown = true;   ///< Which they are.
  bool IsCounted = true; ///< Also how often each is made.
  bool operator==(const Asked &) const = default;

  bool areLike(const Asked &Other) const {
    return IsKnown && Other.IsKnown &&
           std::equal(All.begin(), All.end(), Other.All.begin(), Other.All.end(),
                      [](auto &A, auto &B) { return A.first == B.first; });
  }
};

/// "LDS" at "a.cu:3 a.cu:11".
using Where = std::pair<match::PlaceKey, std::string_view>;

/// One request of each kind, with the first warp that makes it.
struct Sample {
  Request Of;
  unsigned Warp = 0;
};

/// What a block's warps ask when they run the code.
struct RunBlock {
  std::map<Where, Asked> At;
  std::map<Likeness, Sample> Samples;
  bool IsComplete = true; ///< Else some request may be missing, at any place.
  bool IsForked = false;  ///< Branches were followed both ways.
};

/// \p KeyOf: of an instruction.
RunBlock runBlock(const match::ObjectCode::Found &Machine, const RunInputs &Inputs,
                  function_ref<match::PlaceKey(const sass::Instruction &)> KeyOf) {
  RunBlock Result;
  DenseMap<const sass::Instruction *, match::PlaceKey> Keys;
  std::map<std::pair<Where, Likeness>, unsigned> Numbers;
  constexpr unsigned NotCounted = 0;
  uint64_t Steps = limits::RunInstructions;
  for (unsigned Warp = 0; Warp < Inputs.Block.warps() && Result.IsComplete; ++Warp) {
    const RunEnd End = run(*Machine.Code, *Machine.Function, Inputs, Warp, Steps, [&](const RunRequest &R) -> unsigned {
      if (R.By->Does == Action::Mbarrier || R.By->Does == Action::BulkCopy)
        return NotCounted;
      const std::optional<Operation> Op = operationOf(*R.By);
      auto [Key, IsNew] = Keys.try_emplace(R.By);
      if (IsNew)
        Key->second = KeyOf(*R.By);
      const Where At(Key->second, Op ? traitsOf(*Op).Instruction : std::string_view());
      Asked &Here = Result.At[At];
      if (!Op || !R.Addresses) {
        Here.IsKnown = false;
        return NotCounted;
      }
      Request Made{*Op, isMatrix(*Op) ? 16 : R.By->Width, R.Lanes, isMatrix(*Op) ? R.By->Width / WordBytes : 4,
                   *R.Addresses};
      Made.Active = usedLanes(*Op, R.Lanes, Made.Matrices);
      const std::optional<Cost> C = costOf(Made);
      if (!C) {
        Here.IsKnown = false;
        return NotCounted;
      }
      const Likeness Like = likenessOf(*Op, Made.Width, Made.Active, *C);
      Result.Samples.try_emplace(Like, Sample{Made, Warp});
      return Numbers.try_emplace({At, Like}, Numbers.size() + 1).first->second;
    });
    Result.IsComplete &= End.TheKind == RunEnd::Complete;
    Result.IsForked |= End.IsForked;
    for (const auto &[Counted, Number] : Numbers)
      if (Number < End.Requests.size()) {
        Asked &Here = Result.At[Counted.first];
        Here.All[Counted.second] += End.Requests[Number].Most;
        Here.IsCounted &= !End.Requests[Number].Varies;
      }
    Steps -= std::min(Steps, End.Steps);
  }
  return Result;
}

/// What the evaluated access asks.
Asked askedBy(const AccessResult &A) {
  Asked Result;
  Result.IsKnown = !A.Reason;
  for (const Pattern &P : A.Patterns) {
    Result.IsKnown &= !P.ByData && P.TheResult.isDecided() && P.TheResult.Cases.size() <= 1;
    Result.IsCounted &= !P.TripCountUnknown;
    for (const lanes::Case &C : P.TheResult.Cases) {
      Result.IsKnown &= !C.Misaligned && !C.Assumes && C.Exceptions.empty();
      const lanes::BankQuery &Q = P.TheQuery;
      Result.All[likenessOf(Q.Op, Q.Width, usedLanes(Q.Op, C.Active, Q.Matrices), C.TheCost)] += P.Count;
    }
  }
  return Result;
}

void add(const Asked &More, Asked &To) {
  To.IsKnown &= More.IsKnown;
  To.IsCounted &= More.IsCounted;
  for (const auto &[Like, Count] : More.All)
    To.All[Like] += Count;
}

/// Accesses at one place, or at several that may share requests.
struct Group {
  std::set<Where> Places;
  std::vector<size_t> Accesses; ///< Indices.
  Asked Evaluated, Run;
  bool isSame() const {
    return Evaluated.IsKnown && Evaluated.IsCounted &&
           Evaluated == Run; // else some requests are not known, or how often
  }
};

/// Whether the code makes requests of the same kinds, where nobody knows how often: the accesses run under conditions
/// or in loops that are not known.
bool isAlike(const Group &G, const KernelResult &Result) {
  if (!G.Evaluated.areLike(G.Run))
    return false;
  // Where all conditions hold the code makes as many.
  if (G.Evaluated.IsCounted && G.Evaluated.All != G.Run.All)
    return false;
  return all_of(G.Accesses, [&](size_t Index) {
    const AccessResult &A = Result.Accesses[Index];
    return !A.Conditions.empty() || !A.PerBlock;
  });
}

/// Places of instructions with generic addresses. They may be of shared memory, and a run has nothing of them.
std::set<Where> placesOfGeneric(const match::ObjectCode::Found &Machine, match::AccessPlaces &Places) {
  std::set<Where> Result;
  for (const sass::Instruction &I : Machine.Function->Instructions)
    if (const std::optional<Operation> Op = operationOf(I); Op && I.In == Space::Generic)
      Result.emplace(Places.keyOf(Machine.Code->placesOf(*Machine.Function, I), I.Name), traitsOf(*Op).Instruction);
  return Result;
}

/// How many of each cost. Where some lanes take part, ptxas may let all.
std::map<Likeness, uint64_t> ofAllLanes(const Requests &All) {
  std::map<Likeness, uint64_t> Result;
  for (const auto &[Like, Count] : All) {
    Likeness OfAll = Like;
    OfAll.Lanes = AllLanes;
    Result[OfAll] += Count;
  }
  return Result;
}

/// Whether what the code makes is known, and is not what was evaluated.
bool isContradicted(const Group &G, const KernelResult &Result) {
  const bool AreKnown = G.Evaluated.IsKnown && G.Evaluated.IsCounted && G.Run.IsKnown && G.Run.IsCounted;
  if (!AreKnown || ofAllLanes(G.Evaluated.All) == ofAllLanes(G.Run.All))
    return false;
  // Lanes that part where the hardware may bring them together (Sass/WarpRun.h) prove nothing.
  std::set<LaneMask> Lanes{AllLanes};
  for (const auto &[Like, Count] : G.Evaluated.All)
    Lanes.insert(Like.Lanes);
  return all_of(G.Run.All, [&](const auto &Entry) { return Lanes.contains(Entry.first.Lanes); }) &&
         all_of(G.Accesses, [&](size_t Index) {
           const AccessResult &A = Result.Accesses[Index];
           return A.Conditions.empty() && A.Assumptions.empty() && !A.AtMost && !A.AtLeast;
         });
}

/// What code of others does by itself was not compared with what a GPU measured.
constexpr unsigned MeasuredArchitecture = 90;

/// Whether \p A can have requests that the code makes instead of those evaluated: \p Run.
bool canTake(const AccessResult &A, const Asked &Evaluated, const Asked &Run) {
  const bool IsPlain = (A.TheVerdict == Verdict::Clean || A.TheVerdict == Verdict::Conflict) && !A.AtMost &&
                       !A.AtLeast && A.Conditions.empty() && A.Assumptions.empty() && !A.Copy;
  if (!IsPlain || !Evaluated.IsKnown || !Run.IsKnown || !Evaluated.IsCounted || !Run.IsCounted || A.Patterns.empty())
    return false;
  return all_of(Run.All, [&](const auto &Entry) {
    return any_of(Evaluated.All, [&](const auto &Old) {
      return Old.first.Op == Entry.first.Op && Old.first.Width == Entry.first.Width;
    });
  });
}

Pattern patternOf(const AccessResult &A, const Likeness &Like, uint64_t Count, const Sample &Made) {
  // Of the evaluated ones that which is most like it.
  auto Closeness = [&](const Pattern &P) {
    const lanes::Case *C = P.TheResult.Cases.empty() ? nullptr : &P.TheResult.Cases[0];
    return std::tuple(P.TheQuery.Op == Like.Op && P.TheQuery.Width == Like.Width,
                      C && C->TheCost.Wavefronts == Like.Wavefronts, C && C->Active == Made.Of.Active);
  };
  Pattern P = *std::max_element(A.Patterns.begin(), A.Patterns.end(),
                                [&](const Pattern &L, const Pattern &R) { return Closeness(L) < Closeness(R); });
  lanes::Case C = P.TheResult.Cases.empty() ? lanes::Case() : P.TheResult.Cases[0];
  const uint32_t First = Made.Of.Offsets[std::countr_zero(Made.Of.Active)];
  const uint32_t OldFirst = C.Active ? C.Offsets[std::countr_zero(C.Active)] : 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    C.Offsets[Lane] = Made.Of.Offsets[Lane] - First + OldFirst;
  C.Active = P.TheQuery.Active = Made.Of.Active;
  C.TheCost = *costOf(Made.Of);
  P.TheResult.Cases = {C};
  P.Count = Count;
  P.FirstWarp = Made.Warp;
  P.FirstIteration.clear();
  P.LoopLines.clear();
  P.Runs.clear();
  return P;
}

/// Gives \p A the requests that the code makes.
void take(AccessResult &A, const Asked &Run, const RunBlock &Block) {
  std::vector<Pattern> Patterns;
  Totals Sum;
  RequestCosts Costs;
  for (const auto &[Like, Count] : Run.All) {
    Patterns.push_back(patternOf(A, Like, Count, Block.Samples.at(Like)));
    const Cost &C = Patterns.back().TheResult.Cases[0].TheCost;
    Sum.Requests += Count;
    Sum.Widths[Like.Width] += Count;
    Sum.Wavefronts += Count * C.Wavefronts;
    Sum.SourcePage += Count * C.SourcePage;
    Sum.SourcePageIsKnown &= C.SourcePageIsKnown;
    Sum.Ideal += Count * C.Ideal;
    Costs.OfRequest.insert({C.SourcePage, C.Ideal});
    Costs.Widths.insert(Like.Width);
    Costs.Most = {Costs.Most->first + Count * C.SourcePage, Costs.Most->second + Count * C.Ideal};
  }
  A.Patterns = std::move(Patterns);
  A.WorstPattern = nullptr;
  A.WorstCase = nullptr;
  auto Badness = [](const Cost &C) {
    return std::tuple(C.Ways > 1 ? C.Wavefronts - std::min(C.Wavefronts, C.Ideal) : 0, C.Ways, C.Wavefronts);
  };
  for (const Pattern &P : A.Patterns)
    if (const lanes::Case &C = P.TheResult.Cases[0];
        !A.WorstCase || Badness(C.TheCost) > Badness(A.WorstCase->TheCost)) {
      A.WorstPattern = &P;
      A.WorstCase = &C;
    }
  A.TheVerdict = A.WorstCase && A.WorstCase->TheCost.Ways > 1 ? Verdict::Conflict : Verdict::Clean;
  A.PerBlock = Sum;
  A.Costs = Sum.SourcePageIsKnown ? std::optional(std::move(Costs)) : std::nullopt;
  A.MergedWith.clear();
  A.CountedElsewhere = A.Patterns.empty() && !A.MayRunWith.empty();
  if (A.CountedElsewhere)
    A.MergedWith.assign(A.MayRunWith.begin(), A.MayRunWith.end());
  A.InCode = !A.Patterns.empty() || A.CountedElsewhere;
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

/// Accesses of arms that may run as one: the first has what the code makes of all.
bool takeTogether(const Group &J, KernelResult &Result, const RunBlock &Block) {
  AccessResult &First = Result.Accesses[J.Accesses.front()];
  if (J.Run.All.empty() || !canTake(First, J.Evaluated, J.Run))
    return false;
  for (size_t Index : J.Accesses)
    if (Result.Accesses[Index].MayRunWith.empty() || !canTake(Result.Accesses[Index], J.Evaluated, Asked()))
      return false;
  take(First, J.Run, Block);
  for (size_t Index : ArrayRef(J.Accesses).drop_front()) {
    AccessResult &A = Result.Accesses[Index];
    A.MayRunWith = {First.Number};
    First.MergedWith.push_back(A.Number);
    take(A, Asked(), Block);
  }
  return true;
}

} // namespace

HeldToCode::SettledKinds HeldToCode::settledBy(const KernelContext &Context, KernelResult &Result) {
  const match::ObjectCode::Found Machine = Objects.find(Context.function().getName(), Code.Target.number());
  if (!Machine || Machine.IsOneOfSeveral)
    return {};
  // What the source asks.
  std::map<unsigned, size_t> IndexOf;
  std::vector<Where> PlaceOf;
  match::AccessPlaces Places(Statements, IsLibrary);
  std::map<Where, Group> ByPlace;
  Asked Whole;
  for (const auto &[Index, A] : enumerate(Result.Accesses)) {
    IndexOf[A.Number] = Index;
    const std::string_view Instruction = traitsOf(A.Op).Instruction;
    PlaceOf.push_back({Places.add(Code.Accesses[A.Number].Locations, Instruction), Instruction});
    if (ignoresBanks(A.Op))
      continue;
    Group &G = ByPlace[PlaceOf.back()];
    G.Places = {PlaceOf.back()};
    G.Accesses.push_back(Index);
    add(askedBy(A), G.Evaluated);
    add(askedBy(A), Whole);
  }
  // What the code asks.
  const RunInputs Inputs{Result.Shape, Context.inputs().Grid, Context.inputs().BlockIndex, argumentsOf(Context)};
  const RunBlock Block = runBlock(Machine, Inputs, [&](const sass::Instruction &I) {
    return Places.keyOf(Machine.Code->placesOf(*Machine.Function, I), I.Name);
  });
  if (!Block.IsComplete)
    return {};
  SettledKinds Settled;
  const Uncertainties OfSame = Block.IsForked ? without(allOfCode(), OfLanes) : allOfCode();
  auto Settle = [&](ArrayRef<size_t> Accesses, Uncertainties Kinds) {
    for (size_t Index : Accesses)
      Settled[Index] = Kinds;
  };
  Asked WholeRun;
  for (const auto &[At, Here] : Block.At)
    add(Here, WholeRun);
  if (Whole.IsKnown && Whole.IsCounted && WholeRun == Whole && !Block.IsForked) {
    for (size_t Index = 0; Index < Result.Accesses.size(); ++Index)
      Settled[Index] = allOfCode();
    return Settled;
  }
  std::map<std::string_view, Asked> Elsewhere; ///< By instruction, at places where the source has no such access.
  for (const auto &[At, Here] : Block.At)
    if (auto Found = ByPlace.find(At); Found != ByPlace.end())
      Found->second.Run = Here;
    else
      add(Here, Elsewhere[At.second]);
  if (Elsewhere.contains(std::string_view()))
    return {};
  // Places that may share requests.
  std::map<Where, Where> LeaderOf;
  std::function<Where(const Where &)> Leader = [&](const Where &W) {
    auto Found = LeaderOf.find(W);
    return Found == LeaderOf.end() || Found->second == W ? W : Leader(Found->second);
  };
  for (const auto &[Index, A] : enumerate(Result.Accesses)) {
    auto Join = [&](unsigned Number) {
      if (auto Other = IndexOf.find(Number); Other != IndexOf.end())
        LeaderOf[Leader(PlaceOf[Index])] = Leader(PlaceOf[Other->second]);
    };
    for (unsigned Number : A.MergedWith)
      Join(Number);
    for (unsigned Number : A.MayRunWith)
      Join(Number);
  }
  std::map<Where, Group> Joined;
  for (const auto &[At, G] : ByPlace) {
    Group &J = Joined[Leader(At)];
    J.Places.insert(At);
    J.Accesses.insert(J.Accesses.end(), G.Accesses.begin(), G.Accesses.end());
    add(G.Evaluated, J.Evaluated);
    add(G.Run, J.Run);
  }
  const std::set<Where> Generic = placesOfGeneric(Machine, Places);
  auto MayRunGeneric = [&](const Group &J) {
    return any_of(Generic, [&](const Where &W) { return J.Places.contains(W) || !ByPlace.contains(W); });
  };
  const bool MayTake = Code.Target.number() == MeasuredArchitecture && !Block.IsForked;
  std::map<std::string_view, unsigned> Others; ///< Groups that are not the same, by instruction.
  std::set<std::string_view> Doubted;          ///< Instructions of accesses in doubt.
  for (const auto &[At, J] : Joined) {
    Others[At.second] += !J.isSame();
    if (any_of(J.Accesses, [&](size_t Index) { return hasDoubt(Result.Accesses[Index]); }))
      Doubted.insert(At.second);
  }
  for (auto &[At, J] : Joined) {
    if (J.isSame()) {
      Settle(J.Accesses, OfSame);
      continue;
    }
    if (isAlike(J, Result)) {
      Settle(J.Accesses, without(OfSame, OfNumber));
      continue;
    }
    const bool MayBeOfOthers =
        Block.IsForked || Elsewhere.contains(At.second) || Doubted.contains(At.second) || MayRunGeneric(J);
    if (!MayBeOfOthers && isContradicted(J, Result)) {
      for (size_t Index : J.Accesses)
        Result.Accesses[Index].Why.add(Uncertainty::Merged);
      const std::string Name = Context.function().getName().str();
      Contradictions.try_emplace(Name,
                                 "'" + Name + "' makes other requests at " + At.first +
                                     " in the object than its source: it may have been compiled with other flags");
      continue;
    }
    const auto Stray = Elsewhere.find(At.second);
    const bool IsTheirs = MayTake && (Stray == Elsewhere.end() || Others[At.second] == 1);
    if (Stray != Elsewhere.end())
      add(Stray->second, J.Run);
    if (IsTheirs && J.Accesses.size() > 1 && takeTogether(J, Result, Block)) {
      Settle(J.Accesses, OfSame);
      continue;
    }
    for (const Where &Place : J.Places) {
      const Group &G = ByPlace[Place];
      if (G.isSame()) {
        Settle(G.Accesses, OfSame);
      } else if (isAlike(G, Result)) {
        Settle(G.Accesses, without(OfSame, OfNumber));
      } else if (AccessResult &A = Result.Accesses[G.Accesses.front()];
                 MayTake && G.Accesses.size() == 1 && Stray == Elsewhere.end() && canTake(A, G.Evaluated, G.Run)) {
        take(A, G.Run, Block);
        Settle(G.Accesses, OfSame);
      }
    }
  }
  return Settled;
}

void HeldToCode::hold(const KernelContext &Context, KernelResult &Result) {
  const bool HadDoubts = any_of(Result.Accesses, hasDoubt);
  const SettledKinds SettledHere = settledBy(Context, Result);
  if (!HadDoubts) // whether the instructions are those of the source is said by Match/Confirm.h
    return;
  for (const auto &[Index, A] : enumerate(Result.Accesses)) {
    const auto Found = SettledHere.find(Index);
    if (Found != SettledHere.end()) {
      A.Why = without(A.Why, Found->second);
      if (Found->second.has(Uncertainty::Delayed)) // how often it runs is known
        A.MayRunWith.clear();
    }
    (Found != SettledHere.end() && !hasDoubt(A) ? Settled : Open).insert(A.Number);
  }
}

std::vector<std::string> HeldToCode::contradictions() const {
  std::vector<std::string> Texts;
  for (const auto &[Name, Text] : Contradictions)
    Texts.push_back(Text);
  return Texts;
}

std::set<unsigned> HeldToCode::confirmed() const {
  std::set<unsigned> Result = Settled;
  for (unsigned Number : Open)
    Result.erase(Number);
  return Result;
}

} // namespace bankcheck::driver

#include "Verify/Comparison.h"
#include "Basic/KernelName.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <set>

using namespace llvm;
using namespace bankcheck::profile;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

using KernelId = std::pair<std::string, BlockShape>;
struct LineId {
  std::string File; ///< Its last part: the profile may have been made elsewhere.
  unsigned Line;
  auto operator<=>(const LineId &) const = default;
};

std::string lastPart(StringRef File) { return sys::path::filename(File).str(); }

struct Line {
  Figures Predicted, Measured;
  std::optional<Figures> Likely = Figures(); ///< Of all accesses, exact or not; nothing if one has no sum.
  /// By kind of operation ("LDS", "LDSM"): of exact claims, and as measured.
  std::map<std::string, PageCost, std::less<>> PredictedOf, MeasuredOf;
  uint64_t Ran = 0; ///< \see ranOf
  Location Where;
  bool AnyPredicted = false;
  std::string NotExact;
  uint64_t InexactRequests = 0; ///< As many as there would be, of accesses that are not exact.
  LineBounds Bounds;            ///< Of all accesses.

  bool isExact() const { return NotExact.empty(); }
  PageCost measured() const { return {Measured.Wavefronts, Measured.Ideal}; }
};

struct KernelLines {
  std::string Name;
  uint64_t Blocks = 0; ///< Over all its launches.
  std::vector<uint64_t> BlocksOfLaunch;
  std::map<LineId, Line> Lines;
  std::set<std::string, std::less<>> Open; ///< Kinds of operations with an access that has no exact sum.
  /// Accesses and instructions of inlined header code.
  std::vector<const AccessFinding *> HeaderAccesses;
  std::vector<const ProfiledInstruction *> HeaderInstructions;
};

std::string operationName(const AccessFinding &A, unsigned Width) {
  std::string Suffix = Width <= 4 ? "" : "." + std::to_string(8 * Width);
  if (A.Op == "load")
    return "LDS" + Suffix;
  if (A.Op == "store")
    return "STS" + Suffix;
  if (A.Op == "ldmatrix")
    return "LDSM";
  if (A.Op == "stmatrix")
    return "STSM";
  return A.Op == "cp.async" ? "LDGSTS" : "ATOMS";
}

/// Bytes per lane, as far as operationName distinguishes them: 4 stands for 4 and fewer.
unsigned widthOf(StringRef Operation) { return Operation.contains(".128") ? 16 : Operation.contains(".64") ? 8 : 4; }

/// "LDS" of "LDS.128".
StringRef kindOf(StringRef Operation) { return Operation.split('.').first; }

void add(PageCost &To, uint64_t Wavefronts, uint64_t Ideal) {
  To.Wavefronts += Wavefronts;
  To.Ideal += Ideal;
}

/// Requests of \p I that some lane took part in, at the most: the profiler counts those of a predicate that holds for
/// none, too, which need no wavefront.
uint64_t ranOf(const ProfiledInstruction &I) { return std::min(I.Requests, I.Wavefronts); }

/// What is claimed of an access, and of how many blocks.
using Counted = std::vector<std::pair<const ClaimFinding *, uint64_t>>;

/// The claims on an access whose results differ between launches. A launch of the profile can be matched with a launch
/// in the source only if all have the same number of blocks, and both have as many launches. nullopt otherwise.
std::optional<Counted> launchedOf(const AccessFinding &A, const KernelLines &K) {
  auto IsAlike = [&](const LaunchedFinding &L) {
    return L.Outcome.PerBlock && A.PerBlock && L.Outcome.PerBlock->Requests == A.PerBlock->Requests &&
           L.Outcome.PerBlock->Wavefronts == A.PerBlock->Wavefronts;
  };
  if (all_of(A.Launched, IsAlike))
    return Counted{{&A, K.Blocks}};
  uint64_t Launches = 0;
  Counted Result;
  for (const LaunchedFinding &L : A.Launched) {
    Launches += L.Where.size();
    Result.push_back({&L.Outcome, L.Where.size() * K.BlocksOfLaunch.front()});
  }
  bool AllAlike = all_of(K.BlocksOfLaunch, [&](uint64_t Blocks) { return Blocks == K.BlocksOfLaunch.front(); });
  return AllAlike && Launches == K.BlocksOfLaunch.size() ? std::optional(Result) : std::nullopt;
}

/// What is claimed of an access over all blocks of all launches.
struct Claims {
  Counted All;          ///< One for each block, also where these are not exact.
  std::string NotExact; ///< Why it has no exact sum, or "".
  Counted Likely = All; ///< What they come to if nothing is otherwise than counted.
};

Claims claimsOf(const AccessFinding &A, const KernelLines &K) {
  // A speaks of the worst of several launches, if launches differ.
  const ClaimFinding &ForAny = A.Unconditional ? static_cast<const ClaimFinding &>(*A.Unconditional) : A;
  Claims OfBlocks, OfAny{{{&ForAny, K.Blocks}}, whyNotExact(A)};
  for (const BlocksFinding &B : A.OfProfile) {
    OfBlocks.All.push_back({&B.Claim, B.Blocks});
    if (OfBlocks.NotExact.empty())
      OfBlocks.NotExact = whyNotExact(B.Claim);
  }
  OfBlocks.Likely = OfBlocks.All;
  if (!OfBlocks.All.empty() && OfBlocks.NotExact.empty())
    return OfBlocks;
  std::optional<Counted> Launched = launchedOf(A, K);
  if (Launched && OfBlocks.All.empty())
    OfAny.Likely = *Launched;
  if (OfAny.NotExact.empty()) {
    if (Launched && all_of(*Launched, [](const auto &C) { return whyNotExact(*C.first).empty(); }))
      return {std::move(*Launched), ""};
    OfAny.NotExact = OfBlocks.NotExact = "it differs from launch to launch";
  }
  return OfBlocks.All.empty() ? OfAny : OfBlocks;
}

/// Adds the requests of an access. Its claim has a sum.
void addClaim(Figures &To, const AccessFinding &A, const ClaimFinding &Claim, uint64_t Blocks) {
  const TotalsFinding &Totals = *Claim.PerBlock;
  To.Requests += Totals.Requests * Blocks;
  To.Wavefronts += *Totals.SourcePage * Blocks;
  To.Ideal += Totals.Ideal * Blocks;
  for (auto [Width, Requests] : Totals.Widths)
    To.Operations[operationName(A, Width)] += Requests * Blocks;
}

void addPredicted(Line &L, const AccessFinding &A, KernelLines &K) {
  L.AnyPredicted = true;
  if (!L.Where.Line)
    L.Where = A.CodeAt;
  Claims Of = claimsOf(A, K);
  for (auto [Claim, Blocks] : Of.All)
    L.Bounds.add(*Claim, Blocks, Of.NotExact.empty() || whyNotExact(*Claim).empty());
  for (auto [Claim, Blocks] : Of.Likely)
    if (!Claim->PerBlock || !Claim->PerBlock->SourcePage)
      L.Likely.reset();
    else if (L.Likely)
      addClaim(*L.Likely, A, *Claim, Blocks);
  const std::string Kind = kindOf(operationName(A, A.Width)).str();
  if (!Of.NotExact.empty()) {
    K.Open.insert(Kind);
    if (L.NotExact.empty())
      L.NotExact = Of.NotExact;
    for (auto [Claim, Blocks] : Of.All)
      L.InexactRequests += Claim->PerBlock ? Claim->PerBlock->Requests * Blocks : 0;
    return;
  }
  for (auto [Claim, Blocks] : Of.All) {
    addClaim(L.Predicted, A, *Claim, Blocks);
    add(L.PredictedOf[Kind], *Claim->PerBlock->SourcePage * Blocks, Claim->PerBlock->Ideal * Blocks);
  }
}

void addMeasured(Line &L, const ProfiledInstruction &I) {
  L.Measured.Requests += I.Requests;
  L.Measured.Wavefronts += I.Wavefronts;
  L.Measured.Ideal += I.Ideal;
  L.Measured.Operations[I.Operation] += I.Requests;
  add(L.MeasuredOf[kindOf(I.Operation).str()], I.Wavefronts, I.Ideal);
  L.Ran += ranOf(I);
}

bool sameCost(const Figures &A, const Figures &B) { return A.Wavefronts == B.Wavefronts && A.Ideal == B.Ideal; }

/// The first thing that explains a difference.
std::string reasonOf(const Line &L) {
  if (L.Measured.Operations.empty())
    return "not executed, or run by an instruction of another line";
  if (!L.AnyPredicted)
    return "not predicted";
  if (!L.Measured.Wavefronts)
    return "not executed";
  if (L.Predicted.Requests != L.Measured.Requests)
    return "merged differently, or another number of trips: " + std::to_string(L.Predicted.Requests) +
           " requests predicted, " + std::to_string(L.Measured.Requests) + " measured";
  return "another cost for the same number of requests";
}

class Comparer {
public:
  Comparer(const Report &Predicted, const Profile &Measured) : Predicted(Predicted), Measured(Measured) {}

  Comparison run() {
    gatherMeasured();
    gatherPredicted();
    for (auto &[Id, K] : Kernels) {
      joinHeaders(K);
      conclude(Id, K);
    }
    return std::move(Result);
  }

private:
  const Report &Predicted;
  const Profile &Measured;
  Comparison Result;
  std::map<KernelId, KernelLines> Kernels;

  void gatherMeasured() {
    std::set<std::string> Keys;
    for (const KernelFinding &K : Predicted.Kernels)
      Keys.insert(K.Key);
    std::set<std::string> Missing;
    for (const ProfiledLaunch &L : Measured.Launches) {
      std::string Key = kernelKey(L.Kernel);
      if (!Keys.contains(Key)) {
        if (Missing.insert(Key).second)
          Result.NotInFiles.push_back(L.Kernel);
        continue;
      }
      KernelLines &K = Kernels[{Key, L.Shape.Block}];
      K.Name = Key;
      K.Blocks += L.Shape.blocks();
      K.BlocksOfLaunch.push_back(L.Shape.blocks());
      for (const ProfiledInstruction &I : L.Instructions) {
        if (isHeader(I.File))
          K.HeaderInstructions.push_back(&I);
        else
          addMeasured(K.Lines[{lastPart(I.File), I.Line}], I);
      }
    }
  }

  /// Files without a prediction, which are not the user's.
  bool isHeader(const std::string &File) const {
    std::string Name = lastPart(File);
    return none_of(Predicted.Accesses, [&](const AccessFinding &A) { return lastPart(A.CodeAt.File) == Name; });
  }

  void gatherPredicted() {
    for (const AccessFinding &A : Predicted.Accesses) {
      const KernelFinding &Kernel = Predicted.Kernels[A.Kernel];
      auto It = Kernels.find({Kernel.Key, Kernel.Block});
      if (It == Kernels.end())
        continue;
      KernelLines &K = It->second;
      K.Name = Kernel.Name;
      ++Result.Accesses;
      Result.ExactAccesses += claimsOf(A, K).NotExact.empty();
      bool HasLine = K.Lines.contains({lastPart(A.CodeAt.File), A.CodeAt.Line});
      if (A.InHeader && !HasLine)
        K.HeaderAccesses.push_back(&A);
      else
        addPredicted(K.Lines[{lastPart(A.CodeAt.File), A.CodeAt.Line}], A, K);
    }
  }

  void joinHeaders(KernelLines &K) {
    if (K.HeaderAccesses.empty() && K.HeaderInstructions.empty())
      return;
    Line &L = K.Lines[{"", 0}];
    for (const AccessFinding *A : K.HeaderAccesses)
      addPredicted(L, *A, K);
    for (const ProfiledInstruction *I : K.HeaderInstructions)
      addMeasured(L, *I);
    L.Where = {};
  }

  /// Requests of a kernel that lines have too few or too many of.
  struct Moved {
    uint64_t Missing = 0, Additional = 0;
  };

  void conclude(const KernelId &Id, KernelLines &K) {
    Figures PredictedTotal, MeasuredTotal;
    bool AllExact = true;
    for (auto &[Where, L] : K.Lines) {
      AllExact &= L.NotExact.empty();
      if (!L.NotExact.empty())
        continue;
      PredictedTotal.Wavefronts += L.Predicted.Wavefronts, PredictedTotal.Ideal += L.Predicted.Ideal;
      MeasuredTotal.Wavefronts += L.Measured.Wavefronts, MeasuredTotal.Ideal += L.Measured.Ideal;
    }
    // Requests that the lines of accesses that are not exact may have lent to
    // other lines, and those that other lines show in addition.
    Moved Elsewhere;
    for (auto &[Where, L] : K.Lines) {
      uint64_t Most = L.Predicted.Requests + L.InexactRequests, Ran = L.Ran;
      (Most > Ran ? Elsewhere.Missing : Elsewhere.Additional) += Most > Ran ? Most - Ran : Ran - Most;
    }
    bool TotalsAgree = sameCost(PredictedTotal, MeasuredTotal);
    const std::set<std::string> Settled = settledKinds(K);
    bool SumIsAsLikely = isSumAsLikely(K);
    for (auto &[Where, L] : K.Lines) {
      LineComparison C;
      C.Kernel = K.Name;
      C.Block = Id.second;
      C.Where = L.Where;
      if (!C.Where.Line && Where.Line)
        C.Where = {Where.File, Where.Line, 1};
      C.Predicted = L.Predicted;
      C.Measured = L.Measured;
      if (!L.NotExact.empty()) {
        C.SumIsAsLikely = SumIsAsLikely;
        concludeOpen(K, L, C);
      } else if (!sameCost(L.Predicted, L.Measured)) {
        const bool IsElsewhere = TotalsAgree || differsOnlyIn(L, Settled);
        C.TheAgreement = IsElsewhere ? Agreement::Elsewhere : AllExact ? Agreement::Differs : blame(L, Elsewhere);
        C.Reason = IsElsewhere ? "run by an instruction that is counted at another line" : reasonOf(L);
      }
      Result.Lines.push_back(std::move(C));
    }
  }

  /// Kinds of operations that are exact in the whole kernel, and whose sums over its lines agree.
  static std::set<std::string> settledKinds(const KernelLines &K) {
    std::map<std::string, std::pair<PageCost, PageCost>> Sums;
    for (const auto &[Where, L] : K.Lines) {
      for (const auto &[Kind, Cost] : L.PredictedOf)
        add(Sums[Kind].first, Cost.Wavefronts, Cost.Ideal);
      for (const auto &[Kind, Cost] : L.MeasuredOf)
        add(Sums[Kind].second, Cost.Wavefronts, Cost.Ideal);
    }
    std::set<std::string> Settled;
    for (const auto &[Kind, Sum] : Sums)
      if (Sum.first == Sum.second && !K.Open.contains(Kind))
        Settled.insert(Kind);
    return Settled;
  }

  static bool differsOnlyIn(const Line &L, const std::set<std::string> &Settled) {
    auto Agrees = [&](const auto &Of, const auto &With) {
      return all_of(Of, [&](const auto &KindAndCost) {
        const auto &[Kind, Cost] = KindAndCost;
        auto It = With.find(Kind);
        return Settled.contains(Kind) || Cost == (It == With.end() ? PageCost() : It->second);
      });
    };
    return Agrees(L.PredictedOf, L.MeasuredOf) && Agrees(L.MeasuredOf, L.PredictedOf);
  }

  static bool isSumAsLikely(const KernelLines &K) {
    PageCost Likely, Measured;
    for (const auto &[Where, L] : K.Lines) {
      if (!L.Likely)
        return false;
      Likely.Wavefronts += L.Likely->Wavefronts, Likely.Ideal += L.Likely->Ideal;
      Measured.Wavefronts += L.Measured.Wavefronts, Measured.Ideal += L.Measured.Ideal;
    }
    return Likely == Measured;
  }

  /// Of a line without an exact sum.
  static void concludeOpen(const KernelLines &K, const Line &L, LineComparison &C) {
    C.TheAgreement = Agreement::NotExact;
    C.Reason = L.NotExact;
    C.Likely = L.Likely;
    if (!L.Bounds.AreKnown || (L.Measured.Operations.empty() && (!L.Bounds.MayBeNone || L.Bounds.Least != PageCost())))
      return;
    C.Bounds = L.Bounds;
    std::optional<BrokenBounds> Broken = brokenBy(L.Bounds, L.measured(), L.Measured.Requests);
    if (Broken && !mayBeOfOthers(*Broken, K, L))
      C.TheAgreement = Agreement::Differs, C.Reason = Broken->Text;
    else if (!Broken)
      C.TheAgreement = Agreement::Within;
  }

  /// Whether requests of other lines, or that are counted there, may have broken the bounds of \p L.
  static bool mayBeOfOthers(const BrokenBounds &Broken, const KernelLines &K, const Line &L) {
    PageCost Lacking, Additional; // of the other lines
    for (const auto &[Where, Other] : K.Lines) {
      if (&Other == &L)
        continue;
      PageCost Measured = Other.measured();
      std::optional<PageCost> Most = Other.Bounds.most();
      if (Other.Bounds.MayMove || (Broken.TheKind == BrokenBounds::Above && Other.Bounds.AreKnown && !Most))
        return true;
      if (!Other.Bounds.AreKnown)
        continue;
      auto Add = [](PageCost &To, const PageCost &More, const PageCost &Less) {
        To.Wavefronts += More.Wavefronts - std::min(More.Wavefronts, Less.Wavefronts);
        To.Ideal += More.Ideal - std::min(More.Ideal, Less.Ideal);
      };
      Add(Lacking, Most.value_or(PageCost()), Measured);
      Add(Additional, Measured, Other.Bounds.Least);
      if (Broken.TheKind == BrokenBounds::Uneven && Other.isExact() && Measured != Other.Bounds.Least)
        return true;
    }
    auto Covers = [&](const PageCost &C) { return C.Wavefronts >= Broken.By.Wavefronts && C.Ideal >= Broken.By.Ideal; };
    switch (Broken.TheKind) {
    case BrokenBounds::Above:
      return Covers(Lacking);
    case BrokenBounds::Below:
      return Covers(Additional);
    case BrokenBounds::Uneven:
      break;
    }
    return any_of(L.Measured.Operations, [&](const auto &O) {
      return !L.Bounds.Widths.contains(widthOf(O.first)) && !L.Predicted.Operations.contains(O.first);
    });
  }

  /// In a kernel with accesses that are not exact, instructions may have been
  /// merged with theirs, or be counted at other lines: a line proves something
  /// only where its requests cannot have come from other lines, or gone there.
  static Agreement blame(const Line &L, const Moved &Elsewhere) {
    if (!L.AnyPredicted || L.Measured.Operations.empty())
      return Agreement::NotExact;
    uint64_t Predicted = L.Predicted.Requests, Measured = L.Ran;
    bool MayHaveMoved = Measured > Predicted   ? Measured - Predicted <= Elsewhere.Missing
                        : Measured < Predicted ? Predicted - Measured <= Elsewhere.Additional
                                               : Elsewhere.Missing && Elsewhere.Additional; // others in their place
    return MayHaveMoved ? Agreement::NotExact : Agreement::Differs;
  }
};

} // namespace

unsigned Comparison::count(Agreement A) const {
  return std::count_if(Lines.begin(), Lines.end(), [&](const LineComparison &L) { return L.TheAgreement == A; });
}

bool LineComparison::isAsLikely() const { return Likely && (SumIsAsLikely || sameCost(*Likely, Measured)); }

unsigned Comparison::countAsLikely() const {
  return count_if(Lines, [](const LineComparison &L) { return L.isAsLikely(); });
}

std::string whyNotExact(const ClaimFinding &A) {
  if (A.Verdict == FindingVerdict::Undecided)
    return "undecided: " + A.Reason;
  if (A.Verdict == FindingVerdict::DataDependent)
    return "data-dependent: " + A.Reason;
  if (A.Verdict == FindingVerdict::ScatteredCopy)
    return "a copy that bypasses the banks";
  if (A.AtMost)
    return "data-dependent: an upper bound";
  if (!A.Conditions.empty())
    return "it depends on values that are not known whether it is executed";
  if (!A.MayRunWith.empty())
    return "it may run together with the load of line " + std::to_string(A.MayRunWith.front()) +
           ", in the other arm of an 'if'";
  if (!A.UncertaintyText.empty())
    return A.UncertaintyText;
  if (!A.PerBlock)
    return "trip count unknown";
  if (!A.PerBlock->SourcePage)
    return "the source page has no known rule for it";
  if (!A.Assumptions.empty())
    return "it assumes that " + A.Assumptions.front();
  if (A.Costs && (A.Costs->DependOnValues || A.Costs->MayBeLess))
    return "its wavefronts depend on values that are not known";
  return "";
}

Comparison compare(const Report &Predicted, const Profile &Measured) { return Comparer(Predicted, Measured).run(); }

} // namespace bankcheck::verify

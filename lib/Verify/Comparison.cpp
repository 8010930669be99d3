#include "Verify/Comparison.h"
#include "Verify/KernelLines.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <set>

using namespace llvm;
using namespace bankcheck::profile;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

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

/// Requests of a kernel that lines have too few or too many of.
struct Moved {
  uint64_t Missing = 0, Additional = 0;
};

/// Kinds of operations that are exact in the whole kernel, and whose sums over its lines agree.
std::set<std::string> settledKinds(const KernelLines &K) {
  std::map<std::string, std::pair<PageCost, PageCost>> Sums;
  for (const auto &[Where, L] : K.Lines) {
    for (const auto &[Kind, Cost] : L.PredictedOf)
      Sums[Kind].first += Cost;
    for (const auto &[Kind, Cost] : L.MeasuredOf)
      Sums[Kind].second += Cost;
  }
  std::set<std::string> Settled;
  for (const auto &[Kind, Sum] : Sums)
    if (Sum.first == Sum.second && !K.Open.contains(Kind))
      Settled.insert(Kind);
  return Settled;
}

bool differsOnlyIn(const Line &L, const std::set<std::string> &Settled) {
  auto Agrees = [&](const auto &Of, const auto &With) {
    return all_of(Of, [&](const auto &KindAndCost) {
      const auto &[Kind, Cost] = KindAndCost;
      auto It = With.find(Kind);
      return Settled.contains(Kind) || Cost == (It == With.end() ? PageCost() : It->second);
    });
  };
  return Agrees(L.PredictedOf, L.MeasuredOf) && Agrees(L.MeasuredOf, L.PredictedOf);
}

bool isSumAsLikely(const KernelLines &K) {
  PageCost Likely, Measured;
  for (const auto &[Where, L] : K.Lines) {
    if (!L.Likely)
      return false;
    Likely += L.Likely->cost();
    Measured += L.Measured.cost();
  }
  return Likely == Measured;
}

/// Whether requests of other lines, or that are counted there, may have broken the bounds of \p L.
bool mayBeOfOthers(const BrokenBounds &Broken, const KernelLines &K, const Line &L) {
  PageCost Lacking, Additional; // of the other lines
  for (const auto &[Where, Other] : K.Lines) {
    if (&Other == &L)
      continue;
    PageCost Measured = Other.Measured.cost();
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

/// Of a line without an exact sum.
void concludeOpen(const KernelLines &K, const Line &L, LineComparison &C) {
  C.TheAgreement = Agreement::NotExact;
  C.Reason = L.NotExact;
  C.Likely = L.Likely;
  if (!L.Bounds.AreKnown || (L.Measured.Operations.empty() && (!L.Bounds.MayBeNone || L.Bounds.Least != PageCost())))
    return;
  std::optional<BrokenBounds> Broken = brokenBy(L.Bounds, L.Measured.cost(), L.Measured.Requests);
  if (Broken && L.Bounds.MayMove)
    return; // others were merged with it
  C.Bounds = L.Bounds;
  if (Broken && !mayBeOfOthers(*Broken, K, L))
    C.TheAgreement = Agreement::Differs, C.Reason = Broken->Text;
  else if (!Broken)
    C.TheAgreement = Agreement::Within;
}

/// In a kernel with accesses that are not exact, instructions may have been
/// merged with theirs, or be counted at other lines: a line proves something
/// only where its requests cannot have come from other lines, or gone there.
Agreement blame(const Line &L, const Moved &Elsewhere) {
  if (!L.AnyPredicted || L.Measured.Operations.empty())
    return Agreement::NotExact;
  uint64_t Predicted = L.Predicted.Requests, Measured = L.Ran;
  bool MayHaveMoved = Measured > Predicted   ? Measured - Predicted <= Elsewhere.Missing
                      : Measured < Predicted ? Predicted - Measured <= Elsewhere.Additional
                                             : Elsewhere.Missing && Elsewhere.Additional; // others in their place
  return MayHaveMoved ? Agreement::NotExact : Agreement::Differs;
}

/// Adds the comparisons of the lines of a kernel.
void conclude(const BlockShape &Block, const KernelLines &K, std::vector<LineComparison> &Into) {
  PageCost PredictedTotal, MeasuredTotal;
  bool AllExact = true;
  for (const auto &[Where, L] : K.Lines) {
    AllExact &= L.NotExact.empty();
    if (!L.NotExact.empty())
      continue;
    PredictedTotal += L.Predicted.cost();
    MeasuredTotal += L.Measured.cost();
  }
  // Requests that the lines of accesses that are not exact may have lent to
  // other lines, and those that other lines show in addition.
  Moved Elsewhere;
  for (const auto &[Where, L] : K.Lines) {
    uint64_t Most = L.Predicted.Requests + L.InexactRequests, Ran = L.Ran;
    (Most > Ran ? Elsewhere.Missing : Elsewhere.Additional) += Most > Ran ? Most - Ran : Ran - Most;
  }
  bool TotalsAgree = PredictedTotal == MeasuredTotal;
  const std::set<std::string> Settled = settledKinds(K);
  bool SumIsAsLikely = isSumAsLikely(K);
  for (const auto &[Where, L] : K.Lines) {
    LineComparison C;
    C.Kernel = K.Name;
    C.Block = Block;
    C.Where = L.Where;
    if (!C.Where.Line && Where.Line)
      C.Where = {Where.File, Where.Line, 1};
    C.Predicted = L.Predicted;
    C.Measured = L.Measured;
    if (!L.NotExact.empty()) {
      C.SumIsAsLikely = SumIsAsLikely;
      concludeOpen(K, L, C);
    } else if (L.Predicted.cost() != L.Measured.cost()) {
      const bool IsElsewhere = TotalsAgree || differsOnlyIn(L, Settled);
      C.TheAgreement = IsElsewhere ? Agreement::Elsewhere : AllExact ? Agreement::Differs : blame(L, Elsewhere);
      C.Reason = IsElsewhere ? "run by an instruction that is counted at another line" : reasonOf(L);
    }
    Into.push_back(std::move(C));
  }
}

} // namespace

unsigned Comparison::count(Agreement A) const {
  return std::count_if(Lines.begin(), Lines.end(), [&](const LineComparison &L) { return L.TheAgreement == A; });
}

unsigned Comparison::count(CounterComparison::Verdict V) const {
  return count_if(Counters, [&](const CounterComparison &C) { return C.TheVerdict == V; });
}

bool Comparison::anyDiffers() const { return count(Agreement::Differs) || count(CounterComparison::Verdict::Differs); }

bool LineComparison::isAsLikely() const { return Likely && (SumIsAsLikely || Likely->cost() == Measured.cost()); }

unsigned Comparison::countAsLikely() const {
  return count_if(Lines, [](const LineComparison &L) { return L.isAsLikely(); });
}

Comparison compare(const Report &Predicted, const Profile &Measured) {
  JoinedLines Joined = joinLines(Predicted, Measured);
  Comparison Result{
      {}, Joined.Accesses, Joined.ExactAccesses, std::move(Joined.NotInFiles), compareBudgets(Predicted, Measured)};
  for (const auto &[Id, K] : Joined.Kernels)
    conclude(Id.second, K, Result.Lines);
  return Result;
}

} // namespace bankcheck::verify

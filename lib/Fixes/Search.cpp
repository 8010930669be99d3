#include "Fixes/Search.h"
#include "Fixes/NoLayoutReason.h"
#include "Fixes/Pad.h"
#include "Fixes/TensorMapSwizzle.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::fixes {

/// Whether the lines of a matrix in memory stay the same distance apart, as wmma has to have them.
static bool keepsLines(FixKind Kind) { return Kind == FixKind::Pad || Kind == FixKind::LeadingDimension; }

/// In words, what still conflicts.
static std::vector<std::string> leftBy(const Improvement &I, const AccessSource &Accesses) {
  constexpr size_t Most = 64; // each of their messages has the list
  using Ways = std::set<unsigned>;
  std::map<std::pair<unsigned, std::string>, Ways> WaysOf; // a line may have many accesses
  for (auto [Number, W] : I.Left) {
    const AccessName Name = Accesses.NameOf(Number);
    WaysOf[{Name.Line, Name.Operation}].insert(W);
  }
  std::vector<std::pair<std::pair<std::string, Ways>, std::set<unsigned>>> LinesOf; // that stay alike
  for (const auto &[Place, W] : make_range(WaysOf.begin(), std::next(WaysOf.begin(), std::min(WaysOf.size(), Most)))) {
    const std::pair Alike(Place.second, W);
    auto Known = find_if(LinesOf, [&](const auto &Of) { return Of.first == Alike; });
    (Known != LinesOf.end() ? *Known : LinesOf.emplace_back(Alike, std::set<unsigned>())).second.insert(Place.first);
  }
  std::vector<std::string> Texts;
  for (const auto &[Alike, Lines] : LinesOf) {
    std::string Numbers;
    for (unsigned Number : Alike.second)
      Numbers += (Numbers.empty() ? "" : "- and ") + std::to_string(Number);
    Texts.push_back((Lines.size() == 1 ? "the " : "each ") + Alike.first + " in " + linesText(Lines) + " is " +
                    Numbers + "-way then");
  }
  if (WaysOf.size() > Most)
    Texts.push_back("so do " + std::to_string(WaysOf.size() - Most) + " more");
  return Texts;
}

/// The change that takes most wavefronts away; of several such the one with the fewest bytes.
static std::optional<PartialFix> partialFix(const LayoutTarget &S, const CandidateList &Tried) {
  const ArrayRequests &Requests = *S.Touched;
  const Candidate *Best = nullptr;
  std::optional<Improvement> Most;
  uint64_t BestExtra = 0;
  for (const auto &C : Tried) {
    if (S.Uses.Lost && C->changesAddresses())
      continue;
    uint64_t Extra = C->extraBytes(Requests.bytes());
    if (!S.isAligned(*C) || !S.fits(Extra) || !S.leavesOthers(Extra))
      continue;
    std::optional<Improvement> I =
        Requests.improvement(*C, C->neighbours(), Most ? Most->Costs.sum().Wavefronts : UINT64_MAX);
    auto Cost = [](const Improvement &Of, uint64_t Bytes) { return std::pair(Of.Costs.sum().Wavefronts, Bytes); };
    if (!I || (Most && Cost(*I, Extra) >= Cost(*Most, BestExtra)))
      continue;
    Best = C.get();
    BestExtra = Extra;
    Most = std::move(I);
  }
  if (!Best || Requests.isSpent())
    return std::nullopt;
  PartialFix P;
  P.Before = Requests.costsNow();
  P.Change.Kind = Best->kind();
  P.Change.Description = Best->description(S);
  P.Change.Accesses = Requests.accesses();
  P.Left = leftBy(*Most, S.Accesses);
  P.Change.Costs = std::move(Most->Costs);
  P.Change.Wavefronts = std::move(Most->Wavefronts);
  P.Change.ExtraBytes = BestExtra;
  TextChange Text = Best->change(S);
  P.Change.ByHand = Text.Edits.empty() ? Text.WhyNot : "it leaves a conflict";
  return P;
}

FixResult findFixes(const ArraySource &Array, const SourceModel &Model, const DeclarationUses &Uses,
                    const AccessSource &Accesses) {
  LayoutTarget S(Array, Model, Uses, Accesses);
  Offers Of(S);
  FixResult Result;
  Result.WhyNone = offerInnermostPad(S, Of);
  S.Touched.emplace(S.Kernels, [&](const SharedArray &A) { return S.isOfShape(A); }, Accesses.BytesOf);
  const std::string &WhyNot = S.Touched->whyNot();
  bool HasRequests = WhyNot.empty() && !S.Touched->all().empty();
  const bool IsFilled = S.Touched->isFilledByTensorMap();
  if (IsFilled) { // its rows are what the map makes them
    Of.fixes().clear();
    Result.WhyNone = "a bulk copy writes it: its tensor map has a swizzle for rows of at most 128 bytes";
    if (HasRequests)
      offerTensorMapSwizzles(Of);
  } else if (HasRequests) {
#define FIX_KIND(Enumerator, Name)                                                                                     \
  if (!S.Touched->haveFragments() || keepsLines(FixKind::Enumerator))                                                  \
    offer##Enumerator(Of);
#include "Basic/FixKind.def"
#undef FIX_KIND
    if (Of.fixes().empty() && !S.Touched->haveFragments())
      offerFurtherSwizzles(Of);
  }
  Result.Fixes = std::move(Of.fixes());
  Result.Tried = Of.takeOutcomes();
  Result.IsCleanNow = HasRequests && all_of(S.Touched->all(), [](const ArrayRequest &T) { return T.NowWays <= 1; });
  sort(Result.Fixes, [](const Fix &A, const Fix &B) { return rankOf(A) < rankOf(B); });
  if (!Result.Fixes.empty()) {
    Result.WhyNone.clear();
    return Result;
  }
  if (!WhyNot.empty())
    Result.WhyNone = WhyNot;
  if (!HasRequests)
    return Result;
  CandidateList Tried = Of.tried();
  if (!IsFilled)
    append_range(Tried, innermostPads(S));
  if (Of.isWithheld())
    Result.WhyNone = "a change that helps moves its elements, and not all places are known that form an address in it: "
                     "one goes elsewhere in line " +
                     std::to_string(S.Uses.Lost->Line);
  else if (std::string Reason = obstacleOf(S, Tried); !Reason.empty())
    Result.WhyNone = std::move(Reason);
  Result.Partial = partialFix(S, Tried);
  return Result;
}

} // namespace bankcheck::fixes

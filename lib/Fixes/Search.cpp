#include "Fixes/Search.h"
#include "Fixes/Argument.h"
#include "Fixes/LeadingDimensions.h"
#include "Fixes/NoLayoutReason.h"
#include "Fixes/Padding.h"
#include "Fixes/Vector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

class Search {
public:
  Search(const ArraySource &Array, const SourceModel &Model, const DeclarationUses &Uses, const AccessSource &Accesses)
      : S(Array, Model, Uses, Accesses) {}

  FixResult run() {
    pad();
    S.Touched.emplace(S.Kernels, [&](const SharedArray &A) { return S.isOfShape(A); });
    if (S.Touched->whyNot().empty() && !S.Touched->all().empty())
      layouts();
    sort(Result.Fixes, [](const Fix &A, const Fix &B) { return rank(A) < rank(B); });
    if (Result.Fixes.empty())
      explain();
    return std::move(Result);
  }

private:
  LayoutTarget S;
  const ArraySource &Array = S.Array;
  std::string WhyNoPadding;
  std::vector<Candidate> Tried;
  FixResult Result;

  /// Safe ones first: what takes the first takes one that --fix makes.
  static std::tuple<bool, uint64_t, uint64_t, bool, size_t, std::string> rank(const Fix &F) {
    constexpr uint64_t NotKnown = UINT64_MAX;
    size_t Length = 0;
    for (const Edit &E : F.Edits)
      Length += E.Text.size();
    return {!F.Safe, F.Total, F.ExtraBytes.value_or(NotKnown), F.Edits.empty(), Length, nameOf(F.Kind)};
  }

  std::string otherInstantiations(const ExtentSource &E) const {
    return std::string("other instantiations need another extent") +
           (E.IsDependent ? "; template arguments decide '" + E.Range.Text + "'" : "");
  }

  void pad() {
    // A change of the text is one of all instantiations.
    PaddingResult P = findPadding(S.Kernels, [&](const SharedArray &A) { return S.sourceOf(A); });
    bool ForAll = P.Found;
    if (!P.Found)
      P = findPadding(S.Kernels, [&](const SharedArray &A) { return S.isOfShape(A); });
    S.Flat = P.Flat;
    if (P.Found && !S.fits(P.ExtraBytes)) {
      P.Found = false;
      P.WhyNot = "the padding that helps does not fit 48 KiB with the kernel's other arrays";
    }
    if (!P.Found) {
      WhyNoPadding = P.WhyNot;
      return;
    }
    Fix F;
    F.Kind = FixKind::Pad;
    F.Padding = P.Elements;
    std::vector<uint64_t> Extents = Array.Extents;
    Extents.back() += P.Elements;
    F.Description = Array.declaredWith(Extents);
    F.Accesses = P.Accesses;
    F.Wavefronts = std::move(P.Wavefronts);
    F.Total = P.Total;
    F.ExtraBytes = P.ExtraBytes;
    if (Array.ExtentTexts.empty())
      F.ByHand = Array.NotEditable;
    else if (!ForAll)
      F.ByHand = otherInstantiations(Array.ExtentTexts.back());
    else
      declare(F, Array.Extents.size() - 1,
              {{Array.ExtentTexts.back().Range, Array.ExtentTexts.back().paddedBy(P.Elements)}});
    Result.Fixes.push_back(std::move(F));
  }

  /// A change of the declaration alone, of dimension \p First.
  void declare(Fix &F, unsigned First, std::vector<Edit> Edits) {
    F.ByHand = S.whyNotMoved(First);
    F.Safe = F.ByHand.empty() && S.Uses.OfType.empty();
    if (F.ByHand.empty())
      F.Edits = std::move(Edits);
    if (!S.Uses.OfType.empty())
      F.ByHand = "its size or type is also used in line " + std::to_string(S.Uses.OfType.begin()->Line);
  }

  //===--- other layouts ---------------------------------------------------===//

  void layouts() {
    size_t Dimensions = Array.Extents.size();
    bool ByElements = S.hasElements();
    if (ByElements && Dimensions >= 2) {
      if (Dimensions >= 3)
        padOuter();
      swap();
      swizzleRows();
      if (Result.Fixes.empty() && Dimensions == 2)
        skewRows();
    } else {
      if (ByElements)
        skew();
      if (any_of(S.Touched->numbers(), S.Accesses.IsInCute))
        swizzleOfCute();
      else if (ByElements)
        swizzleFlat();
      rowsByHand();
    }
    if (ByElements)
      split();
    argument();
    vector();
  }

  /// What the layout does, without what makes the change; nothing if it is not clean.
  std::optional<Fix> cleanWith(const Candidate &C) {
    Tried.push_back(C);
    uint64_t Extra = C.L.extraBytes(S.Touched->bytes());
    Fix F;
    if (!S.isAligned(C.L) || !S.fits(Extra) || !S.Touched->isClean(C.L, C.With, F.Wavefronts, F.Total))
      return std::nullopt;
    F.Kind = C.Kind;
    F.Description = descriptionOf(C, S);
    F.Accesses = S.Touched->accesses();
    F.ExtraBytes = Extra;
    return F;
  }

  /// Offers the layout if it is clean, with edits of the text where that allows them. Returns whether it does.
  bool offer(const Candidate &C) {
    std::optional<Fix> F = cleanWith(C);
    if (!F)
      return false;
    TextChange Change = textChange(C, S);
    F->Edits = std::move(Change.Edits);
    F->ByHand = std::move(Change.WhyNot);
    F->Safe = C.Kind == FixKind::Pad && !F->Edits.empty();
    Result.Fixes.push_back(std::move(*F));
    return true;
  }

  /// The same of a layout that only the user can make.
  bool offerByHand(const Candidate &C) {
    std::optional<Fix> F = cleanWith(C);
    if (!F)
      return false;
    F->ByHand = byHand(C, S);
    Result.Fixes.push_back(std::move(*F));
    return true;
  }

  void padOuter() {
    for (unsigned D = 1; D + 1 < Array.Extents.size(); ++D)
      for (uint64_t More = 1; More <= 8; ++More) {
        Candidate C{{}, FixKind::Pad, D, 0, Neighbours::Stay};
        C.L.Period = S.inside(D - 1);
        C.L.Gap = More * S.inside(D);
        C.L.Unit = S.element();
        if (offer(C))
          return;
      }
  }

  void swap() {
    for (unsigned A = 0; A < Array.Extents.size(); ++A)
      for (unsigned B = A + 1; B < Array.Extents.size(); ++B) {
        Candidate C{{}, FixKind::Swap, A, B, Neighbours::Stay};
        C.L.TheKind = Layout::Swap;
        C.L.Outer = Array.Extents[A];
        C.L.Inner = Array.Extents[B];
        C.L.Between = S.inside(A) / (S.inside(B) * C.L.Inner);
        C.L.Unit = S.inside(B);
        if (C.L.Outer && C.L.Inner && offer(C))
          return;
      }
  }

  void swizzleRows() {
    uint64_t Columns = Array.Extents.back(), RowBytes = Columns * S.element(),
             Rows = Array.Extents[Array.Extents.size() - 2];
    std::set<uint64_t> Units{S.element(), std::max(S.element(), S.widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Step = 1; Step <= 8 && Step < std::max<uint64_t>(Rows, 2) && Unit && RowBytes % Unit == 0;
           Step *= 2) {
        Candidate C{{}, FixKind::Swizzle};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = RowBytes;
        C.L.Height = Array.Extents.size() > 2 ? Rows : 0;
        C.L.Step = Step;
        // The largest power of two that stays inside of a row.
        C.L.Count = std::min<uint64_t>(32, (RowBytes / Unit) & -(RowBytes / Unit));
        if (C.L.Count > 1 && offer(C))
          return;
      }
  }

  /// A gap after every few rows, where one after each is too much, or not right.
  void skewRows() {
    uint64_t RowBytes = S.inside(Array.Extents.size() - 2), Rows = S.Touched->bytes() / std::max<uint64_t>(RowBytes, 1);
    uint64_t Unit = std::lcm(S.element(), S.widest());
    for (uint64_t Count = 2; Count <= 16 && Count < Rows; Count *= 2)
      for (uint64_t Gap = Unit; Gap < 128; Gap *= 2) {
        Layout L;
        L.Unit = Unit;
        L.Period = Count * RowBytes;
        L.Gap = Gap;
        if (offerByHand({L, FixKind::Skew}))
          return;
      }
  }

  //===--- arrays of one dimension ------------------------------------------===//

  /// Rows of each period in turn, with the least gap: \p Try says whether it helps.
  template <typename F> void eachRows(uint64_t Unit, F &&Try) const {
    for (uint64_t Period : S.periods(Unit))
      for (uint64_t Gap = Unit; Period % Unit == 0 && Gap <= std::min<uint64_t>(Period, 128); Gap += Unit) {
        Layout L;
        L.Unit = Unit;
        L.Period = Period;
        L.Gap = Gap;
        if (Try(L))
          break;
      }
  }

  /// Keeps the one that takes the fewest bytes.
  void keepSmallest(size_t From) {
    if (Result.Fixes.size() <= From + 1)
      return;
    auto Least = std::min_element(Result.Fixes.begin() + From, Result.Fixes.end(),
                                  [](const Fix &A, const Fix &B) { return rank(A) < rank(B); });
    std::iter_swap(Result.Fixes.begin() + From, Least);
    Result.Fixes.erase(Result.Fixes.begin() + From + 1, Result.Fixes.end());
  }

  void skew() {
    size_t From = Result.Fixes.size();
    uint64_t Unit = std::lcm(S.element(), S.widest());
    eachRows(Unit, [&](const Layout &L) { return offer({L, FixKind::Skew}); });
    keepSmallest(From);
  }

  void swizzleFlat() {
    size_t From = Result.Fixes.size();
    std::set<uint64_t> Units{S.element(), std::max(S.element(), S.widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Row : S.periods(Unit)) {
        Candidate C{{}, FixKind::Swizzle};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = Row;
        C.L.Count = std::min<uint64_t>(32, Row % Unit ? 1 : (Row / Unit) & -(Row / Unit));
        if (C.L.Count > 1 && S.Touched->bytes() && S.Touched->bytes() % Row == 0)
          offer(C);
      }
    keepSmallest(From);
  }

  /// Of an array with elements only where somebody holds the length: else an index
  /// is what changes.
  void rowsByHand() {
    size_t From = Result.Fixes.size();
    uint64_t Unit = std::lcm(S.rowUnit(), S.widest());
    eachRows(Unit, [&](const Layout &L) {
      return (!S.hasElements() ||
              any_of(leadingDimensionSources(S, L), [](const RowLength &H) { return !H.Name.empty(); })) &&
             offerByHand({L, FixKind::LeadingDimension, 0, 0, Neighbours::Stay});
    });
    keepSmallest(From);
  }

  /// CuTe's Swizzle<B, M, S> of an index i is i ^ ((i >> S) & bits), with B bits from
  /// M: units of 2^M elements, xored by the number of the row of 2^(M + S).
  void swizzleOfCute() {
    if (Array.IsDynamic || !S.element() || !has_single_bit(S.element()))
      return;
    size_t From = Result.Fixes.size();
    std::set<uint64_t> Units{S.element(), std::max(S.element(), S.widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Row = 2 * Unit; has_single_bit(Unit) && Row <= 1024; Row *= 2) {
        Candidate C{{}, FixKind::Swizzle, 0, 0, Neighbours::Stay, /*OfCute=*/true};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = Row;
        C.L.Count = std::min<uint64_t>(Row, 128) / Unit;
        if (C.L.Count > 1 && S.Touched->bytes() % (Row * C.L.Count) == 0)
          offerByHand(C);
      }
    keepSmallest(From);
  }

  //===--- no layout ---------------------------------------------------------===//

  void argument() {
    std::optional<ArrayRequests> OfAny; // what launches give is what would change
    if (!S.ForAny.empty())
      OfAny.emplace(S.ForAny, [&](const SharedArray &A) { return S.isOfShape(A); });
    if (OfAny && (!OfAny->whyNot().empty() || OfAny->all().empty()))
      return;
    std::optional<ArgumentFix> A = findArgument(OfAny ? *OfAny : *S.Touched);
    if (!A)
      return;
    Fix F;
    F.Kind = FixKind::LeadingDimension;
    F.Description = A->text();
    F.Accesses = S.Touched->accesses();
    F.Wavefronts = std::move(A->Wavefronts);
    F.Total = A->Total;
    F.ExtraBytes = std::nullopt;
    F.ByHand = Array.IsDynamic ? "the launch gives it, and the memory that it takes" : "the launch gives it";
    Result.Fixes.push_back(std::move(F));
  }

  void vector() {
    std::optional<VectorFix> V = findVector(*S.Touched);
    if (!V)
      return;
    std::set<std::string> Names;
    for (unsigned Number : V->Numbers)
      Names.insert(S.Accesses.NameOf(Number));
    unsigned Bytes = V->Elements * V->Width;
    Fix F;
    F.Kind = FixKind::Vector;
    F.Description = std::to_string(Bytes) + " bytes at a time instead of " + std::to_string(V->Width);
    F.Accesses = S.Touched->accesses();
    F.Wavefronts = std::move(V->Wavefronts);
    F.Total = V->Total;
    F.ByHand = join(Names, " and ") + " would take " + std::to_string(V->Elements) +
               " neighbours at once, of an array aligned to " + std::to_string(Bytes) + " bytes";
    Result.Fixes.push_back(std::move(F));
  }

  void split() {
    uint64_t Width = S.widest();
    if (Width >= S.element() || S.element() % Width || !S.Touched->bytes())
      return;
    Candidate C{{}, FixKind::Split};
    C.L.TheKind = Layout::Split;
    C.L.Unit = Width;
    C.L.Row = S.element();
    C.L.Count = S.Touched->bytes() / S.element();
    offerByHand(C);
  }

  void explain() {
    const std::string &WhyNot = S.Touched->whyNot();
    Result.WhyNone = WhyNot.empty() ? WhyNoPadding : WhyNot;
    if (!WhyNot.empty() || S.Touched->all().empty())
      return;
    for (Candidate &C : paddingsOf(S))
      Tried.push_back(std::move(C));
    if (std::string NoLayoutReason = obstacleOf(S, Tried); !NoLayoutReason.empty())
      Result.WhyNone = std::move(NoLayoutReason);
    partial();
  }

  /// The change that takes most wavefronts away; of several such the one with the fewest bytes.
  void partial() {
    const Candidate *Best = nullptr;
    std::optional<Improvement> Most;
    uint64_t BestExtra = 0;
    for (const Candidate &C : Tried) {
      uint64_t Extra = C.L.extraBytes(S.Touched->bytes());
      if (!S.isAligned(C.L) || !S.fits(Extra))
        continue;
      std::optional<Improvement> I = S.Touched->improvement(C.L, C.With, Most ? Most->Total : UINT64_MAX);
      if (!I || (Most && std::pair(I->Total, Extra) >= std::pair(Most->Total, BestExtra)))
        continue;
      Best = &C;
      BestExtra = Extra;
      Most = std::move(I);
    }
    if (!Best || S.Touched->isSpent())
      return;
    PartialFix P;
    P.Before = S.Touched->wavefrontsNow();
    P.Change.Kind = Best->Kind;
    P.Change.Description = descriptionOf(*Best, S);
    P.Change.Accesses = S.Touched->accesses();
    P.Change.Total = Most->Total;
    P.Change.Wavefronts = std::move(Most->Wavefronts);
    P.Change.ExtraBytes = BestExtra;
    P.Change.ByHand = isMadeByText(*Best) ? "it leaves a conflict" : byHand(*Best, S);
    constexpr size_t MostLeft = 64; // each of their messages has the list
    for (auto [Number, Ways] : Most->Left)
      if (P.Left.size() < MostLeft)
        P.Left.push_back(S.Accesses.NameOf(Number) + " stays " + std::to_string(Ways) + "-way");
    if (Most->Left.size() > MostLeft)
      P.Left.push_back("so do " + std::to_string(Most->Left.size() - MostLeft) + " more");
    Result.Partial = std::move(P);
  }
};

} // namespace

FixResult findFixes(const ArraySource &Array, const SourceModel &Model, const DeclarationUses &Uses,
                    const AccessSource &Accesses) {
  return Search(Array, Model, Uses, Accesses).run();
}

} // namespace bankcheck::fixes

#include "Fixes/Search.h"
#include "Fixes/Argument.h"
#include "Fixes/IndexText.h"
#include "Fixes/Padding.h"
#include "Fixes/SharedLimits.h"
#include "Fixes/Touches.h"
#include "Fixes/Vector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;

namespace bankcheck {
namespace {

/// A layout to try, and what it would be called.
struct Candidate {
  Layout L;
  std::string Kind;
  unsigned First = 0, Second = 0; ///< Dimensions of a swap, or of a padding.
  bool OfCute = false;            ///< Made in the layout of a tensor.
};

class Search {
public:
  Search(const ArraySource &Array, const SourceModel &Model, const std::vector<KernelUse> &Kernels, const AccessSource &Accesses)
      : Array(Array), Model(Model), Kernels(Kernels), Accesses(Accesses) {
    if (auto It = Model.Uses.find(Array.Where); It != Model.Uses.end())
      Uses = It->second;
    for (const auto &[Name, Other] : Model.Arrays)
      if (Other.Where == Array.Where)
        OneShape &= Other.Extents == Array.Extents && Other.ElementBytes == Array.ElementBytes;
  }

  FixResult run() {
    pad();
    Touched.emplace(Kernels, [&](const SharedArray &S) { return isOfShape(S); });
    if (Touched->whyNot().empty() && !Touched->all().empty())
      layouts();
    sort(Result.Fixes, [](const Fix &A, const Fix &B) { return rank(A) < rank(B); });
    if (Result.Fixes.empty())
      explain();
    return std::move(Result);
  }

private:
  const ArraySource &Array;
  const SourceModel &Model;
  const std::vector<KernelUse> &Kernels;
  const AccessSource &Accesses;
  ArrayUses Uses;
  bool OneShape = true; ///< All instantiations have these extents.
  bool Flat = false;
  std::string WhyNoPadding;
  std::optional<Touches> Touched;
  std::vector<Candidate> Tried;
  FixResult Result;

  /// Safe ones first: what takes the first takes one that --fix makes.
  static std::tuple<bool, uint64_t, uint64_t, bool, size_t, std::string> rank(const Fix &F) {
    constexpr uint64_t NotKnown = UINT64_MAX;
    size_t Length = 0;
    for (const Edit &E : F.Edits)
      Length += E.Text.size();
    return {!F.Safe, F.Total, F.ExtraBytes.value_or(NotKnown), F.Edits.empty(), Length, F.Kind};
  }

  const ArraySource *sourceOf(const SharedArray &S) const {
    auto It = Model.Arrays.find(S.LinkageName);
    return It != Model.Arrays.end() && It->second.Where == Array.Where ? &It->second : nullptr;
  }
  bool isOfShape(const SharedArray &S) const {
    const ArraySource *Other = sourceOf(S);
    return Other && Other->Extents == Array.Extents && Other->ElementBytes == Array.ElementBytes;
  }

  std::string otherInstantiations(const ExtentSource &E) const {
    return std::string("other instantiations need another extent") + (E.IsDependent ? "; template arguments decide '" + E.Range.Text + "'" : "");
  }

  void pad() {
    // A change of the text is one of all instantiations.
    PaddingResult P = findPadding(Kernels, [&](const SharedArray &S) { return sourceOf(S); });
    bool ForAll = P.Found;
    if (!P.Found)
      P = findPadding(Kernels, [&](const SharedArray &S) { return isOfShape(S); });
    Flat = P.Flat;
    if (P.Found && !fits(P.ExtraBytes)) {
      P.Found = false;
      P.WhyNot = "the padding that helps does not fit 48 KiB with the kernel's other arrays";
    }
    if (!P.Found) {
      WhyNoPadding = P.WhyNot;
      return;
    }
    Fix F;
    F.Kind = "pad";
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
      declare(F, {{Array.ExtentTexts.back().Range, Array.ExtentTexts.back().paddedBy(P.Elements)}});
    Result.Fixes.push_back(std::move(F));
  }

  /// A change of the declaration alone.
  void declare(Fix &F, std::vector<Edit> Edits) {
    F.Edits = std::move(Edits);
    F.Safe = Uses.OfType.empty();
    if (!F.Safe)
      F.ByHand = "its size or type is also used in line " + std::to_string(Uses.OfType.begin()->Line);
  }

  //===--- other layouts ---------------------------------------------------===//

  void layouts() {
    size_t Dimensions = Array.Extents.size();
    bool ByElements = hasElements();
    if (ByElements && Dimensions >= 2) {
      if (Dimensions >= 3)
        padOuter();
      swap();
      swizzleRows();
    } else {
      if (ByElements)
        skew();
      if (any_of(Touched->numbers(), Accesses.IsInCute))
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

  /// Whether its declared elements are what all accesses name.
  bool hasElements() const { return !Array.IsDynamic && !Flat && !Array.Extents.empty() && Array.ElementBytes; }
  uint64_t element() const { return Array.ElementBytes; }
  /// Bytes of what is inside of dimension \p D.
  uint64_t inside(unsigned D) const {
    return std::accumulate(Array.Extents.begin() + D + 1, Array.Extents.end(), element(), std::multiplies<>());
  }
  /// What accesses need to stay together.
  uint64_t widest() const {
    uint64_t Widest = Touched->alignment();
    for (const Touch &T : Touched->all())
      Widest = std::max<uint64_t>(Widest, T.ElementWidth);
    return Widest;
  }
  uint64_t bytes() const { return Touched->bytes(); }

  /// Whether the static memory of all kernels stays below the limit, if it does now.
  bool fits(uint64_t Extra) const {
    return none_of(Kernels, [&](const KernelUse &K) {
      uint64_t Now = K.Context->staticSharedBytes();
      return Now <= StaticLimit && Now + Extra > StaticLimit &&
             any_of(K.Context->arrays(), [&](const SharedArray &S) { return sourceOf(S) && S.Bytes; });
    });
  }

  bool isAligned(const Layout &L) const {
    return (L.TheKind == Layout::Rows ? L.Gap : L.Unit) % Touched->alignment() == 0;
  }

  /// Offers the layout if it is clean.
  bool offer(const Candidate &C, bool Linear, bool ByText) {
    Tried.push_back(C);
    if (!isAligned(C.L))
      return false;
    uint64_t Extra = C.L.extraBytes(bytes());
    if (!fits(Extra))
      return false;
    Fix F;
    if (!Touched->isClean(C.L, Linear, F.Wavefronts, F.Total))
      return false;
    F.Kind = C.Kind;
    F.Description = describe(C);
    F.Accesses = Touched->accesses();
    F.ExtraBytes = Extra;
    if (ByText) {
      TextChange Change;
      if (C.Kind == "pad")
        Change = Uses.Others.empty() && Uses.OfType.empty() && !Array.ExtentTexts.empty()
                     ? TextChange{{{Array.ExtentTexts[C.First].Range, Array.ExtentTexts[C.First].paddedBy(C.L.Gap / inside(C.First))}}, ""}
                     : TextChange{{}, Array.ExtentTexts.empty() ? Array.NotEditable : "it is also used otherwise than by its elements"};
      else
        Change = indexText(Array, Uses, C.L, C.First, C.Second);
      if (OneShape) {
        F.Edits = std::move(Change.Edits);
        F.ByHand = std::move(Change.WhyNot);
        F.Safe = C.Kind == "pad" && !F.Edits.empty();
      } else {
        F.ByHand = "instantiations differ in their extents";
      }
    } else {
      F.ByHand = handText(C);
    }
    Result.Fixes.push_back(std::move(F));
    return true;
  }

  std::string describe(const Candidate &C) const {
    std::vector<uint64_t> Extents = Array.Extents;
    if (C.Kind == "pad") {
      Extents[C.First] += C.L.Gap / inside(C.First);
      return Array.declaredWith(Extents);
    }
    if (C.Kind == "swap") {
      std::string Old = Array.Name, New = Array.Name, Names[] = {"a", "b", "c", "d", "e", "f"};
      std::vector<std::string> Indices(Names, Names + Extents.size());
      for (const std::string &I : Indices)
        Old += "[" + I + "]";
      std::swap(Indices[C.First], Indices[C.Second]);
      for (const std::string &I : Indices)
        New += "[" + I + "]";
      return New + " in place of " + Old;
    }
    if (C.Kind == "split")
      return Array.Name + ".field[i] in place of " + Array.Name + "[i].field";
    if (C.Kind == "leading-dimension") {
      uint64_t Unit = rowUnit();
      return "rows of " + std::to_string((C.L.Period + C.L.Gap) / Unit) + " in place of " + std::to_string(C.L.Period / Unit) +
             (Unit == Array.ElementBytes ? " elements" : " times " + std::to_string(Unit) + " bytes");
    }
    if (C.OfCute)
      return cuteText(C.L, element()) + " composed with its layout";
    return indexShape(Array, C.L);
  }

  std::string handText(const Candidate &C) const {
    if (C.Kind == "split")
      return "it takes another declaration";
    if (C.OfCute)
      return "in the layout of its tensor";
    std::string Holders = holdersText(C.L);
    if (Array.IsDynamic)
      return (Holders.empty() ? "in each index" : Holders) + ", and with as much more memory at the launch";
    if (!Holders.empty())
      return Holders;
    if (Flat)
      return "its rows are also counted by index arithmetic" + (Uses.Others.empty() ? "" : ", see line " + std::to_string(Uses.Others.begin()->Line));
    return "in its declaration and in each index";
  }

  void padOuter() {
    for (unsigned D = 1; D + 1 < Array.Extents.size(); ++D)
      for (uint64_t More = 1; More <= 8; ++More) {
        Candidate C{{}, "pad", D, 0};
        C.L.Period = inside(D - 1);
        C.L.Gap = More * inside(D);
        C.L.Unit = element();
        if (offer(C, true, true))
          return;
      }
  }

  void swap() {
    for (unsigned A = 0; A < Array.Extents.size(); ++A)
      for (unsigned B = A + 1; B < Array.Extents.size(); ++B) {
        Candidate C{{}, "swap", A, B};
        C.L.TheKind = Layout::Swap;
        C.L.Outer = Array.Extents[A];
        C.L.Inner = Array.Extents[B];
        C.L.Between = inside(A) / (inside(B) * C.L.Inner);
        C.L.Unit = inside(B);
        if (C.L.Outer && C.L.Inner && offer(C, true, true))
          return;
      }
  }

  void swizzleRows() {
    uint64_t Columns = Array.Extents.back(), RowBytes = Columns * element(), Rows = Array.Extents[Array.Extents.size() - 2];
    std::set<uint64_t> Units{element(), std::max(element(), widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Step = 1; Step <= 8 && Step < std::max<uint64_t>(Rows, 2) && Unit && RowBytes % Unit == 0; Step *= 2) {
        Candidate C{{}, "swizzle", 0, 0};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = RowBytes;
        C.L.Height = Array.Extents.size() > 2 ? Rows : 0;
        C.L.Step = Step;
        // The largest power of two that stays inside of a row.
        C.L.Count = std::min<uint64_t>(32, (RowBytes / Unit) & -(RowBytes / Unit));
        if (C.L.Count > 1 && offer(C, false, true))
          return;
      }
  }

  //===--- arrays of one dimension ------------------------------------------===//

  /// Bytes that a row can have: 128, and the steps from lane to lane of what
  /// conflicts.
  std::vector<uint64_t> periods(uint64_t Unit) const {
    std::vector<uint64_t> All{128};
    for (const Touch &T : Touched->all()) {
      if (T.NowWays <= 1)
        break;
      unsigned First = std::countr_zero(T.TheQuestion.Active);
      for (unsigned Lane = First + 1; Lane < WarpSize; ++Lane)
        if (T.TheQuestion.Active >> Lane & 1) {
          int64_t Step = std::abs(T.TheQuestion.Address.Constant[Lane] - T.TheQuestion.Address.Constant[First]);
          if (Step > int64_t(Unit) && Step % Unit == 0 && Step <= 4096 && !is_contained(All, uint64_t(Step)))
            All.push_back(Step);
          break;
        }
      if (All.size() > 8)
        break;
    }
    return All;
  }

  /// Rows of each period in turn, with the least gap: \p Try says whether it helps.
  template <typename F> void eachRows(uint64_t Unit, F &&Try) const {
    for (uint64_t Period : periods(Unit))
      for (uint64_t Gap = Unit; Period % Unit == 0 && Gap <= std::min<uint64_t>(Period, 128); Gap += Unit) {
        Layout L;
        L.Unit = Unit;
        L.Period = Period;
        L.Gap = Gap;
        if (Try(L))
          break;
      }
  }

  /// What a row is counted in: its elements, or what is accessed of memory of no
  /// type.
  uint64_t rowUnit() const {
    bool IsCounted = Array.Extents.size() == 1 || Flat || Array.IsDynamic;
    if (IsCounted && element() > 1)
      return element();
    uint64_t Unit = 0;
    for (const Touch &T : Touched->all())
      Unit = std::gcd(Unit, uint64_t(T.ElementWidth));
    return std::max<uint64_t>(Unit, 1);
  }

  /// Keeps the one that takes the fewest bytes.
  void keepSmallest(size_t From) {
    if (Result.Fixes.size() <= From + 1)
      return;
    auto Least = std::min_element(Result.Fixes.begin() + From, Result.Fixes.end(), [](const Fix &A, const Fix &B) { return rank(A) < rank(B); });
    std::iter_swap(Result.Fixes.begin() + From, Least);
    Result.Fixes.erase(Result.Fixes.begin() + From + 1, Result.Fixes.end());
  }

  void skew() {
    size_t From = Result.Fixes.size();
    uint64_t Unit = std::lcm(element(), widest());
    eachRows(Unit, [&](const Layout &L) { return offer({L, "skew", 0, 0}, false, true); });
    keepSmallest(From);
  }

  void swizzleFlat() {
    size_t From = Result.Fixes.size();
    std::set<uint64_t> Units{element(), std::max(element(), widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Row : periods(Unit)) {
        Candidate C{{}, "swizzle", 0, 0};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = Row;
        C.L.Count = std::min<uint64_t>(32, Row % Unit ? 1 : (Row / Unit) & -(Row / Unit));
        if (C.L.Count > 1 && bytes() && bytes() % Row == 0)
          offer(C, false, true);
      }
    keepSmallest(From);
  }

  /// Of an array with elements only where somebody holds the length: else an index
  /// is what changes.
  void rowsByHand() {
    size_t From = Result.Fixes.size();
    uint64_t Unit = std::lcm(rowUnit(), widest());
    eachRows(Unit, [&](const Layout &L) {
      return (!hasElements() || any_of(holdersOf(L), [](const RowLength &H) { return !H.Name.empty(); })) && offer({L, "leading-dimension", 0, 0}, true, false);
    });
    keepSmallest(From);
  }

  /// What accesses to the array multiply by, if it is the length of L's rows, or
  /// may be.
  std::set<RowLength> holdersOf(const Layout &L) const {
    std::set<RowLength> Known, Open;
    for (unsigned Number : Touched->numbers())
      for (const RowLength &R : Accesses.LengthsOf(Number)) {
        if (R.Value == int64_t(L.Period / rowUnit()))
          Known.insert(R);
        else if (!R.Value)
          Open.insert(R);
      }
    return Known.empty() && Open.size() == 1 ? Open : Known;
  }

  /// "'LD' in line 3 is the length of its rows", as far as it is known.
  std::string holdersText(const Layout &L) const {
    std::set<std::string> Named;
    std::set<unsigned> Numbers, Others;
    for (const RowLength &H : holdersOf(L)) {
      if (H.Name.empty())
        Numbers.insert(H.Where.Line);
      else
        Named.insert("'" + H.Name + "' in line " + std::to_string(H.Where.Line));
      Others.insert(H.AlsoUsed.begin(), H.AlsoUsed.end());
    }
    std::string Text = join(Named, " and ");
    if (!Named.empty())
      Text += (Named.size() == 1 ? " holds" : " hold") + std::string(" their length");
    if (!Numbers.empty())
      Text += (Text.empty() ? "their length stands in " : ", and it stands as a number in ") + linesText(Numbers);
    if (!Text.empty() && !Others.empty())
      Text += ", and is also used in " + linesText(Others);
    return Text;
  }

  static std::string linesText(const std::set<unsigned> &Lines) {
    std::string Text = Lines.size() == 1 ? "line " : "lines ";
    for (unsigned Line : Lines)
      Text += (Line == *Lines.begin() ? "" : ", ") + std::to_string(Line);
    return Text;
  }

  /// CuTe's Swizzle<B, M, S> of an index i is i ^ ((i >> S) & bits), with B bits from
  /// M: units of 2^M elements, xored by the number of the row of 2^(M + S).
  void swizzleOfCute() {
    if (Array.IsDynamic || !element() || !has_single_bit(element()))
      return;
    size_t From = Result.Fixes.size();
    std::set<uint64_t> Units{element(), std::max(element(), widest())};
    for (uint64_t Unit : Units)
      for (uint64_t Row = 2 * Unit; has_single_bit(Unit) && Row <= 1024; Row *= 2) {
        Candidate C{{}, "swizzle", 0, 0, /*OfCute=*/true};
        C.L.TheKind = Layout::Swizzle;
        C.L.Unit = Unit;
        C.L.Row = Row;
        C.L.Count = std::min<uint64_t>(Row, 128) / Unit;
        if (C.L.Count > 1 && bytes() % (Row * C.L.Count) == 0)
          offer(C, true, false);
      }
    keepSmallest(From);
  }

  static std::string cuteText(const Layout &L, uint64_t Element) {
    auto Bits = [](uint64_t N) { return std::to_string(countr_zero(N)); };
    return "Swizzle<" + Bits(L.Count) + ", " + Bits(L.Unit / Element) + ", " + Bits(L.Row / L.Unit) + ">";
  }

  //===--- no layout ---------------------------------------------------------===//

  void argument() {
    std::optional<ArgumentFix> A = findArgument(*Touched);
    if (!A)
      return;
    Fix F;
    F.Kind = "leading-dimension";
    F.Description = A->text();
    F.Accesses = Touched->accesses();
    F.Wavefronts = std::move(A->Wavefronts);
    F.Total = A->Total;
    F.ExtraBytes = std::nullopt;
    F.ByHand = Array.IsDynamic ? "the launch gives it, and the memory that it takes" : "the launch gives it";
    Result.Fixes.push_back(std::move(F));
  }

  void vector() {
    std::optional<VectorFix> V = findVector(*Touched);
    if (!V)
      return;
    std::set<std::string> Names;
    for (unsigned Number : V->Numbers)
      Names.insert(Accesses.NameOf(Number));
    unsigned Bytes = V->Elements * V->Width;
    Fix F;
    F.Kind = "vector";
    F.Description = std::to_string(Bytes) + " bytes at a time in place of " + std::to_string(V->Width);
    F.Accesses = Touched->accesses();
    F.Wavefronts = std::move(V->Wavefronts);
    F.Total = V->Total;
    F.ByHand = join(Names, " and ") + " would take " + std::to_string(V->Elements) + " neighbours at once, of an array aligned to " + std::to_string(Bytes) + " bytes";
    Result.Fixes.push_back(std::move(F));
  }

  void split() {
    uint64_t Width = widest();
    if (Width >= element() || element() % Width || !bytes())
      return;
    Candidate C{{}, "split", 0, 0};
    C.L.TheKind = Layout::Split;
    C.L.Unit = Width;
    C.L.Row = element();
    C.L.Count = bytes() / element();
    offer(C, false, false);
  }

  //===--- nothing helps ----------------------------------------------------===//

  /// Whether all requests of \p Number are clean with \p L.
  bool isCleanFor(unsigned Number, const Layout &L) const {
    return all_of(Touched->all(), [&](const Touch &T) { return T.Number != Number || Touched->effectOn(T, L, false).isClean(); });
  }

  void explain() {
    Result.WhyNone = WhyNoPadding;
    if (!Touched->whyNot().empty())
      Result.WhyNone = Touched->whyNot();
    if (!Touched->whyNot().empty() || Touched->all().empty())
      return;
    if (Array.Extents.size() >= 2)
      for (uint64_t More = 1; More <= 32; ++More) {
        Candidate C{{}, "pad", unsigned(Array.Extents.size() - 1), 0};
        C.L.Unit = element();
        C.L.Period = Array.Extents.back() * element();
        C.L.Gap = More * element();
        Tried.push_back(C);
      }
    if (Tried.empty())
      return;
    if (Touched->isSpent()) {
      Result.WhyNone = "budget: no layout that was tried so far makes all its accesses clean and aligned";
      return;
    }
    // What helps the worst access, and who is in the way of all of that.
    const Touch &Worst = Touched->all().front();
    std::vector<const Candidate *> Helping;
    for (const Candidate &C : Tried)
      if (isCleanFor(Worst.Number, C.L))
        Helping.push_back(&C);
    if (Helping.empty()) {
      Result.WhyNone = "no layout that was tried makes even " + Accesses.NameOf(Worst.Number) + " clean";
      return;
    }
    if (none_of(Helping, [&](const Candidate *C) { return isAligned(C->L); })) {
      Result.WhyNone = "no single change helps, because " + Accesses.NameOf(Worst.Number) + " wants rows that are no multiple of " +
                       std::to_string(Touched->alignment()) + " bytes, as another access needs them";
      return;
    }
    std::set<unsigned> Others;
    for (const Touch &T : Touched->all())
      if (T.Number != Worst.Number)
        Others.insert(T.Number);
    for (unsigned Other : Others)
      if (none_of(Helping, [&](const Candidate *C) { return isCleanFor(Other, C->L); })) {
        Result.WhyNone = "no single change helps, because " + Accesses.NameOf(Worst.Number) + " and " + Accesses.NameOf(Other) + " want opposite layouts";
        return;
      }
    Result.WhyNone = "no single change makes all its accesses clean and aligned";
  }
};

} // namespace

FixResult findFixes(const ArraySource &Array, const SourceModel &Model, const std::vector<KernelUse> &Kernels, const AccessSource &Accesses) {
  return Search(Array, Model, Kernels, Accesses).run();
}

} // namespace bankcheck

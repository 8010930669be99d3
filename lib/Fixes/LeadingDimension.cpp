//===- LeadingDimension.cpp - rows of another length, which somebody holds --===//

#include "Fixes/Argument.h"
#include "Fixes/LeadingDimensionSources.h"
#include "Fixes/Offers.h"
#include "Fixes/Rows.h"
#include "Fixes/Views.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

class LongerRows final : public Rows<LongerRows> {
public:
  using Rows::Rows;

  FixKind kind() const override { return FixKind::LeadingDimension; }
  Neighbours neighbours() const override { return Neighbours::Stay; }
  std::string description(const LayoutTarget &S) const override {
    uint64_t Counted = S.rowUnit();
    // The user may count in what the memory is accessed as, or in what it is declared as.
    if (S.Array.IsDynamic && Counted == S.element() &&
        any_of(S.Touched->all(), [&](const ArrayRequest &T) { return T.ElementWidth != Counted; }))
      return "rows of " + std::to_string(Shape.Period + Shape.Gap) + " instead of " + std::to_string(Shape.Period) +
             " bytes";
    return "rows of " + std::to_string((Shape.Period + Shape.Gap) / Counted) + " instead of " +
           std::to_string(Shape.Period / Counted) +
           (Counted == S.element() ? " elements" : " times " + std::to_string(Counted) + " bytes") + siblingsText(S);
  }
  bool changesAddresses() const override { return false; } // but the length that forms them
  TextChange change(const LayoutTarget &S) const override {
    if (const LengthHolder *H = holderToChange(S))
      return {longer(S, *H), ""};
    return {{}, rowsByHand(S, Shape) + WhyNoHolder};
  }

private:
  mutable std::optional<const LengthHolder *> Holder; ///< Once asked for.
  mutable std::string WhyNoHolder;                    ///< As it goes on from who holds the length.

  /// Whose value may be another; null if there is none.
  const LengthHolder *holderToChange(const LayoutTarget &S) const {
    if (Holder)
      return *Holder;
    Holder = nullptr;
    for (const LengthHolder &H : S.Accesses.HoldersOf(S.Array.Where)) {
      if (H.RowLength * S.element() != Shape.Period || Shape.Gap % S.element())
        continue;
      std::string Why = whyNotLonger(S, H);
      if (Why.empty() && H.isUnderstood())
        Why = whyNotSiblings(S, H);
      if (Why.empty() && H.isUnderstood())
        return *(Holder = &H);
      if (WhyNoHolder.empty())
        WhyNoHolder = std::move(Why);
    }
    return nullptr;
  }

  std::vector<Edit> longer(const LayoutTarget &S, const LengthHolder &H) const {
    std::vector<Edit> Edits;
    for (const ExtentSource &Text : H.Texts)
      Edits.push_back({Text.Range, Text.paddedBy(Shape.Gap / S.element())});
    return Edits;
  }

  std::string whyNotLonger(const LayoutTarget &S, const LengthHolder &H) const {
    std::set<unsigned> Lines = H.OtherUses;
    for (const RowLength &Said : leadingDimensionSources(S, Shape))
      for (unsigned Line : Said.AlsoUsed)
        Lines.erase(Line);
    if (!Lines.empty())
      return "; '" + H.Name + "' is also used in " + linesText(Lines);
    if (H.LeftOutUse)
      return "; code that is left out, in line " + std::to_string(H.LeftOutUse) + ", may use it";
    if (!H.isUnderstood())
      return "";
    if (!S.Uses.OfType.empty())
      return "; the size or type of '" + S.Array.Name + "' is also used in " + linesOf(S.Uses.OfType);
    if (!S.OneShape)
      return "; instantiations differ in their extents";
    const uint64_t Added = Shape.Gap / S.element();
    for (const auto &[Line, Values] : H.Failing)
      if (Added > LengthHolder::MostAdded || Values.contains(Added))
        return "; the static_assert in line " + std::to_string(Line) + " does not hold then";
    const std::string &WhyNot = S.whyNotLonger(H);
    return WhyNot.empty() ? "" : "; " + WhyNot;
  }

  /// Why the rows of others may not get longer with those of \p S, by as many elements.
  std::string whyNotSiblings(const LayoutTarget &S, const LengthHolder &H) const {
    uint64_t Extra = extraBytes(S.Touched->bytes());
    for (const Location &Where : H.Siblings) {
      const ArraySource *Array = S.Model.arrayAt(Where);
      const DeclarationUses &Uses = S.Accesses.UsesOf(Where);
      auto Its = find_if(S.Accesses.HoldersOf(Where), [&](const LengthHolder &Of) { return Of.Where == H.Where; });
      if (!Array || Its == S.Accesses.HoldersOf(Where).end())
        return "; other arrays get longer with it";
      const std::string With = "; the rows of '" + Array->Name + "' get longer with it";
      if (Uses.Kernels.empty())
        return With;
      LayoutTarget Sibling(*Array, S.Model, Uses, S.Accesses);
      Sibling.Touched.emplace(
          Uses.Kernels, [&](const SharedArray &A) { return Sibling.isOfShape(A); }, S.Accesses.BytesOf);
      const ArrayRequests &Touched = *Sibling.Touched;
      const LongerRows Longer(
          {Sibling.element(), Its->RowLength * Sibling.element(), Shape.Gap / S.element() * Sibling.element()});
      const uint64_t More = Longer.extraBytes(Touched.bytes());
      if (!Touched.whyNot().empty() || Touched.all().empty() || !Sibling.isAligned(Longer) ||
          !Touched.costsIfClean(Longer, Longer.neighbours()) || !Sibling.leavesOthers(More))
        return With;
      if (std::string Why = Longer.whyNotLonger(Sibling, *Its); !Why.empty())
        return With + Why;
      Extra += More;
    }
    return S.fits(Extra) ? "" : "; with other arrays that get longer it does not fit 48 KiB";
  }

  /// ", with those of 'b'"
  std::string siblingsText(const LayoutTarget &S) const {
    std::set<std::string> Names;
    if (const LengthHolder *H = holderToChange(S))
      for (const Location &Where : H->Siblings)
        Names.insert("'" + S.Model.arrayAt(Where)->Name + "'");
    return Names.empty() ? "" : ", with those of " + join(Names, " and ");
  }
};

/// Of an array with elements, or one that wmma accesses, only where somebody holds the length: else an index is what
/// changes.
bool hasHolder(const LayoutTarget &S, const RowShape &Shape) {
  bool IndexMayChange = !S.hasElements() && !S.Touched->haveFragments();
  return IndexMayChange ||
         any_of(leadingDimensionSources(S, Shape), [](const RowLength &H) { return !H.Name.empty(); });
}

/// The length is an argument of the kernel.
void offerArgument(Offers &Of) {
  const LayoutTarget &S = Of.target();
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
  F.Costs = std::move(A->Costs);
  F.ExtraBytes = std::nullopt;
  F.ByHand = S.Array.IsDynamic ? "the launch gives it, and the memory that it takes" : "the launch gives it";
  Of.add(std::move(F));
}

} // namespace

void offerLeadingDimension(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (!S.hasRows())
    Of.keepBestOf([&] {
      forEachPeriod(S, std::lcm(S.rowUnit(), S.widest()),
                    [&](const RowShape &R) { return hasHolder(S, R) && Of.offer(LongerRows(R)); });
    });
  offerRowsOfViews(Of);
  offerArgument(Of);
}

} // namespace bankcheck::fixes

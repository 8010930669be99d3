//===- Offers.h - what each kind of fix offers an array -------------------------===//
//
// A kind of fix is a file: Swap.cpp defines offerSwap, which offers the changes of its
// kind that may help the array, and how each moves the elements, reads in a sentence
// and is written as edits. FixKind.def lists the kinds, in the order in which they are
// asked.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_OFFERS_H
#define BANKCHECK_FIXES_OFFERS_H

#include "Fixes/Candidate.h"

namespace bankcheck::fixes {

class Offers {
public:
  explicit Offers(LayoutTarget &Target) : Target(Target) {}

  const LayoutTarget &target() const { return Target; }
  /// All that were offered so far, whether they help or not.
  const CandidateList &tried() const { return Tried; }
  /// Whether one that helps was not, as it changes addresses that are not all known.
  bool isWithheld() const { return IsWithheld; }
  /// The same, where instantiations differ in their extents: in others the text may be tried as well.
  std::vector<TriedChange> takeOutcomes() { return std::move(Outcomes); }
  /// What helps of it.
  std::vector<Fix> &fixes() { return Fixes; }

  /// A change that becomes a fix if all accesses are clean and aligned with it. Returns whether it does.
  template <typename Kind> bool offer(const Kind &Change) { return isFix(std::make_shared<const Kind>(Change)); }
  /// A fix that is proved already, and no layout.
  void add(Fix F) { Fixes.push_back(std::move(F)); }
  /// Of the fixes that \p Each adds, keeps the one that ranks first.
  void keepBestOf(llvm::function_ref<void()> Each);

private:
  bool isFix(std::shared_ptr<const Candidate> Change);
  bool addIfFix(const Candidate &C);

  LayoutTarget &Target;
  CandidateList Tried;
  std::vector<Fix> Fixes;
  std::vector<TriedChange> Outcomes;
  bool IsWithheld = false;
};

/// Less is better. Safe ones first: what takes the first takes one that --fix makes.
std::tuple<bool, uint64_t, uint64_t, bool, uint64_t, bool, size_t, std::string> rankOf(const Fix &F);

/// Of larger units than an access, and reversed rows: for where nothing else helps.
void offerFurtherSwizzles(Offers &Of);

#define FIX_KIND(Enumerator, Name) void offer##Enumerator(Offers &Of);
#include "Basic/FixKind.def"
#undef FIX_KIND

} // namespace bankcheck::fixes

#endif

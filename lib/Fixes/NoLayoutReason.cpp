#include "Fixes/NoLayoutReason.h"
#include "Fixes/SharedLimits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace llvm;

namespace bankcheck::fixes {

/// Whether all requests of access \p Number are clean with \p L, wherever their matrices begin.
static bool isCleanFor(const ArrayRequests &All, unsigned Number, const Layout &L) {
  return all_of(All.of(Number), [&](const ArrayRequest *T) {
    LayoutEffect E = All.effectOn(*T, L, Neighbours::MayPart);
    E.KeepsMatrix = true;
    return E.isClean();
  });
}

static bool keepsMatrices(const ArrayRequests &All, const Layout &L) {
  return all_of(All.all(), [&](const ArrayRequest &T) { return All.effectOn(T, L, Neighbours::MayPart).KeepsMatrix; });
}

/// "pad, skew, swizzle"
static std::string kindsOf(const CandidateList &Tried) {
  std::set<std::string> Kinds;
  for (const auto &C : Tried)
    Kinds.insert(nameOf(C->kind()));
  return join(Kinds, ", ");
}

std::string obstacleOf(const LayoutTarget &S, const CandidateList &Tried) {
  const ArrayRequests &All = *S.Touched;
  if (Tried.empty())
    return "";
  if (All.isSpent())
    return "budget: no layout that was tried so far makes all its accesses clean and aligned";
  const std::string OfTried = "of the changes tried (" + kindsOf(Tried) + ") ";
  // What helps the worst access, and who is in the way of all of that.
  unsigned Worst = All.all().front().Number;
  std::string WorstName = S.Accesses.NameOf(Worst).text();
  std::vector<const Candidate *> Helping;
  for (const auto &C : Tried)
    if (isCleanFor(All, Worst, *C))
      Helping.push_back(C.get());
  if (Helping.empty())
    return OfTried + "each leaves a conflict in " + WorstName;
  // The first thing that is in the way of all that is left.
  auto Keep = [&](function_ref<bool(const Candidate *)> IsRight) {
    erase_if(Helping, [&](const Candidate *C) { return !IsRight(C); });
    return !Helping.empty();
  };
  auto ExtraOf = [&](const Candidate *C) { return C->extraBytes(All.bytes()); };
  const std::string None = OfTried + "those that help " + WorstName;
  if (!Keep([&](const Candidate *C) { return S.isAligned(*C); }))
    return None + " make rows that are no multiple of " + std::to_string(All.alignment()) +
           " bytes, which another access needs for its alignment";
  if (!Keep([&](const Candidate *C) { return keepsMatrices(All, *C); }))
    return None + " move a matrix of wmma off a multiple of 32 bytes";
  if (!Keep([&](const Candidate *C) { return S.fits(ExtraOf(C)); }))
    return None + " do not fit " + std::to_string(StaticLimit / 1024) + " KiB with the kernel's other arrays";
  if (!Keep([&](const Candidate *C) { return S.leavesOthers(ExtraOf(C)); }))
    return None + " move an array behind it off its alignment";
  std::map<unsigned, bool> Others; // whether they are in conflict now
  for (const ArrayRequest &T : All.all())
    if (T.Number != Worst)
      Others[T.Number] |= T.NowWays > 1;
  for (auto [Other, IsInConflict] : Others)
    if (none_of(Helping, [&](const Candidate *C) { return isCleanFor(All, Other, *C); }))
      return None + (IsInConflict ? " leave a conflict in " : " make a conflict in ") +
             S.Accesses.NameOf(Other).text() + (IsInConflict ? "" : ", which has none now");
  return OfTried + "each leaves a conflict in some access";
}

} // namespace bankcheck::fixes

#include "Fixes/NoLayoutReason.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace bankcheck::fixes {

/// Whether all requests of access \p Number are clean with \p L.
static bool isCleanFor(const ArrayRequests &All, unsigned Number, const Layout &L) {
  return all_of(All.of(Number),
                [&](const ArrayRequest *T) { return All.effectOn(*T, L, Neighbours::MayPart).isClean(); });
}

std::vector<Candidate> paddingsOf(const LayoutTarget &S) {
  constexpr uint64_t Most = 32;
  const std::vector<uint64_t> &Extents = S.Array.Extents;
  std::vector<Candidate> Result;
  for (uint64_t More = 1; More <= Most && Extents.size() >= 2; ++More) {
    Candidate C{{}, FixKind::Pad, unsigned(Extents.size() - 1), 0, Neighbours::Stay};
    C.L.Unit = S.element();
    C.L.Period = Extents.back() * S.element();
    C.L.Gap = More * S.element();
    Result.push_back(C);
  }
  return Result;
}

/// "pad, skew, swizzle"
static std::string kindsOf(const std::vector<Candidate> &Tried) {
  std::set<std::string> Kinds;
  for (const Candidate &C : Tried)
    Kinds.insert(nameOf(C.Kind));
  return join(Kinds, ", ");
}

std::string obstacleOf(const LayoutTarget &S, const std::vector<Candidate> &Tried) {
  const ArrayRequests &All = *S.Touched;
  if (Tried.empty())
    return "";
  if (All.isSpent())
    return "budget: no layout that was tried so far makes all its accesses clean and aligned";
  std::string None = "none of the changes tried (" + kindsOf(Tried) + ") helps: ";
  // What helps the worst access, and who is in the way of all of that.
  unsigned Worst = All.all().front().Number;
  std::string WorstName = S.Accesses.NameOf(Worst);
  std::vector<const Candidate *> Helping;
  for (const Candidate &C : Tried)
    if (isCleanFor(All, Worst, C.L))
      Helping.push_back(&C);
  if (Helping.empty())
    return None + "each leaves a conflict in " + WorstName;
  if (none_of(Helping, [&](const Candidate *C) { return S.isAligned(C->L); }))
    return None + "those for " + WorstName + " make rows that are no multiple of " + std::to_string(All.alignment()) +
           " bytes, as another access needs them";
  std::set<unsigned> Others;
  for (const ArrayRequest &T : All.all())
    if (T.Number != Worst)
      Others.insert(T.Number);
  for (unsigned Other : Others)
    if (none_of(Helping, [&](const Candidate *C) { return isCleanFor(All, Other, C->L); }))
      return None + "those for " + WorstName + " leave a conflict in " + S.Accesses.NameOf(Other);
  return None + "each leaves a conflict in some access";
}

} // namespace bankcheck::fixes

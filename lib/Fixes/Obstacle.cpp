#include "Fixes/Obstacle.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck {

/// Whether all requests of access \p Number are clean with \p L.
static bool isCleanFor(const Touches &All, unsigned Number, const Layout &L) {
  return all_of(All.all(), [&](const Touch &T) { return T.Number != Number || All.effectOn(T, L, false).isClean(); });
}

std::string obstacleOf(const Subject &S, std::vector<Candidate> Tried) {
  const Touches &All = *S.Touched;
  const std::vector<uint64_t> &Extents = S.Array.Extents;
  if (Extents.size() >= 2)
    for (uint64_t More = 1; More <= 32; ++More) {
      Candidate C{{}, "pad", unsigned(Extents.size() - 1), 0};
      C.L.Unit = S.element();
      C.L.Period = Extents.back() * S.element();
      C.L.Gap = More * S.element();
      Tried.push_back(C);
    }
  if (Tried.empty())
    return "";
  if (All.isSpent())
    return "budget: no layout that was tried so far makes all its accesses clean and aligned";
  // What helps the worst access, and who is in the way of all of that.
  unsigned Worst = All.all().front().Number;
  std::string WorstName = S.Accesses.NameOf(Worst);
  std::vector<const Candidate *> Helping;
  for (const Candidate &C : Tried)
    if (isCleanFor(All, Worst, C.L))
      Helping.push_back(&C);
  if (Helping.empty())
    return "no layout that was tried makes even " + WorstName + " clean";
  if (none_of(Helping, [&](const Candidate *C) { return S.isAligned(C->L); }))
    return "no single change helps, because " + WorstName + " wants rows that are no multiple of " + std::to_string(All.alignment()) +
           " bytes, as another access needs them";
  std::set<unsigned> Others;
  for (const Touch &T : All.all())
    if (T.Number != Worst)
      Others.insert(T.Number);
  for (unsigned Other : Others)
    if (none_of(Helping, [&](const Candidate *C) { return isCleanFor(All, Other, C->L); }))
      return "no single change helps, because " + WorstName + " and " + S.Accesses.NameOf(Other) + " want opposite layouts";
  return "no single change makes all its accesses clean and aligned";
}

} // namespace bankcheck

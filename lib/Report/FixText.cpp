#include "Report/FixText.h"
#include "Report/Plural.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <tuple>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// ", for 128 bytes more shared memory"
std::string bytesText(const FixFinding &F) {
  return F.ExtraBytes ? ", for " + plural(*F.ExtraBytes, "byte") + " more shared memory" : "";
}

/// What the change costs beyond its bytes.
std::string roomText(const FixFinding &F) {
  constexpr uint64_t MostResident = 32; // blocks on any multiprocessor
  if (!F.Room || F.Room->BlocksAfter == F.Room->BlocksBefore || F.Room->BlocksAfter >= MostResident)
    return "";
  return ", " + plural(F.Room->BlocksAfter, "block") + " per SM instead of " + std::to_string(F.Room->BlocksBefore) +
         ", limited by shared memory only";
}

/// Requests that the compiler no longer merges.
std::string splitText(const FixFinding &F) {
  if (!F.Split)
    return "";
  return std::string("; accesses that the compiler merged ") +
         (F.Split->IsSure ? "run apart: " : "may run apart: up to ") + plural(F.Split->After, "request") +
         " per block instead of " + std::to_string(F.Split->Before);
}

/// "the access", "both accesses", "all 3 accesses"
std::string accessesText(unsigned Count) {
  return Count == 1 ? "the access" : Count == 2 ? "both accesses" : "all " + std::to_string(Count) + " accesses";
}

/// ", where r and c are the indices that an access has now", of "t[r][c ^ r] instead of t[r][c]".
std::string lettersText(StringRef Description) {
  const StringRef Now = Description.rsplit(" instead of ").second;
  std::vector<std::string> Letters;
  for (size_t At = Now.find('['); At != StringRef::npos; At = Now.find('[', At + 1))
    if (Now.substr(At + 2, 1) == "]" && isAlpha(Now[At + 1]))
      Letters.push_back(Now.substr(At + 1, 1).str());
  if (Letters.size() <= 1)
    return Letters.empty() ? "" : ", where " + Letters[0] + " is the index that an access has now";
  return ", where " + join(drop_end(Letters), ", ") + " and " + Letters.back() +
         " are the indices that an access has now";
}

/// Which option makes the change, or why none does.
std::string howText(const FixFinding &F) {
  if (!F.Edits.empty())
    return (F.Safe ? " (--fix)" : " (--fix-unsafe)") + (F.ByHand.empty() ? "" : "; " + F.ByHand);
  return " (by hand" + (F.ByHand.empty() ? "" : ": " + F.ByHand) + ")" + lettersText(F.Description);
}

} // namespace

bool haveSameEdits(const FixFinding &A, const FixFinding &B) {
  auto IsSame = [](const EditFinding &X, const EditFinding &Y) {
    return std::tie(X.Begin.File, X.Offset, X.Length, X.Text) == std::tie(Y.Begin.File, Y.Offset, Y.Length, Y.Text);
  };
  return !A.Edits.empty() && (A.Edits.isKeptWith(B.Edits) ||
                              std::equal(A.Edits.begin(), A.Edits.end(), B.Edits.begin(), B.Edits.end(), IsSame));
}

std::string cureText(const FixFinding &F, const std::string &Array, const std::string &Where) {
  return "'" + F.Description + "' makes " + accessesText(F.Accesses) + " to '" + Array + "' clean" + Where +
         bytesText(F) + roomText(F) + howText(F) + splitText(F);
}

std::string partialCureText(const PartialFixFinding &P, const std::string &Array, const std::string &Where) {
  std::string Conflicts;
  for (const std::string &Access : P.Left)
    Conflicts += (Conflicts.empty() ? "" : ", ") + Access;
  return "with '" + P.Change.Description + "' a block" + Where + " needs " + plural(P.After, "wavefront") + " for '" +
         Array + "' instead of " + std::to_string(P.Before) + bytesText(P.Change) + howText(P.Change) +
         splitText(P.Change) + (Conflicts.empty() ? "" : "; " + Conflicts);
}

} // namespace bankcheck::report

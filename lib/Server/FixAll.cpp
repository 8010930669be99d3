#include "Server/FixAll.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::edits;
using namespace bankcheck::report;

namespace bankcheck::server {
namespace {

/// The arrays with fixes that change another file.
Refusals outside(const Report &R, const std::string &File) {
  Refusals Refused;
  for (const AccessFinding &A : R.Accesses)
    for (const FixFinding &F : A.Fixes)
      if (any_of(F.Edits, [&](const EditFinding &E) { return E.Begin.File != File; }))
        Refused.refuse(fixedArrayOf(A), "another file is changed");
  return Refused;
}

std::vector<ChosenFix> chosen(const Report &R, const Refusals &Refused) {
  return chooseFixes(R, /*Unsafe=*/false, Refused).Fixes;
}

std::string with(const std::vector<ChosenFix> &Fixes, std::string Text) {
  std::map<unsigned, const EditFinding *> Edits; // by offset: one extent may be that of several arrays
  for (const ChosenFix &C : Fixes)
    for (const EditFinding &E : C.Fix.Edits)
      Edits[E.Offset] = &E;
  for (const auto &[Offset, E] : reverse(Edits))
    if (Offset + E->Length <= Text.size())
      Text.replace(Offset, E->Length, E->Text);
  return Text;
}

/// Documents are analysed without budgets, unless --time is given.
void takeBudgets(Report &To, const Report &From) {
  const std::map<KernelKey, const KernelFinding *> All = kernelsByKey(From);
  for (KernelFinding &K : To.Kernels)
    if (auto It = All.find(keyOf(K)); It != All.end() && !K.Budget) {
      K.Budget = It->second->Budget;
      K.TypicalBudget = It->second->TypicalBudget;
    }
}

} // namespace

std::vector<ChosenFix> fixesIn(const Report &R, const std::string &File) { return chosen(R, outside(R, File)); }

std::vector<ChosenFix> provedFixesIn(Report Before, const std::string &File, const std::string &Text, time::Gpu Gpu,
                                     function_ref<std::optional<Report>(const std::string &Changed)> Analyse) {
  Refusals Refused = outside(Before, File);
  for (bool HasBudgets = false;; HasBudgets = true) {
    std::vector<ChosenFix> Fixes = chosen(Before, Refused);
    if (Fixes.empty())
      return {};
    if (!HasBudgets)
      if (const std::optional<Report> Unchanged = Analyse(Text))
        takeBudgets(Before, *Unchanged);
    std::optional<Report> After = Analyse(with(Fixes, Text));
    if (!After)
      return {};
    size_t Count = Refused.size();
    // Safe ones add no lines.
    Refused.add(refusedAfter(Before, *After, Fixes, {}, Gpu));
    if (Refused.size() == Count)
      return Fixes;
  }
}

} // namespace bankcheck::server

#include "Report/AccessBrief.h"
#include "Report/Diagnostic.h"

namespace bankcheck::report {

void AccessBriefs::add(const AccessFinding &A, const KernelFinding &Kernel) {
  AccessBrief B;
  B.Where = keep(A.Where);
  B.EndLine = A.EndLine;
  B.EndColumn = A.EndColumn;
  B.Op = keep(A.Op);
  B.Array = keep(A.Array);
  B.Of = keep(A.Array.empty() ? Kernel.Where : A.DeclaredAt);
  B.Id = All.size();
  B.Kernel = A.Kernel;
  B.TheSeverity = severityOf(A);
  B.Verdict = A.Verdict;
  B.Kind = A.kind();
  B.IsWithheld = A.IsWithheld;
  B.HardwareAddressed = A.HardwareAddressed;
  B.Fails = A.Fails;
  if (A.Data) {
    B.HasData = true;
    B.HasWorstData = A.Data->Worst.has_value();
    B.WorstData = A.Data->Worst.value_or(0);
    B.BestData = A.Data->Best;
    B.HasChanges = !A.Data->Changes.empty();
  }
  if (A.Copy)
    B.LeastCycles = A.Copy->LeastCycles;
  if (A.Worst) {
    B.Ways = A.Worst->Ways;
    B.Wavefronts = A.Worst->Wavefronts;
  }
  B.TheRank = rankOf(A, Kernel);
  B.Excess = excessOf(A);
  All.push_back(B);
}

} // namespace bankcheck::report

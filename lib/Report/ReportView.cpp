#include "Report/ReportView.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck::report {

std::shared_ptr<const AccessFinding> ReportView::at(size_t Id) const {
  return Elsewhere ? Elsewhere->at(Id)
                   : std::shared_ptr<const AccessFinding>(std::shared_ptr<void>(), &Head.Accesses[Id]);
}

void ReportView::each(function_ref<void(const AccessFinding &)> Use) const {
  for (size_t Id = 0; Id < size(); ++Id)
    Use(*at(Id));
}

const AccessBriefs &ReportView::briefs() const {
  if (Elsewhere)
    return *OfElsewhere;
  if (!OfHead) {
    OfHead.emplace();
    for (const AccessFinding &A : Head.Accesses)
      OfHead->add(A, Kernels[A.Kernel]);
  }
  return *OfHead;
}

unsigned ReportView::count(FindingVerdict V) const {
  return count_if(briefs(), [&](const AccessBrief &A) { return A.Verdict == V && !A.HardwareAddressed; });
}

unsigned ReportView::countHardwareAddressed() const {
  return count_if(briefs(), [](const AccessBrief &A) { return A.HardwareAddressed; });
}

bool ReportView::fails() const {
  return Head.fails() || (Elsewhere && any_of(*OfElsewhere, [](const AccessBrief &A) {
                            return A.Fails && A.IsWithheld == Withheld::No && A.Kind != FindingKind::Skipped;
                          }));
}

} // namespace bankcheck::report

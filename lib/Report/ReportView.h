//===- ReportView.h - a report, wherever its accesses are ---------------------------===//

#ifndef BANKCHECK_REPORT_REPORTVIEW_H
#define BANKCHECK_REPORT_REPORTVIEW_H

#include "Report/AccessBrief.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace bankcheck::report {

/// Keeps the accesses of a report elsewhere than in memory.
class AccessSource {
public:
  virtual ~AccessSource() = default;
  virtual std::shared_ptr<const AccessFinding> at(size_t Id) const = 0;
};

/// What renderers read, with one access at a time.
class ReportView {
public:
  /// \p R outlives this.
  ReportView(const Report &R) : Head(R), Kernels(R.Kernels) {}
  /// \p Head has no accesses: \p Accesses has them, and \p Briefs what is in memory of each. All outlive this.
  ReportView(const Report &Head, const AccessSource &Accesses, const AccessBriefs &Briefs)
      : Head(Head), Kernels(Head.Kernels), Elsewhere(&Accesses), OfElsewhere(&Briefs) {}

  const Report &Head; ///< All but the accesses.
  const std::vector<KernelFinding> &Kernels;

  size_t size() const { return Elsewhere ? OfElsewhere->size() : Head.Accesses.size(); }
  /// Of a Report in memory what it has itself, which outlives the pointer.
  std::shared_ptr<const AccessFinding> at(size_t Id) const;
  void each(llvm::function_ref<void(const AccessFinding &)> Use) const;
  const AccessBriefs &briefs() const;

  /// \see Report
  unsigned count(FindingVerdict V) const;
  unsigned countHardwareAddressed() const;
  bool fails() const;

private:
  const AccessSource *Elsewhere = nullptr;
  const AccessBriefs *OfElsewhere = nullptr;
  mutable std::optional<AccessBriefs> OfHead; ///< Once they are asked for.
};

} // namespace bankcheck::report

#endif

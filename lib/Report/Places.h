//===- Places.h - which accesses are told together ------------------------------===//
//
// A report has an access for each kernel, instantiation and block shape, and the source has it once. People read one
// finding for a place in the source, at its worst, and one for all places at which an array is undecided, or
// data-dependent:
//
//   gemm.cuh:20:7  gemm<64, 64>    2-way    \
//   gemm.cuh:20:7  gemm<128, 64>   8-way     | one finding: 8-way in 'gemm<128, 64>'; fewer wavefronts in 1 of 3
//   gemm.cuh:20:7  gemm<32, 32>    clean    /
//   bins.cu:8:5    'bins' undecided         \  one finding: 2 undecided accesses to 'bins', the first: ...
//   bins.cu:9:5    'bins' undecided         /
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_PLACES_H
#define BANKCHECK_REPORT_PLACES_H

#include "Report/Diagnostic.h"
#include "Report/ReportView.h"

namespace bankcheck::report {

struct Place {
  /// Those at one place of the source, the worst first; never empty.
  std::vector<const AccessFinding *> Accesses;
  /// Every access of the report at this place, including clean ones that are not shown. Empty with Shown::Each, where
  /// each access is a finding of its own.
  std::vector<const AccessFinding *> Everywhere = {};
  size_t CallsInCommon = SIZE_MAX; ///< So many innermost calls are the same for all of Everywhere.
  std::set<unsigned> Kernels = {}; ///< Numbers of those in which the place is: of Everywhere.
  /// Of an undecided or data-dependent one: the worst of each other place at which its array is so.
  std::vector<const AccessFinding *> OfSameArray = {};

  const AccessFinding &worst() const { return *Accesses.front(); }
  /// The innermost call on the way to \p A that is not one of all accesses of the place: of a helper that two kernels
  /// call, that in the kernel. Null where all come the same way.
  const Location *callOf(const AccessFinding &A) const {
    return CallsInCommon < A.CalledFrom.size() ? &A.CalledFrom[CallsInCommon] : nullptr;
  }
  /// In how many kernels it is what it is told as.
  std::set<unsigned> kernelsLikeWorst() const;
};

/// What \p What shows of the accesses of a report: by location, or by excess if only the top is shown. Planned by their
/// briefs; the accesses of one place are in memory at a time.
class Places {
public:
  /// \p R outlives this.
  Places(const ReportView &R, const Shown &What);
  size_t size() const { return All.size(); }
  /// A place, and what keeps its accesses.
  struct Kept {
    Place ThePlace;
    std::vector<std::shared_ptr<const AccessFinding>> Accesses;
  };
  Kept at(size_t Number) const;

private:
  /// A place by the numbers of its accesses.
  struct Plan {
    size_t Begin = 0, End = 0; ///< Of ByPlace: every access of the place. None with Shown::Each.
    unsigned First = 0;        ///< That of those shown that is told first,
    unsigned Worst = 0;        ///< and the worst.
    std::vector<unsigned> OfSameArray = {};
  };
  const ReportView &R;
  const Shown What;
  const AccessBriefs &Briefs;
  std::vector<unsigned> ByPlace; ///< All accesses, those of a place side by side.
  std::vector<Plan> All;

  bool isShown(unsigned Id) const;
  bool isToldBefore(unsigned A, unsigned B) const;
  bool isWorse(unsigned A, unsigned B) const;
  void planEach();
  void planPlaces();
  void joinByArray();
};

/// ", in 2 of 3 instantiations" where those are alike, or ", in 'gemm<128, 64>'; fewer wavefronts in 1 of 3
/// instantiations". Nothing where the place is in one kernel.
std::string instancesText(const ReportView &R, const Place &P);

} // namespace bankcheck::report

#endif

//===- Baseline.h - findings that are known ------------------------------------===//

#ifndef BANKCHECK_FILTERS_BASELINE_H
#define BANKCHECK_FILTERS_BASELINE_H

#include "Report/Identity.h"
#include "llvm/Support/Error.h"

namespace bankcheck::filters {

/// How many findings of each identity there were. Lines are not in it, so that
/// code that moves within its kernel or its file stays known.
class Baseline {
public:
  /// Reads \p Path; paths in it are relative to its folder.
  static llvm::Expected<Baseline> read(const std::string &Path);
  /// What \p R shows, for a file at \p Path.
  static Baseline of(const report::Report &R, const std::string &Path);

  /// JSON, one finding a line and sorted, so that it can be merged by hand.
  void print(llvm::raw_ostream &Out) const;
  /// Withholds as many findings of each identity as are known, the first ones.
  void applyTo(report::Report &R) const;

  size_t size() const { return Counts.size(); }

private:
  std::string Folder; ///< Absolute.
  std::map<report::Identity, unsigned> Counts;
};

} // namespace bankcheck::filters

#endif

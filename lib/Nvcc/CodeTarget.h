//===- CodeTarget.h - whose code is predicted, and for which GPU -------------===//

#ifndef BANKCHECK_NVCC_CODETARGET_H
#define BANKCHECK_NVCC_CODETARGET_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/VersionTuple.h"
#include <string>
#include <utility>

namespace bankcheck::nvcc {

/// The releases of nvcc whose code follows the rules of this library: records in test/merging/nvcc-RELEASE show it.
/// The first is the one that is predicted where none is named.
inline constexpr std::pair<unsigned, unsigned> RecordedReleases[] = {{13, 0}};

/// A release of nvcc that generates code for one architecture.
struct CodeTarget {
  std::string Arch; ///< "sm_90a"
  llvm::VersionTuple Release{RecordedReleases[0].first, RecordedReleases[0].second};

  /// 90 of "sm_90a"; 0 if there is no number.
  unsigned number() const {
    llvm::StringRef Digits = llvm::StringRef(Arch).drop_until(llvm::isDigit).take_while(llvm::isDigit);
    unsigned Number = 0;
    return Digits.getAsInteger(10, Number) ? 0 : Number;
  }
  /// Of 13.0.88 the last number does not matter.
  bool hasRecords() const {
    return llvm::is_contained(RecordedReleases, std::pair(Release.getMajor(), Release.getMinor().value_or(0)));
  }
};

} // namespace bankcheck::nvcc

#endif

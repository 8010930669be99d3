//===- Csv.h - rows of comma-separated values --------------------------------===//

#ifndef BANKCHECK_PROFILE_CSV_H
#define BANKCHECK_PROFILE_CSV_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace bankcheck::profile {

struct CsvRow {
  unsigned Line = 0;               ///< Where it begins, from 1.
  std::vector<std::string> Fields; ///< One or more.
};

/// Hands the rows of \p Text to \p Each one after the other, until that returns an error: fields in double quotes,
/// doubled inside, or bare. A row is valid during the call. An error with the line where a quote is not closed, the last
/// line does not end, or there are more than limits::CsvFields in a row or limits::CsvCells in all.
llvm::Error readCsv(llvm::StringRef Text, llvm::function_ref<llvm::Error(const CsvRow &)> Each);

} // namespace bankcheck::profile

#endif

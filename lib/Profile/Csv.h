//===- Csv.h - rows of comma-separated values --------------------------------===//

#ifndef BANKCHECK_PROFILE_CSV_H
#define BANKCHECK_PROFILE_CSV_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace bankcheck {

struct CsvRow {
  unsigned Line = 0; ///< Where it begins, from 1.
  std::vector<std::string> Fields;
};

/// The rows of \p Text: fields in double quotes, doubled inside, or bare. An
/// error where a quote is not closed or the last line does not end.
llvm::Expected<std::vector<CsvRow>> readCsv(llvm::StringRef Text);

} // namespace bankcheck

#endif

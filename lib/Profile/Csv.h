//===- Csv.h - rows of comma-separated values --------------------------------===//

#ifndef BANKCHECK_PROFILE_CSV_H
#define BANKCHECK_PROFILE_CSV_H

#include "Limits/Limits.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace bankcheck {

struct CsvRow {
  unsigned Line = 0;               ///< Where it begins, from 1.
  std::vector<std::string> Fields; ///< One or more.
};

/// Of a row. A raw page has a column for each metric: some thousands.
constexpr size_t MostCsvFields = limits::CsvFields;
/// Of all rows: more than a source page of MostReportBytes has.
constexpr size_t MostCsvCells = limits::CsvCells;

/// Hands the rows of \p Text to \p Each one after the other, until that returns an error: fields in double quotes,
/// doubled inside, or bare. A row is valid during the call. An error with the line where a quote is not closed, the last
/// line does not end, or there are more than MostCsvFields or MostCsvCells.
llvm::Error readCsv(llvm::StringRef Text, llvm::function_ref<llvm::Error(const CsvRow &)> Each);

} // namespace bankcheck

#endif

//===- Respell.h - other names for the files of a report ---------------------------===//

#ifndef BANKCHECK_REPORT_RESPELL_H
#define BANKCHECK_REPORT_RESPELL_H

#include "Report/Finding.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::report {

/// Replaces the file of each location by what \p Spell makes of it, which is asked once for each file.
void respell(Report &R, llvm::function_ref<std::string(llvm::StringRef File)> Spell);

} // namespace bankcheck::report

#endif

//===- FixAll.h - all safe fixes of a document, made together -----------------===//
//
// What `--fix` makes on the command line, in the text of an editor. Each fix is proved by itself; that they are right
// together is proved as there: the changed text is analysed again, and a fix that does not hold is left out.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_FIXALL_H
#define BANKCHECK_SERVER_FIXALL_H

#include "Edits/ChosenFixes.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace bankcheck::server {

/// The safe fixes of \p R that change \p File and no other file, one an array; not proved together.
std::vector<edits::ChosenFix> fixesIn(const report::Report &R, const std::string &File);

/// Those that stand when all are made, and with which no kernel may be slower on \p Gpu. \p Before: of \p File with
/// \p Text. \p Analyse: what there is to say of a text of it, with budgets; nothing if it cannot be analysed, and if
/// that is a changed text, there are no fixes.
std::vector<edits::ChosenFix>
provedFixesIn(report::Report Before, const std::string &File, const std::string &Text, time::Gpu Gpu,
              llvm::function_ref<std::optional<report::Report>(const std::string &Changed)> Analyse);

} // namespace bankcheck::server

#endif

//===- JsonChanges.h - the changes that a JSON report offers -----------------===//
//
// A change mends all accesses to an array, and has an edit for each where it is one of
// the index. So a report has a list of changes, and the fixes of its accesses say which:
// with each access its edits would be the square of them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSONCHANGES_H
#define BANKCHECK_REPORT_JSONCHANGES_H

#include "Report/Finding.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace bankcheck {

/// The changes of a report that is written.
class ChangeNumbers {
public:
  /// \p A, which lives as long as this, as an object whose fixes name their changes.
  llvm::json::Value refer(const AccessFinding &A);
  llvm::json::Array toJson() const;

private:
  std::vector<const EditList *> All;
  std::map<const void *, size_t> Numbers; ///< By what keeps the edits.
};

/// Of all fixes of accesses of \p R, which was read from \p Report otherwise.
bool readChanges(const llvm::json::Object &Report, bankcheck::Report &R, llvm::json::Path P);
/// The same of a report of schema 1, whose fixes have their edits themselves.
bool readEditsInFixes(const llvm::json::Object &Report, bankcheck::Report &R, llvm::json::Path P);

llvm::json::Array toJson(const EditList &Edits);

} // namespace bankcheck

#endif

//===- JsonChanges.h - the changes that a JSON report offers -----------------===//
//
// A change mends all accesses to an array, and has an edit for each where it is one of
// the index. So a report has a list of changes, and the fixes of its accesses say which:
// with each access its edits would be the square of them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSONCHANGES_H
#define BANKCHECK_REPORT_JSONCHANGES_H

#include "Report/ReportView.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace bankcheck::report {

/// The changes of a report that is written.
class ChangeNumbers {
public:
  /// \p A, an access of the report, as an object whose fixes name their changes.
  llvm::json::Value refer(const AccessFinding &A);
  /// The changes that were named, as elements of an array: found again in \p R, one at a time.
  void write(const ReportView &R, llvm::json::OStream &Json) const;

private:
  std::map<const void *, size_t> Numbers; ///< By what keeps the edits.
};

/// The change that \p V is.
bool readChange(const llvm::json::Value &V, EditList &Into, llvm::json::Path P);
/// Gives the fixes of \p A, which was read from \p From otherwise, their edits: of \p Changes, or, of a report of
/// schema 1 (null), those that they have themselves.
bool readFixes(const llvm::json::Object &From, const std::vector<EditList> *Changes, AccessFinding &A,
               llvm::json::Path P);

llvm::json::Array toJson(const EditList &Edits);

} // namespace bankcheck::report

#endif

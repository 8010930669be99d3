//===- UnifiedDiff.h - a change of a text as a patch ---------------------------===//

#ifndef BANKCHECK_REPORT_UNIFIEDDIFF_H
#define BANKCHECK_REPORT_UNIFIEDDIFF_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

/// Replaces Length bytes from Offset.
struct TextEdit {
  size_t Offset, Length;
  llvm::StringRef Text;
};

/// `--- a/FILE`, `+++ b/FILE` and hunks with three lines around each change, as
/// `git apply` and `patch -p1` read it. Absolute paths stand alone. \p Edits lie within \p Before, are in the order of
/// their offsets, and do not overlap.
void printUnifiedDiff(llvm::StringRef Path, llvm::StringRef Before, llvm::ArrayRef<TextEdit> Edits,
                      llvm::raw_ostream &Out);

} // namespace bankcheck::report

#endif

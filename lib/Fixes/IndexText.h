//===- IndexText.h - a layout as the text that makes it ----------------------===//

#ifndef BANKCHECK_FIXES_INDEXTEXT_H
#define BANKCHECK_FIXES_INDEXTEXT_H

#include "Fixes/Fix.h"
#include "Fixes/LayoutTarget.h"

namespace bankcheck::fixes {

/// Edits, or what is in their way.
struct TextChange {
  std::vector<Edit> Edits;
  std::string WhyNot;
};

/// \p Text as an operand.
std::string grouped(llvm::StringRef Text);
/// " / 4", " % 8" and the like; nothing where it changes nothing.
std::string scaled(llvm::StringRef Operator, uint64_t By);

/// The text that takes the place of an index \p Column in the last dimension; \p Row is the index before it, or
/// empty.
using IndexWriter = llvm::function_ref<std::string(llvm::StringRef Row, llvm::StringRef Column)>;

/// `s[i + i / 32] instead of s[i]`: the change in short, of an index `i`, or of `r` and `c`.
std::string indexShape(const source::ArraySource &Array, IndexWriter Write);

/// What is in the way of a change of all indices and extents of the array; empty if nothing is.
std::string whyIndicesStay(const LayoutTarget &S);
/// The last index of each use of the array written again. Its text may appear twice.
TextChange rewrittenIndices(const LayoutTarget &S, IndexWriter Write);

/// \p Change, unless it is not right for all instantiations, or uses of the array would lose their meaning if
/// dimension \p First or one inside of it had another extent or place.
TextChange ifMeaningStays(const LayoutTarget &S, unsigned First, TextChange Change);

} // namespace bankcheck::fixes

#endif

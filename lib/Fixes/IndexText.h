//===- IndexText.h - a layout as the text that makes it ----------------------===//

#ifndef BANKCHECK_FIXES_INDEXTEXT_H
#define BANKCHECK_FIXES_INDEXTEXT_H

#include "Fixes/Fix.h"
#include "Fixes/IndexExpression.h"
#include "Fixes/LayoutTarget.h"

namespace bankcheck::fixes {

/// Edits, or what is in their way.
struct TextChange {
  std::vector<Edit> Edits;
  std::string WhyNot;
};

/// What takes the place of an index \p Column in the last dimension; \p Row is the index before it, or null.
using IndexWriter = llvm::function_ref<IndexExpression(const IndexExpression *Row, const IndexExpression &Column)>;

/// How a description calls the array's indices: by the letters \p Wanted, but by others where these stand for something
/// else in the source: the array, or a part of an index.
std::vector<std::string> indexNames(const LayoutTarget &S, llvm::StringRef Wanted);

/// `s[i + i / 32] instead of s[i]`: the change in short, of an index `i`, or of `r` and `c`.
std::string indexShape(const LayoutTarget &S, IndexWriter Write);

/// "line 3", "lines 3, 5"; \p Places are not empty.
std::string linesOf(const std::set<Location> &Places);
/// "it is also used otherwise than by its elements, in line 12", with \p Before for "it "; nothing if it is not.
std::string otherUses(const LayoutTarget &S, const char *Before = "; it ");

/// How the array's indices are written.
OperatorSpacing spacingOf(const LayoutTarget &S);

/// What is in the way of a change of all indices and extents of the array; empty if nothing is.
std::string whyIndicesStay(const LayoutTarget &S);
/// The last index of each use of the array written again, where that changes it. Text may appear twice, unless it can
/// be passed to a function that is declared behind the array.
TextChange rewrittenIndices(const LayoutTarget &S, IndexWriter Write);

/// \p Change, unless it is not right for all instantiations, or uses of the array would lose their meaning if
/// dimension \p First or one inside of it had another extent or place.
TextChange ifMeaningStays(const LayoutTarget &S, unsigned First, TextChange Change);

} // namespace bankcheck::fixes

#endif

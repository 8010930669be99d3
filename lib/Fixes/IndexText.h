//===- IndexText.h - a layout as the text that makes it ----------------------===//

#ifndef BANKCHECK_FIXES_INDEXTEXT_H
#define BANKCHECK_FIXES_INDEXTEXT_H

#include "Fixes/Fix.h"
#include "Fixes/Layout.h"

namespace bankcheck::fixes {

/// Edits, or what is in their way.
struct TextChange {
  std::vector<Edit> Edits;
  std::string WhyNot;
};

/// Each index of the array written so that it reaches where \p L puts the
/// element, and extents to suit. For a Swizzle, of one dimension or of the last
/// two; Rows, of one dimension; Swap, of dimensions \p First and \p Second.
TextChange indexText(const source::ArraySource &Array, const source::ArrayUses &Uses, const Layout &L,
                     unsigned First = 0, unsigned Second = 0);

/// `s[i + i / 32]`: the change in short, of an index `i`, or of `r` and `c`.
std::string indexShape(const source::ArraySource &Array, const Layout &L);

} // namespace bankcheck::fixes

#endif

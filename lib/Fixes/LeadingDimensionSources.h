//===- LeadingDimensionSources.h - who holds a row's length ------------------------------===//

#ifndef BANKCHECK_FIXES_LEADINGDIMENSIONSOURCES_H
#define BANKCHECK_FIXES_LEADINGDIMENSIONSOURCES_H

#include "Fixes/Rows.h"

namespace bankcheck::fixes {

/// What accesses to the array multiply by, if it is the length of rows of \p Shape. None unless
/// every access has it as the one factor of that value in its index of this array, or stays
/// in the first row: whoever changes it changes the rows of all.
std::set<source::RowLength> leadingDimensionSources(const LayoutTarget &S, const RowShape &Shape);

/// "'LD' in line 3 holds their length"; empty where there are none.
std::string textOf(const std::set<source::RowLength> &Sources);

} // namespace bankcheck::fixes

#endif

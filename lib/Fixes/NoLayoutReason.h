//===- NoLayoutReason.h - what is in the way of every layout ----------------------===//

#ifndef BANKCHECK_FIXES_NOLAYOUTREASON_H
#define BANKCHECK_FIXES_NOLAYOUTREASON_H

#include "Fixes/Candidate.h"

namespace bankcheck::fixes {

/// Paddings of the innermost extent, as layouts.
std::vector<Candidate> paddingsOf(const LayoutTarget &S);

/// Why none of \p Tried makes all accesses to the array clean, with the names of what was
/// tried. Empty where there was none to try.
std::string obstacleOf(const LayoutTarget &S, const std::vector<Candidate> &Tried);

} // namespace bankcheck::fixes

#endif

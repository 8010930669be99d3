//===- NoLayoutReason.h - what is in the way of every layout ----------------------===//

#ifndef BANKCHECK_FIXES_NOLAYOUTREASON_H
#define BANKCHECK_FIXES_NOLAYOUTREASON_H

#include "Fixes/Candidate.h"

namespace bankcheck::fixes {

/// Why none of \p Tried makes all accesses to the array clean, with the names of what was
/// tried. Empty where there was none to try.
std::string obstacleOf(const LayoutTarget &S, const CandidateList &Tried);

} // namespace bankcheck::fixes

#endif

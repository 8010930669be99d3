//===- Search.h - the changes that help one array ---------------------------===//

#ifndef BANKCHECK_FIXES_SEARCH_H
#define BANKCHECK_FIXES_SEARCH_H

#include "Fixes/Fix.h"

namespace bankcheck {

/// Finds changes of the declaration at ArraySource::Where, and of the text that
/// indexes it, for which all accesses to it in \p Kernels are clean and aligned.
/// Where template arguments decide its extents, other instantiations than that
/// of \p Array are left as they are if they cannot be helped alike.
FixResult findFixes(const ArraySource &Array, const SourceModel &Model, const std::vector<KernelUse> &Kernels);

} // namespace bankcheck

#endif

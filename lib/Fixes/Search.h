//===- Search.h - the changes that help an array ----------------------------===//

#ifndef BANKCHECK_FIXES_SEARCH_H
#define BANKCHECK_FIXES_SEARCH_H

#include "Fixes/AccessSource.h"
#include "Fixes/Fix.h"

namespace bankcheck::fixes {

/// Finds changes of the declaration at ArraySource::Where, and of the text that
/// indexes it, for which all accesses to it in \p Uses are clean and aligned.
/// Of each kind the one that takes the fewest bytes; safe ones first, then
/// by wavefronts of a block, bytes, and the length of the edit. Where template arguments
/// decide its extents, other instantiations than that of \p Array are left out
/// if they cannot be helped alike. \p Accesses names them where none helps.
FixResult findFixes(const source::ArraySource &Array, const source::SourceModel &Model, const DeclarationUses &Uses,
                    const AccessSource &Accesses);

} // namespace bankcheck::fixes

#endif

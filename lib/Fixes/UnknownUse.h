//===- UnknownUse.h - accesses that may be to an array ------------------------===//

#ifndef BANKCHECK_FIXES_UNKNOWNUSE_H
#define BANKCHECK_FIXES_UNKNOWNUSE_H

#include "Fixes/Fix.h"

namespace bankcheck::fixes {

/// Whether it is not known at which addresses \p A accesses its array.
bool isUnknown(const analysis::AccessResult &A);

/// An undecided access to such an array without a pattern that would say where it goes.
bool isUnknownUse(const analysis::AccessResult &A, const KernelUse &K, const IsArray &Meant);

/// An undecided access, by a pointer that may lead to such an array.
bool mayReach(const analysis::AccessResult &A, const KernelUse &K, const IsArray &Meant);

/// `cp.async.cg`, to which no change of the banks matters, at addresses that are known.
bool isCopyPastBanks(const analysis::Pattern &P);

} // namespace bankcheck::fixes

#endif

//===- UnknownUse.h - accesses that may be to an array ------------------------===//

#ifndef BANKCHECK_FIXES_UNKNOWNUSE_H
#define BANKCHECK_FIXES_UNKNOWNUSE_H

#include "Fixes/Fix.h"

namespace bankcheck {

/// An undecided access to such an array without a pattern that would say where it goes.
bool isUnknownUse(const AccessResult &A, const KernelUse &K, const IsArray &Meant);

/// An undecided access, by a pointer that may lead to such an array.
bool mayReach(const AccessResult &A, const KernelUse &K, const IsArray &Meant);

} // namespace bankcheck

#endif

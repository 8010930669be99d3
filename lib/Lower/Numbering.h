//===- Numbering.h - which instructions are accesses, and their numbers -----===//

#ifndef BANKCHECK_LOWER_NUMBERING_H
#define BANKCHECK_LOWER_NUMBERING_H

#include "Lower/Access.h"

namespace bankcheck {

/// Numbers the accesses of \p Code that may be shared, as \p Kernel's: adds
/// them to \p Accesses and gives the instructions their numbers, as metadata
/// `bankcheck.access`. \p NotFollowed: why \p Code is never evaluated, or empty.
void numberAccesses(llvm::Function &Code, const llvm::Function &Kernel, const std::string &NotFollowed,
                    std::vector<Access> &Accesses);

/// No instruction of \p Kernel that accesses memory through a pointer to shared
/// memory was left without a number. Asserted in all builds.
void assertAllNumbered(const llvm::Function &Kernel);

} // namespace bankcheck

#endif

//===- Unfollowed.h - functions that could not be inlined --------------------===//

#ifndef BANKCHECK_IR_UNFOLLOWED_H
#define BANKCHECK_IR_UNFOLLOWED_H

#include "IR/Access.h"
#include <functional>

namespace bankcheck::ir {

/// Numbers what may be a shared access in functions that \p Kernel calls and that are not followed, as the kernel's:
/// never evaluated, with the reason. Those that may be called through a pointer are among them. Gives back these
/// functions, of which \p MakePlain has worked on each.
std::vector<const llvm::Function *> numberUnfollowed(llvm::Function &Kernel,
                                                     const std::function<void(llvm::Function &)> &MakePlain,
                                                     std::vector<Access> &Accesses);

} // namespace bankcheck::ir

#endif

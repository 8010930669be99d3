//===- Numbering.h - which instructions are accesses, and their numbers -----===//

#ifndef BANKCHECK_IR_NUMBERING_H
#define BANKCHECK_IR_NUMBERING_H

#include "IR/Access.h"
#include <functional>
#include <optional>
#include <set>

namespace bankcheck::ir {

/// As in a Location.
std::string pathOf(const llvm::DIFile &File);

struct MemoryOperation;

/// How code that is numbered runs.
struct Following {
  std::optional<UndecidedReason> NotFollowed; ///< Why it is never evaluated; none if it is.
  /// Whether an operation that does not show it may access shared memory.
  std::function<bool(const MemoryOperation &, const llvm::Instruction &)> MayAccess;
};

/// Numbers the accesses of \p Code that may be shared, as \p Kernel's: adds
/// them to \p Accesses and gives the instructions their numbers, as metadata
/// `bankcheck.access`.
void numberAccesses(llvm::Function &Code, const llvm::Function &Kernel, const Following &How,
                    std::vector<Access> &Accesses);

/// An instruction of \p Kernel that accesses memory through a pointer to shared memory and has no number; null if
/// there is none.
const llvm::Instruction *findUnnumbered(const llvm::Function &Kernel);

/// The numbers that \p I was given: one an operation, ~0 where that is not shared.
std::vector<uint32_t> numbersOf(const llvm::Instruction &I);

/// The numbers of copies in \p Kernel, which a pass may take apart.
std::set<unsigned> numbersOfCopies(const llvm::Function &Kernel);

/// Those of \p Numbers that no instruction of \p Kernel has any more are accesses
/// that cannot be followed.
void noteLost(const llvm::Function &Kernel, const std::set<unsigned> &Numbers, std::vector<Access> &Accesses);

} // namespace bankcheck::ir

#endif

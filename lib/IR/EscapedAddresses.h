//===- EscapedAddresses.h - who may know where a shared array lies -----------===//

#ifndef BANKCHECK_IR_ESCAPEDADDRESSES_H
#define BANKCHECK_IR_ESCAPEDADDRESSES_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class Function;
class InlineAsm;
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Whether \p F does more with an address in shared memory than access what is
/// there, or makes pointers of integers. Where none of the functions that a kernel
/// runs does, no pointer that one of them is given or loads leads to shared memory.
bool givesSharedAddressesAway(const llvm::Function &F);

/// Whether \p Asm may make an address of none, by a variable's name or a special register.
bool makesAddress(const llvm::InlineAsm &Asm);

/// Whether some function beside \p Kernel that is not inlined has the address of shared memory without being given
/// it. A call through a pointer can reach each of these; those of other files are taken to have none.
bool anyUnfollowedKnowsShared(const llvm::Function &Kernel);

/// Whether the addresses of \p F's local variables are stored in local variables alone.
bool keepsLocalAddresses(const llvm::Function &F);

/// Whether \p Object, on which an address is based, is the host's: a pointer argument, a variable of global memory, or
/// a pointer loaded from a struct that is passed by value, or from what the host's pointers lead to if \p LocalsStay
/// (\see keepsLocalAddresses). None of these leads to a local variable, nor to shared memory if nothing that is loaded
/// on the way \p MayBeShared.
bool isOfHost(const llvm::Value &Object, bool LocalsStay,
              llvm::function_ref<bool(const llvm::Instruction &)> MayBeShared);

} // namespace bankcheck::ir

#endif

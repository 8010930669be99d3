//===- EscapedAddresses.h - who may know where a shared array lies -----------===//

#ifndef BANKCHECK_IR_ESCAPEDADDRESSES_H
#define BANKCHECK_IR_ESCAPEDADDRESSES_H

namespace llvm {
class Function;
class InlineAsm;
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

} // namespace bankcheck::ir

#endif

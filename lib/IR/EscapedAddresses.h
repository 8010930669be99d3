//===- EscapedAddresses.h - who may know where a shared array lies -----------===//

#ifndef BANKCHECK_IR_ESCAPEDADDRESSES_H
#define BANKCHECK_IR_ESCAPEDADDRESSES_H

namespace llvm {
class Function;
}

namespace bankcheck::ir {

/// Whether \p F does more with an address in shared memory than access what is
/// there, or makes pointers of integers. Where none of the functions that a kernel
/// runs does, no pointer that one of them is given or loads leads to shared memory.
bool givesSharedAddressesAway(const llvm::Function &F);

} // namespace bankcheck::ir

#endif

//===- KernelsWithoutShared.h - kernels without shared memory -----------------------===//

#ifndef BANKCHECK_IR_KERNELSWITHOUTSHARED_H
#define BANKCHECK_IR_KERNELSWITHOUTSHARED_H

#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Empties kernels in whose code, that of callees included, no shared memory is
/// named: nobody else can give them an address in it. Optimising them would take
/// most of the time of many a file. Of an indirect call anything is expected. Returns those kernels.
std::vector<llvm::Function *> emptyKernelsWithoutShared(llvm::Module &M);

} // namespace bankcheck::ir

#endif

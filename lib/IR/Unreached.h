//===- Unreached.h - functions that no kernel reaches ------------------------===//

#ifndef BANKCHECK_IR_UNREACHED_H
#define BANKCHECK_IR_UNREACHED_H

#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Functions of \p M, as clang made it, that name a shared variable, themselves or in functions that they call, and
/// that no kernel of \p M reaches: by a call, a table or a pointer. In order of definition.
std::vector<const llvm::Function *> unreachedWithShared(const llvm::Module &M);

} // namespace bankcheck::ir

#endif

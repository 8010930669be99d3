//===- Unions.h - variables of which parts overlap ---------------------------===//

#ifndef BANKCHECK_NVCC_UNIONS_H
#define BANKCHECK_NVCC_UNIONS_H

namespace llvm {
class Type;
}

namespace bankcheck::nvcc {

/// By the name that clang gives it.
bool isUnion(const llvm::Type &T);

/// Whether \p T is a union, or a part of it is.
bool hasUnion(const llvm::Type &T);

} // namespace bankcheck::nvcc

#endif

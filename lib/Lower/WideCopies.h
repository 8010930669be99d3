//===- WideCopies.h - copies of vector types as one access -----------------===//

#ifndef BANKCHECK_LOWER_WIDECOPIES_H
#define BANKCHECK_LOWER_WIDECOPIES_H

namespace llvm {
class Function;
class MemCpyInst;
class Module;
} // namespace llvm

namespace bankcheck {

/// Clang copies a float4 with memcpy. One of 2 to 16 bytes that are aligned as a whole,
/// between memory and memory, becomes a load and a store of one vector.
void widenCopies(llvm::Module &M);

/// Takes apart the copies of up to 128 bytes that are left, to and from local
/// variables up to 1,024: structs that are not copied by fields (StructCopies.h) are loaded and
/// stored by pieces as wide as their type is aligned (measured), which may be merged again.
void expandCopies(llvm::Function &Kernel);

/// The same of \p Copy alone. \p IsUnclear: nvcc may take it apart otherwise.
void expandCopy(llvm::MemCpyInst &Copy, bool IsUnclear);

} // namespace bankcheck

#endif

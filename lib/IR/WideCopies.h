//===- WideCopies.h - copies of vector types as one access -----------------===//

#ifndef BANKCHECK_IR_WIDECOPIES_H
#define BANKCHECK_IR_WIDECOPIES_H

namespace llvm {
class Function;
class MemCpyInst;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Clang copies a float4 with memcpy. One of 2 to 16 bytes that are aligned as a whole,
/// between memory and memory, becomes a load and a store of one vector.
void widenCopies(llvm::Module &M);

/// Takes apart the copies of up to 128 bytes that are left, to and from local
/// variables up to 1,024: structs that are not copied by fields (StructCopies.h) are loaded and
/// stored by pieces as wide as their type is aligned (measured), which may be merged again.
void expandCopies(llvm::Function &Kernel);

/// The same of \p Copy alone. \p IsUnclear: nvcc may take it apart otherwise.
void expandCopy(llvm::MemCpyInst &Copy, bool IsUnclear);

/// Makes stores of what memset sets in shared memory, before it is numbered: as wide as the address
/// is known to be aligned, where it is constant or up to 16 bytes are set; bytes of any others.
/// (nvcc 13.0: test/merging/sets.py. More than 1,024 bytes are not called exact.)
void expandSets(llvm::Function &Kernel);

} // namespace bankcheck::ir

#endif

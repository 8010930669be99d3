//===- MemoryOperation.h - what an instruction does to memory --------------===//

#ifndef BANKCHECK_IR_MEMORYOPERATION_H
#define BANKCHECK_IR_MEMORYOPERATION_H

#include "Banks/Request.h"
#include "IR/Fragment.h"
#include "llvm/IR/Instructions.h"
#include <optional>

namespace bankcheck::ir {

/// One access of an instruction, before anything is known of its address.
struct MemoryOperation {
  banks::Operation Op = banks::Operation::Load;
  /// A pointer, or the integer that assembly takes; null: computed inside assembly.
  const llvm::Value *Address = nullptr;
  int64_t Offset = 0; ///< Added to the address, in bytes.
  unsigned Size = 4;  ///< Bytes a lane accesses.
  unsigned Align = 4; ///< Known alignment of the address in bytes.
  unsigned Matrices = 4;
  /// What wmma loads or stores, if that is known, and how many elements its lines are apart.
  std::optional<Fragment> Matrix;
  const llvm::Value *LeadingDimension = nullptr;
  /// Of `cp.async`: the address that it reads; null: computed inside assembly.
  const llvm::Value *CopySource = nullptr;
  bool Volatile = false;
  /// Not an access: the source asks that the address be a multiple of Align,
  /// more than the pieces that run need. \see noteAlignment
  bool AlignmentOnly = false;
  /// The address names shared memory whatever its provenance (asm `.shared`).
  bool AlwaysShared = false;
  /// The address may name the memory of another block of the cluster; Address is that of the same place in the own.
  bool MayBeOtherBlock = false;
  bool Predicated = false;   ///< In assembly, behind `@p`: not every lane may run it.
  bool IsTensorCopy = false; ///< A bulk copy into shared memory, of a tile whose layout a tensor map says.
  bool AmongJumps = false;   ///< In assembly with a branch: it may run any number of times.

  /// Of the pieces in which it runs: as wide as the alignment allows.
  unsigned pieceBytes() const;
};

/// All the accesses that \p I makes: none, one, or two for a copy.
llvm::SmallVector<MemoryOperation, 2> memoryOperationsOf(const llvm::Instruction &I);

/// False if the address itself shows that it cannot lie in shared memory: a kernel's
/// pointer argument, a local variable, a global or constant variable.
bool mayBeShared(const MemoryOperation &M);

} // namespace bankcheck::ir

#endif

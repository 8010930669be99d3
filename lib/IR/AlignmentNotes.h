//===- AlignmentNotes.h - alignment that a type asks for --------------------===//
//
// `float4 v = *p; ... v.x + v.y` becomes loads of single floats, and nothing in
// them says that p has to be a multiple of 16. A note, `bankcheck.aligned(p,
// 16)`, keeps that: it is evaluated like an access, so that a padding that
// breaks the alignment is not offered and an address that breaks it is told.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_ALIGNMENTNOTES_H
#define BANKCHECK_IR_ALIGNMENTNOTES_H

#include <cstdint>

namespace llvm {
class Function;
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Notes before \p At that \p Pointer is a multiple of \p Align bytes, if it is
/// not a local variable's.
void noteAlignment(llvm::Instruction &At, llvm::Value &Pointer, uint64_t Align);

bool isAlignmentNote(const llvm::Instruction &I);

/// Removes the notes on what cannot be shared memory.
void dropIdleNotes(llvm::Function &F);

/// Gives each note the numbers of the accesses that came of the same copy.
void numberNotes(llvm::Function &F);

} // namespace bankcheck::ir

#endif

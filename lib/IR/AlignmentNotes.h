//===- AlignmentNotes.h - alignment that a type asks for --------------------===//
//
// `float4 v = *p; ... v.x + v.y` becomes loads of single floats, which do not
// show that p must be a multiple of 16. A call `bankcheck.aligned(p, 16)`
// preserves this. It is evaluated like an access, so that misaligned addresses are
// reported, and paddings that break the alignment are not offered.
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

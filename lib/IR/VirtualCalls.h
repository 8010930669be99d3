//===- VirtualCalls.h - virtual calls on objects in shared memory --------------===//
//
// Where a constructor has set the table of an object in shared memory, the stores there say which functions a virtual
// call can reach, as long as nothing else can have changed the object:
//
//   __shared__ char buffer[sizeof(B)];
//   __shared__ A *a;
//   if (t == 0) a = new (buffer) B;      stores to buffer: A's table, then B's
//   __syncthreads();
//   a->f();                              A::f or B::f; pure ones are not called
//
// The functions that are called get the object's address. They are looked at first: they must not set a table, copy
// memory or call what is not known. The call becomes a choice among them, and these are inlined.
//
// nvcc makes a call of it (13.0): it loads the table and the function from there, and calls. The loads are kept, by a
// note in place of the call (EntryNote). What is merged in the function, as it stands there alone, is not known of a
// copy that stands in the kernel: accesses in it are marked (CalledThroughPointer), and are not exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_VIRTUALCALLS_H
#define BANKCHECK_IR_VIRTUALCALLS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::ir {

class InliningBudget;

/// Metadata of what may access memory in a function that nvcc calls through a pointer.
constexpr llvm::StringLiteral CalledThroughPointer = "bankcheck.called";

/// Inlines what virtual calls of \p Kernel on objects in shared memory can reach, within \p Budget; whether there was
/// one.
bool inlineVirtualCalls(llvm::Function &Kernel, InliningBudget &Budget);

/// Whether \p I stands for the call of a function that is inlined here, and keeps the loads of its address.
bool isEntryNote(const llvm::Instruction &I);

} // namespace bankcheck::ir

#endif

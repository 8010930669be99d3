//===- KnownCallees.h - calls through pointers to known functions ------------===//
//
// Once a kernel's values are plain, the pointer of a virtual call on a known
// object, of a function out of a constant table or of a pointer to a member is
// often a constant, or one of a few by a condition or an index. Such calls become calls of those functions:
//
//   call (c ? f : g)(x)              if (c) f(x) else g(x)
//   call table[i](x)                 if (i == 0) f(x) else if (i == 1) g(x) ...
//
// and these are inlined as all others are.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_KNOWNCALLEES_H
#define BANKCHECK_IR_KNOWNCALLEES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class CallBase;
class CallInst;
class Function;
class MemorySSA;
} // namespace llvm

namespace bankcheck::ir {

class InliningBudget;

/// The calls of \p F that could be inlined if their function were known: through a pointer, or through what was one
/// before a function that is inlined by now became plain.
llvm::SmallVector<llvm::WeakTrackingVH, 4> openCalls(llvm::Function &F);

/// Inlines those of \p Calls whose function is known by now, within \p Budget; whether there was one.
bool inlineKnownCallees(llvm::ArrayRef<llvm::WeakTrackingVH> Calls, InliningBudget &Budget);

/// Where an open virtual call's object has the table that the store before says, that is read: whether there was one.
/// (A store to an object whose address a call takes is not promoted; nothing else is forwarded.)
bool readVirtualTables(llvm::ArrayRef<llvm::WeakTrackingVH> Calls, llvm::MemorySSA &Memory);

/// Whether \p Call can be a choice among calls of \p Targets, which are inlined.
bool mayCallInstead(llvm::ArrayRef<llvm::Function *> Targets, const llvm::CallBase &Call);
/// Makes it one, by the function that is called, within \p Budget.
void callInstead(llvm::ArrayRef<llvm::Function *> Targets, llvm::CallInst &Call, InliningBudget &Budget);

} // namespace bankcheck::ir

#endif

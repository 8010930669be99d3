//===- Inlining.h - callees into callers, small before large ----------------===//
//
// A call tree can have any size: 26 functions that each call the next one three times
// are 10^12 calls. As in LLVM's inliner, the copied code is bounded, here by its size:
//
//   a callee                  20,000 instructions, or 100,000 of all its copies, else it stays a call
//   a function with all that  100,000
//   the copies of a file      2,000,000, behind which a function has 20,000
//
// A function with a single call is moved, not copied, and has no bound. The largest
// kernels of ggml, CUB and LeetCUDA have 11,000 instructions, and what several places of
// them call 4,000. A call that is not inlined is marked: its callee is not analysed, and
// accesses in it are reported as undecided.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_INLINING_H
#define BANKCHECK_IR_INLINING_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class CallBase;
class Function;
class InlineFunctionInfo;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// The sizes of functions, in instructions, and what is left for copies of them.
class InliningBudget {
public:
  /// Inlines \p Call if its callee, which is known and can be inlined, is within the bounds. Else marks the call;
  /// see isBeyondBudget().
  bool inlineCall(llvm::CallBase &Call, llvm::InlineFunctionInfo &Info);
  /// \p F was changed otherwise, or is about to be deleted.
  void forget(const llvm::Function &F) { Sizes.erase(&F); }

private:
  llvm::DenseMap<const llvm::Function *, uint64_t> Sizes;
  uint64_t Copied = 0;

  uint64_t &sizeOf(const llvm::Function &F);
};

/// Whether \p Call was not inlined for the size that this would have come to.
bool isBeyondBudget(const llvm::CallBase &Call);

/// Inlines what does not call itself, callees first, and lets \p MakePlain work on
/// each function before its callers take it over: libraries of small functions
/// (CuTe) would come to many times the code otherwise.
/// What nobody calls any more goes at once, after \p Forget.
void inlineBottomUp(llvm::Module &M, InliningBudget &Budget, llvm::function_ref<void(llvm::Function &)> MakePlain,
                    llvm::function_ref<void(llvm::Function &)> Forget);

/// Inlines what is left that can be: functions that call each other, until each calls itself.
void inlineRest(llvm::Module &M, InliningBudget &Budget);

} // namespace bankcheck::ir

#endif

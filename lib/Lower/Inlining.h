//===- Inlining.h - callees into callers, small before large ----------------===//

#ifndef BANKCHECK_LOWER_INLINING_H
#define BANKCHECK_LOWER_INLINING_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace bankcheck {

/// Inlines what does not call itself, callees first, and lets \p MakePlain work on
/// each function before its callers take it over: libraries of small functions
/// (CuTe) would come to many times the code otherwise.
/// What nobody calls any more goes at once, after \p Forget.
void inlineBottomUp(llvm::Module &M, llvm::function_ref<void(llvm::Function &)> MakePlain, llvm::function_ref<void(llvm::Function &)> Forget);

} // namespace bankcheck

#endif

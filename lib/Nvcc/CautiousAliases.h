//===- CautiousAliases.h - which stores may change what is loaded again -------===//
//
// What a store does not change is not loaded again, and LLVM proves more of that
// than nvcc does. With i, j, d not known, `float s[]`; the same for the value of a
// store before:
//
//   v = s[i];  s[..] = 1;        v = s[i];
//              i + 1             not loaded again
//              other array       not loaded again
//              other field       not loaded again, at whatever index
//              i + 2 * d + 1     loaded again, though it is another element
//              i + (d | 1), i + (1 << d), i ^ 1, i + max(d, 1)     the same
//              i + d             loaded again
//              i + (1 << i)      not loaded again: the one exception found
//
// So elements of one array are taken for others by a constant distance only, and by
// what the array is made of. Where LLVM proves more it is open.
//
// Source: the code that nvcc 13.0 makes for sm_90 of some forty kernels; test/merging/
// reloads.cu has them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_CAUTIOUSALIASES_H
#define BANKCHECK_NVCC_CAUTIOUSALIASES_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class BasicAAResult;
}

namespace bankcheck::nvcc {

class CautiousAliasResult : public llvm::AAResultBase {
public:
  CautiousAliasResult(llvm::BasicAAResult &Basic, const llvm::DataLayout &Layout) : Basic(&Basic), Layout(&Layout) {}
  bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &Kept,
                  llvm::FunctionAnalysisManager::Invalidator &Inv);
  llvm::AliasResult alias(const llvm::MemoryLocation &A, const llvm::MemoryLocation &B, llvm::AAQueryInfo &Query,
                          const llvm::Instruction *At);
  llvm::ModRefInfo getModRefInfo(const llvm::CallBase *Call, const llvm::MemoryLocation &Where,
                                 llvm::AAQueryInfo &Query);
  llvm::ModRefInfo getModRefInfo(const llvm::CallBase *A, const llvm::CallBase *B, llvm::AAQueryInfo &Query);
  llvm::ModRefInfo getModRefInfoMask(const llvm::MemoryLocation &Where, llvm::AAQueryInfo &Query, bool IgnoreLocals);
  llvm::MemoryEffects getMemoryEffects(const llvm::CallBase *Call, llvm::AAQueryInfo &Query);
  llvm::MemoryEffects getMemoryEffects(const llvm::Function *F);

private:
  llvm::BasicAAResult *Basic;
  const llvm::DataLayout *Layout;
};

/// Stands in LLVM's pipeline of alias analyses where BasicAA does as a rule.
class CautiousAliases : public llvm::AnalysisInfoMixin<CautiousAliases> {
  friend llvm::AnalysisInfoMixin<CautiousAliases>;
  static llvm::AnalysisKey Key;

public:
  using Result = CautiousAliasResult;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Whether the accesses \p A and \p B, of one shared array, are a distance apart by which
/// the compiler tells them to be different elements, if LLVM does.
bool isPlainDistance(const llvm::Value *A, const llvm::Value *B, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif

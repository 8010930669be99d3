//===- ConservativeAliases.h - which stores may change a value that is loaded again ---===//
//
// A second load of an element is removed unless a store in between may change the
// element. LLVM's alias analysis proves more stores harmless than nvcc's does. With
// unknown i, j, d and `float s[]` (and the same for a load after a store of the element):
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
// So nvcc proves elements of one array different by a constant distance between them, or
// by their fields, only. Where LLVM proves more, this alias analysis returns MayAlias.
//
// Source: the code that nvcc 13.0 makes for sm_90 of some forty kernels; test/merging/
// reloads.cu has them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_CONSERVATIVEALIASES_H
#define BANKCHECK_NVCC_CONSERVATIVEALIASES_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class BasicAAResult;
}

namespace bankcheck::nvcc {

class ConservativeAliasResult : public llvm::AAResultBase {
public:
  ConservativeAliasResult(llvm::BasicAAResult &Basic, const llvm::DataLayout &Layout)
      : Basic(&Basic), Layout(&Layout) {}
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

/// Replaces BasicAA in LLVM's pipeline of alias analyses.
class ConservativeAliases : public llvm::AnalysisInfoMixin<ConservativeAliases> {
  friend llvm::AnalysisInfoMixin<ConservativeAliases>;
  static llvm::AnalysisKey Key;

public:
  using Result = ConservativeAliasResult;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Whether nvcc proves the accesses \p A and \p B of one shared array different whenever LLVM does: their
/// distance is of a form that it analyses.
bool isPlainDistance(const llvm::Value *A, const llvm::Value *B, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif

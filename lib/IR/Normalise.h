//===- Normalise.h - from clang's IR to plain kernels -----------------------===//
//
// Clang's unoptimised IR goes through the first three stages of Pipeline.h: functions are
// inlined into the kernels, values are taken out of memory, pointers resolved, and each shared
// access gets a number. None is lost on the way; Ledger.h keeps the books.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_NORMALISE_H
#define BANKCHECK_IR_NORMALISE_H

#include "IR/Access.h"
#include "IR/Ledger.h"
#include "IR/Pipeline.h"
#include "IR/SourceFacts.h"
#include "llvm/IR/PassManager.h"
#include <functional>
#include <memory>

namespace bankcheck::ir {

class PassRunner;

/// What simplifies instructions one at a time: DefinedSimplifyPass, or that with notes on what it does.
using Simplifier = std::function<llvm::PreservedAnalyses(llvm::Function &, llvm::FunctionAnalysisManager &)>;

struct NormalisedCode {
  std::vector<llvm::Function *> Kernels;                                 ///< In order of definition.
  std::vector<Access> Accesses;                                          ///< Number is the index.
  llvm::DenseMap<const llvm::Function *, std::vector<unsigned>> Numbers; ///< By kernel, those of its accesses.
  llvm::DenseMap<const llvm::Function *, Account> Accounts;              ///< By kernel.

  llvm::ArrayRef<unsigned> numbersOf(const llvm::Function &Kernel) const {
    auto It = Numbers.find(&Kernel);
    return It == Numbers.end() ? llvm::ArrayRef<unsigned>() : llvm::ArrayRef<unsigned>(It->second);
  }
};

NormalisedCode normalise(llvm::Module &M, const SourceFacts &Facts, PassRunner &Runner, Pipeline &Stages,
                         const Simplifier &Simplify);

} // namespace bankcheck::ir

#endif

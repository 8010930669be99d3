//===- WarpState.h - the values of one warp, instruction by instruction ----===//

#ifndef BANKCHECK_ANALYSIS_WARPSTATE_H
#define BANKCHECK_ANALYSIS_WARPSTATE_H

#include "Basic/BlockShape.h"
#include "Analysis/KernelContext.h"
#include "Analysis/LocalMemory.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include <unordered_map>

namespace bankcheck {

/// Form width of an IR type: integers their own (64 at most), pointers 64.
unsigned formWidth(const llvm::Type *T);

class WarpState {
public:
  WarpState(KernelContext &Kernel, BlockShape Shape, unsigned Warp)
      : Kernel(Kernel), Math(Kernel.math()), Shape(Shape), Warp(Warp) {}

  /// Until the next value is set.
  const Form &valueOf(const llvm::Value *V);
  void set(const llvm::Value *V, Form F) { Values[V] = std::move(F); }
  bool has(const llvm::Value *V) const { return Values.count(V); }

  /// Computes \p I for the lanes of \p Active.
  void execute(const llvm::Instruction &I, LaneMask Active);

  LocalMemory &locals() { return Locals; }
  /// The branches that were not computed and lead to the block that runs.
  void setOpenBranches(const llvm::BasicBlock *Block, std::vector<OpenBranch> Open) {
    Here = Block;
    OpenHere = std::move(Open);
  }
  void noteLoopEntry(const llvm::Loop *L, uint64_t Time) { LoopEntries[L] = Time; }
  /// Whether memory holds what \p C says for the code that runs now.
  bool isCertain(const LocalMemory::Cell &C) const;

  KernelContext &Kernel;
  Arithmetic &Math;
  const BlockShape Shape;
  const unsigned Warp;

private:
  Form fixedValueOf(const llvm::Value *V);
  Form constantOf(const llvm::Constant *C);
  Form addressOf(const llvm::GEPOperator &Gep);
  Form parameter(const llvm::Argument &A, const std::string &Name, const ParameterFact &Fact);
  Form binary(const llvm::BinaryOperator &I);
  Form compare(const llvm::ICmpInst &I);
  Form extend(const llvm::CastInst &I);
  Form load(const llvm::LoadInst &I, LaneMask Active);
  Form loadLocal(const llvm::LoadInst &I, const Form &Address, SymbolId Base, LaneMask Active);
  void store(const llvm::StoreInst &I, LaneMask Active);
  void overwriteLocals(const llvm::CallBase &Call);
  Form intrinsic(const llvm::IntrinsicInst &I);
  Form special(const llvm::Instruction &I, const std::string &Name, bool &Known);
  Form shuffle(const llvm::IntrinsicInst &I, bool &Known);
  /// What a result is if nothing is known but whether its operands are alike
  /// in all lanes.
  Form opaque(const llvm::Instruction &I);
  Form ownOfLanes(const llvm::Instruction &I, ReasonId Why);
  ReasonId dataIn(const llvm::CallBase &Call);
  void forgetDeepData(const llvm::Instruction &I, Form &F) const;
  Form freshUniform(const llvm::Instruction &I, const std::string &Name);
  LaneVector threadIndex(unsigned Dimension) const;

  llvm::DenseMap<const llvm::Value *, Form> Values;
  std::unordered_map<const llvm::Value *, Form> Fixed; ///< Constants and arguments.
  LocalMemory Locals;
  const llvm::BasicBlock *Here = nullptr;
  std::vector<OpenBranch> OpenHere;
  llvm::DenseMap<const llvm::Loop *, uint64_t> LoopEntries;
  bool SharedInLocals = false; ///< Some pointer into shared memory went to a local variable.
};

} // namespace bankcheck

#endif

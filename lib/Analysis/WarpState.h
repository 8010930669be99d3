//===- WarpState.h - the values of one warp, instruction by instruction ----===//

#ifndef BANKCHECK_ANALYSIS_WARPSTATE_H
#define BANKCHECK_ANALYSIS_WARPSTATE_H

#include "Basic/BlockShape.h"
#include "Analysis/KernelContext.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include <map>

namespace bankcheck {

/// Form width of an IR type: integers their own (64 at most), pointers 64.
unsigned formWidth(const llvm::Type *T);

class WarpState {
public:
  WarpState(KernelContext &Kernel, BlockShape Shape, unsigned Warp)
      : Kernel(Kernel), Math(Kernel.math()), Shape(Shape), Warp(Warp) {}

  Form valueOf(const llvm::Value *V);
  void set(const llvm::Value *V, Form F) { Values[V] = std::move(F); }
  bool has(const llvm::Value *V) const { return Values.count(V); }

  /// Computes \p I for the lanes of \p Active.
  void execute(const llvm::Instruction &I, LaneMask Active);

  /// Forgets what local arrays hold (before and after an iteration that
  /// stands for many).
  void forgetLocals() { Locals.clear(); }

  struct LocalKey {
    SymbolId Base;
    int64_t Offset;
    auto operator<=>(const LocalKey &) const = default;
  };
  struct LocalValue {
    unsigned Bytes;
    Form Value;
  };
  using LocalMemory = std::map<LocalKey, LocalValue>;
  const LocalMemory &locals() const { return Locals; }
  void restoreLocals(LocalMemory Saved) { Locals = std::move(Saved); }

  KernelContext &Kernel;
  Arithmetic &Math;
  const BlockShape Shape;
  const unsigned Warp;

private:
  Form constantOf(const llvm::Constant *C);
  Form addressOf(const llvm::GEPOperator &Gep);
  Form parameter(const llvm::Argument &A, const std::string &Name, const ParameterFact &Fact);
  Form binary(const llvm::BinaryOperator &I);
  Form compare(const llvm::ICmpInst &I);
  Form extend(const llvm::CastInst &I);
  Form load(const llvm::LoadInst &I, LaneMask Active);
  void store(const llvm::StoreInst &I, LaneMask Active);
  Form intrinsic(const llvm::IntrinsicInst &I);
  Form special(const llvm::Instruction &I, const std::string &Name, bool &Known);
  Form shuffle(const llvm::IntrinsicInst &I, bool &Known);
  /// What a result is if nothing is known but whether its operands are alike
  /// in all lanes.
  Form opaque(const llvm::Instruction &I);
  Form ownOfLanes(const llvm::Instruction &I, ReasonId Why);
  void forgetDeepData(const llvm::Instruction &I, Form &F) const;
  Form freshUniform(const llvm::Instruction &I, const std::string &Name);
  LaneVector threadIndex(unsigned Dimension) const;

  llvm::DenseMap<const llvm::Value *, Form> Values;
  LocalMemory Locals;
};

} // namespace bankcheck

#endif

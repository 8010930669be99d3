//===- PtxValues.h - what PTX instructions compute, as IR --------------------===//
//
// One entry an instruction of PTX (ISA 9.0) that computes from registers alone:
// integers, bits, floats that are rounded to nearest, what lanes of a warp
// exchange. What is not in the table has no value: memory, control flow,
// approximations, flushed denormals.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_PTXVALUES_H
#define BANKCHECK_IR_PTXVALUES_H

#include "IR/PtxText.h"
#include "llvm/IR/IRBuilder.h"
#include <functional>

namespace bankcheck {

/// `.u32`, `.pred`, `.s16x2`.
struct PtxType {
  char Kind = 0; ///< 'u', 's', 'b', 'f', or 'p'; 0 for what is no type.
  unsigned Bits = 0;
  bool Pair = false;  ///< Two of them in twice the bits.
  bool Brain = false; ///< `.bf16`
  llvm::Type *in(llvm::LLVMContext &Context) const;
};
PtxType ptxType(llvm::StringRef Part);

class PtxValues {
public:
  /// Operand \p Index of the statement as a value of the type, or null.
  using Reader = std::function<llvm::Value *(unsigned Index, llvm::Type *T)>;

  explicit PtxValues(llvm::IRBuilder<> &Builder) : Builder(Builder) {}

  struct Result {
    llvm::Value *First = nullptr;  ///< Null: the instruction is not known.
    llvm::Value *Second = nullptr; ///< The predicate of `d|p`, where there is one.
    bool Signed = false;           ///< How it is widened in a larger register.
  };
  /// What the destination gets, operand 0; the others are read.
  Result of(const PtxStatement &S, const Reader &Read);

private:
  llvm::IRBuilder<> &Builder;
  llvm::Value *Carry = nullptr; ///< CC.CF

  llvm::Value *integer(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *bits(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *real(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *convert(const PtxStatement &S, const Reader &Read);
  llvm::Value *video(const PtxStatement &S, const Reader &Read);
  llvm::Value *dot(const PtxStatement &S, const Reader &Read);
  Result ofWarp(const PtxStatement &S, const Reader &Read);
  Result setPredicate(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *compare(llvm::StringRef Order, PtxType T, llvm::Value *A, llvm::Value *B);
  llvm::Value *sum(llvm::Value *A, llvm::Value *B, bool TakesCarry, bool GivesCarry);
  llvm::Value *difference(llvm::Value *A, llvm::Value *B, bool TakesCarry, bool GivesCarry);
  llvm::Value *choose(llvm::Intrinsic::ID Id, llvm::Value *A, llvm::Value *B);
  llvm::Value *call(llvm::Intrinsic::ID Id, llvm::ArrayRef<llvm::Value *> Arguments);
};

} // namespace bankcheck

#endif

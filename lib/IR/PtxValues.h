//===- PtxValues.h - what PTX instructions compute, as IR --------------------===//
//
// One entry an instruction of PTX (ISA 9.0) that computes from registers alone:
// integers, bits, floats that are rounded to nearest, what lanes of a warp
// exchange. What is not in the table has no value: memory, control flow,
// approximations, flushed denormals.
//
// PtxValues.cpp   all names, floats, conversions, choices
// PtxIntegers.cpp arithmetic of integers
// PtxBits.cpp     bits and their fields
// PtxWarp.cpp     what lanes exchange
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_PTXVALUES_H
#define BANKCHECK_IR_PTXVALUES_H

#include "IR/PtxText.h"
#include "llvm/IR/IRBuilder.h"
#include <functional>

namespace bankcheck::ir {

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

  llvm::Value *real(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *convert(const PtxStatement &S, const Reader &Read);
  Result setPredicate(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *compare(llvm::StringRef Order, PtxType T, llvm::Value *A, llvm::Value *B);
  llvm::Value *choose(llvm::Intrinsic::ID Id, llvm::Value *A, llvm::Value *B);
  llvm::Value *call(llvm::Intrinsic::ID Id, llvm::ArrayRef<llvm::Value *> Arguments);
  Result ofWarp(const PtxStatement &S, const Reader &Read);

  // Integers.
  /// What an instruction does with Carry.
  struct CarryUse {
    bool Takes, Gives;
  };
  enum class Extreme : uint8_t { Least, Most };
  llvm::Value *integer(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *product(const PtxStatement &S, PtxType T, CarryUse Use, const Reader &Read);
  llvm::Value *sum(llvm::Value *A, llvm::Value *B, CarryUse Use);
  llvm::Value *difference(llvm::Value *A, llvm::Value *B, CarryUse Use);
  llvm::Value *extremeOf(Extreme Which, PtxType T, llvm::Value *A, llvm::Value *B);
  /// \p V of type \p T in \p Bits; null stays null.
  llvm::Value *extended(llvm::Value *V, PtxType T, unsigned Bits);
  llvm::Value *video(const PtxStatement &S, const Reader &Read);
  llvm::Value *dot(const PtxStatement &S, const Reader &Read);

  // Bits.
  llvm::Value *bits(const PtxStatement &S, PtxType T, const Reader &Read);
  llvm::Value *bitsOf(const PtxStatement &S, PtxType T, llvm::Value *A);
  llvm::Value *shifted(const PtxStatement &S, PtxType T, llvm::Value *A, llvm::Value *By);
  llvm::Value *funnelShifted(const PtxStatement &S, llvm::Value *A, llvm::Value *B, llvm::Value *By);
  llvm::Value *byTruthTable(unsigned Table, llvm::Value *A, llvm::Value *B, llvm::Value *C);
  llvm::Value *extractedField(PtxType T, llvm::Value *A, llvm::Value *At, llvm::Value *Count);
  llvm::Value *withField(llvm::Value *Into, llvm::Value *Field, llvm::Value *Place, llvm::Value *Count);
  llvm::Value *maskOfBits(const PtxStatement &S, llvm::Value *From, llvm::Value *Count);
  llvm::Value *atMost(llvm::Value *V, uint64_t Limit);
  /// The lowest byte of \p V, \p Limit at most, in 64 bits.
  llvm::Value *lowByte(llvm::Value *V, uint64_t Limit);
};

} // namespace bankcheck::ir

#endif

//===- PackedArithmetic.h - words of four bytes or two halves ----------------===//
//
// `__vadd4`, `vadd4.u32.u32.u32`, `max.s16x2`, `dp4a`: every field of a word is a
// number of its own. They become shifts, masks and one operation a field.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_PACKEDARITHMETIC_H
#define BANKCHECK_IR_PACKEDARITHMETIC_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/IRBuilder.h"

namespace bankcheck::ir {

/// `ge`, of numbers with a sign or without; BAD_ICMP_PREDICATE for what is none.
llvm::CmpInst::Predicate integerOrder(llvm::StringRef Name, bool Signed);

struct PackedOperation {
  enum Kind : uint8_t {
    Add,
    Subtract,
    Average, ///< Halves away from zero.
    HalfSum, ///< Rounded down.
    Minimum,
    Maximum,
    Difference, ///< Its absolute value.
    Negate,
    Absolute,
    Compare,     ///< By Order: 0 or 1.
    CompareMask, ///< 0 or all ones.
  } TheKind;
  llvm::CmpInst::Predicate Order = llvm::CmpInst::BAD_ICMP_PREDICATE;
  unsigned Bits = 8; ///< Of a field: 8 or 16.
  bool Signed = false;
  bool Saturates = false;
  bool SumsUp = false; ///< The fields of the result are added up.
};

/// Of `__vaddss4`, `__vsetges2`, ...: what the CUDA Math API says (13.0); nothing if \p Name is none of them.
std::optional<PackedOperation> packedIntrinsic(llvm::StringRef Name);

/// \p Words are one or two of 32 bits.
llvm::Value *packed(const PackedOperation &Operation, llvm::ArrayRef<llvm::Value *> Words, llvm::IRBuilder<> &Builder);

/// The fields of \p Word, the lowest first, as numbers of 32 bits.
llvm::SmallVector<llvm::Value *, 4> fieldsOf(llvm::Value *Word, unsigned Bits, bool Signed, llvm::IRBuilder<> &Builder);

} // namespace bankcheck::ir

#endif

//===- LaneFloats.h - floats that are known, as the device computes them ------===//
//
// Addition, multiplication, division, square root, fma, comparison, conversion and
// rounding to integers are correctly rounded on the device as they are by IEEE 754, if
// nothing but the defaults of nvcc is asked for: then their bits are known. Not
// known are:
//
//   a NaN            its payload differs
//   sinf, expf, ...  off by some units in the last place
//   a conversion to an integer that does not hold the number
//   with -use_fast_math, -ftz, -prec-div=false, -prec-sqrt=false (all are taken for the first):
//   floats that are denormal; division and square root of floats
//
// A product that is added to something may be rounded or not (-fmad): both are computed.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_LANEFLOATS_H
#define BANKCHECK_ANALYSIS_LANEFLOATS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include <cstdint>
#include <optional>

namespace bankcheck::analysis {

/// A type whose values are known by their bits: of 16 to 64.
bool isReal(const llvm::Type *T);

/// The bits of what \p I gives for operands with these bits; an operator, comparison or conversion of reals.
std::optional<int64_t> realOperation(const llvm::Instruction &I, llvm::ArrayRef<uint64_t> Operands);

/// The same of an intrinsic that has reals among its arguments or gives one.
std::optional<int64_t> realFunction(const llvm::IntrinsicInst &I, llvm::ArrayRef<uint64_t> Arguments);

/// a * b + c with the product rounded.
std::optional<int64_t> roundedProductSum(const llvm::Instruction &I, llvm::ArrayRef<uint64_t> Bits);

/// A product that \p I, a sum or difference, takes: the compiler may make both one instruction.
struct FusedProduct {
  const llvm::Value *A, *B, *Addend;
  bool NegatesProduct = false, NegatesAddend = false;
};
llvm::SmallVector<FusedProduct, 2> fusedProducts(const llvm::Instruction &I);
/// The sum, not rounded in between, of operands \p Bits: A, B and the addend.
std::optional<int64_t> fusedSum(const llvm::Instruction &I, const FusedProduct &Product, llvm::ArrayRef<uint64_t> Bits);

} // namespace bankcheck::analysis

#endif

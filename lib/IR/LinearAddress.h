//===- LinearAddress.h - an address as base, terms and offset ---------------===//

#ifndef BANKCHECK_IR_LINEARADDRESS_H
#define BANKCHECK_IR_LINEARADDRESS_H

#include <cstdint>
#include <map>

namespace llvm {
class DataLayout;
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Base + sum of Terms (value times factor) + Offset, in bytes modulo 2^32:
/// shared addresses have 32 bits, so extensions of an index do not matter.
struct LinearAddress {
  const llvm::Value *Base = nullptr;
  std::map<const llvm::Value *, uint32_t> Terms; ///< No factor is 0.
  uint32_t Offset = 0;

  /// Base and Terms are a multiple of this power of two, at most 16, for every
  /// value of the terms.
  unsigned alignment(const llvm::DataLayout &Layout) const;
  /// Whether more of Base's alignment is known than LLVM sees, as it is one of several pointers that change places.
  bool isAlignedInTurn(const llvm::DataLayout &Layout) const;
  bool hasSameTerms(const LinearAddress &Other) const { return Base == Other.Base && Terms == Other.Terms; }
};

/// The alignment of \p Pointer less its constant offset, as that of a sum of products of which none is joined with
/// another: of s[33 * t + t] 4, and not 8.
unsigned alignmentOfParts(const llvm::Value *Pointer, const llvm::DataLayout &Layout);

LinearAddress linearAddressOf(const llvm::Value *Pointer, const llvm::DataLayout &Layout);
/// The same of an integer; Base is null.
LinearAddress linearSumOf(const llvm::Value *Integer, const llvm::DataLayout &Layout);

} // namespace bankcheck::ir

#endif

//===- Arithmetic.h - machine operations on affine values -----------------===//

#ifndef BANKCHECK_LANES_ARITHMETIC_H
#define BANKCHECK_LANES_ARITHMETIC_H

#include "Lanes/Interval.h"
#include "Lanes/Machine.h"

namespace bankcheck::lanes {

/// Whether the result of an operation may wrap around as a signed number. If that is undefined
/// (LLVM's nsw), the signed value is the sum over the integers.
enum class SignedWrap : uint8_t { Allowed, Undefined };

/// Computes on affine values. Every result is exact (\see AffineValue.h): where an operation
/// cannot be computed before a symbol's residue is known, the result is a
/// derived symbol that stands for it.
class Arithmetic {
public:
  explicit Arithmetic(SymbolTable &Symbols) : Symbols(Symbols) {}

  AffineValue constant(unsigned Width, int64_t Value) const;
  AffineValue lanes(unsigned Width, const LaneVector &Values) const;
  AffineValue symbol(unsigned Width, SymbolId Id) const;
  static AffineValue unknown(unsigned Width, ReasonId Reason, banks::LaneMask Lanes = banks::AllLanes);

  /// Comparisons have width 1.
  AffineValue binary(Opcode Op, const AffineValue &A, const AffineValue &B, SignedWrap Wrap = SignedWrap::Allowed);
  /// Adds \p A, of the same width, multiplied by the same \p Factors in each lane, to \p Sum: as Mul and Add do, of
  /// which nothing may wrap around, in place.
  void addMultiple(AffineValue &Sum, const AffineValue &A, const LaneVector &Factors);
  AffineValue zeroExtend(const AffineValue &A, unsigned Width);
  AffineValue signExtend(const AffineValue &A, unsigned Width);
  AffineValue truncate(const AffineValue &A, unsigned Width);
  /// \p Condition (width 1) in each lane: \p A where true, else \p B.
  AffineValue select(const AffineValue &Condition, const AffineValue &A, const AffineValue &B);
  /// \p A in the lanes of \p Mask, \p B in the others.
  AffineValue blend(banks::LaneMask Mask, const AffineValue &A, const AffineValue &B);

  /// The integers that the sum of constant and terms can be in \p Lane.
  Interval rangeOf(const AffineValue &A, unsigned Lane) const;
  /// Whether the sum lies in \p Range in every lane, for all symbols.
  bool liesWithin(const AffineValue &A, Interval Range) const;

  const SymbolTable &symbols() const { return Symbols; }
  SymbolTable &symbols() { return Symbols; }

private:
  AffineValue known(Opcode Op, const AffineValue &A, const AffineValue &B);
  AffineValue add(const AffineValue &A, const AffineValue &B, int64_t FactorOfB, SignedWrap Wrap);
  AffineValue scale(const AffineValue &A, const LaneVector &Factors, SignedWrap Wrap);
  AffineValue multiply(const AffineValue &A, const AffineValue &B, SignedWrap Wrap);
  AffineValue andConstant(const AffineValue &A, const AffineValue &Constant);
  AffineValue shiftRight(Opcode Op, const AffineValue &A, const AffineValue &Amount);
  AffineValue divide(Opcode Op, const AffineValue &A, const AffineValue &B);
  AffineValue compare(Opcode Op, const AffineValue &A, const AffineValue &B);
  AffineValue derived(Opcode Op, const AffineValue &A, const AffineValue &B, unsigned Width);
  AffineValue settle(AffineValue F, SignedWrap Wrap);
  void addTerm(AffineValue &F, SymbolId Id, const LaneVector &Coefficient);

  SymbolTable &Symbols;
};

/// \p A divided by \p B, which is positive, rounded down.
int64_t floorDivide(int64_t A, int64_t B);

} // namespace bankcheck::lanes

#endif

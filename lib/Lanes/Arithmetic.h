//===- Arithmetic.h - machine operations on forms -------------------------===//

#ifndef BANKCHECK_LANES_ARITHMETIC_H
#define BANKCHECK_LANES_ARITHMETIC_H

#include "Lanes/Interval.h"
#include "Lanes/SymbolTable.h"

namespace bankcheck {

/// Computes on forms. Every result is exact (\see Form.h): where an operation
/// cannot be computed before a symbol's residue is known, the result is a
/// derived symbol that stands for it.
class Arithmetic {
public:
  explicit Arithmetic(SymbolTable &Symbols) : Symbols(Symbols) {}

  Form constant(unsigned Width, int64_t Value) const;
  Form lanes(unsigned Width, const LaneVector &Values) const;
  Form symbol(unsigned Width, SymbolId Id) const;
  static Form unknown(unsigned Width, ReasonId Reason, LaneMask Lanes = AllLanes);

  /// \p NoSignedWrap: the sum over the integers is the signed value (LLVM's
  /// nsw), because anything else is undefined. Comparisons have width 1.
  Form binary(Opcode Op, const Form &A, const Form &B, bool NoSignedWrap = false);
  Form zeroExtend(const Form &A, unsigned Width);
  Form signExtend(const Form &A, unsigned Width);
  Form truncate(const Form &A, unsigned Width);
  /// \p Condition (width 1) in each lane: \p A where true, else \p B.
  Form select(const Form &Condition, const Form &A, const Form &B);
  /// \p A in the lanes of \p Mask, \p B in the others.
  Form blend(LaneMask Mask, const Form &A, const Form &B);

  /// The integers that the sum of constant and terms can be in \p Lane.
  Interval rangeOf(const Form &A, unsigned Lane) const;
  /// Whether the sum lies in \p Range in every lane, for all symbols.
  bool liesWithin(const Form &A, Interval Range) const;

  const SymbolTable &symbols() const { return Symbols; }
  SymbolTable &symbols() { return Symbols; }

private:
  Form known(Opcode Op, const Form &A, const Form &B);
  Form add(const Form &A, const Form &B, int64_t FactorOfB, bool NoSignedWrap);
  Form scale(const Form &A, const LaneVector &Factors, bool NoSignedWrap);
  Form multiply(const Form &A, const Form &B, bool NoSignedWrap);
  Form andConstant(const Form &A, const Form &Constant);
  Form shiftRight(Opcode Op, const Form &A, const Form &Amount);
  Form divide(Opcode Op, const Form &A, const Form &B);
  Form compare(Opcode Op, const Form &A, const Form &B);
  Form derived(Opcode Op, const Form &A, const Form &B, unsigned Width);
  Form settle(Form F, bool NoSignedWrap);
  void addTerm(Form &F, SymbolId Id, const LaneVector &Coefficient);

  SymbolTable &Symbols;
};

/// \p Value as a register of \p Width bits holds it: sign-extended, but a
/// truth value (width 1) is 0 or 1.
int64_t canonical(int64_t Value, unsigned Width);

} // namespace bankcheck

#endif

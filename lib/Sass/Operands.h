//===- Operands.h - what an instruction reads and writes -----------------------===//

#ifndef BANKCHECK_SASS_OPERANDS_H
#define BANKCHECK_SASS_OPERANDS_H

#include "Sass/Arithmetic.h"
#include "Sass/OperationCodes.h"
#include "Sass/Results.h"

namespace bankcheck::sass {

/// The operands and results of an instruction, in the fields of Encoding.h: registers of lanes, or uniform ones.
class Operands {
protected:
  Operands(const Bits &B, Registers &R, Executing In) : B(B), R(R), In(In), IsOfWarp(isUniform(B)) {}

  const Bits &B;
  Registers &R;
  const Executing In;
  const bool IsOfWarp;

  LaneValues at(unsigned FirstBit, bool Next = false) const {
    const unsigned Last = FirstBit + (IsOfWarp ? R.uniformBits() : 8) - 1;
    unsigned Number = B.at(FirstBit, Last);
    if (IsOfWarp)
      return R.ofUniform(Number == R.noUniform() ? Number : Number + Next);
    return R.of(Number == NoRegister ? Number : Number + Next);
  }
  LaneValues a() const { return at(24); }
  LaneValues narrow(bool Next = false) const { return at(64, Next); }
  bool wideIsNumber() const { return B.form() == 2 || B.form() == 4; }
  LaneValues wide(bool Next = false) const {
    switch (B.form()) {
    case 1:
      return at(32, Next);
    case 2:
    case 4:
      return LaneValues::all(Next ? 0 : B.at(32, 63));
    case 3:
    case 5:
      if (auto Value = R.constant(B.at(54, 58), B.at(38, 53) + (Next ? 4 : 0)))
        return LaneValues::all(*Value);
      return {};
    case 6:
    case 7: {
      unsigned Number = B.at(32, 31 + R.uniformBits());
      return R.ofUniform(Number == R.noUniform() ? Number : Number + Next);
    }
    default:
      return {};
    }
  }
  bool hasWideAsC() const { return B.form() == 2 || B.form() == 3 || B.form() == 7; }
  LaneValues b() const { return hasWideAsC() ? narrow() : wide(); }
  LaneValues c(bool Next = false) const { return hasWideAsC() ? wide(Next) : narrow(Next); }
  bool isNegated(bool Wide) const { return Wide ? !wideIsNumber() && B.is(63) : B.is(75); }
  bool bIsNegated() const { return isNegated(!hasWideAsC()); }
  bool cIsNegated() const { return isNegated(hasWideAsC()); }

  LanePredicate predicate(unsigned First, unsigned Negation, bool OfWarp) const {
    LanePredicate P = R.predicate(B.at(First, First + 2), OfWarp);
    return B.is(Negation) ? !P : P;
  }
  LanePredicate predicate(unsigned First, unsigned Negation) const { return predicate(First, Negation, IsOfWarp); }

  //===--- results -------------------------------------------------------===//

  bool write(const LaneValues &Values, bool Next = false) {
    if (IsOfWarp) {
      unsigned Number = B.at(16, 15 + R.uniformBits());
      R.setUniform(Number == R.noUniform() ? Number : Number + Next, Values, In.Lanes, In.Perhaps);
    } else {
      unsigned Number = B.at(16, 23);
      R.set(Number == NoRegister ? Number : Number + Next, Values, In.Lanes, In.Perhaps);
    }
    return true;
  }
  void writePredicate(unsigned First, LanePredicate P) {
    R.setPredicate(B.at(First, First + 2), P, In.Lanes, In.Perhaps, IsOfWarp);
  }

  /// What is not computed: its results are not known.
  bool forget() {
    std::optional<Results> Lost = resultsOf(B);
    if (!Lost)
      return false;
    for (unsigned I = 0; I < Lost->Registers; ++I)
      if (Lost->AreUniform)
        R.setUniform(std::min<unsigned>(B.at(16, 15 + R.uniformBits()) + I, R.noUniform()), {}, banks::AllLanes,
                     banks::AllLanes);
      else if (unsigned Number = B.at(16, 23); Number != NoRegister)
        R.set(Number + I, {}, 0, In.Lanes | In.Perhaps);
    for (unsigned I = 0; I < Lost->Predicates; ++I)
      R.setPredicate(B.at(81 + 3 * I, 83 + 3 * I), {}, 0, In.Lanes | In.Perhaps, Lost->AreUniform);
    return true;
  }
};

} // namespace bankcheck::sass

#endif

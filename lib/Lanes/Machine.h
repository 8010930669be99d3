//===- Machine.h - arithmetic as the machine does it ------------------------===//

#ifndef BANKCHECK_LANES_MACHINE_H
#define BANKCHECK_LANES_MACHINE_H

#include "Lanes/SymbolTable.h"
#include <type_traits>

namespace bankcheck::lanes {

inline uint64_t zeroExtended(int64_t Value, unsigned Width) {
  return Width >= 64 ? uint64_t(Value) : uint64_t(Value) & ((uint64_t(1) << Width) - 1);
}
inline int64_t wrapAdd(int64_t A, int64_t B) { return int64_t(uint64_t(A) + uint64_t(B)); }
inline int64_t wrapMul(int64_t A, int64_t B) { return int64_t(uint64_t(A) * uint64_t(B)); }

/// \p Value as a register of \p Width bits holds it: sign-extended, but a
/// truth value (width 1) is 0 or 1.
inline int64_t canonical(int64_t Value, unsigned Width) {
  if (Width == 1)
    return Value & 1;
  if (Width >= 64)
    return Value;
  return int64_t(uint64_t(Value) << (64 - Width)) >> (64 - Width);
}

/// What the machine computes, before it is cut to the width; division by zero
/// (undefined) gives 0.
inline int64_t compute(Opcode Op, int64_t A, int64_t B, unsigned Width) {
  uint64_t UA = zeroExtended(A, Width), UB = zeroExtended(B, Width);
  bool TooFar = UB >= Width;
  switch (Op) {
  case Opcode::Add:
    return wrapAdd(A, B);
  case Opcode::Sub:
    return int64_t(uint64_t(A) - uint64_t(B));
  case Opcode::Mul:
    return wrapMul(A, B);
  case Opcode::And:
    return A & B;
  case Opcode::Or:
    return A | B;
  case Opcode::Xor:
    return A ^ B;
  case Opcode::Shl:
    return TooFar ? 0 : int64_t(UA << UB);
  case Opcode::LShr:
    return TooFar ? 0 : int64_t(UA >> UB);
  case Opcode::AShr:
    return A >> (TooFar ? Width - 1 : UB);
  case Opcode::UDiv:
    return UB ? int64_t(UA / UB) : 0;
  case Opcode::URem:
    return UB ? int64_t(UA % UB) : 0;
  case Opcode::SDiv:
    return B == 0 ? 0 : B == -1 ? int64_t(-uint64_t(A)) : A / B;
  case Opcode::SRem:
    return B == 0 || B == -1 ? 0 : A % B;
  case Opcode::Eq:
    return A == B;
  case Opcode::Ne:
    return A != B;
  case Opcode::ULt:
    return UA < UB;
  case Opcode::ULe:
    return UA <= UB;
  case Opcode::SLt:
    return A < B;
  case Opcode::SLe:
    return A <= B;
  }
  return 0;
}

/// What \p Do gives for \p Op as a constant: a loop over lanes need not look at it in each.
template <typename F> auto withConstant(Opcode Op, F &&Do) {
  switch (Op) {
  case Opcode::Add:
    return Do(std::integral_constant<Opcode, Opcode::Add>());
  case Opcode::Sub:
    return Do(std::integral_constant<Opcode, Opcode::Sub>());
  case Opcode::Mul:
    return Do(std::integral_constant<Opcode, Opcode::Mul>());
  case Opcode::And:
    return Do(std::integral_constant<Opcode, Opcode::And>());
  case Opcode::Or:
    return Do(std::integral_constant<Opcode, Opcode::Or>());
  case Opcode::Xor:
    return Do(std::integral_constant<Opcode, Opcode::Xor>());
  case Opcode::Shl:
    return Do(std::integral_constant<Opcode, Opcode::Shl>());
  case Opcode::LShr:
    return Do(std::integral_constant<Opcode, Opcode::LShr>());
  case Opcode::AShr:
    return Do(std::integral_constant<Opcode, Opcode::AShr>());
  case Opcode::UDiv:
    return Do(std::integral_constant<Opcode, Opcode::UDiv>());
  case Opcode::SDiv:
    return Do(std::integral_constant<Opcode, Opcode::SDiv>());
  case Opcode::URem:
    return Do(std::integral_constant<Opcode, Opcode::URem>());
  case Opcode::SRem:
    return Do(std::integral_constant<Opcode, Opcode::SRem>());
  case Opcode::Eq:
    return Do(std::integral_constant<Opcode, Opcode::Eq>());
  case Opcode::Ne:
    return Do(std::integral_constant<Opcode, Opcode::Ne>());
  case Opcode::ULt:
    return Do(std::integral_constant<Opcode, Opcode::ULt>());
  case Opcode::ULe:
    return Do(std::integral_constant<Opcode, Opcode::ULe>());
  case Opcode::SLt:
    return Do(std::integral_constant<Opcode, Opcode::SLt>());
  case Opcode::SLe:
    break;
  }
  return Do(std::integral_constant<Opcode, Opcode::SLe>());
}

} // namespace bankcheck::lanes

#endif

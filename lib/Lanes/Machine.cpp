#include "Lanes/Machine.h"
#include "Lanes/Arithmetic.h"

namespace bankcheck::lanes {

int64_t canonical(int64_t Value, unsigned Width) {
  if (Width == 1)
    return Value & 1;
  if (Width >= 64)
    return Value;
  return int64_t(uint64_t(Value) << (64 - Width)) >> (64 - Width);
}

int64_t compute(Opcode Op, int64_t A, int64_t B, unsigned Width) {
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

} // namespace bankcheck::lanes

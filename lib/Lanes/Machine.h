//===- Machine.h - arithmetic as the machine does it ------------------------===//

#ifndef BANKCHECK_LANES_MACHINE_H
#define BANKCHECK_LANES_MACHINE_H

#include "Lanes/SymbolTable.h"

namespace bankcheck::lanes {

inline uint64_t zeroExtended(int64_t Value, unsigned Width) {
  return Width >= 64 ? uint64_t(Value) : uint64_t(Value) & ((uint64_t(1) << Width) - 1);
}
inline int64_t wrapAdd(int64_t A, int64_t B) { return int64_t(uint64_t(A) + uint64_t(B)); }
inline int64_t wrapMul(int64_t A, int64_t B) { return int64_t(uint64_t(A) * uint64_t(B)); }

/// What the machine computes, before it is cut to the width; division by zero
/// (undefined) gives 0.
int64_t compute(Opcode Op, int64_t A, int64_t B, unsigned Width);

} // namespace bankcheck::lanes

#endif

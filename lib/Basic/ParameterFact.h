//===- ParameterFact.h - what is known of a kernel's parameter ----------------===//

#ifndef BANKCHECK_BASIC_PARAMETERFACT_H
#define BANKCHECK_BASIC_PARAMETERFACT_H

#include <cstdint>

namespace bankcheck {

/// Low <= value <= High, and value % Modulus == Residue with 0 <= Residue < Modulus.
struct ParameterFact {
  int64_t Low = INT64_MIN, High = INT64_MAX;
  int64_t Modulus = 1, Residue = 0;

  static ParameterFact exactly(int64_t Value) { return {Value, Value}; }
  bool isExact() const { return Low == High; }
  bool operator==(const ParameterFact &) const = default;
};

} // namespace bankcheck

#endif

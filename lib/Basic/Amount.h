//===- Amount.h - a number between two bounds ---------------------------------===//

#ifndef BANKCHECK_BASIC_AMOUNT_H
#define BANKCHECK_BASIC_AMOUNT_H

#include <cstdint>

namespace bankcheck {

struct Amount {
  uint64_t Least = 0, Most = 0;

  static constexpr Amount exactly(uint64_t N) { return {N, N}; }
  bool isExact() const { return Least == Most; }
  Amount &operator+=(Amount Other) {
    Least += Other.Least;
    Most += Other.Most;
    return *this;
  }
  /// Of one of \p N parts, on average: whole numbers around it.
  constexpr Amount dividedBy(uint64_t N) const { return {Least / N, Most / N + (Most % N != 0)}; }
  bool operator==(const Amount &) const = default;
};

} // namespace bankcheck

#endif

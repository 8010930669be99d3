//===- Uncertainty.h - why an access may run in other requests ---------------===//

#ifndef BANKCHECK_BASIC_UNCERTAINTY_H
#define BANKCHECK_BASIC_UNCERTAINTY_H

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace bankcheck {

/// Why the counted requests of an access may differ from those of nvcc's code. The most informative reasons come first:
/// if there are several, the first one is reported.
enum class Uncertainty : uint8_t {
#define UNCERTAINTY(Enumerator, Name) Enumerator,
#include "Basic/Uncertainty.def"
#undef UNCERTAINTY
};

/// By Uncertainty: its name in tables and tests.
inline constexpr const char *UncertaintyNames[] = {
#define UNCERTAINTY(Enumerator, Name) Name,
#include "Basic/Uncertainty.def"
#undef UNCERTAINTY
};
inline constexpr unsigned UncertaintyKinds = sizeof(UncertaintyNames) / sizeof(*UncertaintyNames);

class Uncertainties {
public:
  constexpr Uncertainties() = default;
  constexpr Uncertainties(std::initializer_list<Uncertainty> All) {
    for (Uncertainty U : All)
      add(U);
  }
  constexpr bool any() const { return Bits; }
  constexpr bool has(Uncertainty U) const { return Bits >> unsigned(U) & 1; }
  constexpr bool hasAny(Uncertainties Other) const { return Bits & Other.Bits; }
  constexpr bool hasAll(Uncertainties Other) const { return !(Other.Bits & ~Bits); }
  constexpr void add(Uncertainty U) { Bits |= 1u << unsigned(U); }
  constexpr void remove(Uncertainty U) { Bits &= ~(1u << unsigned(U)); }
  constexpr void add(Uncertainties Other) { Bits |= Other.Bits; }
  /// That says most; there must be one.
  constexpr Uncertainty first() const { return Uncertainty(std::countr_zero(Bits)); }
  bool operator==(const Uncertainties &) const = default;

private:
  uint32_t Bits = 0;
};

} // namespace bankcheck

#endif

//===- Interval.h - a range of integers -----------------------------------===//

#ifndef BANKCHECK_LANES_INTERVAL_H
#define BANKCHECK_LANES_INTERVAL_H

#include <algorithm>
#include <cstdint>

namespace bankcheck::lanes {

/// Inclusive. Bounds saturate far outside 64 bits, so sums and products of a
/// few 64-bit ranges never overflow; a saturated bound is an over-approximation.
struct Interval {
  using Wide = __int128;
  Wide Low, High;

  static constexpr Wide Limit = Wide(1) << 100;
  static Wide clamp(Wide Value) { return std::clamp(Value, -Limit, Limit); }

  /// All values of a signed register.
  static Interval ofWidth(unsigned Width) {
    if (Width == 1)
      return {0, 1};
    return {-(Wide(1) << (Width - 1)), (Wide(1) << (Width - 1)) - 1};
  }
  bool within(Interval Other) const { return Low >= Other.Low && High <= Other.High; }

  friend Interval operator+(Interval A, Interval B) { return {clamp(A.Low + B.Low), clamp(A.High + B.High)}; }
  friend Interval operator*(Interval A, Interval B) {
    // Factors are cut to 64 bits: a product of two then fits 128.
    auto Cut = [](Wide V) { return std::clamp<Wide>(V, INT64_MIN, INT64_MAX); };
    Wide P[] = {Cut(A.Low) * Cut(B.Low), Cut(A.Low) * Cut(B.High), Cut(A.High) * Cut(B.Low), Cut(A.High) * Cut(B.High)};
    return {clamp(*std::min_element(P, P + 4)), clamp(*std::max_element(P, P + 4))};
  }
  int64_t low64() const { return int64_t(std::clamp<Wide>(Low, INT64_MIN, INT64_MAX)); }
  int64_t high64() const { return int64_t(std::clamp<Wide>(High, INT64_MIN, INT64_MAX)); }
};

} // namespace bankcheck::lanes

#endif

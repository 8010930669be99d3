//===- Figures.h - what requests come to, predicted or measured ------------------===//

#ifndef BANKCHECK_VERIFY_FIGURES_H
#define BANKCHECK_VERIFY_FIGURES_H

#include <compare>
#include <cstdint>
#include <map>
#include <string>

namespace bankcheck::verify {

/// Of the source page.
struct PageCost {
  uint64_t Wavefronts = 0, Ideal = 0;
  auto operator<=>(const PageCost &) const = default;
  PageCost &operator+=(const PageCost &More) {
    Wavefronts += More.Wavefronts;
    Ideal += More.Ideal;
    return *this;
  }
};

struct Figures {
  uint64_t Requests = 0;
  uint64_t Wavefronts = 0; ///< Of the source page.
  uint64_t Ideal = 0;
  /// "LDS.128": requests. Predicted ones have no suffix beyond the width.
  std::map<std::string, uint64_t> Operations;

  PageCost cost() const { return {Wavefronts, Ideal}; }
};

} // namespace bankcheck::verify

#endif

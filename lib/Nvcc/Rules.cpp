#include "Nvcc/Rules.h"
#include "Basic/Uncertainty.h"

namespace bankcheck::nvcc {
namespace {

constexpr Uncertainty Owned[] = {
#define NVCC_UNCERTAIN(Rule, Why) Uncertainty::Why,
#include "Nvcc/Rules.def"
};

constexpr bool isEachOwnedOnce() {
  unsigned Owners[UncertaintyKinds] = {};
  for (Uncertainty U : Owned)
    ++Owners[unsigned(U)];
  for (unsigned Count : Owners)
    if (Count != 1)
      return false;
  return true;
}
static_assert(isEachOwnedOnce(), "each reason for 'not exact' comes from one rule of Rules.def");

} // namespace
} // namespace bankcheck::nvcc

#include "Analysis/FragmentPointer.h"
#include <optional>

using namespace bankcheck::lanes;

namespace bankcheck::analysis {

/// Of a division by 32; nothing if it depends on values.
static std::optional<int64_t> remainderOf(const AffineValue &F) {
  if (F.Unknown || F.Bits < std::bit_width(FragmentAlignment - 1))
    return std::nullopt;
  for (const Term &T : F.Terms)
    if (T.Coefficient[0] % FragmentAlignment)
      return std::nullopt;
  return F.Constant[0] & (FragmentAlignment - 1);
}

bool staysAligned(const AffineValue &Now, const AffineValue &Then, Arithmetic &Math) {
  if (remainderOf(Math.binary(Opcode::Sub, Then, Now, SignedWrap::Undefined)) == 0)
    return true;
  const std::optional<int64_t> Before = remainderOf(Now);
  return Before && *Before;
}

} // namespace bankcheck::analysis

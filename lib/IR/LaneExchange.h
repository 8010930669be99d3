//===- LaneExchange.h - what the lanes of a warp tell each other ----------------===//

#ifndef BANKCHECK_IR_LANEEXCHANGE_H
#define BANKCHECK_IR_LANEEXCHANGE_H

#include <cstdint>

namespace llvm {
class Instruction;
}

namespace bankcheck::ir {

enum class LaneExchange : uint8_t {
  None,
  Shuffle,
  Vote,
  Match,
  Reduction,
  Present, ///< Which lanes are there: __activemask().
};

/// The result of any but None depends on which lanes of the warp run \p I.
LaneExchange laneExchangeOf(const llvm::Instruction &I);

} // namespace bankcheck::ir

#endif

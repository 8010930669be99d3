//===- WarpExchange.h - exchange of values between lanes --------------------===//

#ifndef BANKCHECK_ANALYSIS_WARPEXCHANGE_H
#define BANKCHECK_ANALYSIS_WARPEXCHANGE_H

namespace llvm {
class Instruction;
}

namespace bankcheck::analysis {

/// Whether the result of \p I depends on which lanes of the warp run it: a shuffle, a vote, a match, a reduction.
bool isExchange(const llvm::Instruction &I);

} // namespace bankcheck::analysis

#endif

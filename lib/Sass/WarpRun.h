//===- WarpRun.h - a warp runs a kernel's machine code ------------------------===//
//
// Which requests a warp makes is decided by the code alone where threadIdx and constants decide its branches: the code
// is run, instruction by instruction, for the lanes of one warp. Memory is not followed, and arguments have no values;
// what is made of them is not known. A branch that is not known ends the run.
//
// Lanes part at a branch, and come together again only where the code says so:
//
//   BSSY B0, join     the lanes that run it will wait for one another: they are the members of B0
//   BRA               lanes part: each side is a *party* of its own from here on
//   BREAK B0          the lanes that run it are no members any more
//   BSYNC B0          waits until all members are here, or have ended; then they go on at `join` as one party
//   WARPSYNC.ALL      the same for all lanes of the warp that have not ended
//   EXIT              ends lanes
//   YIELD             lets others of the warp run first: members that wait may go on without the rest
//
// ptxas writes YIELD into loops that may wait for what another lane writes. On an H200, where 32 lanes of a kernel leave
// such a loop one by one, and are members of one barrier, each request behind it was made 14 times. So a run ends
// where lanes yield while they are parted from others.
//
// The hardware may bring parties together elsewhere. It is never assumed here, as it is always assumed where the source
// is analysed (Analysis/Divergence.h). If both make the same requests, so does the hardware.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_WARPRUN_H
#define BANKCHECK_SASS_WARPRUN_H

#include "Sass/MachineCode.h"
#include "Sass/Registers.h"

namespace bankcheck::sass {

/// What a party of a warp asks of shared memory.
struct RunRequest {
  const Instruction *By = nullptr; ///< Of Function::Instructions.
  banks::LaneMask Lanes = 0;       ///< At least one.
  /// What the lanes have in the address register and the uniform one, with the offset; nothing where one is not known,
  /// or whether the instruction runs at all.
  std::optional<std::array<uint32_t, banks::WarpSize>> Addresses;
};

/// How a run ended.
struct RunEnd {
  enum Kind : uint8_t { Complete, UnknownBranch, UnknownOperation, Yields, Stuck, Budget } TheKind = Complete;
  uint64_t Offset = 0; ///< Where it could not go on.
  uint64_t Steps = 0;
};

/// Runs \p Warp of a block, and calls \p Sink for each request. \p MostSteps: instructions of a party.
RunEnd run(const MachineCode &Code, const Function &Kernel, const RunInputs &Inputs, unsigned Warp, uint64_t MostSteps,
           llvm::function_ref<void(const RunRequest &)> Sink);

} // namespace bankcheck::sass

#endif

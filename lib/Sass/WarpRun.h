//===- WarpRun.h - a warp runs a kernel's machine code ------------------------===//
//
// Which requests a warp makes is decided by the code alone where threadIdx and constants decide its branches: the code
// is run, instruction by instruction, for the lanes of one warp. Memory is not followed, and arguments have values only
// where launches give them; what is made of others is not known. A branch that rests on it is followed both ways: by
// all lanes that may take it, and by none of them. So a loop that runs nobody knows how often is run once, twice, and
// so on. Each way to such a branch brings registers with it. What a few ways have brought is kept; of a further one and
// the one of those that is most like it what is different is forgotten, until nothing is new. A request of a forked run
// is one that is made if branches go that way. How often is known where all ways agree.
//
//   K is not known              R0 (address)   R1 (i)
//   loop: LDS R5, [R0]          known          0, then 8, then not known: 2 * 8 and 8 are different
//         R1 += 8
//         BRA loop if R1 < K    is followed both ways, until R0 and R1 are as they were here before
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
// ptxas writes YIELD into loops that may wait for what another lane writes. On an H200, where 32 lanes of a kernel
// leave such a loop one by one, and are members of one barrier, each request behind it was made 14 times. So a run ends
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
  /// or whether the instruction runs in some lane. Where the run may be forked, all of these are taken to run it.
  std::optional<std::array<uint32_t, banks::WarpSize>> Addresses;
};

/// How a run ended.
struct RunEnd {
  enum Kind : uint8_t { Complete, UnknownBranch, UnknownOperation, Yields, Stuck, Budget } TheKind = Complete;
  uint64_t Offset = 0; ///< Where it could not go on.
  uint64_t Steps = 0;
  bool IsForked = false; ///< Some branch was followed both ways, or lanes were taken to run an instruction.
  /// How often requests of a number were made.
  struct Count {
    uint64_t Most = 0;   ///< On any way. In a loop that runs nobody knows how often this says nothing.
    bool Varies = false; ///< Not on all ways equally often.
  };
  std::vector<Count> Requests; ///< By their number.
};

/// Runs \p Warp of a block, and calls \p Sink for each request, which numbers it: those of a number are counted.
/// \p MostSteps: instructions of a party.
RunEnd run(const MachineCode &Code, const Function &Kernel, const RunInputs &Inputs, unsigned Warp, uint64_t MostSteps,
           llvm::function_ref<unsigned(const RunRequest &)> Sink);

} // namespace bankcheck::sass

#endif

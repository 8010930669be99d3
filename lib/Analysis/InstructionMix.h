//===- InstructionMix.h - the instructions that a block of IR becomes ----------===//
//
// An estimate: what ptxas makes of the IR is known for accesses to shared memory only. It counts what a reader of
// the machine code would expect, instruction by instruction:
//
//   IR                                   counted as
//   add i32, and, icmp, select           1 integer; twice as many for i64
//   an address                           1 integer for each term of Base + sum of Terms + Offset, and 1 more in global
//                                        memory, whose addresses have 64 bits; of a pointer with an address before, 1
//                                        and 2; nothing for one that differs by a constant from one before
//   udiv i32 by a constant               2 to 4 integer; by a variable 18, for i64 80
//   fadd of an fmul that nothing else    1 fp32 for both
//   fdiv float                           8 fp32 and 1 special
//   sinf, exp, ...                       MathFunctions.def
//   phi, casts between integers          nothing
//
// *Latency* is how long a lone warp waits: the longest path through the block along values. On that path the loads
// are counted apart, since what they take depends on bank conflicts and on where the data are.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_INSTRUCTIONMIX_H
#define BANKCHECK_ANALYSIS_INSTRUCTIONMIX_H

#include "Basic/InstructionClass.h"

namespace llvm {
class BasicBlock;
class Instruction;
} // namespace llvm

namespace bankcheck::analysis {

/// Along the longest path: cycles of arithmetic, and loads one after another.
struct DependentPath {
  uint64_t Cycles = 0, SharedLoads = 0, GlobalLoads = 0;

  DependentPath &operator+=(const DependentPath &Other) {
    Cycles += Other.Cycles;
    SharedLoads += Other.SharedLoads;
    GlobalLoads += Other.GlobalLoads;
    return *this;
  }
};

struct InstructionMix {
  ByInstructionClass<uint64_t> Count{};
  /// More, if nvcc leaves the loop that this is a copy of rolled. \see nvcc::RolledDivisions
  uint64_t IfRolled = 0;
  DependentPath Latency;
};

/// Of a warp that runs \p Block once.
InstructionMix mixOf(const llvm::BasicBlock &Block);

} // namespace bankcheck::analysis

#endif

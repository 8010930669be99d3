//===- EndedThreads.h - what stands behind a trap ----------------------------===//
//
// `__trap()` is assembly to nvcc, after which its code goes on: a store in front of it stays
// although nothing that runs reads the array. ptxas removes what stands behind it, as it does
// behind `trap;` and `exit;` in the source. A failing assert() is a call that may return.
// (Read from nvcc 13.0's code for sm_90: test/traps/ended-threads.cu.) LLVM takes away what stands
// behind a trap at once, and then what only that has read.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_ENDEDTHREADS_H
#define BANKCHECK_IR_ENDEDTHREADS_H

namespace llvm {
class Function;
}

namespace bankcheck::ir {

/// Makes assembly of traps, to which LLVM does nothing.
void hideTraps(llvm::Function &F);

/// Ends the threads of \p Kernel at traps and `exit;`. True if it changed something.
bool endThreads(llvm::Function &Kernel);

} // namespace bankcheck::ir

#endif

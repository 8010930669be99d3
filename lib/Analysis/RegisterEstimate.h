//===- RegisterEstimate.h - how many registers a thread of a kernel takes ---------===//
//
// Blocks that fit a multiprocessor are fewer where threads have many registers, and ptxas alone knows how many they
// have. This is an estimate: the values that live at once where most do, in words of 32 bits, and some more for
// addresses and what ptxas moves forward.
//
//   value                                          words
//   i32, float, a pointer into shared memory       1
//   i64, double, any other pointer                 2
//   <4 x float>, a fragment of eight floats        4, 8
//   what all threads of a block have alike         0: uniform registers and constants
//   a condition; an address and a constant         0: a predicate; part of the instruction
//
// Of 116 kernels of bench/worth that are not held out, compiled by nvcc 13.0 for sm_90, it is within a quarter for 74;
// --object has the number itself.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_REGISTERESTIMATE_H
#define BANKCHECK_ANALYSIS_REGISTERESTIMATE_H

namespace llvm {
class Function;
} // namespace llvm

namespace bankcheck::analysis {

/// Of a thread: 16 to 255.
unsigned estimatedRegisters(const llvm::Function &Kernel);

} // namespace bankcheck::analysis

#endif

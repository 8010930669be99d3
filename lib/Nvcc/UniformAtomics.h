//===- UniformAtomics.h - atomics that one lane does for the warp -----------===//
//
// Where all lanes of a warp add to one address, nvcc adds their values up first
// (REDUX, or a vote and a population count) and one lane does the atomic. It does
// so where it can prove that the address does not depend on the lane:
//
//   atomicAdd(&total, value[t])            one lane
//   atomicMax(&best[blockIdx.x], v)        one lane
//   atomicAdd(&count, 1)                   each lane, in an instruction that counts them: 1 wavefront
//   place = atomicAdd(&count, 1)           one lane: the others' places follow
//   place = atomicAdd(&count, n[t])        one lane in a full warp, else each
//   atomicAdd(&h[threadIdx.x / 32], v)     each lane: not seen to be uniform
//   place = atomicMax(&best, v)            each lane
//   atomicExch, atomicCAS, float, 64 bits  each lane
//
// In a function that is called through a pointer (IR/VirtualCalls.h) nothing is proved of an address: each lane.
//
// Without this rule `atomicAdd(&total, v)` would be called 32-way. Source: the
// code that nvcc 13.0 makes for sm_90, test/merging/atomics.cu.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_UNIFORMATOMICS_H
#define BANKCHECK_NVCC_UNIFORMATOMICS_H

#include "Nvcc/CodegenPrediction.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/UniformityAnalysis.h"

namespace llvm {
class AtomicRMWInst;
}

namespace bankcheck::nvcc {

class UniformAtomics {
public:
  /// Those that perform \p I.
  CodegenPrediction::Lanes lanesOf(const llvm::Instruction &I) const {
    return Once.contains(&I)         ? CodegenPrediction::Lanes::One
           : OnceIfFull.contains(&I) ? CodegenPrediction::Lanes::OneOfFullWarp
                                     : CodegenPrediction::Lanes::All;
  }
  /// Finds those of \p Kernel, which must not change any more.
  void find(llvm::Function &Kernel, const llvm::UniformityInfo &Uniform);

private:
  llvm::DenseSet<const llvm::Instruction *> Once, OnceIfFull;
};

} // namespace bankcheck::nvcc

#endif

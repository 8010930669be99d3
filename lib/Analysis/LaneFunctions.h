//===- LaneFunctions.h - intrinsics of numbers that are known ----------------===//

#ifndef BANKCHECK_ANALYSIS_LANEFUNCTIONS_H
#define BANKCHECK_ANALYSIS_LANEFUNCTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/IntrinsicInst.h"
#include <cstdint>
#include <optional>

namespace bankcheck::analysis {

/// What \p I gives for arguments with these bits, in one lane: its bits. Exactly what the device computes (LLVM's
/// folding of integers and of correctly rounded floats; the PTX ISA where LLVM does not fold); nothing for what is not
/// known, approximations among it. What the language leaves undefined gives 0.
std::optional<int64_t> laneFunction(const llvm::IntrinsicInst &I, llvm::ArrayRef<uint64_t> Arguments);

} // namespace bankcheck::analysis

#endif

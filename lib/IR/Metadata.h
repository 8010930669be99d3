//===- Metadata.h - what instructions are marked with ---------------------------===//

#ifndef BANKCHECK_IR_METADATA_H
#define BANKCHECK_IR_METADATA_H

#include "llvm/IR/Instruction.h"

namespace bankcheck::ir {

/// As I.getMetadata(Kind), which looks the name up for an instruction that has nothing but its line, too.
inline llvm::MDNode *metadataOf(const llvm::Instruction &I, llvm::StringRef Kind) {
  return I.hasMetadataOtherThanDebugLoc() ? I.getMetadata(Kind) : nullptr;
}

} // namespace bankcheck::ir

#endif

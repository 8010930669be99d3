//===- Markers.h - an access's number, through the merge -------------------===//
//
// The instruction that runs can be wider than what the source says. To know which accesses
// went into a vector each loaded value passes through an opaque call `bankcheck.load(number, v)`
// and each stored one through `bankcheck.store(number, v)` first.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_MARKERS_H
#define BANKCHECK_IR_MARKERS_H

#include "IR/Access.h"
#include <optional>
#include <vector>

namespace llvm {
class CallInst;
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Passes each loaded or stored value that has a number through an opaque call.
void insertMarkers(llvm::Function &Kernel);

/// A marker with the number of \p Marker, before it, for another value.
llvm::CallInst &markAgain(llvm::CallInst &Marker, llvm::Value &V);

/// The value behind a marker call, or \p V itself.
const llvm::Value *skipMarker(const llvm::Value *V);

/// The number of the access that \p V marks, if it is a marker of a load.
std::optional<unsigned> markedLoad(const llvm::Value &V);

/// A part that an access has in an instruction.
struct Share {
  unsigned Number;
  unsigned Offset; ///< Bytes from the start of the instruction's own access.
  unsigned Size;
};
/// The accesses that \p I performs, in order of their offset: one as a rule, more if accesses were merged into it;
/// empty if none. For a copy one entry for each of its operations, ~0 where that is not shared.
std::vector<Share> sharesOf(const llvm::Instruction &I, const std::vector<Access> &Accesses);

} // namespace bankcheck::ir

#endif

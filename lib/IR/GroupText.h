//===- GroupText.h - a group of kernels as bytes that say all of it -----------------===//
//
// Two groups with the same bytes go through the passes alike. Unlike LLVM's own text, the bytes number types, constants
// and metadata in the order of their first use in the group, so that what the rest of the file has does not
// matter; and unlike its hash of a function (StructuralHash.h) they leave nothing out:
//
//   variables    name (but of string literals), type, linkage, attributes, alignment, metadata, initial value
//   functions    name, type, linkage, attributes, arguments, blocks
//   instructions operation, type, operands, flags, what the class adds (alignment, ordering, predicate, indices, ...),
//                metadata, location with all of its scopes
//
// Lines are beside the bytes: what is the same but for them may be moved (Driver/LineTable.h).
//
// What is not known here, a new kind of constant or metadata say, is written in no way: the group has no bytes then,
// and nothing of it is kept.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_GROUPTEXT_H
#define BANKCHECK_IR_GROUPTEXT_H

#include "Basic/Location.h"
#include "IR/KernelGroups.h"
#include <optional>
#include <set>

namespace bankcheck::ir {

struct GroupText {
  std::string Bytes;
  std::vector<std::string> Files; ///< As in a Location.
  std::vector<std::pair<unsigned, unsigned>>
      Lines;                    ///< The index of the file, and the line, wherever the bytes have one.
  std::set<Location> Locations; ///< Of instructions.
};

/// Of the group as extract() would copy it.
std::optional<GroupText> textOf(const llvm::Module &M, const KernelGroup &Group);

} // namespace bankcheck::ir

#endif

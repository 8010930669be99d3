//===- PtxText.h - inline assembly, taken apart ------------------------------===//

#ifndef BANKCHECK_IR_PTXTEXT_H
#define BANKCHECK_IR_PTXTEXT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace bankcheck::ir {

/// `@!p mad.lo.u32 $0, a, 3, b;`, `.reg .b32 a, r<4>;`, or a brace around some of them.
struct PtxStatement {
  enum Kind : uint8_t { Instruction, Registers, Open, Close } TheKind = Instruction;
  std::string Guard; ///< The predicate's name; empty if there is none.
  bool GuardNegated = false;
  /// The opcode and its suffixes, without dots; of registers their type.
  llvm::SmallVector<std::string, 6> Parts;
  /// As written, without blanks: `$1`, `0x1f`, `{lo,hi}`, `d|p`.
  llvm::SmallVector<std::string, 4> Operands;

  bool has(llvm::StringRef Part) const;
};

/// \p Assembly is the text that LLVM keeps: operand 1 is `$1`, and a dollar `$$`. Nothing if it has a label or
/// a directive other than `.reg`.
std::optional<std::vector<PtxStatement>> parsePtx(llvm::StringRef Assembly);

/// Whether \p Assembly may load from memory: `ld`, `ldu` or `atom` is in it.
bool mayLoad(llvm::StringRef Assembly);

} // namespace bankcheck::ir

#endif

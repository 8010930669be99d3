//===- SharedArray.h - a __shared__ variable, as the evaluation sees it ----===//

#ifndef BANKCHECK_ANALYSIS_SHAREDARRAY_H
#define BANKCHECK_ANALYSIS_SHAREDARRAY_H

#include "Lanes/AffineValue.h"
#include <string>
#include <vector>

namespace llvm {
class GlobalVariable;
}

namespace bankcheck::analysis {

/// An address in the array is 16 * Base + offset. In an array of two or three
/// dimensions each step over a whole row also adds `Padding` elements, a
/// symbol that is 0 as the source stands: giving it another value evaluates
/// every access as if the innermost extent were larger.
struct SharedArray {
  const llvm::GlobalVariable *Variable = nullptr;
  std::string LinkageName;
  std::string Kernel; ///< In which it is accessed; its linkage name.
  std::string Name;   ///< As the source has it, without what it is declared in.
  lanes::SymbolId Base = 0;
  bool Paddable = false;       ///< Has two dimensions or more.
  lanes::SymbolId Padding = 0; ///< In elements; valid if Paddable.
  uint64_t RowBytes = 0;       ///< Innermost extent times ElementBytes.
  uint64_t ElementBytes = 0;
  uint64_t Rows = 0;
  uint64_t Bytes = 0; ///< 0 for dynamic memory.
};

} // namespace bankcheck::analysis

#endif

//===- DrawnLayout.h - the bank of every element of an array ------------------------===//

#ifndef BANKCHECK_REPORT_DRAWNLAYOUT_H
#define BANKCHECK_REPORT_DRAWNLAYOUT_H

#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

/// An array in shared memory that starts in bank 0.
struct DrawnLayout {
  std::string Declaration;       ///< "float t[4][33]"
  std::vector<uint64_t> Extents; ///< Outermost first; empty for a scalar.
  unsigned ElementBytes = 4;     ///< At least 1.
};

/// A line for each row, of the innermost extent, with the bank of each element,
/// "0-3" where it lies in several. Rows stop where the banks repeat.
void drawLayout(const DrawnLayout &L, llvm::raw_ostream &Out);

} // namespace bankcheck::report

#endif

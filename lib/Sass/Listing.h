//===- Listing.h - machine code as text and as JSON ---------------------------===//

#ifndef BANKCHECK_SASS_LISTING_H
#define BANKCHECK_SASS_LISTING_H

#include "Sass/MachineCode.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::sass {

/// A line for each instruction that may access shared memory, with its places, innermost first.
void listText(const std::vector<MachineCode> &Images, llvm::raw_ostream &Out);

/// One object with all instructions that are kept.
void listJson(const std::vector<MachineCode> &Images, llvm::raw_ostream &Out);

} // namespace bankcheck::sass

#endif

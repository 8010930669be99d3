//===- PlaceKey.h - the same place, in the source and in machine code --------------===//

#ifndef BANKCHECK_MATCH_PLACEKEY_H
#define BANKCHECK_MATCH_PLACEKEY_H

#include "Basic/Location.h"
#include "Basic/StatementLines.h"
#include "Sass/LineTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <set>

namespace bankcheck::match {

/// Lines of the user's files, innermost first: "a.cu:3 a.cu:11". Files by their last part: the code may have been made
/// elsewhere. Libraries are left out: their lines differ from toolkit to toolkit.
using PlaceKey = std::string;

/// The places of a kernel's accesses, in which instructions are looked up.
class AccessPlaces {
public:
  /// \p Statements outlives this.
  AccessPlaces(const StatementLines &Statements, llvm::function_ref<bool(llvm::StringRef File)> IsLibrary);

  /// Adds that of an access, which becomes \p Instruction: "LDS".
  PlaceKey add(llvm::ArrayRef<Location> Locations, llvm::StringRef Instruction);

  /// Of an instruction. Where the source has no such access at its line, but on one other line of the expression that
  /// it is part of, then of that.
  PlaceKey keyOf(llvm::ArrayRef<sass::Place> Places, llvm::StringRef Instruction) const;

private:
  llvm::function_ref<bool(llvm::StringRef)> IsLibrary;
  std::map<std::string, std::map<unsigned, unsigned>> Statements; ///< By the last part of the file's name.
  std::set<std::string> Files;                                    ///< The last parts of their names.
  std::map<PlaceKey, std::set<std::string>> Instructions;
};

} // namespace bankcheck::match

#endif

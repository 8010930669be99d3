//===- AccessSource.h - what the source says of accesses --------------------===//

#ifndef BANKCHECK_FIXES_ACCESSSOURCE_H
#define BANKCHECK_FIXES_ACCESSSOURCE_H

#include "Source/RowLengths.h"
#include <functional>

namespace bankcheck::fixes {

struct DeclarationUses;

struct AccessName {
  std::string Operation; ///< "load"
  unsigned Line;

  std::string text() const { return "the " + Operation + " in line " + std::to_string(Line); }
};

/// By their number.
struct AccessSource {
  std::function<AccessName(unsigned)> NameOf;
  std::function<const std::set<source::RowLength> &(unsigned)> LengthsOf;
  /// Names that the length of an array's rows is made of, by its declaration.
  std::function<const std::vector<source::LengthHolder> &(const Location &)> HoldersOf;
  /// What kernels do to the arrays of a declaration; none if no access to these has a conflict.
  std::function<const DeclarationUses &(const Location &)> UsesOf;
  std::function<bool(unsigned)> IsInCute;    ///< CuTe's code makes it.
  std::function<unsigned(unsigned)> BytesOf; ///< Of the expression; 0 if it is not known.
  /// Of locations, innermost first, the line that the user reads; 0 if there is none.
  std::function<unsigned(const std::vector<Location> &)> LineOf;
};

} // namespace bankcheck::fixes

#endif

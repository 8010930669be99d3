//===- AccessSource.h - what the source says of accesses --------------------===//

#ifndef BANKCHECK_FIXES_ACCESSSOURCE_H
#define BANKCHECK_FIXES_ACCESSSOURCE_H

#include "Source/RowLengths.h"
#include <functional>

namespace bankcheck::fixes {

/// By their number.
struct AccessSource {
  std::function<std::string(unsigned)> NameOf; ///< "the load in line 24"
  std::function<const std::set<source::RowLength> &(unsigned)> LengthsOf;
  std::function<bool(unsigned)> IsInCute;    ///< CuTe's code makes it.
  std::function<unsigned(unsigned)> BytesOf; ///< Of the expression; 0 if it is not known.
  /// Of locations, innermost first, the line that the user reads; 0 if there is none.
  std::function<unsigned(const std::vector<Location> &)> LineOf;
};

} // namespace bankcheck::fixes

#endif

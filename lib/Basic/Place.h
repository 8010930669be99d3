//===- Place.h - a place in the source --------------------------------------===//

#ifndef BANKCHECK_BASIC_PLACE_H
#define BANKCHECK_BASIC_PLACE_H

#include <compare>
#include <string>

namespace bankcheck {

/// Line and column count from 1; line 0 if there is no place. Within an
/// analysis File is absolute, so that debug information and AST agree; in a
/// report it is spelled as the user spelled it.
struct Place {
  std::string File;
  unsigned Line = 0, Column = 0;
  auto operator<=>(const Place &) const = default;
};

} // namespace bankcheck

#endif

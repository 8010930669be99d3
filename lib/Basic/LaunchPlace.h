//===- LaunchPlace.h - where a launch stands ----------------------------------===//

#ifndef BANKCHECK_BASIC_LAUNCHPLACE_H
#define BANKCHECK_BASIC_LAUNCHPLACE_H

#include "Basic/Location.h"

namespace bankcheck {

struct LaunchPlace {
  Location Where;      ///< The `<<<>>>`.
  Location CalledFrom; ///< The call of its function that gives it constants; no line where none does.
  auto operator<=>(const LaunchPlace &) const = default;
};

} // namespace bankcheck

#endif

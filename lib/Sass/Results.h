//===- Results.h - which registers a machine instruction writes ----------------===//

#ifndef BANKCHECK_SASS_RESULTS_H
#define BANKCHECK_SASS_RESULTS_H

#include "Sass/Encoding.h"
#include <optional>

namespace bankcheck::sass {

/// How many registers an instruction writes, from its destination on; and predicates, in the fields for these.
struct Results {
  unsigned Registers = 0, Predicates = 0;
  bool AreUniform = false;
};

/// Nothing where it is not known.
std::optional<Results> resultsOf(const Bits &B);

/// How many registers a load of this type fills.
unsigned registersOf(uint64_t TypeOfLoad);

} // namespace bankcheck::sass

#endif

//===- Refuter.h - Z3 looks for values that refute an result -------------------===//

#ifndef BANKCHECK_TEST_UNIT_LANES_REFUTER_H
#define BANKCHECK_TEST_UNIT_LANES_REFUTER_H

#include "Queries.h"

namespace bankcheck::test {

/// Whether some values of all that are in range, over the integers, refute what the result
/// to the linear query \p Q says of its worst case, or none attain it.
enum class Refuted : uint8_t { NotAsked, No, Yes, Unknown };
Refuted refute(RandomQuery &Q, std::string &Model);

} // namespace bankcheck::test

#endif

#include "Fixes/Layout.h"

namespace bankcheck::fixes {

Layout::~Layout() = default;

uint64_t Layout::extraBytes(uint64_t) const { return 0; }

} // namespace bankcheck::fixes

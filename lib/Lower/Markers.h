//===- Markers.h - an access's number, through the merge -------------------===//

#ifndef BANKCHECK_LOWER_MARKERS_H
#define BANKCHECK_LOWER_MARKERS_H

#include "Lower/Lower.h"

namespace bankcheck {

/// Passes each loaded or stored value that has a number through an opaque call.
void insertMarkers(llvm::Function &Kernel);

} // namespace bankcheck

#endif

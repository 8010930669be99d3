//===- Markers.h - an access's number, through the merge -------------------===//

#ifndef BANKCHECK_LOWER_MARKERS_H
#define BANKCHECK_LOWER_MARKERS_H

#include "Lower/Lower.h"

namespace llvm {
class CallInst;
}

namespace bankcheck {

/// Passes each loaded or stored value that has a number through an opaque call.
void insertMarkers(llvm::Function &Kernel);

/// A marker with the number of \p Marker, before it, for another value.
llvm::CallInst &markAgain(llvm::CallInst &Marker, llvm::Value &V);

} // namespace bankcheck

#endif

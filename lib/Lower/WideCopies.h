//===- WideCopies.h - copies of vector types as one access -----------------===//

#ifndef BANKCHECK_LOWER_WIDECOPIES_H
#define BANKCHECK_LOWER_WIDECOPIES_H

#include "Lower/Lower.h"

namespace bankcheck {

/// Clang copies a float4 with memcpy, which would fall apart into its fields.
/// A copy of 2 to 16 bytes whose type is aligned to its size runs as one
/// access: it becomes a load and a store of one vector.
void widenCopies(llvm::Module &M, const TypeAlignment &AlignmentOf);

} // namespace bankcheck

#endif

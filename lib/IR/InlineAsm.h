//===- InlineAsm.h - shared accesses written as PTX ------------------------===//

#ifndef BANKCHECK_IR_INLINEASM_H
#define BANKCHECK_IR_INLINEASM_H

#include "IR/MemoryOperation.h"

namespace bankcheck::ir {

/// The accesses in the PTX text of \p Call that may be shared: `ld`, `st`, `atom`
/// and `red` of shared memory or a generic address, `ldmatrix`, `stmatrix`,
/// `cp.async.c[ag].shared`, bulk copies, `wgmma`, and as without a rule any other
/// that names `.shared`. An address has the form `[%N]` or `[%N + constant]`; an
/// access whose address is written otherwise is returned with a null Address. Branches
/// are not followed: all accesses of a text that has one are marked, and have a null Address.
llvm::SmallVector<MemoryOperation, 2> accessesOfAsm(const llvm::CallInst &Call);

} // namespace bankcheck::ir

#endif

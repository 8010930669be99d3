//===- LocalVariables.h - what copies to local variables leave behind -------===//

#ifndef BANKCHECK_LOWER_LOCALVARIABLES_H
#define BANKCHECK_LOWER_LOCALVARIABLES_H

namespace llvm {
class Function;
}

namespace bankcheck {

/// Removes writes to local variables that nothing reads: what is left of a
/// copied struct whose field is not used.
void removeDeadLocals(llvm::Function &F);

/// A local array that is a copy of a constant table, and only read, becomes the
/// table (`constexpr int rows[8] = {...}` inside a kernel).
void readTablesInPlace(llvm::Function &F);

} // namespace bankcheck

#endif

//===- SourceFacts.h - what the source says and the IR does not --------------===//

#ifndef BANKCHECK_IR_SOURCEFACTS_H
#define BANKCHECK_IR_SOURCEFACTS_H

#include "Basic/Location.h"
#include <set>
#include <string>

namespace llvm {
class Function;
class GlobalVariable;
class Module;
} // namespace llvm

namespace bankcheck::ir {

struct SourceFacts {
  /// Linkage names of variables that keep their initial value.
  std::set<std::string> ConstantTables;
  /// Of others that do, which nvcc does not know: it loads them.
  std::set<std::string> InitialValues;
  /// \see SourceModel
  std::set<Location> ConditionalLvalues;
  /// Locations where nvcc may access other bytes around a bit-field than clang.
  std::set<Location> UnclearFields;
  /// Linkage names of functions that other files define, which may access shared memory.
  std::set<std::string> OfOtherFiles;
};

/// Notes on \p M's variables which keep their initial value.
void noteInitialValues(llvm::Module &M, const SourceFacts &Facts);

/// Whether \p G has the value that its initialiser says whenever a kernel reads it.
bool keepsInitialValue(const llvm::GlobalVariable &G);

/// Notes on \p M's functions that other files define.
void noteOtherFiles(llvm::Module &M, const SourceFacts &Facts);

/// Whether another file of the program defines \p F.
bool isOfOtherFile(const llvm::Function &F);

} // namespace bankcheck::ir

#endif

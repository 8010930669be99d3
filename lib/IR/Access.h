//===- Access.h - one shared access of the source --------------------------===//

#ifndef BANKCHECK_IR_ACCESS_H
#define BANKCHECK_IR_ACCESS_H

#include "Banks/Request.h"
#include "Basic/Location.h"
#include "Basic/Undecided.h"
#include <string>
#include <vector>

namespace llvm {
class DILocation;
class Function;
} // namespace llvm

namespace bankcheck::ir {

/// The location of debug information, without what it was inlined into.
Location locationOf(const llvm::DILocation &L);
/// That location and those where the function that holds it was inlined, innermost first.
std::vector<Location> locationsOf(const llvm::DILocation &L);

/// A shared access as it stands in a kernel after inlining: one load, store,
/// atomic, ... of the IR. The instruction may be cloned by unrolling or merged
/// with neighbours afterwards; its number stays.
struct Access {
  unsigned Number = 0;
  const llvm::Function *Kernel = nullptr;
  banks::Operation Op = banks::Operation::Load;
  unsigned Size = 4;
  /// Innermost location first, then where that code was inlined, and so on.
  std::vector<Location> Locations;
  /// Linkage name of the shared variable, where the address alone shows it.
  std::string Array;
  /// Linkage names of the shared variables that a pointer whose origin is not known may lead to;
  /// none also where that may be any.
  std::vector<std::string> MayReach;
  /// Linkage name of the function that holds the innermost location.
  std::string InFunction;
  /// Known to be in shared memory before evaluation; else it may turn out not
  /// to be, and is dropped then.
  bool CertainlyShared = true;
  /// Not in the kernel's body but in a function that could not be inlined into
  /// it: why. Such an access is never evaluated.
  std::optional<UndecidedReason> NotFollowed;
  bool InAssembly = false;
  bool IsUnclearField = false;     ///< nvcc may access other bytes around the bit-field.
  bool IsUnclearCopy = false;      ///< nvcc may copy it in other pieces. \see StructCopies.h
  bool IsPerhapsForwarded = false; ///< nvcc may know what is stored and loaded, or not. \see ReturnedValues.h
  bool IsOfPointedCall = false;    ///< In what nvcc calls through a pointer. \see VirtualCalls.h
};

} // namespace bankcheck::ir

#endif

//===- SharedFlow.h - where addresses of shared memory may get to -----------===//
//
// A generic pointer that is loaded, or that assembly or a call gives, leads to
// shared memory only if somebody put such an address there. Its ways are followed
// from the arrays on: through arithmetic, casts, choices, assembly and calls as
// values, and through memory. Of memory it is known whether an address was stored
//
//   in a local variable       each for itself
//   in shared memory          all of it
//   anywhere else             all of it
//   nobody knows where        then in all of these
//
// A pointer of the host's (IR/EscapedAddresses.h) leads to what is stored anywhere else.
//
// What is left out cannot hold an address of the program: the result of a
// comparison, numbers of less than 32 bits, floats, the difference of two
// addresses, and the index that is added to a pointer.
//
// The answer is exact in one direction: what is not reached does not lead to shared
// memory. What is reached may, on some path.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_SHAREDFLOW_H
#define BANKCHECK_IR_SHAREDFLOW_H

#include "llvm/ADT/DenseSet.h"

namespace llvm {
class CallBase;
class Function;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace bankcheck::ir {

struct MemoryOperation;

class SharedFlow {
public:
  explicit SharedFlow(const llvm::Function &Kernel);

  /// Whether \p V may be an address in shared memory, or a number made of one.
  bool reaches(const llvm::Value &V) const;
  /// Whether \p M, an operation of \p I, may access shared memory.
  bool mayAccess(const MemoryOperation &M, const llvm::Instruction &I) const;

private:
  llvm::DenseSet<const llvm::Value *> Reached;
  llvm::DenseSet<const llvm::Value *> Locals; ///< That hold such an address.
  llvm::DenseSet<const llvm::Value *> Tables; ///< Constants that do.
  bool LocalsStay;                            ///< \see keepsLocalAddresses
  bool InShared = false, Elsewhere = false, Anywhere = false;
  bool Changed = false;

  bool isReachedBy(const llvm::Instruction &I);
  bool isReachedByCall(const llvm::CallBase &Call);
  bool isOfHost(const llvm::Value &Object) const;
  bool isHeldAt(const llvm::Value &Pointer) const;
  void storeAt(const llvm::Value &Pointer);
  void set(bool &Flag);
  void loseAll() { set(Anywhere); }
};

} // namespace bankcheck::ir

#endif

//===- SharedPointers.h - which values may be addresses in shared memory -------===//
//
// The address of a shared array that is only loaded from and stored to, in its own address
// space, is known wherever it is. One that is stored is not: what is loaded as a pointer may
// be it, `__shared__ struct { float *data; } h; h.data = s; ... h.data[i]`. So for each value
// of a kernel: the arrays whose address it may be, or be computed from.
//
//   s as a generic pointer, as a number       {s}
//   p + i, c ? p : q, a sum of p, asm of p    those of p, and of q
//   what p leads to                           what was stored to memory, in no order: each
//                                             local variable is told apart, all else is one
//   an argument of the kernel                 none: the host knows no such address
//   what a call returns that is not followed  any
//
// It holds for every order in which the code may run. Bits of an address that go through
// numbers of less than 16 bits or through floating point are not seen.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_SHAREDPOINTERS_H
#define BANKCHECK_IR_SHAREDPOINTERS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace llvm {
class CallBase;
class Function;
class GlobalVariable;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace bankcheck::ir {

class SharedPointers {
public:
  /// Of a function that is not a kernel the arguments may be any such address.
  explicit SharedPointers(const llvm::Function &F);

  /// Whether \p V, a pointer or a number, may be an address in shared memory.
  bool contains(const llvm::Value &V) const;
  /// Whether \p V brings one along, out of memory or of a call, that its operands do not show.
  bool isOrigin(const llvm::Instruction &I) const;
  /// The arrays that \p V may lead to; none also where it may be any.
  std::vector<const llvm::GlobalVariable *> arraysBehind(const llvm::Value &V) const;

private:
  using Arrays = uint64_t; ///< A bit for each array; Any if they are too many or not known.
  static constexpr Arrays Any = uint64_t(1) << 63;
  /// What some memory may hold: numbers of up to 32 bits and others are told apart.
  struct Contents {
    Arrays Narrow = 0, Wide = 0;
  };

  std::vector<const llvm::GlobalVariable *> Numbered;
  llvm::DenseMap<const llvm::Value *, Arrays> Of;
  llvm::DenseMap<const llvm::Value *, Contents> Locals;
  llvm::DenseMap<const llvm::Value *, bool> IsOwn; ///< A local variable whose address stays here.
  Contents Rest;
  bool Changed = false;

  Arrays arraysOf(const llvm::Value &V) const;
  void add(const llvm::Instruction &I, Arrays Behind);
  void visit(const llvm::Instruction &I);
  void visitCall(const llvm::CallBase &Call);
  bool isOwn(const llvm::Value &Object);
  void store(const llvm::Value &Pointer, const llvm::Type &T, Arrays Behind);
  Arrays load(const llvm::Value &Pointer, const llvm::Type &T);
};

} // namespace bankcheck::ir

#endif

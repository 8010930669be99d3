//===- SharedPointers.h - which values may be addresses in shared memory -------===//
//
// If the address of a shared array is only used in loads and stores, in its own address
// space, each of these is known to access the array. If the address itself is stored, any
// pointer that is loaded later may be it:
// `__shared__ struct { float *data; } h; h.data = s; ... h.data[i]`. So this analysis computes
// for each value of a kernel the arrays whose address it may be, or be computed from:
//
//   s as a generic pointer, as a number       {s}
//   p + i, c ? p : q, a sum of p, asm of p    those of p, and of q
//   a load through p                          what was stored to memory, in any order: each local
//                                             variable, each struct that is passed by value and each
//                                             shared one whose address is not given away is separate, and
//                                             so are the bytes of each of these that have known offsets.
//                                             Global memory is one: the host's pointers lead there, and all
//                                             that are loaded and cannot be the address of a variable;
//                                             through other pointers it is all that has gone anywhere
//   an argument of the kernel                 none: the host knows no such address
//   an assembly instruction that loads        what was stored there; of `.shared` in shared memory, or anywhere
//   what a call returns that is not followed  any; through a pointer, where no function of the file that is
//                                             left knows shared memory by itself: what such calls are given
//
// The analysis is flow-insensitive. It does not follow bits of an address through integers
// of less than 16 bits, or through floating point.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_SHAREDPOINTERS_H
#define BANKCHECK_IR_SHAREDPOINTERS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace llvm {
class AnyMemTransferInst;
class CallBase;
class Function;
class GlobalVariable;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// The shared variables that instructions of \p F name, in the order in which they do.
llvm::SetVector<const llvm::GlobalVariable *> sharedVariablesIn(const llvm::Function &F);

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
  static constexpr Arrays Local = uint64_t(1) << 62; ///< A variable of the thread.
  static constexpr unsigned MostArrays = 62;
  /// What some memory may contain, separately for numbers of up to 32 bits and for others.
  struct Contents {
    Arrays Narrow = 0, Wide = 0;
  };
  /// From the first to behind the last.
  using Bytes = std::pair<int64_t, int64_t>;
  /// Bytes of an object; all of it, if it is not known which.
  struct Place {
    const llvm::Value *Object;
    std::optional<Bytes> Where;
  };
  struct Variable {
    Contents Anywhere;                ///< At bytes that are not known.
    std::map<Bytes, Contents> Pieces; ///< They may overlap.
  };

  const llvm::Function &Self;
  std::optional<bool> IsAnyPointedAware; ///< Whether some function that is not inlined knows shared memory by itself.
  llvm::SmallVector<const llvm::GlobalVariable *, 0> Numbered; ///< Those that the function names.
  llvm::DenseMap<const llvm::Value *, Arrays> Of;
  llvm::DenseMap<const llvm::Value *, Variable> Variables; ///< Own ones.
  llvm::DenseMap<const llvm::Value *, bool> IsOwn;         ///< A variable whose address stays here.
  Contents Captured;                                       ///< Of all variables whose address does not stay here.
  Contents Global;                                         ///< Of what the host's pointers lead to.
  Contents Anywhere;                                       ///< Stored nobody knows where.
  bool LocalsStay = true;                                  ///< \see keepsLocalAddresses
  bool Changed = false;

  Arrays arraysOf(const llvm::Value &V) const;
  void add(const llvm::Instruction &I, Arrays Behind);
  void visit(const llvm::Instruction &I);
  Arrays ofUnfollowed(const llvm::Function *Callee);
  void visitCall(const llvm::CallBase &Call);
  bool isOwn(const llvm::Value &Object);
  bool isOfHost(const llvm::Value &Object) const;
  /// What all shared memory may contain.
  Arrays inShared() const;
  llvm::SmallVector<Place, 4> placesOf(const llvm::Value &Pointer, std::optional<uint64_t> Size) const;
  Contents contentsOf(const Place &From);
  static Contents contentsOf(const Variable &V, const std::optional<Bytes> &Where);
  /// \p Kept may be stored anywhere.
  void lose(Arrays Kept);
  void addTo(Contents &To, const Contents &New);
  void addTo(Variable &To, const std::optional<Bytes> &Where, const Contents &New);
  void addTo(const Place &To, const Contents &New);
  /// What is stored with a value of type \p T.
  static Contents of(const llvm::Type &T, Arrays Behind);
  void store(const llvm::Value &Pointer, llvm::Type &T, Arrays Behind);
  void copy(const llvm::AnyMemTransferInst &Copy);
  Contents load(const Place &From);
  Arrays load(const llvm::Value &Pointer, llvm::Type &T);
};

} // namespace bankcheck::ir

#endif

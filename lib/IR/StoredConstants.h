//===- StoredConstants.h - shared variables that have one value ----------------===//
//
// A shared variable begins without a value. One that is only ever set to one constant has
// that wherever it is read: nvcc reads and sets it no more, early, before loops are unrolled
// (read from nvcc 13.0's code for sm_90). The fields of a struct and the elements of a small
// array are variables of their own if none is accessed by an index.
//
//   __shared__ float *p;  if (t == 0) p = s;  ...  p[t]        s[t]
//   h.data = s; h.n = 4;  ...  h.data[t * h.n]                 s[t * 4]
//   h.data = s + n;                                            stays, as does h.n = c ? 2 : 4
//   rows[0] = a; rows[1] = b;  ...  rows[t & 1]                stays: an index
//
// What a call returns may be a constant that nvcc does not know by then (ReturnedValues.h): such a variable stays, and
// is not exact.
//
// A field that is never read is not set either, unless it is a pointer that is not constant:
// LLVM's globalopt keeps what may alone lead to memory in use.
//
//   h.data = s + t; ...  v = h.n       h.data stays
//   h.n = 4;        ...  v = h.stride  h.n is not set, whatever h.data is
//
// A vector type (float4) that is copied stays a vector. Of a struct that is copied, as a whole and with no
// index, nvcc 13.0 makes a variable of each field, too, and stores those that are read, at other distances. What these
// merge to is not known, so such accesses are not exact where some field is not read, or where the struct has padding.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_STOREDCONSTANTS_H
#define BANKCHECK_IR_STOREDCONSTANTS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"
#include <vector>

namespace llvm {
class CallBase;
class Constant;
class GlobalVariable;
class Instruction;
class LoadInst;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Metadata of loads and stores that are left because nvcc may not know the constant. \see ReturnedValues.h
constexpr llvm::StringLiteral PerhapsForwarded = "bankcheck.perhaps-forwarded";

/// Uses the constants instead of what is read, and notes what nvcc may keep. Returns the loads and stores that do not
/// run: to be erased when they have their numbers.
std::vector<llvm::WeakVH> forwardStoredConstants(llvm::Module &M);

/// Calls \p Do for what writes to \p Variable, or to a field of it, where nothing reads that. Late in the pipeline this
/// is what only its own thread has read, which has the value: nvcc removes the writes, too, if it finds that early.
///
///   s[t] = v; ... o[t] = s[t];            no access
///   s[t] = v; if (c) o[t] = s[t];         stored
void forEachUnreadStore(llvm::GlobalVariable &Variable, llvm::function_ref<void(const llvm::Instruction &)> Do);

/// A pointer that was stored: the constant, and a multiple of so many bytes from there; 0: no bytes.
struct StoredPointer {
  const llvm::Constant *Base;
  uint64_t Step = 0;
  bool operator==(const StoredPointer &) const = default;
};

/// The pointers, one of which \p Load reads from a shared variable: all that are set there are among these, each by
/// itself or as a choice. Sorted by when they are first met; none where others may be set, or more than a few.
///
///   if (first) p = a; else p = b;  ...  p[t]        a, b
///   float *p = b + n;  ...  p[t]                    b and a multiple of 4 bytes
///   q = &h;  h.data = s;  ...  q->data[t]           s: what is stored through q is seen, too
///   atomicAdd(&h.n, 1);  ...  h.data[t]             s: atomics change their own field alone
///
/// \p Harmless: calls that do not change the variable, though they are given its address.
using Calls = llvm::SmallPtrSetImpl<const llvm::CallBase *>;
llvm::SmallVector<StoredPointer, 2> pointersReadBy(const llvm::LoadInst &Load, const Calls *Harmless = nullptr);

} // namespace bankcheck::ir

#endif

//===- ReturnedValues.h - what nvcc does not know when it forwards constants ---------===//
//
// nvcc forwards what a shared variable is always set to (StoredConstants.h) between two rounds of inlining. The first
// takes functions that access memory, or do something else that is seen; one that only computes stays a call until the
// second:
//
//   int f(int x) { return x * x + 1; }
//   n = f(6);                            stored and loaded, if some call passes another number
//   void set(int *p, int v) { *p = v; }
//   set(&n, 6);                          gone: `set` is inlined by then
//   int g() { return 7; }
//   n = g();                             gone: what all calls return is known before
//   int &same(int &x) { return x; }
//   same(n) = 6;                         stored and loaded: it may be anything that is set there
//   p = new (&n) int(6); ... *p          the same: operator new returns its argument
//
// An access that a returned value makes vanish is still there when nvcc looks:
//
//   n = 4; if (f(3) == 17) n = 5;        stored and loaded
//   n = m; if (f(3) == 17) v = n;        stored: it is read
//   n = m; v = n * (f(3) - 10);          the same
//   n = m; if (g() == 8) v = n;          the same
//
// A function that is never inlined, or called through a pointer, stays a call, too. Other kernels of the file may pass
// another number. So what is set to, or reached by, what such a call returns is marked here, before
// calls are inlined; where it turns out to be a constant, it may be stored and loaded, or not.
//
// A returned value is followed through calls, local variables and conditions, not through shared or global memory.
//
// Source: nvcc 13.0's code for sm_90, test/merging/returned.cu; `-Xcicc -inline-info` says what each round inlines.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_RETURNEDVALUES_H
#define BANKCHECK_IR_RETURNEDVALUES_H

namespace llvm {
class Function;
class GlobalVariable;
class Instruction;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// Notes of \p F, as clang made it, whether nvcc never inlines it.
void noteNeverInlined(llvm::Function &F);

/// Marks the stores and loads, when local variables are registers and calls are still calls.
void markReturnedValues(llvm::Module &M);

/// Whether \p Store stores a value that a call returned, or one that depends on it.
bool isOfReturnedValue(const llvm::Instruction &Store);
/// Whether \p Access is at an address that a call returned.
bool isAtReturnedAddress(const llvm::Instruction &Access);
/// Whether some access to \p Variable is left out where a call returns a certain constant.
bool mayVanishWithReturnedValue(const llvm::GlobalVariable &Variable);
/// Marks \p Piece as \p Copy is, of which it is made.
void keepReturnedMarks(const llvm::Instruction &Copy, llvm::Instruction &Piece);

} // namespace bankcheck::ir

#endif

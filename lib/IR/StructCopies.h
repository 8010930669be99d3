//===- StructCopies.h - copies of structs by their fields -------------------===//
//
// clang copies a struct with memcpy, which loses its fields. nvcc usually copies field by field,
// and merges neighbours of one size as it does with accesses in the source:
//
//   struct { float x, y, z; }               3 of 4 bytes
//   struct { float x; short n; char c; }    4, 2, and 2: `c` and the byte behind it
//   struct { double x; float y; }           8, 4, and 4 that are bytes of padding
//   struct { int n; char c[4]; }            4 and 4
//
// If there is a gap before a field, or more padding at the end than the fields need, the
// struct is copied in pieces as wide as its alignment. The exceptions are copies to or from a
// local variable whose fields are accessed, or that cannot be bypassed:
//
//   struct { char c; float x; }
//     s[t] = in[t];                              4 and 4
//     T v = s[t]; out[t] = v;                    4 and 4
//     T v = s[t]; use(v.c); out[t] = v;          1 and 4
//     T v = s[t]; __syncthreads(); out[t] = v;   1 and 4
//
// Padding is not stored if nothing was copied into it, and not loaded if it is copied nowhere.
// `S{1, p[t]}`, with a constant for some field, sets all bytes; `v.a = 1; v.b = p[t];` does not.
// LLVM cannot distinguish the two. A copy of 128 bytes and more between memory and memory is a
// loop. Not all rules of nvcc are known. These copies are not called exact: of nested structs with
// padding, of a member that is one, of odd runs of bytes and halves, of a struct with padding that
// is passed by value, and a memcpy in the source from shared memory to other memory.
//
// A class with a __half2 is copied member by member, because __half2 has a copy constructor. In
// bankcheck's own headers it has none, so copies of such classes with padding are not called exact.
//
// Source: nvcc 13.0's code for sm_90, test/merging/copies.py and filled.py.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_STRUCTCOPIES_H
#define BANKCHECK_IR_STRUCTCOPIES_H

#include "Banks/Request.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Instruction;
class MemCpyInst;
} // namespace llvm

namespace bankcheck::ir {

/// Metadata of loads, stores and copies of which nvcc may access other bytes together.
constexpr llvm::StringLiteral UnclearCopy = "bankcheck.copy";

/// As clang made \p Copy: takes it apart by its fields, where nvcc does that in any case, or
/// notes its type. True if it was taken apart, and is gone.
bool copyByFields(llvm::MemCpyInst &Copy);

/// Before local variables become registers: takes apart the copies to and from those of which
/// fields are accessed.
void copyLocalsByFields(llvm::Function &F);

/// The same of what is left when all is inlined; first joins the copies into and out of a local
/// variable that does nothing else.
void copyStructs(llvm::Function &Kernel);

/// When local variables are registers: removes stores of fields and padding that have no value,
/// and of fields that are as they were.
void dropIdleFields(llvm::Function &Kernel);

/// Whether \p Copy is one of a class that is no vector type of CUDA.
bool isOfUserStruct(const llvm::MemCpyInst &Copy);

/// Whether nvcc copies the fields one by one even if the struct is no larger than an access and aligned as a whole: it has
/// bytes at its end that are no field (of one that is declared to be aligned so they count only from a local variable, where
/// nvcc knows which have a value), or it is a member of bytes and halves, which nvcc does not merge with words next to it.
bool isByFields(const llvm::MemCpyInst &Copy);

/// Whether nvcc may access other bytes together than \p I does as its \p Op: it is part of such a
/// copy, or a memcpy in the source between memory and memory.
bool isUnclearCopy(const llvm::Instruction &I, banks::Operation Op);

} // namespace bankcheck::ir

#endif

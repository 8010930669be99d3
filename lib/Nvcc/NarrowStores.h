//===- NarrowStores.h - bytes that are replaced in a word ---------------------===//
//
// A bit-field, or `s[i] = (s[i] & ~0xff) | v`, is written by reading what stands
// around it. Where the bits that change are a byte, a half or a word of their own, and
// aligned as such, nvcc stores these alone and does not read:
//
//   unsigned a:8, b:8, c:16;     a = v, b = v, c = v    a store of 1, 1, 2 bytes
//   long long a:32, b:32;        b = v                  a store of 4 bytes
//   unsigned a:8, b:24;          b = v                  a load and a store of 4 bytes
//   unsigned a:16, b:16;         a = v; b = w           one store of 4 bytes, no load
//   unsigned a:8, b:8, c:16;     a = v; b = w           a load and a store of 4 bytes:
//                                                       what is inserted twice stays whole
//   unsigned a:16, b:16;         a += v                 a load of 4, a store of 2 bytes
//                                b += v                 of 4: the sum is of the word
//   unsigned a:8;  a = v, v of another block            a store of 1 byte, or a load and a store of 4:
//                                                       which blocks are left to nvcc is not known
//   the same in a loop, v no constant                   either: what v is made of may be computed before the loop, be
//                                                       its counter, or be used behind it, and then the unit is loaded
//
// Source: the code that nvcc 13.0 makes for sm_90 of some 2,800 kernels; test/merging/bit_fields.py makes them. Of 918
// stores in loops 298 are of the whole unit.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_NARROWSTORES_H
#define BANKCHECK_NVCC_NARROWSTORES_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
}

namespace bankcheck::nvcc {

/// Metadata of a store that nvcc may make of the whole unit, and of the load that it has before then.
constexpr llvm::StringLiteral UnclearWidth = "bankcheck.width";

/// Makes such stores to shared memory what nvcc makes of them, and removes loads that
/// are not needed for them. To be run when the accesses have their markers.
void narrowStores(llvm::Function &Kernel);

} // namespace bankcheck::nvcc

#endif

//===- Displaced.h - arrays that begin at no multiple of 16 -------------------===//
//
// ptxas lays a kernel's static arrays one behind the other, each aligned as it is
// declared, and merges by where they come to lie; a multiple of 16 is certain only
// for those behind arrays that take multiples of 16. (Read from nvcc 13.0's code for
// sm_90: behind float a[3], elements 1 to 4 of an array are one load of 16 bytes.)
//
//   float a[3], b[12];            b at 12
//   double3 s; double b[12];      b at 24
//   float a[32][33], b[12];       b at 4,224, a multiple of 16
//   float a, b;                   b at 4: both are read at once
//   char a[777], b[128];          b at 777, one byte past a word: a warp that reads 32
//                                 words of b touches 33
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_DISPLACED_H
#define BANKCHECK_NVCC_DISPLACED_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace llvm {
class Function;
class Value;
} // namespace llvm

namespace bankcheck::nvcc {

using DeclaredAlignment = llvm::DenseMap<const llvm::Value *, unsigned>; ///< In bytes.

struct Laid {
  uint64_t Offset;  ///< In bytes, if they follow one another in the order of their declaration.
  bool IsDisplaced; ///< It may begin elsewhere than at a multiple of 16.

  unsigned pastWord() const { return Offset % 4; } ///< Bytes.
};

using DisplacedArrays = llvm::DenseMap<const llvm::Value *, Laid>;

/// Where \p Kernel's arrays lie to one another, in bytes modulo 128, whatever their order:
/// where each static one takes a multiple of 128 bytes, each begins at one. (The offsets are
/// those in the order of their declaration.) Else nothing: an order can be relied on neither
/// in code for the debugger, which has the most aligned first, nor where code is linked.
std::optional<llvm::DenseMap<const llvm::Value *, uint64_t>> placesInWholeRows(const llvm::Function &Kernel);

/// Of \p Kernel's static arrays, those that are displaced and those behind which one begins.
DisplacedArrays displacedIn(const llvm::Function &Kernel, const DeclaredAlignment &Declared);

using Growth = llvm::DenseMap<const llvm::Value *, uint64_t>; ///< In bytes.

/// Where \p Kernel's arrays begin, in the order of their declaration, if they were longer by what \p Grown says.
/// Dynamic memory is the last of them.
std::vector<std::pair<const llvm::Value *, uint64_t>>
offsetsIn(const llvm::Function &Kernel, const DeclaredAlignment &Declared, const Growth &Grown = Growth());

} // namespace bankcheck::nvcc

#endif

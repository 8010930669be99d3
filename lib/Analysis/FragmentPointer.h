//===- FragmentPointer.h - where a matrix of wmma begins ----------------------===//
//
// wmma asks for a matrix that begins at a multiple of 32 bytes. The code that ptxas makes of it does without, so a
// matrix elsewhere is no error, but a change of its array has to keep what the program has:
//
//   half s[17][64], load_matrix_sync(f, &s[1][0], 64)     128
//   the same with rows of 72                              144, no multiple of 32: not offered
//   the same with rows of 80                              160
//
// All offsets are those in the array, as if that began at a multiple of 32.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_FRAGMENTPOINTER_H
#define BANKCHECK_ANALYSIS_FRAGMENTPOINTER_H

#include "Lanes/Arithmetic.h"

namespace bankcheck::analysis {

struct SharedArray;

inline constexpr unsigned FragmentAlignment = 32;

/// All matrices of an array that begin in the same place of 32 bytes, whatever padding it has.
struct FragmentPointer {
  const SharedArray *Array = nullptr;
  lanes::AffineValue Offset; ///< Modulo 32; of the array, with its padding; the same in all lanes.
};

/// Whether \p Then is a multiple of 32 if \p Now is one, for all values. False where that is not known.
bool staysAligned(const lanes::AffineValue &Now, const lanes::AffineValue &Then, lanes::Arithmetic &Math);

} // namespace bankcheck::analysis

#endif

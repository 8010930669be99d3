//===- Layout.h - another place for each byte of an array -------------------===//
//
// A change of an array's shape or index moves its elements. A *layout* is that
// move, from the byte's offset in the array as the source stands to its offset
// afterwards. It is one to one, so that a program which reaches its elements
// through the new index computes what it did:
//
//   float s[1024], rows of 32 seen in the index     offset 4 * (32 r + c) goes to
//   Rows     Period 128, Gap 4                      4 * (33 r + c)
//   Swizzle  Unit 4, Row 128, Step 1, Count 32      4 * (32 r + (c ^ r % 32))
//   float t[32][8]
//   Swap     Unit 4, Outer 32, Between 1, Inner 8   4 * (32 c + r)
//   struct { float x, y, z; } p[64]
//   Split    Unit 4, Row 12, Count 64               4 * (64 field + i)
//
// Only whole units keep together: an access that reaches over several of them is
// moved apart, unless they stay neighbours.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_LAYOUT_H
#define BANKCHECK_FIXES_LAYOUT_H

#include "Lanes/Arithmetic.h"

namespace bankcheck::fixes {

struct Layout {
  enum Kind : uint8_t { Rows, Swizzle, Swap, Split } TheKind = Rows;
  uint64_t Unit = 4;            ///< Bytes.
  uint64_t Period = 0, Gap = 0; ///< Rows: Gap bytes after each Period of them.
  /// Swizzle: a unit's number in the row of Row bytes, xor row % Height / Step %
  /// Count. Height: the rows of a plane; 0 where they are counted on.
  uint64_t Row = 0, Height = 0, Step = 1, Count = 1;
  uint64_t Outer = 1, Between = 1, Inner = 1; ///< Swap: extents; Unit: all that is inside of Inner.

  /// Offset 0 and up.
  int64_t moved(int64_t Offset) const;
  lanes::AffineValue moved(const lanes::AffineValue &Offset, lanes::Arithmetic &Math) const;
  /// How much larger an array of \p Bytes gets.
  uint64_t extraBytes(uint64_t Bytes) const;
};

} // namespace bankcheck::fixes

#endif

//===- Views.h - one array as rows of several lengths ------------------------===//
//
// Tensor-core kernels use the same shared memory for several matrices in turn, whose rows have different lengths:
//
//   extern __shared__ half s[][K + SKEW];                          160 bytes with K = 64, SKEW = 16
//   load_matrix_sync(a, &s[row][0], K + SKEW);
//   float *sums = (float *)s;
//   store_matrix_sync(sums + 16 * x, c, STRIDE, mem_row_major);    512 bytes with STRIDE = 128
//
// No length of the rows of 160 bytes helps the store. A *view* is what accesses rows of one length. wmma's calls name
// the lengths; another access is of the view whose length its index multiplies by, or the declaration has. A change
// pads the rows of each view by a number of bytes that may differ from the other views'. Each access is evaluated with
// the padding of its view, so the wavefronts are proved as for any other layout. Not proved is that nothing is stored
// as rows of one length and loaded as rows of another: the note says so.
//
// Views may also lie one behind the other in dynamic memory:
//
//   extern __shared__ half s[];
//   half *a = s, *b = s + STAGES * BM * (BK + A_PAD);
//
// Then the rows of each are counted from where it begins, and an access is of the view in whose bytes it lies.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_VIEWS_H
#define BANKCHECK_FIXES_VIEWS_H

#include "Fixes/Offers.h"

namespace bankcheck::fixes {

struct View {
  uint64_t Period = 0, Unit = 1; ///< Bytes of a row, and of what it is counted in.
  uint64_t Bytes = 0;            ///< As far as it reaches.
  std::set<unsigned> Numbers;    ///< Of the accesses.
  /// Where views lie one behind the other: the bytes of it in each kernel. Else empty.
  std::map<const analysis::KernelContext *, lanes::Interval> Reach;
  /// Where the rows of each access begin, if not with the array.
  std::map<unsigned, uint64_t> Begins;
  std::set<source::RowLength> Holders;
  bool IsDeclared = false; ///< The declaration makes rows of that length.
};

/// None unless there are several, and each access to the array is of one.
std::vector<View> viewsOf(const LayoutTarget &S);

/// Other lengths of rows, one for each view, if that makes all accesses clean. By hand.
void offerRowsOfViews(Offers &Of);

} // namespace bankcheck::fixes

#endif

//===- TensorMapSwizzle.h - the swizzle of the tensor map that fills an array ----===//
//
// A bulk copy (cp.async.bulk.tensor) writes a tile as its tensor map says: row after row, or with the pieces of 16
// bytes of each 128 xored by the number of the 128:
//
//   CU_TENSOR_MAP_SWIZZLE_32B    byte b goes to b ^ (b / 128 % 2 * 16)    rows of at most 32 bytes
//   CU_TENSOR_MAP_SWIZZLE_64B                   b ^ (b / 128 % 4 * 16)                    64
//   CU_TENSOR_MAP_SWIZZLE_128B                  b ^ (b / 128 % 8 * 16)                   128
//
// No other change of the rows is one that such a copy can make.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_TENSORMAPSWIZZLE_H
#define BANKCHECK_FIXES_TENSORMAPSWIZZLE_H

#include "Fixes/Offers.h"

namespace bankcheck::fixes {

void offerTensorMapSwizzles(Offers &Of);

} // namespace bankcheck::fixes

#endif

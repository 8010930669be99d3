//===- IndexedExtents.h - blocks that the extents of shared arrays suggest -----===//
//
// A kernel is written for blocks that stay inside its arrays, in each dimension:
//
//   __shared__ float t[16][17];   t[threadIdx.y][threadIdx.x]            x up to 17, y up to 16
//   __shared__ float t[256];      t[threadIdx.y * 16 + threadIdx.x]      x up to 16
//   __shared__ float t[8][65];    t[threadIdx.y][threadIdx.x * 4 + 1]    x up to 17, y up to 8
//
// A block of 64x4 would stay inside both arrays as a whole, and is not what they are for.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_INDEXEDEXTENTS_H
#define BANKCHECK_SOURCE_INDEXEDEXTENTS_H

#include "Basic/BlockShape.h"
#include <array>
#include <optional>

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace bankcheck::source {

/// For threadIdx.x, .y and .z, the least extent of a dimension that this alone indexes, where another of the three
/// indexes another dimension. A local variable that has its value counts as well. Arrays that threadIdx.x alone indexes
/// say nothing: often a part of a block does that.
using IndexedExtents = std::array<std::optional<unsigned>, 3>;

/// Of the shared arrays that the body of \p Kernel names. Each is at least 2.
IndexedExtents indexedExtentsOf(const clang::FunctionDecl &Kernel, const clang::ASTContext &Ast);

} // namespace bankcheck::source

#endif

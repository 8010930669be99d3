//===- BlockShape.h - threads of a block -----------------------------------===//

#ifndef BANKCHECK_BASIC_BLOCKSHAPE_H
#define BANKCHECK_BASIC_BLOCKSHAPE_H

#include "Banks/Request.h"
#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace bankcheck {

struct BlockShape {
  unsigned X = 1, Y = 1, Z = 1;

  static constexpr unsigned MostThreads = 1024, MostInZ = 64;
  /// Nothing if no GPU runs such a block.
  static std::optional<BlockShape> make(unsigned X, unsigned Y, unsigned Z) {
    bool Fits =
        X && Y && Z && X <= MostThreads && Y <= MostThreads && Z <= MostInZ && uint64_t(X) * Y * Z <= MostThreads;
    return Fits ? std::optional(BlockShape{X, Y, Z}) : std::nullopt;
  }

  unsigned threads() const { return X * Y * Z; }
  unsigned warps() const { return (threads() + banks::WarpSize - 1) / banks::WarpSize; }
  /// The lanes that \p Warp has; all but in a last warp that is partly filled.
  banks::LaneMask lanesOf(unsigned Warp) const {
    unsigned Rest = std::min(threads() - Warp * banks::WarpSize, banks::WarpSize);
    return Rest == banks::WarpSize ? banks::AllLanes : (1u << Rest) - 1;
  }
  /// "256", "32x8" or "8x8x4".
  std::string text() const {
    std::string Result = std::to_string(X);
    if (Y != 1 || Z != 1)
      Result += "x" + std::to_string(Y);
    if (Z != 1)
      Result += "x" + std::to_string(Z);
    return Result;
  }
  auto operator<=>(const BlockShape &) const = default;
};

/// gridDim.x, .y, .z.
using GridExtents = std::array<unsigned, 3>;

/// The blocks that a launch runs, and of which shape they are.
struct LaunchShape {
  BlockShape Block;
  GridExtents Grid{1, 1, 1};
  uint64_t blocks() const { return uint64_t(Grid[0]) * Grid[1] * Grid[2]; }
};

/// Whether a block of this origin (`launch`, `option`, ...) is a guess: findings hold for that block only.
inline bool isGuessedBlock(const std::string &Origin) { return Origin == "default" || Origin == "assumed"; }

} // namespace bankcheck

#endif

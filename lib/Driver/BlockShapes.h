//===- BlockShapes.h - which blocks a kernel is evaluated for ---------------===//

#ifndef BANKCHECK_DRIVER_BLOCKSHAPES_H
#define BANKCHECK_DRIVER_BLOCKSHAPES_H

#include "Driver/Settings.h"
#include "Source/SourceModel.h"

namespace llvm {
class Function;
}

namespace bankcheck {

struct ShapeChoice {
  BlockShape Shape;
  std::optional<std::array<unsigned, 3>> Grid;
  std::string From; ///< launch, option, comment, configuration, launch_bounds, default, assumed, profile
  bool isGuess() const { return isGuessedBlock(From); }
  bool isOfProfile() const { return From == "profile"; }
  /// Whether \p L may be a launch of such blocks; one that a profile has has its grid.
  bool mayBeOf(const Launch &L) const {
    return L.allows(Shape) && !(isOfProfile() && Grid && L.Grid && *L.Grid != *Grid);
  }
};

/// The user's word.
struct GivenShapes {
  std::optional<ShapeChoice> ForKernel;
  std::optional<ShapeChoice> ForUnknownLaunch;
};

/// What the command line says, then a comment beside the kernel, then the
/// configuration file.
GivenShapes givenShapes(const KernelSource &Source, const Settings &CommandLine, const Settings &Configured);

/// The shapes of a kernel, in order of what is known best: the user's word for
/// this kernel, launches in the file, the user's word for all, what launches have by
/// default, launch bounds, else the shapes that people use, all `assumed`: findings then
/// hold under the condition that the block has that shape.
std::vector<ShapeChoice> shapesOf(const KernelSource &Source, const llvm::Function &Kernel, const GivenShapes &Given);

/// Further ones to assume where all of these lead out of the kernel's arrays; large
/// ones first.
std::vector<ShapeChoice> smallerShapesOf(const KernelSource &Source, const llvm::Function &Kernel);

/// "32x8" as a shape of 1 to 1024 threads, or nothing.
std::optional<BlockShape> parseShape(const std::string &Text);

} // namespace bankcheck

#endif

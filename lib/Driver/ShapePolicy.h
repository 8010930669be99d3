//===- ShapePolicy.h - which block shapes a kernel is evaluated for, and why ---===//
//
// One evaluation of a kernel is for one block shape. The first line that applies decides:
//
//   known of the kernel                           evaluated for                         Origin
//   a profile is compared with                    the shapes of its launches            profile
//   the user gives its shape                      that shape                            option, comment,
//                                                                                       configuration
//   launches with constant shapes in the file     each of these shapes, and what the    launch
//                                                 user gives for unknown launches
//   the user gives one for unknown launches       that shape                            option, configuration
//   launches with a default shape                 it and all usual shapes               default, assumed
//   __launch_bounds__, and one dimension is used  blocks of as many threads             launch_bounds
//   nothing                                       the usual shapes of its dimensions    assumed
//
// Of the usual shapes those are left out that leave a row or column of an array that threadIdx indexes
// (Source/IndexedExtents.h), and the one that fills the array is tried, too.
//
// Shapes that are `default` or `assumed` are guesses: LikeliestShape.h keeps one of them. If a kernel
// leaves its arrays with all of them, it was written for smaller blocks: smallerShapesOf has these.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_SHAPEPOLICY_H
#define BANKCHECK_DRIVER_SHAPEPOLICY_H

#include "Driver/UserOverrides.h"
#include "Source/SourceModel.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Function;
}

namespace bankcheck::driver {

struct ShapeChoice {
  BlockShape Shape;
  std::optional<GridExtents> Grid;
  std::string Origin; ///< launch, option, comment, configuration, launch_bounds, default, assumed, profile
  bool isGuess() const { return isGuessedBlock(Origin); }
  bool isOfProfile() const { return Origin == "profile"; }
  /// Whether \p L may be a launch of such blocks; one that a profile has has its grid.
  bool mayBeOf(const source::Launch &L) const {
    return L.allows(Shape) && !(isOfProfile() && Grid && L.Grid && *L.Grid != *Grid);
  }
};

/// The launches of a profile in order, by kernelKey.
using ProfiledLaunches = std::map<std::string, std::vector<LaunchShape>>;

class ShapePolicy {
public:
  /// The command line goes before comments, and these before the configuration. \p Profiled is empty if no
  /// profile is compared with; else kernels that are not in it have no shape. The arguments outlive the policy.
  ShapePolicy(const UserOverrides &CommandLine, const UserOverrides &Configured, const ProfiledLaunches &Profiled)
      : CommandLine(CommandLine), Configured(Configured), Profiled(Profiled) {}

  /// Without duplicates, in order of how well they are known. Empty only where a profile is compared with.
  std::vector<ShapeChoice> shapesOf(const source::KernelSource &Source, const llvm::Function &Kernel) const;

  /// To assume where a kernel leaves its arrays with all guesses of shapesOf: large ones first.
  std::vector<ShapeChoice> smallerShapesOf(const source::KernelSource &Source, const llvm::Function &Kernel) const;

  /// Of the profile that is compared with, in its order.
  llvm::ArrayRef<LaunchShape> profiledLaunchesOf(const source::KernelSource &Source) const;

private:
  const UserOverrides &CommandLine, &Configured;
  const ProfiledLaunches &Profiled;

  std::optional<ShapeChoice> givenForKernel(const source::KernelSource &Source) const;
  std::optional<ShapeChoice> givenForUnknownLaunch() const;
};

} // namespace bankcheck::driver

#endif

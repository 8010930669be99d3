//===- Launch.h - a launch of a kernel, as far as it is constant --------------===//

#ifndef BANKCHECK_SOURCE_LAUNCH_H
#define BANKCHECK_SOURCE_LAUNCH_H

#include "Basic/BlockShape.h"
#include "Basic/LaunchPlace.h"
#include "Source/GrowingFunction.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <map>

namespace bankcheck::source {

/// The constant parts of a launch `kernel<<<grid, block, ...>>>`, and the arguments that
/// are known as a function of its block.
struct Launch {
  Location Where;                                             ///< \see LaunchPlace
  Location CalledFrom;                                        ///< \see LaunchPlace
  std::array<std::optional<unsigned>, 3> PartOfBlock;         ///< Those of its extents that are constant.
  std::array<std::optional<GrowingFunction>, 3> GrowingBlock; ///< And those that grow with a variable.
  /// What the block is where no other code changes the variables that it is made of
  /// (\see ConstantExpressions.h): likely, not exact.
  std::optional<BlockShape> DefaultBlock;
  std::optional<std::array<unsigned, 3>> Grid;
  std::map<unsigned, int64_t> Arguments; ///< Constant integers, by index.
  /// And those in structs that are passed by value, by the argument's index and the offset in bytes.
  std::map<std::pair<unsigned, uint64_t>, int64_t> Members;
  std::map<unsigned, GrowingFunction> GrowingArguments;
  bool operator==(const Launch &) const = default;

  LaunchPlace place() const { return {Where, CalledFrom}; }
  /// The block, if all extents are constant.
  std::optional<BlockShape> block() const;
  /// Whether the block can be \p Shape.
  bool allows(const BlockShape &Shape) const;
  /// The arguments that have one value once the block is \p Shape, which is allowed.
  std::map<unsigned, int64_t> argumentsWith(const BlockShape &Shape) const;
  /// And those that have several: the roundest (\see GrowingFunction.h).
  std::map<unsigned, int64_t> likelyArgumentsWith(const BlockShape &Shape) const;
  /// Numbers the variables that it grows with from 0, in the order of their first use: equal launches of different
  /// files are then equal values.
  void numberVariables();

private:
  /// By the variables that the block grows with.
  std::map<GrowingFunction::VariableId, IntegerRange> variablesWith(const BlockShape &Shape) const;
  std::map<unsigned, int64_t>
  argumentsBy(const BlockShape &Shape,
              llvm::function_ref<std::optional<int64_t>(const GrowingFunction &, const IntegerRange &)> ValueOf) const;
};

} // namespace bankcheck::source

#endif

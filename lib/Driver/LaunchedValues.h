//===- LaunchedValues.h - what launches in sight give a kernel ----------------===//
//
// A kernel whose launches in sight all give a parameter a constant is evaluated for
// that constant, as if the user had set it: products with it have strides, divisions
// by it are known, guards and trip counts too. Each combination of values is one
// evaluation:
//
//   k<<<g, b>>>(p, 33, n);  k<<<g, b>>>(p, 64, n);    {ld: 33}, {ld: 64}
//   k<<<g, b>>>(p, 33, 1);  k<<<g, b>>>(p, 33, n);    {ld: 33}, which the first is one of
//   k<<<g, b>>>(p, 33, 1);  k<<<g, b>>>(p, m, n);     none: m may be anything
//
// The evaluation for any values is kept beside them: launches in other files are not
// in sight.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_LAUNCHEDVALUES_H
#define BANKCHECK_DRIVER_LAUNCHEDVALUES_H

#include "Analysis/KernelContext.h"
#include "Driver/ShapePolicy.h"

namespace bankcheck::driver {

/// One combination of values, and the launches that give it.
struct LaunchedValues {
  std::map<unsigned, int64_t> Arguments;                    ///< By index.
  std::map<std::pair<unsigned, uint64_t>, int64_t> Members; ///< By index and offset in bytes.
  std::optional<std::array<unsigned, 3>> Grid;              ///< Where all of the launches agree.
  std::vector<LaunchPlace> Where;

  size_t size() const { return Arguments.size() + Members.size(); }
  bool empty() const { return size() == 0; }
  /// Whether it gives all that \p Other does, alike.
  bool includes(const LaunchedValues &Other) const;
  /// Drops what \p Other does not give alike.
  void keepThoseOf(const LaunchedValues &Other);
};

/// Whether a parameter matters, by its index; of one that is a struct, the member at an
/// offset in bytes.
using LaunchedMatters = llvm::function_ref<bool(unsigned, std::optional<uint64_t>)>;

/// What \p L, whose block may be \p Block, gives the parameters that matter.
LaunchedValues valuesOf(const source::Launch &L, const BlockShape &Block, const LaunchedMatters &Matters);

/// Of the launches that may have the block, and the grid if a profile says it: what they give
/// the parameters that matter. None where each launch leaves all of these open.
std::vector<LaunchedValues> launchedValues(const source::KernelSource &Source, const ShapeChoice &Choice,
                                           const LaunchedMatters &Matters);

} // namespace bankcheck::driver

#endif

//===- OpenLaunch.h - launches that calls in other files complete --------------===//
//
// A launch in a function that other files may call is open in what depends on the function's parameters:
//
//   c.cu      void reduced(float *p, int n) { reduce<<<1, 256>>>(p, n); }      argument 1 is open: p1
//   b.cu      void twice(float *p, int n) { reduced(p, 2 * n); }               p1 of `reduced` is 2 * p1 of `twice`
//   main.cu   reduced(p, 32); twice(p, 8);                                     launches with 32, and with 16
//
// Each file says what its launches and its calls of functions of other files give, as functions of parameters of the
// functions in which they stand (HostExpression.h). Joined, they are launches like any other: one for each call.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_OPENLAUNCH_H
#define BANKCHECK_SOURCE_OPENLAUNCH_H

#include "Source/HostExpression.h"
#include "Source/Launch.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace bankcheck::source {

inline constexpr unsigned MostCallsDeep = 4;    ///< That are followed, one around the other.
inline constexpr size_t MostCallsFollowed = 16; ///< Of a function.
inline constexpr size_t MostCallsInAll = 512;   ///< Of a launch, in other files.

using HostArguments = std::map<ParameterPart, HostExpression>; ///< Those that are known.

/// A call of a function that another file defines.
struct HostCall {
  Location Where;
  std::string In; ///< Linkage name of the function whose parameters Arguments depend on; empty: they are constant.
  /// What calls in the file give In is said by other HostCalls: this one is for calls in other files.
  bool IsForOtherFiles = false;
  HostArguments Arguments;
  bool operator==(const HostCall &) const = default;
};

/// A function of the host, as one file has it, that other files may call, or define.
struct HostFunction {
  std::string Name; ///< Without namespaces.
  Location Where;   ///< Of the definition; no line where the file only declares it.
  std::set<Location> Declared;
  bool IsNamed = false; ///< Not only in calls: what else calls it is not known.
  std::vector<HostCall> Calls;
  bool operator==(const HostFunction &) const = default;
};

struct OpenLaunch {
  std::string In;          ///< Linkage name of the function whose parameters the rest depends on.
  Launch Known;            ///< What is known of it whatever calls give.
  bool IsReplaced = false; ///< Known counts as a launch only where no call is known.
  std::array<std::optional<HostExpression>, 3> Block;
  std::array<std::optional<HostExpression>, 3> Grid; ///< All of them, or none.
  HostArguments Arguments;                           ///< Of the kernel.
  bool operator==(const OpenLaunch &) const = default;

  bool isOpen() const;
  /// As \p Call has it: open in the parameters of the function in which that stands.
  OpenLaunch with(const HostCall &Call) const;
  /// Moves what is constant to Known.
  void settle();
};

} // namespace bankcheck::source

#endif

//===- ArgumentFacts.h - what is known of a kernel's arguments ------------------===//
//
// In an evaluation each parameter, and each integer member of a struct parameter, has the value given by the first of
// these sources that has one; otherwise it is unknown:
//
//   the command line, a comment beside the kernel, the configuration
//   launches in the file, if the evaluation is for their values
//   the assumed block, if all launches that may have it pass the same value
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ARGUMENTFACTS_H
#define BANKCHECK_DRIVER_ARGUMENTFACTS_H

#include "Driver/LaunchedValues.h"

namespace bankcheck::driver {

class ArgumentFacts {
public:
  /// The settings outlive this.
  ArgumentFacts(const UserOverrides &CommandLine, const UserOverrides &Configured)
      : CommandLine(CommandLine), Configured(Configured) {}

  /// Whether the user says what parameter \p P is.
  bool isGiven(const source::KernelSource &Source, unsigned P) const;

  /// Whether values from launches matter: the user says nothing of the parameter, and, with \p Context, the
  /// kernel's addresses or branches depend on it. The arguments outlive the function.
  std::function<bool(unsigned, std::optional<uint64_t>)> matters(const source::KernelSource &Source,
                                                                 analysis::KernelContext *Context = nullptr) const;

  /// Which launches an evaluation holds for: all, or those in the file alone.
  enum class Holds : uint8_t { ForAnyLaunch, ForLaunchesInSight };

  /// For one evaluation of the kernel at \p Choice. \p Values: those that some launches give; null for none.
  analysis::KernelInputs inputsFor(const source::KernelSource &Source, const ShapeChoice &Choice,
                                   const LaunchedValues *Values, Holds When) const;

private:
  const UserOverrides &CommandLine, &Configured;

  std::optional<ParameterFact> givenFor(const source::KernelSource &Source, const std::string &Parameter) const;
};

/// The arguments that follow from an assumed block: those in which all launches that may
/// have this block agree.
analysis::LaunchedArguments argumentsByBlock(const source::KernelSource &Source, const ShapeChoice &Choice);

} // namespace bankcheck::driver

#endif

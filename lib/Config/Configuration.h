//===- Configuration.h - the file .bankcheck.yaml -----------------------------===//

#ifndef BANKCHECK_CONFIG_CONFIGURATION_H
#define BANKCHECK_CONFIG_CONFIGURATION_H

#include "Driver/AnalyseFile.h"
#include "Report/Finding.h"
#include "llvm/Support/Error.h"

namespace bankcheck::config {

/// What makes the exit status 1.
enum class FailOn : uint8_t {
  Conflict,
  Possible,  ///< And conflicts that hold only for a guess. \see report::OnlyFor
  Undecided, ///< And undecided accesses.
  Never
};

/// What is said of the kernels that a pattern names; empty fields say nothing.
struct KernelConfiguration {
  std::string Name;
  std::optional<BlockShape> Block;
  std::map<std::string, int64_t> Set;
  std::vector<std::string> Assume;
};

/// One of these comes from the command line, and one from a file for each folder
/// of sources. docs/configuration.md has the keys.
struct Configuration {
  std::string Folder; ///< Where the file lies: paths are relative to it. Absolute.
  std::optional<std::string> Arch;
  std::optional<BlockShape> Block;
  std::map<std::string, int64_t> Set;
  std::vector<KernelConfiguration> Kernels;
  std::vector<std::string> Include, Exclude; ///< Glob patterns; `*` crosses folders.
  std::optional<std::string> HeaderFilter;   ///< A regular expression.
  std::optional<bool> SystemHeaders;         ///< Findings in them are shown.
  std::map<report::FindingKind, report::Severity> Severities;
  std::optional<unsigned> MinimumWays;
  std::optional<unsigned> MinimumGain; ///< Percent of a kernel's time.
  std::optional<FailOn> TheFailOn;

  static constexpr char FileName[] = ".bankcheck.yaml";

  /// Reads a file. Errors are printed to standard error, each with its line and a
  /// caret; nothing then.
  static std::optional<Configuration> read(const std::string &Path);
  /// The nearest configuration file in the folder of \p Source or above it.
  static std::optional<std::string> findFor(const std::string &Source);

  /// This, with what \p Over says in its place.
  Configuration overriddenBy(const Configuration &Over) const;
  std::string text() const;

  /// Take one more of what \c parseBlockOverride and \c parseParameterOverride
  /// read; the last one wins. False if the text is none.
  bool takeBlock(llvm::StringRef Text);
  bool takeValue(llvm::StringRef Text);

  /// Gives \p Options what this says of an analysis. \p ArchOfFlags: of the compiler's, or empty.
  void configure(driver::AnalysisOptions &Options, const std::string &ArchOfFlags) const;
  /// Block shapes and parameters, in order of precedence.
  driver::UserOverrides userOverrides() const;
  /// Whether the file is to be analysed.
  bool takes(const std::string &Source) const;
  /// Sets severities, withholds what is not to be shown, and decides what makes
  /// the run fail, in the report of \p Source.
  void applyTo(report::Report &R, const std::string &Source) const;

private:
  /// Whether a finding like \p F makes the run fail if it is a warning.
  template <typename Finding> bool failsByKind(const Finding &F) const;
};

} // namespace bankcheck::config

#endif

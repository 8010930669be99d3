//===- ProjectFiles.h - sources of the project that a run was not given -----------===//
//
// A header is analysed through a source that includes it, and a kernel may be launched in a file that is not
// among those of the run. Both are looked for in the compilation database, and includers in the header's folder,
// too. All of it is read when it is first asked for.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_PROJECTFILES_H
#define BANKCHECK_DRIVER_PROJECTFILES_H

#include "Driver/AnalyseFile.h"
#include "Frontend/CompileCommands.h"
#include "Index/FunctionText.h"
#include "Index/IncludedHeaders.h"
#include "Index/Includers.h"
#include "Index/KernelText.h"
#include <functional>
#include <memory>

namespace bankcheck::driver {

class ProjectFiles {
public:
  /// How a file is analysed; nothing if it is not to be.
  using OptionsOf = std::function<std::optional<AnalysisOptions>(const std::string &File)>;
  ProjectFiles(std::shared_ptr<frontend::CompileCommands> Commands, OptionsOf Options)
      : Commands(std::move(Commands)), Options(std::move(Options)) {}

  /// Sources that may include \p Header, likeliest first, and at most limits::Includers. With \p Words only
  /// those that have one of them. Those come first that \p Known, if it is not null, says to include it. All paths can
  /// be compared.
  std::vector<std::string> includersOf(const std::string &Header, const index::ProjectIndex *Known = nullptr,
                                       const llvm::StringSet<> *Words = nullptr);
  /// Sources with compile commands, of the database of \p File, that may launch one of \p Kernels, in a header too;
  /// near ones first.
  std::vector<std::string> launchersOf(const index::KernelNames &Kernels, const std::string &File);

  /// Sources that may call some of the functions that were asked for, in a header too.
  struct SourcesCalling {
    /// CUDA and C++, with the names that each has; near ones first, and at most limits::Callers.
    std::vector<std::pair<std::string, std::set<std::string>>> Nearest;
    std::set<std::string> NamesInOthers; ///< The names that others have, in other languages too.
  };
  /// Of the database of \p File, without those that \p IsKnown.
  SourcesCalling sourcesCalling(const llvm::StringSet<> &Functions, const std::string &File,
                                llvm::function_ref<bool(const std::string &)> IsKnown);

  /// Headers of the project that a source may include, by the texts of both.
  const std::vector<std::string> &headersOf(const std::string &Source);

  std::optional<AnalysisOptions> optionsOf(const std::string &File) { return Options(File); }

private:
  std::shared_ptr<frontend::CompileCommands> Commands;
  OptionsOf Options;
  std::map<std::string, index::Includers> ByFolder;
  index::IncludedHeaders Included;
  std::map<std::string, std::vector<std::string>> HeadersOf; ///< By source.
};

} // namespace bankcheck::driver

#endif

//===- AnalyseFile.h - from a source file to a report ------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEFILE_H
#define BANKCHECK_DRIVER_ANALYSEFILE_H

#include "Driver/Program.h"
#include "Driver/ShapePolicy.h"
#include "Frontend/Translation.h"
#include "Report/Finding.h"
#include "Time/Profile.h"
#include <functional>
#include <map>
#include <memory>
#include <set>

namespace bankcheck::match {
class ObjectCode;
class PtxasInfo;
} // namespace bankcheck::match

namespace bankcheck::driver {

class KernelMemory;
class ProjectFiles;
class ResultCache;

struct AnalysisOptions {
  frontend::ParseOptions Parse;
  UserOverrides CommandLine, Configured;
  /// Where a profile is compared with: its launches. Other
  /// kernels are left out then.
  ProfiledLaunches Launches;
  /// Asked between the phases and kernels: true ends the analysis, whose result
  /// means nothing then. Null: never.
  std::function<bool()> IsStale;
  /// Look only at what the file says of its program: FileResult::Indexed.
  bool OnlyIndex = false;
  /// What was known of the program before; null: nothing.
  std::shared_ptr<const index::ProjectIndex> Index;
  /// The other files of the program: their launches of this file's kernels count, too. Null: those of Index.
  Program *Others = nullptr;
  /// Where more files of the program are looked for; null: nowhere.
  std::shared_ptr<ProjectFiles> Project;
  /// Read files of Project for their launches and calls. Else only sources that include a header are looked for.
  bool SearchesLaunches = true;
  /// The machine code that nvcc made of the program; null: it is only predicted.
  std::shared_ptr<const match::ObjectCode> Objects;
  /// The registers of its kernels, where Objects lacks them; null: they are estimated.
  std::shared_ptr<const match::PtxasInfo> Ptxas;
  /// Look for changes that help. Costs a second run of the kernels with conflicts.
  bool WithFixes = true;
  /// Count what each kernel does besides shared memory. Costs a second run of each kernel that accesses it.
  bool WithBudget = false;
  time::Gpu Gpu = time::DefaultGpu; ///< Whose times are estimated from the budgets.
  /// Prints the IR that is executed, to standard error.
  bool DumpIr = false;
  /// Where results of earlier runs are; null: nowhere.
  std::shared_ptr<ResultCache> Cache;
  /// Where findings of kernels are that this process has analysed before; null: nowhere.
  std::shared_ptr<KernelMemory> Kernels;
};

/// What other files say of kernel \p Linkage of file \p Of; nothing if nobody knows other files.
std::optional<index::LaunchesElsewhere> launchesElsewhere(const AnalysisOptions &Options, const index::IndexedFile &Of,
                                                          const std::string &Linkage);

/// A kernel template without code, and what is said of it.
struct UninstantiatedKernel {
  std::string Name;
  bool UsesShared = true;   ///< Else it may.
  bool IsOfLibrary = false; ///< It stands in a header that is not the user's.
  report::RemarkFinding Remark;
};
/// By location that can be compared.
using UninstantiatedKernels = std::map<Location, UninstantiatedKernel>;

enum class TextPart : uint8_t { All, OfArchitectures };
/// Adds the words of \p File's text, which \p Contents may have instead of the disk, or those of a part of it.
void addWordsOf(const std::string &File, const std::map<std::string, std::string> &Contents, TextPart Part,
                std::set<std::string> &Into);

struct FileResult {
  report::Report Findings;
  /// False if nothing of the file could be analysed; the errors say why.
  bool IsAnalysed = false;
  /// The files that were read, system headers left out: the xxh3 hash of their content by absolute path.
  std::map<std::string, uint64_t> Files;
  index::IndexedFile Indexed; ///< What the file says of the program.
  /// What AnalysisOptions::Others said of kernels that access shared memory, by linkage name.
  std::map<std::string, index::LaunchesElsewhere> Elsewhere;
  /// Kernel templates that nothing in the file instantiates, in headers too. Without AnalysisOptions::Others the report
  /// has those of the file itself that use shared memory; else the caller, who knows what other files instantiate, adds
  /// some.
  UninstantiatedKernels Uninstantiated;
  /// By a path that can be compared. \see SourceModel::Uncalled
  std::map<std::string, std::set<std::string>> Uncalled;
  /// Of a header that was analysed as others include it: these.
  std::set<std::string> Through;
  std::vector<std::string> Fallbacks; ///< Headers of our own that stood in for missing ones.
  bool WasKept = false;               ///< It is from AnalysisOptions::Cache.
  bool WasReported = false;           ///< Its errors were written before this process began. \see SupervisedProcess
};

/// From AnalysisOptions::Cache, if it has the result.
FileResult analyseFile(const AnalysisOptions &Options);

/// The same of what somebody else has parsed for the device, without an error. Of
/// the options that say how to parse only Arch and the folders of system headers
/// matter.
FileResult analyseAst(const AnalysisOptions &Options, clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor);

} // namespace bankcheck::driver

#endif

//===- Command.h - what the subcommands share -------------------------------===//

#ifndef BANKCHECK_TOOL_COMMAND_H
#define BANKCHECK_TOOL_COMMAND_H

#include "Driver/AnalyseFile.h"
#include "llvm/Support/CommandLine.h"

namespace bankcheck {

inline constexpr int ExitClean = 0, ExitFindings = 1, ExitFailure = 2;

enum class Format { Text, Concise, Json, Sarif, Rdjson, Github };

extern llvm::cl::OptionCategory Category;
extern llvm::cl::SubCommand VerifyCommand;
extern llvm::cl::list<std::string> Files;
extern llvm::cl::opt<std::string> Arch;
extern llvm::cl::opt<Format> TheFormat;
extern llvm::cl::opt<std::string> Output;

/// Prints the error and returns ExitFailure.
int fail(const llvm::Twine &Message);

/// Fills in what the common options say. False, with a message, if one is wrong.
bool setUp(AnalysisOptions &Options, const char *Program);

/// Analyses all Files, printing what does not parse. The number of files that
/// could not be analysed.
unsigned analyseFiles(AnalysisOptions &Options, Report &Into);
/// The same without a word: the report has the errors, too.
unsigned analyseFilesQuietly(AnalysisOptions &Options, Report &Into);

/// `bankcheck verify`. \p Behind: the arguments behind `--`.
int runVerify(AnalysisOptions &Options, const std::vector<std::string> &Behind);

} // namespace bankcheck

#endif

//===- Help.h - what --help prints beside the options ---------------------------===//

#ifndef BANKCHECK_TOOL_HELP_H
#define BANKCHECK_TOOL_HELP_H

#include "llvm/Support/CommandLine.h"
#include <map>

namespace bankcheck::cli {

/// The options of a command by name, without those that are hidden, or are LLVM's and neither --help nor --version.
std::map<std::string, const llvm::cl::Option *> optionsOf(const llvm::cl::SubCommand &Command);

struct OptionWord {
  llvm::StringRef Name, Help;
};
/// The words that the option takes; none if it takes something else, or nothing.
std::vector<OptionWord> wordsOfOption(const llvm::cl::Option &O);

/// What stands before the name of an option: "--", or "-" before one letter.
llvm::StringRef dashes(llvm::StringRef Name);

/// The commands that have a name and are for people, in the order of their names.
std::vector<const llvm::cl::SubCommand *> commands();

/// What stands behind the options of the command, "[FILE...]"; of bankcheck itself for "".
llvm::StringRef argumentsOf(llvm::StringRef Command);

/// The words that may stand there; none if it is something else, as a file.
std::vector<std::string> wordsOfArguments(llvm::StringRef Command);

/// Leaves options of LLVM out, and ends with examples of the command called \p First, or of bankcheck without one.
void prepareHelp(llvm::StringRef First);

} // namespace bankcheck::cli

#endif

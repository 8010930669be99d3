//===- Help.h - what --help prints beside the options ---------------------------===//

#ifndef BANKCHECK_TOOL_HELP_H
#define BANKCHECK_TOOL_HELP_H

#include "llvm/Support/CommandLine.h"

namespace bankcheck::cli {

/// Our options of a command by name, without those that are hidden.
std::map<std::string, const llvm::cl::Option *> optionsOf(const llvm::cl::SubCommand &Command);

/// What stands before the name of an option: "--", or "-" before one letter.
llvm::StringRef dashes(llvm::StringRef Name);

/// The commands that have a name and are for people, in the order of their names.
std::vector<const llvm::cl::SubCommand *> commands();

/// What stands behind the options of the command, "[FILE...]"; of bankcheck itself for "".
llvm::StringRef argumentsOf(llvm::StringRef Command);

/// Leaves options of LLVM out, and ends with examples of the command called \p First, or of bankcheck without one.
void prepareHelp(llvm::StringRef First);

} // namespace bankcheck::cli

#endif

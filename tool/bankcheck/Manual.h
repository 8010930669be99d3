//===- Manual.h - help in other forms, from the option table ------------------===//

#ifndef BANKCHECK_TOOL_MANUAL_H
#define BANKCHECK_TOOL_MANUAL_H

#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace bankcheck::cli {

/// A page for man(1), in roff.
void printManual(llvm::raw_ostream &Out);
/// Completions for `bash`, `zsh` or `fish`; false for another shell.
bool printCompletion(const std::string &Shell, llvm::raw_ostream &Out);
/// `bankcheck explain [KIND]`: the page of a kind, or the list of kinds. The exit status.
int explain(const std::vector<std::string> &Kinds, llvm::raw_ostream &Out);

} // namespace bankcheck::cli

#endif

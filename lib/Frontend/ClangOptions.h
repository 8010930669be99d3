//===- ClangOptions.h - those of clang's options that a parse needs ----------===//
//
// A folder that is opened brings its own flags, and among clang's thousands of
// options many write files or load code: the list is positive. It holds what changes
// the meaning of the text, and where headers are; nothing in it can name an output,
// a plugin, a compiled header, a module, a profile or a file of more options.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_CLANGOPTIONS_H
#define BANKCHECK_FRONTEND_CLANGOPTIONS_H

#include "llvm/Option/Option.h"

namespace bankcheck::frontend {

enum class ClangMeaning : uint8_t {
  Nothing,  ///< Of other steps than the parse, or of its speed or its messages.
  Missed,   ///< Would change the parse of a compiler; bankcheck has its own way. \see whyMissed
  Refused,  ///< Would change the parse, and is not obeyed.
  Language, ///< Changes what the text means.
  Folder,   ///< Headers are there.
  Sysroot,  ///< The same, of a whole system.
  Header,   ///< Read before the text.
  Inner,    ///< `-Xclang`: the value is an option of clang's inner command line.
  Device,   ///< Names architectures.
};

ClangMeaning meaningOf(const llvm::opt::Option &O);

/// What stands for an option that is Missed, as a clause.
llvm::StringRef whyMissed(const llvm::opt::Option &O);

/// Whether gcc has it, too, and a host compiler behind nvcc may be given it.
bool isOfHost(const llvm::opt::Option &O);

/// Whether behind `-Xclang` \p Argument is one that a parse needs: none takes a value.
bool isInnerNeeded(llvm::StringRef Argument);

} // namespace bankcheck::frontend

#endif

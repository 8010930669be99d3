//===- OutputFile.h - what a command writes ---------------------------------===//

#ifndef BANKCHECK_TOOL_OUTPUTFILE_H
#define BANKCHECK_TOOL_OUTPUTFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace bankcheck::cli {

/// Writes what \p Write prints to \p Path, "-" being standard output. A file is whole or as it
/// was: it is written beside its place and renamed; what is no regular file (a pipe, a device) is
/// written in its place. The error names \p Path.
/// A file that is kept, or that was written before, is not written: that is an error, too.
llvm::Error writeOutput(llvm::StringRef Path, llvm::function_ref<void(llvm::raw_ostream &)> Write);

/// Has \p Path, if there is such a file, kept as it is: this run reads it.
void keepInput(llvm::StringRef Path);

/// Flushes \p Out; what could not be written to it is an error that names \p Name.
llvm::Error flushed(llvm::raw_fd_ostream &Out, llvm::StringRef Name);

} // namespace bankcheck::cli

#endif

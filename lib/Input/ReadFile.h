//===- ReadFile.h - what may be read, and how much of it ----------------------===//
//
// Every file that is read, whoever names it, is a regular one of limited size: a
// device or a pipe would never end, and a huge file would take all memory. Nothing
// is mapped: a file that is cut while it is read must not end the process.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INPUT_READFILE_H
#define BANKCHECK_INPUT_READFILE_H

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBuffer.h"

namespace llvm::vfs {
class FileSystem;
} // namespace llvm::vfs

namespace bankcheck::input {

/// The file's text; an error if it is no regular file, or larger than \p Most bytes.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readFile(const llvm::Twine &Path, uint64_t Most);

/// The same; of "-" what stands on standard input.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readFileOrStdin(const std::string &Path, uint64_t Most);

/// The text, with a newline behind a last line that has none, as C++ reads it ([lex.phases]). In a last line that does
/// not end clang looks for the line's beginning each time that it is asked for a column.
std::unique_ptr<llvm::MemoryBuffer> withLastLineEnded(std::unique_ptr<llvm::MemoryBuffer> Text);

/// xxh3 of a file's text as it is analysed, whether its last line ends or not (\see withLastLineEnded).
uint64_t hashAsRead(llvm::StringRef Text);

/// The real file system under the same rules, for files of at most limits::SourceBytes.
/// Its working directory is that of the process, and it writes nothing. A file that is opened as text ends with a newline
/// (\see withLastLineEnded), and its size is that of this text.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> inputFileSystem();

} // namespace bankcheck::input

#endif

//===- FileQuestion.h - what a parse asks the file system -------------------------===//
//
// What a parse makes of a file follows from the options, and from what the file system says when it is asked: what a
// header holds, and that none of its name lies in the folders that are searched before. So each question is noted, also
// those that were answered with no (RecordingFileSystem.h), and before a result is given back each is asked again
// (FileAnswers.h). A new header that hides another, a folder that comes into being, a compiler's headers that are
// installed: all of them change an answer.
//
//   question                      answer
//   Type of /p/inc/tile.cuh       none                             not found there, but
//   Text of /p/src/tile.cuh       the BLAKE3 of its text           here
//   Names in /usr/lib/gcc/...     the BLAKE3 of a folder's names   clang's driver looks for the newest
//
// Times and sizes of files are not looked at: `touch` changes nothing, and `cp -p` hides nothing.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_CACHE_FILEQUESTION_H
#define BANKCHECK_CACHE_FILEQUESTION_H

#include "Cache/Archive.h"
#include "Cache/Key.h"
#include "llvm/Support/FileSystem.h"
#include <system_error>

namespace bankcheck::cache {

struct FileQuestion {
  enum Kind : uint8_t { Type, Text, Names, RealPath } TheKind = Type;
  std::string Path; ///< As it was asked for.
  auto operator<=>(const FileQuestion &) const = default;
};

struct FileAnswer {
  enum Kind : uint8_t { Type, Error, Text, Names, RealPath } TheKind = Type;
  uint64_t Number = 0; ///< Of the type, or of the error.
  Key Value = {};      ///< Of what has more to say.
  bool operator==(const FileAnswer &) const = default;

  static FileAnswer type(llvm::sys::fs::file_type Type) { return {FileAnswer::Type, uint64_t(Type), {}}; }
  /// A file that is not there is one of type `file_not_found`, whatever is missing of its path.
  static FileAnswer error(std::error_code Code);
  /// A last line that does not end is read as if it did (\see input::withLastLineEnded).
  static FileAnswer text(llvm::StringRef Text);
  static FileAnswer names(std::vector<std::string> Names);
  static FileAnswer realPath(llvm::StringRef Path) { return {FileAnswer::RealPath, 0, Key::of(Path)}; }
};

/// In the order of the questions.
using AnsweredQuestions = std::map<FileQuestion, FileAnswer>;

template <typename A, Is<FileQuestion> T> void members(A &Archive, T &V) {
  auto &[Kind, Path] = V;
  Archive(Kind);
  Archive.pathLikeLast(Path);
}
template <typename A> void members(A &Archive, const Key &V) { Archive(V.bytes()); }
template <typename A> void members(A &Archive, Key &V) {
  std::array<uint8_t, 32> Bytes{};
  Archive(Bytes);
  V = Key::withBytes(Bytes);
}
template <typename A, Is<FileAnswer> T> void members(A &Archive, T &V) {
  auto &[Kind, Number, Value] = V;
  Archive(Kind, Number, Value);
}

} // namespace bankcheck::cache

#endif

//===- Preamble.h - the headers that a source begins with, parsed once -----------------===//
//
// A source that is worked on is parsed again and again, and what changes in it is seldom its headers. A preamble is a
// precompiled header of its beginning (preambleOf): of the source's own text up to its last `#include`, on top
// of the prelude (Prelude.h). A parse loads both and goes on behind that text, as an editor's does in clangd.
//
// It is made for one file, one set of flags and one text of these lines (its key), when the file was seen to change or
// is open in an editor: of a file that stays as it is there is a result. It is used if all that the file system said
// when it was made it says again. While these lines differ from those on the disk there is none: each keystroke in them
// would ask for another.
//
// Reports have to be the same as without, bit for bit. But what is loaded is not what was parsed:
//
//   lost                                      instead
//   the order of the parser's events,         a list of those events that are not of system headers: their
//   by which code is made and the source      declarations are loaded, and come first. Of system headers the source
//   is read                                   model reads nothing, and code is made of what is referred to; but a
//                                             declaration that has code in any case is in the list
//   the instances that the headers ask for    are made at the end of each parse, as ever
//   names of files as they were spelled       SpelledNames
//   variables that functions of the host      a list, too
//   name: they are seen from outside
//   errors of device functions that are       are met again without a preamble, if the function is reached
//   only errors if the function is reached
//   the count of lambdas in a namespace,      none is made
//   which numbers those that follow
//
// An error in a header, before or behind the preamble's end, and an included text that includes the source itself are
// parsed without one.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_PREAMBLE_H
#define BANKCHECK_FRONTEND_PREAMBLE_H

#include "Cache/FileAnswers.h"
#include "Cache/Store.h"
#include "Frontend/ParseEvents.h"
#include "Frontend/Prelude.h"
#include <atomic>

namespace clang {
class ASTReader;
} // namespace clang

namespace bankcheck::frontend {

/// Under this name the compiler finds a preamble.
inline constexpr char PreamblePath[] = "/bankcheck-prelude/preamble.pch";

struct Preamble {
  /// A declaration that is loaded: of Compiled, or of the prelude below.
  struct Reference {
    bool IsOfPrelude = false;
    uint64_t Id = 0;
  };

  cache::AnsweredQuestions Reads;
  uint64_t Bytes = 0; ///< Of the source: the rest is parsed.
  std::vector<std::pair<Event::Kind, Reference>> Events;
  std::vector<Reference> UsedByHost; ///< Variables of the device that the host names.
  std::vector<Reference> Deferred;   ///< Functions with errors that count if they are reached.
  /// What the translation says of files. \see Translation::userFiles, Translation::fallbackHeaders
  std::map<std::string, uint64_t> UserFiles;
  std::vector<std::string> Fallbacks;
  std::map<std::string, std::string> Spelled; ///< Names of files, by absolute path.
  /// There is none: the lines are parsed again with CCCL (ParseOptions::WithCccl), for which there is another.
  bool MissesCccl = false;
  cache::Bytes Compiled;

  /// There cannot be one while \p Reads says the same. Kept, so that not every run tries.
  static Preamble none(cache::AnsweredQuestions Reads, bool MissesCccl);
  bool isNone() const { return Compiled.empty(); }
  clang::Decl *load(const Reference &R, clang::ASTReader &Reader) const;
};

/// Whether a declaration stands in a system header.
bool isOfSystem(const clang::Decl &D, const clang::SourceManager &Sources);

/// The same as of a prelude, for \p Invocation and \p Files that go on behind the one below. Null if something else is
/// included first.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> goOnBehind(const Preamble &Own, const ParseOptions &Options,
                                                           clang::CompilerInvocation &Invocation,
                                                           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files);

/// Asked from several threads.
class Preambles {
public:
  /// The arguments outlive this.
  Preambles(const cache::Store &Entries, cache::FileAnswers &Files, const std::string &Program, Preludes &Below)
      : Entries(Entries), Files(Files), Program(Program), Below(Below) {}

  /// The one for a parse with \p Options that has the prelude \p Before, which notes in Options.Reads what that depends
  /// on; null if there is none, or it does not fit. One with MissesCccl says only that.
  std::shared_ptr<const Preamble> find(const ParseOptions &Options, const Prelude &Before);

  /// Counts parses behind one that was found: most, not all.
  void noteUse() { ++Used; }
  unsigned used() const { return Used; }
  bool hasMissed() const { return !Missed.empty(); }
  /// Makes those that were missed, for later runs: each takes as long as a parse. No other thread may be at work.
  void makeMissed() const;

private:
  const cache::Store &Entries;
  cache::FileAnswers &Files;
  const std::string &Program;
  Preludes &Below;
  std::atomic<unsigned> Used = 0;
  std::mutex Lock;
  std::map<cache::Key, ParseOptions> Missed;

  cache::Key keyOf(const ParseOptions &Options, const Prelude &Before, llvm::StringRef Text) const;
};

} // namespace bankcheck::frontend

#endif

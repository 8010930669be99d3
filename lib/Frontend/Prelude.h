//===- Prelude.h - the headers before each source, parsed once ---------------------===//
//
// Clang includes `__clang_cuda_runtime_wrapper.h` before each CUDA source, and with it 38,000 lines of the toolkit and
// of the C++ library (as `clang -E` prints them), most of the parse of a small file. bankcheck adds a header of its
// own. Without a toolkit there are the bundled headers in their place. A prelude is a precompiled header of these: a
// parse loads it and does not read their text.
//
// It is used only if the text would be the same, whatever stands in the source behind it:
//
//   - It was made by this program, for this toolkit, architecture and environment, and with the flags that matter to
//     every text (PreludeFlags::Always): its key.
//   - All that the file system said when it was made, it says again (Cache/FileQuestion.h): texts of headers, and headers
//     that were looked for and not found.
//   - No file beside the source has the wrapper's name: there clang looks first.
//   - The other flags change nothing:
//
//       flag                 changes nothing if
//       -D, -U               no header of the prelude holds the word
//       -I, -isystem         the folder has none of the names that the headers include or ask for
//       -idirafter           it has none of those that `__has_include` did not find: others were found before
//       -include             always: it is read later
//
// If they do change something (-DNDEBUG changes <assert.h>), all flags but -idirafter become part of the key, and the
// prelude is one of these flags.
//
// Else the text is parsed as ever. It is also when types of shared variables are to stay uninitialised
// (UninitialisedTypes.h): that is done while they are parsed.
//
// Clang loads declarations of a precompiled header when they are asked for, also while code is made (\see
// Translation::parse).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_PRELUDE_H
#define BANKCHECK_FRONTEND_PRELUDE_H

#include "Cache/FileAnswers.h"
#include "Cache/Store.h"
#include "Frontend/Translation.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include <atomic>

namespace clang {
class CompilerInvocation;
} // namespace clang
namespace llvm::vfs {
class FileSystem;
} // namespace llvm::vfs

namespace bankcheck::frontend {

/// What clang includes first, with a toolkit.
inline constexpr char Wrapper[] = "__clang_cuda_runtime_wrapper.h";
/// Under these names the compiler finds a prelude, and the empty text that it was made of.
inline constexpr char PreludePath[] = "/bankcheck-prelude/prelude.pch", PreludeSource[] = "/bankcheck-prelude/empty.cu";

struct Prelude {
  cache::AnsweredQuestions Reads;
  std::vector<std::string> Included; ///< What its text includes or asks for, as it stands there.
  std::vector<std::string> Absent;   ///< What `__has_include` did not find.
  std::string Identifiers;           ///< Words of its text, with an end of line on either side.
  cache::Bytes Compiled;
  std::string Identity; ///< Of these bytes.
};

/// Has \p Invocation go on behind \p Before, and returns \p Files with what it reads then. Null, with nothing changed,
/// if it would include something else first.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> goOnBehind(const Prelude &Before, const ParseOptions &Options,
                                                           clang::CompilerInvocation &Invocation,
                                                           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files);

/// The preludes that a run uses, and those that it would have used. Asked from several threads.
class Preludes {
public:
  /// The arguments outlive this.
  Preludes(const cache::Store &Entries, cache::FileAnswers &Files, const std::string &Program)
      : Entries(Entries), Files(Files), Program(Program) {}

  /// The one for a parse with \p Options, which notes in Options.Reads what that depends on; null if there is none, or
  /// it does not fit.
  std::shared_ptr<const Prelude> find(const ParseOptions &Options);

  unsigned used() const { return Used; }
  bool hasMissed() const { return !Missed.empty(); }
  /// Makes those that were missed, for later runs: about a second each. No other thread may be at work.
  void makeMissed() const;

private:
  const cache::Store &Entries;
  cache::FileAnswers &Files;
  const std::string &Program;
  std::atomic<unsigned> Used = 0;
  std::mutex Lock;
  std::map<cache::Key, std::shared_ptr<const Prelude>> Known;
  std::map<cache::Key, ParseOptions> Missed;

  cache::Key keyOf(const ParseOptions &Options, const std::vector<std::string> &Flags) const;
  /// The prelude for \p Options with \p Flags in place of its own; null if there is none.
  std::shared_ptr<const Prelude> load(const ParseOptions &Options, const std::vector<std::string> &Flags);
};

} // namespace bankcheck::frontend

#endif

//===- FunctionText.h - functions of the host as texts name them, without a parse -===//
//
// Which files may call a function that another file defines: those whose text names it. A header is included by many
// sources that call nothing, so that declarations in it do not count. A macro may paste a name together:
//
//   #define RUN(name) run_##name(p, 32)      with `reduce` somewhere else: run_reduce
//
// So where some text of a source pastes at all, a name counts that two to four of the words of its texts make up.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_FUNCTIONTEXT_H
#define BANKCHECK_INDEX_FUNCTIONTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <set>
#include <string>

namespace bankcheck::index {

enum class TextKind : uint8_t { Source, Header };

/// What one text, or several, have of the names that are searched for.
struct NamesInText {
  std::set<std::string> Named; ///< Those that it has as words.
  std::set<std::string> Parts; ///< Words that stand in them.
  bool Pastes = false;         ///< Has `##`.
  void add(const NamesInText &Other);
};

/// What \p Text has of \p Names. In a header a declaration does not name it.
NamesInText namesIn(llvm::StringRef Text, TextKind Kind, const llvm::StringSet<> &Names);

/// Those of \p Names that a source may call whose texts together have \p All.
std::set<std::string> callable(const NamesInText &All, const llvm::StringSet<> &Names);

/// Adds the words of \p Text in `#if` blocks, all branches, whose conditions name __CUDA_ARCH__: the host compiles
/// other branches than are read.
void addWordsOfArchitectures(llvm::StringRef Text, std::set<std::string> &Into);

} // namespace bankcheck::index

#endif

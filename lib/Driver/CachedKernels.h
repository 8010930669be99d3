//===- CachedKernels.h - the findings of a kernel, once -------------------------------===//
//
// Where the result of a file is not known (CachedFile.h), most of its kernels may be: an edit changes one, and a
// template in a header is instantiated by many files. Kernels are analysed group by group, each in a module of its
// own with nothing else of the file (IR/KernelGroups.h). So what is found of a group follows from
//
//   1. the program and the architecture,
//   2. the group's code as clang made it, locations of instructions included (IR/GroupText.h),
//   3. what the source says of that code: constant tables, locations of bit-fields and of `c ? a : b`,
//   4. what it says for the report: its kernels with their launches, its arrays and the uses of these, the expressions
//      and row lengths where an instruction is, how paths are spelled and which are libraries',
//   5. what other files say of launches of its kernels, and what the user says: options, settings,
//   6. the effort that the file has left.
//
// For example, of
//
//    1 #define N 32
//    2 __constant__ int Table[2] = {1, 2};
//    3 __device__ int at(int i) { return i * N; }
//    4 __global__ void a(int *o) { __shared__ int s[1024]; s[at(threadIdx.x)] = 1; o[0] = s[0]; }
//    5 __global__ void b(int *o) { __shared__ int s[1024]; s[threadIdx.x * Table[0]] = 1; o[0] = s[0]; }
//    6 void run(int *o) { a<<<1, 32>>>(o); b<<<1, 64>>>(o); }
//
//   an edit                                       changes                     is evaluated again
//   another name in line 4 of a local variable    2 (a)                       a
//   a comment behind line 4                       nothing                     nothing
//   N in line 1                                   2 (a: `at` is inlined)      a
//   the body of `at`                              2 (a)                       a
//   a number in Table                             2 (b)                       b
//   run() sets Table                              3 (b)                       b
//   <<<1, 64>>> for b                             4 (b)                       b
//   --block=b=32, --no-fixes                      5                           a, b
//   a line between 4 and 5                        nothing: b is moved         -
//   a line in a                                   nothing: both are moved     -
//   a line before `at`, which a inlines           nothing: both are moved     -
//
// Lines, and bytes of the file as edits have them, are no part of the key: a new line would change all kernels
// below it, and a character the edits of all arrays below. Findings are moved instead (LineTable.h). Lines relative to
// the kernel would not do: it inlines functions that stand elsewhere, and its launches and declarations are
// elsewhere, too.
//
// Of an entry the key is made of 1 to 3, for 4 and 5 are only known when the other files were asked, and they are asked
// about kernels that access shared memory, which the passes find out. The entry says which these are, and
// has the findings for the last few values of 4 and 5.
//
// 6 counts only where a file has spent most of its effort: findings are kept, and used, up to there (MostOfFile).
//
// Entries are in the cache's folder (Cache/Store.h) and, for a language server, in memory (KernelMemory.h): text that
// is nowhere but in an editor stays there.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_CACHEDKERNELS_H
#define BANKCHECK_DRIVER_CACHEDKERNELS_H

#include "Cache/Archive.h"
#include "Cache/Key.h"
#include "Driver/GroupAnalysis.h"
#include "Driver/LineTable.h"

namespace bankcheck::driver {

class CachedKernels {
public:
  /// \p File outlives this.
  explicit CachedKernels(const FileFacts &File);

  class Group {
  public:
    /// Linkage names of the kernels that access shared memory; nothing if that is not known.
    std::optional<std::vector<std::string>> Accessing;

  private:
    friend class CachedKernels;
    const ir::KernelGroup *Of = nullptr;
    cache::Key OfCode;
    std::set<Location> Locations;
    struct Findings {
      cache::Key OfRest;
      SpelledLines Lines; ///< Where they stood.
      std::string Bytes;
    };
    std::vector<Findings> Known; ///< The newest first.
  };

  /// What is known of the code; null if nothing can be.
  std::unique_ptr<Group> open(const ir::KernelGroup &Of);
  /// Once the launches of the kernels in Accessing are known. \p Spent: the effort so far, to which this adds.
  std::optional<GroupFindings> find(const Group &G, analysis::Effort &Spent);
  /// \p Spent: with the group's.
  void keep(Group &G, const GroupFindings &Found, std::vector<std::string> Accessing, const analysis::Effort &Spent);
  /// Writes what is to be kept in the folder: once it is known that all text stands in files.
  void write();

private:
  const FileFacts &File;
  std::map<Location, std::vector<const source::ArraySource *>> Arrays; ///< By declaration.
  std::vector<std::pair<cache::Key, std::string>> Unwritten;

  struct KeyAndLines {
    cache::Key OfRest;
    SpelledLines Lines;
  };
  /// Nothing where lines cannot be told.
  std::optional<KeyAndLines> keyOf(const Group &G) const;
  void write(const Group &G, cache::ArchiveWriter &Into) const;
  /// And the files that it names, into \p Files.
  void write(const source::ArraySource &Array, cache::ArchiveWriter &Into, std::set<llvm::StringRef> &Files) const;
};

} // namespace bankcheck::driver

#endif

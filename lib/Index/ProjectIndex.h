//===- ProjectIndex.h - what the files of a program say of one another ---------===//
//
// A kernel stands in a header or in one file, and is launched in another:
//
//   scan.cuh     template <int N> __global__ void scan(float *);
//   main.cu      scan<32><<<1, dim3(32, 8)>>>(p);              scan<32>: 32x8, at main.cu:7
//   other.cu     includes scan.cuh                             its scan<32> is the same kernel
//
// The index has, for each file, the kernels that it defines, declares or launches, by linkage name. A launch in one
// file is of a kernel in another if
//
//   both have the definition at the same location (of one header), or
//   the file that launches it has a declaration only, which the other file has, too, or
//   it has a declaration only, and one definition is all that the index has of this name.
//
// Else nothing is said: two programs of a folder may both have a kernel `reduce`, and neither launches the other's.
//
// A launch may stand in a function that a third file calls, and depend on what that gives it:
//
//   reduce.cu    void reduced(float *p, int n) { reduce<<<1, 256>>>(p, n); }      open in n (Source/OpenLaunch.h)
//   main.cu      reduced(p, 32);                                                  reduce: n == 32, by main.cu:7
//
// The same rules say whether the two mean one function. Calls are followed through functions of several files; each
// call is one launch. There are three cases (ByCalls):
//
//   none       no other file calls the function: its launches are those of its file
//   all        each call is a launch of its own: what the launch is whatever calls give counts no more
//   not all    something else may call the function: what the launch is whatever calls give counts besides the calls
//              that are known, and whatever calls in its own file give it
//
// Not all calls are known if a file names the function other than in a call, if another names the kernel other than in
// a launch, if a file that names it has errors, was not read or is compiled with other flags, too, if a call could be
// of another function of the name, if functions call one another in a circle, and where there are more calls, or longer
// ways, than are followed. A limit never takes away a launch: what stands for the rest knows less.
//
// All is plain data, made from the AST of each file; no code is generated for it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_PROJECTINDEX_H
#define BANKCHECK_INDEX_PROJECTINDEX_H

#include "Source/SourceModel.h"

namespace bankcheck::index {

/// A kernel as one file has it. Paths of Where and Declared can be compared (Input/Paths.h).
struct IndexedKernel {
  std::string Name; ///< With template arguments, as the user would write it.
  Location Where;   ///< Of the definition; no line where the file only declares it.
  std::set<Location> Declared;
  /// `static`, or in an unnamed namespace: a kernel of this name in another file is another kernel.
  bool IsOfFileOnly = false;
  std::vector<source::Launch> Launches; ///< In the file.
  std::vector<source::OpenLaunch> Open; ///< What calls in other files make of these.
  bool operator==(const IndexedKernel &) const = default;
};

struct IndexedFile {
  std::string Path;                             ///< \see comparablePath
  std::set<std::string> Includes;               ///< Without system headers, and with itself.
  std::map<std::string, IndexedKernel> Kernels; ///< By linkage name.
  /// Of the host, by linkage name. Paths of Where and Declared can be compared.
  std::map<std::string, source::HostFunction> Functions;
  std::set<std::string> NamedKernels; ///< Those that it names other than in launches.
  /// It may call what has one of these as its name: the words of its text, if it has errors, or other flags make
  /// another program of it, and those that stand in `#if` blocks on __CUDA_ARCH__.
  std::set<std::string> Words;
  std::map<std::string, std::string> Spellings; ///< How the user spells the paths of launches and calls.
  bool operator==(const IndexedFile &) const = default;
};

/// What \p Model says of the program. \p Path and \p Includes can be compared.
IndexedFile indexed(const source::SourceModel &Model, std::string Path, std::set<std::string> Includes);

/// Of its launches and calls.
void eachPlace(const IndexedFile &File, llvm::function_ref<void(const Location &)> Do);

/// Launches in other files, or by calls in these, and how the user spells these.
struct LaunchesElsewhere {
  std::vector<source::Launch> Launches;
  std::vector<source::Launch> Replaced; ///< Launches in the file itself that are known better by calls elsewhere.
  std::map<std::string, std::string> Spellings;
  bool operator==(const LaunchesElsewhere &) const = default;
};

class ProjectIndex {
public:
  /// Replaces what was known of the file.
  void add(IndexedFile File);
  /// Null if it is not known.
  const IndexedFile *find(const std::string &Path) const;
  const std::map<std::string, IndexedFile> &files() const { return Files; }
  /// Files that are not read name functions of these names.
  void addUnread(const std::set<std::string> &Names) { Unread.insert(Names.begin(), Names.end()); }

  /// The launches, in other files, of the kernel \p Linkage that the file \p Of defines; sorted by file. A launch in a
  /// file that also has the definition (both include its header) counts only if \p Of has no launch with a constant
  /// block: the kernel is evaluated for it in that file.
  LaunchesElsewhere launchesElsewhere(const IndexedFile &Of, const std::string &Linkage) const;
  /// Whether calls may complete launches of the kernel.
  bool isOpen(const IndexedFile &Of, const std::string &Linkage) const;
  /// Names of functions whose calls give launches of the kernel arguments, or blocks.
  std::set<std::string> functionsAround(const IndexedFile &Of, const std::string &Linkage) const;

private:
  std::map<std::string, IndexedFile> Files; ///< By path.
  /// By linkage name: the files with the kernel, and the locations of its definitions.
  struct Places {
    std::set<std::string> Files;
    std::map<Location, unsigned> Definitions; ///< In how many files.
  };
  std::map<std::string, Places> Kernels, Functions;
  std::map<std::string, std::set<std::string>> NamedIn; ///< By kernel, the files that name it other than in launches.
  std::set<std::string> WithWords;                      ///< Paths of files.
  std::set<std::string> Unread;                         ///< \see addUnread

  class Completion;
  /// Launches as calls make them; those without their own.
  struct Completed {
    std::vector<source::Launch> Launches, Replaced;
    std::map<std::string, std::string> Spellings;
    std::set<std::string> Around; ///< Names of functions.
  };
  /// Calls, in other files, of a function that \p Of defines.
  struct Callers {
    std::vector<std::pair<const IndexedFile *, const source::HostCall *>> Calls;
    bool AreAll = true;
  };
  void remove(const IndexedFile &File);
  void eachLauncher(const IndexedFile &Of, const std::string &Linkage,
                    llvm::function_ref<void(const IndexedFile &, const IndexedKernel &)> Do) const;
  Callers callersOf(const IndexedFile &Of, const std::string &Linkage) const;
  bool isOfOther(const source::HostFunction &Called, const std::string &Linkage) const;
  Completed completed(const IndexedFile &File, const std::string &Linkage) const;
  bool isNamedElsewhere(const IndexedFile &File, const std::string &Linkage) const;
};

} // namespace bankcheck::index

#endif

//===- UserLocations.h - where the user reads what code does -----------------------===//
//
// An instruction has a chain of locations: where it stands, where the function with it was inlined, and so on.
// Of `a = load(s, i)` with load of a template library, the user wrote the call:
//
//   cute/copy.hpp:41, gemm.cuh:20, gemm.cu:7     gemm.cuh:20, the innermost outside of libraries
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_USERLOCATIONS_H
#define BANKCHECK_DRIVER_USERLOCATIONS_H

#include "Basic/Location.h"
#include "Frontend/Translation.h"
#include "llvm/ADT/StringMap.h"
#include <map>

namespace bankcheck::driver {

class UserLocations {
public:
  /// \p Spellings: how the user spelled absolute paths. The arguments outlive this.
  UserLocations(const frontend::ParseOptions &Parse, const std::map<std::string, std::string> &Spellings)
      : Parse(Parse), Spellings(Spellings) {}

  /// \p P with its path as the user spelled it.
  Location spelled(Location P) const;

  /// The innermost of \p Locations, innermost first, that is not in a library; within a library, that is not in
  /// the toolkit. Its path is absolute; without a location if \p Locations are empty.
  Location of(const std::vector<Location> &Locations) const;

  /// System headers, and those of CUDA's template libraries: copies of these come
  /// with sources as plain include paths, and a call of them is what users wrote.
  bool isLibrary(llvm::StringRef File) const;

  /// Those of the toolkit and the system, and what `-isystem` names.
  bool isSystemHeader(llvm::StringRef File) const;

  /// What decides the answers about \p File, as a number: for the key of an entry.
  unsigned kindOf(llvm::StringRef File) const {
    return unsigned(isLibrary(File)) | unsigned(isSystemHeader(File)) << 1 | unsigned(isSystem(File)) << 2;
  }

private:
  const frontend::ParseOptions &Parse;
  const std::map<std::string, std::string> &Spellings;
  mutable llvm::StringMap<bool> Libraries, SystemHeaders; ///< By path, once asked for.

  bool isSystem(llvm::StringRef File) const;
};

} // namespace bankcheck::driver

#endif

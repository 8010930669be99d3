//===- IndexFile.h - a project index as a file of JSON ----------------------------===//
//
//   {"schema": 2, "files": [
//     {"path": "main.cu", "includes": ["k.cuh", "main.cu"], "kernels": [
//       {"linkage": "_Z1kPf", "name": "k", "at": ["k.cuh", 3, 17], "declared": [["k.cuh", 3, 17]], "file_only": false,
//        "launches": [{"at": ["main.cu", 40, 3], "block": [32, null, 1], "growing": [null, [0, "/", 2], null], ..}],
//        "open": [{"in": "_Z3runPfi", "arguments": [[1, null, ["p1", 2, "*", "s32"]]], ..}]}],
//      "functions": [{"linkage": "_Z3runPfi", "calls": [{"at": ["main.cu", 50, 3], "arguments": [[1, null, 32]]}],
//                     ..}]}]}
//
// A file of which not all is known has words of its text, too: `"words": "main f int"` (IndexedFile::Words).
//
// `"growing": [0, "/", 2, "+", 1]` is a function of the host variable 0 (Source/GrowingFunction.h), `["p1", 2, "*"]` of
// the parameter 1 (Source/HostExpression.h). Paths are from the root, or relative to the folder in which bankcheck
// runs, when it writes and when it reads.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_INDEXFILE_H
#define BANKCHECK_INDEX_INDEXFILE_H

#include "Index/ProjectIndex.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace bankcheck::index {

enum class PathStyle : uint8_t { FromRoot, RelativeToHere };

void writeIndex(const ProjectIndex &Index, PathStyle Style, llvm::raw_ostream &Out);

/// An error if \p Text is no such file, whatever it holds.
llvm::Expected<ProjectIndex> readIndex(llvm::StringRef Text);

/// The same, of a file.
llvm::Expected<ProjectIndex> readIndexFile(const std::string &Path);

} // namespace bankcheck::index

#endif

//===- OtherFiles.h - code that is not analysed, and why ----------------------===//
//
// With `-rdc=true` the device code of several files is linked. A kernel may call a function of
// another file, and a function may be called by kernels of another file only. Neither is
// analysed, and both are reported.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_OTHERFILES_H
#define BANKCHECK_DRIVER_OTHERFILES_H

#include "Driver/AnalyseFile.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace bankcheck::frontend {
class Translation;
} // namespace bankcheck::frontend

namespace bankcheck::source {
struct SourceModel;
} // namespace bankcheck::source

namespace bankcheck::driver {

/// Of the file itself, not of its headers: kernels that do not parse, and functions with shared variables that
/// no kernel calls.
std::vector<report::RemarkFinding> skippedCode(const frontend::Translation &Parsed);

/// Kernel templates of the file \p MainFile, a path that can be compared, and of its headers that nothing in the
/// file instantiates.
UninstantiatedKernels uninstantiatedKernels(const source::SourceModel &Model, const std::string &MainFile,
                                            llvm::function_ref<bool(llvm::StringRef)> OfLibrary);

/// Linkage names of functions that \p Parsed's code calls and that the user declares, in no file that is \p OfLibrary,
/// and does not define. What the device's runtime library defines is not among them.
std::set<std::string> functionsOfOtherFiles(const frontend::Translation &Parsed,
                                            llvm::function_ref<bool(llvm::StringRef)> OfLibrary);

} // namespace bankcheck::driver

#endif

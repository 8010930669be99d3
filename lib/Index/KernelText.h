//===- KernelText.h - kernels as a text names them, without a parse ---------------===//
//
// A parse of each file of a project would take longer than the analysis of one. Most files can be left out by their
// tokens: to launch a kernel of another file, a file has to name it somewhere else than in a declaration of it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_KERNELTEXT_H
#define BANKCHECK_INDEX_KERNELTEXT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <set>
#include <string>

namespace bankcheck::index {

/// Calls \p Do with each word of C++, until that returns false; then it is false, too.
bool eachWord(llvm::StringRef Text, llvm::function_ref<bool(llvm::StringRef)> Do);
/// Adds all of them.
void addWords(llvm::StringRef Text, std::set<std::string> &Into);

/// Names of kernels, without namespaces.
using KernelNames = llvm::StringSet<>;

/// Those that \p Text declares, and names nowhere else: it does not launch them.
KernelNames kernelsOnlyDeclaredIn(llvm::StringRef Text);

/// Whether \p Text may launch one of \p Kernels that it does not define itself.
bool mayLaunch(llvm::StringRef Text, const KernelNames &Kernels);

} // namespace bankcheck::index

#endif

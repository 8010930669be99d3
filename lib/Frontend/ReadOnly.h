//===- ReadOnly.h - a compiler that reads, and does nothing else -------------===//
//
// clang's driver, which writes files of its own, is given flags of a positive list
// alone (ClangOptions.h). Should that let one through to the compiler, nothing comes of
// it: of an invocation only what a parse needs is handed on, the rest
// is as clang has it by default; the compiler loads no module, and what it would write
// goes nowhere. Files are read through Input/ReadFile.h.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_READONLY_H
#define BANKCHECK_FRONTEND_READONLY_H

#include "clang/Frontend/CompilerInstance.h"

namespace bankcheck::frontend {

/// Drops outputs, plugins, compiled headers, modules, profiles, overlays and the
/// arguments of passes.
void makeReadOnly(clang::CompilerInvocation &Invocation);

class ReadOnlyCompiler : public clang::CompilerInstance {
public:
  explicit ReadOnlyCompiler(std::shared_ptr<clang::CompilerInvocation> Invocation);

  /// `import`, `#pragma clang module`: they would write what they compile.
  clang::ModuleLoadResult loadModule(clang::SourceLocation, clang::ModuleIdPath, clang::Module::NameVisibilityKind,
                                     bool) override {
    return {};
  }
  void createModuleFromSource(clang::SourceLocation, llvm::StringRef, llvm::StringRef) override {}
};

/// `#pragma clang __debug` would print what the text holds: it does nothing, but that
/// `crash` still crashes, for tests of what contains a crash. Called before the parse.
void silencePragmas(clang::Preprocessor &P);

} // namespace bankcheck::frontend

#endif

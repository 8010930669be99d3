//===- Invocation.h - the compiler invocation for one file -----------------===//

#ifndef BANKCHECK_FRONTEND_INVOCATION_H
#define BANKCHECK_FRONTEND_INVOCATION_H

#include "Frontend/Translation.h"

#include "llvm/ADT/IntrusiveRefCntPtr.h"

namespace clang {
class CodeGenOptions;
class CompilerInstance;
class CompilerInvocation;
class DiagnosticConsumer;
} // namespace clang
namespace llvm::vfs {
class FileSystem;
} // namespace llvm::vfs

namespace bankcheck::frontend {

/// The files that a parse reads: those of the disk with Options.Contents, noted in Options.Reads.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> filesOf(const ParseOptions &Options);

/// clang's own driver turns our flags into those of one device-side parse;
/// null if it cannot, after telling \p Diagnostics.
std::shared_ptr<clang::CompilerInvocation> makeInvocation(const ParseOptions &Options,
                                                          clang::DiagnosticConsumer &Diagnostics);

/// Arguments, behind the program, with which other tools of clang parse the file's device side as we do: without our
/// clang's own headers, and with the warnings that they have.
std::vector<std::string> argumentsForTools(const ParseOptions &Options);

/// Variables of the environment that a parse depends on (docs/security.md).
inline constexpr const char *EnvironmentOfParse[] = {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH",
                                                     "SOURCE_DATE_EPOCH"};

/// The headers that every parse with such options begins with, as they are included: before the flags' own and the source.
std::vector<std::string> firstHeaders(const ParseOptions &Options);
/// Whether \p Invocation includes these before all other text.
bool beginsWith(const clang::CompilerInvocation &Invocation, const std::vector<std::string> &Headers);

/// Gives \p Compiler files and a reader of its diagnostics. False if there is no target.
bool setUp(clang::CompilerInstance &Compiler, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
           std::unique_ptr<clang::DiagnosticConsumer> Diagnostics);

/// Plain code with its debug locations: nothing deletes or moves an access yet.
void setPlainCode(clang::CodeGenOptions &Options);

} // namespace bankcheck::frontend

#endif

//===- Invocation.h - the compiler invocation for one file -----------------===//

#ifndef BANKCHECK_FRONTEND_INVOCATION_H
#define BANKCHECK_FRONTEND_INVOCATION_H

#include "Frontend/Translation.h"

namespace clang {
class CodeGenOptions;
class CompilerInvocation;
class DiagnosticConsumer;
} // namespace clang

namespace bankcheck::frontend {

/// clang's own driver turns our flags into those of one device-side parse;
/// null if it cannot, after telling \p Diagnostics.
std::shared_ptr<clang::CompilerInvocation> makeInvocation(const ParseOptions &Options,
                                                          clang::DiagnosticConsumer &Diagnostics);

/// Plain code with its debug locations: nothing deletes or moves an access yet.
void setPlainCode(clang::CodeGenOptions &Options);

} // namespace bankcheck::frontend

#endif

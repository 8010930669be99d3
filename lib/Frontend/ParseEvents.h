//===- ParseEvents.h - what the parser hands to CodeGen ---------------------===//

#ifndef BANKCHECK_FRONTEND_PARSEEVENTS_H
#define BANKCHECK_FRONTEND_PARSEEVENTS_H

#include "Frontend/Translation.h"
#include "clang/Basic/SourceLocation.h"

namespace clang {
class SourceManager;
} // namespace clang

namespace bankcheck::frontend {

/// A call of the parser to its consumer, recorded to be replayed to CodeGen afterwards.
struct Event {
  enum Kind { TopLevel, InlineFunction, Tag, StaticMember, VTable } TheKind;
  clang::Decl *D;
};

/// Has \p Generator make code of all declarations that are sound. Returns the kernels that are not, and notes the
/// errors in them that cost them.
std::vector<const clang::FunctionDecl *> generateSound(const std::vector<Event> &Events,
                                                       const std::vector<clang::SourceLocation> &ErrorLocations,
                                                       clang::SourceManager &Sources, clang::CodeGenerator &Generator,
                                                       std::vector<ParseError> &Errors);

} // namespace bankcheck::frontend

#endif

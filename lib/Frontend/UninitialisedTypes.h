//===- UninitialisedTypes.h - shared variables with a constructor ------------===//
//
// nvcc takes `__shared__ cuda::barrier<...> b;` with a warning, and does not run
// the constructor. clang refuses the variable, and all that is said of it later.
// Whether a constructor is harmless is asked while the variable is declared: so
// the file is parsed a second time with the constructors of those types declared
// trivial as soon as the type is complete; when all is parsed they are what they were,
// for the local variables that they do initialise.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_UNINITIALISEDTYPES_H
#define BANKCHECK_FRONTEND_UNINITIALISEDTYPES_H

#include <set>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CXXMethodDecl;
class Sema;
class TagDecl;
} // namespace clang

namespace bankcheck::frontend {

/// Qualified names, without template arguments, of the types for which clang
/// refused a shared variable.
std::set<std::string> refusedSharedTypes(clang::ASTContext &Ast);

/// Makes default constructor and destructor trivial if the type is one of \p Names, and
/// adds them to \p Changed.
void leaveUninitialised(clang::TagDecl *Type, const std::set<std::string> &Names, clang::Sema &Sema,
                        std::vector<clang::CXXMethodDecl *> &Changed);

} // namespace bankcheck::frontend

#endif

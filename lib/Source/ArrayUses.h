//===- ArrayUses.h - the places that name a shared array --------------------===//

#ifndef BANKCHECK_SOURCE_ARRAYUSES_H
#define BANKCHECK_SOURCE_ARRAYUSES_H

#include "Source/Locations.h"

namespace clang {
class Decl;
}

namespace bankcheck::source {

/// Adds the uses of shared arrays below \p D, templates and their instantiations
/// both, to \p Uses.
void readArrayUses(clang::Decl *D, clang::ASTContext &Ast, Locations &Where, std::map<Location, ArrayUses> &Uses);

} // namespace bankcheck::source

#endif

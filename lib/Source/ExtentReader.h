//===- ExtentReader.h - a number of the source that can be made larger ------------===//

#ifndef BANKCHECK_SOURCE_EXTENTREADER_H
#define BANKCHECK_SOURCE_EXTENTREADER_H

#include "Source/SourceModel.h"

namespace clang {
class Expr;
} // namespace clang

namespace bankcheck::source {

/// Of the expression \p Size, which is all that stands in \p Range but for blanks.
ExtentSource extentSourceOf(const clang::Expr &Size, TextRange Range);

} // namespace bankcheck::source

#endif

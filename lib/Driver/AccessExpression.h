//===- AccessExpression.h - the expression that makes an access -------------------===//

#ifndef BANKCHECK_DRIVER_ACCESSEXPRESSION_H
#define BANKCHECK_DRIVER_ACCESSEXPRESSION_H

#include "Driver/EvaluatedFile.h"

namespace bankcheck::driver {

/// What the source says at the location that the user reads; null if it says nothing there.
const source::ExpressionSource *expressionOf(const ir::Access &Code, const EvaluatedFile &File);
/// The widest that a load or store at this location is, in bytes; 0 if the source says nothing there. All that a macro
/// expands to is at one location.
unsigned bytesOfExpression(const ir::Access &Code, const EvaluatedFile &File);
/// The same in one instantiation of a template, whose \p Array has elements of so many bytes: what others make of the
/// expression is at the same location.
unsigned bytesOfExpression(const ir::Access &Code, const EvaluatedFile &File, const std::string &Array);

} // namespace bankcheck::driver

#endif

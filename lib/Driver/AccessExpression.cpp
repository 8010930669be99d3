#include "Driver/AccessExpression.h"

using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::source;

namespace bankcheck::driver {

static ExpressionSource::Kind kindOf(const Access &Code, const Location &Where) {
  const bool IsInHeader = !Code.Locations.empty() && Where != Code.Locations.front();
  if (IsInHeader || (Code.Op != Operation::Load && Code.Op != Operation::Store))
    return ExpressionSource::Call;
  return Code.Op == Operation::Store ? ExpressionSource::Write : ExpressionSource::Read;
}

const ExpressionSource *expressionOf(const Access &Code, const EvaluatedFile &File) {
  const Location Where = File.Locations.of(Code.Locations);
  return File.Model.find(Where, kindOf(Code, Where), Code.Size);
}

unsigned bytesOfExpression(const Access &Code, const EvaluatedFile &File) {
  const Location Where = File.Locations.of(Code.Locations);
  auto It = File.Model.Expressions.find(Where);
  if (It == File.Model.Expressions.end())
    return 0;
  unsigned Widest = 0;
  for (const ExpressionSource &E : It->second)
    if (E.TheKind == kindOf(Code, Where))
      Widest = std::max(Widest, E.Bytes);
  return Widest;
}

} // namespace bankcheck::driver

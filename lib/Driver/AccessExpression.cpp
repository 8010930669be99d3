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

static std::vector<const ExpressionSource *> expressionsAt(const Location &Where, ExpressionSource::Kind Kind,
                                                           const EvaluatedFile &File) {
  std::vector<const ExpressionSource *> Result;
  if (auto It = File.Model.Expressions.find(Where); It != File.Model.Expressions.end())
    for (const ExpressionSource &E : It->second)
      if (E.TheKind == Kind)
        Result.push_back(&E);
  return Result;
}

unsigned bytesOfExpression(const Access &Code, const EvaluatedFile &File) {
  const Location Where = File.Locations.of(Code.Locations);
  unsigned Widest = 0;
  for (const ExpressionSource *E : expressionsAt(Where, kindOf(Code, Where), File))
    Widest = std::max(Widest, E->Bytes);
  return Widest;
}

unsigned bytesOfExpression(const Access &Code, const EvaluatedFile &File, const std::string &Array) {
  const Location Where = File.Locations.of(Code.Locations);
  if (auto It = File.Model.Arrays.find(Array); It != File.Model.Arrays.end())
    for (const ExpressionSource *E : expressionsAt(Where, kindOf(Code, Where), File))
      if (!E->IsInMacro && E->Bytes == It->second.ElementBytes)
        return E->Bytes;
  return bytesOfExpression(Code, File);
}

} // namespace bankcheck::driver

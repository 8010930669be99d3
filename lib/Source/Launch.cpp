#include "Source/Launch.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::source {

std::optional<BlockShape> Launch::block() const {
  auto [X, Y, Z] = PartOfBlock;
  return X && Y && Z ? std::optional(BlockShape{*X, *Y, *Z}) : std::nullopt;
}

void Launch::numberVariables() {
  std::map<GrowingFunction::VariableId, GrowingFunction::VariableId> Numbers;
  auto Number = [&](GrowingFunction &F) {
    F.setVariable(Numbers.try_emplace(F.variable(), Numbers.size()).first->second);
  };
  for (std::optional<GrowingFunction> &Extent : GrowingBlock)
    if (Extent)
      Number(*Extent);
  for (auto &[Index, Argument] : GrowingArguments)
    Number(Argument);
}

std::map<GrowingFunction::VariableId, IntegerRange> Launch::variablesWith(const BlockShape &Shape) const {
  std::map<GrowingFunction::VariableId, IntegerRange> Variables;
  for (auto [Growing, Extent] : llvm::zip(GrowingBlock, std::array{Shape.X, Shape.Y, Shape.Z}))
    if (Growing) {
      IntegerRange &Values = Variables[Growing->variable()];
      Values = Values.with(Growing->valuesFor(Extent));
    }
  return Variables;
}

bool Launch::allows(const BlockShape &Shape) const {
  auto [X, Y, Z] = PartOfBlock;
  bool Constants = X.value_or(Shape.X) == Shape.X && Y.value_or(Shape.Y) == Shape.Y && Z.value_or(Shape.Z) == Shape.Z;
  return Constants && llvm::none_of(variablesWith(Shape), [](const auto &V) { return V.second.isEmpty(); });
}

std::map<unsigned, int64_t> Launch::argumentsBy(
    const BlockShape &Shape,
    llvm::function_ref<std::optional<int64_t>(const GrowingFunction &, const IntegerRange &)> ValueOf) const {
  std::map<unsigned, int64_t> Result = Arguments;
  std::map<GrowingFunction::VariableId, IntegerRange> Variables = variablesWith(Shape);
  for (const auto &[Index, Growing] : GrowingArguments)
    if (auto V = Variables.find(Growing.variable()); V != Variables.end())
      if (std::optional<int64_t> Value = ValueOf(Growing, V->second))
        Result.emplace(Index, *Value);
  return Result;
}

std::map<unsigned, int64_t> Launch::argumentsWith(const BlockShape &Shape) const {
  return argumentsBy(Shape, [](const GrowingFunction &Growing, const IntegerRange &Values) {
    std::optional<int64_t> Low = Growing.at(Values.Low), High = Growing.at(Values.High);
    return Low == High ? Low : std::nullopt;
  });
}

std::map<unsigned, int64_t> Launch::likelyArgumentsWith(const BlockShape &Shape) const {
  return argumentsBy(
      Shape, [](const GrowingFunction &Growing, const IntegerRange &Values) { return Growing.at(Values.roundest()); });
}

} // namespace bankcheck::source

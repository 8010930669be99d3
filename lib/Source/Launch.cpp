#include "Source/Launch.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck {

std::optional<BlockShape> Launch::block() const {
  auto [X, Y, Z] = PartOfBlock;
  return X && Y && Z ? std::optional(BlockShape{*X, *Y, *Z}) : std::nullopt;
}

std::map<const void *, IntegerRange> Launch::variablesWith(const BlockShape &Shape) const {
  std::map<const void *, IntegerRange> Variables;
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

std::map<unsigned, int64_t> Launch::argumentsWith(const BlockShape &Shape) const {
  std::map<unsigned, int64_t> Result = Arguments;
  std::map<const void *, IntegerRange> Variables = variablesWith(Shape);
  for (const auto &[Index, Growing] : GrowingArguments)
    if (auto V = Variables.find(Growing.variable()); V != Variables.end())
      if (auto Low = Growing.at(V->second.Low), High = Growing.at(V->second.High); Low && Low == High)
        Result.emplace(Index, *Low);
  return Result;
}

std::map<unsigned, int64_t> Launch::likelyArgumentsWith(const BlockShape &Shape) const {
  std::map<unsigned, int64_t> Result = Arguments;
  std::map<const void *, IntegerRange> Variables = variablesWith(Shape);
  for (const auto &[Index, Growing] : GrowingArguments)
    if (auto V = Variables.find(Growing.variable()); V != Variables.end())
      if (auto Value = Growing.at(V->second.roundest()))
        Result.emplace(Index, *Value);
  return Result;
}

} // namespace bankcheck

#include "Source/OpenLaunch.h"
#include "llvm/ADT/STLExtras.h"

namespace bankcheck::source {
namespace {

std::optional<unsigned> extentOf(const std::optional<HostExpression> &E) {
  std::optional<int64_t> Value = E ? E->constant() : std::nullopt;
  return Value && *Value > 0 && *Value <= INT32_MAX ? std::optional<unsigned>(*Value) : std::nullopt;
}

} // namespace

bool OpenLaunch::isOpen() const {
  auto IsSet = [](const auto &E) { return E.has_value(); };
  return llvm::any_of(Block, IsSet) || llvm::any_of(Grid, IsSet) || !Arguments.empty();
}

OpenLaunch OpenLaunch::with(const HostCall &Call) const {
  auto Given = [&](const ParameterPart &Part) -> std::optional<HostExpression> {
    auto It = Call.Arguments.find(Part);
    return It == Call.Arguments.end() ? std::nullopt : std::optional(It->second);
  };
  OpenLaunch Result;
  Result.In = Call.In;
  Result.Known = Known;
  for (unsigned I = 0; I < 3; ++I) {
    Result.Block[I] = Block[I] ? Block[I]->with(Given) : std::nullopt;
    Result.Grid[I] = Grid[I] ? Grid[I]->with(Given) : std::nullopt;
  }
  if (!llvm::all_of(Result.Grid, [](const auto &E) { return E.has_value(); }))
    Result.Grid = {};
  for (const auto &[Part, Value] : Arguments)
    if (std::optional<HostExpression> Here = Value.with(Given))
      Result.Arguments.emplace(Part, std::move(*Here));
  Result.settle();
  if (Result.Known != Known)
    Result.Known.CalledFrom = Call.Where;
  return Result;
}

void OpenLaunch::settle() {
  for (unsigned I = 0; I < 3; ++I)
    if (Block[I] && Block[I]->constant()) {
      if (std::optional<unsigned> Extent = extentOf(Block[I])) {
        Known.PartOfBlock[I] = Extent;
        Known.GrowingBlock[I].reset();
      }
      Block[I].reset();
    }
  if (Known.block())
    Known.DefaultBlock.reset();
  auto X = extentOf(Grid[0]), Y = extentOf(Grid[1]), Z = extentOf(Grid[2]);
  if (X && Y && Z)
    Known.Grid = {*X, *Y, *Z};
  if (llvm::all_of(Grid, [](const auto &E) { return E && E->constant(); }))
    Grid = {};
  std::erase_if(Arguments, [&](const auto &Argument) {
    const auto &[Part, Expression] = Argument;
    std::optional<int64_t> Value = Expression.constant();
    if (Value && Part.Offset) {
      Known.Members[{Part.Index, *Part.Offset}] = *Value;
    } else if (Value) {
      Known.Arguments[Part.Index] = *Value;
      Known.GrowingArguments.erase(Part.Index);
    }
    return Value.has_value();
  });
  Known.numberVariables();
}

} // namespace bankcheck::source

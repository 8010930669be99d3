// The extents of grids and blocks that are constant.

#include "Source/ConstantExpressions.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck::source {

Extent ConstantExpressions::extent(const Expr &E) {
  auto Value = value(&E);
  auto Constant = Value ? Value->constant() : std::nullopt;
  if (!Constant)
    return {Value, growing(&E)};
  return {*Constant > 0 && *Constant <= INT32_MAX ? Value : std::nullopt, std::nullopt};
}

const Expr *ConstantExpressions::extentsIn(const Expr &Config, StringRef Field) {
  auto *Use = dyn_cast<DeclRefExpr>(strip(&Config));
  const VarDecl *V = Use ? variableOf(Use) : nullptr;
  const VariableChanges *Changed = V && !isa<ParmVarDecl>(V) ? changesOf(V) : nullptr;
  auto IsPartly = [&](const auto &T) { return StringRef(T.first).starts_with((Field + ".").str()); };
  if (!Changed || !Changed->isKnown() || llvm::any_of(Changed->targets(), IsPartly) || Changed->targets().contains(""))
    return nullptr;
  if (const Expr *Last = Changed->lastOf(Field, Use->getLocation(), Ast.getSourceManager()).first)
    return Last;
  auto *List = V->getInit() ? dyn_cast<InitListExpr>(strip(V->getInit())) : nullptr;
  for (const FieldDecl *F : V->getType()->getAsRecordDecl()->fields())
    if (List && F->getName() == Field && F->getFieldIndex() < List->getNumInits())
      return List->getInit(F->getFieldIndex());
  return nullptr;
}

static bool isLaunchConfig(const Expr &E) {
  const RecordDecl *Record = E.getType()->getAsRecordDecl();
  return Record && Record->getIdentifier() && Record->getName().starts_with("cudaLaunchConfig"); // "_t" or "_st"
}

PartOfExtents ConstantExpressions::partOfExtents(const Expr *E) {
  if (E->isValueDependent() || E->containsErrors())
    return {};
  const Extent One{HostExpression(1), std::nullopt};
  if (E->getType()->isIntegralOrEnumerationType())
    return {extent(*E), One, One};
  E = strip(E);
  if (E->getType()->isIntegralOrEnumerationType())
    return {extent(*E), One, One};
  if (isLaunchConfig(*E)) {
    const Expr *Block = extentsIn(*E, "blockDim");
    return Block ? partOfExtents(Block) : PartOfExtents();
  }
  if (!isDim3(E->getType()) && !isa<InitListExpr>(E))
    return {};
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (Depth > MostVariables)
    return {};
  if (const VarDecl *V = variableOf(E))
    return ofVariable<PartOfExtents>(*V, *cast<DeclRefExpr>(E),
                                     [&](const Expr &Value) { return partOfExtents(&Value); });
  if (auto [Callee, Returned] = returnedBy(E); Returned) {
    auto &Call = *cast<CallExpr>(E);
    Binding Here(*this, *Callee, {&Call, argumentsBefore(Call, *Callee)});
    return partOfExtents(Returned);
  }
  std::vector<const Expr *> Arguments;
  if (auto *C = dyn_cast<CXXConstructExpr>(E)) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return partOfExtents(C->getArg(0));
    Arguments.assign(C->arg_begin(), C->arg_end());
  } else if (auto *List = dyn_cast<InitListExpr>(E)) {
    for (const Expr *Value : List->inits())
      Arguments.push_back(Value);
  } else {
    return {};
  }
  if (Arguments.size() == 1 && !Arguments[0]->getType()->isIntegralOrEnumerationType())
    return partOfExtents(Arguments[0]);
  if (Arguments.size() > 3)
    return {};
  PartOfExtents Result{One, One, One};
  for (size_t I = 0; I < Arguments.size(); ++I)
    Result[I] = extent(*Arguments[I]);
  return Result;
}

PartOfExtents ConstantExpressions::partOfGrid(const Expr *E) {
  const Expr *Of = isLaunchConfig(*strip(E)) ? extentsIn(*E, "gridDim") : E;
  return Of ? partOfExtents(Of) : PartOfExtents();
}

std::optional<std::array<unsigned, 3>> allConstant(const PartOfExtents &Part) {
  auto X = Part[0].constant(), Y = Part[1].constant(), Z = Part[2].constant();
  return X && Y && Z ? std::optional(std::array{*X, *Y, *Z}) : std::nullopt;
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::extents(const Expr *E) {
  return allConstant(partOfExtents(E));
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::likelyExtents(const Expr *E) {
  SaveAndRestore Also(Likely, true);
  return extents(E);
}

} // namespace bankcheck::source

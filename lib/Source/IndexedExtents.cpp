#include "Source/IndexedExtents.h"
#include "Source/VariableChanges.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;

namespace bankcheck::source {
namespace {

constexpr unsigned MostVariables = 4; ///< `int a = threadIdx.x; int b = a;`

/// As the source has it.
const Expr *written(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (auto *Pseudo = dyn_cast<PseudoObjectExpr>(E))
    E = Pseudo->getSyntacticForm()->IgnoreParenCasts();
  if (auto *Opaque = dyn_cast<OpaqueValueExpr>(E); Opaque && Opaque->getSourceExpr())
    E = Opaque->getSourceExpr()->IgnoreParenCasts();
  return E;
}

/// 0, 1 or 2 for threadIdx.x, .y or .z, or a variable that has its value; nothing for any other expression.
std::optional<unsigned> dimensionOf(const Expr *E, llvm::function_ref<bool(const VarDecl &)> Changes,
                                    unsigned Depth = 0) {
  E = written(E);
  if (auto *Property = dyn_cast<MSPropertyRefExpr>(E)) {
    auto *Name = dyn_cast<DeclRefExpr>(written(Property->getBaseExpr()));
    if (!Name || Name->getDecl()->getDeclName().getAsString() != "threadIdx")
      return std::nullopt;
    size_t Dimension = StringRef("xyz").find(Property->getPropertyDecl()->getName());
    return Dimension < 3 ? std::optional<unsigned>(Dimension) : std::nullopt;
  }
  auto *Name = dyn_cast<DeclRefExpr>(E);
  auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (!V || !V->hasLocalStorage() || !V->getInit() || Depth == MostVariables || Changes(*V))
    return std::nullopt;
  return dimensionOf(V->getInit(), Changes, Depth + 1);
}

class ExtentFinder : public RecursiveASTVisitor<ExtentFinder> {
public:
  ExtentFinder(const FunctionDecl &Kernel, const ASTContext &Ast) : Kernel(Kernel), Ast(Ast), IsChanged(Ast) {}
  IndexedExtents Found;

  bool VisitArraySubscriptExpr(ArraySubscriptExpr *Element) {
    if (Element->isTypeDependent() || Element->isValueDependent())
      return true;
    IndexedExtents Here;
    const Expr *E = Element;
    while (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
      E = Subscript->getBase()->IgnoreParenImpCasts();
      if (const ConstantArrayType *Type = Ast.getAsConstantArrayType(E->getType()))
        note(*Subscript->getIdx()->IgnoreParenImpCasts(), Type->getSize().getLimitedValue(), Here);
    }
    auto *Name = dyn_cast<DeclRefExpr>(E);
    if (!Name || !Name->getDecl()->hasAttr<CUDASharedAttr>() || llvm::count(Here, std::nullopt) > 1)
      return true;
    for (auto [Least, Extent] : llvm::zip(Found, Here))
      if (Extent)
        Least = std::min(Least.value_or(*Extent), *Extent);
    return true;
  }

private:
  const FunctionDecl &Kernel;
  const ASTContext &Ast;
  mutable EverChanged IsChanged;
  mutable llvm::DenseMap<const VarDecl *, bool> Changed; ///< What it has said.

  std::optional<unsigned> threadDimension(const Expr *E) const {
    return dimensionOf(E, [&](const VarDecl &V) { // which the statements that name it are read for: once
      auto [Known, IsNew] = Changed.try_emplace(&V);
      if (IsNew)
        Known->second = IsChanged(V, *Kernel.getBody());
      return Known->second;
    });
  }

  static void note(unsigned Dimension, uint64_t Extent, IndexedExtents &Into) {
    if (Extent > 1)
      Into[Dimension] = std::min<uint64_t>(Extent, BlockShape::MostThreads);
  }

  /// What the index of a dimension of \p Extent elements says.
  void note(const Expr &Index, uint64_t Extent, IndexedExtents &Into) const {
    if (std::optional<unsigned> Dimension = threadDimension(&Index))
      return note(*Dimension, Extent, Into);
    // Each thread has 4 elements in `threadIdx.x * 4`.
    if (auto [Dimension, Each] = product(Index); Dimension)
      return note(*Dimension, llvm::divideCeil(Extent, Each), Into);
    auto *Sum = dyn_cast<BinaryOperator>(&Index);
    if (!Sum || Sum->getOpcode() != BO_Add)
      return;
    // `threadIdx.x * 4 + 1`, and `threadIdx.x + 1` behind a border
    for (auto [Of, Offset] : {std::pair(Sum->getLHS(), Sum->getRHS()), {Sum->getRHS(), Sum->getLHS()}})
      if (std::optional<uint64_t> First = constant(*Offset); First && *First < Extent)
        return note(*Of->IgnoreParenImpCasts(), Extent - *First, Into);
    // `threadIdx.y * 16 + threadIdx.x` has rows of 16.
    for (auto [Row, Column] : {std::pair(Sum->getLHS(), Sum->getRHS()), {Sum->getRHS(), Sum->getLHS()}}) {
      std::optional<unsigned> InRow = threadDimension(Column);
      auto [OfRows, Length] = product(*Row->IgnoreParenImpCasts());
      if (!InRow || !OfRows || OfRows == InRow)
        continue;
      note(*InRow, Length, Into);
      note(*OfRows, Extent / Length, Into);
    }
  }

  /// Of `threadIdx.y * 16`: the dimension, and 16.
  std::pair<std::optional<unsigned>, uint64_t> product(const Expr &E) const {
    auto *Product = dyn_cast<BinaryOperator>(&E);
    if (!Product || Product->getOpcode() != BO_Mul)
      return {};
    for (auto [Of, By] : {std::pair(Product->getLHS(), Product->getRHS()), {Product->getRHS(), Product->getLHS()}})
      if (std::optional<uint64_t> Length = constant(*By); Length && *Length)
        return {threadDimension(Of), *Length};
    return {};
  }

  std::optional<uint64_t> constant(const Expr &E) const {
    Expr::EvalResult Value;
    if (!E.EvaluateAsInt(Value, Ast) || Value.Val.getInt().isNegative())
      return std::nullopt;
    return Value.Val.getInt().getLimitedValue();
  }
};

} // namespace

IndexedExtents indexedExtentsOf(const FunctionDecl &Kernel, const ASTContext &Ast) {
  ExtentFinder Finder(Kernel, Ast);
  Finder.TraverseStmt(Kernel.getBody());
  return Finder.Found;
}

} // namespace bankcheck::source

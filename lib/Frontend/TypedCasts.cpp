#include "Frontend/TypedCasts.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace bankcheck {

TypedCasts::~TypedCasts() {
  for (const Hidden &H : llvm::reverse(All))
    H.Cast->setSubExpr(H.Operand);
}

/// `+Operand`: clang looks for the alignment behind casts and sums, and not here.
static Expr *behindPlus(ASTContext &Ast, Expr *Operand) {
  return UnaryOperator::Create(Ast, Operand, UO_Plus, Operand->getType(), VK_PRValue, OK_Ordinary, Operand->getExprLoc(),
                               /*CanOverflow=*/false, FPOptionsOverride());
}

/// `*(T *)&Operand`.
static Expr *throughPointer(ASTContext &Ast, Expr *Operand, QualType T) {
  SourceLocation At = Operand->getExprLoc();
  Expr *Address = UnaryOperator::Create(Ast, Operand, UO_AddrOf, Ast.getPointerType(Operand->getType()), VK_PRValue, OK_Ordinary, At,
                                        /*CanOverflow=*/false, FPOptionsOverride());
  QualType Pointer = Ast.getPointerType(T);
  Expr *Cast = CStyleCastExpr::Create(Ast, Pointer, VK_PRValue, CK_BitCast, behindPlus(Ast, Address), /*BasePath=*/nullptr, FPOptionsOverride(),
                                      Ast.getTrivialTypeSourceInfo(Pointer, At), At, At);
  return UnaryOperator::Create(Ast, Cast, UO_Deref, T, VK_LValue, OK_Ordinary, At, /*CanOverflow=*/false, FPOptionsOverride());
}

void TypedCasts::hide(CastExpr &Cast) {
  Expr *Operand = Cast.getSubExpr();
  if (Cast.getCastKind() == CK_LValueBitCast && Operand->getObjectKind() == OK_Ordinary) {
    All.push_back({&Cast, Operand});
    Cast.setSubExpr(throughPointer(Ast, Operand, Cast.getType()));
  } else if (Cast.getType()->isPointerType() && Operand->getType()->isPointerType()) {
    All.push_back({&Cast, Operand});
    Cast.setSubExpr(behindPlus(Ast, Operand));
  }
}

void TypedCasts::hideInBody(const FunctionDecl &F) {
  llvm::SmallVector<Stmt *, 32> Left{F.getBody()};
  if (auto *Constructor = dyn_cast<CXXConstructorDecl>(&F))
    for (const CXXCtorInitializer *Initialiser : Constructor->inits())
      Left.push_back(Initialiser->getInit());
  llvm::SmallVector<CastExpr *, 16> Casts;
  llvm::SmallVector<Expr *, 4> Placements;
  llvm::SmallPtrSet<const Stmt *, 16> Shared; // stand in several places
  while (!Left.empty()) {
    Stmt *S = Left.pop_back_val();
    if (!S)
      continue;
    if (auto *Cast = dyn_cast<CastExpr>(S); Cast && (isa<ExplicitCastExpr>(Cast) || Cast->getCastKind() == CK_LValueBitCast))
      Casts.push_back(Cast);
    else if (auto *New = dyn_cast<CXXNewExpr>(S); New && New->getNumPlacementArgs() == 1)
      Placements.push_back(New->getPlacementArg(0));
    else if (auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
      Left.push_back(Default->getExpr());
    else if (auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
      Left.push_back(Default->getExpr());
    else if (auto *Opaque = dyn_cast<OpaqueValueExpr>(S); Opaque && Shared.insert(S).second)
      Left.push_back(Opaque->getSourceExpr());
    Left.append(S->child_begin(), S->child_end());
  }
  for (CastExpr *Cast : Casts)
    hide(*Cast);
  for (Expr *Where : Placements)
    if (auto *Cast = dyn_cast<ImplicitCastExpr>(Where))
      hide(*Cast);
}

void TypedCasts::hideIn(Decl &D) {
  if (auto *F = dyn_cast<FunctionDecl>(&D)) {
    bool IsForDevice = F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAGlobalAttr>();
    if (IsForDevice && F->doesThisDeclarationHaveABody() && !F->isDependentContext() && Functions.insert(F).second)
      hideInBody(*F);
  } else if (isa<NamespaceDecl, LinkageSpecDecl, ExportDecl, CXXRecordDecl>(D)) {
    for (Decl *Inner : cast<DeclContext>(D).decls())
      hideIn(*Inner);
  }
}

} // namespace bankcheck

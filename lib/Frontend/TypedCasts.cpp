#include "Frontend/TypedCasts.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace bankcheck::frontend {

/// The operand of a cast, or what a copy of a class is made of.
static Expr *operandOf(const Expr &Of) {
  if (auto *Cast = dyn_cast<CastExpr>(&Of))
    return const_cast<Expr *>(Cast->getSubExpr());
  if (auto *Made = dyn_cast<CXXConstructExpr>(&Of))
    return const_cast<Expr *>(Made->getArg(0));
  auto &Call = cast<CallExpr>(Of);
  return const_cast<Expr *>(Call.getArg(Call.getNumArgs() - 1));
}

static void setOperand(Expr &Of, Expr *Operand) {
  if (auto *Cast = dyn_cast<CastExpr>(&Of))
    Cast->setSubExpr(Operand);
  else if (auto *Made = dyn_cast<CXXConstructExpr>(&Of))
    Made->setArg(0, Operand);
  else
    cast<CallExpr>(Of).setArg(cast<CallExpr>(Of).getNumArgs() - 1, Operand);
}

static void joinMembers(const ASTContext &Ast, bool Joins) {
  const_cast<LangOptions &>(Ast.getLangOpts()).setGC(Joins ? LangOptions::NonGC : LangOptions::GCOnly);
}

TypedCasts::TypedCasts(ASTContext &Ast) : Ast(Ast) { joinMembers(Ast, /*Joins=*/false); }

TypedCasts::~TypedCasts() {
  joinMembers(Ast, /*Joins=*/true);
  for (const Replaced &R : llvm::reverse(All))
    setOperand(*R.Of, R.Operand);
}

/// `+Operand`: clang looks for the alignment behind casts and sums, and not here.
static Expr *behindPlus(ASTContext &Ast, Expr *Operand) {
  return UnaryOperator::Create(Ast, Operand, UO_Plus, Operand->getType(), VK_PRValue, OK_Ordinary,
                               Operand->getExprLoc(),
                               /*CanOverflow=*/false, FPOptionsOverride());
}

/// `*(T *)&Operand`.
static Expr *throughPointer(ASTContext &Ast, Expr *Operand, QualType T) {
  SourceLocation At = Operand->getExprLoc();
  Expr *Address = UnaryOperator::Create(Ast, Operand, UO_AddrOf, Ast.getPointerType(Operand->getType()), VK_PRValue,
                                        OK_Ordinary, At,
                                        /*CanOverflow=*/false, FPOptionsOverride());
  QualType Pointer = Ast.getPointerType(T);
  Expr *Cast =
      CStyleCastExpr::Create(Ast, Pointer, VK_PRValue, CK_BitCast, behindPlus(Ast, Address), /*BasePath=*/nullptr,
                             FPOptionsOverride(), Ast.getTrivialTypeSourceInfo(Pointer, At), At, At);
  return UnaryOperator::Create(Ast, Cast, UO_Deref, T, VK_LValue, OK_Ordinary, At, /*CanOverflow=*/false,
                               FPOptionsOverride());
}

void TypedCasts::hide(Expr &Cast) {
  Expr *Operand = operandOf(Cast);
  if (cast<CastExpr>(Cast).getCastKind() == CK_LValueBitCast && Operand->getObjectKind() == OK_Ordinary) {
    All.push_back({&Cast, Operand});
    setOperand(Cast, throughPointer(Ast, Operand, Cast.getType()));
  } else if (Cast.getType()->isPointerType() && Operand->getType()->isPointerType()) {
    All.push_back({&Cast, Operand});
    setOperand(Cast, behindPlus(Ast, Operand));
  }
}

/// Whether \p E copies an object of a class by a memcpy.
static bool isCopy(const Stmt &E) {
  if (auto *Made = dyn_cast<CXXConstructExpr>(&E))
    return Made->getNumArgs() == 1 && Made->getConstructor()->isCopyOrMoveConstructor() &&
           Made->getConstructor()->isTrivial();
  auto *Assigned = isa<CXXOperatorCallExpr, CXXMemberCallExpr>(E) ? cast<CallExpr>(&E) : nullptr;
  auto *Method = Assigned ? dyn_cast_or_null<CXXMethodDecl>(Assigned->getDirectCallee()) : nullptr;
  return Method && (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator()) && Method->isTrivial();
}

/// Whether \p T has bit-fields beside fields of other types: clang keeps them in numbers that
/// are not nvcc's.
static bool hasMixedBitFields(QualType T) {
  auto *Record = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  if (!Record || !Record->hasDefinition() || Record->field_empty())
    return false;
  QualType First = Record->field_begin()->getType();
  bool AnyBits = llvm::any_of(Record->fields(), [](const FieldDecl *F) { return F->isBitField(); });
  return llvm::any_of(Record->fields(), [&](const FieldDecl *F) {
    bool IsAlike = F->isBitField() && F->getASTContext().hasSameType(F->getType(), First);
    return (AnyBits && !IsAlike) || hasMixedBitFields(F->getType());
  });
}

static bool isPacked(QualType T) {
  auto *Record = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return Record && Record->hasDefinition() &&
         (Record->hasAttr<PackedAttr>() || Record->hasAttr<MaxFieldAlignmentAttr>() ||
          llvm::any_of(Record->fields(),
                       [](const FieldDecl *F) { return F->hasAttr<PackedAttr>() || isPacked(F->getType()); }));
}

/// `(&Operand)[0]`.
static Expr *firstOf(ASTContext &Ast, Expr *Operand) {
  SourceLocation At = Operand->getExprLoc();
  QualType Pointer = Ast.getPointerType(Operand->getType());
  Expr *Address = UnaryOperator::Create(Ast, Operand, UO_AddrOf, Pointer, VK_PRValue, OK_Ordinary, At,
                                        /*CanOverflow=*/false, FPOptionsOverride());
  Expr *Zero = IntegerLiteral::Create(Ast, llvm::APInt(Ast.getIntWidth(Ast.IntTy), 0), Ast.IntTy, At);
  return new (Ast) ArraySubscriptExpr(Address, Zero, Operand->getType(), Operand->getValueKind(), OK_Ordinary, At);
}

void TypedCasts::giveType(Expr &Copy) {
  Expr *Operand = operandOf(Copy);
  QualType T = Operand->getType();
  if (!Operand->isGLValue() || Operand->getObjectKind() != OK_Ordinary || !T->isRecordType() || isPacked(T))
    return; // what is packed is copied as wide as it is aligned
  All.push_back({&Copy, Operand});
  Expr *Typed = firstOf(Ast, Operand);
  setOperand(Copy, hasMixedBitFields(T) ? firstOf(Ast, Typed) : Typed);
}

void TypedCasts::hideInBody(const FunctionDecl &F) {
  llvm::SmallVector<Stmt *, 32> Worklist{F.getBody()};
  if (auto *Constructor = dyn_cast<CXXConstructorDecl>(&F))
    for (const CXXCtorInitializer *Initialiser : Constructor->inits())
      Worklist.push_back(Initialiser->getInit());
  llvm::SmallVector<CastExpr *, 16> Casts;
  llvm::SmallVector<Expr *, 4> Placements, Copies;
  llvm::SmallPtrSet<const Stmt *, 16> Shared; // stand in several places
  while (!Worklist.empty()) {
    Stmt *S = Worklist.pop_back_val();
    if (!S)
      continue;
    if (auto *Cast = dyn_cast<CastExpr>(S);
        Cast && (isa<ExplicitCastExpr>(Cast) || Cast->getCastKind() == CK_LValueBitCast))
      Casts.push_back(Cast);
    else if (auto *New = dyn_cast<CXXNewExpr>(S); New && New->getNumPlacementArgs() == 1)
      Placements.push_back(New->getPlacementArg(0));
    else if (auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
      Worklist.push_back(Default->getExpr());
    else if (auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
      Worklist.push_back(Default->getExpr());
    else if (auto *Opaque = dyn_cast<OpaqueValueExpr>(S); Opaque && Shared.insert(S).second)
      Worklist.push_back(Opaque->getSourceExpr());
    if (isCopy(*S))
      Copies.push_back(cast<Expr>(S));
    Worklist.append(S->child_begin(), S->child_end());
  }
  for (CastExpr *Cast : Casts)
    hide(*Cast);
  for (Expr *Where : Placements)
    if (auto *Cast = dyn_cast<ImplicitCastExpr>(Where))
      hide(*Cast);
  for (Expr *Copy : Copies)
    giveType(*Copy);
}

void TypedCasts::hideIn(Decl &D) {
  if (auto *F = dyn_cast<FunctionDecl>(&D)) {
    bool IsForDevice = F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAGlobalAttr>();
    // An inline function that nothing uses is not generated: most of those of the toolkit.
    bool MayBeGenerated = !F->isInlined() || F->isUsed();
    if (IsForDevice && MayBeGenerated && F->doesThisDeclarationHaveABody() && !F->isDependentContext() &&
        Functions.insert(F).second)
      hideInBody(*F);
  } else if (isa<NamespaceDecl, LinkageSpecDecl, ExportDecl, CXXRecordDecl>(D)) {
    for (Decl *Inner : cast<DeclContext>(D).decls())
      hideIn(*Inner);
  }
}

} // namespace bankcheck::frontend

#include "Source/KeptAddresses.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// What may have an address: a variable, or a function, which returns it or, of a method, has it in its object.
using Holders = llvm::SmallSetVector<const Decl *, 4>;

const FunctionDecl *definitionOf(const FunctionDecl *F) {
  const FunctionDecl *Definition = F ? F->getDefinition() : nullptr;
  return Definition && Definition->hasBody() ? Definition : nullptr;
}

/// That no type tells from an address.
bool mayBeAddress(QualType T, const ASTContext &Ast) {
  T = T.getNonReferenceType();
  return T->isPointerType() || T->isRecordType() || T->isArrayType() ||
         (T->isIntegerType() && !T->isBooleanType() && Ast.getIntWidth(T) >= 32);
}

/// Whether \p S indexes an array by its name: t[y][x], not p[x].
bool namesArray(const ArraySubscriptExpr &S) {
  auto *Decay = dyn_cast<ImplicitCastExpr>(S.getBase()->IgnoreParens());
  if (!Decay || Decay->getCastKind() != CK_ArrayToPointerDecay)
    return false;
  const Expr *Array = Decay->getSubExpr()->IgnoreParens();
  auto *Row = dyn_cast<ArraySubscriptExpr>(Array);
  return isa<DeclRefExpr>(Array) || (Row && namesArray(*Row));
}

} // namespace

struct KeptAddresses::Flow {
  std::map<const Decl *, std::vector<const Decl *>> To;
  std::map<const Decl *, std::set<Location>> Forming;
  std::map<const Decl *, Location> Lost;
  std::map<const Decl *, const FunctionDecl *> Called; ///< By parameter or method: what has it then.
};

class KeptAddresses::Reader : public RecursiveASTVisitor<KeptAddresses::Reader> {
public:
  Reader(const FunctionDecl &In, ASTContext &Ast, Locations &Where, Flow &Into)
      : Ast(Ast), Where(Where), Into(Into), Current(&In) {}

  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  void read(const FunctionDecl &F) {
    if (auto *Constructor = dyn_cast<CXXConstructorDecl>(&F))
      for (CXXCtorInitializer *Init : Constructor->inits())
        TraverseConstructorInitializer(Init);
    TraverseStmt(F.getBody());
  }

  bool TraverseLambdaExpr(LambdaExpr *E) {
    llvm::SaveAndRestore Inside(Current, static_cast<const FunctionDecl *>(E->getCallOperator()));
    return RecursiveASTVisitor::TraverseLambdaExpr(E);
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    if (Init->getInit())
      flow(holdersIn(*Init->getInit()), Current->getCanonicalDecl());
    return RecursiveASTVisitor::TraverseConstructorInitializer(Init);
  }

  bool VisitVarDecl(VarDecl *V) {
    if (const Expr *Init = V->getInit())
      flow(V->getType()->isReferenceType() ? holdersOfPlace(*Init) : holdersIn(*Init), V);
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->isAssignmentOp()) {
      const Holders From = holdersIn(*B->getRHS());
      if (const Decl *Kept = keeperAt(*B->getLHS()))
        flow(From, Kept);
      else
        lose(From, B->getOperatorLoc());
      if (B->isCompoundAssignmentOp())
        form(holdersOfValueAt(*B->getLHS()), B->getOperatorLoc());
    } else if (B->isAdditiveOp() || B->isMultiplicativeOp() || B->isBitwiseOp() || B->isShiftOp()) {
      form(holdersIn(*B), B->getOperatorLoc());
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    if (U->isIncrementDecrementOp())
      form(holdersOfValueAt(*U->getSubExpr()), U->getOperatorLoc());
    return true;
  }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *S) {
    Expr::EvalResult Index;
    if (!S->getIdx()->isValueDependent() && S->getIdx()->EvaluateAsInt(Index, Ast) && Index.Val.getInt().isZero())
      return true;
    if (namesArray(*S)) // an element, or a row, which says what becomes of it. \see ArrayUses
      return true;
    form(holdersIn(*S->getBase()), S->getExprLoc());
    return true;
  }
  /// What has an address in it may form others wherever it is named.
  bool VisitDeclRefExpr(DeclRefExpr *R) {
    if (auto *Binding = dyn_cast<BindingDecl>(R->getDecl()))
      form(holderOf(Binding->getDecomposedDecl()), R->getLocation());
    else if (R->getType()->isRecordType())
      form(holderOf(R->getDecl()), R->getLocation());
    return true;
  }
  bool VisitCXXThisExpr(CXXThisExpr *This) {
    form(holderOf(Current->getCanonicalDecl()), This->getExprLoc());
    return true;
  }
  bool VisitReturnStmt(ReturnStmt *R) {
    if (const Expr *Value = R->getRetValue())
      flow(Current->getReturnType()->isReferenceType() ? holdersOfPlace(*Value) : holdersIn(*Value),
           Current->getCanonicalDecl());
    return true;
  }
  bool VisitCallExpr(CallExpr *Call) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    const unsigned Before = Callee ? argumentsBefore(*Call, *Callee) : 0;
    if (auto *Method = dyn_cast_or_null<CXXMethodDecl>(Callee);
        Before && (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator()) && Method->isTrivial()) {
      const Holders From = holdersIn(*Call->getArg(1));
      if (const Decl *Kept = keeperAt(*Call->getArg(0)))
        flow(From, Kept);
      else
        lose(From, Call->getExprLoc());
      return true;
    }
    if (const Expr *Object = objectOf(*Call, Before))
      passObject(*Object, *cast<CXXMethodDecl>(Callee), *Call);
    for (unsigned I = Before; I < Call->getNumArgs(); ++I)
      pass(*Call->getArg(I), Callee, I - Before, *Call);
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *C) {
    if (C->getConstructor()->isCopyOrMoveConstructor() || !isFollowed(definitionOf(C->getConstructor())))
      return true;
    for (unsigned I = 0; I < C->getNumArgs(); ++I)
      pass(*C->getArg(I), C->getConstructor(), I, *C);
    return true;
  }
  /// One that names no memory computes.
  bool VisitGCCAsmStmt(GCCAsmStmt *A) {
    Holders From;
    for (unsigned I = 0; I < A->getNumInputs(); ++I)
      add(From, holdersIn(*A->getInputExpr(I)));
    if (llvm::StringRef(A->generateAsmString(Ast)).contains('['))
      return true;
    for (unsigned I = 0; I < A->getNumOutputs(); ++I)
      if (const Decl *Kept = keeperAt(*A->getOutputExpr(I)); Kept && mayBeAddress(A->getOutputExpr(I)->getType(), Ast))
        flow(From, Kept);
    form(From, A->getAsmLoc());
    return true;
  }

private:
  ASTContext &Ast;
  Locations &Where;
  Flow &Into;
  const FunctionDecl *Current;

  static void add(Holders &To, const Holders &From) { To.insert(From.begin(), From.end()); }
  static Holders both(Holders One, const Holders &Other) {
    add(One, Other);
    return One;
  }
  Location at(SourceLocation L) { return Where.locationOf(Ast.getSourceManager().getFileLoc(L)); }
  void flow(const Holders &From, const Decl *To) {
    for (const Decl *Holder : From)
      Into.To[Holder].push_back(To);
  }
  void form(const Holders &From, SourceLocation L) {
    for (const Decl *Holder : From)
      Into.Forming[Holder].insert(at(L));
  }
  void lose(const Holders &From, SourceLocation L) {
    for (const Decl *Holder : From)
      Into.Lost.try_emplace(Holder, at(L));
  }

  bool isFollowed(const FunctionDecl *Definition) const {
    return Definition && !Ast.getSourceManager().isInSystemHeader(Definition->getLocation());
  }

  /// Null of a call of no method.
  static const Expr *objectOf(const CallExpr &Call, unsigned Before) {
    if (auto *Member = dyn_cast<CXXMemberCallExpr>(&Call))
      return dyn_cast_or_null<CXXMethodDecl>(Call.getDirectCallee()) ? Member->getImplicitObjectArgument() : nullptr;
    return Before ? Call.getArg(0) : nullptr;
  }

  void passObject(const Expr &Object, const CXXMethodDecl &Method, const CallExpr &Call) {
    const Holders Has = both(holdersIn(Object), holdersOfPlace(Object));
    const FunctionDecl *Definition = definitionOf(&Method);
    if (isFollowed(Definition) && !Method.isVirtual()) {
      const Decl *Of = Method.getCanonicalDecl();
      flow(Has, Of);
      Into.Called[Of] = Definition;
    } else {
      form(Has, Call.getExprLoc());
    }
    const Decl *Kept = keeperAt(Object); // what it is given it may keep
    for (const Expr *Argument : Call.arguments())
      if (Kept && Argument != &Object)
        flow(holdersIn(*Argument), Kept);
  }

  void pass(const Expr &Argument, const FunctionDecl *Callee, unsigned Index, const Expr &Call) {
    const FunctionDecl *Definition = definitionOf(Callee);
    const ParmVarDecl *Parameter =
        Callee && Index < Callee->getNumParams() ? (Definition ? Definition : Callee)->getParamDecl(Index) : nullptr;
    const Holders From =
        Parameter && Parameter->getType()->isReferenceType() ? holdersOfPlace(Argument) : holdersIn(Argument);
    if (From.empty())
      return;
    auto *Method = dyn_cast_or_null<CXXMethodDecl>(Callee);
    const bool IsLibrary = Callee && Ast.getSourceManager().isInSystemHeader(Callee->getLocation());
    if (Parameter && isFollowed(Definition) && !(Method && Method->isVirtual())) {
      flow(From, Parameter);
      Into.Called[Parameter] = Definition;
    } else if (Callee && (IsLibrary || Callee->getBuiltinID() || isHandedOn(*Callee))) {
      if (!isHandedOn(*Callee) && !usesOneElement(*Callee))
        form(From, Call.getExprLoc());
    } else {
      lose(From, Call.getExprLoc());
    }
  }

  static llvm::StringRef nameOf(const FunctionDecl &F) { return F.getIdentifier() ? F.getName() : ""; }
  static bool isHandedOn(const FunctionDecl &F) { return nameOf(F).starts_with("__cvta_"); }
  static bool usesOneElement(const FunctionDecl &F) {
    return nameOf(F).starts_with("atomic") || nameOf(F).starts_with("__pipeline_memcpy_async") ||
           nameOf(F).starts_with("__builtin");
  }

  Holders holdersOfCall(const CallExpr &Call) {
    const FunctionDecl *Callee = Call.getDirectCallee();
    Holders Result;
    if (isFollowed(definitionOf(Callee))) {
      Result.insert(Callee->getCanonicalDecl());
      return Result;
    }
    const QualType T = Call.getCallReturnType(Ast);
    if (Callee && !isHandedOn(*Callee) && !T->isPointerType() && !T->isReferenceType() && !T->isRecordType())
      return Result;
    for (const Expr *Argument : Call.arguments())
      add(Result, both(holdersIn(*Argument), Argument->isGLValue() ? holdersOfPlace(*Argument) : Holders()));
    return Result;
  }

  /// Of addresses that are the value of \p Of, or in it.
  Holders holdersIn(const Expr &Of) {
    const Expr *E = Of.IgnoreParens();
    if (E->isTypeDependent())
      return {};
    if (auto *Cast = dyn_cast<CastExpr>(E)) {
      if (Cast->getCastKind() == CK_LValueToRValue)
        return holdersOfValueAt(*Cast->getSubExpr());
      if (Cast->getCastKind() == CK_ArrayToPointerDecay)
        return holdersOfPlace(*Cast->getSubExpr());
      return mayBeAddress(Cast->getType(), Ast) ? holdersIn(*Cast->getSubExpr()) : Holders();
    }
    if (auto *U = dyn_cast<UnaryOperator>(E)) {
      if (U->getOpcode() == UO_AddrOf)
        return holdersOfPlace(*U->getSubExpr());
      return U->isIncrementDecrementOp()                               ? holdersOfValueAt(*U->getSubExpr())
             : U->getOpcode() == UO_Deref || U->getOpcode() == UO_LNot ? Holders()
                                                                       : holdersIn(*U->getSubExpr());
    }
    if (auto *B = dyn_cast<BinaryOperator>(E)) {
      if (B->isComparisonOp() || B->isLogicalOp())
        return {};
      if (B->getOpcode() == BO_Comma)
        return holdersIn(*B->getRHS());
      if (B->isAssignmentOp())
        return both(holdersOfValueAt(*B->getLHS()), holdersIn(*B->getRHS()));
      const bool IsDistance = B->getOpcode() == BO_Sub && B->getRHS()->getType()->isPointerType();
      return IsDistance ? Holders() : both(holdersIn(*B->getLHS()), holdersIn(*B->getRHS()));
    }
    if (auto *C = dyn_cast<AbstractConditionalOperator>(E))
      return both(holdersIn(*C->getTrueExpr()), holdersIn(*C->getFalseExpr()));
    if (auto *Call = dyn_cast<CallExpr>(E))
      return holdersOfCall(*Call);
    if (isa<CXXConstructExpr, InitListExpr, MaterializeTemporaryExpr, ExprWithCleanups, CXXBindTemporaryExpr,
            CXXDefaultArgExpr, LambdaExpr>(E)) {
      Holders Result;
      for (const Stmt *Child : E->children())
        if (auto *Part = dyn_cast_or_null<Expr>(Child))
          add(Result, both(holdersIn(*Part), Part->isGLValue() ? holdersOfValueAt(*Part) : Holders()));
      return Result;
    }
    if (isa<CXXThisExpr>(E))
      return holderOf(Current->getCanonicalDecl());
    return E->isGLValue() && E->getType()->isRecordType() ? holdersOfValueAt(*E) : Holders();
  }

  static Holders holderOf(const Decl *D) {
    Holders Result;
    Result.insert(D);
    return Result;
  }

  /// Of the address of \p Place.
  Holders holdersOfPlace(const Expr &Of) {
    const Expr *E = Of.IgnoreParens();
    if (auto *Cast = dyn_cast<CastExpr>(E))
      return Cast->isGLValue() ? holdersOfPlace(*Cast->getSubExpr()) : holdersIn(*Cast);
    if (auto *Name = dyn_cast<DeclRefExpr>(E))
      return isa<VarDecl>(Name->getDecl()) ? holderOf(Name->getDecl()) : Holders();
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      return holdersIn(*Subscript->getBase());
    if (auto *Member = dyn_cast<MemberExpr>(E))
      return Member->isArrow() ? holdersIn(*Member->getBase()) : holdersOfPlace(*Member->getBase());
    if (auto *U = dyn_cast<UnaryOperator>(E))
      return U->getOpcode() == UO_Deref ? holdersIn(*U->getSubExpr()) : holdersOfPlace(*U->getSubExpr());
    if (auto *C = dyn_cast<AbstractConditionalOperator>(E))
      return both(holdersOfPlace(*C->getTrueExpr()), holdersOfPlace(*C->getFalseExpr()));
    if (auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E))
      return holdersIn(*Temporary->getSubExpr());
    return holdersIn(*E);
  }

  /// Of an address that is stored at \p Place: in a variable, or a part of it.
  Holders holdersOfValueAt(const Expr &Place) {
    if (!mayBeAddress(Place.getType(), Ast))
      return {};
    const Decl *Keeper = keeperAt(Place);
    return Keeper ? holderOf(Keeper) : Holders();
  }

  /// The variable of which \p Place is all or a part, or the method whose object is; null if that is another's.
  const Decl *keeperAt(const Expr &Place) const {
    const Expr *E = Place.IgnoreParens();
    if (auto *Name = dyn_cast<DeclRefExpr>(E)) {
      if (auto *Binding = dyn_cast<BindingDecl>(Name->getDecl()))
        return Binding->getDecomposedDecl();
      auto *V = dyn_cast<VarDecl>(Name->getDecl());
      const bool IsOthers = V && V->getType()->isReferenceType() && !V->getType()->isRecordType();
      return V && V->hasLocalStorage() && !IsOthers ? V : nullptr;
    }
    if (auto *Cast = dyn_cast<CastExpr>(E))
      return keeperAt(*Cast->getSubExpr());
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
      auto *Decay = dyn_cast<ImplicitCastExpr>(Subscript->getBase()->IgnoreParens());
      return Decay && Decay->getCastKind() == CK_ArrayToPointerDecay ? keeperAt(*Decay->getSubExpr()) : nullptr;
    }
    if (auto *Member = dyn_cast<MemberExpr>(E))
      return !Member->isArrow()                                      ? keeperAt(*Member->getBase())
             : isa<CXXThisExpr>(Member->getBase()->IgnoreImpCasts()) ? Current->getCanonicalDecl()
                                                                     : nullptr;
    return nullptr;
  }
};

KeptAddresses::KeptAddresses(ASTContext &Ast, Locations &Where) : Ast(Ast), Where(Where) {}
KeptAddresses::~KeptAddresses() = default;

const KeptAddresses::Flow &KeptAddresses::flowOf(const FunctionDecl &Function) {
  auto &Of = Flows[&Function];
  if (!Of) {
    Of = std::make_unique<Flow>();
    Reader(Function, Ast, Where, *Of).read(Function);
  }
  return *Of;
}

KeptAddresses::Places KeptAddresses::of(const VarDecl &Array, const FunctionDecl &Function) {
  constexpr size_t MostFunctions = 64;
  Places Result;
  std::vector<const FunctionDecl *> Functions{&Function};
  std::vector<const Decl *> Holders{&Array};
  llvm::SmallPtrSet<const Decl *, 16> Seen{&Array};
  // Once more for all where another function may have one of them.
  for (size_t Before = 0; Before != Functions.size() + Holders.size();) {
    Before = Functions.size() + Holders.size();
    for (size_t F = 0; F < Functions.size(); ++F)
      for (size_t H = 0; H < Holders.size(); ++H) {
        const Flow &Here = flowOf(*Functions[F]);
        if (auto To = Here.To.find(Holders[H]); To != Here.To.end())
          for (const Decl *Next : To->second)
            if (Seen.insert(Next).second)
              Holders.push_back(Next);
        if (auto Called = Here.Called.find(Holders[H]);
            Called != Here.Called.end() && !llvm::is_contained(Functions, Called->second))
          Functions.push_back(Called->second);
      }
    if (Functions.size() > MostFunctions) {
      Result.Lost = Where.locationOf(Function.getLocation());
      return Result;
    }
  }
  for (const FunctionDecl *F : Functions)
    for (const Decl *Holder : Holders) {
      const Flow &Here = flowOf(*F);
      if (auto Forming = Here.Forming.find(Holder); Forming != Here.Forming.end())
        Result.Forming.insert(Forming->second.begin(), Forming->second.end());
      if (auto Lost = Here.Lost.find(Holder); Lost != Here.Lost.end() && !Result.Lost)
        Result.Lost = Lost->second;
    }
  if (Seen.contains(Function.getCanonicalDecl()) && !Result.Lost) // callers have it
    Result.Lost = Where.locationOf(Function.getLocation());
  return Result;
}

} // namespace bankcheck::source

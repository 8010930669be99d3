#include "Source/LengthHolders.h"
#include "Source/ExtentReader.h"
#include "Source/LargerValues.h"
#include "Source/LeftOutUses.h"
#include "Source/MainFileTokens.h"
#include "Source/PointedMemory.h"
#include "Source/VariableChanges.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// A name under examination.
struct Holder {
  LengthHolder Found;
  const VarDecl *Constant = nullptr;
  const NonTypeTemplateParmDecl *Parameter = nullptr;
  const MainFileTokens::Macro *Macro = nullptr;
  const Expr *OfMacro = nullptr;                  ///< What its body is.
  bool IsWholeLength = false;                     ///< Not only a term of it.
  std::map<const VarDecl *, uint64_t> Rows;       ///< Arrays that are declared with it, and the lengths of their rows.
  std::set<unsigned> Met;                         ///< Bytes where the walk met it.
  std::set<const SrcMgr::SLocEntry *> Expansions; ///< Of a macro, those that it met,
  std::set<SourceLocation> Around;                ///< and where the outermost macro around each stands.
  bool IsRefused = false;
};

/// Of a local variable that is made of a product with a row's length.
struct Derived {
  Holder *Of;
  uint64_t RowLength;
};

std::optional<uint64_t> valueOf(const Expr &E, const ASTContext &Ast) {
  Expr::EvalResult Value;
  if (E.isValueDependent() || !E.getType()->isIntegralOrEnumerationType() || !E.EvaluateAsInt(Value, Ast) ||
      !Value.Val.getInt().isRepresentableByInt64() || Value.Val.getInt().isNegative())
    return std::nullopt;
  return Value.Val.getInt().getZExtValue();
}

/// One that can be made larger by any number that rows take.
bool isPlainInteger(QualType T, const ASTContext &Ast) {
  return isa<BuiltinType>(T.getCanonicalType()) && T->isIntegerType() && Ast.getIntWidth(T) >= 32;
}

bool isSum(const Expr &E) {
  auto *B = dyn_cast<BinaryOperator>(&E);
  return B && B->getOpcode() == BO_Add && E.getType()->isIntegerType();
}

/// Whether its third argument is the leading dimension, and which one the pointer is.
bool isOfFragment(const CallExpr &Call, unsigned &PointerAt) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const IdentifierInfo *Name = Callee ? Callee->getIdentifier() : nullptr;
  const auto *Space =
      Name ? dyn_cast<NamespaceDecl>(Callee->getDeclContext()->getEnclosingNamespaceContext()) : nullptr;
  const auto *Outer = Space ? dyn_cast<NamespaceDecl>(Space->getDeclContext()) : nullptr;
  if (!Outer || Space->getName() != "wmma" || Outer->getName() != "nvcuda" || Call.getNumArgs() < 3)
    return false;
  PointerAt = Name->getName() == "load_matrix_sync" ? 1 : 0;
  return PointerAt == 1 || Name->getName() == "store_matrix_sync";
}

class Reader : public RecursiveASTVisitor<Reader> {
public:
  Reader(ASTContext &Ast, Locations &Where, const PointedMemory &Pointed)
      : Ast(Ast), Sources(Ast.getSourceManager()), Where(Where), Pointed(Pointed), Text(Ast), LeftOut(Ast, Text) {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  /// Before all that is visited.
  void addHoldersOf(const VarDecl &Array) {
    if (Array.hasExternalStorage() || !Array.getTypeSourceInfo() || Array.getType()->isDependentType() ||
        (Array.isFileVarDecl() && Array.isExternallyVisible()))
      return;
    // A kernel ends when it returns; a function that another file calls may give it the array's address.
    const auto *Function = dyn_cast_or_null<FunctionDecl>(Array.getParentFunctionOrMethod());
    if (Function && !Function->hasAttr<CUDAGlobalAttr>() && !isOfFile(*Function))
      return;
    TypeLoc T = Array.getTypeSourceInfo()->getTypeLoc();
    const Expr *Innermost = nullptr;
    unsigned Dimensions = 0;
    while (auto Level = T.getUnqualifiedLoc().IgnoreParens().getAs<ArrayTypeLoc>()) {
      Innermost = Level.getSizeExpr();
      T = Level.getElementLoc();
      ++Dimensions;
    }
    unsigned OfType = 0;
    for (QualType Type = Array.getType(); const ArrayType *Level = Ast.getAsArrayType(Type);
         Type = Level->getElementType())
      ++OfType;
    if (!Innermost || OfType != Dimensions || Ast.getBaseElementType(Array.getType())->isAnyPointerType())
      return; // an alias may hold rows
    std::vector<const Expr *> Path;
    addFromExtent(*Innermost, Path, Array, Dimensions > 1);
  }
  bool hasHolders() const { return !Holders.empty(); }

  bool TraverseDecl(Decl *D) {
    auto *Context = dyn_cast_or_null<DeclContext>(D);
    const bool IsPattern = Context && Context->isFunctionOrMethod() && Context->isDependentContext();
    Stack.push_back({nullptr, D});
    if (D)
      LeftOut.noteCompiled(*D);
    Patterns += IsPattern;
    const bool Result = RecursiveASTVisitor::TraverseDecl(D);
    Patterns -= IsPattern;
    Stack.pop_back();
    return Result;
  }
  bool dataTraverseStmtPre(Stmt *S) {
    Stack.push_back({S, nullptr});
    LeftOut.noteCompiled(*S);
    return true;
  }
  bool dataTraverseStmtPost(Stmt *) {
    Stack.pop_back();
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (auto *V = dyn_cast<VarDecl>(E->getDecl())) {
      if (auto It = Variables.find(V); It != Variables.end())
        for (const Derived &D : std::vector(It->second))
          use(*E, *D.Of, D.RowLength);
    } else if (auto *F = dyn_cast<FunctionDecl>(E->getDecl())) {
      if (const FunctionTemplateDecl *Template = F->getPrimaryTemplate())
        addReference(*E, *Template);
    }
    lookFor(*E);
    return true;
  }
  bool VisitSubstNonTypeTemplateParmExpr(SubstNonTypeTemplateParmExpr *E) {
    lookFor(*E);
    return true;
  }
  bool VisitIntegerLiteral(IntegerLiteral *E) {
    lookFor(*E);
    return true;
  }
  bool VisitParenExpr(ParenExpr *E) {
    lookFor(*E);
    return true;
  }

  /// When all is visited.
  std::map<Location, std::vector<LengthHolder>> finish() {
    struct OfArray {
      std::vector<LengthHolder> Whole, Terms;
    };
    std::map<Location, OfArray> Result;
    for (const std::unique_ptr<Holder> &H : Holders) {
      addUnseenUses(*H);
      addTexts(*H);
      std::map<Location, std::set<uint64_t>> LengthsOf;
      std::set<Location> Functions;
      for (const auto &[Array, Length] : H->Rows) {
        LengthsOf[Where.locationOf(Array->getLocation())].insert(Length);
        const auto *F = dyn_cast_or_null<FunctionDecl>(Array->getParentFunctionOrMethod());
        Functions.insert(F ? Where.locationOf(F->getLocation()) : Location());
      }
      // Other functions have kernels of their own, which are not looked at together.
      const bool AreSiblings = LengthsOf.size() == 1 || (Functions.size() == 1 && Functions.begin()->Line);
      if (H->IsRefused || !AreSiblings || llvm::any_of(LengthsOf, [](const auto &Of) { return Of.second.size() != 1; }))
        H->Found.Texts.clear();
      for (const auto &[Array, Lengths] : LengthsOf) {
        LengthHolder Own = H->Found;
        Own.RowLength = *Lengths.begin();
        for (const auto &[Other, _] : LengthsOf)
          if (Other != Array && AreSiblings)
            Own.Siblings.insert(Other);
          else if (Other != Array)
            Own.OtherUses.insert(Other.Line);
        OfArray &All = Result[Array];
        (H->IsWholeLength ? All.Whole : All.Terms).push_back(std::move(Own));
      }
    }
    std::map<Location, std::vector<LengthHolder>> InOrder;
    for (auto &[Array, All] : Result) {
      InOrder[Array] = std::move(All.Whole);
      llvm::append_range(InOrder[Array], llvm::reverse(All.Terms)); // the last term of a sum is what people change
    }
    return InOrder;
  }

private:
  struct Node {
    const Stmt *S;
    const Decl *D;
  };
  ASTContext &Ast;
  SourceManager &Sources;
  Locations &Where;
  const PointedMemory &Pointed;
  MainFileTokens Text;
  LeftOutUses LeftOut;
  std::vector<Node> Stack; ///< Around what is visited.
  unsigned Patterns = 0;   ///< Of these, the templates: their instantiations say what happens.
  std::vector<std::unique_ptr<Holder>> Holders;
  std::map<SourceLocation, Holder *> ByDeclaration; ///< One for all instantiations.
  std::map<unsigned, Holder *> ByMacroBody;
  std::map<const VarDecl *, std::vector<Derived>> Variables;
  std::set<const Expr *> InExtents;
  std::map<const BinaryOperator *, bool> LeftOfProduct; ///< On which side a product has a row's length.
  std::map<std::pair<const Holder *, const Expr *>, const Expr *> InSums; ///< The holder's use in the sum of a length.
  std::map<const FunctionTemplateDecl *, std::vector<Holder *>> ByTemplate;
  EverChanged IsEverChanged{Ast};

  /// The macro whose whole body \p E is, with the place where it is expanded.
  std::pair<const MainFileTokens::Macro *, SourceLocation> macroOf(const Expr &E) const {
    SourceLocation Begin = E.getBeginLoc(), End = E.getEndLoc();
    while (Begin.isMacroID() && Sources.isMacroArgExpansion(Begin))
      Begin = Sources.getImmediateSpellingLoc(Begin);
    while (End.isMacroID() && Sources.isMacroArgExpansion(End))
      End = Sources.getImmediateSpellingLoc(End);
    if (!Begin.isMacroID() || !End.isMacroID() || Sources.getFileID(Begin) != Sources.getFileID(End))
      return {};
    const std::optional<unsigned> First = Text.offsetOf(Begin), Last = Text.offsetOf(End);
    const MainFileTokens::Macro *M = First ? Text.macroWithBodyAt(*First) : nullptr;
    return M && Last == M->LastToken ? std::pair(M, Begin) : std::pair<const MainFileTokens::Macro *, SourceLocation>();
  }

  Holder &newHolder(std::string Name, SourceLocation At) {
    Holders.push_back(std::make_unique<Holder>());
    Holders.back()->Found.Name = std::move(Name);
    Holders.back()->Found.Where = Where.locationOf(At);
    Holders.back()->IsRefused = !Text.isSource();
    return *Holders.back();
  }

  /// The holder that \p E names; with \p MayAdd one that is new. Null if it can be none.
  Holder *holderOf(const Expr &E, bool MayAdd) {
    const Decl *D = nullptr;
    if (auto *Reference = dyn_cast<DeclRefExpr>(&E))
      D = Reference->getDecl()->getCanonicalDecl();
    else if (auto *Argument = dyn_cast<SubstNonTypeTemplateParmExpr>(&E))
      D = Argument->getParameter();
    if (D) {
      auto It = ByDeclaration.find(D->getLocation());
      if (It != ByDeclaration.end() || !MayAdd)
        return It == ByDeclaration.end() ? nullptr : It->second;
      Holder *New = nullptr;
      if (auto *V = dyn_cast<VarDecl>(D); V && isConstantOfFile(*V)) {
        New = &newHolder(V->getNameAsString(), V->getLocation());
        New->Constant = V;
      } else if (auto *P = dyn_cast<NonTypeTemplateParmDecl>(D); P && Text.offsetOf(P->getLocation())) {
        New = &newHolder(P->getNameAsString(), P->getLocation());
        New->Parameter = P;
        auto *F = dyn_cast_or_null<FunctionDecl>(P->getDeclContext());
        if (F && F->getDescribedFunctionTemplate() && isPlainInteger(P->getType(), Ast) && !P->isParameterPack())
          ByTemplate[F->getDescribedFunctionTemplate()->getCanonicalDecl()].push_back(New);
        else
          New->IsRefused = true;
      }
      if (New)
        ByDeclaration[D->getLocation()] = New;
      return New;
    }
    if (!isa<IntegerLiteral, ParenExpr>(E))
      return nullptr; // casts of these have their place, too
    auto [Macro, At] = macroOf(E);
    if (!Macro)
      return nullptr;
    Holder *&Its = ByMacroBody[Macro->BodyBegin];
    if (!Its && MayAdd) {
      Its = &newHolder(Macro->Name, Text.locationAt(Macro->NameAt));
      Its->Macro = Macro;
      Its->OfMacro = &E;
    }
    return Its;
  }

  /// Whose initialiser is all that says its value, for this file alone.
  bool isConstantOfFile(const VarDecl &V) const {
    const auto *OfDevice = V.getAttr<CUDAConstantAttr>(); // clang adds it to what is constexpr
    return V.getInit() && V.getType().isConstQualified() && isPlainInteger(V.getType(), Ast) &&
           !V.isStaticDataMember() && !(OfDevice && !OfDevice->isImplicit()) && !V.isExternallyVisible() &&
           !isa<ParmVarDecl>(V) && Text.offsetOf(V.getLocation());
  }

  /// Holders in \p E, a part of what \p Array is declared with.
  void addFromExtent(const Expr &E, std::vector<const Expr *> &Path, const VarDecl &Array, bool HasRows) {
    Path.push_back(&E);
    const llvm::scope_exit Pop([&] { Path.pop_back(); });
    if (Holder *H = holderOf(E, /*MayAdd=*/true)) {
      size_t At = rowAround(Path.size() - 1, [&](size_t I) { return I < Path.size() ? Path[I] : nullptr; });
      const std::optional<uint64_t> Length = valueOf(*Path[At], Ast), Extent = valueOf(*Path[0], Ast);
      bool IsLength = Length && *Length && Extent && *Extent % *Length == 0;
      for (size_t I = At; I-- > 0;) { // and but for a count of rows nothing else
        auto *B = dyn_cast<BinaryOperator>(Path[I]);
        IsLength &= keepsValue(*Path[I], Ast) || (!HasRows && B && B->getOpcode() == BO_Mul);
      }
      if (IsLength) {
        const bool IsNew = H->Rows.try_emplace(&Array, *Length).second;
        if (!IsNew)
          refuse(*H, E.getExprLoc()); // rows and their number
        H->IsWholeLength = At == Path.size() - 1;
        InExtents.insert(&E);
        note(E, *H);
      } else {
        H->Rows.try_emplace(&Array, Length.value_or(0)); // the walk finds that it is another use
      }
    }
    if (isa<SubstNonTypeTemplateParmExpr, DeclRefExpr>(E))
      return;
    for (const Stmt *Child : E.children())
      if (auto *Part = dyn_cast_or_null<Expr>(Child))
        addFromExtent(*Part, Path, Array, HasRows);
  }

  /// From a name, by its place in what is around it, to the constant sum that it is a term of: `64 + SKEW`.
  template <typename F> size_t rowAround(size_t At, F Around) const {
    size_t Row = At;
    while (At > 0) {
      const Expr *P = Around(--At);
      if (!P || !(keepsValue(*P, Ast) || (isSum(*P) && valueOf(*P, Ast))))
        break;
      if (isSum(*P))
        Row = At;
    }
    return Row;
  }

  /// That a name was met where it stands.
  void note(const Expr &E, Holder &H) {
    SourceLocation Name = E.getExprLoc();
    if (H.Macro) {
      const SrcMgr::SLocEntry &Entry = Sources.getSLocEntry(Sources.getFileID(macroOf(E).second));
      H.Expansions.insert(&Entry);
      H.Around.insert(Sources.getExpansionLoc(E.getExprLoc()));
      Name = Entry.getExpansion().getExpansionLocStart();
    }
    if (auto At = Text.offsetOf(Name))
      H.Met.insert(*At);
    else
      H.IsRefused = true; // a header knows it
  }

  void lookFor(const Expr &E) {
    Holder *H = holderOf(E, /*MayAdd=*/false);
    if (!H || InExtents.contains(&E) || Patterns)
      return;
    note(E, *H);
    use(E, *H, std::nullopt);
  }

  void refuse(Holder &H, SourceLocation At) {
    H.IsRefused = true;
    const Location Its = Where.locationOf(At);
    if (Its.Line && Text.offsetOf(Sources.getExpansionLoc(At)))
      H.Found.OtherUses.insert(Its.Line);
  }

  /// \p RowLength: of a variable that is made of a product.
  void use(const Expr &E, Holder &H, std::optional<uint64_t> RowLength) {
    if (!Patterns && !isUnderstood(H, RowLength))
      refuse(H, E.getExprLoc());
  }

  const Expr *around(size_t I) const { return dyn_cast_or_null<Expr>(Stack[I].S); }

  /// Whether the use that is on top of the stack is one of those above.
  bool isUnderstood(Holder &H, std::optional<uint64_t> RowLength) {
    size_t At = Stack.size() - 1;
    if (const StaticAssertDecl *Assertion = assertionAround(At))
      return !RowLength && isFollowed(*Assertion, H);
    bool HasProduct = RowLength.has_value();
    if (!RowLength) {
      const Expr *Use = around(At);
      At = rowAround(At, [&](size_t I) { return around(I); });
      RowLength = valueOf(*around(At), Ast);
      if (InSums.try_emplace({&H, around(At)}, Use).first->second != Use)
        return false; // `SKEW + 48 + SKEW` grows twice as much
    }
    if (!RowLength)
      return false;
    while (At > 0) {
      const Expr *Part = around(At);
      const Node &Outer = Stack[--At];
      if (Outer.D)
        return HasProduct && makesVariable(*Outer.D, *Part, H, *RowLength);
      const auto *P = dyn_cast<Expr>(Outer.S);
      if (!P)
        return false;
      if (keepsValue(*P, Ast))
        continue;
      if (auto *B = dyn_cast<BinaryOperator>(P)) {
        const bool IsLeft = B->getLHS() == Part;
        if (B->getOpcode() == BO_Mul) {
          const bool IsFirst = !HasProduct;
          if (isConstant(*B))
            return false;
          auto [Side, IsNew] = LeftOfProduct.try_emplace(B, IsLeft);
          if (Side->second != IsLeft) // of the length with itself
            return false;
          if (IsFirst)
            H.Found.Products.insert(Where.locationOf(B->getOperatorLoc()));
          HasProduct = true;
          continue;
        }
        if (!HasProduct || !B->isAdditiveOp())
          return false;
        if (!B->getType()->isPointerType())
          continue;
        return isArray(IsLeft ? *B->getRHS() : *B->getLHS(), H, *RowLength);
      }
      if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(P))
        return HasProduct && Subscript->getIdx() == Part && isArray(*Subscript->getBase(), H, *RowLength);
      unsigned PointerAt = 0;
      if (auto *Call = dyn_cast<CallExpr>(P);
          Call && !HasProduct && isOfFragment(*Call, PointerAt) && Call->getArg(2) == Part) {
        H.Found.Products.insert(Where.locationOf(Call->getExprLoc()));
        return isArray(*Call->getArg(PointerAt), H, *RowLength);
      }
      return false;
    }
    return false;
  }

  /// Whether the compiler knows the product, and that it is not 0 for all lengths.
  bool isConstant(const Expr &Product) const {
    Expr::EvalResult Value;
    return Product.EvaluateAsInt(Value, Ast) && !Value.Val.getInt().isZero();
  }

  /// The static_assert that is around all of the stack's expressions up to \p At.
  const StaticAssertDecl *assertionAround(size_t At) const {
    while (At > 0 && Stack[At].S)
      --At;
    return dyn_cast_or_null<StaticAssertDecl>(Stack[At].D);
  }

  /// Whether it is known which larger values of \p H the assertion holds for.
  bool isFollowed(const StaticAssertDecl &Assertion, Holder &H) {
    auto IsName = [&](const Expr &E) { return holderOf(E, /*MayAdd=*/false) == &H; };
    const unsigned Line = Where.locationOf(Assertion.getLocation()).Line;
    if (valueWith(*Assertion.getAssertExpr(), IsName, 0, Ast) != 1)
      return false;
    for (uint64_t Added = 1; Added <= LengthHolder::MostAdded; ++Added) {
      const std::optional<int64_t> Value = valueWith(*Assertion.getAssertExpr(), IsName, Added, Ast);
      if (!Value)
        return false;
      if (!*Value)
        H.Found.Failing[Line].insert(Added);
    }
    return true;
  }

  /// A local variable that starts with \p Init and stays so: its uses are uses of the length.
  bool makesVariable(const Decl &D, const Expr &Init, Holder &H, uint64_t RowLength) {
    auto *V = dyn_cast<VarDecl>(&D);
    if (!V || isa<ParmVarDecl>(V) || V->getInit() != &Init || !V->hasLocalStorage() || !V->getType()->isIntegerType() ||
        Ast.getIntWidth(V->getType()) < 32 || !stays(*V))
      return false;
    Variables[V].push_back({&H, RowLength});
    return true;
  }

  bool stays(const VarDecl &V) {
    auto *Function = dyn_cast_or_null<FunctionDecl>(V.getParentFunctionOrMethod());
    return Function && Function->getBody() && !IsEverChanged(V, *Function->getBody());
  }

  /// Whether \p Pointer leads to an array that is declared with \p H, in rows of that length.
  bool isArray(const Expr &Pointer, const Holder &H, uint64_t RowLength) {
    auto IsSure = [&](const VarDecl &V) {
      const QualType T = V.getType();
      const auto *Function = dyn_cast<FunctionDecl>(V.getDeclContext());
      return T->isPointerType() && !T->getPointeeType()->isAnyPointerType() && stays(V) &&
             (!isa<ParmVarDecl>(V) || (Function && Pointed.isOnlyCalled(*Function)));
    };
    const VarDecl *Array = Pointed.of(baseOf(&Pointer), IsSure).Shared;
    auto Its = Array ? H.Rows.find(Array) : H.Rows.end();
    return Its != H.Rows.end() && Its->second == RowLength;
  }

  /// Of a template whose parameter is a holder: the argument in a reference to it.
  void addReference(const DeclRefExpr &E, const FunctionTemplateDecl &Template) {
    auto It = ByTemplate.find(Template.getCanonicalDecl());
    if (It == ByTemplate.end() || Patterns)
      return;
    for (Holder *H : It->second) {
      const unsigned Index = H->Parameter->getIndex();
      const Expr *Argument = E.getNumTemplateArgs() > Index &&
                                     E.getTemplateArgs()[Index].getArgument().getKind() == TemplateArgument::Expression
                                 ? E.getTemplateArgs()[Index].getSourceExpression()
                                 : nullptr;
      if (!Argument && H->Parameter->hasDefaultArgument() && E.getNumTemplateArgs() <= Index)
        Argument = H->Parameter->getDefaultArgument().getSourceExpression();
      addText(*H, Argument);
    }
  }

  void addText(Holder &H, const Expr *Value) {
    std::optional<TextRange> Range = Value && !isa<InitListExpr>(Value) ? Where.of(Value) : std::nullopt;
    if (!Range || !Text.offsetOf(Value->getBeginLoc()) || isInArgument(Value->getBeginLoc()) ||
        isInArgument(Value->getEndLoc())) {
      H.IsRefused = true;
      return;
    }
    ExtentSource New = extentSourceOf(*Value, std::move(*Range));
    if (llvm::none_of(H.Found.Texts, [&](const ExtentSource &T) { return T.Range == New.Range; }))
      H.Found.Texts.push_back(std::move(New));
  }

  /// Whether a macro gets it, and may put it in several places, or make text of it.
  bool isInArgument(SourceLocation L) const {
    while (L.isMacroID() && !Sources.isMacroArgExpansion(L))
      L = Sources.getImmediateExpansionRange(L).getBegin();
    return L.isMacroID();
  }

  /// What stands for its value.
  void addTexts(Holder &H) {
    if (H.Constant)
      addText(H, H.Constant->getInit()->IgnoreImplicit());
    if (!H.Macro)
      return;
    // A number, or something in parentheses.
    const SourceLocation Begin = Text.locationAt(H.Macro->BodyBegin), End = Text.locationAt(H.Macro->BodyEnd);
    const bool IsNumber = H.Macro->LastToken == H.Macro->BodyBegin;
    std::optional<TextRange> Range =
        IsNumber ? Where.between(Begin, End) : Where.between(Begin.getLocWithOffset(1), End.getLocWithOffset(-1));
    uint64_t Number = 0;
    if (!Range || llvm::StringRef(Range->Text).contains('\\') || llvm::StringRef(Range->Text).contains("//") ||
        (IsNumber && llvm::StringRef(Range->Text).getAsInteger(0, Number))) {
      H.IsRefused = true;
      return;
    }
    const Expr &Value = IsNumber ? *H.OfMacro : *cast<ParenExpr>(H.OfMacro)->getSubExpr();
    ExtentSource E = extentSourceOf(Value, std::move(*Range));
    E.IsLiteral = IsNumber;
    // Of an operator in the body itself, and not in another macro, the operands are what they seem.
    if (auto *B = dyn_cast<BinaryOperator>(Value.IgnoreImplicit()); B && (B->isMultiplicativeOp() || B->isAdditiveOp()))
      if (auto At = Text.offsetOf(B->getOperatorLoc()))
        E.NeedsParentheses = *At < H.Macro->BodyBegin || *At >= H.Macro->BodyEnd;
    H.Found.Texts.push_back(std::move(E));
  }

  /// Uses that the walk has not met.
  void addUnseenUses(Holder &H) {
    unsigned From = 0, To = UINT_MAX;
    if (H.Parameter) {
      const auto *F = dyn_cast<FunctionDecl>(H.Parameter->getDeclContext());
      const FunctionTemplateDecl *Template = F ? F->getDescribedFunctionTemplate() : nullptr;
      if (!Template) {
        H.IsRefused = true;
        return;
      }
      const auto Begin = Text.offsetOf(Template->getBeginLoc()), End = Text.offsetOf(Template->getEndLoc());
      const bool IsPlain = Template->isThisDeclarationADefinition() && !Template->getPreviousDecl() &&
                           llvm::hasSingleElement(Template->redecls()) &&
                           llvm::all_of(Template->specializations(), [](const FunctionDecl *S) {
                             return S->getTemplateSpecializationKind() == TSK_ImplicitInstantiation;
                           });
      if (!Begin || !End || !IsPlain) {
        H.IsRefused = true;
        return;
      }
      From = *Begin, To = *End;
    }
    const std::optional<unsigned> Own =
        Text.offsetOf(H.Macro ? Text.locationAt(H.Macro->NameAt)
                              : (H.Constant ? H.Constant->getLocation() : H.Parameter->getLocation()));
    for (unsigned At : Text.placesOf(H.Found.Name))
      if (At != Own && At >= From && At <= To && !H.Met.contains(At) && !(H.Macro && LeftOut.isAskedFor(At)))
        refuse(H, Text.locationAt(At));
    addLeftOutUses(H);
    if (Own && !H.Parameter && Text.includesBehind(*Own))
      H.IsRefused = true;
    if (H.Macro)
      addUnseenExpansions(H);
  }

  void addLeftOutUses(Holder &H) {
    LeftOutUses::Length L{H.Found.Name, H.Met, {}};
    for (const auto &[Array, _] : H.Rows) {
      if (Array->isFileVarDecl())
        L.ArraysOfFile.insert(Array->getName());
      else if (auto At = Text.offsetOf(Sources.getExpansionLoc(Array->getLocation())))
        L.Places.insert(*At);
    }
    const LeftOutUses::Uses Uses = LeftOut.of(L);
    for (unsigned At : Uses.Conditions)
      refuse(H, Text.locationAt(At));
    if (!Uses.Hidden)
      return;
    H.IsRefused = true;
    H.Found.LeftOutUse = Where.locationOf(Text.locationAt(*Uses.Hidden)).Line;
  }

  void addUnseenExpansions(Holder &H) {
    auto Look = [&](const SrcMgr::SLocEntry &Entry) {
      if (Entry.isExpansion() && !Entry.getExpansion().isMacroArgExpansion() && !H.Expansions.contains(&Entry) &&
          Text.offsetOf(Entry.getExpansion().getSpellingLoc()) == H.Macro->BodyBegin)
        refuse(H, Entry.getExpansion().getExpansionLocStart());
      if (!Entry.isExpansion())
        return;
      // What `#` and `##` make has no place in a file: it may be made of the value.
      const SourceLocation Around = Sources.getExpansionLoc(Entry.getExpansion().getExpansionLocStart());
      if (H.Around.contains(Around) && Sources.isWrittenInScratchSpace(Entry.getExpansion().getSpellingLoc()))
        refuse(H, Around);
    };
    for (unsigned I = 0; I < Sources.local_sloc_entry_size(); ++I)
      Look(Sources.getLocalSLocEntry(I));
    // The user's headers may be loaded; without a preamble only the toolkit's are.
    for (unsigned I = 0; Sources.getPreambleFileID().isValid() && I < Sources.loaded_sloc_entry_size(); ++I)
      Look(Sources.getLoadedSLocEntry(I));
  }
};

} // namespace

std::map<Location, std::vector<LengthHolder>> readLengthHolders(ASTContext &Ast, Locations &Where,
                                                                const std::vector<Decl *> &Declarations,
                                                                llvm::ArrayRef<const VarDecl *> Arrays,
                                                                const PointedMemory &Pointed) {
  if (Arrays.empty())
    return {};
  Reader Read(Ast, Where, Pointed);
  for (const VarDecl *Array : Arrays)
    Read.addHoldersOf(*Array);
  if (!Read.hasHolders())
    return {};
  for (Decl *D : Declarations)
    if (isRead(*D, Ast.getSourceManager()))
      Read.TraverseDecl(D);
  return Read.finish();
}

} // namespace bankcheck::source

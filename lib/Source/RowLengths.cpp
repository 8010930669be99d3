#include "Source/RowLengths.h"
#include "Source/ConstantExpressions.h"
#include "Source/PointedMemory.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/JSON.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// \p E without parentheses and implicit casts. Clang's own also takes away that it
/// was a template's argument.
const Expr *plain(const Expr *E) {
  while (true)
    if (auto *Parens = dyn_cast<ParenExpr>(E))
      E = Parens->getSubExpr();
    else if (auto *Cast = dyn_cast<ImplicitCastExpr>(E))
      E = Cast->getSubExpr();
    else
      return E;
}

/// What declares a name in an expression: of a template's argument, the parameter.
const ValueDecl *declarationOf(const Expr *E) {
  if (auto *Reference = dyn_cast<DeclRefExpr>(E))
    return cast<ValueDecl>(Reference->getDecl()->getCanonicalDecl());
  if (auto *Argument = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
    return Argument->getParameter();
  return nullptr;
}

/// One that holds a number; not the array, and no function.
bool isNumber(const ValueDecl *D) { return D && D->getType()->isIntegralOrEnumerationType(); }

class Reader : public RecursiveASTVisitor<Reader> {
public:
  Reader(ASTContext &Ast, Locations &Where) : Ast(Ast), Sources(Ast.getSourceManager()), Where(Where) {}

  std::map<Location, std::set<RowLength>, LinesFirst> ByLine;
  PointedMemory Pointed;
  llvm::SmallSetVector<const VarDecl *, 8> Arrays; ///< Shared ones.

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) { return collect(E); }
  bool VisitUnaryOperator(UnaryOperator *E) { return E->getOpcode() == UO_Deref ? collect(E) : true; }
  bool VisitCallExpr(CallExpr *E) {
    Pointed.note(*E);
    // `tile(y, x)`; of `s[i] = a[j]` each side is visited by itself.
    const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
    const bool IsAssignment = Operator && Operator->isAssignmentOp();
    if (E->isGLValue() && !E->isTypeDependent() && !IsAssignment)
      collect(E);
    // A struct that is copied is loaded where the assignment begins.
    if (IsAssignment && !E->isTypeDependent() && Operator->getNumArgs() == 2)
      collect(Operator->getArg(1), *E);
    // an address: of an atomic, an asynchronous copy
    for (const Expr *Argument : E->arguments())
      if (Argument->getType()->isPointerType())
        collect(Argument);
    if (!E->isTypeDependent())
      collectLeadingDimension(*E);
    return true;
  }

  bool VisitVarDecl(VarDecl *V) {
    if (!V->hasAttr<CUDASharedAttr>() || !V->getTypeSourceInfo())
      return true;
    if (!V->getDeclContext()->isDependentContext())
      Arrays.insert(V);
    TypeLoc T = V->getTypeSourceInfo()->getTypeLoc();
    while (auto Array = T.getUnqualifiedLoc().IgnoreParens().getAs<ArrayTypeLoc>()) {
      if (Array.getSizeExpr())
        explain(Array.getSizeExpr());
      T = Array.getElementLoc();
    }
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    Pointed.note(*E);
    noteUse(E);
    return true;
  }
  bool VisitSubstNonTypeTemplateParmExpr(SubstNonTypeTemplateParmExpr *E) {
    noteUse(E);
    return true;
  }

  /// When all is visited.
  void finish() {
    for (Indexed &I : All) {
      const Memory Of = Pointed.of(I.Base);
      if (Of.IsGlobal)
        continue;
      std::set<RowLength> Factors;
      for (RowLength L : I.Factors) {
        if (Of.Shared)
          L.Array = Of.Shared->getNameAsString();
        else if (I.Base)
          L.Base = Where.locationOf(I.Base->getLocation());
        Factors.insert(std::move(L));
      }
      for (unsigned Line = I.Begin.Line; Line && Line <= I.EndLine; ++Line)
        ByLine[{I.Begin.File, Line, 0}].insert(Factors.begin(), Factors.end());
    }
    noteOtherUses();
  }

private:
  void noteOtherUses() {
    for (auto &[Line, Lengths] : ByLine) {
      std::set<RowLength> Noted;
      for (RowLength L : Lengths) {
        for (const Location &P : Uses[L.Where])
          if (P.File == L.Where.File && !Explained.contains(P))
            L.AlsoUsed.insert(P.Line);
        Noted.insert(std::move(L));
      }
      Lengths = std::move(Noted);
    }
  }

  ASTContext &Ast;
  SourceManager &Sources;
  Locations &Where;
  ConstantExpressions Constants{Ast};
  std::map<Location, std::set<Location, LinesFirst>, LinesFirst> Uses; ///< By the location of the declaration.
  std::set<Location, LinesFirst> Explained;

  void noteUse(const Expr *E) {
    if (const ValueDecl *D = declarationOf(E); isNumber(D))
      Uses[Where.locationOf(D->getLocation())].insert(Where.locationOf(E->getExprLoc()));
  }

  void explain(const Stmt *S) {
    if (auto *E = dyn_cast<Expr>(S); E && isNumber(declarationOf(E)))
      Explained.insert(Where.locationOf(E->getExprLoc()));
    for (const Stmt *Child : S->children())
      if (Child)
        explain(Child);
  }

  /// The factors of what \p Access indexes with, and the lines in which it stands.
  struct Indexed {
    std::set<RowLength> Factors;
    const VarDecl *Base; ///< Null if nothing has a name there.
    Location Begin;
    unsigned EndLine;
  };
  std::vector<Indexed> All;

  bool collect(const Expr *Access) { return collect(Access, *Access); }
  bool collect(const Expr *Access, const Expr &Whole) {
    std::set<RowLength> Found = foundIn(Access);
    if (Found.empty())
      return true;
    CharSourceRange Range = Sources.getExpansionRange(Whole.getSourceRange());
    Location Begin = Where.locationOf(Range.getBegin()), End = Where.locationOf(Range.getEnd());
    All.push_back({std::move(Found), baseOf(Access), Begin, End.Line});
    return true;
  }

  /// wmma's loads and stores multiply by an argument themselves: load_matrix_sync(fragment, pointer, ldm, ...),
  /// store_matrix_sync(pointer, fragment, ldm, ...).
  void collectLeadingDimension(const CallExpr &Call) {
    const FunctionDecl *Callee = Call.getDirectCallee();
    const IdentifierInfo *Name = Callee ? Callee->getIdentifier() : nullptr;
    if (!Name || Call.getNumArgs() < 3 ||
        (Name->getName() != "load_matrix_sync" && Name->getName() != "store_matrix_sync"))
      return;
    const Expr *Pointer = Call.getArg(Name->getName() == "load_matrix_sync" ? 1 : 0), *Length = plain(Call.getArg(2));
    const uint64_t Unit = bytesOf(Pointer->getType()->getPointeeType());
    std::set<RowLength> Factors, Found;
    if (!addKnown(Length, Unit, Factors) && isParameter(Length))
      add(Length, std::nullopt, Unit, Factors);
    if (Factors.empty())
      return;
    for (RowLength L : Factors) {
      L.IsOfFragment = true;
      Found.insert(std::move(L));
    }
    CharSourceRange Range = Sources.getExpansionRange(Call.getSourceRange());
    Location Begin = Where.locationOf(Range.getBegin()), End = Where.locationOf(Range.getEnd());
    All.push_back({std::move(Found), baseOf(Pointer), Begin, End.Line});
  }

  /// Of an expression, or of what a function or a variable is made of: the factors
  /// in it, and the functions and variables that it uses.
  struct Part {
    std::set<RowLength> Found; ///< Without a unit where it is that of whoever uses the part.
    llvm::SmallVector<std::pair<const Decl *, uint64_t>, 4> Uses; ///< And what they count; 0 likewise.
  };
  /// Libraries of small functions come here for each of their callers.
  std::map<const Decl *, Part> Parts;
  std::map<const Expr *, std::optional<int64_t>> Values; ///< Of factors; each is in several indices.

  std::set<RowLength> foundIn(const Expr *Access) {
    Part Whole;
    search(Access, 0, Whole);
    llvm::SmallSet<std::pair<const Decl *, uint64_t>, 8> Seen;
    while (!Whole.Uses.empty()) {
      const auto [D, Unit] = Whole.Uses.pop_back_val();
      if (!Seen.insert({D, Unit}).second)
        continue;
      auto [It, New] = Parts.try_emplace(D);
      if (New) {
        auto *Function = dyn_cast<FunctionDecl>(D);
        search(Function ? Function->getBody() : cast<VarDecl>(D)->getInit(), 0, It->second);
      }
      for (RowLength L : It->second.Found) {
        L.UnitBytes = L.UnitBytes ? L.UnitBytes : Unit;
        Whole.Found.insert(std::move(L));
      }
      for (auto [Used, UnitOfUse] : It->second.Uses)
        Whole.Uses.push_back({Used, UnitOfUse ? UnitOfUse : Unit});
    }
    return std::move(Whole.Found);
  }

  /// 0 if it has no size here.
  uint64_t bytesOf(QualType T) const {
    if (T.isNull() || T->isDependentType() || T->isIncompleteType() || T->isFunctionType())
      return 0;
    return Ast.getTypeSizeInChars(T).getQuantity();
  }

  /// What the integers in \p S count, if \p S makes a pointer or an element of them; else \p Unit.
  uint64_t unitIn(const Stmt *S, uint64_t Unit) const {
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(S))
      return bytesOf(Subscript->getType());
    auto *Sum = dyn_cast<BinaryOperator>(S);
    return Sum && Sum->isAdditiveOp() && Sum->getType()->isPointerType() ? bytesOf(Sum->getType()->getPointeeType())
                                                                         : Unit;
  }

  void search(const Stmt *S, uint64_t Unit, Part &Into) {
    std::set<RowLength> &Found = Into.Found;
    Unit = unitIn(S, Unit);
    if (auto *Product = dyn_cast<BinaryOperator>(S); Product && Product->getOpcode() == BO_Mul) {
      const Expr *Sides[] = {plain(Product->getLHS()), plain(Product->getRHS())};
      bool IsAdded = addKnown(Sides[0], Unit, Found);
      IsAdded |= addKnown(Sides[1], Unit, Found);
      bool Parameters[] = {isParameter(Sides[0]), isParameter(Sides[1])};
      if (!IsAdded && Parameters[0] != Parameters[1])
        add(Sides[Parameters[1]], std::nullopt, Unit, Found);
    }
    if (auto *Call = dyn_cast<CallExpr>(S); Call && (Call->isGLValue() || Call->getType()->isPointerType()))
      if (const FunctionDecl *Callee = Call->getDirectCallee(); Callee && Callee->hasBody(Callee))
        Into.Uses.push_back({Callee, Unit});
    // What the index is made of, but for what is constant.
    if (auto *Reference = dyn_cast<DeclRefExpr>(S))
      if (auto *V = dyn_cast<VarDecl>(Reference->getDecl());
          V && V->hasLocalStorage() && V->getInit() && !V->isConstexpr() && !isChanged(*V))
        Into.Uses.push_back({V, Unit});
    // What the index is divided by is none of its factors.
    auto *Division = dyn_cast<BinaryOperator>(S);
    if (Division && (Division->getOpcode() == BO_Rem || Division->getOpcode() == BO_Div))
      return search(Division->getLHS(), Unit, Into);
    for (const Stmt *Child : S->children())
      if (Child && !isa<LambdaExpr>(Child))
        search(Child, Unit, Into);
  }

  /// What it starts with then says little of it.
  bool isChanged(const VarDecl &V) {
    auto [It, New] = Changed.try_emplace(&V, false);
    if (New && !V.getType()->isPointerOrReferenceType())
      if (auto *Function = dyn_cast_or_null<FunctionDecl>(V.getParentFunctionOrMethod());
          Function && Function->getBody())
        It->second = IsEverChanged(V, *Function->getBody());
    return It->second;
  }
  std::map<const VarDecl *, bool> Changed;
  EverChanged IsEverChanged{Ast};

  static bool isParameter(const Expr *E) {
    auto *Reference = dyn_cast<DeclRefExpr>(E);
    return Reference && isa<ParmVarDecl>(Reference->getDecl());
  }

  bool addKnown(const Expr *E, uint64_t Unit, std::set<RowLength> &Found) {
    explain(E);
    auto [It, New] = Values.try_emplace(E);
    if (New && !E->isValueDependent() && E->getType()->isIntegralOrEnumerationType())
      It->second = Constants.integer(E);
    const std::optional<int64_t> &Value = It->second;
    if (Value)
      add(E, Value, Unit, Found);
    return Value.has_value();
  }

  /// Where the body of the innermost macro begins that all between the two comes from; invalid if there is none.
  SourceLocation inMacroBody(SourceLocation Begin, SourceLocation End) const {
    std::set<FileID> OfEnd;
    for (; End.isMacroID(); End = Sources.getImmediateMacroCallerLoc(End))
      if (Sources.isMacroBodyExpansion(End))
        OfEnd.insert(Sources.getFileID(End));
    for (; Begin.isMacroID(); Begin = Sources.getImmediateMacroCallerLoc(Begin))
      if (Sources.isMacroBodyExpansion(Begin) && OfEnd.contains(Sources.getFileID(Begin)))
        return Begin;
    return SourceLocation();
  }

  void add(const Expr *E, std::optional<int64_t> Value, uint64_t Unit, std::set<RowLength> &Found) {
    RowLength L;
    L.Value = Value;
    L.UnitBytes = Unit;
    SourceLocation Begin = E->getBeginLoc();
    if (const ValueDecl *D = declarationOf(E)) {
      L.Name = D->getNameAsString();
      L.Where = Where.locationOf(D->getLocation());
      explain(E);
    } else if (SourceLocation InBody = inMacroBody(Begin, E->getEndLoc()); InBody.isValid()) {
      L.Name = Lexer::getImmediateMacroName(InBody, Sources, Ast.getLangOpts()).str();
      L.Where = Where.locationOf(Sources.getSpellingLoc(InBody));
    } else {
      if (!isa<IntegerLiteral>(E))
        L.Name = llvm::json::fixUTF8(Lexer::getSourceText(
            CharSourceRange::getTokenRange(Sources.getExpansionRange(E->getSourceRange()).getAsRange()), Sources,
            Ast.getLangOpts()));
      L.Where = Where.locationOf(Begin);
    }
    if (L.Where.Line)
      Found.insert(std::move(L));
  }
};

} // namespace

RowLengths RowLengths::read(ASTContext &Ast, const std::vector<Decl *> &Declarations) {
  RowLengths Result;
  std::map<std::string, std::string> Spellings;
  Locations Where(Ast, Spellings);
  Reader Read(Ast, Where);
  for (Decl *D : Declarations)
    if (isRead(*D, Ast.getSourceManager()))
      Read.TraverseDecl(D);
  Read.finish();
  Result.ByLine = std::move(Read.ByLine);
  Result.Holders = readLengthHolders(Ast, Where, Declarations, Read.Arrays.getArrayRef(), Read.Pointed);
  return Result;
}

const std::set<RowLength> &RowLengths::at(const std::vector<Location> &Locations) const {
  static const std::set<RowLength> None;
  for (const Location &P : Locations)
    if (auto It = ByLine.find({P.File, P.Line, 0}); It != ByLine.end())
      return It->second;
  return None;
}

const std::vector<LengthHolder> &RowLengths::holdersOf(const Location &Array) const {
  static const std::vector<LengthHolder> None;
  auto It = Holders.find(Array);
  return It == Holders.end() ? None : It->second;
}

} // namespace bankcheck::source

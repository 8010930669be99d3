// Fills a SourceModel from the AST.

#include "Source/Annotations.h"
#include "Source/ArrayUses.h"
#include "Source/InitialValues.h"
#include "Source/KernelNames.h"
#include "Source/KernelPointers.h"
#include "Source/Places.h"
#include "Source/SourceModel.h"
#include "Source/UninstantiatedKernels.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecordLayout.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace bankcheck {
namespace {

class Reader : public RecursiveASTVisitor<Reader> {
  struct FoundLaunch {
    const Expr *Kernel;
    const Expr *Grid, *Block; ///< Of a cudaLaunchConfig_t, both that.
    const CallExpr *Call;
    std::optional<unsigned> FirstArgument;  ///< Of the kernel's own, among the call's.
    const InitListExpr *Pointers = nullptr; ///< Or their addresses.

    /// Null if it is not seen.
    const Expr *argument(unsigned Index) const {
      if (FirstArgument)
        return *FirstArgument + Index < Call->getNumArgs() ? Call->getArg(*FirstArgument + Index) : nullptr;
      if (!Pointers || Index >= Pointers->getNumInits())
        return nullptr;
      auto *Address = dyn_cast<UnaryOperator>(Pointers->getInit(Index)->IgnoreParenCasts());
      return Address && Address->getOpcode() == UO_AddrOf ? Address->getSubExpr() : nullptr;
    }
  };

public:
  Reader(ASTContext &Ast, Places &Where, SourceModel &Model)
      : Ast(Ast), Sources(Ast.getSourceManager()), Where(Where), Mangler(Ast.createMangleContext()), Model(Model) {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  bool VisitFunctionDecl(FunctionDecl *F) {
    if (!F->hasAttr<CUDAGlobalAttr>() || F->isDependentContext() || !F->doesThisDeclarationHaveABody())
      return true;
    KernelSource &K = kernel(F);
    K.Where = placeOf(F->getLocation());
    K.Parameters.clear();
    for (const ParmVarDecl *P : F->parameters())
      K.Parameters.push_back(P->getNameAsString());
    K.Members = membersOf(*F, Ast);
    if (auto *Bounds = F->getAttr<CUDALaunchBoundsAttr>())
      if (auto Threads = Constants.integer(Bounds->getMaxThreads()); Threads && *Threads > 0)
        K.MaxThreads = *Threads;
    readAnnotations(F, K);
    return true;
  }

  bool VisitFunctionTemplateDecl(FunctionTemplateDecl *T) {
    if (Sources.isInMainFile(Sources.getFileLoc(T->getLocation())) && isUninstantiatedKernel(*T))
      Model.Uninstantiated[placeOf(T->getLocation())] = T->getNameAsString();
    return true;
  }

  void readAnnotations(const FunctionDecl *F, KernelSource &K) {
    const FunctionTemplateDecl *Template =
        F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization ? nullptr : F->getPrimaryTemplate();
    auto [File, Begin] =
        Sources.getDecomposedLoc(Sources.getFileLoc(Template ? Template->getBeginLoc() : F->getBeginLoc()));
    auto [BodyFile, Body] = Sources.getDecomposedLoc(Sources.getFileLoc(F->getBody()->getBeginLoc()));
    if (File != BodyFile)
      return;
    Annotations A = annotationsOf(Sources.getBufferData(File), Begin, Body, K.names());
    K.StatedBlock = A.Block;
    K.Stated = std::move(A.Facts);
    SourceLocation Start = Sources.getLocForStartOfFile(File);
    for (const Annotations::Mistake &M : A.Mistakes)
      Model.Mistakes.try_emplace(placeOf(Start.getLocWithOffset(M.Offset)), M.Message);
  }

  bool VisitVarDecl(VarDecl *V) {
    if (V->hasAttr<CUDAConstantAttr>() && Ast.getBaseElementType(V->getType()).isConstQualified())
      Model.ConstantTables.insert(linkageName(V));
    else if (mayKeepInitialValue(*V, Ast) && !V->getDeclContext()->isDependentContext())
      Unwritten.push_back(V);
    if (!V->hasAttr<CUDASharedAttr>())
      return true;
    if (V->getType()->isDependentType() || V->getDeclContext()->isDependentContext()) {
      noteDependentExtents(V);
      return true;
    }
    ArraySource A;
    A.Name = V->getNameAsString();
    A.Where = placeOf(V->getLocation());
    A.IsDynamic = V->hasExternalStorage();
    QualType T = V->getType();
    while (const ArrayType *Array = Ast.getAsArrayType(T)) {
      auto *Constant = dyn_cast<ConstantArrayType>(Array);
      A.Extents.push_back(Constant ? Constant->getSize().getZExtValue() : 0);
      T = Array->getElementType();
    }
    PrintingPolicy Policy(Ast.getLangOpts());
    A.ElementType = T.getUnqualifiedType().getAsString(Policy);
    if (!T->isIncompleteType())
      A.ElementBytes = Ast.getTypeSizeInChars(T).getQuantity();
    readExtents(V, A);
    Model.Arrays[linkageName(V)] = std::move(A);
    return true;
  }

  /// A template comes before its instantiations, which no longer show what of
  /// their extents the arguments decided.
  void noteDependentExtents(const VarDecl *V) {
    std::vector<bool> &Dependent = DependentExtents[placeOf(V->getLocation())];
    Dependent.clear();
    for (QualType T = V->getType(); const ArrayType *A = Ast.getAsArrayType(T); T = A->getElementType())
      Dependent.push_back(isa<DependentSizedArrayType>(A));
  }

  void readExtents(const VarDecl *V, ArraySource &A) {
    if (!V->getTypeSourceInfo() || A.Extents.empty())
      return;
    TypeLoc T = V->getTypeSourceInfo()->getTypeLoc();
    const std::vector<bool> &Dependent = DependentExtents[A.Where];
    std::vector<ExtentSource> Texts;
    while (auto Array = T.getUnqualifiedLoc().IgnoreParens().getAs<ArrayTypeLoc>()) {
      T = Array.getElementLoc();
      if (!Array.getSizeExpr())
        return;
      // Between the brackets, so that a macro as the extent stays in it.
      auto Range = Where.between(Array.getLBracketLoc().getLocWithOffset(1), Array.getRBracketLoc());
      if (!Range) {
        A.NotEditable =
            Array.getLBracketLoc().isMacroID() ? "a macro declares it" : "'#line' hides where it is declared";
        return;
      }
      ExtentSource E;
      const Expr *Size = Array.getSizeExpr()->IgnoreImplicit();
      E.IsLiteral = isa<IntegerLiteral>(Size);
      E.NeedsParentheses = needsParentheses(Size);
      if (auto *Sum = dyn_cast<BinaryOperator>(Size))
        E.EndsInAddend = Sum->getOpcode() == BO_Add && isa<IntegerLiteral>(Sum->getRHS()->IgnoreImplicit());
      E.IsDependent = Texts.size() < Dependent.size() && Dependent[Texts.size()];
      E.Range = std::move(*Range);
      Texts.push_back(std::move(E));
    }
    if (Texts.size() != A.Extents.size()) {
      A.NotEditable = "its type is an alias of an array";
      return;
    }
    A.ExtentTexts = std::move(Texts);
  }

  /// Whether `E + 1` is not the value of E plus 1.
  static bool needsParentheses(const Expr *E) {
    if (auto *Substituted = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
      return needsParentheses(Substituted->getReplacement()->IgnoreImplicit());
    if (auto *B = dyn_cast<BinaryOperator>(E))
      return !(B->isMultiplicativeOp() || B->isAdditiveOp()) || B->getOperatorLoc().isMacroID();
    return isa<ConditionalOperator>(E);
  }

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *Call) {
    const CallExpr *Config = Call->getConfig();
    if (!Config || Config->getNumArgs() < 2)
      return true;
    Found.push_back({Call->getCallee(), Config->getArg(0), Config->getArg(1), Call, 0});
    return true;
  }

  /// The array of addresses that a `cudaLaunchKernel` is given; null if it is not seen.
  static const InitListExpr *pointersIn(const CallExpr &Call, unsigned Index) {
    auto *Name = Call.getNumArgs() > Index ? dyn_cast<DeclRefExpr>(Call.getArg(Index)->IgnoreParenCasts()) : nullptr;
    auto *Array = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    return Array && VariableChanges::isArgumentArray(*Array) ? cast<InitListExpr>(Array->getInit()->IgnoreImplicit())
                                                             : nullptr;
  }

  /// When all is visited.
  void addLaunches() {
    for (const FoundLaunch &F : Found)
      addLaunch(F, functionOf(*F.Call), F.Call->getBeginLoc(), 0);
  }

  /// Once for each call that is seen of the function in which it stands: its parameters
  /// differ, and that call is what the user reads as the launch. \p Where: the call that
  /// is looked at, in \p In.
  void addLaunch(const FoundLaunch &F, const FunctionDecl *In, SourceLocation Where, unsigned Depth) {
    constexpr unsigned MostDepth = 4;
    constexpr size_t MostCalls = 16;
    auto Calls = In && Depth < MostDepth ? Constants.callsOf(*In) : llvm::ArrayRef<ConstantExpressions::CallSeen>();
    bool IsItself = llvm::any_of(Calls, [&](const auto &C) { return functionOf(*C.Call) == In; });
    if (Calls.empty() || Calls.size() > MostCalls || IsItself) {
      readInTurns(F, Where, variablesInTurn(F));
      return;
    }
    for (const ConstantExpressions::CallSeen &C : Calls) {
      ConstantExpressions::Binding Here(Constants, *In, C);
      addLaunch(F, functionOf(*C.Call), C.Call->getBeginLoc(), Depth + 1);
    }
  }

  /// Variables of loops over a list of values, on which the launch depends.
  std::vector<const VarDecl *> variablesInTurn(const FoundLaunch &F) {
    std::set<const VarDecl *> Seen;
    std::vector<const VarDecl *> Result;
    auto Search = [&](auto &Self, const Stmt &S) -> void {
      if (auto *Name = dyn_cast<DeclRefExpr>(&S))
        if (auto *V = dyn_cast<VarDecl>(Name->getDecl()); V && V->hasLocalStorage() && Seen.insert(V).second) {
          if (!Constants.turnsOf(*V).empty())
            Result.push_back(V);
          else if (V->getInit() && !V->isCXXForRangeDecl())
            Self(Self, *V->getInit()); // `int ld = width + 1`
        }
      for (const Stmt *Child : S.children())
        if (Child)
          Self(Self, *Child);
    };
    Search(Search, *F.Call);
    return Result;
  }

  void readInTurns(const FoundLaunch &F, SourceLocation Where, llvm::ArrayRef<const VarDecl *> Variables) {
    constexpr size_t MostTurns = 16;
    auto Turns = Variables.empty() ? llvm::ArrayRef<Expr *>() : Constants.turnsOf(*Variables.front());
    if (Turns.empty() || Turns.size() > MostTurns || Variables.size() > 2) {
      read(F, Where);
      return;
    }
    for (const Expr *Value : Turns) {
      ConstantExpressions::Turn Here(Constants, *Variables.front(), *Value);
      readInTurns(F, Where, Variables.drop_front());
    }
  }

  void read(const FoundLaunch &F, SourceLocation Where) {
    Launch L;
    L.Where = placeOf(Sources.getExpansionLoc(Where));
    for (auto [I, E] : llvm::enumerate(Constants.partOfExtents(F.Block))) {
      L.PartOfBlock[I] = E.Constant;
      L.GrowingBlock[I] = E.Growing;
    }
    auto Default = L.block() ? std::nullopt : Constants.likelyExtents(F.Block);
    auto Shape = Default ? BlockShape::make((*Default)[0], (*Default)[1], (*Default)[2]) : std::nullopt;
    if (Shape && Shape->threads() >= WarpSize) // less is a value from before the first that counts
      L.DefaultBlock = Shape;
    L.Grid = Constants.gridOf(F.Grid);
    for (const FunctionDecl *Kernel : Pointers.kernelsOf(*F.Kernel)) {
      if (F.FirstArgument || F.Pointers)
        readArguments(*Kernel, F, L);
      kernel(Kernel).Launches.push_back(L);
    }
  }

  /// In which \p E stands, if it names a local variable or parameter.
  const FunctionDecl *functionOf(const Stmt &E) {
    auto [It, New] = FunctionsOf.try_emplace(&E, nullptr);
    if (New)
      It->second = searchFunctionOf(E);
    return It->second;
  }
  static const FunctionDecl *searchFunctionOf(const Stmt &E) {
    if (auto *Name = dyn_cast<DeclRefExpr>(&E); Name && !Name->refersToEnclosingVariableOrCapture())
      if (auto *V = dyn_cast<VarDecl>(Name->getDecl()); V && V->isLocalVarDeclOrParm())
        return dyn_cast_or_null<FunctionDecl>(V->getParentFunctionOrMethod());
    if (isa<LambdaExpr>(E))
      return nullptr;
    for (const Stmt *Child : E.children())
      if (Child)
        if (const FunctionDecl *Function = searchFunctionOf(*Child))
          return Function;
    return nullptr;
  }

  bool VisitDeclRefExpr(DeclRefExpr *Name) {
    Constants.note(*Name);
    return true;
  }

  bool VisitCXXForRangeStmt(CXXForRangeStmt *Loop) {
    Constants.note(*Loop);
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) {
    Constants.note(*Call);
    if (Call->isTypeDependent() || Call->isValueDependent())
      return true;
    const FunctionDecl *Callee = Call->getDirectCallee();
    StringRef Name = Callee && Callee->getIdentifier() ? Callee->getName() : "";
    if (Name.starts_with("cudaLaunchKernelEx") && Call->getNumArgs() >= 2) {
      auto *Config = dyn_cast<UnaryOperator>(Call->getArg(0)->IgnoreParenCasts());
      const Expr *Of = Config && Config->getOpcode() == UO_AddrOf ? Config->getSubExpr() : Call->getArg(0);
      bool OfPointers = Name == "cudaLaunchKernelExC";
      Found.push_back({Call->getArg(1), Of, Of, Call, OfPointers ? std::nullopt : std::optional(2u),
                       OfPointers ? pointersIn(*Call, 2) : nullptr});
    } else if (Name.starts_with("cudaLaunch") && Name.contains("Kernel") && Call->getNumArgs() >= 3)
      Found.push_back({Call->getArg(0), Call->getArg(1), Call->getArg(2), Call, std::nullopt, pointersIn(*Call, 3)});
    addExpression(ExpressionSource::Call, Call, {Call->getBeginLoc(), Call->getExprLoc()}, false);
    if (auto *Operator = dyn_cast<CXXOperatorCallExpr>(Call); Operator && Operator->isAssignmentOp()) {
      addExpression(ExpressionSource::Write, Operator->getArg(0),
                    {Operator->getOperatorLoc(), Operator->getBeginLoc(), Operator->getExprLoc()}, true);
      addExpression(ExpressionSource::Read, Operator->getArg(1),
                    {Operator->getOperatorLoc(), Operator->getBeginLoc(), Operator->getExprLoc()}, true);
    }
    return true;
  }

  bool VisitGCCAsmStmt(GCCAsmStmt *Asm) {
    SourceRange Range = Asm->getSourceRange();
    add(ExpressionSource::Call, Range, {Asm->getBeginLoc(), Asm->getAsmLoc()}, 0);
    return true;
  }

  bool VisitAbstractConditionalOperator(AbstractConditionalOperator *Choice) {
    if (Choice->isGLValue())
      Model.ConditionalLvalues.insert(placeOf(Choice->getExprLoc()));
    return true;
  }

  bool VisitImplicitCastExpr(ImplicitCastExpr *Cast) {
    if (Cast->getCastKind() == CK_LValueToRValue) {
      const Expr *Read = Cast->getSubExpr();
      addExpression(ExpressionSource::Read, Read, {Read->getBeginLoc(), Read->getExprLoc(), Cast->getExprLoc()}, true);
    }
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *Construct) {
    if (Construct->getNumArgs() >= 1 && Construct->getConstructor()->isCopyOrMoveConstructor()) {
      const Expr *From = Construct->getArg(0)->IgnoreImplicit();
      addExpression(ExpressionSource::Read, From,
                    {Construct->getBeginLoc(), Construct->getExprLoc(), Construct->getLocation(), From->getBeginLoc(),
                     From->getExprLoc()},
                    true);
    }
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (!B->isAssignmentOp())
      return true;
    Pointers.note(*B);
    addExpression(ExpressionSource::Write, B->getLHS(),
                  {B->getOperatorLoc(), B->getLHS()->getBeginLoc(), B->getLHS()->getExprLoc()}, true);
    if (B->isCompoundAssignmentOp())
      addExpression(ExpressionSource::Read, B->getLHS(),
                    {B->getOperatorLoc(), B->getLHS()->getBeginLoc(), B->getLHS()->getExprLoc()}, true);
    else if (B->getRHS()->getType()->isRecordType())
      addExpression(ExpressionSource::Read, B->getRHS(), {B->getOperatorLoc()}, true);
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *U) {
    if (!U->isIncrementDecrementOp())
      return true;
    for (auto Kind : {ExpressionSource::Read, ExpressionSource::Write})
      addExpression(Kind, U->getSubExpr(), {U->getOperatorLoc(), U->getBeginLoc(), U->getExprLoc()}, true);
    return true;
  }

  void addInitialValues(const std::vector<Decl *> &Declarations) {
    for (const VarDecl *V : keepInitialValue(Unwritten, Declarations, Ast))
      Model.InitialValues.insert(linkageName(V));
  }

private:
  ASTContext &Ast;
  SourceManager &Sources;
  Places &Where;
  std::unique_ptr<MangleContext> Mangler;
  SourceModel &Model;
  ConstantExpressions Constants{Ast};
  KernelPointers Pointers{Constants};
  std::vector<FoundLaunch> Found;
  std::map<const Stmt *, const FunctionDecl *> FunctionsOf; ///< \see functionOf
  std::vector<const VarDecl *> Unwritten;                   ///< By a kernel.
  std::map<Place, std::vector<bool>> DependentExtents;

  Place placeOf(SourceLocation L) { return Where.placeOf(L); }

  std::string linkageName(const NamedDecl *D) {
    GlobalDecl Global = isa<FunctionDecl>(D) && D->hasAttr<CUDAGlobalAttr>()
                            ? GlobalDecl(cast<FunctionDecl>(D), KernelReferenceKind::Kernel)
                            : GlobalDecl(D);
    if (!Mangler->shouldMangleDeclName(D))
      return D->getNameAsString();
    std::string Name;
    llvm::raw_string_ostream Out(Name);
    Mangler->mangleName(Global, Out);
    return Name;
  }

  KernelSource &kernel(const FunctionDecl *F) {
    KernelSource &K = Model.Kernels[linkageName(F)];
    if (K.Name.empty())
      nameKernel(*F, K);
    return K;
  }

  void readArguments(const FunctionDecl &Kernel, const FoundLaunch &F, Launch &L) {
    L.Arguments.clear();
    L.Members.clear();
    L.GrowingArguments.clear();
    for (unsigned I = 0; I < Kernel.getNumParams(); ++I) {
      const Expr *Argument = F.argument(I);
      if (!Argument)
        continue;
      QualType T = Kernel.getParamDecl(I)->getType();
      if (T->isRecordType() && Ast.hasSameUnqualifiedType(T, Argument->getType()))
        eachMember(T, Ast, [&](llvm::ArrayRef<const FieldDecl *> Way, uint64_t Offset) {
          if (auto Value = Constants.member(Argument, Way))
            L.Members[{I, Offset}] = *Value;
        });
      if (!T->isIntegralOrEnumerationType() || !Argument->IgnoreParenCasts()->getType()->isIntegralOrEnumerationType())
        continue;
      if (auto Value = Constants.integer(Argument))
        L.Arguments[I] = *Value;
      else if (auto Growing = Constants.growing(Argument); Growing && Ast.getIntWidth(T) >= 32)
        L.GrowingArguments.emplace(I, *Growing);
    }
  }

  /// nvcc accesses a bit-field in an integer of its declared type; clang in one that holds
  /// its neighbours too, of whatever type. They are the same where all are of one type.
  bool isUnclearField(const FieldDecl &F) const {
    const RecordDecl &Record = *F.getParent();
    if (Record.isInvalidDecl() || Record.isDependentType())
      return false;
    const ASTRecordLayout &Layout = Ast.getASTRecordLayout(&Record);
    uint64_t Bits = Ast.getTypeSize(F.getType()), At = Layout.getFieldOffset(F.getFieldIndex()),
             First = At / Bits * Bits;
    constexpr uint64_t Largest = 64;
    if (At + F.getBitWidthValue() > First + Bits || (Bits < Largest && Ast.toBits(Layout.getAlignment()) >= Largest))
      return true;
    return !Record.isUnion() && llvm::any_of(Record.fields(), [&](const FieldDecl *Other) {
      uint64_t Begin = Layout.getFieldOffset(Other->getFieldIndex()), OfType = Ast.getTypeSize(Other->getType());
      uint64_t End = Begin + (Other->isBitField() ? Other->getBitWidthValue() : OfType);
      return Begin < First + Bits && First < End && (!Other->isBitField() || OfType != Bits);
    });
  }

  void addExpression(ExpressionSource::Kind Kind, const Expr *E, std::initializer_list<SourceLocation> Keys,
                     bool Typed) {
    if (auto *Member = dyn_cast<MemberExpr>(E->IgnoreParens()))
      if (auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
          Field && Field->isBitField() && isUnclearField(*Field))
        for (SourceLocation Key : Keys)
          Model.UnclearFields.insert(placeOf(Key));
    QualType T = E->getType();
    unsigned Bytes = 0;
    if (Typed) {
      if (T->isDependentType() || T->isIncompleteType() || T->isFunctionType() || T->isUndeducedType())
        return;
      Bytes = Ast.getTypeSizeInChars(T).getQuantity();
    }
    add(Kind, E->getSourceRange(), Keys, Bytes);
  }

  /// Of those at one place that are of one kind and size the first is found, and no other is kept: all that one
  /// macro's expansion holds stands at its place.
  void add(ExpressionSource::Kind Kind, SourceRange Range, std::initializer_list<SourceLocation> Keys, unsigned Bytes) {
    llvm::SmallVector<Place, 4> New;
    for (SourceLocation Key : Keys) {
      Place P = placeOf(Key);
      auto Here = Model.Expressions.find(P);
      bool Known = Here != Model.Expressions.end() && llvm::any_of(Here->second, [&](const ExpressionSource &Old) {
                     return Old.TheKind == Kind && Old.Bytes == Bytes;
                   });
      if (P.Line && !Known && !llvm::is_contained(New, P))
        New.push_back(std::move(P));
    }
    if (New.empty())
      return;
    ExpressionSource E;
    E.TheKind = Kind;
    E.Bytes = Bytes;
    CharSourceRange Expansion = Sources.getExpansionRange(Range);
    E.Begin = placeOf(Expansion.getBegin());
    CharSourceRange Characters = Lexer::getAsCharRange(Expansion, Sources, Ast.getLangOpts());
    Place End = placeOf(Characters.getEnd());
    E.EndLine = End.Line;
    E.EndColumn = End.Column;
    bool Invalid = false;
    E.Text = llvm::json::fixUTF8(Lexer::getSourceText(Characters, Sources, Ast.getLangOpts(), &Invalid)); // to be shown
    if (!Invalid)
      for (const Place &P : New)
        Model.Expressions[P].push_back(E);
  }
};

} // namespace

SourceModel SourceModel::read(ASTContext &Ast, const std::vector<Decl *> &Declarations) {
  SourceModel Model;
  Places Where(Ast, Model.Spellings);
  Reader Read(Ast, Where, Model);
  SourceManager &Sources = Ast.getSourceManager();
  for (Decl *D : Declarations) {
    if (!isRead(*D, Sources))
      continue;
    Read.TraverseDecl(D);
    readArrayUses(D, Ast, Where, Model.Uses);
  }
  Read.addLaunches();
  Read.addInitialValues(Declarations);
  return Model;
}

} // namespace bankcheck

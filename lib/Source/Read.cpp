// Fills a SourceModel from the AST.

#include "Source/AccessExpressions.h"
#include "Source/Annotations.h"
#include "Source/ArrayUses.h"
#include "Source/ExtentReader.h"
#include "Source/HostCallReader.h"
#include "Source/IndexHelper.h"
#include "Source/InitialValues.h"
#include "Source/KernelNames.h"
#include "Source/KernelPointers.h"
#include "Source/LaunchReader.h"
#include "Source/Locations.h"
#include "Source/SourceModel.h"
#include "Source/UncalledFunctions.h"
#include "Source/UninstantiatedKernels.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace bankcheck::source {
namespace {

class Reader : public RecursiveASTVisitor<Reader> {
public:
  Reader(ASTContext &Ast, Locations &Where, SourceModel &Model)
      : Ast(Ast), Sources(Ast.getSourceManager()), Where(Where), Mangler(Ast.createMangleContext()), Model(Model) {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  bool TraverseDecl(Decl *D) {
    auto *F = dyn_cast_or_null<FunctionDecl>(D);
    llvm::SaveAndRestore Here(Around.Template, F ? (F->isDependentContext() ? F : nullptr) : Around.Template);
    return Base::TraverseDecl(D);
  }

  // Nothing of these runs.
  bool TraverseDecltypeType(DecltypeType *T, bool WithQualifier = true) {
    return withoutRunning([&] { return Base::TraverseDecltypeType(T, WithQualifier); });
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T, bool WithQualifier = true) {
    return withoutRunning([&] { return Base::TraverseDecltypeTypeLoc(T, WithQualifier); });
  }
  bool TraverseTypeOfExprTypeLoc(TypeOfExprTypeLoc T, bool WithQualifier = true) {
    return withoutRunning([&] { return Base::TraverseTypeOfExprTypeLoc(T, WithQualifier); });
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) { // sizeof
    return withoutRunning([&] { return Base::TraverseUnaryExprOrTypeTraitExpr(E); });
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) {
    return withoutRunning([&] { return Base::TraverseCXXNoexceptExpr(E); });
  }
  bool TraverseRequiresExpr(RequiresExpr *E) {
    return withoutRunning([&] { return Base::TraverseRequiresExpr(E); });
  }
  bool TraverseCXXTypeidExpr(CXXTypeidExpr *E) {
    if (E->isTypeOperand() || E->isPotentiallyEvaluated())
      return Base::TraverseCXXTypeidExpr(E);
    return withoutRunning([&] { return Base::TraverseCXXTypeidExpr(E); });
  }
  bool TraverseIfStmt(IfStmt *If) {
    std::optional<Stmt *> Taken = If->getNondiscardedCase(Ast);
    if (!Taken)
      return Base::TraverseIfStmt(If);
    for (Stmt *Child : If->children()) {
      const bool IsDiscarded = (Child == If->getThen() || Child == If->getElse()) && Child != *Taken;
      if (!(IsDiscarded ? withoutRunning([&] { return TraverseStmt(Child); }) : TraverseStmt(Child)))
        return false;
    }
    return true;
  }

  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->isTemplateInstantiation() && F->doesThisDeclarationHaveABody())
      Constants.noteInstance(*F);
    if (!Sources.isInMainFile(Sources.getFileLoc(F->getLocation())) && isUncalledDeviceFunction(*F))
      Model.Uncalled[locationOf(F->getLocation()).File].insert(nameOfCallee(*F));
    if (F->doesThisDeclarationHaveABody() && HostCalls.isForOtherFiles(*F))
      HostCalls.note(*F);
    if (auto *Alias = F->getAttr<AliasAttr>())
      HostCalls.noteOtherName(Alias->getAliasee());
    if (!F->hasAttr<CUDAGlobalAttr>() || F->isDependentContext() || !F->doesThisDeclarationHaveABody())
      return true;
    KernelSource &K = kernel(F);
    K.Where = locationOf(F->getLocation());
    K.Parameters.clear();
    for (const ParmVarDecl *P : F->parameters())
      K.Parameters.push_back(P->getNameAsString());
    K.Members = membersOf(*F, Ast);
    if (auto *Bounds = F->getAttr<CUDALaunchBoundsAttr>())
      if (auto Threads = Constants.integer(Bounds->getMaxThreads()); Threads && *Threads > 0)
        K.MaxThreads = *Threads;
    K.Indexed = indexedExtentsOf(*F, Ast);
    readAnnotations(F, K);
    return true;
  }

  bool VisitFunctionTemplateDecl(FunctionTemplateDecl *T) {
    if (SharedUse Use = sharedUseOfUninstantiated(*T); Use != SharedUse::None)
      Model.Uninstantiated[locationOf(T->getLocation())] = {T->getNameAsString(), Use};
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
      Model.Mistakes.try_emplace(locationOf(Start.getLocWithOffset(M.Offset)), M.Message);
  }

  /// Before the variables in it. Of `if (c) __shared__ float s[32];` nothing stands behind.
  bool VisitCompoundStmt(CompoundStmt *Block) {
    for (const DeclStmt *Declaration : declarationsWithRoomBehind(*Block))
      for (const Decl *D : Declaration->decls())
        Declarations[D] = Declaration;
    return true;
  }

  bool VisitVarDecl(VarDecl *V) {
    Constants.note(*V);
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
    A.Where = locationOf(V->getLocation());
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
    if (const DeclStmt *Declaration = Declarations.lookup(V))
      A.Helper = indexHelperBehind(*V, *Declaration, Ast, Where);
    // Of a local `extern`, the other context is the namespace.
    if (auto *Function = dyn_cast<FunctionDecl>(V->getLexicalDeclContext()); Function && A.IsDynamic)
      Model.DynamicIn[{linkageName(Function), linkageName(V)}] = A;
    Model.Arrays[linkageName(V)] = std::move(A);
    return true;
  }

  /// A template comes before its instantiations, which no longer show what of
  /// their extents the arguments decided.
  void noteDependentExtents(const VarDecl *V) {
    std::vector<bool> &Dependent = DependentExtents[locationOf(V->getLocation())];
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
      ExtentSource E = extentSourceOf(*Array.getSizeExpr(), std::move(*Range));
      E.IsDependent = Texts.size() < Dependent.size() && Dependent[Texts.size()];
      Texts.push_back(std::move(E));
    }
    if (auto Element =
            Where.between(T.getBeginLoc(), Lexer::getLocForEndOfToken(T.getEndLoc(), 0, Sources, Ast.getLangOpts())))
      A.ElementText = Element->Text;
    if (Texts.size() != A.Extents.size()) {
      A.NotEditable = "its type is an alias of an array";
      return;
    }
    A.ExtentTexts = std::move(Texts);
  }

  bool VisitDeclRefExpr(DeclRefExpr *Name) {
    if (Around.Runs)
      Constants.note(*Name);
    return true;
  }

  bool VisitMemberExpr(MemberExpr *Name) {
    if (Around.Runs)
      Constants.note(*Name);
    return true;
  }

  bool VisitLambdaExpr(LambdaExpr *Lambda) {
    if (Around.Runs)
      Constants.note(*Lambda);
    return true;
  }

  bool VisitCXXForRangeStmt(CXXForRangeStmt *Loop) {
    Constants.note(*Loop);
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) {
    if (Around.Runs)
      Constants.note(*Call, Around.Template);
    if (Call->isTypeDependent() || Call->isValueDependent())
      return true;
    if (Around.Runs)
      Launches.note(*Call, Around.Template);
    Expressions.note(*Call);
    return true;
  }

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *Call) {
    if (Around.Runs)
      Launches.note(*Call, Around.Template);
    return true;
  }

  bool VisitGCCAsmStmt(GCCAsmStmt *Asm) {
    Expressions.note(*Asm);
    return true;
  }

  bool VisitAbstractConditionalOperator(AbstractConditionalOperator *Choice) {
    if (Choice->isGLValue())
      Model.ConditionalLvalues.insert(locationOf(Choice->getExprLoc()));
    return true;
  }

  bool VisitImplicitCastExpr(ImplicitCastExpr *Cast) {
    Expressions.note(*Cast);
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *Construct) {
    Expressions.note(*Construct);
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->isAssignmentOp())
      Pointers.note(*B);
    Expressions.note(*B);
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *U) {
    Expressions.note(*U);
    return true;
  }

  /// When all is visited.
  void addLaunches() {
    Constants.leaveOutTemplates();
    Launches.addLaunches();
    HostCalls.addCalls();
    Constants.eachNamed([&](const FunctionDecl &F, const auto &, bool IsNamedOtherwise) {
      if (IsNamedOtherwise && F.hasAttr<CUDAGlobalAttr>() && !F.isDependentContext() && F.isExternallyVisible())
        Model.NamedKernels.insert(linkageName(&F));
    });
  }
  void addInitialValues(const std::vector<Decl *> &Declarations) {
    for (const VarDecl *V : keepInitialValue(Unwritten, Declarations, Ast))
      Model.InitialValues.insert(linkageName(V));
  }

private:
  using Base = RecursiveASTVisitor<Reader>;
  ASTContext &Ast;
  SourceManager &Sources;
  Locations &Where;
  std::unique_ptr<MangleContext> Mangler;
  SourceModel &Model;
  ConstantExpressions Constants{Ast};
  KernelPointers Pointers{Constants};
  AccessExpressions Expressions{Ast, Where, Model};
  HostCallReader HostCalls{Ast, Where, Constants, Model.Functions,
                           [this](const FunctionDecl &F) { return linkageName(&F); }};
  LaunchReader Launches{Ast,      Where,     Constants,
                        Pointers, HostCalls, [this](const FunctionDecl &F) -> KernelSource & { return kernel(&F); }};
  std::vector<const VarDecl *> Unwritten; ///< By a kernel.
  std::map<Location, std::vector<bool>> DependentExtents;
  llvm::DenseMap<const Decl *, const DeclStmt *> Declarations; ///< Those that another can follow.

  struct {
    bool Runs = true;                       ///< Unless it is only looked at, or left out, at compile time.
    const FunctionDecl *Template = nullptr; ///< The function, if it depends on template arguments.
  } Around;                                 ///< What is visited.

  bool withoutRunning(llvm::function_ref<bool()> Traverse) {
    llvm::SaveAndRestore Here(Around.Runs, false);
    return Traverse();
  }

  Location locationOf(SourceLocation L) { return Where.locationOf(L); }

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
    if (K.Name.empty()) {
      nameKernel(*F, K);
      K.IsOfFileOnly = !F->isExternallyVisible();
      for (const FunctionDecl *Declaration : F->redecls())
        K.Declared.insert(locationOf(Declaration->getLocation()));
    }
    return K;
  }
};

} // namespace

SourceModel SourceModel::read(ASTContext &Ast, const std::vector<Decl *> &Declarations) {
  SourceModel Model;
  Locations Where(Ast, Model.Spellings);
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

} // namespace bankcheck::source

#include "Source/InitialValues.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace clang;

namespace bankcheck::source {
namespace {

/// Of a template's instantiation the template.
const VarDecl *patternOf(const VarDecl *V) {
  const VarDecl *Pattern = V->getTemplateInstantiationPattern();
  return (Pattern ? Pattern : V)->getCanonicalDecl();
}

/// What functions of the host name.
class HostUses : public RecursiveASTVisitor<HostUses> {
public:
  std::set<const VarDecl *> Named;

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  bool TraverseDecl(Decl *D) {
    auto *F = dyn_cast_or_null<FunctionDecl>(D);
    if (!F)
      return RecursiveASTVisitor::TraverseDecl(D);
    bool OfDevice = F->hasAttr<CUDAGlobalAttr>() || (F->hasAttr<CUDADeviceAttr>() && !F->hasAttr<CUDAHostAttr>());
    bool Before = std::exchange(OnDevice, OfDevice);
    bool GoOn = RecursiveASTVisitor::TraverseDecl(D);
    OnDevice = Before;
    return GoOn;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (auto *V = dyn_cast<VarDecl>(E->getDecl()); V && !OnDevice)
      Named.insert(patternOf(V));
    return true;
  }
  // Of a template that is not instantiated yet.
  bool VisitOverloadExpr(OverloadExpr *E) {
    for (const NamedDecl *D : E->decls())
      if (auto *T = dyn_cast<VarTemplateDecl>(D->getUnderlyingDecl()); T && !OnDevice)
        Named.insert(T->getTemplatedDecl()->getCanonicalDecl());
    return true;
  }

private:
  bool OnDevice = false;
};

bool isInWord(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Whether \p Text has \p Name behind `...Symbol...(`, in one statement.
bool passesSymbol(llvm::StringRef Text, llvm::StringRef Name) {
  for (size_t At = Text.find("Symbol"); At != llvm::StringRef::npos; At = Text.find("Symbol", At + 1)) {
    llvm::StringRef Statement = Text.drop_front(At).take_until([](char C) { return C == ';'; });
    for (size_t In = Statement.find(Name); In != llvm::StringRef::npos; In = Statement.find(Name, In + 1)) {
      size_t End = In + Name.size();
      if (!isInWord(Statement[In - 1]) && (End == Statement.size() || !isInWord(Statement[End])))
        return true;
    }
  }
  return false;
}

} // namespace

bool mayKeepInitialValue(const VarDecl &V, ASTContext &Ast) {
  if (!V.hasAttr<CUDAConstantAttr>() || !V.hasGlobalStorage() || V.getType()->isDependentType() || V.isExternC() ||
      !V.getAnyInitializer())
    return false;
  bool Relocatable = Ast.Idents.get("__CUDACC_RDC__").hasMacroDefinition();
  return !Relocatable || !V.isExternallyVisible();
}

std::vector<const VarDecl *> keepInitialValue(std::vector<const VarDecl *> Candidates,
                                              const std::vector<Decl *> &Declarations, ASTContext &Ast) {
  if (Candidates.empty())
    return Candidates;
  HostUses Uses;
  for (Decl *D : Declarations)
    Uses.TraverseDecl(D);
  SourceManager &Sources = Ast.getSourceManager();
  llvm::erase_if(Candidates, [&](const VarDecl *V) {
    if (Uses.Named.contains(patternOf(V)))
      return true;
    for (FileID File : {Sources.getMainFileID(), Sources.getFileID(Sources.getFileLoc(V->getLocation()))})
      if (auto Text = Sources.getBufferDataOrNone(File); !Text || passesSymbol(*Text, V->getName()))
        return true;
    return false;
  });
  return Candidates;
}

} // namespace bankcheck::source

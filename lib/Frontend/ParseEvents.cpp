#include "Frontend/ParseEvents.h"
#include "Frontend/Soundness.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/CodeGen/ModuleBuilder.h"
#include <set>

using namespace clang;

namespace bankcheck::frontend {
namespace {

/// Splits a namespace, which the parser passes as one declaration, into its members.
void takeApart(Decl *D, std::vector<Event> &Into) {
  if (isa<NamespaceDecl>(D) || isa<LinkageSpecDecl>(D) || isa<ExportDecl>(D)) {
    for (Decl *Inner : cast<DeclContext>(D)->decls())
      takeApart(Inner, Into);
    return;
  }
  Into.push_back({Event::TopLevel, D});
}

std::vector<Event> takenApart(const std::vector<Event> &Events) {
  std::vector<Event> Result;
  for (const Event &E : Events)
    if (E.TheKind == Event::TopLevel)
      takeApart(E.D, Result);
    else
      Result.push_back(E);
  return Result;
}

/// Has \p Generator make code of it.
void generate(const Event &E, CodeGenerator &Generator) {
  switch (E.TheKind) {
  case Event::TopLevel:
    Generator.HandleTopLevelDecl(DeclGroupRef(E.D));
    break;
  case Event::InlineFunction:
    Generator.HandleInlineFunctionDefinition(llvm::cast<FunctionDecl>(E.D));
    break;
  case Event::Tag:
    Generator.HandleTagDeclDefinition(llvm::cast<TagDecl>(E.D));
    break;
  case Event::StaticMember:
    Generator.HandleCXXStaticMemberVarInstantiation(llvm::cast<VarDecl>(E.D));
    break;
  case Event::VTable:
    Generator.HandleVTable(llvm::cast<CXXRecordDecl>(E.D));
    break;
  }
}

} // namespace

std::vector<const FunctionDecl *> generateSound(const std::vector<Event> &Events,
                                                const std::vector<SourceLocation> &ErrorLocations,
                                                SourceManager &Sources, CodeGenerator &Generator,
                                                std::vector<ParseError> &Errors) {
  std::vector<const FunctionDecl *> Broken;
  Soundness Sound(ErrorLocations, Sources);
  std::set<SourceLocation> BrokenLocations;
  for (const Event &E : ErrorLocations.empty() ? Events : takenApart(Events)) {
    std::optional<Flaw> F = Sound.flawOf(E.D);
    if (!F) {
      generate(E, Generator);
      continue;
    }
    auto *Kernel = llvm::dyn_cast<FunctionDecl>(E.D);
    if (!Kernel || !Kernel->hasAttr<CUDAGlobalAttr>() ||
        !(Kernel->hasBody() || Kernel->getTemplateInstantiationPattern()))
      continue;
    if (F->Error)
      Errors[*F->Error].CostsKernel = true;
    if (BrokenLocations.insert(Kernel->getLocation()).second)
      Broken.push_back(Kernel);
  }
  return Broken;
}

} // namespace bankcheck::frontend

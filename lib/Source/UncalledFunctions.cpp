#include "Source/UncalledFunctions.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace bankcheck::source {
namespace {

bool mayAccessShared(const FunctionDecl &F) {
  auto MayLeadThere = [](const ParmVarDecl *P) {
    QualType T = P->getType();
    return T->isDependentType() || T->isAnyPointerType() || T->isReferenceType() || T->isRecordType();
  };
  auto IsShared = [](const Decl *D) { return D->hasAttr<CUDASharedAttr>(); };
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  return (Method && Method->isInstance()) || llvm::any_of(F.parameters(), MayLeadThere) ||
         llvm::any_of(F.decls(), IsShared);
}

bool isUsed(const FunctionDecl *F) { return F->isUsed(/*CheckUsedAttr=*/false); }

/// Of a member of a class template.
bool isUsedInAnInstance(const CXXMethodDecl &Pattern, const ClassTemplateDecl &Template) {
  return llvm::any_of(Template.specializations(), [&](const ClassTemplateSpecializationDecl *Class) {
    return llvm::any_of(Class->methods(), [&](const CXXMethodDecl *M) {
      return M->getInstantiatedFromMemberFunction() == &Pattern && isUsed(M);
    });
  });
}

bool isCalled(const FunctionDecl &F) {
  if (const FunctionTemplateDecl *Template = F.getDescribedFunctionTemplate())
    return F.getDeclContext()->isDependentContext() || llvm::any_of(Template->specializations(), isUsed);
  if (!F.isDependentContext())
    return isUsed(&F);
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  const ClassTemplateDecl *Template = Method ? Method->getParent()->getDescribedClassTemplate() : nullptr;
  return !Template || isUsedInAnInstance(*Method, *Template);
}

} // namespace

bool isUncalledDeviceFunction(const FunctionDecl &F) {
  return F.hasAttr<CUDADeviceAttr>() && !F.hasAttr<CUDAGlobalAttr>() && F.doesThisDeclarationHaveABody() &&
         !F.isImplicit() && !F.isTemplateInstantiation() && !isCalled(F) && mayAccessShared(F);
}

std::string nameOfCallee(const FunctionDecl &F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  return Method && !Method->isStatic() ? Method->getParent()->getNameAsString() : F.getNameAsString();
}

} // namespace bankcheck::source

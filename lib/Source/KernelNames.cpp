#include "Source/KernelNames.h"
#include "Basic/KernelName.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace bankcheck::source {

void nameKernel(const FunctionDecl &F, KernelSource &K) {
  PrintingPolicy Policy(F.getASTContext().getLangOpts());
  auto Write = [&](std::string &Name) {
    llvm::raw_string_ostream Out(Name);
    F.getNameForDiagnostic(Out, Policy, /*Qualified=*/true);
  };
  Write(K.Name);
  std::string WithNumbers;
  Policy.UseEnumerators = false;
  Write(WithNumbers);
  K.Key = kernelKey(WithNumbers);
}

} // namespace bankcheck::source

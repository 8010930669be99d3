#include "Driver/OtherFiles.h"
#include "Frontend/Translation.h"
#include "IR/Libdevice.h"
#include "IR/Unreached.h"
#include "Input/Paths.h"
#include "Source/SourceModel.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::frontend;
using namespace bankcheck::ir;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

const clang::FunctionDecl *declarationOf(const Function &F, const Translation &Parsed) {
  return dyn_cast_or_null<clang::FunctionDecl>(Parsed.declarationOf(F.getName().str()));
}

/// Whether other files may call \p F: it stands in no header, and has code of its own.
bool isForOtherFiles(const clang::FunctionDecl &F) {
  const clang::ASTContext &Ast = F.getASTContext();
  clang::GVALinkage Linkage = Ast.GetGVALinkageForFunction(&F);
  const clang::SourceManager &Sources = Ast.getSourceManager();
  return (Linkage == clang::GVA_StrongExternal || Linkage == clang::GVA_StrongODR) &&
         Sources.isInMainFile(Sources.getFileLoc(F.getLocation()));
}

} // namespace

std::vector<RemarkFinding> skippedCode(const Translation &Parsed) {
  std::vector<RemarkFinding> Result;
  std::set<std::pair<Location, std::string>> Seen;
  const clang::SourceManager &Sources = Parsed.ast().getSourceManager();
  auto Add = [&](const clang::FunctionDecl &F, StringRef What, StringRef Why) {
    clang::PresumedLoc L = Sources.getPresumedLoc(F.getLocation());
    Location Where{L.getFilename(), L.getLine(), L.getColumn()};
    std::string Message = (What + " '" + F.getNameAsString() + "' is not analysed: " + Why).str();
    if (Seen.insert({Where, Message}).second)
      Result.push_back({FindingKind::Skipped, Where, std::move(Message), {}});
  };
  for (const clang::FunctionDecl *Kernel : Parsed.brokenKernels())
    Add(*Kernel, "kernel", DoesNotParse);
  for (const Function *F : unreachedWithShared(Parsed.module()))
    if (const clang::FunctionDecl *D = declarationOf(*F, Parsed); D && D->isDefined(D) && isForOtherFiles(*D))
      Add(*D, "device function", "no kernel that is analysed in this file calls it");
  return Result;
}

UninstantiatedKernels uninstantiatedKernels(const SourceModel &Model, const std::string &MainFile,
                                            function_ref<bool(StringRef)> OfLibrary) {
  UninstantiatedKernels Result;
  for (auto &[Where, Template] : Model.Uninstantiated) {
    auto It = Model.Spellings.find(Where.File);
    Location Spelled{It == Model.Spellings.end() ? Where.File : It->second, Where.Line, Where.Column};
    Location Comparable{input::comparablePath(Where.File), Where.Line, Where.Column};
    std::string Message = "kernel template '" + Template.Name + "' is not analysed: nothing in " +
                          (Comparable.File == MainFile ? "this file" : "the files of this run") + " instantiates it";
    Result[Comparable] = {Template.Name,
                          Template.Use == SharedUse::Certain,
                          OfLibrary(Where.File),
                          {FindingKind::Skipped, std::move(Spelled), std::move(Message), {}}};
  }
  return Result;
}

std::set<std::string> functionsOfOtherFiles(const Translation &Parsed, function_ref<bool(StringRef)> OfLibrary) {
  std::set<std::string> Names;
  const clang::SourceManager &Sources = Parsed.ast().getSourceManager();
  for (const Function &F : Parsed.module()) {
    if (!F.isDeclaration() || F.isIntrinsic() || F.use_empty() || isOfDeviceLibrary(F) ||
        F.getName().starts_with("cuda")) // of the device's runtime; the user's are mangled
      continue;
    const clang::FunctionDecl *D = declarationOf(F, Parsed);
    clang::SourceLocation At = D ? Sources.getExpansionLoc(D->getLocation()) : clang::SourceLocation();
    if (At.isValid() && !Sources.isInSystemHeader(At) && !OfLibrary(Sources.getFilename(At)))
      Names.insert(F.getName().str());
  }
  return Names;
}

} // namespace bankcheck::driver

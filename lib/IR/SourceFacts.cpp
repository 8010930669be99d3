#include "IR/SourceFacts.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

/// Of variables in SourceFacts::InitialValues.
static constexpr StringLiteral InitialValueNote = "bankcheck.initial";

bool keepsInitialValue(const GlobalVariable &G) {
  bool Constant = G.isConstant() && !G.isExternallyInitialized();
  return G.hasInitializer() && (Constant || G.hasMetadata(InitialValueNote));
}

void noteInitialValues(Module &M, const SourceFacts &Facts) {
  for (GlobalVariable &G : M.globals())
    if (Facts.ConstantTables.contains(G.getName().str()))
      G.setExternallyInitialized(false); // a lambda that reads it made clang think so
    else if (Facts.InitialValues.contains(G.getName().str()))
      G.setMetadata(InitialValueNote, MDNode::get(M.getContext(), {})); // unrolled and merged as if nobody knew
}

/// Of functions in SourceFacts::OfOtherFiles.
static constexpr StringLiteral OtherFileNote = "bankcheck.other-file";

void noteOtherFiles(Module &M, const SourceFacts &Facts) {
  for (const std::string &Name : Facts.OfOtherFiles)
    if (Function *F = M.getFunction(Name); F && F->isDeclaration())
      F->addFnAttr(OtherFileNote);
}

bool isOfOtherFile(const Function &F) { return F.hasFnAttribute(OtherFileNote); }

} // namespace bankcheck::ir

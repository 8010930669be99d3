#include "Frontend/Cccl.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/PPCallbacks.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

bool namesCccl(llvm::StringRef Text) {
  return llvm::any_of(std::initializer_list<llvm::StringRef>{"cuda/", "cub/", "thrust/", "nv/"},
                      [&](llvm::StringRef Root) { return Text.starts_with(Root); });
}

class CcclWatch : public PPCallbacks {
public:
  CcclWatch(DiagnosticsEngine &Diagnostics, bool &Missing) : Diagnostics(Diagnostics), Missing(Missing) {}
  bool FileNotFound(llvm::StringRef Name) override {
    if (namesCccl(Name)) {
      Missing = true;
      Diagnostics.setFatalsAsError(false);
    }
    return false;
  }

private:
  DiagnosticsEngine &Diagnostics;
  bool &Missing;
};

} // namespace

bool includesCccl(llvm::StringRef Text) {
  for (size_t At = Text.find("#include"); At != llvm::StringRef::npos; At = Text.find("#include", At + 1)) {
    llvm::StringRef Name = Text.substr(At + 8).ltrim(" \t");
    if ((Name.consume_front("<") || Name.consume_front("\"")) &&
        (namesCccl(Name) || Name.starts_with("cooperative_groups")))
      return true;
  }
  return false;
}

std::unique_ptr<PPCallbacks> watchForCccl(DiagnosticsEngine &Diagnostics, bool &Missing) {
  return std::make_unique<CcclWatch>(Diagnostics, Missing);
}

} // namespace bankcheck::frontend

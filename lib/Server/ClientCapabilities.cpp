#include "Server/ClientCapabilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck::server {

static const json::Value *at(const json::Object *O, std::initializer_list<StringRef> Path) {
  const json::Value *V = nullptr;
  for (StringRef Name : Path) {
    V = O ? O->get(Name) : nullptr;
    O = V ? V->getAsObject() : nullptr;
  }
  return V;
}
static bool flag(const json::Object *O, std::initializer_list<StringRef> Path) {
  const json::Value *V = at(O, Path);
  return V && V->getAsBoolean().value_or(false);
}
static bool names(const json::Object *O, std::initializer_list<StringRef> Path, StringRef Name) {
  const json::Value *V = at(O, Path);
  return V && V->getAsArray() && is_contained(*V->getAsArray(), json::Value(Name));
}

ClientCapabilities capabilitiesIn(const json::Object *Said) {
  ClientCapabilities Result;
  Result.HasProgress = flag(Said, {"window", "workDoneProgress"});
  Result.HasHintRefresh = flag(Said, {"workspace", "inlayHint", "refreshSupport"});
  Result.HasLensRefresh = flag(Said, {"workspace", "codeLens", "refreshSupport"});
  Result.ResolvesEdits = names(Said, {"textDocument", "codeAction", "resolveSupport", "properties"}, "edit");
  Result.WatchesFiles = flag(Said, {"workspace", "didChangeWatchedFiles", "dynamicRegistration"});
  return Result;
}

} // namespace bankcheck::server

#include "Server/FileChanges.h"
#include "Frontend/CompileCommands.h"
#include "Index/Includers.h"
#include "Server/Uris.h"
#include "llvm/Support/LSP/Protocol.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::server {

json::Value watchedFiles() {
  std::string Extensions;
  auto Add = [&](ArrayRef<StringLiteral> All) {
    for (StringRef Extension : All)
      Extensions += (Extensions.empty() ? "" : ",") + Extension.drop_front().str();
  };
  Add(frontend::CompileCommands::SourceExtensions);
  Add(index::HeaderExtensions);
  json::Array Watchers;
  for (const std::string &Pattern :
       {"**/*.{" + Extensions + "}", std::string("**/{compile_commands.json,.bankcheck.yaml}")})
    Watchers.push_back(json::Object{{"globPattern", Pattern}});
  return json::Object{{"registrations", json::Array{json::Object{
                                            {"id", "bankcheck-files"},
                                            {"method", "workspace/didChangeWatchedFiles"},
                                            {"registerOptions", json::Object{{"watchers", std::move(Watchers)}}}}}}};
}

FileChanges changesIn(const json::Value &Params) {
  FileChanges Result;
  const json::Object *O = Params.getAsObject();
  const json::Array *Changes = O ? O->getArray("changes") : nullptr;
  Result.OfSettings = !Changes;
  for (const json::Value &Change : Changes ? *Changes : json::Array()) {
    const json::Object *One = Change.getAsObject();
    lsp::URIForFile Uri;
    json::Path::Root Root;
    if (!One || !One->get("uri") || !fromJSON(*One->get("uri"), Uri, Root))
      continue;
    const std::string File = fileOf(Uri);
    if (frontend::CompileCommands::isCudaOrCpp(File) || index::isHeaderName(File))
      Result.Texts.insert(File);
    else
      Result.OfSettings = true;
  }
  return Result;
}

} // namespace bankcheck::server

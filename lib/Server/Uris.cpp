#include "Server/Uris.h"

using namespace llvm;

namespace bankcheck::server {

std::string fileOf(const lsp::URIForFile &Uri) {
  StringRef File = Uri.file();
  constexpr StringRef Local = "//localhost";
  return (File.starts_with((Local + "/").str()) ? File.drop_front(Local.size()) : File).str();
}

std::string uriOf(const std::string &File) {
  Expected<lsp::URIForFile> Uri = lsp::URIForFile::fromFile(File);
  if (Uri)
    return Uri->uri().str();
  consumeError(Uri.takeError());
  return "";
}

} // namespace bankcheck::server

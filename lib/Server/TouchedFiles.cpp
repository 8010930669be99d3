#include "Server/TouchedFiles.h"
#include "Input/Paths.h"
#include "Report/Diagnostic.h"
#include "Report/Escape.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::server {

std::string realName(StringRef File) {
  if (!sys::path::is_absolute(File) || !File.contains(".."))
    return File.str();
  SmallString<256> Real; // behind a link to a folder `..` is not the folder before it
  return sys::fs::real_path(File, Real) ? comparablePath(File) : Real.str().str();
}

std::set<std::string> filesWithFindings(const Report &R) {
  std::set<std::string> Files;
  for (const Diagnostic &D : diagnosticsOf(R, {}))
    if (sys::path::is_absolute(D.Where.File))
      Files.insert(D.Where.File);
  return Files;
}

std::string includersText(const std::set<std::string> &Includers, const driver::FailedIncluders &Failed) {
  std::string Text;
  for (const std::string &File : Includers)
    Text += (Text.empty() ? "analysed as included by " : ", ") + sys::path::filename(File).str();
  if (Text.empty())
    Text = Failed.empty() ? "analysed by itself: no source that includes it was found" : "analysed by itself";
  if (!Failed.empty())
    Text += (Includers.empty() ? ": " : "; ") + driver::textOf(Failed);
  return plainLine(Text);
}

} // namespace bankcheck::server

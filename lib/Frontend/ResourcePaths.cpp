#include "Frontend/ResourcePaths.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace bankcheck::frontend {

std::optional<ResourcePaths> ResourcePaths::find(const char *Argv0, std::string &Error) {
  static int AnchorInThisProgram;
  std::string Program = sys::fs::getMainExecutable(Argv0, &AnchorInThisProgram);
  SmallString<256> Root(Program);
  sys::path::remove_filename(Root);
  sys::path::append(Root, "..", "lib", "bankcheck");
  sys::path::remove_dots(Root, /*remove_dot_dot=*/true);
  ResourcePaths Paths;
  Paths.ClangResourceDir = (Root + "/clang").str();
  Paths.BundledHeaders = (Root + "/headers").str();
  for (const std::string &File :
       {Paths.ClangResourceDir + "/include/stddef.h", Paths.BundledHeaders + "/bankcheck_cuda.h"})
    if (!sys::fs::exists(File)) {
      Error = "'" + File + "' is missing: the installation is not complete";
      return std::nullopt;
    }
  return Paths;
}

static bool isToolkit(const Twine &Directory) { return sys::fs::exists(Directory + "/include/cuda_runtime.h"); }

std::string findToolkit(const std::string &Wanted, std::string &Error) {
  if (Wanted == "none")
    return "";
  if (!Wanted.empty()) {
    if (!isToolkit(Wanted))
      Error = "'" + Wanted + "' holds no CUDA toolkit (no 'include/cuda_runtime.h')";
    return Wanted;
  }
  for (const char *Variable : {"CUDA_PATH", "CUDA_HOME"})
    if (auto Value = sys::Process::GetEnv(Variable); Value && isToolkit(*Value))
      return *Value;
  if (isToolkit("/usr/local/cuda"))
    return "/usr/local/cuda";
  if (auto Nvcc = sys::findProgramByName("nvcc")) {
    SmallString<256> Real;
    if (!sys::fs::real_path(*Nvcc, Real)) {
      StringRef Root = sys::path::parent_path(sys::path::parent_path(Real));
      if (isToolkit(Root))
        return Root.str();
    }
  }
  return "";
}

} // namespace bankcheck::frontend

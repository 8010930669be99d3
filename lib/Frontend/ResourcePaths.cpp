#include "Frontend/ResourcePaths.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/VersionTuple.h"

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

static bool hasHeaders(const Twine &Directory) { return sys::fs::exists(Directory + "/include/cuda_runtime.h"); }

std::string headersOf(StringRef Toolkit) {
  StringRef Prefix = sys::path::parent_path(sys::path::parent_path(Toolkit));
  bool IsBeside = !hasHeaders(Toolkit) && sys::fs::exists(Toolkit + "/include/cuda.h") && hasHeaders(Prefix);
  return ((IsBeside ? Prefix : Toolkit) + "/include").str();
}

/// Where clang finds the toolkit that \p Directory holds; empty for none. In Debian's layout the headers are in
/// PREFIX/include, and PREFIX/lib/cuda has what clang asks for. Packages of the runtime alone have headers and no
/// compiler: with these clang fails, and is better off with our headers. \p Missing is the first file that is not there.
static std::string toolkitAt(StringRef Directory, std::string &Missing) {
  bool IsPrefix = hasHeaders(Directory) && sys::fs::exists(Directory + "/lib/cuda/nvvm");
  std::string Toolkit = (Directory + (IsPrefix ? "/lib/cuda" : "")).str();
  for (const std::string &File :
       {headersOf(Toolkit) + "/cuda_runtime.h", Toolkit + "/bin", Toolkit + "/nvvm/libdevice"})
    if (!sys::fs::exists(File)) {
      Missing = File;
      return "";
    }
  return Toolkit;
}

/// The newest of /usr/local/cuda-13.0 and the like, for who has no link to one of them.
static std::string newestToolkit() {
  std::string Newest, Missing;
  VersionTuple NewestVersion;
  std::error_code Failed;
  for (sys::fs::directory_iterator I("/usr/local", Failed), End; I != End && !Failed; I.increment(Failed)) {
    StringRef Name = sys::path::filename(I->path());
    VersionTuple Version;
    if (Name.consume_front("cuda-") && !Version.tryParse(Name) && NewestVersion < Version &&
        !toolkitAt(I->path(), Missing).empty()) {
      Newest = I->path();
      NewestVersion = Version;
    }
  }
  return Newest;
}

std::string findToolkit(const std::string &Wanted, std::string &Error) {
  if (Wanted == "none")
    return "";
  std::string Missing;
  if (!Wanted.empty()) {
    std::string Found = toolkitAt(Wanted, Missing);
    if (Found.empty())
      Error = "'" + Wanted + "' holds no CUDA toolkit (no '" + Missing + "')";
    return Found.empty() ? Wanted : Found;
  }
  std::vector<std::string> Places;
  for (const char *Variable : {"CUDA_PATH", "CUDA_HOME"})
    if (auto Value = sys::Process::GetEnv(Variable))
      Places.push_back(*Value);
  Places.push_back("/usr/local/cuda");
  SmallString<256> Nvcc;
  if (auto Name = sys::findProgramByName("nvcc"); Name && !sys::fs::real_path(*Name, Nvcc))
    Places.push_back(sys::path::parent_path(sys::path::parent_path(Nvcc)).str());
  Places.insert(Places.end(), {"/usr/lib/cuda", "/opt/cuda", newestToolkit()}); // Debian, Arch, NVIDIA
  for (const std::string &Place : Places)
    if (std::string Found = Place.empty() ? "" : toolkitAt(Place, Missing); !Found.empty())
      return Found;
  return "";
}

} // namespace bankcheck::frontend

#include "StandardInput.h"
#include "Command.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::frontend;
using namespace bankcheck::input;

namespace bankcheck::cli {
namespace {

cl::opt<std::string> AssumeFilename("assume-filename",
                                    cl::desc("File name of the source that '-' reads from standard input"),
                                    cl::value_desc("FILE"), cl::init("stdin.cu"),
                                    cl::sub(cl::SubCommand::getTopLevel()), cl::cat(category(OptionGroup::Files)));

constexpr char Dash[] = "-";

/// The text, once it was read.
std::optional<std::string> &text() {
  static std::optional<std::string> Text;
  return Text;
}

} // namespace

bool takeStandardInput(std::vector<std::string> &Arguments) { return erase(Arguments, Dash) > 0; }

void addStandardInput(std::vector<InputFile> &Inputs, std::vector<MissingInput> &Missing) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFileOrStdin(Dash, limits::SourceBytes);
  if (!Buffer) {
    Missing.push_back({AssumeFilename, "standard input: " + Buffer.getError().message()});
    return;
  }
  text() = withLastLineEnded(std::move(*Buffer))->getBuffer().str();
  erase_if(Inputs, [](const InputFile &I) { return isStandardInput(I.Path); });
  Inputs.push_back({.Path = AssumeFilename});
}

bool isStandardInput(const std::string &Path) { return text() && Path == AssumeFilename; }

std::map<std::string, std::string> standardInputByPath() {
  if (!text())
    return {};
  SmallString<256> Path(AssumeFilename);
  sys::fs::make_absolute(Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return {{Path.str().str(), *text()}};
}

std::optional<std::string> readSource(const std::string &Path) {
  if (isStandardInput(Path))
    return text();
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(Path, limits::SourceBytes);
  return Buffer ? std::optional((*Buffer)->getBuffer().str()) : std::nullopt;
}

} // namespace bankcheck::cli

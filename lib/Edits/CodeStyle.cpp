#include "Edits/CodeStyle.h"
#include "Edits/FormatIgnore.h"
#include "Input/Nesting.h"
#include "Input/ReadFile.h"
#include "Input/YamlProblem.h"
#include "Limits/Limits.h"
#include "clang/Format/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace llvm;
using namespace clang::tooling;
using namespace bankcheck::input;

namespace bankcheck::edits {
namespace {

/// What is wrong with a style, for people.
class StyleProblem {
public:
  void add(const std::string &Text) {
    if (First.empty())
      First = Text;
  }
  const std::string &text() const { return First; }

  /// Formatting takes a handler without a context.
  static void handle(const SMDiagnostic &D, void *) {
    if (Current && D.getKind() == SourceMgr::DK_Error)
      Current->add("line " + std::to_string(D.getLineNo()) + ": " + D.getMessage().str());
  }

  class Listening {
  public:
    explicit Listening(StyleProblem &To) { Current = &To; }
    ~Listening() { Current = nullptr; }
    Listening(const Listening &) = delete;
  };

private:
  std::string First; ///< What follows is mostly its consequence.
  static thread_local StyleProblem *Current;
};

thread_local StyleProblem *StyleProblem::Current = nullptr;

/// Files of styles, as any that is read, that the YAML parser can be given.
class StyleFileSystem : public vfs::ProxyFileSystem {
public:
  explicit StyleFileSystem(StyleProblem &Problem) : ProxyFileSystem(inputFileSystem()), Problem(Problem) {}

  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::ConfigurationBytes);
    if (!Text)
      return Text.getError();
    std::string Wrong = isYamlTooDeep((*Text)->getBuffer()) ? "too many levels" : yamlProblem((*Text)->getBuffer());
    if (Wrong.empty())
      return ProxyFileSystem::openFileForRead(Path);
    Problem.add(Wrong);
    return make_error_code(errc::invalid_argument);
  }

private:
  StyleProblem &Problem;
};

} // namespace

StyledChange inStyleOf(const std::string &Path, StringRef Before, const Replacements &Made) {
  if (Made.empty() || isIgnoredByFormat(Path))
    return {Made, ""};
  StyleProblem Problem;
  StyleProblem::Listening Here(Problem);
  StyleFileSystem Files(Problem);
  Expected<clang::format::FormatStyle> Style =
      clang::format::getStyle("file", Path, "none", Before, &Files, /*AllowUnknownOptions=*/true, StyleProblem::handle);
  if (!Style) {
    const std::string Text = toString(Style.takeError());
    return {Made, Text + (Problem.text().empty() ? "" : ", " + Problem.text())};
  }
  Expected<std::string> After = applyAllReplacements(Before, Made);
  if (!After || Style->DisableFormat) {
    consumeError(After.takeError()); // who applies them says why
    return {Made, ""};
  }
  return {Made.merge(clang::format::reformat(*Style, *After, Made.getAffectedRanges(), Path)), ""};
}

} // namespace bankcheck::edits

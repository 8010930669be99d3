// The text of a configuration, both ways.

#include "Config/Configuration.h"
#include "Config/HeaderFilter.h"
#include "Driver/UserOverrides.h"
#include "Frontend/Architecture.h"
#include "Input/Nesting.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Report/Escape.h"
#include "Source/Assumption.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/YAMLTraits.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::input;
using namespace bankcheck::report;
using namespace bankcheck::source;

// Strings that are checked where they are read, so that the caret stands there.
LLVM_YAML_STRONG_TYPEDEF(std::string, ArchText)
LLVM_YAML_STRONG_TYPEDEF(std::string, GlobText)
LLVM_YAML_STRONG_TYPEDEF(std::string, RegexText)
LLVM_YAML_STRONG_TYPEDEF(std::string, AssumptionText)
LLVM_YAML_IS_SEQUENCE_VECTOR(GlobText)
LLVM_YAML_IS_SEQUENCE_VECTOR(AssumptionText)
LLVM_YAML_IS_SEQUENCE_VECTOR(bankcheck::config::KernelConfiguration)
LLVM_YAML_IS_STRING_MAP(int64_t)

namespace llvm::yaml {
namespace {

/// A scalar's traits return a reference to what is wrong: it has to stay.
StringRef kept(std::string Message) {
  static thread_local std::string Last;
  Last = std::move(Message);
  return Last;
}

} // namespace

template <typename Text> struct CheckedText {
  static void output(const Text &Value, void *, raw_ostream &Out) { Out << Value.value; }
  static StringRef input(StringRef Scalar, void *, Text &Value) {
    Value.value = Scalar.str();
    return check(Value);
  }
  static QuotingType mustQuote(StringRef Scalar) { return needsQuotes(Scalar); }

private:
  static StringRef check(const ArchText &Value) {
    return isKnownArch(Value.value) ? "" : "no architecture that is known: write for example sm_90";
  }
  static StringRef check(const GlobText &Value) {
    Expected<GlobPattern> Glob = GlobPattern::create(Value.value);
    return Glob ? "" : kept(toString(Glob.takeError()));
  }
  static StringRef check(const RegexText &Value) {
    std::string Problem = headerFilterProblem(Value.value);
    return Problem.empty() ? "" : kept(Problem);
  }
  static StringRef check(const AssumptionText &Value) {
    Assumptions Facts;
    Error E = assume(Value.value, Facts);
    return E ? kept(toString(std::move(E))) : "";
  }
};
template <> struct ScalarTraits<ArchText> : CheckedText<ArchText> {};
template <> struct ScalarTraits<GlobText> : CheckedText<GlobText> {};
template <> struct ScalarTraits<RegexText> : CheckedText<RegexText> {};
template <> struct ScalarTraits<AssumptionText> : CheckedText<AssumptionText> {};

template <> struct ScalarTraits<BlockShape> {
  static void output(const BlockShape &Shape, void *, raw_ostream &Out) { Out << Shape.text(); }
  static StringRef input(StringRef Scalar, void *, BlockShape &Shape) {
    std::optional<BlockShape> Parsed = parseShape(Scalar);
    if (!Parsed)
      return "no block shape: write X, XxY or XxYxZ with 1 to 1024 threads and Z up to 64, for example 32x8";
    Shape = *Parsed;
    return "";
  }
  static QuotingType mustQuote(StringRef) { return QuotingType::None; }
};

template <> struct ScalarEnumerationTraits<Severity> {
  static void enumeration(IO &Io, Severity &Value) {
    Io.enumCase(Value, "ignore", Severity::Ignore);
    Io.enumCase(Value, "note", Severity::Note);
    Io.enumCase(Value, "warning", Severity::Warning);
    Io.enumCase(Value, "error", Severity::Error);
  }
};

template <> struct ScalarEnumerationTraits<FailOn> {
  static void enumeration(IO &Io, FailOn &Value) {
    Io.enumCase(Value, "conflict", FailOn::Conflict);
    Io.enumCase(Value, "possible", FailOn::Possible);
    Io.enumCase(Value, "undecided", FailOn::Undecided);
    Io.enumCase(Value, "never", FailOn::Never);
  }
};

namespace {

/// A list of checked strings that is kept as plain ones.
template <typename Text> void mapTexts(IO &Io, const char *Key, std::vector<std::string> &Texts) {
  std::vector<Text> Checked(Texts.begin(), Texts.end());
  Io.mapOptional(Key, Checked);
  Texts.assign(Checked.size(), "");
  for (size_t I = 0; I < Checked.size(); ++I)
    Texts[I] = Checked[I].value;
}

template <typename Text> void mapText(IO &Io, const char *Key, std::optional<std::string> &Value) {
  std::optional<Text> Checked;
  if (Value)
    Checked.emplace(*Value);
  Io.mapOptional(Key, Checked);
  if (Checked)
    Value = Checked->value;
}

} // namespace

template <> struct MappingTraits<KernelConfiguration> {
  static void mapping(IO &Io, KernelConfiguration &K) {
    GlobText Name(K.Name);
    Io.mapRequired("name", Name);
    K.Name = Name.value;
    Io.mapOptional("block", K.Block);
    if (!Io.outputting() || !K.Set.empty())
      Io.mapOptional("set", K.Set);
    mapTexts<AssumptionText>(Io, "assume", K.Assume);
  }
  static std::string validate(IO &, KernelConfiguration &K) {
    Assumptions Facts;
    for (const std::string &Text : K.Assume)
      if (Error E = assume(Text, Facts))
        return toString(std::move(E));
    return K.Name.empty() ? "a kernel's 'name' must not be empty" : "";
  }
};

struct PathConfiguration {
  std::vector<std::string> &Include, &Exclude;
};
template <> struct MappingTraits<PathConfiguration> {
  static void mapping(IO &Io, PathConfiguration &P) {
    mapTexts<GlobText>(Io, "include", P.Include);
    mapTexts<GlobText>(Io, "exclude", P.Exclude);
  }
};

using SeverityMap = std::map<FindingKind, Severity>;
template <> struct MappingTraits<SeverityMap> {
  static void mapping(IO &Io, SeverityMap &Severities) {
    for (const KindText &K : allKinds()) {
      std::optional<Severity> Level;
      if (auto It = Severities.find(K.Kind); It != Severities.end())
        Level = It->second;
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): it is the end of a literal
      Io.mapOptional(K.shortId().data(), Level);
      if (Level)
        Severities[K.Kind] = *Level;
    }
  }
};

template <> struct MappingTraits<Configuration> {
  static void mapping(IO &Io, Configuration &C) {
    mapText<ArchText>(Io, "arch", C.Arch);
    Io.mapOptional("block", C.Block);
    if (!Io.outputting() || !C.Set.empty())
      Io.mapOptional("set", C.Set);
    Io.mapOptional("kernels", C.Kernels);
    PathConfiguration Paths{C.Include, C.Exclude};
    if (!Io.outputting() || !C.Include.empty() || !C.Exclude.empty())
      Io.mapOptional("paths", Paths);
    mapText<RegexText>(Io, "header-filter", C.HeaderFilter);
    Io.mapOptional("system-headers", C.SystemHeaders);
    if (!Io.outputting() || !C.Severities.empty())
      Io.mapOptional("severity", C.Severities);
    Io.mapOptional("minimum-ways", C.MinimumWays);
    Io.mapOptional("minimum-gain", C.MinimumGain);
    Io.mapOptional("fail-on", C.TheFailOn);
  }
};

} // namespace llvm::yaml

namespace bankcheck::config {

/// As LLVM prints it, in lines that nothing is obeyed in.
static void print(const SMDiagnostic &Error) {
  std::string Text;
  raw_string_ostream Out(Text);
  Error.print("", Out, /*ShowColors=*/false);
  for (StringRef Line : split(StringRef(Text).rtrim("\n"), '\n'))
    errs() << plainLine(Line) << "\n";
}

std::optional<Configuration> Configuration::read(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(Path, limits::ConfigurationBytes);
  if (!Buffer) {
    WithColor::error(errs(), "bankcheck") << "'" << plainLine(Path) << "': " << Buffer.getError().message() << "\n";
    return std::nullopt;
  }
  if (isYamlTooDeep((*Buffer)->getBuffer())) {
    WithColor::error(errs(), "bankcheck") << "'" << plainLine(Path) << "': too many levels\n";
    return std::nullopt;
  }
  if (size_t At; !json::isUTF8((*Buffer)->getBuffer(), &At)) {
    size_t Line = (*Buffer)->getBuffer().take_front(At).count('\n') + 1;
    WithColor::error(errs(), "bankcheck") << "'" << plainLine(Path) << "': line " << Line << " is no UTF-8\n";
    return std::nullopt;
  }
  Configuration C;
  // What follows the first error is mostly its consequence.
  bool WasReported = false;
  auto OnError = [](const SMDiagnostic &Error, void *WasReported) {
    if (!std::exchange(*static_cast<bool *>(WasReported), true))
      print(Error);
  };
  yaml::Input In(**Buffer, nullptr, OnError, &WasReported);
  In >> C;
  if (In.error())
    return std::nullopt;
  C.Folder = sys::path::parent_path(comparablePath(Path)).str();
  return C;
}

std::string Configuration::text() const {
  std::string Text;
  raw_string_ostream Stream(Text);
  yaml::Output Out(Stream, nullptr, /*WrapColumn=*/100);
  Configuration Copy = *this;
  Out << Copy;
  return Text;
}

} // namespace bankcheck::config

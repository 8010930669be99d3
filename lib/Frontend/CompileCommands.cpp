#include "Frontend/CompileCommands.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Input/YamlProblem.h"
#include "Limits/Limits.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang::tooling;
using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::frontend {

CompileCommands::CompileCommands() = default;
CompileCommands::~CompileCommands() = default;

static constexpr StringRef FileName = "compile_commands.json";

static std::unique_ptr<CompilationDatabase> load(StringRef Path, std::string &Error) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::SourceBytes);
  if (!Text)
    Error = Text.getError().message();
  else if (Error = yamlProblem((*Text)->getBuffer()); Error.empty())
    return JSONCompilationDatabase::loadFromBuffer((*Text)->getBuffer(), Error, JSONCommandLineSyntax::Gnu);
  return nullptr;
}

bool CompileCommands::useDirectory(StringRef Directory, std::string &Error) {
  SmallString<256> Path(Directory);
  // The file itself may be named, too.
  if (sys::path::filename(Path) != FileName)
    sys::path::append(Path, FileName);
  if (!sys::fs::exists(Path)) {
    Error = "no '" + FileName.str() + "' in '" + Directory.str() + "'";
    return false;
  }
  Given = load(Path, Error);
  if (!Given)
    Error = "'" + Path.str().str() + "': " + Error;
  return Given != nullptr;
}

const CompilationDatabase *CompileCommands::databaseFor(StringRef AbsoluteFile) {
  if (std::string Error; !Later.empty() && !useDirectory(std::exchange(Later, ""), Error))
    ReadProblems.push_back(Error);
  if (Given)
    return Given.get();
  for (StringRef Directory = sys::path::parent_path(AbsoluteFile); !Directory.empty();
       Directory = sys::path::parent_path(Directory))
    for (const char *Sub : {"", "build"}) {
      SmallString<256> Path(Directory);
      sys::path::append(Path, Sub, FileName);
      auto [It, New] = Read.try_emplace(Path);
      if (New && sys::fs::exists(Path)) {
        std::string Error;
        It->second = load(Path, Error);
        if (!It->second)
          ReadProblems.push_back("'" + Path.str().str() + "': " + Error);
      }
      if (It->second)
        return It->second.get();
    }
  return nullptr;
}

static bool isHeader(StringRef File) {
  StringRef Extension = sys::path::extension(File);
  return Extension == ".cuh" || Extension == ".h" || Extension == ".hpp" || Extension == ".hh" || Extension == ".inl";
}

/// The source whose flags a header is likeliest to need; empty if there is none.
static std::string neighbourOf(StringRef Header, const CompilationDatabase &Database) {
  std::string Best;
  std::pair<bool, size_t> Most;
  for (std::string &Candidate : Database.getAllFiles()) {
    if (sys::path::extension(Candidate) != ".cu")
      continue;
    auto A = sys::path::begin(Header), B = sys::path::begin(Candidate);
    size_t Common = 0;
    for (; A != sys::path::end(Header) && B != sys::path::end(Candidate) && *A == *B; ++A, ++B)
      ++Common;
    std::pair<bool, size_t> Score(sys::path::stem(Candidate) == sys::path::stem(Header), Common);
    if (Best.empty() || Score > Most || (Score == Most && Candidate < Best)) {
      Most = Score;
      Best = std::move(Candidate);
    }
  }
  return Best;
}

/// Whether nvcc, or a wrapper of it, runs: the first of the leading words that
/// names a compiler decides; programs like ccache may stand before it. Nothing if none does.
static std::optional<bool> isNvcc(ArrayRef<std::string> Command) {
  for (const std::string &Word :
       Command.take_while([](const std::string &W) { return !StringRef(W).starts_with("-"); })) {
    StringRef Name = sys::path::filename(Word);
    if (Name.contains("nvcc"))
      return true;
    for (StringRef OfHost : {"clang", "g++", "gcc", "icpc", "icpx", "mpic"}) // mpicc, mpicxx, mpic++
      if (Name.contains(OfHost))
        return false;
    if (Name == "c++" || Name == "cc" || Name == "CC")
      return false;
  }
  return std::nullopt;
}

static bool isCpp(StringRef File) { return CompileCommands::isCudaOrCpp(File) && sys::path::extension(File) != ".cu"; }

bool CompileCommands::isOfHost(StringRef File, ArrayRef<std::string> Flags) {
  if (!isCpp(File))
    return false;
  for (size_t I = 0; I < Flags.size(); ++I) {
    StringRef Word = Flags[I];
    if (Word.starts_with("@"))
      return false; // a response file may say it
    if (!Word.consume_front("--x") && !Word.consume_front("-x") && !Word.consume_front("--language"))
      continue;
    Word.consume_front("=");
    if (Word.empty() && I + 1 < Flags.size())
      Word = Flags[I + 1];
    if (Word == "cu" || Word == "cuda" || Word == "hip")
      return false;
  }
  return true;
}

static bool goesToHost(StringRef File, ArrayRef<std::string> Command) {
  return isNvcc(Command).has_value() && CompileCommands::isOfHost(File, Command);
}

static FileFlags flagsOfEntry(const CompileCommand &Entry) {
  std::string Directory = absolutePath(Entry.Directory, "/");
  ArrayRef<std::string> Command = Entry.CommandLine;
  // The words before the first flag are programs, and inputs of no interest.
  ArrayRef<std::string> Arguments = Command.drop_while(
      [](const std::string &W) { return !StringRef(W).starts_with("-") && !StringRef(W).starts_with("@"); });
  if (isNvcc(Command).value_or(true))
    return flagsFromNvcc(Arguments, Directory, UnknownFlags::OfHost);
  return flagsFromClang(Arguments, Directory);
}

FileFlags CompileCommands::flagsOf(StringRef File) {
  std::string Absolute = comparablePath(File);
  FileFlags Result;
  if (const CompilationDatabase *Database = databaseFor(Absolute)) {
    std::vector<CompileCommand> Entries = Database->getCompileCommands(Absolute);
    if (Entries.empty() && isHeader(Absolute))
      if (std::string Neighbour = neighbourOf(Absolute, *Database); !Neighbour.empty())
        Entries = Database->getCompileCommands(Neighbour);
    Result = Entries.empty() ? defaultFlags(Absolute) : flagsOfEntry(Entries.front());
    Result.HasOthers = any_of(Entries, [&](const CompileCommand &Other) {
      return flagsOfEntry(Other).Flags != Result.Flags ||
             goesToHost(Absolute, Other.CommandLine) != goesToHost(Absolute, Entries.front().CommandLine);
    });
    Result.IsOfHost = !Entries.empty() && goesToHost(Absolute, Entries.front().CommandLine);
    Result.HasOthers |= !Entries.empty() && isCpp(Absolute) && !isNvcc(Entries.front().CommandLine).has_value();
  } else {
    Result = defaultFlags(Absolute);
  }
  Result.Problems.insert(Result.Problems.end(), ReadProblems.begin(), ReadProblems.end());
  ReadProblems.clear();
  return Result;
}

bool CompileCommands::hasCommand(StringRef File) {
  const std::string Absolute = comparablePath(File);
  const CompilationDatabase *Database = databaseFor(Absolute);
  return Database && !Database->getCompileCommands(Absolute).empty();
}

bool CompileCommands::isCudaOrCpp(StringRef File) { return is_contained(SourceExtensions, sys::path::extension(File)); }

std::vector<std::string> CompileCommands::sourcesFor(StringRef File, SourceKind Kind) {
  std::vector<std::string> Sources;
  if (const CompilationDatabase *Database = databaseFor(comparablePath(File)))
    for (const std::string &Source : Database->getAllFiles())
      if (Kind == SourceKind::Any || sys::path::extension(Source) == ".cu")
        Sources.push_back(comparablePath(Source));
  llvm::sort(Sources);
  Sources.erase(llvm::unique(Sources), Sources.end());
  return Sources;
}

std::vector<std::string> defaultFolders(StringRef File) {
  std::string AbsoluteFile = comparablePath(File);
  std::vector<std::string> Result;
  auto Add = [&](StringRef Directory) {
    if (sys::fs::is_directory(Directory))
      Result.push_back(Directory.str());
  };
  StringRef Own = sys::path::parent_path(AbsoluteFile), Root;
  for (StringRef D = Own; !D.empty() && Root.empty(); D = sys::path::parent_path(D))
    if (sys::fs::exists(D + "/.git"))
      Root = D;
  Add(Own);
  for (StringRef D = Own; !D.empty(); D = sys::path::parent_path(D)) {
    Add((D + "/include").str());
    // Outside a repository only the nearest are looked at.
    if (D == Root || (Root.empty() && D == sys::path::parent_path(Own)))
      break;
  }
  if (!Root.empty() && Root != Own)
    Add(Root);
  return Result;
}

void addFolder(FileFlags &Flags, StringRef Folder) {
  // What stands in quotes is the user's own; clang takes the rest of these for headers of the system.
  for (const char *Flag : {"-iquote", "-idirafter"})
    append_values(Flags.Flags, Flag, Folder.str());
}

FileFlags defaultFlags(StringRef File) {
  FileFlags Result;
  for (const std::string &Folder : defaultFolders(File))
    addFolder(Result, Folder);
  return Result;
}

} // namespace bankcheck::frontend

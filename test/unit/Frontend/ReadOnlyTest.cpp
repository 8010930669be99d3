// Every option that clang has, tried as an attack: none is handed on that names an
// output or code, and if one were, the compiler would write nothing.

#include "Frontend/ReadOnly.h"
#include "Frontend/ClangOptions.h"
#include "Frontend/FileFlags.h"
#include "Frontend/Translation.h"
#include "Input/ReadFile.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <fcntl.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::frontend;
using namespace bankcheck::input;
using llvm::opt::Option;
using llvm::opt::OptTable;

namespace {

/// An option with a value, in words.
std::vector<std::string> spelled(const OptTable &Table, unsigned Id, const std::string &Value) {
  std::string Name = Table.getOptionPrefixedName(Id).str();
  switch (Table.getOptionKind(Id)) {
  case Option::FlagClass:
    return {Name};
  case Option::JoinedClass:
  case Option::CommaJoinedClass:
  case Option::RemainingArgsJoinedClass:
    return {Name + Value};
  case Option::JoinedAndSeparateClass:
    return {Name + Value, Value};
  case Option::MultiArgClass:
    return {Name, Value, Value};
  case Option::ValuesClass:
  case Option::SeparateClass:
  case Option::JoinedOrSeparateClass:
  case Option::RemainingArgsClass:
    return {Name, Value};
  default:
    return {};
  }
}

struct Spelling {
  bool OfDriver, OfInner; ///< Who takes it.
  std::vector<std::string> Words;
};

std::vector<Spelling> allOptions(const std::string &Value) {
  const OptTable &Table = clang::getDriverOptTable();
  std::vector<Spelling> Result;
  for (unsigned Id = 1; Id <= Table.getNumOptions(); ++Id) {
    Option O = Table.getOption(Id);
    bool OfDriver = O.hasVisibilityFlag(clang::options::ClangOption),
         OfInner = O.hasVisibilityFlag(clang::options::CC1Option);
    std::vector<std::string> Words = spelled(Table, Id, Value);
    if (!Words.empty() && (OfDriver || OfInner))
      Result.push_back({OfDriver, OfInner, std::move(Words)});
  }
  return Result;
}

std::vector<std::string> each(StringRef Before, const std::vector<std::string> &Words) {
  std::vector<std::string> Result;
  for (const std::string &W : Words)
    Result.insert(Result.end(), {Before.str(), W});
  return Result;
}

void writeFile(const std::string &Path, StringRef Text) {
  std::error_code Code;
  raw_fd_ostream(Path, Code) << Text;
}

/// Files that are below the folder, with their sizes.
std::set<std::string> contentsOf(StringRef Folder) {
  std::set<std::string> Result;
  std::error_code Error;
  for (sys::fs::recursive_directory_iterator I(Folder, Error), End; I != End && !Error; I.increment(Error)) {
    uint64_t Size = 0;
    sys::fs::file_size(I->path(), Size);
    Result.insert(I->path() + " " + std::to_string(Size));
  }
  return Result;
}

/// A parse of the file with more arguments for clang's inner command line.
bool parse(const std::string &File, const std::vector<std::string> &More) {
  std::vector<const char *> Arguments = {"-triple", "nvptx64-nvidia-cuda", "-fsyntax-only", "-fcuda-is-device", "-x",
                                         "cuda"};
  for (const std::string &A : More)
    Arguments.push_back(A.c_str());
  Arguments.push_back(File.c_str());
  clang::DiagnosticOptions DiagOptions;
  clang::DiagnosticsEngine Diagnostics(clang::DiagnosticIDs::create(), DiagOptions, new clang::IgnoringDiagConsumer);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  bool Right = clang::CompilerInvocation::CreateFromArgs(*Invocation, Arguments, Diagnostics);
  makeReadOnly(*Invocation); // clang goes on after an error, so that much is tried
  ReadOnlyCompiler Compiler(Invocation);
  Compiler.createVirtualFileSystem(inputFileSystem());
  Compiler.createDiagnostics(new clang::IgnoringDiagConsumer, /*ShouldOwnClient=*/true);
  clang::SyntaxOnlyAction Action;
  Right &= Compiler.ExecuteAction(Action);
  return Right;
}

constexpr size_t MostTogether = 8; ///< As many bits as an exit status has.

/// How many of the lists of arguments parse without an error. This runs in a process of its own, since some arguments
/// make clang print or crash; after a crash each list is tried alone.
size_t countParsed(const std::string &File, ArrayRef<std::vector<std::string>> Lists) noexcept {
  pid_t Child = fork();
  if (Child) {
    int Status = 0;
    waitpid(Child, &Status, 0);
    if (WIFEXITED(Status))
      return popcount(unsigned(WEXITSTATUS(Status)));
    size_t Result = 0;
    if (Lists.size() > 1)
      for (const std::vector<std::string> &List : Lists)
        Result += countParsed(File, List);
    return Result;
  }
  int Nowhere = open("/dev/null", O_RDWR);
  for (int Fd : {0, 1, 2})
    dup2(Nowhere, Fd);
  for (int Signal : {SIGSEGV, SIGABRT, SIGILL, SIGTRAP})
    signal(Signal, SIG_DFL);
  alarm(20);
  unsigned Right = 0;
  for (size_t I = 0; I < Lists.size(); ++I)
    Right |= parse(File, Lists[I]) << I;
  _exit(Right);
}

} // namespace

// The value is a path: it may come out where headers are looked for, and in a macro.
TEST(ReadOnly, NoFlagThatIsHandedOnNamesAnOutputOrCode) {
  const std::set<std::string> MayName = {"-D",         "-U",        "-I",       "-isystem", "-iquote",
                                         "-idirafter", "-isysroot", "-include", "-imacros", "--sysroot="};
  std::set<std::string> Naming;
  size_t Options = 0;
  for (const Spelling &S : allOptions("/canary/out")) {
    std::vector<std::vector<std::string>> Routes = {S.Words,
                                                    each("-Xclang", S.Words),
                                                    each("-Xpreprocessor", S.Words),
                                                    each("-Xarch_device", S.Words),
                                                    each("-Xcompiler", S.Words),
                                                    {"-Wp," + join(S.Words, ",")},
                                                    {"-Xcompiler=" + join(S.Words, ",")}};
    ++Options;
    for (const std::vector<std::string> &Words : Routes)
      for (const FileFlags &F : {flagsFromClang(Words, "/"), flagsFromNvcc(Words, "/", UnknownFlags::OfHost),
                                 flagsFromNvcc(Words, "/", UnknownFlags::OfClang)})
        for (size_t I = 0; I < F.Flags.size(); ++I) {
          StringRef Flag = F.Flags[I];
          if (Flag == "-Xclang") {
            EXPECT_TRUE(I + 1 < F.Flags.size() && isInnerNeeded(F.Flags[I + 1])) << join(Words, " ");
            continue;
          }
          size_t At = Flag.find("/canary");
          std::string Name = At == StringRef::npos ? ""
                             : At                  ? Flag.take_front(At).str()
                             : I                   ? F.Flags[I - 1]
                                                   : "nothing";
          if (!Name.empty() && !MayName.contains(Name))
            Naming.insert(Name);
        }
  }
  EXPECT_GT(Options, 3000u);
  // Of these clang takes a word or a number, and no file.
  const std::set<std::string> Words = {
      "--no-system-header-prefix=",
      "-faligned-new=",
      "-fbracket-depth=",
      "-fclang-abi-compat=",
      "-fconstexpr-depth=",
      "-fconstexpr-steps=",
      "-fdenormal-fp-math=",
      "-fexec-charset=",
      "-ffp-contract=",
      "-ffp-eval-method=",
      "-ffp-exception-behavior=",
      "-ffp-model=",
      "-fgnuc-version=",
      "-fgpu-default-stream=",
      "-finput-charset=",
      "-flax-vector-conversions=",
      "-fmax-type-align=",
      "-fms-compatibility-version=",
      "-fmsc-version=",
      "-fnew-alignment=",
      "-fno-builtin-",
      "-fopenmp-version=",
      "-fopenmp=",
      "-foperator-arrow-depth=",
      "-fpack-struct=",
      "-fstrict-flex-arrays=",
      "-ftemplate-depth=",
      "-ftrivial-auto-var-init=",
      "-std=",
      "-stdlib=",
  };
  for (const std::string &Name : Naming)
    EXPECT_TRUE(Words.contains(Name)) << Name;
}

// The second wall alone: flags that were let through.
TEST(ReadOnly, NothingIsWrittenWhateverTheFlags) {
  SmallString<128> Root;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("bankcheck-read-only", Root));
  scope_exit Remove([&] { sys::fs::remove_directories(Root); });
  // A file for nothing but parsing: the headers that every parse has are empty.
  for (const char *Folder : {"headers/compat", "headers/fallback", "clang/include", "out", "work"})
    ASSERT_FALSE(sys::fs::create_directories(Root + "/" + Folder));
  writeFile((Root + "/headers/bankcheck_cuda.h").str(), "\n");
  SmallString<128> Before;
  sys::fs::current_path(Before);
  sys::fs::set_current_path(Root + "/work");
  scope_exit Back([&] { sys::fs::set_current_path(Before); });

  std::string File = (Root + "/k.cu").str();
  writeFile(File, "__attribute__((global)) void k(float *p) { *p = 1; }\n"
                  "#pragma clang module build m\nmodule m {}\n#pragma clang module endbuild\n");
  std::set<std::string> Known = contentsOf(Root);
  ASSERT_EQ(1u, countParsed(File, std::vector<std::string>()));
  std::vector<std::vector<std::string>> Tried;
  for (const char *Name : {"/out/x", "/out"}) {
    std::string Value = (Root + Name).str();
    for (const Spelling &S : allOptions(Value))
      if (S.OfInner && (Value.ends_with("x") || join(S.Words, " ").find(Value) != std::string::npos))
        Tried.push_back(S.Words);
  }
  size_t Parsed = 0;
  for (size_t First = 0; First < Tried.size(); First += MostTogether) {
    auto Together = ArrayRef(Tried).slice(First).take_front(MostTogether);
    Parsed += countParsed(File, Together);
    std::string Text;
    for (const std::vector<std::string> &Words : Together)
      Text += join(Words, " ") + "\n";
    ASSERT_EQ(Known, contentsOf(Root)) << "one of:\n" << Text;
  }
  // Most values are refused with a word, and parsed without.
  EXPECT_GT(Parsed, 800u);

  // Of the driver, which is given what is in the list.
  ParseOptions Options;
  Options.File = File;
  Options.Resources = {(Root + "/clang").str(), (Root + "/headers").str()};
  std::string Out = (Root + "/out/x").str();
  for (const std::vector<std::string> &Flags : std::vector<std::vector<std::string>>{
           {"-gen-cdb-fragment-path", Out},
           {"-MJ", Out},
           {"-MD", "-MF", Out},
           {"-Xclang", "-dependency-file", "-Xclang", Out, "-Xclang", "-MT", "-Xclang", "T"}}) {
    Options.Flags = Flags;
    std::vector<ParseError> Errors;
    EXPECT_TRUE(Translation::make(Options, Errors)) << Flags[0];
    EXPECT_EQ(Known, contentsOf(Root)) << Flags[0];
  }
}

#include "Frontend/Architecture.h"
#include "Frontend/ClangOptions.h"
#include "Frontend/FileFlags.h"
#include "Frontend/IncludedHeader.h"
#include "Frontend/ResponseFiles.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace clang;
using namespace llvm::opt;
using namespace bankcheck::input;

namespace bankcheck::frontend {
namespace {

/// Keeps those that a parse needs, with absolute paths.
class Keeping {
public:
  explicit Keeping(llvm::StringRef Directory) : Directory(Directory) {}
  std::vector<std::string> Kept, Refused, Missed, Unknown;
  ArchitectureChoice Arch;

  void run(llvm::ArrayRef<std::string> Arguments, bool OfHostOnly) {
    std::vector<const char *> Pointers;
    for (const std::string &A : Arguments)
      Pointers.push_back(A.c_str());
    unsigned MissingIndex = 0, MissingCount = 0;
    InputArgList Parsed = getDriverOptTable().ParseArgs(Pointers, MissingIndex, MissingCount,
                                                        llvm::opt::Visibility(options::ClangOption));
    for (const Arg *A : Parsed) {
      const Option &O = A->getOption();
      if (O.getKind() == Option::UnknownClass)
        Unknown.push_back(A->getAsString(Parsed));
      else if (O.getKind() != Option::InputClass && (!OfHostOnly || mattersToDevice(O)))
        take(*A, Parsed);
    }
    if (MissingCount && MissingIndex < Arguments.size())
      Unknown.push_back(Arguments[MissingIndex]);
  }

private:
  llvm::StringRef Directory;

  /// Whether an option of the host compiler is obeyed, or left out with a word.
  static bool mattersToDevice(const Option &O) {
    ClangMeaning M = meaningOf(O);
    return isOfHost(O) || M == ClangMeaning::Missed || M == ClangMeaning::Refused || M == ClangMeaning::Inner;
  }

  void take(const Arg &A, const ArgList &All) {
    const Option &O = A.getOption();
    switch (meaningOf(O)) {
    case ClangMeaning::Nothing:
      break;
    case ClangMeaning::Missed:
      Missed.push_back("'" + A.getAsString(All) + "' is left out: " + whyMissed(O).str());
      break;
    case ClangMeaning::Refused:
      Refused.push_back(A.getAsString(All));
      break;
    case ClangMeaning::Inner:
      if (isInnerNeeded(A.getValue()))
        Kept.insert(Kept.end(), {"-Xclang", A.getValue()});
      else
        Refused.push_back(A.getAsString(All));
      break;
    case ClangMeaning::Sysroot:
      Kept.push_back("--sysroot=" + absolutePath(A.getValue(), Directory));
      break;
    case ClangMeaning::Folder:
      Kept.insert(Kept.end(), {O.getPrefixedName().str(), absolutePath(A.getValue(), Directory)});
      break;
    case ClangMeaning::Header:
      Kept.insert(Kept.end(), {O.getPrefixedName().str(), absoluteHeader(A.getValue(), Directory)});
      break;
    case ClangMeaning::Device:
      for (const char *Value : A.getValues())
        Arch.add(Value);
      break;
    case ClangMeaning::Language: {
      ArgStringList Words;
      A.render(All, Words);
      Kept.insert(Kept.end(), Words.begin(), Words.end());
    }
    }
  }
};

} // namespace

void addHostFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, FileFlags &Into) {
  Keeping Flags(Directory);
  Flags.run(Arguments, /*OfHostOnly=*/true);
  llvm::append_range(Into.Flags, Flags.Kept);
  llvm::append_range(Into.Missed, Flags.Missed);
  // Not an error, also behind `--`: builds hand much to the host compiler.
  for (const std::string &Flag : Flags.Refused)
    Into.Missed.push_back("'" + Flag + "' is left out: no parse may have it");
}

void addClangFlags(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory, FileFlags &Into) {
  Keeping Flags(Directory);
  Flags.run(Arguments, /*OfHostOnly=*/false);
  llvm::append_range(Into.Flags, Flags.Kept);
  llvm::append_range(Into.Refused, Flags.Refused);
  llvm::append_range(Into.Missed, Flags.Missed);
  llvm::append_range(Into.Unknown, Flags.Unknown);
  if (std::string Arch = Flags.Arch.newest(); !Arch.empty())
    Into.Arch = Arch;
}

std::vector<std::string> problemsOf(const FileFlags &Flags) {
  std::vector<std::string> Result = Flags.Problems;
  for (const std::string &Flag : Flags.Refused)
    Result.push_back("flag '" + Flag + "' is left out: no parse may have it");
  for (const std::string &Missed : Flags.Missed)
    Result.push_back("flag " + Missed);
  return Result;
}

FileFlags flagsFromClang(llvm::ArrayRef<std::string> Arguments, llvm::StringRef Directory) {
  FileFlags Result;
  addClangFlags(expandResponseFiles(Arguments, Directory, Result.Problems), Directory, Result);
  cutFlags(Result.Flags, Result.Problems);
  return Result;
}

} // namespace bankcheck::frontend

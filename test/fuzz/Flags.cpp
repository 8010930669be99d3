// Flags by all ways: the first part is a compile_commands.json, or else arguments, one a
// line; the others are response files `0.rsp`, `1.rsp`, ... beside it.

#include "Common.h"
#include "Frontend/CompileCommands.h"
#include "Frontend/Invocation.h"
#include "JsonMutator.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Option/OptTable.h"
#include <random>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::frontend;

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t Most);

static void invoke(const FileFlags &Flags) {
  FileFlags Again, OnceMore;
  addClangFlags(Flags.Flags, "/nowhere", Again);
  addClangFlags(Again.Flags, "/nowhere", OnceMore);
  fuzz::claim(OnceMore.Flags == Again.Flags, "flags that were kept are kept as they are",
              join(Again.Flags, "\n") + "\n->\n" + join(OnceMore.Flags, "\n"));
  fuzz::claim(OnceMore.Refused.empty() && OnceMore.Unknown.empty(), "flags that were kept are good",
              join(Again.Flags, "\n"));
  ParseOptions Options = fuzz::plainOptions().Parse;
  Options.File = "/nowhere/k.cu";
  Options.Flags = Flags.Flags;
  if (!Flags.Arch.empty())
    Options.Arch = Flags.Arch;
  clang::IgnoringDiagConsumer Nobody;
  std::shared_ptr<clang::CompilerInvocation> Made = makeInvocation(Options, Nobody);
  if (!Made)
    return;
  const clang::FrontendOptions &Frontend = Made->getFrontendOpts();
  fuzz::claim(Frontend.Plugins.empty() && Frontend.ModuleFiles.empty() && Frontend.ASTMergeFiles.empty() &&
                  Frontend.LLVMArgs.empty(),
              "nothing is loaded");
  fuzz::claim(Made->getDependencyOutputOpts().OutputFile.empty() && Made->getDiagnosticOpts().DiagnosticLogFile.empty(),
              "nothing is written");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  std::vector<StringRef> Parts = fuzz::parts(StringRef(reinterpret_cast<const char *>(Data), Size));
  for (size_t I = 1; I < Parts.size() && I < 10; ++I)
    fuzz::write(std::to_string(I - 1) + ".rsp", Parts[I]);
  if (Parts[0].ltrim().starts_with("[")) {
    fuzz::write("compile_commands.json", Parts[0]);
    CompileCommands Commands;
    std::string Error;
    if (Commands.useDirectory(fuzz::scratch(), Error))
      for (StringRef Name : {"/k.cu", "/h.cuh"}) {
        FileFlags Flags = Commands.flagsOf(fuzz::scratch() + Name.str());
        problemsOf(Flags);
        invoke(Flags);
      }
    return 0;
  }
  std::vector<std::string> Arguments;
  for (StringRef Line : split(Parts[0], '\n'))
    Arguments.push_back(Line.str());
  for (UnknownFlags Unknown : {UnknownFlags::OfHost, UnknownFlags::OfClang})
    invoke(flagsFromNvcc(Arguments, fuzz::scratch(), Unknown));
  invoke(flagsFromClang(Arguments, fuzz::scratch()));
  return 0;
}

/// Half of the time an option of clang's table, with a value, comes in.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  std::mt19937 Random(Seed);
  if (Random() % 2)
    return fuzz::mutateJsonParts(Data, Size, Most, Seed);
  const opt::OptTable &Table = clang::getDriverOptTable();
  opt::Option O = Table.getOption(1 + Random() % Table.getNumOptions());
  static constexpr StringLiteral Values[] = {"",      "0",   "1",  "@0.rsp", "/tmp/x", "a,b",        "sm_90",
                                             "c++17", "x=y", "-o", "\"",     "none",   "99999999999"};
  std::string Text = (O.getPrefixedName() + Values[Random() % std::size(Values)]).str();
  if (Random() % 2)
    Text = (O.getPrefixedName() + "\n" + Values[Random() % std::size(Values)]).str();
  StringRef Old(reinterpret_cast<char *>(Data), Size);
  // In front of an argument, be it in quotes or on a line.
  std::vector<size_t> Places = {0};
  for (size_t I = 1; I < Size; ++I)
    if (Old[I - 1] == '\n' || (Old[I] == '"' && Old[I - 1] == ' '))
      Places.push_back(I);
  size_t Place = Places[Random() % Places.size()];
  bool InJson = Place < Size && Old[Place] == '"';
  if (InJson)
    for (size_t At = Text.find('\n'); At != std::string::npos; At = Text.find('\n', At + 4))
      Text.replace(At, 1, "\", \"");
  std::string Result =
      (Old.take_front(Place) + (InJson ? "\"" + Text + "\", " : Text + "\n") + Old.drop_front(Place)).str();
  if (Result.size() > Most)
    return LLVMFuzzerMutate(Data, Size, Most);
  std::copy(Result.begin(), Result.end(), Data);
  return Result.size();
}

#include "Help.h"
#include "Command.h"
#include "Report/Kind.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace bankcheck::cli {
namespace {

/// Of a command.
struct TextOfCommand {
  StringLiteral Command; ///< "": without a subcommand.
  StringLiteral Text;
};

constexpr TextOfCommand AllExamples[] = {
    {"", "  bankcheck kernel.cu                        findings, and which changes help\n"
         "  bankcheck --fix src/                       make the changes that only change a declaration\n"
         "  bankcheck --diff src/ | git apply          the same, by way of a patch\n"
         "  bankcheck kernel.cu -- -Iinclude -DN=4     with flags of nvcc or clang\n"
         "  bankcheck -p build src/                    with the flags of build/compile_commands.json\n"
         "  bankcheck --block=gemm=16x16 kernel.cu     a block shape that no launch in the file gives\n"
         "  bankcheck --explain kernel.cu              all that is known, with a picture of lanes and banks\n"
         "  bankcheck --format=html -o r.html src/     one page for a browser\n"},
    {"banks", "  bankcheck banks 'float t[32][33]'                       the bank of each element\n"
              "  bankcheck banks 'float t[32][32]; t[threadIdx.x][0]'    the lanes of an access, and its cost\n"},
    {"cache", "  bankcheck cache stats          what is kept, and where\n"
              "  bankcheck cache clear          remove all of it\n"},
    {"compile-commands", "  bankcheck compile-commands -p build -o clang/compile_commands.json\n"
                         "  run-clang-tidy -p clang        clang's tools, with flags that they know\n"},
    {"explain", "  bankcheck explain              all kinds of findings\n"
                "  bankcheck explain conflict     the page of one\n"},
    {"index", "  bankcheck index -p build -o index.json         of all sources in build/compile_commands.json\n"
              "  bankcheck --index=index.json kernel.cu         a step that sees one file\n"},
    {"init", "  bankcheck init                 .bankcheck.yaml for the files below this folder\n"
             "  bankcheck init -p build src/   with the flags of build/compile_commands.json\n"},
    {"launch", "  cmake -B build '-DCMAKE_CUDA_COMPILER_LAUNCHER=bankcheck;launch;--'\n"
               "  bankcheck launch --fail-on=conflict -- nvcc -c kernel.cu\n"},
    {"lsp", "  bankcheck lsp                  started by an editor: docs/editors.md\n"},
    {"merge", "  bankcheck merge --format=sarif -o all.sarif a.json b.json\n"},
    {"verify", "  bankcheck verify kernel.cu -- ./app 1024           run ./app under ncu\n"
               "  bankcheck verify kernel.cu app.ncu-rep             a report of ncu\n"
               "  bankcheck verify --profile=source.csv --raw=raw.csv kernel.cu\n"},
};

/// What follows the options of a command.
constexpr TextOfCommand Arguments[] = {
    {"", "FILE|DIRECTORY|-... [-- FLAGS...]"},
    {"banks", "'DECLARATION[; EXPRESSION]'... [-- FLAGS...]"},
    {"cache", "stats|clear"},
    {"compile-commands", ""},
    {"explain", "[KIND...]"},
    {"index", "[FILE|DIRECTORY...] [-- FLAGS...]"},
    {"init", "[FILE|DIRECTORY...] [-- FLAGS...]"},
    {"launch", "-- COMPILER ARGUMENTS..."},
    {"lsp", ""},
    {"merge", "REPORT.json..."},
    {"verify", "FILE... [REPORT.ncu-rep] [-- PROGRAM ARGUMENTS...]"},
};

} // namespace

StringRef argumentsOf(StringRef Command) {
  for (const TextOfCommand &E : Arguments)
    if (E.Command == Command)
      return E.Text;
  return "";
}

std::map<std::string, const cl::Option *> optionsOf(const cl::SubCommand &Command) {
  std::map<std::string, const cl::Option *> Options;
  auto IsOurs = [](const cl::OptionCategory *C) {
    return any_of(categories(), [&](const cl::OptionCategory &Own) { return &Own == C; });
  };
  auto IsOfAll = [](const cl::Option &O) { return O.ArgStr == "help" || O.ArgStr == "version"; };
  for (auto &Entry : Command.OptionsMap)
    if (const cl::Option *O = Entry.second;
        O->hasArgStr() && (any_of(O->Categories, IsOurs) || IsOfAll(*O)) && O->getOptionHiddenFlag() == cl::NotHidden)
      Options[O->ArgStr.str()] = O;
  return Options;
}

std::vector<std::string> wordsOfArguments(StringRef Command) {
  std::vector<std::string> Words;
  if (Command == explainCommand().getName()) {
    for (const report::KindText &K : report::allKinds())
      Words.push_back(K.shortId().str());
  } else if (StringRef Text = argumentsOf(Command); Text.find_first_of(" [.") == StringRef::npos && !Text.empty()) {
    for (StringRef Word : split(Text, '|'))
      Words.push_back(Word.str());
  }
  return Words;
}

std::vector<OptionWord> wordsOfOption(const cl::Option &O) {
  std::vector<OptionWord> Words;
  if (auto Found = wordParsers().find(&O); Found != wordParsers().end())
    for (unsigned I = 0; I < Found->second->getNumOptions(); ++I)
      Words.push_back({Found->second->getOption(I), Found->second->getDescription(I)});
  return Words;
}

StringRef dashes(StringRef Name) { return Name.size() == 1 ? "-" : "--"; }

std::vector<const cl::SubCommand *> commands() {
  return {&banksCommand(), &cacheCommand(), &compileCommandsCommand(), &explainCommand(),
          &indexCommand(), &initCommand(),  &launchCommand(),          &lspCommand(),
          &mergeCommand(), &verifyCommand()};
}

void prepareHelp(StringRef First) {
  std::vector<const cl::OptionCategory *> Ours;
  for (const cl::OptionCategory &C : categories())
    Ours.push_back(&C);
  for (cl::SubCommand *Command : cl::getRegisteredSubcommands())
    cl::HideUnrelatedOptions(Ours, *Command);
  auto IsCommand = [&](const cl::SubCommand *C) { return C->getName() == First; };
  StringRef Name = any_of(commands(), IsCommand) ? First : "";
  Files.setDescription(argumentsOf(Name));
  for (const TextOfCommand &E : AllExamples)
    if (E.Command == Name) {
      static const std::string Text = ("\nExamples:\n\n" + E.Text).str();
      static const cl::extrahelp Shown(Text);
    }
}

} // namespace bankcheck::cli

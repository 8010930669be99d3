#include "Manual.h"
#include "Command.h"
#include "Help.h"
#include "Report/Kind.h"
#include "Suggestion.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

std::string roff(StringRef Text) {
  std::string Result;
  for (char C : Text)
    Result += C == '-' ? std::string("\\-") : C == '\\' ? "\\e" : std::string(1, C);
  return StringRef(Result).starts_with(".") || StringRef(Result).starts_with("'") ? "\\&" + Result : Result;
}

} // namespace

void printManual(raw_ostream &Out) {
  Out << ".TH BANKCHECK 1 \"\" \"bankcheck " BANKCHECK_VERSION "\" \"User Commands\"\n"
         ".SH NAME\nbankcheck \\- finds shared\\-memory bank conflicts in CUDA source\n"
         ".SH SYNOPSIS\n.B bankcheck\n[\\fIOPTION\\fR]... "
      << roff(argumentsOf("")) << "\n";
  for (const cl::SubCommand *C : commands())
    Out << ".br\n.B bankcheck " << C->getName() << "\n[\\fIOPTION\\fR]... " << roff(argumentsOf(C->getName())) << "\n";
  Out << ".SH COMMANDS\n";
  for (const cl::SubCommand *C : commands())
    Out << ".TP\n.B " << C->getName() << "\n" << roff(C->getDescription()) << ".\n";
  auto WriteOptions = [&](const std::map<std::string, const cl::Option *> &Options) {
    for (auto &[Name, O] : Options) {
      Out << ".TP\n.B " << roff(dashes(Name).str() + Name);
      const std::vector<OptionWord> Words = wordsOfOption(*O);
      if (!O->ValueStr.empty() || !Words.empty())
        Out << roff((Name.size() == 1 ? " " : "=") + (O->ValueStr.empty() ? "WORD" : O->ValueStr.str()));
      Out << "\n" << roff(O->HelpStr) << (Words.empty() ? ".\n" : ":\n");
      for (const OptionWord &W : Words)
        Out << ".RS\n.TP\n.B " << roff(W.Name) << "\n" << roff(W.Help) << ".\n.RE\n";
    }
  };
  Out << ".SH OPTIONS\n";
  WriteOptions(optionsOf(cl::SubCommand::getTopLevel()));
  for (const cl::SubCommand *C : commands()) {
    std::map<std::string, const cl::Option *> Options = optionsOf(*C);
    Options.erase("help");
    Options.erase("version");
    if (!Options.empty()) {
      Out << ".SH OPTIONS OF \\(lq" << StringRef(C->getName()).upper() << "\\(rq\n";
      WriteOptions(Options);
    }
  }
  Out << ".SH EXIT STATUS\n0: nothing found at the level that \\-\\-fail\\-on names; 1: findings; 2: a file could not "
         "be analysed.\n"
         ".SH FILES\n.TP\n.B .bankcheck.yaml\nConfiguration of the files below its folder.\n"
         ".TP\n.B $XDG_CACHE_HOME/bankcheck\nResults of earlier runs; ~/.cache/bankcheck if the variable is not set.\n";
}

int explain(const std::vector<std::string> &Kinds, raw_ostream &Out) {
  if (Kinds.empty())
    for (const KindText &K : allKinds())
      Out << K.Id << ": " << K.Summary << "\n";
  for (const std::string &Name : Kinds) {
    const KindText *Kind = kindNamed(Name);
    if (!Kind) {
      StringRef Word = Name;
      Word.consume_front("bankcheck-");
      std::vector<StringRef> Kinds;
      for (const KindText &K : allKinds())
        Kinds.push_back(K.shortId());
      const std::string Meant = nearestName(Word, Kinds).str();
      return fail("'" + Name + "' is no kind of finding; " +
                  (Meant.empty() ? "'bankcheck explain' lists them" : "did you mean '" + Meant + "'?"));
    }
    Out << Kind->Page;
  }
  return ExitClean;
}

} // namespace bankcheck::cli

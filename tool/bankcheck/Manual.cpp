#include "Manual.h"
#include "Command.h"
#include "Report/Kind.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

/// Our options of a command, by name.
std::map<std::string, const cl::Option *> optionsOf(cl::SubCommand &Command) {
  std::map<std::string, const cl::Option *> Options;
  for (auto &Entry : Command.OptionsMap) {
    const cl::Option *O = Entry.second;
    if (is_contained(O->Categories, &category()) && O->getOptionHiddenFlag() == cl::NotHidden)
      Options[O->ArgStr.str()] = O;
  }
  return Options;
}

/// The commands that have a name.
std::vector<const cl::SubCommand *> commands() {
  return {&banksCommand(), &explainCommand(), &launchCommand(), &mergeCommand(), &verifyCommand()};
}

std::string dashes(StringRef Name) { return Name.size() == 1 ? "-" : "--"; }

std::string roff(StringRef Text) {
  std::string Result;
  for (char C : Text)
    Result += C == '-' ? std::string("\\-") : C == '\\' ? "\\e" : std::string(1, C);
  return StringRef(Result).starts_with(".") || StringRef(Result).starts_with("'") ? "\\&" + Result : Result;
}

std::string quoted(StringRef Text) {
  std::string Result;
  for (char C : Text)
    Result += C == '\'' ? "'\\''" : std::string(1, C);
  return "'" + Result + "'";
}

} // namespace

void printManual(raw_ostream &Out) {
  Out << ".TH BANKCHECK 1 \"\" \"bankcheck " BANKCHECK_VERSION "\" \"User Commands\"\n"
         ".SH NAME\nbankcheck \\- finds shared\\-memory bank conflicts in CUDA source\n"
         ".SH SYNOPSIS\n.B bankcheck\n[\\fIOPTION\\fR]... \\fIFILE\\fR... [\\-\\- \\fIFLAGS\\fR...]\n";
  for (const cl::SubCommand *C : commands())
    Out << ".br\n.B bankcheck " << C->getName() << "\n[\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...\n";
  Out << ".SH COMMANDS\n";
  for (const cl::SubCommand *C : commands())
    Out << ".TP\n.B " << C->getName() << "\n" << roff(C->getDescription()) << ".\n";
  Out << ".SH OPTIONS\n";
  for (auto &[Name, O] : optionsOf(cl::SubCommand::getTopLevel())) {
    if (Name.empty())
      continue; // the files
    Out << ".TP\n.B " << roff(dashes(Name) + Name);
    if (!O->ValueStr.empty())
      Out << roff((Name.size() == 1 ? " " : "=") + O->ValueStr.str());
    Out << "\n" << roff(O->HelpStr) << ".\n";
  }
  Out << ".SH EXIT STATUS\n0: nothing found at the level that \\-\\-fail\\-on names; 1: findings; 2: a file could not "
         "be analysed.\n"
         ".SH FILES\n.TP\n.B .bankcheck.yaml\nConfiguration of the files below its folder.\n";
}

bool printCompletion(const std::string &Shell, raw_ostream &Out) {
  auto Options = optionsOf(cl::SubCommand::getTopLevel());
  Options.erase("");
  if (Shell == "bash") {
    Out << "_bankcheck() {\n  local words=\"";
    for (const cl::SubCommand *C : commands())
      Out << C->getName() << " ";
    for (auto &[Name, O] : Options)
      Out << dashes(Name) << Name << (O->ValueStr.empty() || Name.size() == 1 ? " " : "= ");
    Out << "\"\n  COMPREPLY=($(compgen -W \"$words\" -- \"$2\") $(compgen -f -- \"$2\"))\n"
           "  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n}\ncomplete -o filenames -F _bankcheck bankcheck\n";
  } else if (Shell == "zsh") {
    Out << "#compdef bankcheck\n_arguments \\\n";
    for (auto &[Name, O] : Options) {
      std::string Help = O->HelpStr.str();
      for (char &C : Help) // brackets end the text
        C = C == '[' ? '(' : C == ']' ? ')' : C == ':' ? ';' : C;
      Out << "  "
          << quoted(dashes(Name) + Name +
                    (O->ValueStr.empty() ? ""
                     : Name.size() == 1  ? "+"
                                         : "=") +
                    "[" + Help + "]" + (O->ValueStr.empty() ? "" : ":value:_files"))
          << " \\\n";
    }
    Out << "  '*:file:_files'\n";
  } else if (Shell == "fish") {
    for (const cl::SubCommand *C : commands())
      Out << "complete -c bankcheck -n __fish_use_subcommand -a " << C->getName() << " -d "
          << quoted(C->getDescription()) << "\n";
    for (auto &[Name, O] : Options)
      Out << "complete -c bankcheck " << (Name.size() == 1 ? "-s " : "-l ") << Name
          << (O->ValueStr.empty() ? "" : " -r") << " -d " << quoted(O->HelpStr) << "\n";
  } else {
    return false;
  }
  return true;
}

int explain(const std::vector<std::string> &Kinds, raw_ostream &Out) {
  if (Kinds.empty())
    for (const KindText &K : allKinds())
      Out << K.Id << ": " << K.Summary << "\n";
  for (const std::string &Name : Kinds) {
    const KindText *Kind = kindNamed(Name);
    if (!Kind)
      return fail("'" + Name + "' is no kind of finding; 'bankcheck explain' lists them");
    Out << Kind->Page;
  }
  return ExitClean;
}

} // namespace bankcheck::cli

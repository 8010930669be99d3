// Completions of shells, from the option table.

#include "Command.h"
#include "Help.h"
#include "Manual.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::cli {
namespace {

/// The words that an option takes; empty where it takes a file or a text.
std::string valuesOf(const cl::Option &O) {
  const auto Words = wordsOfOption(O);
  return join(map_range(Words, [](const OptionWord &W) { return W.Name; }), " ");
}

bool takesValue(const cl::Option &O) { return !O.ValueStr.empty() || !valuesOf(O).empty(); }

/// "--all --format= -o", and before them the commands where there is none yet.
std::string wordsOf(const cl::SubCommand &Of) {
  std::string Words;
  if (&Of == &cl::SubCommand::getTopLevel())
    for (const cl::SubCommand *C : commands())
      (Words += C->getName()) += " ";
  for (const std::string &Word : wordsOfArguments(Of.getName()))
    Words += Word + " ";
  for (const auto &[Name, O] : optionsOf(Of))
    Words += dashes(Name).str() + Name + (takesValue(*O) && Name.size() > 1 ? "= " : " ");
  return StringRef(Words).rtrim().str();
}

void printBash(raw_ostream &Out) {
  Out << "_bankcheck() {\n  local words name=\"$3\" value=\"$2\"\n"
         "  if [[ $value == = ]]; then value=\n" // `--format=`, which bash takes apart
         "  elif [[ $name == = ]]; then name=\"${COMP_WORDS[COMP_CWORD-2]}\"\n  else name=\n  fi\n"
         "  case \"${COMP_WORDS[1]} $name\" in\n";
  auto WriteValues = [&](const cl::SubCommand &Of, StringRef Command) {
    for (const auto &[Name, O] : optionsOf(Of))
      if (std::string Values = valuesOf(*O); !Values.empty())
        Out << "    \"" << Command << "\"*\" --" << Name << "\") COMPREPLY=($(compgen -W \"" << Values
            << "\" -- \"$value\")); return ;;\n";
  };
  for (const cl::SubCommand *C : commands())
    WriteValues(*C, C->getName());
  WriteValues(cl::SubCommand::getTopLevel(), "");
  Out << "    *\" -\"*) COMPREPLY=($(compgen -f -- \"$value\")); return ;;\n  esac\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const cl::SubCommand *C : commands())
    Out << "    " << C->getName() << ") words=\"" << wordsOf(*C) << "\" ;;\n";
  Out << "    *) words=\"" << wordsOf(cl::SubCommand::getTopLevel())
      << "\" ;;\n  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$value\") $(compgen -f -- \"$value\"))\n"
         "  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n  return 0\n}\n"
         "complete -o filenames -F _bankcheck bankcheck\n";
}

std::string quoted(StringRef Text) {
  std::string Result;
  for (char C : Text)
    Result += C == '\'' ? "'\\''" : std::string(1, C);
  return "'" + Result + "'";
}

void printZshOptions(const cl::SubCommand &Of, raw_ostream &Out) {
  for (const auto &[Name, O] : optionsOf(Of)) {
    std::string Help = O->HelpStr.str(), Values = valuesOf(*O);
    for (char &C : Help) // brackets end the text
      C = C == '[' ? '(' : C == ']' ? ')' : C == ':' ? ';' : C;
    std::string Text = dashes(Name).str() + Name +
                       (!takesValue(*O)    ? ""
                        : Name.size() == 1 ? "+"
                                           : "=") +
                       "[" + Help + "]";
    if (takesValue(*O))
      Text += Values.empty() ? ":value:_files" : ":value:(" + Values + ")";
    Out << "      " << quoted(Text) << " \\\n";
  }
}

void printZsh(raw_ostream &Out) {
  Out << "#compdef bankcheck\n_bankcheck_first() { _alternative 'commands:command:(";
  for (const cl::SubCommand *C : commands())
    Out << (C == commands().front() ? "" : " ") << C->getName();
  Out << ")' 'files:file:_files' }\ncase \"$words[2]\" in\n";
  for (const cl::SubCommand *C : commands()) {
    Out << "  " << C->getName() << ")\n    _arguments '1:command:(" << C->getName() << ")' \\\n";
    printZshOptions(*C, Out);
    const std::string Words = join(wordsOfArguments(C->getName()), " ");
    Out << "      " << (Words.empty() ? "'*:file:_files'" : quoted("*:argument:(" + Words + ")")) << " ;;\n";
  }
  Out << "  *)\n    _arguments '1: :_bankcheck_first' \\\n";
  printZshOptions(cl::SubCommand::getTopLevel(), Out);
  Out << "      '*:file:_files' ;;\nesac\n";
}

void printFish(raw_ostream &Out) {
  auto WriteOptions = [&](const cl::SubCommand &Of, const std::string &Condition) {
    for (const auto &[Name, O] : optionsOf(Of)) {
      Out << "complete -c bankcheck -n " << quoted(Condition) << (Name.size() == 1 ? " -s " : " -l ") << Name;
      if (std::string Values = valuesOf(*O); !Values.empty())
        Out << " -x -a " << quoted(Values);
      else if (takesValue(*O))
        Out << " -r";
      Out << " -d " << quoted(O->HelpStr) << "\n";
    }
  };
  for (const cl::SubCommand *C : commands()) {
    Out << "complete -c bankcheck -n __fish_use_subcommand -a " << C->getName() << " -d " << quoted(C->getDescription())
        << "\n";
    const std::string Condition = "__fish_seen_subcommand_from " + C->getName().str();
    WriteOptions(*C, Condition);
    for (const std::string &Word : wordsOfArguments(C->getName()))
      Out << "complete -c bankcheck -n " << quoted(Condition) << " -a " << Word << "\n";
  }
  WriteOptions(cl::SubCommand::getTopLevel(), "__fish_use_subcommand");
}

} // namespace

bool printCompletion(const std::string &Shell, raw_ostream &Out) {
  if (Shell == "bash")
    printBash(Out);
  else if (Shell == "zsh")
    printZsh(Out);
  else if (Shell == "fish")
    printFish(Out);
  else
    return false;
  return true;
}

} // namespace bankcheck::cli

#include "Frontend/PreludeFlags.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace clang;
using namespace llvm::opt;

namespace bankcheck::frontend {

PreludeFlags::PreludeFlags(const std::vector<std::string> &Flags) {
  std::vector<const char *> Pointers;
  for (const std::string &Flag : Flags)
    Pointers.push_back(Flag.c_str());
  unsigned MissingIndex = 0, MissingCount = 0;
  InputArgList Parsed =
      getDriverOptTable().ParseArgs(Pointers, MissingIndex, MissingCount, llvm::opt::Visibility(options::ClangOption));
  for (const Arg *A : Parsed) {
    ArgStringList Words;
    A->render(Parsed, Words);
    const Option &O = A->getOption();
    if (O.matches(options::OPT_idirafter)) {
      Last.push_back(A->getValue());
      continue;
    }
    AllButLast.insert(AllButLast.end(), Words.begin(), Words.end());
    if (O.matches(options::OPT_D) || O.matches(options::OPT_U))
      Macros.push_back(llvm::StringRef(A->getValue()).take_until([](char C) { return C == '=' || C == '('; }).str());
    else if (O.matches(options::OPT_I) || O.matches(options::OPT_iquote))
      Folders.push_back(A->getValue());
    else if (O.matches(options::OPT_isystem))
      System.push_back(A->getValue());
    else if (!O.matches(options::OPT_include)) // read behind them
      Always.insert(Always.end(), Words.begin(), Words.end());
  }
}

} // namespace bankcheck::frontend

//===- HostCallReader.h - what host functions of a file give one another ---------===//
//
// Which function a launch or call stands in, which calls of that one are followed, and what calls of functions of
// other files give these (OpenLaunch.h).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_HOSTCALLREADER_H
#define BANKCHECK_SOURCE_HOSTCALLREADER_H

#include "Source/ConstantExpressions.h"
#include "Source/Locations.h"
#include "Source/OpenLaunch.h"
#include <functional>

namespace clang {
class Stmt;
} // namespace clang

namespace bankcheck::source {

class HostCallReader {
public:
  /// \p Functions: what it adds to. The other arguments outlive this.
  HostCallReader(clang::ASTContext &Ast, Locations &Where, ConstantExpressions &Constants,
                 std::map<std::string, HostFunction> &Functions,
                 std::function<std::string(const clang::FunctionDecl &)> LinkageOf)
      : Ast(Ast), Where(Where), Constants(Constants), Functions(Functions), LinkageOf(std::move(LinkageOf)) {}

  /// Whether other files may call \p F, which has a body here, and give it integers.
  bool isForOtherFiles(const clang::FunctionDecl &F) const;
  /// Whether other files may call \p F, which has a body here, and nothing finds these calls.
  bool mayBeCalledUnseen(const clang::FunctionDecl &F) const;
  std::string linkageOf(const clang::FunctionDecl &F) const { return LinkageOf(F); }
  /// In which \p E stands, if it names a local variable or parameter; else null.
  const clang::FunctionDecl *functionOf(const clang::Stmt &E);
  /// Those calls of \p Function (which may be null) for each of which what stands in it is read; none if there are too
  /// many. \p Depth: calls that are followed on the way to it.
  llvm::ArrayRef<ConstantExpressions::CallSeen> callsToFollow(const clang::FunctionDecl *Function, unsigned Depth);
  /// Calls \p Read with each value in turn of the variables of loops over a list of values on which \p Call depends.
  void inTurns(const clang::CallExpr &Call, llvm::function_ref<void()> Read);

  /// \p F is for other files.
  void note(const clang::FunctionDecl &F);
  /// A function has another name, too.
  void noteOtherName(llvm::StringRef Linkage) { WithOtherNames.insert(Linkage.str()); }
  /// Adds what the file's calls give to functions of other files, when all of it is visited.
  void addCalls();

private:
  clang::ASTContext &Ast;
  Locations &Where;
  ConstantExpressions &Constants;
  std::map<std::string, HostFunction> &Functions;
  std::function<std::string(const clang::FunctionDecl &)> LinkageOf;
  std::map<const clang::Stmt *, const clang::FunctionDecl *> FunctionsOf; ///< \see functionOf

  std::set<std::string> WithOtherNames; ///< Linkage names.

  struct Found {
    const ConstantExpressions::CallSeen &Call;
    const clang::FunctionDecl &Callee;
    HostFunction &Into;
  };
  bool isOfOtherFile(const clang::FunctionDecl &F) const;
  HostFunction &functionFor(const clang::FunctionDecl &F);
  /// How a call reads with the calls around it that are looked at so far, and where the one stands that gives it
  /// constants.
  struct Reading {
    std::vector<HostArguments> Each; ///< With each value of variables in turn.
    Location Where;
  };
  void addCall(const Found &F, const clang::FunctionDecl *In, const Reading &Inside, unsigned Depth);
  std::vector<HostArguments> argumentsWithout(const Found &F, const clang::FunctionDecl *Function);
  HostArguments argumentsOf(const Found &F);
  void inTurns(llvm::ArrayRef<const clang::VarDecl *> Variables, llvm::function_ref<void()> Read);
  std::vector<const clang::VarDecl *> variablesInTurn(const clang::Stmt &S);
  Location locationOf(clang::SourceLocation At);
};

} // namespace bankcheck::source

#endif

//===- LaunchReader.h - the launches of a file's kernels -----------------------===//
//
// `k<<<grid, block>>>(...)`, cudaLaunchKernel and cudaLaunchKernelEx, with what is constant of them. A launch in a
// function is one for each call of that function that is seen, and one for each value of a variable that
// goes through a list:
//
//   void run(int n) { k<<<1, 256>>>(p, n); }     run(32); run(64);      n is 32, and 64
//   for (int n : {32, 33}) k<<<1, 256>>>(p, n);                         n is 32, and 33
//
// If other files may call the function, what it would be for their calls is noted, too (OpenLaunch.h).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_LAUNCHREADER_H
#define BANKCHECK_SOURCE_LAUNCHREADER_H

#include "Source/ConstantExpressions.h"
#include "Source/HostCallReader.h"
#include "Source/KernelPointers.h"
#include "Source/Locations.h"
#include <functional>

namespace clang {
class CUDAKernelCallExpr;
class InitListExpr;
class Stmt;
} // namespace clang

namespace bankcheck::source {

class LaunchReader {
public:
  /// \p KernelOf: what launches are added to. The other arguments outlive this.
  LaunchReader(clang::ASTContext &Ast, Locations &Where, ConstantExpressions &Constants, KernelPointers &Pointers,
               HostCallReader &HostCalls, std::function<KernelSource &(const clang::FunctionDecl &)> KernelOf)
      : Ast(Ast), Where(Where), Constants(Constants), Pointers(Pointers), HostCalls(HostCalls),
        KernelOf(std::move(KernelOf)) {}

  /// \p In: the function around it, if that depends on template arguments.
  void note(const clang::CUDAKernelCallExpr &Call, const clang::FunctionDecl *In);
  /// \p Call depends on no template argument.
  void note(const clang::CallExpr &Call, const clang::FunctionDecl *In);
  /// Adds those that were noted, when all of the file is visited.
  void addLaunches();

private:
  struct Found {
    const clang::Expr *Kernel;
    const clang::Expr *Grid, *Block; ///< Of a cudaLaunchConfig_t, both that.
    const clang::CallExpr *Call;
    std::optional<unsigned> FirstArgument; ///< Of the kernel's own, among the call's.
    const clang::InitListExpr *Pointers;   ///< Or their addresses.
    const clang::FunctionDecl *Template;   ///< In which it stands; null: in none.

    /// Null if it is not seen.
    const clang::Expr *argument(unsigned Index) const;
  };

  clang::ASTContext &Ast;
  Locations &Where;
  ConstantExpressions &Constants;
  KernelPointers &Pointers;
  HostCallReader &HostCalls;
  std::function<KernelSource &(const clang::FunctionDecl &)> KernelOf;
  std::vector<Found> All;

  struct ReadLaunch {
    const clang::FunctionDecl *Kernel;
    OpenLaunch As; ///< Open in parameters of one function, where these are not known.
  };
  using Launches = std::vector<ReadLaunch>;
  /// How a launch reads with the calls that are looked at so far, and where the one stands that gives it constants.
  struct Reading {
    Launches All; ///< Whatever calls give to the function in which the outermost of these stands.
    Location CalledFrom;
  };
  /// Launches that count whatever other files call, of kernels with open launches.
  std::map<KernelSource *, std::vector<Launch>> Settled;

  void addLaunch(const Found &F, const clang::FunctionDecl *In, const Reading &Inside, unsigned Depth);
  void addOpen(const clang::FunctionDecl &In, const Reading &Inside);
  void addUnseen(const Reading &Inside);
  Launches readInTurns(const Found &F);
  Launches readWithout(const Found &F, const clang::FunctionDecl *Function);
  void read(const Found &F, Launches &Into);
  void readArguments(const clang::FunctionDecl &Kernel, const Found &F, OpenLaunch &L);
  Location locationOf(clang::SourceLocation At);
};

} // namespace bankcheck::source

#endif

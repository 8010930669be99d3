//===- KernelGroups.h - the kernels of a file, apart ------------------------------===//
//
// What is found of a kernel must not depend on which other kernels its file has: else an edit of one would change
// findings of another, and a result could not be kept. So each kernel goes through the passes in a module of its own,
// with what it reaches:
//
//   __device__ void load(float *s) {...}            module 1            module 2
//   __global__ void a() { __shared__ float s[32];   a, a's s, load      b, b's s, load
//     load(s); }
//   __global__ void b() { __shared__ float s[64];
//     load(s); }
//
// What crosses kernels keeps them together, as one group:
//
//   - a shared variable that both name, `extern __shared__` ones of one name included: a change of its declaration has
//     to help all,
//   - a declaration of which both have an instance, as instances of a template have: the same,
//   - a variable of the file alone that code may change: whether its address is taken is a fact about both.
//
// Other variables and functions are copied into each group. To a kernel with a call through a pointer belongs each
// function of the file whose address is taken, wherever that is. Kernels that reach no shared memory are one group:
// nothing in them is looked at.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_KERNELGROUPS_H
#define BANKCHECK_IR_KERNELGROUPS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Function;
class GlobalValue;
class Module;
} // namespace llvm

namespace bankcheck::ir {

struct SourceFacts;

struct KernelGroup {
  std::vector<const llvm::Function *> Kernels;    ///< In the order of the module.
  std::vector<const llvm::GlobalValue *> Reached; ///< The same: variables, functions, aliases.
  /// Of these, functions that some call may reach through a pointer. What takes their address may be of another group.
  std::vector<const llvm::Function *> Pointed;
  bool IsIdle = false; ///< It has the kernels without shared memory.
};

/// All kernels of \p M, as clang made it without optimisation: the group with the first one first. Those without shared
/// memory are emptied, by what \p Facts say of functions in other files. \p DeclarationOf: what the declarations of a
/// shared variable have in common, by linkage name; empty if it is not known.
std::vector<KernelGroup> groupsOf(llvm::Module &M, const SourceFacts &Facts,
                                  llvm::function_ref<std::string(llvm::StringRef)> DeclarationOf);

/// A copy of the group's code, and of nothing else.
std::unique_ptr<llvm::Module> extract(const llvm::Module &M, const KernelGroup &Group);

} // namespace bankcheck::ir

#endif

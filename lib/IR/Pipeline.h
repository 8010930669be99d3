//===- Pipeline.h - the order of passes, with what each needs and leaves -----===//
//
// A kernel goes through stages. Each needs some properties of its IR and leaves others,
// which hold from then on:
//
//   stage        needs                leaves       what it does
//   inline                            Inlined      functions into the kernels
//   make-plain   Inlined              Plain        values out of memory into registers;
//                                                  pointers resolved to address space 3
//   number       Plain                Numbered     each access that may be shared gets a
//                                                  number, from here on its identity
//   unroll       Plain, Numbered      Unrolled     loops as nvcc would
//   mark         Numbered, Unrolled   Marked       values pass calls with the number of
//                                                  their access, so that merges keep it
//   merge        Marked               Merged       neighbours, before PTX
//   structure    Merged               Structured   what the evaluation asks of a
//                                                  control-flow graph
//
// The first three are lib/IR's (Normalise.h), the others predict nvcc (lib/Nvcc/Predict.h).
// A stage that runs before what it needs ends the process, in any build. With the environment
// variable BANKCHECK_STRICT, which all tests set, the IR is also held to what a stage says that
// it leaves:
//
//   Inlined      calls of functions in the file are recursive, through a pointer or beyond the budget
//   Plain        no local variable that could be a register is left in memory
//   Numbered     no access through a pointer to shared memory is without a number
//   Marked       each value that a numbered load gives or store takes passes its marker
//   Merged       no masked vector access over a gap
//   Structured   no switch; loops are in LCSSA, with one entry and one way back
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_PIPELINE_H
#define BANKCHECK_IR_PIPELINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <initializer_list>
#include <string>

namespace llvm {
class Function;
} // namespace llvm

namespace bankcheck::ir {

enum class Property : uint8_t { Inlined, Plain, Numbered, Unrolled, Marked, Merged, Structured };

class Properties {
public:
  constexpr Properties() = default;
  constexpr Properties(std::initializer_list<Property> All) {
    for (Property P : All)
      Bits |= 1u << unsigned(P);
  }
  constexpr bool has(Property P) const { return Bits >> unsigned(P) & 1; }
  constexpr bool includes(Properties Other) const { return (Bits & Other.Bits) == Other.Bits; }
  constexpr void add(Properties Other) { Bits |= Other.Bits; }

private:
  unsigned Bits = 0;
};

struct Stage {
  llvm::StringLiteral Name;
  Properties Needs;
  Property Leaves;
};

/// All stages, in their order.
llvm::ArrayRef<Stage> allStages();

/// Why \p F does not have \p P; empty if it does, or that cannot be seen. For the strict mode and for tests.
std::string whyWithout(llvm::Function &F, Property P);

class Pipeline {
public:
  /// Called after each stage that a kernel has passed.
  using Observer = std::function<void(const Stage &, llvm::Function &)>;
  explicit Pipeline(Observer After = {});

  /// Runs \p Body, which takes \p Kernel through the stage called \p Name.
  void run(llvm::StringRef Name, llvm::Function &Kernel, llvm::function_ref<void()> Body);
  /// \p Kernel went through it together with others.
  void passed(llvm::StringRef Name, llvm::Function &Kernel) {
    run(Name, Kernel, [] {});
  }

private:
  Observer After;
  bool IsStrict;
  llvm::DenseMap<const llvm::Function *, Properties> Established;
};

} // namespace bankcheck::ir

#endif

//===- ArrayDeclarations.h - which kernels use an array's declaration ------------===//
//
// A fix changes a declaration, and a declaration may stand for arrays of many kernels: instantiations of a
// template, a variable that several kernels use, one kernel at several block shapes. A fix has to
// help all of them, so it is tried on the uses that are collected here.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ARRAYDECLARATIONS_H
#define BANKCHECK_DRIVER_ARRAYDECLARATIONS_H

#include "Driver/EvaluatedFile.h"
#include "Fixes/Fix.h"

namespace bankcheck::driver {

class ArrayDeclarations {
public:
  struct Declaration {
    fixes::DeclarationUses Uses;
    uint64_t StaticBytes = 0; ///< Of the kernel with it that has most.
  };

  /// Collects the uses of declarations with conflicts. \p Legality may be null. The arguments outlive this.
  ArrayDeclarations(const EvaluatedFile &File, analysis::LayoutLegality *Legality);
  ArrayDeclarations(const ArrayDeclarations &) = delete;

  /// Without uses if no access to an array of the declaration at \p Where has a conflict.
  const Declaration &at(const Location &Where) const;

  /// Whether the array with that linkage name lies behind others so that it begins within a word.
  bool beginsInWord(const std::string &LinkageName) const { return BeginInWord.contains(LinkageName); }

private:
  const EvaluatedFile &File;
  analysis::LayoutLegality *Legality;
  std::set<Location> WithConflicts; ///< Declarations.
  std::map<Location, Declaration> Declarations;
  std::vector<std::unique_ptr<fixes::ArrayIndex>> Indices;
  std::set<std::string> BeginInWord; ///< Linkage names.
  bool AnyLaunched = false;          ///< Some kernel was evaluated for what launches give.

  /// The values of parameters for which a use was evaluated.
  enum class Values : uint8_t { OfLaunch, Any, AnyForLaunchToo };

  void noteConflicts(analysis::KernelContext &Context, const analysis::KernelResult &Result);
  const source::ArraySource *conflictingSourceOf(const analysis::SharedArray &S) const;
  void add(const Evaluation &E);
  void add(analysis::KernelContext &Context, const analysis::KernelResult &Result, Values For);
  void noteShapes();
};

} // namespace bankcheck::driver

#endif

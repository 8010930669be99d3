//===- FileResultArchive.h - the members of a file's result, for an archive -------===//

#ifndef BANKCHECK_DRIVER_FILERESULTARCHIVE_H
#define BANKCHECK_DRIVER_FILERESULTARCHIVE_H

#include "Driver/AnalyseFile.h"
#include "Report/ReportArchive.h"

namespace bankcheck::source {

template <typename A, cache::Is<GrowingFunction::Step> T> void members(A &Archive, T &V) {
  auto &[Kind, Operand] = V;
  Archive(Kind, Operand);
}
template <typename A> void members(A &Archive, const GrowingFunction &V) { Archive(V.variable(), V.steps()); }
template <typename A> void members(A &Archive, GrowingFunction &V) {
  GrowingFunction::VariableId Variable = 0;
  std::vector<GrowingFunction::Step> Steps;
  Archive(Variable, Steps);
  V = GrowingFunction(Variable);
  for (const GrowingFunction::Step &S : Steps) {
    auto Longer = S.TheKind == GrowingFunction::Step::Times ? V.times(S.Operand)
                  : S.TheKind == GrowingFunction::Step::By  ? V.dividedBy(S.Operand)
                                                            : V.plus(S.Operand);
    if (!Longer)
      return Archive.fail();
    V = *Longer;
  }
}
template <typename A, cache::Is<Launch> T> void members(A &Archive, T &V) {
  auto &[Where, CalledFrom, PartOfBlock, GrowingBlock, DefaultBlock, Grid, Arguments, Members, GrowingArguments] = V;
  Archive(Where, CalledFrom, PartOfBlock, GrowingBlock, DefaultBlock, Grid, Arguments, Members, GrowingArguments);
}

} // namespace bankcheck::source

namespace bankcheck::index {

template <typename A, cache::Is<IndexedKernel> T> void members(A &Archive, T &V) {
  auto &[Name, Where, Declared, IsOfFileOnly, Launches] = V;
  Archive(Name, Where, Declared, IsOfFileOnly, Launches);
}
template <typename A, cache::Is<IndexedFile> T> void members(A &Archive, T &V) {
  auto &[Path, Includes, Kernels, Spellings] = V;
  Archive(Path, Includes, Kernels, Spellings);
}
template <typename A, cache::Is<LaunchesElsewhere> T> void members(A &Archive, T &V) {
  auto &[Launches, Spellings] = V;
  Archive(Launches, Spellings);
}

} // namespace bankcheck::index

namespace bankcheck::driver {

template <typename A, cache::Is<UninstantiatedKernel> T> void members(A &Archive, T &V) {
  auto &[Name, Remark] = V;
  Archive(Name, Remark);
}
/// Without Learned, WasKept and WasReported, which are not of the analysis of one file.
template <typename A, cache::Is<FileResult> T> void members(A &Archive, T &V) {
  auto &[Findings, IsAnalysed, Files, Indexed, Elsewhere, Uninstantiated, Uncalled, Through, Learned, Fallbacks,
         WasKept, WasReported] = V;
  Archive(Findings, IsAnalysed, Files, Indexed, Elsewhere, Uninstantiated, Uncalled, Through, Fallbacks);
}

template <typename A, cache::Is<BlockOverride> T> void members(A &Archive, T &V) {
  auto &[Kernel, Shape] = V;
  Archive(Kernel, Shape);
}
template <typename A, cache::Is<ParameterOverride> T> void members(A &Archive, T &V) {
  auto &[Kernel, Parameter, Fact] = V;
  Archive(Kernel, Parameter, Fact);
}
template <typename A, cache::Is<UserOverrides> T> void members(A &Archive, T &V) {
  auto &[Blocks, Parameters] = V;
  Archive(Blocks, Parameters);
}

} // namespace bankcheck::driver

#endif

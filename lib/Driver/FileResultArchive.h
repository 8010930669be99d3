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

template <typename A, cache::Is<HostExpression::Step> T> void members(A &Archive, T &V) {
  auto &[Kind, First, Second] = V;
  Archive(Kind, First, Second);
}
template <typename A> void members(A &Archive, const HostExpression &V) { Archive(V.constant(), V.steps()); }
template <typename A> void members(A &Archive, HostExpression &V) {
  std::optional<int64_t> Constant;
  std::vector<HostExpression::Step> Steps;
  Archive(Constant, Steps);
  std::optional<HostExpression> Read = Constant ? std::optional(HostExpression(*Constant)) : HostExpression::of(Steps);
  if (!Read)
    return Archive.fail();
  V = std::move(*Read);
}
template <typename A, cache::Is<ParameterPart> T> void members(A &Archive, T &V) {
  auto &[Index, Offset] = V;
  Archive(Index, Offset);
}
template <typename A, cache::Is<HostCall> T> void members(A &Archive, T &V) {
  auto &[Where, In, IsForOtherFiles, Arguments] = V;
  Archive(Where, In, IsForOtherFiles, Arguments);
}
template <typename A, cache::Is<HostFunction> T> void members(A &Archive, T &V) {
  auto &[Name, Where, Declared, IsNamed, Calls] = V;
  Archive(Name, Where, Declared, IsNamed, Calls);
}
template <typename A, cache::Is<OpenLaunch> T> void members(A &Archive, T &V) {
  auto &[In, Known, IsReplaced, Block, Grid, Arguments] = V;
  Archive(In, Known, IsReplaced, Block, Grid, Arguments);
}

} // namespace bankcheck::source

namespace bankcheck::index {

template <typename A, cache::Is<IndexedKernel> T> void members(A &Archive, T &V) {
  auto &[Name, Where, Declared, IsOfFileOnly, Launches, Open] = V;
  Archive(Name, Where, Declared, IsOfFileOnly, Launches, Open);
}
template <typename A, cache::Is<IndexedFile> T> void members(A &Archive, T &V) {
  auto &[Path, Includes, Kernels, Functions, NamedKernels, Words, Spellings] = V;
  Archive(Path, Includes, Kernels, Functions, NamedKernels, Words, Spellings);
}
template <typename A, cache::Is<LaunchesElsewhere> T> void members(A &Archive, T &V) {
  auto &[Launches, Replaced, Spellings] = V;
  Archive(Launches, Replaced, Spellings);
}

} // namespace bankcheck::index

namespace bankcheck::driver {

template <typename A, cache::Is<UninstantiatedKernel> T> void members(A &Archive, T &V) {
  auto &[Name, UsesShared, IsOfLibrary, Remark] = V;
  Archive(Name, UsesShared, IsOfLibrary, Remark);
}
/// Without WasKept and WasReported, which are not of the analysis of one file.
template <typename A, cache::Is<FileResult> T> void members(A &Archive, T &V) {
  auto &[Findings, IsAnalysed, Files, Indexed, Elsewhere, Uninstantiated, Uncalled, Through, Fallbacks, WasKept,
         WasReported] = V;
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

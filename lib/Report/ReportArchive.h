//===- ReportArchive.h - the members of a report, for an archive ------------------===//
//
// \see Cache/Archive.h: each list is bound to all members of its type, and does not compile if one is missing. A type
// that inherits cannot be bound so; its list is held to the number of its members.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_REPORTARCHIVE_H
#define BANKCHECK_REPORT_REPORTARCHIVE_H

#include "Basic/ParameterFact.h"
#include "Cache/Archive.h"
#include "Report/Finding.h"

namespace bankcheck {

template <typename A, cache::Is<Location> T> void members(A &Archive, T &V) {
  auto &[File, Line, Column] = V;
  if constexpr (A::Reads)
    Archive(File, Line, Column);
  else
    Archive(File, Archive.line(File, Line), Column);
}
template <typename A, cache::Is<LaunchPlace> T> void members(A &Archive, T &V) {
  auto &[Where, CalledFrom] = V;
  Archive(Where, CalledFrom);
}
template <typename A, cache::Is<BlockShape> T> void members(A &Archive, T &V) {
  auto &[X, Y, Z] = V;
  Archive(X, Y, Z);
}
template <typename A, cache::Is<ParameterFact> T> void members(A &Archive, T &V) {
  auto &[Low, High, Modulus, Residue] = V;
  Archive(Low, High, Modulus, Residue);
}
template <typename A, cache::Is<Amount> T> void members(A &Archive, T &V) {
  auto &[Least, Most] = V;
  Archive(Least, Most);
}
template <typename A, cache::Is<LaunchShape> T> void members(A &Archive, T &V) {
  auto &[Block, Grid] = V;
  Archive(Block, Grid);
}

} // namespace bankcheck

namespace bankcheck::banks {

template <typename A, cache::Is<Request> T> void members(A &Archive, T &V) {
  auto &[Op, Width, Active, Matrices, Offsets] = V;
  Archive(Op, Width, Active, Matrices, Offsets);
}

} // namespace bankcheck::banks

namespace bankcheck::report {

template <typename A, cache::Is<EditFinding> T> void members(A &Archive, T &V) {
  auto &[Begin, EndLine, EndColumn, Offset, Length, Text] = V;
  Archive(Begin, EndLine, EndColumn, Offset, Length, Text);
}

/// A list that several accesses keep is written once, and kept by all of them again.
template <typename A> void members(A &Archive, const EditList &V) {
  if (V.empty())
    return Archive(uint64_t(0));
  auto [It, IsNew] = Archive.Shared.try_emplace(V.keeper(), Archive.Shared.size() + 1);
  Archive(It->second);
  if (IsNew)
    Archive(V.all());
}
template <typename A> void members(A &Archive, EditList &V) {
  uint64_t Number = 0;
  Archive(Number);
  auto &Lists = Archive.template sharedOf<EditList>();
  if (Number > Lists.size() + 1)
    return Archive.fail();
  if (Number == Lists.size() + 1) {
    std::vector<EditFinding> All;
    Archive(All);
    Lists.push_back(std::make_shared<EditList>(std::move(All)));
  }
  V = Number ? *static_cast<const EditList *>(Lists[Number - 1].get()) : EditList();
}

template <typename A, cache::Is<RoomFinding> T> void members(A &Archive, T &V) {
  auto &[StaticBefore, StaticAfter, StaticLimit, BlockLimit, BlocksBefore, BlocksAfter] = V;
  Archive(StaticBefore, StaticAfter, StaticLimit, BlockLimit, BlocksBefore, BlocksAfter);
}
template <typename A, cache::Is<SplitFinding> T> void members(A &Archive, T &V) {
  auto &[Before, After, IsSure] = V;
  Archive(Before, After, IsSure);
}
template <typename A, cache::Is<FixFinding> T> void members(A &Archive, T &V) {
  auto &[Kind, Description, Where, Accesses, Wavefronts, ExtraBytes, Split, Room, Edits, ByHand, Safe, Drawn] = V;
  Archive(Kind, Description, Where, Accesses, Wavefronts, ExtraBytes, Split, Room, Edits, ByHand, Safe, Drawn);
}
template <typename A, cache::Is<PartialFixFinding> T> void members(A &Archive, T &V) {
  auto &[Change, Before, After, Left] = V;
  Archive(Change, Before, After, Left);
}
template <typename A, cache::Is<DrawnFinding> T> void members(A &Archive, T &V) {
  auto &[Asked, Count, Runs] = V;
  Archive(Asked, Count, Runs);
}
template <typename A, cache::Is<WorstFinding> T> void members(A &Archive, T &V) {
  auto &[Warp, Iteration, LoopLines, Active, Offsets, Wavefronts, Ideal, Ways, IsExact, SourcePage, Bank, LanesInBank,
         Stride] = V;
  Archive(Warp, Iteration, LoopLines, Active, Offsets, Wavefronts, Ideal, Ways, IsExact, SourcePage, Bank, LanesInBank,
          Stride);
}
template <typename A, cache::Is<TotalsFinding> T> void members(A &Archive, T &V) {
  auto &[Requests, Wavefronts, Ideal, SourcePage, Widths] = V;
  Archive(Requests, Wavefronts, Ideal, SourcePage, Widths);
}
template <typename A, cache::Is<CostsFinding> T> void members(A &Archive, T &V) {
  auto &[OfRequest, MayBeLess, DependOnValues, Widths, Most, HoldIfUncertain, MayBeNone] = V;
  Archive(OfRequest, MayBeLess, DependOnValues, Widths, Most, HoldIfUncertain, MayBeNone);
}
template <typename A, cache::Is<DataChangeFinding> T> void members(A &Archive, T &V) {
  auto &[Kind, Description, Best, Worst, Expected, IsSimulated, ExtraBytes] = V;
  Archive(Kind, Description, Best, Worst, Expected, IsSimulated, ExtraBytes);
}
template <typename A, cache::Is<DataFinding::Sums> T> void members(A &Archive, T &V) {
  auto &[Requests, Best, Worst, Expected, Ideal] = V;
  Archive(Requests, Best, Worst, Expected, Ideal);
}
template <typename A, cache::Is<DataFinding> T> void members(A &Archive, T &V) {
  auto &[Best, Worst, Ways, Ideal, Expected, IsSimulated, PerBlock, Changes] = V;
  Archive(Best, Worst, Ways, Ideal, Expected, IsSimulated, PerBlock, Changes);
}
template <typename A, cache::Is<CopyFinding> T> void members(A &Archive, T &V) {
  auto &[Rows, LeastCycles, BestCycles, ThroughL1] = V;
  Archive(Rows, LeastCycles, BestCycles, ThroughL1);
}
template <typename A, cache::Is<ClaimFinding> T> void members(A &Archive, T &V) {
  auto &[Verdict, Reason, Assumptions, ValueConditions, AtMost, Conditions, MayRunWith, UncertaintyText, PerBlock,
         Costs, ReasonKind, Data, Copy, AtLeast, IsExample, Exceptions] = V;
  Archive(Verdict, Reason, Assumptions, ValueConditions, AtMost, Conditions, MayRunWith, UncertaintyText, PerBlock,
          Costs, ReasonKind, Data, Copy, AtLeast, IsExample, Exceptions);
}
template <typename T> using ClaimOf = std::conditional_t<std::is_const_v<T>, const ClaimFinding, ClaimFinding>;
template <typename A, cache::Is<OutcomeFinding> T> void members(A &Archive, T &V) {
  static_assert(cache::MemberCount<OutcomeFinding> == 1 + 3);
  Archive(static_cast<ClaimOf<T> &>(V));
  Archive(V.Wavefronts, V.Ideal, V.Ways);
}
template <typename A, cache::Is<BlocksFinding> T> void members(A &Archive, T &V) {
  auto &[Blocks, Claim] = V;
  Archive(Blocks, Claim);
}
template <typename A, cache::Is<LaunchedFinding> T> void members(A &Archive, T &V) {
  auto &[Values, Deciding, Where, Outcome] = V;
  Archive(Values, Deciding, Where, Outcome);
}
template <typename A, cache::Is<AccessFinding> T> void members(A &Archive, T &V) {
  static_assert(cache::MemberCount<AccessFinding> == 1 + 36);
  Archive(static_cast<ClaimOf<T> &>(V));
  Archive(V.Id, V.Kernel, V.Where, V.EndLine, V.EndColumn, V.CodeAt, V.InHeader, V.InSystemHeader, V.MadeAt,
          V.LibraryCalls, V.CalledFrom, V.Expression, V.RequestsFrom, V.Array, V.DeclaredAt, V.Op, V.Width,
          V.SourceWidth, V.HardwareAddressed, V.ReasonWhere, V.DependsOnBlock, V.Possible, V.WorseElsewhere, V.Worst,
          V.RestUndecided, V.Launched, V.Unconditional, V.OfProfile, V.Merged, V.Fixes, V.WhyNoFix, V.PartialFix,
          V.Drawn, V.Level, V.Fails, V.IsWithheld);
}
template <typename A, cache::Is<InstructionsFinding> T> void members(A &Archive, T &V) {
  auto &[Accesses, OtherMemory, Removed] = V;
  Archive(Accesses, OtherMemory, Removed);
}
template <typename A, cache::Is<LoopFinding> T> void members(A &Archive, T &V) {
  auto &[Line, Iterations, Instructions, LoadSectors, StoreSectors, Wavefronts, Ideal] = V;
  Archive(Line, Iterations, Instructions, LoadSectors, StoreSectors, Wavefronts, Ideal);
}
template <typename A, cache::Is<BudgetFinding> T> void members(A &Archive, T &V) {
  auto &[Instructions, InstructionsIfRolled, LoadSectors, StoreSectors, DistinctLoadSectors, Wavefronts, Ideal,
         Expected, WaitCycles, WaitSharedLoads, WaitGlobalLoads, SharedBytes, Registers, RegistersAreEstimated,
         BlocksByRegisters, BlocksPerSM, Blocks, FootprintSectors, LoadFootprintSectors, TripCountsAreKnown, Loops] = V;
  Archive(Instructions, InstructionsIfRolled, LoadSectors, StoreSectors, DistinctLoadSectors, Wavefronts, Ideal,
          Expected, WaitCycles, WaitSharedLoads, WaitGlobalLoads, SharedBytes, Registers, RegistersAreEstimated,
          BlocksByRegisters, BlocksPerSM, Blocks, FootprintSectors, LoadFootprintSectors, TripCountsAreKnown, Loops);
}
template <typename A, cache::Is<ResourceFinding> T> void members(A &Archive, T &V) {
  auto &[Name, Before, After] = V;
  Archive(Name, Before, After);
}
template <typename A, cache::Is<GainFinding> T> void members(A &Archive, T &V) {
  auto &[Least, Most, Gpu, BoundBefore, BoundAfter, Verdict, Resources] = V;
  Archive(Least, Most, Gpu, BoundBefore, BoundAfter, Verdict, Resources);
}
template <typename A, cache::Is<KernelFinding> T> void members(A &Archive, T &V) {
  auto &[Name, Key, Where, Block, BlockOrigin, LaunchedAt, Arch, Parameters, Instructions, Budget, TypicalBudget,
         Gain] = V;
  Archive(Name, Key, Where, Block, BlockOrigin, LaunchedAt, Arch, Parameters, Instructions, Budget, TypicalBudget,
          Gain);
}
template <typename A, cache::Is<ErrorFinding> T> void members(A &Archive, T &V) {
  auto &[Where, Message, CostsKernel] = V;
  Archive(Where, Message, CostsKernel);
}
template <typename A, cache::Is<RemarkFinding> T> void members(A &Archive, T &V) {
  auto &[Kind, Where, Message, Level, Fails, IsWithheld] = V;
  Archive(Kind, Where, Message, Level, Fails, IsWithheld);
}
template <typename A, cache::Is<Report> T> void members(A &Archive, T &V) {
  auto &[Files, NotAnalysed, Archs, Kernels, Accesses, Errors, Remarks, Notes] = V;
  Archive(Files, NotAnalysed, Archs, Kernels, Accesses, Errors, Remarks, Notes);
}

} // namespace bankcheck::report

#endif

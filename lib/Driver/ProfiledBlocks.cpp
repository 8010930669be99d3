#include "Driver/ProfiledBlocks.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::nvcc;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// More effort is not made for one kernel at one block shape.
constexpr Effort MostOfProfiledBlocks{8000000, 1 << 24};

/// What of its launch a block reads: all else is as in a grid of one block, or left out.
struct BlockFacts {
  GridExtents Grid{1, 1, 1}, Index{};
  std::map<unsigned, int64_t> Arguments;
  std::map<std::pair<unsigned, uint64_t>, int64_t> Members;
  auto operator<=>(const BlockFacts &) const = default;
};

/// Which dimensions of blockIdx and gridDim addresses and branches depend on.
struct RegistersRead {
  std::array<bool, 3> Index{}, Grid{};

  explicit RegistersRead(KernelContext &Kernel) {
    for (const Instruction &I : instructions(Kernel.function())) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      if (!Call || !Kernel.isNeeded(&I))
        continue;
      std::string Whole = Intrinsic::getBaseName(Call->getIntrinsicID()).str();
      StringRef Name = Whole;
      if (!Name.consume_front("llvm.nvvm.read.ptx.sreg."))
        continue;
      for (unsigned Dimension = 0; Dimension < 3; ++Dimension) {
        char Letter = "xyz"[Dimension];
        Index[Dimension] |= Name == std::string("ctaid.") + Letter;
        Grid[Dimension] |= Name == std::string("nctaid.") + Letter;
      }
    }
  }
};

/// Values of some of a profile's launches.
using ValuesOfLaunches = std::vector<std::pair<LaunchedValues, uint64_t>>;

/// What \p Count launches of the profile with grid \p Grid have been given. \see ProfiledBlocks.h
ValuesOfLaunches valuesWith(const Evaluation &E, const GridExtents &Grid, uint64_t Count, LaunchedMatters Matters) {
  std::vector<LaunchedValues> Candidates;
  bool AllKnown = true;
  for (const Launch &L : E.Source->Launches) {
    if (!L.allows(E.Choice.Shape) || (L.Grid && *L.Grid != Grid))
      continue;
    AllKnown &= L.Grid && L.block();
    Candidates.push_back(valuesOf(L, E.Choice.Shape, Matters));
  }
  if (Candidates.empty())
    return {{LaunchedValues(), Count}};
  LaunchedValues Common = Candidates[0];
  for (const LaunchedValues &Other : Candidates)
    Common.keepThoseOf(Other);
  bool AllAlike = all_of(Candidates, [&](const LaunchedValues &V) { return V.size() == Common.size(); });
  if (AllAlike || !AllKnown || Candidates.size() != Count)
    return {{Common, Count}};
  ValuesOfLaunches Each;
  for (LaunchedValues &V : Candidates)
    Each.push_back({std::move(V), 1});
  return Each;
}

/// The profile's blocks by what they read, and how many there are of each; empty if there are too many.
std::map<BlockFacts, uint64_t> blocksOf(const Evaluation &E, const ProfiledBlocksInputs &Inputs) {
  const RegistersRead Read(*E.Context);
  std::map<GridExtents, uint64_t> Launches;
  for (const GridExtents &Grid : Inputs.Grids)
    ++Launches[Grid];
  std::map<BlockFacts, uint64_t> Blocks;
  for (const auto &[Grid, Count] : Launches)
    for (auto &[Values, Times] : valuesWith(E, Grid, Count, Inputs.Matters)) {
      GridExtents Indices{1, 1, 1};
      uint64_t Alike = Times, Different = 1;
      BlockFacts Facts;
      Facts.Arguments = Values.Arguments;
      Facts.Members = Values.Members;
      for (unsigned D = 0; D < 3; ++D) {
        if (Read.Grid[D])
          Facts.Grid[D] = Grid[D];
        if (Read.Index[D])
          Indices[D] = Grid[D];
        else
          Alike *= Grid[D];
        Different *= Indices[D];
        if (Different > limits::ProfiledBlocks)
          return {};
      }
      for (unsigned X = 0; X < Indices[0]; ++X)
        for (unsigned Y = 0; Y < Indices[1]; ++Y)
          for (unsigned Z = 0; Z < Indices[2]; ++Z) {
            Facts.Index = {X, Y, Z};
            Blocks[Facts] += Alike;
          }
      if (Blocks.size() > limits::ProfiledBlocks)
        return {};
    }
  return Blocks;
}

bool isOpenForAll(const AccessResult &A) { return isOpen(A) || A.Why.any(); }

} // namespace

ProfiledClaims claimsOfProfile(const Evaluation &E, const PredictedCode &Code, const ProfiledBlocksInputs &Inputs) {
  if (none_of(E.Result.Accesses, isOpenForAll))
    return {};
  ProfiledClaims Claims;
  Effort Spent{0, 0};
  for (const auto &[Facts, Count] : blocksOf(E, Inputs)) {
    if (Spent.Steps > MostOfProfiledBlocks.Steps || Spent.Values > MostOfProfiledBlocks.Values)
      return {};
    LaunchedValues Values;
    Values.Arguments = Facts.Arguments;
    Values.Members = Facts.Members;
    KernelInputs Given = Inputs.InputsFor(Values);
    Given.Grid = Facts.Grid;
    Given.BlockIndex = Facts.Index;
    KernelContext Context(E.Context->function(), std::move(Given));
    KernelResult Result = analyse(Context, Code, E.Choice.Shape, Effort());
    Spent.add(Result.Spent);
    Inputs.Hold(Context, Result);
    for (auto [ForAny, Here] : zip_equal(E.Result.Accesses, Result.Accesses)) {
      if (!isOpenForAll(ForAny))
        continue;
      std::vector<BlocksFinding> &Old = Claims[ForAny.Number];
      ClaimFinding Claim = Inputs.ClaimOf(Here);
      auto Same = find_if(Old, [&](const BlocksFinding &B) { return B.Claim == Claim; });
      if (Same == Old.end())
        Same = Old.insert(Old.end(), {0, std::move(Claim)});
      Same->Blocks += Count;
    }
  }
  return Claims;
}

} // namespace bankcheck::driver

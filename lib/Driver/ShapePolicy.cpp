#include "Driver/ShapePolicy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

constexpr unsigned MostThreads = BlockShape::MostThreads;
/// Of a row of threads, and how many of them there are.
constexpr unsigned UsualRows[] = {256, 32, 64, 128, 512, 1024, 16}, UsualCounts[] = {8, 16, 4, 32, 2, 1, 64};

/// How many of threadIdx's dimensions the kernel reads.
unsigned dimensionsUsed(const Function &Kernel) {
  unsigned Most = 1;
  for (const Instruction &I : instructions(Kernel))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I)) {
      if (Call->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_tid_y)
        Most = std::max(Most, 2u);
      if (Call->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_tid_z)
        Most = 3;
    }
  return Most;
}

/// __launch_bounds__; 0 if there are none. A kernel of a system header has them in
/// its code alone.
unsigned maxThreads(const KernelSource &Source, const Function &Kernel) {
  unsigned Threads = Source.MaxThreads;
  if (!Threads)
    Kernel.getFnAttribute("nvvm.maxntid").getValueAsString().split(',').first.getAsInteger(10, Threads);
  return std::min(Threads, MostThreads);
}

std::vector<BlockShape> usualShapes(unsigned Dimensions) {
  switch (Dimensions) {
  case 1:
    return {{256}, {32}, {64}, {128}, {512}, {1024}};
  case 2:
    return {{16, 16}, {32, 8}, {32, 32}, {8, 8}, {32, 4}, {64, 4}, {32, 16}};
  default:
    return {{8, 8, 4}, {8, 8, 8}, {4, 4, 4}, {16, 8, 8}, {32, 4, 4}};
  }
}

/// Whether one of the launches in sight may have the block, or there is none.
bool areAllowing(const std::vector<Launch> &Launches, const BlockShape &Shape) {
  return Launches.empty() || any_of(Launches, [&](const Launch &L) { return L.allows(Shape); });
}

/// Shapes that people use with that part of the block which launches say.
std::vector<BlockShape> usualShapesFor(const std::vector<Launch> &Launches, unsigned Dimensions) {
  std::vector<BlockShape> Shapes = usualShapes(Dimensions), Result;
  for (const BlockShape &Shape : Shapes)
    if (areAllowing(Launches, Shape))
      Result.push_back(Shape);
  if (!Result.empty())
    return Result;
  for (const Launch &L : Launches)
    for (auto [Row, Count] : zip(UsualRows, UsualCounts)) {
      auto [X, Y, Z] = L.PartOfBlock;
      const auto Shape = BlockShape::make(X.value_or(Row), Y.value_or(Count), Z.value_or(Y ? Count : 1));
      if (Shape && L.allows(*Shape) && !is_contained(Result, *Shape))
        Result.push_back(*Shape);
    }
  return Result.empty() ? Shapes : Result; // such a launch fails
}

unsigned mostThreadsOf(const KernelSource &Source, const Function &Kernel) {
  unsigned Bound = maxThreads(Source, Kernel);
  return Bound ? Bound : MostThreads;
}

/// Adds each shape once; its grid is kept where all launches of the shape agree on it.
class DistinctShapes {
public:
  void addLaunch(const BlockShape &Shape, const std::optional<GridExtents> &Grid, const char *Origin) {
    auto [It, IsNew] = Index.try_emplace(Shape, Shapes.size());
    if (IsNew)
      Shapes.push_back({Shape, Grid, Origin});
    else if (Shapes[It->second].Grid != Grid)
      Shapes[It->second].Grid = std::nullopt;
  }
  void add(const ShapeChoice &Choice) {
    if (Index.try_emplace(Choice.Shape, Shapes.size()).second)
      Shapes.push_back(Choice);
  }
  bool empty() const { return Shapes.empty(); }
  std::vector<ShapeChoice> take() { return std::move(Shapes); }

private:
  std::vector<ShapeChoice> Shapes;
  std::map<BlockShape, size_t> Index; ///< In Shapes.
};

/// Whether threads of \p Shape stay inside the rows and columns that they index.
bool fits(const BlockShape &Shape, const IndexedExtents &Indexed) {
  return all_of(zip(std::array{Shape.X, Shape.Y, Shape.Z}, Indexed),
                [](const auto &Pair) { return std::get<0>(Pair) <= std::get<1>(Pair).value_or(MostThreads); });
}

/// The block that fills the arrays, if they say all of its \p Dimensions. An extent of 33 or 17 has padding.
std::optional<BlockShape> suggestedShape(const IndexedExtents &Indexed, unsigned Dimensions) {
  constexpr unsigned Usual = 8; // rows are multiples of it
  std::array<unsigned, 3> Shape{1, 1, 1};
  for (unsigned D = 0; D < Dimensions; ++D) {
    if (!Indexed[D])
      return std::nullopt;
    Shape[D] = *Indexed[D] < Usual ? *Indexed[D] : *Indexed[D] / Usual * Usual;
  }
  return Dimensions < 2 ? std::nullopt : BlockShape::make(Shape[0], Shape[1], Shape[2]);
}

/// What is assumed where neither the user nor a launch says a shape.
std::vector<ShapeChoice> guessedShapes(const KernelSource &Source, const Function &Kernel) {
  unsigned Dimensions = dimensionsUsed(Kernel);
  unsigned Bound = maxThreads(Source, Kernel), Limit = mostThreadsOf(Source, Kernel);
  DistinctShapes Shapes;
  auto Add = [&](const BlockShape &Shape, const char *Origin) {
    if (Shape.threads() <= Limit)
      Shapes.add({Shape, std::nullopt, Origin});
  };
  for (const Launch &L : Source.Launches)
    if (L.DefaultBlock)
      Add(*L.DefaultBlock, "default");
  if (Bound && Dimensions == 1 && Shapes.empty())
    return {{{Limit}, std::nullopt, "launch_bounds"}};
  if (std::optional<BlockShape> Shape = suggestedShape(Source.Indexed, Dimensions);
      Shape && areAllowing(Source.Launches, *Shape))
    Add(*Shape, "assumed");
  std::vector<BlockShape> Usual = usualShapesFor(Source.Launches, Dimensions);
  for (const BlockShape &Shape : Usual)
    if (fits(Shape, Source.Indexed))
      Add(Shape, "assumed");
  if (Shapes.empty()) // the arrays are no help
    for (const BlockShape &Shape : Usual)
      Add(Shape, "assumed");
  if (Shapes.empty())
    return {{{Limit}, std::nullopt, "launch_bounds"}};
  return Shapes.take();
}

} // namespace

std::optional<ShapeChoice> ShapePolicy::givenForKernel(const KernelSource &Source) const {
  if (const BlockOverride *B = CommandLine.blockFor(Source.Name))
    return ShapeChoice{B->Shape, std::nullopt, "option"};
  if (Source.StatedBlock)
    return ShapeChoice{*Source.StatedBlock, std::nullopt, "comment"};
  if (const BlockOverride *B = Configured.blockFor(Source.Name))
    return ShapeChoice{B->Shape, std::nullopt, "configuration"};
  return std::nullopt;
}

std::optional<ShapeChoice> ShapePolicy::givenForUnknownLaunch() const {
  if (const BlockOverride *B = CommandLine.blockForUnknownLaunch())
    return ShapeChoice{B->Shape, std::nullopt, "option"};
  if (const BlockOverride *B = Configured.blockForUnknownLaunch())
    return ShapeChoice{B->Shape, std::nullopt, "configuration"};
  return std::nullopt;
}

ArrayRef<LaunchShape> ShapePolicy::profiledLaunchesOf(const KernelSource &Source) const {
  auto It = Profiled.find(Source.Key);
  return It == Profiled.end() ? ArrayRef<LaunchShape>() : ArrayRef(It->second);
}

std::vector<ShapeChoice> ShapePolicy::shapesOf(const KernelSource &Source, const Function &Kernel) const {
  DistinctShapes Shapes;
  if (!Profiled.empty()) {
    for (const LaunchShape &L : profiledLaunchesOf(Source))
      Shapes.addLaunch(L.Block, L.Grid, "profile");
    return Shapes.take();
  }
  if (std::optional<ShapeChoice> Given = givenForKernel(Source))
    return {*Given};
  bool AllKnown = true;
  for (const Launch &L : Source.Launches)
    if (std::optional<BlockShape> Block = L.block(); Block && BlockShape::make(Block->X, Block->Y, Block->Z))
      Shapes.addLaunch(*Block, L.Grid, "launch");
    else
      AllKnown = false;
  if (!Shapes.empty() && AllKnown)
    return Shapes.take();
  if (std::optional<ShapeChoice> Given = givenForUnknownLaunch())
    Shapes.add(*Given);
  return Shapes.empty() ? guessedShapes(Source, Kernel) : Shapes.take();
}

std::vector<ShapeChoice> ShapePolicy::smallerShapesOf(const KernelSource &Source, const Function &Kernel) const {
  constexpr unsigned Dimensions = 3;
  static const std::vector<BlockShape> Smaller[Dimensions] = {
      {{16}, {8}, {4}, {2}, {1}},
      {{16, 8}, {32, 2}, {16, 4}, {8, 4}, {16, 2}, {4, 4}, {32, 1}, {8, 2}, {16, 1}, {8, 1}},
      {{4, 4, 2}, {8, 4, 1}, {4, 2, 2}, {2, 2, 2}, {4, 2, 1}, {2, 2, 1}, {1, 1, 1}}};
  std::vector<ShapeChoice> Result;
  for (const BlockShape &Shape : Smaller[dimensionsUsed(Kernel) - 1])
    if (Shape.threads() <= mostThreadsOf(Source, Kernel) && areAllowing(Source.Launches, Shape))
      Result.push_back({Shape, std::nullopt, "assumed"});
  return Result;
}

} // namespace bankcheck::driver

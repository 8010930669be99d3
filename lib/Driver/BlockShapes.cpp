#include "Driver/BlockShapes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace bankcheck {
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
std::vector<BlockShape> shapesFor(const std::vector<Launch> &Launches, unsigned Dimensions) {
  std::vector<BlockShape> Shapes = usualShapes(Dimensions), Result;
  for (const BlockShape &Shape : Shapes)
    if (areAllowing(Launches, Shape))
      Result.push_back(Shape);
  if (!Result.empty())
    return Result;
  for (const Launch &L : Launches)
    for (auto [Row, Count] : zip(UsualRows, UsualCounts)) {
      auto [X, Y, Z] = L.PartOfBlock;
      BlockShape Shape{X.value_or(Row), Y.value_or(Count), Z.value_or(Y ? Count : 1)};
      if (Shape.threads() <= MostThreads && L.allows(Shape) && !is_contained(Result, Shape))
        Result.push_back(Shape);
    }
  return Result.empty() ? Shapes : Result; // such a launch fails
}

unsigned mostThreadsOf(const KernelSource &Source, const Function &Kernel) {
  unsigned Bound = maxThreads(Source, Kernel);
  return Bound ? Bound : MostThreads;
}

} // namespace

std::optional<BlockShape> parseShape(const std::string &Text) {
  SmallVector<StringRef, 3> Parts;
  StringRef(Text).split(Parts, 'x');
  unsigned Extents[3] = {1, 1, 1};
  if (Parts.size() > 3)
    return std::nullopt;
  for (size_t I = 0; I < Parts.size(); ++I)
    if (Parts[I].getAsInteger(10, Extents[I]))
      return std::nullopt;
  return BlockShape::make(Extents[0], Extents[1], Extents[2]);
}

GivenShapes givenShapes(const KernelSource &Source, const Settings &CommandLine, const Settings &Configured) {
  GivenShapes Given;
  if (const BlockSetting *B = CommandLine.blockFor(Source.Name))
    Given.ForKernel = {B->Shape, std::nullopt, "option"};
  else if (Source.StatedBlock)
    Given.ForKernel = {*Source.StatedBlock, std::nullopt, "comment"};
  else if (const BlockSetting *B = Configured.blockFor(Source.Name))
    Given.ForKernel = {B->Shape, std::nullopt, "configuration"};
  if (const BlockSetting *B = CommandLine.blockForUnknownLaunch())
    Given.ForUnknownLaunch = {B->Shape, std::nullopt, "option"};
  else if (const BlockSetting *B = Configured.blockForUnknownLaunch())
    Given.ForUnknownLaunch = {B->Shape, std::nullopt, "configuration"};
  return Given;
}

std::vector<ShapeChoice> shapesOf(const KernelSource &Source, const Function &Kernel, const GivenShapes &Given) {
  if (Given.ForKernel)
    return {*Given.ForKernel};
  std::vector<ShapeChoice> Result;
  bool AllKnown = true;
  for (const Launch &L : Source.Launches) {
    if (!L.block() || L.block()->threads() > MostThreads) {
      AllKnown = false;
      continue;
    }
    auto Known = find_if(Result, [&](const ShapeChoice &C) { return C.Shape == *L.block(); });
    if (Known == Result.end())
      Result.push_back({*L.block(), L.Grid, "launch"});
    else if (Known->Grid != L.Grid)
      Known->Grid = std::nullopt;
  }
  if (!Result.empty() && AllKnown)
    return Result;
  if (Given.ForUnknownLaunch) {
    if (none_of(Result, [&](const ShapeChoice &C) { return C.Shape == Given.ForUnknownLaunch->Shape; }))
      Result.push_back(*Given.ForUnknownLaunch);
    return Result;
  }
  if (!Result.empty())
    return Result;
  unsigned Dimensions = dimensionsUsed(Kernel);
  unsigned Bound = maxThreads(Source, Kernel), Limit = mostThreadsOf(Source, Kernel);
  auto Add = [&](const BlockShape &Shape, const char *From) {
    if (Shape.threads() <= Limit && none_of(Result, [&](const ShapeChoice &C) { return C.Shape == Shape; }))
      Result.push_back({Shape, std::nullopt, From});
  };
  for (const Launch &L : Source.Launches)
    if (L.DefaultBlock)
      Add(*L.DefaultBlock, "default");
  if (Bound && Dimensions == 1 && Result.empty())
    return {{{Limit}, std::nullopt, "launch_bounds"}};
  for (const BlockShape &Shape : shapesFor(Source.Launches, Dimensions))
    Add(Shape, "assumed");
  if (Result.empty())
    Result.push_back({{Limit}, std::nullopt, "launch_bounds"});
  return Result;
}

std::vector<ShapeChoice> smallerShapesOf(const KernelSource &Source, const Function &Kernel) {
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

} // namespace bankcheck

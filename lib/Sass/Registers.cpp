#include "Sass/Registers.h"
#include "Sass/MachineCode.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::sass {
namespace {

constexpr unsigned FirstNew = 100;

void assign(LaneValues &To, const LaneValues &Values, LaneMask Lanes, LaneMask Perhaps) {
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Lanes >> Lane & 1)
      To.Of[Lane] = Values.Of[Lane];
  To.Known = ((To.Known & ~Lanes) | (Values.Known & Lanes)) & ~Perhaps;
}

/// The lanes in which both are known, and the same.
LaneMask commonOf(const LaneValues &A, const LaneValues &B) {
  LaneMask Same = A.Known & B.Known;
  if (A.Of == B.Of)
    return Same;
  for (LaneMask Rest = Same; Rest; Rest &= Rest - 1)
    if (const unsigned Lane = std::countr_zero(Rest); A.Of[Lane] != B.Of[Lane])
      Same &= ~(1u << Lane);
  return Same;
}
LaneMask commonOf(LanePredicate A, LanePredicate B) { return A.Known & B.Known & ~(A.True ^ B.True); }

/// Whether \p Is holds for the numbers of all pages that \p A and \p B do not share.
template <typename Predicate> bool forEachPageApart(const RegisterFile &A, const RegisterFile &B, Predicate Is) {
  for (unsigned Number = 0; Number < RegisterFile::PageCount; ++Number)
    if (!A.sharesPage(Number, B) && !Is(Number))
      return false;
  return true;
}

} // namespace

Registers::Registers(const MachineCode &Code, const RunInputs &Inputs, unsigned Warp)
    : Code(&Code), Inputs(&Inputs), Warp(Warp), IsNew(Code.Architecture >= FirstNew) {}

void Registers::set(unsigned Number, const LaneValues &Values, LaneMask Lanes, LaneMask Perhaps) {
  if (Number < NoRegister)
    assign(Plain.toWrite(Number), Values, Lanes, Perhaps);
}

void Registers::setUniform(unsigned Number, const LaneValues &Values, LaneMask Lanes, LaneMask Perhaps) {
  if (Number < noUniform())
    assign(Uniform.toWrite(Number), Values, Lanes, Perhaps);
}

void Registers::setPredicate(unsigned Number, LanePredicate Value, LaneMask Lanes, LaneMask Perhaps, bool IsUniform) {
  if (Number >= TruePredicate)
    return;
  LanePredicate &To = (IsUniform ? UniformPredicates : Predicates)[Number];
  To.Known = ((To.Known & ~Lanes) | (Value.Known & Lanes)) & ~Perhaps;
  To.True = ((To.True & ~Lanes) | (Value.True & Lanes)) & To.Known;
}

void Registers::keepCommon(const Registers &Other) {
  for (auto [To, With] : {std::pair(&Plain, &Other.Plain), std::pair(&Uniform, &Other.Uniform)})
    forEachPageApart(*To, *With, [&, To = To, With = With](unsigned Number) {
      for (unsigned I = Number * RegisterFile::PageSize; I < (Number + 1) * RegisterFile::PageSize; ++I)
        if (const LaneMask Common = commonOf((*To)[I], (*With)[I]); Common != (*To)[I].Known)
          To->toWrite(I).Known = Common;
      return true;
    });
  for (auto [To, With] :
       {std::pair(&Predicates, &Other.Predicates), std::pair(&UniformPredicates, &Other.UniformPredicates)})
    for (unsigned I = 0; I < To->size(); ++I) {
      (*To)[I].Known = commonOf((*To)[I], (*With)[I]);
      (*To)[I].True &= (*To)[I].Known;
    }
}

bool Registers::isCommonWith(const Registers &Other) const {
  auto Are = [](const auto &Mine, const auto &Others) {
    for (unsigned I = 0; I < Mine.size(); ++I)
      if (Mine[I].Known & ~commonOf(Mine[I], Others[I]))
        return false;
    return true;
  };
  auto AreAll = [&](const RegisterFile &Mine, const RegisterFile &Others) {
    return forEachPageApart(Mine, Others, [&](unsigned Number) { return Are(Mine.page(Number), Others.page(Number)); });
  };
  return Are(Predicates, Other.Predicates) && Are(UniformPredicates, Other.UniformPredicates) &&
         AreAll(Plain, Other.Plain) && AreAll(Uniform, Other.Uniform);
}

unsigned Registers::commonWith(const Registers &Other) const {
  unsigned Count = 0;
  auto Add = [&](const auto &Mine, const auto &Others) {
    for (unsigned I = 0; I < Mine.size(); ++I)
      Count += std::popcount(commonOf(Mine[I], Others[I]));
  };
  auto AddPage = [&](const RegisterFile &Mine, const RegisterFile &Others, unsigned Number) {
    if (!Mine.sharesPage(Number, Others))
      return Add(Mine.page(Number), Others.page(Number));
    for (const LaneValues &V : Mine.page(Number))
      Count += std::popcount(V.Known);
  };
  for (unsigned Number = 0; Number < RegisterFile::PageCount; ++Number) {
    AddPage(Plain, Other.Plain, Number);
    AddPage(Uniform, Other.Uniform, Number);
  }
  Add(Predicates, Other.Predicates);
  Add(UniformPredicates, Other.UniformPredicates);
  return Count;
}

std::optional<uint32_t> Registers::constant(unsigned Bank, uint64_t Offset) const {
  if (Bank != 0)
    return Code->constantAt(Bank, Offset);
  // In bank 0 stand blockDim, gridDim, and the arguments.
  const uint64_t Block = IsNew ? 0x360 : 0, Grid = IsNew ? 0x370 : 0xc;
  const uint64_t Arguments = IsNew ? 0x380 : Code->Architecture >= 90 ? 0x210 : 0x160;
  const uint64_t StackPointer = IsNew ? 0x37c : 0x28;
  const std::array<unsigned, 3> Extents{Inputs->Block.X, Inputs->Block.Y, Inputs->Block.Z};
  for (unsigned Dimension = 0; Dimension < 3; ++Dimension) {
    if (Offset == Block + 4 * Dimension)
      return Extents[Dimension];
    if (Offset == Grid + 4 * Dimension && Inputs->Grid)
      return (*Inputs->Grid)[Dimension];
  }
  if (Offset == StackPointer)
    return 0;
  if (auto Found = Inputs->Arguments.find(Offset - Arguments); Found != Inputs->Arguments.end())
    return Found->second;
  return std::nullopt;
}

std::optional<uint64_t> Registers::table(uint64_t Address, unsigned Size) const { return Code->tableAt(Address, Size); }

LaneValues Registers::special(unsigned Number) const {
  enum : unsigned {
    LaneId = 0x00,
    TidX = 0x21,
    TidY,
    TidZ,
    CtaidX = 0x25,
    CtaidY,
    CtaidZ,
    EqMask = 0x38,
    LtMask,
    LeMask,
    GtMask,
    GeMask,
    CgaCtaId = 0x88,
    Zero = 0xff
  };
  const BlockShape Block = Inputs->Block;
  LaneValues Result;
  auto Each = [&](auto Value) {
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Result.Of[Lane] = Value(Lane);
    Result.Known = AllLanes;
  };
  switch (Number) {
  case LaneId:
    Each([](unsigned Lane) { return Lane; });
    break;
  case TidX:
    Each([&](unsigned Lane) { return (Warp * WarpSize + Lane) % Block.X; });
    break;
  case TidY:
    Each([&](unsigned Lane) { return (Warp * WarpSize + Lane) / Block.X % Block.Y; });
    break;
  case TidZ:
    Each([&](unsigned Lane) { return (Warp * WarpSize + Lane) / Block.X / Block.Y; });
    break;
  case CtaidX:
  case CtaidY:
  case CtaidZ:
    if (Inputs->BlockIndex)
      return LaneValues::all((*Inputs->BlockIndex)[Number - CtaidX]);
    break;
  case EqMask:
    Each([](unsigned Lane) { return 1u << Lane; });
    break;
  case LtMask:
    Each([](unsigned Lane) { return (1u << Lane) - 1; });
    break;
  case LeMask:
    Each([](unsigned Lane) { return (2u << Lane) - 1; });
    break;
  case GtMask:
    Each([](unsigned Lane) { return ~((2u << Lane) - 1); });
    break;
  case GeMask:
    Each([](unsigned Lane) { return ~((1u << Lane) - 1); });
    break;
  // The shared memory of a block of a cluster begins at its number times 2^24: no matter of banks.
  case CgaCtaId:
  case Zero:
    return LaneValues::all(0);
  default:
    break;
  }
  return Result;
}

} // namespace bankcheck::sass

#include "Sass/Results.h"
#include "Sass/OperationCodes.h"

namespace bankcheck::sass {
namespace {

/// Of operations on data and memory, whose results are never computed.
std::optional<Results> resultsOnData(const Bits &B) {
  switch (B.operation()) {
  case 0x008: // FSEL
  case 0x009: // FMNMX
  case 0x00f: // VIMNMX3
  case 0x014: // VABSDIFF
  case 0x015: // VABSDIFF4
  case 0x021: // FADD
  case 0x023: // FFMA
  case 0x026: // IDP
  case 0x030: // HADD2
  case 0x03e: // F2FP
  case 0x107: // FRND
    return Results{1};
  case 0x028: // DMUL
  case 0x029: // DADD
  case 0x02b: // DFMA
  case 0x110: // F2F
  case 0x111: // F2I of a double
  case 0x112: // I2F to a double
  case 0x14e: // LEPC
    return Results{2};
  case 0x037: // IMMA
  case 0x03c: // HMMA
    return Results{4};
  case 0x00b: // FSETP
  case 0x02a: // DSETP
  case 0x102: // FCHK
  case 0x1aa: // QSPC
    return Results{0, 2};
  case 0x189: // SHFL
  case 0x1a1: // MATCH
    return Results{1, 1};
  case 0x0cc: // CREDUX
  case 0x1c4: // REDUX
    return Results{1, 0, true};
  case 0x180: // LD
  case 0x181: // LDG
  case 0x183: // LDL
  case 0x184: // LDS
    return Results{registersOf(B.at(73, 75)), B.operation() == 0x181 ? 1u : 0u};
  case 0x03b: // LDSM
    return Results{1u << B.at(72, 73)};
  case 0x18a: // ATOM
  case 0x18b:
  case 0x1a2:
  case 0x1a3: // ATOMG
  case 0x1a8:
  case 0x1a9:
    return Results{4, 1};
  case 0x18c: // ATOMS
  case 0x18d:
    return Results{B.at(73, 75) < 2 ? 1u : B.at(73, 75) == 2 ? 2u : 4u};
  // Stores, waits and hints.
  case 0x118: // NOP
  case 0x11a: // DEPBAR
  case 0x185: // ST
  case 0x186: // STG
  case 0x187: // STL
  case 0x188: // STS
  case 0x18e: // RED
  case 0x18f: // CCTL
  case 0x192: // MEMBAR
  case 0x1a6: // RED
  case 0x1ab: // ERRBAR
  case 0x1ae: // LDGSTS
  case 0x1af: // LDGDEPBAR
  case 0x1b0: // ARRIVES
  case 0x1c6: // FENCE
  case 0x15d: // NANOSLEEP
  case 0x146: // YIELD
  case 0x044: // STSM
    return Results{};
  default:
    return std::nullopt;
  }
}

} // namespace

unsigned registersOf(uint64_t TypeOfLoad) { return TypeOfLoad == 6 ? 4 : TypeOfLoad == 5 ? 2 : 1; }

std::optional<Results> resultsOf(const Bits &B) {
  if (std::optional<Results> OnData = resultsOnData(B))
    return OnData;
  const bool IsOfWarp = isUniform(B);
  switch (IsOfWarp && B.operation() < Flo ? B.operation() - Uniform::First : B.operation()) {
  case Mov:
  case P2r:
  case Sel:
  case Iabs:
  case Prmt:
  case Imnmx:
  case Vimnmx:
  case Viaddmnmx:
  case Shf:
  case Sgxt:
  case Fmul:
  case Imad:
  case ImadHigh:
  case Hfma2:
  case Hfma2Mma:
  case Viadd:
  case I2fp:
  case Flo:
  case Brev:
  case F2i:
  case I2f:
  case Mufu:
  case Popc:
  case S2r:
    return Results{1, 0, IsOfWarp};
  case Iadd3:
    return Results{1, 2, IsOfWarp};
  case Lea:
  case Lop3:
  case Vote:
    return Results{1, 1, IsOfWarp};
  case ImadWide:
    return Results{2, 1, IsOfWarp};
  case Isetp:
  case Plop3:
    return Results{0, 2, IsOfWarp};
  default:
    return std::nullopt;
  }
}

} // namespace bankcheck::sass

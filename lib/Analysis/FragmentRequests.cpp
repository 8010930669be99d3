// The requests of wmma: each instruction that ptxas makes of a fragment, at the addresses of its lanes.

#include "Analysis/RequestCollector.h"
#include "IR/AddressSpaces.h"
#include "Nvcc/FragmentCode.h"
#include "llvm/Analysis/ValueTracking.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {
namespace {

/// Shared memory is addressed with so many bits, and the sums below need no more.
constexpr unsigned AddressBits = 32;

/// Whether nvcc knows where \p M leads: its address is a part of a shared variable, or assembly says so.
FragmentAddress addressOf(const MemoryOperation &M) {
  bool IsKnown = M.AlwaysShared ||
                 (M.Address->getType()->isPointerTy() && getUnderlyingObject(M.Address)->getType()->isPointerTy() &&
                  isSharedSpace(getUnderlyingObject(M.Address)->getType()->getPointerAddressSpace()));
  return IsKnown ? FragmentAddress::Shared : FragmentAddress::Generic;
}

/// The bytes between two lines; nothing where that is no whole number for sure.
std::optional<AffineValue> bytesOfLine(const AffineValue &LeadingDimension, const Fragment &F, Arithmetic &Math) {
  AffineValue Elements = LeadingDimension.Width > AddressBits ? Math.truncate(LeadingDimension, AddressBits)
                                                              : Math.zeroExtend(LeadingDimension, AddressBits);
  if (F.elementBits() < 8 && !Elements.isKnown())
    return std::nullopt;
  if (F.elementBits() < 8)
    return Math.lanes(AddressBits, Elements.Constant.map([&](int64_t N) { return N * F.elementBits() / 8; }));
  return Math.binary(Opcode::Mul, Elements, Math.constant(AddressBits, F.elementBits() / 8), SignedWrap::Undefined);
}

} // namespace

/// Each line begins at a multiple of 16 bytes: what wmma asks of the leading dimension, and so what a fix has to
/// keep. Its instructions fault only where their own width asks for it: a column-major operand of 8 bits is loaded
/// by bytes, and any leading dimension works (measured: test/random/measured/fragments).
void RequestCollector::demandAlignedLines(const ExecutedRequest &R, const MemoryOperation &M, const AffineValue &Begin,
                                          const AffineValue &LineBytes) {
  Arithmetic &Math = Kernel.math();
  LaneVector Lines = LaneVector::make([&](unsigned Lane) { return int64_t(Lane % M.Matrix->lines()); });
  ExecutedRequest Line = R;
  Line.Address = Math.binary(Opcode::Add, Begin,
                             Math.binary(Opcode::Mul, LineBytes, Math.lanes(AddressBits, Lines), SignedWrap::Undefined),
                             SignedWrap::Undefined);
  MemoryOperation Demanded = M;
  Demanded.Size = Demanded.Align = 16;
  demand(Line, Demanded, Breach::IsUndocumented);
}

void RequestCollector::notePointer(const AffineValue &Begin, const SharedArray *Array) {
  if (Observe || !Array || Begin.Unknown)
    return;
  FragmentPointer New{Array, Kernel.math().constant(Begin.Width, Begin.Constant[0] & (FragmentAlignment - 1))};
  for (const Term &T : Begin.Terms)
    if (int64_t Coefficient = T.Coefficient[0] % FragmentAlignment; Coefficient && T.Symbol != Array->Base)
      New.Offset.Terms.push_back({T.Symbol, Coefficient});
  if (none_of(Result.Pointers,
              [&](const FragmentPointer &Old) { return Old.Array == Array && Old.Offset == New.Offset; }))
    Result.Pointers.push_back(std::move(New));
}

void RequestCollector::addFragment(const ExecutedRequest &R, const MemoryOperation &M, const std::vector<Share> &Here,
                                   unsigned Warp) {
  if (!M.Matrix || !R.LeadingDimension || !M.Address)
    return undecidable(Here, Undecided::Fragment);
  Arithmetic &Math = Kernel.math();
  const std::vector<FragmentInstruction> Instructions = instructionsOf(*M.Matrix, addressOf(M), Target);
  const std::optional<AffineValue> LineBytes = bytesOfLine(*R.LeadingDimension, *M.Matrix, Math);
  if (Instructions.empty() || !LineBytes)
    return undecidable(Here, Undecided::Fragment);
  const SharedArray *Array = arrayOf(R.Address);
  const AffineValue Begin = R.Address.Width > AddressBits ? Math.truncate(R.Address, AddressBits) : R.Address;
  demandAlignedLines(R, M, Begin, *LineBytes);
  notePointer(Begin, Array);
  for (const FragmentInstruction &I : Instructions) {
    auto InLanes = [&](unsigned FragmentInstruction::Place::*Of) {
      return Math.lanes(AddressBits, LaneVector::make([&](unsigned Lane) { return int64_t(I.Lanes[Lane].*Of); }));
    };
    AffineValue Line =
        Math.binary(Opcode::Mul, *LineBytes, InLanes(&FragmentInstruction::Place::Line), SignedWrap::Undefined);
    AffineValue Address = Math.binary(Opcode::Add, Math.binary(Opcode::Add, Begin, Line, SignedWrap::Undefined),
                                      InLanes(&FragmentInstruction::Place::Byte), SignedWrap::Undefined);
    MemoryOperation Part = M;
    Part.Op = I.Op;
    Part.Size = Part.Align = I.Width;
    Part.Matrices = I.Matrices;
    addPiece({R, Part, I.Width, std::move(Address), Here, Here[0].Number, Array, Warp});
  }
}

} // namespace bankcheck::analysis

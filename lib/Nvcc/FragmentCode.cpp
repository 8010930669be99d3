#include "Nvcc/FragmentCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using enum bankcheck::ir::Fragment::Element;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned FirstWithLdmatrix = 75, FirstWithLargeLdmatrix = 80;
constexpr unsigned MatrixLines = 8, MatrixBytes = 16; // of ldmatrix

/// How lanes share a block: the table at the top of FragmentCode.h.
struct Form {
  enum Kind : uint8_t { Across, Along, Matrix } TheKind = Across;
  unsigned Width = 4;
  unsigned LinesOfLane = 1; ///< s, of Along.
};

bool isOperand(const Fragment &F) { return F.As == Fragment::Use::A || F.As == Fragment::Use::B; }

bool hasShape(const Fragment &F, unsigned M, unsigned N, unsigned K) { return F.M == M && F.N == N && F.K == K; }

bool hasWmmaShape(const Fragment &F) {
  return hasShape(F, 16, 16, 16) || hasShape(F, 32, 8, 16) || hasShape(F, 8, 32, 16);
}

/// Whether what the product sums over lies side by side.
bool hasSumInLine(const Fragment &F) { return F.IsRowMajor == (F.As == Fragment::Use::A); }

bool isRecorded(const Fragment &F, unsigned Arch) {
  if (Arch < FirstWithLdmatrix)
    return false;
  switch (F.Of) {
  case Half:
    return hasWmmaShape(F);
  case Int8:
    return isOperand(F) && hasWmmaShape(F);
  case Bfloat16:
    return isOperand(F) && hasWmmaShape(F) && Arch >= FirstWithLargeLdmatrix;
  case Tf32:
    return isOperand(F) && hasShape(F, 16, 16, 8) && Arch >= FirstWithLargeLdmatrix;
  case Double:
    return hasShape(F, 8, 8, 4) && Arch >= FirstWithLargeLdmatrix;
  case Float:
    return !isOperand(F) && (hasWmmaShape(F) || (hasShape(F, 16, 16, 8) && Arch >= FirstWithLargeLdmatrix));
  case Int32:
    return !isOperand(F) && (hasWmmaShape(F) || hasShape(F, 8, 8, 32) || hasShape(F, 8, 8, 128));
  case Int4:
    return isOperand(F) && hasShape(F, 8, 8, 32) && hasSumInLine(F);
  case Bit:
    return isOperand(F) && hasShape(F, 8, 8, 128) && hasSumInLine(F);
  }
  return false;
}

Form formOfOperand(const Fragment &F, bool IsShared) {
  switch (F.Of) {
  case Tf32:
    return hasSumInLine(F) ? Form{Form::Across, 4} : Form{Form::Along, 4, 1};
  case Double:
    return hasSumInLine(F) ? Form{Form::Across, 8} : Form{Form::Along, 8, 1};
  case Int8:
    if (!hasSumInLine(F))
      return {Form::Along, 1, 4};
    break;
  default:
    break;
  }
  return IsShared && F.Of != Bfloat16 ? Form{Form::Matrix, MatrixBytes} : Form{Form::Across, 4};
}

Form formOfAccumulator(const Fragment &F, unsigned Arch) {
  if (F.Of == Half)
    return {Form::Across, 4};
  bool IsTransposed = F.M < F.N && !(F.Of == Int32 && Arch < FirstWithLargeLdmatrix);
  unsigned Element = F.elementBits() / 8;
  return F.IsRowMajor != IsTransposed ? Form{Form::Across, 2 * Element} : Form{Form::Along, Element, 2};
}

/// The instructions for the block that begins at \p Begin.
void addBlock(const Form &How, Operation Op, FragmentInstruction::Place Begin,
              std::vector<FragmentInstruction> &Result) {
  for (unsigned Step = 0; Step < How.LinesOfLane; ++Step) {
    FragmentInstruction I{Op, How.Width, 4, {}};
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      unsigned Group = Lane / 4, InGroup = Lane % 4;
      I.Lanes[Lane] = How.TheKind == Form::Across
                          ? FragmentInstruction::Place{Begin.Line + Group, Begin.Byte + How.Width * InGroup}
                          : FragmentInstruction::Place{Begin.Line + How.LinesOfLane * InGroup + Step,
                                                       Begin.Byte + How.Width * Group};
    }
    Result.push_back(I);
  }
}

/// One ldmatrix for as many matrices, below and beside one another, from \p Begin on.
FragmentInstruction ldmatrixAt(FragmentInstruction::Place Begin, unsigned Below, unsigned Beside) {
  FragmentInstruction I{Operation::Ldmatrix, MatrixBytes, Below * Beside, {}};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    unsigned Matrix = Lane / MatrixLines % I.Matrices;
    I.Lanes[Lane] = {Begin.Line + Matrix % Below * MatrixLines + Lane % MatrixLines,
                     Begin.Byte + Matrix / Below * MatrixBytes};
  }
  return I;
}

} // namespace

std::vector<FragmentInstruction> instructionsOf(const Fragment &F, FragmentAddress Address, const CodeTarget &Target) {
  const unsigned Arch = Target.number();
  std::vector<FragmentInstruction> Result;
  if (!isRecorded(F, Arch))
    return Result;
  const Form How = isOperand(F) ? formOfOperand(F, Address == FragmentAddress::Shared) : formOfAccumulator(F, Arch);
  const Operation Op = F.As == Fragment::Use::D ? Operation::Store : Operation::Load;
  const unsigned Bytes = F.bitsOfLine() / 8, Lines = F.lines();
  unsigned BlockLines = How.TheKind == Form::Across ? 8 : 4 * How.LinesOfLane;
  unsigned BlockBytes = How.TheKind == Form::Across ? 4 * How.Width : 8 * How.Width;
  unsigned Below = std::min(Lines / MatrixLines, 2u), Beside = std::min(Bytes / MatrixBytes, 2u);
  if (Arch < FirstWithLargeLdmatrix && Below == 2)
    Beside = 1;
  if (How.TheKind == Form::Matrix)
    BlockLines = Below * MatrixLines, BlockBytes = Beside * MatrixBytes;
  for (unsigned Line = 0; Line < Lines; Line += BlockLines)
    for (unsigned Byte = 0; Byte < Bytes; Byte += BlockBytes)
      if (How.TheKind == Form::Matrix)
        Result.push_back(ldmatrixAt({Line, Byte}, Below, Beside));
      else
        addBlock(How, Op, {Line, Byte}, Result);
  return Result;
}

} // namespace bankcheck::nvcc

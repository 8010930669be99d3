#include "Report/DrawnLayout.h"
#include "Banks/Request.h"
#include "Report/Escape.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <numeric>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::report {
namespace {

constexpr uint64_t AllBanks = BankCount * WordBytes; ///< Bytes from a bank to itself.
constexpr uint64_t MostInLine = 32, MostLines = 4;

std::string banksOf(uint64_t Byte, unsigned Bytes) {
  uint64_t First = Byte / WordBytes, Last = (Byte + Bytes - 1) / WordBytes;
  std::string Text = std::to_string(First % BankCount);
  return First == Last ? Text : Text + "-" + std::to_string(Last % BankCount);
}

/// "[1][3]": the indices of a row, without the innermost.
std::string indicesOf(uint64_t Row, const std::vector<uint64_t> &Extents) {
  std::string Text;
  for (size_t D = Extents.size() - 1; D-- > 0;) {
    Text = "[" + std::to_string(Row % Extents[D]) + "]" + Text;
    Row /= Extents[D];
  }
  return Text;
}

} // namespace

void drawLayout(const DrawnLayout &L, raw_ostream &Out) {
  std::vector<uint64_t> Extents = L.Extents.empty() ? std::vector<uint64_t>{1} : L.Extents;
  uint64_t Columns = Extents.back(), RowBytes = Columns * L.ElementBytes;
  uint64_t Rows = std::accumulate(Extents.begin(), Extents.end() - 1, uint64_t(1), std::multiplies<>());
  Out << plainLine(L.Declaration) << ": " << Rows * RowBytes << " bytes";
  if (Rows > 1)
    Out << ", " << RowBytes << " from row to row";
  Out << "\n";
  uint64_t Period = AllBanks / std::gcd(RowBytes, AllBanks), Drawn = std::min(Rows, Period);
  size_t IndexWidth = indicesOf(Rows - 1, Extents).size() + std::to_string(Columns).size() + 3;
  int CellWidth = L.ElementBytes > WordBytes || WordBytes % L.ElementBytes ? 6 : 3;
  uint64_t InLine = L.ElementBytes > WordBytes ? MostInLine / 2 : MostInLine;
  for (uint64_t Row = 0; Row < Drawn; ++Row)
    for (uint64_t Column = 0; Column < Columns; Column += InLine) {
      std::string Index = indicesOf(Row, Extents) + "[" + std::to_string(Column) + "]";
      Out << "  " << Index << std::string(IndexWidth - std::min(IndexWidth, Index.size()), ' ');
      if (Column / InLine == MostLines) {
        Out << " ... to column " << Columns - 1 << "\n";
        break;
      }
      for (uint64_t C = Column; C < std::min(Columns, Column + InLine); ++C)
        Out << format("%*s", CellWidth, banksOf(Row * RowBytes + C * L.ElementBytes, L.ElementBytes).c_str());
      Out << "\n";
    }
  if (Drawn < Rows)
    Out << (Period == 1 ? "  all " + std::to_string(Rows) + " rows alike\n"
                        : "  rows " + std::to_string(Drawn) + " to " + std::to_string(Rows - 1) + " repeat the first " +
                              std::to_string(Drawn) + "\n");
}

} // namespace bankcheck::report

#include "Server/Document.h"
#include <algorithm>
#include <numeric>

using namespace llvm;

namespace bankcheck::server {
namespace {

/// UTF-16 units of the character that begins with the byte \p C; 0 inside one.
unsigned unitsOf(unsigned char C) { return (C & 0xC0) == 0x80 ? 0 : C >= 0xF0 ? 2 : 1; }

} // namespace

Document::Document(std::string Text, int64_t Version) : Text(std::move(Text)), Version(Version) {
  split();
  anchor();
}

void Document::split() {
  Starts = {0};
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '\n')
      Starts.push_back(I + 1);
}

void Document::anchor() {
  LineOf.resize(Starts.size());
  std::iota(LineOf.begin(), LineOf.end(), 0);
}

StringRef Document::line(int Line) const {
  if (Line < 0 || size_t(Line) >= Starts.size())
    return "";
  size_t End = size_t(Line) + 1 < Starts.size() ? Starts[Line + 1] : Text.size();
  return StringRef(Text).slice(Starts[Line], End).rtrim("\r\n");
}

size_t Document::offsetOf(const lsp::Position &P) const {
  if (P.line < 0)
    return 0;
  if (size_t(P.line) >= Starts.size())
    return Text.size();
  StringRef Line = line(P.line);
  size_t Byte = 0;
  for (int Units = 0; Byte < Line.size(); ++Byte) {
    unsigned Here = unitsOf(Line[Byte]);
    if (Here && Units >= P.character)
      break;
    Units += Here;
  }
  return Starts[P.line] + Byte;
}

int Document::lineAt(size_t Offset) const {
  return int(std::upper_bound(Starts.begin(), Starts.end(), Offset) - Starts.begin()) - 1;
}

void Document::change(const lsp::TextDocumentContentChangeEvent &Change) {
  if (!Change.range) {
    Text = Change.text;
    split();
    // What was where is not known any more: lines stay as they are.
    for (int &Line : LineOf)
      if (Line >= int(Starts.size()))
        Line = -1;
    return;
  }
  size_t Begin = offsetOf(Change.range->start), End = std::max(Begin, offsetOf(Change.range->end));
  int First = lineAt(Begin), Last = lineAt(End);
  bool AtStart = Begin == Starts[First];
  int Added = std::count(Change.text.begin(), Change.text.end(), '\n');
  // What is left of the first line stays, what is left of the last follows the new
  // text; a line goes if nothing is left of it.
  for (int &Line : LineOf)
    if (Line > Last || (Line == Last && (Last > First || AtStart)))
      Line += Added - (Last - First);
    else if (Line > First || (Line == First && Last > First && AtStart))
      Line = -1;
  Text.replace(Begin, End - Begin, Change.text);
  split();
}

std::optional<int> Document::lineNow(unsigned Line) const {
  if (Line == 0 || Line > LineOf.size() || LineOf[Line - 1] < 0)
    return std::nullopt;
  return LineOf[Line - 1];
}

lsp::Position Document::positionOf(int Line, unsigned Column) const {
  unsigned Units = 0;
  for (char C : line(Line).take_front(Column ? Column - 1 : 0))
    Units += unitsOf(C);
  return lsp::Position(Line, Units);
}

lsp::Position Document::positionAt(size_t Offset) const {
  const int Line = lineAt(Offset);
  return positionOf(Line, Offset - Starts[Line] + 1);
}

} // namespace bankcheck::server

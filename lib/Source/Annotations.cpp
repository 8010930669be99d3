#include "Source/Annotations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace bankcheck::source {
namespace {

constexpr StringLiteral Marker = "// bankcheck:";

class Reader {
public:
  Reader(StringRef Text, ArrayRef<std::string> Parameters) : Text(Text), Parameters(Parameters) {}

  Annotations Result;

  /// The clauses behind a marker, to the end of the line.
  void line(StringRef Rest) {
    Rest = Rest.trim();
    if (Rest.empty())
      return mistake(Rest, "nothing is stated: write block(...) or assume(...)");
    while (!Rest.empty()) {
      size_t Open = Rest.find('('), Close = closing(Rest, Open);
      StringRef Word = Rest.substr(0, Open).trim();
      if (Open == StringRef::npos || Close == StringRef::npos || (Word != "block" && Word != "assume"))
        return mistake(Rest, "'" + Rest + "' is neither block(...) nor assume(...)");
      StringRef Inside = Rest.slice(Open + 1, Close);
      if (Word == "block")
        block(Inside);
      else
        facts(Inside);
      Rest = Rest.substr(Close + 1).ltrim(" \t,;");
    }
  }

private:
  StringRef Text;
  ArrayRef<std::string> Parameters;

  static size_t closing(StringRef In, size_t Open) {
    unsigned Depth = 0;
    for (size_t I = Open; I < In.size(); ++I) {
      Depth += In[I] == '(';
      if (In[I] == ')' && --Depth == 0)
        return I;
    }
    return StringRef::npos;
  }

  void mistake(StringRef At, const Twine &Message) {
    Result.Mistakes.push_back({size_t(At.data() - Text.data()), Message.str()});
  }

  void block(StringRef Inside) {
    SmallVector<StringRef, 3> Parts;
    Inside.split(Parts, Inside.contains(',') ? ',' : 'x');
    unsigned Extents[3] = {1, 1, 1};
    bool Fits = Parts.size() <= 3;
    for (size_t I = 0; Fits && I < Parts.size(); ++I)
      Fits = !Parts[I].trim().getAsInteger(10, Extents[I]);
    std::optional<BlockShape> Shape = Fits ? BlockShape::make(Extents[0], Extents[1], Extents[2]) : std::nullopt;
    if (!Shape)
      return mistake(Inside, "'block(" + Inside +
                                 ")' is no block shape: 1 to 1024 threads, Z up to 64, for example block(32,8)");
    Result.Block = *Shape;
  }

  void facts(StringRef Inside) {
    Assumptions Wider = Result.Facts;
    if (Error E = assume(Inside, Wider))
      return mistake(Inside, toString(std::move(E)));
    for (auto &[Name, Fact] : Wider)
      if (!is_contained(Parameters, Name))
        return mistake(Inside, "the kernel has no parameter '" + Name + "'");
    Result.Facts = std::move(Wider);
  }
};

} // namespace

Annotations annotationsOf(StringRef Text, size_t Declaration, size_t Body, ArrayRef<std::string> Parameters) {
  Reader Read(Text, Parameters);
  size_t Begin = Text.rfind('\n', Declaration) + 1; // npos + 1 is 0
  while (Begin > 0) {
    size_t Above = Begin >= 2 ? Text.rfind('\n', Begin - 2) + 1 : 0;
    if (!Text.slice(Above, Begin).ltrim().starts_with("//"))
      break;
    Begin = Above;
  }
  StringRef Region = Text.slice(Begin, Text.find('\n', Body));
  for (size_t At = 0; (At = Region.find(Marker, At)) != StringRef::npos; At += Marker.size())
    Read.line(Region.slice(At + Marker.size(), Region.find('\n', At)));
  return std::move(Read.Result);
}

} // namespace bankcheck::source

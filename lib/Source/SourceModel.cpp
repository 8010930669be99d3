#include "Source/SourceModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace bankcheck::source {

std::string ArraySource::declaredWith(const std::vector<uint64_t> &Extents) const {
  std::string Text = ElementType + " " + Name;
  for (uint64_t Extent : Extents)
    Text += "[" + std::to_string(Extent) + "]";
  return Text;
}

std::vector<std::string> KernelSource::names() const {
  std::vector<std::string> Names = Parameters;
  for (const ParameterMember &M : Members)
    Names.push_back(M.Name);
  return Names;
}

void TextRange::trim() {
  const size_t Front = std::min(Text.find_first_not_of(" \t"), Text.size());
  Text.erase(0, Front);
  const size_t Back = Text.size() - (Text.find_last_not_of(" \t") + 1);
  Text.resize(Text.size() - Back);
  Begin.Column += Front;
  Offset += Front;
  EndColumn -= Back;
  Length -= Front + Back;
}

std::string ExtentSource::paddedBy(uint64_t Elements) const {
  uint64_t Extent = 0;
  if (IsLiteral && !llvm::StringRef(Range.Text).getAsInteger(0, Extent))
    return std::to_string(Extent + Elements);
  llvm::StringRef Front = llvm::StringRef(Range.Text).rtrim("0123456789");
  const char Before = Front.empty() ? ' ' : Front.back(); // "Edge + PAD2" ends in a macro's name
  const llvm::StringRef Addend = llvm::StringRef(Range.Text).drop_front(Front.size());
  const bool IsOctal = Addend.size() > 1 && Addend.starts_with("0");
  if (EndsInAddend && !llvm::isAlnum(Before) && Before != '_' && Before != '\'' && !IsOctal &&
      !Addend.getAsInteger(10, Extent))
    return Front.str() + std::to_string(Extent + Elements);
  return (NeedsParentheses ? "(" + Range.Text + ")" : Range.Text) + " + " + std::to_string(Elements);
}

const ExpressionSource *SourceModel::find(const Location &Where, ExpressionSource::Kind Kind, unsigned Bytes) const {
  auto It = Expressions.find(Where);
  if (It == Expressions.end())
    return nullptr;
  const ExpressionSource *Best = nullptr;
  auto Quality = [&](const ExpressionSource &E) { return std::pair(E.TheKind == Kind, E.Bytes == Bytes); };
  for (const ExpressionSource &E : It->second)
    if (!Best || Quality(E) > Quality(*Best))
      Best = &E;
  return Best;
}

const ArraySource *SourceModel::arrayIn(const std::string &Kernel, const std::string &Array) const {
  if (auto It = DynamicIn.find({Kernel, Array}); It != DynamicIn.end())
    return &It->second;
  auto It = Arrays.find(Array);
  return It == Arrays.end() ? nullptr : &It->second;
}

std::vector<const ArraySource *> SourceModel::allArrays() const {
  std::vector<const ArraySource *> All;
  std::set<llvm::StringRef> InFunctions;
  for (const auto &[Names, Array] : DynamicIn) {
    InFunctions.insert(Names.second);
    All.push_back(&Array);
  }
  for (const auto &[Name, Array] : Arrays)
    if (!InFunctions.contains(Name))
      All.push_back(&Array);
  return All;
}

const ArraySource *SourceModel::arrayAt(const Location &Where) const {
  const std::vector<const ArraySource *> All = allArrays();
  auto It = llvm::find_if(All, [&](const ArraySource *Array) { return Array->Where == Where; });
  return It == All.end() ? nullptr : *It;
}

} // namespace bankcheck::source

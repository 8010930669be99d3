#include "Source/SourceModel.h"

namespace bankcheck {

std::string ArraySource::declaredWith(uint64_t InnermostExtent) const {
  std::string Text = ElementType + " " + Name;
  for (size_t I = 0; I < Extents.size(); ++I)
    Text += "[" + std::to_string(I + 1 == Extents.size() ? InnermostExtent : Extents[I]) + "]";
  return Text;
}

std::string ExtentSource::paddedBy(uint64_t Elements) const {
  uint64_t Extent = 0;
  if (IsLiteral && !llvm::StringRef(Text).getAsInteger(0, Extent))
    return std::to_string(Extent + Elements);
  return Text + " + " + std::to_string(Elements);
}

const ExpressionSource *SourceModel::find(const Place &Where, ExpressionSource::Kind Kind, unsigned Bytes) const {
  auto It = Expressions.find(Where);
  if (It == Expressions.end())
    return nullptr;
  const ExpressionSource *Best = nullptr;
  auto Quality = [&](const ExpressionSource &E) {
    return std::pair(E.TheKind == Kind, E.Bytes == Bytes);
  };
  for (const ExpressionSource &E : It->second)
    if (!Best || Quality(E) > Quality(*Best))
      Best = &E;
  return Best;
}

unsigned SourceModel::alignmentAt(const Place &Where, unsigned Bytes) const {
  unsigned Largest = 0;
  if (auto It = Expressions.find(Where); It != Expressions.end())
    for (const ExpressionSource &E : It->second)
      if (E.Bytes == Bytes)
        Largest = std::max(Largest, E.Alignment);
  return Largest;
}

} // namespace bankcheck

#include "Suggestion.h"

using namespace llvm;

namespace bankcheck::cli {

StringRef nearestName(StringRef Word, ArrayRef<StringRef> Names) {
  const size_t Size = Word.size();
  unsigned Most = Size < 3 ? 0 : Size < 5 ? 1 : Size < 9 ? 2 : 3;
  StringRef Nearest;
  for (StringRef Name : Names)
    if (unsigned Distance = Word.edit_distance(Name, /*AllowReplacements=*/true, Most);
        Distance < Most || (Distance == Most && Nearest.empty())) {
      Nearest = Name;
      Most = Distance;
    }
  return Nearest;
}

} // namespace bankcheck::cli

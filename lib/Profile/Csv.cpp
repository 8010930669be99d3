#include "Profile/Csv.h"
#include "Limits/Limits.h"
#include <cinttypes>

using namespace llvm;

namespace bankcheck::profile {

Error readCsv(StringRef Text, function_ref<Error(const CsvRow &)> Each) {
  unsigned Line = 1;
  size_t At = 0, Cells = 0;
  CsvRow Row;
  while (At < Text.size()) {
    Row.Line = Line;
    size_t Fields = 0;
    for (bool End = false; !End; ++Fields) {
      if (Fields == limits::CsvFields)
        return createStringError("line %u: more than %" PRIu64 " fields", Row.Line, limits::CsvFields);
      if (++Cells > limits::CsvCells)
        return createStringError("line %u: more than %" PRIu64 " cells up to here", Line, limits::CsvCells);
      if (Fields == Row.Fields.size())
        Row.Fields.emplace_back();
      std::string &Field = Row.Fields[Fields];
      Field.clear();
      if (At < Text.size() && Text[At] == '"') {
        unsigned Start = Line;
        for (++At;; ++At) {
          if (At >= Text.size())
            return createStringError("line %u: cut off: a quoted field does not end", Start);
          if (Text[At] == '"' && At + 1 < Text.size() && Text[At + 1] == '"')
            ++At;
          else if (Text[At] == '"')
            break;
          Line += Text[At] == '\n';
          Field += Text[At];
        }
        ++At;
      }
      while (At < Text.size() && Text[At] != ',' && Text[At] != '\n')
        Field += Text[At++];
      if (At >= Text.size())
        return createStringError("line %u: cut off: the last line does not end", Line);
      End = Text[At] == '\n';
      Line += End;
      ++At;
      if (End && !Field.empty() && Field.back() == '\r')
        Field.pop_back();
    }
    Row.Fields.resize(Fields);
    if (Error E = Each(Row))
      return E;
  }
  return Error::success();
}

} // namespace bankcheck::profile

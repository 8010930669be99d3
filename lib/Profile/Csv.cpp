#include "Profile/Csv.h"

using namespace llvm;

namespace bankcheck {

Expected<std::vector<CsvRow>> readCsv(StringRef Text) {
  std::vector<CsvRow> Rows;
  unsigned Line = 1;
  size_t At = 0;
  while (At < Text.size()) {
    CsvRow Row;
    Row.Line = Line;
    bool End = false;
    while (!End) {
      std::string Field;
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
      Row.Fields.push_back(std::move(Field));
    }
    Rows.push_back(std::move(Row));
  }
  return Rows;
}

} // namespace bankcheck

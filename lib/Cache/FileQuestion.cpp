#include "Cache/FileQuestion.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck::cache {

FileAnswer FileAnswer::error(std::error_code Code) {
  if (Code == std::errc::no_such_file_or_directory || Code == std::errc::not_a_directory)
    return type(sys::fs::file_type::file_not_found);
  return {Error, uint64_t(Code.value()), Key::of(Code.category().name())};
}

FileAnswer FileAnswer::text(StringRef Text) {
  if (Text.empty() || Text.ends_with("\n"))
    return {FileAnswer::Text, 0, Key::of(Text)};
  return {FileAnswer::Text, 0, Key::of(Text.str() + "\n")};
}

FileAnswer FileAnswer::names(std::vector<std::string> Names) {
  sort(Names);
  return {FileAnswer::Names, 0, Key::of(archived(Names))};
}

} // namespace bankcheck::cache

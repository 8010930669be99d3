#include "Report/Serialise.h"
#include "Report/ReportArchive.h"

namespace bankcheck::report {

std::string serialise(const Report &R) {
  cache::ArchiveWriter Writer;
  Writer.OnlyUtf8 = true;
  Writer(R);
  return std::move(Writer.Bytes);
}

std::optional<Report> deserialise(llvm::StringRef Bytes) { return cache::unarchived<Report>(Bytes); }

} // namespace bankcheck::report

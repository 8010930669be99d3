//===- Format.h - the formats of a report ------------------------------------===//

#ifndef BANKCHECK_REPORT_FORMAT_H
#define BANKCHECK_REPORT_FORMAT_H

namespace bankcheck::report {

enum class Format {
#define REPORT_FORMAT(Id, Name, Shape, Help) Id,
#include "Report/Format.def"
};

/// Whether a report without findings is something still: an empty page, array or object.
constexpr bool isDocument(Format F) {
  enum {
    Lines,
    Document
  } Shapes[] = {
#define REPORT_FORMAT(Id, Name, Shape, Help) Shape,
#include "Report/Format.def"
  };
  return Shapes[unsigned(F)] == Document;
}

} // namespace bankcheck::report

#endif

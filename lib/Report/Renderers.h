//===- Renderers.h - a report in each output format --------------------------===//

#ifndef BANKCHECK_REPORT_RENDERERS_H
#define BANKCHECK_REPORT_RENDERERS_H

#include "Report/Finding.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck {

struct TextOptions {
  bool All = false; ///< Clean accesses too.
};

/// One warning a finding in clang's form, notes behind it, a summary last.
void renderText(const Report &R, const TextOptions &Options, llvm::raw_ostream &Out);

/// One object; docs/json.md has the schema.
void renderJson(const Report &R, const std::string &Version, llvm::raw_ostream &Out);

} // namespace bankcheck

#endif

//===- Renderers.h - a comparison in each output format ----------------------===//

#ifndef BANKCHECK_VERIFY_RENDERERS_H
#define BANKCHECK_VERIFY_RENDERERS_H

#include "Verify/Comparison.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::verify {

/// A table, a line each; a summary last.
void renderText(const Comparison &C, llvm::raw_ostream &Out);

/// The table as one page for a browser, which needs nothing else.
void renderHtml(const Comparison &C, llvm::raw_ostream &Out);

/// One object; docs/json.md has the fields.
void renderJson(const Comparison &C, llvm::raw_ostream &Out);

} // namespace bankcheck::verify

#endif

#include "Report/Escape.h"
#include "Report/Renderers.h"
#include "Report/Told.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace bankcheck::report {

void renderConcise(const ReportView &R, const Shown &What, raw_ostream &Out) {
  Told(R, What).each([&](const Diagnostic &D) {
    if (D.Where.Line)
      Out << plainLine(D.Where.File) << ":" << D.Where.Line << ":" << D.Where.Column << ": ";
    Out << textOf(D.Kind).Id << ": " << plainLine(D.Message) << "\n";
  });
  Out << plainLine(summaryOf(R)) << "\n";
}

} // namespace bankcheck::report

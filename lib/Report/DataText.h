//===- DataText.h - what data can do to an access, in words ------------------===//

#ifndef BANKCHECK_REPORT_DATATEXT_H
#define BANKCHECK_REPORT_DATATEXT_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// "1 to 8", "8", "3 or more"
std::string wavefrontsText(const DataFinding &D);
/// "1 to 8 wavefronts per request, 3.15 for random data, ideal 1"
std::string costText(const DataFinding &D);
/// "a block needs 128 to 1024 wavefronts for 128 requests, 404 for random data, ideal 128"; empty if that is not known.
std::string blockText(const DataFinding &D);
/// "for random data ... if no other warp ..." of loops that other warps may disturb; else empty.
std::string aloneText(const DataFinding &D);
/// "'bins' once for each lane ... : 1 wavefront per request, for 31744 bytes more shared memory (by hand)"
std::string changeText(const DataChangeFinding &C);

} // namespace bankcheck::report

#endif

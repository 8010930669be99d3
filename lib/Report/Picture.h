//===- Picture.h - lanes and banks in characters ------------------------------===//
//
// One character a bank says how many words it has to give:
//
//   bank     0       8       16      24
//   now      w...............................  32 wavefronts, ideal 1
//   fixed    11111111111111111111111111111111  1 wavefront, ideal 1
//
// '.' none, then 1 to 9, a (10) to w (32). A phase of an 8- or 16-byte request has
// a row of its own. Plain ASCII, unless the stream has its colours enabled.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_PICTURE_H
#define BANKCHECK_REPORT_PICTURE_H

#include "Report/Finding.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

enum class Colours : uint8_t { Auto, Always, Never };

/// What is asked for. Otherwise the environment decides: NO_COLOR (https://no-color.org) is set and not empty: no;
/// FORCE_COLOR or CLICOLOR_FORCE is, and not 0: yes; else it is a terminal.
bool coloursAreWanted(const llvm::raw_ostream &Out, Colours Asked = Colours::Auto);

/// '.' for 0, '1' to '9', 'a' to 'w'.
char wantedCharacter(unsigned Words);

/// "32 wavefronts, ideal 1"; empty where no rule is known.
std::string costText(const banks::Request &R);

/// The rows of \p Now, and of \p Fixed unless it is null.
void drawBanks(const banks::Request &Now, const banks::Request *Fixed, llvm::raw_ostream &Out);

/// For each lane its byte, bank and wavefront, now and fixed.
void drawLanes(const banks::Request &Now, const banks::Request *Fixed, llvm::raw_ostream &Out);

/// Both, for A.Drawn[Index] and the first fix.
void drawPattern(const AccessFinding &A, size_t Index, llvm::raw_ostream &Out);

/// Both, for the worst request of an access and the first fix. Nothing if its
/// address is not known.
void drawAccess(const AccessFinding &A, llvm::raw_ostream &Out);

} // namespace bankcheck::report

#endif

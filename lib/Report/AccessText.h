//===- AccessText.h - phrases on an access -------------------------------------===//

#ifndef BANKCHECK_REPORT_ACCESSTEXT_H
#define BANKCHECK_REPORT_ACCESSTEXT_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// "'tile'", or "'tile' (through 'rows')" where the source names something else.
std::string nameOf(const AccessFinding &A);
/// Different words of the lanes that meet in a bank.
size_t wordsThatMeet(const WorstFinding &W);
/// Whether a conflict is that of atomics that update one word: they wait for each other whatever its bank is.
bool isOfOneWord(const AccessFinding &A);
/// "reading 'tile'", or "reading 'tile' (through 'rows')" where the source names something else.
std::string actOf(const AccessFinding &A);
/// "0, 4, 8, ..., 28"
std::string lanesText(banks::LaneMask Lanes);
std::string costText(const AccessFinding &A);
/// "line 12", or "a.cu:12" where \p Seen is in another file.
std::string lineText(const Location &Where, const Location &Seen);
/// "at least 17 cycles per request, 7 at best"
std::string costText(const CopyFinding &C);
/// "as launched at line 40", "as launched at lines 40, 52 and a.cu:7", of other files with their name; with the calls
/// that give the launches constants, "as launched at line 40 by the call at line 52".
std::string launchText(const std::vector<LaunchPlace> &Where, const Location &Seen);
/// The same, with each place as \p Write writes it: it is given "40", or "a.cu:7".
using PlaceWriter = llvm::function_ref<std::string(const Location &, const std::string &Text)>;
std::string launchText(const std::vector<LaunchPlace> &Where, const Location &Seen, PlaceWriter Write);
/// "where ld == 33 and step == 2, as launched at line 40", or "with values that are not known, as launched at line 40"
std::string launchedText(const LaunchedFinding &L, const Location &Seen);
/// Whether what launches give decides no more than how often it runs.
bool holdsForAny(const AccessFinding &A);
/// launchedText of the first launch, with the values that decide.
std::string givenText(const AccessFinding &A);
/// How many of the first assumptions whereText says; it counts the others.
unsigned conditionsTold(const ClaimFinding &C);
/// Without what it is no such conflict: ", where ld % 32 == 0 and ld != 0, in blocks of 16x16".
std::string whereText(const AccessFinding &A, const KernelFinding &Kernel);
/// ", in 'k<16>'" where the template has other instances, of which it may not hold.
std::string instanceText(const std::set<Location> &OfSeveral, const KernelFinding &Kernel);
/// ", if it runs: by the conditions at lines 3, 5" of those that all lanes of a warp share.
std::string conditionsText(const AccessFinding &A);
/// "clean", "2-way, 2 wavefronts per request, where n % 2 == 0", "undecided: ..."
std::string outcomeText(const OutcomeFinding &O);

} // namespace bankcheck::report

#endif

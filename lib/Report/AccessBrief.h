//===- AccessBrief.h - what grouping and counting ask of an access -----------------===//
//
// With which others an access is told, and when, is decided by few of its members. Of many reports joined only these
// are in memory for all accesses at once, and the rest for those that are told together. \see ReportView.h, Places.h
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_ACCESSBRIEF_H
#define BANKCHECK_REPORT_ACCESSBRIEF_H

#include "Report/Finding.h"
#include "Report/Ranking.h"
#include <deque>

namespace bankcheck::report {

/// Texts are kept once for all accesses: equal ones are the same object.
struct AccessBrief {
  struct At {
    const std::string *File = nullptr;
    unsigned Line = 0, Column = 0;
  };
  At Where;
  unsigned EndLine = 0, EndColumn = 0;
  const std::string *Op = nullptr, *Array = nullptr;
  At Of; ///< Where the array is declared; its kernel where there is no array.
  unsigned Id = 0, Kernel = 0;
  Severity TheSeverity = {};
  FindingVerdict Verdict = {};
  FindingKind Kind = {};
  Withheld IsWithheld = {};
  bool HardwareAddressed = false, Fails = false;
  /// Of data that make most of it.
  bool HasData = false, HasWorstData = false, HasChanges = false;
  unsigned WorstData = 0, BestData = 0;
  unsigned LeastCycles = 0; ///< Of a copy.
  unsigned Ways = 0, Wavefronts = 0;
  Rank TheRank;
  uint64_t Excess = 0;
};

class AccessBriefs {
public:
  /// \p A: the next access of a report.
  void add(const AccessFinding &A, const KernelFinding &Kernel);
  size_t size() const { return All.size(); }
  const AccessBrief &operator[](size_t Id) const { return All[Id]; }
  auto begin() const { return All.begin(); }
  auto end() const { return All.end(); }

private:
  std::deque<AccessBrief> All;
  std::set<std::string> Texts;

  const std::string *keep(const std::string &Text) { return &*Texts.insert(Text).first; }
  AccessBrief::At keep(const Location &Where) { return {keep(Where.File), Where.Line, Where.Column}; }
};

} // namespace bankcheck::report

#endif

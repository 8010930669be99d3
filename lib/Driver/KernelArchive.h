//===- KernelArchive.h - what is kept of kernels, and what of the source is in its key ---===//
//
// \see Cache/Archive.h: each list is bound to all members of its type, and does not compile if one is missing. Lines
// and bytes of files go through the writer, which may leave them out (LineTable.h).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_KERNELARCHIVE_H
#define BANKCHECK_DRIVER_KERNELARCHIVE_H

#include "Driver/FileResultArchive.h"
#include "Driver/GroupAnalysis.h"
#include "Driver/LineTable.h"
#include "Source/RowLengths.h"

namespace bankcheck::source {

inline void members(cache::ArchiveWriter &Archive, const ParameterMember &V) {
  auto &[Parameter, Offset, Bytes, Name] = V;
  Archive(Parameter, Offset, Bytes, Name);
}
/// Without Open: what calls in other files make of these is among Launches.
inline void members(cache::ArchiveWriter &Archive, const KernelSource &V) {
  auto &[Name, Key, Where, Declared, IsOfFileOnly, Parameters, Members, MaxThreads, Indexed, Launches, Open,
         StatedBlock, Stated] = V;
  Archive(Name, Key, Where, Declared, IsOfFileOnly, Parameters, Members, MaxThreads, Indexed, Launches, StatedBlock,
          Stated);
}
inline void members(cache::ArchiveWriter &Archive, const TextRange &V) {
  auto &[Begin, EndLine, EndColumn, Offset, Length, Text] = V;
  Archive(Begin, Archive.line(Begin.File, EndLine), EndColumn, Archive.byte(Begin.File, Offset),
          Archive.byte(Begin.File, uint64_t(Offset) + Length), Length, Text);
}
inline void members(cache::ArchiveWriter &Archive, const ExtentSource &V) {
  auto &[Range, IsLiteral, IsDependent, NeedsParentheses, EndsInAddend] = V;
  Archive(Range, IsLiteral, IsDependent, NeedsParentheses, EndsInAddend);
}
inline void members(cache::ArchiveWriter &Archive, const IndexHelper &V) {
  auto &[At, Separator, IndexName, ElementName] = V;
  Archive(At, Separator, IndexName, ElementName);
}
inline void members(cache::ArchiveWriter &Archive, const ArraySource &V) {
  auto &[Name, Where, ElementType, ElementText, Extents, ElementBytes, IsDynamic, ExtentTexts, NotEditable, Helper] = V;
  Archive(Name, Where, ElementType, ElementText, Extents, ElementBytes, IsDynamic, ExtentTexts, NotEditable, Helper);
}
inline void members(cache::ArchiveWriter &Archive, const IndexUse &V) {
  auto &[Indices, Access, Pure, SeesLocals] = V;
  Archive(Indices, Access, Pure, SeesLocals);
}
/// Without IndexedAt, which follows from Indexed.
inline void members(cache::ArchiveWriter &Archive, const ArrayUses &V) {
  auto &[Indexed, IndexedAt, Others, Lost, OfType, Distances] = V;
  Archive(Indexed, Others, Lost, OfType, Distances);
}
inline void members(cache::ArchiveWriter &Archive, const ExpressionSource &V) {
  auto &[TheKind, Begin, EndLine, EndColumn, Text, Bytes, IsInMacro] = V;
  Archive(TheKind, Begin, Archive.line(Begin.File, EndLine), EndColumn, Text, Bytes, IsInMacro);
}
inline void members(cache::ArchiveWriter &Archive, const RowLength &V) {
  auto &[Name, Array, Base, Where, Value, UnitBytes, IsOfFragment, AlsoUsed] = V;
  Archive(Name, Array, Base, Where, Value, UnitBytes, IsOfFragment, AlsoUsed.size());
  for (unsigned Line : AlsoUsed)
    Archive(Archive.line(Where.File, Line));
}

inline void members(cache::ArchiveWriter &Archive, const LengthHolder &V) {
  auto &[Name, Where, Texts, RowLength, Products, Siblings, OtherUses, LeftOutUse, Failing] = V;
  Archive(Name, Where, Texts, RowLength, Products, Siblings, OtherUses.size(), Archive.line(Where.File, LeftOutUse));
  for (unsigned Line : OtherUses)
    Archive(Archive.line(Where.File, Line));
  Archive(Failing.size());
  for (const auto &[Line, Values] : Failing)
    Archive(Archive.line(Where.File, Line), Values);
}

} // namespace bankcheck::source

namespace bankcheck::driver {

inline void members(cache::ArchiveWriter &Archive, const LineTable::Numbers &V) {
  auto &[Lines, Bytes] = V;
  Archive(Lines, Bytes);
}
inline void members(cache::ArchiveReader &Archive, LineTable::Numbers &V) { Archive(V.Lines, V.Bytes); }
inline void members(cache::ArchiveWriter &Archive, const KernelFindings &V) {
  auto &[Kernels, Accesses, Oversized] = V;
  Archive(Kernels, Accesses, Oversized);
}
inline void members(cache::ArchiveReader &Archive, KernelFindings &V) { Archive(V.Kernels, V.Accesses, V.Oversized); }
inline void members(cache::ArchiveWriter &Archive, const GroupFindings &V) {
  auto &[Kernels, Spent] = V;
  Archive(Kernels, Spent.Steps, Spent.Values);
}
inline void members(cache::ArchiveReader &Archive, GroupFindings &V) {
  Archive(V.Kernels, V.Spent.Steps, V.Spent.Values);
}

} // namespace bankcheck::driver

#endif

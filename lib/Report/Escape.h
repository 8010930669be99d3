//===- Escape.h - text of others, where it is obeyed --------------------------===//
//
// Names of files and of `#line`, identifiers, expressions and messages come from what is
// analysed. A terminal obeys control characters in them, a build service lines that begin
// in a certain way, a hover links and HTML: each medium has one function here, through
// which all text goes that is not ours. JSON and its kin escape by themselves.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_ESCAPE_H
#define BANKCHECK_REPORT_ESCAPE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::report {

/// For a line of a terminal or a log: control characters, line ends and what changes the
/// direction of text as \xNN or \u{NNNN}, bytes that are no UTF-8 as \xNN; and nothing
/// that begins a command of a workflow, as "::" does at a line's begin.
std::string plainLine(llvm::StringRef Text);

/// For markdown, as one line of text: no markup, link or HTML.
std::string plainMarkdown(llvm::StringRef Text);

/// For the message, or a property, of a workflow command of GitHub. A message may have
/// line ends: what is between them goes through plainLine() before.
enum class WorkflowPart : uint8_t { Message, Property };
std::string workflowText(llvm::StringRef Text, WorkflowPart For);

} // namespace bankcheck::report

#endif

//===- Json.h - the JSON report, read ------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSON_H
#define BANKCHECK_REPORT_JSON_H

#include "Report/Finding.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace bankcheck::report {

/// The inverse of renderJson, as far as the other renderers ask: without
/// AccessFinding::Drawn, CodeAt and InHeader. What is wrong is reported with its path.
llvm::Expected<Report> readJson(llvm::StringRef Text);

/// The file names that the same report has, read without its accesses. None where it is no report.
ReportNames namesInJson(llvm::StringRef Text);

llvm::json::Value toJSON(const KernelFinding &K);
llvm::json::Value toJSON(const AccessFinding &A);
llvm::json::Value toJSON(const BudgetFinding &B);
bool fromJSON(const llvm::json::Value &V, BudgetFinding &B, llvm::json::Path P);
llvm::json::Value toJSON(const ResourceFinding &R);
llvm::json::Value toJSON(const GainFinding &G);
llvm::json::Value toJSON(const ErrorFinding &E);
llvm::json::Value toJSON(const RemarkFinding &F);

} // namespace bankcheck::report

#endif

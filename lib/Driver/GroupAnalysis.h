//===- GroupAnalysis.h - kernels of a file that are analysed together ---------------===//

#ifndef BANKCHECK_DRIVER_GROUPANALYSIS_H
#define BANKCHECK_DRIVER_GROUPANALYSIS_H

#include "Analysis/LayoutLegality.h"
#include "Driver/AnalyseFile.h"
#include "Driver/UserLocations.h"
#include "IR/KernelGroups.h"
#include "Source/RowLengths.h"

namespace bankcheck::driver {

/// What a report has of one kernel. In it a finding's Kernel and Id are indices into these lists.
struct KernelFindings {
  std::vector<report::KernelFinding> Kernels; ///< One for each block shape.
  std::vector<report::AccessFinding> Accesses;
  std::optional<report::ErrorFinding> Oversized; ///< It has more shared memory than nvcc takes.
};

/// Of a group of kernels (IR/KernelGroups.h), in its order.
struct GroupFindings {
  std::vector<KernelFindings> Kernels;
  analysis::Effort Spent{0, 0};
};

/// What the groups of a file have in common.
struct FileFacts {
  const AnalysisOptions &Options;
  const source::SourceModel &Model;
  const source::RowLengths &Lengths;
  const ir::SourceFacts &ForIr;
  const UserLocations &Locations;
  const llvm::Module &Unoptimised;
  const match::ObjectCode *Objects = nullptr; ///< Machine code of these sources; null if there is none.
  std::vector<std::string> *Notes = nullptr;  ///< Where it is said what does not fit; if there is some.
};

/// Predicts the code of a group and evaluates its kernels. \p HasAccesses is called for each kernel that accesses
/// shared memory before it is evaluated: its launches in other files are asked for then. \p Spent: the effort of the
/// file so far. Nothing if it was given up.
std::optional<GroupFindings> analyseGroup(const ir::KernelGroup &Group, const FileFacts &File,
                                          llvm::function_ref<void(const std::string &Linkage)> HasAccesses,
                                          analysis::Effort &Spent);

} // namespace bankcheck::driver

#endif

#include "Report/Kind.h"
#include "Report/KindPages.inc" // made from docs/kinds by CMake
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace bankcheck::report {

ArrayRef<KindText> allKinds() {
  static const KindText Kinds[] = {
      {FindingKind::Conflict, "bankcheck-conflict", "A request to shared memory costs more wavefronts than it has to",
       page_conflict, Severity::Warning},
      {FindingKind::Undecided, "bankcheck-undecided",
       "What decides the address of a shared access is not in the source", page_undecided, Severity::Note},
      {FindingKind::Clean, "bankcheck-clean", "A shared access has no bank conflict", page_clean, Severity::Note},
      {FindingKind::Skipped, "bankcheck-skipped", "A kernel or a device function is not analysed", page_skipped,
       Severity::Warning},
      {FindingKind::HardwareAddressed, "bankcheck-hardware-addressed",
       "Shared memory is accessed at addresses that no lane makes", page_hardware_addressed, Severity::Note},
      {FindingKind::Annotation, "bankcheck-annotation", "A comment that states something of a kernel is not understood",
       page_annotation, Severity::Warning},
      {FindingKind::NoLint, "bankcheck-nolint", "A NOLINT comment suppresses nothing, or has no counterpart",
       page_nolint, Severity::Warning},
      {FindingKind::DataDependent, "bankcheck-data-dependent",
       "The data decide how many wavefronts a request to shared memory costs", page_data_dependent, Severity::Note},
      {FindingKind::ScatteredCopy, "bankcheck-scattered-copy",
       "A copy past L1 scatters over rows of shared memory that wait for one another", page_scattered_copy,
       Severity::Note},
      {FindingKind::Misaligned, "bankcheck-misaligned",
       "A shared access at an address that is no multiple of its width: the kernel faults", page_misaligned,
       Severity::Warning},
  };
  return Kinds;
}

const KindText *kindNamed(StringRef Name) {
  Name.consume_front("bankcheck-");
  for (const KindText &K : allKinds())
    if (K.shortId() == Name)
      return &K;
  return nullptr;
}

std::optional<Severity> severityNamed(StringRef Name) {
  return StringSwitch<std::optional<Severity>>(Name)
      .Case("ignore", Severity::Ignore)
      .Case("note", Severity::Note)
      .Case("warning", Severity::Warning)
      .Case("error", Severity::Error)
      .Default(std::nullopt);
}

} // namespace bankcheck::report

#include "Cache/ProgramIdentity.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Alignment.h"
#include <cstring>
#include <link.h>

using namespace llvm;

namespace bankcheck::cache {
namespace {

/// The build ID among the notes at \p At; empty if it is not there.
StringRef buildIdIn(const char *At, size_t Size) {
  constexpr uint32_t BuildId = 3; // NT_GNU_BUILD_ID
  StringRef Notes(At, Size);
  while (Notes.size() >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) Header;
    std::memcpy(&Header, Notes.data(), sizeof Header);
    size_t Name = alignTo(Header.n_namesz, Align(4)), Value = alignTo(Header.n_descsz, Align(4));
    Notes = Notes.drop_front(sizeof Header);
    if (Notes.size() < Name + Value)
      break;
    if (Header.n_type == BuildId && Notes.take_front(Header.n_namesz) == StringRef("GNU\0", 4))
      return Notes.substr(Name, Header.n_descsz);
    Notes = Notes.drop_front(Name + Value);
  }
  return "";
}

struct Identity {
  bool IsFirst = true;
  bool IsKnown = true;
  std::string Text;
};

int add(dl_phdr_info *Object, size_t, void *Into) {
  Identity &All = *static_cast<Identity *>(Into);
  StringRef Name = Object->dlpi_name, Found;
  if (Name.starts_with("linux-vdso")) // of the kernel
    return 0;
  for (unsigned I = 0; I < Object->dlpi_phnum && Found.empty(); ++I)
    if (const ElfW(Phdr) &Part = Object->dlpi_phdr[I]; Part.p_type == PT_NOTE)
      // NOLINTNEXTLINE(performance-no-int-to-ptr): the loader gives addresses as numbers
      Found = buildIdIn(reinterpret_cast<const char *>(Object->dlpi_addr + Part.p_vaddr), Part.p_memsz);
  All.IsKnown &= !Found.empty() || !(All.IsFirst || Name.contains("libLLVM") || Name.contains("libclang"));
  All.IsFirst = false;
  All.Text.append(Found.data(), Found.size());
  return 0;
}

} // namespace

std::string programIdentity() {
  Identity All;
  dl_iterate_phdr(add, &All);
  return All.IsKnown ? All.Text : "";
}

} // namespace bankcheck::cache

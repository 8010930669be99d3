#include "Cache/Eviction.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;

namespace bankcheck::cache {

void evict(const Folder &Where, uint64_t MostBytes) {
  constexpr time_t TemporarySeconds = 3600;
  std::vector<Folder::File> Files = Where.files();
  uint64_t Bytes = 0;
  timespec Now{};
  clock_gettime(CLOCK_REALTIME, &Now);
  erase_if(Files, [&](const Folder::File &File) {
    if (!File.isTemporary())
      Bytes += File.Bytes;
    else if (Now.tv_sec - File.Used.tv_sec > TemporarySeconds)
      Where.remove(File.Name);
    return File.isTemporary();
  });
  if (Bytes <= MostBytes)
    return;
  sort(Files, [](const Folder::File &A, const Folder::File &B) {
    return std::tie(A.Used.tv_sec, A.Used.tv_nsec, A.Name) < std::tie(B.Used.tv_sec, B.Used.tv_nsec, B.Name);
  });
  const uint64_t Left = MostBytes - MostBytes / 5;
  for (const Folder::File &File : Files) {
    if (Bytes <= Left)
      break;
    Where.remove(File.Name);
    Bytes -= File.Bytes;
  }
}

} // namespace bankcheck::cache

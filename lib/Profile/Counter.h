//===- Counter.h - what a profiler counts of a whole launch --------------------===//

#ifndef BANKCHECK_PROFILE_COUNTER_H
#define BANKCHECK_PROFILE_COUNTER_H

#include <array>
#include <cstdint>
#include <optional>

namespace bankcheck::profile {

enum class Counter : uint8_t { LoadSectors, StoreSectors, Instructions, SharedWavefronts };

struct CounterName {
  Counter Which;
  const char *Text;   ///< In a table.
  const char *Field;  ///< In JSON; in a report's budget, too.
  const char *Metric; ///< Of Nsight Compute.
};

inline constexpr std::array<CounterName, 4> Counters{{
    {Counter::LoadSectors, "global load sectors", "load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"},
    {Counter::StoreSectors, "global store sectors", "store_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"},
    {Counter::Instructions, "instructions issued", "instructions", "smsp__inst_issued.sum"},
    {Counter::SharedWavefronts, "shared wavefronts", "wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"},
}};

/// By Counter, of a launch; nothing where the profile lacks one.
using CounterValues = std::array<std::optional<uint64_t>, Counters.size()>;

} // namespace bankcheck::profile

#endif

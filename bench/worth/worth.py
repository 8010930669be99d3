"""What the scripts of this folder know of its kernels and their records."""

import hashlib
import json
import math
import pathlib
import re
import statistics

HERE = pathlib.Path(__file__).resolve().parent
VARIANTS = ("before", "after")

# What is counted of each variant. Sectors have 32 bytes; shares are of the peak, in percent.
METRICS = {
    "nanoseconds": "gpu__time_duration.sum",
    "shared_wavefronts": "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    "source_wavefronts": "memory_l1_wavefronts_shared",
    "source_ideal": "memory_l1_wavefronts_shared_ideal",
    "load_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "store_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l2_sectors": "lts__t_sectors.sum",
    "dram_read_sectors": "dram__sectors_read.sum",
    "dram_write_sectors": "dram__sectors_write.sum",
    "instructions": "smsp__inst_issued.sum",
    "cycles_active": "smsp__cycles_active.avg",
    "cycles_elapsed": "sm__cycles_elapsed.max",
    "issue_share": "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "shared_share": "l1tex__data_pipe_lsu_wavefronts.avg.pct_of_peak_sustained_elapsed",
    "l2_share": "lts__t_sectors.avg.pct_of_peak_sustained_elapsed",
    "dram_share": "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "fma_share": "sm__inst_executed_pipe_fma.avg.pct_of_peak_sustained_active",
    "alu_share": "sm__inst_executed_pipe_alu.avg.pct_of_peak_sustained_active",
    "fp64_share": "sm__inst_executed_pipe_fp64.avg.pct_of_peak_sustained_active",
    "special_share": "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active",
    "tensor_share": "sm__inst_executed_pipe_tensor.avg.pct_of_peak_sustained_active",
    "warps_active_share": "sm__warps_active.avg.pct_of_peak_sustained_active",
}

# A share from which on a resource is said to bound a kernel; below, it waits for latencies.
BUSY = 60

# A factor below this is no gain.
GAIN = 1.05

# Shares by what a reader calls them.
RESOURCES = {
    "shared_share": "shared memory and L1",
    "issue_share": "issue",
    "l2_share": "L2",
    "dram_share": "DRAM",
    "fma_share": "FP32",
    "alu_share": "integer",
    "fp64_share": "FP64",
    "special_share": "special functions",
    "tensor_share": "tensor cores",
}


def records_of(gpu):
    """The file with what a GPU has measured: h100, h200."""
    return HERE / f"measured-{gpu}.json"


def gpu_of(about):
    """"h200" of a record of an "NVIDIA H200"."""
    return re.search(r"[A-Z]+\d+", about["gpu"].removeprefix("NVIDIA")).group().lower()


def sources():
    return sorted(file for file in HERE.glob("*.cu") if not file.name.startswith("public-"))


# Families that were written when the model was there, by somebody who had not seen it: which time that was.
UNSEEN = {"unseen": "first", "later": "second", "idioms": "second", "applications": "third", "fresh": "third"}


def held_out(name, family):
    """Half of the kernels, by their names alone, so that a model cannot choose them; and those of UNSEEN."""
    return family in UNSEEN or hashlib.sha256(name.encode()).digest()[0] % 2 == 1


def digest(source):
    """Of the code, line by line: comments may change their words, not their number."""
    code = [line.split("//")[0].rstrip() for line in source.read_text().splitlines()]
    return hashlib.sha256("\n".join(code).encode()).hexdigest()


def bound(counters):
    """The busiest resource and its share; "latency" if none is busy."""
    shares = {key: counters[key] for key in RESOURCES if counters.get(key) is not None}
    most = max(shares, key=shares.get)
    return (RESOURCES[most] if shares[most] >= BUSY else "latency"), RESOURCES[most], shares[most]


def factor(record):
    return record["before"]["microseconds"] / record["after"]["microseconds"]


def rank_correlation(xs, ys):
    """Spearman's; no two values are taken to be equal."""
    def ranks(values):
        order = sorted(range(len(values)), key=values.__getitem__)
        return {i: rank for rank, i in enumerate(order)}
    a, b, n = ranks(xs), ranks(ys), len(xs)
    return 1 - 6 * sum((a[i] - b[i]) ** 2 for i in range(n)) / (n * (n * n - 1)) if n > 2 else float("nan")


def mistake(measured, verdict):
    """What a verdict gets wrong, "" if nothing."""
    if verdict == "no-effect" and measured > GAIN:
        return f"no effect expected, gains {measured:.2f}"
    if verdict == "worth-it" and measured < 1:
        return f"called worth it, loses: {measured:.2f}"
    return ""


def summary(rows):
    """Of kernels: (measured, least, most, verdict)."""
    within = sum(least <= measured <= most for measured, least, most, _ in rows)
    return {
        "within": 100 * within / len(rows) if rows else 0.0,
        "width": statistics.median(most / least for _, least, most, _ in rows),
        "rank": rank_correlation([math.sqrt(least * most) for _, least, most, _ in rows],
                                 [measured for measured, *_ in rows]),
        "mistakes": [found for measured, _, _, verdict in rows if (found := mistake(measured, verdict))],
    }


def written(about, kernels):
    """JSON with one kernel a line, so that a change is read easily."""
    lines = ",\n".join("  " + json.dumps(kernel) for kernel in sorted(kernels, key=lambda k: (k["family"], k["name"])))
    head = json.dumps(about, indent=1)[:-2]
    return f'{head},\n "kernels": [\n{lines}\n ]\n}}\n'

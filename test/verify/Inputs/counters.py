#!/usr/bin/env python3
"""Prints a raw page with columns of counters, as ncu adds them with --metrics.

    counters.py RAW.csv LOADS:STORES:INSTRUCTIONS:WAVEFRONTS...     one for each launch
"""

import csv
import sys

METRICS = {
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": "sector",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": "sector",
    "smsp__inst_issued.sum": "inst",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum": "",
}

with open(sys.argv[1], newline="") as page:
    header, units, *launches = csv.reader(page)
rows = [header + list(METRICS), units + list(METRICS.values())]
for launch, counters in zip(launches, sys.argv[2:], strict=True):
    rows.append(launch + counters.split(":"))
csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)

#!/usr/bin/env python3
"""Measures atomics in which warps meet (contention.cu) with the hardware's counters; needs nvcc and ncu.

    ./contention.py --out contention.jsonl      2 minutes on an H100

Adds to each record of the program `wavefronts` (of the launch, less those of one that issues nothing) and
`instructions`, executions of ATOMS and of the loop's loads.
"""

import argparse
import csv
import io
import json
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
INSTRUCTIONS = "smsp__sass_inst_executed_op_shared.sum"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, help="the file to write")
    parser.add_argument("--arch", default="native", help="nvcc -arch (default: native)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        program = f"{scratch}/contention"
        subprocess.run(["nvcc", "-std=c++20", f"-arch={options.arch}", "-o", program, HERE / "contention.cu"],
                       check=True)
        printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
        done = subprocess.run(["ncu", "--clock-control", "none", "--csv", "--print-units", "base", "--print-fp",
                               "--metrics", f"{WAVEFRONTS},{INSTRUCTIONS}", "--log-file", f"{scratch}/log", program],
                              check=True, capture_output=True, text=True)
        assert done.stdout == printed
        log = pathlib.Path(f"{scratch}/log").read_text()
    table = "".join(line + "\n" for line in log.splitlines() if line.startswith('"'))
    launches = {}
    for row in csv.DictReader(io.StringIO(table)):
        launches.setdefault(int(row["ID"]), {})[row["Metric Name"]] = float(row["Metric Value"].replace(",", ""))
    records = [json.loads(line) for line in printed.splitlines()]
    assert len(records) == len(launches)
    base = {}
    with open(options.out, "w") as out:
        for record, (_, counts) in zip(records, sorted(launches.items())):
            key = record["warps"]
            if record["operation"] == "nothing":
                base[key] = counts
                continue
            record["wavefronts"] = round(counts[WAVEFRONTS] - base[key][WAVEFRONTS])
            record["instructions"] = round(counts[INSTRUCTIONS] - base[key][INSTRUCTIONS])
            out.write(json.dumps(record, separators=(",", ":")) + "\n")
    print(f"{len(records)} launches")


if __name__ == "__main__":
    main()

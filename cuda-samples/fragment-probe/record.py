#!/usr/bin/env python3
"""Writes what nvcc makes of wmma's loads and stores, and what the GPU counts for them, as test/data/fragments.jsonl.

    record.py OUT.jsonl

Needs nvcc, cuobjdump, ncu, and for the counts a GPU of compute capability 9.0. The machine code of each kernel is run
for 32 lanes (lanes.py). A record is a combination of type, shape, use, layout and kind of address:

    ptx               the instruction as PTX has it
    address           "shared": nvcc knows where it leads, or "generic"
    archs             for which architectures the code is this one
    instructions      [name, [[line, byte] of each lane]]; of ldmatrix the rows that its form uses
    movm              transpositions in registers, each of which the counter counts as one
    launch_wavefronts by leading dimension; 4 of them are no request's
"""

import collections
import concurrent.futures
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass

import lanes

HERE = pathlib.Path(__file__).resolve().parent
COUNTER = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
MEASURED = "sm_90a"
FAR = 1 << 14  # a leading dimension that no line is as long as
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "s8": 8, "u8": 8, "f32": 32, "s32": 32, "s4": 4, "u4": 4, "b1": 1}
SHAPES = [(16, 16, 16), (32, 8, 16), (8, 32, 16)]


@dataclass
class Configuration:
    element: str
    shape: tuple
    use: str
    layout: str

    @property
    def name(self):
        return f"{self.element}_m{self.shape[0]}n{self.shape[1]}k{self.shape[2]}_{self.use}_{self.layout}"

    @property
    def ptx(self):
        verb = "store" if self.use == "d" else "load"
        return f"wmma.{verb}.{self.use}.sync.aligned.{self.layout}.{self.name.split('_')[1]}.{self.element}"

    @property
    def since(self):
        return 80 if self.element in ("bf16", "tf32", "f64") or self.shape == (16, 16, 8) else 75

    def leading_dimensions(self):
        m, n, k = self.shape
        rows, columns = {"a": (m, k), "b": (k, n)}.get(self.use, (m, n))
        lines, elements = (rows, columns) if self.layout == "row" else (columns, rows)
        unit = max(128 // BITS[self.element], 1)
        wanted = [elements + extra * unit for extra in (0, 1, 2, 3, 4, 7, 8)]
        wanted = [n for n in wanted if n % unit == 0 and n * lines * BITS[self.element] // 8 <= 32768]
        row_of_banks = 1024 // BITS[self.element]
        return wanted + [n for n in (row_of_banks, row_of_banks + unit) if n >= elements and n not in wanted]


def configurations():
    def of(elements, shapes, uses, layouts=("row", "col")):
        return [Configuration(e, s, u, o) for s in shapes for e in elements for u in uses for o in layouts]

    return (of(("f16", "bf16", "s8", "u8"), SHAPES, "ab") + of(("f16", "f32", "s32"), SHAPES, "cd") +
            of(["tf32"], [(16, 16, 8)], "ab") + of(["f32"], [(16, 16, 8)], "cd") + of(["f64"], [(8, 8, 4)], "abcd") +
            of(["s32"], [(8, 8, 32), (8, 8, 128)], "cd") + of(("s4", "u4"), [(8, 8, 32)], "a", ["row"]) +
            of(("s4", "u4"), [(8, 8, 32)], "b", ["col"]) + of(["b1"], [(8, 8, 128)], "a", ["row"]) +
            of(["b1"], [(8, 8, 128)], "b", ["col"]))


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def code_for(source, arch, folder):
    image = folder / f"{arch}.cubin"
    run("nvcc", "-std=c++17", f"-arch={arch}", f"-I{HERE}", "-cubin", "-o", image, source)
    return dict(lanes.kernels(run("cuobjdump", "-sass", image)))


def instructions_in(arch, code, line_bytes):
    parameters = [0, FAR, 0, 0, 0x1000, 7, 0x2000, 7, 0x3000, 7]
    for name, addresses in sorted(lanes.accesses(arch, code, parameters)):
        matrices = re.fullmatch(r"LDSM\.16\.MT?88(\.\d)?", name)
        used = 8 * int((matrices[1] or ".1")[1:]) if matrices else 32
        yield name, [list(divmod(address, line_bytes)) for address in addresses[:used]]


def counts(source, folder):
    """{(kernel, leading dimension): wavefronts}"""
    program, log = folder / "program", folder / "log.csv"
    run("nvcc", "-std=c++17", "-arch=sm_90", f"-I{HERE}", "-o", program, source)
    launches = [line.split("\t") for line in run(program).splitlines()]
    run("ncu", "--clock-control", "none", "--cache-control", "none", "--metrics", COUNTER, "--csv", "--page", "raw",
        "--print-units", "base", "--log-file", log, program)
    rows = list(csv.reader(line for line in log.read_text().splitlines() if line.startswith('"')))
    column = rows[0].index(COUNTER)
    measured = [int(row[column].replace(",", "")) for row in rows if row[0].isdigit()]
    return {(name, int(leading)): count for (name, leading), count in zip(launches, measured, strict=True)}


def main(out):
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor() as pool:
        folder = pathlib.Path(scratch)
        source = folder / "fragments.cu"
        source.write_text(run(sys.executable, HERE / "make.py"))
        jobs = {arch: pool.submit(code_for, source, arch, folder) for arch in lanes.PARAMETERS}
        code = {arch: job.result() for arch, job in jobs.items()}
        measured = counts(source, folder)
    with open(out, "w") as file:
        for c in configurations():
            for form in ("shared", "generic"):
                kernel, alike = f"{c.name}_{form}", collections.defaultdict(list)
                for arch in lanes.PARAMETERS:
                    if int(re.search(r"\d+", arch)[0]) < c.since:
                        continue
                    found = list(instructions_in(arch, code[arch][kernel], FAR * BITS[c.element] // 8))
                    alike[json.dumps(found, separators=(",", ":"))].append(arch)
                for found, archs in alike.items():
                    record = {"ptx": c.ptx, "address": form, "archs": archs, "instructions": json.loads(found)}
                    if MEASURED in archs:
                        record["movm"] = sum("MOVM" in text for _, text in code[MEASURED][kernel])
                        record["launch_wavefronts"] = {
                            str(leading): count for (name, leading), count in measured.items() if name == kernel
                        }
                    file.write(json.dumps(record, separators=(",", ":")) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

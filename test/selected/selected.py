#!/usr/bin/env python3
"""Kernels that read what a condition selects: type, condition, memory of both
sides, syntax and index, crossed; and what becomes of them.

    selected.py print              the kernels, as a .cu file
    selected.py record FILE.cu     the loads, by width, in the code that nvcc makes of it for sm_90
    selected.py check BANKCHECK    compares what bankcheck says with the records in selected.json and
                                   with the wavefronts of the lanes' addresses

Where the condition is one of lanes, each lane's address is known here, too. A
claim that is exact must be theirs; one that says "at most" may be more.
"""

import collections
import itertools
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

TYPES = {"__half": 2, "int": 4, "float": 4, "float2": 8, "Pair": 8, "float4": 16, "Triple": 12}
CONDITIONS = {"few": "t < 8", "odd": "t & 1", "argument": "n", "bound": "t < n", "data": "c[t]"}
LANES = {"few": [t < 8 for t in range(32)], "odd": [bool(t & 1) for t in range(32)]}
OTHERS = {"local": ("T y = o[40];", "y"), "given": ("", "z"), "global": ("", "o[t * 2]"), "shared": ("", "b[t * {s}]")}
SYNTAX = {
    "value": "T v = {C} ? {X} : {Y}; o[t] = v;",
    "assigned": "o[t] = {C} ? {X} : {Y};",
    "bound": "const T &r = {C} ? {X} : {Y}; o[t] = r;",
    "pointer": "const T *p = {C} ? &{X} : &{Y}; o[t] = *p;",
    "branch": "const T *p; if ({C}) p = &{X}; else p = &{Y}; o[t] = *p;",
    "table": "const T *p[2] = {{&{Y}, &{X}}}; o[t] = *p[bool({C})];",
}
STRIDES = [1, 2, 8]
# Not of structs of 12 bytes at strides that align them: how wide their copies are is another question.


def cases():
    return [
        case for case in itertools.product(TYPES, CONDITIONS, OTHERS, SYNTAX, STRIDES)
        if case[0] != "Triple" or case[4] == 1
    ]


HEADER = "#include <cuda_fp16.h>\nstruct Pair { float x, y; };\nstruct Triple { float x, y, z; };\n"
LDS, LD = 0x984, 0x980
BYTES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 8, 6: 16}


def name_of(T, *parts):
    return "_".join(map(str, (T.strip("_"), *parts)))


def kernels():
    for case in cases():
        T, condition, other, syntax, s = case
        before, Y = OTHERS[other]
        body = SYNTAX[syntax].format(C=CONDITIONS[condition], X=f"a[t * {s}]", Y=Y.format(s=s))
        b = "__shared__ T b[512]; b[t] = o[t + 32];" if other == "shared" else ""
        yield (
            f"__global__ void {name_of(*case)}({T} *o, {T} z, int n, const int *c) {{ typedef {T} T; __shared__ T "
            f"a[256]; int t = threadIdx.x; {b} {before} a[t] = o[t]; __syncthreads();\n{body} }}")


def record(file):
    sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "merging"))
    from record import text_sections, unmangled
    with tempfile.TemporaryDirectory() as scratch:
        image = pathlib.Path(scratch) / "image.cubin"
        subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-w", "-cubin", "-o", image, file], check=True)
        made = {}
        for name, code in text_sections(image.read_bytes()):
            counts = collections.Counter()
            for offset in range(0, len(code) - 15, 16):
                low, high = struct.unpack_from("<QQ", code, offset)
                if low & 0xFFF in (LDS, LD):
                    counts[f"{'LDS' if low & 0xFFF == LDS else 'LD'}.{BYTES[high >> 9 & 7]}"] += 1
            made[unmangled(name)] = dict(sorted(counts.items()))
    return made


def wavefronts(width, offsets):
    """Of one load: offsets by lane, None where it takes no part. As measured: bank-model."""
    def distinct(lanes):
        banks = collections.defaultdict(set)
        for lane in lanes:
            if offsets[lane] is not None:
                for word in range(offsets[lane] // 4, (offsets[lane] + width + 3) // 4):
                    banks[word % 32].add(word)
        return max(map(len, banks.values()), default=0)
    size = {8: 16, 16: 8}.get(width, 32)
    pairs = any(all(offsets[n] is None or offsets[n ^ d] in (None, offsets[n]) for n in range(32)) for d in (1, 2))
    if size < 32 and pairs:
        size *= 2
    return sum(distinct(range(first, first + size)) for first in range(0, 32, size))


def expected(T, condition, other, syntax, stride, widths):
    """The wavefronts of each load, from the widths of its pieces; none if they are not known."""
    size = TYPES[T]
    if condition == "argument":
        takes = [True] * 32
    elif condition in LANES:
        takes = LANES[condition]
    else:
        return None
    first = [t * stride * size if takes[t] else None for t in range(32)]
    second = [None] * 32
    if other == "shared":
        second = [1 << 20 | t * stride * size if condition == "argument" or not takes[t] else None for t in range(32)]
    sides = [first, second]
    # What both sides end with is done behind them: a load of a number, or of a vector into a variable.
    if other == "shared" and (T in ("int", "float") or
                              (T in ("float2", "float4") and syntax == "value")) and condition != "argument":
        syntax = "pointer"
    elif other == "shared" and (T in ("int", "float") or (T in ("float2", "float4") and syntax == "value")):
        sides = [first]
    if syntax not in ("value", "assigned") and condition != "argument":
        sides = [[x if x is not None else y for x, y in zip(first, second)]]
    elif syntax not in ("value", "assigned"):
        sides = [first] if other == "shared" else None  # whether it is shared at all depends
    if sides is None:
        return None
    result = []
    for side in sides:
        if all(offset is None for offset in side):
            continue
        at = 0
        while at < size:
            width = max((w for w in widths if at % w == 0 and at + w <= size), default=0)
            if not width:
                return None
            result.append((width, wavefronts(width, [None if o is None else o + at for o in side])))
            at += width
    return sorted(result)


def main_check(bankcheck):
    recorded = json.loads((pathlib.Path(__file__).parent / "selected.json").read_text())
    with tempfile.TemporaryDirectory() as scratch:
        file = pathlib.Path(scratch) / "selected.cu"
        file.write_text(HEADER + "\n".join(kernels()) + "\n")
        done = subprocess.run([bankcheck, "--cuda-path=none", "--block=32", "--no-fixes", "--format=json",
                               "--fail-on=never", str(file)],
                              capture_output=True, text=True)
    report = json.loads(done.stdout)
    assert not report["errors"], report["errors"]
    accesses = collections.defaultdict(list)
    for access in report["accesses"]:
        if access["op"] == "load":
            accesses[report["kernels"][access["kernel"]]["name"].split("(")[0]].append(access)
    exact = undecided = open = bad = 0
    for case in cases():
        T, condition, other, syntax, stride = case
        name = name_of(*case)
        made = recorded[name]
        told = [a for a in accesses[name] if a["reason"] is None or "removes" not in a["reason"]]
        if any(a["verdict"] in ("undecided", "data-dependent") for a in told):
            undecided += 1
            if condition in LANES and syntax in ("value", "assigned"):
                bad += 1
                print(f"{name}: undecided: {[a['reason'] for a in told]}")
            continue
        if not told and made:
            bad += 1
            print(f"{name}: absent, nvcc makes {made}")
            continue
        loads = collections.Counter()
        for key, count in made.items():
            loads[int(key.split(".")[1])] += count
        mine, cost = collections.Counter(), 0
        for a in told:
            if a["per_block"]:
                for width, requests in a["per_block"]["widths"].items():
                    mine[int(width)] += requests
                cost += a["per_block"]["wavefronts"]
        known = expected(T, condition, other, syntax, stride, set(loads))
        wrong = mine != loads
        if known is not None and not wrong:
            total = sum(w for _, w in known)
            at_most = any(a["at_most"] for a in told)
            wrong = cost < total if at_most else cost != total
        else:
            total = None
        if any(a["may_vary"] or a["may_run_with_lines"] for a in told):
            open += 1
        elif wrong:
            bad += 1
            print(f"{name}: told {dict(mine)}, {cost} wavefronts; nvcc makes {made}, {total} wavefronts")
        else:
            exact += 1
    print(f"{len(cases())} kernels, {undecided} undecided, {open} not exact, {bad} wrong")
    return 1 if bad else 0


if __name__ == "__main__":
    if sys.argv[1] == "print":
        print(HEADER + "\n".join(kernels()))
    elif sys.argv[1] == "record":
        made = record(sys.argv[2])
        print("{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(made[name])}"
                                 for name in (name_of(*case) for case in cases())) + "\n}")
    else:
        sys.exit(main_check(sys.argv[2]))

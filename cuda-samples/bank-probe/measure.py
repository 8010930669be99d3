#!/usr/bin/env python3
"""Measures what shared-memory requests cost on this machine's GPU.

Needs nvcc, ncu and python3. It compiles probe.cu, makes up lane patterns from a
seed, runs each under the profiler as a launch of its own, and writes one JSON
object a line (README.md has the fields).

    measure.py --out h200.jsonl                  3,807 patterns, about seven minutes
    measure.py --each 5 --out quick.jsonl        5 patterns of every instruction
    measure.py --only 'ldmatrix' --out m.jsonl   instructions whose name holds it
    measure.py --timing --out cp-async.jsonl     cycles of cp.async, no profiler
    measure.py --again h200.jsonl --out m.jsonl  the patterns of these records, on this GPU: what differs is listed
"""

import argparse
import csv
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
LANES = range(32)
FULL = 0xFFFFFFFF
REPEATS = 32
BYTES = 16384
# Profiled launches of one process; what is done is kept if a later one fails.
BATCH = 400

WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
INSTRUCTIONS = "smsp__sass_inst_executed_op_shared.sum"
# What the profiler computes for cp.async from the addresses; the first counter moves alike for `.ca`.
ASYNC_WAVEFRONTS = "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ldgsts.sum"
# The passes through the tag stage, which is where a scattered `cp.async.cg` waits.
TAG_WAVEFRONTS = "l1tex__t_output_wavefronts_pipe_lsu_mem_global_op_ld.sum"

# Patterns for one instruction of a group, in a run of the default size.
SHARE = {
    "none": 0, "retry none": 0, "load": 60, "store": 45, "generic load": 40, "generic store": 30,
    "ldmatrix": 35, "stmatrix": 35, "atomic": 25, "increment": 60, "cas": 40, "generic atomic": 20,
    "retry": 32, "cp.async": 60, "cp.async bypass": 300,
}


def run(command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


# ---------------------------------------------------------------------------
# Patterns
# ---------------------------------------------------------------------------


def masks(rng):
    """Half of the requests have all lanes; the others miss some in the ways code does and in ways it does not."""
    if rng.random() < 0.5:
        return FULL
    first = rng.randint(1, 31)
    return rng.choice([
        (1 << first) - 1,                      # a ragged end
        FULL & ~((1 << first) - 1),
        0x55555555, 0xAAAAAAAA, 0x0000FFFF, 0xFFFF0000, 0x00FFFF00, 0xFF00FF00,
        1 << rng.randrange(32),
        rng.getrandbits(32) or 1,
        (rng.getrandbits(32) & rng.getrandbits(32)) or 1,
        FULL & ~(1 << rng.randrange(32)),
    ])


def linear(rng, reach):
    """A map that is linear over the lane's bits, as address arithmetic with xor and shifts is."""
    columns = [rng.randrange(reach) for _ in range(5)]
    base = rng.randrange(reach)
    def at(lane):
        value = base
        for bit, column in enumerate(columns):
            if lane >> bit & 1:
                value ^= column
        return value
    return [at(lane) for lane in LANES]


def elements(rng, width):
    """Which element, of `width` bytes, each lane wants."""
    limit = BYTES // width
    banks = max(1, 128 // width)               # elements in one row of the banks
    family = rng.randrange(12)
    if family == 0:                            # a stride
        stride = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 34, 36, 40, 48, 63, 64, 65])
        return [rng.randrange(4) * 0 + lane * stride for lane in LANES]
    if family == 1:                            # rows of a tile
        columns = rng.choice([1, 2, 4, 8, 16])
        pitch = rng.choice([banks, banks + 1, banks + 2, banks + 4, 2 * banks, banks // 2 + 1,
                            rng.randint(1, 3 * banks)])
        return [(lane // columns) * pitch + lane % columns for lane in LANES]
    if family == 2:                            # the same, lanes the other way round
        columns = rng.choice([1, 2, 4, 8, 16])
        pitch = rng.choice([banks, banks + 1, 2 * banks, banks // 2 + 1, rng.randint(1, 3 * banks)])
        return [(lane % columns) * pitch + lane // columns for lane in LANES]
    if family == 3:                            # a swizzled tile
        columns = rng.choice([2, 4, 8, 16])
        shift = rng.randrange(3)
        return [
            (lane // columns) * banks + ((lane % columns) ^ ((lane // columns >> shift) % columns)) for lane in LANES
        ]
    if family == 4:                            # anywhere in a small or a large array
        reach = rng.choice([2, 4, 8, 16, 32, 64, 128, 256, limit])
        return [rng.randrange(min(reach, limit)) for _ in LANES]
    if family == 5:                            # a permutation
        return rng.sample(range(32), 32)
    if family == 6:                            # groups of lanes at one address
        group = rng.choice([2, 4, 8, 16, 32])
        spread = rng.choice([1, banks, banks + 1, 5])
        return [(lane // group) * spread for lane in LANES]
    if family in (7, 8):                       # neighbours, at distance 1, 2 or 4, at one address
        distance = rng.choice([1, 2, 1, 2, 4])
        reach = rng.choice([16, 32, 128, 256])
        result = [rng.randrange(min(reach, limit)) for _ in LANES]
        for lane in LANES:
            result[lane] = result[lane & ~distance]
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            result[rng.randrange(32)] = rng.randrange(min(reach, limit))
        return result
    if family == 9:                            # different words of few banks
        few = rng.choice([1, 2, 4])
        return [banks * rng.randrange(limit // banks) + rng.randrange(min(few, banks)) for _ in LANES]
    if family == 10:
        return linear(rng, min(limit, 1 << rng.randint(4, 9)))
    own = [lane + banks * rng.choice([0, 0, 0, 1, 2, 5]) for lane in LANES]  # a row, some lanes in other rows
    return own if rng.random() < 0.5 else rng.sample(own, 32)


def pattern(rng, group, width):
    step = width
    base = rng.choice([0, 0, 0, 1, 3, 8, 31])
    offsets = [(element + base) * step % BYTES for element in elements(rng, width)]
    # The matrix instructions want every lane.
    mask = FULL if "matrix" in group else masks(rng)
    return mask, offsets


# ---------------------------------------------------------------------------
# The profiler
# ---------------------------------------------------------------------------


def build(folder, architecture):
    binary = folder / "probe"
    run(["nvcc", f"-arch={architecture}", "-std=c++17", "-o", binary, HERE / "probe.cu"])
    kinds = []
    for line in run([binary, "--kinds"]).splitlines():
        number, group, width, ptx = line.split("\t")
        kinds.append({"number": int(number), "group": group, "width": int(width), "ptx": ptx})
    return binary, kinds


def assembled(binary):
    """The shared-memory instructions of each kernel, by number; nothing where there is no disassembler."""
    try:
        text = run(["cuobjdump", "-sass", binary])
    except (OSError, RuntimeError):
        return {}
    result = {}
    for part in re.split(r"\n\s*Function : ", text)[1:]:
        name = part.split()[0]
        number = re.search(r"requestILi(\d+)E", name)
        if not number:
            continue
        found = []
        for mnemonic in re.findall(r"/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\d+\s+)?([A-Z][A-Z0-9_.]*)", part):
            if re.match(r"(LDS|STS|LDSM|STSM|ATOMS|LDGSTS|ATOM|RED|LD|ST)(\.|$)", mnemonic) and mnemonic not in found:
                found.append(mnemonic)
        result[int(number.group(1))] = found
    return result


def sass_of(kind, assembled_by_number):
    found = assembled_by_number.get(kind["number"], [])
    if kind["group"].startswith("retry"):  # its memory is cleared by stores first
        found = [mnemonic for mnemonic in found if not mnemonic.startswith("STS")]
    return " + ".join(found)


def profile(binary, jobs, folder):
    """What the four counters above say of each (kind, repeats, mask, offsets, sources), in order."""
    metrics = [WAVEFRONTS, INSTRUCTIONS, ASYNC_WAVEFRONTS, TAG_WAVEFRONTS]
    patterns, log = folder / "patterns.txt", folder / "profile.csv"
    patterns.write_text("".join(f"{kind['number']} {repeats} {mask:x} {' '.join(map(str, offsets + sources))}\n"
                                for kind, repeats, mask, offsets, sources in jobs))
    run(["ncu", "--clock-control", "none", "--cache-control", "none", "--metrics", ",".join(metrics),
         "--csv", "--page", "raw", "--print-units", "base", "--log-file", log, binary, patterns])
    rows = [row for row in csv.reader(log.read_text().splitlines()) if row]
    start = next(i for i, row in enumerate(rows) if row[0] == "ID")
    columns = [rows[start].index(metric) for metric in metrics]
    result = [[int(float(row[column].replace(",", ""))) for column in columns] for row in rows[start + 1:] if row[0]]
    if len(result) != len(jobs):
        raise RuntimeError(f"{len(jobs)} launches, but {len(result)} profiled")
    return result


def row_of(kind):
    return [lane * kind["width"] for lane in LANES]


def constants(binary, kinds, folder):
    """What a launch of each kind counts beside its requests, by kind: from runs of two lengths, so nothing is assumed.

    The wavefronts are a constant of the launch and, for cp.async, of each
    request: the assembler puts predicated-off loads before it, and `cp.async.cg`,
    which writes past the counted stage, shows how many.
    """
    result = {}
    short, long = ([(kind, repeats, FULL, row_of(kind), row_of(kind)) for kind in kinds]
                   for repeats in (REPEATS, 2 * REPEATS))
    for kind, few, many in zip(kinds, profile(binary, short, folder), profile(binary, long, folder), strict=True):
        result[kind["ptx"]] = {"once": 2 * few[0] - many[0], "each": 0, "instructions": 2 * few[1] - many[1],
                               "slope": many[0] - few[0], "tags": 2 * few[3] - many[3]}
    each = result["cp.async.cg.shared.global 16"]["slope"] // REPEATS
    for kind in kinds:
        if kind["group"].startswith("cp.async"):
            result[kind["ptx"]]["each"] = each
        if kind["group"] == "retry":  # others change the memory in the first request only
            like = result[("atom" if kind["ptx"].startswith("atom") else "red") + ".shared.add.u64"]
            result[kind["ptx"]] = like
    return result


def record_of(job, counts, besides, assembled_by_number):
    """One line of the result; `odd` where the counts are not those of 32 equal requests."""
    kind, _, mask, offsets, sources = job
    wavefronts, instructions, by_async, tags = counts
    constant = besides[kind["ptx"]]
    wavefronts -= constant["once"] + REPEATS * constant["each"]
    instructions -= constant["instructions"]
    result = {"ptx": kind["ptx"], "sass": sass_of(kind, assembled_by_number), "width": kind["width"],
              "mask": f"0x{mask:08x}", "offsets": offsets}
    if kind["group"] == "retry":
        return dict(result, retry_loop=True, instructions=instructions, total_wavefronts=wavefronts)
    if kind["group"] == "cp.async bypass":
        tags -= constant["tags"]
        if tags % REPEATS or wavefronts:
            return dict(result, sources=sources, odd={"tags": tags, "total_wavefronts": wavefronts})
        return dict(result, sources=sources, tag_wavefronts=tags // REPEATS)
    if kind["group"] == "cp.async":
        whole = wavefronts == by_async
    else:
        whole = instructions == REPEATS
    if not whole or wavefronts % REPEATS:
        return dict(result, odd={"instructions": instructions, "total_wavefronts": wavefronts, "async": by_async})
    return dict(result, wavefronts=wavefronts // REPEATS)


def jobs_of(kinds, records):
    """The patterns of records, in their order."""
    by_ptx = {kind["ptx"]: kind for kind in kinds}
    if unknown := {record["ptx"] for record in records} - by_ptx.keys():
        sys.exit("probe.cu has no " + ", ".join(sorted(unknown)))
    return [(by_ptx[record["ptx"]], REPEATS, int(record["mask"], 16), record["offsets"],
             record.get("sources") or row_of(by_ptx[record["ptx"]])) for record in records]


def new_jobs(kinds, options):
    """Patterns made up from the seed."""
    rng = random.Random(options.seed)
    jobs = []
    for kind in kinds:
        if options.only and options.only not in kind["ptx"]:
            continue
        count = SHARE[kind["group"]] if options.each is None or not SHARE[kind["group"]] else options.each
        if kind["group"] == "cp.async bypass":
            jobs += [(kind, REPEATS, *job) for job in bypass_patterns(random.Random(options.seed), count)]
        else:
            jobs += [(kind, REPEATS, *pattern(rng, kind["group"], kind["width"]), row_of(kind)) for _ in range(count)]
    rng.shuffle(jobs)
    return jobs


def compared(known, measured):
    """Prints in what two lists of records of the same patterns differ; returns the number."""
    different = 0
    for before, now in zip(known, measured, strict=True):
        fields = [field for field in sorted(before.keys() | now.keys()) if before.get(field) != now.get(field)]
        different += bool(fields)
        for field in fields:
            print(f"differs: {before['ptx']}, mask {before['mask']}, offsets {before['offsets']}: "
                  f"{field} {before.get(field)}, now {now.get(field)}")
    print(f"{len(known)} records measured again, {different} differ")
    return different


def measure(options, folder):
    binary, kinds = build(folder, options.arch)
    names = assembled(binary)
    known = [json.loads(line) for line in options.again.read_text().splitlines()] if options.again else None
    jobs = jobs_of(kinds, known) if known else new_jobs(kinds, options)
    # Some again at the end: a counter that depends on more than the pattern shows here.
    patterns = len(jobs)
    jobs += jobs[:patterns // 20]
    started = time.time()
    besides = constants(binary, kinds, folder)
    records = []
    with open(options.out, "w") as out:
        for at in range(0, len(jobs), BATCH):
            batch = jobs[at:at + BATCH]
            for job, count in zip(batch, profile(binary, batch, folder), strict=True):
                records.append(record_of(job, count, besides, names))
                if len(records) <= patterns:
                    out.write(json.dumps(records[-1], separators=(",", ":")) + "\n")
            out.flush()
            print(f"{len(records)} of {len(jobs)} launches, {time.time() - started:.0f} s", flush=True)
    different = sum(first != second for first, second in zip(records, records[patterns:]))
    odd = sum("odd" in record for record in records[:patterns])
    print(
        f"{patterns} patterns; {len(jobs) - patterns} measured twice, {different} of them differently; {odd} odd counts"
    )
    for ptx, constant in besides.items():
        print(f"  besides the requests of {ptx}: {constant}")
    changed = compared(known, records[:patterns]) if known else 0
    return 1 if different or odd or changed else 0


# ---------------------------------------------------------------------------
# cp.async: cycles
# ---------------------------------------------------------------------------

# Which 16-byte chunk of global memory each lane reads: everything contiguous, or
# rows of so many lanes, 1024 bytes apart, as from a matrix in global memory.
SOURCES = {
    "contiguous": [lane for lane in LANES],
    "rows of 8": [lane // 8 * 64 + lane % 8 for lane in LANES],
    "rows of 4": [lane // 4 * 64 + lane % 4 for lane in LANES],
    "rows of 2": [lane // 2 * 64 + lane % 2 for lane in LANES],
    "rows of 1": [lane * 64 for lane in LANES],
}


def tile(lanes_a_row, pitch, swizzle):
    """Chunks of a tile's rows of so many lanes, `pitch` bytes apart, xored as the 32-, 64- and 128-byte swizzles do."""
    result = []
    for lane in LANES:
        chunk = lane // lanes_a_row * (pitch // 16) + lane % lanes_a_row
        bits, over = {0: (0, 0), 32: (1, 3), 64: (3, 3), 128: (7, 3)}[swizzle]
        row = chunk >> over
        shift = {0: 0, 32: 2, 64: 1, 128: 0}[swizzle]
        result.append(chunk ^ (row >> shift & bits))
    return result


def timing_patterns(rng, count):
    """(name, source's name, mask, chunk of each lane)"""
    result = []
    for lanes_a_row in (1, 2, 4, 8, 16, 32):
        for pitch in sorted({
                16 * lanes_a_row, *(p for p in (32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256, 272, 288,
                                                320, 384, 400, 448, 512, 528) if p >= 16 * lanes_a_row)
        }):
            if (32 // lanes_a_row - 1) * pitch + 16 * lanes_a_row > BYTES:
                continue
            for swizzle in (0, 32, 64, 128):
                chunks = tile(lanes_a_row, pitch, swizzle)
                if max(chunks) * 16 + 16 > BYTES:
                    continue
                for source in SOURCES:
                    result.append((f"{lanes_a_row} a row, {pitch}, swizzle {swizzle}", source, FULL, chunks))
    while len(result) < count:
        family = rng.randrange(7)
        source = rng.choice(list(SOURCES))
        mask = FULL
        if family == 0:
            name, chunks = "permutation of 512 bytes", rng.sample(range(32), 32)
        elif family == 1:
            reach = rng.choice([64, 128, 256, 1024])
            name, chunks = f"{reach} chunks", rng.sample(range(reach), 32)
        elif family == 2:
            # each eight lanes go to k rows, so many rows from one another
            k, apart, first = rng.randint(1, 8), rng.choice([1, 1, 2, 3, 4]), rng.choice([1, 2, 4, 8])
            name, chunks = f"{k} rows {apart} apart, groups {first} apart", []
            for group in range(4):
                columns = rng.sample(range(8), 8)
                chunks += [
                    ((group * first + rng.randrange(k) * apart) * 8 + column) % (BYTES // 16) for column in columns
                ]
        elif family == 3:
            # the same, the lanes of a row next to one another
            k, apart, first = rng.choice([1, 2, 4, 8]), rng.choice([1, 2, 3, 4]), rng.choice([1, 2, 4, 8])
            name = f"{k} rows of neighbours {apart} apart, groups {first} apart"
            chunks = [((lane // 8 * first + lane % 8 * k // 8 * apart) * 8 + lane % 8) % (BYTES // 16) for lane in LANES
                      ]
        elif family == 4:
            name, chunks = "contiguous, some lanes", [lane for lane in LANES]
            mask = masks(rng)
        elif family == 5:
            name, chunks = "linear", linear(rng, 1 << rng.randint(5, 9))
        else:
            shift = rng.randrange(64)
            name, chunks = f"contiguous from {16 * shift}", [lane + shift for lane in LANES]
        result.append((name, source, mask, chunks))
    return result


def bypass_patterns(rng, count):
    """(mask, destinations, sources) in bytes, for the profiler."""
    result = []
    for _, source, mask, chunks in rng.sample(timing_patterns(rng, 2500), count):
        sources = SOURCES[source] if rng.random() < 0.8 else [rng.randrange(1024) for _ in LANES]
        if rng.random() < 0.3:
            mask = masks(rng)
        result.append((mask, [16 * chunk for chunk in chunks], [16 * chunk for chunk in sources]))
    return result


def timing(options, folder):
    binary, _ = build(folder, options.arch)
    jobs = timing_patterns(random.Random(options.seed), options.each or 2500)
    patterns = folder / "patterns.txt"
    patterns.write_text("".join(
        f"{mask:x} {' '.join(str(16 * chunk) for chunk in chunks)} "
        f"{' '.join(str(16 * chunk) for chunk in SOURCES[source])}\n"
        for _, source, mask, chunks in jobs))
    lines = run([binary, "--time", patterns]).splitlines()
    with open(options.out, "w") as out:
        for (name, source, mask, chunks), line in zip(jobs, lines, strict=True):
            bypass, alone, through = map(float, line.split())
            out.write(json.dumps({"destination": name, "source": source, "mask": f"0x{mask:08x}", "chunks": chunks,
                                  "cg": bypass, "cg_one_warp": alone, "ca": through}, separators=(",", ":")) + "\n")
    print(f"{len(jobs)} patterns timed")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, help="the file to write")
    parser.add_argument("--arch", default="native", help="nvcc -arch (default: native)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, help="patterns for each instruction (with --timing: in all)")
    parser.add_argument("--only", help="instructions whose name contains this")
    parser.add_argument("--again", type=pathlib.Path, help="records whose patterns are measured")
    parser.add_argument("--timing", action="store_true", help="cycles of cp.async instead")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        return (timing if options.timing else measure)(options, pathlib.Path(scratch))


if __name__ == "__main__":
    sys.exit(main())

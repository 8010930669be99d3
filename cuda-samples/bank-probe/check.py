#!/usr/bin/env python3
"""Applies the rules of README.md to measured records and says what they miss.

    check.py [FILE...]           h200.jsonl beside this file by default
    check.py --all-differences   every record that differs, not three of each
    check.py cp-async-h100.jsonl how far the rule for the time of cp.async.cg is from what was measured

Written from the rules' text alone, so that it does not share a mistake with
the analyzer: the same rules, a second time.
"""

import collections
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
SHOWN = 3


def words_by_bank(offsets, lanes, width):
    """For each bank the words that the lanes want of it, one entry a lane."""
    banks = collections.defaultdict(list)
    for lane in lanes:
        for word in range(offsets[lane] // 4, (offsets[lane] + width - 1) // 4 + 1):
            banks[word % 32].append(word)
    return banks


def distinct(offsets, lanes, width):
    """D"""
    return max((len(set(words)) for words in words_by_bank(offsets, lanes, width).values()), default=0)


def lane_words(offsets, lanes, width):
    """M"""
    return max((len(words) for words in words_by_bank(offsets, lanes, width).values()), default=0)


def phases(lanes, width, merged=False):
    size = (32 if width <= 4 else 128 // width) * (2 if merged else 1)
    parts = ([lane for lane in lanes if first <= lane < first + size] for first in range(0, 32, size))
    return [part for part in parts if part]


def is_merged(offsets, lanes, width):
    def alike(distance):
        return all(lane ^ distance not in lanes or offsets[lane ^ distance] == offsets[lane] for lane in lanes)
    return width >= 8 and (alike(1) or alike(2))


def load(offsets, lanes, width, generic=False):
    merged = not generic and is_merged(offsets, lanes, width)
    return sum(distinct(offsets, part, width) for part in phases(lanes, width, merged))


def store(offsets, lanes, width):
    return sum(distinct(offsets, part, width) for part in phases(lanes, width))


def atomic(offsets, lanes, width):
    return sum(lane_words(offsets, part, width) for part in phases(lanes, width))


def plain(ptx, width, offsets, lanes):
    """Wavefronts of a request that is one instruction."""
    if "matrix" in ptx:
        used = 8 * int(ptx.split(".x")[1][0])
        return sum(
            distinct(offsets, [lane for lane in lanes if first <= lane < first + 8], 16) for first in range(0, used, 8))
    if ptx.startswith("ld"):
        return load(offsets, lanes, width, "(generic)" in ptx)
    if ptx.startswith("st"):
        return store(offsets, lanes, width)
    if ptx == "red.shared.add.u32 (constant 1)":
        return distinct(offsets, lanes, 4)
    if ".cas" in ptx:
        return 2 * atomic(offsets, lanes, width)
    if ptx.startswith(("atom", "red")):
        return atomic(offsets, lanes, width)
    if ptx.startswith("cp.async.ca"):
        return atomic(offsets, lanes, width)
    if ptx == "cp.async.shared.global":  # the older records; 16 bytes is .cg there
        return atomic(offsets, lanes, width) if width < 16 else None
    return None


def tag_wavefronts(offsets, sources, lanes):
    """cp.async.cg: (source line, destination row) pairs of the busiest of four sets, which the row's low bits select.

    Exact for requests that read at most four lines; more take at least as much.
    """
    pairs = {(sources[lane] // 128, offsets[lane] // 128) for lane in lanes}
    sets = collections.Counter(row % 4 for _, row in pairs)
    return max(sets.values()), len({line for line, _ in pairs}) <= 4


# --- time ---------------------------------------------------------------------------------


SOURCE_LANES = {"contiguous": 8, "rows of 8": 8, "rows of 4": 4, "rows of 2": 2, "rows of 1": 1}


def turns(lines, rows):
    """The pairs in the order of the lanes, a new turn where a pair's set is taken in this one."""
    count, taken = 1, set()
    for row in (row for _, row in dict.fromkeys(zip(lines, rows))):
        if row % 4 in taken:
            count, taken = count + 1, set()
        taken.add(row % 4)
    return count


def copy_cycles(record):
    """(cycles of a cp.async.cg by the rule, source lines, the least by its rows alone); a full warp"""
    rows = [chunk // 8 for chunk in record["chunks"]]
    lines = [lane // SOURCE_LANES[record["source"]] for lane in range(32)]
    passes = max(collections.Counter(row % 4 for _, row in set(zip(lines, rows))).values())
    waits = (7.5 if passes <= 2 else 10.6 if passes == 3 else 8.0 if passes == 4 else 11.2 if passes <= 9 else
             60 if passes == 32 else passes + 2.1)
    source = {4: 0, 8: 10.9, 16: 12.5, 32: 0}[lines[-1] + 1]
    if lines[-1] + 1 == 32:
        in_turn = turns(lines, rows)
        waits = 73 if passes == 32 else max(9.7 + 0.6 * in_turn, in_turn + 0.5)
    return max(waits, source), lines[-1] + 1, 1 + max(collections.Counter(row % 4 for row in set(rows)).values())


def check_times(records):
    """Of every second record, which the constants were not taken from. 1 if the rule is worse than README.md says."""
    errors = collections.defaultdict(list)
    below = 0
    for index, record in enumerate(records):
        if record["mask"] == "0xffffffff":
            cycles, lines, least = copy_cycles(record)
            below += record["cg"] < least - 0.1
            if index % 2:
                errors["up to 16 lines" if lines <= 16 else "32 lines"].append(abs(cycles / record["cg"] - 1))
    median = {}
    for name, all_of_name in sorted(errors.items()):
        all_of_name.sort()
        median[name] = all_of_name[len(all_of_name) // 2]
        at = lambda percent: f"{100 * all_of_name[len(all_of_name) * percent // 100]:.1f} %"
        print(f"cp.async.cg, cycles, {name}: {len(all_of_name)} patterns; wrong by {at(50)} in the median, "
              f"{at(75)}, {at(90)}, {at(95)} in the 75th, 90th, 95th percentile, "
              f"{100 * all_of_name[-1]:.1f} % at the most")
    print(f"{below} of {len(records)} records take less than their rows alone")
    return 1 if below or max(median.values()) > 0.1 else 0


# --- loops ---------------------------------------------------------------------------------


def operation(ptx):
    """new value = f(old value, lane), for the 64-bit operations; probe.cu has the operands."""
    wide = lambda lane: (lane << 32) + lane + 1
    full = (1 << 64) - 1
    signed = lambda value: value - (1 << 64) if value >> 63 else value
    if "(operand 0)" in ptx:
        return lambda old, lane: old
    for name, function in {
        ".min.u64": lambda old, lane: min(old, full & ~wide(lane)),
        ".max.u64": lambda old, lane: max(old, wide(lane)),
        ".min.s64": lambda old, lane: min(old, full & ~wide(lane), key=signed),
        ".max.s64": lambda old, lane: max(old, wide(lane), key=signed),
        ".and.b64": lambda old, lane: old & wide(lane),
        ".or.b64": lambda old, lane: old | wide(lane),
        ".xor.b64": lambda old, lane: old ^ wide(lane),
        ".add.u64": lambda old, lane: (old + wide(lane)) & full,
        ".add.f64": lambda old, lane: old + lane + 1,
    }.items():
        if name in ptx:
            return function
    return lambda old, lane: old + lane + 1   # 32 bits: what is stored does not matter


def spin(ptx, width, offsets, lanes, repeats):
    """LDS + ATOMS.CAST.SPIN: (instructions, wavefronts) of so many requests on cleared memory.

    A round loads for the lanes that are left (the load's ordinary cost), then
    stores for one lane of each bank, the lowest (64 bits: of each bank of a
    half-warp), in 2 wavefronts (2 a half-warp). The second half-warp's lane
    fails where the first has just changed its word. min and max leave the loop
    after the load if they would change nothing.
    """
    memory = collections.defaultdict(int)
    apply = operation(ptx)
    leaves_early = ".min." in ptx or ".max." in ptx
    instructions = wavefronts = 0
    for _ in range(repeats):
        left = list(lanes)
        while left:
            instructions += 1
            wavefronts += load(offsets, left, width)
            seen = {lane: memory[offsets[lane]] for lane in left}
            if leaves_early:
                left = [lane for lane in left if apply(seen[lane], lane) != seen[lane]]
                if not left:
                    break
            instructions += 1
            done = set()
            for part in phases(left, width):
                wavefronts += 2
                first = {}
                for lane in part:
                    first.setdefault(offsets[lane] // 4 % 32, lane)
                for lane in first.values():
                    if memory[offsets[lane]] == seen[lane]:
                        memory[offsets[lane]] = apply(seen[lane], lane)
                        done.add(lane)
            left = [lane for lane in left if lane not in done]
    return instructions, wavefronts


def cas_loop(ptx, offsets, lanes, repeats):
    """LDS, then ATOMS.CAS on the word around a 2-byte value until the rest of the word is as it was.

    A round is a compare-and-swap of the lanes that are left (2 M); the lanes of
    one word run in order.
    """
    memory = collections.defaultdict(int)
    half = lambda word, lane: word >> (8 * (offsets[lane] & 2)) & 0xFFFF
    shift = lambda lane: 8 * (offsets[lane] & 2)
    insert = lambda word, lane, value: word & ~(0xFFFF << shift(lane)) | value << shift(lane)
    swaps = ".cas." in ptx
    aligned = [offset & ~3 for offset in offsets]
    instructions = wavefronts = 0
    for _ in range(repeats):
        instructions += 1
        wavefronts += distinct(aligned, lanes, 4)
        seen = {lane: memory[aligned[lane]] for lane in lanes}
        left = list(lanes)
        while left:
            instructions += 1
            wavefronts += 2 * lane_words(aligned, left, 4)
            again = []
            for lane in left:
                old = seen[lane]
                if swaps:
                    compare, new = insert(old, lane, 0), insert(old, lane, lane + 1)
                else:
                    compare, new = old, insert(old, lane, half(old, lane) + 1)
                found = seen[lane] = memory[aligned[lane]]
                if found == compare:
                    memory[aligned[lane]] = new
                elif not swaps or insert(found, lane, 0) != insert(compare, lane, 0):
                    again.append(lane)
            left = again
    return instructions, wavefronts


def expected(record):
    """The record's measured fields by the rules, or None where there is no rule."""
    width, offsets = record["width"], record["offsets"]
    mask = int(record["mask"], 16)
    lanes = [lane for lane in range(32) if mask >> lane & 1]
    ptx = record["ptx"]
    if record.get("retry_loop"):
        loop = cas_loop(ptx, offsets, lanes, 32) if width == 2 else spin(ptx, width, offsets, lanes, 32)
        return {"instructions": loop[0], "total_wavefronts": loop[1]}
    if ptx.startswith("cp.async.cg"):
        least, exact = tag_wavefronts(offsets, record["sources"], lanes)
        return {"tag_wavefronts": least} if exact else None
    wavefronts = plain(ptx, width, offsets, lanes)
    return None if wavefronts is None else {"wavefronts": wavefronts}


def main(arguments):
    everything = "--all-differences" in arguments
    files = [argument for argument in arguments if not argument.startswith("--")] or [HERE / "h200.jsonl"]
    timed = [record for path in files for record in map(json.loads, pathlib.Path(path).read_text().splitlines())
             if "cg" in record]
    if timed:
        return check_times(timed)
    tally = collections.OrderedDict()
    differences = collections.defaultdict(list)
    for path in files:
        for line in pathlib.Path(path).read_text().splitlines():
            record = json.loads(line)
            kind = (record["ptx"], record["sass"], record["width"])
            count = tally.setdefault(kind, [0, 0, 0])
            count[0] += 1
            rule = expected(record)
            if rule is None:
                count[2] += 1
            elif all(record.get(field) == value for field, value in rule.items()):
                count[1] += 1
            else:
                differences[kind].append((rule, record))
    print("records reproduced no rule  instruction")
    for (ptx, sass, width), (records, same, without) in sorted(tally.items()):
        print(f"{records:7} {same:10} {without:7}  {ptx}, {width} bytes: {sass}")
    for kind, found in differences.items():
        for rule, record in found if everything else found[:SHOWN]:
            print(f"differs: by the rule {rule}: {json.dumps(record, separators=(',', ':'))}")
    records, same, without = (sum(column) for column in zip(*tally.values()))
    print(f"{same} of {records} records reproduced, {records - same - without} differ, {without} without a rule")
    return 0 if same + without == records else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

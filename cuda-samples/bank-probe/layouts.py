#!/usr/bin/env python3
"""What the times of bulk copies, wgmma and other blocks' memory depend on, from the records beside this file.

    ./layouts.py        prints a line for each; the exit status is 1 if a layout matters where docs/model.md says not
"""

import collections
import json
import pathlib
import statistics
import sys

HERE = pathlib.Path(__file__).resolve().parent


def records(name):
    return [json.loads(line) for line in (HERE / f"{name}-h100.jsonl").read_text().splitlines()]


def apart(times):
    """By how much the slowest is slower than the fastest."""
    return max(times) / min(times) - 1


def grouped(all_records, *fields):
    groups = collections.defaultdict(list)
    for record in all_records:
        groups[tuple(record[field] for field in fields)].append(record)
    return groups


def products():
    """Within a shape, all swizzles and distances of both operands."""
    groups = grouped(records("wgmma"), "n", "a", "b", "warpgroups")
    worst = max(apart([record[end] for record in group for end in ("least", "most")]) for group in groups.values())
    layouts = sum(record["layouts"] for group in groups.values() for record in group)
    print(f"wgmma: {len(groups)} shapes, {layouts} layouts: at most {worst:.1%} apart")
    return worst < 0.05


def tiles():
    """Within a tile, all swizzles."""
    good = True
    for (kind,), group in grouped([record for record in records("bulk") if "inner" in record], "ptx").items():
        tiles = grouped(group, "inner", "rows", "pitch")
        worst = max(apart([record["cycles"] for record in tile]) for tile in tiles.values())
        print(f"{kind}: {len(tiles)} tiles, {len(group)} with swizzles: at most {worst:.1%} apart")
        good = good and worst < 0.02
    return good


def places():
    """Copies without a tensor map: whether source and destination are alike within 32 bytes."""
    good = True
    for (kind,), group in grouped([record for record in records("bulk") if "offset" in record], "ptx").items():
        worst = {}
        for alike in (True, False):
            sizes = grouped([record for record in group
                             if (record["offset"] % 32 == record["stride"] % 32 == 0) == alike and
                             record["bytes"] % 32 == 0], "bytes")
            worst[alike] = {size: [record["cycles"] for record in same] for (size,), same in sizes.items()}
        slower = max(max(worst[False][size]) / min(worst[True][size]) for size in worst[True])
        # Whole rows further or not changes nothing.
        whole = [record for record in group
                 if record["stride"] - record["bytes"] in (0, 128) and record["bytes"] % 128 == 0]
        rows = max(apart([record["cycles"] for record in same]) for same in grouped(whole, "bytes", "offset").values())
        print(f"{kind}: alike within 32 bytes or not, up to {slower:.2f} times as long; "
              f"a row of banks further, at most {rows:.1%} apart")
        good = good and rows < 0.01
    return good


def pieces(record):
    mask = int(record["mask"], 16)
    return len({offset // 32 for lane, offset in enumerate(record["offsets"]) if mask >> lane & 1})


def served_apart(record):
    """Of atomics: the most lanes at one word of a piece of 32 bytes, summed over the pieces."""
    mask = int(record["mask"], 16)
    words = collections.defaultdict(collections.Counter)
    for lane, offset in enumerate(record["offsets"]):
        if mask >> lane & 1:
            words[offset // 32][offset] += 1
    return sum(max(lanes.values()) for lanes in words.values())


def lanes_of_a_bank(record):
    mask, width = int(record["mask"], 16), 8 if "64" in record["ptx"] else 4
    words = [word for lane, offset in enumerate(record["offsets"]) if mask >> lane & 1
             for word in range(offset // 4, (offset + width) // 4)]
    return max(collections.Counter(word % 32 for word in words).values())


def atomics():
    """Of another block: about as many cycles for each served apart, whatever the banks. Not so of floats, whose loops
    try again where lanes meet in a word."""
    good = True
    for (kind,), group in grouped([record for record in records("cluster")
                                   if record["ptx"].startswith(("atom", "red")) and served_apart(record) >= 8],
                                  "ptx").items():
        by_lanes = collections.defaultdict(list)
        for record in group:
            by_lanes[lanes_of_a_bank(record)].append(record["other"] / served_apart(record))
        everything = [cycles for lanes in by_lanes.values() for cycles in lanes]
        medians = {lanes: statistics.median(cycles) for lanes, cycles in by_lanes.items() if len(cycles) > 20}
        print(f"{kind}: {len(everything)} patterns, {min(everything):.1f} to {max(everything):.1f} cycles for each "
              "that is served apart; in the median " +
              ", ".join(f"{cycles:.2f} with {lanes}" for lanes, cycles in sorted(medians.items())) +
              " lanes in one bank")
        good = good and (kind.endswith((".f32", ".f64")) or max(medians.values()) < 1.3 * min(medians.values()))
    return good


def blocks():
    """Of another block: 1.5 cycles for each 32 bytes that the lanes touch, whatever the banks."""
    good = True
    for (kind,), group in grouped([record for record in records("cluster")
                                   if record["ptx"].startswith(("ld", "st"))], "ptx").items():
        errors = [abs(record["other"] / max(9.7, 1.5 * pieces(record) + 0.9) - 1) for record in group]
        by_name = {record["pattern"]: record for record in group}
        row = 32 if "b64" not in kind and "v4" not in kind else 16 if "b64" in kind else 8
        same, padded = by_name[f"stride {row}"], by_name[f"stride {row + 1}"]
        print(f"{kind}: {len(group)} patterns, pieces of 32 bytes are wrong by {statistics.median(errors):.1%} in the "
              f"median; one bank and padded: own {same['own']:.1f} and {padded['own']:.1f} cycles, "
              f"other {same['other']:.1f} and {padded['other']:.1f}")
        if kind in ("ld.shared::cluster.b32", "ld.shared::cluster.b64"):
            good = good and max(errors) < 0.2 and same["own"] > 4 * padded["own"]
        good = good and apart([same["other"], padded["other"]]) < 0.03
    return good


def tries():
    """Of retry loops: a warp's round fails only where another warp has changed a word since, so W warps take at most
    W times as many rounds each; a round costs no more than the first, on the average a little more than alone."""
    alone = {}
    worst = collections.defaultdict(float)
    for record in records("contention"):
        key = (record["operation"], record["pattern"], record["repeats"])
        if record["warps"] == 1:
            alone[key] = record
        rounds = alone[key]["wavefronts"] * record["warps"]
        worst[record["operation"]] = max(worst[record["operation"]], record["wavefronts"] / rounds / record["warps"])
    for operation, share in worst.items():
        print(f"{operation}: among W warps at most {share:.2f} W times the wavefronts of W warps alone")
    return max(worst.values()) < 1.1


def main():
    return 0 if all([products(), tiles(), places(), blocks(), atomics(), tries()]) else 1


if __name__ == "__main__":
    sys.exit(main())

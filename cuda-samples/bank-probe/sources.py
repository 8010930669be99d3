#!/usr/bin/env python3
"""Holds what docs/model.md says of the source of cp.async.ca to cp-async-sources.txt: a phase takes at least the most
words in one bank of source and of destination, and at most both together, less one."""

import collections
import pathlib

LANES = {4: 32, 8: 16, 16: 8}  # of a phase


def most(addresses, size):
    banks = collections.Counter(word % 32 for a in addresses for word in range(a // 4, (a + size) // 4))
    return max(banks.values())


patterns = exact = outside = 0
for line in (pathlib.Path(__file__).parent / "cp-async-sources.txt").read_text().splitlines():
    if line.startswith("#"):
        continue
    size, measured, *lanes = line.split()
    size, measured, lanes = int(size), int(measured), [tuple(map(int, lane.split(":"))) for lane in lanes]
    least = greatest = 0
    for first in range(0, 32, LANES[size]):
        source, destination = zip(*lanes[first:first + LANES[size]])
        s, d = most(source, size), most(destination, size)
        least += max(s, d)
        greatest += s + d - 1
    patterns += 1
    exact += least == greatest == measured
    outside += not least <= measured <= greatest
print(f"{patterns} patterns: {exact} as both bounds say, {outside} outside them")

"""Prints the budgets of a report, a line or two for each kernel."""

import json
import sys


def text(bounds):
    if bounds is None:
        return "unknown"
    least, most = bounds["least"], bounds["most"]
    return str(least) if least == most else f"{least}..{most}"


with open(sys.argv[1]) as file:
    for kernel in json.load(file)["kernels"]:
        budget = kernel["budget"]
        print(f"{kernel['name']}: {text(budget['load_sectors'])} loads, {text(budget['store_sectors'])} stores, "
              f"{text(budget['wavefronts'])} of {text(budget['ideal_wavefronts'])} wavefronts, "
              f"{text(budget['instructions']['barrier'])} barriers, {text(budget['instructions']['shared'])} shared, "
              f"{budget['shared_bytes']} bytes, {budget['blocks_per_sm']} blocks per SM"
              + ("" if budget["trip_counts_known"] else ", trip counts unknown"))
        print(f"grid: {budget['blocks']} blocks, {budget['footprint_sectors']} sectors")
        if budget["instructions_if_rolled"]:
            print(f"rolled: {budget['instructions_if_rolled']} instructions more")
        if budget["expected_wavefronts"] not in (None, budget["wavefronts"]):
            print(f"expected: {text(budget['expected_wavefronts'])} of {text(budget['wavefronts'])} wavefronts")
        for loop in budget.get("loops", []):
            print(f"loop at line {loop['line']}, {loop['iterations'] or 'unknown'} iterations of "
                  f"{text(loop['load_sectors'])} loads, {text(loop['store_sectors'])} stores, "
                  f"{text(loop['wavefronts'])} of {text(loop['ideal_wavefronts'])} wavefronts, "
                  f"{text(loop['instructions']['shared'])} shared, {text(loop['instructions']['barrier'])} barriers")

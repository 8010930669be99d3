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

"""measure.py --again without a GPU: counters that show what the records say, and one wavefront more for one of them."""

import importlib.util
import json
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
probe = pathlib.Path(sys.argv[1])
spec = importlib.util.spec_from_file_location("measure", probe / "measure.py")
measure = importlib.util.module_from_spec(spec)
spec.loader.exec_module(measure)

records = [json.loads(line) for line in (probe / "h200.jsonl").read_text().splitlines()]


def group_of(record):
    if "tag_wavefronts" in record:
        return "cp.async bypass"
    return "retry" if "retry_loop" in record else "cp.async" if record["ptx"].startswith("cp.async") else "load"


kinds = {}
for record in records:
    kinds.setdefault(record["ptx"], dict(number=len(kinds), group=group_of(record), width=record["width"],
                                         ptx=record["ptx"], sass=record["sass"]))
left = iter(records * 2)
other = next(record for record in records if "wavefronts" in record)


def counted(job):
    record = next(left)
    kind, repeats, mask, offsets, sources = job
    assert (kind["ptx"], f"0x{mask:08x}", offsets) == (record["ptx"], record["mask"], record["offsets"])
    assert sources == record.get("sources", measure.row_of(kind))
    if "retry_loop" in record:
        return [record["total_wavefronts"], record["instructions"], 0, 0]
    if "tag_wavefronts" in record:
        return [0, repeats, 0, repeats * record["tag_wavefronts"]]
    wavefronts = repeats * (record["wavefronts"] + (record is other))
    return [wavefronts, repeats, wavefronts, 0]


measure.build = lambda folder, arch: (None, list(kinds.values()))
measure.assembled = lambda binary: {}
measure.sass_of = lambda kind, names: kind["sass"]
measure.constants = lambda binary, kinds, folder: {
    kind["ptx"]: {"once": 0, "each": 0, "instructions": 0, "tags": 0} for kind in kinds
}
measure.profile = lambda binary, batch, folder: [counted(job) for job in batch]
with tempfile.TemporaryDirectory() as scratch:
    sys.argv = ["measure.py", "--again", str(probe / "h200.jsonl"), "--out", scratch + "/again.jsonl"]
    status = measure.main()
    same = (pathlib.Path(scratch) / "again.jsonl").read_text().splitlines()
print("written alike:", sum(json.loads(new) == old for new, old in zip(same, records, strict=True)))
sys.exit(status)

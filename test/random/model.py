"""Holds the oracle's bank model to the measured requests.

    model.py h200.jsonl page-h200.jsonl
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
LOAD, STORE, ATOMIC, INCREMENT, SWAP = range(5)


def operation(record):
    """The model's name for what was measured, None for what it leaves out."""
    sass = record["sass"]
    if "retry_loop" in record or sass.startswith(("LDSM", "STSM", "LDGSTS")):
        return None
    if sass.startswith("ATOMS.POPC.INC"):
        return INCREMENT
    if sass.startswith("ATOMS.CAS"):
        return SWAP
    return {"LDS": LOAD, "STS": STORE, "ATOMS": ATOMIC}[sass.split(".")[0]]


records = [json.loads(line) for file in sys.argv[1:] for line in open(file)]
records = [record for record in records if operation(record) is not None]
requests = "".join(
    f"{operation(r)} {r['width']} {r['mask']} "
    f"{' '.join(str(offset) for offset in r['offsets'])}\n" for r in records)
with tempfile.TemporaryDirectory() as folder:
    program = pathlib.Path(folder, "model")
    compiler = os.environ.get("CXX", "clang++-22")
    subprocess.run([compiler, "-O1", here / "model.cpp", here / "model-main.cpp", "-o", program], check=True)
    answers = subprocess.run([program], input=requests, capture_output=True, text=True, check=True).stdout

differ = 0
for record, answer in zip(records, answers.splitlines(), strict=True):
    wavefronts, page, ideal = map(int, answer.split())
    shown = record.get("source_page", {"wavefronts": page, "ideal": ideal})
    if (record.get("wavefronts", wavefronts), shown["wavefronts"], shown["ideal"]) != (wavefronts, page, ideal):
        differ += 1
        print(f"model says {wavefronts} {page} {ideal}: {record}")
print(f"requests {len(records)}, differ {differ}")
sys.exit(differ != 0)

"""memory.py REPORT FEW MANY TIMES COMMAND...: the memory that a merge takes.

COMMAND merges FEW and then MANY copies of REPORT, each for another file name, in each format. Prints the peak memory of
both. The second may be larger by TIMES the size of the additional reports; otherwise the exit status is 1.
"""
import os
import pathlib
import sys

report, few, many, times, *command = sys.argv[1:]
text = pathlib.Path(report).read_text()
os.makedirs("reports", exist_ok=True)
names = [f"reports/{number}.json" for number in range(int(many))]
for number, name in enumerate(names):
    pathlib.Path(name).write_text(text.replace("column.cu", f"column{number}.cu"))


def peak(reports, kind):
    """The peak memory of one merge, in bytes. By wait4, which tells that of this child alone."""
    child = os.posix_spawnp(command[0], [*command, f"--format={kind}", "-o", "merged", *reports], os.environ)
    _, status, used = os.wait4(child, 0)
    assert status == 0, status
    return used.ru_maxrss * 1024


grown = sum(os.path.getsize(name) for name in names[int(few):])
failed = False
for kind in ["text", "plain", "json", "html", "sarif", "rdjson", "github"]:
    small, large = peak(names[:int(few)], kind), peak(names, kind)
    ratio = (large - small) / grown
    print(f"{kind}: {small >> 20} MB for {few} reports, {large >> 20} MB for {many}: {ratio:.1f} times their size")
    failed |= ratio > float(times)
sys.exit(failed)

"""What the Python package says of a file and of strings. reports.py column.cu"""
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Callable

import bankcheck

CLEAN = "__global__ void f(int *p) { __shared__ int s[64]; s[threadIdx.x] = 0; *p = s[threadIdx.x]; }"
UNKNOWN = """__global__ void gather(float *out, const int *index, int n) {
  __shared__ float t[1024];
  t[threadIdx.x] = 0;
  __syncthreads();
  out[0] = t[threadIdx.x * n] + t[index[threadIdx.x]];
}"""


def message(call: Callable[[], object]) -> str:
    try:
        call()
    except bankcheck.Error as error:
        return str(error)
    raise AssertionError("no error")


def files(path: str) -> None:
    """A path, and a string that names a file, are the same; a file that isn't there is an error."""
    report = bankcheck.analyze(pathlib.Path(path), cuda_path="none")
    assert report == bankcheck.analyze(path, cuda_path="none")
    (access, ) = report.findings
    assert (access.file, access.line, access.column, access.verdict) == (path, 7, 22, "conflict")
    assert access.worst and (access.worst.wavefronts, access.worst.ideal, access.worst.ways) == (32, 1, 32)
    assert access.per_block and access.per_block.wavefronts == 32 * access.per_block.ideal
    assert access.declared_at and access.declared_at.file == path
    assert access.fixes[0].safe and access.fixes[0].extra_bytes == 128
    printed = subprocess.run([bankcheck.program(), "--cuda-path=none", "--exit-zero", path],
                             capture_output=True, text=True, check=True).stdout
    assert str(report) == printed.rstrip("\n")
    assert "no-such.cu" in message(lambda: bankcheck.analyze("no-such.cu"))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        pathlib.Path("--fix.cu").write_text(pathlib.Path(path).read_text())
        assert bankcheck.analyze("--fix.cu", cuda_path="none").conflicts
        assert pathlib.Path("--fix.cu").read_text() == pathlib.Path(path).read_text()
        os.chdir("/")


def strings() -> None:
    """Places are those in the string, and no name of a temporary file is left anywhere."""
    report = bankcheck.analyze(UNKNOWN, block=64, values={"n": 2}, arch="sm_80", cuda_path="none")
    assert report.arch == "sm_80" and report.kernels[0].block == (64, 1, 1)
    assert [(each.line, each.file) for each in report.findings] == [(5, "<source>")] * 2
    (conflict, ), (dependent, ) = report.conflicts, report.data_dependent
    assert conflict.worst and conflict.worst.ways == 2 and not conflict.reason
    assert dependent.reason and not dependent.worst and not report.undecided
    assert report.summary.accesses == 3 and report.summary.clean == 1
    for shown in (str(report), report.html(), str(report.json)):
        assert "<source>" in html.unescape(shown) and tempfile.gettempdir() + "/bankcheck" not in shown
    assert bankcheck.analyze(UNKNOWN, block={"gather": 64}, values={"gather.n": 1}, cuda_path="none").conflicts == []
    assert not bankcheck.analyze(CLEAN).findings
    assert bankcheck.analyze("#ifdef WIDE\n" + UNKNOWN + "\n#endif", flags=["-DWIDE"]).kernels
    broken = bankcheck.analyze(UNKNOWN + "\n__global__ void g() { missing(); }", cuda_path="none")
    assert broken.kernels and broken.errors and broken.skipped and broken.skipped[0].at
    assert message(lambda: bankcheck.analyze("int x(")).startswith("<source>:1:7: error: ")
    assert "'wide'" in message(lambda: bankcheck.analyze(CLEAN, arch="wide"))


def notebooks() -> None:
    """The page lies in a frame, whole."""
    report = bankcheck.analyze(UNKNOWN, block=64, values={"n": 2}, cuda_path="none")
    shown = report._repr_html_()
    frame = re.fullmatch(r'<iframe srcdoc="([^"]*)" sandbox="allow-scripts" style="[^"]*"></iframe>', shown)
    assert frame and html.unescape(frame.group(1)) == report.html()
    assert "<pre>" in bankcheck.banks("float t[32][33]")._repr_html_()
    assert "2-way" in str(bankcheck.banks("float t[64]; t[threadIdx.x * n]", block=32, values={"n": 2}))
    assert "no array" in message(lambda: bankcheck.banks("int"))


files(sys.argv[1])
strings()
notebooks()

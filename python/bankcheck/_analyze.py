"""Runs the program on files and strings."""

import contextlib
import functools
import html
import json
import os
import pathlib
import re
import tempfile
from dataclasses import dataclass
from typing import Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from . import _program
from ._report import Report

Shape = Union[int, Sequence[int]]
Blocks = Union[Shape, Mapping[str, Shape]]
Source = Union[str, "os.PathLike[str]"]

SOURCE = "<source>"  # the file name of a string


def analyze(path_or_source: Source,
            *,
            block: Optional[Blocks] = None,
            values: Optional[Mapping[str, int]] = None,
            arch: Optional[str] = None,
            cuda_path: Optional[str] = None,
            options: Sequence[str] = (),
            flags: Sequence[str] = ()) -> Report:
    """Analyses a file, or a string of CUDA source.

    A path object is a file. A string is a file if it is a single line that ends with .cu or .cuh, and source
    otherwise. Places in a string have the file '<source>'.

    block      shape of kernels whose launch is not in the source: 256, (32, 8), or {"kernel": (32, 8)}
    values     kernel parameters: {"n": 1024}, or {"kernel.n": 1024}
    arch       "sm_90"
    cuda_path  the toolkit whose headers are used; "none" for bankcheck's own
    options    more options of the program
    flags      of the compiler: ["-I", "include", "-DTILE=32"]

    Raises Error if nothing can be analysed.

    >>> analyze("__global__ void f(int *p) { __shared__ int s[64]; s[threadIdx.x * 2] = 0; *p = s[0]; }",
    ...         block=32).conflicts[0].worst.ways
    2
    """
    chosen = [*_shapes(block), *_values(values), *options]
    chosen += [f"--arch={arch}"] if arch else []
    chosen += [f"--cuda-path={cuda_path}"] if cuda_path else []
    behind = ["--", *flags] if flags else []

    def outputs(form: str) -> Tuple[str, str]:
        with _file_of(path_or_source) as (path, is_text):
            done = _program.run([*chosen, f"--format={form}", "--exit-zero", path, *behind])
            return _named(done.stdout, path, is_text), _named(done.stderr, path, is_text)

    report, errors = outputs("json")
    record = json.loads(report) if report else None
    if not record or not record["files"]:
        raise _program.Error(errors.strip())

    @functools.lru_cache(maxsize=None)  # one page for a report: its links have the path of the string's file
    def page() -> str:
        return outputs("html")[0]

    return Report.of(record, text=lambda: _text_of(report), page=page)


@dataclass(frozen=True)
class Banks:
    """The answer of `bankcheck banks`."""
    text: str

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self.text)}</pre>"


def banks(question: str,
          *,
          block: Optional[Shape] = None,
          values: Optional[Mapping[str, int]] = None,
          flags: Sequence[str] = ()) -> Banks:
    """The banks of a declaration, or of an access to it.

    >>> print(banks("float t[2][33]"))
    float t[2][33]: 264 bytes, 132 from row to row
      [0][0]    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
      [0][32]   0
      [1][0]    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31  0
      [1][32]   1
    >>> print(banks("float t[32][32]; t[threadIdx.x][k]", block=32))  # doctest: +ELLIPSIS
    32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
    ...
    """
    behind = ["--", *flags] if flags else []
    done = _program.run(["banks", *_shapes(block), *_values(values), question, *behind])
    if done.returncode:
        raise _program.Error(done.stderr.strip())
    return Banks(done.stdout.rstrip("\n"))


def _shapes(block: Optional[Blocks]) -> List[str]:
    """
    >>> _shapes(256), _shapes((32, 8)), _shapes({"f": (32, 8), "g": 64})
    (['--block=256'], ['--block=32x8'], ['--block=f=32x8', '--block=g=64'])
    """
    if block is None:
        return []
    if isinstance(block, Mapping):
        return [f"--block={kernel}={_shape(shape)}" for kernel, shape in block.items()]
    return [f"--block={_shape(block)}"]


def _shape(shape: Shape) -> str:
    return "x".join(str(size) for size in ([shape] if isinstance(shape, int) else shape))


def _values(values: Optional[Mapping[str, int]]) -> List[str]:
    return [f"--set={name}={value}" for name, value in (values or {}).items()]


@contextlib.contextmanager
def _file_of(given: Source) -> Iterator[Tuple[str, bool]]:
    """The file to analyse, and whether it holds a string that has no file of its own."""
    text = os.fspath(given)
    if not isinstance(given, str) or re.fullmatch(r"[^\n]*\.cuh?", text):
        # A name that begins with a dash is not an option.
        yield os.path.join(".", text) if text.startswith("-") else text, False
        return
    with tempfile.TemporaryDirectory(prefix="bankcheck-") as folder:
        path = pathlib.Path(folder, "source.cu")
        path.write_bytes(text.encode("utf-8"))
        yield str(path), True


def _named(text: str, path: str, is_text: bool) -> str:
    return text.replace(path, SOURCE) if is_text else text


def _text_of(report: str) -> str:
    with tempfile.TemporaryDirectory(prefix="bankcheck-") as folder:
        path = pathlib.Path(folder, "report.json")
        path.write_text(report, encoding="utf-8")
        done = _program.run(["merge", str(path)])
        if done.returncode > 1 and not done.stdout:
            raise _program.Error(done.stderr.strip())
        return done.stdout.rstrip("\n")

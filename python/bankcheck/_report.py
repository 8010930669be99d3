"""The JSON report as Python values. What a field means: docs/json.md, under the same name."""

import dataclasses
from typing import Any, Callable, Dict, List, Optional, Tuple, Type, TypeVar

T = TypeVar("T")


def _fields_of(kind: Type[T], record: Dict[str, Any], **made: Any) -> T:
    """Fields that this version does not know are left to `json`."""
    names = (field.name for field in dataclasses.fields(kind))
    return kind(**{name: made[name] if name in made else record[name] for name in names})


@dataclasses.dataclass(frozen=True)
class Place:
    """Line and column count from 1."""
    file: str
    line: int
    column: int

    @classmethod
    def of(cls, record: Optional[Dict[str, Any]]) -> "Optional[Place]":
        return _fields_of(cls, record) if record else None


@dataclasses.dataclass(frozen=True)
class Kernel:
    name: str
    file: str
    line: int
    column: int
    block: Tuple[int, int, int]
    block_from: str
    arch: str

    @classmethod
    def of(cls, record: Dict[str, Any]) -> "Kernel":
        x, y, z = record["block"]
        return _fields_of(cls, record, block=(x, y, z))


@dataclasses.dataclass(frozen=True)
class Request:
    """The request of an access with the most wavefronts over its ideal."""
    warp: int
    iteration: Optional[str]
    offsets: Tuple[Optional[int], ...]
    wavefronts: int
    ideal: int
    ways: int
    bank: int
    exact: bool

    @classmethod
    def of(cls, record: Optional[Dict[str, Any]]) -> "Optional[Request]":
        return _fields_of(cls, record, offsets=tuple(record["offsets"])) if record else None


@dataclasses.dataclass(frozen=True)
class PerBlock:
    """Sums over the warps and iterations of a block."""
    requests: int
    wavefronts: int
    ideal: int

    @classmethod
    def of(cls, record: Optional[Dict[str, Any]]) -> "Optional[PerBlock]":
        return _fields_of(cls, record) if record else None


@dataclasses.dataclass(frozen=True)
class Fix:
    """A change after which all accesses to the array are clean. `safe`: `bankcheck --fix` makes it."""
    kind: str
    description: str
    at: Optional[Place]
    safe: bool
    by_hand: Optional[str]
    wavefronts: int
    extra_bytes: Optional[int]

    @classmethod
    def of(cls, record: Dict[str, Any]) -> "Fix":
        return _fields_of(cls, record, at=Place.of(record["at"]))


@dataclasses.dataclass(frozen=True)
class Access:
    """An access in the source, for one kernel.

    `verdict`: 'clean', 'conflict', 'data-dependent', 'misaligned', 'scattered-copy' or 'undecided'.
    """
    kernel: Kernel
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    expression: str
    array: Optional[str]
    declared_at: Optional[Place]
    op: str
    width: int
    verdict: str
    reason: Optional[str]
    assumptions: Tuple[str, ...]
    worst: Optional[Request]
    per_block: Optional[PerBlock]
    fixes: Tuple[Fix, ...]
    withheld: Optional[str]

    @classmethod
    def of(cls, record: Dict[str, Any], kernels: Tuple[Kernel, ...]) -> "Access":
        return _fields_of(cls,
                          record,
                          kernel=kernels[record["kernel"]],
                          declared_at=Place.of(record["declared_at"]),
                          assumptions=tuple(record["assumptions"]),
                          worst=Request.of(record["worst"]),
                          per_block=PerBlock.of(record["per_block"]),
                          fixes=tuple(Fix.of(each) for each in record["fixes"]))


@dataclasses.dataclass(frozen=True)
class Problem:
    """An error of the parse, or a kernel that was not analysed."""
    at: Optional[Place]
    message: str

    @classmethod
    def of(cls, record: Dict[str, Any]) -> "Problem":
        return _fields_of(cls, record, at=Place.of(record.get("at")))


@dataclasses.dataclass(frozen=True)
class Summary:
    """How many kernels and accesses, and how many accesses by verdict."""
    kernels: int
    accesses: int
    clean: int
    conflict: int
    undecided: int
    data_dependent: int
    scattered_copy: int


@dataclasses.dataclass(frozen=True)
class Report:
    """What was found. `json` is the whole report, as docs/json.md describes it."""
    arch: str
    kernels: Tuple[Kernel, ...]
    accesses: Tuple[Access, ...]
    errors: Tuple[Problem, ...]
    skipped: Tuple[Problem, ...]
    summary: Summary
    json: Dict[str, Any] = dataclasses.field(repr=False, compare=False)
    _text: Callable[[], str] = dataclasses.field(repr=False, compare=False)
    _page: Callable[[], str] = dataclasses.field(repr=False, compare=False)

    @classmethod
    def of(cls, record: Dict[str, Any], text: Callable[[], str], page: Callable[[], str]) -> "Report":
        kernels = tuple(Kernel.of(each) for each in record["kernels"])
        return cls(arch=record["arch"],
                   kernels=kernels,
                   accesses=tuple(Access.of(each, kernels) for each in record["accesses"]),
                   errors=tuple(Problem.of(each) for each in record["errors"]),
                   skipped=tuple(Problem.of(each) for each in record["skipped"]),
                   summary=_fields_of(Summary, record["summary"]),
                   json=record,
                   _text=text,
                   _page=page)

    @property
    def findings(self) -> List[Access]:
        """Accesses that are not clean, unless a comment or a configuration withholds them."""
        return [each for each in self.accesses if each.verdict != "clean" and not each.withheld]

    @property
    def conflicts(self) -> List[Access]:
        return [each for each in self.findings if each.verdict == "conflict"]

    @property
    def undecided(self) -> List[Access]:
        return [each for each in self.findings if each.verdict == "undecided"]

    @property
    def data_dependent(self) -> List[Access]:
        """Accesses whose address the data decide; `json` has the bounds."""
        return [each for each in self.findings if each.verdict == "data-dependent"]

    @property
    def misaligned(self) -> List[Access]:
        """Accesses that fault: their address is no multiple of their width."""
        return [each for each in self.findings if each.verdict == "misaligned"]

    @property
    def scattered_copies(self) -> List[Access]:
        """`cp.async.cg` to rows that wait for one another; `json` has how many."""
        return [each for each in self.findings if each.verdict == "scattered-copy"]

    def __str__(self) -> str:
        """What the program prints."""
        return self._text()

    def html(self) -> str:
        """The page of `--format=html`, with the lanes and banks of each access."""
        return self._page()

    def _repr_html_(self) -> str:
        return framed(self.html())


def framed(page: str) -> str:
    """A page within another: its styles and its script stay within the frame."""
    escaped = page.replace("&", "&amp;").replace('"', "&quot;")
    return f'<iframe srcdoc="{escaped}" sandbox="allow-scripts" style="width:100%;height:32em;border:0"></iframe>'

"""Kernels in the idioms of production code: one family of accesses, and any of indices.

A family is a module of families/. It declares what its kernels need at file scope, and is
given a kernel to write to, as CUDA text and as the oracle's at once. Every array is accessed
at most once between two barriers, as in the kernels of classic.py.
"""

from dataclasses import dataclass

from kernel import Kernel, Place
from text import Text, text


@dataclass(frozen=True)
class Lvalue:
    """Something that is loaded or stored."""
    text: str
    address: str  # the oracle's
    width: int
    type: str
    where: str = ""  # the oracle's condition for its being in shared memory at all
    offsets: tuple = (0,)  # of the accesses of `width` bytes that make it, for a type that takes several


@dataclass(frozen=True)
class Flat:
    """A shared array of one dimension, or a pointer to its first element."""
    name: str
    type: str
    size: int
    count: int
    base: int

    def at(self, index):
        """The element of an index, which is a value or a text without operators."""
        return Lvalue(f"{self.name}[{getattr(index, 'text', index)}]", f"{self.base} + (long){index} * {self.size}",
                      self.size, self.type)


class Family:
    """What every family has. `HEAD` stands once in a file, as many lines in both programs."""
    HEAD = Text("", "")
    WHOLE_WARPS = False  # the kernel's block is made of whole warps
    TOOLKIT = False  # its headers are not among bankcheck's own
    ONLY_MEASURED = False  # nvcc may merge its accesses, of which the oracle knows nothing

    def __init__(self, kernel):
        self.kernel, self.random, self.grammar = kernel, kernel.random, kernel.grammar

    def flat(self, place, type, size, count):
        """Declares a shared array of whole 128 bytes, so that the next one begins at a multiple of them too."""
        assert size * count % 128 == 0
        array = Flat(self.kernel.new_name("s"), type, size, count, self.kernel.shared_bytes)
        self.kernel.shared_bytes += size * count
        align = "" if size >= 4 else "__align__(16) "
        self.kernel.emit(place, Text(f"__shared__ {align}{type} {array.name}[{count}];", ""))
        return array

    def start(self, place):
        """Writes what the kernel needs before its first use."""

    # What a family of indices has besides:
    #   leaf(place): writes a value that depends on the lane, or on an argument, and makes it a leaf.
    # What a family of accesses has besides:
    #   fill(place): stores to every element that is read.
    #   statement(place, guarded): accesses each array at most once; where `guarded`, no plain load, which a
    #     compiler may move above the condition.
    #   finish(place): loads from what nothing has read.


def head(cuda, oracle=""):
    """File scope of both programs, of the same number of lines; each text begins behind a line's end."""
    cuda, oracle = cuda[1:].rstrip().split("\n"), oracle[1:].rstrip().split("\n")
    lines = max(len(cuda), len(oracle))
    return Text(*("\n".join(part + [""] * (lines - len(part))) + "\n" for part in (cuda, oracle)))


class Idiomatic(Kernel):
    def __init__(self, random, name, access, indices):
        super().__init__(random, name, "barriers")
        families = [access, *indices]
        while any(family.WHOLE_WARPS for family in families) and self.threads % 32:
            self.redraw()
        while self.threads < 32:
            self.redraw()
        self.shared_bytes = 0
        self.access = access(self)
        self.indices = [index(self) for index in indices]
        self.heads = [family.HEAD for family in families if family.HEAD.cuda]
        self.families = [family.__module__.split(".")[-1] for family in families]
        self.write()

    # --- accesses

    def load(self, lvalue):
        """The loaded value, of which every bit is used."""
        loads = " + ".join(f"load(AT({self.mark()}), {lvalue.width}, "
                           f"{lvalue.address}{f' + {offset}' if offset else ''})"
                           for offset in lvalue.offsets)
        if len(lvalue.offsets) > 1:
            loads = f"({loads})"
        return Text(f"all({lvalue.text})", f"({lvalue.where} ? {loads} : 0u)" if lvalue.where else loads)

    def store(self, lvalue, value="v"):
        """A statement."""
        stores = " ".join(f"store(AT({self.mark()}), {lvalue.width}, "
                          f"{lvalue.address}{f' + {offset}' if offset else ''}, {value});"
                          for offset in lvalue.offsets)
        if lvalue.where:
            stores = f"if ({lvalue.where}) {{ {stores} }}"
        return Text(f"{lvalue.text} = make<{lvalue.type}>({value});", stores)

    def either(self, place, lvalue, guarded=False):
        """Writes a load or a store."""
        if guarded or self.chance(0.4):
            self.emit(place, self.store(lvalue, self.random.choice(["v", "v", "t + 1"])))
        else:
            self.emit(place, text("v += {};", self.load(lvalue)))

    def filled(self, place, count, lvalue):
        """A loop over `count` elements; `lvalue` makes one of the index."""
        name = self.new_name("n")
        if count % self.threads:
            self.emit(place, Text("#pragma unroll 1", ""))
        loop = f"for (int {name} = t; {name} < {count}; {name} += {self.threads})"
        self.emit(place, Text(f"{loop} {{", f"{{ Trips trips; {loop} {{ trips.next();"))
        self.emit(Place(place.depth + 1), self.store(lvalue(name), name))
        self.emit(place, Text("}", "} }"))

    def loop(self, most, uniform_only):
        launches = [index for index in self.indices if hasattr(index, "loop")]
        if launches and self.chance(0.4) and (loop := launches[0].loop(most)):
            return loop
        return super().loop(most, uniform_only)

    # --- the kernel

    def write(self):
        place = Place()
        self.prelude(place)
        for family in [*self.indices, self.access]:
            family.start(place)
        self.plain(place, "unsigned v = t;")
        self.access.fill(place)
        self.barrier(place)
        for _ in range(self.random.choice([1, 2, 3])):
            if self.chance(0.15):
                self.local_value(place)
            for index in self.indices:
                index.leaf(place)
            self.block_of(place, self.phase, most=16, uniform_only=True)
        self.access.finish(place)
        self.ending(place)

    def phase(self, place):
        if place.depth > 1 and self.indices and self.chance(0.3):
            self.random.choice(self.indices).leaf(place)
        if self.chance(0.25):
            self.guard(place, lambda inside: self.access.statement(inside, True))
        else:
            self.access.statement(place, False)
        self.barrier(place)

"""Shared arrays that are accessed element by element, and what they consist of."""

from dataclasses import dataclass
from math import gcd, prod

from text import Text


@dataclass(frozen=True)
class Element:
    """What an array consists of. `members`: name, offset, width of each."""
    type: str
    size: int
    members: tuple = ()

    @property
    def vector(self):
        return self.type[-1] in "24"


SCALARS = [Element("unsigned char", 1), Element("signed char", 1), Element("short", 2), Element("unsigned short", 2),
           Element("int", 4), Element("int", 4), Element("float", 4), Element("float", 4), Element("unsigned", 4),
           Element("double", 8), Element("long long", 8)]
VECTORS = [Element("int2", 8), Element("float2", 8), Element("int4", 16), Element("float4", 16)]
RECORDS = [Element("Pair", 8, (("a", 0, 4), ("b", 4, 4))),
           Element("Triad", 12, (("a", 0, 4), ("b", 4, 4), ("c", 8, 4))),
           Element("Mixed", 8, (("a", 0, 4), ("b", 4, 2), ("c", 6, 1))),
           Element("Row", 20, (("a", 0, 4), ("c", 8, 4), ("e", 16, 4))),
           Element("Quad", 16, (("a", 0, 4), ("d", 12, 4)))]
COUNTERS = [Element("int", 4), Element("unsigned", 4), Element("unsigned long long", 8)]


@dataclass
class Array:
    name: str
    element: Element
    sizes: tuple
    volatile: bool
    aligned: bool  # to 16 bytes, by its declaration
    address: int = 0  # within dynamic shared memory
    dynamic: bool = False
    loads: int = 0
    change: object = None  # of the oracle's (indices, sizes): a fix that the CUDA program gets as an edit
    past_word: int = 0  # bytes: ptxas puts static arrays of bytes one behind the other

    @property
    def count(self):
        return prod(self.sizes)

    @property
    def bytes(self):
        return self.count * self.element.size

    @property
    def alignment(self):
        """In its word."""
        return 4 if self.aligned else gcd(self.element.size, 4)

    @property
    def changed_bytes(self):
        sizes = self.change(["0"] * len(self.sizes), self.sizes)[1] if self.change else self.sizes
        return prod(sizes) * self.element.size

    @property
    def qualified(self):
        return f"volatile {self.element.type}" if self.volatile else self.element.type

    def declaration(self):
        brackets = "".join(f"[{size}]" for size in self.sizes)
        if not self.dynamic:
            align = "__align__(16) " if self.aligned else ""
            return Text(f"__shared__ {align}{self.qualified} {self.name}{brackets};",
                        f"const long {self.name} = {self.past_word};")
        inner = "".join(f"[{size}]" for size in self.sizes[1:])
        pointer = f"(*{{}}){inner}" if inner else "*{}"
        return Text(f"{self.qualified} {pointer.format(self.name)} = reinterpret_cast<{self.qualified} "
                    f"{pointer.format('')}>(memory + {self.address});", f"const long {self.name} = {self.address};")

    def address_of(self, indices):
        """Of the element, for the oracle."""
        indices, sizes = [f"(long){index}" for index in indices], self.sizes
        if self.change:
            indices, sizes = self.change(indices, sizes)
        flat = ""
        for size, index in zip(sizes, indices):
            flat = f"({flat} * {size} + {index})" if flat else index
        return f"{self.name} + {flat} * {self.element.size}"

    def first(self):
        """A pointer to the first element."""
        return Text(f"&{self.name}{'[0]' * len(self.sizes)}" if len(self.sizes) > 1 else self.name, self.name)

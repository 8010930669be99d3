"""Bit-fields: which accesses nvcc 13.0 makes of each, as read from its machine code."""

from dataclasses import dataclass

from idiomatic import Family, Lvalue, head
from text import Text


@dataclass(frozen=True)
class Field:
    name: str
    load: tuple  # offset, width
    store: tuple  # offset, width
    first: tuple = ()  # what a store loads first: offset, width


@dataclass(frozen=True)
class Struct:
    name: str
    size: int
    declared: str
    fields: tuple


STRUCTS = [
    Struct("Bytes", 4, "unsigned a : 8, b : 8, c : 16;",
           (Field("a", (0, 1), (0, 1)), Field("b", (1, 1), (1, 1)), Field("c", (2, 2), (2, 2)))),
    Struct("Odd", 4, "unsigned a : 5, b : 11, c : 16;",
           (Field("a", (0, 4), (0, 4), (0, 4)), Field("b", (0, 4), (0, 4), (0, 4)), Field("c", (2, 2), (2, 2)))),
    Struct("Dozen", 4, "int a : 12, b : 12, c : 8;",
           (Field("a", (0, 4), (0, 4), (0, 4)), Field("b", (0, 4), (0, 4), (0, 4)), Field("c", (0, 4), (3, 1)))),
    Struct("Long", 16, "long long a : 32, b : 32, c : 8;",
           (Field("a", (0, 4), (0, 4)), Field("b", (4, 4), (4, 4)), Field("c", (8, 1), (8, 1)))),
    Struct("Flag", 8, "unsigned a : 1, b : 31, c : 32;",
           (Field("a", (0, 4), (0, 4), (0, 4)), Field("b", (0, 4), (0, 4), (0, 4)), Field("c", (4, 4), (4, 4)))),
    Struct("Small", 4, "unsigned short a : 4, b : 12; unsigned char c : 3;",
           (Field("a", (0, 2), (0, 2), (0, 2)), Field("b", (0, 2), (0, 2), (0, 2)),
            Field("c", (2, 1), (2, 1), (2, 1)))),
    Struct("Head", 8, "unsigned a : 24, b : 8; int c;",
           (Field("a", (0, 4), (0, 4), (0, 4)), Field("b", (3, 1), (3, 1)), Field("c", (4, 4), (4, 4)))),
    Struct("Packed", 8, "unsigned long long a : 20, b : 20, c : 24;",
           (Field("a", (0, 4), (0, 8), (0, 8)), Field("b", (0, 8), (0, 8), (0, 8)),
            Field("c", (4, 4), (0, 8), (0, 8)))),
    Struct("Nibbles", 2, "unsigned char a : 4, b : 4, c : 8;",
           (Field("a", (0, 1), (0, 1), (0, 1)), Field("b", (0, 1), (0, 1), (0, 1)), Field("c", (1, 1), (1, 1)))),
    Struct("Halves", 8, "int a : 16, b : 16; bool c : 1;",
           (Field("a", (0, 2), (0, 2)), Field("b", (0, 4), (2, 2)), Field("c", (4, 1), (4, 1), (4, 1)))),
    Struct("Across", 4, "unsigned a : 3, b : 8, c : 21;",
           (Field("a", (0, 4), (0, 4), (0, 4)), Field("b", (0, 4), (0, 4), (0, 4)),
            Field("c", (0, 4), (0, 4), (0, 4)))),
]


class BitFields(Family):
    HEAD = head("\n" + "\n".join(f"struct {struct.name} {{ {struct.declared} }};" for struct in STRUCTS))

    def start(self, place):
        self.struct = self.random.choice(STRUCTS)
        self.salt = self.kernel.new_name("salt")
        self.kernel.parameters.append(("unsigned", self.salt, "77777777"))
        self.array = self.flat(place, self.struct.name, self.struct.size, self.random.choice([64, 128, 256]))

    def fill(self, place):
        """As words, through a cast."""
        array = self.array
        self.kernel.filled(place, array.count * array.size // 4,
                           lambda n: Lvalue(f"((int *){array.name})[{n}]", f"{array.base} + {n} * 4", 4, "int"))

    def load(self, place, field):
        index = self.grammar.index(self.array.count)
        (offset, width), address = field.load, self.array.at(index).address
        self.kernel.emit(place, Text(f"v += {self.array.name}[{index.text}].{field.name};",
                                     f"v += load(AT({self.kernel.mark()}), {width}, {address} + {offset});"))

    def statement(self, place, guarded):
        stored = [field for field in self.struct.fields if not guarded or not field.first]
        if (not guarded or not stored) and self.random.random() < 0.5:
            self.load(place, self.random.choice(self.struct.fields))
            return
        field = self.random.choice(stored or self.struct.fields)
        index = self.grammar.index(self.array.count)
        address, mark = self.array.at(index).address, self.kernel.mark
        first = f"load(AT({mark()}), {field.first[1]}, {address} + {field.first[0]}); " if field.first else ""
        # A value that a loop leaves alone is shifted into place before it: then nvcc does not store narrowly.
        self.kernel.plain(place, f"v = v * 5 + {self.salt};")
        self.kernel.emit(place, Text(f"{self.array.name}[{index.text}].{field.name} = v;",
                                     f"{{ {first}store(AT({mark()}), {field.store[1]}, {address} + {field.store[0]}, "
                                     f"v); }}"))

    def finish(self, place):
        self.load(place, self.random.choice(self.struct.fields))


FAMILY = BitFields

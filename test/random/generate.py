"""Random kernels, and the same kernels as an oracle program for the CPU.

    generate.py --seed N --count K -o DIR [--merge SHARE]

writes DIR/kernels-000.cu, DIR/oracle-000.cpp ... and DIR/manifest.json. Kernel
number i of a seed is the same whatever the count.

The two programs are one text, line for line; they differ in the declarations
of shared arrays, in the accesses (see recorder.h) and in what the oracle adds
to know a loop's trip.

A compiler may merge neighbouring accesses, remove repeated ones and hoist
invariant ones, and the oracle knows nothing of that. So a kernel either has
`volatile` arrays and does what it likes with them, or accesses each array at
most once between two barriers, or in a loop whose trips lie 32 bytes apart.
With --merge some kernels are written to be merged; only a GPU can judge those.
"""

import argparse
import json
import pathlib
import sys
from dataclasses import dataclass, field
from math import prod
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
from grammar import FUNCTIONS, LIMIT, TABLES, Grammar, Value

KERNELS_A_FILE = 50
# For loops that lanes leave at different trips: unrolled, with the rest of the
# trips in a loop of its own, lanes would meet in other requests.
UNROLL_NOT = "#pragma unroll 1"
BLOCKS = [(32, 1, 1), (64, 1, 1), (128, 1, 1), (256, 1, 1), (48, 1, 1), (100, 1, 1), (16, 1, 1), (32, 4, 1), (32, 8, 1),
          (16, 16, 1), (8, 8, 1), (64, 2, 1), (33, 3, 1), (24, 5, 1), (4, 4, 4), (8, 4, 2), (5, 3, 7), (32, 2, 2),
          (2, 16, 4), (1, 32, 2), (1, 64, 1)]

TABLE_TEXT = "".join(
    f"const __constant__ {type} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};\n"
    if i % 2 else f"static constexpr __device__ {type} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};\n"
    for i, (name, type, values) in enumerate(TABLES))
STRUCTS = """
struct Pair { int a, b; };
struct Triad { float a, b, c; };
struct Mixed { int a; short b; unsigned char c; };
struct Row { int a, b, c, d, e; };
struct __align__(16) Quad { float a, b, c, d; };
"""
CUDA_HEAD = """#include <cstdio>
#include <cuda_runtime.h>
"""
ORACLE_HEAD = """#include <cstdio>
#include "recorder.h"
"""
CUDA_HELPERS = """
__device__ unsigned sum(int2 q) { return q.x + q.y; }
__device__ unsigned sum(float2 q) { return q.x + q.y; }
__device__ unsigned sum(int4 q) { return q.x + q.y + q.z + q.w; }
__device__ unsigned sum(float4 q) { return q.x + q.y + q.z + q.w; }
// Of 64 bits both words are used: a load of which one is not would be narrowed.
template <typename T> __device__ unsigned all(T x) { return (unsigned)x; }
__device__ unsigned all(long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
__device__ unsigned all(unsigned long long x) { return (unsigned)x ^ (unsigned)(x >> 32); }
template <typename T> __device__ unsigned get(T *p, int i) {
  return all(p[i]);
}
template <typename T> __device__ void put(T *p, int i, unsigned v) {
  p[i] = v;
}
template <typename T> __device__ unsigned both(T *p, int i, int stride) {
  unsigned low = all(p[i]);
  __syncthreads();
  return low + all(p[i + stride]);
}
"""
ORACLE_HELPERS = """








template <typename T> unsigned get(const Call &, long p, int i) {
  return load(AT(0), sizeof(T), p + (long)i * sizeof(T));
}
template <typename T> void put(const Call &, long p, int i, unsigned v) {
  store(AT(0), sizeof(T), p + (long)i * sizeof(T), v);
}
template <typename T> unsigned both(const Call &, long p, int i, int stride) {
  load(AT(0), sizeof(T), p + (long)i * sizeof(T));
  __syncthreads();
  return load(AT(0), sizeof(T), p + (long)(i + stride) * sizeof(T));
}
"""


@dataclass(frozen=True)
class Text:
    """A piece of the two programs."""
    cuda: str
    oracle: str


def text(template, *parts):
    """The piece that a template makes of pieces and of plain values."""
    cuda = [part.cuda if isinstance(part, Text) else part for part in parts]
    oracle = [part.oracle if isinstance(part, Text) else part for part in parts]
    return Text(template.format(*cuda), template.format(*oracle))


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

    @property
    def count(self):
        return prod(self.sizes)

    @property
    def bytes(self):
        return self.count * self.element.size

    @property
    def qualified(self):
        return f"volatile {self.element.type}" if self.volatile else self.element.type

    def declaration(self):
        brackets = "".join(f"[{size}]" for size in self.sizes)
        if not self.dynamic:
            align = "__align__(16) " if self.aligned else ""
            return Text(f"__shared__ {align}{self.qualified} {self.name}{brackets};", f"const long {self.name} = 0;")
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


@dataclass
class Loop:
    head: list
    counter: Value
    trips: int  # at most
    uniform: bool  # every thread makes the same trips
    tail: Text
    step: str = ""  # what a `while` does last
    is_for: bool = True  # so that `continue` gets past no step


@dataclass
class Place:
    """Where a statement will stand."""
    depth: int = 1  # of indentation
    uniform: bool = True  # every thread arrives, so a barrier may stand here
    in_for: bool = False


class Kernel:
    def __init__(self, random, name, kind, by_elements=False, changes={}):
        self.random = random
        self.by_elements = by_elements
        self.name = name
        self.kind = kind  # volatile, barriers or merge
        self.block = random.choice(BLOCKS)
        self.threads = self.block[0] * self.block[1] * self.block[2]
        self.grammar = Grammar(random, unsigned=random.random() < 0.3)
        self.lines = []
        self.names = 0
        self.marks = 0
        self.arrays = self.make_arrays()
        for array in self.arrays:
            array.change = changes.get((name, array.name))
        self.dynamic_bytes = sum((a.bytes + 255) // 256 * 256 for a in self.arrays if a.dynamic)
        self.write()

    # --- small things

    def chance(self, probability):
        return self.random.random() < probability

    def new_name(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    def mark(self):
        """Tells the accesses of one line from each other."""
        self.marks = self.marks % 250 + 1
        return self.marks

    def emit(self, place, piece, *parts):
        piece = text(piece.replace("{", "{{").replace("}", "}}"), *parts) if isinstance(piece, str) else piece
        indent = "  " * place.depth
        self.lines.append(Text(indent + piece.cuda, indent + piece.oracle))

    # --- arrays

    def make_arrays(self):
        arrays, address = [], 0
        volatile = self.kind == "volatile"
        for i in range(self.random.choice([1, 1, 2, 2, 3])):
            elements = SCALARS + RECORDS if volatile else SCALARS + VECTORS + VECTORS + RECORDS
            element = self.random.choice(elements)
            sizes = self.random.choice([
                (1024,), (512,), (2048,), (777,), (1000,), (32, 32), (32, 33), (16, 17), (64, 32), (64, 20), (32, 36),
                (8, 72), (4, 16, 17), (2, 32, 32), (8, 8, 9), (256,), (33, 40)])
            while element.size > 4 and element.size * prod(sizes) > 12288:
                sizes = tuple(size // 2 if size == max(sizes) else size for size in sizes)
            dynamic = self.chance(0.3)
            array = Array(f"s{i}", element, sizes, volatile, self.chance(0.4), address, dynamic)
            if dynamic:
                address += (array.bytes + 255) // 256 * 256
            arrays.append(array)
        if self.chance(0.3):
            arrays.append(Array("counts", self.random.choice(COUNTERS), self.random.choice([(64,), (256,), (32, 33)]),
                                False, False))
        return arrays

    def element_at(self, array, indices):
        """The lvalue, its address for the oracle, its width and its type."""
        brackets = "".join(f"[{index.text}]" for index in indices)
        address, width, type = array.address_of(indices), array.element.size, array.element.type
        member = ""
        if array.element.members:
            name, offset, width = self.random.choice(array.element.members)
            address, member, type = f"{address} + {offset}", f".{name}", "int"
        return f"{array.name}{brackets}{member}", address, width, type

    def access(self, array, indices=None):
        """An access somewhere in the array: lvalue, address, width, type."""
        if indices is None:
            if self.wide_view(array):
                index = self.grammar.index(array.count // 4)
                return (f"*reinterpret_cast<int4 *>(&{array.name}[4 * {index}])",
                        array.address_of([f"(4 * {index})"]), 16, "int4")
            indices = [self.grammar.index(size) for size in array.sizes]
        return self.element_at(array, indices)

    def wide_view(self, array):
        return (not array.volatile and array.element.size == 4 and not array.element.members and array.name != "counts"
                and len(array.sizes) == 1 and (array.aligned or array.dynamic) and array.count % 4 == 0 and
                self.chance(0.3))

    def load_of(self, array, access):
        array.loads += 1
        lvalue, address, width, type = access
        vector = type[-1] in "24"
        return Text(f"sum({lvalue})" if vector else f"all({lvalue})", f"load(AT({self.mark()}), {width}, {address})")

    def store_to(self, access, value):
        """A store of `value`, which is a Text."""
        lvalue, address, width, type = access
        wrapped = value.cuda
        if type[-1] in "24":
            lanes = int(type[-1])
            wrapped = f"make_{type}({', '.join(['v', '1', '2', value.cuda][-lanes:])})"
        return Text(f"{lvalue} = {wrapped};", f"store(AT({self.mark()}), {width}, {address}, {value.oracle});")

    def atomic_on(self, array):
        """A statement; its result is used, or not."""
        # Not the same for all lanes: on one address a lane adds for the warp. No
        # index of the grammar takes 29 * t away again.
        indices = [self.grammar.index(size) for size in array.sizes]
        indices[-1] = Value(f"({indices[-1]} + t * 29) % {array.sizes[-1]}", 0, array.sizes[-1] - 1)
        lvalue, address, width, _ = self.element_at(array, indices)
        mark = self.mark()
        if width == 8:  # the others are retry loops
            name, op, used = self.random.choice([("Exch", "Atomic", True), ("CAS", "CompareAndSwap", True)])
        else:
            name, op, used = self.random.choice([
                ("Add", "Atomic", True), ("Add", "Atomic", False), ("Add", "Increment", False),
                ("Min", "Atomic", True), ("Max", "Atomic", False), ("And", "Atomic", False), ("Or", "Atomic", True),
                ("Exch", "Atomic", True), ("CAS", "CompareAndSwap", True)])
        type = array.element.type
        value = f"({type})1" if op == "Increment" else f"({type})v"
        operands = f"({type})1, {value}" if name == "CAS" else value
        left = "v += (unsigned)" if used else ""
        return Text(f"{left}atomic{name}(&{lvalue}, {operands});",
                    f"{'v += ' if used else ''}atomic(AT({mark}), {op}, {width}, {address});")

    # --- control flow

    def loop(self, most, uniform_only):
        """A loop of at most `most` trips."""
        random, grammar = self.random, self.grammar
        name, type = self.new_name("i"), grammar.type
        kind = random.choice(["up", "up", "up", "down", "halve", "double", "lanes", "triangle", "while", "do", "strided"])
        pragma = random.choice([[], [], [], ["#pragma unroll"], ["#pragma unroll 1"], ["#pragma unroll 2"]])
        step, trips = random.choice([1, 1, 1, 2, 3, 4, 8]), random.randint(1, min(8, most))
        start = random.choice([0, 0, 0, 1, 2])
        end = start + step * trips - random.randrange(step)
        counter = Value(name, start, start + step * (trips - 1), atom=True)
        if kind == "down" and not grammar.unsigned:
            head = f"for ({type} {name} = {counter.high}; {name} >= {start}; {name} -= {step})"
        elif kind in ("halve", "double"):
            trips = min(trips, 7)
            counter = Value(name, 1, 1 << (trips - 1), atom=True)
            head = (f"for ({type} {name} = {counter.high}; {name} > 0; {name} {random.choice(['>>= 1', '/= 2'])})"
                    if kind == "halve" else
                    f"for ({type} {name} = 1; {name} <= {counter.high}; {name} {random.choice(['<<= 1', '*= 2'])})")
        elif kind == "lanes" and not uniform_only:
            first = grammar.any(1)
            head = f"for ({type} {name} = {first} & 3; {name} < {end}; {name} += {step})"
            if end <= 0:
                return None
            counter = Value(name, 0, max(end - 1, 0), atom=True)
            trips = (end + step - 1) // step
        elif kind == "triangle" and not uniform_only:
            last = grammar.any(1)
            head = f"for ({type} {name} = 0; {name} <= {last} % {trips}; ++{name})" if last.low >= 0 else None
            if not head:
                return None
            counter = Value(name, 0, trips - 1, atom=True)
        elif kind == "strided" and not uniform_only:
            trips = min(trips, 4)
            limit = self.threads * trips - random.randrange(self.threads)
            threads = random.choice([f"{self.threads}", "blockDim.x * blockDim.y * blockDim.z"])
            head = f"for ({type} {name} = t; {name} < {limit}; {name} += {threads})"
            counter = Value(name, 0, limit - 1, atom=True)
        elif kind in ("while", "do"):
            first = f"{type} {name} = {start};"
            open_line, tail = (f"while ({name} < {end}) {{", "}") if kind == "while" else ("do {", f"}} while ({name} < {end});")
            return Loop([Text(first, f"{first} {{ Trips trips;"), Text(open_line, f"{open_line} trips.next();")], counter,
                        trips, True, Text(tail, f"{tail} }}"), step=f"{name} += {step};", is_for=False)
        else:
            kind = "up"
            head = f"for ({type} {name} = {start}; {name} < {end}; {name} += {step})"
        uniform = kind in ("up", "down", "halve", "double")
        if not uniform and self.kind != "merge":
            pragma = [UNROLL_NOT]
        return Loop([Text(line, "") for line in pragma] + [Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();")],
                    counter, trips, uniform, Text("}", "} }"))

    def block_of(self, place, body, most=64, uniform_only=False):
        """Writes some loops and guards with `body(place)` in the middle."""
        if place.depth < 5 and most > 1 and self.chance(0.6 / place.depth ** 0.5):
            loop = self.loop(most, uniform_only)
            if loop:
                self.write_loop(place, loop, body, most, uniform_only)
                return
        body(place)

    def write_loop(self, place, loop, body, most, uniform_only):
        leaves = list(self.grammar.leaves)
        carried = None
        if self.chance(0.15):  # a variable that the loop carries
            carried = self.new_name("j")
            self.emit(place, Text(*[f"{self.grammar.type} {carried} = {self.random.choice(leaves)} & 63;"] * 2))
        for line in loop.head:
            self.emit(place, line)
        self.grammar.leaves += [loop.counter] * 2
        if carried:
            self.grammar.leaves.append(Value(carried, 0, 63, atom=True))
        inside = Place(place.depth + 1, place.uniform and loop.uniform, loop.is_for)
        self.block_of(inside, body, most // loop.trips, uniform_only)
        if carried:
            update = self.random.choice(["({0} * 5 + 3) & 63", "({0} ^ 9) & 63", "({0} + 33) % 64", "{0} >> 1"])
            self.emit(inside, Text(*[f"{carried} = {update.format(carried)};"] * 2))
        if loop.step:
            self.emit(inside, Text(loop.step, loop.step))
        self.emit(place, loop.tail)
        self.grammar.leaves = leaves

    def plain(self, place, line):
        self.emit(place, Text(line, line))

    def guard(self, place, write, otherwise=None):
        """Writes `write(place)` under a condition."""
        self.plain(place, f"if {self.grammar.condition()} {{")
        inside = Place(place.depth + 1, False, place.in_for)
        write(inside)
        if otherwise and self.chance(0.3):
            self.plain(place, "} else {")
            otherwise(inside)
        self.plain(place, "}")

    def local_value(self, place):
        """A variable that later indices use, from one of several paths."""
        name, grammar = self.new_name("q"), self.grammar
        first, second = grammar.any(2), grammar.any(1)
        kind = self.random.randrange(3)
        if kind == 0:
            self.plain(place, f"{grammar.type} {name} = {first.text};")
            self.plain(place, f"if {grammar.condition()}")
            self.plain(place, f"  {name} = {second.text};")
            low, high = min(first.low, second.low), max(first.high, second.high)
        elif kind == 1:
            self.plain(place, f"auto {name}_of = [=]({grammar.type} a) {{ return a < {max(1, second.high // 2)} ? a : {first}; }};")
            self.plain(place, f"{grammar.type} {name} = {name}_of({second.text});")
            low, high = min(first.low, second.low), max(first.high, second.high)
        else:
            self.plain(place, f"const {grammar.type} {name} = {first.text};")
            low, high = first.low, first.high
        grammar.leaves.append(Value(name, low, high, atom=True))

    # --- statements

    def load_line(self, place, array):
        self.emit(place, text("v += {};", self.load_of(array, self.access(array))))

    def store_line(self, place, array):
        self.emit(place, self.store_to(self.access(array), Text(*[self.random.choice(["v", "v + 1", "7"])] * 2)))

    def update_line(self, place, array):
        """A load and a store of one element."""
        access = self.access(array)
        value = text("{} + 1", self.load_of(array, access))
        self.emit(place, self.store_to(access, value))

    def helper_line(self, place, array):
        if array.element.vector or array.element.members:
            self.load_line(place, array)
            return
        kind = self.random.choice(["get", "put", "both"])
        if kind == "both" and not place.uniform:
            kind = "get"
        offset = self.random.choice([0, 0, 1, 5])
        stride = 32
        index = self.grammar.index(array.count - offset - (stride if kind == "both" else 0))
        first = array.first()
        pointer = Text(f"{first.cuda} + {offset}", f"{first.oracle} + {offset * array.element.size}") if offset else first
        call = Text(f"{kind}<{array.qualified}>({pointer.cuda}, {index.text}",
                    f"{kind}<{array.element.type}>(Call({self.mark()}), {pointer.oracle}, {index.text}")
        if kind == "put":
            self.emit(place, text("{}, v);", call))
            return
        array.loads += 1
        self.emit(place, text("v += {}, {});" if kind == "both" else "v += {});", call, *([stride] if kind == "both" else [])))

    def any_line(self, place, array):
        if array.name == "counts":
            self.emit(place, self.atomic_on(array))
            return
        self.random.choice([self.load_line, self.load_line, self.store_line, self.update_line, self.helper_line])(place, array)

    def barrier(self, place):
        self.plain(place, "__syncthreads();")

    def fill(self, place, array):
        """A plain loop over the elements, or over one member of each."""
        name, n = self.new_name("n"), array.count
        for member in array.element.members or (None,):
            if n % self.threads and self.kind != "merge":
                self.emit(place, Text(UNROLL_NOT, ""))
            head = f"for (int {name} = t; {name} < {n}; {name} += {self.threads})"
            self.emit(place, Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();"))
            offset, width, suffix, type = 0, array.element.size, "", array.element.type
            if member:
                suffix, (_, offset, width), type = f".{member[0]}", member, "int"
            pointer = f"({array.first().cuda})" if len(array.sizes) > 1 else array.name
            address = f"{array.name} + (long){name} * {array.element.size} + {offset}"
            lvalue = f"{pointer}[{name}]"
            if self.by_elements:
                indices = [f"({name} / {prod(array.sizes[d + 1:])} % {size})" for d, size in enumerate(array.sizes)]
                lvalue, address = array.name + "".join(f"[{index}]" for index in indices), f"{array.address_of(indices)} + {offset}"
            inside = Place(place.depth + 1)
            self.emit(inside, self.store_to((f"{lvalue}{suffix}", address, width, type), Text(name, name)))
            self.emit(place, Text("}", "} }"))
            if array.element.members:
                self.barrier(place)

    # --- kinds of kernels

    def volatile_phase(self, place):
        def body(inside):
            for _ in range(self.random.choice([1, 1, 2, 3])):
                array = self.random.choice(self.arrays)
                if inside.in_for and self.chance(0.08):
                    self.plain(inside, f"if {self.grammar.condition()}")
                    # What lanes that came in different trips do before they leave
                    # may be made after the loop, by all of them together.
                    ways = ["continue", "break"] if inside.uniform else ["continue"]
                    self.plain(inside, f"  {self.random.choice(ways)};")
                    inside = Place(inside.depth, False, True)
                if self.chance(0.35):
                    self.guard(inside, lambda at: self.any_line(at, array), lambda at: self.any_line(at, array))
                else:
                    self.any_line(inside, array)
        self.block_of(place, body)

    def barrier_phase(self, place):
        """Every array is accessed at most once between two barriers."""
        def body(inside):
            for array in self.random.sample(self.arrays, min(len(self.arrays), self.random.choice([1, 1, 2]))):
                line = self.random.choice([self.load_line, self.load_line, self.store_line, self.update_line])
                if array.name == "counts":
                    line = self.any_line
                elif inside.uniform and self.chance(0.15):
                    self.helper_line(inside, array)
                    self.barrier(inside)
                    continue
                # A load of one known address may be moved above the condition.
                guarded = self.store_line if line != self.any_line and not array.dynamic else line
                if self.chance(0.35):
                    self.guard(inside, lambda at: guarded(at, array))
                else:
                    line(inside, array)
            self.barrier(inside)
        self.block_of(place, body, most=32, uniform_only=True)

    def stride_phase(self, place):
        """A loop without barriers, each trip at least 32 bytes beyond the last."""
        arrays = [a for a in self.arrays if len(a.sizes) == 1 and not a.element.members and a.name != "counts"]
        if not arrays:
            return
        array = self.random.choice(arrays)
        trips = self.random.randint(2, 6)
        stride = max(32 // array.element.size, self.random.choice([2, 8, 17, 32, 33, 64]))
        if stride * trips >= array.count:
            return
        name = self.new_name("i")
        start = self.grammar.index(array.count - stride * (trips - 1))
        head = f"for ({self.grammar.type} {name} = 0; {name} < {trips}; ++{name})"

        def write(at):
            self.emit(at, Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();"))
            index = Value(f"{start} + {name} * {stride}", 0, LIMIT)
            access = self.element_at(array, [index])
            inside = Place(at.depth + 1)
            if self.chance(0.6):
                self.emit(inside, text("v += {};", self.load_of(array, access)))
            else:
                self.emit(inside, self.store_to(access, Text("v", "v")))
            self.emit(at, Text("}", "} }"))
        write(place)
        self.barrier(place)

    def merge_phase(self, place):
        """Neighbours that a compiler may merge."""
        array = self.random.choice([a for a in self.arrays if a.name != "counts"])
        trips = self.random.choice([2, 3, 4, 4, 8])
        if array.sizes[-1] < 2 * trips:
            return
        name = self.new_name("i")
        outer = [self.grammar.index(size) for size in array.sizes[:-1]]
        row = array.sizes[-1]
        lane = self.random.choice(self.grammar.leaves)
        chunk = self.grammar.confined(lane, row // trips - 1)
        first = self.random.choice([0, 0, 0, 1])
        index = Value(f"{chunk} * {trips} + {name} + {first}" if len(array.sizes) == 1 or self.chance(0.5)
                      else f"{name} + {first}", 0, row - 1)
        self.emit(place, Text("#pragma unroll", ""))
        head = f"for (int {name} = 0; {name} < {trips}; ++{name})"
        self.emit(place, Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();"))
        access = self.element_at(array, outer + [index])
        inside = Place(place.depth + 1)
        if self.chance(0.6):
            self.emit(inside, text("v += {};", self.load_of(array, access)))
        else:
            self.emit(inside, self.store_to(access, text("v + {}", name)))
        self.emit(place, Text("}", "} }"))
        self.barrier(place)

    def write(self):
        x, y, z = self.block
        place, type = Place(), self.grammar.type
        self.lines.append(text(f"{{}} {self.name}(unsigned *out) {{{{", Text("__global__ void", "static void")))
        leaf = lambda name, high: self.grammar.leaves.append(Value(name, 0, high, atom=True))
        self.plain(place, f"const {type} tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;")
        self.plain(place, self.random.choice([
            f"const {type} t = tx + ty * {x} + tz * {x * y};",
            f"const {type} t = (tz * blockDim.y + ty) * blockDim.x + tx;"]))
        self.plain(place, f"const {type} lane = t & 31, warp = t / 32;")
        for _ in range(3):
            leaf("tx", x - 1)
        leaf("t", self.threads - 1)
        leaf("lane", min(31, self.threads - 1))
        if y > 1:
            leaf("ty", y - 1)
            leaf("ty", y - 1)
        if z > 1:
            leaf("tz", z - 1)
        if self.threads > 32:
            leaf("warp", (self.threads - 1) // 32)
        if any(a.dynamic for a in self.arrays):
            self.emit(place, Text("extern __shared__ __align__(16) unsigned char memory[];", ""))
        for array in self.arrays:
            self.emit(place, array.declaration())
        self.plain(place, "unsigned v = t;")
        for array in self.arrays:
            self.fill(place, array)
        self.barrier(place)
        for _ in range(self.random.choice([1, 2, 3, 4])):
            if self.chance(0.25):
                self.local_value(place)
            if self.kind == "volatile":
                self.volatile_phase(place)
            elif self.kind == "merge" and self.chance(0.7):
                self.merge_phase(place)
            elif self.chance(0.2):
                self.stride_phase(place)
            else:
                self.barrier_phase(place)
        self.barrier(place)
        for array in self.arrays:  # an array that nothing reads would go
            if not array.loads:
                self.load_line(place, array)
        self.plain(place, "out[t] = v;")
        self.lines.append(Text("}", "}"))


@dataclass
class Program:
    cuda: str
    oracle: str
    kernels: list = field(default_factory=list)


def program(seed, first, count, merge=0.0, by_elements=False, changes={}):
    """The kernels `first` .. `first + count - 1` of a seed.

    `by_elements`: arrays are filled by their indices, not through a pointer.
    `changes`: {(kernel, array): change}, see Array.change; of the oracle only.
    """
    kernels = []
    for number in range(first, first + count):
        random = Random(f"{seed} {number}")
        kind = "merge" if random.random() < merge else random.choice(["volatile", "barriers"])
        kernels.append(Kernel(random, f"k{number}", kind, by_elements, changes))
    shared = TABLE_TEXT + STRUCTS + FUNCTIONS
    lines = [line for kernel in kernels for line in kernel.lines]
    cuda = CUDA_HEAD + shared + CUDA_HELPERS + "\n".join(line.cuda for line in lines)
    oracle = ORACLE_HEAD + shared + ORACLE_HELPERS + "\n".join(line.oracle for line in lines)
    launches = "".join(f"  {k.name}<<<1, dim3({', '.join(map(str, k.block))}), {k.dynamic_bytes}>>>(out);\n" for k in kernels)
    runs = "".join(f"  run(\"{k.name}\", {k.name}, {', '.join(map(str, k.block))});\n" for k in kernels)
    cuda += ("\n\nint main() {\n  unsigned *out;\n  if (cudaMalloc(&out, 4096) != cudaSuccess)\n    return 2;\n" + launches +
             "  if (cudaDeviceSynchronize() != cudaSuccess)\n    return 1;\n  puts(\"PASS\");\n}\n")
    oracle += "\n\nint main() {\n" + runs + "}\n"
    return Program(cuda, oracle, kernels)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", required=True)
    parser.add_argument("--count", type=int, default=KERNELS_A_FILE)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--merge", type=float, default=0.0, help="share of kernels written to be merged")
    parser.add_argument("-o", dest="folder", type=pathlib.Path, required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    manifest = []
    for n, first in enumerate(range(options.first, options.first + options.count, KERNELS_A_FILE)):
        count = min(KERNELS_A_FILE, options.first + options.count - first)
        made = program(options.seed, first, count, options.merge)
        (options.folder / f"kernels-{n:03}.cu").write_text(made.cuda)
        (options.folder / f"oracle-{n:03}.cpp").write_text(made.oracle)
        manifest += [{"kernel": k.name, "file": f"kernels-{n:03}.cu", "block": k.block, "dynamic_bytes": k.dynamic_bytes,
                      "merge": k.kind == "merge"} for k in made.kernels]
    (options.folder / "manifest.json").write_text(json.dumps(manifest, indent=1))


if __name__ == "__main__":
    main()

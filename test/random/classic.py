"""Kernels of plain arrays: subscripts, members, vectors, helpers, atomics.

An array is `volatile`, or is accessed at most once between two barriers, or in a loop
whose trips lie 32 bytes apart: a compiler merges nothing, which the oracle could not know.
Kernels of the kind "merge" are written to be merged; only a GPU can judge those.
"""

from math import prod

from arrays import COUNTERS, RECORDS, SCALARS, VECTORS, Array
from grammar import LIMIT, Value
from kernel import UNROLL_NOT, Kernel, Place
from text import Text, text


class Classic(Kernel):
    heads, families = (), ["classic"]

    def __init__(self, random, name, kind, by_elements=False, changes={}):
        super().__init__(random, name, kind)  # volatile, barriers or merge
        self.by_elements = by_elements
        self.arrays = self.make_arrays()
        for array in self.arrays:
            array.change = changes.get((name, array.name))
        end = 0
        for array in self.arrays:
            if not array.dynamic:
                begin = -(-end // array.alignment) * array.alignment
                array.past_word = begin % 4
                end = begin + array.changed_bytes
        self.dynamic_bytes = sum((a.bytes + 255) // 256 * 256 for a in self.arrays if a.dynamic)
        self.write()

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
        pointer = Text(f"{first.cuda} + {offset}",
                       f"{first.oracle} + {offset * array.element.size}") if offset else first
        call = Text(f"{kind}<{array.qualified}>({pointer.cuda}, {index.text}",
                    f"{kind}<{array.element.type}>(Call({self.mark()}), {pointer.oracle}, {index.text}")
        if kind == "put":
            self.emit(place, text("{}, v);", call))
            return
        array.loads += 1
        self.emit(place, text("v += {}, {});" if kind == "both" else "v += {});", call,
                              *([stride] if kind == "both" else [])))

    def any_line(self, place, array):
        if array.name == "counts":
            self.emit(place, self.atomic_on(array))
            return
        self.random.choice([self.load_line, self.load_line, self.store_line, self.update_line,
                            self.helper_line])(place, array)

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
                lvalue, address = array.name + "".join(f"[{index}]"
                                                       for index in indices), f"{array.address_of(indices)} + {offset}"
            inside = Place(place.depth + 1)
            self.emit(inside, self.store_to((f"{lvalue}{suffix}", address, width, type), Text(name, name)))
            self.emit(place, Text("}", "} }"))
            if array.element.members:
                self.barrier(place)

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
        place = Place()
        self.prelude(place)
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
        self.ending(place)

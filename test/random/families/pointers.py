"""Pointers in tables, in shared structs, chosen by a condition, swapped, walked."""

from grammar import Value
from idiomatic import Family, Lvalue, head
from kernel import Place
from text import Text, text

TYPES = [("float", 4), ("int", 4), ("unsigned", 4), ("short", 2), ("double", 8), ("float2", 8), ("float4", 16)]


class Pointers(Family):
    HEAD = head("""
template <typename T> struct Holder {
  T *data;
  int first, stride;
};
template <typename T> __device__ T *either(bool first, T *a, T *b) { return first ? a : b; }
""")

    def start(self, place):
        type, size = self.random.choice(TYPES)
        count = self.random.choice([128, 256, 512])
        while count * size > 4096:
            count //= 2
        self.arrays = [self.flat(place, type, size, count) for _ in range(self.random.choice([2, 2, 3]))]
        self.type, self.size, self.count, self.holder = type, size, count, None
        if self.random.random() < 0.5:
            self.holder = self.kernel.new_name("h")
            self.held = self.random.choice(self.arrays)
            # What is stored once, and known, nvcc keeps in no memory.
            self.known = self.random.random() < 0.3
            self.held_at = self.kernel.shared_bytes
            self.kernel.shared_bytes += 128
            self.kernel.emit(place, Text(f"__shared__ Holder<{type}> {self.holder};", ""))
            if not self.known:
                self.skip, self.skip_name = self.random.choice([0, 1, 2, 8]), self.kernel.new_name("skip")
                self.kernel.parameters.append(("int", self.skip_name, str(self.skip)))
        self.listed = None
        if self.random.random() < 0.4:
            self.listed, self.kept = self.kernel.new_name("list"), self.arrays[:2]
            self.listed_at = self.kernel.shared_bytes
            self.kernel.shared_bytes += 128
            self.kernel.emit(place, Text(f"__shared__ {type} *{self.listed}[2];", ""))

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, self.count, array.at)
        mark = self.kernel.mark
        if self.holder:
            self.kernel.plain(place, "__syncthreads();")
            self.kernel.plain(place, "if (t == 0)")
            record = lambda width, offset: ("" if self.known else
                                            f"store(AT({mark()}), {width}, {self.held_at} + {offset}, 0);")
            more, skip = ("", "3") if self.known else (f" + {self.skip_name}", self.skip_name)
            self.kernel.emit(place, Text(f"  {self.holder}.data = {self.held.name}{more};", f"  {{ {record(8, 0)} }}"))
            self.kernel.plain(place, "__syncthreads();")
            self.kernel.plain(place, "if (t == 0)")
            self.kernel.emit(place, Text(f"  {self.holder}.stride = {skip};", f"  {{ {record(4, 12)} }}"))
        if self.listed:
            self.kernel.plain(place, "__syncthreads();")
            self.kernel.plain(place, "if (t < 2)")
            self.kernel.emit(place, Text(f"  {self.listed}[t] = t == 0 ? {self.kept[0].name} : {self.kept[1].name};",
                                         f"  store(AT({mark()}), 8, {self.listed_at} + t * 8, 0);"))

    def finish(self, place):
        for array in self.arrays:
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(self.count)))))
            self.kernel.barrier(place)
        if self.holder:
            self.kernel.emit(place,
                             Text(f"v += {self.holder}.stride;", "" if self.known
                                  else f"load(AT({self.kernel.mark()}), 4, {self.held_at} + 12);"))
        if self.listed:
            self.through_list(place, False)

    def selector(self):
        """A condition of the lane, of a loop's counter, of the whole block."""
        return self.random.choice([self.grammar.condition(), self.grammar.condition(), "(lane < 16)", "(t & 1)",
                                   "(warp == 0)", "(blockDim.x > 32)"])

    def through_list(self, place, guarded):
        index, which = self.grammar.index(self.count), self.random.choice(["t & 1", "(lane >> 2) & 1", "0", "1"])
        a, b = self.kept
        fetch = f"load(AT({self.kernel.mark()}), 8, {self.listed_at} + (long)({which}) * 8);"
        lvalue = Lvalue(f"{self.listed}[{which}][{index.text}]",
                        f"(({which}) ? {b.base} : {a.base}) + (long){index} * {self.size}", self.size, self.type)
        self.with_fetch(place, fetch, lvalue, guarded)

    def with_fetch(self, place, fetch, lvalue, guarded):
        """A load or store behind the load of its pointer."""
        piece = self.kernel.store(lvalue) if guarded or self.random.random() < 0.4 else text("v += {};",
                                                                                             self.kernel.load(lvalue))
        self.kernel.emit(place, Text(piece.cuda, f"{{ {fetch} {piece.oracle} }}"))

    def statement(self, place, guarded):
        random, kernel = self.random, self.kernel
        index = self.grammar.index(self.count)
        a, b = random.sample(self.arrays, 2)
        kind = random.choice(["chosen", "chosen", "table", "table", "holder", "list", "walk", "elsewhere", "swap",
                              "argument", "local"])
        if kind == "holder" and self.holder:
            fetch = "" if self.known else f"load(AT({kernel.mark()}), 8, {self.held_at});"
            skip = 0 if self.known else self.skip
            index = self.grammar.index(self.count - skip)
            form = f"{self.holder}.data[{index.text}]" if random.random() < 0.7 else f"*({self.holder}.data + {index})"
            lvalue = Lvalue(form, f"{self.held.base} + ((long){index} + {skip}) * {self.size}", self.size, self.type)
            self.with_fetch(place, fetch, lvalue, guarded)
            return
        if kind == "list" and self.listed:
            self.through_list(place, guarded)
            return
        p = kernel.new_name("p")
        address = f"(long){index} * {self.size}"
        if kind == "table":
            names = [array.name for array in self.arrays]
            of = len(names)
            selector = random.choice([f"t % {of}", f"lane & 1", "warp & 1", f"{self.grammar.any(1)} & 1",
                                      f"{random.randrange(of)}"])
            bases = f"(long[]){{{', '.join(str(array.base) for array in self.arrays)}}}"
            kernel.emit(place, Text(f"{self.type} *{p}[{of}] = {{{', '.join(names)}}};", ""))
            kernel.either(place,
                          Lvalue(f"{p}[{selector}][{index.text}]", f"({bases})[{selector}] + {address}", self.size,
                                 self.type), guarded)
        elif kind == "walk":
            steps, stride = random.choice([2, 3, 4]), random.choice([1, 2, 32, 33])
            if stride * steps >= self.count:
                return
            start, i = self.grammar.index(self.count - stride * steps), kernel.new_name("i")
            kernel.emit(place,
                        Text(f"{self.type} *{p} = {a.name} + {start};",
                             f"long {p} = {a.base} + (long){start} * {self.size};"))
            if not place.uniform:
                kernel.either(place, Lvalue(f"*{p}", p, self.size, self.type), guarded)
                return
            loop = f"for (int {i} = 0; {i} < {steps}; ++{i})"
            kernel.emit(place, Text(f"{loop} {{", f"{{ Trips trips; {loop} {{ trips.next();"))
            inside = Place(place.depth + 1)
            kernel.either(inside, Lvalue(f"*{p}", p, self.size, self.type))
            kernel.barrier(inside)
            kernel.emit(inside, Text(f"{p} += {stride};", f"{p} += {stride * self.size};"))
            kernel.emit(place, Text("}", "} }"))
        elif kind == "swap" and place.uniform:
            q, i, trips = kernel.new_name("p"), kernel.new_name("i"), random.choice([2, 3])
            kernel.emit(place,
                        Text(f"{self.type} *{p} = {a.name}, *{q} = {b.name};", f"long {p} = {a.base}, {q} = {b.base};"))
            loop = f"for (int {i} = 0; {i} < {trips}; ++{i})"
            kernel.emit(place, Text(f"{loop} {{", f"{{ Trips trips; {loop} {{ trips.next();"))
            inside = Place(place.depth + 1)
            kernel.either(inside, Lvalue(f"{p}[{index.text}]", f"{p} + {address}", self.size, self.type))
            kernel.barrier(inside)
            kernel.emit(inside,
                        Text(f"{{ {self.type} *other = {p}; {p} = {q}; {q} = other; }}",
                             f"{{ long other = {p}; {p} = {q}; {q} = other; }}"))
            kernel.emit(place, Text("}", "} }"))
        elif kind == "argument":
            condition = self.selector()
            kernel.emit(place, Text(f"{self.type} *{p} = either({condition}, {a.name}, {b.name});", ""))
            kernel.either(place,
                          Lvalue(f"{p}[{index.text}]", f"({condition} ? {a.base} : {b.base}) + {address}", self.size,
                                 self.type), guarded)
        elif kind in ("elsewhere", "local") and not guarded:
            condition = self.selector()
            if kind == "local":
                z = kernel.new_name("z")
                kernel.emit(place, Text(f"{self.type} {z} = make<{self.type}>(v);", ""))
                other = f"&{z}"
            else:
                other = f"({self.type} *)out + (t & 31)"
            loaded = kernel.load(Lvalue(f"*{p}", a.at(index).address, self.size, self.type, where=condition))
            # On one line: where the other is a value, nvcc loads in the arms, or what was chosen.
            kernel.emit(place,
                        Text(f"{self.type} *{p} = {condition} ? {a.name} + {index} : {other}; v += {loaded.cuda};",
                             f"v += {loaded.oracle};"))
        else:
            condition = self.selector()
            other = Value("0", 0, 0) if random.random() < 0.5 else self.grammar.index(16)
            form = random.choice(["{t} *{p} = {c} ? {a} : {b} + {o};", "{t} *{p} = {b} + {o}; if ({c}) {p} = {a};"])
            kernel.emit(place, Text(form.format(t=self.type, p=p, c=condition, a=a.name, b=b.name, o=other), ""))
            at = self.grammar.index(self.count - 16)
            kernel.either(place,
                          Lvalue(f"{p}[{at.text}]",
                                 f"({condition} ? {a.base} : {b.base} + (long){other} * {self.size}) + (long){at} * "
                                 f"{self.size}",
                                        self.size, self.type), guarded)


FAMILY = Pointers

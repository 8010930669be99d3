"""Accesses to neighbouring elements, with something between them.

What stands between decides whether nvcc makes them one request. The oracle knows nothing of that, so only
a GPU, or the code that nvcc makes, can judge these kernels.
"""

from idiomatic import Family, Flat
from kernel import Place
from text import Text

TYPES = {"float": 4, "double": 8, "int": 4, "unsigned": 4, "short": 2, "unsigned char": 1, "long long": 8}


class Neighbours(Family):
    """A family says what stands between: `between(x)` is an expression of the name of a value."""
    ONLY_MEASURED = True
    WEIGHTS = {"float": 6, "double": 2, "int": 2, "unsigned": 2, "short": 1, "unsigned char": 1, "long long": 1}

    def start(self, place):
        random, kernel = self.random, self.kernel
        self.type = random.choices(list(self.WEIGHTS), list(self.WEIGHTS.values()))[0]
        self.f, self.n, self.m = (kernel.new_name(name) for name in ("f", "n", "m"))
        kernel.parameters += [("float", self.f, random.choice(["2.5f", "0.75f", "3.0f"])),
                              ("int", self.n, str(random.choice([1, 2, 3, 4, 6]))),
                              ("int", self.m, str(random.choice([2, 3, 4, 5, 8])))]
        self.arrays = [self.array(place) for _ in range(random.choice([1, 1, 2]))]

    def array(self, place):
        """Of at least eight elements a thread, declared as aligned or not."""
        kernel, size = self.kernel, TYPES[self.type]
        count = (8 * kernel.threads + 255) // 128 * 128
        name = kernel.new_name("s")
        align = self.random.choice(["alignas(16) ", "alignas(16) ", "", "" if size == 4 else "alignas(16) "])
        if not kernel.dynamic_bytes and self.random.random() < 0.2:
            self.line(place, f"extern __shared__ double memory_{kernel.name}[];")
            self.line(place, f"{self.type} *{name} = ({self.type} *)memory_{kernel.name};")
            kernel.dynamic_bytes = size * count
        else:
            self.line(place, f"__shared__ {align}{self.type} {name}[{count}];")
        return Flat(name, self.type, size, count, 0)

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, array.count, array.at)

    def finish(self, place):
        for array in self.arrays:
            self.line(place, f"v += all({array.name}[t ^ {self.random.choice([1, 2, 3])}]);")

    def line(self, place, cuda):
        self.kernel.emit(place, Text(cuda, ""))

    def base(self):
        """The index of the first of up to eight neighbours."""
        return self.random.choices(
            ["4 * t", "t * 4", "2 * t", "t * 8", f"{self.n} * 4", f"4 * t + {self.n}", "t", "4 * (t ^ 1)",
             "(t & 15) * 4 + 64", f"t + {self.n}", "warp * 32", "t * 4 + 4", "0", "lane * 4 + warp * 128"],
            [6, 6, 3, 3, 2, 1, 2, 1, 2, 1, 1, 1, 1, 2])[0]

    def places(self):
        """Offsets of neighbours, seldom out of order."""
        count = self.random.choice([2, 2, 3, 4, 4, 4, 4, 8])
        offsets = list(range(count))
        if self.random.random() < 0.15:
            self.random.shuffle(offsets)
        return offsets

    def condition(self):
        return self.random.choice([f"t < {self.random.randrange(1, self.kernel.threads)}", f"{self.n} > 2",
                                   f"lane & {self.random.choice([1, 2, 4])}", f"{self.m} < {self.n}",
                                   f"(v & 7) > {self.random.randrange(6)}"])

    # --- statements

    def statement(self, place, guarded):
        kinds = [self.loads, self.loads, self.stores, self.update, self.each, self.rescaled, self.branch, self.row,
                 self.paired]
        self.random.choice(kinds)(place)

    def loads(self, place):
        random, s, base, names = self.random, self.random.choice(self.arrays).name, self.base(), []
        for i in self.places():
            x = self.kernel.new_name("x")
            self.line(place, f"{self.type} {x} = {s}[{base} + {i}];")
            names.append(x)
            if random.random() < 0.45:
                names.append(self.kernel.new_name("q"))
                self.line(place, f"{self.type} {names[-1]} = {self.between(random.choice(names[:-1]))};")
        self.use(place, names)

    def use(self, place, names):
        random = self.random
        match random.choice(["sum", "sum", "apart", "out"]):
            case "sum":
                self.line(place, f"v += all(({self.type})({' + '.join(names)}));")
            case "apart":
                self.line(place, f"v += {' + '.join(f'all({name}) * {k + 1}' for k, name in enumerate(names))};")
            case "out":
                for k, name in enumerate(names):
                    self.line(place, f"out[(v & 127) + {256 + 32 * k}] = all({name});")

    def stores(self, place):
        random, s, base = self.random, self.random.choice(self.arrays).name, self.base()
        x = self.kernel.new_name("x")
        self.line(place, f"{self.type} {x} = ({self.type})(v + t);")
        for i in self.places():
            if random.random() < 0.45:
                q = self.kernel.new_name("q")
                self.line(place, f"{self.type} {q} = {self.between(x)};")
                x = q
            value = random.choice([f"{x}", f"({self.type})({x} + {i})", f"({self.type})({x} * {i + 2})",
                                   f"({self.type})(t + {i})"])
            self.line(place, f"{s}[{base} + {i}] = {value};")
        self.line(place, f"v += all({x});")

    def unrolled(self, place, count, body):
        """`body(index text, place)`, for each of `count` neighbours: written out, or a loop."""
        random = self.random
        if random.random() < 0.4:
            for i in range(count):
                body(str(i), place)
            return
        i = self.kernel.new_name("i")
        if random.random() < 0.4:
            self.line(place, random.choice(["#pragma unroll", "#pragma unroll", "#pragma unroll 2",
                                            "#pragma unroll 1"]))
        self.line(place, f"for (int {i} = 0; {i} < {count}; ++{i}) {{")
        body(i, Place(place.depth + 1, place.uniform))
        self.line(place, "}")

    def update(self, place):
        s, base = self.random.choice(self.arrays).name, self.base()
        self.unrolled(place, self.random.choice([2, 3, 4, 4, 8]), lambda i, inside: self.line(
            inside, f"{s}[{base} + {i}] = {self.between(f'{s}[{base} + {i}]')};"))

    def each(self, place):
        s, base = self.random.choice(self.arrays).name, self.base()
        form = self.random.choice(["v += all(({type})({}));", "v ^= all(({type})({})) + {i};",
                                   "if (t != {i}) v += all(({type})({}));"])
        self.unrolled(place, self.random.choice([2, 4, 4, 8]), lambda i, inside: self.line(
            inside, form.format(self.between(f"{s}[{base} + {i}]"), i=i, type=self.type)))

    def rescaled(self, place):
        """What a normalisation does: a sum of neighbours, something made of it, and each again."""
        random, s, base, count = self.random, self.random.choice(self.arrays).name, self.base(), \
            self.random.choice([2, 4, 4, 8])
        x, q = self.kernel.new_name("x"), self.kernel.new_name("q")
        self.line(place, f"{self.type} {x} = 0;")
        first = random.choice([f"{{}} += {s}[{base} + {{}}];", f"{{}} = max({{}}, {s}[{base} + {{}}]);",
                               f"{{}} += {s}[{base} + {{}}] * {s}[{base} + {{}}];"])
        if "max" in first and self.type in ("short", "unsigned char"):
            first = f"{{}} += {s}[{base} + {{}}];"
        fields = first.count("{}")
        of = lambda i: first.format(x, x, i) if "max" in first else first.format(x, *[i] * (fields - 1))
        self.unrolled(place, count, lambda i, inside: self.line(inside, of(i)))
        self.line(place, f"{self.type} {q} = {self.between(x)};")
        second = random.choice([f"{s}[{base} + {{0}}] = ({self.type})({s}[{base} + {{0}}] * {q});",
                                f"{s}[{base} + {{0}}] = ({self.type})({s}[{base} + {{0}}] - {q});",
                                f"{s}[{base} + {{0}}] = ({self.type})({s}[{base} + {{0}}] / {q});",
                                f"v += all(({self.type})({s}[{base} + {{0}}] * {q}));"])
        self.unrolled(place, count, lambda i, inside: self.line(inside, second.format(i)))

    def branch(self, place):
        """Something under a condition between them."""
        random, s, base, names = self.random, self.random.choice(self.arrays).name, self.base(), []
        for i in self.places()[:4]:
            names.append(self.kernel.new_name("x"))
            self.line(place, f"{self.type} {names[-1]} = {s}[{base} + {i}];")
            if random.random() < 0.35:
                self.line(place, f"if ({self.condition()})")
                self.line(Place(place.depth + 1), f"{names[-1]} = {self.alone(random.choice(names))};")
        self.use(place, names)

    def row(self, place):
        """A loop over neighbours, or over rows."""
        random, s = self.random, self.random.choice(self.arrays).name
        i, trips = self.kernel.new_name("i"), random.choice([self.m, self.m, "4", "8", "16"])
        index = random.choice([f"t + {i}", f"t * 4 + {i}", f"{i}", f"{i} * 32 + lane", f"{i} * 4 + {self.n}"])
        index = index if trips != "16" or "32" not in index else f"{i} * 8 + lane"
        if random.random() < 0.4:
            self.line(place, random.choice(["#pragma unroll 1", "#pragma unroll 4", "#pragma unroll 2"]))
        self.line(place, f"for (int {i} = 0; {i} < {trips}; ++{i}) {{")
        inside = Place(place.depth + 1, place.uniform)
        x = self.kernel.new_name("x")
        if "t + " in index and random.random() < 0.3:
            self.line(inside, f"{s}[{index}] = ({self.type})({self.between('v')});")
        else:
            self.line(inside, f"{self.type} {x} = {s}[{index}];")
            self.line(inside, f"v += all(({self.type})({self.between(x)}));")
        self.line(place, "}")

    def paired(self, place):
        """Of two arrays by turns, or of one in two places."""
        a, b = self.random.choice(self.arrays).name, self.arrays[-1].name
        base, other = self.base(), self.base()
        x = self.kernel.new_name("x")
        self.line(place, f"{self.type} {x} = 0;")
        self.unrolled(place, self.random.choice([2, 4]), lambda i, inside: self.line(
            inside, f"{x} += ({self.type})({self.between(f'{a}[{base} + {i}]')}) * {b}[{other} + {i}];"))
        self.line(place, f"v += all({x});")

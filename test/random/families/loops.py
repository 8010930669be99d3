"""Loops whose variables make an index together: trees, butterflies, ping-pong rows, wavefronts; switches."""

from grammar import Value
from idiomatic import Family, Lvalue
from kernel import Place
from text import Text, text

TYPES = [("float", 4), ("int", 4), ("unsigned", 4), ("double", 8), ("float2", 8), ("short", 2)]


class Loops(Family):
    def start(self, place):
        type, size = self.random.choice(TYPES)
        # A tree's leaves are two a thread, in whole powers of two.
        self.leaves = 2 << (self.kernel.threads.bit_length() - 1)
        self.leaves = min(self.leaves, 4096 // size)
        self.arrays = [self.flat(place, type, size, max(self.leaves, 128)) for _ in range(2)]

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, array.count, array.at)

    def finish(self, place):
        for array in self.arrays:
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(array.count)))))

    def loop(self, place, head):
        self.kernel.emit(place, Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();"))
        return Place(place.depth + 1)

    def close(self, place):
        self.kernel.emit(place, Text("}", "} }"))

    def exchange(self, place, array, first, second):
        """s[first] op s[second], with barriers between."""
        kernel = self.kernel
        x = kernel.new_name("x")
        kernel.emit(place, Text(f"{array.type} {x} = {array.name}[{first}];",
                                f"load(AT({kernel.mark()}), {array.size}, {array.base} + (long)({first}) * "
                                f"{array.size});"))
        if self.random.random() < 0.5:
            kernel.emit(place, Text(f"v += all({x});", ""))
            kernel.emit(place,
                        Text(f"{array.name}[{second}] = {x};",
                             f"store(AT({kernel.mark()}), {array.size}, {array.base} + (long)({second}) * "
                             f"{array.size}, 0);"))
        else:
            other = self.arrays[array is self.arrays[0]]  # of one array nvcc would join the two
            kernel.emit(place, Text(f"v += all({x}) + all({other.name}[{second}]);",
                                    f"load(AT({kernel.mark()}), {array.size}, {other.base} + (long)({second}) * "
                                    f"{array.size});"))

    def statement(self, place, guarded):
        kernel, random, array = self.kernel, self.random, self.random.choice(self.arrays)
        kind = random.choice(["plain", "switch"] if guarded or not place.uniform or place.depth > 2 else
                             ["tree", "down", "haar", "butterfly", "hillis", "rows", "switch", "plain", "backwards"])
        n, half = self.leaves, self.leaves // 2
        d, o, i = kernel.new_name("d"), kernel.new_name("o"), kernel.new_name("i")
        last = random.choice([1, 1, 2, 4])
        if kind in ("tree", "down"):  # up- and down-sweep: one variable halves, the other doubles
            kernel.plain(place, f"int {o} = {1 if kind == 'tree' else half};")
            head = (f"for (int {d} = {half}; {d} > 0; {d} >>= 1)" if kind == "tree"
                    else f"for (int {d} = 1; {d} < {n}; {d} *= 2)")
            inside = self.loop(place, head)
            kernel.plain(inside, f"if (t < {d}) {{")
            self.exchange(Place(inside.depth + 1, False), array, f"{o} * (2 * t + 1) - 1", f"{o} * (2 * t + 2) - 1")
            kernel.plain(inside, "}")
            kernel.barrier(inside)
            kernel.plain(inside, f"{o} {random.choice(['*= 2', '<<= 1'])};" if kind == "tree"
                         else f"{o} {random.choice(['/= 2', '>>= 1'])};")
            self.close(place)
        elif kind == "haar":  # both in the head of the loop
            inside = self.loop(place, f"for (int {d} = {half}, {o} = 1; {d} >= {last}; {d} >>= 1, {o} <<= 1)")
            kernel.plain(inside, f"if (t < {d}) {{")
            self.exchange(Place(inside.depth + 1, False), array, f"2 * t * {o}", f"(2 * t + 1) * {o}")
            kernel.plain(inside, "}")
            kernel.barrier(inside)
            self.close(place)
        elif kind == "butterfly":
            inside = self.loop(place, f"for (int {d} = {random.choice([half, 16, 8])}; {d} >= {last}; {d} /= 2)")
            form = random.choice([(f"(t ^ {d}) & {n - 1}", f"t & {n - 1}"),
                                  (f"((t & ~({d} - 1)) * 2 + (t & ({d} - 1))) & {n - 1}",
                                   f"((t & ~({d} - 1)) * 2 + (t & ({d} - 1)) + {d}) & {n - 1}"),
                                  (f"(t / {d} * 2 * {d} + t % {d}) % {n}",
                                   f"(t / {d} * 2 * {d} + t % {d} + {d}) % {n}")])
            self.exchange(inside, array, *form)
            kernel.barrier(inside)
            self.close(place)
        elif kind == "hillis":
            inside = self.loop(place, f"for (int {d} = 1; {d} < {min(n, kernel.threads)}; {d} <<= 1)")
            x = kernel.new_name("x")
            kernel.plain(inside, f"unsigned {x} = 0;")
            kernel.plain(inside, f"if (t >= {d} && t < {half})")
            index = Value(f"t - {d}", 0, 0)
            kernel.emit(Place(inside.depth + 1), text(f"{x} = {{}};", kernel.load(array.at(index))))
            kernel.barrier(inside)
            kernel.plain(inside, f"if (t < {half})")
            kernel.emit(Place(inside.depth + 1), kernel.store(array.at("t"), x))
            kernel.barrier(inside)
            self.close(place)
        elif kind == "rows":  # two rows in turn
            rows = random.choice([2, 4])
            width = array.count // rows
            inside = self.loop(place, f"for (int {i} = 0; {i} < {random.choice([3, 5, 6])}; ++{i})")
            self.exchange(inside, array, f"({i} & {rows - 1}) * {width} + t % {width}",
                          f"(({i} + 1) & {rows - 1}) * {width} + t % {width}")
            kernel.barrier(inside)
            self.close(place)
        elif kind == "backwards":  # a variable that another loop's variable bounds
            inside = self.loop(place, f"for (int {i} = 0; {i} < 3; ++{i})")
            inner = self.loop(inside, f"for (int {d} = {i}; {d} < 4; ++{d})")
            kernel.either(inner, Lvalue(f"{array.name}[({d} * 8 + {i} * 4 + t) % {array.count}]",
                                        f"{array.base} + (long)(({d} * 8 + {i} * 4 + t) % {array.count}) * "
                                        f"{array.size}", array.size, array.type))
            kernel.barrier(inner)
            self.close(inside)
            self.close(place)
        elif kind == "switch":
            # The arms choose the index: stores in several arms nvcc may make once, behind them.
            index, selector = self.grammar.index(array.count // 4), random.choice(["t & 3", "lane >> 3", "warp & 3",
                                                                                   f"{self.grammar.any(1)} & 3"])
            q = kernel.new_name("q")
            kernel.plain(place, f"{self.grammar.type} {q} = {index.text};")
            kernel.plain(place, f"switch ({selector}) {{")
            for case in range(random.choice([2, 3])):
                kernel.plain(place, f"case {case}:")
                change = random.choice([f"{q} *= {random.choice([2, 3, 4])};",
                                        f"{q} = {index} + {random.randrange(1, array.count // 2)};", f"{q} ^= 5;"])
                kernel.plain(Place(place.depth + 1), change)
                if random.random() < 0.8:
                    kernel.plain(Place(place.depth + 1), "break;")
            kernel.plain(place, "default:")
            kernel.plain(Place(place.depth + 1), f"{q} += 1;")
            kernel.plain(place, "}")
            kernel.either(place, array.at(Value(f"{q} & {array.count // 2 - 1}", 0, array.count - 1)), guarded)
        else:
            kernel.either(place, array.at(self.grammar.index(array.count)), guarded)


FAMILY = Loops

"""What every random kernel is written with: loops, guards, local values."""

from dataclasses import dataclass

from grammar import Grammar, Value
from text import Text, text

# For loops that lanes leave at different trips: unrolled, with the rest of the
# trips in a loop of its own, lanes would meet in other requests.
UNROLL_NOT = "#pragma unroll 1"
BLOCKS = [(32, 1, 1), (64, 1, 1), (128, 1, 1), (256, 1, 1), (48, 1, 1), (100, 1, 1), (16, 1, 1), (32, 4, 1), (32, 8, 1),
          (16, 16, 1), (8, 8, 1), (64, 2, 1), (33, 3, 1), (24, 5, 1), (4, 4, 4), (8, 4, 2), (5, 3, 7), (32, 2, 2),
          (2, 16, 4), (1, 32, 2), (1, 64, 1)]


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
    """A kernel that is being written. `lines` are those of both programs."""

    def __init__(self, random, name, kind):
        self.random = random
        self.name = name
        self.kind = kind
        self.redraw()
        self.grammar = Grammar(random, unsigned=random.random() < 0.3)
        self.lines = []
        self.names = 0
        self.marks = 0
        self.dynamic_bytes = 0
        self.parameters = []  # (type, name, text of what every launch gives)

    def redraw(self):
        """Another shape of the block."""
        self.block = self.random.choice(BLOCKS)
        self.threads = self.block[0] * self.block[1] * self.block[2]

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

    def loop(self, most, uniform_only):
        """A loop of at most `most` trips."""
        random, grammar = self.random, self.grammar
        name, type = self.new_name("i"), grammar.type
        kind = random.choice(["up", "up", "up", "down", "halve", "double", "lanes", "triangle", "while", "do",
                              "strided"])
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
            open_line, tail = (f"while ({name} < {end}) {{",
                               "}") if kind == "while" else ("do {", f"}} while ({name} < {end});")
            return Loop([Text(first, f"{first} {{ Trips trips;"), Text(open_line, f"{open_line} trips.next();")],
                        counter,
                        trips, True, Text(tail, f"{tail} }}"), step=f"{name} += {step};", is_for=False)
        else:
            kind = "up"
            head = f"for ({type} {name} = {start}; {name} < {end}; {name} += {step})"
        uniform = kind in ("up", "down", "halve", "double")
        if not uniform and self.kind != "merge":
            pragma = [UNROLL_NOT]
        return Loop([Text(line, "")
                     for line in pragma] + [Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();")],
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
            self.plain(place, f"auto {name}_of = [=]({grammar.type} a) {{ return a < {max(1, second.high // 2)} ? a "
                              f": {first}; }};")
            self.plain(place, f"{grammar.type} {name} = {name}_of({second.text});")
            low, high = min(first.low, second.low), max(first.high, second.high)
        else:
            self.plain(place, f"const {grammar.type} {name} = {first.text};")
            low, high = first.low, first.high
        grammar.leaves.append(Value(name, low, high, atom=True))

    def barrier(self, place):
        self.plain(place, "__syncthreads();")

    def prelude(self, place):
        """The head of the kernel and the names of the thread's place, which become leaves."""
        x, y, z = self.block
        type = self.grammar.type
        self.lines.append(Text("", ""))  # the signature, once the parameters are known
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

    def ending(self, place):
        parameters = ["unsigned *out"] + [f"{type} {name}" for type, name, _ in self.parameters]
        signature = f"{self.name}({', '.join(parameters)}) {{"
        self.lines[0] = Text(f"__global__ void {signature}", f"static void {signature}")
        self.plain(place, "out[t] = v;")
        self.lines.append(Text("}", "}"))

    @property
    def arguments(self):
        """What every launch gives, after `out`."""
        return "".join(f", {value}" for _, _, value in self.parameters)

"""Shuffles, votes and barriers of a warp between accesses to neighbours, or to one place; reductions and scans."""

from families.divisions import Divisions
from kernel import Place

FULL = "0xffffffffu"
OF_ANY = ["__shfl_xor_sync(F, {x}, {k})", "__shfl_xor_sync(F, {x}, {k})", "__shfl_down_sync(F, {x}, {k})",
          "__shfl_up_sync(F, {x}, {k})", "__shfl_sync(F, {x}, 0)", "__shfl_sync(F, {x}, lane ^ 5)",
          "__shfl_down_sync(F, {x}, 4, 8)", "({type})({x} + __shfl_xor_sync(F, {x}, {k}))",
          "({type})(__any_sync(F, {x} > 1) ? {x} : 2)", "({type})(__all_sync(F, {x} > 1) + {x})",
          "({type})__popc(__ballot_sync(F, {x} > 2))", "({type})__reduce_add_sync(F, (unsigned){x})",
          "({type})__reduce_max_sync(F, (int){x})", "({type})__reduce_or_sync(F, (unsigned){x})",
          "({type})__popc(__match_any_sync(F, (int){x}))", "({type})({x} + __popc(__activemask()))"]


class Exchanges(Divisions):
    WHOLE_WARPS = True
    WEIGHTS = {"float": 6, "double": 1, "int": 3, "unsigned": 2, "long long": 1}

    def between(self, x):
        if not self.uniform or self.random.random() < 0.15:
            return super().between(x)
        x = f"({self.type})v" if x == "v" else x
        return self.random.choice(OF_ANY).format(x=x, k=self.random.choice([1, 2, 4, 8, 16]), type=self.type).replace(
            "F", FULL)

    def alone(self, x):
        return super().between(x) if not self.uniform else Divisions.between(self, x)

    def line(self, place, cuda):
        super().line(place, cuda)
        if getattr(self, "waits", False) and self.random.random() < 0.15 and cuda.endswith(";") and \
                "__shared__" not in cuda:
            super().line(place, "__syncwarp();")

    def statement(self, place, guarded):
        self.uniform = place.uniform
        if not place.uniform or self.random.random() < 0.5:
            super().statement(place, guarded)
            return
        self.waits = self.random.random() < 0.3
        self.random.choice([self.reduced, self.reduced, self.scanned, self.normalised, self.normalised, self.repeated])(
            place)
        self.waits = False

    def each(self, place):
        uniform, self.uniform = self.uniform, False  # one form has a condition
        super().each(place)
        self.uniform = uniform

    def of_warp(self, place, x, operation="{0} += {1};"):
        """Reduces x over the warp."""
        o, random = self.kernel.new_name("o"), self.random
        head, shuffle = random.choice([
            (f"for (int {o} = 16; {o} > 0; {o} >>= 1)", f"__shfl_xor_sync({FULL}, {x}, {o})"),
            (f"for (int {o} = 16; {o} > 0; {o} /= 2)", f"__shfl_down_sync({FULL}, {x}, {o})"),
            (f"for (int {o} = 1; {o} < 32; {o} *= 2)", f"__shfl_xor_sync({FULL}, {x}, {o})")])
        if random.random() < 0.5:
            self.line(place, "#pragma unroll")
        super().line(place, head)
        super().line(Place(place.depth + 1), operation.format(x, shuffle))

    def of_block(self, place, x, s):
        """Reduces x, which is each warp's, over the block, with a place a warp in `s`."""
        random, warps = self.random, self.kernel.threads // 32
        operation = random.choice(["{0} += {1};", "{0} = max({0}, {1});"])
        self.of_warp(place, x, operation)
        self.kernel.plain(place, "__syncthreads();")
        super().line(place, "if (lane == 0)")
        super().line(Place(place.depth + 1), f"{s}[warp] = {x};")
        self.kernel.plain(place, "__syncthreads();")
        match random.choice(["all", "first", "sum"]):
            case "all":
                self.line(place, f"{x} = lane < {warps} ? {s}[lane] : ({self.type})0;")
                self.of_warp(place, x, operation)
            case "first":
                self.line(place, "if (warp == 0) {")
                inside = Place(place.depth + 1, place.uniform)
                self.line(inside, f"{x} = lane < {warps} ? {s}[lane] : ({self.type})0;")
                self.of_warp(inside, x, operation)
                self.line(inside, "if (lane == 0)")
                super().line(Place(inside.depth + 1), f"{s}[0] = {x};")
                self.line(place, "}")
                self.kernel.plain(place, "__syncthreads();")
                self.line(place, f"{x} = {s}[0];")
            case "sum":
                self.line(place, f"{x} = 0;")
                w = self.kernel.new_name("w")
                super().line(place, f"for (int {w} = 0; {w} < {warps}; ++{w})")
                super().line(Place(place.depth + 1), f"{x} += {s}[{w}];")

    def reduced(self, place):
        s, base, x = self.random.choice(self.arrays).name, self.base(), self.kernel.new_name("x")
        self.line(place, f"{self.type} {x} = {s}[{base}];")
        if self.random.random() < 0.5:
            self.line(place, f"{x} += {s}[{base} + 1];")
        (self.of_block if self.random.random() < 0.6 else lambda p, x, _: self.of_warp(p, x))(
            place, x, self.arrays[-1].name)
        self.line(place, f"v += all({x});")

    def scanned(self, place):
        s, x, y, o = (self.random.choice(self.arrays).name, *(self.kernel.new_name(name) for name in "xyo"))
        index = self.random.choice(["t", "t * 2", "t + 1"])
        self.line(place, f"{self.type} {x} = {s}[{index}];")
        if self.random.random() < 0.4:
            self.line(place, "#pragma unroll")
        super().line(place, f"for (int {o} = 1; {o} < 32; {o} {self.random.choice(['*= 2', '<<= 1'])}) {{")
        inside = Place(place.depth + 1)
        super().line(inside, f"{self.type} {y} = __shfl_up_sync({FULL}, {x}, {o});")
        super().line(inside, f"if (lane >= {o})")
        super().line(Place(inside.depth + 1), f"{x} += {y};")
        super().line(place, "}")
        if self.random.random() < 0.6:
            self.kernel.plain(place, "__syncthreads();")
            sums = self.arrays[-1].name
            super().line(place, "if (lane == 31)")
            super().line(Place(place.depth + 1), f"{sums}[warp] = {x};")
            self.kernel.plain(place, "__syncthreads();")
            super().line(place, "if (warp > 0)")
            super().line(Place(place.depth + 1), f"{x} += {sums}[warp - 1];")
        if self.random.random() < 0.5:
            self.kernel.plain(place, "__syncthreads();")
            self.line(place, f"{s}[{index}] = {x};")
        self.line(place, f"v += all({x});")

    def normalised(self, place):
        """A row a warp: its sum or maximum, and every element again."""
        random, s, x, q = self.random, self.random.choice(self.arrays).name, *(self.kernel.new_name(n) for n in "xq")
        at = random.choice(["warp * 128 + lane * 4 + {}", "warp * 128 + {} * 32 + lane", "t * 4 + {}", "t + 32 * {}"])
        count = random.choice([2, 4, 4])
        self.line(place, f"{self.type} {x} = 0;")
        self.unrolled(place, count, lambda i, inside: self.line(inside, f"{x} += {s}[{at.format(i)}];"))
        self.of_warp(place, x)
        self.line(place, f"{self.type} {q} = {Divisions.between(self, x)};")
        if random.random() < 0.3:
            self.line(place, f"{x} = 0;")
            self.unrolled(place, count, lambda i, inside: self.line(
                inside, f"{x} += ({s}[{at.format(i)}] - {q}) * ({s}[{at.format(i)}] - {q});"))
            self.of_warp(place, x)
            self.line(place, f"{q} = {Divisions.between(self, x)};")
        form = random.choice([f"{s}[{{0}}] = ({self.type})({s}[{{0}}] * {q});", f"{s}[{{0}}] = {s}[{{0}}] - {q};",
                              f"v += all(({self.type})({s}[{{0}}] * {q}));",
                              f"out[(v & 255) + 256] = all(({self.type})({s}[{{0}}] + {q}));"])
        self.unrolled(place, count, lambda i, inside: self.line(inside, form.format(at.format(i))))

    def repeated(self, place):
        """One place, before and behind an exchange."""
        random, s, base = self.random, self.random.choice(self.arrays).name, self.base()
        x, y = self.kernel.new_name("x"), self.kernel.new_name("y")
        self.line(place, f"{self.type} {x} = {s}[{base}];")
        self.line(place, f"{self.type} {y} = {self.between(x)};")
        if random.random() < 0.3:
            self.line(place, "__syncwarp();")
        form = random.choice([f"{s}[{base}] = ({self.type})({s}[{base}] - {y});", f"{s}[{base}] += {y};",
                              f"v += all(({self.type})({s}[{base}] * {y}));",
                              f"{s}[{base}] = {y}; v += all({s}[{base}]);"])
        self.line(place, form)
        self.line(place, f"v += all({x}) + all({y});")


FAMILY = Exchanges

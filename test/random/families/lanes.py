"""Ballots, matches, shuffles, votes and lane masks that compute indices."""

from grammar import Value
from idiomatic import Family, head
from text import Text


class Lanes(Family):
    WHOLE_WARPS = True
    HEAD = head("""
__device__ unsigned below() { unsigned m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }
__device__ unsigned lanesTo() { unsigned m; asm("mov.u32 %0, %%lanemask_le;" : "=r"(m)); return m; }
__device__ unsigned above() { unsigned m; asm("mov.u32 %0, %%lanemask_gt;" : "=r"(m)); return m; }
__device__ unsigned laneOf() { unsigned m; asm volatile("mov.u32 %0, %%laneid;" : "=r"(m)); return m; }
""", """
#define LANES(...) [&](auto tx, auto ty, auto tz, auto t, auto lane, auto warp) { return __VA_ARGS__; }
static unsigned below() { return (1u << laneOf()) - 1; }
static unsigned lanesTo() { return (2u << laneOf()) - 1; }
static unsigned above() { return ~lanesTo(); }
""")

    def start(self, place):
        self.base = list(self.grammar.leaves)  # what every lane can compute of the others

    def of_lanes(self, make):
        """A piece of the thread's place alone."""
        leaves, self.grammar.leaves = self.grammar.leaves, self.base
        made = make()
        self.grammar.leaves = leaves
        return made

    def value(self):
        value = self.of_lanes(lambda: self.grammar.any(1))
        return value if value.low >= 0 and value.high <= 4095 else Value("lane", 0, 31, atom=True)

    def collective(self):
        """(CUDA text, oracle text, low, high)"""
        random, type = self.random, self.grammar.type
        full = random.choice(["0xffffffff", "0xffffffffu", "~0u", "-1"])
        lanes = lambda text: f"LANES({text})"
        kind = random.choice(["rank", "rank", "count", "first", "bit", "match", "leader", "shuffle", "shuffle", "xor",
                              "up", "reduce", "active", "mask"])
        if kind in ("rank", "count", "first", "bit"):
            condition = self.of_lanes(self.grammar.condition)
            ballot = f"__ballot_sync({full}, {condition})", f"ballot<{type}>({lanes(condition)})"
            form, low, high = {"rank": (random.choice(["__popc({} & below())", "__popc({} & ((1u << lane) - 1))",
                                                       "__popc({} & lanesTo())"]), 0, 32),
                               "count": ("__popc({})", 0, 32),
                               "first": (random.choice(["__ffs({})", "__clz({})"]), 0, 32),
                               "bit": ("({} >> (lane ^ 1) & 1)", 0, 1)}[kind]
            return form.format(ballot[0]), form.format(ballot[1]), low, high
        if kind in ("match", "leader"):
            key = self.value()
            form, high = random.choice([("__popc({})", 32),
                                        ("__popc({} & below())", 31)]) if kind == "match" else ("__ffs({}) - 1", 31)
            return (form.format(f"__match_any_sync({full}, {key.text})"),
                    form.format(f"matchAny<{type}>({lanes(key.text)})"), 0, high)
        if kind == "active":
            return *random.choice([("__popc(__activemask() & below())", "(int)laneOf()"),
                                   ("__popc(__activemask()) - 1", "31")]), 0, 31
        if kind == "mask":
            form = random.choice(["__popc(below())", "__popc(above())", "31 - __clz(lanesTo())",
                                  "__brev(lanesTo()) >> 27", "laneOf()"])
            return form, form, 0, 31
        value = self.value()
        if kind == "shuffle":
            source, width = self.value(), random.choice([32, 32, 32, 16, 8])
            return (f"__shfl_sync({full}, {value.text}, {source.text}{f', {width}' if width < 32 else ''})",
                    f"shuffle<{type}>({lanes(value.text)}, (laneOf() & ~{width - 1}u) | (({source.text}) & "
                    f"{width - 1}))", 0, value.high)
        if kind == "xor":
            mask = random.choice([1, 2, 4, 8, 16, 3, 31])
            return (f"__shfl_xor_sync({full}, {value.text}, {mask})",
                    f"shuffle<{type}>({lanes(value.text)}, laneOf() ^ {mask})", 0, value.high)
        if kind == "up":
            n = random.choice([1, 2, 4, 8, 16])
            which, source = random.choice([("up", f"laneOf() < {n} ? laneOf() : laneOf() - {n}"),
                                           ("down", f"laneOf() + {n} > 31 ? laneOf() : laneOf() + {n}")])
            return (f"__shfl_{which}_sync({full}, {value.text}, {n})",
                    f"shuffle<{type}>({lanes(value.text)}, {source})", 0, value.high)
        which = random.choice(["min", "max"])
        return (f"__reduce_{which}_sync({full}, {value.text})", f"reduce_{which}<{type}>({lanes(value.text)})", 0,
                value.high)

    def leaf(self, place):
        cuda, oracle, low, high = self.collective()
        name, type = self.kernel.new_name("b"), self.grammar.type
        self.kernel.emit(place, Text(f"const {type} {name} = {cuda};", f"const {type} {name} = {oracle};"))
        self.grammar.leaves += [Value(name, low, high, atom=True)] * 3


FAMILY = Lanes

"""Launches with constant arguments, used as strides, bounds, divisors, trip counts."""

from grammar import Value
from idiomatic import Family
from kernel import Loop
from text import Text


class Launches(Family):
    def start(self, place):
        self.trips, self.trips_name = self.random.choice([1, 2, 3, 4, 6, 8]), self.kernel.new_name("trips")
        self.kernel.parameters.append(("int", self.trips_name, str(self.trips)))
        for _ in range(self.random.choice([1, 2])):
            value = self.random.choice([2, 3, 4, 5, 7, 8, 16, 17, 20, 31, 32, 33, 36, 40, 64])
            name = self.kernel.new_name("arg")
            self.kernel.parameters.append((self.random.choice(["int", "int", "const int"]), name, str(value)))
            self.grammar.leaves.append(Value(f"({self.grammar.type}){name}", value, value, atom=True))
            self.names = getattr(self, "names", []) + [(name, value)]

    def loop(self, most):
        """A loop of as many trips as a launch says, and as `most` allows."""
        if self.trips > most:
            return None
        i = self.kernel.new_name("i")
        heads = [(f"for (int {i} = 0; {i} < {self.trips_name}; ++{i})", self.trips - 1),
                 (f"for (int {i} = {self.trips_name} - 1; {i} >= 0; --{i})", self.trips - 1),
                 (f"for (int {i} = 0; {i} < {self.trips_name} * 8; {i} += 8)", self.trips * 8 - 8),
                 (f"for (int {i} = 0; {i} < 16; {i} += {self.trips_name} * 4)", 15)]
        head, high = self.random.choice(heads)
        return Loop([Text(f"{head} {{", f"{{ Trips trips; {head} {{ trips.next();")],
                    Value(f"({self.grammar.type}){i}", 0, high, atom=True),
                    max(self.trips, 4), True, Text("}", "} }"))

    def leaf(self, place):
        name, value = self.random.choice(self.names)
        base = self.grammar.any(1)
        if base.low < 0:
            base = self.random.choice(self.grammar.leaves[:3])
        made = self.random.choice([
            (f"{base} * {name}", 0, base.high * value), (f"{base} / {name}", 0, base.high // value),
            (f"{base} % {name}", 0, min(base.high, value - 1)), (f"{base} + {name}", 0, base.high + value),
            (f"{base} / {name} + {base} % {name} * 3", 0, base.high // value + 3 * value),
            (f"{base} < {name} ? {base} : {name}", 0, max(base.high, value)), (f"{base} & ({name} - 1)", 0, value)])
        if made[2] > 4096:
            return
        local = self.kernel.new_name("m")
        self.kernel.plain(place, f"const {self.grammar.type} {local} = {made[0]};")
        self.grammar.leaves.append(Value(local, made[1], made[2], atom=True))


FAMILY = Launches

"""Launches with constant arguments, used as strides, bounds, divisors, trip counts."""

from grammar import Value
from idiomatic import Family


class Launches(Family):
    def start(self, place):
        for _ in range(self.random.choice([1, 2])):
            value = self.random.choice([2, 3, 4, 5, 7, 8, 16, 17, 20, 31, 32, 33, 36, 40, 64])
            name = self.kernel.new_name("arg")
            self.kernel.parameters.append((self.random.choice(["int", "int", "const int"]), name, str(value)))
            self.grammar.leaves.append(Value(f"({self.grammar.type}){name}", value, value, atom=True))
            self.names = getattr(self, "names", []) + [(name, value)]

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

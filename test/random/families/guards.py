"""What is loaded in front of a condition and used behind it: by the lanes that pass, where nvcc loads it there."""

from grammar import Value
from idiomatic import Family
from kernel import Place
from text import Text, text


class Guards(Family):
    TYPES = [("float", 4), ("int", 4), ("unsigned", 4), ("short", 2), ("unsigned char", 1), ("double", 8)]

    def start(self, place):
        self.arrays = [self.flat(place, *self.random.choice(self.TYPES), self.random.choice([128, 256, 512]))
                       for _ in range(2)]

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, array.count, array.at)

    def finish(self, place):
        for array in self.arrays:
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(array.count)))))
            self.kernel.barrier(place)

    def of_lanes(self):
        """A condition that nothing else decides: what is used behind no lane's is not loaded at all."""
        return self.random.choice(["(t < {1})", "(t >= {1})", "(lane < {0})", "(lane >= {0})", "(lane % {0} == 0)",
                                   "(t % 3 != 1)", "((lane & 6) == 2)", "(lane == {0})"]).format(
            self.random.randrange(1, 32), self.random.randrange(1, self.kernel.threads))

    def statement(self, place, guarded):
        kernel, random, grammar = self.kernel, self.random, self.grammar
        array, other = random.sample(self.arrays, 2)
        lvalue = array.at(grammar.index(array.count))
        kind = random.choice(["behind", "behind", "computed", "nested", "arms", "waited", "two", "another", "plain"])
        if guarded or kind == "plain" or (kind == "waited" and not place.uniform):
            kernel.either(place, lvalue, guarded)
            return
        x, inside = kernel.new_name("x"), Place(place.depth + 1, False)
        first, second = self.of_lanes(), self.of_lanes()
        use = random.choice(["all({0})", "all({0}) * 5", "({0} > 3 ? 1u : 2u)"]).format(x)
        result = "out[256 + (v & 511)] = {};"  # nobody knows where, so that no store is superfluous
        where = {"behind": f"if {first} ", "computed": f"if {first} ",
                 "nested": f"if {first} if {second} "}.get(kind, "")
        kernel.emit(place, Text(f"auto {x} = {lvalue.text}{' * 5' if kind == 'computed' else ''};",
                                f"{where}{kernel.load(lvalue).oracle};"))
        if where and place.depth == 1 and random.random() < 0.5:  # in a loop nobody knows whether it is moved over that
            # Without a branch in its index, over which nobody knows it either.
            at = f"((t * {random.choice([1, 3, 8, 32])}) & {other.count - 1})"
            kernel.emit(place, kernel.store(other.at(Value(at, 0, other.count - 1, atom=True))))
        if kind == "waited":
            kernel.plain(place, "__syncthreads();")
        if kind == "two":
            use, more = kernel.new_name("y"), other.at(grammar.index(other.count))
            kernel.emit(place, Text(f"unsigned {use} = all({x}) + all({more.text});", f"{kernel.load(more).oracle};"))
        if kind == "another":
            kernel.plain(place, f"if {second} {{")
            kernel.emit(inside, Text(result.format("1"), ""))
            kernel.plain(place, "}")
        kernel.plain(place, f"if {first} {{")
        kernel.emit(inside, Text("out[768 + (v & 255)] = t;" if kind == "nested" else result.format(use), ""))
        if kind == "nested":
            kernel.plain(inside, f"if {second}")
            kernel.emit(Place(inside.depth + 1), Text(result.format(use), ";"))
        if kind == "arms":
            kernel.plain(place, "} else {")
            kernel.emit(inside, Text(f"out[768 + (v & 255)] = {use};", ""))
        kernel.plain(place, "}")


FAMILY = Guards

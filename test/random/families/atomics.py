"""Atomic functions of every scope."""

from grammar import Value
from idiomatic import Family
from text import Text, text


class Atomics(Family):
    SCOPES = ["", "_block", "_block", "_system"]

    def start(self, place):
        self.arrays = [self.flat(place, type, size, self.random.choice([64, 128, 256]))
                       for type,
                       size in self.random.sample([("int", 4), ("unsigned", 4), ("unsigned long long", 8)],
                                                  self.random.choice([1, 2]))]

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, array.count, array.at)

    def finish(self, place):
        for array in self.arrays:
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(array.count)))))
            self.kernel.barrier(place)

    def element(self, array):
        # Not one address for all lanes: there a lane adds for the warp.
        index = self.grammar.index(array.count)
        return array.at(Value(f"({index} + t * 29) % {array.count}", 0, array.count - 1))

    def statement(self, place, guarded):
        kernel, random = self.kernel, self.random
        array = random.choice(self.arrays)
        if random.random() < 0.2:
            kernel.either(place, array.at(self.grammar.index(array.count)), guarded)
            return
        lvalue, type = self.element(array), array.type
        if array.size == 8:  # the others are loops that try again
            name, op, used = random.choice([("Exch", "Atomic", True), ("CAS", "CompareAndSwap", True)])
        else:
            name, op, used = random.choice([
                ("Add", "Atomic", True), ("Add", "Atomic", False), ("Add", "Increment", False),
                ("Sub", "Atomic", True), ("Min", "Atomic", True),
                ("Max", "Atomic", False), ("And", "Atomic", False), ("Or", "Atomic", True), ("Xor", "Atomic", False),
                ("Exch", "Atomic", True),
                ("CAS", "CompareAndSwap", True)] + [("Inc", "Atomic", True),
                                                    ("Dec", "Atomic", False)] * (type == "unsigned"))
        value = f"({type})1" if op == "Increment" else f"({type})v"
        operands = f"({type})1, {value}" if name == "CAS" else value
        pointer = random.choice([f"&{lvalue.text}", f"&{lvalue.text}",
                                 f"{lvalue.text.split('[')[0]} + ({lvalue.text.split('[', 1)[1][:-1]})"])
        call = f"atomic{name}{random.choice(self.SCOPES)}({pointer}, {operands});"
        kernel.emit(place, Text(f"{'v += (unsigned)' if used else ''}{call}",
                                f"{'v += ' if used else ''}atomic(AT({kernel.mark()}), {op}, {array.size}, "
                                f"{lvalue.address});"))


FAMILY = Atomics

"""cuda::atomic_ref: loads, stores, and operations of every order and scope."""

from grammar import Value
from idiomatic import Family, head
from text import Text, text


class References(Family):
    TOOLKIT = True
    HEAD = head("\n#include <cuda/atomic>")

    def start(self, place):
        self.array = self.flat(place, *self.random.choice([("int", 4), ("unsigned", 4)]),
                               self.random.choice([64, 128, 256]))

    def fill(self, place):
        self.kernel.filled(place, self.array.count, self.array.at)

    def finish(self, place):
        self.kernel.emit(place, text("v += {};", self.kernel.load(self.array.at(self.grammar.index(self.array.count)))))

    def statement(self, place, guarded):
        kernel, random, array = self.kernel, self.random, self.array
        index = self.grammar.index(array.count)
        kind = random.choice(["load", "load", "store", "store", "fetch_add", "exchange", "compare", "fetch_or",
                              "fetch_max"])
        if kind not in ("load", "store"):
            index = Value(f"({index} + t * 29) % {array.count}", 0, array.count - 1)
        r, scope = kernel.new_name("r"), random.choice(["block", "block", "device", "system"])
        order = lambda *names: random.choice(["", *(f"cuda::memory_order_{name}" for name in names)])
        kernel.emit(place, Text(f"cuda::atomic_ref<{array.type}, cuda::thread_scope_{scope}> "
                                f"{r}({array.name}[{index.text}]);", ""))
        address = array.at(index).address
        if kind == "load":
            kernel.emit(place,
                        Text(f"v += {r}.load({order('relaxed', 'acquire')});",
                             f"v += load(AT({kernel.mark()}), 4, {address});"))
        elif kind == "store":
            given = order("relaxed", "release")
            kernel.emit(place,
                        Text(f"{r}.store(v{', ' + given if given else ''});",
                             f"store(AT({kernel.mark()}), 4, {address}, v);"))
        elif kind == "compare":
            e = kernel.new_name("e")
            kernel.plain(place, f"{array.type} {e} = v;")
            kernel.emit(place,
                        Text(f"v += {r}.compare_exchange_strong({e}, v + 1);",
                             f"v += atomic(AT({kernel.mark()}), CompareAndSwap, 4, {address});"))
            kernel.plain(place, f"v += {e};")
        else:
            given = order("relaxed")
            kernel.emit(place,
                        Text(f"v += {r}.{kind}(v{', ' + given if given else ''});",
                             f"v += atomic(AT({kernel.mark()}), Atomic, 4, {address});"))


FAMILY = References

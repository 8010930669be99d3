"""Constant tables with known values: of two dimensions, of structs, of bytes; written by nobody."""

from random import Random

from grammar import Value
from idiomatic import Family, head
from text import Text

FIXED = Random("tables")  # the tables are the same in every file
GRID = [[FIXED.randrange(64) for _ in range(8)] for _ in range(4)]
STEPS = [(FIXED.randrange(32), FIXED.randrange(4)) for _ in range(16)]
ORDER = FIXED.sample(range(32), 32)
BYTES = [FIXED.randrange(128) for _ in range(64)]
DECLARED = f"""
struct Stride {{ int row; short column; }};
__constant__ int grid[4][8] = {{{", ".join("{" + ", ".join(map(str, row)) + "}" for row in GRID)}}};
__constant__ Stride steps[16] = {{{", ".join(f"{{{row}, {column}}}" for row, column in STEPS)}}};
__device__ const unsigned char order[32] = {{{", ".join(map(str, ORDER))}}};
__constant__ unsigned char weights[64] = {{{", ".join(map(str, BYTES))}}};
"""


class Tables(Family):
    HEAD = head(DECLARED, DECLARED)

    def leaf(self, place):
        index = lambda n: self.grammar.confined(self.grammar.any(1), n).text
        text, high = self.random.choice([(f"grid[{index(4)}][{index(8)}]", 63), (f"steps[{index(16)}].row", 31),
                                         (f"steps[{index(16)}].column", 3),
                                         (f"order[{index(32)}]", 31), (f"weights[{index(64)}]", 127),
                                         (f"steps[order[{index(32)}] & 15].row", 31)])
        name = self.kernel.new_name("c")
        self.kernel.plain(place, f"const {self.grammar.type} {name} = {text};")
        self.grammar.leaves += [Value(name, 0, high, atom=True)] * 2


FAMILY = Tables

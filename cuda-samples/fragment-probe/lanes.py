"""Runs the machine code of a kernel for the 32 lanes of a warp, as far as its addresses need it.

The code is what `cuobjdump -sass` prints. What is loaded is not known; only integers are computed, and of branches
those that all lanes take together. An instruction that is not known here ends the run with Unknown.
"""

import operator
import re
import struct

LANES = range(32)
WORD = 0xFFFFFFFF
GENERIC = 0x70000000 << 32  # where shared memory lies among generic addresses
# Of each architecture the place of the parameters in the constant bank, and the first byte of shared memory.
PARAMETERS = {"sm_75": 0x160, "sm_80": 0x160, "sm_86": 0x160, "sm_89": 0x160, "sm_90a": 0x210, "sm_100": 0x380,
              "sm_120": 0x380}
FIRST = {arch: 0x400 if at > 0x160 else 0 for arch, at in PARAMETERS.items()}
COMPARISONS = {"GE": operator.ge, "NE": operator.ne, "EQ": operator.eq, "GT": operator.gt, "LT": operator.lt,
               "LE": operator.le}
# Change nothing that an address depends on.
WITHOUT_EFFECT = {"NOP", "BSSY", "BSYNC", "YIELD", "BMOV", "BAR", "STG", "WARPSYNC"}
NOT_COMPUTED = {"PRMT", "MOVM", "CS2R"}


class Unknown(Exception):
    pass


def kernels(text):
    """(name, [(address, instruction)]) of each kernel in what the disassembler prints."""
    for part in re.split(r"\n\s*Function : ", text)[1:]:
        found = re.findall(r"/\*([0-9a-f]{4,})\*/\s+(.*?;)", part)
        yield part.split()[0], [(int(at, 16), re.sub(r"\s+", " ", what).rstrip(" ;")) for at, what in found]


def each(function, *operands):
    """The function in each lane; None where an operand is not known."""
    return [None if None in lane else function(*lane) for lane in zip(*operands)]


def signed(value):
    return value - (1 << 32) if value >> 31 else value


def three_inputs(a, b, c, table):
    return sum((table >> (a >> bit & 1) * 4 + (b >> bit & 1) * 2 + (c >> bit & 1) & 1) << bit for bit in range(32))


def is_predicate(text):
    return re.fullmatch(r"!?U?P(\d|T)", text) is not None


class Warp:

    def __init__(self, arch, parameters):
        self.arch = arch
        self.registers = {}  # by name, R5, UR5, P0 or UP0: a value for each lane
        self.constants = {PARAMETERS[arch] + 4 * at: value for at, value in enumerate(parameters)}
        if FIRST[arch] == 0:
            self.constants.update({0x18: 0, 0x1C: GENERIC >> 32})
        self.accesses = []

    def value(self, text, wide=False):
        text = text.replace(".reuse", "")
        bits = 64 if wide or text.endswith(".64") else 32
        if text[0] in "-~":
            change = operator.neg if text[0] == "-" else operator.invert
            return each(lambda v: change(v) & (1 << bits) - 1, self.value(text[1:], wide))
        register = re.fullmatch(r"(U?R)(\d+|Z)(\.64|\.U32)?", text)
        constant = re.fullmatch(r"c\[0x0\]\[(0x[0-9a-f]+)\]", text)
        if register and register[2] == "Z":
            return [0] * 32
        if register:
            kind, number = register[1], int(register[2])
            low, high = (self.registers.get(f"{kind}{n}", [None] * 32) for n in (number, number + 1))
            return each(lambda a, b: a | b << 32, low, high) if bits == 64 else low
        if constant:
            at = int(constant[1], 16)
            low, high = self.constants.get(at), self.constants.get(at + 4)
            return [None if low is None else low | (high or 0) << 32 if bits == 64 else low] * 32
        if re.fullmatch(r"0x[0-9a-f]+|\d+", text):
            return [int(text, 0)] * 32
        raise Unknown(text)

    def predicate(self, text):
        known = [True] * 32 if text.lstrip("!") in ("PT", "UPT") else self.registers.get(text.lstrip("!"), [None] * 32)
        return each(operator.not_, known) if text[0] == "!" else known

    def put(self, name, values, guard=(True,) * 32, wide=False):
        if re.fullmatch(r"U?RZ", name):
            return
        if not all(guard):
            values = [new if g else old for g, new, old in zip(guard, values, self.value(name, wide))]
        number = int(re.search(r"\d+", name)[0])
        self.registers[name] = each(lambda v: v & WORD, values)
        if wide:
            self.registers[name.replace(str(number), str(number + 1))] = each(lambda v: v >> 32 & WORD, values)

    def address(self, text):
        inside = re.fullmatch(r"(?:desc\[UR\d+\])?\[(.*)\]", text)[1]
        total = [0] * 32
        for part in inside.split("+"):
            scaled = re.fullmatch(r"(R\d+)\.X(\d+)", part)
            values = each(lambda v: v * int(scaled[2]), self.value(scaled[1])) if scaled else self.value(part)
            total = each(operator.add, total, values)
        return total

    def sum(self, name, parts, operands, guard):
        """IADD3 and LEA: with the carry in a predicate, or taken from one."""
        carries = []
        while operands and is_predicate(operands[0]):
            carries.append(operands.pop(0))
        if name.endswith("LEA"):
            shift = int(operands[3 if "HI" in parts else 2], 0)
            if "HI" in parts:
                carry = self.predicate(operands[4]) if len(operands) > 4 else [False] * 32
                total = each(lambda low, added, high, c: ((low | high << 32) << shift >> 32) + added + c,
                             *map(self.value, operands[:3]), carry)
            else:
                total = each(lambda a, b: (a << shift & WORD) + b, *map(self.value, operands[:2]))
        else:
            values = [self.value(operand) for operand in operands[:3]]
            if "X" in parts:
                values += [self.predicate(operand) for operand in operands[3:]]
            total = each(lambda *all: sum(all), *values)
        if carries and carries[0] not in ("PT", "UPT"):
            self.registers[carries[0]] = each(lambda t: bool(t >> 32 & 1), total)
        return total

    def computed(self, name, parts, operands, guard):
        """What an instruction gives, and whether that is a pair of registers."""
        op, value = ".".join(parts), self.value
        if name in ("S2R", "S2UR"):
            known = {"SR_TID.X": list(LANES), "SR_LANEID": list(LANES), "SR_CgaCtaId": [0] * 32,
                     "SR_SWINHI": [GENERIC >> 32] * 32}
            if operands[0] not in known:
                raise Unknown(operands[0])
            return known[operands[0]], False
        if name in ("LDC", "ULDC", "LDCU"):
            return value(operands[0], "64" in parts), "64" in parts
        if name in ("MOV", "UMOV"):
            return value(operands[0]), False
        if name in ("IMAD", "UIMAD"):
            wide = "WIDE" in parts
            factor = signed if wide and "U32" not in parts else int
            added = value(operands[2], wide) if op != "IMAD.SHL.U32" else [0] * 32
            if "X" in parts:
                added = each(operator.add, added, self.predicate(operands[3]))
            if op == "IMAD.MOV.U32":
                return added, False
            if op == "IMAD.IADD":
                return each(operator.add, value(operands[0]), added), False
            return each(lambda a, b, c: factor(a) * factor(b) + c, value(operands[0]), value(operands[1]), added), wide
        if name == "VIADD":
            return each(operator.add, value(operands[0]), value(operands[1])), False
        if "64" in parts and name in ("IADD", "UIADD3"):
            wides = [value(operand, True) for operand in operands if not is_predicate(operand)]
            return each(lambda *all: sum(all), *wides), True
        if name in ("IADD3", "UIADD3", "LEA", "ULEA"):
            return self.sum(name, parts, operands, guard), False
        if name in ("LOP3", "ULOP3"):
            table = int(operands[3], 16)
            return each(lambda a, b, c: three_inputs(a, b, c, table), *map(value, operands[:3])), False
        if name in ("SHF", "USHF"):
            low, amount, high = map(value, operands[:3])
            if parts[1] == "L" and "HI" not in parts:
                return each(lambda a, s: a << s, low, amount), False
            if parts[1] == "R" and "HI" in parts and "S32" not in parts:
                return each(lambda s, h: h >> min(s, 32), amount, high), False
        if name in ("SEL", "USEL"):
            return each(lambda p, a, b: a if p else b, self.predicate(operands[2]), *map(value, operands[:2])), False
        if name == "HFMA2" and operands[:2] == ["-RZ", "RZ"]:  # two constants
            halves = [int.from_bytes(struct.pack("<e", float(text)), "little") for text in operands[2:4]]
            return [halves[0] << 16 | halves[1]] * 32, False
        raise Unknown(f"{op} {operands}")

    def access(self, name, op, operands):
        target = operands[1 if name[0] == "L" else 0]
        if name in ("LD", "ST") and ".64" not in target:  # the pair is not named
            target = re.sub(r"\[(R\d+)", r"[\1.64", target)
        addresses = self.address(target)
        if None in addresses:
            raise Unknown(f"address of {op} {operands}")
        first = FIRST[self.arch] + (GENERIC if name in ("LD", "ST") else 0)
        self.accesses.append((re.sub(r"\.(E|SYS|U)(?=\.|$)", "", op), [address - first for address in addresses]))
        if name[0] == "L":
            self.put(operands[0], [None] * 32)

    def step(self, text):
        """Runs one instruction; the address of the next if it branches, or -1 at the end."""
        guard = [True] * 32
        if guarded := re.match(r"@(!?U?P\w+) ", text):
            guard, text = self.predicate(guarded[1]), text[guarded.end():]
        op, _, rest = text.partition(" ")
        operands = [operand.strip() for operand in re.split(r",(?![^\[]*\])", rest)] if rest else []
        parts = op.split(".")
        name = parts[0]
        if name in ("EXIT", "BRA"):
            if None in guard or any(guard) != all(guard):
                raise Unknown(f"lanes part at {text}")
            return None if not all(guard) else -1 if name == "EXIT" else int(operands[-1].split()[-1], 16)
        if name in WITHOUT_EFFECT:
            return None
        if name in NOT_COMPUTED or name == "LDG":
            for more in range(2 if "64" in parts else 1):
                self.put(re.sub(r"\d+", lambda n: str(int(n[0]) + more), operands[0]), [None] * 32)
        elif name in ("LDS", "LDSM", "STS", "LD", "ST"):
            if any(guard):
                self.access(name, op, operands)
        elif name in ("ISETP", "UISETP"):
            self.registers[operands[0]] = each(COMPARISONS[parts[1]], self.value(operands[2]), self.value(operands[3]))
        elif name in ("VOTE", "VOTEU"):
            for result in filter(is_predicate, operands[:-1]):
                self.registers[result] = [any(self.predicate(operands[-1]))] * 32
        else:
            if is_predicate(operands[0]):
                operands.pop(0)
            values, wide = self.computed(name, parts, operands[1:], guard)
            self.put(operands[0], values, guard, wide)
        return None


def accesses(arch, code, parameters):
    """[(instruction, address of each lane)] in shared memory, from its first byte; \\p parameters in words."""
    warp = Warp(arch, parameters)
    index = {address: at for at, (address, _) in enumerate(code)}
    at = 0
    for _ in range(5000):
        target = warp.step(code[at][1])
        if target == -1:
            return warp.accesses
        at = at + 1 if target is None else index[target]
    raise Unknown("no end")

"""Byte buffers and casts: static, dynamic, carved, with a pitch; references, copies."""

from grammar import Value
from idiomatic import Family, Lvalue
from text import Text, text

TYPES = [("unsigned char", 1), ("short", 2), ("unsigned short", 2), ("int", 4), ("float", 4), ("unsigned", 4),
         ("float", 4),
         ("long long", 8), ("double", 8), ("float2", 8), ("int2", 8), ("float4", 16), ("int4", 16), ("uint4", 16)]
ELEMENTS = [("unsigned char", 1), ("unsigned char", 1), ("char", 1), ("short", 2), ("unsigned", 4), ("float", 4),
            ("uint4", 16)]
RECORDS = [("Pair", 8, (("a", 0, 4, "int"), ("b", 4, 4, "int"))),
           ("Mixed", 8, (("a", 0, 4, "int"), ("b", 4, 2, "short"), ("c", 6, 1, "unsigned char"))),
           ("Triad", 12, (("a", 0, 4, "float"), ("c", 8, 4, "float"))),
           ("Quad", 16, (("b", 4, 4, "float"), ("d", 12, 4, "float")))]


class Buffers(Family):
    def start(self, place):
        random, kernel = self.random, self.kernel
        self.element, self.unit = random.choice(ELEMENTS)
        self.bytes = random.choice([1024, 2048, 2048, 4096])
        count = self.bytes // self.unit
        self.aligned = random.choice(["", "", "__align__(16) ", "alignas(16) ", "__align__(128) "])
        self.dynamic = random.random() < 0.4
        if self.dynamic:
            if self.aligned.startswith("alignas"):
                self.aligned = "__align__(8) "
            name = f"memory_{kernel.name}"
            kernel.emit(place, Text(f"extern __shared__ {self.aligned}{self.element} {name}[];", ""))
            self.name, kernel.dynamic_bytes = name, self.bytes
            if random.random() < 0.3:
                self.name = kernel.new_name("raw")
                kernel.emit(place, Text(f"{self.element} *{self.name} = {name};", ""))
        else:
            self.name = kernel.new_name("raw")
            kernel.emit(place, Text(f"__shared__ {self.aligned}{self.element} {self.name}[{count}];", ""))
        self.pitch = None
        if random.random() < 0.3:  # a launch says how long a row is
            self.pitch = random.choice([64, 68, 80, 96, 112, 128, 132, 144])
            self.pitch_name = kernel.new_name("pitch")
            if random.random() < 0.6:
                kernel.parameters.append(("int", self.pitch_name, str(self.pitch)))
            else:
                kernel.plain(place, f"const int {self.pitch_name} = {self.pitch};")
        self.carved = []
        if random.random() < 0.4:
            self.carve(place)

    def carve(self, place):
        """Arrays cut from the buffer one behind the other."""
        address, before = 0, None
        while len(self.carved) < 4:
            type, size = self.random.choice(TYPES)
            count = self.random.choice([32, 64, 96, 128])
            address = (address + size - 1) // size * size
            if address + count * size > self.bytes:
                break
            name = self.kernel.new_name("p")
            if before is None or address != before[1] + before[2] * before[3]:
                where = f"{'' if self.unit == 1 else '(unsigned char *)'}{self.name} + {address}"
            else:
                where = self.random.choice([f"{before[0]} + {before[3]}", f"&{before[0]}[{before[3]}]"])
            cast = self.random.choice([f"({type} *)({where})", f"reinterpret_cast<{type} *>({where})"])
            self.kernel.emit(place, Text(f"{type} *{name} = {cast};", ""))
            before = (name, address, size, count)
            self.carved.append((name, type, address, size, count))
            address += count * size

    def fill(self, place):
        if self.unit == 16 or self.random.random() < 0.5:
            self.kernel.filled(place, self.bytes // 4,
                               lambda n: Lvalue(f"((int *){self.name})[{n}]", f"{n} * 4", 4, "int"))
        else:
            self.kernel.filled(place, self.bytes // self.unit,
                               lambda n: Lvalue(f"{self.name}[{n}]", f"{n} * {self.unit}", self.unit, self.element))

    def finish(self, place):
        self.statement(place, False, load=True)

    def at(self, index, type, size):
        return Lvalue(f"(({type} *){self.name})[{index.text}]", f"(long){index} * {size}", size, type)

    def copy(self, place, type, size, is_store):
        """memcpy, of which the known alignment decides the width. Of less than the type's ptxas may join the pieces."""
        kernel, x = self.kernel, self.kernel.new_name("x")
        index = self.grammar.index(self.bytes // size)
        if max(self.unit, int("0" + "".join(filter(str.isdigit, self.aligned)))) < size:
            at = self.at(index, type, size)
            kernel.emit(place, kernel.store(at) if is_store else text("v += {};", kernel.load(at)))
            return
        pointer = self.pointer(Value(f"{index} * {size}", 0, self.bytes - size))
        copied = self.at(index, type, size)
        if is_store:
            kernel.emit(place, Text(f"{type} {x} = make<{type}>(v);", ""))
            kernel.emit(place, Text(f"memcpy({pointer}, &{x}, sizeof {x});", kernel.store(copied).oracle))
        else:
            kernel.emit(place, Text(f"{type} {x};", ""))
            kernel.emit(place, Text(f"memcpy(&{x}, {pointer}, sizeof {x});", f"v += {kernel.load(copied).oracle};"))
            kernel.emit(place, Text(f"v += all({x});", ""))

    def byte_index(self, size):
        """A multiple of `size` bytes: its text, in bytes."""
        if self.pitch and self.pitch % size == 0:
            rows = self.bytes // self.pitch
            row, column = self.grammar.index(rows), self.grammar.index(self.pitch // size)
            return Value(f"{row} * {self.pitch_name} + {column} * {size}", 0, self.bytes - size)
        return Value(f"{self.grammar.index(self.bytes // size)} * {size}", 0, self.bytes - size)

    def pointer(self, index):
        """A pointer to the byte of that number, a multiple of the accessed type's size."""
        bytes = self.name if self.unit == 1 else f"({self.random.choice(['unsigned char', 'char'])} *){self.name}"
        return self.random.choice([f"{bytes} + {index}", f"&({bytes})[{index.text}]"])

    def statement(self, place, guarded, load=False):
        random, kernel = self.random, self.kernel
        write = lambda lvalue: kernel.emit(place, Text(f"v += {kernel_load.cuda};", f"v += {kernel_load.oracle};")) \
            if load and (kernel_load := kernel.load(lvalue)) else kernel.either(place, lvalue, guarded)
        if self.carved and random.random() < 0.5:
            name, type, address, size, count = random.choice(self.carved)
            index = self.grammar.index(count)
            write(Lvalue(f"{name}[{index.text}]", f"{address} + (long){index} * {size}", size, type))
            return
        kind = random.choice(["cast", "cast", "cast", "view", "offset", "reference", "casts", "record", "static",
                              "assume",
                              "volatile", "copy", "copy"])
        if kind == "record":
            name, size, members = random.choice(RECORDS)
            member, offset, width, type = random.choice(members)
            index = self.grammar.index(self.bytes // size)
            write(Lvalue(f"(({name} *){self.name})[{index.text}].{member}", f"(long){index} * {size} + {offset}",
                         width, type))
            return
        type, size = random.choice(TYPES)
        if kind == "copy":
            self.copy(place, type, size, not load and (guarded or random.random() < 0.4))
            return
        if kind == "view":
            index = self.grammar.index(self.bytes // size)
            write(self.at(index, type, size))
            return
        if kind == "offset":
            skip = random.choice([16, 32, 48, 64, 256])
            index = self.grammar.index((self.bytes - skip) // size)
            name = kernel.new_name("p")
            kernel.emit(place,
                        Text(f"{type} *{name} = ({type} *)({self.pointer(Value(str(skip), skip, skip, True))});", ""))
            write(Lvalue(f"{name}[{index.text}]", f"{skip} + (long){index} * {size}", size, type))
            return
        index = self.byte_index(size)
        pointer, address = self.pointer(index), f"(long){index}"
        if kind == "reference":
            name = kernel.new_name("r")
            kernel.emit(place, Text(f"{type} &{name} = *({type} *)({pointer});", ""))
            write(Lvalue(name, address, size, type))
            return
        lvalue = {"cast": random.choice([f"*({type} *)({pointer})", f"*reinterpret_cast<{type} *>({pointer})"]),
                  "casts": f"*({type} *)(void *)(char *)({pointer})",
                  "static": f"*static_cast<{type} *>(static_cast<void *>({pointer}))",
                  "volatile": f"*(volatile {type} *)({pointer})" if size <= 8 and type[-1] != "2"
                  else f"*({type} *)({pointer})",
                  "assume": f"*({type} *)__builtin_assume_aligned({pointer}, {size})"}[kind]
        write(Lvalue(lvalue, address, size, type))


FAMILY = Buffers

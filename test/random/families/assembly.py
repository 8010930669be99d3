"""Accesses in assembly, by addresses of shared memory and by generic ones; addresses through opaque assembly."""

from idiomatic import Family
from text import Text, text

# type, bytes, PTX suffix, constraint
SCALARS = [("unsigned", 4, "u32", "r"), ("int", 4, "s32", "r"), ("float", 4, "f32", "f"), ("unsigned", 4, "b32", "r"),
           ("unsigned short", 2, "u16", "h"),
           ("unsigned long long", 8, "u64", "l"), ("double", 8, "f64", "d"), ("long long", 8, "b64", "l")]
VECTORS = [("float", 4, "f32", "f", 2), ("float", 4, "f32", "f", 4), ("unsigned", 4, "u32", "r", 2),
           ("unsigned", 4, "b32", "r", 4)]


class Assembly(Family):
    def start(self, place):
        type, size, _, _ = self.random.choice(SCALARS)
        self.array = self.flat(place, type, size, self.random.choice([128, 256]))
        self.words = self.flat(place, "float4", 16, 128)
        self.counters = self.flat(place, "unsigned", 4, 128)
        self.addresses = {}
        for array in (self.array, self.words, self.counters):
            name = self.kernel.new_name("a")
            self.addresses[array.name] = name
            if self.random.random() < 0.7:
                made = self.random.choice(["(unsigned)__cvta_generic_to_shared({})",
                                           "static_cast<unsigned>(__cvta_generic_to_shared(&{}[0]))"])
                self.kernel.emit(place,
                                 Text(f"unsigned {name} = {made.format(array.name)};", f"long {name} = {array.base};"))
            else:
                self.kernel.emit(place, Text(f"unsigned {name};", f"long {name} = {array.base};"))
                self.kernel.emit(place,
                                 Text(f'asm("{{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }}" : '
                                      f'"=r"({name}) : "l"({array.name}));', ""))

    def fill(self, place):
        for array in (self.array, self.counters):
            self.kernel.filled(place, array.count, array.at)
        self.kernel.filled(place, self.words.count, self.words.at)

    def finish(self, place):
        for array in (self.array, self.counters, self.words):
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(array.count)))))

    def operand(self, array, index, space):
        """The address operand, and the oracle's address."""
        scaled = f"{index} * {array.size}"
        if space == "shared":
            return f'"r"({self.addresses[array.name]} + {scaled})', f"{self.addresses[array.name]} + (long){scaled}"
        return self.random.choice([f'"l"(&{array.name}[{index.text}])',
                                   f'"l"({array.name} + {index})']), f"{array.base} + (long){scaled}"

    def statement(self, place, guarded):
        kernel, random = self.kernel, self.random
        kind = random.choice(["scalar", "scalar", "vector", "atomic", "opaque", "opaque", "plain"])
        space = random.choice(["shared", "shared", "generic"])
        dot = ".shared" if space == "shared" else random.choice(["", "", ".volatile"])
        if kind == "opaque":
            array = random.choice([self.array, self.words, self.counters])
            index, p = self.grammar.index(array.count), kernel.new_name("p")
            kernel.emit(place, Text(f"{array.type} *{p} = {array.name} + {index};", ""))
            kernel.emit(place, Text(f'asm{random.choice(["", " volatile"])}("" : "+l"({p}));', ""))
            lvalue = array.at(index)
            kernel.either(place, type(lvalue)(f"*{p}", lvalue.address, lvalue.width, lvalue.type), guarded)
        elif kind == "vector":
            scalar, size, suffix, constraint, n = random.choice(VECTORS)
            index = self.grammar.index(self.words.count)
            operand, address = self.operand(self.words, index, space)
            name, memory = kernel.new_name("x"), random.choice(["", ' : "memory"'])
            places = ", ".join(f"%{i}" for i in range(n))
            if guarded or random.random() < 0.4:
                shifted = ", ".join(f"%{i + 1}" for i in range(n))
                values = ", ".join(f'"{constraint}"(({scalar})(v + {i}))' for i in range(n))
                kernel.emit(place,
                            Text(f'asm volatile("st{dot}.v{n}.{suffix} [%0], {{{shifted}}};" :: {operand}, '
                                 f'{values}{memory});',
                                        f"store(AT({kernel.mark()}), {size * n}, {address}, v);"))
            else:
                kernel.emit(place, Text(f"{scalar} {name}[{n}];", ""))
                outputs = ", ".join(f'"={constraint}"({name}[{i}])' for i in range(n))
                kernel.emit(place,
                            Text(f'asm volatile("ld{dot}.v{n}.{suffix} {{{places}}}, [%{n}];" : {outputs} : '
                                 f'{operand}{memory});',
                                        f"v += load(AT({kernel.mark()}), {size * n}, {address});"))
                kernel.emit(place, Text(f"v += {' + '.join(f'all({name}[{i}])' for i in range(n))};", ""))
        elif kind == "atomic":
            index = self.grammar.index(self.counters.count)
            index = type(index)(f"({index} + t * 29) % {self.counters.count}", 0, self.counters.count - 1)
            operand, address = self.operand(self.counters, index, space)
            op = random.choice(["add.u32", "min.u32", "max.u32", "exch.b32", "or.b32", "and.b32"])
            name, where = kernel.new_name("x"), ".shared" if space == "shared" else ""
            kernel.emit(place, Text(f"unsigned {name};", ""))
            kernel.emit(place,
                        Text(f'asm volatile("atom{where}.{op} %0, [%1], %2;" : "=r"({name}) : {operand}, "r"(v) : '
                             f'"memory");',
                                    f"v += atomic(AT({kernel.mark()}), Atomic, 4, {address});"))
            kernel.emit(place, Text(f"v += {name};", ""))
        elif kind == "scalar":
            array = self.array
            suffix, constraint = next((s, c) for t, _, s, c in random.sample(SCALARS, len(SCALARS)) if t == array.type)
            index = self.grammar.index(array.count)
            operand, address = self.operand(array, index, space)
            memory = random.choice(["", ' : "memory"'])
            if guarded or random.random() < 0.4:
                kernel.emit(place,
                            Text(f'asm volatile("st{dot}.{suffix} [%0], %1;" :: {operand}, '
                                 f'"{constraint}"(({array.type})v){memory});',
                                        f"store(AT({kernel.mark()}), {array.size}, {address}, v);"))
            else:
                name = kernel.new_name("x")
                kernel.emit(place, Text(f"{array.type} {name};", ""))
                kernel.emit(place,
                            Text(f'asm volatile("ld{dot}.{suffix} %0, [%1];" : "={constraint}"({name}) : '
                                 f'{operand}{memory});',
                                        f"v += load(AT({kernel.mark()}), {array.size}, {address});"))
                kernel.emit(place, Text(f"v += all({name});", ""))
        else:
            kernel.either(place, self.array.at(self.grammar.index(self.array.count)), guarded)


FAMILY = Assembly

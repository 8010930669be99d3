#!/usr/bin/env python3
"""Random kernels of loops, branches and jumps whose conditions data or an argument decide,
against a warp that is run lane by lane: no run may have more wavefronts in a request than
bankcheck says for the access, and none may make one that it does not know of. Where the number of
requests is told, each run makes as many, or no more if that is told.

    flow.py --bankcheck=PROGRAM [--count=N] [--seed=N]

Shares nothing with bankcheck but the rule of one word a bank and wavefront."""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

LANES = range(32)
VARIABLES = "abc"
WORD = 0xFFFFFFFF


class TooLong(Exception):
    pass


class Warp:
    """The state of one run. Masks are sets of lanes."""

    def __init__(self, chance, starts, n, worst):
        self.chance, self.n, self.worst = chance, n, worst
        self.values = {name: [value] * 32 for name, value in {**starts, "i": 0, "j": 0, "k": 0}.items()}
        self.requests = {}  # how many each read has made
        self.left, self.skipped = set(), set()  # by break, by continue, of the innermost loop
        self.steps, self.most = 0, chance.choice([60, 150, 400])
        self.of_warp, self.of_lane = chance.choice([.05, .2, .5, .8, .95]), chance.choice([.1, .5, .9])

    def step(self):
        self.steps += 1
        if self.steps > self.most:
            raise TooLong

    def set(self, name, lanes, value):
        old = self.values[name]
        self.values[name] = [value(lane) & WORD if lane in lanes else old[lane] for lane in LANES]

    def read(self, number, lanes, word):
        self.requests[number] = self.requests.get(number, 0) + 1
        banks = {}
        for lane in lanes:
            banks.setdefault(word(lane) % 32, set()).add(word(lane))
        self.worst[number] = max(self.worst.get(number, 0), max(map(len, banks.values())))


@dataclass
class Condition:
    text: str
    holds: callable = None  # of warp and lane; None: data of the whole warp
    of_lane: bool = False   # data of each lane

    def lanes(self, warp, lanes):
        if self.of_lane:
            return {lane for lane in sorted(lanes) if warp.chance.random() < warp.of_lane}
        if self.holds is None:
            return set(lanes) if warp.chance.random() < warp.of_warp else set()
        return {lane for lane in lanes if self.holds(warp, lane)}


@dataclass
class Set:
    name: str
    text: str
    value: callable  # of warp and lane

    def write(self, out, indent):
        out.line(indent, f"{self.name} = {self.text};")

    def run(self, warp, lanes):
        warp.set(self.name, lanes, lambda lane: self.value(warp, lane))
        return lanes


@dataclass
class Turn:
    """Values that change places."""
    names: str

    def write(self, out, indent):
        moves = " ".join(f"{a} = {b};" for a, b in zip(self.names, self.names[1:]))
        out.line(indent, f"{{ unsigned t = {self.names[0]}; {moves} {self.names[-1]} = t; }}")

    def run(self, warp, lanes):
        old = [warp.values[name] for name in self.names]
        for name, value in zip(self.names, old[1:] + old[:1]):
            warp.set(name, lanes, lambda lane: value[lane])
        return lanes


@dataclass
class Read:
    name: str
    scaled: bool

    def write(self, out, indent):
        index = f"({self.name} & 63) * threadIdx.x" if self.scaled else f"({self.name} & 1023) + threadIdx.x"
        out.line(indent, f"o[{100 + len(out.reads)}] = s[{index}];")
        out.reads[id(self)] = len(out.lines)

    def run(self, warp, lanes):
        value = warp.values[self.name]
        warp.read(id(self), lanes,
                  lambda lane: (value[lane] & 63) * lane if self.scaled else (value[lane] & 1023) + lane)
        return lanes


@dataclass
class Mark:
    """A store that keeps the compiler from joining what is around it."""
    number: int

    def write(self, out, indent):
        out.line(indent, f"o[{self.number}] = {self.number};")

    def run(self, warp, lanes):
        return lanes


@dataclass
class Jump:
    word: str

    def write(self, out, indent):
        out.line(indent, f"{self.word};")

    def run(self, warp, lanes):
        {"break": warp.left, "continue": warp.skipped, "return": set()}[self.word].update(lanes)
        return set()


@dataclass
class If:
    condition: Condition
    then: list
    otherwise: list

    def write(self, out, indent):
        out.line(indent, f"if ({self.condition.text}) {{")
        before = set(out.reads)
        out.block(self.then, indent + 1)
        if isinstance(self.then[-1], Jump):
            out.leaving |= set(out.reads) - before
        if self.otherwise:
            out.line(indent, "} else {")
            out.block(self.otherwise, indent + 1)
        out.line(indent, "}")

    def run(self, warp, lanes):
        taken = self.condition.lanes(warp, lanes)
        return run(self.then, warp, taken) | run(self.otherwise, warp, lanes - taken)


@dataclass
class Loop:
    counter: str
    condition: Condition
    body: list
    is_do: bool

    def write(self, out, indent):
        i = self.counter
        out.line(indent, f"{i} = 0;")
        out.line(0, "#pragma unroll 1")
        out.line(indent, "do {" if self.is_do else f"for (; {self.condition.text}; ++{i}) {{")
        out.block(self.body, indent + 1)
        out.line(indent, f"}} while (++{i}, {self.condition.text});" if self.is_do else "}")

    def run(self, warp, lanes):
        outer = warp.left, warp.skipped
        warp.left, warp.skipped = set(), set()
        warp.set(self.counter, lanes, lambda lane: 0)
        behind, asked = set(), not self.is_do
        while lanes:
            warp.step()
            if asked:
                stay = self.condition.lanes(warp, lanes)
                behind |= lanes - stay
                lanes = stay
            asked = True
            lanes = run(self.body, warp, lanes) | warp.skipped
            warp.skipped = set()
            old = warp.values[self.counter]
            warp.set(self.counter, lanes, lambda lane: old[lane] + 1)
        behind |= warp.left
        warp.left, warp.skipped = outer
        return behind


def run(statements, warp, lanes):
    """Those of the lanes that come to the end."""
    for statement in statements:
        if not lanes:
            break
        warp.step()
        lanes = statement.run(warp, lanes)
    return set(lanes)


@dataclass
class Text:
    lines: list = field(default_factory=list)
    reads: dict = field(default_factory=dict)  # line by statement
    leaving: set = field(default_factory=set)  # of these, those by lanes that are about to leave a loop

    def line(self, indent, text):
        self.lines.append("  " * indent + text)

    def block(self, statements, indent):
        for statement in statements:
            statement.write(self, indent)


class Maker:
    def __init__(self, chance, by_lane):
        self.chance, self.by_lane, self.counters, self.marks = chance, by_lane, list("ijk"), 0

    def condition(self, names):
        c = self.chance
        kinds = ["data"] * 4 + ["argument", "equal", "less"]
        if self.by_lane:
            kinds += ["lane", "below", "bit"]
        kind, name, number = c.choice(kinds), c.choice(names), c.choice([1, 2, 3, 8])
        if kind == "data":
            return Condition("u[0]")
        if kind == "lane":
            return Condition("l[threadIdx.x]", of_lane=True)
        if kind == "below":
            return Condition(f"threadIdx.x < {name}", lambda w, lane: lane < w.values[name][lane])
        if kind == "bit":
            return Condition(f"threadIdx.x & {number}", lambda w, lane: lane & number)
        if kind == "argument":
            return Condition(f"n == {name}", lambda w, lane: w.n == w.values[name][lane])
        if kind == "equal":
            return Condition(f"{name} == {number}", lambda w, lane: w.values[name][lane] == number)
        return Condition(f"{name} < {number}", lambda w, lane: w.values[name][lane] < number)

    def change(self):
        c = self.chance
        x, y, number = c.choice(VARIABLES), c.choice(VARIABLES), c.choice([0, 1, 2, 3, 4, 8, 16, 32])
        of = lambda w, lane, name=x: w.values[name][lane]
        return c.choice([
            Set(x, f"{x} << 1", lambda w, lane: of(w, lane) << 1),
            Set(x, f"{x} >> 1", lambda w, lane: of(w, lane) >> 1),
            Set(x, f"{x} * 2 & 31", lambda w, lane: of(w, lane) * 2 & 31),
            Set(x, f"{x} + {number}", lambda w, lane: of(w, lane) + number),
            Set(x, f"{x} ^ {number}", lambda w, lane: of(w, lane) ^ number),
            Set(x, f"{number}", lambda w, lane: number),
            Set(x, y, lambda w, lane: of(w, lane, y)),
            Set(x, f"{x} + {y}", lambda w, lane: of(w, lane) + of(w, lane, y)),
            Turn("ab"),
            Turn("abc")
        ])

    def block(self, depth, names, in_loop, count):
        c, result = self.chance, []
        for _ in range(count):
            kind = c.random()
            if kind < .4:
                result.append(self.change())
            elif kind < .55:
                result.append(Read(c.choice(names), c.random() < .7))
            elif kind < .63:
                self.marks += 1
                result.append(Mark(self.marks))
            elif kind < .83 and depth < 3:
                then = self.block(depth + 1, names, in_loop, c.randrange(1, 3))
                if in_loop and c.random() < .5:
                    then.append(Jump(c.choice(["break"] * 4 + ["continue"] * 2 + ["return"])))
                otherwise = self.block(depth + 1, names, in_loop, c.randrange(1, 3)) if c.random() < .4 else []
                result.append(If(self.condition(names), then, otherwise))
            elif kind < .9 and len(self.counters) > 1 and depth < 2:
                result.append(self.loop(depth, names))
            else:
                result.append(self.change())
        return result

    def loop(self, depth, names):
        c, i = self.chance, self.counters.pop(0)
        value = lambda w, lane: w.values[i][lane]
        most, name = c.choice([2, 3, 4, 6, 9, 140]), c.choice(VARIABLES)
        condition = c.choice([
            Condition(f"{i} < n", lambda w, lane: value(w, lane) < w.n),
            Condition("1", lambda w, lane: True),
            Condition("u[0]"),
            Condition(f"{i} < {most}", lambda w, lane: value(w, lane) < most),
            Condition(f"{i} < ({name} & 7)", lambda w, lane: value(w, lane) < w.values[name][lane] & 7)
        ])
        return Loop(i, condition, self.block(depth + 1, names + [i], True, c.randrange(2, 5)), c.random() < .2)


def most_of(access):
    """Wavefronts that a request of the access needs at the most."""
    if access["verdict"] == "data-dependent":
        return access["data"]["worst"]
    return access["worst"]["wavefronts"] if access["verdict"] == "conflict" else 1


def wrong_counts(text, told, counts):
    """What is wrong of the numbers of requests that are told, by those of each run that ended. Whether lanes that leave
    a loop in different iterations read together where that is its only end is the compiler's choice."""
    wrong = []
    for statement, line in text.reads.items():
        if statement in text.leaving:
            continue
        accesses = told.get(line, [])
        if not accesses or any(a["verdict"] == "undecided" or not a["per_block"] or a["may_vary"] for a in accesses):
            continue
        told_here = sum(access["per_block"]["requests"] for access in accesses)
        is_most = any(a["at_most"] or a["conditions"] or a["assumptions"] or a["data"] for a in accesses)
        made = {run.get(statement, 0) for run in counts}
        if any(count > told_here or count < told_here and not is_most for count in made):
            most = "at most " if is_most else ""
            wrong.append(f"line {line}: {most}{told_here} requests told, runs make {sorted(made)}")
    return wrong


def check(program, seed, runs):
    """Prints what is wrong of the kernel of a seed; returns how many of its reads were decided, and if all is well."""
    chance = random.Random(seed)
    maker = Maker(chance, by_lane=seed % 2 == 1)
    starts = {name: chance.choice([0, 1, 2, 3, 4, 5, 7, 16, 31, 32, 33]) for name in VARIABLES}
    names = list(VARIABLES)
    body = [maker.loop(0, names), *maker.block(1, names, False, 1), Read(chance.choice(names), True),
            Read(chance.choice(names), False)]
    text = Text()
    text.line(0, "__global__ void k(volatile float *o, unsigned n, const volatile int *u, const volatile int *l) {")
    text.line(1, "__shared__ volatile float s[2048];")
    text.line(1,
              "unsigned i = 0, j = 0, k = 0, " + ", ".join(f"{name} = {value}" for name, value in starts.items()) + ";")
    text.block(body, 1)
    text.lines += ["}", "void launch(float *o, unsigned n, int *u, int *l) { k<<<1, 32>>>(o, n, u, l); }"]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "k.cu"
        file.write_text("\n".join(text.lines) + "\n")
        done = subprocess.run(
            [program, "--cuda-path=none", "--no-fixes", "--all", "--fail-on=never", "--format=json", file],
            capture_output=True, text=True)
    told = {}
    for access in json.loads(done.stdout)["accesses"]:
        told.setdefault(access["line"], []).append(access)
    worst, counts, all_ended = {}, [], True
    for _ in range(runs):
        warp = Warp(chance, starts, chance.choice([0, 1, 2, 3, 4, 5, 8, 16, 32, 64, 7, 31, chance.randrange(70)]),
                    worst)
        try:
            run(body, warp, set(LANES))
            counts.append(warp.requests)
        except TooLong:
            all_ended = False
    decided, wrong = 0, wrong_counts(text, told, counts)
    for statement, real in worst.items():
        line = text.reads[statement]
        accesses = told.get(line, [])
        if any(access["verdict"] == "undecided" or access["rest_undecided"] for access in accesses):
            continue
        decided += 1
        most = max(map(most_of, accesses), default=0)
        if most < real:
            wrong.append(f"line {line}: {real} wavefronts in a run, {most} told")
        conditional = any(access["at_most"] or access["assumptions"] or access["conditions"] for access in accesses)
        # Few runs seldom come to the worst; that there is a conflict at all they show.
        if all_ended and most > real and not conditional and real < 2 <= most and len(
                accesses) == 1 and accesses[0]["per_block"]:
            wrong.append(f"line {line}: {most} wavefronts told without condition, at most {real} in {runs} runs")
    if wrong:
        print(f"seed {seed}:", *wrong, *text.lines, sep="\n")
    return decided, not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bankcheck", required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--runs", type=int, default=60, help="of each kernel, with other data")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    results = [
        check(options.bankcheck, seed, options.runs) for seed in range(options.seed, options.seed + options.count)
    ]
    decided, good = sum(d for d, _ in results), sum(ok for _, ok in results)
    print(f"{good} of {options.count} kernels from seed {options.seed} on agree; {decided} reads decided")
    sys.exit(good != options.count)


if __name__ == "__main__":
    main()

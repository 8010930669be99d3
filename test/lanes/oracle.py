"""Integers, floats and warp operations as CUDA defines them, written from the programming guide and the PTX manual,
for cases.py: nothing here knows of bankcheck."""
import math
import struct

MASK = 0xFFFFFFFF


def u32(x):
    return x & MASK


def s32(x):
    x &= MASK
    return x - (1 << 32) if x >> 31 else x


def s64(x):
    x &= (1 << 64) - 1
    return x - (1 << 64) if x >> 63 else x


def popc(x, bits=32):
    return bin(x & ((1 << bits) - 1)).count("1")


def clz(x, bits=32):
    return bits - (x & ((1 << bits) - 1)).bit_length()


def ffs(x):
    return (x & -x).bit_length() if x else 0


def brev(x, bits=32):
    return int(format(x & ((1 << bits) - 1), f"0{bits}b")[::-1], 2)


def byte_perm(a, b, selector, signs=False):
    """prmt: bytes of b:a by the nibbles of the selector; their upper bit takes the sign (not in __byte_perm)."""
    both, result = u32(a) | u32(b) << 32, 0
    for byte in range(4):
        choice = selector >> 4 * byte
        value = both >> 8 * (choice & 7) & 0xFF
        if signs and choice & 8:
            value = 0xFF if value & 0x80 else 0
        result |= value << 8 * byte
    return result


def lop3(a, b, c, table):
    return sum(
        (table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)) & 1) << i
        for i in range(32)
    )


def bfe(x, position, length, signed=False):
    x = u32(x)
    position, length = position & 255, length & 255
    sign = 0
    if signed and length:
        sign = x >> min(position + length - 1, 31) & 1
    result = 0
    for i in range(32):
        bit = x >> (position + i) & 1 if i < length and position + i < 32 else sign
        result |= bit << i
    return s32(result) if signed else result


def szext(x, count, signed=False, wraps=False):
    """The lower bits of x, as a number of that many bits."""
    count = u32(count) & 31 if wraps else min(u32(count), 32)
    x &= (1 << count) - 1
    return x - (1 << count) if signed and count and x >> (count - 1) else x


def bmsk(position, count, wraps=False):
    position, count = u32(position), u32(count)
    if wraps:
        position, count = position & 31, count & 31
    return sum(1 << bit for bit in range(32) if position <= bit < position + count)


def bfi(a, b, position, length):
    result = u32(b)
    for i in range(length & 255):
        if (position & 255) + i < 32:
            at = (position & 255) + i
            result = result & ~(1 << at) | (u32(a) >> i & 1) << at
    return result


def fields(x, bits, signed=False):
    values = [x >> i & ((1 << bits) - 1) for i in range(0, 32, bits)]
    return [v - (1 << bits) if signed and v >> (bits - 1) else v for v in values]


def packed(values, bits):
    return sum((int(v) & ((1 << bits) - 1)) << i * bits for i, v in enumerate(values))


def simd(bits, signed, operation):
    """A SIMD video instruction of one or two operands."""
    return lambda *operands: packed(
        [operation(*v) for v in zip(*(fields(u32(o), bits, signed) for o in operands))], bits
    )


def saturated(x, bits, signed):
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return min(max(x, low), high)


def dot(a, b, c, signed):
    return c + sum(x * y for x, y in zip(fields(u32(a), 8, signed), fields(u32(b), 8, signed)))


def f32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


def f16(x):
    return struct.unpack("e", struct.pack("e", x))[0]


def bits_of(x):
    return struct.unpack("I", struct.pack("f", x))[0]


def nearest(x):
    """To the nearest integer, halves to even."""
    return round(x)


def ballot(predicates):
    return sum(1 << lane for lane, p in enumerate(predicates) if p)


def below(lane):
    return (1 << lane) - 1

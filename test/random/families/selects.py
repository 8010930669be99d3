"""Values and references of class type chosen by a condition: selects of addresses."""

from idiomatic import Family, Lvalue, head
from text import Text, text


class Selects(Family):
    HEAD = head("""
#include <cuda_bf16.h>
#include <cuda_fp16.h>
struct Fixed { short raw; __device__ operator unsigned() const { return raw; } };
struct alignas(16) Four { float v[4]; };
__device__ unsigned all(__half h) { return (unsigned)__half2float(h); }
__device__ unsigned all(__nv_bfloat16 h) { return (unsigned)__bfloat162float(h); }
__device__ unsigned all(__half2 h) { return (unsigned)(__low2float(h) + __high2float(h)); }
__device__ unsigned all(Fixed f) { return (unsigned)f; }
__device__ unsigned all(Four f) { return (unsigned)(f.v[0] + f.v[1] + f.v[2] + f.v[3]); }
template <> struct Made<__half> { static __device__ __half of(unsigned v) { return __float2half((float)v); } };
template <> struct Made<__nv_bfloat16> {
  static __device__ __nv_bfloat16 of(unsigned v) { return __float2bfloat16((float)v); }
};
template <> struct Made<__half2> {
  static __device__ __half2 of(unsigned v) { return __floats2half2_rn((float)v, 1.f); }
};
template <> struct Made<Fixed> { static __device__ Fixed of(unsigned v) { return {(short)v}; } };
template <> struct Made<Four> { static __device__ Four of(unsigned v) { return {{(float)v, 1.f, 2.f, (float)v}}; } };
""")
    TYPES = [("__half", 2), ("__nv_bfloat16", 2), ("__half2", 4), ("float2", 8), ("int2", 8), ("Fixed", 2),
             ("Four", 16), ("float", 4), ("int", 4)]

    def start(self, place):
        type, size = self.random.choice(self.TYPES)
        self.arrays = [self.flat(place, type, size, self.random.choice([128, 256]))
                       for _ in range(self.random.choice([1, 2]))]

    def fill(self, place):
        for array in self.arrays:
            self.kernel.filled(place, array.count, array.at)

    def finish(self, place):
        for array in self.arrays:
            self.kernel.emit(place, text("v += {};", self.kernel.load(array.at(self.grammar.index(array.count)))))
            self.kernel.barrier(place)

    def statement(self, place, guarded):
        kernel, random = self.kernel, self.random
        array = random.choice(self.arrays)
        lvalue = array.at(self.grammar.index(array.count))
        kind = random.choice(["select", "select", "reference", "assigned", "both", "plain"])
        if guarded or kind == "plain":
            kernel.either(place, lvalue, guarded)
            return
        type, condition = array.type, self.grammar.condition()
        z = kernel.new_name("z")
        zero = random.choice([f"{type} {z} = make<{type}>(0);", f"const {type} {z} = make<{type}>(v);"])
        chosen = Lvalue(lvalue.text, lvalue.address, lvalue.width, type, where=condition)
        if kind == "both" and len(self.arrays) == 2:
            other = self.arrays[1 - self.arrays.index(array)]
            second = other.at(self.grammar.index(other.count))
            kernel.emit(place, Text(f"v += all({condition} ? {lvalue.text} : {second.text});",
                                    f"v += load(AT({kernel.mark()}), {array.size}, {condition} ? {lvalue.address} : "
                                    f"{second.address});"))
            return
        kernel.emit(place, Text(zero, ""))
        loaded = kernel.load(chosen).oracle
        if kind == "reference":
            r = kernel.new_name("r")
            # On one line: nvcc loads in the arms, or what was chosen.
            kernel.emit(place,
                        Text(f"const {type} &{r} = {condition} ? {lvalue.text} : {z}; v += all({r});",
                             f"v += {loaded};"))
        elif kind == "assigned":
            r = kernel.new_name("r")
            kernel.emit(place, Text(f"{type} {r} = {z};", ""))
            kernel.plain(place, f"if {condition}")
            kernel.emit(place,
                        Text(f"  {r} = {lvalue.text};",
                             f"  v += load(AT({kernel.mark()}), {array.size}, {lvalue.address});"))
            kernel.emit(place, Text(f"v += all({r});", ""))
        else:
            kernel.emit(place, Text(f"v += all({condition} ? {lvalue.text} : {z});", f"v += {loaded};"))


FAMILY = Selects

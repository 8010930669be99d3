// Shared variables that are always set to the same constant, once all is inlined. returned.json says which nvcc stores
// and loads, because it does not know the constant early: a call returns it.

inline __device__ void *operator new(decltype(sizeof(0)), void *p, int) { return p; }

// Only computes: called with two numbers, with one alone, for one result.
__device__ int square(int x) { return x * x + 1; }
static __device__ int same(int x) { return x; }
inline __device__ int declared(int x) { return x * x + 2; }
__forceinline__ __device__ int forced(int x) { return x * x + 3; }
template <class T> __device__ T of_type(T x) { return x * x + 4; }
constexpr __device__ int computed(int x) { return x * x + 5; }
static __device__ int once(int x) { return x * x + 6; }
__device__ int seven() { return 7; }
__device__ int either(int x) { if (x == 3) return 4; return 4; }
__device__ int branches(int x) { if (x > 100) return 3; if (x > 90) return 7; return 3; }
__device__ int odd(int x) { return x & 1; }
__device__ int twice(int x) { return square(x) + 1; }
__device__ int lanes(int x) { return x + threadIdx.x * 0; }
__noinline__ __device__ int called(int x) { return x * x + 7; }

// Accesses memory, or waits.
__device__ void set(int *p, int x) { *p = x; }
__device__ void set_square(int *p, int x) { *p = square(x); }
__device__ int load(int *p, int x) { return *p * 0 + x; }
__device__ int waits(int x) { __syncthreads(); return x; }
__noinline__ __device__ int call_and_set(int *p, int x) { *p = 5; return x * x; }
__noinline__ __device__ void call_to_set(int *p) { *p = 5; }

// Returns an address.
__device__ int &self(int &x) { return x; }
__device__ int *at(int *p) { return p; }

struct Pair { int a, b; };
__device__ Pair pair(int x) { return {x, 2 * x}; }
__device__ int product(int x) { Pair p = {x, x + 1}; return p.a * p.b; }

struct Value {
  int v;
  __device__ Value(int x) : v(x) {}
  __device__ int get() const { return v; }
  __device__ int times(int x) const { return x * 3; }
  static __device__ int five() { return 5; }
};
__device__ int through_value(int x) { return Value(x).get() * 2; }

__device__ const int table[4] = {1, 2, 3, 4};
__device__ int look_up(int x) { return table[x]; }

#define KERNEL(name, ...) \
  __global__ void name(int *o, int m) { \
    __shared__ int n; \
    __VA_ARGS__; \
    __syncthreads(); \
    o[threadIdx.x] = n; \
  }

KERNEL(literal, n = 6)
KERNEL(square6, n = square(6))
KERNEL(square7, n = square(7))
KERNEL(same4, n = same(4))
KERNEL(same5, n = same(5))
KERNEL(declared4, n = declared(4))
KERNEL(declared5, n = declared(5))
KERNEL(forced4, n = forced(4))
KERNEL(forced5, n = forced(5))
KERNEL(of_type4, n = of_type(4))
KERNEL(of_type5, n = of_type(5))
KERNEL(computed4, n = computed(4))
KERNEL(computed5, n = computed(5))
KERNEL(once4, n = once(4))
KERNEL(seven_, n = seven())
KERNEL(either3, n = either(3))
KERNEL(either4, n = either(m))
KERNEL(branches1, n = branches(1))
KERNEL(branches2, n = branches(2))
KERNEL(way5, if (odd(5)) n = 4; else n = 5)
KERNEL(way6, if (odd(6)) n = 4; else n = 5)
KERNEL(value5, n = odd(5) ? 4 : 5)
KERNEL(twice4, n = twice(4))
KERNEL(twice5, n = twice(5))
KERNEL(lanes4, n = lanes(4))
KERNEL(lanes5, n = lanes(5))
KERNEL(called4, n = called(4))
KERNEL(called5, n = called(5))
KERNEL(set4, set(&n, 4))
KERNEL(set5, set(&n, 5))
KERNEL(set_square4, set_square(&n, 4))
KERNEL(set_square5, set_square(&n, 5))
KERNEL(set_returned, set(&n, square(5)))
KERNEL(load4, n = load(o, 4))
KERNEL(load5, n = load(o, 5))
KERNEL(waits4, n = waits(4))
KERNEL(waits5, n = waits(5))
KERNEL(call_and_set4, n = call_and_set(o, 4))
KERNEL(call_and_set5, n = call_and_set(o, 5))
KERNEL(self4, self(n) = 4)
KERNEL(self5, self(n) = 5)
KERNEL(at4, *at(&n) = 4)
KERNEL(at5, *at(&n) = 5)
KERNEL(placed3, new (&n, 1) int(3))
KERNEL(placed4, new (&n, 1) int(4))
KERNEL(pair4, n = pair(4).b)
KERNEL(pair5, Pair p = pair(5); n = p.b)
KERNEL(product4, n = product(4))
KERNEL(product5, n = product(5))
KERNEL(get4, n = Value(4).get())
KERNEL(get5, n = Value(5).get())
KERNEL(times4, n = Value(1).times(4))
KERNEL(times5, n = Value(1).times(5))
KERNEL(five, n = Value::five())
KERNEL(through_value4, n = through_value(4))
KERNEL(through_value5, n = through_value(5))
KERNEL(lambda, auto set = [&](int x) { n = x + 1; }; set(4); if (m) set(4))
KERNEL(look_up1, n = look_up(1))
KERNEL(look_up2, n = look_up(2))
KERNEL(local4, int v; set(&v, 4); n = v)
KERNEL(local5, int v; set(&v, 5); n = v)
KERNEL(local_returned4, int v; set_square(&v, 4); n = v)
KERNEL(local_returned5, int v; set_square(&v, 5); n = v)
KERNEL(conditional, n = m ? 4 : 4)
KERNEL(both_ways, if (m) n = 4; else n = 4)
KERNEL(counted, int v = 0; for (int i = 0; i < 4; ++i) v += i; n = v)
KERNEL(unread_value, __shared__ int k; n = 3; k = square(m))

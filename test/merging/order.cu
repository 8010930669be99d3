// What stands between two neighbouring accesses of one lane, and in what order
// they come: MergedRequests.h. order.json says what nvcc made of each kernel.

#define KERNEL(name, ...) \
  __global__ void name(float *o, const float *in) { \
    __shared__ float a[2048]; \
    int t = threadIdx.x; \
    float v[8]; \
    for (int i = 0; i < 8; ++i) \
      v[i] = in[t + 64 * i]; \
    __VA_ARGS__ \
    __syncthreads(); \
    o[t] = a[511 - t]; \
  }
#define TWO(name, ...) \
  __global__ void name(float *o, const float *in, float *g) { \
    __shared__ float a[1024], b[1024]; \
    __shared__ int h[64]; \
    int t = threadIdx.x; \
    a[t + 512] = in[t]; \
    b[t + 512] = in[t + 64]; \
    h[t] = t; \
    __syncthreads(); \
    __VA_ARGS__ \
    __syncthreads(); \
    o[t + 64] = a[511 - t] + b[511 - t] + h[63 - t]; \
  }

// Stores to one array, in every order.
KERNEL(ascending, for (int i = 0; i < 8; ++i) a[8 * t + i] = v[i];)
KERNEL(descending, for (int i = 0; i < 8; ++i) a[8 * t + 7 - i] = v[i];)
KERNEL(halves_swapped, for (int i = 0; i < 8; ++i) a[8 * t + (i ^ 4)] = v[i];)
KERNEL(pairs_swapped, for (int i = 0; i < 4; ++i) a[4 * t + (i ^ 1)] = v[i];)
KERNEL(s0213, a[4 * t] = v[0]; a[4 * t + 2] = v[2]; a[4 * t + 1] = v[1]; a[4 * t + 3] = v[3];)
KERNEL(s0312, a[4 * t] = v[0]; a[4 * t + 3] = v[2]; a[4 * t + 1] = v[1]; a[4 * t + 2] = v[3];)
KERNEL(s021, a[4 * t] = v[0]; a[4 * t + 2] = v[2]; a[4 * t + 1] = v[1];)
KERNEL(s120, a[4 * t + 1] = v[0]; a[4 * t + 2] = v[2]; a[4 * t] = v[1];)
KERNEL(s301, a[4 * t + 3] = v[0]; a[4 * t] = v[2]; a[4 * t + 1] = v[1];)
KERNEL(s10, a[2 * t + 1] = v[0]; a[2 * t] = v[2];)
KERNEL(s1234, for (int i = 1; i < 5; ++i) a[8 * t + i] = v[i];)
KERNEL(s012345, for (int i = 0; i < 6; ++i) a[8 * t + i] = v[i];)
KERNEL(s0143, a[8 * t] = v[0]; a[8 * t + 1] = v[1]; a[8 * t + 4] = v[4]; a[8 * t + 3] = v[3];)
KERNEL(s01_45_23, a[8 * t] = v[0]; a[8 * t + 1] = v[1]; a[8 * t + 4] = v[4]; a[8 * t + 5] = v[5]; a[8 * t + 2] = v[2]; a[8 * t + 3] = v[3];)
KERNEL(windows_interleaved, for (int i = 0; i < 4; ++i) { a[8 * t + i] = v[i]; a[8 * t + 4 + i] = v[4 + i]; })
KERNEL(evens_first, for (int i = 0; i < 4; ++i) a[8 * t + 2 * i] = v[i]; for (int i = 0; i < 4; ++i) a[8 * t + 2 * i + 1] = v[4 + i];)
KERNEL(far_between, a[2 * t] = v[0]; a[2 * t + 256] = v[2]; a[2 * t + 1] = v[1];)
KERNEL(two_runs, a[2 * t] = v[0]; a[2 * t + 1] = v[1]; a[2 * t + 512] = v[2]; a[2 * t + 513] = v[3];)
KERNEL(by_an_argument_free_step, int j = t * 2; a[j] = v[0]; ++j; a[j] = v[1];)
KERNEL(unsigned_index, unsigned j = 2u * t; a[j] = v[0]; a[j + 1] = v[1];)
KERNEL(wide_index, long long j = 2ll * t; a[j] = v[0]; a[j + 1] = v[1];)
KERNEL(odd_row, a[3 * t] = v[0]; a[3 * t + 1] = v[1];)

// Two arrays.
TWO(stores_in_turn, a[2 * t] = in[t + 1]; b[2 * t] = in[t + 2]; a[2 * t + 1] = in[t + 3]; b[2 * t + 1] = in[t + 4];)
TWO(stores_one_by_one, a[2 * t] = in[t + 1]; a[2 * t + 1] = in[t + 3]; b[2 * t] = in[t + 2]; b[2 * t + 1] = in[t + 4];)
TWO(loads_in_turn, float s = 0; for (int r = 0; r < 4; ++r) s += a[4 * t + r] * b[4 * t + r]; o[t] = s;)
TWO(store_load_store, a[2 * t] = in[t + 1]; float z = b[t + 512]; a[2 * t + 1] = in[t + 2]; o[t] = z;)
TWO(load_store_load, float x = a[2 * t]; b[t] = in[t + 99]; float y = a[2 * t + 1]; o[t] = x * y;)
TWO(load_store_load_same_array, float x = a[2 * t]; a[2 * t + 256] = in[t + 99]; float y = a[2 * t + 1]; o[t] = x * y;)
TWO(load_load_load, float x = a[2 * t]; float z = b[t]; float y = a[2 * t + 1]; o[t] = x * y + z;)

// What else may stand between.
TWO(global_store, a[2 * t] = in[t + 1]; o[t + 1000] = in[t]; a[2 * t + 1] = in[t + 3];)
TWO(global_load, a[2 * t] = in[t + 1]; a[2 * t + 1] = in[t + 3] * in[t + 5];)
TWO(global_atomic, float x = a[2 * t]; atomicAdd(reinterpret_cast<int *>(o) + 77, 1); float y = a[2 * t + 1]; o[t] = x + y;)
TWO(shared_atomic, float x = a[2 * t]; atomicAdd(h + t, 2); float y = a[2 * t + 1]; o[t] = x + y;)
TWO(shared_atomic_between_stores, a[2 * t] = in[t + 1]; atomicAdd(h + t, 3); a[2 * t + 1] = in[t + 2];)
TWO(shuffle, float x = a[2 * t]; float z = __shfl_xor_sync(~0u, x, 1); float y = a[2 * t + 1]; o[t] = x * z + y;)
TWO(shuffle_between_stores, a[2 * t] = in[t + 1]; float z = __shfl_xor_sync(~0u, in[t], 1); a[2 * t + 1] = z;)
TWO(ballot, float x = a[2 * t]; int z = __ballot_sync(~0u, x > 0); float y = a[2 * t + 1]; o[t] = x + y + z;)
TWO(warp_barrier, float x = a[2 * t]; __syncwarp(); float y = a[2 * t + 1]; o[t] = x + y;)
TWO(fence, float x = a[2 * t]; __threadfence_block(); float y = a[2 * t + 1]; o[t] = x + y;)
TWO(assembly, float x = a[2 * t]; int l; asm volatile("mov.u32 %0, %%laneid;" : "=r"(l)); float y = a[2 * t + 1]; o[t] = x + y + l;)
TWO(volatile_load, float x = a[2 * t]; float z = *const_cast<volatile float *>(&a[3 * t + 9]); float y = a[2 * t + 1]; o[t] = x + y + z;)
TWO(volatile_load_between_stores, a[2 * t] = in[t + 1]; int z = *const_cast<volatile int *>(&h[t]); a[2 * t + 1] = in[t + 9]; o[t] = z;)
TWO(generic_store, float x = a[2 * t]; float *p = in[t] > 0 ? g : &a[t]; *p = 3; float y = a[2 * t + 1]; o[t] = x + y;)

// An array that nothing reads goes.
KERNEL(never_read, __shared__ float never[256]; never[2 * t] = v[0]; never[2 * t + 1] = v[1]; a[t] = v[2];)

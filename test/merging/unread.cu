// Shared variables that nothing reads, or of which one field is read. unread.json says what
// nvcc still stores: what may alone lead to memory in use.

struct View {
  int *data;
  int stride, count;
};

struct Pair {
  int first, second;
};

#define KERNEL(name, variable, writes, read) \
  __global__ void name(int *out, int *p, int n) { \
    __shared__ int s[64]; \
    __shared__ variable; \
    int t = threadIdx.x; \
    s[t] = t; \
    writes; \
    __syncthreads(); \
    out[t] = s[t ^ 1] + (read); \
  }

KERNEL(argument, int *l, if (t % 2 == 0) l = p, 0)
KERNEL(array, int *l, if (t % 2 == 0) l = s, 0)
KERNEL(place, int *l, if (t % 2 == 0) l = s + 3, 0)
KERNEL(constants_of_list, int *l[2], if (t % 2 == 0) l[0] = s; if (t % 3 == 1) l[1] = s + 1, 0)
KERNEL(lane, int *l, if (t % 2 == 0) l = s + t, 0)
KERNEL(number, unsigned long long l, if (t % 2 == 0) l = (unsigned long long)(s + t), 0)
KERNEL(second_of_list, int *l[2], if (t % 2 == 0) l[0] = p; if (t % 3 == 1) l[1] = p + 1, l[0][t])
KERNEL(list, int *l[2], if (t % 2) l[t % 4 / 2] = s + n, 0)
KERNEL(stride_of_view, View v, if (t % 2 == 0) v.stride = n, 0)
KERNEL(constants_of_view, View v, if (t % 2 == 0) v.data = s; if (t % 3 == 1) v.stride = 7, 0)
KERNEL(view, View v, if (t % 2 == 0) v.data = s + n; if (t % 3 == 1) v.count = 7, 0)
KERNEL(view_read, View v, if (t % 2 == 0) v.data = s + n; if (t % 3 == 1) v.stride = n; if (t % 5 == 2) v.count = n, v.stride)
KERNEL(views, View v[4], if (t % 2) v[t % 4].data = s + t; if (t % 2) v[t % 4].count = 7, 0)
KERNEL(views_read, View v[4], if (t % 2) v[t % 4].data = s + t; if (t % 2) v[t % 4].count = n, v[t & 3].count)
KERNEL(pair, Pair q, if (t % 2 == 0) q.first = n; if (t % 3 == 1) q.second = n, 0)
KERNEL(pair_read, Pair q, if (t % 2 == 0) q.first = n; if (t % 3 == 1) q.second = n, q.second)
KERNEL(numbers_read, int q[4], if (t % 2 == 0) q[2] = n; if (t % 3 == 1) q[3] = n, q[3])

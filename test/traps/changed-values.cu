// Variables of a launch that are changed in ways that are easily missed: what is not
// certain is not "launch".
// RUN: %bundled --no-fixes --all --fail-on=never --format=json %s | %python -c "import json,sys; print(*sorted((int(k['name'].split('<')[1][:-1]), 'x'.join(map(str, k['block'])) if k['block_from'] == 'launch' else k['block_from']) for k in json.load(sys.stdin)['kernels']), sep='\n')" | FileCheck %s

template <int I> __global__ void k(float *o) {
  __shared__ float s[4096];
  s[threadIdx.x * 2 + threadIdx.y * 64] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

void swap(unsigned &, unsigned &);
void change(dim3 *);
void read(const int &);
struct Option {
  int &value;
};
struct Setter {
  Setter(int &n) { n = 64; }
};
struct Tile {
  int x, y;
  explicit Tile(int n) : x(n / 2), y(n) {}
};
struct Wide : dim3 {
  Wide(int a) : dim3(32 * a, 2) {}
};
struct Turned {
  int z, y, x;
};
__host__ __device__ inline int either() {
#ifdef __CUDA_ARCH__
  return 32;
#else
  return 64;
#endif
}

void members(float *o, bool c) {
  {
    dim3 b(8, 8);
    b.x = 16;
    b = dim3(32, 8);
    k<1><<<1, b>>>(o); // CHECK: (1, '32x8x1')
  }
  {
    dim3 b(64, 8);
    b.x /= 2;
    k<2><<<1, b>>>(o); // CHECK-NEXT: (2, '32x8x1')
  }
  {
    dim3 b(32, 8);
    b.x = 16;
    change(&b);
    k<3><<<1, b>>>(o); // CHECK-NEXT: (3, 'default')
  }
  {
    dim3 b(32, 8);
    if (c)
      b.x = 64;
    k<4><<<1, b>>>(o); // CHECK-NEXT: (4, 'assumed')
  }
  {
    dim3 b(32, 8);
    k<5><<<1, b>>>(o); // CHECK-NEXT: (5, '32x8x1')
    b.x = 64;
    k<6><<<1, b>>>(o); // CHECK-NEXT: (6, '64x8x1')
  }
  {
    dim3 b(32);
    b.y = 256 / b.x;
    k<7><<<1, b>>>(o); // CHECK-NEXT: (7, '32x8x1')
  }
  {
    dim3 b(8, 8, 8);
    b.x = b.x * b.y * b.z;
    b.y = b.x * b.y * b.z;
    b.z = b.x * b.y * b.z;
    k<8><<<1, b>>>(o); // CHECK-NEXT: (8, 'assumed')
  }
  {
    dim3 b(1 << 16, 1 << 16, c); // as many threads as 32 bits have no number for
    k<9><<<1, b>>>(o);           // CHECK-NEXT: (9, 'assumed')
  }
}

void references(float *o, bool c) {
  {
    int m = 32;
    const int &n = m;
    m = 64;
    k<11><<<1, n>>>(o); // CHECK-NEXT: (11, 'assumed')
  }
  {
    dim3 b(32, 8);
    swap(b.x, b.y);
    k<12><<<1, b>>>(o); // CHECK-NEXT: (12, 'assumed')
  }
  {
    int n = 32;
    Option p{n};
    p.value = 64;
    k<13><<<1, n>>>(o); // CHECK-NEXT: (13, 'assumed')
  }
  {
    int n = 32;
    Setter s(n);
    k<14><<<1, n>>>(o); // CHECK-NEXT: (14, 'assumed')
  }
  {
    int n = 32, m = 32;
    (c ? n : m) = 64;
    k<15><<<1, n>>>(o); // CHECK-NEXT: (15, 'assumed')
  }
  {
    int n = 32;
    (int &)n = 64;
    k<16><<<1, n>>>(o); // CHECK-NEXT: (16, 'assumed')
  }
  {
    int n = 32;
    read(n);
    k<17><<<1, n>>>(o); // CHECK-NEXT: (17, '32x1x1')
  }
}

void jumps(float *o, int c) {
  int n = 32;
  {
  again:;
  }
  k<21><<<1, n>>>(o); // CHECK-NEXT: (21, 'default')
  n = 64;
  if (c--)
    goto again;
}

void shapes(float *o) {
  Tile t(64);
  k<31><<<1, dim3(t.x, 4)>>>(o); // CHECK-NEXT: (31, 'assumed')
  Wide w(2);
  k<32><<<1, w>>>(o); // CHECK-NEXT: (32, 'assumed')
  Turned p = {16, 8, 32};
  k<33><<<1, p.x>>>(o); // CHECK-NEXT: (33, '32x1x1')
}

void conversions(float *o) {
  int m = 300, many = 100, few = 3;
  unsigned char n = m;
  k<41><<<1, n>>>(o); // CHECK-NEXT: (41, '44x1x1')
  int thirds = (float)many / few * 3;
  k<42><<<1, thirds>>>(o);   // CHECK-NEXT: (42, 'assumed')
  k<43><<<1, either()>>>(o); // CHECK-NEXT: (43, 'assumed')
}

// Neighbours in one iteration are merged where two copies of it make their alignment known: elements have 36 bytes. nvcc
// 13.0 loads e1 with 4 and 8 bytes in each copy, by turns.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s
struct Vector {
  float x, y, z;
};
struct Triangle {
  Vector v0, e1, e2;
};

__device__ Vector cross(Vector a, Vector b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
__device__ float dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

__device__ float intersect(const Triangle &t, Vector o, Vector d) {
  const Vector p = cross(d, t.e2);
  const float det = dot(t.e1, p);
  if (fabsf(det) < 1e-9f)
    return 1e30f;
  const float inverse = 1.f / det;
  const Vector s{o.x - t.v0.x, o.y - t.v0.y, o.z - t.v0.z};
  const float u = dot(s, p) * inverse;
  const Vector q = cross(s, t.e1);
  const float v = dot(d, q) * inverse;
  const float at = dot(t.e2, q) * inverse;
  return u >= 0.f && v >= 0.f && u + v <= 1.f && at > 1e-4f ? at : 1e30f;
}

__global__ void cast(const float *triangles, int n, Vector origin, float *depth) {
  __shared__ Triangle tile[64];
  for (int w = threadIdx.x; w < n * 9; w += 128)
    reinterpret_cast<float *>(tile)[w] = triangles[w];
  __syncthreads();
  float nearest = 1e30f;
  for (int k = 0; k < n; ++k)
    nearest = fminf(nearest, intersect(tile[k], origin, {threadIdx.x * .5f, threadIdx.x * .25f, 1.f}));
  depth[threadIdx.x] = nearest;
}
// CHECK: {{^}}18 load the compiler may merge it
// CHECK-NOT: None

"""A kernel with 5,000 instructions in one literal of an asm statement, and two without."""

text = r"ld.shared.f32 %0, [%1];\n" * 5000
print(f"""__global__ void before(float *o) {{
  __shared__ float s[64];
  s[2 * threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x];
}}
__global__ void inLiteral(float *o) {{
  float r;
  asm volatile("{text}" : "=f"(r) : "r"(threadIdx.x * 8));
  o[0] = r;
}}
__global__ void behind(float *o) {{
  float r;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(r) : "r"(threadIdx.x * 16));
  o[0] = r;
}}
void launch(float *o) {{ before<<<1, 32>>>(o); inLiteral<<<1, 32>>>(o); behind<<<1, 32>>>(o); }}""")

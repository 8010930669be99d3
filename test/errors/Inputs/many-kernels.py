"""A file of kernels whose loops are all long enough to be seen in its bound."""
for k in range(14):
    print(f"""__global__ void k{k}(float *o) {{
  __shared__ float s[1024];
  for (int i = 0; i < 3000; ++i) {{
    s[(i * i + 2 * threadIdx.x) & 1023] = *o;
    __syncthreads();
    o[i] = s[(i * 5 ^ threadIdx.x) & 1023];
  }}
}}""")
print("int main() {", *(f"k{k}<<<1, 256>>>(nullptr);" for k in range(14)), "}")

__global__ void several(float *out) {
  __shared__ float s[256];
  __shared__ float4 q[256];
  q[threadIdx.x]
      = reinterpret_cast<float4 *>(
          out)[threadIdx.x];
  s[threadIdx.x] = out[0];
  __syncthreads();
  out[threadIdx.x] = q[threadIdx.x].x + s[
      threadIdx.x ^ 1];
}

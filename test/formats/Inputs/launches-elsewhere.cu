__global__ void column(float *out);
void launch(float *out) { column<<<1, dim3(32, 8)>>>(out); }

struct H2 { short h, f; };
struct __attribute__((aligned(4))) C4 { unsigned char a, b, c, d; };
__global__ void t0(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 512)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[(t + 1) * 4 + 3] * 6; (s[0] + cur * 512)[(t + 1) * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 512)[(t + 1) * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 512)[(t + 1) * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 512)[(t + 1) * 4 + 3] = (unsigned char)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t1(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 2 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 2 + 1] * 4;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t2(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6; s[d % 3][t * 4 + 0] = (float)(v + 0); s[d % 3][t * 4 + 1] = (float)(v + 1); s[d % 3][t * 4 + 2] = (float)(v + 2); s[d % 3][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t3(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (~d & 1) * 544)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 544)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 544)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 544)[(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t4(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[cur][(t ^ 1) * 2 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t5(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (1 - cur) * 520)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (1 - cur) * 520)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (1 - cur) * 520)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (1 - cur) * 520)[(t + 1) * 4 + 3] * 6; (s[0] + cur * 520)[(t + 1) * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 520)[(t + 1) * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 520)[(t + 1) * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 520)[(t + 1) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t6(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(~d & 1)][(t + 1) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t + 1) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t + 1) * 4 + 3] * 6; s[(d & 1)][(t + 1) * 4 + 0] = (short)(v + 0); s[(d & 1)][(t + 1) * 4 + 1] = (short)(v + 1); s[(d & 1)][(t + 1) * 4 + 2] = (short)(v + 2); s[(d & 1)][(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t7(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 544 + t * 4 + 0] * 3; v += (int)s1[p1 * 544 + t * 4 + 1] * 4; v += (int)s1[p1 * 544 + t * 4 + 2] * 5; v += (int)s1[p1 * 544 + t * 4 + 3] * 6; s1[cur * 544 + t * 4 + 0] = (float)(v + 0); s1[cur * 544 + t * 4 + 1] = (float)(v + 1); s1[cur * 544 + t * 4 + 2] = (float)(v + 2); s1[cur * 544 + t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t8(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (short)(v + 0); s[cur][t * 4 + 1] = (short)(v + 1); s[cur][t * 4 + 2] = (short)(v + 2); s[cur][t * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t9(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 512 + t * 4 + 0] * 3; v += (int)s1[p1 * 512 + t * 4 + 1] * 4; v += (int)s1[p1 * 512 + t * 4 + 2] * 5; v += (int)s1[p1 * 512 + t * 4 + 3] * 6; s1[cur * 512 + t * 4 + 0] = (short)(v + 0); s1[cur * 512 + t * 4 + 1] = (short)(v + 1); s1[cur * 512 + t * 4 + 2] = (short)(v + 2); s1[cur * 512 + t * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t10(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 512 + (t ^ 1) * 2 + 0] = (unsigned char)(v + 0); s1[cur * 512 + (t ^ 1) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t11(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 3] * 6;  }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t12(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 520 + t * 4 + 0] * 3; v += (int)s1[(d + 2) % 3 * 520 + t * 4 + 1] * 4; v += (int)s1[(d + 2) % 3 * 520 + t * 4 + 2] * 5; v += (int)s1[(d + 2) % 3 * 520 + t * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t13(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(1 - cur)][(t + 1) * 4 + 0] * 3; v += (int)s[(1 - cur)][(t + 1) * 4 + 1] * 4; v += (int)s[(1 - cur)][(t + 1) * 4 + 2] * 5; v += (int)s[(1 - cur)][(t + 1) * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t14(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(1 - cur) * 512 + t * 4 + 0] * 3; v += (int)s1[(1 - cur) * 512 + t * 4 + 1] * 4; v += (int)s1[(1 - cur) * 512 + t * 4 + 2] * 5; v += (int)s1[(1 - cur) * 512 + t * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t15(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (double)(v + 0); s[cur][t * 4 + 1] = (double)(v + 1); s[cur][t * 4 + 2] = (double)(v + 2); s[cur][t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t16(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[d % 3][(t + 1) * 4 + 0].h = (short)(v + 0); s[d % 3][(t + 1) * 4 + 0].f = (short)(v * 2); s[d % 3][(t + 1) * 4 + 1].h = (short)(v + 1); s[d % 3][(t + 1) * 4 + 1].f = (short)(v * 3); s[d % 3][(t + 1) * 4 + 2].h = (short)(v + 2); s[d % 3][(t + 1) * 4 + 2].f = (short)(v * 4); s[d % 3][(t + 1) * 4 + 3].h = (short)(v + 3); s[d % 3][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t17(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 528)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 528)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 528)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 528)[(t + 1) * 4 + 3] * 6; (s[0] + (d & 1) * 528)[(t + 1) * 4 + 0] = (short)(v + 0); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 1] = (short)(v + 1); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 2] = (short)(v + 2); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t18(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 2 + 0] * 3; v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 2 + 1] * 4; s1[cur * 528 + (t % 16) * 2 + 0] = (unsigned char)(v + 0); s1[cur * 528 + (t % 16) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t19(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 528)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + p1 * 528)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + p1 * 528)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + p1 * 528)[(t % 16) * 4 + 3] * 6; (s[0] + cur * 528)[(t % 16) * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 528)[(t % 16) * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 528)[(t % 16) * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 528)[(t % 16) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t20(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 520 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[(d + 2) % 3 * 520 + (t ^ 1) * 2 + 1] * 4; s1[d % 3 * 520 + (t ^ 1) * 2 + 0] = (double)(v + 0); s1[d % 3 * 520 + (t ^ 1) * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t21(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 520 + (t % 16) * 4 + 0] = (float)(v + 0); s1[cur * 520 + (t % 16) * 4 + 1] = (float)(v + 1); s1[cur * 520 + (t % 16) * 4 + 2] = (float)(v + 2); s1[cur * 520 + (t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t22(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 528)[(t + 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 528)[(t + 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 528)[(t + 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 528)[(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t23(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (unsigned char)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (unsigned char)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (unsigned char)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (unsigned char)(v + 3); }
    
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t24(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][544];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(~d & 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t25(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (float)(v + 0); s[cur][t * 4 + 1] = (float)(v + 1); s[cur][t * 4 + 2] = (float)(v + 2); s[cur][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t26(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(1 - cur)][(t ^ 1) * 2 + 0] * 3; v += (int)s[(1 - cur)][(t ^ 1) * 2 + 1] * 4; s[cur][(t ^ 1) * 2 + 0] = (unsigned char)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t27(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 3] * 6; s[d % 3][(t ^ 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t ^ 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t ^ 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t28(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(cur ^ 1)][(t + 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t + 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t + 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t + 1) * 4 + 3] * 6; s[cur][(t + 1) * 4 + 0] = (unsigned char)(v + 0); s[cur][(t + 1) * 4 + 1] = (unsigned char)(v + 1); s[cur][(t + 1) * 4 + 2] = (unsigned char)(v + 2); s[cur][(t + 1) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t29(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 512)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[t * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t30(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][(t ^ 1) * 4 + 0] * 3; v += (int)s[p1][(t ^ 1) * 4 + 1] * 4; v += (int)s[p1][(t ^ 1) * 4 + 2] * 5; v += (int)s[p1][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t31(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][t * 2 + 0] * 3; v += (int)s[(~d & 1)][t * 2 + 1] * 4; s[(d & 1)][t * 2 + 0] = (float)(v + 0); s[(d & 1)][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t32(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(~d & 1) * 520 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[(~d & 1) * 520 + (t ^ 1) * 2 + 1] * 4; s1[(d & 1) * 520 + (t ^ 1) * 2 + 0] = (double)(v + 0); s1[(d & 1) * 520 + (t ^ 1) * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t33(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 544 + (t + 1) * 4 + 0].h = (short)(v + 0); s1[cur * 544 + (t + 1) * 4 + 0].f = (short)(v * 2); s1[cur * 544 + (t + 1) * 4 + 1].h = (short)(v + 1); s1[cur * 544 + (t + 1) * 4 + 1].f = (short)(v * 3); s1[cur * 544 + (t + 1) * 4 + 2].h = (short)(v + 2); s1[cur * 544 + (t + 1) * 4 + 2].f = (short)(v * 4); s1[cur * 544 + (t + 1) * 4 + 3].h = (short)(v + 3); s1[cur * 544 + (t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t34(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (1 - cur) * 520)[t * 2 + 0] * 3; v += (int)(s[0] + (1 - cur) * 520)[t * 2 + 1] * 4; (s[0] + cur * 520)[t * 2 + 0] = (float)(v + 0); (s[0] + cur * 520)[t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t35(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += s[(cur ^ 1)][(t ^ 1) * 4 + 0].h * 3 - s[(cur ^ 1)][(t ^ 1) * 4 + 0].f; v += s[(cur ^ 1)][(t ^ 1) * 4 + 1].h * 4 - s[(cur ^ 1)][(t ^ 1) * 4 + 1].f; v += s[(cur ^ 1)][(t ^ 1) * 4 + 2].h * 5 - s[(cur ^ 1)][(t ^ 1) * 4 + 2].f; v += s[(cur ^ 1)][(t ^ 1) * 4 + 3].h * 6 - s[(cur ^ 1)][(t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t36(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 0].h * 3 - (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 0].f; v += (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 1].h * 4 - (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 1].f; v += (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 2].h * 5 - (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 2].f; v += (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 3].h * 6 - (s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t37(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 520)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 520)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 520)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 520)[t * 4 + 3] * 6; (s[0] + cur * 520)[t * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 520)[t * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 520)[t * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 520)[t * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t38(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t + 1) * 4 + 0] * 3; v += (int)s[p1][(t + 1) * 4 + 1] * 4; v += (int)s[p1][(t + 1) * 4 + 2] * 5; v += (int)s[p1][(t + 1) * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t39(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t40(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += s[(~d & 1)][t * 2 + 0].h * 3 - s[(~d & 1)][t * 2 + 0].f; v += s[(~d & 1)][t * 2 + 1].h * 4 - s[(~d & 1)][t * 2 + 1].f;  }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t41(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 512 + (t ^ 1) * 2 + 0] = (float)(v + 0); s1[cur * 512 + (t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t42(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t % 16) * 4 + 3] * 6; s[(d & 1)][(t % 16) * 4 + 0] = (unsigned char)(v + 0); s[(d & 1)][(t % 16) * 4 + 1] = (unsigned char)(v + 1); s[(d & 1)][(t % 16) * 4 + 2] = (unsigned char)(v + 2); s[(d & 1)][(t % 16) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t43(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][(t % 16) * 2 + 0] * 3; v += (int)s[(~d & 1)][(t % 16) * 2 + 1] * 4; s[(d & 1)][(t % 16) * 2 + 0] = (unsigned char)(v + 0); s[(d & 1)][(t % 16) * 2 + 1] = (unsigned char)(v + 1); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t44(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (cur ^ 1) * 544)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 544)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 544)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 544)[(t + 1) * 4 + 3] * 6; (s[0] + cur * 544)[(t + 1) * 4 + 0] = (short)(v + 0); (s[0] + cur * 544)[(t + 1) * 4 + 1] = (short)(v + 1); (s[0] + cur * 544)[(t + 1) * 4 + 2] = (short)(v + 2); (s[0] + cur * 544)[(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t45(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][(t ^ 1) * 2 + 0] * 3; v += (int)s[(1 - cur)][(t ^ 1) * 2 + 1] * 4;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t46(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[p1][(t ^ 1) * 4 + 0].h * 3 - s[p1][(t ^ 1) * 4 + 0].f; v += s[p1][(t ^ 1) * 4 + 1].h * 4 - s[p1][(t ^ 1) * 4 + 1].f; v += s[p1][(t ^ 1) * 4 + 2].h * 5 - s[p1][(t ^ 1) * 4 + 2].f; v += s[p1][(t ^ 1) * 4 + 3].h * 6 - s[p1][(t ^ 1) * 4 + 3].f; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t47(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[p1 * 528 + (t % 16) * 4 + 0] * 3; v += (int)s1[p1 * 528 + (t % 16) * 4 + 1] * 4; v += (int)s1[p1 * 528 + (t % 16) * 4 + 2] * 5; v += (int)s1[p1 * 528 + (t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t48(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (float)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (float)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t49(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += s[(cur ^ 1)][(t ^ 1) * 2 + 0].h * 3 - s[(cur ^ 1)][(t ^ 1) * 2 + 0].f; v += s[(cur ^ 1)][(t ^ 1) * 2 + 1].h * 4 - s[(cur ^ 1)][(t ^ 1) * 2 + 1].f;  }
    
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t50(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 3] * 6; s[d % 3][(t ^ 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t ^ 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t ^ 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t51(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][(t + 1) * 2 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 2 + 1] * 4; s[(d & 1)][(t + 1) * 2 + 0] = (short)(v + 0); s[(d & 1)][(t + 1) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t52(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t ^ 1) * 4 + 0] * 3; v += (int)s[p1][(t ^ 1) * 4 + 1] * 4; v += (int)s[p1][(t ^ 1) * 4 + 2] * 5; v += (int)s[p1][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (float)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (float)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t53(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 2 + 1] * 4; s1[cur * 528 + (t ^ 1) * 2 + 0] = (short)(v + 0); s1[cur * 528 + (t ^ 1) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t54(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s[(cur ^ 1)][t * 4 + 0].h * 3 - s[(cur ^ 1)][t * 4 + 0].f; v += s[(cur ^ 1)][t * 4 + 1].h * 4 - s[(cur ^ 1)][t * 4 + 1].f; v += s[(cur ^ 1)][t * 4 + 2].h * 5 - s[(cur ^ 1)][t * 4 + 2].f; v += s[(cur ^ 1)][t * 4 + 3].h * 6 - s[(cur ^ 1)][t * 4 + 3].f;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t55(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 528)[t * 2 + 0] * 3; v += (int)(s[0] + p1 * 528)[t * 2 + 1] * 4; (s[0] + cur * 528)[t * 2 + 0] = (short)(v + 0); (s[0] + cur * 528)[t * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t56(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; (s[0] + cur * 528)[(t + 1) * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 528)[(t + 1) * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 528)[(t + 1) * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 528)[(t + 1) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t57(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; (s[0] + (d & 1) * 520)[t * 4 + 0] = (short)(v + 0); (s[0] + (d & 1) * 520)[t * 4 + 1] = (short)(v + 1); (s[0] + (d & 1) * 520)[t * 4 + 2] = (short)(v + 2); (s[0] + (d & 1) * 520)[t * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t58(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[d % 3][(t % 16) * 4 + 0] = (double)(v + 0); s[d % 3][(t % 16) * 4 + 1] = (double)(v + 1); s[d % 3][(t % 16) * 4 + 2] = (double)(v + 2); s[d % 3][(t % 16) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t59(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 528 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[p1 * 528 + (t ^ 1) * 2 + 1] * 4; s1[cur * 528 + (t ^ 1) * 2 + 0] = (unsigned char)(v + 0); s1[cur * 528 + (t ^ 1) * 2 + 1] = (unsigned char)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t60(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][t * 4 + 0] * 3; v += (int)s[(cur ^ 1)][t * 4 + 1] * 4; v += (int)s[(cur ^ 1)][t * 4 + 2] * 5; v += (int)s[(cur ^ 1)][t * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t61(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t62(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (d + 2) % 3 * 528)[(t ^ 1) * 4 + 3] * 6; (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 0] = (unsigned char)(v + 0); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 1] = (unsigned char)(v + 1); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 2] = (unsigned char)(v + 2); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 3] = (unsigned char)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t63(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][t * 2 + 0] * 3; v += (int)s[(~d & 1)][t * 2 + 1] * 4; s[(d & 1)][t * 2 + 0] = (float)(v + 0); s[(d & 1)][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t64(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s[p1][(t % 16) * 4 + 0].h * 3 - s[p1][(t % 16) * 4 + 0].f; v += s[p1][(t % 16) * 4 + 1].h * 4 - s[p1][(t % 16) * 4 + 1].f; v += s[p1][(t % 16) * 4 + 2].h * 5 - s[p1][(t % 16) * 4 + 2].f; v += s[p1][(t % 16) * 4 + 3].h * 6 - s[p1][(t % 16) * 4 + 3].f;  }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t65(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 528 + (t + 1) * 2 + 0] * 3; v += (int)s1[p1 * 528 + (t + 1) * 2 + 1] * 4; s1[cur * 528 + (t + 1) * 2 + 0] = (float)(v + 0); s1[cur * 528 + (t + 1) * 2 + 1] = (float)(v + 1); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t66(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + (d & 1) * 520)[(t + 1) * 4 + 0].h = (short)(v + 0); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 0].f = (short)(v * 2); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 1].h = (short)(v + 1); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 1].f = (short)(v * 3); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 2].h = (short)(v + 2); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 2].f = (short)(v * 4); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 3].h = (short)(v + 3); (s[0] + (d & 1) * 520)[(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t67(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t68(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 512)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[t * 4 + 3] * 6; (s[0] + cur * 512)[t * 4 + 0] = (float)(v + 0); (s[0] + cur * 512)[t * 4 + 1] = (float)(v + 1); (s[0] + cur * 512)[t * 4 + 2] = (float)(v + 2); (s[0] + cur * 512)[t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t69(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 2 + 0].h = (short)(v + 0); s[cur][t * 2 + 0].f = (short)(v * 2); s[cur][t * 2 + 1].h = (short)(v + 1); s[cur][t * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t70(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 528 + (t + 1) * 2 + 0] = (unsigned char)(v + 0); s1[cur * 528 + (t + 1) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t71(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][(t + 1) * 2 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 2 + 1] * 4; s[(d & 1)][(t + 1) * 2 + 0] = (unsigned char)(v + 0); s[(d & 1)][(t + 1) * 2 + 1] = (unsigned char)(v + 1); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t72(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t73(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 3] * 6;  }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t74(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (cur ^ 1) * 544)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 544)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 544)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 544)[(t ^ 1) * 4 + 3] * 6; (s[0] + cur * 544)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 544)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 544)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 544)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t75(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 528 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[(d + 2) % 3 * 528 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[(d + 2) % 3 * 528 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[(d + 2) % 3 * 528 + (t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t76(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 528)[(t % 16) * 4 + 3] * 6; (s[0] + (d & 1) * 528)[(t % 16) * 4 + 0] = (float)(v + 0); (s[0] + (d & 1) * 528)[(t % 16) * 4 + 1] = (float)(v + 1); (s[0] + (d & 1) * 528)[(t % 16) * 4 + 2] = (float)(v + 2); (s[0] + (d & 1) * 528)[(t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t77(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (float)(v + 0); s[cur][(t % 16) * 4 + 1] = (float)(v + 1); s[cur][(t % 16) * 4 + 2] = (float)(v + 2); s[cur][(t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t78(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (s[0] + (1 - cur) * 512)[t * 2 + 0].h * 3 - (s[0] + (1 - cur) * 512)[t * 2 + 0].f; v += (s[0] + (1 - cur) * 512)[t * 2 + 1].h * 4 - (s[0] + (1 - cur) * 512)[t * 2 + 1].f;  }
    
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t79(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 512)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[(t % 16) * 4 + 3] * 6; (s[0] + cur * 512)[(t % 16) * 4 + 0] = (double)(v + 0); (s[0] + cur * 512)[(t % 16) * 4 + 1] = (double)(v + 1); (s[0] + cur * 512)[(t % 16) * 4 + 2] = (double)(v + 2); (s[0] + cur * 512)[(t % 16) * 4 + 3] = (double)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t80(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 512)[(t ^ 1) * 2 + 0] * 3; v += (int)(s[0] + p1 * 512)[(t ^ 1) * 2 + 1] * 4; (s[0] + cur * 512)[(t ^ 1) * 2 + 0] = (float)(v + 0); (s[0] + cur * 512)[(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t81(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s1[cur * 512 + t * 4 + 0] = (float)(v + 0); s1[cur * 512 + t * 4 + 1] = (float)(v + 1); s1[cur * 512 + t * 4 + 2] = (float)(v + 2); s1[cur * 512 + t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t82(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s1[cur * 528 + t * 4 + 0] = (float)(v + 0); s1[cur * 528 + t * 4 + 1] = (float)(v + 1); s1[cur * 528 + t * 4 + 2] = (float)(v + 2); s1[cur * 528 + t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t83(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (double)(v + 0); s[cur][t * 4 + 1] = (double)(v + 1); s[cur][t * 4 + 2] = (double)(v + 2); s[cur][t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t84(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][544];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 2 + 0] = (unsigned char)(v + 0); s[cur][t * 2 + 1] = (unsigned char)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t85(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 0].h * 3 - s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 0].f; v += s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 1].h * 4 - s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 1].f; v += s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 2].h * 5 - s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 2].f; v += s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 3].h * 6 - s1[(cur ^ 1) * 512 + (t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t86(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s1[p1 * 520 + (t ^ 1) * 2 + 0].h * 3 - s1[p1 * 520 + (t ^ 1) * 2 + 0].f; v += s1[p1 * 520 + (t ^ 1) * 2 + 1].h * 4 - s1[p1 * 520 + (t ^ 1) * 2 + 1].f;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t87(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 3] * 6;  }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t88(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][(t + 1) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t + 1) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t + 1) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t89(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][(t ^ 1) * 4 + 0] * 3; v += (int)s[p1][(t ^ 1) * 4 + 1] * 4; v += (int)s[p1][(t ^ 1) * 4 + 2] * 5; v += (int)s[p1][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (float)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (float)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t90(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 520)[t * 2 + 0] * 3; v += (int)(s[0] + p1 * 520)[t * 2 + 1] * 4;  }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t91(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 544 + t * 2 + 0] = (float)(v + 0); s1[cur * 544 + t * 2 + 1] = (float)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t92(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 2 + 0] * 3; v += (int)s[p1][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (double)(v + 0); s[cur][t * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t93(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 512 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[p1 * 512 + (t ^ 1) * 2 + 1] * 4; s1[cur * 512 + (t ^ 1) * 2 + 0] = (short)(v + 0); s1[cur * 512 + (t ^ 1) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t94(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][t * 2 + 0] * 3; v += (int)s[p1][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (float)(v + 0); s[cur][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t95(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 512)[t * 4 + 0].h = (short)(v + 0); (s[0] + cur * 512)[t * 4 + 0].f = (short)(v * 2); (s[0] + cur * 512)[t * 4 + 1].h = (short)(v + 1); (s[0] + cur * 512)[t * 4 + 1].f = (short)(v * 3); (s[0] + cur * 512)[t * 4 + 2].h = (short)(v + 2); (s[0] + cur * 512)[t * 4 + 2].f = (short)(v * 4); (s[0] + cur * 512)[t * 4 + 3].h = (short)(v + 3); (s[0] + cur * 512)[t * 4 + 3].f = (short)(v * 5); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t96(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 520)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 520)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 520)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 520)[(t ^ 1) * 4 + 3] * 6; (s[0] + (d & 1) * 520)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + (d & 1) * 520)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + (d & 1) * 520)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + (d & 1) * 520)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t97(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 0] * 3; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 1] * 4; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 2] * 5; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 3] * 6; s1[cur * 512 + (t + 1) * 4 + 0] = (short)(v + 0); s1[cur * 512 + (t + 1) * 4 + 1] = (short)(v + 1); s1[cur * 512 + (t + 1) * 4 + 2] = (short)(v + 2); s1[cur * 512 + (t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t98(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t ^ 1) * 4 + 0] * 3; v += (int)s[p1][(t ^ 1) * 4 + 1] * 4; v += (int)s[p1][(t ^ 1) * 4 + 2] * 5; v += (int)s[p1][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (double)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (double)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (double)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t99(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (~d & 1) * 512)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 512)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 512)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 512)[(t ^ 1) * 4 + 3] * 6; (s[0] + (d & 1) * 512)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + (d & 1) * 512)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + (d & 1) * 512)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + (d & 1) * 512)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t100(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t101(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t102(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t + 1) * 4 + 0] * 3; v += (int)s[p1][(t + 1) * 4 + 1] * 4; v += (int)s[p1][(t + 1) * 4 + 2] * 5; v += (int)s[p1][(t + 1) * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t103(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[d % 3][(t ^ 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t ^ 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t ^ 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t104(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 2 + 1] * 4;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t105(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 528 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[p1 * 528 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[p1 * 528 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[p1 * 528 + (t ^ 1) * 4 + 3] * 6; s1[cur * 528 + (t ^ 1) * 4 + 0] = (float)(v + 0); s1[cur * 528 + (t ^ 1) * 4 + 1] = (float)(v + 1); s1[cur * 528 + (t ^ 1) * 4 + 2] = (float)(v + 2); s1[cur * 528 + (t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t106(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s1[cur * 520 + (t % 16) * 4 + 0].h = (short)(v + 0); s1[cur * 520 + (t % 16) * 4 + 0].f = (short)(v * 2); s1[cur * 520 + (t % 16) * 4 + 1].h = (short)(v + 1); s1[cur * 520 + (t % 16) * 4 + 1].f = (short)(v * 3); s1[cur * 520 + (t % 16) * 4 + 2].h = (short)(v + 2); s1[cur * 520 + (t % 16) * 4 + 2].f = (short)(v * 4); s1[cur * 520 + (t % 16) * 4 + 3].h = (short)(v + 3); s1[cur * 520 + (t % 16) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t107(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][(t % 16) * 4 + 0] * 3; v += (int)s[(1 - cur)][(t % 16) * 4 + 1] * 4; v += (int)s[(1 - cur)][(t % 16) * 4 + 2] * 5; v += (int)s[(1 - cur)][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (short)(v + 0); s[cur][(t % 16) * 4 + 1] = (short)(v + 1); s[cur][(t % 16) * 4 + 2] = (short)(v + 2); s[cur][(t % 16) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t108(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][t * 2 + 0] * 3; v += (int)s[p1][t * 2 + 1] * 4;  }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t109(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[cur][(t % 16) * 4 + 0] = (float)(v + 0); s[cur][(t % 16) * 4 + 1] = (float)(v + 1); s[cur][(t % 16) * 4 + 2] = (float)(v + 2); s[cur][(t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t110(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; (s[0] + (d & 1) * 520)[t * 4 + 0] = (float)(v + 0); (s[0] + (d & 1) * 520)[t * 4 + 1] = (float)(v + 1); (s[0] + (d & 1) * 520)[t * 4 + 2] = (float)(v + 2); (s[0] + (d & 1) * 520)[t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t111(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s[(d + 2) % 3][(t + 1) * 4 + 0].h * 3 - s[(d + 2) % 3][(t + 1) * 4 + 0].f; v += s[(d + 2) % 3][(t + 1) * 4 + 1].h * 4 - s[(d + 2) % 3][(t + 1) * 4 + 1].f; v += s[(d + 2) % 3][(t + 1) * 4 + 2].h * 5 - s[(d + 2) % 3][(t + 1) * 4 + 2].f; v += s[(d + 2) % 3][(t + 1) * 4 + 3].h * 6 - s[(d + 2) % 3][(t + 1) * 4 + 3].f; s[d % 3][(t + 1) * 4 + 0].h = (short)(v + 0); s[d % 3][(t + 1) * 4 + 0].f = (short)(v * 2); s[d % 3][(t + 1) * 4 + 1].h = (short)(v + 1); s[d % 3][(t + 1) * 4 + 1].f = (short)(v * 3); s[d % 3][(t + 1) * 4 + 2].h = (short)(v + 2); s[d % 3][(t + 1) * 4 + 2].f = (short)(v * 4); s[d % 3][(t + 1) * 4 + 3].h = (short)(v + 3); s[d % 3][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t112(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][(t % 16) * 2 + 0] * 3; v += (int)s[(d + 2) % 3][(t % 16) * 2 + 1] * 4;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t113(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (cur ^ 1) * 512)[t * 2 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[t * 2 + 1] * 4; (s[0] + cur * 512)[t * 2 + 0] = (float)(v + 0); (s[0] + cur * 512)[t * 2 + 1] = (float)(v + 1); }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t114(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[p1 * 520 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[p1 * 520 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[p1 * 520 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[p1 * 520 + (t ^ 1) * 4 + 3] * 6; s1[cur * 520 + (t ^ 1) * 4 + 0] = (double)(v + 0); s1[cur * 520 + (t ^ 1) * 4 + 1] = (double)(v + 1); s1[cur * 520 + (t ^ 1) * 4 + 2] = (double)(v + 2); s1[cur * 520 + (t ^ 1) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t115(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 520)[t * 2 + 0] = (double)(v + 0); (s[0] + cur * 520)[t * 2 + 1] = (double)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t116(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 4 + 0] * 3; v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 4 + 1] * 4; v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 4 + 2] * 5; v += (int)s1[(cur ^ 1) * 528 + (t % 16) * 4 + 3] * 6; s1[cur * 528 + (t % 16) * 4 + 0] = (short)(v + 0); s1[cur * 528 + (t % 16) * 4 + 1] = (short)(v + 1); s1[cur * 528 + (t % 16) * 4 + 2] = (short)(v + 2); s1[cur * 528 + (t % 16) * 4 + 3] = (short)(v + 3); }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t117(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t + 1) * 4 + 0] = (float)(v + 0); s[cur][(t + 1) * 4 + 1] = (float)(v + 1); s[cur][(t + 1) * 4 + 2] = (float)(v + 2); s[cur][(t + 1) * 4 + 3] = (float)(v + 3); }
    
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t118(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 528)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 528)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 528)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 528)[t * 4 + 3] * 6; (s[0] + cur * 528)[t * 4 + 0] = (short)(v + 0); (s[0] + cur * 528)[t * 4 + 1] = (short)(v + 1); (s[0] + cur * 528)[t * 4 + 2] = (short)(v + 2); (s[0] + cur * 528)[t * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t119(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s1[cur * 544 + (t % 16) * 4 + 0].h = (short)(v + 0); s1[cur * 544 + (t % 16) * 4 + 0].f = (short)(v * 2); s1[cur * 544 + (t % 16) * 4 + 1].h = (short)(v + 1); s1[cur * 544 + (t % 16) * 4 + 1].f = (short)(v * 3); s1[cur * 544 + (t % 16) * 4 + 2].h = (short)(v + 2); s1[cur * 544 + (t % 16) * 4 + 2].f = (short)(v * 4); s1[cur * 544 + (t % 16) * 4 + 3].h = (short)(v + 3); s1[cur * 544 + (t % 16) * 4 + 3].f = (short)(v * 5); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t120(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(~d & 1)][(t + 1) * 4 + 0].h * 3 - s[(~d & 1)][(t + 1) * 4 + 0].f; v += s[(~d & 1)][(t + 1) * 4 + 1].h * 4 - s[(~d & 1)][(t + 1) * 4 + 1].f; v += s[(~d & 1)][(t + 1) * 4 + 2].h * 5 - s[(~d & 1)][(t + 1) * 4 + 2].f; v += s[(~d & 1)][(t + 1) * 4 + 3].h * 6 - s[(~d & 1)][(t + 1) * 4 + 3].f; s[(d & 1)][(t + 1) * 4 + 0].h = (short)(v + 0); s[(d & 1)][(t + 1) * 4 + 0].f = (short)(v * 2); s[(d & 1)][(t + 1) * 4 + 1].h = (short)(v + 1); s[(d & 1)][(t + 1) * 4 + 1].f = (short)(v * 3); s[(d & 1)][(t + 1) * 4 + 2].h = (short)(v + 2); s[(d & 1)][(t + 1) * 4 + 2].f = (short)(v * 4); s[(d & 1)][(t + 1) * 4 + 3].h = (short)(v + 3); s[(d & 1)][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t121(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[p1][t * 4 + 0].h * 3 - s[p1][t * 4 + 0].f; v += s[p1][t * 4 + 1].h * 4 - s[p1][t * 4 + 1].f; v += s[p1][t * 4 + 2].h * 5 - s[p1][t * 4 + 2].f; v += s[p1][t * 4 + 3].h * 6 - s[p1][t * 4 + 3].f;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t122(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s[p1][t * 2 + 0].h * 3 - s[p1][t * 2 + 0].f; v += s[p1][t * 2 + 1].h * 4 - s[p1][t * 2 + 1].f; s[cur][t * 2 + 0].h = (short)(v + 0); s[cur][t * 2 + 0].f = (short)(v * 2); s[cur][t * 2 + 1].h = (short)(v + 1); s[cur][t * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t123(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + d % 3 * 528)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t124(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (float)(v + 0); s[cur][(t % 16) * 4 + 1] = (float)(v + 1); s[cur][(t % 16) * 4 + 2] = (float)(v + 2); s[cur][(t % 16) * 4 + 3] = (float)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t125(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][t * 2 + 0] * 3; v += (int)s[(d + 2) % 3][t * 2 + 1] * 4; s[d % 3][t * 2 + 0] = (float)(v + 0); s[d % 3][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t126(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][(t % 16) * 2 + 0] * 3; v += (int)s[(d + 2) % 3][(t % 16) * 2 + 1] * 4;  }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t127(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][t * 2 + 0] * 3; v += (int)s[(1 - cur)][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (float)(v + 0); s[cur][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t128(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[p1][t * 4 + 0].h * 3 - s[p1][t * 4 + 0].f; v += s[p1][t * 4 + 1].h * 4 - s[p1][t * 4 + 1].f; v += s[p1][t * 4 + 2].h * 5 - s[p1][t * 4 + 2].f; v += s[p1][t * 4 + 3].h * 6 - s[p1][t * 4 + 3].f; s[cur][t * 4 + 0].h = (short)(v + 0); s[cur][t * 4 + 0].f = (short)(v * 2); s[cur][t * 4 + 1].h = (short)(v + 1); s[cur][t * 4 + 1].f = (short)(v * 3); s[cur][t * 4 + 2].h = (short)(v + 2); s[cur][t * 4 + 2].f = (short)(v * 4); s[cur][t * 4 + 3].h = (short)(v + 3); s[cur][t * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t129(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[cur][(t ^ 1) * 2 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t130(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 0] = (short)(v + 0); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 1] = (short)(v + 1); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 2] = (short)(v + 2); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t131(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t + 1) * 4 + 0].h = (short)(v + 0); s[cur][(t + 1) * 4 + 0].f = (short)(v * 2); s[cur][(t + 1) * 4 + 1].h = (short)(v + 1); s[cur][(t + 1) * 4 + 1].f = (short)(v * 3); s[cur][(t + 1) * 4 + 2].h = (short)(v + 2); s[cur][(t + 1) * 4 + 2].f = (short)(v * 4); s[cur][(t + 1) * 4 + 3].h = (short)(v + 3); s[cur][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t132(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (cur ^ 1) * 512)[t * 2 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[t * 2 + 1] * 4; (s[0] + cur * 512)[t * 2 + 0] = (float)(v + 0); (s[0] + cur * 512)[t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t133(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 520 + (t + 1) * 4 + 0] * 3; v += (int)s1[p1 * 520 + (t + 1) * 4 + 1] * 4; v += (int)s1[p1 * 520 + (t + 1) * 4 + 2] * 5; v += (int)s1[p1 * 520 + (t + 1) * 4 + 3] * 6; s1[cur * 520 + (t + 1) * 4 + 0] = (float)(v + 0); s1[cur * 520 + (t + 1) * 4 + 1] = (float)(v + 1); s1[cur * 520 + (t + 1) * 4 + 2] = (float)(v + 2); s1[cur * 520 + (t + 1) * 4 + 3] = (float)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t134(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(cur ^ 1) * 520 + (t % 16) * 4 + 0] * 3; v += (int)s1[(cur ^ 1) * 520 + (t % 16) * 4 + 1] * 4; v += (int)s1[(cur ^ 1) * 520 + (t % 16) * 4 + 2] * 5; v += (int)s1[(cur ^ 1) * 520 + (t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t135(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s1[cur * 520 + (t + 1) * 4 + 0] = (short)(v + 0); s1[cur * 520 + (t + 1) * 4 + 1] = (short)(v + 1); s1[cur * 520 + (t + 1) * 4 + 2] = (short)(v + 2); s1[cur * 520 + (t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t136(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[p1 * 520 + (t % 16) * 4 + 0] * 3; v += (int)s1[p1 * 520 + (t % 16) * 4 + 1] * 4; v += (int)s1[p1 * 520 + (t % 16) * 4 + 2] * 5; v += (int)s1[p1 * 520 + (t % 16) * 4 + 3] * 6; s1[cur * 520 + (t % 16) * 4 + 0] = (float)(v + 0); s1[cur * 520 + (t % 16) * 4 + 1] = (float)(v + 1); s1[cur * 520 + (t % 16) * 4 + 2] = (float)(v + 2); s1[cur * 520 + (t % 16) * 4 + 3] = (float)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t137(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += s[(cur ^ 1)][(t + 1) * 2 + 0].h * 3 - s[(cur ^ 1)][(t + 1) * 2 + 0].f; v += s[(cur ^ 1)][(t + 1) * 2 + 1].h * 4 - s[(cur ^ 1)][(t + 1) * 2 + 1].f;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t138(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s[(1 - cur)][(t + 1) * 4 + 0].h * 3 - s[(1 - cur)][(t + 1) * 4 + 0].f; v += s[(1 - cur)][(t + 1) * 4 + 1].h * 4 - s[(1 - cur)][(t + 1) * 4 + 1].f; v += s[(1 - cur)][(t + 1) * 4 + 2].h * 5 - s[(1 - cur)][(t + 1) * 4 + 2].f; v += s[(1 - cur)][(t + 1) * 4 + 3].h * 6 - s[(1 - cur)][(t + 1) * 4 + 3].f; s[cur][(t + 1) * 4 + 0].h = (short)(v + 0); s[cur][(t + 1) * 4 + 0].f = (short)(v * 2); s[cur][(t + 1) * 4 + 1].h = (short)(v + 1); s[cur][(t + 1) * 4 + 1].f = (short)(v * 3); s[cur][(t + 1) * 4 + 2].h = (short)(v + 2); s[cur][(t + 1) * 4 + 2].f = (short)(v * 4); s[cur][(t + 1) * 4 + 3].h = (short)(v + 3); s[cur][(t + 1) * 4 + 3].f = (short)(v * 5); }
    
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t139(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t140(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[d % 3][(t + 1) * 4 + 0].h = (short)(v + 0); s[d % 3][(t + 1) * 4 + 0].f = (short)(v * 2); s[d % 3][(t + 1) * 4 + 1].h = (short)(v + 1); s[d % 3][(t + 1) * 4 + 1].f = (short)(v * 3); s[d % 3][(t + 1) * 4 + 2].h = (short)(v + 2); s[d % 3][(t + 1) * 4 + 2].f = (short)(v * 4); s[d % 3][(t + 1) * 4 + 3].h = (short)(v + 3); s[d % 3][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t141(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t142(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (float)(v + 0); s[cur][(t % 16) * 4 + 1] = (float)(v + 1); s[cur][(t % 16) * 4 + 2] = (float)(v + 2); s[cur][(t % 16) * 4 + 3] = (float)(v + 3); }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t143(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; (s[0] + cur * 512)[(t + 1) * 2 + 0] = (float)(v + 0); (s[0] + cur * 512)[(t + 1) * 2 + 1] = (float)(v + 1); }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t144(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t145(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(cur ^ 1)][(t % 16) * 2 + 0] * 3; v += (int)s[(cur ^ 1)][(t % 16) * 2 + 1] * 4;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t146(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(1 - cur) * 512 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[(1 - cur) * 512 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[(1 - cur) * 512 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[(1 - cur) * 512 + (t ^ 1) * 4 + 3] * 6; s1[cur * 512 + (t ^ 1) * 4 + 0] = (float)(v + 0); s1[cur * 512 + (t ^ 1) * 4 + 1] = (float)(v + 1); s1[cur * 512 + (t ^ 1) * 4 + 2] = (float)(v + 2); s1[cur * 512 + (t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t147(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; (s[0] + cur * 520)[(t + 1) * 4 + 0] = (double)(v + 0); (s[0] + cur * 520)[(t + 1) * 4 + 1] = (double)(v + 1); (s[0] + cur * 520)[(t + 1) * 4 + 2] = (double)(v + 2); (s[0] + cur * 520)[(t + 1) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t148(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s[cur][t * 4 + 0].h = (short)(v + 0); s[cur][t * 4 + 0].f = (short)(v * 2); s[cur][t * 4 + 1].h = (short)(v + 1); s[cur][t * 4 + 1].f = (short)(v * 3); s[cur][t * 4 + 2].h = (short)(v + 2); s[cur][t * 4 + 2].f = (short)(v * 4); s[cur][t * 4 + 3].h = (short)(v + 3); s[cur][t * 4 + 3].f = (short)(v * 5); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t149(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[d % 3][(t ^ 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t ^ 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t ^ 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t150(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (float)(v + 0); s[cur][t * 4 + 1] = (float)(v + 1); s[cur][t * 4 + 2] = (float)(v + 2); s[cur][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t151(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += s1[(~d & 1) * 544 + (t + 1) * 4 + 0].h * 3 - s1[(~d & 1) * 544 + (t + 1) * 4 + 0].f; v += s1[(~d & 1) * 544 + (t + 1) * 4 + 1].h * 4 - s1[(~d & 1) * 544 + (t + 1) * 4 + 1].f; v += s1[(~d & 1) * 544 + (t + 1) * 4 + 2].h * 5 - s1[(~d & 1) * 544 + (t + 1) * 4 + 2].f; v += s1[(~d & 1) * 544 + (t + 1) * 4 + 3].h * 6 - s1[(~d & 1) * 544 + (t + 1) * 4 + 3].f;  }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t152(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s1[cur * 520 + (t % 16) * 4 + 0] = (short)(v + 0); s1[cur * 520 + (t % 16) * 4 + 1] = (short)(v + 1); s1[cur * 520 + (t % 16) * 4 + 2] = (short)(v + 2); s1[cur * 520 + (t % 16) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t153(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][(t + 1) * 4 + 0] * 3; v += (int)s[(1 - cur)][(t + 1) * 4 + 1] * 4; v += (int)s[(1 - cur)][(t + 1) * 4 + 2] * 5; v += (int)s[(1 - cur)][(t + 1) * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t154(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[(d & 1)][(t ^ 1) * 4 + 0] = (float)(v + 0); s[(d & 1)][(t ^ 1) * 4 + 1] = (float)(v + 1); s[(d & 1)][(t ^ 1) * 4 + 2] = (float)(v + 2); s[(d & 1)][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t155(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(cur ^ 1)][t * 2 + 0].h * 3 - s[(cur ^ 1)][t * 2 + 0].f; v += s[(cur ^ 1)][t * 2 + 1].h * 4 - s[(cur ^ 1)][t * 2 + 1].f;  }
    
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t156(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[p1 * 528 + (t + 1) * 4 + 0] * 3; v += (int)s1[p1 * 528 + (t + 1) * 4 + 1] * 4; v += (int)s1[p1 * 528 + (t + 1) * 4 + 2] * 5; v += (int)s1[p1 * 528 + (t + 1) * 4 + 3] * 6; s1[cur * 528 + (t + 1) * 4 + 0] = (float)(v + 0); s1[cur * 528 + (t + 1) * 4 + 1] = (float)(v + 1); s1[cur * 528 + (t + 1) * 4 + 2] = (float)(v + 2); s1[cur * 528 + (t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t157(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (float)(v + 0); s[cur][(t % 16) * 4 + 1] = (float)(v + 1); s[cur][(t % 16) * 4 + 2] = (float)(v + 2); s[cur][(t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t158(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t159(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t160(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 520)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + p1 * 520)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + p1 * 520)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + p1 * 520)[(t ^ 1) * 4 + 3] * 6; (s[0] + cur * 520)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 520)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 520)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 520)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t161(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(cur ^ 1)][(t % 16) * 4 + 0].h * 3 - s[(cur ^ 1)][(t % 16) * 4 + 0].f; v += s[(cur ^ 1)][(t % 16) * 4 + 1].h * 4 - s[(cur ^ 1)][(t % 16) * 4 + 1].f; v += s[(cur ^ 1)][(t % 16) * 4 + 2].h * 5 - s[(cur ^ 1)][(t % 16) * 4 + 2].f; v += s[(cur ^ 1)][(t % 16) * 4 + 3].h * 6 - s[(cur ^ 1)][(t % 16) * 4 + 3].f;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t162(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 528 + (t % 16) * 2 + 0] * 3; v += (int)s1[p1 * 528 + (t % 16) * 2 + 1] * 4;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t163(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(cur ^ 1)][(t + 1) * 2 + 0].h * 3 - s[(cur ^ 1)][(t + 1) * 2 + 0].f; v += s[(cur ^ 1)][(t + 1) * 2 + 1].h * 4 - s[(cur ^ 1)][(t + 1) * 2 + 1].f; s[cur][(t + 1) * 2 + 0].h = (short)(v + 0); s[cur][(t + 1) * 2 + 0].f = (short)(v * 2); s[cur][(t + 1) * 2 + 1].h = (short)(v + 1); s[cur][(t + 1) * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t164(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 528)[t * 4 + 0] = (short)(v + 0); (s[0] + cur * 528)[t * 4 + 1] = (short)(v + 1); (s[0] + cur * 528)[t * 4 + 2] = (short)(v + 2); (s[0] + cur * 528)[t * 4 + 3] = (short)(v + 3); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t165(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(cur ^ 1)][(t + 1) * 2 + 0] * 3; v += (int)s[(cur ^ 1)][(t + 1) * 2 + 1] * 4;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t166(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 544)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + p1 * 544)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + p1 * 544)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + p1 * 544)[(t % 16) * 4 + 3] * 6;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t167(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 512)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[t * 4 + 3] * 6; (s[0] + cur * 512)[t * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 512)[t * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 512)[t * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 512)[t * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t168(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 520)[t * 4 + 0] = (float)(v + 0); (s[0] + cur * 520)[t * 4 + 1] = (float)(v + 1); (s[0] + cur * 520)[t * 4 + 2] = (float)(v + 2); (s[0] + cur * 520)[t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t169(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s1[p1 * 528 + (t % 16) * 4 + 0].h * 3 - s1[p1 * 528 + (t % 16) * 4 + 0].f; v += s1[p1 * 528 + (t % 16) * 4 + 1].h * 4 - s1[p1 * 528 + (t % 16) * 4 + 1].f; v += s1[p1 * 528 + (t % 16) * 4 + 2].h * 5 - s1[p1 * 528 + (t % 16) * 4 + 2].f; v += s1[p1 * 528 + (t % 16) * 4 + 3].h * 6 - s1[p1 * 528 + (t % 16) * 4 + 3].f; s1[cur * 528 + (t % 16) * 4 + 0].h = (short)(v + 0); s1[cur * 528 + (t % 16) * 4 + 0].f = (short)(v * 2); s1[cur * 528 + (t % 16) * 4 + 1].h = (short)(v + 1); s1[cur * 528 + (t % 16) * 4 + 1].f = (short)(v * 3); s1[cur * 528 + (t % 16) * 4 + 2].h = (short)(v + 2); s1[cur * 528 + (t % 16) * 4 + 2].f = (short)(v * 4); s1[cur * 528 + (t % 16) * 4 + 3].h = (short)(v + 3); s1[cur * 528 + (t % 16) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t170(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 0] * 3; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 1] * 4; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 2] * 5; v += (int)s1[(1 - cur) * 512 + (t + 1) * 4 + 3] * 6; s1[cur * 512 + (t + 1) * 4 + 0] = (short)(v + 0); s1[cur * 512 + (t + 1) * 4 + 1] = (short)(v + 1); s1[cur * 512 + (t + 1) * 4 + 2] = (short)(v + 2); s1[cur * 512 + (t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t171(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 528 + (t + 1) * 2 + 0] * 3; v += (int)s1[(d + 2) % 3 * 528 + (t + 1) * 2 + 1] * 4; s1[d % 3 * 528 + (t + 1) * 2 + 0] = (float)(v + 0); s1[d % 3 * 528 + (t + 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t172(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[(d & 1)][(t + 1) * 2 + 0] = (float)(v + 0); s[(d & 1)][(t + 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t173(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 528 + (t % 16) * 4 + 0] * 3; v += (int)s1[p1 * 528 + (t % 16) * 4 + 1] * 4; v += (int)s1[p1 * 528 + (t % 16) * 4 + 2] * 5; v += (int)s1[p1 * 528 + (t % 16) * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t174(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 0].h * 3 - (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 0].f; v += (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 1].h * 4 - (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 1].f; v += (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 2].h * 5 - (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 2].f; v += (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 3].h * 6 - (s[0] + (~d & 1) * 528)[(t + 1) * 4 + 3].f; (s[0] + (d & 1) * 528)[(t + 1) * 4 + 0].h = (short)(v + 0); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 0].f = (short)(v * 2); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 1].h = (short)(v + 1); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 1].f = (short)(v * 3); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 2].h = (short)(v + 2); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 2].f = (short)(v * 4); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 3].h = (short)(v + 3); (s[0] + (d & 1) * 528)[(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t175(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[p1][(t % 16) * 4 + 0].h * 3 - s[p1][(t % 16) * 4 + 0].f; v += s[p1][(t % 16) * 4 + 1].h * 4 - s[p1][(t % 16) * 4 + 1].f; v += s[p1][(t % 16) * 4 + 2].h * 5 - s[p1][(t % 16) * 4 + 2].f; v += s[p1][(t % 16) * 4 + 3].h * 6 - s[p1][(t % 16) * 4 + 3].f; s[cur][(t % 16) * 4 + 0].h = (short)(v + 0); s[cur][(t % 16) * 4 + 0].f = (short)(v * 2); s[cur][(t % 16) * 4 + 1].h = (short)(v + 1); s[cur][(t % 16) * 4 + 1].f = (short)(v * 3); s[cur][(t % 16) * 4 + 2].h = (short)(v + 2); s[cur][(t % 16) * 4 + 2].f = (short)(v * 4); s[cur][(t % 16) * 4 + 3].h = (short)(v + 3); s[cur][(t % 16) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t176(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][(t + 1) * 4 + 0] * 3; v += (int)s[p1][(t + 1) * 4 + 1] * 4; v += (int)s[p1][(t + 1) * 4 + 2] * 5; v += (int)s[p1][(t + 1) * 4 + 3] * 6; s[cur][(t + 1) * 4 + 0] = (double)(v + 0); s[cur][(t + 1) * 4 + 1] = (double)(v + 1); s[cur][(t + 1) * 4 + 2] = (double)(v + 2); s[cur][(t + 1) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t177(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][(t + 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 3] * 6; s[d % 3][(t + 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t + 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t + 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t178(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(cur ^ 1)][t * 2 + 0] * 3; v += (int)s[(cur ^ 1)][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (float)(v + 0); s[cur][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t179(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][544];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 544 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[(d + 2) % 3 * 544 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[(d + 2) % 3 * 544 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[(d + 2) % 3 * 544 + (t ^ 1) * 4 + 3] * 6; s1[d % 3 * 544 + (t ^ 1) * 4 + 0] = (unsigned char)(v + 0); s1[d % 3 * 544 + (t ^ 1) * 4 + 1] = (unsigned char)(v + 1); s1[d % 3 * 544 + (t ^ 1) * 4 + 2] = (unsigned char)(v + 2); s1[d % 3 * 544 + (t ^ 1) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t180(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (double)(v + 0); s[cur][(t % 16) * 4 + 1] = (double)(v + 1); s[cur][(t % 16) * 4 + 2] = (double)(v + 2); s[cur][(t % 16) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t181(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (~d & 1) * 512)[(t % 16) * 2 + 0] * 3; v += (int)(s[0] + (~d & 1) * 512)[(t % 16) * 2 + 1] * 4; (s[0] + (d & 1) * 512)[(t % 16) * 2 + 0] = (short)(v + 0); (s[0] + (d & 1) * 512)[(t % 16) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t182(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[d % 3][(t % 16) * 4 + 0] = (float)(v + 0); s[d % 3][(t % 16) * 4 + 1] = (float)(v + 1); s[d % 3][(t % 16) * 4 + 2] = (float)(v + 2); s[d % 3][(t % 16) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t183(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s1[p1 * 512 + (t ^ 1) * 4 + 0].h * 3 - s1[p1 * 512 + (t ^ 1) * 4 + 0].f; v += s1[p1 * 512 + (t ^ 1) * 4 + 1].h * 4 - s1[p1 * 512 + (t ^ 1) * 4 + 1].f; v += s1[p1 * 512 + (t ^ 1) * 4 + 2].h * 5 - s1[p1 * 512 + (t ^ 1) * 4 + 2].f; v += s1[p1 * 512 + (t ^ 1) * 4 + 3].h * 6 - s1[p1 * 512 + (t ^ 1) * 4 + 3].f; s1[cur * 512 + (t ^ 1) * 4 + 0].h = (short)(v + 0); s1[cur * 512 + (t ^ 1) * 4 + 0].f = (short)(v * 2); s1[cur * 512 + (t ^ 1) * 4 + 1].h = (short)(v + 1); s1[cur * 512 + (t ^ 1) * 4 + 1].f = (short)(v * 3); s1[cur * 512 + (t ^ 1) * 4 + 2].h = (short)(v + 2); s1[cur * 512 + (t ^ 1) * 4 + 2].f = (short)(v * 4); s1[cur * 512 + (t ^ 1) * 4 + 3].h = (short)(v + 3); s1[cur * 512 + (t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t184(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t + 1) * 4 + 0] * 3; v += (int)s[p1][(t + 1) * 4 + 1] * 4; v += (int)s[p1][(t + 1) * 4 + 2] * 5; v += (int)s[p1][(t + 1) * 4 + 3] * 6; s[cur][(t + 1) * 4 + 0] = (float)(v + 0); s[cur][(t + 1) * 4 + 1] = (float)(v + 1); s[cur][(t + 1) * 4 + 2] = (float)(v + 2); s[cur][(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t185(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[(d + 2) % 3 * 512 + (t ^ 1) * 4 + 3] * 6; s1[d % 3 * 512 + (t ^ 1) * 4 + 0] = (unsigned char)(v + 0); s1[d % 3 * 512 + (t ^ 1) * 4 + 1] = (unsigned char)(v + 1); s1[d % 3 * 512 + (t ^ 1) * 4 + 2] = (unsigned char)(v + 2); s1[d % 3 * 512 + (t ^ 1) * 4 + 3] = (unsigned char)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t186(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 528)[(t % 16) * 2 + 0] * 3; v += (int)(s[0] + p1 * 528)[(t % 16) * 2 + 1] * 4; (s[0] + cur * 528)[(t % 16) * 2 + 0] = (unsigned char)(v + 0); (s[0] + cur * 528)[(t % 16) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t187(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t188(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][t * 4 + 0] * 3; v += (int)s[(~d & 1)][t * 4 + 1] * 4; v += (int)s[(~d & 1)][t * 4 + 2] * 5; v += (int)s[(~d & 1)][t * 4 + 3] * 6; s[(d & 1)][t * 4 + 0] = (float)(v + 0); s[(d & 1)][t * 4 + 1] = (float)(v + 1); s[(d & 1)][t * 4 + 2] = (float)(v + 2); s[(d & 1)][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t189(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[cur][t * 4 + 0] = (double)(v + 0); s[cur][t * 4 + 1] = (double)(v + 1); s[cur][t * 4 + 2] = (double)(v + 2); s[cur][t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t190(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[(d & 1)][(t + 1) * 4 + 0].h = (short)(v + 0); s[(d & 1)][(t + 1) * 4 + 0].f = (short)(v * 2); s[(d & 1)][(t + 1) * 4 + 1].h = (short)(v + 1); s[(d & 1)][(t + 1) * 4 + 1].f = (short)(v * 3); s[(d & 1)][(t + 1) * 4 + 2].h = (short)(v + 2); s[(d & 1)][(t + 1) * 4 + 2].f = (short)(v * 4); s[(d & 1)][(t + 1) * 4 + 3].h = (short)(v + 3); s[(d & 1)][(t + 1) * 4 + 3].f = (short)(v * 5); }
    
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t191(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(d + 2) % 3][(t % 16) * 2 + 0] * 3; v += (int)s[(d + 2) % 3][(t % 16) * 2 + 1] * 4; s[d % 3][(t % 16) * 2 + 0] = (float)(v + 0); s[d % 3][(t % 16) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t192(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (d + 2) % 3 * 528)[t * 2 + 0] * 3; v += (int)(s[0] + (d + 2) % 3 * 528)[t * 2 + 1] * 4; (s[0] + d % 3 * 528)[t * 2 + 0] = (float)(v + 0); (s[0] + d % 3 * 528)[t * 2 + 1] = (float)(v + 1); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t193(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (s[0] + p1 * 528)[(t ^ 1) * 4 + 0].h * 3 - (s[0] + p1 * 528)[(t ^ 1) * 4 + 0].f; v += (s[0] + p1 * 528)[(t ^ 1) * 4 + 1].h * 4 - (s[0] + p1 * 528)[(t ^ 1) * 4 + 1].f; v += (s[0] + p1 * 528)[(t ^ 1) * 4 + 2].h * 5 - (s[0] + p1 * 528)[(t ^ 1) * 4 + 2].f; v += (s[0] + p1 * 528)[(t ^ 1) * 4 + 3].h * 6 - (s[0] + p1 * 528)[(t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t194(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 4 + 0] * 3; v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 4 + 1] * 4; v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 4 + 2] * 5; v += (int)s1[(cur ^ 1) * 528 + (t ^ 1) * 4 + 3] * 6; s1[cur * 528 + (t ^ 1) * 4 + 0] = (short)(v + 0); s1[cur * 528 + (t ^ 1) * 4 + 1] = (short)(v + 1); s1[cur * 528 + (t ^ 1) * 4 + 2] = (short)(v + 2); s1[cur * 528 + (t ^ 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t195(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (d + 2) % 3 * 544)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (d + 2) % 3 * 544)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (d + 2) % 3 * 544)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (d + 2) % 3 * 544)[(t ^ 1) * 4 + 3] * 6; (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 0] = (short)(v + 0); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 1] = (short)(v + 1); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 2] = (short)(v + 2); (s[0] + d % 3 * 544)[(t ^ 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t196(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t197(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[p1 * 520 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[p1 * 520 + (t ^ 1) * 2 + 1] * 4;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t198(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s1[(1 - cur) * 528 + (t ^ 1) * 2 + 0].h * 3 - s1[(1 - cur) * 528 + (t ^ 1) * 2 + 0].f; v += s1[(1 - cur) * 528 + (t ^ 1) * 2 + 1].h * 4 - s1[(1 - cur) * 528 + (t ^ 1) * 2 + 1].f;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t199(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 520)[t * 2 + 0] * 3; v += (int)(s[0] + p1 * 520)[t * 2 + 1] * 4; (s[0] + cur * 520)[t * 2 + 0] = (float)(v + 0); (s[0] + cur * 520)[t * 2 + 1] = (float)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t200(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s[(1 - cur)][(t ^ 1) * 4 + 0].h * 3 - s[(1 - cur)][(t ^ 1) * 4 + 0].f; v += s[(1 - cur)][(t ^ 1) * 4 + 1].h * 4 - s[(1 - cur)][(t ^ 1) * 4 + 1].f; v += s[(1 - cur)][(t ^ 1) * 4 + 2].h * 5 - s[(1 - cur)][(t ^ 1) * 4 + 2].f; v += s[(1 - cur)][(t ^ 1) * 4 + 3].h * 6 - s[(1 - cur)][(t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t201(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6; s[d % 3][t * 4 + 0] = (unsigned char)(v + 0); s[d % 3][t * 4 + 1] = (unsigned char)(v + 1); s[d % 3][t * 4 + 2] = (unsigned char)(v + 2); s[d % 3][t * 4 + 3] = (unsigned char)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t202(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[(d & 1)][t * 2 + 0] = (unsigned char)(v + 0); s[(d & 1)][t * 2 + 1] = (unsigned char)(v + 1); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t203(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 512)[(t ^ 1) * 2 + 0] = (float)(v + 0); (s[0] + cur * 512)[(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t204(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(cur ^ 1) * 520 + (t + 1) * 2 + 0] * 3; v += (int)s1[(cur ^ 1) * 520 + (t + 1) * 2 + 1] * 4;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t205(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 2 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 2 + 1] * 4; s[cur][(t ^ 1) * 2 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t206(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(d + 2) % 3][(t + 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 3] * 6; s[d % 3][(t + 1) * 4 + 0] = (float)(v + 0); s[d % 3][(t + 1) * 4 + 1] = (float)(v + 1); s[d % 3][(t + 1) * 4 + 2] = (float)(v + 2); s[d % 3][(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t207(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[p1 * 512 + (t % 16) * 4 + 0] * 3; v += (int)s1[p1 * 512 + (t % 16) * 4 + 1] * 4; v += (int)s1[p1 * 512 + (t % 16) * 4 + 2] * 5; v += (int)s1[p1 * 512 + (t % 16) * 4 + 3] * 6; s1[cur * 512 + (t % 16) * 4 + 0] = (double)(v + 0); s1[cur * 512 + (t % 16) * 4 + 1] = (double)(v + 1); s1[cur * 512 + (t % 16) * 4 + 2] = (double)(v + 2); s1[cur * 512 + (t % 16) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t208(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t % 16) * 2 + 0] * 3; v += (int)s[p1][(t % 16) * 2 + 1] * 4; s[cur][(t % 16) * 2 + 0] = (short)(v + 0); s[cur][(t % 16) * 2 + 1] = (short)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t209(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(cur ^ 1) * 544 + (t + 1) * 4 + 0] * 3; v += (int)s1[(cur ^ 1) * 544 + (t + 1) * 4 + 1] * 4; v += (int)s1[(cur ^ 1) * 544 + (t + 1) * 4 + 2] * 5; v += (int)s1[(cur ^ 1) * 544 + (t + 1) * 4 + 3] * 6; s1[cur * 544 + (t + 1) * 4 + 0] = (float)(v + 0); s1[cur * 544 + (t + 1) * 4 + 1] = (float)(v + 1); s1[cur * 544 + (t + 1) * 4 + 2] = (float)(v + 2); s1[cur * 544 + (t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t210(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (cur ^ 1) * 512)[t * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[t * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 512)[t * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 512)[t * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t211(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][t * 2 + 0] * 3; v += (int)s[(cur ^ 1)][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (double)(v + 0); s[cur][t * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t212(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 2 + 0] = (float)(v + 0); s[cur][t * 2 + 1] = (float)(v + 1); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t213(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 512)[(t ^ 1) * 4 + 3] * 6;  }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t214(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 528 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[p1 * 528 + (t ^ 1) * 2 + 1] * 4;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t215(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s1[(1 - cur) * 528 + t * 4 + 0].h * 3 - s1[(1 - cur) * 528 + t * 4 + 0].f; v += s1[(1 - cur) * 528 + t * 4 + 1].h * 4 - s1[(1 - cur) * 528 + t * 4 + 1].f; v += s1[(1 - cur) * 528 + t * 4 + 2].h * 5 - s1[(1 - cur) * 528 + t * 4 + 2].f; v += s1[(1 - cur) * 528 + t * 4 + 3].h * 6 - s1[(1 - cur) * 528 + t * 4 + 3].f;  }
    
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t216(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s[p1][(t % 16) * 2 + 0].h * 3 - s[p1][(t % 16) * 2 + 0].f; v += s[p1][(t % 16) * 2 + 1].h * 4 - s[p1][(t % 16) * 2 + 1].f; s[cur][(t % 16) * 2 + 0].h = (short)(v + 0); s[cur][(t % 16) * 2 + 0].f = (short)(v * 2); s[cur][(t % 16) * 2 + 1].h = (short)(v + 1); s[cur][(t % 16) * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t217(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][(t + 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 3] * 6; s[d % 3][(t + 1) * 4 + 0] = (short)(v + 0); s[d % 3][(t + 1) * 4 + 1] = (short)(v + 1); s[d % 3][(t + 1) * 4 + 2] = (short)(v + 2); s[d % 3][(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t218(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 512)[t * 4 + 0] = (float)(v + 0); (s[0] + cur * 512)[t * 4 + 1] = (float)(v + 1); (s[0] + cur * 512)[t * 4 + 2] = (float)(v + 2); (s[0] + cur * 512)[t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t219(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][t * 4 + 0] * 3; v += (int)s[(1 - cur)][t * 4 + 1] * 4; v += (int)s[(1 - cur)][t * 4 + 2] * 5; v += (int)s[(1 - cur)][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (double)(v + 0); s[cur][t * 4 + 1] = (double)(v + 1); s[cur][t * 4 + 2] = (double)(v + 2); s[cur][t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t220(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][(t + 1) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t + 1) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t + 1) * 4 + 3] * 6; s[(d & 1)][(t + 1) * 4 + 0] = (float)(v + 0); s[(d & 1)][(t + 1) * 4 + 1] = (float)(v + 1); s[(d & 1)][(t + 1) * 4 + 2] = (float)(v + 2); s[(d & 1)][(t + 1) * 4 + 3] = (float)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t221(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; (s[0] + cur * 512)[(t + 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 512)[(t + 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 512)[(t + 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 512)[(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t222(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][t * 4 + 0] * 3; v += (int)s[(~d & 1)][t * 4 + 1] * 4; v += (int)s[(~d & 1)][t * 4 + 2] * 5; v += (int)s[(~d & 1)][t * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t223(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][544];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[cur][(t ^ 1) * 4 + 0] = (unsigned char)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (unsigned char)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (unsigned char)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t224(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 528)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + p1 * 528)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + p1 * 528)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + p1 * 528)[(t ^ 1) * 4 + 3] * 6; (s[0] + cur * 528)[(t ^ 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 528)[(t ^ 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 528)[(t ^ 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 528)[(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t225(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(cur ^ 1)][(t + 1) * 2 + 0] * 3; v += (int)s[(cur ^ 1)][(t + 1) * 2 + 1] * 4; s[cur][(t + 1) * 2 + 0] = (short)(v + 0); s[cur][(t + 1) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t226(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[p1][(t ^ 1) * 4 + 0].h * 3 - s[p1][(t ^ 1) * 4 + 0].f; v += s[p1][(t ^ 1) * 4 + 1].h * 4 - s[p1][(t ^ 1) * 4 + 1].f; v += s[p1][(t ^ 1) * 4 + 2].h * 5 - s[p1][(t ^ 1) * 4 + 2].f; v += s[p1][(t ^ 1) * 4 + 3].h * 6 - s[p1][(t ^ 1) * 4 + 3].f; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t227(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + cur * 544)[t * 4 + 0] = (double)(v + 0); (s[0] + cur * 544)[t * 4 + 1] = (double)(v + 1); (s[0] + cur * 544)[t * 4 + 2] = (double)(v + 2); (s[0] + cur * 544)[t * 4 + 3] = (double)(v + 3); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t228(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][t * 2 + 0] * 3; v += (int)s[(~d & 1)][t * 2 + 1] * 4;  }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t229(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[(d + 2) % 3 * 528 + (t % 16) * 2 + 0] * 3; v += (int)s1[(d + 2) % 3 * 528 + (t % 16) * 2 + 1] * 4; s1[d % 3 * 528 + (t % 16) * 2 + 0] = (float)(v + 0); s1[d % 3 * 528 + (t % 16) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t230(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s1[d % 3 * 520 + t * 4 + 0] = (float)(v + 0); s1[d % 3 * 520 + t * 4 + 1] = (float)(v + 1); s1[d % 3 * 520 + t * 4 + 2] = (float)(v + 2); s1[d % 3 * 520 + t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t231(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[cur][(t ^ 1) * 4 + 0] = (short)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (short)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (short)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t232(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 0].h * 3 - s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 0].f; v += s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 1].h * 4 - s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 1].f; v += s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 2].h * 5 - s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 2].f; v += s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 3].h * 6 - s1[(d + 2) % 3 * 520 + (t ^ 1) * 4 + 3].f;  }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t233(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t + 1) * 4 + 0] = (float)(v + 0); s[cur][(t + 1) * 4 + 1] = (float)(v + 1); s[cur][(t + 1) * 4 + 2] = (float)(v + 2); s[cur][(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t234(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 2 + 0].h = (short)(v + 0); s[cur][t * 2 + 0].f = (short)(v * 2); s[cur][t * 2 + 1].h = (short)(v + 1); s[cur][t * 2 + 1].f = (short)(v * 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t235(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6; s[d % 3][t * 4 + 0] = (unsigned char)(v + 0); s[d % 3][t * 4 + 1] = (unsigned char)(v + 1); s[d % 3][t * 4 + 2] = (unsigned char)(v + 2); s[d % 3][t * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t236(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 512 + (t + 1) * 4 + 0] * 3; v += (int)s1[p1 * 512 + (t + 1) * 4 + 1] * 4; v += (int)s1[p1 * 512 + (t + 1) * 4 + 2] * 5; v += (int)s1[p1 * 512 + (t + 1) * 4 + 3] * 6;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t237(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (1 - cur) * 544)[t * 4 + 0] * 3; v += (int)(s[0] + (1 - cur) * 544)[t * 4 + 1] * 4; v += (int)(s[0] + (1 - cur) * 544)[t * 4 + 2] * 5; v += (int)(s[0] + (1 - cur) * 544)[t * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t238(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += s[(cur ^ 1)][t * 4 + 0].h * 3 - s[(cur ^ 1)][t * 4 + 0].f; v += s[(cur ^ 1)][t * 4 + 1].h * 4 - s[(cur ^ 1)][t * 4 + 1].f; v += s[(cur ^ 1)][t * 4 + 2].h * 5 - s[(cur ^ 1)][t * 4 + 2].f; v += s[(cur ^ 1)][t * 4 + 3].h * 6 - s[(cur ^ 1)][t * 4 + 3].f; s[cur][t * 4 + 0].h = (short)(v + 0); s[cur][t * 4 + 0].f = (short)(v * 2); s[cur][t * 4 + 1].h = (short)(v + 1); s[cur][t * 4 + 1].f = (short)(v * 3); s[cur][t * 4 + 2].h = (short)(v + 2); s[cur][t * 4 + 2].f = (short)(v * 4); s[cur][t * 4 + 3].h = (short)(v + 3); s[cur][t * 4 + 3].f = (short)(v * 5); }
    
    cur ^= 1;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t239(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][(t % 16) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t % 16) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t % 16) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t % 16) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t240(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (float)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (float)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t241(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(d + 2) % 3][(t + 1) * 4 + 0].h * 3 - s[(d + 2) % 3][(t + 1) * 4 + 0].f; v += s[(d + 2) % 3][(t + 1) * 4 + 1].h * 4 - s[(d + 2) % 3][(t + 1) * 4 + 1].f; v += s[(d + 2) % 3][(t + 1) * 4 + 2].h * 5 - s[(d + 2) % 3][(t + 1) * 4 + 2].f; v += s[(d + 2) % 3][(t + 1) * 4 + 3].h * 6 - s[(d + 2) % 3][(t + 1) * 4 + 3].f; s[d % 3][(t + 1) * 4 + 0].h = (short)(v + 0); s[d % 3][(t + 1) * 4 + 0].f = (short)(v * 2); s[d % 3][(t + 1) * 4 + 1].h = (short)(v + 1); s[d % 3][(t + 1) * 4 + 1].f = (short)(v * 3); s[d % 3][(t + 1) * 4 + 2].h = (short)(v + 2); s[d % 3][(t + 1) * 4 + 2].f = (short)(v * 4); s[d % 3][(t + 1) * 4 + 3].h = (short)(v + 3); s[d % 3][(t + 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t242(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][(t + 1) * 2 + 0] * 3; v += (int)s[p1][(t + 1) * 2 + 1] * 4; s[cur][(t + 1) * 2 + 0] = (double)(v + 0); s[cur][(t + 1) * 2 + 1] = (double)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t243(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += s[p1][(t ^ 1) * 4 + 0].h * 3 - s[p1][(t ^ 1) * 4 + 0].f; v += s[p1][(t ^ 1) * 4 + 1].h * 4 - s[p1][(t ^ 1) * 4 + 1].f; v += s[p1][(t ^ 1) * 4 + 2].h * 5 - s[p1][(t ^ 1) * 4 + 2].f; v += s[p1][(t ^ 1) * 4 + 3].h * 6 - s[p1][(t ^ 1) * 4 + 3].f; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t244(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s1[cur * 528 + (t + 1) * 4 + 0] = (double)(v + 0); s1[cur * 528 + (t + 1) * 4 + 1] = (double)(v + 1); s1[cur * 528 + (t + 1) * 4 + 2] = (double)(v + 2); s1[cur * 528 + (t + 1) * 4 + 3] = (double)(v + 3); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t245(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s1[cur * 520 + t * 4 + 0] = (double)(v + 0); s1[cur * 520 + t * 4 + 1] = (double)(v + 1); s1[cur * 520 + t * 4 + 2] = (double)(v + 2); s1[cur * 520 + t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t246(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][544];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][(t % 16) * 4 + 0] * 3; v += (int)s[p1][(t % 16) * 4 + 1] * 4; v += (int)s[p1][(t % 16) * 4 + 2] * 5; v += (int)s[p1][(t % 16) * 4 + 3] * 6; s[cur][(t % 16) * 4 + 0] = (double)(v + 0); s[cur][(t % 16) * 4 + 1] = (double)(v + 1); s[cur][(t % 16) * 4 + 2] = (double)(v + 2); s[cur][(t % 16) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t247(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][t * 4 + 0] * 3; v += (int)s[(1 - cur)][t * 4 + 1] * 4; v += (int)s[(1 - cur)][t * 4 + 2] * 5; v += (int)s[(1 - cur)][t * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t248(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(cur ^ 1) * 512 + (t % 16) * 4 + 0] * 3; v += (int)s1[(cur ^ 1) * 512 + (t % 16) * 4 + 1] * 4; v += (int)s1[(cur ^ 1) * 512 + (t % 16) * 4 + 2] * 5; v += (int)s1[(cur ^ 1) * 512 + (t % 16) * 4 + 3] * 6; s1[cur * 512 + (t % 16) * 4 + 0] = (unsigned char)(v + 0); s1[cur * 512 + (t % 16) * 4 + 1] = (unsigned char)(v + 1); s1[cur * 512 + (t % 16) * 4 + 2] = (unsigned char)(v + 2); s1[cur * 512 + (t % 16) * 4 + 3] = (unsigned char)(v + 3); }
    
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t249(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 2 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 2 + 1] * 4; s[cur][(t ^ 1) * 2 + 0] = (unsigned char)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t250(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + p1 * 512)[(t ^ 1) * 4 + 0] * 3; v += (int)(s[0] + p1 * 512)[(t ^ 1) * 4 + 1] * 4; v += (int)(s[0] + p1 * 512)[(t ^ 1) * 4 + 2] * 5; v += (int)(s[0] + p1 * 512)[(t ^ 1) * 4 + 3] * 6; (s[0] + cur * 512)[(t ^ 1) * 4 + 0] = (double)(v + 0); (s[0] + cur * 512)[(t ^ 1) * 4 + 1] = (double)(v + 1); (s[0] + cur * 512)[(t ^ 1) * 4 + 2] = (double)(v + 2); (s[0] + cur * 512)[(t ^ 1) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t251(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(1 - cur)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(1 - cur)][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t252(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(d + 2) % 3][(t + 1) * 4 + 0] * 3; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 1] * 4; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 2] * 5; v += (int)s[(d + 2) % 3][(t + 1) * 4 + 3] * 6; s[d % 3][(t + 1) * 4 + 0] = (short)(v + 0); s[d % 3][(t + 1) * 4 + 1] = (short)(v + 1); s[d % 3][(t + 1) * 4 + 2] = (short)(v + 2); s[d % 3][(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t253(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 520)[(t + 1) * 2 + 0] * 3; v += (int)(s[0] + (~d & 1) * 520)[(t + 1) * 2 + 1] * 4; (s[0] + (d & 1) * 520)[(t + 1) * 2 + 0] = (double)(v + 0); (s[0] + (d & 1) * 520)[(t + 1) * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t254(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 4 + 0] = (float)(v + 0); s[cur][t * 4 + 1] = (float)(v + 1); s[cur][t * 4 + 2] = (float)(v + 2); s[cur][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t255(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][t * 4 + 0].h = (short)(v + 0); s[cur][t * 4 + 0].f = (short)(v * 2); s[cur][t * 4 + 1].h = (short)(v + 1); s[cur][t * 4 + 1].f = (short)(v * 3); s[cur][t * 4 + 2].h = (short)(v + 2); s[cur][t * 4 + 2].f = (short)(v * 4); s[cur][t * 4 + 3].h = (short)(v + 3); s[cur][t * 4 + 3].f = (short)(v * 5); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t256(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(~d & 1)][t * 2 + 0].h * 3 - s[(~d & 1)][t * 2 + 0].f; v += s[(~d & 1)][t * 2 + 1].h * 4 - s[(~d & 1)][t * 2 + 1].f; s[(d & 1)][t * 2 + 0].h = (short)(v + 0); s[(d & 1)][t * 2 + 0].f = (short)(v * 2); s[(d & 1)][t * 2 + 1].h = (short)(v + 1); s[(d & 1)][t * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t257(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s[p1][(t + 1) * 2 + 0].h * 3 - s[p1][(t + 1) * 2 + 0].f; v += s[p1][(t + 1) * 2 + 1].h * 4 - s[p1][(t + 1) * 2 + 1].f;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t258(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 544)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + p1 * 544)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + p1 * 544)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + p1 * 544)[(t + 1) * 4 + 3] * 6; (s[0] + cur * 544)[(t + 1) * 4 + 0] = (float)(v + 0); (s[0] + cur * 544)[(t + 1) * 4 + 1] = (float)(v + 1); (s[0] + cur * 544)[(t + 1) * 4 + 2] = (float)(v + 2); (s[0] + cur * 544)[(t + 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t259(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][(t % 16) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t % 16) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t % 16) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t % 16) * 4 + 3] * 6; s[(d & 1)][(t % 16) * 4 + 0] = (double)(v + 0); s[(d & 1)][(t % 16) * 4 + 1] = (double)(v + 1); s[(d & 1)][(t % 16) * 4 + 2] = (double)(v + 2); s[(d & 1)][(t % 16) * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t260(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s1[(~d & 1) * 512 + (t % 16) * 2 + 0] * 3; v += (int)s1[(~d & 1) * 512 + (t % 16) * 2 + 1] * 4; s1[(d & 1) * 512 + (t % 16) * 2 + 0] = (float)(v + 0); s1[(d & 1) * 512 + (t % 16) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t261(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (float)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (float)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (float)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t262(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t263(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += s[p1][(t ^ 1) * 2 + 0].h * 3 - s[p1][(t ^ 1) * 2 + 0].f; v += s[p1][(t ^ 1) * 2 + 1].h * 4 - s[p1][(t ^ 1) * 2 + 1].f; s[cur][(t ^ 1) * 2 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 2 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 2 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 2 + 1].f = (short)(v * 3); }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t264(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + p1 * 528)[(t + 1) * 2 + 0] * 3; v += (int)(s[0] + p1 * 528)[(t + 1) * 2 + 1] * 4;  }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t265(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[(d & 1)][t * 4 + 0] = (float)(v + 0); s[(d & 1)][t * 4 + 1] = (float)(v + 1); s[(d & 1)][t * 4 + 2] = (float)(v + 2); s[(d & 1)][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t266(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 512 + t * 4 + 0] * 3; v += (int)s1[p1 * 512 + t * 4 + 1] * 4; v += (int)s1[p1 * 512 + t * 4 + 2] * 5; v += (int)s1[p1 * 512 + t * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t267(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][528];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s[d % 3][(t + 1) * 2 + 0].h = (short)(v + 0); s[d % 3][(t + 1) * 2 + 0].f = (short)(v * 2); s[d % 3][(t + 1) * 2 + 1].h = (short)(v + 1); s[d % 3][(t + 1) * 2 + 1].f = (short)(v * 3); }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}
__global__ void t268(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][520];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t269(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][544];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; (s[0] + d % 3 * 544)[t * 2 + 0] = (unsigned char)(v + 0); (s[0] + d % 3 * 544)[t * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t270(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; (s[0] + d % 3 * 512)[(t ^ 1) * 2 + 0] = (float)(v + 0); (s[0] + d % 3 * 512)[(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t271(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6; s[d % 3][t * 4 + 0] = (double)(v + 0); s[d % 3][t * 4 + 1] = (double)(v + 1); s[d % 3][t * 4 + 2] = (double)(v + 2); s[d % 3][t * 4 + 3] = (double)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t272(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[3][520];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; (s[0] + d % 3 * 520)[(t ^ 1) * 4 + 0] = (double)(v + 0); (s[0] + d % 3 * 520)[(t ^ 1) * 4 + 1] = (double)(v + 1); (s[0] + d % 3 * 520)[(t ^ 1) * 4 + 2] = (double)(v + 2); (s[0] + d % 3 * 520)[(t ^ 1) * 4 + 3] = (double)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t273(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][520];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1040; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(~d & 1)][(t + 1) * 2 + 0] * 3; v += (int)s[(~d & 1)][(t + 1) * 2 + 1] * 4; s[(d & 1)][(t + 1) * 2 + 0] = (short)(v + 0); s[(d & 1)][(t + 1) * 2 + 1] = (short)(v + 1); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t274(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][528];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1056; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[(cur ^ 1)][t * 4 + 0] * 3; v += (int)s[(cur ^ 1)][t * 4 + 1] * 4; v += (int)s[(cur ^ 1)][t * 4 + 2] * 5; v += (int)s[(cur ^ 1)][t * 4 + 3] * 6;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t275(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(~d & 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(~d & 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(~d & 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(~d & 1)][(t ^ 1) * 4 + 3] * 6;  }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t276(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(d + 2) % 3][t * 4 + 0] * 3; v += (int)s[(d + 2) % 3][t * 4 + 1] * 4; v += (int)s[(d + 2) % 3][t * 4 + 2] * 5; v += (int)s[(d + 2) % 3][t * 4 + 3] * 6; s[d % 3][t * 4 + 0] = (unsigned char)(v + 0); s[d % 3][t * 4 + 1] = (unsigned char)(v + 1); s[d % 3][t * 4 + 2] = (unsigned char)(v + 2); s[d % 3][t * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t277(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][544];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 0].h * 3 - (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 0].f; v += (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 1].h * 4 - (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 1].f; v += (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 2].h * 5 - (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 2].f; v += (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 3].h * 6 - (s[0] + (1 - cur) * 544)[(t ^ 1) * 4 + 3].f; (s[0] + cur * 544)[(t ^ 1) * 4 + 0].h = (short)(v + 0); (s[0] + cur * 544)[(t ^ 1) * 4 + 0].f = (short)(v * 2); (s[0] + cur * 544)[(t ^ 1) * 4 + 1].h = (short)(v + 1); (s[0] + cur * 544)[(t ^ 1) * 4 + 1].f = (short)(v * 3); (s[0] + cur * 544)[(t ^ 1) * 4 + 2].h = (short)(v + 2); (s[0] + cur * 544)[(t ^ 1) * 4 + 2].f = (short)(v * 4); (s[0] + cur * 544)[(t ^ 1) * 4 + 3].h = (short)(v + 3); (s[0] + cur * 544)[(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t278(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[2][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += s[(1 - cur)][(t % 16) * 4 + 0].h * 3 - s[(1 - cur)][(t % 16) * 4 + 0].f; v += s[(1 - cur)][(t % 16) * 4 + 1].h * 4 - s[(1 - cur)][(t % 16) * 4 + 1].f; v += s[(1 - cur)][(t % 16) * 4 + 2].h * 5 - s[(1 - cur)][(t % 16) * 4 + 2].f; v += s[(1 - cur)][(t % 16) * 4 + 3].h * 6 - s[(1 - cur)][(t % 16) * 4 + 3].f; s[cur][(t % 16) * 4 + 0].h = (short)(v + 0); s[cur][(t % 16) * 4 + 0].f = (short)(v * 2); s[cur][(t % 16) * 4 + 1].h = (short)(v + 1); s[cur][(t % 16) * 4 + 1].f = (short)(v * 3); s[cur][(t % 16) * 4 + 2].h = (short)(v + 2); s[cur][(t % 16) * 4 + 2].f = (short)(v * 4); s[cur][(t % 16) * 4 + 3].h = (short)(v + 3); s[cur][(t % 16) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t279(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += d; s1[d % 3 * 528 + t * 4 + 0] = (unsigned char)(v + 0); s1[d % 3 * 528 + t * 4 + 1] = (unsigned char)(v + 1); s1[d % 3 * 528 + t * 4 + 2] = (unsigned char)(v + 2); s1[d % 3 * 528 + t * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t280(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t ^ 1) * 2 + 0] = (short)(v + 0); s[cur][(t ^ 1) * 2 + 1] = (short)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t281(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + p1 * 544)[t * 4 + 0] * 3; v += (int)(s[0] + p1 * 544)[t * 4 + 1] * 4; v += (int)(s[0] + p1 * 544)[t * 4 + 2] * 5; v += (int)(s[0] + p1 * 544)[t * 4 + 3] * 6;  }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t282(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][544];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1088; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (~d & 1) * 544)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 544)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 544)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 544)[(t % 16) * 4 + 3] * 6; (s[0] + (d & 1) * 544)[(t % 16) * 4 + 0] = (float)(v + 0); (s[0] + (d & 1) * 544)[(t % 16) * 4 + 1] = (float)(v + 1); (s[0] + (d & 1) * 544)[(t % 16) * 4 + 2] = (float)(v + 2); (s[0] + (d & 1) * 544)[(t % 16) * 4 + 3] = (float)(v + 3); }
    
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t283(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)s[(~d & 1)][t * 2 + 0] * 3; v += (int)s[(~d & 1)][t * 2 + 1] * 4; s[(d & 1)][t * 2 + 0] = (unsigned char)(v + 0); s[(d & 1)][t * 2 + 1] = (unsigned char)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t284(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][544];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1632; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (d + 2) % 3 * 544)[t * 4 + 0] * 3; v += (int)(s[0] + (d + 2) % 3 * 544)[t * 4 + 1] * 4; v += (int)(s[0] + (d + 2) % 3 * 544)[t * 4 + 2] * 5; v += (int)(s[0] + (d + 2) % 3 * 544)[t * 4 + 3] * 6; (s[0] + d % 3 * 544)[t * 4 + 0] = (short)(v + 0); (s[0] + d % 3 * 544)[t * 4 + 1] = (short)(v + 1); (s[0] + d % 3 * 544)[t * 4 + 2] = (short)(v + 2); (s[0] + d % 3 * 544)[t * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t285(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][512];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1536; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t ^ 1) * 4 + 0].h = (short)(v + 0); s[cur][(t ^ 1) * 4 + 0].f = (short)(v * 2); s[cur][(t ^ 1) * 4 + 1].h = (short)(v + 1); s[cur][(t ^ 1) * 4 + 1].f = (short)(v * 3); s[cur][(t ^ 1) * 4 + 2].h = (short)(v + 2); s[cur][(t ^ 1) * 4 + 2].f = (short)(v * 4); s[cur][(t ^ 1) * 4 + 3].h = (short)(v + 3); s[cur][(t ^ 1) * 4 + 3].f = (short)(v * 5); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + s[1][t].h;
}
__global__ void t286(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 512)[(t % 16) * 4 + 3] * 6; (s[0] + cur * 512)[(t % 16) * 4 + 0] = (unsigned char)(v + 0); (s[0] + cur * 512)[(t % 16) * 4 + 1] = (unsigned char)(v + 1); (s[0] + cur * 512)[(t % 16) * 4 + 2] = (unsigned char)(v + 2); (s[0] + cur * 512)[(t % 16) * 4 + 3] = (unsigned char)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t287(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s1[(cur ^ 1) * 512 + (t ^ 1) * 2 + 0] * 3; v += (int)s1[(cur ^ 1) * 512 + (t ^ 1) * 2 + 1] * 4;  }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t288(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += d; s[cur][t * 2 + 0] = (float)(v + 0); s[cur][t * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    cur = 1 - cur;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t289(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][520];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[p1][t * 4 + 0] * 3; v += (int)s[p1][t * 4 + 1] * 4; v += (int)s[p1][t * 4 + 2] * 5; v += (int)s[p1][t * 4 + 3] * 6; s[cur][t * 4 + 0] = (float)(v + 0); s[cur][t * 4 + 1] = (float)(v + 1); s[cur][t * 4 + 2] = (float)(v + 2); s[cur][t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t290(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[2][512];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(~d & 1)][(t ^ 1) * 2 + 0] * 3; v += (int)s[(~d & 1)][(t ^ 1) * 2 + 1] * 4; s[(d & 1)][(t ^ 1) * 2 + 0] = (float)(v + 0); s[(d & 1)][(t ^ 1) * 2 + 1] = (float)(v + 1); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t291(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[3][528];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += d; s1[cur * 528 + (t + 1) * 4 + 0] = (short)(v + 0); s1[cur * 528 + (t + 1) * 4 + 1] = (short)(v + 1); s1[cur * 528 + (t + 1) * 4 + 2] = (short)(v + 2); s1[cur * 528 + (t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t292(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (~d & 1) * 512)[(t + 1) * 4 + 3] * 6; (s[0] + (d & 1) * 512)[(t + 1) * 4 + 0] = (short)(v + 0); (s[0] + (d & 1) * 512)[(t + 1) * 4 + 1] = (short)(v + 1); (s[0] + (d & 1) * 512)[(t + 1) * 4 + 2] = (short)(v + 2); (s[0] + (d & 1) * 512)[(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t293(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) float s[3][528];
  float *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)(s[0] + (d + 2) % 3 * 528)[t * 4 + 0] * 3; v += (int)(s[0] + (d + 2) % 3 * 528)[t * 4 + 1] * 4; v += (int)(s[0] + (d + 2) % 3 * 528)[t * 4 + 2] * 5; v += (int)(s[0] + (d + 2) % 3 * 528)[t * 4 + 3] * 6; (s[0] + d % 3 * 528)[t * 4 + 0] = (float)(v + 0); (s[0] + d % 3 * 528)[t * 4 + 1] = (float)(v + 1); (s[0] + d % 3 * 528)[t * 4 + 2] = (float)(v + 2); (s[0] + d % 3 * 528)[t * 4 + 3] = (float)(v + 3); }
    __syncthreads();
    
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t294(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) double s[2][512];
  double *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += d; s[cur][(t + 1) * 2 + 0] = (double)(v + 0); s[cur][(t + 1) * 2 + 1] = (double)(v + 1); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t295(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
    if (t < q) { v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 0] * 3; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 1] * 4; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 2] * 5; v += (int)s[(cur ^ 1)][(t ^ 1) * 4 + 3] * 6; s[cur][(t ^ 1) * 4 + 0] = (short)(v + 0); s[cur][(t ^ 1) * 4 + 1] = (short)(v + 1); s[cur][(t ^ 1) * 4 + 2] = (short)(v + 2); s[cur][(t ^ 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t296(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[2][512];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 1;
  for (int d = 0; d < n; ++d) {
     { v += (int)s1[p1 * 512 + (t + 1) * 4 + 0] * 3; v += (int)s1[p1 * 512 + (t + 1) * 4 + 1] * 4; v += (int)s1[p1 * 512 + (t + 1) * 4 + 2] * 5; v += (int)s1[p1 * 512 + (t + 1) * 4 + 3] * 6;  }
    
    int x = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t297(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) unsigned char s[3][528];
  unsigned char *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1584; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0, p1 = 2, p2 = 1;
  for (int d = 0; d < n; ++d) {
    if (d > t) { v += (int)s[p1][t * 2 + 0] * 3; v += (int)s[p1][t * 2 + 1] * 4; s[cur][t * 2 + 0] = (unsigned char)(v + 0); s[cur][t * 2 + 1] = (unsigned char)(v + 1); }
    
    int x = p2; p2 = p1; p1 = cur; cur = x;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t298(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) short s[2][512];
  short *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1024; k += 64) (&s[0][0])[k] = 0;
  __syncthreads();
  int cur = 0;
  for (int d = 0; d < n; ++d) {
     { v += (int)(s[0] + (cur ^ 1) * 512)[(t + 1) * 4 + 0] * 3; v += (int)(s[0] + (cur ^ 1) * 512)[(t + 1) * 4 + 1] * 4; v += (int)(s[0] + (cur ^ 1) * 512)[(t + 1) * 4 + 2] * 5; v += (int)(s[0] + (cur ^ 1) * 512)[(t + 1) * 4 + 3] * 6; (s[0] + cur * 512)[(t + 1) * 4 + 0] = (short)(v + 0); (s[0] + cur * 512)[(t + 1) * 4 + 1] = (short)(v + 1); (s[0] + cur * 512)[(t + 1) * 4 + 2] = (short)(v + 2); (s[0] + cur * 512)[(t + 1) * 4 + 3] = (short)(v + 3); }
    __syncthreads();
    cur ^= 1;
  }
  o[t] = v + (int)s[1][t];
}
__global__ void t299(int *o, int n, int q) {
  __shared__ __attribute__((aligned(16))) H2 s[3][520];
  H2 *s1 = &s[0][0];
  int t = threadIdx.x, v = o[t];
  for (int k = t; k < 1560; k += 64) (&s[0][0])[k].h = 0;
  __syncthreads();
  
  for (int d = 0; d < n; ++d) {
     { v += s[(d + 2) % 3][(t % 16) * 2 + 0].h * 3 - s[(d + 2) % 3][(t % 16) * 2 + 0].f; v += s[(d + 2) % 3][(t % 16) * 2 + 1].h * 4 - s[(d + 2) % 3][(t % 16) * 2 + 1].f;  }
    __syncthreads();
    
  }
  o[t] = v + s[1][t].h;
}

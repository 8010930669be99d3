#include "tile.cuh"
void tile() { column<<<1, dim3(32, 32)>>>(nullptr); }

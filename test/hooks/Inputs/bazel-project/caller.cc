void tiled(float *out, int rows);
void caller() { tiled(nullptr, 32); }

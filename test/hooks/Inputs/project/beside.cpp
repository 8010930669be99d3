#ifdef BESIDE // only its own target defines it
void scattered(float *out, int step);
void beside(float *out) { scattered(out, 32); }
#endif

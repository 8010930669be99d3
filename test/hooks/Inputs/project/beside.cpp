#ifdef BESIDE // of its own target alone
void scattered(float *out, int step);
void beside(float *out) { scattered(out, 32); }
#endif

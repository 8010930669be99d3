// Reads requests (operation, width, mask, 32 offsets a line), prints the cost.
#include "model.h"
#include <cstdio>

int main() {
  Request r;
  int op;
  while (scanf("%d %d %x", &op, &r.width, &r.mask) == 3) {
    r.op = Op(op);
    for (uint32_t &offset : r.offset)
      if (scanf("%u", &offset) != 1)
        return 1;
    Cost cost = costOf(r);
    printf("%ld %ld %ld\n", cost.wavefronts, cost.page, cost.ideal);
  }
}

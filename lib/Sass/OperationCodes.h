//===- OperationCodes.h - the numbers of operations that compute ---------------===//

#ifndef BANKCHECK_SASS_OPERATIONCODES_H
#define BANKCHECK_SASS_OPERATIONCODES_H

#include "Sass/Encoding.h"

namespace bankcheck::sass {

/// Operations that compute, as registers of lanes have them.
enum ComputingCode : unsigned {
  Mov = 0x002,
  P2r = 0x003,
  R2p = 0x004,
  Cs2r = 0x005,
  Vote = 0x006,
  Sel = 0x007,
  Isetp = 0x00c,
  Iadd3 = 0x010,
  Lea = 0x011,
  Lop3 = 0x012,
  Iabs = 0x013,
  Prmt = 0x016,
  Imnmx = 0x017,
  Shf = 0x019,
  Sgxt = 0x01a,
  Plop3 = 0x01c,
  Fmul = 0x020,
  Imad = 0x024,
  ImadWide = 0x025,
  ImadHigh = 0x027,
  Hfma2 = 0x031,
  Hfma2Mma = 0x035,
  Viadd = 0x036,
  I2fp = 0x045,
  Viaddmnmx = 0x046,
  Vimnmx = 0x048,
  R2ur = 0x0ca,
  Flo = 0x100,
  Brev = 0x101,
  F2i = 0x105,
  I2f = 0x106,
  Mufu = 0x108,
  Popc = 0x109,
  S2r = 0x119,
  Ldg = 0x181,
  Ldc = 0x182,
  S2ur = 0x1c3,
};

/// Uniform operations whose code is not that of lanes plus 0x80.
struct Uniform {
  enum : unsigned {
    First = 0x080,
    Last = 0x0bf,
    Ldc = 0x0b9,
    LdcRegister = 0x0bb,
    LdcNew = 0x1ac,
    Flo = 0x0bd,
    Brev,
    Popc
  };
};

/// Whether \p B reads and writes uniform registers alone, and has a uniform predicate.
inline bool isUniform(const Bits &B) {
  const unsigned Operation = B.operation();
  return (Operation >= Uniform::First && Operation <= Uniform::Last) || Operation == Uniform::LdcNew ||
         Operation == S2ur || Operation == R2ur;
}

} // namespace bankcheck::sass

#endif

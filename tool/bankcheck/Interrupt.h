//===- Interrupt.h - one interrupt is one, however often it is signalled ----===//

#ifndef BANKCHECK_TOOL_INTERRUPT_H
#define BANKCHECK_TOOL_INTERRUPT_H

namespace bankcheck::cli {

/// Until the end of its scope, an interrupt ends the analysis, and what is finished is reported: by Ctrl-C, or by
/// SIGTERM, which the time limits of CI send. Another one ends the program, but not within a second: `timeout` signals
/// a process and then its whole group, and a process passes on to its child what the group has got.
class Interruptible {
public:
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible &) = delete;
  Interruptible &operator=(const Interruptible &) = delete;
};

} // namespace bankcheck::cli

#endif

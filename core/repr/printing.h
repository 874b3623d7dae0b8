/* How tensors are printed: what set_printoptions says. */
#ifndef SW_REPR_PRINTING_H
#define SW_REPR_PRINTING_H

#include <stdbool.h>
#include <stdint.h>

typedef enum SwNotation {
  SW_NOTATION_FITTING,
  SW_NOTATION_FIXED,
  SW_NOTATION_SCIENTIFIC
} SwNotation;

typedef struct SwPrinting {
  int precision;     /* decimals; of NumPy at most */
  int edge, width;   /* entries before and behind "..."; columns of a line */
  int64_t threshold; /* elements that are all shown */
  SwNotation notation;
  bool all_decimals; /* NumPy: floatmode "fixed" */
} SwPrinting;

extern const SwPrinting sw_printing_torch, sw_printing_numpy;

#endif

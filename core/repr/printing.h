/* Print options, as set_printoptions of either library sets them. */
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
  int precision;     /* decimals; for NumPy at most so many */
  int edge, width;   /* entries on each side of "..."; columns of a line */
  int64_t threshold; /* up to so many elements, all are shown */
  SwNotation notation;
  bool all_decimals; /* NumPy: floatmode "fixed" */
} SwPrinting;

extern const SwPrinting sw_printing_torch, sw_printing_numpy;

#endif

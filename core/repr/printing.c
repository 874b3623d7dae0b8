#include "repr/printing.h"

const SwPrinting sw_printing_torch = {.precision = 4, .edge = 3, .width = 80, .threshold = 1000};
const SwPrinting sw_printing_numpy = {.precision = 8, .edge = 3, .width = 75, .threshold = 1000};

#include "syntax/ast.h"

const char *sw_operator_symbol(SwOperator op) {
  static const char *const symbols[] = {"+",  "-",  "*",      "/",  "//",     "%",  "**", "@",  "&",
                                        "|",  "^",  "<<",     ">>", "==",     "!=", "<",  "<=", ">",
                                        ">=", "is", "is not", "in", "not in", "-",  "+",  "~"};
  return symbols[op];
}

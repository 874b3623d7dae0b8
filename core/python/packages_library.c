#include "python/packages_library.h"

#include "call/composed.h"
#include "python/composed.generated.inc"

#define SW_LIBRARY    sw_packages
#define SW_OPERATIONS "python/packages.def"
#include "call/operation_table.inc"

const SwLibrary sw_packages = {.name = "Python",
                               .module = "importlib itertools functools random collections",
                               .dialect = SW_TORCH,
                               .operations = rows,
                               .operation_count = sizeof rows / sizeof *rows};

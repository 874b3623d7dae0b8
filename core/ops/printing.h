/* set_printoptions of both libraries. */
#ifndef SW_OPS_PRINTING_H
#define SW_OPS_PRINTING_H

#include "call/call.h"

SwFunction sw_set_printoptions;

#endif

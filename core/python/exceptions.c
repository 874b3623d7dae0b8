/* What objects of BaseException have; runtime/exception.h is about their types. */
#include "call/call.h"
#include "python/details.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "runtime/print.h"

/* super().__init__(*args) in a class that derives from an exception */
bool sw_exception_init(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[1].as.sequence;
  *out = sw_value_none();
  return sw_exception_give(call->vm, call->args[0], given->items, given->count);
}

/* super().__str__(), super().__repr__() */
bool sw_exception_text(SwCall *call, SwValue *out) {
  bool repr = call->operation->detail == SW_EXCEPTION_REPR;
  SwText text = {0};
  bool good = (repr ? sw_exception_repr : sw_exception_str)(call->vm, call->args[0], &text) &&
              sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

/* e.args of an exception whose class is Python's. Of a KeyError that a library raised only the repr
 * of its key is known, and some classes of libraries have more arguments than their message. */
bool sw_exception_args(SwCall *call, SwValue *out) {
  const SwException *exception = call->args[0].as.exception;
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = (SwSequence *)exception->arguments};
  if (exception->arguments) return true;
  SwValue message = {.kind = SW_VALUE_STRING, .as.string = exception->message};
  bool more = sw_exception_is_a(exception->type, "KeyError") ||
              !sw_exception_known(sw_exception_qualified(exception));
  if (more) return sw_call_refuse(call);
  out->as.sequence = sw_sequence_new(call->vm, 1);
  return out->as.sequence &&
         (!exception->given || sw_sequence_push(call->vm, out->as.sequence, message));
}

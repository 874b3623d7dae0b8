/* Calling the function of a row, and finishing its record. */
#include "call/call.h"

#include "base/notices.h"
#include "base/words.h"
#include "call/arguments.h"
#include "call/bind.h"
#include "call/composed.h"
#include "call/computable.h"
#include "call/gradient.h"
#include "call/note.h"
#include "call/record_asked.h"
#include "call/signature.h"
#include "call/spelling.h"
#include "runtime/record.h"
#include "runtime/record_refusal.h"
#include "runtime/unknown.h"

#include <string.h>

bool sw_call_by_position_only(const SwCall *call, const char *name) {
  SwParameter parameters[SW_MAX_ARGS];
  int count = sw_signature_parse(call->operation->signature, parameters);
  for (int i = 0; i < count; i++) {
    if (sw_word_is(name, parameters[i].name, parameters[i].size))
      return parameters[i].positional_only;
  }
  return false;
}

bool sw_call_is_method(const SwCall *call) {
  return call->arguments->is_method;
}

SwSequence *sw_call_collected(const SwCall *call) {
  return call->operation->signature[0] == '*' ? call->args[0].as.sequence : NULL;
}

bool sw_call_refuse(SwCall *call) {
  return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_THESE_ARGUMENTS),
                   SW_STR(call->operation->name));
}

bool sw_arg_refuse(SwCall *call, int i) {
  SwParameter parameters[SW_MAX_ARGS] = {0};
  SwText name = {0};
  /* Operators look through what they take before. */
  if (call->operation->flags & SW_OPERATOR) return sw_call_refuse(call); /* not covered: so */
  (void)sw_signature_parse(call->operation->signature, parameters);
  if (parameters[i].spread) return sw_call_refuse(call); /* several stand there, under no name */
  sw_text_bytes(&name, parameters[i].name, parameters[i].size);
  (void)sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_ARGUMENT),
                  SW_STR(call->operation->name), SW_STR(sw_text_cstr(&name)));
  sw_text_free(&name);
  return false;
}

SwDialect sw_call_dialect(const SwCall *call) {
  const SwLibrary *library = call->operation->library;
  return library ? library->dialect : SW_TORCH;
}

static void close_record(const SwCall *call, const SwRecord *before, bool succeeded) {
  SwVm *vm = call->vm;
  SwRecord *record = vm->last_record ? vm->last_record : call->record;
  if (!record || record == before || succeeded || vm->error.id == SW_ERR_NONE) return;
  record->refused = true;
  record->message = sw_record_alloc(vm, vm->error.message.size + 1);
  if (!record->message) return;
  memcpy(record->message, sw_text_cstr(&vm->error.message), vm->error.message.size);
  sw_record_refusal(record, &vm->error);
}

/* Adds the result to a record. Reductions and products begin their record before it is known where
 * the result goes. */
static void record_result(SwRecord *record, SwValue value) {
  bool waits = record && !record->has_result &&
               (record->kind == SW_STORY_REDUCE || record->kind == SW_STORY_PRODUCT);
  if (!waits) return;
  bool several = value.kind == SW_VALUE_TUPLE;
  if (several) value = value.as.sequence->items[0];
  sw_record_result(record, value.as.tensor);
  if (several) record->result.item = 1;
  if (record->kind == SW_STORY_PRODUCT) sw_emit(&record->trace, PRODUCT_RESULT, 2);
}

/* Whether the error belongs to a function in Python. Such functions call each other; the program
 * called only one. */
static bool is_in_python(const SwVm *vm) {
  return vm->error.id >= SW_ERR_COMPOSED && vm->error.id <= SW_ERR_COMPOSED_STOP;
}

/* Whether it is the outermost such function: called by the program, or by the forward() of a layer.
 */
static bool is_outermost(const SwCall *call) {
  return call->operation->python && !call->vm->composed_calls;
}

/* Such a function refuses itself: none of the operations in it was refused. One that is told as a
 * whole has its record, and says why for those that call it. */
static void close_python(SwCall *call, const SwRecord *before) {
  if (call->record && sw_record_indexing(call->record)) {
    close_record(call, before, false);
    return;
  }
  const SwRecord *last = call->vm->last_record;
  bool is_said = last && last != before && last->refused;
  if (is_said || !is_outermost(call)) return;
  call->record = NULL;
  if (call->count > 0)
    sw_call_note_failure(call);
  else
    sw_call_note_given(call);
  if (call->record) close_record(call, before, false);
}

void sw_call_close_layer(SwVm *vm, const SwArguments *arguments, const char *name,
                         const SwRecord *before) {
  const SwRecord *last = vm->last_record;
  bool is_said = last && last != before && last->refused;
  if (!is_in_python(vm) || is_said) return;
  const SwOperation layer = {.name = name};
  SwArguments given = *arguments; /* without self */
  given.positional++;
  given.positional_nodes++;
  given.positional_count--;
  SwCall call = {.vm = vm, .operation = &layer, .node = given.node, .arguments = &given};
  sw_call_note_given(&call);
  if (call.record) close_record(&call, before, false);
}

/* Inside a function in Python, spells a result like its call. */
static void spell_result(const SwCall *call, const SwRecord *before, SwValue result) {
  SwRecord *last = call->vm->last_record;
  bool made = last && last != before && last->saying == call->vm->saying;
  bool property = call->operation->kind == SW_OPERATION_PROPERTY;
  if (!call->vm->saying || !(made || property) || call->operation->flags & SW_IN_PLACE) return;
  const SwSpan span = call->node->span;
  bool own = made && last->span.start == span.start;
  own = own && last->span.end == span.end; /* not covered: what begins there ends there */
  /* of one that is there for other texts alone, its last step says more */
  bool helps = call->node->kind == SW_NODE_CALL && call->node->first->kind == SW_NODE_NAME;
  if (own || !helps) sw_spelling_result(call, own ? last : NULL, result);
}

/* Whether something in the value has no values. */
static bool is_laid_out(SwVm *vm, SwValue value, int depth) {
  if (value.kind == SW_VALUE_TENSOR) return sw_tensor_is_laid_out(value.as.tensor);
  if (!depth || !sw_value_is_sequence(value)) return false;
  bool looks = sw_work(vm, value.as.sequence->count);
  for (int64_t i = 0; looks && !vm->stopped && i < value.as.sequence->count; i++) {
    if (is_laid_out(vm, value.as.sequence->items[i], depth - 1)) return true;
  }
  return false;
}

/* Whether what the call makes has no values, as something that it is given has none. A function in
 * Python makes nothing itself. */
static bool lays_out(const SwCall *call, SwFunction *function) {
  bool lays = false, any = call->vm->program->memory.max_values && function != sw_composed;
  for (int i = 0; any && !lays && i < call->count; i++)
    lays = is_laid_out(call->vm, call->args[i], 2);
  return lays;
}

/* Runs `function`. False also if it read a value that was never computed. */
static bool run_function(SwCall *call, SwFunction *function, SwValue *out) {
  SwVm *vm = call->vm;
  bool outer = vm->laid_out, stopped = vm->stopped;
  vm->laid_out = lays_out(call, function);
  bool succeeded = vm->stopped == stopped && sw_call_check_dtypes(call) &&
                   sw_gradient_check(call) && function(call, out);
  vm->laid_out = outer;
  return !sw_missed_values(vm, call->node) && succeeded;
}

/* Runs `function`, and finishes the record of what it did. */
static bool run(SwCall *call, SwFunction *function, SwValue *out) {
  SwVm *vm = call->vm;
  SwRecord *before = vm->last_record;
  int next_storage = vm->next_storage;
  int64_t made = vm->tensors_made;
  const SwCall given = *call; /* some functions change their arguments */
  bool succeeded = run_function(call, function, out);
  if (!succeeded && is_in_python(vm)) {
    close_python(call, before);
    return false;
  }
  if (succeeded && vm->last_record == before) sw_call_note(call, *out, next_storage);
  if (!succeeded && vm->last_record == before) sw_call_note_failure(call);
  if (succeeded) record_result(call->record, *out);
  if (succeeded) sw_record_asked(call);
  if (succeeded) spell_result(call, before, *out);
  close_record(call, before, succeeded);
  return succeeded &&
         (!(vm->gradients || call->asks) || sw_gradient_carry(&given, call->asks, *out, made));
}

/* Whether the call gives an argument that only the row's Python function handles (python_from). */
static bool asks_more(const SwCall *call) {
  int from = call->operation->python_from;
  for (int i = from; from && i < call->count; i++) {
    if (!sw_arg_missing(call, i)) return true;
  }
  return false;
}

bool sw_call_direct(SwCall *call, SwValue *out) {
  return run(call, asks_more(call) ? sw_composed : call->operation->function, out);
}

/* Whether the call can run: a skipped statement may have changed the library's defaults, such as
 * the default dtype. */
static bool is_settled(SwCall *call, const SwLibrary *library) {
  const SwUnsettled *state = &call->vm->unsettled[library->dialect];
  if (!library->module || !state->defaults_by) return true;
  return sw_need(call->vm, call->node->span,
                 (SwNeed){.kind = SW_NEED_DEFAULTS, .maker = state->defaults_by - 1});
}

/* Whether the random numbers of the call are certain: no statement that was skipped may have drawn
 * before. */
static bool drew_well(SwCall *call) {
  for (int i = 0; i < SW_RANDOM_STATES; i++) {
    SwUnsettled *state = &call->vm->unsettled[i];
    bool drawn = state->drawn;
    state->drawn = false;
    if (drawn && state->random_by)
      return sw_need(call->vm, call->node->span,
                     (SwNeed){.kind = SW_NEED_RANDOM, .maker = state->random_by - 1});
  }
  return true;
}

bool sw_call_assign(SwCall *call) {
  SwValue ignored = sw_value_none();
  return run(call, call->operation->assign, &ignored);
}

bool sw_call(SwVm *vm, const SwOperation *operation, const SwArguments *arguments, SwValue *out) {
  SwCall call = {.vm = vm, .operation = operation, .arguments = arguments, .node = arguments->node};
  const SwLibrary *library = operation->library;
  bool taken = false;
  if (library->check && !library->check(&call)) return false;
  bool binds_itself = operation->function == sw_composed && !operation->overloads;
  if (!binds_itself && !sw_call_bind(&call, arguments)) return false;
  if (!is_settled(&call, library)) return false;
  if (library->foreign && !library->foreign(&call, out, &taken)) return false;
  return (taken || sw_call_direct(&call, out)) && drew_well(&call);
}

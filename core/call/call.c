/* Binding arguments to the parameters of a row, calling it, and closing its record. */
#include "call/call.h"

#include "base/notices.h"
#include "call/arguments.h"
#include "call/composed.h"
#include "call/computable.h"
#include "call/gradient.h"
#include "call/record_asked.h"
#include "call/record_begin.h"
#include "call/said.h"
#include "call/signature.h"
#include "runtime/record.h"
#include "runtime/record_refusal.h"
#include "runtime/unknown.h"

#include <string.h>

#include "base/words.h"

static bool gather(SwCall *call, int at, const SwArguments *arguments, int from) {
  SwSequence *items = sw_sequence_new(call->vm, arguments->positional_count - from);
  if (!items) return false;
  for (int i = from; i < arguments->positional_count; i++) {
    items->items[items->count++] = arguments->positional[i];
  }
  call->args[at] = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  call->nodes[at] = from < arguments->positional_count ? arguments->positional_nodes[from] : NULL;
  return true;
}

/* A spread parameter takes a lone sequence as it is: view((2, 3)) is view(2, 3). */
static bool bind_spread(SwCall *call, int at, const SwArguments *arguments, int from) {
  bool lone = arguments->positional_count == from + 1;
  if (lone && sw_value_is_sequence(arguments->positional[from])) {
    call->args[at] = arguments->positional[from];
    call->nodes[at] = arguments->positional_nodes[from];
    return true;
  }
  return gather(call, at, arguments, from);
}

/* False where nothing is known, and then nothing is raised. */
static bool mismatch(SwCall *call, const SwMisfit *misfit) {
  const SwLibrary *library = call->operation->library;
  return library->mismatch && library->mismatch(call, misfit);
}

static bool refuse_misfit(SwCall *call, const SwMisfit *misfit) {
  if (!mismatch(call, misfit)) (void)sw_call_refuse(call);
  return false;
}

static bool bind_positional(SwCall *call, const SwParameter *parameters,
                            const SwArguments *arguments) {
  int next = 0;
  for (int i = 0; i < call->count && !parameters[i].keyword_only; i++) {
    const SwParameter *p = &parameters[i];
    if (p->collect || p->spread) {
      bool none_given = next >= arguments->positional_count;
      if (p->spread && none_given) break; /* by keyword, or not at all */
      if (!(p->spread ? bind_spread(call, i, arguments, next) : gather(call, i, arguments, next)))
        return false;
      next = arguments->positional_count;
      continue;
    }
    if (next >= arguments->positional_count) break;
    call->args[i] = arguments->positional[next];
    call->nodes[i] = arguments->positional_nodes[next];
    next++;
  }
  if (next >= arguments->positional_count) return true;
  int needed = 0;
  while (needed < next && !parameters[needed].fallback)
    needed++;
  const SwMisfit surplus = {.kind = SW_MISFIT_SURPLUS, .least = needed, .most = next};
  return refuse_misfit(call, &surplus);
}

/* PyTorch also takes NumPy's names of the parameters of reductions. */
static int find_alias(const SwParameter *parameters, int count, const char *name) {
  if (strcmp(name, "axis") == 0) return sw_signature_find(parameters, count, "dim");
  return strcmp(name, "keepdims") == 0 ? sw_signature_find(parameters, count, "keepdim") : -1;
}

/* The parameter that the keyword names, or -1. */
static int find_keyword(const SwCall *call, const SwParameter *parameters, const char *keyword) {
  if (call->operation->flags & SW_NO_KEYWORDS) return -1;
  int i = sw_signature_find(parameters, call->count, keyword);
  return i < 0 ? find_alias(parameters, call->count, keyword) : i;
}

static bool unknown_keyword(SwCall *call, const SwNode *node) {
  const SwMisfit unknown = {.kind = SW_MISFIT_KEYWORD, .keyword = node->text};
  if (mismatch(call, &unknown)) return false;
  return sw_refuse(call->vm, node->name_span, sw_notice(SW_NOTICE_NO_FUNCTION_KEYWORD),
                   SW_STR(call->operation->name), SW_STR(node->text));
}

static bool bind_keywords(SwCall *call, const SwParameter *parameters,
                          const SwArguments *arguments) {
  for (int k = 0; k < arguments->keyword_count; k++) {
    const SwNode *node = arguments->keyword_nodes[k];
    int i = find_keyword(call, parameters, node->text);
    if (i < 0 && call->operation->flags & SW_ANY_KEYWORDS) continue;
    if (i < 0) return unknown_keyword(call, node);
    if (call->args[i].kind != SW_VALUE_ABSENT) return sw_call_refuse(call);
    call->args[i] = arguments->keyword[k];
    call->nodes[i] = node->first;
  }
  return true;
}

static void note_missing(SwMisfit *self, const SwParameter *p, int position) {
  if (self->missing == 0) self->position = position;
  self->name[self->missing] = p->name;
  self->size[self->missing++] = p->size;
}

static bool bind(SwCall *call, const SwArguments *arguments) {
  SwParameter parameters[SW_MAX_ARGS];
  call->count = sw_signature_parse(call->operation->signature, parameters);
  if (!bind_positional(call, parameters, arguments)) return false;
  if (!bind_keywords(call, parameters, arguments)) return false;
  SwMisfit missing = {.kind = SW_MISFIT_MISSING, .position = -1};
  for (int i = 0; i < call->count; i++) {
    if (call->args[i].kind != SW_VALUE_ABSENT) continue;
    if (parameters[i].fallback)
      call->args[i] = sw_parameter_fallback(&parameters[i]);
    else if (!parameters[i].collect && !parameters[i].spread)
      note_missing(&missing, &parameters[i], i);
    else if (!gather(call, i, &(SwArguments){0}, 0))
      return false;
  }
  if (missing.missing) return refuse_misfit(call, &missing);
  return true;
}

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

/* A tensor that was there before and is no argument is merely handed on, such as an item of a
 * tuple: nothing happened to it. */
static bool is_handed_on(const SwCall *call, const SwTensor *result, int next_storage) {
  bool handed_on = result->storage->id < next_storage;
  for (int i = 0; i < call->count; i++) {
    const SwValue *argument = &call->args[i];
    bool shares =
        argument->kind == SW_VALUE_TENSOR && argument->as.tensor->storage == result->storage;
    handed_on = handed_on && !shares;
  }
  return handed_on;
}

/* Inside of a function that is written in Python here, a step that gives back its argument is
 * nothing to tell. */
static bool is_idle_step(const SwCall *call, const SwTensor *result) {
  bool gives_back = false;
  for (int i = 0; i < call->count; i++) {
    const SwValue *argument = &call->args[i];
    gives_back = gives_back || (argument->kind == SW_VALUE_TENSOR && argument->as.tensor == result);
  }
  return gives_back && call->vm->called.end && !(call->operation->flags & SW_IN_PLACE);
}

/* What the row tells, with the argument behind the tensor. */
static void tell_argument(const SwCall *call, SwRecord *record) {
  SwValue value = call->args[1];
  bool is_integer = value.kind == SW_VALUE_INT;
  int is = is_integer ? 2 : value.kind == SW_VALUE_NONE;
  int64_t facts[] = {0, is_integer ? value.as.integer : 0, is};
  sw_trace_add(&record->trace, (SwEventId)call->operation->tells, 3, facts);
}

/* Operations without a story of their own still say where their result lies. `next_storage`: ids
 * from there on are of storages that the call made. */
static void note(SwCall *call, SwValue result, int next_storage) {
  bool several = call->operation->tells && result.kind == SW_VALUE_TUPLE;
  if (several) result = result.as.sequence->items[0];
  if (result.kind != SW_VALUE_TENSOR || call->operation->kind == SW_OPERATION_PROPERTY) return;
  if (is_handed_on(call, result.as.tensor, next_storage)) return;
  if (is_idle_step(call, result.as.tensor)) return;
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  int source = -1;
  bool same = false;
  for (int i = 0; i < call->count; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR) continue;
    const SwTensor *tensor = call->args[i].as.tensor;
    if (tensor->storage == result.as.tensor->storage && source < 0) {
      source = record->operand_count;
      same = tensor == result.as.tensor;
    }
    sw_record_operand(record, tensor, call->nodes[i]);
  }
  sw_record_result(record, result.as.tensor);
  if (several) record->result.item = 1;
  int operand = record->operand_count; /* the result's number */
  bool writes = call->operation->flags & SW_IN_PLACE;
  if (same && !writes)
    sw_emit(&record->trace, SAME_TENSOR, source);
  else if (same)
    sw_emit(&record->trace, WRITTEN, source);
  else if (source >= 0)
    sw_emit(&record->trace, SHARED_STORAGE, operand, operand, source);
  else if (record->operand_count) {
    if (call->operation->tells) tell_argument(call, record);
    sw_emit(&record->trace, NEW_STORAGE, operand);
  } else {
    record->kind = SW_STORY_FILL;
    sw_emit(&record->trace, FILLED, sw_tensor_size(result.as.tensor), operand);
  }
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

/* Reductions and products are recorded before it is clear where their result goes. */
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

static void note_operands(SwCall *call, int count, const SwValue *args, const SwNode **nodes) {
  bool any = false;
  for (int i = 0; i < count; i++)
    any = any || args[i].kind == SW_VALUE_TENSOR;
  if (!any || call->vm->error.id == SW_ERR_NONE) return;
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  for (int i = 0; record && i < count; i++) {
    if (args[i].kind == SW_VALUE_TENSOR) sw_record_operand(record, args[i].as.tensor, nodes[i]);
  }
}

/* A call that failed before a record was begun is told as a note with its operands. */
static void note_failure(SwCall *call) {
  note_operands(call, call->count, call->args, call->nodes);
}

/* Of functions that are written in Python, and call each other, the one that the program calls. */
static bool is_in_python(const SwVm *vm) {
  return vm->error.id >= SW_ERR_COMPOSED && vm->error.id <= SW_ERR_COMPOSED_VALUE_SIZES;
}

static bool is_called_by_program(const SwCall *call) {
  return call->operation->python && !call->vm->called.end;
}

/* Such a function refuses itself: none of the operations in it was refused. One that is told as a
 * whole has its record, and says why for those that call it. */
static void close_python(SwCall *call, const SwRecord *before) {
  const SwArguments *given = call->arguments;
  if (call->record && sw_record_indexing(call->record)) {
    close_record(call, before, false);
    return;
  }
  const SwRecord *last = call->vm->last_record;
  bool is_said = last && last != before && last->refused;
  if (is_said || !is_called_by_program(call)) return;
  call->record = NULL;
  if (call->count > 0)
    note_failure(call);
  else
    note_operands(call, given->positional_count, given->positional, given->positional_nodes);
  if (call->record) close_record(call, before, false);
}

/* Inside of a function that is written in Python here, results are said as their calls. */
static void say_result(const SwCall *call, const SwRecord *before, SwValue result) {
  SwRecord *last = call->vm->last_record;
  bool made = last && last != before && last->saying == call->vm->saying;
  bool property = call->operation->kind == SW_OPERATION_PROPERTY;
  if (!call->vm->saying || !(made || property) || call->operation->flags & SW_IN_PLACE) return;
  const SwSpan span = call->node->span;
  bool own = made && last->span.start == span.start;
  own = own && last->span.end == span.end; /* not covered: what begins there ends there */
  /* of one that is there for other texts alone, its last step says more */
  bool helps = call->node->kind == SW_NODE_CALL && call->node->first->kind == SW_NODE_NAME;
  if (own || !helps) sw_said_result(call, own ? last : NULL, result);
}

/* Runs `function`, and closes the record of what it did. */
static bool run(SwCall *call, SwFunction *function, SwValue *out) {
  SwVm *vm = call->vm;
  SwRecord *before = vm->last_record;
  int next_storage = vm->next_storage;
  int64_t made = vm->tensors_made;
  const SwCall given = *call; /* some functions change their arguments */
  bool succeeded = sw_call_check_dtypes(call) && sw_gradient_check(call) && function(call, out);
  if (!succeeded && is_in_python(vm)) {
    close_python(call, before);
    return false;
  }
  if (succeeded && vm->last_record == before) note(call, *out, next_storage);
  if (!succeeded && vm->last_record == before) note_failure(call);
  if (succeeded) record_result(call->record, *out);
  if (succeeded) sw_record_asked(call);
  if (succeeded) say_result(call, before, *out);
  close_record(call, before, succeeded);
  return succeeded &&
         (!(vm->gradients || call->asks) || sw_gradient_carry(&given, call->asks, *out, made));
}

/* Whether it is asked for more than its function does, which its text does besides. */
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

/* What this would read of a library that a statement which was not run may have changed. */
static bool is_settled(SwCall *call, const SwLibrary *library) {
  const SwUnsettled *state = &call->vm->unsettled[library->dialect];
  if (!library->module || !state->defaults_by) return true;
  return sw_need(call->vm, call->node->span,
                 (SwNeed){.kind = SW_NEED_DEFAULTS, .maker = state->defaults_by - 1});
}

/* Whether the numbers that the call has drawn are those that would have been drawn. */
static bool drew_well(SwCall *call) {
  for (int i = 0; i < 2; i++) {
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
  if (!binds_itself && !bind(&call, arguments)) return false;
  if (!is_settled(&call, library)) return false;
  if (library->foreign && !library->foreign(&call, out, &taken)) return false;
  return (taken || sw_call_direct(&call, out)) && drew_well(&call);
}

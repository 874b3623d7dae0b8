#include "call/note.h"

#include "call/record_begin.h"
#include "runtime/record.h"
#include "runtime/record_reach.h"

/* Whether the result is only passed on, such as an item of a tuple: it existed before and is no
 * argument, so nothing happened to it. */
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

/* Whether a step of a function in Python returns its argument unchanged; then there is nothing to
 * show. */
static bool changes_nothing(const SwCall *call, const SwTensor *result) {
  bool gives_back = false;
  for (int i = 0; i < call->count; i++) {
    const SwValue *argument = &call->args[i];
    gives_back = gives_back || (argument->kind == SW_VALUE_TENSOR && argument->as.tensor == result);
  }
  return gives_back && call->vm->called.end && !(call->operation->flags & SW_IN_PLACE);
}

/* Records the row's event, with the argument after the tensor. */
static void record_argument(const SwCall *call, SwRecord *record) {
  SwValue value = call->args[1];
  bool is_integer = value.kind == SW_VALUE_INT;
  int is = is_integer ? 2 : value.kind == SW_VALUE_NONE;
  int64_t facts[] = {0, is_integer ? value.as.integer : 0, is};
  sw_trace_add(&record->trace, (SwEventId)call->operation->tells, 3, facts);
}

void sw_call_note(SwCall *call, SwValue result, int next_storage) {
  bool several = call->operation->tells && result.kind == SW_VALUE_TUPLE;
  if (several) result = result.as.sequence->items[0];
  if (result.kind != SW_VALUE_TENSOR || call->operation->kind == SW_OPERATION_PROPERTY) return;
  if (is_handed_on(call, result.as.tensor, next_storage)) return;
  if (changes_nothing(call, result.as.tensor)) return;
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
  bool writes = call->operation->flags & SW_IN_PLACE;
  if (same && writes) sw_record_reach(call->vm, result.as.tensor);
  sw_record_result(record, result.as.tensor);
  if (several) record->result.item = 1;
  int operand = record->operand_count; /* the result's number */
  if (same && !writes)
    sw_emit(&record->trace, SAME_TENSOR, source);
  else if (same)
    sw_record_written(record, source);
  else if (source >= 0)
    sw_emit(&record->trace, SHARED_STORAGE, operand, operand, source);
  else if (record->operand_count) {
    if (call->operation->tells) record_argument(call, record);
    sw_emit(&record->trace, NEW_STORAGE, operand);
  } else {
    record->kind = SW_STORY_FILL;
    sw_emit(&record->trace, FILLED, sw_tensor_size(result.as.tensor), operand);
  }
}

static void note_operand(SwCall *call, SwRecord **record, SwValue value, const SwNode *node) {
  if (value.kind != SW_VALUE_TENSOR) return;
  if (!*record) *record = sw_record_begin(call, SW_STORY_NOTE);
  if (*record) sw_record_operand(*record, value.as.tensor, node);
}

/* Adds the tensors among the arguments, and those of *tensors, to the record, which begins with the
 * first. */
static void note_operands(SwCall *call, SwRecord **record, int count, const SwValue *args,
                          const SwNode **nodes, bool by_keyword) {
  for (int i = 0; i < count; i++) {
    bool several = args[i].kind == SW_VALUE_TUPLE;
    for (int64_t at = 0; several && at < args[i].as.sequence->count; at++)
      note_operand(call, record, args[i].as.sequence->items[at], NULL);
    note_operand(call, record, args[i], by_keyword ? nodes[i]->first : nodes[i]);
  }
}

void sw_call_note_failure(SwCall *call) {
  SwRecord *record = NULL;
  if (call->vm->error.id == SW_ERR_NONE) return;
  note_operands(call, &record, call->count, call->args, call->nodes, false);
}

void sw_call_note_given(SwCall *call) {
  const SwArguments *given = call->arguments;
  SwRecord *record = NULL;
  if (call->vm->error.id == SW_ERR_NONE) return;
  note_operands(call, &record, given->positional_count, given->positional, given->positional_nodes,
                false);
  note_operands(call, &record, given->keyword_count, given->keyword, given->keyword_nodes, true);
}

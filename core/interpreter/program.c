#include "interpreter/program.h"

#include "base/notices.h"
#include "runtime/program.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "call/call.h"
#include "interpreter/composed.h"
#include "interpreter/eval.h"
#include "interpreter/eval_call.h"
#include "interpreter/exec.h"
#include "interpreter/libraries.h"
#include "interpreter/suspend.h"
#include "interpreter/targets.h"
#include "interpreter/unknown_after.h"
#include "runtime/record_names.h"
#include "runtime/unknown.h"
#include "syntax/parser.h"

#define MAX_SOURCE  ((size_t)1024 * 1024)
#define MOST_CAUSES 64 /* statements that raised, among which that of a missing name is sought */

static int count_children(const SwNode *node) {
  int count = 0;
  for (const SwNode *at = node->first; at; at = at->next)
    count++;
  return count;
}

static bool is_about_a_name(SwErrorId id) {
  return id == SW_ERR_NAME || id == SW_ERR_NO_ATTRIBUTE || id == SW_ERR_NO_MODULE_ATTRIBUTE ||
         id == SW_ERR_NO_MODULE || id == SW_ERR_NO_IMPORT;
}

static void keep_output(SwVm *vm, SwStatement *statement) {
  vm->printed += vm->output.size;
  statement->output = sw_arena_copy(vm->arena, sw_text_cstr(&vm->output), vm->output.size);
  statement->warnings = vm->warnings;
  statement->warning_count = vm->warning_count;
  if (vm->error.id != SW_ERR_NONE) {
    statement->error_message =
        sw_arena_copy(vm->arena, sw_text_cstr(&vm->error.message), vm->error.message.size);
    if (statement->error_message)
      statement->error_type = vm->error.type ? vm->error.type : sw_error_type(vm->error.id);
    statement->meant = is_about_a_name(vm->error.id) ? vm->meant : NULL;
  }
  vm->exhausted = vm->exhausted || vm->arena->failed;
}

/* Keeps a story as a whole or not at all. After one that did not fit, later ones are dropped as
 * well, since they may refer to it. */
static void keep_whole(SwVm *vm, SwStatement *statement) {
  SwRecords *records = &vm->program->records;
  records->failed = records->failed || vm->exhausted;
  if (sw_records_whole(records, statement->record, statement->record_count)) return;
  records->failed = true;
  statement->record_count = 0;
}

static void begin_statement(SwVm *vm) {
  sw_text_clear(&vm->output);
  sw_error_clear(&vm->error);
  vm->warnings = NULL;
  vm->warning_count = 0;
  vm->refusal = (SwRefusal){0};
  vm->need = (SwNeed){0};
  vm->unbound = NULL;
  vm->skipped = vm->left_out = false;
  vm->in_flight = NULL;
  vm->scope = NULL;
  vm->function = NULL;
  vm->frame = NULL;
  vm->map = NULL;
  vm->calls = 0;
  vm->jump = SW_JUMP_NONE;
  vm->returned = sw_value_none();
}

/* Keeps why the statement was not run, and makes what it could have changed unknown. */
static void keep_refusal(SwVm *vm, const SwNode *node, SwStatement *statement) {
  SwProgram *program = vm->program;
  statement->refusal = vm->refusal;
  statement->need = vm->need;
  if (!vm->stopped && !sw_unknown_after(vm, node, statement)) {
    if (vm->exhausted) vm->refusal.message = NULL;
    statement->refusal = vm->refusal; /* that of one name too many, perhaps */
  }
  if (!program->refusal.message) program->refusal = statement->refusal;
  vm->in_flight = NULL;
}

static bool is_other_name(SwVm *vm, const char *name, void *wanted) {
  (void)vm;
  return strcmp(name, wanted) != 0;
}

/* Finds the statement that would have made the name that this one lacks, if it raised. Of a chain
 * of such statements the first counts. */
static void keep_cause(SwVm *vm, SwStatement *statement) {
  if (vm->error.id != SW_ERR_NAME || !vm->unbound || !vm->raised) return;
  const SwStatement *at = &vm->program->statements[vm->raised_at];
  int left = MOST_CAUSES;
  for (const SwNode *node = vm->raised; at < statement && left; node = node->next, at++) {
    left -= at->error_type != NULL;
    if (!at->error_type || node->kind == SW_NODE_DELETE ||
        sw_targets_bind(vm, node, is_other_name, (void *)vm->unbound))
      continue;
    statement->unmade = vm->unbound;
    statement->unmade_by = at->unmade_by ? at->unmade_by : (int)(at - vm->program->statements) + 1;
    return;
  }
}

/* Runs one statement. False: the rest of the program is not run. */
static bool run_statement(SwVm *vm, const SwNode *node, SwStatement *statement) {
  begin_statement(vm);
  (void)sw_exec(vm, node);
  vm->exhausted |= vm->arena->failed;
  if (vm->exhausted) vm->refusal.message = NULL; /* it may be told from what is missing */
  statement->skipped = vm->skipped && node->kind != SW_NODE_IF && node->kind != SW_NODE_FOR;
  if (vm->refusal.message) keep_refusal(vm, node, statement);
  sw_record_names(vm->program, statement);
  keep_output(vm, statement);
  keep_cause(vm, statement);
  if (statement->error_type && !vm->raised) vm->raised = node, vm->raised_at = vm->statement;
  /* A statement that stopped without refusal or exhaustion has raised an error, and the program
   * continues. */
  statement->ran = !vm->refusal.message && !vm->exhausted;
  keep_whole(vm, statement);
  return !vm->stopped && !vm->exhausted;
}

static void report_stopped(SwVm *vm, const SwNode *node, SwStatement *statement, int at) {
  const SwNeed need = {.kind = SW_NEED_LIMIT, .maker = at};
  SwRefusal why = vm->refusal;
  (void)sw_need(vm, node->span, need);
  statement->refusal = vm->refusal;
  statement->need = need;
  vm->refusal = why;
}

/* Runs the statements of the program in order. */
static void run_statements(SwVm *vm, const SwNode *block) {
  SwProgram *program = vm->program;
  int count = count_children(block);
  program->statements = sw_arena_alloc(vm->arena, (size_t)(count + 1) * sizeof(SwStatement));
  if (!program->statements) {
    vm->exhausted = true;
    return;
  }
  program->statement_count = count;
  SwMark mark = {0};
  for (const SwNode *node = block->first; node; node = node->next) {
    SwStatement *statement = &program->statements[vm->statement++];
    if (vm->before) statement->window = sw_window_to_error(vm->before, vm->statement - 1);
    sw_source_go(&program->source, &mark, node->span.start);
    statement->span = node->span;
    statement->mark = mark;
    statement->output = "";
  }
  vm->statement = 0;
  int stopped_at = 0;
  for (const SwNode *node = block->first; node; node = node->next, vm->statement++) {
    if (vm->stopped || vm->exhausted)
      report_stopped(vm, node, &program->statements[vm->statement], stopped_at);
    else if (!run_statement(vm, node, &program->statements[vm->statement]))
      stopped_at = vm->statement;
  }
}

static bool refuse_source(SwVm *vm, const SwSource *source) {
  size_t valid = sw_utf8_valid_prefix(source->bytes, source->size);
  SwSpan nowhere = {0, 0}, broken = {(uint32_t)valid, (uint32_t)valid};
  if (source->size > MAX_SOURCE) {
    return sw_refuse0(vm, nowhere, sw_notice(SW_NOTICE_PROGRAM_LONGER_THAN_1_MIB_SHORTEN));
  }
  if (valid == source->size) return true;
  return sw_refuse0(vm, broken, sw_notice(SW_NOTICE_TEXT_NOT_UTF_8_FROM_HERE_ON_SAVE));
}

static void run(SwVm *vm) {
  SwProgram *program = vm->program;
  if (!refuse_source(vm, &program->source)) return;
  SwNode *block = sw_parse(&program->source, vm->arena, &vm->refusal);
  vm->exhausted = vm->arena->failed;
  if (!block && !vm->refusal.message) vm->exhausted = true; /* not covered: memory ends there */
  if (vm->exhausted)
    vm->refusal.message = NULL; /* it may be told from what is missing */
  else if (block)
    run_statements(vm, block);
}

/* `before`: the same program after its first run, or NULL. */
static SwProgram *run_limited(const char *source, size_t size, int64_t memory_limit,
                              bool no_stories, int64_t max_values, int64_t most_work,
                              const SwProgram *before) {
  SwProgram *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  SwVm vm = {.program = self,
             .before = before,
             .arena = &self->arena,
             .libraries = sw_libraries,
             .compose = sw_compose,
             .printing = {sw_printing_torch, sw_printing_numpy},
             .call = sw_call_value,
             .resume = sw_generator_next};
  self->memory.limit = memory_limit > 0 ? memory_limit : SW_MEMORY_LIMIT;
  self->memory.max_values = max_values;
  self->most_work = most_work;
  self->no_stories = no_stories;
  self->map.last = -1;
  /* Longer text is refused, and then only its beginning is needed. */
  size_t kept = size > MAX_SOURCE ? MAX_SOURCE + 1 : size;
  self->source.bytes = sw_arena_copy(&self->arena, source, kept);
  self->source.size = kept;
  if (!self->source.bytes || !sw_operations_index(&vm)) {
    sw_program_delete(self);
    return NULL;
  }
  vm.module_repr = sw_operation_find(&vm, "Module", "__repr__");
  run(&vm);
  sw_held_end(&vm, 0);
  sw_collect(&vm);
  free(vm.held.values);
  if (!self->refusal.message) self->refusal = vm.refusal;
  self->exhausted = vm.exhausted;
  self->records.failed |= vm.exhausted;
  self->cost = vm.work + vm.steps * SW_STEP_WORK;
  if (vm.exhausted && !self->refusal.message) {
    self->refusal.message = sw_notice(SW_NOTICE_PROGRAM_NEEDS_MORE_MEMORY);
  }
  sw_text_free(&vm.output);
  sw_error_clear(&vm.error);
  return self;
}

SwProgram *sw_program_new(const char *source, size_t size, int64_t memory_limit, bool no_stories) {
  return sw_program_limited(source, size, memory_limit, no_stories, 0, SW_INTERACTIVE_WORK);
}

int64_t sw_window_to_error(const SwProgram *self, int statement) {
  const SwStatement *at = &self->statements[statement];
  int64_t window = at->error_type ? at->begun - SW_MAX_STORY_OPERATIONS : 0;
  return window > 0 ? window : 0;
}

SwProgram *sw_program_limited(const char *source, size_t size, int64_t memory_limit,
                              bool no_stories, int64_t max_values, int64_t most_work) {
  return run_limited(source, size, memory_limit, no_stories, max_values, most_work, NULL);
}

SwProgram *sw_program_to_errors(const SwProgram *before) {
  return run_limited(before->source.bytes, before->source.size, before->memory.limit,
                     before->no_stories, before->memory.max_values, before->most_work, before);
}

void sw_program_delete(SwProgram *self) {
  if (!self) return;
  sw_records_clear(&self->records);
  sw_map_clear(&self->map);
  for (SwTensor *tensor = self->tensors; tensor;) {
    SwTensor *next = tensor->next;
    sw_storage_release(tensor->storage);
    free(tensor);
    tensor = next;
  }
  sw_arena_clear(&self->arena);
  sw_text_free(&self->out);
  free(self->cells);
  free(self);
}

int sw_program_outcome(const SwProgram *self) {
  if (self->refusal.message) return 2;
  for (int i = 0; i < self->statement_count; i++) {
    if (self->statements[i].error_type) return 1;
  }
  return 0;
}

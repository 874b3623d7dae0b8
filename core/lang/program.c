/* Running a program from its text: statement by statement, an error does not stop it. */
#include "lang/program.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "lang/call.h"
#include "lang/parser.h"

#define MAX_SOURCE ((size_t)1024 * 1024)

static int count_children(const SwNode *node) {
  int count = 0;
  for (const SwNode *at = node->first; at; at = at->next)
    count++;
  return count;
}

static void keep_output(SwVm *vm, SwStatement *statement) {
  vm->printed += vm->output.size;
  statement->output = sw_arena_copy(vm->arena, sw_text_cstr(&vm->output), vm->output.size);
  statement->warnings = vm->warnings;
  statement->warning_count = vm->warning_count;
  if (vm->error.id != SW_ERR_NONE) {
    statement->error_type = sw_error_type(vm->error.id);
    statement->error_message =
        sw_arena_copy(vm->arena, sw_text_cstr(&vm->error.message), vm->error.message.size);
    if (!statement->error_message) vm->exhausted = true;
  }
  if (!statement->output || vm->output.failed) vm->exhausted = true;
}

/* False when the rest of the program is not to be run. */
static bool run_statement(SwVm *vm, const SwNode *node, SwStatement *statement) {
  sw_text_clear(&vm->output);
  sw_error_clear(&vm->error);
  vm->warnings = NULL;
  vm->warning_count = 0;
  SwRecord *before = vm->last_record;
  bool succeeded = sw_exec(vm, node, true);
  sw_record_names(vm->program, before ? before->next : vm->program->records);
  /* What stops with neither a refusal nor exhaustion has raised, and the program goes on. */
  keep_output(vm, statement);
  statement->ran = !vm->refusal.message && !vm->exhausted;
  sw_collect(vm);
  return (succeeded || statement->ran) && !vm->refusal.message && !vm->exhausted;
}

static void run_statements(SwVm *vm, const SwNode *block) {
  SwProgram *program = vm->program;
  int count = count_children(block);
  program->statements = sw_arena_alloc(vm->arena, (size_t)(count + 1) * sizeof(SwStatement));
  if (!program->statements) {
    vm->exhausted = true;
    return;
  }
  program->statement_count = count;
  for (const SwNode *node = block->first; node; node = node->next) {
    SwStatement *statement = &program->statements[vm->statement++];
    statement->span = node->span;
    statement->output = "";
  }
  vm->statement = 0;
  for (const SwNode *node = block->first; node; node = node->next, vm->statement++) {
    if (!run_statement(vm, node, &program->statements[vm->statement])) break;
  }
}

static bool refuse_source(SwVm *vm, const SwSource *source) {
  size_t valid = sw_utf8_valid_prefix(source->bytes, source->size);
  SwSpan nowhere = {0, 0}, broken = {(uint32_t)valid, (uint32_t)valid};
  if (source->size > MAX_SOURCE) {
    return sw_refuse0(vm, nowhere, "The program is longer than 1 MiB: shorten it.");
  }
  if (valid == source->size) return true;
  return sw_refuse0(vm, broken,
                    "The text is not UTF-8 from here on: save it as UTF-8 and paste it again.");
}

static void run(SwVm *vm) {
  SwProgram *program = vm->program;
  if (!refuse_source(vm, &program->source)) return;
  SwNode *block = sw_parse(&program->source, vm->arena, &vm->refusal);
  if (block)
    run_statements(vm, block);
  else if (!vm->refusal.message)
    vm->exhausted = true;
}

SwProgram *sw_program_new(const char *source, size_t size, int64_t memory_limit, bool untold) {
  SwProgram *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  SwVm vm = {.program = self, .arena = &self->arena};
  self->memory.limit = memory_limit;
  self->untold = untold;
  /* Longer text is refused, and then only its beginning is needed. */
  size_t kept = size > MAX_SOURCE ? MAX_SOURCE + 1 : size;
  self->source.bytes = sw_arena_copy(&self->arena, source, kept);
  self->source.size = kept;
  if (!self->source.bytes) {
    sw_program_delete(self);
    return NULL;
  }
  run(&vm);
  self->refusal = vm.refusal;
  self->exhausted = vm.exhausted;
  if (vm.exhausted && !self->refusal.message) {
    self->refusal.message = "The program needs more memory than Stridewise gives it.";
  }
  sw_text_free(&vm.output);
  sw_error_clear(&vm.error);
  return self;
}

static void release_record(SwRecord *record) {
  for (int i = 0; i < record->operand_count; i++)
    sw_buffer_release(record->operand[i].buffer);
  sw_buffer_release(record->result.buffer);
  for (int i = 0; record->indexing && i < record->indexing->count; i++)
    sw_buffer_release(record->indexing->pick[i].buffer);
  sw_trace_clear(&record->trace);
}

void sw_program_delete(SwProgram *self) {
  if (!self) return;
  for (SwRecord *record = self->records; record; record = record->next)
    release_record(record);
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

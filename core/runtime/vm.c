#include "runtime/vm.h"

#include <string.h>

#include "base/notices.h"

/* Keeps the values of unfinished expressions: the rest of the statement could have written them. */
static bool keep_in_flight(SwVm *vm) {
  if (vm->in_flight) return true;
  SwSequence *kept = sw_sequence_new(vm, vm->held.count);
  if (!kept) return false;
  for (int i = 0; i < vm->held.count; i++)
    kept->items[kept->count++] = vm->held.values[i];
  vm->in_flight = kept;
  return true;
}

static bool refuse(SwVm *vm, SwSpan span, const char *sentence, const SwArg *args) {
  sw_refusal_fill(&vm->refusal, vm->arena, span, sentence, args);
  if (!vm->refusal.message || !keep_in_flight(vm)) (void)sw_exhausted(vm);
  return false;
}

bool sw_refuse_with(SwVm *vm, SwSpan span, const char *sentence, SwArg a, SwArg b) {
  return refuse(vm, span, sentence, (const SwArg[]){a, b, SW_NO_ARG});
}

bool sw_refuse0(SwVm *vm, SwSpan span, const char *sentence) {
  return refuse(vm, span, sentence, &SW_NO_ARG);
}

bool sw_refuse_here(SwVm *vm, const char *sentence) {
  return sw_refuse0(vm, vm->program->statements[vm->statement].span, sentence);
}

#define MOST_CODE 40 /* bytes of the source in a sentence */

bool sw_missed_values(SwVm *vm, const SwNode *node) {
  SwMemory *memory = &vm->program->memory;
  if (!memory->missed) return false;
  memory->missed = false;
  SwSpan span = vm->called.end ? vm->called : node->span;
  SwText code = {0};
  sw_text_bytes(&code, vm->program->source.bytes + span.start, span.end - span.start);
  bool is_long = code.size > MOST_CODE || strchr(sw_text_cstr(&code), '\n');
  sw_error_clear(&vm->error);
  if (is_long)
    (void)sw_refuse0(vm, span, sw_notice(SW_NOTICE_NEEDS_VALUES_HERE));
  else
    (void)sw_refuse(vm, span, sw_notice(SW_NOTICE_NEEDS_VALUES), SW_STR(sw_text_cstr(&code)));
  sw_text_free(&code);
  return true;
}

bool sw_work(SwVm *vm, int64_t elements) {
  if (vm->stopped) return true; /* only what says so still runs */
  if (elements <= vm->program->most_work - vm->work) {
    vm->work += elements;
    return true;
  }
  vm->stopped = vm->program->hit_work_limit = true;
  vm->program->is_too_large |= elements > SW_LARGE;
  return sw_refuse_here(vm, sw_notice(SW_NOTICE_PROGRAM_GOES_THROUGH_TOO_MANY));
}

bool sw_exhausted(SwVm *vm) {
  vm->exhausted = true;
  return false;
}

#define MAX_WARNINGS 16

void sw_warn(SwVm *vm, const char *text) {
  if (!vm->warnings) vm->warnings = sw_arena_alloc(vm->arena, MAX_WARNINGS * sizeof *vm->warnings);
  if (vm->warnings && vm->warning_count < MAX_WARNINGS) vm->warnings[vm->warning_count++] = text;
}

void sw_warn_once(SwVm *vm, const char *text) {
  for (int i = 0; i < vm->once_count; i++) {
    if (vm->once[i] == text) return;
  }
  vm->once[vm->once_count++] = text;
  sw_warn(vm, text);
}

void sw_warn_with(SwVm *vm, const char *sentence, SwArg a, SwArg b, SwArg c) {
  SwText text = {0};
  sw_template_fill(&text, sentence, (const SwArg[]){a, b, c, SW_NO_ARG});
  const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(&text), text.size);
  sw_text_free(&text);
  if (kept)
    sw_warn(vm, kept);
  else
    (void)sw_exhausted(vm);
}

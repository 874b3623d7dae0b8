#include "call/bind.h"

#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/signature.h"

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

/* Binds `size...`. A single sequence is taken as it is: view((2, 3)) is view(2, 3). */
static bool bind_spread(SwCall *call, int at, const SwArguments *arguments, int from) {
  bool lone = arguments->positional_count == from + 1;
  if (lone && sw_value_is_sequence(arguments->positional[from])) {
    call->args[at] = arguments->positional[from];
    call->nodes[at] = arguments->positional_nodes[from];
    return true;
  }
  return gather(call, at, arguments, from);
}

/* Raises the library's error for a misfit; false if its words are not known. */
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

/* PyTorch's reductions also accept NumPy's names: axis= for dim=. */
static int find_alias(const SwParameter *parameters, int count, const char *name) {
  if (strcmp(name, "axis") == 0) return sw_signature_find(parameters, count, "dim");
  return strcmp(name, "keepdims") == 0 ? sw_signature_find(parameters, count, "keepdim") : -1;
}

/* The index of the parameter that the keyword names, or -1. */
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

bool sw_call_bind(SwCall *call, const SwArguments *arguments) {
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

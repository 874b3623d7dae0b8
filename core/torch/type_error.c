/*
 * PyTorch tries the overloads in order. If none fits and only one accepts that many arguments, its
 * error is raised; otherwise all are listed, with a remark on those that look close
 * (invalid_arguments.cpp). PyTorch makes that remark from the printed text, which leads to odd
 * results: `*` counts as an argument, and the name of "bool keepdim = False" is "False".
 */
#include "torch/type_error.h"

#include <string.h>

#include "base/notices.h"
#include "base/words.h"
#include "torch/match.h"

typedef struct Overloads {
  SwTorchSignature signature[SW_MAX_TORCH_OVERLOADS];
  int count;
} Overloads;

static void put_type(const SwTorchArguments *self, int i, SwText *out) {
  bool keyword = i >= self->count;
  SwValue value = keyword ? self->keyword[i - self->count] : self->values[i];
  if (keyword) {
    sw_text_put(out, self->keyword_nodes[i - self->count]->text);
    sw_text_char(out, '=');
  }
  sw_text_put(out, sw_value_type_name(value));
}

/* Appends the types of the arguments: "(Tensor, dim=str)", or without positional arguments
 * "(dim=str, )". Keywords come in the order of PyTorch's hash table; for two that is the last one
 * first. */
static void put_types(const SwTorchArguments *self, SwText *out) {
  int total = self->count + self->keyword_count;
  sw_text_char(out, '(');
  for (int i = 0; i < total; i++) {
    int at = i < self->count ? i : total - 1 - (i - self->count);
    if (i) sw_text_put(out, ", ");
    put_type(self, at, out);
  }
  if (total && !self->count) sw_text_put(out, ", ");
  sw_text_char(out, ')');
}

/* The number of parts between commas in the printed text. */
static int printed_count(const SwTorchSignature *signature) {
  if (signature->count == 0) return 1;
  return signature->count + (signature->positional < signature->count);
}

/* The parameter at place `i` of the printed text, or NULL for `*` and past the end. */
static const SwTorchParameter *printed_parameter(const SwTorchSignature *signature, int i) {
  bool star = signature->positional < signature->count;
  if (signature->count == 0 || (star && i == signature->positional)) return NULL;
  return &signature->parameters[star && i > signature->positional ? i - 1 : i];
}

static bool is_keyword_of(const SwTorchSignature *signature, int from, const char *name) {
  for (int i = from; i < printed_count(signature); i++) {
    const SwTorchParameter *parameter = printed_parameter(signature, i);
    if (parameter && !parameter->fallback && sw_word_is(name, parameter->name, parameter->size))
      return true;
  }
  return false;
}

static bool put_wrong_keywords(const SwTorchArguments *self, const SwTorchSignature *signature,
                               SwText *out) {
  int from = printed_count(signature) - self->keyword_count;
  int wrong = 0;
  for (int i = self->keyword_count - 1; i >= 0; i--) {
    const char *name = self->keyword_nodes[i]->text;
    if (is_keyword_of(signature, from, name)) continue;
    if (!wrong++)
      sw_text_put(out, "      didn't match because some of the keywords were incorrect: ");
    if (wrong > 1) sw_text_put(out, ", ");
    sw_text_put(out, name);
  }
  if (wrong) sw_text_char(out, '\n');
  return wrong > 0;
}

/* Whether the types have the same name. PyTorch compares names here, so an int does not look like a
 * Number. */
static bool looks_right(const SwTorchParameter *parameter, SwValue value) {
  if (!parameter || parameter->fallback) return false;
  if (value.kind == SW_VALUE_NONE) return false;
  const char *type = sw_value_type_name(value);
  return strcmp(sw_torch_type_text(parameter->type), type) == 0;
}

static void put_items(SwValue value, SwText *out) {
  const SwSequence *items = value.as.sequence;
  bool list = value.kind == SW_VALUE_LIST;
  sw_text_put(out, list ? " of [" : " of (");
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(out, ", ");
    sw_text_put(out, sw_value_type_name(items->items[i]));
  }
  if (!list && items->count == 1) sw_text_char(out, ',');
  sw_text_char(out, list ? ']' : ')');
}

/* The index of the argument given for the printed parameter `i`: by position, or else by its name.
 * (If all keywords are right, each of these has one.) */
static int argument_index(const SwTorchArguments *self, const SwTorchParameter *parameter, int i) {
  if (i < self->count) return i;
  int k = 0;
  while (k + 1 < self->keyword_count &&
         !sw_word_is(self->keyword_nodes[k]->text, parameter->name, parameter->size))
    k++;
  return self->count + k;
}

/* Appends the types as "(Tensor, !str!)": wrong ones between exclamation marks. */
static void put_marked_types(const SwTorchArguments *self, const SwTorchSignature *signature,
                             SwText *out) {
  int total = self->count + self->keyword_count;
  sw_text_put(out, "      didn't match because some of the arguments have invalid types: (");
  for (int i = 0; i < total; i++) {
    const SwTorchParameter *parameter = printed_parameter(signature, i);
    int at = argument_index(self, parameter, i);
    SwValue value = at < self->count ? self->values[at] : self->keyword[at - self->count];
    bool right = looks_right(parameter, value);
    if (i) sw_text_put(out, ", ");
    if (!right) sw_text_char(out, '!');
    put_type(self, at, out);
    if (sw_value_is_sequence(value)) put_items(value, out);
    if (!right) sw_text_char(out, '!');
  }
  sw_text_put(out, self->count ? ")\n" : ", )\n");
}

static void put_overload(const SwTorchArguments *self, const SwTorchSignature *signature,
                         SwText *out) {
  sw_text_put(out, " * ");
  sw_torch_signature_print(signature, out);
  sw_text_char(out, '\n');
  if (printed_count(signature) != self->count + self->keyword_count) return;
  if (!put_wrong_keywords(self, signature, out)) put_marked_types(self, signature, out);
}

static void read_overloads(const char *text, Overloads *out) {
  out->count = 0;
  while (out->count < SW_MAX_TORCH_OVERLOADS &&
         sw_torch_signature_next(&text, &out->signature[out->count]))
    out->count++;
}

/* Raises the error that lists all overloads, except hidden ones. */
static void raise_combination(const SwTorchArguments *self, const Overloads *overloads) {
  SwText types = {0}, list = {0};
  int listed = 0;
  put_types(self, &types);
  for (int i = 0; i < overloads->count; i++)
    listed += !overloads->signature[i].hidden;
  if (listed > 1) sw_text_put(&list, "one of:\n");
  for (int i = 0; i < overloads->count; i++) {
    const SwTorchSignature *signature = &overloads->signature[i];
    if (signature->hidden) continue;
    if (listed > 1)
      put_overload(self, signature, &list);
    else
      sw_torch_signature_print(signature, &list);
  }
  (void)sw_raise(self->vm, SW_ERR_TORCH_COMBINATION, SW_STR(self->function),
                 SW_STR(sw_text_cstr(&types)), SW_STR(sw_text_cstr(&list)));
  sw_text_free(&types);
  sw_text_free(&list);
}

/* A single listed overload beside hidden ones has special words for arguments that nearly fit;
 * false if those are not known. */
static bool knows_words(const SwTorchArguments *self, const Overloads *overloads) {
  const SwTorchSignature *one = &overloads->signature[1];
  if (overloads->count != 2 || !overloads->signature[0].hidden) return self->keyword_count <= 2;
  return self->keyword_count == 0 && printed_count(one) != self->count;
}

static bool raise_mismatch(const SwTorchArguments *self, const Overloads *overloads) {
  int total = self->count + self->keyword_count;
  const SwTorchSignature *plausible = NULL;
  int plausible_count = 0;
  for (int i = 0; i < overloads->count; i++) {
    const SwTorchSignature *signature = &overloads->signature[i];
    bool fits = total >= signature->required && total <= signature->count && !signature->hidden;
    plausible_count += fits;
    if (fits) plausible = signature;
  }
  if (overloads->count == 1) plausible = &overloads->signature[0];
  if (overloads->count == 1 || plausible_count == 1) {
    (void)sw_torch_match(self, plausible, true);
  } else if (knows_words(self, overloads)) {
    raise_combination(self, overloads);
  }
  return self->vm->error.id != SW_ERR_NONE;
}

static bool take_no_arguments(const SwTorchArguments *self, const char *owner) {
  if (self->keyword_count)
    (void)sw_raise(self->vm, SW_ERR_NO_KEYWORDS, SW_STR(owner), SW_STR(self->function));
  else if (self->count)
    (void)sw_raise(self->vm, SW_ERR_TORCH_NO_ARGUMENTS, SW_STR(owner), SW_STR(self->function),
                   SW_INT(self->count));
  return self->vm->error.id == SW_ERR_NONE;
}

bool sw_torch_type_check(SwCall *call) {
  const SwArguments *arguments = call->arguments;
  const SwOperation *row = call->operation;
  bool method = sw_call_is_method(call);
  const char *text = method ? row->method_overloads : row->overloads;
  if (!text) return true;
  SwTorchArguments self = {call->vm,
                           sw_operation_said(row),
                           arguments->positional + method,
                           arguments->positional_count - method,
                           arguments->keyword,
                           arguments->keyword_nodes,
                           arguments->keyword_count};
  if (!*text) return take_no_arguments(&self, method ? "TensorBase" : "torch");
  Overloads overloads;
  read_overloads(text, &overloads);
  bool unsure = false;
  for (int i = 0; i < overloads.count && !unsure; i++) {
    SwTorchMatch match = sw_torch_match(&self, &overloads.signature[i], false);
    if (call->vm->error.id != SW_ERR_NONE) return false;
    if (match == SW_TORCH_MATCHES) return true;
    unsure = match == SW_TORCH_UNSURE;
  }
  if (unsure || !raise_mismatch(&self, &overloads))
    (void)sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_THESE_ARGUMENTS),
                    SW_STR(row->name));
  return false;
}

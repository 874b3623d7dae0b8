/* object.name, and the table of all operations. */
#include <string.h>

#include "lang/call.h"
#include "lang/reduce_call.h"
#include "lang/tensor_arith.h"
#include "lang/view_call.h"

#define OPERATION(owner, name, signature, function, detail) SwFunction function;
#define PROPERTY(owner, name, function, detail)             SwFunction function;
#include "lang/operations.def"

static const SwOperation rows[] = {
#define OPERATION(owner, name, signature, function, detail)                                        \
  {owner, name, signature, function, detail, SW_OPERATION_FUNCTION, sizeof(name) - 1},
#define PROPERTY(owner, name, function, detail)                                                    \
  {owner, name, "self", function, detail, SW_OPERATION_PROPERTY, sizeof(name) - 1},
#include "lang/operations.def"
};

#define ROW_COUNT (sizeof rows / sizeof *rows)

int sw_operation_count(void) {
  return (int)ROW_COUNT;
}
const SwOperation *sw_operation_at(int i) {
  return &rows[i];
}

/* Whether `owner` is one of the words of `owners`. */
static bool owns(const char *owners, const char *owner) {
  size_t size = strlen(owner);
  for (const char *at = owners; at; at = strchr(at, ' ')) {
    at += *at == ' ';
    if (strncmp(at, owner, size) == 0 && (at[size] == ' ' || at[size] == '\0')) return true;
  }
  return false;
}

/* The name last: core.wasm leaves out those that a first visit does not read. */
const SwOperation *sw_operation_find(const char *owner, const char *name) {
  size_t size = strlen(name);
  for (size_t i = 0; i < ROW_COUNT; i++) {
    bool may_be = rows[i].name_size == size && owns(rows[i].owner, owner);
    if (may_be && memcmp(rows[i].name, name, size) == 0) return &rows[i];
  }
  return NULL;
}

/* Whether "torch.utils" leads on to some row's owner "torch.utils.backcompat...". */
static bool is_module(const char *path) {
  size_t size = strlen(path);
  for (size_t i = 0; i < ROW_COUNT; i++) {
    const char *owner = rows[i].owner;
    if (strncmp(owner, path, size) == 0 && (owner[size] == '.' || owner[size] == '\0')) return true;
  }
  return false;
}

static const char *owner_of(SwValue object) {
  switch (object.kind) {
  case SW_VALUE_TENSOR: return object.as.tensor->dialect == SW_TORCH ? "Tensor" : "ndarray";
  case SW_VALUE_MODULE: return object.as.module;
  case SW_VALUE_SIZE: return "torch.Size";
  case SW_VALUE_DTYPE: return object.as.dtype.dialect == SW_TORCH ? "torch.dtype" : "numpy.dtype";
  case SW_VALUE_FLAGS: return "flags";
  case SW_VALUE_STORAGE: return "torch.TypedStorage";
  case SW_VALUE_BYTES: return "torch.UntypedStorage";
  case SW_VALUE_STRING: return "str";
  case SW_VALUE_LIST: return "list";
  case SW_VALUE_TUPLE: return "tuple";
  case SW_VALUE_TYPE: return "type";
  case SW_VALUE_FUNCTION: return object.as.function->function == sw_numpy_binary ? "ufunc" : "";
  case SW_VALUE_CONSTANT: return object.as.constant->type;
  default: return "";
  }
}

static bool submodule(SwVm *vm, const char *module, const SwNode *node, SwValue *out) {
  SwText path = {0};
  sw_text_put(&path, module);
  sw_text_char(&path, '.');
  sw_text_put(&path, node->text);
  bool found = is_module(sw_text_cstr(&path));
  const char *kept = found ? sw_arena_copy(vm->arena, sw_text_cstr(&path), path.size) : NULL;
  sw_text_free(&path);
  if (!found) return false;
  *out = (SwValue){.kind = SW_VALUE_MODULE, .as.module = kept};
  return kept || sw_exhausted(vm);
}

static bool bind_method(SwVm *vm, const SwOperation *row, SwValue self, SwValue *out) {
  SwMethod *method = sw_arena_alloc(vm->arena, sizeof *method);
  if (!method) return sw_exhausted(vm);
  method->operation = row;
  method->self = self;
  *out = (SwValue){.kind = SW_VALUE_METHOD, .as.method = method};
  return true;
}

static bool refuse_attribute(SwVm *vm, const SwNode *node, SwValue object) {
  const char *what = object.kind == SW_VALUE_MODULE ? object.as.module : sw_value_type_name(object);
  bool known = sw_attribute_known(object, node->text);
  if (!known && object.kind == SW_VALUE_MODULE)
    return sw_raise(vm, SW_ERR_NO_MODULE_ATTRIBUTE, SW_STR(what), SW_STR(node->text));
  if (!known) return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR(what), SW_STR(node->text));
  return sw_refuse(vm, node->name_span, "Stridewise does not run `{object}.{name}`.", SW_STR(what),
                   SW_STR(node->text));
}

/* x.max(1).values */
static bool named_field(SwValue object, const char *name, SwValue *out) {
  const SwNamedFields *fields = object.kind == SW_VALUE_TUPLE ? object.as.sequence->fields : NULL;
  for (int i = 0; fields && i < 2; i++) {
    if (strcmp(fields->name[i], name) != 0) continue;
    *out = object.as.sequence->items[i];
    return true;
  }
  return false;
}

bool sw_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out) {
  if (named_field(object, node->text, out)) return true;
  const SwOperation *row = sw_operation_find(owner_of(object), node->text);
  if (!row && object.kind == SW_VALUE_MODULE && submodule(vm, object.as.module, node, out))
    return true;
  if (!row) return vm->exhausted ? false : refuse_attribute(vm, node, object);
  if (row->kind == SW_OPERATION_PROPERTY) {
    SwCall call = {.vm = vm, .operation = row, .node = node, .count = 1};
    call.args[0] = object;
    call.nodes[0] = node->first;
    return sw_call_direct(&call, out);
  }
  if (object.kind != SW_VALUE_MODULE) return bind_method(vm, row, object, out);
  *out = (SwValue){.kind = SW_VALUE_FUNCTION, .as.function = row};
  return true;
}

/* What an array tells of itself but does not let itself be told. */
static bool is_fixed(const char *name) {
  static const char *const names[] = {"T",    "mT",    "size",     "ndim",
                                      "base", "flags", "itemsize", "nbytes"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(names[i], name) == 0) return true;
  }
  return false;
}

bool sw_attribute_assign(SwVm *vm, const SwNode *target, SwValue object, SwValue value) {
  bool array = object.kind == SW_VALUE_TENSOR && object.as.tensor->dialect == SW_NUMPY;
  const char *owner = object.kind == SW_VALUE_TENSOR  ? "ndarray="
                      : object.kind == SW_VALUE_FLAGS ? "flags="
                                                      : owner_of(object);
  const SwOperation *row = sw_operation_find(owner, target->text);
  bool settable = row && (owner[strlen(owner) - 1] == '=' || strstr(owner, "backcompat"));
  if (!settable) {
    if (array && is_fixed(target->text))
      return sw_raise(vm, SW_ERR_NUMPY_NOT_WRITABLE, SW_STR(target->text), SW_STR("numpy.ndarray"));
    return sw_refuse(vm, target->name_span, "Stridewise does not run assignments to `.{name}`.",
                     SW_STR(target->text));
  }
  SwCall call = {.vm = vm, .operation = row, .node = target, .count = 2};
  SwValue ignored;
  call.args[0] = object;
  call.nodes[0] = target->first;
  call.args[1] = value;
  return sw_call_direct(&call, &ignored);
}

#include "interpreter/imports.h"

#include <string.h>

#include "base/notices.h"
#include "call/attribute.h"
#include "call/known_names.h"
#include "call/operation.h"
#include "call/suggestion.h"
#include "interpreter/words.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

bool sw_bind_absent(SwVm *vm, const char *name, SwUnknownKind kind, const char *sentence,
                    SwSpan code) {
  SwUnknown *unknown = sw_arena_alloc(vm->arena, sizeof *unknown);
  SwSequence *reach = sw_sequence_new(vm, 0);
  if (!unknown || !reach) return sw_exhausted(vm);
  *unknown = (SwUnknown){kind, vm->statement, sentence, reach, code};
  vm->skipped = true;
  return sw_bind(vm, name, (SwValue){.kind = SW_VALUE_UNKNOWN, .as.unknown = unknown});
}

/* "Stridewise does not run `torch.nn.Linear`." `name` may be NULL. */
static const char *sentence_about(SwVm *vm, const char *module, const char *name) {
  SwRefusal sentence = {0}; /* borrowed to format into the arena */
  SwSpan nowhere = {0, 0};
  if (name)
    sw_refusal_set(&sentence, vm->arena, nowhere, SW_NOTICE_NO_OBJECT_NAME, SW_STR(module),
                   SW_STR(name));
  else
    sw_refusal_set(&sentence, vm->arena, nowhere, SW_NOTICE_NO_NAME, SW_STR(module));
  if (!sentence.message) (void)sw_exhausted(vm);
  return sentence.message;
}

static SwUnknownKind kind_of(const char *module) {
  if (sw_module_has_no_effect(module)) return SW_UNKNOWN_IDLE;
  return sw_module_harmless(module) ? SW_UNKNOWN_LIBRARY : SW_UNKNOWN_FOREIGN;
}

static bool bind_foreign(SwVm *vm, const char *module, const char *name, const char *bound) {
  const char *sentence = sentence_about(vm, module, name);
  return sentence && sw_bind_absent(vm, bound, kind_of(module), sentence, (SwSpan){0, 0});
}

/* Raises Python's error for a module that a library surely does not have, or for the misspelt name
 * of a library. Any other name may be a module of the reader's. */
static bool check_module(SwVm *vm, const char *path) {
  char within[32] = "";
  const char *dot = strchr(path, '.');
  vm->meant = dot ? NULL : sw_module_near(vm, path);
  if (vm->meant) return sw_raise(vm, SW_ERR_NO_MODULE, SW_STR(path));
  if (!dot || dot - path > 16) return true;
  memcpy(within, path, (size_t)(dot - path));
  strcat(within, ".*");
  const char *name = sw_arena_copy(vm->arena, dot + 1, strcspn(dot + 1, "."));
  if (!name) return sw_exhausted(vm);
  return sw_name_known(within, name) || sw_raise(vm, SW_ERR_NO_MODULE, SW_STR(path));
}

/* The library that the module belongs to, whether or not it runs here; else NULL. */
static const SwLibrary *library_of(SwVm *vm, const char *path) {
  char root[32];
  size_t size = strcspn(path, ".");
  if (size >= sizeof root) return NULL;
  memcpy(root, path, size);
  root[size] = '\0';
  if (sw_module_has_no_effect(root)) return NULL;
  const SwLibrary *library = sw_module_library(vm, root);
  if (library && library->has_tensors && !vm->program->has_imported) {
    vm->program->has_imported = true;
    vm->program->dialect = library->dialect;
  }
  return library;
}

static bool import_one(SwVm *vm, const SwNode *module, const SwNode *bound) {
  if (!check_module(vm, module->text)) return false;
  if (!library_of(vm, module->text)) return bind_foreign(vm, module->text, NULL, bound->text);
  /* `import a.b` binds a; `import a.b as c` binds c to a.b. */
  bool dotted =
      strchr(module->text, '.') && strncmp(module->text, bound->text, strlen(bound->text)) == 0;
  const char *path = dotted ? bound->text : module->text;
  return sw_bind(vm, bound->text, (SwValue){.kind = SW_VALUE_MODULE, .as.module = path});
}

bool sw_exec_import(SwVm *vm, const SwNode *node) {
  for (const SwNode *module = node->first; module; module = module->next->next) {
    if (!import_one(vm, module, module->next)) return false;
  }
  return true;
}

/* Imports a name. One that the library has and that does not run here is refused only where it is
 * used. */
static bool import_name(SwVm *vm, const SwNode *module, const SwNode *name) {
  SwValue from = {.kind = SW_VALUE_MODULE, .as.module = module->text}, value;
  SwNode attribute = {.kind = SW_NODE_ATTRIBUTE,
                      .span = name->span,
                      .name_span = name->span,
                      .text = name->text,
                      .size = name->size};
  if (sw_attribute(vm, &attribute, from, &value)) return sw_bind(vm, name->next->text, value);
  if (vm->error.id == SW_ERR_NO_MODULE_ATTRIBUTE) {
    sw_error_clear(&vm->error);
    return sw_raise(vm, SW_ERR_NO_IMPORT, SW_STR(name->text), SW_STR(module->text));
  }
  if (!vm->refusal.message) return false;
  vm->refusal = (SwRefusal){0};
  vm->in_flight = NULL;
  const char *sentence = sentence_about(vm, module->text, name->text);
  return sentence &&
         sw_bind_absent(vm, name->next->text, SW_UNKNOWN_LIBRARY, sentence, (SwSpan){0, 0});
}

/* from numpy import *: names that nothing else binds are looked for there from now on. */
static bool import_all(SwVm *vm, const SwNode *module) {
  bool whole = strcmp(module->text, "numpy") == 0 || strcmp(module->text, "math") == 0;
  if (!whole || vm->all_count == SW_MAX_ALL)
    return sw_refuse0(vm, module->span, sw_notice(SW_NOTICE_NO_IMPORT_STAR_WRITE_NAMES_OUT));
  for (SwName *name = vm->program->names; name; name = name->next) {
    if (sw_operation_find(vm, module->text, name->text)) sw_name_delete(vm, name);
  }
  vm->all[vm->all_count++] = module->text;
  return true;
}

bool sw_exec_from_import(SwVm *vm, const SwNode *node) {
  const SwNode *module = node->first;
  if (!check_module(vm, module->text)) return false;
  bool known = library_of(vm, module->text);
  if (node->integer) return import_all(vm, module);
  for (const SwNode *name = module->next; name; name = name->next->next) {
    bool runs = known || sw_operation_find(vm, module->text, name->text);
    bool good = runs ? import_name(vm, module, name)
                     : bind_foreign(vm, module->text, name->text, name->next->text);
    if (!good) return false;
  }
  return true;
}

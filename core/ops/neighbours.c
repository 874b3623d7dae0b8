#include "ops/neighbours.h"

#include <string.h>

#include "call/record_begin.h"
#include "ops/elementwise_call.h"
#include "runtime/tensors.h"

/* "[:, :, 1:]" of dim 2. */
static const char *slice_text(SwVm *vm, int dim, const char *end) {
  size_t size = 1 + 3 * (size_t)dim + strlen(end) + 1;
  char *text = sw_record_alloc(vm, size);
  if (!text) return NULL;
  char *at = text;
  *at++ = '[';
  for (int i = 0; i < dim; i++) {
    *at++ = ':';
    *at++ = ',';
    *at++ = ' ';
  }
  memcpy(at, end, strlen(end) + 1);
  return text;
}

bool sw_neighbours(SwCall *call, SwTensor *tensor, int dim, SwValue *out) {
  int64_t size = tensor->layout.shape.size[dim], count = size ? size - 1 : 0;
  SwElementwise what = {.op = SW_BINARY_SUB, .symbol = "-"};
  if (tensor->dtype == SW_BOOL) what = (SwElementwise){.op = SW_BINARY_NE, .symbol = "!="};
  for (int i = 0; i < 2; i++) {
    SwLayout part = sw_layout_slice(&tensor->layout, dim, size && i == 0, count, 1);
    SwTensor *view = sw_tensor_view(call->vm, tensor, &part);
    if (!view) return false;
    call->args[i] = sw_value_tensor(view);
    call->nodes[i] = call->nodes[0];
  }
  call->count = 2;
  if (!sw_elementwise_call(call, &what, out)) return false;
  sw_record_view_of(call->record, 0, slice_text(call->vm, dim, "1:]"));
  sw_record_view_of(call->record, 1, slice_text(call->vm, dim, ":-1]"));
  return true;
}

#include "story/named_tensors.h"

#include <stdlib.h>

#include "story/scene/fields.h"
#include "story/transcript.h"

static const SwTensor *tensor_of(const SwName *name) {
  return name->value.kind == SW_VALUE_TENSOR ? name->value.as.tensor : NULL;
}

/* NumPy's scalars are numbers, not arrays. */
static bool is_told(const SwTensor *tensor) {
  return tensor && !tensor->is_scalar;
}

/* Storages in order of appearance; the position is the number that the page shows. */
typedef struct Seen {
  const SwStorage **at;
  int count;
} Seen;

static int number_of(Seen *seen, const SwStorage *storage) {
  for (int i = 0; i < seen->count; i++) {
    if (seen->at[i] == storage) return i;
  }
  seen->at[seen->count] = storage;
  return seen->count++;
}

static void put_tensor(const SwTensor *tensor, int storage, SwJson *json) {
  const SwLayout *layout = &tensor->layout;
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(layout, sw_stride_unit(tensor->dialect, tensor->dtype), shown);
  sw_json_open_object(json);
  sw_field_ints(json, "shape", layout->shape.size, layout->shape.ndim);
  sw_field_ints(json, "stride", shown, layout->shape.ndim);
  sw_field_int(json, "offset", layout->offset - tensor->origin);
  sw_field_text(json, "dtype", sw_dtype_name(tensor->dtype));
  sw_field_bool(json, "contiguous", sw_layout_is_contiguous(layout));
  sw_field_int(json, "storage", storage);
  sw_json_close_object(json);
}

static size_t count_names(const SwProgram *program) {
  size_t count = 0;
  for (const SwName *name = program->names; name; name = name->next)
    count++;
  return count;
}

void sw_named_tensors_json(const SwProgram *program, SwJson *json) {
  Seen seen = {.at = calloc(count_names(program) + 1, sizeof *seen.at)};
  json->out->failed = json->out->failed || !seen.at;
  sw_json_open_object(json);
  for (const SwName *name = program->names; name && seen.at; name = name->next) {
    const SwTensor *tensor = tensor_of(name);
    if (!is_told(tensor)) continue;
    sw_json_key(json, name->text);
    put_tensor(tensor, number_of(&seen, tensor->storage), json);
  }
  sw_json_close_object(json);
  free(seen.at);
}

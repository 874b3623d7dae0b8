#include "story/repair/spelling.h"

#include <string.h>

#include "syntax/expression_text.h"

static bool is_numpy(const SwRepairSearch *self, int operand) {
  return self->record->operand[operand].dialect == SW_NUMPY;
}

/* Whether the program contains these words; ".t" is not found in ".tolist". */
static bool writes(const SwRepairSearch *self, const char *words) {
  const SwSource *source = &self->program->source;
  size_t size = strlen(words);
  for (size_t at = 0; at + size <= source->size; at++) {
    bool ends = at + size == source->size || !sw_is_word(source->bytes[at + size]);
    if (ends && memcmp(source->bytes + at, words, size) == 0) return true;
  }
  return false;
}

static const char *new_axis(const SwRepairSearch *self) {
  return writes(self, "np.newaxis") ? "np.newaxis" : "None";
}

/* Whether to write x[:, None] rather than x.unsqueeze(1); NumPy arrays have no unsqueeze. */
static bool indexes_new_dims(const SwRepairSearch *self, int operand) {
  return is_numpy(self, operand) ||
         (!writes(self, "unsqueeze") && (writes(self, ", None]") || writes(self, "[None")));
}

/* "[:, None]" for bit 1. */
static void put_subscript(const SwRepairSearch *self, uint32_t added, SwText *out) {
  sw_text_char(out, '[');
  for (int dim = 0; added >> dim; dim++) {
    if (dim) sw_text_put(out, ", ");
    sw_text_put(out, added >> dim & 1 ? new_axis(self) : ":");
  }
  sw_text_char(out, ']');
}

void sw_spell_unsqueeze(const SwRepairSearch *self, int operand, uint32_t added, SwText *out) {
  if (indexes_new_dims(self, operand)) {
    put_subscript(self, added, out);
    return;
  }
  for (int dim = 0; added >> dim; dim++) {
    if (!(added >> dim & 1)) continue;
    sw_text_put(out, ".unsqueeze(");
    sw_text_int(out, dim);
    sw_text_char(out, ')');
  }
}

void sw_spell_squeeze(int dim, SwText *out) {
  sw_text_put(out, ".squeeze(");
  sw_text_int(out, dim);
  sw_text_char(out, ')');
}

void sw_spell_transpose(const SwRepairSearch *self, int operand, int one, int other, SwText *out) {
  bool numpy = is_numpy(self, operand);
  if (self->record->operand[operand].layout.shape.ndim == 2) {
    bool short_one = numpy || (!writes(self, ".t") && writes(self, ".T"));
    sw_text_put(out, short_one ? ".T" : ".t()");
    return;
  }
  sw_text_put(out, numpy ? ".swapaxes(" : ".transpose(");
  sw_text_int(out, one);
  sw_text_put(out, ", ");
  sw_text_int(out, other);
  sw_text_char(out, ')');
}

#include "repr/torch.h"

#include "repr/format_torch.h"
#include "repr/shown.h"

#define PREFIX "tensor("
#define INDENT 7 /* columns: further lines are indented by the width of `tensor(` */

typedef struct Writer {
  const SwShown *shown;
  int width; /* columns of a line */
  SwTorchFormat format;
  const SwScalar *next; /* the next element in reading order */
  SwText *out;
} Writer;

/* Ends an entry: starts a new line below the bracket opened at `indent`. */
static void break_line(Writer *self, int lines, int indent) {
  sw_text_char(self->out, ',');
  sw_text_repeat(self->out, '\n', lines);
  sw_text_repeat(self->out, ' ', indent + 1);
}

static void write_row(Writer *self, int dim, int indent) {
  const SwShown *shown = self->shown;
  int64_t words = shown->shape.size[dim] + (shown->cut[dim] ? 1 : 0);
  int64_t per_line = (self->width - indent) / (self->format.width + 2);
  if (per_line < 1) per_line = 1;
  sw_text_char(self->out, '[');
  for (int64_t word = 0; word < words; word++) {
    if (word > 0 && word % per_line == 0) break_line(self, 1, indent);
    if (word % per_line != 0) sw_text_put(self->out, ", ");
    if (shown->cut[dim] && word == shown->edge) {
      sw_text_put(self->out, " ...");
    } else {
      sw_torch_format_put(&self->format, *self->next++, self->out);
    }
  }
  sw_text_char(self->out, ']');
}

static void write_dim(Writer *self, int dim) {
  const SwShown *shown = self->shown;
  int inner = shown->shape.ndim - dim - 1; /* dims inside this one */
  int indent = INDENT + dim;
  if (inner < 0) {
    sw_torch_format_put(&self->format, *self->next++, self->out);
    return;
  }
  if (inner == 0) {
    write_row(self, dim, indent);
    return;
  }
  sw_text_char(self->out, '[');
  for (int64_t i = 0; i < shown->shape.size[dim]; i++) {
    if (i > 0) break_line(self, inner, indent);
    if (shown->cut[dim] && i == shown->edge) {
      sw_text_put(self->out, "...");
      break_line(self, inner, indent);
    }
    write_dim(self, dim + 1);
  }
  sw_text_char(self->out, ']');
}

/* The width of the last line plus two: PyTorch counts that way. */
static int64_t last_line_length(const SwText *text, size_t start) {
  size_t at = text->size;
  while (at > start && text->data[at - 1] != '\n')
    at--;
  return (int64_t)(text->size - at) + 2;
}

static void add_suffix(SwText *out, int64_t *line_length, int width, const SwText *suffix) {
  int64_t length = (int64_t)suffix->size;
  if (*line_length + length + 2 > width) {
    sw_text_put(out, ",\n");
    sw_text_repeat(out, ' ', INDENT);
    *line_length = INDENT + length;
  } else {
    sw_text_put(out, ", ");
    *line_length += length + 2;
  }
  sw_text_put(out, sw_text_cstr(suffix));
}

static void add_suffixes(const SwTensor *self, bool is_empty, size_t start, int width,
                         SwText *out) {
  if (out->failed) return;
  const SwShape *shape = &self->layout.shape;
  int64_t line_length = last_line_length(out, start);
  SwText suffix = {0};
  if (sw_tensor_is_laid_out(self) || (is_empty && shape->ndim != 1)) {
    sw_text_put(&suffix, "size=");
    sw_text_ints(&suffix, shape->size, shape->ndim, SW_INTS_TUPLE);
    add_suffix(out, &line_length, width, &suffix);
  }
  bool is_implied = self->dtype == SW_FLOAT32;
  if (!is_empty) is_implied |= self->dtype == SW_INT64 || self->dtype == SW_BOOL;
  if (!is_implied) {
    if (suffix.failed) out->failed = true;
    sw_text_clear(&suffix);
    sw_text_put(&suffix, "dtype=torch.");
    sw_text_put(&suffix, sw_dtype_name(self->dtype));
    add_suffix(out, &line_length, width, &suffix);
  }
  if (self->grad_fn) {
    sw_text_clear(&suffix);
    sw_text_put(&suffix, *self->grad_fn ? "grad_fn=<" : "requires_grad=True");
    sw_text_put(&suffix, self->grad_fn);
    if (*self->grad_fn) sw_text_char(&suffix, '>');
    add_suffix(out, &line_length, width, &suffix);
  }
  if (suffix.failed) out->failed = true;
  sw_text_free(&suffix);
}

/* PyTorch prints tensors of the device "meta" so: they have no values either. */
static void put_laid_out(const SwTensor *self, const SwPrinting *printing, SwText *out) {
  size_t start = out->size;
  sw_text_put(out, PREFIX "...");
  add_suffixes(self, false, start, printing->width, out);
  sw_text_char(out, ')');
}

void sw_repr_torch(const SwTensor *self, const SwPrinting *printing, SwText *out) {
  SwShown shown;
  if (self->is_parameter) sw_text_put(out, "Parameter containing:\n");
  if (sw_tensor_is_laid_out(self)) {
    put_laid_out(self, printing, out);
    return;
  }
  if (!sw_shown_collect(self, printing, &shown)) {
    out->failed = true;
    return;
  }
  size_t start = out->size;
  sw_text_put(out, PREFIX);
  if (shown.count == 0) {
    sw_text_put(out, "[]");
  } else {
    SwTorchFormat format = sw_torch_format(printing, shown.values, shown.count, out);
    Writer writer = {&shown, printing->width, format, shown.values, out};
    write_dim(&writer, 0);
  }
  add_suffixes(self, shown.count == 0, start, printing->width, out);
  sw_text_char(out, ')');
  sw_shown_free(&shown);
}

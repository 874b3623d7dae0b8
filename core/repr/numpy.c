#include "repr/numpy.h"

#include "repr/format_numpy.h"
#include "repr/shown.h"

#define PREFIX       "array("
#define PREFIX_WIDTH 6

typedef struct Writer {
  const SwShown *shown;
  int width; /* columns of a line */
  SwNumpyFormat format;
  const SwScalar *next; /* the next element in reading order */
  bool is_repr;
  size_t line; /* offset in `out` of the present line */
  SwText *out;
} Writer;

/* A line inside dim `dim` is indented by as many columns as there are open brackets. */
static int hanging_indent(const Writer *self, int dim) {
  return dim + 1 + (self->is_repr ? PREFIX_WIDTH : 0);
}

static void separate(Writer *self) {
  sw_text_put(self->out, self->is_repr ? ", " : " ");
}

static void break_line(Writer *self, int lines, int dim) {
  SwText *out = self->out;
  if (out->failed) return;
  while (out->data[out->size - 1] == ' ') /* stops at the bracket at the latest */
    out->size--;
  sw_text_repeat(out, '\n', lines);
  self->line = out->size;
  sw_text_repeat(out, ' ', hanging_indent(self, dim));
}

/* Starts a new line if the next word would not fit. A word that is alone on its line stays, even if
 * it is too long. */
static void make_room(Writer *self, int dim, int64_t width) {
  /* Columns stay free for one closing bracket per dim and for the suffix of the word. */
  int64_t room = self->width - (self->is_repr ? 1 : 0) - dim - 1;
  int64_t column = (int64_t)(self->out->size - self->line);
  bool is_first = column <= hanging_indent(self, dim);
  if (!is_first && column + width > room) break_line(self, 1, dim);
}

static void write_row(Writer *self, int dim) {
  const SwShown *shown = self->shown;
  for (int64_t i = 0; i < shown->shape.size[dim]; i++) {
    if (i > 0) separate(self);
    if (shown->cut[dim] && i == shown->edge) {
      make_room(self, dim, 3);
      sw_text_put(self->out, "...");
      separate(self);
    }
    make_room(self, dim, self->format.width);
    sw_numpy_format_put(&self->format, *self->next++, self->out);
  }
}

/* Ends an entry of a dim with `inner` dims inside it. */
static void end_block(Writer *self, int dim, int inner) {
  if (self->is_repr) sw_text_char(self->out, ',');
  break_line(self, inner, dim);
}

static void write_dim(Writer *self, int dim) {
  const SwShown *shown = self->shown;
  int inner = shown->shape.ndim - dim - 1;
  if (inner < 0) {
    sw_numpy_format_put(&self->format, *self->next++, self->out);
    return;
  }
  sw_text_char(self->out, '[');
  if (inner == 0) {
    write_row(self, dim);
  } else {
    for (int64_t i = 0; i < shown->shape.size[dim]; i++) {
      if (i > 0) end_block(self, dim, inner);
      if (shown->cut[dim] && i == shown->edge) {
        sw_text_put(self->out, "...");
        end_block(self, dim, inner);
      }
      write_dim(self, dim + 1);
    }
  }
  sw_text_char(self->out, ']');
}

/* Appends the array; its text begins at offset `start` of `out`. */
static void write_elements(const SwPrinting *printing, const SwShown *shown, bool is_repr,
                           size_t start, SwText *out) {
  if (shown->count == 0) {
    sw_text_put(out, "[]");
    return;
  }
  bool is_zero_dim = shown->shape.ndim == 0;
  SwNumpyFormat format = sw_numpy_format(printing, shown->values, shown->count, is_zero_dim);
  Writer writer = {shown, printing->width, format, shown->values, is_repr, start, out};
  write_dim(&writer, 0);
}

/* The suffix with facts that the elements do not show: the shape if some are left out, and the
 * dtype if NumPy would not infer it. */
static void put_extras(const SwTensor *self, const SwShown *shown, SwText *extras) {
  const SwShape *shape = &self->layout.shape;
  bool is_empty = shown->count == 0;
  bool is_implied = self->dtype == SW_INT64 || self->dtype == SW_FLOAT64 || self->dtype == SW_BOOL;
  if (shown->summarised || (is_empty && shape->ndim != 1)) {
    sw_text_put(extras, "shape=");
    sw_text_ints(extras, shape->size, shape->ndim, SW_INTS_TUPLE);
  }
  if (is_implied && !is_empty) return;
  if (extras->size > 0) sw_text_put(extras, ", ");
  sw_text_put(extras, "dtype=");
  sw_text_put(extras, sw_dtype_name(self->dtype));
}

static size_t last_line_length(const SwText *text, size_t start) {
  size_t at = text->size;
  while (at > start && text->data[at - 1] != '\n')
    at--;
  return text->size - at;
}

static void add_extras(const SwTensor *self, const SwShown *shown, size_t start, int width,
                       SwText *out) {
  SwText extras = {0};
  put_extras(self, shown, &extras);
  if (extras.size > 0) {
    sw_text_char(out, ',');
    /* Two columns: a space before and a parenthesis after. */
    bool fits = out->failed || last_line_length(out, start) + extras.size + 2 <= (size_t)width;
    sw_text_char(out, fits ? ' ' : '\n');
    if (!fits) sw_text_repeat(out, ' ', PREFIX_WIDTH);
    sw_text_put(out, sw_text_cstr(&extras));
  }
  if (extras.failed) out->failed = true;
  sw_text_free(&extras);
}

static void repr_scalar(SwScalar value, SwText *out) {
  sw_text_put(out, "np.");
  if (value.dtype == SW_BOOL) {
    sw_numpy_scalar_put(value, out);
    sw_text_char(out, '_');
    return;
  }
  sw_text_put(out, sw_dtype_name(value.dtype));
  sw_text_char(out, '(');
  sw_numpy_scalar_put(value, out);
  sw_text_char(out, ')');
}

/* NumPy prints an array that is too long so, but with some elements. */
static void put_laid_out(const SwTensor *self, SwText *out) {
  sw_text_put(out, PREFIX "..., shape=");
  sw_text_ints(out, self->layout.shape.size, self->layout.shape.ndim, SW_INTS_TUPLE);
  sw_text_put(out, ", dtype=");
  sw_text_put(out, sw_dtype_name(self->dtype));
  sw_text_char(out, ')');
}

void sw_repr_numpy(const SwTensor *self, const SwPrinting *printing, SwText *out) {
  if (sw_tensor_is_laid_out(self)) {
    put_laid_out(self, out);
    return;
  }
  if (self->is_scalar) {
    repr_scalar(sw_tensor_load(self, self->layout.offset), out);
    return;
  }
  SwShown shown;
  if (!sw_shown_collect(self, printing, &shown)) {
    out->failed = true;
    return;
  }
  size_t start = out->size;
  sw_text_put(out, PREFIX);
  write_elements(printing, &shown, true, start, out);
  add_extras(self, &shown, start, printing->width, out);
  sw_text_char(out, ')');
  sw_shown_free(&shown);
}

void sw_str_numpy(const SwTensor *self, const SwPrinting *printing, SwText *out) {
  if (sw_tensor_is_laid_out(self)) {
    put_laid_out(self, out);
    return;
  }
  if (self->layout.shape.ndim == 0) {
    sw_numpy_scalar_put(sw_tensor_load(self, self->layout.offset), out);
    return;
  }
  SwShown shown;
  if (!sw_shown_collect(self, printing, &shown)) {
    out->failed = true;
    return;
  }
  write_elements(printing, &shown, false, out->size, out);
  sw_shown_free(&shown);
}

#include "python/percent.h"

#include <math.h>
#include <string.h>

#include "base/notices.h"
#include "base/utf8.h"
#include "python/sequence.h"
#include "runtime/format_spec.h"
#include "runtime/print.h"
#include "runtime/table.h"

typedef struct Percent {
  SwVm *vm;
  const SwNode *node;
  const char *at; /* just after the percent sign */
  SwValue values;
  int64_t used;
  SwText out;
} Percent;

static bool refuse(const Percent *self) {
  return sw_refuse0(self->vm, self->node->span, sw_notice(SW_NOTICE_NO_FORMAT_USE_F_STRING));
}

static bool is_tuple(const Percent *self) {
  return self->values.kind == SW_VALUE_TUPLE || self->values.kind == SW_VALUE_SIZE;
}

static bool take_named(Percent *self, SwValue *out) {
  SwValue key;
  int64_t at;
  size_t size = strcspn(self->at, ")");
  if (self->values.kind != SW_VALUE_DICT) return sw_raise0(self->vm, SW_ERR_FORMAT_MAPPING);
  if (!self->at[size]) return refuse(self);
  if (!sw_value_string(self->vm, self->at, size, &key) ||
      !sw_table_find(self->vm, self->values, key, &at))
    return false;
  self->at += size + 1;
  if (at < 0) return sw_raise_key(self->vm, key);
  *out = self->values.as.sequence->items[at + 1];
  return true;
}

/* Takes the next value of the tuple; raises "not enough arguments for format string". */
static bool take(Percent *self, SwValue *out) {
  int64_t count = is_tuple(self) ? self->values.as.sequence->count : 1, at = self->used++;
  if (at >= count) return sw_raise0(self->vm, SW_ERR_FORMAT_FEW);
  *out = is_tuple(self) ? self->values.as.sequence->items[at] : self->values;
  return true;
}

static int read_number(Percent *self) {
  int value = 0;
  while (*self->at >= '0' && *self->at <= '9' && value < 1000)
    value = value * 10 + (*self->at++ - '0');
  return value;
}

/* Reads flags, width and precision between % and the type. */
static void read_spec(Percent *self, SwFormatSpec *out) {
  *out = (SwFormatSpec){.fill = ' ', .align = '>', .precision = -1};
  for (; *self->at && strchr("-+ 0", *self->at); self->at++) {
    if (*self->at == '-') out->align = '<';
    if (*self->at == '0') out->fill = '0';
    if (*self->at == '+' || (*self->at == ' ' && !out->sign)) out->sign = *self->at;
  }
  out->width = read_number(self);
  if (*self->at == '.') {
    self->at++;
    out->precision = read_number(self);
  }
  out->type = *self->at ? *self->at++ : 0;
  bool number = out->type != 's' && out->type != 'r';
  if (out->align == '<' || !number) out->fill = ' ';
  if (out->fill == '0') out->align = '=';
  if (out->type == 'i' || out->type == 'u') out->type = 'd';
}

static SwValue as_number(SwValue value) {
  if (value.kind == SW_VALUE_BOOL) return sw_value_int(value.as.truth);
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->layout.shape.ndim) return value;
  SwScalar number = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  if (number.dtype == SW_UINT64 && number.as.integer < 0) return value; /* beyond int64 */
  return as_number(sw_scalar_value(number));
}

static bool put_number(Percent *self, const SwFormatSpec *spec, SwValue value, SwText *content) {
  char code[2] = {self->at[-1], 0}; /* %i is %d under another name */
  bool whole = strchr("dxXo", spec->type) != NULL;
  value = as_number(value);
  bool number = value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT;
  if (value.kind == SW_VALUE_TENSOR || (whole && spec->precision >= 0)) return refuse(self);
  if (!number && !whole)
    return sw_raise(self->vm, SW_ERR_NOT_REAL, SW_STR(sw_value_type_name(value)));
  if (whole && (!number || (value.kind == SW_VALUE_FLOAT && spec->type != 'd')))
    return sw_raise(self->vm, spec->type == 'd' ? SW_ERR_FORMAT_REAL : SW_ERR_FORMAT_WHOLE,
                    SW_STR(code), SW_STR(sw_value_type_name(value)));
  if (whole && value.kind == SW_VALUE_FLOAT) {
    if (!(fabs(value.as.number) < 0x1p63)) return refuse(self);
    value = sw_value_int((int64_t)value.as.number);
  }
  sw_format_number(spec, value, content);
  return true;
}

static bool put_text(Percent *self, const SwFormatSpec *spec, SwValue value, SwText *content) {
  bool good = spec->type == 'r' ? sw_value_repr(self->vm, value, content)
                                : sw_value_str(self->vm, value, content);
  while (good && spec->precision >= 0 && content->size &&
         sw_utf8_count(content->data, content->size) > (size_t)spec->precision)
    content->data[--content->size] = '\0';
  return good;
}

static bool put_field(Percent *self) {
  SwFormatSpec spec;
  SwText content = {0};
  SwValue value = {.kind = SW_VALUE_ABSENT};
  if (*self->at == '%') {
    sw_text_char(&self->out, *self->at++);
    return true;
  }
  if (*self->at == '(' && (++self->at, !take_named(self, &value))) return false;
  read_spec(self, &spec);
  bool known = spec.type && strchr("dxXoeEfFgGsr", spec.type);
  if (!known || spec.width >= 1000 || spec.precision >= 100) return refuse(self);
  if (value.kind == SW_VALUE_ABSENT && !take(self, &value)) return false;
  bool text = spec.type == 's' || spec.type == 'r';
  bool good = (text ? put_text : put_number)(self, &spec, value, &content);
  if (good) sw_format_pad(&spec, &content, !text, &self->out);
  sw_text_free(&content);
  return good;
}

static bool put_fields(Percent *self) {
  for (const char *percent; (percent = strchr(self->at, '%'));) {
    sw_text_bytes(&self->out, self->at, (size_t)(percent - self->at));
    self->at = percent + 1;
    if (!put_field(self)) return false;
  }
  sw_text_put(&self->out, self->at);
  bool left = is_tuple(self) ? self->used < self->values.as.sequence->count
                             : !self->used && (self->values.kind == SW_VALUE_STRING ||
                                               self->values.kind == SW_VALUE_NONE ||
                                               sw_value_is_number(self->values));
  if (left) return sw_raise0(self->vm, SW_ERR_FORMAT_MANY);
  return true;
}

bool sw_format_percent(SwVm *vm, const SwNode *node, const SwString *text, SwValue values,
                       SwValue *out) {
  Percent self = {.vm = vm, .node = node, .at = text->bytes, .values = values};
  bool good = put_fields(&self) && sw_value_string(vm, sw_text_cstr(&self.out), self.out.size, out);
  sw_text_free(&self.out);
  return good;
}

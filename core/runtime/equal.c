#include "runtime/equal.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/dtype_names.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/own_operators.h"
#include "runtime/scope.h"
#include "runtime/table.h"

static int64_t int_of(SwValue value) {
  return value.kind == SW_VALUE_BOOL ? value.as.truth : value.as.integer;
}

/* Exact even for integers with more digits than a double holds. */
static bool int_equals_float(int64_t integer, double number) {
  if (!(number >= -0x1p63 && number < 0x1p63)) return false;
  return (double)(int64_t)number == number && (int64_t)number == integer;
}

static bool number_equal(SwValue a, SwValue b) {
  if (a.kind == SW_VALUE_FLOAT && b.kind == SW_VALUE_FLOAT) return a.as.number == b.as.number;
  if (a.kind == SW_VALUE_FLOAT) return int_equals_float(int_of(b), a.as.number);
  if (b.kind == SW_VALUE_FLOAT) return int_equals_float(int_of(a), b.as.number);
  return int_of(a) == int_of(b);
}

static bool is_nan(SwValue value) {
  return value.kind == SW_VALUE_FLOAT && value.as.number != value.as.number;
}

/* Python counts items of sequences as equal if they are the same object, even NaN. */
static bool item_equal(SwVm *vm, SwValue a, SwValue b, bool *out) {
  bool tensors = a.kind == SW_VALUE_TENSOR || b.kind == SW_VALUE_TENSOR;
  if (tensors && (a.kind != b.kind || a.as.tensor != b.as.tensor)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_LISTS_TUPLES_HOLD));
  }
  if (is_nan(a) && is_nan(b)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_LISTS_TUPLES_HOLD_NAN));
  }
  *out = tensors;
  return tensors || sw_value_equal(vm, a, b, out);
}

static bool sequence_equal(SwVm *vm, const SwSequence *a, const SwSequence *b, bool *out) {
  *out = a->count == b->count;
  if (!*out || a == b) return true;
  if (!sw_work(vm, (a->count + 1) * SW_ITEM_WORK)) return false;
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_LISTS_NESTED_TOO_DEEPLY));
  vm->depth++;
  bool good = true;
  for (int64_t i = 0; i < a->count && good && *out; i++)
    good = item_equal(vm, a->items[i], b->items[i], out);
  vm->depth--;
  return good;
}

static bool range_equal(const SwRange *a, const SwRange *b) {
  int64_t count = sw_range_count(a);
  if (count != sw_range_count(b)) return false;
  return count == 0 || (a->start == b->start && (count == 1 || a->step == b->step));
}

static bool same_kind_equal(SwValue a, SwValue b) {
  switch (a.kind) {
  case SW_VALUE_NONE:
  case SW_VALUE_ELLIPSIS: return true;
  case SW_VALUE_STRING: return strcmp(a.as.string->bytes, b.as.string->bytes) == 0;
  case SW_VALUE_DTYPE:
    return a.as.dtype.dtype == b.as.dtype.dtype && a.as.dtype.dialect == b.as.dtype.dialect;
  case SW_VALUE_RANGE: return range_equal(a.as.range, b.as.range);
  case SW_VALUE_BYTES: return a.as.tensor->storage == b.as.tensor->storage;
  case SW_VALUE_TYPE: return strcmp(a.as.type, b.as.type) == 0;
  case SW_VALUE_MODULE: return strcmp(a.as.module, b.as.module) == 0;
  case SW_VALUE_CLOSURE:
    return a.as.closure == b.as.closure ||
           (a.as.closure->self.kind == SW_VALUE_OBJECT &&
            a.as.closure->node == b.as.closure->node &&
            a.as.closure->self.as.sequence == b.as.closure->self.as.sequence);
  case SW_VALUE_METHOD:
    return a.as.method->operation == b.as.method->operation &&
           a.as.method->self.as.sequence == b.as.method->self.as.sequence;
  case SW_VALUE_ADDRESS:
    return a.as.address->storage == b.as.address->storage &&
           a.as.address->bytes == b.as.address->bytes;
  default: return a.as.sequence == b.as.sequence; /* only the same object is equal */
  }
}

static bool is_numpy_dtype(SwValue value) {
  return value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_NUMPY &&
         !value.as.dtype.is_type;
}

/* dtype('int64') == int, == 'int64': NumPy reads the other side as a dtype. */
static bool dtype_equal(SwVm *vm, SwDType dtype, SwValue other, bool *out) {
  SwDType named = SW_FLOAT64; /* None means float64 */
  bool known = other.kind == SW_VALUE_NONE;
  if (other.kind == SW_VALUE_TYPE) known = sw_python_dtype(other.as.type, &named);
  if (other.kind == SW_VALUE_STRING && !sw_numpy_dtype_named(other.as.string->bytes, &named))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_DTYPE_NAME));
  *out = (known || other.kind == SW_VALUE_STRING) && named == dtype;
  return true;
}

/* All objects of a dataclass have their fields in the same order. */
static bool is_data(SwValue value) {
  return value.kind == SW_VALUE_OBJECT &&
         sw_class_attribute(sw_object_class(value), SW_DATA_FIELDS);
}

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_OBJECT && sw_class_attribute(sw_object_class(value), "__array__");
}

/* Sets and views of dicts have rules of their own for equality. */
static bool is_set_like(SwValue value) {
  return value.kind >= SW_VALUE_SET && value.kind <= SW_VALUE_ITEMS;
}

/* By __eq__() of one of them, by their fields, or by being one object. */
static bool objects_equal(SwVm *vm, SwValue a, SwValue b, bool *out) {
  bool found = false;
  if (!sw_own_equal(vm, a, b, &found, out)) return false;
  if (found) return true;
  if (is_data(a) && is_data(b)) return sequence_equal(vm, a.as.sequence, b.as.sequence, out);
  *out = a.kind == b.kind && a.as.sequence == b.as.sequence;
  return true;
}

bool sw_value_equal(SwVm *vm, SwValue a, SwValue b, bool *out) {
  *out = false;
  if ((is_array(a) || is_array(b)) && (a.kind != b.kind || a.as.sequence != b.as.sequence))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_LOOK_FOR_ITERATORS_OVER_ARRAYS));
  if (is_numpy_dtype(a) && b.kind != SW_VALUE_DTYPE)
    return dtype_equal(vm, a.as.dtype.dtype, b, out);
  if (is_numpy_dtype(b) && a.kind != SW_VALUE_DTYPE)
    return dtype_equal(vm, b.as.dtype.dtype, a, out);
  if (sw_value_is_number(a) && sw_value_is_number(b)) {
    *out = number_equal(a, b);
  } else if (sw_value_is_sequence(a) && sw_value_is_sequence(b)) {
    bool comparable = (a.kind == SW_VALUE_LIST) == (b.kind == SW_VALUE_LIST);
    return !comparable || sequence_equal(vm, a.as.sequence, b.as.sequence, out);
  } else if ((a.kind == SW_VALUE_ADDRESS) != (b.kind == SW_VALUE_ADDRESS)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_COMPARES_DATA_PTR_ANOTHER_DATA));
  } else if (a.kind == SW_VALUE_SLICE && b.kind == SW_VALUE_SLICE) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_SLICES));
  } else if (a.kind == b.kind && (a.kind == SW_VALUE_DICT || a.kind == SW_VALUE_SET)) {
    return a.as.sequence == b.as.sequence ? (*out = true) : sw_table_equal(vm, a, b, out);
  } else if (is_set_like(a) && is_set_like(b)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_KEYS_DICTS_MAKE));
  } else if (a.kind == SW_VALUE_OBJECT || b.kind == SW_VALUE_OBJECT) {
    return objects_equal(vm, a, b, out);
  } else if (a.kind == b.kind) {
    if (a.kind == SW_VALUE_STRING && !sw_work(vm, (int64_t)a.as.string->size)) return false;
    *out = same_kind_equal(a, b);
  }
  return true;
}

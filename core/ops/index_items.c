#include "ops/index_items.h"

#include "base/notices.h"
#include "ops/create.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"

static bool raise_kind(SwCall *call, SwDialect dialect, SwValue value) {
  if (dialect == SW_NUMPY) return sw_raise0(call->vm, SW_ERR_NUMPY_INDEX_KIND);
  if (value.kind == SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_TORCH_NEW_TYPE, SW_STR("str"));
  return sw_raise(call->vm, SW_ERR_TORCH_INDEX_KIND, SW_STR(sw_value_type_name(value)));
}

static void set_truth(SwIndexItem *item, bool truth) {
  item->kind = SW_INDEX_TRUTH;
  item->integer = truth;
}

/* An array without dims counts as its only element. */
static void set_number(SwIndex *index, SwIndexItem *item, const SwTensor *array, bool is_truth) {
  int64_t value = sw_scalar_integer(sw_tensor_load(array, array->layout.offset));
  if (is_truth) {
    set_truth(item, value != 0);
    return;
  }
  item->kind = SW_INDEX_INT;
  item->integer = value;
  index->copies = index->copies || !array->is_scalar;
}

/* PyTorch still takes bytes for truth values. */
static bool is_mask(SwCall *call, SwDialect dialect, const SwTensor *array) {
  bool bytes = dialect == SW_TORCH && array->dialect == SW_TORCH && array->dtype == SW_UINT8;
  if (bytes && array->layout.shape.ndim) {
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_INDEXING_DTYPE_TORCH_UINT8));
  }
  return bytes || array->dtype == SW_BOOL;
}

/* PyTorch accepts only these dtypes as positions; a tensor without dims may have any integer dtype.
 */
static bool is_unfit(SwDialect dialect, const SwTensor *array) {
  SwDType dtype = array->dtype;
  bool fits = dtype == SW_INT64 || dtype == SW_INT32 || dtype == SW_UINT8 || dtype == SW_BOOL;
  bool number = dialect == SW_NUMPY || array->layout.shape.ndim == 0;
  return number ? sw_dtype_is_float(dtype) : !fits;
}

static bool set_array(SwCall *call, SwDialect dialect, SwIndex *index, SwIndexItem *item,
                      SwTensor *array) {
  bool foreign = dialect == SW_TORCH && array->dialect == SW_NUMPY;
  if (foreign && array->is_scalar && (array->dtype == SW_BOOL || sw_dtype_is_float(array->dtype)))
    return raise_kind(call, dialect, sw_value_tensor(array));
  if (foreign && sw_dtype_is_float(array->dtype))
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_FLOATS_AS_POSITIONS_CONVERT));
  if (sw_dtype_is_float(array->dtype) && dialect == SW_NUMPY)
    return sw_raise0(call->vm,
                     array->is_scalar ? SW_ERR_NUMPY_INDEX_KIND : SW_ERR_NUMPY_INDEX_DTYPE);
  index->has_unfit = index->has_unfit || is_unfit(dialect, array);
  bool mask = is_mask(call, dialect, array);
  if (array->layout.shape.ndim == 0) {
    set_number(index, item, array, mask);
    return true;
  }
  item->kind = mask ? SW_INDEX_MASK : SW_INDEX_ARRAY;
  item->array = array;
  return true;
}

static bool holds(const SwSequence *items, SwValueKind kind) {
  for (int64_t i = 0; i < items->count; i++) {
    if (items->items[i].kind == kind) return true;
  }
  return false;
}

/* A list of positions or truth values. PyTorch makes integers of whatever it holds. */
static bool set_list(SwCall *call, SwDialect dialect, SwIndex *index, SwIndexItem *item,
                     SwValue list) {
  SwTensor *array;
  const SwSequence *items = list.as.sequence;
  if (holds(items, SW_VALUE_STRING))
    return raise_kind(call, dialect, (SwValue){.kind = SW_VALUE_STRING});
  if (dialect == SW_NUMPY && holds(items, SW_VALUE_NONE))
    return raise_kind(call, dialect, sw_value_none());
  if (!sw_create_from(call, dialect, list, SW_DTYPE_COUNT, &array)) return false;
  bool empty = sw_tensor_size(array) == 0;
  bool converts = sw_dtype_is_float(array->dtype) && (dialect == SW_TORCH || empty);
  if (converts && !(array = sw_tensor_copy(call->vm, array, SW_INT64))) return false;
  if (sw_dtype_is_float(array->dtype)) return raise_kind(call, dialect, list);
  return set_array(call, dialect, index, item, array);
}

static bool read_item(SwCall *call, SwDialect dialect, SwIndex *index, SwValue value,
                      SwIndexItem *item) {
  SwSequence *range;
  switch (value.kind) {
  case SW_VALUE_INT:
    item->kind = SW_INDEX_INT;
    item->integer = value.as.integer;
    return true;
  case SW_VALUE_BOOL: set_truth(item, value.as.truth); return true;
  case SW_VALUE_SLICE:
    item->kind = SW_INDEX_SLICE;
    item->slice = value.as.slice;
    return true;
  case SW_VALUE_NONE: item->kind = SW_INDEX_NEW; return true;
  case SW_VALUE_ELLIPSIS: item->kind = SW_INDEX_ELLIPSIS; return true;
  case SW_VALUE_TENSOR: return set_array(call, dialect, index, item, value.as.tensor);
  case SW_VALUE_LIST:
  case SW_VALUE_TUPLE:
  case SW_VALUE_SIZE: return set_list(call, dialect, index, item, value);
  case SW_VALUE_RANGE:
    if (!sw_iterate(call->vm, call->node, value, &range)) return false;
    return set_list(call, dialect, index, item,
                    (SwValue){.kind = SW_VALUE_LIST, .as.sequence = range});
  default: return raise_kind(call, dialect, value);
  }
}

static int dims_of(const SwIndexItem *item) {
  switch (item->kind) {
  case SW_INDEX_NEW:
  case SW_INDEX_ELLIPSIS:
  case SW_INDEX_TRUTH: return 0;
  case SW_INDEX_MASK: return item->array->layout.shape.ndim;
  default: return 1;
  }
}

static bool check_count(SwCall *call, const SwTensor *tensor, const SwIndex *index) {
  int ndim = tensor->layout.shape.ndim;
  if (index->dims <= ndim) return true;
  if (tensor->is_scalar) return sw_raise0(call->vm, SW_ERR_NUMPY_SCALAR_INDEX);
  if (tensor->dialect == SW_NUMPY)
    return sw_raise(call->vm, SW_ERR_NUMPY_TOO_MANY_INDICES, SW_INT(ndim), SW_INT(index->dims));
  bool lone = ndim == 0 && index->count == 1;
  if (lone && index->at[0].kind == SW_INDEX_INT) return sw_raise0(call->vm, SW_ERR_TORCH_INDEX_0D);
  if (lone && index->at[0].kind == SW_INDEX_SLICE)
    return sw_raise0(call->vm, SW_ERR_TORCH_SLICE_0D);
  return sw_raise(call->vm, SW_ERR_TORCH_TOO_MANY_INDICES, SW_INT(ndim));
}

/* NumPy compares masks with the dims they stand for before it looks at anything else. */
static bool check_masks(SwCall *call, const SwTensor *tensor, const SwIndex *index) {
  int axis = 0;
  for (int i = 0; i < index->count; i++) {
    const SwIndexItem *item = &index->at[i];
    int dims =
        item->kind == SW_INDEX_ELLIPSIS ? tensor->layout.shape.ndim - index->dims : dims_of(item);
    for (int dim = 0; item->kind == SW_INDEX_MASK && dim < dims; dim++) {
      int64_t size = tensor->layout.shape.size[axis + dim],
              own = item->array->layout.shape.size[dim];
      if (own && size != own) /* NumPy does not look at a dim of size 0 */
        return sw_raise(call->vm, SW_ERR_NUMPY_MASK_SHAPE, SW_INT(axis + dim), SW_INT(size),
                        SW_INT(own));
    }
    axis += dims;
  }
  return true;
}

#define MAX_AS_TUPLE 32

/* PyTorch takes a list for a tuple of indices if something in it is no number. */
static bool is_tuple_of_indices(SwCall *call, SwDialect dialect, SwValue value) {
  if (value.kind == SW_VALUE_TUPLE || value.kind == SW_VALUE_SIZE) return true;
  if (dialect == SW_NUMPY || (value.kind != SW_VALUE_LIST && value.kind != SW_VALUE_STRING))
    return false;
  bool like_tuple = value.kind == SW_VALUE_STRING;
  for (int64_t i = 0;
       !like_tuple && value.as.sequence->count < MAX_AS_TUPLE && i < value.as.sequence->count;
       i++) {
    SwValue item = value.as.sequence->items[i];
    bool number =
        sw_value_is_number(item) || (item.kind == SW_VALUE_TENSOR && item.as.tensor->is_scalar);
    like_tuple = !number;
  }
  if (like_tuple) {
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_USING_NON_TUPLE_SEQUENCE_FOR));
  }
  return like_tuple && value.kind == SW_VALUE_LIST;
}

bool sw_index_read(SwCall *call, const SwTensor *tensor, SwValue value, SwIndex *out) {
  SwDialect dialect = tensor->dialect;
  bool several = is_tuple_of_indices(call, dialect, value);
  int64_t count = several ? value.as.sequence->count : 1;
  int ellipses = 0;
  *out = (SwIndex){0};
  if (count > SW_MAX_INDEX) return sw_call_refuse(call);
  for (int i = 0; i < count; i++) {
    SwIndexItem *item = &out->at[out->count++];
    if (!read_item(call, dialect, out, several ? value.as.sequence->items[i] : value, item))
      return false;
    ellipses += item->kind == SW_INDEX_ELLIPSIS;
    out->dims += dims_of(item);
    out->is_advanced = out->is_advanced || item->kind >= SW_INDEX_TRUTH;
    if (ellipses > 1 && dialect == SW_NUMPY) return sw_raise0(call->vm, SW_ERR_NUMPY_TWO_ELLIPSES);
  }
  out->has_ellipsis = ellipses > 0;
  if (!check_count(call, tensor, out)) return false;
  if (out->has_unfit) return sw_raise0(call->vm, SW_ERR_TORCH_INDEX_DTYPE);
  return dialect == SW_TORCH || check_masks(call, tensor, out);
}

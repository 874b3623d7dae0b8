/* The items in the square brackets of tensor[...], each of one of a few kinds. */
#ifndef SW_OPS_INDEX_ITEMS_H
#define SW_OPS_INDEX_ITEMS_H

#include "call/call.h"

typedef enum SwIndexKind {
  SW_INDEX_INT, /* removes one dim */
  SW_INDEX_SLICE,
  SW_INDEX_NEW, /* None */
  SW_INDEX_ELLIPSIS,
  SW_INDEX_TRUTH, /* True, False: a new dim of size 1 or 0 */
  SW_INDEX_ARRAY, /* positions along one dim */
  SW_INDEX_MASK   /* truth values for as many dims as it has */
} SwIndexKind;

typedef struct SwIndexItem {
  SwIndexKind kind;
  int64_t integer; /* INT; TRUTH: 0 or 1 */
  const SwSlice *slice;
  SwTensor *array; /* ARRAY, MASK */
} SwIndexItem;

/* Items in one pair of brackets, at most. */
#define SW_MAX_INDEX 64

typedef struct SwIndex {
  int count;
  int dims;         /* dims of the tensor that the items use */
  bool is_advanced; /* has a TRUTH, ARRAY or MASK, so the result is a copy */
  bool copies;      /* NumPy: a copy, because an integer is given as an array without dims */
  bool has_ellipsis;
  bool has_unfit; /* PyTorch: an array that cannot be an index; raised after the count is checked */
  SwIndexItem at[SW_MAX_INDEX];
} SwIndex;

/* Reads the value in the brackets. Raises the library's error for an item that cannot be an index,
 * for too many items and for a second ellipsis. */
bool sw_index_read(SwCall *call, const SwTensor *tensor, SwValue value, SwIndex *out);

#endif

/* What stands in square brackets behind a tensor, item by item, each in one of a few kinds. */
#ifndef SW_OPS_INDEX_ITEMS_H
#define SW_OPS_INDEX_ITEMS_H

#include "call/call.h"

typedef enum SwIndexKind {
  SW_INDEX_INT, /* takes one dim out */
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

#define SW_MAX_INDEX 64

typedef struct SwIndex {
  int count;
  int dims;         /* of the tensor, that the items use up */
  bool is_advanced; /* the result is a copy: TRUTH, ARRAY or MASK occurs */
  bool copies;      /* NumPy: so it is for an array without dims in the place of an integer */
  bool has_ellipsis;
  bool has_unfit; /* PyTorch: an array that is no index; said after how many there are */
  SwIndexItem at[SW_MAX_INDEX];
} SwIndex;

/* `value` is what the brackets hold. Says what the library says of items that are no index, of
 * too many and of a second ellipsis. */
bool sw_index_read(SwCall *call, const SwTensor *tensor, SwValue value, SwIndex *out);

#endif

/* Values of the column `detail` in rows of NumPy's operations (core/numpy/operations). Rows that
 * share one C function tell it by `detail` which of them was called. */
#ifndef SW_NUMPY_DETAILS_H
#define SW_NUMPY_DETAILS_H

/* shares_memory is exact; may_share_memory only compares the bounds. */
enum { SW_MEMORY_SHARED, SW_MEMORY_BOUNDS };
/* Items of a.flags */
enum {
  SW_FLAG_C_CONTIGUOUS,
  SW_FLAG_F_CONTIGUOUS,
  SW_FLAG_OWNDATA,
  SW_FLAG_WRITEABLE,
  SW_FLAG_ALIGNED,
  SW_FLAG_WRITEBACKIFCOPY,
  SW_FLAG_FNC,
  SW_FLAG_FORC,
  SW_FLAG_BEHAVED,
  SW_FLAG_CARRAY,
  SW_FLAG_FARRAY
};
/* Attributes of a dtype: dtype.name, ... */
enum { SW_DTYPE_NAME, SW_DTYPE_ITEMSIZE, SW_DTYPE_KIND, SW_DTYPE_CHAR, SW_DTYPE_BYTEORDER };
/* np.shape(a), np.ndim(a), np.size(a) */
enum { SW_MEASURE_SHAPE, SW_MEASURE_NDIM, SW_MEASURE_SIZE };
enum { SW_DOT, SW_INNER };
/* np.s_ gives the key; np.ogrid gives one open (broadcastable) array a dim; np.mgrid full ones. */
enum { SW_INDEXER_KEY, SW_INDEXER_OPEN, SW_INDEXER_FULL };
/* a.diagonal() returns a read-only view; np.einsum('ii->i', a) returns a writable one. */
enum { SW_DIAGONAL_READ_ONLY, SW_DIAGONAL_WRITABLE };
/* Distribution of the numbers drawn. */
enum { SW_DRAWS_UNIFORM, SW_DRAWS_NORMAL, SW_DRAWS_OF_PCG };
/* array_split allows sections of unequal size; split raises an error. */
enum { SW_SPLIT_ANYHOW, SW_SPLIT_EVENLY };

#endif

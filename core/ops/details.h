/* Values of the column `detail` in rows of functions that the libraries share. */
#ifndef SW_OPS_DETAILS_H
#define SW_OPS_DETAILS_H

enum { SW_CLASS_NAN, SW_CLASS_INFINITE, SW_CLASS_FINITE };
enum { SW_PRINTING_SET, SW_PRINTING_WITHIN };
enum { SW_CLOSE_EACH, SW_CLOSE_ALL };
enum { SW_BYTES_OF_ELEMENT, SW_BYTES_OF_ALL };
enum { SW_TRIANGLE_LOWER, SW_TRIANGLE_UPPER };
enum { SW_SPREAD_VARIANCE, SW_SPREAD_DEVIATION };
enum { SW_NUMBER_INF, SW_NUMBER_NAN, SW_NUMBER_PI, SW_NUMBER_E };
enum { SW_SORT_VALUES, SW_SORT_PLACES };

enum {
  SW_ALONG_GATHER,  /* input, dim, index */
  SW_ALONG_TAKE,    /* input, index, dim; dims of size 1 stretch */
  SW_ALONG_PUT,     /* likewise, with values before the dim */
  SW_ALONG_SCATTER, /* input, dim, index, values */
  SW_ALONG_ADD,     /* likewise, adding to the old value */
  SW_ALONG_LINE,    /* likewise; the index has one dim */
  SW_ALONG_LINE_ADD /* likewise, adding */
};

#endif

/* What `detail` says in rows of functions that several libraries share. */
#ifndef SW_OPS_DETAILS_H
#define SW_OPS_DETAILS_H

enum { SW_CLASS_NAN, SW_CLASS_INFINITE, SW_CLASS_FINITE };
enum { SW_PRINTING_SET, SW_PRINTING_WITHIN };
enum { SW_CLOSE_EACH, SW_CLOSE_ALL };
enum { SW_BYTES_OF_ELEMENT, SW_BYTES_OF_ALL };
enum { SW_TRIANGLE_LOWER, SW_TRIANGLE_UPPER };
enum { SW_SPREAD_VARIANCE, SW_SPREAD_DEVIATION };
enum { SW_SORT_VALUES, SW_SORT_PLACES };

#endif

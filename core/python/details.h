/* Values of the column `detail` in rows of Python's operations (operations.def, math.def). Rows
 * that share one C function tell it by `detail` which of them was called. */
#ifndef SW_PYTHON_DETAILS_H
#define SW_PYTHON_DETAILS_H

/* __str__(), __repr__() of an exception */
enum { SW_EXCEPTION_STR, SW_EXCEPTION_REPR };
/* hasattr(), getattr() */
enum { SW_ATTRIBUTE_KNOWN, SW_ATTRIBUTE_VALUE };
enum { SW_EXTREME_MIN, SW_EXTREME_MAX };
/* all() stops at the first false item, any() at the first true one. */
enum { SW_DECIDED_BY_FALSE, SW_DECIDED_BY_TRUE };
/* sorted(items), items.sort() */
enum { SW_SORTED_COPY, SW_SORTED_IN_PLACE };
enum { SW_LIST_INDEX, SW_LIST_COUNT };
enum { SW_CONSTRUCT_LIST, SW_CONSTRUCT_TUPLE };
enum { SW_CONSTRUCT_INT, SW_CONSTRUCT_FLOAT };
enum { SW_DICT_GET, SW_DICT_SET, SW_DICT_POP };
/* lstrip(), rstrip(), strip(): a bit for each side. */
enum { SW_STRIP_LEFT = 1, SW_STRIP_RIGHT, SW_STRIP_BOTH };
enum { SW_SET_REMOVE, SW_SET_DISCARD };
#define SW_SET_UPDATE (-1)
enum { SW_MATH_PI, SW_MATH_E, SW_MATH_TAU, SW_MATH_INF, SW_MATH_NAN };
enum {
  SW_MATH_SQRT,
  SW_MATH_EXP,
  SW_MATH_LOG2,
  SW_MATH_LOG10,
  SW_MATH_SIN,
  SW_MATH_COS,
  SW_MATH_TANH,
  SW_MATH_FABS,
  SW_MATH_RADIANS,
  SW_MATH_DEGREES
};
enum { SW_MATH_CEIL, SW_MATH_FLOOR, SW_MATH_TRUNC };
enum { SW_MATH_IS_NAN, SW_MATH_IS_INF, SW_MATH_IS_FINITE };

#endif

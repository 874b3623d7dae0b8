#include "story/scene/computed_dtype.h"

#include <string.h>

/* The dtype of an operand. */
static void put_of(const SwRecord *record, int64_t number, SwText *out) {
  sw_text_put(out, sw_dtype_name(record->operand[number].dtype));
}

/* The two dtypes that are promoted, "a" and "b", and the common one, "dtype". A Python number has
 * no dtype of its own and counts less: "Python float". */
static void put_promoted(const SwRecord *record, const SwEvent *event, const char *name,
                         SwText *out) {
  if (*name == 'd') {
    sw_text_put(out, sw_dtype_name((SwDType)event->fact[3]));
    return;
  }
  const SwSnapshot *operand = &record->operand[*name == 'a' ? 0 : 1];
  bool is_float = sw_dtype_is_float(operand->dtype);
  const char *kind = is_float                    ? "Python float"
                     : operand->dtype == SW_BOOL ? "Python bool"
                                                 : "Python int";
  sw_text_put(out, operand->is_number ? kind : sw_dtype_name(operand->dtype));
}

/* The first or second dtype that NumPy's message quotes as dtype('int64'). Nothing if the texts of
 * errors have not been loaded. */
static void put_quoted_dtype(const SwRecord *record, bool second, SwText *out) {
  static const char before[] = "dtype('";
  const char *at = strstr(record->message, before);
  if (at && second) at = strstr(at + 1, before);
  if (!at) return;
  for (at += sizeof before - 1; *at != '\''; at++)
    sw_text_char(out, *at);
}

void sw_computed_dtype(const SwRecord *record, const SwEvent *event, const char *name,
                       SwText *out) {
  switch (event->id) {
  case SW_EV_CAST_REFUSED:
  case SW_EV_CAST_OUT_REFUSED:
    sw_text_put(out, sw_dtype_name(
                         (SwDType)event->fact[(event->id == SW_EV_CAST_REFUSED) + (*name == 'f')]));
    break;
  case SW_EV_CONVERTED:
    sw_text_put(out, sw_dtype_name(*name == 'f' ? record->operand[0].dtype : record->result.dtype));
    break;
  case SW_EV_PROMOTED: put_promoted(record, event, name, out); break;
  case SW_EV_STORED_REFUSED: put_quoted_dtype(record, *name == 't', out); break;
  case SW_EV_DTYPES_DIFFER_REFUSED:
  case SW_EV_DTYPES_REFUSED: put_of(record, event->fact[*name == 'a' ? 0 : 1], out); break;
  case SW_EV_PUT_DTYPE_REFUSED:
    put_of(record, *name == 'v' ? record->operand_count - 1 : 0, out);
    break;
  /* Other refusals over one operand's dtype; fact 0 is the operand. */
  default: put_of(record, event->fact[0], out);
  }
}

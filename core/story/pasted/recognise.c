#include "story/pasted/recognise.h"

#include <string.h>

#include "base/errors.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/sizes.h"

/* The ALSO rows: how other versions of a library word the messages of errors.def. */
static const struct {
  SwErrorId id;
  const char *message;
} rewordings[] = {
#define ALSO(id, message) {SW_ERR_##id, message},
#include "story/pasted/reproduce.def"
};

/* Least matched bytes of a row. In the middle of a line more are needed, or prose would match. */
#define FEWEST_WORDS  12
#define FEWEST_INSIDE 20
/* Matched bytes that identify a message that is cut off. */
#define FEWEST_CUT 24
/* Most characters to compare, so that a hostile text costs a bounded time. */
#define MOST_TRIES 8000000

/* A place where a message may begin. */
typedef struct Place {
  const char *at;
  bool starts_line;
  SwPiece type; /* the name of the error before it, or empty */
} Place;

/* The criteria that make one message better than another, in order. */
typedef struct Rank {
  bool explained, typed;
  const char *at;
  int words;
  const char *end;
  bool same_type;
} Rank;

typedef struct Search {
  const char *text, *end;
  int least; /* bytes that identify a cut-off message; 0: it must be complete */
  int tries;
  Rank best;
  SwRecognised *out;
} Search;

/* -- Places ---------------------------------------------------------------------------------- */

/* "ValueError" in "ValueError: " and "**numpy.exceptions.AxisError:** " before `at`. */
static SwPiece type_before(const char *text, const char *at) {
  static const char error[] = "Error";
  size_t least = sizeof error - 1;
  const char *to = at;
  while (to > text && strchr(" \n*_`\"'", to[-1]) && at - to < 8)
    to--;
  if (to == text || to[-1] != ':') return (SwPiece){0};
  const char *from = --to;
  while (from > text && sw_is_name(from[-1]))
    from--;
  SwPiece type = {from, (size_t)(to - from)};
  bool is_error = type.size >= least && memcmp(to - least, error, least) == 0;
  return is_error ? type : (SwPiece){0};
}

static bool starts_line(const char *text, const char *at) {
  while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == text || at[-1] == '\n';
}

/* -- Rows ------------------------------------------------------------------------------------ */

static bool has_type(SwPiece type, const char *wanted) {
  return type.size == strlen(wanted) && memcmp(type.at, wanted, type.size) == 0;
}

static bool ends_line(const Search *self, const char *at) {
  while (at < self->end && (*at == ' ' || *at == '\t'))
    at++;
  return at == self->end || *at == '\n';
}

/* Fewer words are enough for a message that fills its line or follows the name of an error. */
static bool enough(const Search *self, const Place *place, const SwMatch *match) {
  if (place->type.size > 0 || (place->starts_line && ends_line(self, match->end)))
    return match->words >= FEWEST_WORDS;
  return match->words >= FEWEST_INSIDE;
}

/* Among two overlapping messages, the one with more matched words is better. */
static bool is_better(const Rank *a, const Rank *b) {
  bool shared = a->at < b->end;
  if (shared && a->words != b->words) return a->words > b->words;
  if (shared && a->end != b->end) return a->end > b->end;
  if (a->explained != b->explained) return a->explained;
  if (shared) return a->same_type >= b->same_type;
  if (a->typed != b->typed) return a->typed;
  return a->typed || a->words > b->words;
}

static void try_row(Search *self, const Place *place, SwErrorId id, const char *row,
                    bool reworded) {
  char first = row[strspn(row, " ")];
  bool open = first == '{';                                   /* a row that begins with a place */
  if (!open && (first | 0x20) != (*place->at | 0x20)) return; /* ends most tries early */
  if (open && (self->least > 0 || (place->type.size == 0 && !place->starts_line))) return;
  SwMatch match;
  if (!sw_match_row(row, place->at, self->end, self->least, &self->tries, &match)) return;
  if (self->least > 0 && self->best.at && match.words <= self->best.words) return;
  if (self->least == 0 && !enough(self, place, &match)) return;
  if (open && !sw_is_explained(id) && match.words < FEWEST_INSIDE) return;
  Rank rank = {sw_is_explained(id), place->type.size > 0,
               place->at,           match.words,
               match.end,           has_type(place->type, sw_error_type(id))};
  if (self->best.at && !is_better(&rank, &self->best)) return;
  self->best = rank;
  *self->out =
      (SwRecognised){.id = id, .reworded = reworded || match.cut, .row = row, .match = match};
  self->out->message = (SwPiece){place->at, (size_t)(match.end - place->at)};
}

static void try_rows(Search *self, const Place *place) {
  for (int id = SW_ERR_NONE + 1; id < SW_ERR_COUNT; id++)
    try_row(self, place, (SwErrorId)id, sw_error_template((SwErrorId)id), false);
  for (size_t i = 0; i < sizeof rewordings / sizeof *rewordings; i++)
    try_row(self, place, rewordings[i].id, rewordings[i].message, true);
}

static bool recognise(const char *text, size_t size, int least, SwRecognised *out) {
  Search search = {
      .text = text, .end = text + size, .least = least, .tries = MOST_TRIES, .out = out};
  *out = (SwRecognised){0};
  for (const char *at = text; at < search.end && search.tries > 0; at++) {
    bool inside = at > text && sw_is_name(at[-1]) && sw_is_name(*at);
    if (inside || *at == ' ' || *at == '\n' || *at == '\t') continue;
    Place place = {at, starts_line(text, at), type_before(text, at)};
    try_rows(&search, &place);
  }
  return search.best.at != NULL;
}

bool sw_recognise(const char *text, size_t size, SwRecognised *out) {
  return recognise(text, size, 0, out);
}

bool sw_recognise_cut(const char *text, size_t size, SwRecognised *out) {
  return recognise(text, size, FEWEST_CUT, out);
}

/* -- As the library writes it ---------------------------------------------------------------- */

static void put_unbroken(SwText *out, SwPiece value) {
  for (size_t i = 0; i < value.size; i++)
    sw_text_char(out, value.at[i] == '\n' ? ' ' : value.at[i]);
}

/* "(10)", from NumPy before 1.20, becomes "(10,)"; torch.Size([2, 3]) becomes [2, 3]. */
static void put_value(SwText *out, SwPiece value, char style) {
  SwSizes sizes;
  bool shape =
      value.size > 1 && strchr("([t", value.at[0]) && strchr(")]", value.at[value.size - 1]);
  if (!shape || !sw_sizes_only(value) || !sw_sizes_read(value, &sizes)) {
    put_unbroken(out, value);
    return;
  }
  SwIntsStyle tuple = style == 't' ? SW_INTS_TUPLE : SW_INTS_NUMPY;
  SwIntsStyle written = value.at[0] == '(' ? tuple : SW_INTS_LIST;
  sw_text_ints(out, sizes.at, sizes.count, written);
}

void sw_recognised_message(const SwRecognised *self, SwText *out) {
  if (self->reworded) {
    put_unbroken(out, self->message);
    return;
  }
  int place = 0;
  for (const char *row = self->row; *row; row++) {
    if (*row != '{' || row[1] == '{') {
      row += *row == '{';
      sw_text_char(out, *row);
      continue;
    }
    const char *close = strchr(row, '}');
    const char *style = row + strcspn(row, ":}");
    put_value(out, self->match.values[place++], style < close ? style[1] : '\0');
    row = close;
  }
}

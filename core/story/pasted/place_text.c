#include "story/pasted/place_text.h"

#include <string.h>

#include "story/pasted/sizes.h"

/* Most elements of a tensor with a storage of that size; a larger one is expanded from a single
 * element, so a huge size in a text needs no memory. */
#define MOST_STORED (1 << 20)
/* Most elements of a tensor that is computed with. */
#define MOST_COMPUTED (1 << 18)

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

typedef struct Maker {
  const char *style; /* also the call that makes a small tensor */
  const char *large;
  SwIntsStyle sizes;
} Maker;

static const Maker makers[] = {
    {"torch.ones", "torch.ones(1).expand", SW_INTS_LIST},
    {"torch.arange", "torch.ones(1).expand", SW_INTS_LIST},
    {"np.ones", "np.broadcast_to(1.0, ", SW_INTS_TUPLE},
    {"np.arange", "np.broadcast_to(1, ", SW_INTS_TUPLE},
};

/* Styles that repeat a text n times. */
typedef struct Repeat {
  const char *style, *each, *between;
  int64_t least, most;
} Repeat;

static const Repeat repeats[] = {
    {"lead", "2, ", "", 0, SW_MOST_SIZES},
    {"leading", "2, ", "", 1, SW_MOST_SIZES},
    {"twos", "2", ", ", 0, SW_MOST_SIZES},
    {"zeros", "0", ", ", 0, SW_MOST_SIZES},
    {"colons", ":, ", "", 0, SW_MOST_SIZES},
    {"tail", ", 2", "", -SW_MOST_SIZES, SW_MOST_SIZES},
    {"times", "a, ", "", 1, 4},
    {"some", "", "", 1, INT64_MAX},
};

typedef struct Dtype {
  const char *pasted, *name;
} Dtype;

static const Dtype dtypes[] = {
    {"Float", "float32"},
    {"Double", "float64"},
    {"Long", "int64"},
    {"long", "int64"},
    {"Int", "int32"},
    {"Byte", "uint8"},
    {"Bool", "bool"},
    {"float", "float32"},
    {"double", "float64"},
    {"int", "int32"},
    {"Half", "float16"},
    {"BFloat16", "bfloat16"},
    {"c10::Half", "float16"},
    {"c10::BFloat16", "bfloat16"},
    {"long int", "int64"},
    {"Short", "int16"},
    {"short", "int16"},
    {"Char", "int8"},
    {"signed char", "int8"},
    {"unsigned char", "uint8"},
    {"bool", "bool"},
    {"float16", "float16"},
    {"bfloat16", "bfloat16"},
    {"torch.FloatTensor", "float32"},
    {"torch.DoubleTensor", "float64"},
    {"torch.HalfTensor", "float16"},
    {"torch.ShortTensor", "int16"},
    {"torch.cuda.FloatTensor", "float32"},
    {"torch.cuda.HalfTensor", "float16"},
    {"torch.cuda.DoubleTensor", "float64"},
    {"torch.BFloat16Tensor", "bfloat16"},
};

/* The methods that convert a layer. */
static const Dtype casts[] = {{"Float", "float"},       {"float", "float"},
                              {"Half", "half"},         {"c10::Half", "half"},
                              {"Double", "double"},     {"double", "double"},
                              {"BFloat16", "bfloat16"}, {"c10::BFloat16", "bfloat16"}};

static const Dtype item_types[] = {
    {"1", "uint8"}, {"2", "int16"}, {"4", "float32"}, {"8", "float64"}};

static const Dtype objects[] = {{"Tensor", "torch.zeros(3)"},
                                {"numpy.ndarray", "numpy.zeros(3)"},
                                {"torch.Size", "torch.zeros(3).shape"},
                                {"float", "1.0"},
                                {"int", "1"},
                                {"list", "[1, 2]"},
                                {"tuple", "(1, 2)"},
                                {"str", "'text'"},
                                {"NoneType", "None"}};

static bool same(SwPiece a, const char *b) {
  return a.size == strlen(b) && memcmp(a.at, b, a.size) == 0;
}

static void put_list(SwText *out, const SwSizes *sizes) {
  for (int i = 0; i < sizes->count; i++) {
    if (i > 0) sw_text_put(out, ", ");
    sw_text_int(out, sizes->at[i]);
  }
}

/* (2, 3) or 3 */
static void put_sizes(SwText *out, const SwSizes *sizes) {
  if (sizes->count == 1)
    put_list(out, sizes);
  else
    sw_text_ints(out, sizes->at, sizes->count, SW_INTS_TUPLE);
}

/* torch.ones(2, 3), np.ones((2, 3)) */
static bool put_made(const Maker *maker, const SwSizes *sizes, SwText *out) {
  int64_t numel;
  bool counted = sw_sizes_numel(sizes, &numel);
  bool is_large = counted && numel > MOST_STORED;
  sw_text_put(out, is_large ? maker->large : maker->style);
  bool open = is_large && maker->sizes == SW_INTS_TUPLE;
  if (!open) sw_text_char(out, '(');
  bool counts = !is_large && strstr(maker->style, "arange") != NULL;
  if (counts && counted && sizes->count > 1) {
    sw_text_int(out, numel);
    sw_text_put(out, ").reshape(");
  }
  if (maker->sizes == SW_INTS_LIST && sizes->count > 0)
    put_list(out, sizes);
  else
    put_sizes(out, sizes);
  sw_text_char(out, ')');
  return true;
}

static bool put_repeated(const Repeat *repeat, const SwSizes *sizes, SwText *out) {
  if (sizes->count != 1 || sizes->at[0] < repeat->least || sizes->at[0] > repeat->most)
    return false;
  for (int64_t i = 0; *repeat->each && i < sizes->at[0]; i++) {
    if (i > 0) sw_text_put(out, repeat->between);
    sw_text_put(out, repeat->each);
  }
  return true;
}

/* Counts up: 0, 1, 2, or a, b, c. */
static bool put_counted(bool letters, const SwSizes *sizes, SwText *out) {
  int64_t n = sizes->count == 1 ? sizes->at[0] : -1;
  if (n < 0 || n > SW_MOST_SIZES) return false;
  for (int64_t i = 0; i < n; i++) {
    if (i > 0) sw_text_put(out, ", ");
    if (letters)
      sw_text_char(out, (char)('a' + i));
    else
      sw_text_int(out, i);
  }
  return true;
}

static bool put_of(const Dtype *rows, size_t count, SwPiece value, SwText *out) {
  for (size_t i = 0; i < count; i++) {
    if (!same(value, rows[i].pasted)) continue;
    sw_text_put(out, rows[i].name);
    return true;
  }
  return false;
}

/* A size small enough to build; a huge size in a text never builds a huge tensor. */
static bool put_few(const SwSizes *sizes, SwText *out) {
  if (sizes->count != 1 || sizes->at[0] < 0 || sizes->at[0] > MOST_COMPUTED) return false;
  sw_text_int(out, sizes->at[0]);
  return true;
}

/* The first, second or last size. */
static bool put_one(SwPiece style, const SwSizes *sizes, SwText *out) {
  int at = same(style, "first") ? 0 : same(style, "second") ? 1 : sizes->count - 1;
  if (at < 0 || at >= sizes->count) return false;
  sw_text_int(out, sizes->at[at]);
  return true;
}

/* The sizes from the third on: 3 for 3 x 3, else (3, 5). */
static bool put_kernel(const SwSizes *sizes, SwText *out) {
  SwSizes kernel = {0};
  bool square = true;
  for (int i = 2; i < sizes->count; i++) {
    kernel.at[kernel.count++] = sizes->at[i];
    square = square && sizes->at[i] == sizes->at[2];
  }
  if (square && kernel.count > 1) kernel.count = 1;
  put_sizes(out, &kernel);
  return kernel.count > 0;
}

/* The sizes with 5 classes behind the first. */
static bool put_channels(const SwSizes *sizes, SwText *out) {
  SwSizes wide = {.count = 2, .at = {sizes->at[0], 5}};
  for (int i = 1; i < sizes->count && wide.count < SW_MOST_SIZES; i++)
    wide.at[wide.count++] = sizes->at[i];
  put_list(out, &wide);
  return sizes->count > 1;
}

/* {'h': 4, 'w': 3} as , h=4, w=3 */
static bool put_keywords(SwPiece value, SwText *out) {
  if (value.size < 2 || value.at[0] != '{' || value.at[value.size - 1] != '}') return false;
  if (value.size > 2) sw_text_put(out, ", ");
  for (size_t i = 1; i + 1 < value.size; i++) {
    char c = value.at[i];
    if (!sw_is_name(c) && !strchr("':, ", c)) return false;
    if (c == ':') sw_text_char(out, '=');
    if (sw_is_name(c) || c == ',') sw_text_char(out, c);
    if (c == ',') sw_text_char(out, ' ');
  }
  return true;
}

static bool put_letters(const SwSizes *sizes, SwText *out) {
  if (sizes->count != 1 || sizes->at[0] < 0 || sizes->at[0] > SW_MOST_SIZES) return false;
  for (int64_t i = 0; i < sizes->at[0]; i++)
    sw_text_char(out, (char)('a' + i));
  return true;
}

static bool put_numel(const SwSizes *sizes, SwText *out) {
  int64_t numel;
  if (!sw_sizes_numel(sizes, &numel)) return false;
  sw_text_int(out, numel);
  return true;
}

bool sw_place_text(SwPiece style, SwPiece value, SwText *out) {
  SwSizes sizes;
  if (style.size == 0) {
    sw_text_bytes(out, value.at, value.size);
    return true;
  }
  if (same(style, "dtype")) return put_of(dtypes, COUNT(dtypes), value, out);
  if (same(style, "cast")) return put_of(casts, COUNT(casts), value, out);
  if (same(style, "itemtype")) return put_of(item_types, COUNT(item_types), value, out);
  if (same(style, "object")) return put_of(objects, COUNT(objects), value, out);
  if (same(style, "keywords")) return put_keywords(value, out);
  if (!sw_sizes_read(value, &sizes)) return false;
  if (same(style, "first") || same(style, "second") || same(style, "last"))
    return put_one(style, &sizes, out);
  if (same(style, "kernel")) return put_kernel(&sizes, out);
  if (same(style, "channels")) return put_channels(&sizes, out);
  if (same(style, "letters")) return put_letters(&sizes, out);
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
    if (same(style, makers[i].style)) return put_made(&makers[i], &sizes, out);
  }
  for (size_t i = 0; i < sizeof repeats / sizeof *repeats; i++) {
    if (same(style, repeats[i].style)) return put_repeated(&repeats[i], &sizes, out);
  }
  if (same(style, "range") || same(style, "names"))
    return put_counted(same(style, "names"), &sizes, out);
  if (same(style, "rows")) return sizes.count == 2 && sizes.at[0] == -1;
  if (same(style, "few")) return put_few(&sizes, out);
  if (same(style, "numel")) return put_numel(&sizes, out);
  bool list = same(style, "list");
  if (list)
    put_list(out, &sizes);
  else
    put_sizes(out, &sizes);
  return !list || sizes.count > 0;
}

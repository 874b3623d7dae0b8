/* hash(object): the numbers of Python on a 64-bit machine, where they are the same in every run. */
#include <math.h>

#include "base/notices.h"
#include "call/call.h"
#include "runtime/table.h"

#define MODULUS (((uint64_t)1 << 61) - 1) /* numbers that are equal have equal remainders */
#define DIGITS  53                        /* bits of a float */
#define SEED    2870177450012600261U

/* -1 says in Python's own code that there is no hash. */
static int64_t signed_hash(uint64_t size, bool negative) {
  int64_t hash = negative ? -(int64_t)size : (int64_t)size;
  return hash == -1 ? -2 : hash;
}

static int64_t hash_int(int64_t number) {
  uint64_t size = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  return signed_hash(size % MODULUS, number < 0);
}

/* 2**61 leaves 1, so that a power of two turns the 61 bits. */
static int64_t hash_float(double number) {
  int exponent = 0;
  if (isinf(number)) return number < 0 ? -314159 : 314159;
  uint64_t bits = (uint64_t)ldexp(frexp(fabs(number), &exponent), DIGITS);
  int turn = (exponent - DIGITS) % 61;
  if (turn < 0) turn += 61;
  return signed_hash((bits << turn & MODULUS) | bits >> (61 - turn), number < 0);
}

/* xxHash of the hashes of the items. */
static uint64_t join(uint64_t joined, int64_t item) {
  joined += (uint64_t)item * 14029467366897019727U;
  return (joined << 31 | joined >> 33) * 11400714785074694791U;
}

static bool hash_value(SwCall *call, SwValue value, int depth, int64_t *out);

static bool hash_tuple(SwCall *call, const SwSequence *items, int depth, int64_t *out) {
  uint64_t joined = SEED;
  for (int64_t i = 0; i < items->count; i++) {
    int64_t item;
    if (!hash_value(call, items->items[i], depth + 1, &item)) return false;
    joined = join(joined, item);
  }
  *out = (int64_t)(joined + ((uint64_t)items->count ^ SEED ^ 3527539));
  return true;
}

/* Refuses a value whose hash differs from run to run, or that has none. */
static bool refuse(SwCall *call, SwValue value) {
  bool number = value.kind == SW_VALUE_FLOAT;
  if (!number && !sw_table_is_key(call->vm, value)) return false;
  if (value.kind == SW_VALUE_OBJECT || value.kind == SW_VALUE_TUPLE) return sw_call_refuse(call);
  bool text = value.kind == SW_VALUE_STRING;
  return sw_refuse_here(call->vm,
                        sw_notice(text ? SW_NOTICE_HASH_OF_STR : SW_NOTICE_HASH_OF_ADDRESS));
}

static bool hash_value(SwCall *call, SwValue value, int depth, int64_t *out) {
  value = sw_table_plain(value);
  bool tuple = value.kind == SW_VALUE_TUPLE || value.kind == SW_VALUE_SIZE;
  if (tuple && depth < SW_MAX_DEPTH) return hash_tuple(call, value.as.sequence, depth, out);
  if (value.kind == SW_VALUE_BOOL)
    *out = value.as.truth;
  else if (value.kind == SW_VALUE_INT)
    *out = hash_int(value.as.integer);
  else if (value.kind == SW_VALUE_FLOAT && !isnan(value.as.number))
    *out = hash_float(value.as.number);
  else if (value.kind == SW_VALUE_STRING && !value.as.string->size)
    *out = 0;
  else
    return refuse(call, value);
  return true;
}

bool sw_builtin_hash(SwCall *call, SwValue *out) {
  int64_t hash = 0;
  if (!hash_value(call, call->args[0], 0, &hash)) return false;
  *out = sw_value_int(hash);
  return true;
}

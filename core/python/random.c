/* The module random: a Mersenne twister, separate from the generators of the libraries. Without a
 * seed it has seed 0, so that a program shows the same picture to everyone. The other functions are
 * in composed/random.py. */
#include "call/arguments.h"
#include "call/call.h"

static uint32_t next(SwVm *vm) {
  SwTwister *twister = &vm->random[SW_PYTHON_RANDOM];
  if (!vm->unsettled[SW_PYTHON_RANDOM].seeded && !twister->at) /* the first number */
    sw_twister_seed_words(twister, &(uint32_t){0}, 1);
  vm->unsettled[SW_PYTHON_RANDOM].drawn = true;
  return sw_twister_next(twister);
}

/* seed(a) */
bool sw_random_module_seed(SwCall *call, SwValue *out) {
  SwValue seed = call->args[0];
  if (seed.kind != SW_VALUE_INT || seed.as.integer == INT64_MIN) return sw_call_refuse(call);
  uint64_t size = (uint64_t)(seed.as.integer < 0 ? -seed.as.integer : seed.as.integer);
  const uint32_t words[] = {(uint32_t)size, (uint32_t)(size >> 32)};
  sw_twister_seed_words(&call->vm->random[SW_PYTHON_RANDOM], words, words[1] ? 2 : 1);
  call->vm->unsettled[SW_PYTHON_RANDOM] = (SwUnsettled){
      .seeded = true, .defaults_by = call->vm->unsettled[SW_PYTHON_RANDOM].defaults_by};
  *out = sw_value_none();
  return true;
}

/* random(): 53 bits in [0, 1) */
bool sw_random_module_random(SwCall *call, SwValue *out) {
  uint32_t high = next(call->vm) >> 5, low = next(call->vm) >> 6;
  *out = sw_value_float((high * 67108864.0 + low) / 9007199254740992.0);
  return true;
}

static uint64_t bits(SwVm *vm, int count) {
  if (count <= 32) return next(vm) >> (32 - count);
  uint64_t low = next(vm);
  return low | (uint64_t)(next(vm) >> (64 - count)) << 32;
}

/* getrandbits(k) */
bool sw_random_module_bits(SwCall *call, SwValue *out) {
  int64_t count;
  if (call->args[0].kind != SW_VALUE_INT || !sw_arg_int(call, 0, &count) || count < 0 || count > 63)
    return sw_call_refuse(call);
  *out = sw_value_int(count ? (int64_t)bits(call->vm, (int)count) : 0);
  return true;
}

/* An integer from 0 to n - 1. */
static int64_t below(SwVm *vm, int64_t n) {
  int count = 0;
  while (n >> count)
    count++;
  int64_t drawn = (int64_t)bits(vm, count);
  while (drawn >= n)
    drawn = (int64_t)bits(vm, count);
  return drawn;
}

/* below_(n), for the functions in Python; n is positive. */
bool sw_random_module_below(SwCall *call, SwValue *out) {
  *out = sw_value_int(below(call->vm, call->args[0].as.integer));
  return true;
}

/* shuffle(x) */
bool sw_random_module_shuffle(SwCall *call, SwValue *out) {
  if (call->args[0].kind != SW_VALUE_LIST) return sw_call_refuse(call);
  SwSequence *items = call->args[0].as.sequence;
  if (!sw_work(call->vm, items->count * SW_EACH_WORK)) return false;
  for (int64_t i = items->count - 1; i > 0; i--) {
    int64_t other = below(call->vm, i + 1);
    SwValue item = items->items[i];
    items->items[i] = items->items[other];
    items->items[other] = item;
  }
  *out = sw_value_none();
  return true;
}

/* spare_(z=None): keeps the second number of a pair of normal ones, or takes it out. */
bool sw_random_module_spare(SwCall *call, SwValue *out) {
  SwTwister *twister = &call->vm->random[SW_PYTHON_RANDOM];
  bool keeps = call->args[0].kind == SW_VALUE_FLOAT;
  *out = twister->has_normal && !keeps ? sw_value_float(twister->normal) : sw_value_none();
  twister->has_normal = keeps;
  if (keeps) twister->normal = call->args[0].as.number;
  return true;
}

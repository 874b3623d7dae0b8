/* np.random.default_rng and np.random.RandomState: generators with a state apart from np.random's
 * own. */
#include "call/arguments.h"
#include "numpy/generator.h"

static bool arg_seed(SwCall *call, int64_t *seed) {
  if (sw_arg_missing(call, 0)) return true;
  if (call->args[0].kind != SW_VALUE_INT) return sw_call_refuse(call);
  *seed = call->args[0].as.integer;
  if (*seed < 0) return sw_call_refuse(call);
  return true;
}

static SwValue generator_value(SwVm *vm, SwGenerator *self) {
  self->next = vm->generators;
  vm->generators = self;
  return (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &self->object};
}

/* default_rng(seed=None). In NumPy a generator without a seed differs from run to run; here the
 * seed is 0 then, so that every reader sees the same numbers. */
bool sw_numpy_default_rng(SwCall *call, SwValue *out) {
  int64_t seed = 0;
  SwPcg *self = sw_arena_alloc(call->vm->arena, sizeof *self);
  if (!self) return sw_exhausted(call->vm);
  if (!arg_seed(call, &seed)) return false;
  *self =
      (SwPcg){.generator.object = {"numpy.random._generator.Generator", "Generator(PCG64) at 0x...",
                                   "Generator(PCG64)", SW_NO_CONTEXT_BUT_A_GENERATOR}};
  sw_pcg_seed(self, (uint64_t)seed);
  *out = generator_value(call->vm, &self->generator);
  return true;
}

typedef struct RandomState {
  SwGenerator generator;
  SwTwister twister;
} RandomState;

/* RandomState(seed=None) */
bool sw_numpy_random_state(SwCall *call, SwValue *out) {
  int64_t seed = 0;
  RandomState *self = sw_arena_alloc(call->vm->arena, sizeof *self);
  if (!self) return sw_exhausted(call->vm);
  if (!arg_seed(call, &seed)) return false;
  if (seed > UINT32_MAX) return sw_raise0(call->vm, SW_ERR_NUMPY_RANDOM_SEED);
  *self = (RandomState){
      .generator.object = {"numpy.random.mtrand.RandomState", "RandomState(MT19937) at 0x...",
                           "RandomState(MT19937)", SW_NO_CONTEXT_BUT_A_GENERATOR}};
  sw_twister_seed(&self->twister, (uint32_t)seed);
  *out = generator_value(call->vm, &self->generator);
  return true;
}

/* A method of RandomState: runs the function of np.random with the same name on this state. */
bool sw_numpy_state_method(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  RandomState *self = (RandomState *)sw_value_generator(call->args[0].as.constant);
  SwTwister own = vm->random[SW_NUMPY];
  SwUnsettled before = vm->unsettled[SW_NUMPY];
  SwArguments rest = *call->arguments;
  rest.positional++;
  rest.positional_nodes++;
  rest.positional_count--;
  rest.is_method = false;
  vm->random[SW_NUMPY] = self->twister;
  vm->unsettled[SW_NUMPY].random_by = 0;
  bool good = sw_call(vm, sw_operation_find(vm, "numpy.random", call->operation->name), &rest, out);
  self->twister = vm->random[SW_NUMPY];
  vm->random[SW_NUMPY] = own;
  vm->unsettled[SW_NUMPY] = before;
  return good;
}

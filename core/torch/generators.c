/* torch.Generator: generators apart from the default one, for `generator=`. */
#include "call/arguments.h"
#include "ops/device.h"
#include "torch/constants.h"
#include "torch/create.h"
#include "torch/details.h"
#include "torch/generator.h"
#include "torch/random.h"

/* The seed of a new torch.Generator(); the name in PyTorch is c10::default_rng_seed_val. */
#define DEFAULT_SEED 67280421310721

typedef struct Generator {
  SwGenerator generator;
  SwTwister twister;
  int64_t seed;
} Generator;

static void seed_with(Generator *self, int64_t seed) {
  self->seed = seed;
  sw_twister_seed(&self->twister, (uint32_t)seed);
}

/* The generator of a value; NULL stands for the default one. */
static Generator *own(SwValue value) {
  return (Generator *)sw_value_generator(value.as.constant);
}

/* Generator(device='cpu') */
bool sw_torch_generator_new(SwCall *call, SwValue *out) {
  Generator *self = sw_arena_alloc(call->vm->arena, sizeof *self);
  if (!self) return sw_exhausted(call->vm);
  if (!sw_torch_device_check(call, 0)) return false;
  SwConstant object = *sw_torch_generator().as.constant;
  object.context = SW_NO_CONTEXT_BUT_A_GENERATOR;
  *self = (Generator){.generator = {.object = object, .next = call->vm->generators}};
  seed_with(self, DEFAULT_SEED);
  call->vm->generators = &self->generator;
  *out = (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &self->generator.object};
  return true;
}

/* generator.manual_seed(seed) */
bool sw_torch_generator_seed(SwCall *call, SwValue *out) {
  Generator *self = own(call->args[0]);
  if (call->args[1].kind != SW_VALUE_INT) return sw_arg_refuse(call, 1);
  if (self)
    seed_with(self, call->args[1].as.integer);
  else
    sw_random_seed(call->vm, (uint64_t)call->args[1].as.integer);
  *out = call->args[0];
  return true;
}

/* generator.initial_seed() */
bool sw_torch_generator_initial(SwCall *call, SwValue *out) {
  const Generator *self = own(call->args[0]);
  if (!self || self->seed < 0) return sw_call_refuse(call);
  *out = sw_value_int(self->seed);
  return true;
}

/* torch.default_generator */
bool sw_torch_generator_default(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_torch_generator();
  return true;
}

static SwFunction *const draws[] = {
    [SW_DRAW_RAND] = sw_torch_rand,           [SW_DRAW_RANDN] = sw_torch_rand,
    [SW_DRAW_RAND_LIKE] = sw_torch_rand_like, [SW_DRAW_RANDN_LIKE] = sw_torch_rand_like,
    [SW_DRAW_RANDINT] = sw_torch_randint,     [SW_DRAW_RANDINT_LIKE] = sw_torch_randint_like,
    [SW_DRAW_RANDPERM] = sw_torch_randperm,   [SW_DRAW_UNIFORM_] = sw_torch_uniform_,
    [SW_DRAW_NORMAL_] = sw_torch_normal_,
};

/* Runs the drawing function of the row's `detail` with the state of `generator=`, the last
 * parameter, swapped in for the default state. */
bool sw_torch_draws(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwFunction *draw = draws[call->operation->detail];
  SwValue given = call->args[call->count - 1];
  Generator *self = given.kind == SW_VALUE_CONSTANT ? own(given) : NULL;
  if (!self) return draw(call, out);
  SwTwister before = vm->random[SW_TORCH];
  SwUnsettled state = vm->unsettled[SW_TORCH];
  vm->random[SW_TORCH] = self->twister;
  bool good = draw(call, out);
  self->twister = vm->random[SW_TORCH];
  vm->random[SW_TORCH] = before;
  vm->unsettled[SW_TORCH] = state;
  return good;
}

/*
 * Layouts by bytes: a contiguous one, then permuted, sliced, expanded, given new dims. Each is read
 * as the rules of the tensor layer say and, beside it, by an obvious slow reference.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "kernels/elementwise.h"
#include "tensor/broadcast.h"
#include "tensor/view.h"

#define MAX_ELEMENTS 4096

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Input {
  const uint8_t *data;
  size_t size;
} Input;

/* 0 .. below-1; 0 when the input has ended. */
static int take(Input *self, int below) {
  if (self->size == 0 || below <= 0) return 0;
  self->size--;
  return *self->data++ % below;
}

static void expect(bool truth) {
  if (!truth) abort();
}

static int64_t count(const SwShape *shape) {
  int64_t numel = 1;
  for (int dim = 0; dim < shape->ndim; dim++)
    numel *= shape->size[dim];
  return numel;
}

/* -- Making layouts ------------------------------------------------------------------------------
 */

static SwShape take_shape(Input *input) {
  SwShape shape = {.ndim = take(input, 6)};
  for (int dim = 0; dim < shape.ndim; dim++)
    shape.size[dim] = take(input, 6);
  return shape;
}

static void permute(Input *input, SwLayout *layout) {
  int order[SW_MAX_DIMS];
  for (int dim = 0; dim < layout->shape.ndim; dim++)
    order[dim] = dim;
  for (int dim = layout->shape.ndim - 1; dim > 0; dim--) {
    int other = take(input, dim + 1), kept = order[dim];
    order[dim] = order[other];
    order[other] = kept;
  }
  *layout = sw_layout_permute(layout, order);
}

static void slice(Input *input, SwLayout *layout) {
  if (layout->shape.ndim == 0) return;
  int dim = take(input, layout->shape.ndim);
  int length = (int)layout->shape.size[dim], start = take(input, length + 1),
      step = 1 + take(input, 3);
  bool backwards = take(input, 4) == 0 && length > 0;
  int64_t wanted = (length - start + step - 1) / step;
  if (backwards)
    *layout = sw_layout_slice(layout, dim, length - 1, length, -1);
  else
    *layout = sw_layout_slice(layout, dim, start, wanted, step);
}

static void expand(Input *input, SwLayout *layout) {
  SwShape target = layout->shape;
  for (int dim = 0; dim < target.ndim; dim++) {
    if (target.size[dim] == 1) target.size[dim] = take(input, 5);
  }
  if (count(&target) <= MAX_ELEMENTS)
    *layout = sw_broadcast_layout(layout, &target, SW_TORCH, 0, NULL);
}

static void insert_or_select(Input *input, SwLayout *layout) {
  int dim = take(input, layout->shape.ndim + 1);
  if (take(input, 2) && layout->shape.ndim < 8)
    *layout = sw_layout_insert(layout, dim, take(input, 9));
  else if (dim < layout->shape.ndim && layout->shape.size[dim]) {
    *layout = sw_layout_select(layout, dim, take(input, (int)layout->shape.size[dim]));
  }
}

static SwLayout take_layout(Input *input) {
  SwShape shape = take_shape(input);
  SwLayout layout;
  expect(sw_layout_contiguous(&shape, &layout));
  for (int i = take(input, 6); i > 0; i--) {
    switch (take(input, 4)) {
    case 0: permute(input, &layout); break;
    case 1: slice(input, &layout); break;
    case 2: expand(input, &layout); break;
    default: insert_or_select(input, &layout); break;
    }
  }
  return layout;
}

/* -- The reference -------------------------------------------------------------------------------
 */

/* Addresses of all elements in reading order. */
static void walk(const SwLayout *layout, int64_t *out) {
  int64_t index[SW_MAX_DIMS] = {0}, numel = count(&layout->shape);
  for (int64_t i = 0; i < numel; i++) {
    out[i] = sw_layout_address(layout, index);
    (void)sw_shape_advance(&layout->shape, index);
  }
}

/* Whether any strides at all read `addresses` under `shape`: they must be the differences between
 * neighbours, and then every address must come out. */
static bool strides_exist(const int64_t *addresses, const SwShape *shape) {
  SwLayout guess = {.shape = *shape, .offset = addresses[0]};
  int64_t step = 1, seen[MAX_ELEMENTS];
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    guess.stride[dim] = shape->size[dim] > 1 ? addresses[step] - addresses[0] : 0;
    step *= shape->size[dim];
  }
  walk(&guess, seen);
  return memcmp(seen, addresses, (size_t)count(shape) * sizeof *seen) == 0;
}

static bool reads_like_new(const int64_t *addresses, int64_t numel) {
  for (int64_t i = 0; i < numel; i++) {
    if (addresses[i] - addresses[0] != i) return false;
  }
  return true;
}

/* -- Comparing -----------------------------------------------------------------------------------
 */

/* A shape of the same number of elements: divisors as the bytes choose them. */
static SwShape refactor(Input *input, int64_t numel) {
  SwShape shape = {0};
  while (shape.ndim < 7) {
    int64_t divisor = 1 + take(input, 6);
    bool last = divisor == 1 && take(input, 2);
    if (numel % divisor != 0 && !last) continue;
    shape.size[shape.ndim++] = last ? numel : divisor;
    if (last) return shape;
    numel /= divisor;
    if (input->size == 0) break;
  }
  shape.size[shape.ndim++] = numel;
  return shape;
}

static void check_view(Input *input, const SwLayout *layout, const int64_t *addresses,
                       int64_t numel) {
  SwShape shape = refactor(input, numel), refined;
  SwLayout view;
  int64_t seen[MAX_ELEMENTS];
  bool fits = sw_view_strides(layout, &shape, take(input, 2) ? SW_NUMPY : SW_TORCH, NULL, &view);
  expect(fits == strides_exist(addresses, &shape));
  if (fits) {
    walk(&view, seen);
    expect(memcmp(seen, addresses, (size_t)numel * sizeof *seen) == 0);
  } else if (sw_view_refine(layout, &shape, SW_TORCH, &refined)) {
    expect(count(&refined) == numel);
    expect(sw_view_strides(layout, &refined, SW_TORCH, NULL, &view));
  }
}

static void check_copy(const SwLayout *layout, const int64_t *addresses, int64_t numel) {
  static int32_t from[1 << 16], to[MAX_ELEMENTS];
  SwLayout dense;
  int64_t lowest, highest;
  if (!sw_layout_extent(layout, &lowest, &highest) || lowest < 0 || highest >= (1 << 16)) return;
  for (int64_t i = 0; i <= highest; i++)
    from[i] = (int32_t)(i * 7 + 1);
  expect(sw_layout_contiguous(&layout->shape, &dense));
  SwOperand source = {SW_INT32, layout, from, SW_TORCH}, target = {SW_INT32, &dense, to, SW_TORCH};
  sw_elementwise_copy(&target, &source);
  for (int64_t i = 0; i < numel; i++) {
    expect(to[i] == addresses[i] * 7 + 1);
    expect(addresses[i] >= lowest && addresses[i] <= highest);
  }
}

/* The size of each dim by the definition; false where it has none. */
static bool meet(const SwShape *a, const SwShape *b, SwShape *out) {
  out->ndim = a->ndim > b->ndim ? a->ndim : b->ndim;
  for (int dim = 0; dim < out->ndim; dim++) {
    int i = dim - (out->ndim - a->ndim), j = dim - (out->ndim - b->ndim);
    int64_t x = i < 0 ? 1 : a->size[i], y = j < 0 ? 1 : b->size[j];
    if (x != y && x != 1 && y != 1) return false;
    out->size[dim] = x == 1 ? y : x;
  }
  return true;
}

static void check_broadcast(const SwLayout *a, const SwLayout *b) {
  const SwShape *shapes[] = {&a->shape, &b->shape};
  SwShape got, wanted;
  SwMismatch mismatch;
  bool fits = sw_broadcast_shapes(shapes, 2, NULL, &got, &mismatch);
  expect(fits == meet(&a->shape, &b->shape, &wanted));
  if (!fits) {
    expect(mismatch.size_a != mismatch.size_b && mismatch.size_a != 1 && mismatch.size_b != 1);
    return;
  }
  expect(sw_shape_equal(&got, &wanted));
  if (count(&got) == 0 || count(&got) > MAX_ELEMENTS) return;
  SwLayout stretched = sw_broadcast_layout(a, &got, SW_TORCH, 0, NULL);
  int64_t index[SW_MAX_DIMS] = {0}, own[SW_MAX_DIMS];
  int missing = got.ndim - a->shape.ndim;
  do {
    for (int dim = 0; dim < a->shape.ndim; dim++)
      own[dim] = a->shape.size[dim] == 1 ? 0 : index[dim + missing];
    expect(sw_layout_address(&stretched, index) == sw_layout_address(a, own));
  } while (sw_shape_advance(&got, index));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static int64_t addresses[MAX_ELEMENTS];
  Input input = {data, size};
  SwLayout layout = take_layout(&input), other = take_layout(&input);
  check_broadcast(&layout, &other);
  int64_t numel = count(&layout.shape);
  if (numel > MAX_ELEMENTS) return 0;
  expect(numel != 0 || sw_layout_is_contiguous(&layout));
  if (numel == 0) return 0;
  walk(&layout, addresses);
  expect(sw_layout_is_contiguous(&layout) == reads_like_new(addresses, numel));
  check_view(&input, &layout, addresses, numel);
  check_copy(&layout, addresses, numel);
  return 0;
}

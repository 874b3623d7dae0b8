/* Matrix products as both libraries' functions make them. */
#ifndef SW_OPS_MATMUL_H
#define SW_OPS_MATMUL_H

#include "ops/tensor_arith.h"

/* Two factors, each seen as a batch of matrices: a (batch..., n, k), b (batch..., k, m). A vector
 * is a matrix of one row (left) or one column (right), and that dim is missing in the result. */
typedef struct SwFactors {
  SwTensor *tensor[2];
  SwLayout layout[2];
  bool is_vector[2];
  bool never_broadcasts; /* bmm: the counts of matrices must agree */
  int64_t folded; /* matmul treats the rows of all matrices of the factor with more dims as one
                     matrix of so many rows; 0: it does not */
  bool is_outer;  /* each sum has one product and is not added to 0, so -0. stays -0. */
  bool in_order;  /* the result's batch dims have the memory order of the factors' batch dims */
} SwFactors;

/* Views the tensors (of at least one dim) as matrices. */
void sw_factors_view(SwFactors *self);
/* The shape of the batch dims of factor `i`. */
SwShape sw_factors_batch(const SwFactors *self, int i);
/* Multiplies; `batch` is the common shape of the batch dims.
 * The result is contiguous, or its batch dims lie as those of the factors: NumPy's matmul. */
bool sw_factors_multiply(SwCall *call, SwFactors *self, SwDType dtype, const SwShape *batch,
                         SwTensor **out);

/* Begins the record of a product: the inner dims match, the batch dims broadcast. */
void sw_record_product(SwCall *call, const SwFactors *factors);

#endif

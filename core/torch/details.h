/* Values of the column `detail` in rows of PyTorch's operations (core/torch/operations). Rows that
 * share one C function tell it by `detail` which of them was called: torch.mm and torch.mv both run
 * sw_torch_matmul. */
#ifndef SW_TORCH_DETAILS_H
#define SW_TORCH_DETAILS_H

/* Matrix products: matmul broadcasts batch dims, the others take a fixed number of dims. */
typedef enum SwProduct {
  SW_PRODUCT_MATMUL,
  SW_PRODUCT_MM,
  SW_PRODUCT_MV,
  SW_PRODUCT_BMM,
  SW_PRODUCT_DOT
} SwProduct;
/* cumsum, cumprod */
enum { SW_SCAN_SUM, SW_SCAN_PRODUCT };
/* Functions and methods that draw random numbers. */
enum {
  SW_DRAW_RAND,
  SW_DRAW_RANDN,
  SW_DRAW_RAND_LIKE,
  SW_DRAW_RANDN_LIKE,
  SW_DRAW_RANDINT,
  SW_DRAW_RANDINT_LIKE,
  SW_DRAW_RANDPERM,
  SW_DRAW_UNIFORM_,
  SW_DRAW_NORMAL_
};
/* is_floating_point, is_complex, is_signed */
enum { SW_KIND_FLOATING, SW_KIND_COMPLEX, SW_KIND_SIGNED };
/* x.storage() counts elements, x.untyped_storage() bytes. */
enum { SW_STORAGE_TYPED, SW_STORAGE_UNTYPED };
/* storage.size() and storage.nbytes() */
enum { SW_STORAGE_ELEMENTS, SW_STORAGE_BYTES };
/* x.data_ptr() includes the offset of x; the storage's own data_ptr() does not. */
enum { SW_ADDRESS_OF_TENSOR, SW_ADDRESS_OF_STORAGE };
/* .mT, .mH, .H and adjoint() do the same to real tensors, but raise different errors. */
enum { SW_TRANSPOSE_MT, SW_TRANSPOSE_MH, SW_TRANSPOSE_H, SW_TRANSPOSE_ADJOINT };
/* torch.unflatten(x, ...) and x.unflatten(...) check their arguments in a different order. */
enum { SW_UNFLATTEN_FUNCTION, SW_UNFLATTEN_METHOD };
/* squeeze_, unsqueeze_, ...: methods that change the layout of their own tensor. */
enum {
  SW_IN_PLACE_SQUEEZE,
  SW_IN_PLACE_UNSQUEEZE,
  SW_IN_PLACE_T,
  SW_IN_PLACE_TRANSPOSE,
  SW_IN_PLACE_AS_STRIDED
};

#endif

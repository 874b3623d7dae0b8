#include "runtime/print_storage.h"

#include "base/notices.h"
#include "runtime/print.h"

#define MAX_PRINTED 10000

static void put_end(const SwTensor *all, bool bytes, SwText *out) {
  sw_text_put(out, bytes ? "[torch.storage.UntypedStorage(" : "[torch.storage.TypedStorage(dtype=");
  if (!bytes) {
    sw_text_put(out, "torch.");
    sw_text_put(out, sw_dtype_name(all->dtype));
    sw_text_put(out, ", ");
  }
  sw_text_put(out, "device=cpu) of size ");
  sw_text_int(out, sw_tensor_size(all));
  sw_text_char(out, ']');
}

bool sw_storage_repr(SwVm *vm, SwValue value, SwText *out) {
  const SwTensor *all = value.as.tensor;
  int64_t size = sw_tensor_size(all);
  if (size > MAX_PRINTED)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_PRINTS_STORAGES_UP_10000_ELEMENTS));
  if (size == 0) sw_text_put(out, " \n");
  for (int64_t i = 0; i < size; i++) {
    SwValue item = sw_scalar_value(sw_tensor_load(all, all->layout.offset + i));
    sw_text_char(out, ' ');
    if (!sw_value_repr(vm, item, out)) return false;
    sw_text_char(out, '\n');
  }
  put_end(all, value.kind == SW_VALUE_BYTES, out);
  if (out->failed) return sw_exhausted(vm);
  return true;
}

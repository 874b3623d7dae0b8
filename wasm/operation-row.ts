/** One row of the operation tables (core/<library>/operations), as the core's schema tells it. */
export interface OperationRow {
  /** Python, PyTorch or NumPy. */
  library: string;
  topic: string;
  /** Modules and types that have it, such as `torch Tensor`. */
  owner: string;
  name: string;
  /** As core/call/call.h says; that of a property is `self`. */
  signature: string;
  property: boolean;
}

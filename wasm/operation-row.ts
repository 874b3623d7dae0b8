/** One row of the operation tables (core/<library>/operations), from the core's schema. */
export interface OperationRow {
  /** The library: Python, PyTorch or NumPy. */
  library: string;
  topic: string;
  /** Modules and types that have the operation, such as `torch Tensor`. */
  owner: string;
  name: string;
  /** The signature, in the form that core/call/call.h describes; a property has `self`. */
  signature: string;
  property: boolean;
}

/** The list of what runs; apart from the core itself, for the one page that shows it. */
export type { OperationRow } from '../../../wasm/operation-row';
export { operations } from '../../../wasm/operations.generated';

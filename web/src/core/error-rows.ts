export { errorRows } from '../../../wasm/errors.generated';

export { diagnose } from '../../../wasm/pasted';

/** The types of the boundary, for everything in the page that is not allowed to import from wasm/. */
export type * from '../../../wasm/types';

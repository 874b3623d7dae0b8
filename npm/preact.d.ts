/** `import 'stridewise/preact'` brings the element, and its types for JSX in Preact. */
import type { HTMLAttributes } from 'preact';
import type { StrideWise, StrideWiseAttributes } from './element.js';

export type * from './element.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'stride-wise': HTMLAttributes<StrideWise> & StrideWiseAttributes;
    }
  }
}

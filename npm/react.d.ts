/** `import 'stridewise/react'` brings the element, and its types for JSX in React 18 and 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { StrideWise, StrideWiseAttributes } from './element.js';

export type * from './element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stride-wise': DetailedHTMLProps<HTMLAttributes<StrideWise>, StrideWise> &
        StrideWiseAttributes;
    }
  }
}

// Lessons and glossary as modules: for the site and for its tests.
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import { JOINER, withParticles } from '../../web/src/lib/word-joiner.ts';

/** Joins Korean particles to the brackets and to the elements before them. */
export const remarkParticles = () => join;

function join(node) {
  (node.children ?? []).forEach((child, at) => {
    if (child.type === 'text') {
      const follows = at > 0 && /^[가-힣]/.test(child.value);
      child.value = (follows ? JOINER : '') + withParticles(child.value);
    }
    join(child);
  });
}

export const written = () => ({
  enforce: 'pre',
  ...mdx({ jsxImportSource: 'preact', remarkPlugins: [remarkGfm, remarkParticles] }),
});

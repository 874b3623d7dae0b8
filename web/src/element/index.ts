/**
 * `<stride-wise>`: a program's story in any page. This script is small; the player, its figures and
 * the core come when the first widget is near the screen. Where there is no page, as while a site
 * is built, it defines nothing and does no harm.
 */
import { StrideWise } from './stride-wise';

export { StrideWise };

if (typeof customElements !== 'undefined' && !customElements.get('stride-wise')) {
  customElements.define('stride-wise', StrideWise);
}

/**
 * Kin: what lies on the same storage cell. A finger or a pointer on a cell, anywhere, lights up its
 * storage cell, its aliases and its ghosts.
 */
export function lightKin(svg: SVGSVGElement): () => void {
  let lit: Element[] = [];
  const light = (cell: HTMLElement | SVGElement | null) => {
    for (const one of lit) one.removeAttribute('data-kin');
    lit = cell ? kinOf(svg, cell) : [];
    for (const one of lit) one.setAttribute('data-kin', '');
  };
  const over = ({ target }: Event) =>
    light(target instanceof Element ? target.closest<SVGElement>('[data-address]') : null);
  const out = () => light(null);
  svg.addEventListener('pointerover', over);
  svg.addEventListener('pointerleave', out);
  return () => {
    svg.removeEventListener('pointerover', over);
    svg.removeEventListener('pointerleave', out);
    out();
  };
}

function kinOf(svg: SVGSVGElement, { dataset }: HTMLElement | SVGElement): Element[] {
  const { storage, address } = dataset;
  return [...svg.querySelectorAll(`[data-storage="${storage}"][data-address="${address}"]`)];
}

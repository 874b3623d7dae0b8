/**
 * Kin: what lies on the same storage cell. Whoever has a cell under a finger, a pointer or the keys
 * sees its storage cell, its aliases, its ghosts and its number lit up, in every figure of the story.
 */
export interface Kin {
  /** Lights all that is kin to a cell; null: nothing. */
  light(cell: Element | null): void;
  stop(): void;
}

export function createKin(story: Element): Kin {
  let lit: Element[] = [];
  const light = (cell: Element | null) => {
    for (const one of lit) one.removeAttribute('data-kin');
    lit = cell ? kinOf(story, cell) : [];
    for (const one of lit) one.setAttribute('data-kin', '');
  };
  const over = ({ target }: Event) =>
    light(target instanceof Element ? target.closest('[data-address]') : null);
  /** What a finger touched stays lit until it touches something else. */
  const out = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && light(null);
  const off = ({ target }: Event) => !story.contains(target as Node) && light(null);
  const place = story as HTMLElement;
  place.addEventListener('pointerover', over);
  place.addEventListener('pointerleave', out);
  addEventListener('pointerdown', off);
  // It came with the first touch, which may have been one of a cell.
  light(story.querySelector('[data-address]:hover'));
  return {
    light,
    stop() {
      place.removeEventListener('pointerover', over);
      place.removeEventListener('pointerleave', out);
      removeEventListener('pointerdown', off);
      light(null);
    },
  };
}

export function kinOf(story: Element, cell: Element): Element[] {
  const { storage, address } = (cell as HTMLElement | SVGElement).dataset;
  return [...story.querySelectorAll(`[data-storage="${storage}"][data-address="${address}"]`)];
}

import { fingerFirstOn } from '../../lib/first-touch';

/**
 * Kin of a cell is everything with the same storage cell. Pointing at a cell lights up its storage
 * cell, aliases, ghosts and number in every figure of the story.
 */
export interface Kin {
  /** Lights all kin of a cell; null lights nothing. */
  light(cell: Element | null): void;
  stop(): void;
}

/** Covers a story and the closer look beside it: both number the storages alike. */
export function createKin(story: HTMLElement): Kin {
  let lit: Element[] = [];
  const light = (cell: Element | null) => {
    for (const one of lit) one.removeAttribute('data-kin');
    lit = cell ? kinOf(story, cell) : [];
    for (const one of lit) one.setAttribute('data-kin', '');
  };
  const cellOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-address]') : null;
  // This code is loaded by the first touch, which may have been a touch of a cell.
  const first = fingerFirstOn()?.closest('[data-address]');
  let touched = first && story.contains(first);
  const over = (event: PointerEvent) => {
    const cell = cellOf(event);
    const finger = event.pointerType === 'touch';
    // After a touch, browsers send mouse events that say nothing about what was touched.
    if (!cell && touched && !finger) return;
    touched = finger;
    light(cell);
  };
  const focus = (event: Event) => cellOf(event) && light(cellOf(event));
  const blur = (event: Event) => cellOf(event) && light(null);
  /** A touched cell stays lit until something else is touched. */
  const out = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && light(null);
  const off = ({ target }: Event) => !story.contains(target as Node) && light(null);
  story.addEventListener('pointerover', over);
  story.addEventListener('focusin', focus);
  story.addEventListener('focusout', blur);
  story.addEventListener('pointerleave', out);
  addEventListener('pointerdown', off);
  light(touched && first ? first : story.querySelector('[data-address]:hover'));
  return {
    light,
    stop() {
      story.removeEventListener('pointerover', over);
      story.removeEventListener('focusin', focus);
      story.removeEventListener('focusout', blur);
      story.removeEventListener('pointerleave', out);
      removeEventListener('pointerdown', off);
      light(null);
    },
  };
}

export function kinOf(story: Element, cell: Element): Element[] {
  const { storage, address } = (cell as HTMLElement | SVGElement).dataset;
  return [...story.querySelectorAll(`[data-storage="${storage}"][data-address="${address}"]`)];
}

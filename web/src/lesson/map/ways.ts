/** A lesson that is pointed at: what it builds on, and what builds on it. */
export function lightWays(main: HTMLElement): void {
  const light = (slug: string | undefined) => {
    const near = new Set<string>();
    for (const way of main.querySelectorAll<SVGElement>('[data-way]')) {
      const ends = way.dataset.way?.split(' ') ?? [];
      const lit = slug !== undefined && ends.includes(slug);
      way.toggleAttribute('data-lit', lit);
      if (lit) for (const end of ends) near.add(end);
    }
    for (const card of main.querySelectorAll<HTMLElement>('.map-card'))
      card.toggleAttribute('data-lit', near.has(card.dataset.lesson ?? ''));
  };
  const lightAt = ({ target }: Event) =>
    light((target as Element).closest<HTMLElement>('.map-card')?.dataset.lesson);
  main.addEventListener('pointerover', lightAt);
  main.addEventListener('focusin', lightAt);
  main.addEventListener('pointerleave', () => light(undefined));
}

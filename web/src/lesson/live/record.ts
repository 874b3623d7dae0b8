/** Remembers how far a lesson was read: the paragraph that is read, and whether the end was reached. */
import { readProgress, tellDone, tellPlace } from '../progress';

export function recordReading(main: HTMLElement): void {
  const slug = main.dataset.lesson;
  if (!slug) return;
  const steps = [...main.querySelectorAll<HTMLElement>('.step')];
  const tell = (step: number, anchor = '') =>
    tellPlace({ slug, step, steps: steps.length, anchor });
  if (readProgress().last?.slug !== slug) tell(0);
  // Each story marks its own: see LiveStory.tsx.
  const read = new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as HTMLElement).matches('[data-read]'))
        tell(1 + steps.indexOf(target as HTMLElement), (target as HTMLElement).id);
  });
  read.observe(main, { subtree: true, attributeFilter: ['data-read'] });
  const end = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) tellDone(slug);
  });
  for (const ways of main.querySelectorAll('.lesson-ways')) end.observe(ways);
  main.addEventListener('solved', () => tellDone(slug));
}

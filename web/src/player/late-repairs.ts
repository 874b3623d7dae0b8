import { part } from '../lib/part';

/** What is offered where a story ends in a refusal. */
export const repairChoices = part(async () => ({
  ...(await import('./RepairChoices')),
  ...(await import('./repaired')),
}));

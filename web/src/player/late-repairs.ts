import { part } from '../lib/part';

/** What is offered where a story ends in a refusal. */
export const repairChoices = part(async () => {
  const [choices, repaired] = await Promise.all([
    import('./RepairChoices'),
    import('./repaired'),
    // What the first stands on: else it would be asked for when that has come.
    import('../figures/Repairs'),
  ]);
  return { ...choices, ...repaired };
});

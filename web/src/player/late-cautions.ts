import { late } from '../lib/late';
import { withWords } from '../locales/translation';

export const Cautions = late(
  async () => (await withWords(import('./Cautions'), 'cautions')).StoryCautions,
);

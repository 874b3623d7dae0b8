import { late } from '../lib/late';

export const Cautions = late(async () => (await import('./Cautions')).StoryCautions);

import { inParts } from '../parts';
import { narration } from './events/dims';
import { titles, words } from './reading';

export default inParts(
  { titles, words, narration },
  {
    meeting: () => import('./events/meeting'),
    views: () => import('./events/views'),
    writes: () => import('./events/writes'),
    refusals: () => import('./refusals'),
    cautions: () => import('./cautions'),
    repairs: () => import('./repairs'),
    hands: () => import('./hands'),
    figures: () => import('./further-figures'),
  },
);

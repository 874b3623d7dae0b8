import { which } from '../../scripts/lib/run.mjs';
import { checksOf } from './checks';
import { startFirefox } from './marionette';

checksOf('Firefox ESR', startFirefox, which('firefox-esr') !== undefined);

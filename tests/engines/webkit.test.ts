import { which } from '../../scripts/lib/run.mjs';
import { checksOf } from './checks';
import { startWebKit } from './webkit';

const isThere = ['WebKitWebDriver', 'Xvfb'].every((name) => which(name) !== undefined);
checksOf('WebKitGTK', startWebKit, isThere);

/**
 * `<stride-wise>` for bundlers. The core is a separate script, loaded when the first widget is near
 * the screen: not every bundler copies files that are no scripts.
 */
import { offerPackedCore } from '../../web/src/core/packed';
import { packedCore } from './packed-core';

export { StrideWise } from '../../web/src/element/index';

offerPackedCore(packedCore);

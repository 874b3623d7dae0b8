/**
 * `<stride-wise>` in one classic script with all its parts, languages and the core in it: a page that
 * was opened from a file runs it, and no module.
 */
import text from 'virtual:packed-core';
import { offerPackedCore } from '../core/packed';
import './index';

offerPackedCore(() => text);

/** For scripts that ask without a page. */
export { Core } from '../core';
export { textOf } from './compose';
export { questionsOf } from './series';

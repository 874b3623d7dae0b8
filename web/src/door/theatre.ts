/** What draws the pictures of the start page and plays the first of them, as one lazy part. */
export { loadStoryboards } from '../stage/storyboard';
export { Loop } from './Loop';
export { Still } from './Still';

/** The stage, as one lazy part of the page. */
export { StoryStage } from './StoryStage';
export { loadStoryboards, storyboardPart } from './storyboard';

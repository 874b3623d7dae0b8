/** The stage and what lies over it, as one lazy part of the page. */
export { loadStoryboards, StoryStage, storyboardPart } from '../stage';
export { StageHands } from './StageHands';

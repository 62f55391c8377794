/* The choices of Storybook's toolbar, for stories that offer them for several frames at once. */
export { directions, modes, textSizes, viewports } from '../.storybook/modes.ts';

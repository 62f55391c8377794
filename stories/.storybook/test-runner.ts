import { getStoryContext } from '@storybook/test-runner';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { viewports } from './modes.ts';

/** Each story is looked at in the window it asks for, else on a desktop. */
export default {
  async preVisit(page, context) {
    const story = await getStoryContext(page, context);
    const asked = Object.entries(viewports).find(([name]) => name === story.storyGlobals?.['viewport']?.value)?.[1];
    const { width, height } = asked?.styles ?? viewports.desktop.styles;
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  },
} satisfies TestRunnerConfig;

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { atKeyboard } from './atKeyboard.ts';
import { contentWalks } from './contentWalks.ts';
import { fieldWalks } from './fieldWalks.ts';
import { surfaceWalks } from './surfaceWalks.ts';
import { openStory, workshopPage } from './workshop.ts';

const workshop = workshopPage();

describe.each([...surfaceWalks, ...fieldWalks, ...contentWalks])('$component', ({ component, rows }) => {
  const idOf = (story: string) => `design-system-${component.toLowerCase()}--${story}`;
  const stories = [...new Set(Object.values(rows).map(([story]) => story))];

  test('every row of its table is walked', async () => {
    const [story = ''] = stories;
    await openStory(workshop.page, idOf(story));
    expect((await tableOf(workshop.page, idOf(story))).toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test.each(Object.entries(rows))('%s', async (_, [story, go]) => {
    await openStory(workshop.page, idOf(story));
    await go(atKeyboard(workshop.page));
    expect(await workshop.page.locator('.sb-show-errordisplay').count()).toBe(0);
  });
});

/** What the docs page of a component promises of the keyboard. */
function tableOf(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const { parameters } = await (preview as Preview).loadStory({ storyId: id });
    return parameters.keyboard.map(({ on, keys }) => `${on}: ${keys}`);
  }, storyId);
}

/** The part of Storybook's preview that is asked here. */
interface Preview {
  loadStory(asked: { storyId: string }): Promise<{ parameters: { keyboard: { on: string; keys: string }[] } }>;
}

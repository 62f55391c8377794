import { beforeAll, describe, expect, test } from '@jest/globals';
import { openFrame, readAnnotations, showStory } from '../../../stories/frame.ts';
import { storybookPage } from '../storybook.ts';
import { storybookUrl } from '../storybookUrl.ts';
import { contentSpecs } from './contentSpecs.ts';
import { fieldSpecs } from './fieldSpecs.ts';
import { createKeyboardUser } from './keyboardUser.ts';
import { listSpecs } from './listSpecs.ts';
import { searchSpecs } from './searchSpecs.ts';
import { surfaceSpecs } from './surfaceSpecs.ts';
import { tableSpecs } from './tableSpecs.ts';
import { workSpecs } from './work/workSpecs.ts';

const specs = [...surfaceSpecs, ...fieldSpecs, ...listSpecs, ...tableSpecs, ...contentSpecs, ...searchSpecs, ...workSpecs];

/** Defines a test for each row of every keyboard table. Each direction has a test file, so that both run at once. */
export function defineKeyboardTests(dir: 'ltr' | 'rtl'): void {
  const storybook = storybookPage();
  beforeAll(() => openFrame(storybook.page, storybookUrl, `dir:${dir}`));

  describe.each(specs)('$component', ({ component, rows, group = 'design-system' }) => {
    const storyId = (story: string) => `${group}-${component.toLowerCase()}--${story}`;

    test('every row of the keyboard table has a test', async () => {
      const [[story] = ['']] = Object.values(rows);
      await returnToFrame();
      const { keyboard } = await readAnnotations(storybook.page, storyId(story));
      expect(keyboard.toSorted()).toEqual(Object.keys(rows).toSorted());
    });

    test.each(Object.entries(rows))('%s', async (_, [story, run]) => {
      await returnToFrame();
      expect(await showStory(storybook.page, storyId(story))).toEqual([]);
      await run(createKeyboardUser(storybook.page, storyId(story), dir));
      expect(await storybook.page.locator('.sb-show-errordisplay').count()).toBe(0);
    });
  });

  /** Reopens the frame if the previous test followed a link out of it. */
  async function returnToFrame(): Promise<void> {
    const { pathname, searchParams } = new URL(storybook.page.url());
    if (pathname !== '/iframe.html' || !searchParams.has('globals')) await openFrame(storybook.page, storybookUrl, `dir:${dir}`);
  }
}

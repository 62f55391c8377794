import { beforeAll, expect, test } from '@jest/globals';
import { openFrame, showStory } from '../../stories/frame.ts';
import { storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** The parts of Storybook's preview used here. */
interface Preview {
  view: { showPreparingStory(options: { immediate: boolean }): void };
}

/** Stories that leave a focus, a layer or a timer behind when they are replaced. */
const earlierStories = [
  'design-system-dialog--open',
  'design-system-datefield--calendar-open',
  'design-system-destinationcombobox--open',
  'site-sign-in-dialog--ended',
];
/** Stories of the menu that move the focus as soon as they are shown, and the text of the element that has it in the end. */
const menuStories = {
  'design-system-navigationmenu--panel-open': 'Destinations',
  'design-system-navigationmenu--along-the-bar': 'Destinations',
  'design-system-navigationmenu--escape-from-each-panel': 'About',
};
const ROUNDS = 2;
const storybook = storybookPage();

beforeAll(() => openFrame(storybook.page, storybookUrl));

test.each(earlierStories)('the menu keeps its focus right after %s', async (earlier) => {
  const { page } = storybook;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [menu, focused] of Object.entries(menuStories)) {
      await showStory(page, earlier);
      expect(await showStory(page, menu)).toEqual([]);
      expect([menu, await readFocus()]).toEqual([menu, focused]);
    }
});

test("an element keeps its focus while Storybook's preparing overlay is shown", async () => {
  const { page } = storybook;
  expect(await showStory(page, 'design-system-navigationmenu--panel-open')).toEqual([]);
  await page.evaluate(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as unknown as Preview;
    preview.view.showPreparingStory({ immediate: true });
  });
  expect(await page.evaluate(() => document.body.className)).toContain('sb-show-preparing-story');
  expect(await readFocus()).toBe('Destinations');
});

/** The text of the focused element two frames later, when the browser has taken the focus from elements that are not displayed. */
function readFocus(): Promise<string | null | undefined> {
  return storybook.page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.activeElement?.textContent?.trim();
  });
}

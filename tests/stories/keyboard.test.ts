import { beforeAll, describe, expect, test } from '@jest/globals';
import { atKeyboard } from './atKeyboard.ts';
import { contentWalks } from './contentWalks.ts';
import { fieldWalks } from './fieldWalks.ts';
import { annotated, openFrame, showStory } from '../../stories/frame.ts';
import { listWalks } from './listWalks.ts';
import { searchWalks } from './searchWalks.ts';
import { surfaceWalks } from './surfaceWalks.ts';
import { tableWalks } from './tableWalks.ts';
import { workshopPage } from './workshop.ts';
import { workshopUrl } from './workshopUrl.ts';

const walks = [...surfaceWalks, ...fieldWalks, ...listWalks, ...tableWalks, ...contentWalks, ...searchWalks];

describe.each(['ltr', 'rtl'] as const)('%s', (dir) => {
  const workshop = workshopPage();
  beforeAll(() => openFrame(workshop.page, workshopUrl, dir));

  describe.each(walks)('$component', ({ component, rows }) => {
    const idOf = (story: string) => `design-system-${component.toLowerCase()}--${story}`;

    test('every row of its table is walked', async () => {
      const [[story] = ['']] = Object.values(rows);
      await backToFrame();
      const { keyboard } = await annotated(workshop.page, idOf(story));
      expect(keyboard.toSorted()).toEqual(Object.keys(rows).toSorted());
    });

    test.each(Object.entries(rows))('%s', async (_, [story, go]) => {
      await backToFrame();
      expect(await showStory(workshop.page, idOf(story))).toEqual([]);
      await go(atKeyboard(workshop.page, idOf(story), dir));
      expect(await workshop.page.locator('.sb-show-errordisplay').count()).toBe(0);
    });
  });

  /** A walk may have followed a link away from it. */
  async function backToFrame(): Promise<void> {
    const { pathname, searchParams } = new URL(workshop.page.url());
    if (pathname !== '/iframe.html' || !searchParams.has('globals')) await openFrame(workshop.page, workshopUrl, dir);
  }
});

import { beforeAll, expect, test } from '@jest/globals';
import { openFrame, readAnnotations, showStory } from '../../stories/frame.ts';
import { pageStates } from '../../stories/src/site/pageStates.data.ts';
import { overflow } from './checks/overflow.ts';
import { targets } from './checks/targets.ts';
import { parallelChecks } from './parallelChecks.ts';
import { isAffected, loadIndex, openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** The pseudo-locales with the globals of Storybook that show them. */
const pseudoLocales = { 'long names': 'texts:long', 'Pseudo-Arabic': 'dir:rtl;texts:mirrored' } as const;

const affected = new Set((await loadIndex('story')).filter(isAffected).map(({ id }) => id));
const ids = Object.values(pageStates).flatMap(({ usual, longNames }) => {
  const id = longNames === 'usual' ? usual : longNames;
  return typeof id === 'string' && affected.has(id) ? [id] : [];
});
const storybook = storybookPage();
const checks = Object.entries(pseudoLocales).map(
  ([name, globals]) =>
    [
      name,
      parallelChecks(
        ids,
        1,
        async () => {
          const page = await openSibling(storybook.page);
          await openFrame(page, storybookUrl, globals);
          return page;
        },
        async (page, id) => {
          await page.setViewportSize((await readAnnotations(page, id)).viewport);
          const problems = await showStory(page, id);
          const isWide = await overflow(page);
          await page.setViewportSize({ width: 320, height: 720 });
          return [...problems, ...isWide.map((problem) => `1280 px: ${problem}`), ...(await overflow(page)), ...(await targets(page))];
        },
      ),
    ] as const,
);

beforeAll(() => checks.forEach(([, { start }]) => start()));

test('there are pages with texts of their own', () =>
  expect(Object.values(pageStates).filter(({ longNames }) => typeof longNames === 'string').length).toBeGreaterThan(20));

if (ids.length > 0)
  test.each(checks.flatMap(([name, { resultOf }]) => ids.map((id) => [id, name, resultOf] as const)))(
    '%s holds %s',
    async (id, _, resultOf) => expect(await resultOf(id)).toEqual([]),
  );

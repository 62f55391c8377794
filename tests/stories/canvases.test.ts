import { beforeAll, expect, test } from '@jest/globals';
import { openFrame } from '../../stories/frame.ts';
import { compareCanvases } from './checks/canvases.ts';
import { parallelChecks } from './parallelChecks.ts';
import { isAffected, loadIndex, openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** Pages that are compared on every run, for changes of the docs pages themselves: open panels, dialogs, masks, bars, large type. */
const always = ['Dialog', 'ErrorSummary', 'NavigationMenu', 'PressStrip', 'RatingBadge'];

const titles = new Set((await loadIndex('story')).filter(isAffected).map(({ title }) => title));
const pages = (await loadIndex('docs')).filter(({ title }) => title.startsWith('Design system/'));
const compared = pages.filter(({ title }) => titles.has(title) || always.some((name) => title === `Design system/${name}`));
const storybook = storybookPage();
const checks = parallelChecks(
  compared.map(({ id }) => id),
  2,
  async () => {
    const [docs, story] = [await openSibling(storybook.page), await openSibling(storybook.page)];
    await openFrame(story, storybookUrl);
    return { docs, story };
  },
  compareCanvases,
);

beforeAll(() => checks.start());

test.each(compared.map(({ title, id }) => [title, id]))('%s shows each story as it is alone', async (_, id) =>
  expect(await checks.resultOf(id)).toEqual([]),
);

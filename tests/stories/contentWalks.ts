import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

const pressedOf = (at: AtKeyboard, name: RegExp) => () => at.page.getByRole('button', { name }).getAttribute('aria-pressed');
const togglesBy = (name: RegExp, first: string) => async (at: AtKeyboard) => {
  await at.on('button', name);
  for (const key of ['Enter', 'Space']) {
    await at.says(pressedOf(at, name), first);
    await at.press(key);
    await at.says(pressedOf(at, name), first === 'true' ? 'false' : 'true');
    await at.press(key);
  }
};

/** What is read, listed and searched. */
export const contentWalks: readonly Walk[] = [
  {
    component: 'ReviewCard',
    rows: {
      'Helpful: Enter, Space': ['review', togglesBy(/^Helpful/, 'false')],
      'Helpful: Tab': [
        'review',
        async (at) => {
          await at.on('button', /^Helpful/);
          await at.press('Tab');
          await at.says(() => at.page.evaluate(() => document.activeElement?.closest('article') === null), true);
        },
      ],
    },
  },
  {
    component: 'HistogramBars',
    rows: {
      'a bar: Enter, Space': ['filter', togglesBy(/4 stars/, 'false')],
      'a bar: Tab': [
        'filter',
        async (at) => {
          await at.on('button', /3 stars/);
          await at.press('Tab');
          await at.says(() => at.page.evaluate(() => document.activeElement?.textContent?.startsWith('1 star')), true);
        },
      ],
    },
  },
  {
    component: 'Pagination',
    rows: {
      'a link: Tab': [
        'middle',
        async (at) => {
          await at.on('link', 'Previous');
          for (const next of ['1', '4', '5', '6', '16']) {
            await at.press('Tab');
            await at.says(() => at.page.evaluate(() => document.activeElement?.textContent), `Page ${next}`);
          }
          await at.press('Tab');
          await at.focusIs('Next');
        },
      ],
      'a link: Enter': [
        'middle',
        async (at) => {
          await at.on('link', 'Next');
          await Promise.all([at.page.waitForURL(/page=6/), at.press('Enter')]);
        },
      ],
    },
  },
  {
    component: 'LoadMore',
    rows: {
      'Show more: Enter': [
        'in-place',
        async (at) => {
          await at.on('link', 'Show more');
          await at.press('Enter');
          await at.focusIs('Peru');
        },
      ],
      'Show more: Shift+Tab': [
        'in-place',
        async (at) => {
          await at.on('link', 'Show more');
          await at.press('Shift+Tab');
          await at.focusIs('Japan');
        },
      ],
    },
  },
];

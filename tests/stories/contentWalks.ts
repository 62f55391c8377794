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

const chosenStars = (at: AtKeyboard) => () => at.page.locator('input:checked').inputValue();
const stars =
  (...steps: readonly (readonly [key: string, then: string])[]) =>
  async (at: AtKeyboard) => {
    await at.on('radio', '4 stars');
    for (const [key, then] of steps) {
      await at.press(at.mirrored(key));
      await at.says(chosenStars(at), then);
    }
  };
const shows = (name: string, said: readonly [string, string]) => async (at: AtKeyboard) => {
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await at.on('button', name);
    await at.press(key);
    await at.says(() => at.page.getByRole('status').innerText(), said[index] ?? '');
  }
};

const answers = (name: string, said: string) => async (at: AtKeyboard) => {
  for (const key of ['Enter', 'Space']) {
    await at.on('button', name);
    await at.press(key);
    await at.says(() => at.page.getByText(said, { exact: true }).count(), 1);
    await at.again();
  }
};

/** What is read and listed. */
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
      'a bar that is a link: Enter': [
        'links',
        async (at) => {
          await at.on('link', /4 stars/);
          await at.press('Enter');
          await at.says(() => at.page.evaluate(() => window.location.hash), '#stars-4');
        },
      ],
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
  {
    component: 'StarRatingInput',
    rows: {
      'the stars: Tab': [
        'rated',
        async (at) => {
          await at.press('Tab');
          await at.focusIs('4 stars');
        },
      ],
      'a star: Down, Right': ['rated', stars(['ArrowDown', '5'], ['ArrowRight', '1'])],
      'a star: Up, Left': ['rated', stars(['ArrowUp', '3'], ['ArrowLeft', '2'])],
      'a star: Space': [
        'not-rated',
        async (at) => {
          await at.on('radio', '2 stars');
          await at.press('Space');
          await at.says(chosenStars(at), '2');
        },
      ],
    },
  },
  {
    component: 'Gallery',
    rows: {
      'the strip: Tab': [
        'first',
        async (at) => {
          await at.page.getByRole('list').focus();
          await at.press('Tab');
          await at.focusIs('Previous picture');
        },
      ],
      'the strip: Right': [
        'first',
        async (at) => {
          await at.page.getByRole('list').focus();
          await at.press(at.mirrored('ArrowRight'));
          await at.says(() => at.page.getByRole('list').evaluate((strip) => Math.abs(strip.scrollLeft) > 0), true);
        },
      ],
      'Next picture: Enter, Space': ['first', shows('Next picture', ['2 of 4', '3 of 4'])],
      'Previous picture: Enter, Space': ['second', shows('Previous picture', ['1 of 4', '1 of 4'])],
    },
  },
  {
    component: 'RichText',
    rows: {
      'a question: Enter, Space': [
        'questions',
        async (at) => {
          const question = at.page.locator('summary').first();
          await question.focus();
          await at.press('Enter');
          await at.says(() => at.page.locator('details[open]').count(), 1);
          await at.press('Space');
          await at.says(() => at.page.locator('details[open]').count(), 0);
        },
      ],
      'a wide table: Tab': [
        'table-and-questions',
        async (at) => {
          await at.page.getByRole('region').focus();
          await at.press('Tab');
          await at.says(() => at.page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
        },
      ],
    },
  },
  {
    component: 'AnnouncementBar',
    rows: {
      'the link: Tab': [
        'dismissible',
        async (at) => {
          await at.on('link', 'Which tracks');
          await at.press('Tab');
          await at.focusIs('Close this announcement');
        },
      ],
      'the close button: Enter, Space': [
        'dismissible',
        async (at) => {
          for (const key of ['Enter', 'Space']) {
            await at.on('button', 'Close this announcement');
            await at.press(key);
            await at.says(() => at.page.getByRole('complementary').count(), 0);
            await at.again();
          }
        },
      ],
    },
  },
  {
    component: 'ConsentBar',
    rows: {
      'Refuse: Tab': [
        'answered',
        async (at) => {
          await at.on('button', 'Refuse');
          await at.press('Tab');
          await at.focusIs('Allow');
        },
      ],
      'Refuse: Enter, Space': ['answered', answers('Refuse', 'Refused')],
      'Allow: Enter, Space': ['answered', answers('Allow', 'Allowed')],
    },
  },
];

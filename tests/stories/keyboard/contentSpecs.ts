import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

const ariaPressed = (user: KeyboardUser, name: RegExp) => () => user.page.getByRole('button', { name }).getAttribute('aria-pressed');
const togglesBy = (name: RegExp, first: string) => async (user: KeyboardUser) => {
  await user.focus('button', name);
  for (const key of ['Enter', 'Space']) {
    await user.expectValue(ariaPressed(user, name), first);
    await user.press(key);
    await user.expectValue(ariaPressed(user, name), first === 'true' ? 'false' : 'true');
    await user.press(key);
  }
};

const selectedStars = (user: KeyboardUser) => () => user.page.locator('input:checked').inputValue();
const stars =
  (...steps: readonly (readonly [key: string, then: string])[]) =>
  async (user: KeyboardUser) => {
    await user.focus('radio', '4 stars');
    for (const [key, then] of steps) {
      await user.press(user.mirror(key));
      await user.expectValue(selectedStars(user), then);
    }
  };
const clicksShow = (name: string, statuses: readonly [string, string]) => async (user: KeyboardUser) => {
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await user.focus('button', name);
    await user.press(key);
    await user.expectValue(() => user.page.getByRole('status').innerText(), statuses[index] ?? '');
  }
};

const answers = (name: string, confirmation: string) => async (user: KeyboardUser) => {
  for (const key of ['Enter', 'Space']) {
    await user.focus('button', name);
    await user.press(key);
    await user.expectValue(() => user.page.getByText(confirmation, { exact: true }).count(), 1);
    await user.reset();
  }
};

/** Components for reading and lists. */
export const contentSpecs: readonly KeyboardSpec[] = [
  {
    component: 'ReviewCard',
    rows: {
      'Helpful: Enter, Space': ['review', togglesBy(/^Helpful/, 'false')],
      'Helpful: Tab': [
        'review',
        async (user) => {
          await user.focus('button', /^Helpful/);
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.closest('article') === null), true);
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
        async (user) => {
          await user.focus('link', /4 stars/);
          await user.press('Enter');
          await user.expectValue(() => user.page.evaluate(() => window.location.hash), '#stars-4');
        },
      ],
      'a bar: Tab': [
        'filter',
        async (user) => {
          await user.focus('button', /3 stars/);
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.textContent?.startsWith('1 star')), true);
        },
      ],
    },
  },
  {
    component: 'Pagination',
    rows: {
      'a link: Tab': [
        'middle',
        async (user) => {
          await user.focus('link', 'Previous');
          for (const next of ['1', '4', '5', '6', '16']) {
            await user.press('Tab');
            await user.expectValue(() => user.page.evaluate(() => document.activeElement?.textContent), `Page ${next}`);
          }
          await user.press('Tab');
          await user.expectFocus('Next');
        },
      ],
      'a link: Enter': [
        'middle',
        async (user) => {
          await user.focus('link', 'Next');
          await Promise.all([user.page.waitForURL(/page=6/), user.press('Enter')]);
        },
      ],
    },
  },
  {
    component: 'LoadMore',
    rows: {
      'Show more: Enter': [
        'in-place',
        async (user) => {
          await user.focus('link', 'Show more');
          await user.press('Enter');
          await user.expectFocus('Peru');
        },
      ],
      'Show more: Shift+Tab': [
        'in-place',
        async (user) => {
          await user.focus('link', 'Show more');
          await user.press('Shift+Tab');
          await user.expectFocus('Japan');
        },
      ],
    },
  },
  {
    component: 'StarRatingInput',
    rows: {
      'the stars: Tab': [
        'rated',
        async (user) => {
          await user.press('Tab');
          await user.expectFocus('4 stars');
        },
      ],
      'a star: Down, Right': ['rated', stars(['ArrowDown', '5'], ['ArrowRight', '1'])],
      'a star: Up, Left': ['rated', stars(['ArrowUp', '3'], ['ArrowLeft', '2'])],
      'a star: Space': [
        'not-rated',
        async (user) => {
          await user.focus('radio', '2 stars');
          await user.press('Space');
          await user.expectValue(selectedStars(user), '2');
        },
      ],
    },
  },
  {
    component: 'Gallery',
    rows: {
      'the strip: Tab': [
        'first',
        async (user) => {
          await user.page.getByRole('list').focus();
          await user.press('Tab');
          await user.expectFocus('Previous picture');
        },
      ],
      'the strip: Right': [
        'first',
        async (user) => {
          await user.page.getByRole('list').focus();
          await user.press(user.mirror('ArrowRight'));
          await user.expectValue(() => user.page.getByRole('list').evaluate((strip) => Math.abs(strip.scrollLeft) > 0), true);
        },
      ],
      'Next picture: Enter, Space': ['first', clicksShow('Next picture', ['2 of 4', '3 of 4'])],
      'Previous picture: Enter, Space': ['second', clicksShow('Previous picture', ['1 of 4', '1 of 4'])],
    },
  },
  {
    component: 'RichText',
    rows: {
      'a question: Enter, Space': [
        'questions',
        async (user) => {
          const question = user.page.locator('summary').first();
          await question.focus();
          await user.press('Enter');
          await user.expectValue(() => user.page.locator('details[open]').count(), 1);
          await user.press('Space');
          await user.expectValue(() => user.page.locator('details[open]').count(), 0);
        },
      ],
      'a wide table: Tab': [
        'table-and-questions',
        async (user) => {
          await user.page.getByRole('region').focus();
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
        },
      ],
    },
  },
  {
    component: 'AnnouncementBar',
    rows: {
      'the link: Tab': [
        'dismissible',
        async (user) => {
          await user.focus('link', 'Which tracks');
          await user.press('Tab');
          await user.expectFocus('Close this announcement');
        },
      ],
      'the close button: Enter, Space': [
        'dismissible',
        async (user) => {
          for (const key of ['Enter', 'Space']) {
            await user.focus('button', 'Close this announcement');
            await user.press(key);
            await user.expectValue(() => user.page.getByRole('complementary').count(), 0);
            await user.reset();
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
        async (user) => {
          await user.focus('button', 'Refuse');
          await user.press('Tab');
          await user.expectFocus('Allow');
        },
      ],
      'Refuse: Enter, Space': ['answered', answers('Refuse', 'Refused')],
      'Allow: Enter, Space': ['answered', answers('Allow', 'Allowed')],
    },
  },
];

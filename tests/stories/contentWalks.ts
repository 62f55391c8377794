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
      await at.press(key);
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

const searchFor = async (at: AtKeyboard, words: string) => {
  await at.page.getByRole('combobox').focus();
  await at.page.keyboard.type(words);
  await at.page.getByRole('option').first().waitFor();
};
const markedOption = (at: AtKeyboard) => () =>
  at.page.evaluate(() => document.querySelector('[role=option][aria-selected=true]')?.firstChild?.textContent);
const answers = (name: string, said: string) => async (at: AtKeyboard) => {
  for (const key of ['Enter', 'Space']) {
    await at.on('button', name);
    await at.press(key);
    await at.says(() => at.page.getByText(said, { exact: true }).count(), 1);
    await at.page.reload();
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
          await at.press('ArrowRight');
          await at.says(() => at.page.getByRole('list').evaluate((strip) => strip.scrollLeft > 0), true);
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
    component: 'SearchField',
    rows: {
      'the box: Down, Up': [
        'suggests',
        async (at) => {
          await searchFor(at, 'ke');
          await at.press('ArrowDown', 'ArrowDown');
          await at.says(markedOption(at), 'Kenya by light aircraft');
          await at.press('ArrowUp');
          await at.says(markedOption(at), 'Kenya');
        },
      ],
      'a marked suggestion: Enter': [
        'suggests',
        async (at) => {
          await searchFor(at, 'ke');
          await at.press('ArrowUp', 'Enter');
          await at.says(() => at.page.getByTestId('chosen').innerText(), 'Kerala');
        },
      ],
      'the box: Enter': [
        'suggests',
        async (at) => {
          await searchFor(at, 'ke');
          await Promise.all([at.page.waitForURL(/q=ke/), at.press('Enter')]);
        },
      ],
      'the box: Escape': [
        'suggests',
        async (at) => {
          await searchFor(at, 'ke');
          await at.press('Escape');
          await at.says(() => at.page.getByRole('option').count(), 0);
          await at.says(() => at.page.getByRole('combobox').inputValue(), 'ke');
          await at.press('Escape');
          await at.says(() => at.page.getByRole('combobox').inputValue(), '');
        },
      ],
      'the box: Tab': [
        'suggests',
        async (at) => {
          await searchFor(at, 'ke');
          await at.press('ArrowDown', 'Tab');
          await at.focusIs('Search');
          await at.says(() => at.page.getByRole('combobox').inputValue(), 'ke');
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
            await at.page.reload();
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

import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

const searchFor = async (at: AtKeyboard, words: string) => {
  await at.page.getByRole('combobox').focus();
  await at.page.keyboard.type(words);
  await at.page.getByRole('option').first().waitFor();
};
const markedOption = (at: AtKeyboard) => () =>
  at.page.evaluate(() => document.querySelector('[role=option][aria-selected=true]')?.firstChild?.textContent);

/** What is searched and narrowed. */
export const searchWalks: readonly Walk[] = [
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
    component: 'FilterBar',
    rows: {
      'a question: Tab': [
        'whole',
        async (at) => {
          await at.on('combobox', 'Country');
          for (const next of ['Month', 'Nights', 'Show']) {
            await at.press('Tab');
            await at.focusIs(next);
          }
        },
      ],
      'a question: Down, Up': [
        'in-place',
        async (at) => {
          const month = await at.on('combobox', 'Month');
          await at.press('ArrowDown');
          await at.says(() => month.inputValue(), '8');
          await at.press('ArrowUp');
          await at.says(() => month.inputValue(), '7');
        },
      ],
      'Show: Enter, Space': [
        'in-place',
        async (at) => {
          for (const [key, nights] of [
            ['Enter', '7'],
            ['Space', '14'],
          ] as const) {
            await at.page.getByLabel('Nights').selectOption(nights);
            await at.on('button', 'Show');
            await at.press(key);
            await at.says(() => at.page.getByRole('status').innerText(), `month=7 nights=${nights}`);
          }
        },
      ],
      'what is in force: Enter': [
        'narrowed',
        async (at) => {
          await at.on('link', 'Remove July');
          await Promise.all([at.page.waitForURL(/country=ke/), at.press('Enter')]);
        },
      ],
    },
  },
];

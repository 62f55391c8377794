import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

const searchFor = async (user: KeyboardUser, query: string) => {
  await user.page.getByRole('combobox').focus();
  await user.page.keyboard.type(query);
  await user.page.getByRole('option').first().waitFor();
};
const activeOption = (user: KeyboardUser) => () =>
  user.page.evaluate(() => document.querySelector('[role=option][aria-selected=true]')?.firstChild?.textContent);

/** Search and filters. */
export const searchSpecs: readonly KeyboardSpec[] = [
  {
    component: 'SearchField',
    rows: {
      'the box: Down, Up': [
        'suggests',
        async (user) => {
          await searchFor(user, 'ke');
          await user.press('ArrowDown', 'ArrowDown');
          await user.expectValue(activeOption(user), 'Kenya by light aircraft');
          await user.press('ArrowUp');
          await user.expectValue(activeOption(user), 'Kenya');
        },
      ],
      'the active suggestion: Enter': [
        'suggests',
        async (user) => {
          await searchFor(user, 'ke');
          await user.press('ArrowUp', 'Enter');
          await user.expectValue(() => user.page.getByTestId('chosen').innerText(), 'Kerala');
        },
      ],
      'the box: Enter': [
        'suggests',
        async (user) => {
          await searchFor(user, 'ke');
          await Promise.all([user.page.waitForURL(/q=ke/), user.press('Enter')]);
        },
      ],
      'the box: Escape': [
        'suggests',
        async (user) => {
          await searchFor(user, 'ke');
          await user.press('Escape');
          await user.expectValue(() => user.page.getByRole('option').count(), 0);
          await user.expectValue(() => user.page.getByRole('combobox').inputValue(), 'ke');
          await user.press('Escape');
          await user.expectValue(() => user.page.getByRole('combobox').inputValue(), '');
        },
      ],
      'the box: Tab': [
        'suggests',
        async (user) => {
          await searchFor(user, 'ke');
          await user.press('ArrowDown', 'Tab');
          await user.expectFocus('Search');
          await user.expectValue(() => user.page.getByRole('combobox').inputValue(), 'ke');
        },
      ],
    },
  },
  {
    component: 'FilterBar',
    rows: {
      'a question: Tab': [
        'whole',
        async (user) => {
          await user.focus('combobox', 'Country');
          for (const next of ['Month', 'Nights', 'Show']) {
            await user.press('Tab');
            await user.expectFocus(next);
          }
        },
      ],
      'a question: Down, Up': [
        'in-place',
        async (user) => {
          const month = await user.focus('combobox', 'Month');
          await user.press('ArrowDown');
          await user.expectValue(() => month.inputValue(), '8');
          await user.press('ArrowUp');
          await user.expectValue(() => month.inputValue(), '7');
        },
      ],
      'Show: Enter, Space': [
        'in-place',
        async (user) => {
          for (const [key, nights] of [
            ['Enter', '7'],
            ['Space', '14'],
          ] as const) {
            await user.page.getByLabel('Nights').selectOption(nights);
            await user.focus('button', 'Show');
            await user.press(key);
            await user.expectValue(() => user.page.getByRole('status').innerText(), `month=7 nights=${nights}`);
          }
        },
      ],
      'an applied filter: Enter': [
        'narrowed',
        async (user) => {
          await user.focus('link', 'Remove July');
          await Promise.all([user.page.waitForURL(/country=ke/), user.press('Enter')]);
        },
      ],
    },
  },
];

import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

/** A native list and what its keys choose, told by what it then shows. */
interface List {
  story: string;
  /** The id of the list. */
  id: string;
  /** Keys one after the other, and what the list shows after each. */
  steps: readonly (readonly [key: string, shows: string])[];
  /** The last choice and the first. */
  ends: readonly [last: string, first: string];
  /** Letters, and the choice they lead to. */
  letters: readonly [typed: string, shows: string];
}

const shown = (at: AtKeyboard, id: string) => () =>
  at.page.locator(`#${id}`).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.textContent);
const isOpen = (at: AtKeyboard, id: string) => () => at.page.locator(`#${id}`).evaluate((list) => list.matches(':open'));

/** The rows that every native list has. */
const listRows = ({ story, id, steps, ends, letters }: List): Walk['rows'] => {
  const at0 = (at: AtKeyboard) => at.page.locator(`#${id}`).focus();
  return {
    'the list: Down, Up': [
      story,
      async (at) => {
        await at0(at);
        for (const [key, shows] of steps) {
          await at.press(key);
          await at.says(shown(at, id), shows);
        }
      },
    ],
    'the list: Home, End': [
      story,
      async (at) => {
        await at0(at);
        for (const [index, key] of ['End', 'Home'].entries()) {
          await at.press(key);
          await at.says(shown(at, id), ends[index]);
        }
      },
    ],
    'the list: Letters': [
      story,
      async (at) => {
        await at0(at);
        await at.page.keyboard.type(letters[0]);
        await at.says(shown(at, id), letters[1]);
      },
    ],
    'the list: Alt + Down, Space': [
      story,
      async (at) => {
        for (const key of ['Alt+ArrowDown', 'Space']) {
          await at0(at);
          await at.press(key);
          await at.says(isOpen(at, id), true);
          await at.press('Escape');
          await at.says(isOpen(at, id), false);
        }
      },
    ],
    'the list: Escape': [
      story,
      async (at) => {
        await at0(at);
        const before = await shown(at, id)();
        await at.press('Alt+ArrowDown', 'Escape');
        await at.says(isOpen(at, id), false);
        await at.says(shown(at, id), before);
      },
    ],
    'the list: Tab': [
      story,
      async (at) => {
        await at0(at);
        await at.press('Tab');
        await at.says(() => at.page.locator(`#${id}`).evaluate((list) => list === document.activeElement), false);
      },
    ],
  };
};

/** Native lists: what the browser does, asked all the same, since a page can take it away. */
export const listWalks: readonly Walk[] = [
  {
    component: 'Select',
    rows: listRows({
      story: 'chosen',
      id: 'adults',
      steps: [
        ['ArrowDown', '3'],
        ['ArrowUp', '2'],
      ],
      ends: ['16 or more', 'Select'],
      letters: ['9', '9'],
    }),
  },
  {
    component: 'BudgetSelect',
    rows: listRows({
      story: 'middle',
      id: 'budget',
      steps: [
        ['ArrowUp', '$3,000 - $4,000 USD'],
        ['ArrowDown', '$4,000 - $5,000 USD'],
      ],
      ends: ['Over $20,000 USD', 'Select your budget'],
      letters: ['ov', 'Over $20,000 USD'],
    }),
  },
  {
    component: 'CountrySelect',
    rows: listRows({
      story: 'united-states',
      id: 'country',
      steps: [
        ['ArrowDown', 'Australia'],
        ['ArrowUp', 'United States'],
      ],
      ends: ['Switzerland', 'United States'],
      letters: ['ken', 'Kenya'],
    }),
  },
  {
    component: 'PhoneField',
    rows: {
      'Country code: Letters': [
        'empty',
        async (at) => {
          await at.page.locator('#phone-prefix').focus();
          await at.page.keyboard.type('ken');
          await at.says(shown(at, 'phone-prefix'), 'Kenya (+254)');
        },
      ],
      'Number: Tab': [
        'empty',
        async (at) => {
          await at.page.locator('#phone').focus();
          await at.press('Tab');
          await at.says(() => at.page.evaluate(() => document.activeElement?.id === 'phone'), false);
        },
      ],
    },
  },
];

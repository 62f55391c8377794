import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

/** A native select with the options its keys choose. */
interface NativeSelect {
  story: string;
  /** Id of the select. */
  id: string;
  /** Keys in order, each with the option shown afterwards. */
  steps: readonly (readonly [key: string, shows: string])[];
  /** Last and first option. */
  ends: readonly [last: string, first: string];
  /** Typed letters and the option they select. */
  letters: readonly [typed: string, shows: string];
}

const shown = (user: KeyboardUser, id: string) => () =>
  user.page.locator(`#${id}`).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.textContent);
const isOpen = (user: KeyboardUser, id: string) => () => user.page.locator(`#${id}`).evaluate((list) => list.matches(':open'));

/** Rows common to all native selects. */
const listRows = ({ story, id, steps, ends, letters }: NativeSelect): KeyboardSpec['rows'] => {
  const focusList = (user: KeyboardUser) => user.page.locator(`#${id}`).focus();
  return {
    'the list: Down, Up': [
      story,
      async (user) => {
        await focusList(user);
        for (const [key, shows] of steps) {
          await user.press(key);
          await user.expectValue(shown(user, id), shows);
        }
      },
    ],
    'the list: Home, End': [
      story,
      async (user) => {
        await focusList(user);
        for (const [index, key] of ['End', 'Home'].entries()) {
          await user.press(key);
          await user.expectValue(shown(user, id), ends[index]);
        }
      },
    ],
    'the list: Letters': [
      story,
      async (user) => {
        await focusList(user);
        await user.page.keyboard.type(letters[0]);
        await user.expectValue(shown(user, id), letters[1]);
      },
    ],
    'the list: Alt + Down, Space': [
      story,
      async (user) => {
        for (const key of ['Alt+ArrowDown', 'Space']) {
          await focusList(user);
          await user.press(key);
          await user.expectValue(isOpen(user, id), true);
          await user.press('Escape');
          await user.expectValue(isOpen(user, id), false);
        }
      },
    ],
    'the list: Escape': [
      story,
      async (user) => {
        await focusList(user);
        const before = await shown(user, id)();
        await user.press('Alt+ArrowDown', 'Escape');
        await user.expectValue(isOpen(user, id), false);
        await user.expectValue(shown(user, id), before);
      },
    ],
    'the list: Tab': [
      story,
      async (user) => {
        await focusList(user);
        await user.press('Tab');
        await user.expectValue(() => user.page.locator(`#${id}`).evaluate((list) => list === document.activeElement), false);
      },
    ],
  };
};

/** Native selects: browser behaviour, tested because a page can break it. */
export const listSpecs: readonly KeyboardSpec[] = [
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
        async (user) => {
          await user.page.locator('#phone-prefix').focus();
          await user.page.keyboard.type('ken');
          await user.expectValue(shown(user, 'phone-prefix'), 'Kenya (+254)');
        },
      ],
      'Number: Tab': [
        'empty',
        async (user) => {
          await user.page.locator('#phone').focus();
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.id === 'phone'), false);
        },
      ],
    },
  },
];

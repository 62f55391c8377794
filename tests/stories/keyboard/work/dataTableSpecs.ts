import type { KeyboardSpec } from '../keyboardSpec.ts';
import type { KeyboardUser } from '../keyboardUser.ts';

const first = 'Nine nights in Kenya';
const second = 'Walking in Patagonia';
const last = 'Temples and gardens of Japan';

const selection = (user: KeyboardUser) => () => user.page.getByText(/^Selected: /).innerText();

/** The table of records. */
export const dataTableSpecs: readonly KeyboardSpec[] = [
  {
    component: 'DataTable',
    group: 'work',
    rows: {
      'a head: Enter, Space': [
        'selectable',
        async (user) => {
          const sorted = () => user.page.getByRole('columnheader', { name: 'Nights' }).getAttribute('aria-sort');
          await user.focus('button', 'Nights');
          await user.press('Enter');
          await user.expectValue(sorted, 'descending');
          await user.press('Space');
          await user.expectValue(sorted, 'ascending');
        },
      ],
      'before the rows: Tab': [
        'selectable',
        async (user) => {
          await user.focus('button', 'Nights');
          await user.press('Tab');
          await user.expectFocus(first);
          await user.press('ArrowDown', 'Shift+Tab', 'Tab');
          await user.expectFocus(second);
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.closest('tbody') === null), true);
        },
      ],
      'a row: Down, J, Up, K': [
        'selectable',
        async (user) => {
          await user.focus('link', first);
          await user.press('ArrowDown');
          await user.expectFocus(second);
          await user.press('k');
          await user.expectFocus(first);
          await user.press('ArrowUp', 'j');
          await user.expectFocus(second);
        },
      ],
      'a row: Home, End': [
        'selectable',
        async (user) => {
          await user.focus('link', first);
          await user.press('End');
          await user.expectFocus(last);
          await user.press('Home');
          await user.expectFocus(first);
        },
      ],
      'a row: Enter': [
        'selectable',
        async (user) => {
          await user.focus('link', first);
          await user.press('Enter');
          await user.expectValue(() => user.page.evaluate(() => window.location.hash), '#TR-4F7K2M');
        },
      ],
      'a row: X': [
        'selectable',
        async (user) => {
          await user.focus('link', first);
          await user.press('x');
          await user.expectValue(selection(user), 'Selected: TR-8P3QWD, TR-4F7K2M');
          await user.press('x');
          await user.expectValue(selection(user), 'Selected: TR-8P3QWD');
        },
      ],
      'a row: Shift+Down, Shift+J, Shift+Up, Shift+K': [
        'selected-by-shift',
        async (user) => {
          await user.focus('link', last);
          await user.press('Shift+ArrowUp');
          await user.expectFocus('A family in Costa Rica');
          await user.expectValue(selection(user), 'Selected: TR-4F7K2M, TR-8P3QWD, TR-2XNV9C, TR-6HJ4TB');
        },
      ],
    },
  },
];

import { dateFieldKeys } from '../../../stories/src/design-system/DateField.keyboard.ts';
import { destinationComboboxKeys } from '../../../stories/src/design-system/DestinationCombobox.keyboard.ts';
import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

/** A row of a keyboard table that lists the keys to press. */
interface TableRow {
  on: string;
  keys: string;
  /** Keys in the notation of Testing Library. */
  presses: string;
}

/** Tests every row after all rows before it, in the order of the table. */
function tableRows<Row extends TableRow>(
  story: string,
  table: readonly Row[],
  open: (user: KeyboardUser) => Promise<void>,
  expectRow: (user: KeyboardUser, row: Row) => Promise<void>,
): KeyboardSpec['rows'] {
  return Object.fromEntries(
    table.map((row, index) => [
      `${row.on}: ${row.keys}`,
      [
        story,
        async (user: KeyboardUser) => {
          await open(user);
          for (const { presses } of table.slice(0, index + 1)) await user.press(user.mirror(toPlaywrightKey(presses)));
          await expectRow(user, row);
        },
      ],
    ]),
  );
}

/** Converts `{Shift>}{PageDown}{/Shift}` to Playwright's `Shift+PageDown`. */
function toPlaywrightKey(presses: string): string {
  const [, held, key] = /^\{(\w+)>\}\{(\w+)\}/.exec(presses) ?? [];
  return held && key ? `${held}+${key}` : presses.replaceAll(/[{}]/g, '');
}

const focusedName = (user: KeyboardUser) => () =>
  user.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
const combobox = (user: KeyboardUser) => () =>
  user.page.getByRole('combobox').evaluate((input: HTMLInputElement) => {
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ?? null;
    return JSON.stringify([input.value, input.getAttribute('aria-expanded'), active]);
  });

/** Components whose keyboard table itself lists the keys and expected results. */
export const tableSpecs: readonly KeyboardSpec[] = [
  {
    component: 'DateField',
    rows: tableRows(
      'filled',
      dateFieldKeys,
      async (user) => {
        await user.focus('button', /^Choose date/);
        await user.press('Enter');
        await user.expectValue(focusedName(user), 'Friday, March 5, 2027, selected');
      },
      (user, { lands }) => user.expectValue(focusedName(user), lands),
    ),
  },
  {
    component: 'DestinationCombobox',
    rows: tableRows(
      'empty',
      destinationComboboxKeys,
      async (user) => {
        await user.page.getByRole('combobox').focus();
        await user.press('Escape');
      },
      (user, { value, open, active }) => user.expectValue(combobox(user), JSON.stringify([value, String(open), active])),
    ),
  },
];

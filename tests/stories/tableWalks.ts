import { dateFieldKeys } from '../../stories/src/design-system/DateField.keyboard.ts';
import { destinationComboboxKeys } from '../../stories/src/design-system/DestinationCombobox.keyboard.ts';
import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

/** A row of a table that says itself what to press and what comes of it. */
interface TableRow {
  on: string;
  keys: string;
  /** Keys as testing-library writes them. */
  presses: string;
}

/** Each row is walked after those before it, as the table is read. */
function tableRows<Row extends TableRow>(
  story: string,
  table: readonly Row[],
  begin: (at: AtKeyboard) => Promise<void>,
  expectRow: (at: AtKeyboard, row: Row) => Promise<void>,
): Walk['rows'] {
  return Object.fromEntries(
    table.map((row, index) => [
      `${row.on}: ${row.keys}`,
      [
        story,
        async (at: AtKeyboard) => {
          await begin(at);
          for (const { presses } of table.slice(0, index + 1)) await at.press(at.mirrored(keyOf(presses)));
          await expectRow(at, row);
        },
      ],
    ]),
  );
}

/** `{Shift>}{PageDown}{/Shift}` is Shift+PageDown to the browser. */
function keyOf(presses: string): string {
  const [, held, key] = /^\{(\w+)>\}\{(\w+)\}/.exec(presses) ?? [];
  return held && key ? `${held}+${key}` : presses.replaceAll(/[{}]/g, '');
}

const nameOfFocus = (at: AtKeyboard) => () =>
  at.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
const combobox = (at: AtKeyboard) => () =>
  at.page.getByRole('combobox').evaluate((input: HTMLInputElement) => {
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ?? null;
    return JSON.stringify([input.value, input.getAttribute('aria-expanded'), active]);
  });

/** What brings its own table of presses. */
export const tableWalks: readonly Walk[] = [
  {
    component: 'DateField',
    rows: tableRows(
      'filled',
      dateFieldKeys,
      async (at) => {
        await at.on('button', /^Choose date/);
        await at.press('Enter');
        await at.says(nameOfFocus(at), 'Friday, March 5, 2027, selected');
      },
      (at, { lands }) => at.says(nameOfFocus(at), lands),
    ),
  },
  {
    component: 'DestinationCombobox',
    rows: tableRows(
      'empty',
      destinationComboboxKeys,
      async (at) => {
        await at.page.getByRole('combobox').focus();
        await at.press('Escape');
      },
      (at, { value, open, active }) => at.says(combobox(at), JSON.stringify([value, String(open), active])),
    ),
  },
];

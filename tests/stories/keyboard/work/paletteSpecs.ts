import type { KeyboardSpec } from '../keyboardSpec.ts';
import type { KeyboardUser } from '../keyboardUser.ts';

const dialogs = (user: KeyboardUser) => () => user.page.getByRole('dialog').count();
const highlighted = (user: KeyboardUser) => () => user.page.getByRole('option', { selected: true }).innerText();

const openPalette = async (user: KeyboardUser) => {
  await user.focus('button', 'Search');
  await user.press('Enter');
  await user.expectFocus('Search and go to');
  await user.expectValue(highlighted(user), 'Unassigned');
};

/** The palette. */
export const paletteSpecs: readonly KeyboardSpec[] = [
  {
    component: 'CommandPalette',
    group: 'work',
    rows: {
      'the field: Letters': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('l', 'f', 'l');
          await user.expectValue(() => user.page.getByRole('option').count(), 1);
          await user.expectValue(highlighted(user), 'Late first look');
        },
      ],
      'the field: Down, Up': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('ArrowDown');
          await user.expectValue(highlighted(user), 'Mine');
          await user.press('ArrowUp', 'ArrowUp');
          await user.expectValue(async () => (await highlighted(user)()).startsWith('Show the keys'), true);
          await user.expectFocus('Search and go to');
        },
      ],
      'the field: Home, End': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('End');
          await user.expectValue(async () => (await highlighted(user)()).startsWith('Show the keys'), true);
          await user.press('Home');
          await user.expectValue(highlighted(user), 'Unassigned');
        },
      ],
      'the field: Enter': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('ArrowDown', 'Enter');
          await user.expectValue(() => user.page.getByText('Done: Mine').count(), 1);
          await user.expectValue(dialogs(user), 0);
          await user.expectFocus('Search');
        },
      ],
      'the palette: Tab': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('Tab');
          await user.expectFocus('Close');
          await user.press('Tab');
          await user.expectFocus('Search and go to');
        },
      ],
      'the palette: Escape': [
        'closed-by-escape',
        async (user) => {
          await openPalette(user);
          await user.press('Escape');
          await user.expectValue(dialogs(user), 0);
          await user.expectFocus('Search');
        },
      ],
    },
  },
];

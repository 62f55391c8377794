import type { KeyboardUser } from './keyboardUser.ts';
import type { KeyboardSpec } from './keyboardSpec.ts';

const expanded = (user: KeyboardUser) => () => user.page.getByRole('button', { name: 'Destinations' }).getAttribute('aria-expanded');
const openMenu = async (user: KeyboardUser) => {
  await user.focus('button', 'Destinations');
  await user.press('Enter');
  await user.expectValue(expanded(user), 'true');
};
const toggles = (key: string) => async (user: KeyboardUser) => {
  await user.focus('button', 'Destinations');
  await user.press(key);
  await user.expectValue(expanded(user), 'true');
  await user.press(key);
  await user.expectValue(expanded(user), 'false');
};
const openDialog = async (user: KeyboardUser) => {
  await user.focus('button', 'Open');
  await user.press('Enter');
  await user.expectFocus('One more thing before you go');
};
const dialogs = (user: KeyboardUser) => () => user.page.getByRole('dialog').count();
const isInside = (user: KeyboardUser) => () => user.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

const clicksWith = (key: string) => async (user: KeyboardUser) => {
  const pressed = user.page.evaluate(
    () => new Promise<boolean>((resolve) => document.addEventListener('click', () => resolve(true), { once: true })),
  );
  await user.focus('button', 'Send my trip request');
  await user.press(key);
  await user.expectValue(() => pressed, true);
};

/** Buttons, navigation and dialogs. */
export const surfaceSpecs: readonly KeyboardSpec[] = [
  {
    component: 'Button',
    rows: {
      'button: Enter': ['primary', clicksWith('Enter')],
      'button: Space': ['primary', clicksWith('Space')],
      'busy button: Enter': [
        'busy',
        async (user) => {
          const button = await user.focus('button', /^Sending/);
          await user.press('Enter');
          await user.expectValue(() => button.getAttribute('aria-busy'), 'true');
          await user.expectValue(() => button.evaluate((element) => element === document.activeElement), true);
        },
      ],
      'link styled as a button: Enter': [
        'as-a-link',
        async (user) => {
          await user.focus('link', 'Design My Dream Trip');
          await Promise.all([user.page.waitForURL(/trip-request/), user.press('Enter')]);
        },
      ],
    },
  },
  {
    component: 'NavigationMenu',
    rows: {
      'bar: Tab': [
        'closed',
        async (user) => {
          await user.focus('button', 'Destinations');
          for (const next of ['Ways to travel', 'About', 'Reviews']) {
            await user.press('Tab');
            await user.expectFocus(next);
          }
        },
      ],
      'button: Enter': ['closed', toggles('Enter')],
      'button: Space': ['closed', toggles('Space')],
      'bar: ArrowRight': [
        'closed',
        async (user) => {
          await user.focus('button', 'About');
          await user.press(user.mirror('ArrowRight'));
          await user.expectFocus('Reviews');
          await user.press(user.mirror('ArrowRight'));
          await user.expectFocus('Reviews');
        },
      ],
      'bar: ArrowLeft': [
        'closed',
        async (user) => {
          await user.focus('button', 'Ways to travel');
          await user.press(user.mirror('ArrowLeft'));
          await user.expectFocus('Destinations');
          await user.press(user.mirror('ArrowLeft'));
          await user.expectFocus('Destinations');
        },
      ],
      'bar: Home': [
        'closed',
        async (user) => {
          await user.focus('button', 'About');
          await user.press('Home');
          await user.expectFocus('Destinations');
        },
      ],
      'bar: End': [
        'closed',
        async (user) => {
          await user.focus('button', 'Destinations');
          await user.press('End');
          await user.expectFocus('Reviews');
        },
      ],
      'open button: ArrowDown': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('ArrowDown');
          await user.expectFocus('Kenya');
        },
      ],
      'panel: ArrowDown': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('ArrowDown', 'ArrowDown');
          await user.expectFocus('Tanzania');
          await user.press(...Array<string>(12).fill('ArrowDown'));
          await user.expectFocus('Patagonia');
        },
      ],
      'panel: ArrowUp': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('ArrowDown', 'ArrowDown', 'ArrowUp');
          await user.expectFocus('Kenya');
          await user.press('ArrowUp');
          await user.expectFocus('Kenya');
        },
      ],
      'panel: Escape': [
        'closed',
        async (user) => {
          for (const name of ['Destinations', 'Ways to travel', 'About']) {
            await user.focus('button', name);
            await user.press('Enter', 'ArrowDown', 'Escape');
            await user.expectFocus(name);
            await user.expectValue(() => user.page.locator('[role=group][data-state=open]').count(), 0);
          }
        },
      ],
      'anywhere: Alt+ArrowLeft': [
        'closed',
        async (user) => {
          const defaultPrevented = user.page.evaluate(
            () =>
              new Promise((resolve) =>
                document.addEventListener(
                  'keydown',
                  (event) => event.key === 'ArrowLeft' && setTimeout(() => resolve(event.defaultPrevented)),
                  true,
                ),
              ),
          );
          await user.focus('button', 'Ways to travel');
          await user.page.keyboard.down('Alt');
          await user.press('ArrowLeft');
          await user.page.keyboard.up('Alt');
          await user.expectValue(() => defaultPrevented, false);
        },
      ],
    },
  },
  {
    component: 'Dialog',
    rows: {
      'anywhere: Tab': [
        'closed-by-escape',
        async (user) => {
          await openDialog(user);
          const stops = await user.page.getByRole('dialog').locator('button, a[href], input, select, textarea').count();
          for (let stop = 0; stop <= stops; stop += 1) {
            await user.press('Tab');
            await user.expectValue(isInside(user), true);
          }
        },
      ],
      'anywhere: Shift+Tab': [
        'closed-by-escape',
        async (user) => {
          await openDialog(user);
          for (let stop = 0; stop < 3; stop += 1) {
            await user.press('Shift+Tab');
            await user.expectValue(isInside(user), true);
          }
        },
      ],
      'anywhere: Escape': [
        'closed-by-escape',
        async (user) => {
          await openDialog(user);
          await user.press('Escape');
          await user.expectValue(dialogs(user), 0);
          await user.expectFocus('Open');
        },
      ],
      'close button: Enter': [
        'closed-by-escape',
        async (user) => {
          await openDialog(user);
          await user.focus('button', 'Close');
          await user.press('Enter');
          await user.expectValue(dialogs(user), 0);
          await user.expectFocus('Open');
        },
      ],
    },
  },
  {
    component: 'Stepper',
    rows: {
      'a completed step: Enter': [
        'third',
        async (user) => {
          await user.focus('link', /Details/);
          await Promise.all([user.page.waitForURL(/step=details/), user.press('Enter')]);
        },
      ],
      'the steps: Tab': [
        'third',
        async (user) => {
          await user.focus('link', /Details/);
          await user.press('Tab');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.getAttribute('href')), '?step=style');
        },
      ],
    },
  },
];

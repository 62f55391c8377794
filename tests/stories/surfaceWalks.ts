import type { AtKeyboard } from './atKeyboard.ts';
import type { Walk } from './walk.ts';

const expanded = (at: AtKeyboard) => () => at.page.getByRole('button', { name: 'Destinations' }).getAttribute('aria-expanded');
const openMenu = async (at: AtKeyboard) => {
  await at.on('button', 'Destinations');
  await at.press('Enter');
  await at.says(expanded(at), 'true');
};
const toggles = (key: string) => async (at: AtKeyboard) => {
  await at.on('button', 'Destinations');
  await at.press(key);
  await at.says(expanded(at), 'true');
  await at.press(key);
  await at.says(expanded(at), 'false');
};
const openDialog = async (at: AtKeyboard) => {
  await at.on('button', 'Open');
  await at.press('Enter');
  await at.focusIs('One more thing before you go');
};
const dialogs = (at: AtKeyboard) => () => at.page.getByRole('dialog').count();
const isInside = (at: AtKeyboard) => () => at.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

const presses = (key: string) => async (at: AtKeyboard) => {
  const pressed = at.page.evaluate(
    () => new Promise<boolean>((tell) => document.addEventListener('click', () => tell(true), { once: true })),
  );
  await at.on('button', 'Send my trip request');
  await at.press(key);
  await at.says(() => pressed, true);
};

/** What opens, leads and is pressed. */
export const surfaceWalks: readonly Walk[] = [
  {
    component: 'Button',
    rows: {
      'button: Enter': ['primary', presses('Enter')],
      'button: Space': ['primary', presses('Space')],
      'busy button: Enter': [
        'busy',
        async (at) => {
          const button = await at.on('button', /^Sending/);
          await at.press('Enter');
          await at.says(() => button.getAttribute('aria-busy'), 'true');
          await at.says(() => button.evaluate((it) => it === document.activeElement), true);
        },
      ],
      'link with the looks of a button: Enter': [
        'as-a-link',
        async (at) => {
          await at.on('link', 'Design My Dream Trip');
          await Promise.all([at.page.waitForURL(/trip-request/), at.press('Enter')]);
        },
      ],
    },
  },
  {
    component: 'NavigationMenu',
    rows: {
      'bar: Tab': [
        'closed',
        async (at) => {
          await at.on('button', 'Destinations');
          for (const next of ['Ways to travel', 'About', 'Reviews']) {
            await at.press('Tab');
            await at.focusIs(next);
          }
        },
      ],
      'button: Enter': ['closed', toggles('Enter')],
      'button: Space': ['closed', toggles('Space')],
      'bar: ArrowRight': [
        'closed',
        async (at) => {
          await at.on('button', 'About');
          await at.press(at.mirrored('ArrowRight'));
          await at.focusIs('Reviews');
          await at.press(at.mirrored('ArrowRight'));
          await at.focusIs('Reviews');
        },
      ],
      'bar: ArrowLeft': [
        'closed',
        async (at) => {
          await at.on('button', 'Ways to travel');
          await at.press(at.mirrored('ArrowLeft'));
          await at.focusIs('Destinations');
          await at.press(at.mirrored('ArrowLeft'));
          await at.focusIs('Destinations');
        },
      ],
      'bar: Home': [
        'closed',
        async (at) => {
          await at.on('button', 'About');
          await at.press('Home');
          await at.focusIs('Destinations');
        },
      ],
      'bar: End': [
        'closed',
        async (at) => {
          await at.on('button', 'Destinations');
          await at.press('End');
          await at.focusIs('Reviews');
        },
      ],
      'open button: ArrowDown': [
        'closed',
        async (at) => {
          await openMenu(at);
          await at.press('ArrowDown');
          await at.focusIs('Kenya');
        },
      ],
      'panel: ArrowDown': [
        'closed',
        async (at) => {
          await openMenu(at);
          await at.press('ArrowDown', 'ArrowDown');
          await at.focusIs('Tanzania');
          await at.press(...Array<string>(12).fill('ArrowDown'));
          await at.focusIs('Patagonia');
        },
      ],
      'panel: ArrowUp': [
        'closed',
        async (at) => {
          await openMenu(at);
          await at.press('ArrowDown', 'ArrowDown', 'ArrowUp');
          await at.focusIs('Kenya');
          await at.press('ArrowUp');
          await at.focusIs('Kenya');
        },
      ],
      'panel: Escape': [
        'closed',
        async (at) => {
          for (const name of ['Destinations', 'Ways to travel', 'About']) {
            await at.on('button', name);
            await at.press('Enter', 'ArrowDown', 'Escape');
            await at.focusIs(name);
            await at.says(() => at.page.locator('[role=group][data-state=open]').count(), 0);
          }
        },
      ],
      'anywhere: Alt+ArrowLeft': [
        'closed',
        async (at) => {
          const taken = at.page.evaluate(
            () =>
              new Promise((tell) =>
                document.addEventListener(
                  'keydown',
                  (event) => event.key === 'ArrowLeft' && setTimeout(() => tell(event.defaultPrevented)),
                  true,
                ),
              ),
          );
          await at.on('button', 'Ways to travel');
          await at.page.keyboard.down('Alt');
          await at.press('ArrowLeft');
          await at.page.keyboard.up('Alt');
          await at.says(() => taken, false);
        },
      ],
    },
  },
  {
    component: 'Dialog',
    rows: {
      'anywhere: Tab': [
        'closed-by-escape',
        async (at) => {
          await openDialog(at);
          const stops = await at.page.getByRole('dialog').locator('button, a[href], input, select, textarea').count();
          for (let stop = 0; stop <= stops; stop += 1) {
            await at.press('Tab');
            await at.says(isInside(at), true);
          }
        },
      ],
      'anywhere: Shift+Tab': [
        'closed-by-escape',
        async (at) => {
          await openDialog(at);
          for (let stop = 0; stop < 3; stop += 1) {
            await at.press('Shift+Tab');
            await at.says(isInside(at), true);
          }
        },
      ],
      'anywhere: Escape': [
        'closed-by-escape',
        async (at) => {
          await openDialog(at);
          await at.press('Escape');
          await at.says(dialogs(at), 0);
          await at.focusIs('Open');
        },
      ],
      'close button: Enter': [
        'closed-by-escape',
        async (at) => {
          await openDialog(at);
          await at.on('button', 'Close');
          await at.press('Enter');
          await at.says(dialogs(at), 0);
          await at.focusIs('Open');
        },
      ],
    },
  },
  {
    component: 'Stepper',
    rows: {
      'a step behind: Enter': [
        'third',
        async (at) => {
          await at.on('link', /Details/);
          await Promise.all([at.page.waitForURL(/step=details/), at.press('Enter')]);
        },
      ],
      'the steps: Tab': [
        'third',
        async (at) => {
          await at.on('link', /Details/);
          await at.press('Tab');
          await at.says(() => at.page.evaluate(() => document.activeElement?.getAttribute('href')), '?step=style');
        },
      ],
    },
  },
];

import type { KeyboardSpec } from '../keyboardSpec.ts';
import type { KeyboardUser } from '../keyboardUser.ts';

const count = (user: KeyboardUser, role: 'menu' | 'dialog' | 'tooltip') => () => user.page.getByRole(role).count();
const focusedText = (user: KeyboardUser) => () => user.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const startsWith = (user: KeyboardUser, text: string) => user.expectValue(async () => (await focusedText(user)()).startsWith(text), true);

const openMenu = async (user: KeyboardUser) => {
  await user.focus('button', 'More');
  await user.press('Enter');
  await startsWith(user, 'Assign');
};
const openPane = async (user: KeyboardUser) => {
  await user.focus('button', 'Read');
  await user.press('Enter');
  await user.expectValue(count(user, 'dialog'), 1);
};
const showToast = async (user: KeyboardUser) => {
  await user.focus('button', 'Assign');
  await user.press('Enter');
  await user.expectValue(() => user.page.getByRole('button', { name: 'Undo' }).count(), 1);
};
const selected = (user: KeyboardUser) => () => user.page.getByRole('tab', { selected: true }).innerText();

/** Menus, panels, panes, tabs and messages. */
export const floatingSpecs: readonly KeyboardSpec[] = [
  {
    component: 'Menu',
    group: 'work',
    rows: {
      'the button: Enter, Space, Down': [
        'closed',
        async (user) => {
          for (const key of ['Enter', 'Space', 'ArrowDown']) {
            await user.focus('button', 'More');
            await user.press(key);
            await startsWith(user, 'Assign');
            await user.press('Escape');
          }
        },
      ],
      'an action: Down, Up': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('ArrowDown');
          await startsWith(user, 'Snooze');
          await user.press('ArrowUp', 'ArrowUp');
          await startsWith(user, 'Closed ones');
        },
      ],
      'an action: Home, End': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('End');
          await startsWith(user, 'Closed ones');
          await user.press('Home');
          await startsWith(user, 'Assign');
        },
      ],
      'an action: Letters': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('q');
          await startsWith(user, 'Qualified');
        },
      ],
      'an action: Enter': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('ArrowDown', 'Enter');
          await user.expectValue(() => user.page.getByText('Done: Snooze').count(), 1);
          await user.expectValue(count(user, 'menu'), 0);
          await user.expectFocus('More');
        },
      ],
      'an action that is off: Enter': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('m', 'Enter');
          await startsWith(user, 'Matched');
          await user.expectValue(count(user, 'menu'), 1);
          await user.expectValue(() => user.page.getByText('Done: nothing yet').count(), 1);
        },
      ],
      'an action: Escape': [
        'closed',
        async (user) => {
          await openMenu(user);
          await user.press('Escape');
          await user.expectValue(count(user, 'menu'), 0);
          await user.expectFocus('More');
        },
      ],
    },
  },
  {
    component: 'Popover',
    group: 'work',
    rows: {
      'the button: Enter, Space': [
        'closed',
        async (user) => {
          for (const key of ['Enter', 'Space']) {
            await user.focus('button', 'Why 72 points?');
            await user.press(key);
            await user.expectFocus('Close');
            await user.press('Escape');
            await user.expectValue(count(user, 'dialog'), 0);
          }
        },
      ],
      'the panel: Escape': [
        'closed',
        async (user) => {
          await user.focus('button', 'Why 72 points?');
          await user.press('Enter', 'Escape');
          await user.expectValue(count(user, 'dialog'), 0);
          await user.expectFocus('Why 72 points?');
        },
      ],
    },
  },
  {
    component: 'Tooltip',
    group: 'work',
    rows: {
      'before the control: Tab': [
        'closed',
        async (user) => {
          await user.press('Tab');
          await user.expectFocus('Next');
          await user.expectValue(count(user, 'tooltip'), 1);
        },
      ],
      'the control: Escape': [
        'closed',
        async (user) => {
          await user.press('Tab');
          await user.expectValue(count(user, 'tooltip'), 1);
          await user.press('Escape');
          await user.expectValue(count(user, 'tooltip'), 0);
          await user.expectFocus('Next');
        },
      ],
    },
  },
  {
    component: 'Tabs',
    group: 'work',
    rows: {
      'before the tabs: Tab': [
        'second',
        async (user) => {
          await user.press('Tab');
          await startsWith(user, 'Matching');
          await user.press('Tab');
          await startsWith(user, 'Three companies');
        },
      ],
      'a tab: Right, Left': [
        'counts',
        async (user) => {
          await user.focus('tab', 'Facts');
          await user.press(user.mirror('ArrowRight'));
          await startsWith(user, 'Matching');
          await user.press(user.mirror('ArrowLeft'), user.mirror('ArrowLeft'));
          await startsWith(user, 'Conversation');
          await user.expectValue(selected(user), 'Facts');
        },
      ],
      'a tab: Home, End': [
        'counts',
        async (user) => {
          await user.focus('tab', 'Facts');
          await user.press('End');
          await startsWith(user, 'Conversation');
          await user.press('Home');
          await startsWith(user, 'Facts');
        },
      ],
      'a tab: Enter, Space': [
        'counts',
        async (user) => {
          await user.focus('tab', 'Facts');
          await user.press(user.mirror('ArrowRight'), 'Enter');
          await user.expectValue(async () => (await selected(user)()).startsWith('Matching'), true);
          await user.press(user.mirror('ArrowLeft'), 'Space');
          await user.expectValue(selected(user), 'Facts');
        },
      ],
    },
  },
  {
    component: 'Drawer',
    group: 'work',
    rows: {
      'a modal pane: Tab': [
        'closed-by-escape',
        async (user) => {
          await openPane(user);
          for (let stop = 0; stop < 4; stop += 1) {
            await user.press('Tab');
            await user.expectValue(() => user.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), true);
          }
        },
      ],
      'a modal pane: Escape': [
        'closed-by-escape',
        async (user) => {
          await openPane(user);
          await user.press('Escape');
          await user.expectValue(count(user, 'dialog'), 0);
          await user.expectFocus('Read');
        },
      ],
      'the list beside a pane: Escape': [
        'beside',
        async (user) => {
          await user.focus('button', 'Read');
          await user.expectValue(count(user, 'dialog'), 1);
          await user.press('Escape');
          await user.expectValue(count(user, 'dialog'), 0);
          await user.expectFocus('Read');
        },
      ],
    },
  },
  {
    component: 'Toasts',
    group: 'work',
    rows: {
      'anywhere: F8': [
        'quiet',
        async (user) => {
          await showToast(user);
          await user.press('F8');
          await user.expectValue(() => user.page.evaluate(() => document.activeElement?.tagName), 'OL');
        },
      ],
      'Undo: Enter': [
        'quiet',
        async (user) => {
          await showToast(user);
          await user.focus('button', 'Undo');
          await user.press('Enter');
          await user.expectValue(() => user.page.getByText('Undone: 1').count(), 1);
          await user.expectValue(() => user.page.getByRole('button', { name: 'Undo' }).count(), 0);
        },
      ],
      'a message: Escape': [
        'quiet',
        async (user) => {
          await showToast(user);
          await user.focus('button', 'Undo');
          await user.press('Escape');
          await user.expectValue(() => user.page.getByRole('button', { name: 'Undo' }).count(), 0);
        },
      ],
    },
  },
];

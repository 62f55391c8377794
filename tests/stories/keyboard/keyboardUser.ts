import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { showStory } from '../../../stories/frame.ts';
import { eventually } from '../../builders/eventually.ts';

/** Milliseconds of the page's own clock between two keys: Radix moves focus in the task after a key press. */
const KEY_INTERVAL_MS = 20;

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'combobox' | 'tab' | 'row' | 'option';

/** Simulates a keyboard user of one story. */
export interface KeyboardUser {
  page: Page;
  /** Writing direction of the page. */
  dir: 'ltr' | 'rtl';
  /** The key for the same reading direction: the horizontal arrows swap in right-to-left pages. */
  mirror(key: string): string;
  /** Remounts the story. */
  reset(): Promise<unknown>;
  /** Focuses the control with this role and name. */
  focus(role: Role, name: string | RegExp): Promise<Locator>;
  /** Presses keys one after the other. */
  press(...keys: string[]): Promise<void>;
  /** Waits until the element with this name has focus; fails with the name of the one that does. */
  expectFocus(name: string): Promise<void>;
  /** Waits until a query of the page returns the value; fails with the one it returns. */
  expectValue<Value>(query: () => Promise<Value>, value: Value): Promise<void>;
}

/** Creates a keyboard user for the story shown on a page. */
export function createKeyboardUser(page: Page, story: string, dir: 'ltr' | 'rtl'): KeyboardUser {
  const expectValue = <Value>(query: () => Promise<Value>, value: Value) => eventually(async () => expect(await query()).toBe(value));
  return {
    page,
    dir,
    reset: () => showStory(page, story),
    mirror: (key) => (dir === 'rtl' ? (mirroredKeys[key] ?? key) : key),
    expectValue,
    async focus(role, name) {
      const control = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
      await control.focus();
      return control;
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        const interval = page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), KEY_INTERVAL_MS);
        await interval.catch(() => undefined); // the key has started a navigation
      }
    },
    expectFocus: (name) => expectValue(() => focusedName(page), name),
  };
}

/** Name of the focused control: its label, otherwise its text. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const name = focused.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
    return (name || focused.innerText || focused.textContent || focused.tagName).split('\n')[0]?.trim() ?? '';
  });
}

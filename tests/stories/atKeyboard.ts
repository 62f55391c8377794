import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../builders/eventually.ts';
import { showStory } from '../../stories/frame.ts';

/** Between two keys, in milliseconds of the page's own clock; Radix moves the focus in the task after the press, as no hand is faster. */
const PAUSE = 20;

const mirror: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'combobox';

/** A person at the keyboard of one story. */
export interface AtKeyboard {
  page: Page;
  /** In which direction the page is written. */
  dir: 'ltr' | 'rtl';
  /** The key for the same direction of reading: arrows that mean forward and back change places from right to left. */
  mirrored(key: string): string;
  /** Shows the story anew, from its beginning. */
  again(): Promise<unknown>;
  /** Puts the focus on the control of this role and name. */
  on(role: Role, name: string | RegExp): Promise<Locator>;
  /** Presses keys one after the other, as a hand does. */
  press(...keys: string[]): Promise<void>;
  /** Waits until the focus is on what is called so; fails with what it is on. */
  focusIs(name: string): Promise<void>;
  /** Waits until something that is asked of the page says this; fails with what it says. */
  says<Value>(ask: () => Promise<Value>, wanted: Value): Promise<void>;
}

/** Sits down at a story that is shown on a page. */
export function atKeyboard(page: Page, story: string, dir: 'ltr' | 'rtl'): AtKeyboard {
  const says = <Value>(ask: () => Promise<Value>, wanted: Value) => eventually(async () => expect(await ask()).toBe(wanted));
  return {
    page,
    dir,
    again: () => showStory(page, story),
    mirrored: (key) => (dir === 'rtl' ? (mirror[key] ?? key) : key),
    says,
    async on(role, name) {
      const control = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
      await control.focus();
      return control;
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        const rest = page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PAUSE);
        await rest.catch(() => undefined); // the key has led to another page
      }
    },
    focusIs: (name) => says(() => nameOfFocus(page), name),
  };
}

/** What people call the control that has the focus: its label, else its words. */
function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const name = focused.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
    return (name || focused.innerText || focused.textContent || focused.tagName).split('\n')[0]?.trim() ?? '';
  });
}

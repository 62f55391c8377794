import type { Page } from 'playwright-core';
import { waitForStep } from './tripForm.ts';

const MAX_TAB_STOPS = 80;

/** A person who uses only the keyboard. */
export interface KeyboardUser {
  /** Tabs to the input with this id and types. */
  type(id: string, text: string): Promise<void>;
  press: {
    /** Presses keys at the current focus. */
    (...keys: string[]): Promise<void>;
    /** Tabs to the first control with this id or prefix of an id, then presses keys. */
    at(id: string, ...keys: string[]): Promise<void>;
  };
  /** Tabs to the button with this text and presses Enter. */
  pressButton(text: string): Promise<void>;
  /** Tabs to Continue, presses Enter, and waits for the step. */
  continueTo(step: string): Promise<void>;
}

/** Moves through the page with Tab only; a control that Tab does not reach fails the test, and so does one without a visible focus. */
export function createKeyboardUser(page: Page): KeyboardUser {
  const reach = async (what: string, isThere: (focused: Focused) => boolean) => {
    const stops: string[] = [];
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      const focused = await readFocus(page);
      if (isThere(focused)) {
        if (!focused.isVisible) throw new Error(`The focus on ${what} cannot be seen.`);
        return;
      }
      stops.push(focused.id || focused.text.slice(0, 30));
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${what}. It stops at: ${stops.join(', ')}`);
  };
  const pressKeys = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const at = async (id: string, ...keys: string[]) => {
    await reach(id, (focused) => focused.id === id || focused.id.startsWith(`${id}-`));
    await pressKeys(...keys);
  };
  const pressButton = async (name: string) => {
    await reach(name, ({ text }) => text === name);
    await page.keyboard.press('Enter');
  };
  return {
    press: Object.assign(pressKeys, { at }),
    async type(id, text) {
      await reach(id, (focused) => focused.id === id);
      await page.keyboard.type(text);
    },
    pressButton,
    async continueTo(step) {
      await pressButton('Continue');
      await waitForStep(page, step);
    },
  };
}

interface Focused {
  id: string;
  text: string;
  /** Whether there is an outline, on the control or on the element that draws it. */
  isVisible: boolean;
}

async function readFocus(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const hasOutline = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [
      activeElement,
      activeElement?.parentElement,
      activeElement?.parentElement?.parentElement,
      activeElement?.nextElementSibling,
    ];
    return {
      id: activeElement?.id ?? '',
      text: activeElement?.textContent?.trim() ?? '',
      isVisible: around.some((element) => hasOutline(element ?? null)),
    };
  });
}

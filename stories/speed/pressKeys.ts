import type { Browser, Page } from 'playwright-core';
import { openStory, processorOf } from './story.ts';

/** How often each typist begins anew; the figure is the median of their longest presses. */
const ROUNDS = 5;
/** How much slower the phone we build for is than this machine's processor. */
const SLOWER = 4;

/** Somebody at the keyboard of a story. */
export interface Typist {
  /** What is typed in. */
  name: string;
  story: string;
  /** Puts the focus where the first key goes. */
  begin: (page: Page) => Promise<unknown>;
  keys: readonly string[];
}

const times = (count: number, ...keys: string[]) => Array.from({ length: count }, () => keys).flat();

/** Whose keys are measured. */
export const typists: readonly Typist[] = [
  {
    name: 'combobox with 9,000 places',
    story: 'design-system-destinationcombobox--fifty-of-many',
    begin: async (page) => {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').focus();
    },
    keys: ['p', 'l', 'a', 'c', 'e', 'Space', '7', ...times(8, 'ArrowDown'), ...times(3, 'Backspace'), 'Escape'],
  },
  {
    name: 'menu',
    story: 'design-system-navigationmenu--closed',
    begin: (page) => page.getByRole('button', { name: 'Destinations' }).focus(),
    keys: ['Enter', ...times(8, 'ArrowDown'), 'Escape', ...times(3, 'ArrowRight'), 'ArrowLeft', 'Enter', 'Escape'],
  },
  {
    name: 'calendar of the date field',
    story: 'design-system-datefield--calendar-open',
    begin: () => Promise.resolve(),
    keys: [...times(4, 'ArrowRight'), ...times(3, 'ArrowDown'), ...times(4, 'PageDown'), 'PageUp', 'Home', 'End'],
  },
];

/** The longest press in milliseconds of a phone's processor, which others on the machine do not lengthen as they do the clock's. */
export async function pressKeys(browser: Browser, url: string, typist: Typist): Promise<number> {
  const longest: number[] = [];
  while (longest.length < ROUNDS) longest.push(await longestPress(browser, url, typist));
  return Math.round((longest.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity) * SLOWER);
}

async function longestPress(browser: Browser, url: string, { story, begin, keys }: Typist): Promise<number> {
  const page = await openStory(browser, url, story);
  await begin(page);
  await page.waitForTimeout(500);
  const spent = await processorOf(page);
  let longest = 0;
  for (const key of keys) {
    const before = await spent();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    longest = Math.max(longest, (await spent()) - before);
  }
  await page.close();
  return longest;
}

import type { Browser, Page } from 'playwright-core';
import { openStory, trackCpuTime } from './story.ts';

/** Runs per scenario; the result is the median of their longest responses. */
const ROUNDS = 5;
/** CPU slowdown of the target phone relative to this machine. */
const CPU_SLOWDOWN = 4;

/** Keys to press in a story. */
export interface KeyScenario {
  /** Name in the results. */
  name: string;
  story: string;
  /** Focuses the element that receives the first key. */
  setUp: (page: Page) => Promise<unknown>;
  keys: readonly string[];
}

const times = (count: number, ...keys: string[]) => Array.from({ length: count }, () => keys).flat();

/** Scenarios to measure. */
export const keyScenarios: readonly KeyScenario[] = [
  {
    name: 'combobox with 9,000 places',
    story: 'design-system-destinationcombobox--fifty-of-many',
    setUp: async (page) => {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').focus();
    },
    keys: ['p', 'l', 'a', 'c', 'e', 'Space', '7', ...times(8, 'ArrowDown'), ...times(3, 'Backspace'), 'Escape'],
  },
  {
    name: 'menu',
    story: 'design-system-navigationmenu--closed',
    setUp: (page) => page.getByRole('button', { name: 'Destinations' }).focus(),
    keys: ['Enter', ...times(8, 'ArrowDown'), 'Escape', ...times(3, 'ArrowRight'), 'ArrowLeft', 'Enter', 'Escape'],
  },
  {
    name: 'calendar of the date field',
    story: 'design-system-datefield--calendar-open',
    setUp: () => Promise.resolve(),
    keys: [...times(4, 'ArrowRight'), ...times(3, 'ArrowDown'), ...times(4, 'PageDown'), 'PageUp', 'Home', 'End'],
  },
];

/** Longest response to a key press in milliseconds of CPU time on the target phone; other load on this machine does not affect it. */
export async function pressKeys(browser: Browser, url: string, scenario: KeyScenario): Promise<number> {
  const longest: number[] = [];
  while (longest.length < ROUNDS) longest.push(await longestPress(browser, url, scenario));
  return Math.round((longest.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity) * CPU_SLOWDOWN);
}

async function longestPress(browser: Browser, url: string, { story, setUp, keys }: KeyScenario): Promise<number> {
  const page = await openStory(browser, url, story);
  await setUp(page);
  await page.waitForTimeout(500);
  const cpuTime = await trackCpuTime(page);
  let longest = 0;
  for (const key of keys) {
    const before = await cpuTime();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    longest = Math.max(longest, (await cpuTime()) - before);
  }
  await page.close();
  return longest;
}

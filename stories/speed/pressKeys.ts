import type { Browser, Page } from 'playwright-core';

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
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return (channel as { last(event: string): unknown } | undefined)?.last('storyFinished');
  });
  await begin(page);
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
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

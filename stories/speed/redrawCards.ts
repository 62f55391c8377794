import type { Browser } from 'playwright-core';
import { openStory, processorOf } from './story.ts';

/** How often the cards are drawn anew; the figure is the median. */
const ROUNDS = 15;

/** What it takes to draw fifty cards anew, in milliseconds of this machine's processor. */
export async function redrawCards(browser: Browser, url: string): Promise<number> {
  const page = await openStory(browser, url, 'design-system-card--fifty');
  const button = await page.getByRole('button').elementHandle();
  if (!button) throw new Error('The story of fifty cards has no button');
  const spent = await processorOf(page);
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const before = await spent();
    await button.evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    times.push((await spent()) - before);
  }
  await page.close();
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity);
}

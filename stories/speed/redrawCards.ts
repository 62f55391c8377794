import type { Browser } from 'playwright-core';
import { openStory, trackCpuTime } from './story.ts';

/** Number of renders; the result is their median. */
const ROUNDS = 15;

/** CPU time for rendering fifty cards again, in milliseconds. */
export async function redrawCards(browser: Browser, url: string): Promise<number> {
  const page = await openStory(browser, url, 'design-system-card--fifty');
  const button = await page.getByRole('button').elementHandle();
  if (!button) throw new Error('The story of fifty cards has no button');
  const cpuTime = await trackCpuTime(page);
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const before = await cpuTime();
    await button.evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    times.push((await cpuTime()) - before);
  }
  await page.close();
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity);
}

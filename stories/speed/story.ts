import type { Browser, Page } from 'playwright-core';

/** Opens a story in a desktop window without the a11y addon; resolves after its play function. */
export async function openStory(browser: Browser, url: string, story: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return (channel as { last(event: string): unknown } | undefined)?.last('storyFinished');
  });
  return page;
}

/** Returns a function that reads the CPU time of the page's main thread in milliseconds; other load on the machine does not affect it. */
export async function trackCpuTime(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
}

import type { Browser, Page } from 'playwright-core';

/** Opens a story on a desktop, without its axe; resolves once it has been drawn and played. */
export async function openStory(browser: Browser, url: string, story: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return (channel as { last(event: string): unknown } | undefined)?.last('storyFinished');
  });
  return page;
}

/** What tells how many milliseconds of processor the page's main thread has used so far, which others on the machine do not lengthen as they do the clock's. */
export async function processorOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
}

import type { Browser } from 'playwright-core';

/** Lighthouse's 4G profile: 9 Mbit/s down, 170 ms round-trip time. */
const fourG = { offline: false, latency: 170, downloadThroughput: (9 * 1024 * 1024) / 8, uploadThroughput: (9 * 1024 * 1024) / 8 };
const pages = ['design-system-textfield--docs', 'design-system-navigationmenu--docs', 'design-system-datefield--docs'];

/** Loads docs pages with an empty cache; resolves to their load times in milliseconds and transfer sizes in KB. */
export async function openDocs(browser: Browser, url: string): Promise<Record<string, { ms: number; kb: number }>> {
  const results: Record<string, { ms: number; kb: number }> = {};
  for (const id of pages) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', fourG);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    const start = performance.now();
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    // In each frame: a locator looks only every 500 ms after the first ones.
    await page.waitForFunction(() => document.querySelector('#storybook-docs h1')?.checkVisibility());
    results[id] = { ms: Math.round(performance.now() - start), kb: Math.round(bytes / 1024) };
    await page.close();
  }
  return results;
}

import type { Browser } from 'playwright-core';

/** 4G as Lighthouse draws it: 9 Mbit/s down, 170 ms there and back. */
const fourG = { offline: false, latency: 170, downloadThroughput: (9 * 1024 * 1024) / 8, uploadThroughput: (9 * 1024 * 1024) / 8 };
const pages = ['design-system-textfield--docs', 'design-system-navigationmenu--docs', 'design-system-datefield--docs'];

/** How long docs pages take with nothing kept from before, in milliseconds by the clock, and what they fetch in KB. */
export async function openDocs(browser: Browser, url: string): Promise<Record<string, { ms: number; kb: number }>> {
  const opened: Record<string, { ms: number; kb: number }> = {};
  for (const id of pages) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', fourG);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    const began = performance.now();
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    await page.locator('#storybook-docs h1').waitFor();
    opened[id] = { ms: Math.round(performance.now() - began), kb: Math.round(bytes / 1024) };
    await page.close();
  }
  return opened;
}

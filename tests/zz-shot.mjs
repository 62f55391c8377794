import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';
const [url, out, width = '1280', height = '900', full = '1', scheme = 'light'] = process.argv.slice(2);
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ viewport: { width: +width, height: +height }, colorScheme: scheme });
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)));
await page.goto(url, { waitUntil: 'load' });
await page.mouse.move(100, 100);
await page.mouse.wheel(0, 200);
await page.waitForTimeout(1200);
await page.evaluate(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y);
    await new Promise((r) => setTimeout(r, 60));
  }
  window.scrollTo(0, 0);
});
await page.waitForTimeout(500);
await page.screenshot({ path: out, fullPage: full === '1' });
console.log(
  await page.title(),
  await page.evaluate(() => [document.documentElement.dataset.hydrated, document.documentElement.scrollWidth]),
);
await browser.close();
